"""What is foretold of a challenge happens: the short form of `make web-foretold`."""

from __future__ import annotations

import pytest

from tintero.rules.previews import ChallengePreview

from . import foretold

CHALLENGES = 60


def test_what_is_foretold_of_a_challenge_happens() -> None:
    tally = foretold.run(CHALLENGES, 1)
    assert tally.damage > CHALLENGES
    assert tally.banished > 0
    assert tally.doomed > 0


def test_a_preview_that_is_wrong_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = ChallengePreview(deals=99, takes=0, banishes=True, is_banished=False)
    monkeypatch.setattr("tintero.table.seeing.challenge_preview", lambda *_: wrong)
    with pytest.raises(AssertionError, match="foretold"):
        foretold.run(1, 1)
