"""7.1.3: what leaves the rules for a seat: events, questions, reasons, other hands."""

from __future__ import annotations

import pytest

from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.ability import Activated, CardDefinition, Replacement
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.words import DeckEnd, DiscardBy, EventKind, Order, Who, Whose, Zone
from tintero.rules import option as op
from tintero.rules import refusals as why
from tintero.rules.event import EVERYBODY, NO_CARD, NOTHING, Event
from tintero.rules.game import Game
from tintero.rules.machinery import pieces as st
from tintero.rules.option import Option
from tintero.rules.seen import event_for, hidden_from
from tintero.rules.sight import SeenCard

from ..kit import DECK, DISCARD, HAND, INKWELL, Scene, action, character, item

YOU = ta.YOU
EACH_OPPONENT = ta.Players(Who.EACH_OPPONENT)
MY_HAND = ta.Filter(whose=Whose.YOURS, zone=Zone.HAND)


def told(game: Game, player: int, kind: EventKind) -> list[Event]:
    return [e for e in game.events_for(player) if e.kind == kind]


def says_nothing_of(e: Event, card: int, game: Game) -> bool:
    """No card number and no reference in it leads to the card."""
    refs = {game.state.ref_of(card), -card - 1}
    return card not in (e.card, e.other, e.cause) and not refs & {e.subject, e.object, e.source}


# ---- events --------------------------------------------------------------------------------------------------------


def test_7_1_3_a_draw_is_told_to_others_without_the_card() -> None:
    scene = Scene()
    card = scene.put(0, action(ef.Draw(YOU, Number(2)), 0), HAND)
    scene.play(card)
    mine, theirs = (told(scene.game, player, EventKind.DREW) for player in (0, 1))
    assert [e.card for e in mine] == scene.game.state.players[0].hand
    assert [(e.player, e.amount, e.card, e.subject) for e in theirs] == [(0, 1, NO_CARD, NOTHING)] * 2
    assert [e.cause for e in theirs] == [card.card] * 2  # the action was seen by all


def test_7_5_4_a_card_inked_from_the_deck_is_known_to_nobody() -> None:
    scene = Scene()
    scene.play(scene.put(0, action(ef.InkTop(YOU, Number(1)), 0), HAND))
    inked = scene.game.state.players[0].inkwell[0]
    for player in (0, 1):
        [e] = told(scene.game, player, EventKind.INKED)
        assert (e.player, e.amount, e.card, e.subject, e.seen_by) == (0, 1, NO_CARD, NOTHING, 0)
        assert says_nothing_of(e, inked, scene.game)


def test_4_2_1_1_a_card_inked_as_a_turn_action_was_revealed() -> None:
    scene = Scene()
    card = scene.put(0, character(), HAND)
    scene.ink_card(card)
    assert [e.card for e in told(scene.game, 1, EventKind.INKED)] == [card.card]


def test_5_1_1_10_of_a_card_put_facedown_under_another_only_the_other_is_told() -> None:
    scene = Scene()
    host = scene.put(0, character())
    scene.play(scene.put(0, action(ef.PutUnder(ta.Chosen(ta.YOUR_CHARACTER)), 0), HAND))
    below = scene.perm(host).under[0]
    for player in (0, 1):
        [e] = told(scene.game, player, EventKind.PUT_UNDER)
        assert (e.card, e.subject, e.amount) == (host.card, scene.perm(host).pid, 1)
        assert (e.other, e.object) == (NO_CARD, NOTHING)
        assert says_nothing_of(e, below, scene.game)


def test_7_2_2_who_looked_is_told_to_all_and_what_they_saw_to_them_alone() -> None:
    back = ef.PutRest(ef.Destination(Zone.DECK, DeckEnd.BOTTOM, Order.ANY))
    scene = Scene()
    scene.play(scene.put(0, action(ef.Sequence((ef.LookAtTop(YOU, Number(2)), back)), 0), HAND))
    looked = scene.game.state.players[0].deck[::-1][:2]
    assert [e.card for e in told(scene.game, 0, EventKind.LOOKED)] == looked
    theirs = told(scene.game, 1, EventKind.LOOKED)
    assert [(e.card, e.subject, e.seen_by) for e in theirs] == [(NO_CARD, NOTHING, 1)] * 2
    scene.choose(scene.game.options[0])
    assert [e.card for e in told(scene.game, 0, EventKind.PUT_ON_DECK)] == looked
    assert [e.card for e in told(scene.game, 1, EventKind.PUT_ON_DECK)] == [NO_CARD, NO_CARD]


