"""Moving, looking at and playing cards in words that no card has: what each text means, written by hand."""

from typing import Any

import pytest

from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.effect import Destination, Either, Move, Pick, PlayCard, PutRest, Sequence, Take
from tintero.abilities.target import Chosen, Each, Filter, It, Players, The
from tintero.abilities.words import (
    AfterPlay,
    CardType,
    DeckEnd,
    DiscardBy,
    Order,
    Payment,
    PlayWay,
    Quantity,
    Stat,
    Times,
    Until,
    Who,
    Whose,
    Zone,
)
from tintero.language.reader import TextReading
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import DECK, DISCARD, PLAY, Scene, action, character, item
from ..kit import HAND as IN_YOUR_HAND
from ..reading import shared_reader

YOU, THAT = Players(Who.YOU), Players(Who.THAT_PLAYER)
HAND, TOP, BOTTOM = Destination(Zone.HAND), Destination(Zone.DECK, DeckEnd.TOP), Destination(Zone.DECK)
SHUFFLED, INKED = Destination(Zone.DECK, DeckEnd.SHUFFLED), Destination(Zone.INKWELL, exerted=True)
AWAY, STAY = Destination(Zone.DISCARD), Destination(Zone.OUT)
TOP_ANY, BOTTOM_ANY = Destination(Zone.DECK, DeckEnd.TOP, Order.ANY), Destination(Zone.DECK, order=Order.ANY)
CHARACTER, ITEM, LOCATION = (CardType.CHARACTER,), (CardType.ITEM,), (CardType.LOCATION,)
THAT_CARD = The(It())
N = am.Number


def mine(zone: Zone, types: tuple[CardType, ...] = (), *tests: ta.Test) -> Filter:
    return Filter(types, Whose.YOURS, zone, tests)


def theirs(zone: Zone, types: tuple[CardType, ...] = (), *tests: ta.Test) -> Filter:
    return Filter(types, Whose.THAT_PLAYERS, zone, tests)


def some(f: Filter, count: int = 1, quantity: Quantity = Quantity.EXACTLY, by: Who = Who.YOU) -> Chosen:
    return Chosen(f, count, quantity, by, silent=True)


def of(who: Who, effect: ef.Effect) -> ef.Effect:
    return ef.EachDoes(Players(who), effect)


def look(n: int, who: Who = Who.YOU, reveal: bool = False) -> ef.Effect:
    return ef.LookAtTop(Players(who), N(n), reveal)


def may(effect: ef.Effect, who: Who = Who.YOU) -> ef.Effect:
    return ef.May(effect, Players(who))


def steps(*parts: ef.Effect) -> ef.Effect:
    return Sequence(parts)


def cost_at_most(n: int) -> ta.Test:
    return ta.Compare(Stat.COST, False, N(n))


HERO, SONG = ta.Classified(("Hero",)), ta.Song()
LOCATIONS = some(Filter(LOCATION, Whose.YOURS))
IN_DISCARD, IN_HAND = mine(Zone.DISCARD), mine(Zone.HAND)

