"""Decks that give chosen cards something to do: what their text speaks of is put beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from tintero.abilities import target as ta
from tintero.abilities.ability import CardDefinition, KeywordAbility, ShiftKind
from tintero.abilities.amount import Number
from tintero.abilities.condition import Is
from tintero.abilities.property import Changes, PayLess, PayMore
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Keyword, ShiftBase, Stat
from tintero.language.tree import nodes
from tintero.rules.chance import below
from tintero.rules.library import Library

COPIES: Final = 4
LEGAL_SIZE: Final = 60
MOST_CARDS: Final = 72
PROBES: Final = 40  # how many cards are looked at for one that fits

# what an event or a word of a text needs: cards with one of these nodes
MAKERS: Final[dict[str, tuple[str, ...]]] = {
    "ink drops": ("GetInkDrops",),
    "healing": ("RemoveDamage", "MoveDamage"),
    "damage": ("DealDamage", "PutDamage"),
    "cards under": ("PutUnder",),
    "discarding": ("Discard",),
    "exerting": ("Exert",),
    "readying": ("Ready",),
    "lore loss": ("LoseLore",),
    "inking": ("InkTop",),
    "moving": ("MoveToLocation",),
    "milling": ("Mill",),
}
NEEDS_OF_EVENT: Final[dict[EventKind, str]] = {
    EventKind.INK_DROP: "ink drops", EventKind.INK_DROP_REMOVED: "ink drops", EventKind.DAMAGE_REMOVED: "healing",
    EventKind.PUT_UNDER: "cards under", EventKind.DISCARDED: "discarding", EventKind.DISCARDED_TOGETHER: "discarding",
    EventKind.EXERTED: "exerting", EventKind.READIED: "readying", EventKind.LORE_LOST: "lore loss",
    EventKind.INKED: "inking", EventKind.MILLED: "milling", EventKind.MOVED: "moving", EventKind.DAMAGE_DEALT: "damage",
    EventKind.DAMAGE_TAKEN: "damage",
    EventKind.BANISHED: "damage", EventKind.LEFT_DISCARD: "discarding", EventKind.INTO_DISCARD: "discarding",
}  # fmt: skip
NEEDS_OF_NODE: Final[dict[str, str]] = {
    "RemoveInkDrops": "ink drops", "UsedInkDrop": "ink drops", "InkDropsOf": "ink drops", "HasCardUnder": "cards under",
    "CardsFromUnder": "cards under", "Damaged": "damage", "RemoveDamage": "damage",
}  # fmt: skip


class Collection:
    """The cards that decks are made from, with what is needed to find partners quickly."""

    def __init__(self, cards: Sequence[CardDefinition]) -> None:
        self.cards = tuple(cards)
        self.compiled = Library()
        self.by_name: dict[str, list[CardDefinition]] = {}
        self.by_class: dict[str, list[CardDefinition]] = {}
        self.by_type: dict[CardType, list[CardDefinition]] = {}
        self.by_keyword: dict[Keyword, list[CardDefinition]] = {}
        self.songs = [d for d in cards if is_song(d)]
        self.makers: dict[str, list[CardDefinition]] = {}
        self.raisers: dict[Stat, list[CardDefinition]] = {}
        self.inkable = [d for d in cards if d.inkable and d.type == CardType.CHARACTER and d.cost <= 3]
        for d in cards:
            for name in d.names:
                self.by_name.setdefault(name.casefold(), []).append(d)
            for word in d.classifications:
                self.by_class.setdefault(word, []).append(d)
            self.by_type.setdefault(d.type, []).append(d)
            types = {type(n).__name__ for n in nodes((d.abilities, d.effect))}
            for stat in {n.stat for n in nodes((d.abilities, d.effect)) if isinstance(n, Changes) and not n.negative}:
                self.raisers.setdefault(stat, []).append(d)
            for what, made_by in MAKERS.items():
                if not types.isdisjoint(made_by):
                    self.makers.setdefault(what, []).append(d)
            for a in d.abilities:
                if isinstance(a, KeywordAbility):
                    self.by_keyword.setdefault(a.keyword, []).append(d)
        self._needs: dict[str, list[Need]] = {}

    def needs(self, d: CardDefinition) -> list[Need]:
        """What a card's text speaks of; worked out once for each card."""
        found = self._needs.get(d.full_name)
        if found is None:
            found = self._needs[d.full_name] = list(self._find_needs(d))
        return found

    def _find_needs(self, d: CardDefinition) -> Iterator[Need]:
        wanted: set[str] = set()
        for node in nodes((d.abilities, d.effect)):
            if isinstance(node, ta.Filter):
                need = self.for_filter(node)
                if need is not None:
                    yield need
            elif isinstance(node, KeywordAbility):
                yield from self._for_keyword(d, node)
            elif isinstance(node, Is) and isinstance(node.ref, ta.This):
                yield from self._for_itself(d, node.filter)
            elif isinstance(node, (ta.LiesOn, PayLess, PayMore)):
                yield Need([c for name in d.names for c in self.by_name[name.casefold()] if _shifts(c)])
            elif isinstance(node, Trigger):
                wanted.add(NEEDS_OF_EVENT.get(node.event, ""))
                if node.event == EventKind.SANG:
                    yield Need(self.songs)
                elif node.event == EventKind.MOVED:
                    yield Need(self.by_type.get(CardType.LOCATION, []))
            elif isinstance(node, (ta.AtLocation, ta.SameLocationAs)):
                yield Need(self.by_type.get(CardType.LOCATION, []))
            elif type(node).__name__ == "UsedShift" and any(isinstance(a, KeywordAbility) for a in d.abilities):
                yield Need(self.bases(d, ShiftKind()))
            wanted.add(NEEDS_OF_NODE.get(type(node).__name__, ""))
        for what in sorted(wanted - {""}):
            yield Need(self.makers.get(what, []))

    def _for_itself(self, d: CardDefinition, wanted: ta.Filter) -> Iterator[Need]:
        """What raises a value of the card that its own text wants to be higher than it is printed."""
        for test in wanted.tests:
            if isinstance(test, ta.Compare) and test.at_least and not _passes(d, test):
                yield Need(self.raisers.get(test.stat, []))

    def _for_keyword(self, d: CardDefinition, k: KeywordAbility) -> Iterator[Need]:
        if k.keyword == Keyword.SHIFT:
            for name in d.names[1:] if k.shift.base in (ShiftBase.TWO_NAMES, ShiftBase.ONE_OR_TWO_NAMES) else ("",):
                yield Need(self.by_name.get(name.casefold(), []) if name else self.bases(d, k.shift))
        elif k.keyword == Keyword.SINGER:
            yield Need(self.songs, lambda song: song.cost <= k.value)
        elif k.keyword == Keyword.SING_TOGETHER:
            yield Need(self.by_keyword.get(Keyword.SINGER, []))

    def bases(self, d: CardDefinition, kind: ShiftKind) -> list[CardDefinition]:
        """CR 8.10.8: what a Shift ability may be laid over."""
        if kind.base == ShiftBase.ITEM:
            return self.by_name.get(kind.word.casefold(), [])
        if kind.base == ShiftBase.ANY_CHARACTER:
            return self.inkable
        if kind.base == ShiftBase.CLASSIFICATION:
            return self.by_class.get(kind.word, [])
        same = [b for name in d.names for b in self.by_name.get(name.casefold(), []) if b.type == CardType.CHARACTER]
        cheap = [b for b in same if b.cost < d.cost]
        return cheap or [b for b in same if b is not d]

    def for_filter(self, f: ta.Filter) -> Need | None:
        """Cards that a filter speaks of; None if nearly every deck has them."""
        narrowest: list[CardDefinition] | None = None
        for test in f.tests:
            found: list[CardDefinition] | None = None
            if isinstance(test, ta.Named):
                found = [d for name in test.any_of for d in self.by_name.get(name.casefold(), [])]
            elif isinstance(test, ta.Classified):
                found = [d for word in test.any_of for d in self.by_class.get(word, [])]
            elif isinstance(test, ta.Song):
                found = self.songs
            elif isinstance(test, ta.WithKeyword):
                found = self.by_keyword.get(test.keyword, [])
            elif isinstance(test, (ta.Compare, ta.Equals, ta.OfInk)) and narrowest is None:
                found = self.by_type.get(f.types[0], []) if f.types else list(self.cards)
            if found is not None and (narrowest is None or len(found) < len(narrowest)):
                narrowest = found
        if narrowest is None:
            if not f.types or CardType.CHARACTER in f.types:
                return None
            narrowest = self.by_type.get(f.types[0], [])
        return Need(narrowest, lambda d: fits_as_printed(d, f))


