"""Bad weather, and servers that are killed: the short forms of `make web-chaos` and `make web-kills`."""

from __future__ import annotations

import pytest

from tintero import client

from . import chaos, kills


@pytest.fixture(autouse=True)
def restless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients that wait as they always do, but ten times less long before they ask or connect again."""
    for name in ("PING_EVERY", "SAY_AGAIN_AFTER", "AGAIN_AFTER", "LONGEST_PAUSE"):
        before: float = getattr(client, name)
        monkeypatch.setattr(client, name, before / 10)
    monkeypatch.setattr(client, "MOST_TRIES", 10 * client.MOST_TRIES)  # for as long as ever


def test_through_bad_weather_both_sides_end_with_what_the_server_has(database: str) -> None:
    weather = chaos.Weather(drop=0.03, double=0.1, overtake=0.1, delayed=0.1, delay=0.05)
    said = chaos.run(database, 1, 3, at_once=1, weather=weather)
    assert "0 lost, 0 done twice" in said


def test_a_server_that_is_killed_loses_no_choice_that_it_acknowledged(database: str) -> None:
    assert ", 0 lost, 0 doubled" in kills.run(database, 5, 5, tables=2)
