"""The report on a deck as text: short tables that fit eighty columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tintero.cli.here import Here
from tintero.cli.rows import padded, right
from tintero.cli.told_figures import percent
from tintero.lab.experiments.deck_odds import DeckOdds, Mulligan, Start
from tintero.lab.experiments.deck_pairs import ShiftBases, SongSingers, Together
from tintero.lab.experiments.deck_parts import KINDS, DeckParts, InRole
from tintero.lab.experiments.deck_profile import DeckProfile
from tintero.lab.experiments.goldfish import LONGEST, Clock, Goldfish
from tintero.words import decimal

if TYPE_CHECKING:
    from tintero.cli.deck_report import Legality

LABEL: Final = 22  # width of the first column of a table of turns
CELL: Final = 7
NAME: Final = 44  # of a card with its copies
NUMBER: Final = 10
CHANCE: Final = 12
INTERVAL: Final = 18
KIND: Final = 16  # of the kinds of cards
COSTS: Final = 62  # of all costs side by side
SURE: Final = 0.9995  # what is likelier is told as such, and once
BAR: Final = "█"
BAR_WIDTH: Final = 40
MOST_MISSED: Final = 2  # turns without ink that the table still tells apart
MOST_WORDS: Final = 10  # classifications
MOST_BASES: Final = 4
BY_TURN: Final = 5  # for which the table of pairs is told


class ReportPage:
    def __init__(self, here: Here, mulligan: Mulligan) -> None:
        self.here = here
        self.mulligan = mulligan

    def say(self, key: str, **slots: object) -> str:
        return self.here.say(f"decks.report_{key}", **slots)

    def head(self, key: str, **slots: object) -> None:
        """A title after an empty line."""
        self.here.line()
        self.here.wrapped(self.say(key, **slots))

    def tell_legality(self, title: str, found: Legality) -> None:
        self.here.line(title)
        if found.problems:
            self.here.wrapped(self.say("illegal", format=found.format, count=len(found.problems)))
        if found.allowed_in:
            self.here.print("decks.legal_in", formats=list(found.allowed_in))
        else:
            self.here.print("decks.legal_nowhere")

    def tell(self, profile: DeckProfile) -> None:
        self.tell_parts(profile.parts)
        self.tell_ink(profile.odds)
        self.tell_copies(profile.odds)
        self.tell_songs(profile.songs)
        self.tell_shifts(profile.shifts)
        self.tell_role("removal", profile.parts.removal)
        self.tell_role("draw", profile.parts.draw)

    # ---- what it is made of ------------------------------------------------------------------------------------------

    def tell_parts(self, parts: DeckParts) -> None:
        here = self.here
        inks = [f"{here.say(f'names.ink_{ink.lower()}')} {n}" for ink, n in parts.inks.items()]
        here.wrapped(self.say("cards", cards=parts.size, inks=inks or "–"))
        here.wrapped(self.say("inkable", count=parts.inkable, share=percent(here, parts.inkable / parts.size)))
        self.head("curve", mean=decimal(parts.mean_cost))
        self.tell_curve(parts)
        here.line()
        if parts.mean_lore is None:
            here.wrapped(self.say("no_characters"))
        else:
            here.wrapped(self.say("lore", lore=parts.lore, count=parts.characters, mean=decimal(parts.mean_lore, 2)))
        if parts.location_lore:
            here.wrapped(self.say("location_lore", lore=parts.location_lore))
        if parts.keywords:
            words = [f"{here.say(f'names.keyword_{k.name.lower()}')} {n}" for k, n in parts.keywords.items()]
            here.wrapped(self.say("keywords", words=words))
        if parts.classifications:
            words = [f"{word} {n}" for word, n in parts.classifications.items()]
            cut = [*words[:MOST_WORDS], "…"] if len(words) > MOST_WORDS else words
            here.wrapped(self.say("classifications", words=cut))

    def tell_curve(self, parts: DeckParts) -> None:
        """Kinds below one another, costs side by side, and how many there are of all."""
        self.costs(self.say("cost"), [*[str(cost) for cost in parts.curve], self.say("all")])
        for kind in KINDS:
            if parts.by_kind[kind]:
                counts = [*[kinds[kind] for kinds in parts.curve.values()], parts.by_kind[kind]]
                self.costs(self.here.say(f"names.group_{kind}"), [str(n) if n else "·" for n in counts])
        totals = [*[sum(kinds.values()) for kinds in parts.curve.values()], parts.size]
        self.costs(self.say("all"), [str(n) for n in totals])

    def costs(self, label: str, cells: Sequence[str]) -> None:
        width = max(3, min(5, (COSTS - CELL) // (len(cells) - 1)))
        row = "".join(right(cell, width) for cell in cells[:-1]) + right(cells[-1], CELL)
        self.here.line(" " + padded(label, KIND) + row)

    # ---- what it deals -----------------------------------------------------------------------------------------------

    def tell_ink(self, odds: DeckOdds) -> None:
        self.head("ink")
        self.here.wrapped(self.say(f"ink_{self.mulligan}"))
        self.turns(len(odds.ink[0].at_least))
        for start in Start:
            found = odds.ink_of(start, self.mulligan)
            for missed in range(MOST_MISSED + 1):
                chances = found.missed_at_most(missed)
                label = self.say("ink_all") if not missed else self.say("ink_but", n=missed)
                cells = ["·"] * missed + self.chances(chances[missed:])  # so few turns cannot go wrong
                self.row(self.started(start, label, not missed), cells)
                if min(chances) >= SURE:
                    break  # what allows more is surer still

    def tell_copies(self, odds: DeckOdds) -> None:
        self.head("copies")
        self.here.wrapped(self.say(f"copies_{self.mulligan}"))
        self.turns(len(odds.ink[0].at_least))
        for start in Start:
            for place, found in enumerate(odds.copies_of(start, self.mulligan)):
                label = self.say("copies_of", n=found.copies)
                self.row(self.started(start, label, not place), self.chances(found.by_turn))

    def turns(self, count: int) -> None:
        self.row(self.say("turn"), [str(turn) for turn in range(1, count + 1)])

    def started(self, start: Start, label: str, first: bool) -> str:
        """The label of a row; the first row of its kind says who begins."""
        if first:
            self.here.line(f" {self.say(f'start_{start}')}")
        return f"  {label}"

    def row(self, label: str, cells: Sequence[str]) -> None:
        self.here.line(" " + padded(label, LABEL) + "".join(right(cell, CELL) for cell in cells))

    def chances(self, values: Sequence[float]) -> list[str]:
        return [self.chance(value) for value in values]

    def chance(self, value: float) -> str:
        """In hundredths; what is not sure is never told as if it were."""
        if SURE <= value < 1:
            return self.say("more_than", value=decimal(99.9))
        if 0 < value <= 1 - SURE:
            return self.say("less_than", value=decimal(0.1))
        return self.say("number", value=decimal(100 * value))

    # ---- what needs what ---------------------------------------------------------------------------------------------

    def tell_songs(self, songs: Sequence[SongSingers]) -> None:
        if not songs:
            return
        self.head("songs", turn=BY_TURN)
        self.pair_head("singers")
        for song in songs:
            self.pair(self.say("song", card=song.card, cost=song.cost), song.copies, song.count, song.seen)
            if song.together and song.fewest:
                self.below(self.say("together", total=song.together, n=song.fewest))
            elif song.together:
                self.below(self.say("together_never", total=song.together))

    def tell_shifts(self, shifts: Sequence[ShiftBases]) -> None:
        if not shifts:
            return
        self.head("shifts", turn=BY_TURN)
        self.pair_head("bases")
        for one in shifts:
            self.pair(one.card, one.copies, one.count, one.seen)
            if one.two:
                self.below(self.say("two_bases"))
            for base in one.bases[:MOST_BASES]:
                self.below(self.say("times", copies=base.copies, card=base.card))
            if len(one.bases) > MOST_BASES:
                self.below(self.here.say("cli.and_more", count=len(one.bases) - MOST_BASES))

    def pair_head(self, key: str) -> None:
        if self.mulligan != Mulligan.KEEP:
            self.here.wrapped(self.say("pairs_keep"))
        heads = [right(self.say(f"start_{start}"), CHANCE) for start in Start]
        self.here.line(" " * (NAME + 1) + right(self.say(key), NUMBER) + "".join(heads))

    def pair(self, name: str, copies: int, count: int, seen: Sequence[Together]) -> None:
        left = padded(self.say("times", copies=copies, card=name), NAME)
        odds = [self.chance(one.by_turn[BY_TURN - 1]) for one in seen] if count else []
        cells = [right(cell, CHANCE) for cell in odds or ["–"] * len(Start)]
        self.here.line(f" {left}{right(str(count), NUMBER)}{''.join(cells)}")

    def below(self, text: str) -> None:
        """Something about the row above."""
        self.here.wrapped("     " + text)

    def tell_role(self, role: str, cards: Sequence[InRole]) -> None:
        self.head(role, count=sum(one.copies for one in cards))
        for one in cards:
            left = padded(self.say("times", copies=one.copies, card=one.card), NAME)
            ways = ", ".join(self.say(f"{role}_{way}") for way in one.ways)
            self.here.wrapped(f" {left} {ways}", NAME + 1)

    # ---- what was played ---------------------------------------------------------------------------------------------

    def tell_clock(self, found: Goldfish | None) -> None:
        if found is None:
            return
        self.head("clock", games=found.games, seed=found.seed, player=found.player)
        if found.interrupted:
            self.here.wrapped(self.say("clock_interrupted", asked=found.asked))
        clock = found.clock()
        if not clock.games:
            return
        late = clock.games - len(clock.reached)
        if late:
            self.here.wrapped(self.say("clock_late", late=late, games=clock.games, turn=LONGEST, lore=found.lore))
        if not clock.reached:
            return
        heads = (self.say("mean"), self.say("median"), self.say("interval"))
        self.clock_row(self.say("clock_lore", lore=found.lore), heads)
        self.clock_row("  " + self.say("clock_all"), self.figures(clock))
        for start in Start:
            self.clock_row("  " + self.say(f"start_{start}"), self.figures(found.clock(start)))
        self.bars(clock)

    def clock_row(self, label: str, cells: Sequence[str]) -> None:
        widths = (CELL + 1, CELL + 3, INTERVAL)
        row = "".join(right(cell, width) for cell, width in zip(cells, widths, strict=True))
        self.here.line(" " + padded(label, LABEL) + row)

    def figures(self, clock: Clock) -> tuple[str, str, str]:
        """Mean, median and interval; a dash where there is none."""
        mean = "–" if clock.mean is None else self.say("number", value=decimal(clock.mean, 2))
        median = "–" if clock.median is None else self.say("number", value=decimal(clock.median))
        if clock.interval is None:
            return mean, median, "–"
        low, high = clock.interval
        return mean, median, self.say("within", low=decimal(low, 2), high=decimal(high, 2))

    def bars(self, clock: Clock) -> None:
        counts = clock.distribution
        most = max(counts.values(), default=1)
        for turn, games in counts.items():
            label = self.say("turn_number", turn=right(str(turn), 2))
            bar = BAR * -(-games * BAR_WIDTH // most)
            share = right(percent(self.here, games / clock.games), CELL)
            self.here.line(f"   {label} {share} {bar}".rstrip())
