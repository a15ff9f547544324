"""Zones in general: public and private, one zone per card, new objects (7.1)."""

from __future__ import annotations

import random

import pytest

from tintero.abilities.ability import Activated, CardDefinition, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.effect import (
    Banish,
    DealDamage,
    Destination,
    Discard,
    Draw,
    GainLore,
    Give,
    InkTop,
    Later,
    LookAtTop,
    Mill,
    Move,
    PlayCard,
    PutRest,
    PutUnder,
    RevealHand,
    SearchDeck,
    Sequence,
    Shuffle,
    Take,
)
from tintero.abilities.property import Changes
from tintero.abilities.target import CHARACTER, THIS, YOU, YOUR_CHARACTER, Chosen, Each, Filter, It, Players, The, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, DeckEnd, EventKind, Keyword, Moment, Stat, Until, Who, Whose, Zone
from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.machinery import pieces as st
from tintero.rules.machinery.state import State
from tintero.rules.option import Option

from ..kit import DECK, DISCARD, HAND, PLAY, Scene, action, character, item, keyword, location, shift

EACH_OPPONENT = Players(Who.EACH_OPPONENT)
ITEM = Filter((CardType.ITEM,))
TO_HAND = Destination(Zone.HAND)


def test_7_1_2_1_play_and_discard_are_public() -> None:
    scene = Scene()
    scene.put(0, character("Open"), damage=1, exerted=True)
    scene.put(0, character("Dead"), DISCARD)
    view = scene.begin().sight(1)
    assert [(p.name, p.damage, p.exerted) for p in view.play] == [("Open", 1, True)]
    assert [c.name for c in view.players[0].discard] == ["Dead"]


def test_7_1_2_1_the_bag_is_public() -> None:
    glad = Triggered((Trigger(EventKind.QUESTED, This()),), GainLore(YOU, Number(1)), "Glad")
    more = Triggered((Trigger(EventKind.QUESTED, This()),), GainLore(YOU, Number(2)), "More")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, glad, more))
    scene.quest(hero)
    for player in (0, 1):
        assert [(e.player, e.ability) for e in scene.game.sight(player).bag] == [(0, "Glad"), (0, "More")]


def test_7_1_3_1_hand_deck_and_inkwell_are_private_and_counted() -> None:
    scene = Scene()
    scene.put(0, character("Secret A"), HAND)
    scene.put(0, character("Secret B"), DECK)
    scene.put(0, character("Secret C"), zone=st.INKWELL)
    scene.ink(0, 2, 1)
    view = scene.begin().sight(1)
    assert "Secret" not in str(view)
    theirs = view.players[0]
    assert (theirs.hand, theirs.deck, theirs.ink_ready, theirs.ink_exerted) == ((None,), 20, 3, 1)


def test_7_1_3_ones_own_hand_is_seen_but_not_ones_deck_or_ink() -> None:
    scene = Scene()
    scene.put(0, character("Mine A"), HAND)
    scene.put(0, character("Mine B"), DECK)
    scene.put(0, character("Mine C"), zone=st.INKWELL)
    view = str(scene.begin().sight(0))
    assert "Mine A" in view
    assert "Mine B" not in view
    assert "Mine C" not in view


def test_7_1_3_what_was_revealed_is_known_to_the_others() -> None:
    scene = Scene()
    scene.put(1, character("Shown"), HAND)
    show = scene.put(0, action(RevealHand(EACH_OPPONENT), 0), HAND)
    scene.begin()
    assert scene.game.sight(0).players[1].hand == (None,)
    scene.play(show)
    assert [c.name for c in scene.game.sight(0).players[1].hand if c is not None] == ["Shown"]


def test_7_1_3_options_are_shown_to_the_asked_player_only() -> None:
    scene = Scene()
    scene.put(0, character("Card"), HAND)
    scene.begin()
    asked, other = scene.game.sight(0).question, scene.game.sight(1).question
    assert asked is not None
    assert asked.options == tuple(scene.game.options)
    assert other is not None
    assert other.options is None


@pytest.mark.parametrize("player", [0, 1])
def test_7_1_3_dealing_the_hidden_cards_anew_leaves_the_view_as_it_was(player: int) -> None:
    decks = [[character(f"Hidden {x}{n}", cost=n % 4) for n in range(30)] for x in "PQ"]
    game = Game.new(decks, 3, first=0)
    for _ in range(12):
        game.choose(0)
    changed = 0
    for seed in range(5):
        other = game.determinize(player, seed)
        assert other.sight(player) == game.sight(player)
        changed += other.state.defs != game.state.defs
    assert changed == 5


