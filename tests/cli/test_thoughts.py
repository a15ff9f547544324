"""`hint` and `explain` as they are typed at the table."""

from __future__ import annotations

import pytest

from tests.cli.talking import Make, Talk, flat, hidden_names
from tintero.words import say


@pytest.mark.parametrize(("lang", "word", "begins"), [
    ("en", "hint", "In your place I would choose:"), ("es", "pista", "En tu lugar yo elegiría:"),
])  # fmt: skip
def test_a_hint_says_what_the_computer_would_do(
    talk: Talk, new_session: Make, lang: str, word: str, begins: str
) -> None:
    session = new_session("human", "greedy")
    out = flat(talk(session, "0", word, "1", lang=lang))
    assert begins in out
    assert not [name for name in hidden_names(session) if name in out]


@pytest.mark.parametrize(("lang", "word", "key"), [
    ("en", "explain", "thinking.does_not_think"), ("es", "explica", "thinking.does_not_think"),
])  # fmt: skip
def test_whoever_does_not_think_has_nothing_to_explain(
    talk: Talk, new_session: Make, lang: str, word: str, key: str
) -> None:
    out = flat(talk(new_session("human", "greedy"), "0", "end", word, lang=lang))
    assert say(key, lang) in out


def test_before_its_first_move_there_is_nothing_to_explain(talk: Talk, new_session: Make) -> None:
    out = flat(talk(new_session("human", "search:nodes=5"), "explain"))
    assert say("thinking.nothing_to_explain", "en") in out


def test_explain_tells_a_move_and_after_the_game_everything(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "search:nodes=20", seed=3)
    turns = ["1", "end", "explain"] * 6
    out = flat(talk(session, "0", *turns, "concede", "y", "explain", "q"))
    assert "I chose:" in out
    assert "% to win" in out[out.rindex("I chose:") :]
    assert say("thinking.hand_is_secret", "en") in out[: out.rindex("I chose:")]
