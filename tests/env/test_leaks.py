"""E4: what a seat cannot know changes nothing of its observation. The long run is `python -m tintero.env.leaks`."""

from __future__ import annotations

import pytest

from tintero.env.leaks import Found, Watched, check_game, differ
from tintero.env.rows.encoder import Told
from tintero.lab.redeal import PLANS
from tintero.rules.game import Game
from tintero.table.house import House


@pytest.fixture(scope="module")
def house() -> House:
    return House()


def test_observations_stay_the_same_when_what_is_hidden_is_dealt_anew(house: House) -> None:
    found = Found()
    for seed, plan in enumerate(PLANS):
        check_game(seed, plan, 20, house, found)
    assert found.leaks == []
    assert found.observations > 400
    assert found.dealt > 10 * found.observations


def test_a_leak_would_be_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Watched.seen

    def peeking(watched: Watched, game: Game, player: int, told: Told) -> bytes:
        """With the first card of the next seat's hand for the turn's number."""
        others = game.state.players[(player + 1) % len(watched.told)].hand
        shown = watched.encoder.tokens[game.state.defs[others[0]]] if others else 0
        found = bytearray(seen(watched, game, player, told))
        found[48:50] = shown.to_bytes(2, "little")
        return bytes(found)

    monkeypatch.setattr(Watched, "seen", peeking)
    found = Found()
    check_game(1, PLANS[0], 5, house, found)
    assert len(found.leaks) == 1
    assert "global[24]" in found.leaks[0]


def test_a_difference_is_told_by_its_place() -> None:
    one = bytes(9_280)
    assert differ(one, one) == ""
    assert differ(one, one[:-2] + b"\1\0") == "history[31, 7]: 0 and 1"
