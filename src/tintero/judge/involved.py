"""Which abilities took part in the runs of a file, and how: they fired, asked, applied, or spoke against something."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from tintero.abilities.keyword import KEYWORDS, keyword_named
from tintero.abilities.words import CardType, Keyword, Zone
from tintero.cards.card import Card, CardText
from tintero.language import Reader
from tintero.language.effect_words import texts_behind
from tintero.language.reader import is_reminder
from tintero.rules import kinds
from tintero.rules.at_work import as_if_challenging, statics_at_work
from tintero.rules.done_by import Deeds
from tintero.rules.event import NO_CARD, NOBODY, Event
from tintero.rules.fast import State
from tintero.table.card_names import KEYWORD_KEYS

from .expectations import Can, Cannot
from .running import RunResult, StepReport
from .scenario_table import ScenarioTable
from .steps import Act, Boost, Play, Use


class Part(StrEnum):
    """How an ability took part; the value is the end of the key of its word in `page.ftl`."""

    TRIGGERED = "triggered"
    USED = "used"
    RESOLVED = "resolved"  # and did something
    IN_VAIN = "in_vain"  # resolved without doing anything
    REPLACED = "replaced"
    APPLIED = "applied"  # a keyword
    ASKED = "asked"
    REASON = "reason"  # a keyword: something is not legal because of it
    REFUSED = "refused"  # its use is not legal
    ALLOWED = "allowed"  # its use is legal
    IN_FORCE = "in_force"


PART_OF_EVENT: Final = {
    kinds.TRIGGERED: Part.TRIGGERED, kinds.ABILITY_USED: Part.USED, kinds.RESOLVED: Part.IN_VAIN,
    kinds.REPLACED: Part.REPLACED,
}  # fmt: skip
# Keywords that speak against what an opponent does; the others bind their own player.
AGAINST_OPPONENTS: Final = frozenset({Keyword.BODYGUARD, Keyword.EVASIVE, Keyword.WARD})
KEYWORD_CHAPTER: Final = "8"

Found = dict[int, list[Part]]  # by the place of the text on the card


class Involved:
    """Every text that took part, card by card in the order in which they first did."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.cards: dict[str, Found] = {}

    def add(self, card: Card, text: CardText, part: Part) -> None:
        found = self.cards.setdefault(card.full_name, {}).setdefault(card.texts.index(text), [])
        if part == Part.RESOLVED and Part.IN_VAIN in found:
            found.remove(Part.IN_VAIN)
        if part not in found and not (part == Part.IN_VAIN and Part.RESOLVED in found):
            found.append(part)

    def add_key(self, full_name: str, key: str, part: Part) -> None:
        card, texts = texts_behind(self.reader, full_name, key)
        for text in texts:
            assert card is not None
            self.add(card, text, part)

    def add_keyword(self, full_name: str, keyword: Keyword, part: Part) -> None:
        """Where the keyword is printed; a card that has it from elsewhere has no text for it."""
        card = self.reader.pool.get(full_name)
        for text in () if card is None else card.texts:
            if keyword_of(text) == keyword:
                assert card is not None
                self.add(card, text, part)

    # ---- one run -----------------------------------------------------------------------------------------------------

    def run(self, start: ScenarioTable, outcome: RunResult) -> None:
        before = start
        deeds = Deeds()
        for report in outcome.steps:
            self.step(before, report)
            before = report.after or before
            for card, key in deeds.see(before.game.state, report.events):
                self.by_key(before, key, card, Part.RESOLVED)
        before = start
        for report in outcome.steps:
            self.in_force(before, report)
            before = report.after or before
        self.statics(before.game.state)

    def step(self, before: ScenarioTable, report: StepReport) -> None:
        after = report.after or before
        for event in report.events:
            self.event(before, after, event)
        asked = after.game.asked
        if asked is not None and asked.key:
            self.by_key(after, asked.key, asked.card, Part.ASKED)
        for refusal in report.refusals:
            keyword = keyword_of_rule(refusal.rule)
            if keyword is not None and keyword != Keyword.SHIFT:  # the act itself says which card has the Shift
                self.refused(after, refusal.player, keyword)
        for act, part in acts_spoken_of(report):
            self.act(after, act, part)

    def event(self, before: ScenarioTable, after: ScenarioTable, e: Event) -> None:
        s = after.game.state
        part = PART_OF_EVENT.get(e.kind)
        if part is not None and e.ability:
            self.by_key(after, e.ability, e.card, part)
        if e.kind == kinds.PLAYED and s.face_of(e.card).type == CardType.ACTION:
            name = s.face_of(e.card).full_name
            self.add_key(name, f"{name}/effect", Part.IN_VAIN)
        cards = [c for c in (e.card, e.other, e.cause) if c != NO_CARD]
        keyword = keyword_of_rule(e.rule)
        if keyword is not None:
            for card in cards:
                self.add_keyword(s.face_of(card).full_name, keyword, Part.APPLIED)
        for card, keyword in applied_by(before, e):
            self.add_keyword(s.face_of(card).full_name, keyword, Part.APPLIED)

    def by_key(self, table: ScenarioTable, key: str, card: int, part: Part) -> None:
        name = table.game.state.face_of(card).full_name if card != NO_CARD else ""
        keyword = keyword_named(key.removeprefix(KEYWORD_KEYS)) if key.startswith(KEYWORD_KEYS) else None
        if keyword is not None:
            self.add_keyword(name, keyword, part)
        else:
            self.add_key(name, key, part)

    def refused(self, table: ScenarioTable, player: str, keyword: Keyword) -> None:
        """The cards whose keyword is the reason: of the opponents, or of the player who is refused."""
        s = table.game.state
        for card, zone in enumerate(s.zone):
            own = f"P{s.table.owners[card] + 1}" == player
            if own != (keyword in AGAINST_OPPONENTS) and zone in (Zone.PLAY, Zone.HAND):
                self.add_keyword(s.face_of(card).full_name, keyword, Part.REASON)

    def act(self, table: ScenarioTable, act: Act, part: Part) -> None:
        """What would be used or done if it were legal: an ability, Boost, Shift, the effect of an action."""
        if not isinstance(act, (Use, Boost, Play)):
            return
        for card in table.cards(act.card)[:1]:
            name = table.game.state.face_of(card).full_name
            if isinstance(act, Use):
                self.use(name, act.ability, part)
            elif isinstance(act, Boost) or act.shift:
                self.add_keyword(name, Keyword.BOOST if isinstance(act, Boost) else Keyword.SHIFT, part)
            elif table.game.state.face_of(card).type == CardType.ACTION:
                self.add_key(name, f"{name}/effect", part)

    def use(self, full_name: str, ability: str, part: Part) -> None:
        """The ability with this name; without a name every one that has a cost."""
        card = self.reader.pool.get(full_name)
        for text in () if card is None else card.texts:
            meant = text.name.casefold() == ability.casefold() if ability else bool(text.costs)
            if meant and not is_reminder(text):
                assert card is not None
                self.add(card, text, part)

    # ---- static abilities --------------------------------------------------------------------------------------------

    def in_force(self, before: ScenarioTable, report: StepReport) -> None:
        self.statics(before.game.state)
        for e in report.events:
            pids = before.game.state.pid_of
            if e.kind == kinds.CHALLENGED and e.other != NO_CARD and pids[e.card] and pids[e.other]:
                self.statics(as_if_challenging(before.game.state, e.card, e.other))

    def statics(self, state: State) -> None:
        for key in dict.fromkeys(statics_at_work(state)):
            self.add_key("", key, Part.IN_FORCE)