MEANS: list[tuple[str, Any]] = [
    # ---- what is in play, to each zone
    ("Put chosen item on the top of its player's deck.", Move(Chosen(Filter(ITEM)), TOP)),
    ("Put up to 2 chosen items into their players' inkwells facedown and exerted.",
     Move(Chosen(Filter(ITEM), 2, Quantity.UP_TO), INKED)),
    ("Shuffle all opposing items into their players' decks.", Move(Each(Filter(ITEM, Whose.OPPOSING)), SHUFFLED)),
    ("Return chosen item of yours to your hand.", Move(Chosen(Filter(ITEM, Whose.YOURS)), HAND)),
    ("Put chosen opposing item on either the top or the bottom of its player's deck.",
     steps(Pick(Chosen(Filter(ITEM, Whose.OPPOSING))), Either((Move(THAT_CARD, TOP), Move(THAT_CARD, BOTTOM)), YOU))),
    # ---- from hand and discard
    ("Return all cards from your discard to your hand.", Move(Each(IN_DISCARD), HAND)),
    ("Put a Hero character card from your discard into your hand.",
     Move(some(mine(Zone.DISCARD, CHARACTER, HERO)), HAND)),
    ("Put 2 item cards from your hand into your inkwell facedown and exerted.",
     Move(some(mine(Zone.HAND, ITEM), 2), INKED)),
    ("Return any number of song cards from your discard to your hand.",
     Move(some(mine(Zone.DISCARD, (CardType.ACTION,), SONG), quantity=Quantity.ANY_NUMBER), HAND)),
    ("Return an item card or a location card from your discard to your hand.",
     Move(some(mine(Zone.DISCARD, (*ITEM, *LOCATION))), HAND)),
    ("Draw 3 cards, then put 2 cards from your hand on the bottom of your deck in any order.",
     steps(ef.Draw(YOU, N(3)), Move(some(IN_HAND, 2), BOTTOM_ANY))),
    ("Return 3 cards at random from your inkwell to your hand.",
     Move(ta.AtRandom(mine(Zone.INKWELL), N(3)), HAND)),
    ("Return a card at random from your discard to your hand.", Move(ta.AtRandom(IN_DISCARD, N(1)), HAND)),
    # ---- a whole zone
    ("Shuffle your discard into your deck.", Move(Each(IN_DISCARD), SHUFFLED)),
    ("Put your hand on the bottom of your deck in any order.", Move(Each(IN_HAND), BOTTOM_ANY)),
    ("Each player shuffles their hand into their deck.",
     of(Who.EACH_PLAYER, Move(Each(theirs(Zone.HAND)), SHUFFLED))),
    ("Look at the cards in chosen opponent's hand.",
     ef.RevealHand(Players(Who.CHOSEN_OPPONENT), to_you_only=True)),
    ("Exert all cards in chosen opponent's inkwell.", ef.ExertInk(Players(Who.CHOSEN_OPPONENT))),
    ("Each opponent exerts all the cards in their inkwell.", ef.ExertInk(Players(Who.EACH_OPPONENT))),
    # ---- chosen, and then moved
    ("Choose 2 character cards from your discard and shuffle them into your deck.",
     Move(Chosen(mine(Zone.DISCARD, CHARACTER), 2), SHUFFLED)),
    ("Each opponent chooses 2 of their items and returns them to their hand.",
     of(Who.EACH_OPPONENT, Move(Chosen(theirs(Zone.PLAY, ITEM), 2, by=Who.THAT_PLAYER), HAND))),
    # ---- what is left of the cards looked at
    ("Look at the top 3 cards of your deck. Put up to 2 into your hand and the rest back in any order.",
     steps(look(3), Take(Filter(), 2, HAND, Quantity.UP_TO), PutRest(TOP_ANY))),
    ("Play a song from your hand for free. If you do, put it on the bottom of your deck instead of into your discard.",
     PlayCard(mine(Zone.HAND, (CardType.ACTION,), SONG), after=AfterPlay.BOTTOM_WHEN_DONE)),
    # ---- whose it is where a card comes from
    ("Each opponent puts a card from their hand on the bottom of their deck.",
     of(Who.EACH_OPPONENT, Move(some(theirs(Zone.HAND), by=Who.THAT_PLAYER), BOTTOM))),
    ("Each player may return an item card from their discard to their hand.",
     may(Move(some(theirs(Zone.DISCARD, ITEM), by=Who.THAT_PLAYER), HAND), Who.EACH_PLAYER)),
    ("Chosen player shuffles all cards from their discard into their deck.",
     of(Who.CHOSEN_PLAYER, Move(Each(theirs(Zone.DISCARD)), SHUFFLED))),
    ("Put a card from chosen opponent's discard on the top of their deck.",
     of(Who.CHOSEN_OPPONENT, Move(some(theirs(Zone.DISCARD)), TOP))),
    ("Shuffle a character card from chosen opponent's discard into their deck.",
     of(Who.CHOSEN_OPPONENT, Move(some(theirs(Zone.DISCARD, CHARACTER)), SHUFFLED))),
    ("Shuffle up to 2 cards from any discard into their players' decks.",
     Move(some(Filter(zone=Zone.DISCARD), 2, Quantity.UP_TO), SHUFFLED)),
    ("Choose up to 2 cards from chosen player's discard and put them on the bottom of their deck.",
     of(Who.CHOSEN_PLAYER, Move(Chosen(theirs(Zone.DISCARD), 2, Quantity.UP_TO), BOTTOM))),
    ("Choose a card from your discard and shuffle it into your deck.", Move(Chosen(IN_DISCARD), SHUFFLED)),
    ("Each opponent returns 2 cards at random from their inkwell to their hand.",
     of(Who.EACH_OPPONENT, Move(ta.AtRandom(theirs(Zone.INKWELL), N(2)), HAND))),
    # ---- the top of a deck
    ("Each player puts the top 2 cards of their deck into their discard.", ef.Mill(Players(Who.EACH_PLAYER), N(2))),
    ("Put the top 2 cards of chosen opponent's deck into their discard.", ef.Mill(Players(Who.CHOSEN_OPPONENT), N(2))),
    ("Put the top card of each opponent's deck into their discard.", ef.Mill(Players(Who.EACH_OPPONENT), N(1))),
    ("Put the top card of chosen player's deck into their inkwell facedown and exerted.",
     ef.InkTop(Players(Who.CHOSEN_PLAYER), N(1))),
    # ---- under cards
    ("Put the top card of your deck facedown under chosen character of yours.",
     ef.PutUnder(Chosen(Filter(CHARACTER, Whose.YOURS)))),
    ("Put a character card from your discard under chosen character of yours facedown.",
     ef.PutUnder(Chosen(Filter(CHARACTER, Whose.YOURS)), some(mine(Zone.DISCARD, CHARACTER)))),
    ("Put any number of cards from under your characters into your hand.",
     ef.CardsFromUnder(Each(Filter(CHARACTER, Whose.YOURS)), HAND, any_number=True)),
    ("Put all cards from under chosen character on the bottom of their player's deck in any order.",
     ef.CardsFromUnder(Chosen(Filter(CHARACTER)), BOTTOM_ANY)),
    # ---- looking, and what becomes of the cards
    ("Look at the top 3 cards of chosen opponent's deck. Put one on the bottom of their deck and the rest on the top "
     "of their deck in any order.",
     steps(look(3, Who.CHOSEN_OPPONENT), Take(Filter(), 1, BOTTOM), PutRest(TOP_ANY))),
    ("Look at the top 5 cards of your deck. You may reveal a Hero character card and put it into your hand. Put the "
     "rest on the bottom of your deck in a random order.",
     steps(look(5), may(Take(Filter(CHARACTER, tests=(HERO,)), 1, HAND, reveal=True, must=True)),
           PutRest(Destination(Zone.DECK, order=Order.RANDOM)))),
    ("Look at the top 4 cards of your deck. Put 2 into your hand, one into your inkwell facedown and exerted, and one "
     "on the bottom of your deck.",
     steps(look(4), Take(Filter(), 2, HAND), Take(Filter(), 1, INKED), Take(Filter(), 1, BOTTOM))),
    ("Look at the top 3 cards of your deck. Put any number of them on the bottom of your deck in any order and the "
     "rest on the top of your deck in any order.",
     steps(look(3), Take(Filter(), 99, BOTTOM_ANY, Quantity.ANY_NUMBER), PutRest(TOP_ANY))),
    ("Look at the top 2 cards of your deck. Put one into your hand and the other into your discard.",
     steps(look(2), Take(Filter(), 1, HAND), PutRest(AWAY))),
    ("Look at the top card of your deck. You may put it into your discard.",
     steps(look(1), may(Move(THAT_CARD, AWAY)))),
    ("Look at the top card of chosen opponent's deck. Put it on either the top or the bottom of their deck.",
     steps(look(1, Who.CHOSEN_OPPONENT), ef.PutTopOrBottom(ref=It()))),
    ("Banish chosen item of yours. Put it on either the top or the bottom of your deck.",
     steps(ef.Banish(Chosen(Filter(ITEM, Whose.YOURS))), ef.PutTopOrBottom(ref=It()))),
    ("Look at the top 3 cards of your deck. You may reveal an item card with cost 3 or less and play it for free, "
     "exerted. Put the rest on the bottom of your deck in any order.",
     steps(look(3), may(steps(Take(Filter(ITEM, tests=(cost_at_most(3),)), 1, STAY, reveal=True, must=True),
                              PlayCard(ref=It(), exerted=True))), PutRest(BOTTOM_ANY))),
    ("Reveal the top 4 cards of your deck. Put all revealed item cards into your hand. Put the rest into your discard.",
     steps(look(4, reveal=True), Take(Filter(ITEM), 99, HAND, Quantity.EVERY), PutRest(AWAY))),
    ("Reveal cards from the top of your deck until you reveal a song card. Put it into your hand and shuffle the rest "
     "into your deck.",
     steps(ef.RevealUntil(YOU, Filter((CardType.ACTION,), tests=(SONG,))), Move(THAT_CARD, HAND), PutRest(SHUFFLED))),
    ("Search your deck for up to 2 Hero character cards, put them into your hand, then shuffle your deck.",
     steps(ef.SearchDeck(YOU), Take(Filter(CHARACTER, tests=(HERO,)), 2, STAY, Quantity.UP_TO), Move(THAT_CARD, HAND),
           ef.Shuffle(YOU))),
    ("Look at the cards in chosen opponent's inkwell.", ef.LookAtInkwell(Players(Who.CHOSEN_OPPONENT))),
    ("Chosen opponent reveals their hand and discards 2 cards of your choice.",
     ef.Discard(Players(Who.CHOSEN_OPPONENT), N(2), Filter(), Who.YOU, reveal=True)),
    ("Each opponent reveals their hand and discards up to 2 item cards of your choice.",
     ef.Discard(Players(Who.EACH_OPPONENT), N(2), Filter(ITEM), Who.YOU, DiscardBy.UP_TO, reveal=True)),
    ("Reveal a Hero character card in your hand.",
     steps(Pick(some(mine(Zone.HAND, CHARACTER, HERO))), ef.Reveal(It()))),
    # ---- what hangs on a sentence before
    ("Reveal the top card of your deck. If it's a song card, put it into your discard and repeat this effect. "
     "Otherwise, put it into your hand.",
     ef.RepeatWhile(
         steps(look(1, reveal=True), ef.If(co.Is(It(), Filter((CardType.ACTION,), tests=(SONG,))),
                                           Move(THAT_CARD, AWAY), Move(THAT_CARD, HAND))),
         co.Is(It(), Filter((CardType.ACTION,), tests=(SONG,))))),
    ("Each opponent may reveal the top card of their deck. If it's an item card, they may play it for free. Otherwise, "
     "they put it on the bottom of their deck.",
     may(steps(look(1, Who.THAT_PLAYER, reveal=True),
               ef.If(co.Is(It(), Filter(ITEM)),
                     ef.IfDo(may(PlayCard(ref=It(), who=Who.THAT_PLAYER), Who.THAT_PLAYER), ef.Nothing(),
                             Move(THAT_CARD, BOTTOM)),
                     Move(THAT_CARD, BOTTOM))), Who.EACH_OPPONENT)),
    ("You may look at the cards in your inkwell and then you may put one into your discard. If you do either, draw a "
     "card.",
     may(steps(ef.LookAtInkwell(YOU), may(Take(Filter(), 1, AWAY)), ef.Draw(YOU, N(1))))),
    ("Look at the cards in your inkwell. You may play an item from there for free.",
     steps(ef.LookAtInkwell(YOU), may(PlayCard(mine(Zone.INKWELL, ITEM))))),
    ("You may choose an opposing item. Banish it.",
     may(steps(Pick(Chosen(Filter(ITEM, Whose.OPPOSING))), ef.Banish(THAT_CARD)))),
    ("For each opposing player, you may choose an item of theirs. Banish it.",
     of(Who.EACH_OPPONENT, may(steps(Pick(Chosen(theirs(Zone.PLAY, ITEM))), ef.Banish(THAT_CARD))))),
    ("Choose 2 items of yours. Return both to your hand.",
     steps(Pick(Chosen(Filter(ITEM, Whose.YOURS), 2)), Move(THAT_CARD, HAND))),
    ("Draw 2 cards unless chosen opponent chooses and discards a card.",
     of(Who.CHOSEN_OPPONENT, ef.IfDo(may(ef.Discard(THAT, N(1), Filter()), Who.THAT_PLAYER), ef.Nothing(),
                                     ef.Draw(YOU, N(2))))),
    ("You may remove up to 2 damage from each of your characters. Exert each Hero character you removed damage from "
     "this way.",
     may(ef.ForEachObject(Each(Filter(CHARACTER, Whose.YOURS)), ef.IfDo(
         ef.RemoveDamage(THAT_CARD, N(2), up_to=True),
         ef.If(co.Is(It(), Filter(CHARACTER, tests=(HERO,))), ef.Exert(THAT_CARD)))))),
    # ---- playing
    ("Play an item with cost 3 or less from your discard for free.",
     PlayCard(mine(Zone.DISCARD, ITEM, cost_at_most(3)))),
    ("You may play a location from your hand or discard for free, exerted.",
     may(PlayCard(mine(Zone.HAND, LOCATION), exerted=True, also_from=Zone.DISCARD))),
    ("You may play a character with cost 2 or less from your discard.",
     may(PlayCard(mine(Zone.DISCARD, CHARACTER, cost_at_most(2)), way=PlayWay.PAID))),
    ("You may shift a Hero character for free.",
     may(PlayCard(mine(Zone.HAND, CHARACTER, HERO), way=PlayWay.SHIFTED_FREE))),
    ("You may play a song with cost 3 or less from your discard for free, then put it on the bottom of your deck "
     "instead of into your discard.",
     may(PlayCard(mine(Zone.DISCARD, (CardType.ACTION,), SONG, cost_at_most(3)), after=AfterPlay.BOTTOM_AT_ONCE))),
    ("Chosen opponent may play an item from their discard for free.",
     may(PlayCard(theirs(Zone.DISCARD, ITEM), who=Who.THAT_PLAYER), Who.CHOSEN_OPPONENT)),
    ("You pay 2 ⬡ less for the next Hero character you shift this turn.",
     ef.Impose((pr.Imposed(pr.PayLess(Filter(CHARACTER, tests=(HERO,)), N(2), Times.NEXT, Payment.SHIFT)),),
               Until.THIS_TURN)),
    # ---- to locations
    ("Move up to 2 of your Hero characters to the same location for free.",
     ef.MoveToLocation(some(mine(Zone.PLAY, CHARACTER, HERO), 2, Quantity.UP_TO), LOCATIONS)),
    ("Move chosen character of yours to another location for free.",
     ef.MoveToLocation(Chosen(mine(Zone.PLAY, CHARACTER)),
                       some(mine(Zone.PLAY, LOCATION, ta.Not(ta.IsRef(ta.LocationOf(It()))))))),
    ("Move a Hero character of yours to one of your locations for free.",
     ef.MoveToLocation(some(mine(Zone.PLAY, CHARACTER, HERO)), LOCATIONS)),
    ("Move one of your characters here for free.",
     ef.MoveToLocation(some(mine(Zone.PLAY, CHARACTER)), ta.THIS)),
    # ---- of two kinds, chosen, at random, of any player
    ("Return a character card and up to 2 item cards from your discard to your hand.",
     Move(ta.Both((some(mine(Zone.DISCARD, CHARACTER)), some(mine(Zone.DISCARD, ITEM), 2, Quantity.UP_TO))), HAND)),
    ("Return 2 chosen item cards from your discard to your hand.", Move(Chosen(mine(Zone.DISCARD, ITEM), 2), HAND)),
    ("Put a card at random from chosen opponent's hand on the bottom of their deck.",
     of(Who.CHOSEN_OPPONENT, Move(ta.AtRandom(theirs(Zone.HAND), N(1)), BOTTOM))),
    ("Return an item card from any player's discard to its player's hand.",
     Move(some(Filter(ITEM, zone=Zone.DISCARD)), HAND)),
    # ---- under cards
    ("Put an item card from your discard faceup under chosen character of yours.",
     ef.PutUnder(Chosen(mine(Zone.PLAY, CHARACTER)), some(mine(Zone.DISCARD, ITEM)), facedown=False)),
    ("Put the top 2 cards of your deck facedown under one of your characters.",
     steps(Pick(some(mine(Zone.PLAY, CHARACTER))), ef.ForEachTime(N(2), ef.PutUnder(THAT_CARD)))),
    # ---- of the cards that are looked at
    ("Reveal the top 3 cards of your deck. Put all item cards revealed this way into your hand and the rest on the "
     "bottom of your deck in any order.",
     steps(look(3, reveal=True), Take(Filter(ITEM), 99, HAND, Quantity.EVERY), PutRest(BOTTOM_ANY))),
    ("Choose 2 items of yours. Return both of them to your hand.",
     steps(Pick(Chosen(mine(Zone.PLAY, ITEM), 2)), Move(THAT_CARD, HAND))),
]  # fmt: skip