def test_7_1_4_searching_a_private_zone_may_find_nothing() -> None:
    scene = Scene()
    gear = scene.put(0, item("Gear"), DECK)
    search = Sequence((SearchDeck(YOU), Take(ITEM, 1, TO_HAND), Shuffle(YOU)))
    scene.play(scene.put(0, action(search, 0), HAND))
    assert scene.offered(op.CARD) == {gear.card}
    scene.done()
    assert scene.zone(gear) == DECK
    assert scene.hand(0) == 0


def test_7_1_4_searching_a_private_zone_may_find_it() -> None:
    scene = Scene()
    gear = scene.put(0, item("Gear"), DECK)
    search = Sequence((SearchDeck(YOU), Take(ITEM, 1, TO_HAND), Shuffle(YOU)))
    scene.play(scene.put(0, action(search, 0), HAND)).pick(gear)
    assert scene.zone(gear) == HAND


def test_7_1_4_without_a_kind_there_is_nothing_to_fail_at() -> None:
    scene = Scene()
    look = Sequence((LookAtTop(YOU, Number(2)), Take(Filter(), 1, TO_HAND), PutRest(Destination(Zone.DECK))))
    scene.play(scene.put(0, action(look, 0), HAND))
    assert not scene.can(Option(op.DONE))


def test_7_1_4_revealed_cards_are_not_private() -> None:
    scene = Scene()
    gear = scene.put(0, item("Gear"), DECK)
    look = Sequence((
        LookAtTop(YOU, Number(2), reveal=True), Take(ITEM, 1, TO_HAND), PutRest(Destination(Zone.DECK)),
    ))
    scene.play(scene.put(0, action(look, 0), HAND))
    assert scene.zone(gear) == HAND


def test_7_1_4_in_a_public_zone_a_fitting_card_must_be_taken() -> None:
    scene = Scene()
    gear = scene.put(0, item("Gear"), DISCARD)
    gold = scene.put(0, item("Gold"), DISCARD)
    mine = Filter((CardType.ITEM,), Whose.YOURS, Zone.DISCARD)
    scene.play(scene.put(0, action(Move(Chosen(mine), TO_HAND), 0), HAND))
    assert scene.offered(op.CARD) == {gear.card, gold.card}
    assert not scene.can(Option(op.DONE))


def test_7_1_6_a_card_that_left_play_is_a_new_card() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, cost=0))
    strong = scene.put(0, action(Give(Each(CHARACTER), (Changes(Stat.STRENGTH, Number(5)),), Until.THIS_TURN), 0), HAND)
    away = scene.put(0, action(Move(Chosen(YOUR_CHARACTER), TO_HAND), 0), HAND)
    scene.play(strong)
    assert scene.strength(hero) == 6
    scene.play(away).play(hero)
    assert scene.strength(hero) == 1
    assert scene.perm(hero).drying


def test_7_1_6_an_effect_that_follows_the_card_finds_it_in_the_zone_it_reached() -> None:
    back = Triggered((Trigger(EventKind.BANISHED, This()),), Move(THIS, TO_HAND), "Back")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, back))
    scene.play(scene.put(0, action(Banish(Chosen(YOUR_CHARACTER)), 0), HAND))
    assert scene.zone(hero) == HAND
    assert len(scene.events(EventKind.BANISHED)) == 1


def test_7_1_6_but_not_after_it_moved_again() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, cost=0))
    strike = DealDamage(Chosen(YOUR_CHARACTER), Number(1))
    doom = scene.put(0, action(Sequence((strike, Later(Moment.END_OF_TURN, Banish(The(It()))))), 0), HAND)
    away = scene.put(0, action(Move(Chosen(YOUR_CHARACTER), TO_HAND), 0), HAND)
    scene.play(doom).play(away).play(hero).end()
    assert scene.zone(hero) == PLAY


def test_7_1_6_the_same_trigger_finds_a_card_that_stayed() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, cost=0))
    strike = DealDamage(Chosen(YOUR_CHARACTER), Number(1))
    doom = scene.put(0, action(Sequence((strike, Later(Moment.END_OF_TURN, Banish(The(It()))))), 0), HAND)
    scene.play(doom).end()
    assert scene.zone(hero) == DISCARD


