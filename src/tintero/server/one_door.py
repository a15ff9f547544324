"""The one door: whatever a seat or a watcher is told is made here, from what the front door lets that viewer know.

Nothing else in this room makes a view, a line of the story or a reason; what goes out is the same whatever the cards
are that the viewer cannot know (`tests/server/test_one_door.py` deals them anew).
"""

from __future__ import annotations

from collections.abc import Container
from functools import cached_property
from typing import Final

from tintero.rules.event import NOBODY, WATCHER
from tintero.table import view as seen
from tintero.table.chronicle import Events
from tintero.table.front import Game
from tintero.table.handles import Handles

from . import wire

WATCHING: Final = 0  # the seat of somebody who only watches
EVERYTHING: Final = -1  # of somebody who may know everything: rulings, and games that are over


def viewer_of(seat: int) -> int:
    """A seat (from 1, WATCHING or EVERYTHING) as the rules number viewers."""
    if seat == EVERYTHING:
        return NOBODY
    return WATCHER if seat == WATCHING else seat - 1


def give_names(game: Game, secret: bytes) -> None:
    """Names for the cards of a game before its first choice, for every seat and for watchers."""
    viewers = [*range(len(game.decks)), WATCHER]
    game.handles = {viewer: Handles(secret, viewer) for viewer in viewers}


