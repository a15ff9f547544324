"""The derivations of all texts, as the reader takes them, and what can be done with them: walk, swap, write again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

from tintero.abilities.ability import Activated, CardDefinition
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Effect, Nothing
from tintero.abilities.words import CardType
from tintero.cards.card import Card, CardText
from tintero.language import Reader, Unread
from tintero.language.bind import bind, bind_action
from tintero.language.chart import Derivation
from tintero.language.distinct_texts import counted
from tintero.language.spanish import english, spanish
from tintero.language.tokens import words
from tintero.rules.library import Library

ABILITY: Final = "ability"
ACTION: Final = "action"
COSTS: Final = "costs"
EFFECTS: Final = "effects"

Step = int  # which child
Path = tuple[Step, ...]


@dataclass(frozen=True)
class Part:
    """One stretch of printed words that is read by itself: an ability, an action, a cost, or what is paid for."""

    category: str
    words: tuple[str, ...]
    cards: tuple[str, ...]
    meaning: Any
    derivation: Derivation


def stretches(text: CardText) -> list[tuple[str, str]]:
    """What the reader reads of one text: category and words."""
    if text.costs:
        return [(COSTS, text.costs), (EFFECTS, text.effect)]
    return [(ACTION if text.kind == "effect" else ABILITY, text.effect)]


class Derived:
    """Every part of every text that is read, once, with the cards that have it."""

    def __init__(self, reader: Reader, cards: Iterable[Card]) -> None:
        self.reader = reader
        self.by_key: dict[tuple[str, tuple[str, ...]], Part | Unread] = {}
        self.of_card: dict[str, list[Part | Unread]] = {}
        holders: dict[tuple[str, tuple[str, ...]], list[str]] = {}
        for card in cards:
            of_card = self.of_card.setdefault(card.full_name, [])
            for text in counted(card):
                for category, written in stretches(text):
                    key = (category, words(written))
                    holders.setdefault(key, []).append(card.full_name)
                    if key not in self.by_key:
                        self.by_key[key] = self.read(*key, written)
                    of_card.append(self.by_key[key])
        self.parts: list[Part] = [
            replace(part, cards=tuple(holders[key]))
            for key, part in self.by_key.items() if isinstance(part, Part)
        ]  # fmt: skip

    def read(self, category: str, cut: tuple[str, ...], written: str) -> Part | Unread:
        found = self.reader.read(category, written)
        return found if isinstance(found, Unread) else Part(category, cut, (), *found)


# ---- trees -----------------------------------------------------------------------------------------------------------


def walked(d: Derivation, path: Path = ()) -> Iterator[tuple[Path, Derivation]]:
    """Every place in a derivation, from the top."""
    yield path, d
    for n, child in enumerate(d.parts):
        yield from walked(child, (*path, n))


def swapped(d: Derivation, path: Path, other: Derivation) -> Derivation:
    """The derivation with another one at this place."""
    if not path:
        return other
    parts = list(d.parts)
    parts[path[0]] = swapped(parts[path[0]], path[1:], other)
    return replace(d, parts=tuple(parts))


def places(d: Derivation) -> set[str]:
    """The lines of the grammar that it uses, by file and number."""
    return {node.production.place for _, node in walked(d) if node.production is not None}


def line_of(d: Derivation) -> str:
    """The line at its top, as people find it."""
    p = d.production
    return f"{d.category} “{d.leaf}”" if p is None else f"{p.place}: {p.category} = {p.source}"


def differing(a: Derivation, b: Derivation) -> tuple[Derivation, Derivation]:
    """The lowest place at which two derivations of the same words part."""
    if a.production is not b.production or a.production is None:
        return a, b
    unlike = [(x, y) for x, y in zip(a.parts, b.parts, strict=True) if x != y]
    if len(unlike) == 1 and english(unlike[0][0]) == english(unlike[0][1]):
        return differing(*unlike[0])
    return a, b


def chain_to(d: Derivation, at: int) -> list[Derivation]:
    """From the top down to what derives the word with this number."""
    out = [d]
    if d.production is None:
        return out
    parts = iter(d.parts)
    for item in d.production.items:
        part = None if item.word else next(parts)
        length = 1 if part is None else len(english(part))
        if at < length:
            return out if part is None else out + chain_to(part, at)
        at -= length
    return out


# ---- what becomes of a reading ---------------------------------------------------------------------------------------


def bound(category: str, meaning: Any) -> Any:
    """The meaning with its pronouns bound, as on a card."""
    if category == COSTS:
        return meaning
    if category == EFFECTS:
        return bind(Activated(Cost(), meaning))
    return bind_action(meaning) if category == ACTION else bind(meaning)


def used(category: str, meaning: Any, d: Derivation) -> Any:
    """Everything that is done with a text before it is played: pronouns, Spanish, instructions. Returns the meaning."""
    spanish(d)
    whole = bound(category, meaning)
    if category == COSTS:
        whole = Activated(whole, Nothing())
    parts = whole if isinstance(whole, tuple) else (whole,)
    effects = [part for part in parts if isinstance(part, Effect)]
    abilities = tuple([part for part in parts if not isinstance(part, Effect)])
    definition = CardDefinition(
        full_name="Tried", names=("Tried",), type=CardType.ACTION if effects else CardType.CHARACTER, cost=1,
        inkable=True, inks=("Amber",), classifications=(), strength=1, willpower=1, lore=1, move_cost=0,
        abilities=abilities, effect=effects[0] if effects else None,
    )  # fmt: skip
    with suppress(NotImplementedError):  # a word without code is refused by name when a deck is loaded
        Library().face(definition)
    return whole