def test_6_5_4_a_card_whose_discard_is_replaced_by_something_hidden_is_shown_to_nobody() -> None:
    hoard = Replacement(
        EventKind.DISCARDED, ef.Move(ta.The(ta.Subject()), ef.Destination(Zone.INKWELL)), name="Hoard"
    )  # fmt: skip
    scene = Scene()
    scene.put(0, character("Hoarder", 1, 9, 1, 1, hoard))
    kept = scene.put(0, character("Kept"), HAND)
    scene.play(scene.put(0, action(ef.Discard(YOU, Number(0), MY_HAND, by=DiscardBy.WHOLE_HAND), 0), HAND))
    assert scene.zone(kept) == INKWELL
    [mine], [theirs] = (told(scene.game, player, EventKind.REPLACED) for player in (0, 1))
    assert mine.card == kept.card
    assert says_nothing_of(theirs, kept.card, scene.game)


def test_2_2_2_how_many_cards_were_altered_is_told_but_not_which() -> None:
    game = Game.new([[character(f"Ann {x}{n}") for n in range(30)] for x in "PQ"], 5, first=0)
    put_back = game.options[0].a
    game.choose(0)
    game.choose(len(game.options) - 1)
    assert [e.amount for e in told(game, 1, EventKind.MULLIGAN)] == [1]
    assert [e.card for e in told(game, 0, EventKind.PUT_ON_DECK)] == [put_back]
    assert [(e.card, e.subject) for e in told(game, 1, EventKind.PUT_ON_DECK)] == [(NO_CARD, NOTHING)]
    assert len(game.events_for(1)) == len(game.events)  # nothing of it is left out


def test_1_7_7_that_somebody_had_one_answer_is_told_to_nobody_else() -> None:
    scene = Scene()
    only = scene.put(0, character(), HAND)
    bury = ef.Move(ta.Chosen(MY_HAND, silent=True), ef.Destination(Zone.DECK, DeckEnd.TOP))
    scene.play(scene.put(0, action(bury, 0), HAND))
    [settled] = told(scene.game, 0, EventKind.SETTLED)
    assert settled.answer == Option(op.CARD, only.card)
    assert told(scene.game, 1, EventKind.SETTLED) == []
    assert len(scene.game.events_for(1)) == len(scene.game.events) - 1


@pytest.mark.parametrize("kind", [k for k in EventKind if k not in (EventKind.SETTLED, EventKind.PUT_UNDER)])
def test_7_1_3_whatever_names_a_hidden_card_is_left_out(kind: EventKind) -> None:
    """In every field: as what it happened to, as the other participant, as the cause, by number or by reference."""
    card, ref, moved = 5, -6, -6 - 1024
    e = Event(kind, "1.1", 0, ref, moved, 3, ref, seen_by=1, words="Its ability", ability="its key", card=card)
    e.other = e.cause = card
    e.answer = Option(op.CARD, card)
    hidden = event_for(e, 1)
    assert hidden is not None
    assert (hidden.card, hidden.other, hidden.cause) == (NO_CARD,) * 3
    assert (hidden.subject, hidden.object, hidden.source) == (NOTHING,) * 3
    assert (hidden.words, hidden.ability, hidden.answer) == ("", "", None)
    assert (hidden.kind, hidden.player, hidden.amount, hidden.rule) == (kind, 0, 3, "1.1")
    assert e.card == card  # the log itself is as it was
    known = event_for(e, 0)
    assert known is not None
    assert (known.card, known.subject, known.words, known.answer) == (card, ref, "Its ability", e.answer)


def test_7_1_3_who_else_has_seen_a_card_is_not_told() -> None:
    e = Event(EventKind.PUT_INTO_HAND, "1.12.3", 0, -6, seen_by=0b101, card=5)
    seen = [event_for(e, player) for player in range(4)]
    assert [None if x is None else x.seen_by for x in seen] == [0b1, 0, 0b100, 0]


def test_7_1_2_what_everybody_saw_is_told_to_everybody() -> None:
    e = Event(EventKind.DISCARDED, "7.3.4", 0, -6, seen_by=EVERYBODY, card=5)
    assert [event_for(e, player) for player in range(3)] == [e] * 3


# ---- reasons -------------------------------------------------------------------------------------------------------

SONG = action(ef.Draw(YOU, Number(1)), 0, song=True)
FACES = (SONG, character(cost=0), item(cost=0), character(cost=9, inkable=False))


@pytest.mark.parametrize("face", FACES, ids=["song", "character", "item", "dear"])
@pytest.mark.parametrize("zone", [DECK, INKWELL, st.FACEDOWN])
def test_7_1_3_a_card_of_ones_own_that_one_cannot_see_is_not_in_the_hand_whatever_it_is(
    face: CardDefinition, zone: int
) -> None:
    scene = Scene()
    singer = scene.put(0, character(cost=5), under=[face], facedown=True)
    elsewhere = [scene.put(0, face, z) for z in (DECK, INKWELL)]
    scene.begin()
    card = singer.under[0].card if zone == st.FACEDOWN else elsewhere[zone != DECK].card
    assert hidden_from(scene.game.state, 0, card)
    assert scene.why_not(Option(op.INK, card)) == ("not_in_hand", "4.2.1.1")
    for o in (
        Option(op.PLAY, card, 0), Option(op.PLAY, card, 1), Option(op.SING, card, singer.card),
        Option(op.SING_TOGETHER, card), Option(op.SHIFT, card, singer.card, 0),
    ):
        assert scene.why_not(o) == ("not_in_hand", "4.3.1"), o
    for o in (
        Option(op.QUEST, card), Option(op.USE, card, 0), Option(op.CHALLENGE, singer.card, card),
        Option(op.MOVE, card, singer.card),
    ):
        assert scene.why_not(o) == ("not_in_play", "5.1.1.8"), o


