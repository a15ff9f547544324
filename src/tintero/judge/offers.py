"""What the open question offers, as a file names it: cards, players, numbers, modes, names, yes and no."""

from __future__ import annotations

from typing import NamedTuple

from tintero.rules import option as op
from tintero.rules.event import NO_CARD, NOBODY
from tintero.rules.option import Option
from tintero.words import Phrase

from .expectations import OptionPair, OptionRef, OptionWord
from .question_words import player_name
from .scenario_table import ScenarioTable
from .steps import CardRef

WITH_ANOTHER = (op.SING, op.SHIFT)
WORDS = {op.YES: "yes", op.NO: "no", op.DONE: "nothing"}
NO_NUMBER = -1


class Offer(NamedTuple):
    """One option: a card (perhaps with its base or singer), a player, a number, a name, or a plain word."""

    card: int = NO_CARD
    other: int = NO_CARD
    player: int = NOBODY
    number: int = NO_NUMBER
    name: str = ""
    word: str = ""

    @property
    def is_done(self) -> bool:
        """To choose nothing (more) is not among the things to choose from, unless the file speaks of it."""
        return self.word == WORDS[op.DONE]

    def words(self, table: ScenarioTable) -> object:
        if self.card != NO_CARD:
            both = [table.name(card) for card in (self.card, self.other) if card != NO_CARD]
            return " + ".join(both)
        if self.player != NOBODY:
            return player_name(self.player)
        if self.number != NO_NUMBER:
            return str(self.number)
        return Phrase(f"scenario_words.{self.word}") if self.word else self.name

    def is_same(self, other: Offer) -> bool:
        """As far as a single name can tell."""
        return self._replace(other=NO_CARD) == other._replace(other=NO_CARD)

    def is_called(self, ref: OptionRef, table: ScenarioTable) -> bool:
        """Whether these words of the scenario can mean it."""
        if isinstance(ref, OptionPair):
            both = (self.card, self.other)
            return len(ref.parts) == 2 and all(is_card(r, c, table) for r, c in zip(ref.parts, both, strict=True))
        if isinstance(ref, OptionWord) or self.word:
            return isinstance(ref, OptionWord) and self.word == ref.word
        if self.number != NO_NUMBER:
            return str(self.number) == str(ref)
        if self.name:
            return self.name.casefold() == plain_name(str(ref), table).casefold()
        if self.player != NOBODY:
            return player_name(self.player) == str(ref)
        return is_card(ref, self.card, table)


def is_card(ref: OptionRef, card: int, table: ScenarioTable) -> bool:
    return card != NO_CARD and isinstance(ref, CardRef) and card in table.cards(ref)


def plain_name(ref: str, table: ScenarioTable) -> str:
    card = table.pool.get(ref)
    return ref if card is None else card.name


def what_is_offered(table: ScenarioTable) -> list[Offer]:
    found = [offer_of(table, o) for o in table.game.options]
    return list(dict.fromkeys(one for one in found if one is not None))


def offer_of(table: ScenarioTable, o: Option) -> Offer | None:
    if o.verb in WORDS:
        return Offer(word=WORDS[o.verb])
    if o.verb in (op.PLAYER, op.HAND_OVER):
        return Offer(player=o.a)
    if o.verb == op.NUMBER:
        return Offer(number=o.a)
    if o.verb == op.MODE:
        return Offer(number=o.a + 1)
    if o.verb == op.NAMED:
        return Offer(name=table.game.meaning(o).name)
    if o.verb == op.END:
        return None
    if o.verb in (op.TRIGGER, op.EFFECT):
        card = table.game.meaning(o).card
        return None if card == NO_CARD else Offer(card)
    return Offer(o.a, o.b if o.verb in WITH_ANOTHER else NO_CARD)
