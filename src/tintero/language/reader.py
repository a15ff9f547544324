"""A whole card: every text read to the last word, with one meaning, or the card is refused (1.1.5)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from tintero.abilities.ability import Ability, Activated, CardDefinition
from tintero.abilities.effect import Effect
from tintero.abilities.words import CardType
from tintero.cards import CardPool, load_pool
from tintero.cards.card import Card, CardText

from .bind import bind, bind_action
from .chart import Derivation, Reading
from .grammar import Grammar, load
from .keywords import read_keyword
from .lexicon import Lexicon
from .meanings import namespace, sequence
from .spanish import english, spanish
from .tokens import squash, words

TYPE_OF_WORD = {
    "Character": CardType.CHARACTER,
    "Action": CardType.ACTION,
    "Item": CardType.ITEM,
    "Location": CardType.LOCATION,
}


@dataclass(frozen=True)
class Unread:
    """A text that was not understood, the first words of it that were not read, and why."""

    text: str
    words: str
    why: str = "unread"  # or "ambiguous"


class NotUnderstood(Exception):
    """A card whose text is not understood completely; it is refused, never played as if blank."""

    def __init__(self, card: str, unread: tuple[Unread, ...]) -> None:
        super().__init__(f"{card}: not understood: “{unread[0].words}”")
        self.card = card
        self.unread = unread


@dataclass(frozen=True)
class TextReading:
    """One printed text: what it means, and its two ways of being written."""

    name: str
    meaning: Any
    english: str
    spanish: str


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    return load(namespace())


_POOL: list[CardPool] = []


def use_pool(pool: CardPool | None) -> None:
    """Names and classifications come from this pool from now on (a card file named by the user); None: as before."""
    wanted = [] if pool is None else [pool]
    if len(wanted) != len(_POOL) or any(a is not b for a, b in zip(wanted, _POOL, strict=True)):
        _POOL[:] = wanted
        lexicon.cache_clear()
        read_text.cache_clear()
        _READ.clear()


def pool_in_use() -> CardPool:
    return _POOL[0] if _POOL else load_pool()


@lru_cache(maxsize=1)
def lexicon() -> Lexicon:
    return Lexicon.of(pool_in_use())


def is_reminder(text: CardText) -> bool:
    """CR 1.1.7: a text wholly in parentheses has no force."""
    full = " ".join(text.full_text.split())
    return full.startswith("(") and full.endswith(")")


def read(category: str, text: str) -> tuple[Any, Derivation] | Unread:
    """Read one text as something: its meaning, or what was not understood."""
    cut = words(text)
    if category in ("ability", "action", "effects") and (not cut or cut[-1] != "."):
        cut = (*cut, ".")
    reading = Reading(grammar(), lexicon(), cut)
    found = reading.whole(category)
    if not found:
        rest = cut[reading.furthest : reading.furthest + 6]
        return Unread(squash(cut), squash(rest))
    meanings: list[Any] = []
    for d in found:
        meaning = d.meaning()
        if meaning not in meanings:
            meanings.append(meaning)
    if len(meanings) > 1:
        return Unread(squash(cut), squash(cut), "ambiguous")
    if english(found[0]) != cut:
        return Unread(squash(cut), squash(cut), "not written back")
    return meanings[0], found[0]


@lru_cache(maxsize=16384)
def read_text(kind: str, costs: str, effect: str) -> TextReading | Unread:
    """One text of a card that is not a keyword; the same words are read once."""
    if costs:
        cost = read("costs", costs)
        if isinstance(cost, Unread):
            return cost
        result = read("effects", effect)
        if isinstance(result, Unread):
            return result
        ability = bind(Activated(cost[0], result[0]))
        return TextReading("", ability, "", f"{spanish(cost[1])} — {spanish(result[1])}")
    result = read("action" if kind == "effect" else "ability", effect)
    if isinstance(result, Unread):
        return result
    meaning = bind_action(result[0]) if kind == "effect" else bind(result[0])
    return TextReading("", meaning, squash(english(result[1])), spanish(result[1]))


def named(ability: Any, name: str) -> Any:
    """The story name as identity of the ability (5.2.8)."""
    return replace(ability, name=name) if name and hasattr(ability, "name") else ability


def understand(card: Card) -> CardDefinition | tuple[Unread, ...]:
    """The definition of a card, or everything on it that was not read."""
    abilities: list[Ability] = []
    effects: list[Effect] = []
    unread: list[Unread] = []
    for text in card.texts:
        if is_reminder(text):
            continue
        if text.kind == "keyword":
            keyword = read_keyword(text)
            if keyword is None:
                unread.append(Unread(" ".join(text.full_text.split()), text.keyword))
            else:
                abilities.append(keyword)
            continue
        result = read_text(text.kind, text.costs, text.effect)
        if isinstance(result, Unread):
            unread.append(result)
        elif isinstance(result.meaning, Effect):
            effects.append(result.meaning)
        elif isinstance(result.meaning, tuple):
            effects += [part for part in result.meaning if isinstance(part, Effect)]
            abilities += [named(part, text.name) for part in result.meaning if not isinstance(part, Effect)]
        else:
            abilities.append(named(result.meaning, text.name))
    if card.type == "Action" and not unread and not effects:
        unread.append(Unread("", "an action without an effect"))
    if unread:
        return tuple(unread)
    return CardDefinition(
        full_name=card.full_name,
        names=card.names,
        type=TYPE_OF_WORD[card.type],
        cost=card.cost,
        inkable=card.inkable,
        inks=tuple(str(i) for i in card.inks),
        classifications=tuple(card.classifications),
        strength=card.strength or 0,
        willpower=card.willpower or 0,
        lore=card.lore or 0,
        move_cost=card.move_cost or 0,
        abilities=tuple(abilities),
        effect=sequence(*effects) if effects else None,
    )


_READ: dict[Card, CardDefinition] = {}


def definition_of(card: Card) -> CardDefinition:
    """What the rules need to know of a card; raises NotUnderstood."""
    known = _READ.get(card)
    if known is not None:
        return known
    result = understand(card)
    if isinstance(result, tuple):
        raise NotUnderstood(card.full_name, result)
    _READ[card] = result
    return result