REFUSED = [
    # to somebody else's zone
    "Return chosen character to your hand.",
    "Put a card from your hand into their inkwell facedown.",
    "Put a card from chosen opponent's discard into your hand.",
    "Put the top card of chosen opponent's deck into your discard.",
    "Return all cards under chosen item to your hand.",
    "Chosen opponent puts that card into your hand.",
    "Each opponent puts a card from their discard on the bottom of your deck.",
    "Return an item card from opponents' discards to their players' hands.",
    # not all of a zone, or none that can be looked at or exerted
    "Ready 2 cards in your inkwell.",
    "Ready all cards in any inkwell.",
    "Exert your hand.",
    "Look at chosen opponent's discard.",
    "Look at all the character cards in chosen opponent's hand.",
    "Choose all cards from your discard and shuffle them into your deck.",
    # nothing that goes to the discard
    "Put that card on the bottom of your deck instead of into your discard.",
    "Play an item from your discard for free, then put it on the bottom of your deck instead of into your discard.",
    "Put them in any order.",
    # no cards were looked at, no two were chosen, nothing to repeat, no place
    "Put the rest on the bottom of your deck.",
    "Put one into your hand.",
    "Choose 3 characters of yours. Return both to your hand.",
    "Return both to your hand.",
    "Draw a card and repeat this effect.",
    "You may play an item from there for free.",
    # what the rules cannot do
    "Each opponent looks at the top 2 cards of their deck.",
    "Each opponent searches their deck for a character card.",
    "Each opponent pays 1 ⬡ less for the next item you play this turn.",
    "Put a card from your deck into your hand.",
    "Play a character from chosen opponent's discard for free.",
    "Move chosen character of yours to an item for free.",
    # one card that could be both, or goes to one of two places with another
    "Return a character card and a Hero character card from your discard to your hand.",
    "Put a character card and an item card from your hand on either the top or the bottom of your deck.",
    "Exert a character card and an item card in your hand.",
    "Move one of your characters from here for free.",
    "Move one of your characters here from a location for free.",
    "Put the top 2 cards of your deck facedown under each of your characters.",
    # half a sentence
    "Put chosen character on either the top of their player's deck.",
    "Put chosen character into their player's hand in any order.",
    "Put chosen character into their player's inkwell.",
    "Put chosen character on the top of their player's discard.",
]