class OneDoor:
    """What one seat is told of a game as it stands, in one language; after the next choice there is another door."""

    def __init__(self, game: Game, seat: int, lang: str) -> None:
        self.game = game
        self.seat = seat
        self.lang = lang
        self.viewer = viewer_of(seat)
        self.handles = game.handles[self.viewer]
        self._shown: dict[str, seen.CardSeen] = {}  # the cards of the view by what is printed on them

    # ---- the view ------------------------------------------------------------------------------------------------

    @cached_property
    def facts(self) -> seen.View:
        if self.seat == WATCHING:
            return self.game.watched(self.lang)
        return self.game.view(None if self.seat == EVERYTHING else self.seat, self.lang)

    def faces(self, told: Container[str] = ()) -> tuple[wire.Face, ...]:
        """What is printed on the cards of the view, but for those that were told already."""
        assert self.view is not None
        return tuple(face_of(card) for name, card in self._shown.items() if name not in told)

    @cached_property
    def view(self) -> wire.View:
        facts = self.facts
        challenge = facts.challenge
        outcome = facts.outcome
        return wire.View(
            viewer=self.seat,
            turn=facts.turn,
            phase=facts.phase,
            phase_name=facts.phase_name,
            active=facts.active,
            first=facts.first,
            sides=tuple(self.side(s) for s in facts.sides),
            actions=tuple(self.card(c) for c in facts.actions),
            challenge=() if challenge is None else tuple(map(self.name, (challenge.challenger, challenge.challenged))),
            bag=tuple(
                wire.Waiting(player=w.player, card=self.name(w.card), name=w.name, ability=w.ability, text=w.text)
                for w in facts.bag
            ),
            effects=tuple(
                wire.Lasting(player=e.player, source=e.source, text=e.text, until=e.until) for e in facts.effects
            ),
            question=None if facts.question is None else self.question(facts.question),
            outcome=None if outcome is None else wire.Ended(
                winners=outcome.winners, reason=outcome.reason, rule=outcome.rule, turn=outcome.turn
            ),
        )  # fmt: skip

    def name(self, card: int | None) -> str:
        """The handle of a card; '' for none."""
        return "" if card is None else self.handles.of(self.game, card)

    def card(self, c: seen.CardSeen) -> wire.CardHere:
        self._shown[c.name] = c
        return wire.CardHere(id=self.name(c.card), face=c.name, to_pay=c.to_pay)

    def in_play(self, p: seen.InPlay) -> wire.InPlay:
        printed = p.printed
        self._shown[printed.name] = printed
        return wire.InPlay(
            id=self.name(p.card),
            face=printed.name,
            name="" if p.name == printed.name else p.name,
            exerted=p.exerted,
            drying=p.drying,
            damage=p.damage,
            strength=p.strength,
            willpower=p.willpower,
            lore=p.lore,
            keywords=p.keywords,
            classifications=None if p.classifications == printed.classifications else p.classifications,
            abilities=None if p.abilities == printed.abilities else abilities_of(p.abilities),
            at=self.name(p.at),
            under=tuple(None if c is None else self.card(c) for c in p.under),
            modifiers=modifiers_of(p.modifiers),
        )

    def side(self, s: seen.Side) -> wire.Side:
        return wire.Side(
            player=s.player,
            name=s.name,
            lore=s.lore,
            lore_to_win=s.lore_to_win,
            ink=s.ink,
            ink_ready=s.ink_ready,
            deck=s.deck,
            hand=s.hand,
            in_game=s.in_game,
            ink_drops=s.ink_drops,
            inked=s.inked,
            known_deck=tuple(wire.DeckPlace(place=d.place, card=self.card(d.seen)) for d in s.known_deck),
            hand_seen=tuple(self.card(c) for c in s.hand_seen),
            discard=tuple(self.card(c) for c in s.discard),
            play=tuple(self.in_play(p) for p in s.play),
            modifiers=modifiers_of(s.modifiers),
        )

    def question(self, q: seen.Asked) -> wire.Question:
        return wire.Question(
            player=q.player,
            kind=q.kind,
            rule=q.rule,
            text=q.text,
            about=q.about,
            card=self.name(q.card),
            goes_to=q.goes_to,
            not_ending=q.not_ending,
            options=tuple(self.option(o) for o in q.options),
        )

    def option(self, o: seen.OptionSeen) -> wire.Option:
        preview = None
        if o.preview is not None:
            preview = wire.Preview(
                deals=o.preview.deals, takes=o.preview.takes, banishes=o.preview.banishes,
                is_banished=o.preview.is_banished,
            )  # fmt: skip
        cards = tuple(self.name(card) for card in o.cards)
        return wire.Option(verb=o.verb, text=o.text, cards=cards, cost=o.cost, preview=preview)

    # ---- the story -----------------------------------------------------------------------------------------------

    def lines(self, since: int = 0) -> tuple[wire.Line, ...]:
        """The story from this event on, for the viewer."""
        return tuple(
            wire.Line(
                text=line.text,
                rule=line.rule,
                kind=line.kind,
                player=0 if line.player == NOBODY else line.player + 1,
                names=line.names,
            )
            for line in Events(self.game, None if self.seat == EVERYTHING else self.viewer, since).told(self.lang)
        )

    # ---- why not -------------------------------------------------------------------------------------------------

    def why(self, handle: str) -> tuple[str, tuple[wire.Reason, ...]] | None:
        """The name of the card, and what it can do or why not; None if the viewer sees no such card of a game."""
        if self.seat in (WATCHING, EVERYTHING):
            return None
        for card in self.cards_in_sight():
            if self.name(card) == handle:
                name, answers = self.game.why_card(self.seat, card, self.lang)
                return name, tuple(
                    wire.Reason(what=a.what, possible=a.possible, reason=a.reason, rule=a.rule) for a in answers
                )
        return None

    def cards_in_sight(self) -> list[int]:
        """The cards of one's own hand, and those in play."""
        mine = self.facts.side(self.seat)
        return [c.card for c in mine.hand_seen] + [p.card for side in self.facts.sides for p in side.play]


def face_of(c: seen.CardSeen) -> wire.Face:
    return wire.Face(
        name=c.name,
        type=c.type,
        type_name=c.type_name,
        cost=c.cost,
        inks=c.inks,
        inkable=c.inkable,
        classifications=c.classifications,
        strength=c.strength,
        willpower=c.willpower,
        lore=c.lore,
        move_cost=c.move_cost,
        keywords=c.keywords,
        abilities=abilities_of(c.abilities),
    )


def abilities_of(abilities: tuple[seen.AbilityText, ...]) -> tuple[wire.Ability, ...]:
    return tuple(wire.Ability(text=a.text, name=a.name, given=a.given) for a in abilities)


def modifiers_of(modifiers: tuple[seen.Modifier, ...]) -> tuple[wire.Modifier, ...]:
    return tuple(
        wire.Modifier(what=m.what, source=m.source, ability=m.ability, until=m.until, rule=m.rule) for m in modifiers
    )