class Need:
    """Some card of these is wanted beside a card."""

    def __init__(self, among: list[CardDefinition], test: Callable[[CardDefinition], bool] | None = None) -> None:
        self.among = among
        self.test = test

    def one(self, words: list[int], allowed: Callable[[CardDefinition], bool]) -> CardDefinition | None:
        if not self.among:
            return None
        for _ in range(PROBES):
            d = self.among[below(words, len(self.among))]
            if (self.test is None or self.test(d)) and allowed(d):
                return d
        return None


def _shifts(d: CardDefinition) -> bool:
    return any(isinstance(a, KeywordAbility) and a.keyword == Keyword.SHIFT for a in d.abilities)


def is_song(d: CardDefinition) -> bool:
    return d.type == CardType.ACTION and "Song" in d.classifications


def fits_as_printed(d: CardDefinition, f: ta.Filter) -> bool:
    """Whether a card could fit, as far as its printed values tell."""
    return (not f.types or d.type in f.types) and all(_passes(d, t) for t in f.tests)


def _passes(d: CardDefinition, test: ta.Test) -> bool:
    if isinstance(test, ta.Classified):
        return any(word in d.classifications for word in test.any_of)
    if isinstance(test, ta.Named):
        mine = {n.casefold() for n in d.names}
        return any(name.casefold() in mine for name in test.any_of)
    if isinstance(test, ta.WithKeyword):
        return any(isinstance(a, KeywordAbility) and a.keyword == test.keyword for a in d.abilities)
    if isinstance(test, ta.Song):
        return is_song(d)
    if isinstance(test, ta.OfInk):
        return test.ink in d.inks
    if isinstance(test, ta.AnyOf):
        return any(fits_as_printed(d, f) for f in test.filters)
    if isinstance(test, (ta.Compare, ta.Equals)) and isinstance(test.amount, Number):
        value = {
            Stat.STRENGTH: d.strength, Stat.WILLPOWER: d.willpower, Stat.LORE: d.lore, Stat.COST: d.cost,
        }.get(test.stat)  # fmt: skip
        if value is None:
            return True
        if isinstance(test, ta.Equals):
            return value == test.amount.value
        return value >= test.amount.value if test.at_least else value <= test.amount.value
    return True


