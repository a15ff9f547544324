"""A stretch of a game as a scenario: the position where it begins, what was done, and what was looked at.

The game is played once more on the table of the file, with the settings of the judge, and compared on the way: where
the two part, the file ends before. What is written has been run.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, Final

import yaml

from tintero.edges.explained_error import ExplainedError
from tintero.language import Reader
from tintero.rules import kinds
from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.library import Library
from tintero.rules.option import Option
from tintero.rules.settings import Settings

from .export import Export, is_givable, packed
from .looks import AtEverything, Look
from .recorded_checks import Checks
from .recorded_names import Unsayable
from .recorded_steps import Diverged, Given, Playing, Writing, answers_of, repeat
from .running import run_once
from .same_position import standing
from .scenario import Scenario, read_scenario
from .scenario_table import ScenarioTable
from .steps import PLAYER
from .writing import scenario_text, slug

EVERYWHERE: Final = ("3.", "1.7.7")  # turns pass in any game, and what has one answer is never asked
MOST_PROPOSED: Final = 8
UNSAID: Final = ("lore_to_win", "reshuffle_empty_deck", "teams", "simultaneous_turns", "max_turns")


@dataclass
class Stretch:
    """Where a recording begins, what was chosen since, and the looks, each with the number of choices before it."""

    start: Game
    choices: Sequence[Option]
    looks: list[tuple[int, Look]] = field(default_factory=list)
    position: str = ""  # the file, as text, whose position the start is, untouched
    at_end: bool = False  # look at everything where the file ends

    def with_look(self, look: Look) -> Stretch:
        """The same with one more look, at the end."""
        looks = [*self.looks, (len(self.choices), look)]
        return replace(self, looks=looks)


@dataclass
class Recorded:
    """What can be written: the position, steps and checks. `cut`: why it ends before the last choice."""

    given: dict[str, Any]
    steps: list[dict[str, Any]]
    rules: list[str]  # cited on the way, in order
    notes: list[str]
    count: int  # how many choices are in it
    cut: str = ""  # the key of a sentence

    @property
    def acts(self) -> int:
        """Steps of players."""
        return sum(1 for step in self.steps if PLAYER.match(next(iter(step))))

    @property
    def checks(self) -> int:
        return len(self.steps) - self.acts

    def data(
        self, title: Mapping[str, str], topic: str = "complex", rules: Sequence[str] | None = None
    ) -> dict[str, Any]:
        """The whole file."""
        data: dict[str, Any] = {"id": slug(title.get("en") or next(iter(title.values()), ""))}
        data["title"] = dict(title)
        data["topic"] = topic
        data["rules"] = list(self.rules[:MOST_PROPOSED] if rules is None else rules)
        if self.notes:
            data["note"] = " ".join(self.notes)
        return {**data, "given": self.given, "steps": self.steps}

    def text(self, title: Mapping[str, str], topic: str = "complex", rules: Sequence[str] | None = None) -> str:
        return scenario_text(self.data(title, topic, rules))


class CannotRecord(ExplainedError):
    """A file cannot give this start; the code is the key of the sentence that says why."""


def against_start(game: Game) -> str:
    """Why a recording cannot begin here, as the key of a sentence; '' if it can."""
    if not is_givable(game):
        return "recording.not_now"
    if any(getattr(game.state.table.settings, name) != getattr(Settings(), name) for name in UNSAID):
        return "recording.other_format"  # a file plays to 20 lore, everybody alone
    if any(p.ink_drops for p in game.state.players):
        return "recording.drops"
    return "" if all(p.in_game for p in game.state.players) else "recording.left"


def recorded(stretch: Stretch, reader: Reader, lang: str = "en", library: Library | None = None) -> Recorded:
    """The stretch as a scenario that runs, as far as the format has words for it; CannotRecord if not even its start.

    Of a deck only what was touched is written, where that makes no difference.
    """
    if key := against_start(stretch.start):
        raise CannotRecord(key)
    library = Library() if library is None else library
    making = Making(stretch, reader, lang, library)
    found = making.whole()
    if not stretch.position:
        short = making.with_less_deck(found)
        found = found if short is None else short
    return found


class Making:
    def __init__(self, stretch: Stretch, reader: Reader, lang: str, library: Library) -> None:
        self.stretch = stretch
        self.reader = reader
        self.lang = lang
        self.library = library
        self.answers, self.before = answers_of(stretch.start.clone(log=True), stretch.choices)
        self.given: dict[str, Any]
        self.order: list[int] | None
        self.notes: list[str] = []
        if stretch.position:
            data = yaml.safe_load(stretch.position)
            self.given, self.order = data["given"] or {}, None
            self.notes = [data["note"]] if data.get("note") else []
        else:
            export = Export(stretch.start, None, lang)
            self.given, self.order, self.notes = export.given(), export.order, export.notes

    # ---- as far as it goes -----------------------------------------------------------------------------------------

    def whole(self) -> Recorded:
        """Everything, or what comes before the first thing that has no words."""
        count, cut = len(self.stretch.choices), ""
        while True:
            attempt = Attempt(self, self.given, self.order, count)
            try:
                found = attempt.write()
            except (Diverged, Unsayable) as fault:
                cut = fault.key if isinstance(fault, Unsayable) else attempt.otherwise
                count = self.less(attempt.agreed, count)
                continue
            broken = self.broken(found, attempt)
            if broken is None:
                found.cut = cut
                return found
            cut = attempt.otherwise
            count = self.less(broken, count)

    def less(self, good: int, count: int) -> int:
        """How many choices to try next; a start that is not what the game was cannot be written at all."""
        if not count:
            raise CannotRecord("recording.start_unsaid")
        return min(good, count - 1)

    def broken(self, found: Recorded, attempt: Attempt) -> int | None:
        """Run what would be written: how many choices are good, if not all of them are."""
        scenario = read_scenario(found.text({"en": "recorded"}), self.reader)
        result = run_once(scenario, scenario.runs[0], self.reader, self.library)
        assert result.table is not None
        if not result.ok:
            return attempt.choices_before[len(result.steps) - 1]
        same = standing(result.table.game) == standing(attempt.game)
        return None if same or not self.stretch.choices else attempt.agreed - 1

    # ---- decks -----------------------------------------------------------------------------------------------------

    def with_less_deck(self, whole: Recorded) -> Recorded | None:
        """The same with fillers for the cards at the bottom that nothing has touched; None if something differs."""
        assert self.order is not None
        given = {key: dict(value) if isinstance(value, dict) else value for key, value in self.given.items()}
        start = self.stretch.start.clone(log=True)
        decks = [list(p.deck) for p in start.state.players]
        names_of = Export(self.stretch.start, None, self.lang).name
        for option in self.stretch.choices[: whole.count]:
            repeat(start, option)
        left_out: list[int] = []
        for p, deck in zip(start.state.players, decks, strict=True):
            untouched = 0
            while untouched < min(len(deck), len(p.deck)) and deck[untouched] == p.deck[untouched]:
                untouched += 1
            left_out += reversed(deck[:untouched])
            side = given[f"P{p.index + 1}"]
            names = [names_of(c) for c in reversed(deck[untouched:])]
            side.pop("deck", None)
            given[f"P{p.index + 1}"] = in_order({**side, **({"deck": packed(names)} if names else {})})
        kept = [card for card in self.order if card not in set(left_out)]
        attempt = Attempt(self, given, [*kept, *left_out], whole.count)
        try:
            found = attempt.write()
        except (Diverged, Unsayable):
            return None
        if self.broken(found, attempt) is not None:
            return None
        found.cut = whole.cut
        return found


class Attempt:
    """One position, so many choices: written step by step, compared with the game wherever both stand still."""

    def __init__(self, making: Making, given: dict[str, Any], order: list[int] | None, count: int) -> None:
        self.making = making
        self.given = given
        self.count = count
        self.agreed = 0  # choices after which both stood the same
        self.choices_before: list[int] = []  # for each step, how many choices came before it
        answers = making.answers[: making.before[count]]
        self.table = ScenarioTable(self.scenario(answers), making.reader, making.library)
        self.game = self.table.game
        self.cards: dict[int, int] | None = None
        if order is not None:
            placed = [one for card in self.table.position.cards for one in (card, *card.under)]
            self.cards = {card: one.card for card, one in zip(order, placed, strict=True)}
        self.other = making.stretch.start.clone(log=True)  # the game itself
        self.done = 0  # of its choices
        self.playing = Playing(self.table, self.cards, answers, self.other.state.next_number)
        self.writing = Writing(self.playing)

    def scenario(self, answers: Sequence[Given]) -> Scenario:
        """The position, with the names that will be named: a table knows only names that its file speaks of."""
        named = [{"P1": {"name": answer.name}} for answer in answers if answer.name]
        text = scenario_text({"id": "recorded", "given": self.given, "steps": named})
        return read_scenario(text, self.making.reader)

    def write(self) -> Recorded:
        stretch = self.making.stretch
        looks = [(self.making.before[at], look) for at, look in stretch.looks if at <= self.count]
        self.compare()
        while True:
            if self.writing.act is None:
                self.look(looks)
            if self.playing.at >= len(self.playing.answers):
                break
            self.writing.step()
            self.compare()
            self.note_steps()
        if stretch.at_end:
            self.look([(self.playing.at, AtEverything())])
        self.speak_of_question()
        steps = self.writing.steps
        asked = [str(step["rule"]) for step in steps if "rule" in step]
        cited = [e.rule for e in self.game.events if e.rule and not e.rule.startswith(EVERYWHERE)]
        rules = list(dict.fromkeys([*asked, *cited]))
        return Recorded(self.given, steps, rules, self.making.notes, self.count)

    @property
    def otherwise(self) -> str:
        """Why the file would go another way: chance, or something that was there before."""
        chance = self.other.state.rng != self.making.stretch.start.state.rng
        return "recording.cut_chance" if chance else "recording.cut_otherwise"

    def look(self, looks: list[tuple[int, Look]]) -> None:
        """The checks that were made by now."""
        while looks and looks[0][0] <= self.playing.at:
            _at, look = looks.pop(0)
            self.writing.steps.append(look.write(Checks(self.playing.naming), self.number))
            self.note_steps()

    def speak_of_question(self) -> None:
        """A file that ends within a question says which one, or it would seem forgotten."""
        game, steps = self.game, self.writing.steps
        if game.over or game.state.asking == op.TURN or self.writing.act is not None:
            return
        checks = list(takewhile(lambda step: not any(PLAYER.match(key) for key in step), reversed(steps)))
        if not any("asked" in step for step in checks):
            steps.append({"asked": {"player": f"P{game.to_decide + 1}", "kind": game.state.asking}})
            self.note_steps()

    def number(self, card: int) -> int:
        return card if self.cards is None else self.cards[card]

    def note_steps(self) -> None:
        missing = len(self.writing.steps) - len(self.choices_before)
        self.choices_before += [self.done] * missing

    def compare(self) -> None:
        """Let the game follow; where neither is in the middle of something, they must stand the same."""
        before = self.making.before
        while self.done < self.count and before[self.done + 1] <= self.playing.at:
            repeat(self.other, self.making.stretch.choices[self.done])
            self.done += 1
        if before[self.done] != self.playing.at:
            return
        ordered = not any(e.kind == kinds.SHUFFLED for e in self.other.events)
        if standing(self.other, self.cards, ordered) != standing(self.game, None, ordered):
            raise Diverged
        self.agreed = self.done


SIDE: Final = ("lore", "ink", "inked", "hand", "deck", "deck_size", "discard", "play")


def in_order(side: dict[str, Any]) -> dict[str, Any]:
    return {key: side[key] for key in SIDE if key in side}