@pytest.mark.parametrize("face", FACES, ids=["song", "character", "item", "dear"])
def test_1_4_3_a_card_in_another_hand_is_somebody_elses_whatever_it_is(face: CardDefinition) -> None:
    scene = Scene()
    singer = scene.put(0, character(cost=5))
    theirs = scene.put(1, face, HAND)
    scene.begin()
    for o in (
        Option(op.INK, theirs.card), Option(op.PLAY, theirs.card, 0), Option(op.SING, theirs.card, singer.card),
        Option(op.SING_TOGETHER, theirs.card), Option(op.SHIFT, theirs.card, singer.card, 0),
    ):
        assert scene.why_not(o) == ("not_yours", "1.4.3"), o


def test_7_1_3_what_can_be_seen_is_refused_for_what_it_is() -> None:
    scene = Scene()
    singer = scene.put(0, character(cost=5))
    mine = scene.put(0, character(), HAND)
    thrown = scene.put(0, character(), DISCARD)
    scene.begin()
    for card in (mine.card, thrown.card):
        assert scene.why_not(Option(op.SING, card, singer.card)) == ("not_a_song", "5.4.4.2")


def test_4_1_2_whoever_is_not_asked_learns_nothing_of_what_is_offered() -> None:
    scene = Scene()
    hero = scene.put(0, character())
    card = scene.put(0, character(), HAND)
    game = scene.begin()
    assert game.why_not(Option(op.INK, card.card)) is None
    assert game.why_not(Option(op.INK, card.card), 0) is None
    for offered in game.options:
        refused = game.why_not(offered, 1)
        assert refused is not None
        assert refused.name == ("not_in_hand" if offered.a == card.card else "not_at_turn"), offered
    assert game.why_not(Option(op.QUEST, hero.card), 1) == why.NOT_AT_TURN


def test_1_7_7_whoever_is_not_asked_has_nothing_to_answer() -> None:
    demand = ef.Discard(EACH_OPPONENT, Number(1), ta.Filter(whose=Whose.THAT_PLAYERS, zone=Zone.HAND))
    scene = Scene()
    cards = [scene.put(1, character(), HAND) for _ in range(2)]
    scene.play(scene.put(0, action(demand, 0), HAND))
    assert scene.asked_player == 1
    assert scene.game.why_not(Option(op.CARD, cards[0].card), 1) is None
    assert scene.game.why_not(Option(op.CARD, cards[0].card), 0) == why.NOT_AN_ANSWER


# ---- questions and the view ----------------------------------------------------------------------------------------


def test_7_1_3_only_whoever_is_asked_is_given_the_options() -> None:
    scene = Scene()
    scene.put(0, character(), HAND)
    game = scene.begin()
    mine, theirs = game.decision_for(0), game.decision_for(1)
    assert mine is not None
    assert theirs is not None
    assert mine.options == game.options
    assert (theirs.player, theirs.kind, theirs.rule, theirs.options) == (0, op.TURN, mine.rule, [])


def test_7_1_3_a_question_does_not_tell_where_a_hidden_card_is() -> None:
    """The card that asks has been shuffled away: its number leads to a card of the deck."""
    away = ef.Move(ta.The(ta.This()), ef.Destination(Zone.DECK, DeckEnd.SHUFFLED))
    ask = Activated(Cost(), ef.Sequence((away, ef.May(ef.GainLore(YOU, Number(1)), YOU))), "Go")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, ask))
    scene.use(hero)
    assert (scene.asked, scene.zone(hero)) == (op.MAY, DECK)
    assert scene.game.decision is not None
    assert scene.game.decision.source == hero.card
    for player in (0, 1):
        decision = scene.game.decision_for(player)
        assert decision is not None
        assert decision.source == NO_CARD


def test_7_3_2_the_order_of_another_hand_is_not_told() -> None:
    scene = Scene()
    first = scene.put(1, character("First"), HAND)
    scene.put(1, character("Second"), HAND)
    third = scene.put(1, character("Third"), HAND)
    game = scene.begin()
    game.state.known[third.card] |= 1
    assert game.sight(0).players[1].hand == (SeenCard(third.card, "Third"), None, None)
    assert [c.name for c in game.sight(1).players[1].hand if c is not None] == ["First", "Second", "Third"]
    assert first.card == game.state.players[1].hand[0]