@pytest.mark.parametrize(("text", "meaning"), MEANS, ids=[text for text, _ in MEANS])
def test_a_composed_text_means_what_it_says(text: str, meaning: Any) -> None:
    read = shared_reader().read_text("effect", "", text)
    assert isinstance(read, TextReading), read
    assert read.meaning == meaning


@pytest.mark.parametrize("text", REFUSED)
def test_what_makes_no_sense_is_refused(text: str) -> None:
    assert not isinstance(shared_reader().read_text("effect", "", text), TextReading)


@pytest.mark.parametrize(("verb", "place"), [(op.TOP, -1), (op.BOTTOM, 0)])
@pytest.mark.parametrize("banished", [False, True])
def test_that_very_card_goes_to_an_end_of_its_deck(verb: int, place: int, banished: bool) -> None:
    """The item goes, from play or from the discard, and not what was looked at before."""
    chosen = ta.Chosen(Filter(ITEM, Whose.YOURS))
    first: ef.Effect = ef.Banish(chosen) if banished else Pick(chosen)
    scene = Scene(deck_size=3)
    scene.ink(0, 5)
    thing = scene.put(0, item())
    scene.put(0, item())
    card = scene.put(0, action(steps(look(1), first, ef.PutTopOrBottom(ref=It()))), Zone.HAND)
    scene.play(card).pick(thing)
    assert scene.zone(thing) == (DISCARD if banished else PLAY)
    scene.choose(Option(verb, thing.card))
    assert scene.zone(thing) == DECK
    assert scene.game.state.players[0].deck[place] == thing.card
    assert scene.asked == "turn"


def test_cards_of_two_kinds_return_together() -> None:
    back = Move(ta.Both((some(mine(Zone.DISCARD, CHARACTER)), some(mine(Zone.DISCARD, ITEM)))), HAND)
    scene = Scene(deck_size=3)
    scene.ink(0, 5)
    returning = [scene.put(0, character(), Zone.DISCARD), scene.put(0, item(), Zone.DISCARD)]
    staying = scene.put(0, action(ef.Nothing()), Zone.DISCARD)
    scene.play(scene.put(0, action(back), Zone.HAND))
    assert [scene.zone(card) for card in (*returning, staying)] == [IN_YOUR_HAND, IN_YOUR_HAND, DISCARD]


def test_so_many_cards_go_under_the_one_that_was_picked() -> None:
    under = steps(Pick(some(mine(Zone.PLAY, CHARACTER))), ef.ForEachTime(N(2), ef.PutUnder(THAT_CARD)))
    scene = Scene(deck_size=3)
    scene.ink(0, 5)
    host, other = scene.put(0, character()), scene.put(0, character())
    scene.play(scene.put(0, action(under), Zone.HAND)).pick(host)
    assert [len(scene.perm(one).under) for one in (host, other)] == [2, 0]
