"""How the grammar would have fared with sets that it had not seen, and which of its lines serve one card alone.

A line is one written line of the grammar, however many forms it stands for; what comes from the table of keywords does
not count. A card belongs to the set in which it was first printed. With a set left out, a card of it counts as read if
every line that its texts use is used by a card of another set too; forward, by a card of an earlier set.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from tintero.cards.card import Card, CardText
from tintero.edges.plain_text import is_number
from tintero.language import Reader, Unread
from tintero.language.chart import Derivation
from tintero.language.grammar import Grammar, Production
from tintero.language.reader import grammar as the_grammar

from .gates.derived import COSTS, Derived, places

TOLD_SETS: Final = 7  # the totals are over so many of the newest sets
FROM_KEYWORDS: Final = "keywords:"  # lines that nobody wrote
DIGITS: Final = 4


@dataclass(frozen=True)
class OneSet:
    """A set, as if the grammar had been written without it, or before it."""

    cards: int
    without_it: int  # of its cards would have been read
    before_it: int

    def to_data(self) -> dict[str, Any]:
        return {
            "cards": self.cards,
            "leave_one_set_out": share(self.without_it, self.cards),
            "forward": share(self.before_it, self.cards),
        }


@dataclass
class Line:
    """One written line, the cards that use it, and the sets that these belong to."""

    production: Production
    cards: set[str] = field(default_factory=set)
    sets: set[str] = field(default_factory=set)

    @property
    def place(self) -> str:
        return self.production.place

    @property
    def written(self) -> str:
        return f"{self.production.category} = {self.production.source}"

    @property
    def length(self) -> int:
        """Words of its English side; a slot counts as one, signs do not count."""
        return sum(1 for item in self.production.items if item.category or any(map(str.isalnum, item.word)))


@dataclass
class Generality:
    """What `tintero cards generality` prints."""

    lines: dict[str, Line]
    sets: dict[str, OneSet]
    doubled: list[tuple[str, str]]
    unread: int = 0  # cards that are not read at all
    quest: int = 0

    @cached_property
    def newest(self) -> dict[str, OneSet]:
        return {code: self.sets[code] for code in sorted(self.sets, key=int)[-TOLD_SETS:]}

    @property
    def total(self) -> OneSet:
        """The newest sets together."""
        found = self.newest.values()
        return OneSet(
            sum(s.cards for s in found), sum(s.without_it for s in found), sum(s.before_it for s in found)
        )

    def serving(self, cards: int) -> list[Line]:
        """The lines that exactly so many cards use."""
        return [line for line in self.lines.values() if len(line.cards) == cards]

    def of_one_set(self) -> list[Line]:
        return [line for line in self.lines.values() if len(line.sets) == 1]

    def without_slot(self) -> list[Line]:
        return [line for line in self.lines.values() if not line.production.labels]

    def longer_than(self, words: int) -> list[Line]:
        return [line for line in self.lines.values() if line.length > words]

    def to_data(self) -> dict[str, Any]:
        total = self.total.to_data()
        count = len(self.lines)
        return {
            "leave_one_set_out": total["leave_one_set_out"],
            "forward": total["forward"],
            "one_card_lines": share(len(self.serving(1)), count),
            "lines": count,
            "sets": {code: s.to_data() for code, s in self.newest.items()},
            "one_set_lines": share(len(self.of_one_set()), count),
            "without_slot": len(self.without_slot()),
            "idle": len(self.serving(0)),
            "doubled": len(self.doubled),
            "longest": max((line.length for line in self.lines.values()), default=0),
            "unread_cards": self.unread,
            "quest_cards": self.quest,
        }


def share(part: int, whole: int) -> float:
    return round(part / whole, DIGITS) if whole else 1.0


def written_lines(grammar: Grammar) -> dict[str, Line]:
    """The lines that somebody wrote, in their order; of several forms the first."""
    out: dict[str, Line] = {}
    for found in grammar.productions.values():
        for p in found:
            if not p.place.startswith(FROM_KEYWORDS):
                out.setdefault(p.place, Line(p))
    return dict(sorted(out.items(), key=lambda entry: _in_order(entry[0])))


def doubled_lines(grammar: Grammar) -> list[tuple[str, str]]:
    """Pairs of lines that say the same English in one category; what the slots are called does not matter."""
    out: dict[tuple[str, str], None] = {}
    for found in grammar.productions.values():
        known: dict[tuple[str, ...], Production] = {}
        for p in found:
            english = tuple([item.word or "{" + item.category + "}" for item in p.items])
            first = known.setdefault(english, p)
            if first.place != p.place:
                out.setdefault((first.place, p.place))
    return list(out)


def home_of(card: Card) -> str:
    """The numbered set in which it was first printed, or whatever there is."""
    codes = [p.set_code for p in card.printings]
    return min([code for code in codes if is_number(code)] or codes, key=_number)


def _number(code: str) -> float:
    return int(code) if is_number(code) else float("inf")


def _in_order(place: str) -> tuple[str, int]:
    file, _, number = place.rpartition(":")
    return file, int(number)


def measure(cards: Iterable[Card], reader: Reader, grammar: Grammar | None = None, quest: int = 0) -> Generality:
    """The figures of these cards, with the derivations that the reader takes; unread words stop a card in any case."""
    used_grammar = grammar or the_grammar()
    pool = list(cards)
    derived = Derived(reader, pool)
    lines = written_lines(used_grammar)
    homes = {card.full_name: home_of(card) for card in pool}
    needs: dict[str, set[str] | None] = {}  # None: not read
    for card in pool:
        name, parts = card.full_name, derived.of_card[card.full_name]
        keywords = [reader.meanings_of(text) for text in card.texts if text.kind == "keyword"]
        unread = any(isinstance(part, Unread) for part in [*parts, *keywords])
        used = {place for part in parts if not isinstance(part, Unread) for place in places(part.derivation)}
        used |= {place for text in card.texts for found in besides(reader, text) for place in places(found)}
        needs[name] = None if unread else used & lines.keys()
        for place in used & lines.keys():
            lines[place].cards.add(name)
            lines[place].sets.add(homes[name])
    codes = sorted({home for home in homes.values() if is_number(home)}, key=int)
    sets = {code: _one_set(code, homes, needs, lines) for code in codes}
    return Generality(lines, sets, doubled_lines(used_grammar), sum(used is None for used in needs.values()), quest)


def besides(reader: Reader, text: CardText) -> list[Derivation]:
    """What is read of a text besides its effect and the costs before it: the cost of a keyword, and reminders."""
    if text.kind != "keyword":
        return [derivation for _, derivation in reader.limits(text.effect)]
    if not any(map(str.isalpha, text.keyword_value)):
        return []
    cost = reader.read(COSTS, text.keyword_value)
    return [] if isinstance(cost, Unread) else [cost[1]]


def _one_set(
    code: str, homes: Mapping[str, str], needs: Mapping[str, set[str] | None], lines: Mapping[str, Line]
) -> OneSet:
    without = {place for place, line in lines.items() if line.sets - {code}}
    before = {place for place, line in lines.items() if any(_number(s) < int(code) for s in line.sets)}
    of_set = [needs[name] for name, home in homes.items() if home == code]
    return OneSet(
        len(of_set),
        sum(1 for used in of_set if used is not None and used <= without),
        sum(1 for used in of_set if used is not None and used <= before),
    )
