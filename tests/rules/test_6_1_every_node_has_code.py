"""A text with a word that has no code is refused when its card is compiled, by name, never in a game (6.1)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tintero.abilities import amount as am
from tintero.abilities import base
from tintero.abilities import condition as co
from tintero.abilities import cost as ac
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static, Triggered
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Until, Zone
from tintero.rules.library import FAMILIES, Library

from ..kit import action, character

QUEST = (Trigger(EventKind.QUESTED),)
NUMBER = am.Number(1)
BY_PAYING = pr.AlternateCost(ac.Cost(parts=(ac.BanishThis(),)))
# a card of each family's words, each deep inside its text, and the word whose code is taken away
CASES = [
    ("test", ta.Damaged, action(ef.Banish(ta.Chosen(ta.Filter(tests=(ta.Not(ta.Damaged()),)))))),
    ("reference", ta.Subject, action(ef.Banish(ta.The(ta.Subject())))),
    ("target", ta.Each, action(ef.Banish(ta.Each(ta.CHARACTER)))),
    ("amount", am.Done, action(ef.Sequence((ef.Draw(ta.YOU, NUMBER), ef.GainLore(ta.YOU, am.Done()))))),
    ("condition", co.YourTurn, action(ef.If(co.Negated(co.YourTurn()), ef.GainLore(ta.YOU, NUMBER)))),
    ("property", pr.SingsAs, action(ef.Give(ta.THIS, (pr.SingsAs(NUMBER),), Until.THIS_TURN))),
    ("rule", pr.ExtraInk, character("A", 1, 1, 1, 1, Static(rules=(pr.Imposed(pr.ExtraInk()),)))),
    ("effect", ef.GainLore, character("B", 1, 1, 1, 1, Triggered(QUEST, ef.GainLore(ta.YOU, NUMBER)))),
    ("ability", Triggered, character("C", 1, 1, 1, 1, Triggered(QUEST, ef.GainLore(ta.YOU, NUMBER)))),
    ("cost", ac.BanishThis, character("D", 1, 1, 1, 1, Static(rules=(pr.Imposed(BY_PAYING),), zones=(Zone.HAND,)))),
]


@contextmanager
def without(table: Any, node: type) -> Iterator[None]:
    """The table of a family, as if nobody had written the code of this word."""
    code = table.pop(node) if isinstance(table, dict) else table.remove(node)
    try:
        yield
    finally:
        if isinstance(table, dict):
            table[node] = code
        else:
            table.add(node)


@pytest.mark.parametrize(("word", "node", "card"), CASES, ids=lambda c: c if isinstance(c, str) else "")
def test_a_node_without_code_is_named_when_its_card_is_compiled(word: str, node: type, card: Any) -> None:
    table = next(known for _, name, known in FAMILIES if name == word)
    Library().face(card)
    with without(table, node), pytest.raises(NotImplementedError, match=f"no code for the {word} {node.__name__}"):
        Library().face(card)


def test_every_family_of_the_vocabulary_is_looked_up() -> None:
    families = {c for c in vars(base).values() if isinstance(c, type) and issubclass(c, base.Node)} - {base.Node}
    assert families == {family for family, _, _ in FAMILIES}
    assert [word for word, _, _ in CASES] == [word for _, word, _ in FAMILIES]
