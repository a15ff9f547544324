"""Why not: for one card, each thing it might do, and either yes or the reason with its rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tintero.abilities.words import CardType, Zone
from tintero.cards.names import fold
from tintero.rulebook import reason_text
from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.option import Option
from tintero.rules.refusals import (
    MUST_QUEST,
    NO_SHIFT,
    NOT_A_CHARACTER,
    NOT_A_SHIFT_BASE,
    NOT_AT_TURN,
    RECKLESS_MUST_CHALLENGE,
    Refusal,
)
from tintero.words import say

from .card_names import Names
from .typed import VERB_WORDS

DUTY_OF = {RECKLESS_MUST_CHALLENGE: op.CHALLENGE, MUST_QUEST: op.QUEST}
# The rule by which an action is offered; any other answer is offered by the rule of its question.
RULE_OF_VERB: Final = {
    "ink": "4.2", "play": "4.3", "shift": "8.10", "sing": "5.4.4", "sing_together": "8.12", "use": "4.4",
    "quest": "4.5", "challenge": "4.6", "move": "4.7", "end": "4.1.2",
}  # fmt: skip
NO_BASE = (NOT_A_SHIFT_BASE, NO_SHIFT, NOT_A_CHARACTER)


@dataclass
class Answer:
    """One line: what would be done, and whether it is possible."""

    what: str
    possible: bool
    reason: str = ""
    rule: str = ""


class Why:
    def __init__(self, game: Game, seat: int, lang: str) -> None:
        self.game = game
        self.seat = seat
        self.lang = lang
        self.names = Names(game, seat, lang)
        self.view = game.sight(seat)

    def asked(self, words: str) -> list[tuple[int, str, list[Answer]]]:
        """One entry per card that the words mean: it, its name, answers."""
        verb, name = verb_and_name(words)
        return [(card, self.names.marked(card), self.answers(card, verb)) for card in self.find(name)]

    # ---- which card --------------------------------------------------------------------------------------------

    def find(self, words: str) -> list[int]:
        """Cards in play and in the own hand whose name fits, none if no name does; copies in the hand count once."""
        wanted = fold(words)
        cards: dict[int, str] = {}
        seen: set[str] = set()
        for entry in self.view.players[self.seat].hand:
            if entry is not None and entry.name not in seen:
                seen.add(entry.name)
                cards[entry.card] = entry.name
        for p in self.view.play:
            cards[p.card] = self.names.marked(p.card)
        exact = [c for c, name in cards.items() if wanted and fold(name) == wanted]
        if exact:
            return exact
        part = [c for c, name in cards.items() if wanted and wanted in fold(name)]
        if part:
            return part
        from rapidfuzz import fuzz, process

        near = process.extract(words, cards, scorer=fuzz.WRatio, limit=1, score_cutoff=75)
        return [near[0][2]] if near else []

    # ---- what it might do --------------------------------------------------------------------------------------

    def answers(self, card: int, verb: int = 0) -> list[Answer]:
        lines: list[Answer] = []
        if self.game.decision is not None and self.game.decision.kind != op.TURN and not verb:
            lines.append(self.answer(Option(op.CARD, card), say("why.choose", self.lang)))
        for option, what in self.candidates(card):
            if not verb or option.verb == verb:
                lines.append(self.answer(option, what))
        if verb and not lines:
            # Asked about something that this card never does: the rules say why.
            lines.append(self.answer(Option(verb, card, card if verb in (op.CHALLENGE, op.MOVE) else 0), ""))
        return lines

    def answer(self, option: Option, what: str) -> Answer:
        refusal = self.game.why_not(option, self.seat)
        if refusal is None and self.game.to_decide != self.seat:
            refusal = NOT_AT_TURN
        if refusal is None:
            return Answer(what, True)
        return Answer(what, False, reason_text(refusal.name, self.lang), refusal.rule)

    def ending(self) -> str:
        """Why the turn cannot be ended now, with the rule and whoever is in the way; '' if it can."""
        refusal = self.game.why_not(Option(op.END), self.seat)
        if refusal is None:
            return ""
        reason = reason_text(refusal.name, self.lang)
        names = self.dutiful(refusal)
        if not names:
            return say("why.end_refused", self.lang, reason=reason, rule=refusal.rule)
        return say("why.end_refused_by", self.lang, reason=reason, names=names, rule=refusal.rule)

    def dutiful(self, refusal: Refusal) -> list[str]:
        """The characters that have to do something first, for this refusal to end the turn."""
        cards = [p.card for p in self.game.state.in_play.values()]
        return [self.names.marked(card) for card in cards if self.game.duty_of(self.seat, card) == refusal]

    def candidates(self, card: int) -> Iterator[tuple[Option, str]]:
        s = self.game.state
        if s.zone[card] != Zone.PLAY:
            yield from self.from_hand(card)
            return
        mine = [p for p in self.view.play if p.owner == self.seat]
        theirs = [p for p in self.view.play if p.owner != self.seat]
        this = next((p for p in self.view.play if p.card == card), None)
        if this is None:
            return
        if this.owner != self.seat:
            for p in mine:
                if p.type == CardType.CHARACTER:
                    yield Option(op.CHALLENGE, p.card, card), self.text("why.challenge_by", p.card)
            return
        if this.type == CardType.CHARACTER:
            yield Option(op.QUEST, card), say("why.quest", self.lang)
            for p in theirs:
                if p.type != CardType.ITEM:
                    yield Option(op.CHALLENGE, card, p.card), self.text("why.challenge", p.card)
            for p in mine:
                if p.type == CardType.LOCATION:
                    yield Option(op.MOVE, card, p.card), self.text("why.move", p.card)
        if this.type == CardType.LOCATION:
            for p in mine:
                if p.type == CardType.CHARACTER:
                    yield Option(op.MOVE, p.card, card), self.text("why.move_by", p.card)
        for i in range(self.names.ability_count(card)):
            yield Option(op.USE, card, i), say("why.use", self.lang, name=self.names.ability(card, i))

    def from_hand(self, card: int) -> Iterator[tuple[Option, str]]:
        face = self.game.state.face_of(card)
        yield Option(op.INK, card), say("why.ink", self.lang)
        yield Option(op.PLAY, card, op.IN_INK), say("why.play", self.lang)
        for o in self.game.options:
            if o.verb == op.PLAY and o.a == card and o.b != op.IN_INK:
                yield o, say("why.play_other", self.lang)
        mine = [p for p in self.view.play if p.owner == self.seat]
        for i in range(len(face.shifts)):
            fitting = [p for p in mine if self.is_base(Option(op.SHIFT, card, p.card, i))]
            for p in fitting:
                yield Option(op.SHIFT, card, p.card, i), self.text("why.shift", p.card)
            if not fitting:
                base = mine[0].card if mine else card
                yield Option(op.SHIFT, card, base, i), say("why.shift_any", self.lang)
        if face.is_song:
            for p in mine:
                if p.type == CardType.CHARACTER:
                    yield Option(op.SING, card, p.card), self.text("why.sing", p.card)
            if face.sing_together:
                yield Option(op.SING_TOGETHER, card), say("why.sing_together", self.lang)

    def is_base(self, option: Option) -> bool:
        refusal = self.game.why_not(option)
        return refusal is None or refusal not in NO_BASE

    def text(self, key: str, other: int) -> str:
        return say(key, self.lang, name=self.names.marked(other))


def verb_and_name(words: str) -> tuple[int, str]:
    """A card name, or a verb and a card name; the verb is 0 if there is none."""
    head, _, rest = words.strip().partition(" ")
    if rest.strip() and fold(head) in VERB_WORDS:
        return VERB_WORDS[fold(head)], rest
    return 0, words


def not_ending(game: Game, seat: int, lang: str) -> str:
    """In a few words, the duty that keeps the turn from being ended; '' if there is none."""
    refusal = game.why_not(Option(op.END))
    if refusal is None or refusal not in DUTY_OF:
        return ""
    names = Why(game, seat, lang).dutiful(refusal)
    if not names:
        reason = reason_text(refusal.name, lang)
    else:
        challenge = DUTY_OF[refusal] == op.CHALLENGE
        reason = say("why.end_must_challenge" if challenge else "why.end_must_quest", lang, names=names)
    return say("why.end_not_yet", lang, reason=reason, rule=refusal.rule)
