"""Builds the `View` of one seat: the facts that the rules let it know, with names and words put to them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from msgspec import structs

from tintero.abilities.words import CardType
from tintero.cards import Card
from tintero.rulebook import ability_label, card_type_name, keyword_name, step_name
from tintero.rules import option as op
from tintero.rules.event import NO_CARD, NOBODY, WATCHER
from tintero.rules.explained import Part
from tintero.rules.fast import Face, play_cost
from tintero.rules.option import Option as Answer
from tintero.rules.previews import challenge_preview
from tintero.rules.sight import (
    SeenCard,
    SeenEntry,
    SeenKeyword,
    SeenPermanent,
    SeenPlayer,
    Sight,
    given_abilities,
    lost_abilities,
    modifiers_in_play,
    rules_upon,
    waiting_effects,
)
from tintero.words import label

from . import view as v
from .card_names import Names
from .house import CardInfo, Printed
from .modifiers import Modifiers

if TYPE_CHECKING:
    from .front import Game

# Viewers who are no players, as a view numbers them.
NUMBERS: Final[dict[int, int | None]] = {NOBODY: None, WATCHER: 0}


class Seeing:
    """One look at a game: for whom (a player from 0, WATCHER, or NOBODY who may know everything), in which language."""

    def __init__(self, game: Game, viewer: int, lang: str) -> None:
        self.game = game
        self.state = game.rules.state
        self.viewer = viewer
        self.lang = lang
        self.speaking = game.speaking(lang, None if viewer == NOBODY else viewer)
        self.names: Names = self.speaking.names
        self.who = self.speaking.who
        self.modifiers = Modifiers(self.speaking)

    @cached_property
    def parts(self) -> dict[int, list[Part]]:
        """What each source changes, by the card in play."""
        return modifiers_in_play(self.state)

    def view(self) -> v.View:
        facts: Sight = self.game.rules.sight(self.viewer)
        challenge = None
        if len(facts.challenge) == 2 and NO_CARD not in facts.challenge:  # one of them may have left play
            challenge = v.ChallengeSeen(challenger=facts.challenge[0], challenged=facts.challenge[1])
        return v.View(
            lang=self.lang,
            viewer=NUMBERS.get(self.viewer, self.viewer + 1),
            turn=facts.turn,
            phase=facts.phase,
            phase_name=step_name(facts.phase, self.lang),
            active=facts.active + 1,
            first=facts.first + 1,
            sides=tuple(self.side(facts, n, p) for n, p in enumerate(facts.players)),
            actions=tuple(self.card(c) for c in facts.actions),
            challenge=challenge,
            bag=tuple(self.entry(e) for e in facts.bag),
            effects=tuple(self.modifiers.waiting(player, rule) for player, rule in waiting_effects(self.state)),
            question=self.question(facts),
            outcome=self.outcome(),
        )

    # ---- cards ---------------------------------------------------------------------------------------------------

    def card(self, seen: SeenCard, to_pay: int | None = None) -> v.CardSeen:
        face = self.state.face_of(seen.card)
        known = self.game.house.faces.get((face, self.lang))
        if known is None:
            known = self.game.house.keep_face(face, self.lang, self.face(face))
        return structs.replace(known, card=seen.card, name=seen.name, to_pay=to_pay)

    def face(self, face: Face) -> v.CardSeen:
        """What is printed on a card, whichever copy it is."""
        kind = CardType(face.type)
        character = kind is CardType.CHARACTER
        place = kind is CardType.LOCATION
        keywords, abilities = self.printed(face.full_name)
        return v.CardSeen(
            card=NO_CARD,
            name=face.full_name,
            type=kind.name.lower(),
            type_name=card_type_name(kind, self.lang),
            cost=face.cost,
            inkable=face.inkable,
            inks=tuple(str(ink) for ink in face.inks),
            classifications=tuple(face.classifications),
            strength=face.strength if character else None,
            willpower=face.willpower if character or place else None,
            lore=face.lore if character or place else None,
            move_cost=face.move_cost if place else None,
            keywords=keywords,
            abilities=abilities,
        )

    def printed(self, full_name: str) -> Printed:
        """The keywords and the other abilities of a card, in words; they are put into words once."""
        known = self.game.house.printed.get((full_name, self.lang))
        if known is None:
            card = self.game.house.reader.pool.get(full_name)
            known = ((), ()) if card is None else (self.printed_keywords(card), self.printed_abilities(card))
            self.game.house.printed[(full_name, self.lang)] = known
        return known

    def printed_keywords(self, card: Card) -> tuple[str, ...]:
        return tuple(
            f"{ability_label(t.keyword, self.lang)} {t.keyword_value}".strip() for t in card.texts if t.keyword
        )

    def printed_abilities(self, card: Card) -> tuple[v.AbilityText, ...]:
        info = CardInfo(card, self.game.house.reader)
        return tuple(v.AbilityText(name=name, text=text) for name, text in info.lines(self.lang))

    def permanent(self, p: SeenPermanent) -> v.InPlay:
        kind = CardType(p.type)
        has_willpower = kind in (CardType.CHARACTER, CardType.LOCATION)
        printed = self.card(SeenCard(p.card, p.name))
        return v.InPlay(
            card=p.card,
            owner=p.owner + 1,
            name=self.names.marked(p.card),
            printed=printed,
            exerted=p.exerted,
            drying=p.drying and kind is CardType.CHARACTER,
            damage=p.damage,
            strength=p.strength if kind is CardType.CHARACTER else None,
            willpower=p.willpower if has_willpower else None,
            lore=p.lore if has_willpower else None,
            keywords=tuple(self.keyword(k) for k in p.keywords),
            classifications=p.classifications,
            abilities=self.abilities(p, printed),
            at=None if p.at == NO_CARD else p.at,
            under=tuple(None if c is None else self.card(c) for c in p.under),
            modifiers=self.modifiers.of_card(self.parts.get(p.card, [])),
        )

    def keyword(self, k: SeenKeyword) -> str:
        number = str(k).rpartition(" ")[2] if k.number else ""
        return f"{keyword_name(k.keyword, self.lang)} {number}".strip()

    def abilities(self, p: SeenPermanent, printed: v.CardSeen) -> tuple[v.AbilityText, ...]:
        lost = lost_abilities(self.state, p.card)
        own = [a for a in printed.abilities if not a.name or a.name not in lost]
        for a in given_abilities(self.state, p.card):
            own.append(v.AbilityText(name=a.name, text=self.speaking.text_of(a.key), given=True))
        return tuple(own)

    # ---- players -------------------------------------------------------------------------------------------------

    def side(self, facts: Sight, player: int, p: SeenPlayer) -> v.Side:
        mine = player == self.viewer
        return v.Side(
            player=player + 1,
            name=label(self.who(player), self.lang),
            in_game=p.in_game,
            lore=p.lore,
            lore_to_win=p.lore_to_win,
            ink_ready=p.ink_ready,
            ink=p.ink_ready + p.ink_exerted,
            ink_drops=p.ink_drops,
            inked=p.inked,
            deck=p.deck,
            known_deck=tuple(v.DeckPlace(place=place, seen=self.card(c)) for place, c in p.known_deck),
            hand=len(p.hand),
            hand_seen=tuple(
                self.card(c, play_cost(self.state, player, c.card) if mine else None)
                for c in p.hand
                if c is not None
            ),
            discard=tuple(self.card(c) for c in p.discard),
            play=tuple(self.permanent(q) for q in facts.play if q.owner == player),
            modifiers=tuple(self.modifiers.upon_player(r) for r in rules_upon(self.state, player)),
        )

    def entry(self, e: SeenEntry) -> v.Waiting:
        known = e.card != NO_CARD
        return v.Waiting(
            player=e.player + 1,
            card=e.card if known else None,
            name=self.names.marked(e.card) if known else "",
            ability=ability_label(e.ability, self.lang),
            text=self.speaking.text_of(e.key) if known else "",
        )

    # ---- the question --------------------------------------------------------------------------------------------

    def question(self, facts: Sight) -> v.Asked | None:
        if facts.question is None:
            return None
        rules, told = self.game.rules, facts.question.options is not None
        decision = rules.decision if told else rules.decision_for(self.viewer)
        assert decision is not None
        # whoever may know everything hears it as whoever is asked
        speaking = self.game.speaking(self.lang, decision.player) if self.viewer == NOBODY else self.speaking
        known = decision.source != NO_CARD
        texts = speaking.options() if told else []
        return v.Asked(
            player=decision.player + 1,
            kind=decision.kind,
            rule=decision.rule,
            text=speaking.question() if told else speaking.waits_for(decision.player, decision.source),
            about=speaking.about() if told or known else "",
            card=decision.source if known else None,
            goes_to=self.speaking.goes_to() if told else "",
            not_ending=self.game.not_ending(self.lang) if told and decision.kind == op.TURN else "",
            options=tuple(self.option(n, rules.options[n], text) for n, text in enumerate(texts)),
        )

    def option(self, number: int, answer: Answer, text: str) -> v.OptionSeen:
        cards: tuple[int, ...] = (answer.a, answer.b) if answer.verb in op.OF_TWO_CARDS else ()
        if answer.verb in op.OF_ONE_CARD:
            cards = (answer.a,)
        preview = None
        if answer.verb == op.CHALLENGE:
            found = challenge_preview(self.state, answer.a, answer.b)
            if found is not None:
                preview = v.Preview(
                    deals=found.deals, takes=found.takes, banishes=found.banishes, is_banished=found.is_banished
                )
        return v.OptionSeen(
            number=number, verb=op.VERBS[answer.verb], key=answer.key(), text=text, cards=cards,
            cost=self.game.rules.meaning(answer).cost, preview=preview,
        )  # fmt: skip

    def outcome(self) -> v.Ended | None:
        o = self.game.outcome
        if o is None:
            return None
        return v.Ended(winners=tuple(p + 1 for p in o.winners), reason=o.reason, rule=o.rule, turn=o.turn)