# ---- decks -----------------------------------------------------------------------------------------------------------


def deck_for(words: list[int], collection: Collection, targets: Sequence[CardDefinition]) -> list[CardDefinition]:
    """One time in three a legal deck of 60 cards in the inks of one target, else whatever the targets need."""
    if below(words, 3) == 0:
        return _legal(words, collection, targets)
    deck = [d for d in targets for _ in range(COPIES)]
    _add_partners(words, collection, targets, deck, MOST_CARDS, lambda d: True)
    while sum(d.inkable for d in deck) * 3 < len(deck):
        deck.append(collection.inkable[below(words, len(collection.inkable))])
    return deck


def _legal(words: list[int], collection: Collection, targets: Sequence[CardDefinition]) -> list[CardDefinition]:
    """CR 1.10.1.1: at least 60 cards, two inks, four copies of a full name."""
    first = targets[below(words, len(targets))]
    inks = set(first.inks)
    for d in targets:
        if len(inks | set(d.inks)) <= 2:
            inks |= set(d.inks)

    def allowed(d: CardDefinition) -> bool:
        return set(d.inks) <= inks and deck.count(d) < COPIES

    deck: list[CardDefinition] = []
    mine = [d for d in targets if set(d.inks) <= inks]
    deck += [d for d in mine for _ in range(COPIES)]
    _add_partners(words, collection, mine, deck, LEGAL_SIZE, allowed)
    while len(deck) < LEGAL_SIZE:
        d = collection.cards[below(words, len(collection.cards))]
        if allowed(d):
            deck.append(d)
    return deck


def _add_partners(
    words: list[int], collection: Collection, targets: Sequence[CardDefinition], deck: list[CardDefinition], most: int,
    allowed: Callable[[CardDefinition], bool],
) -> None:
    needs = [need for d in targets for need in collection.needs(d)]
    tries = 2 * len(needs)
    while needs and tries and len(deck) < most:
        tries -= 1
        found = needs[below(words, len(needs))].one(words, allowed)
        if found is not None:
            deck.append(found)
            if allowed(found):
                deck.append(found)