def test_7_1_6_1_a_waiting_action_comes_before_any_trigger() -> None:
    deed_now = PlayCard(Filter((CardType.ACTION,), Whose.YOURS, Zone.HAND))
    recall = Triggered((Trigger(EventKind.QUESTED, This()),), deed_now, "Recall")
    glad = Triggered((Trigger(EventKind.QUESTED, This()),), GainLore(YOU, Number(1)), "Glad")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 0, 1, recall, glad))
    scene.put(0, action(GainLore(YOU, Number(5)), 9), HAND)
    scene.quest(hero)
    first = next(e.number for e in scene.game.state.bag if e.ability.name == "Recall")
    scene.choose(Option(op.TRIGGER, first))
    assert [h.amount for h in scene.events(EventKind.LORE_GAINED)] == [5, 1]


def where_everything_is(s: State) -> dict[int, int]:
    """The zone of every card by the lists of the zones; a card found twice or nowhere fails."""
    found: dict[int, int] = {}

    def see(cards: list[int], *zones: int) -> None:
        for card in cards:
            assert card not in found, f"card {card} is in two places"
            assert s.zone[card] in zones
            found[card] = s.zone[card]

    for p in s.players:
        see(p.hand, st.HAND)
        see(p.deck, st.DECK)
        see(p.discard, st.DISCARD)
        see(p.inkwell, st.INKWELL)
        assert 0 <= p.ink_ready <= len(p.inkwell)
        assert p.lore >= 0
    for q in s.in_play.values():
        see([q.card], st.PLAY)
        see(q.under, st.UNDER, st.FACEDOWN)
        assert s.pid_of[q.card] == q.pid
        assert all(s.pid_of[c] == 0 for c in q.under)
    see(s.limbo, st.PLAY)
    return found


def mixed_deck(letter: str) -> list[CardDefinition]:
    cards = [
        character(f"Ana {letter} - Child", 2, 3, 1, 1, keyword(Keyword.BOOST, 1)),
        character(f"Ana {letter} - Queen", 4, 5, 2, 4, shift(2), keyword(Keyword.SUPPORT)),
        character(f"Bo {letter}", 3, 2, 1, 2, keyword(Keyword.RUSH), keyword(Keyword.RECKLESS)),
        location(f"Home {letter}", 4, 1, 1, 1),
        item(f"Lamp {letter}", 1, Activated(Cost(exert=True), Draw(YOU, Number(1)), "Rub")),
        action(Banish(Chosen(CHARACTER)), 2, f"Banish {letter}"),
        action(Move(Chosen(CHARACTER), TO_HAND), 1, f"Away {letter}"),
        action(Move(Chosen(CHARACTER), Destination(Zone.DECK, end=DeckEnd.TOP)), 1, f"Up {letter}"),
        action(Move(Chosen(CHARACTER), Destination(Zone.INKWELL, exerted=True)), 1, f"Freeze {letter}"),
        action(Discard(EACH_OPPONENT, Number(1), Filter(zone=Zone.HAND)), 1, f"Drop {letter}", True),
        action(Sequence((Mill(EACH_OPPONENT, Number(1)), InkTop(YOU, Number(1)))), 1, f"Mill {letter}"),
        action(PutUnder(Chosen(YOUR_CHARACTER)), 1, f"Under {letter}"),
    ]
    return [c for c in cards for _ in range(3)]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [2, 3])
def test_7_1_5_every_card_is_in_exactly_one_zone(players: int, seed: int) -> None:
    game = Game.new([mixed_deck(x) for x in "XYZ"[:players]], seed)
    chance = random.Random(seed)
    for _ in range(250):
        if game.over:
            break
        options = game.options
        assert options
        # the end of the turn is avoided at first so that more happens
        acting = [o for o in options if o.verb != op.END]
        game.choose(chance.choice(acting if acting and chance.random() < 0.85 else options))
        found = where_everything_is(game.state)
        gone = [c for c in range(len(game.state.zone)) if c not in found]
        assert all(game.state.zone[c] == st.OUT for c in gone)
        assert all(not game.state.players[game.state.table.owners[c]].in_game for c in gone)
    assert game.state.turn > 1