def keyword_of(text: CardText) -> Keyword | None:
    """A variant of Shift is Shift (8.10.8)."""
    if not text.keyword:
        return None
    return keyword_named(text.keyword) or keyword_named(text.keyword.split()[-1])


def keyword_of_rule(rule: str) -> Keyword | None:
    """The keyword whose section this rule belongs to."""
    chapter, _, rest = rule.partition(".")
    section = f"{chapter}.{rest.partition('.')[0]}"
    return next((r.keyword for r in KEYWORDS if chapter == KEYWORD_CHAPTER and r.rule == section), None)


def applied_by(before: ScenarioTable, e: Event) -> Iterator[tuple[int, Keyword]]:
    """Keywords that an event shows at work although it cites another rule."""
    if e.kind == kinds.SANG:
        yield e.card, Keyword.SINGER
    elif e.kind == kinds.DAMAGE_DEALT and e.other != NO_CARD:
        yield e.other, Keyword.RESIST
    elif e.kind == kinds.CHALLENGED:
        yield e.card, Keyword.CHALLENGER
        s = before.game.state
        challenger, challenged = (s.in_play.get(s.pid_of[c]) if c != NO_CARD else None for c in (e.card, e.other))
        if challenger is not None and challenger.drying:
            yield e.card, Keyword.RUSH
        if challenged is not None and has(before, e.other, Keyword.EVASIVE):
            yield e.other, Keyword.EVASIVE
            yield e.card, Keyword.EVASIVE
            yield e.card, Keyword.ALERT


def has(table: ScenarioTable, card: int, keyword: Keyword) -> bool:
    return any(p.card == card and any(k.keyword == keyword for k in p.keywords) for p in table.game.sight(NOBODY).play)


def acts_spoken_of(report: StepReport) -> Iterator[tuple[Act, Part]]:
    """The acts that a `can` or `cannot` speaks of."""
    step = report.step
    if isinstance(step, (Can, Cannot)):
        for tried in step.tries:
            yield tried.act, Part.REFUSED if isinstance(step, Cannot) else Part.ALLOWED
