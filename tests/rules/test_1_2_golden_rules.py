"""Golden rules (1.2): card text beats rules, can't beats can, as much as possible."""

from __future__ import annotations

from tintero.abilities.ability import Static
from tintero.abilities.amount import Number
from tintero.abilities.effect import Banish, Discard, Draw, GainLore, PlayCard, Sequence
from tintero.abilities.property import (
    Can,
    Cant,
    CantGainLore,
    CantPlay,
    Imposed,
    LoreToWin,
    MayPlayFrom,
    OneChallengerEachTurn,
)
from tintero.abilities.target import OPPOSING_CHARACTER, YOU, Chosen, Filter, Players, This
from tintero.abilities.words import CardType, Doing, Keyword, Who, Whose, Zone
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import DISCARD, HAND, PLAY, Scene, action, character, keyword

NO_CHARACTERS = Static("Ban", rules=(Imposed(CantPlay(Filter((CardType.CHARACTER,))), Who.EACH_OPPONENT),))
FREE_CHARACTER = PlayCard(Filter((CardType.CHARACTER,), Whose.YOURS, Zone.HAND))


def test_1_2_1_card_text_changes_the_lore_needed_to_win() -> None:
    scene = Scene()
    scene.lore(0, 23)
    scene.put(1, character("Warden", 1, 3, 1, 1, Static("More", rules=(Imposed(LoreToWin(25), Who.EACH_OPPONENT),))))
    first = scene.put(0, character("First", lore=1))
    second = scene.put(0, character("Second", lore=1))
    scene.quest(first)
    assert not scene.game.over
    scene.quest(second)
    assert scene.winner == 0


def test_1_2_1_card_text_lets_a_card_be_played_from_the_discard() -> None:
    scene = Scene()
    grave = Filter((CardType.CHARACTER,), Whose.YOURS, Zone.DISCARD)
    scene.put(0, character("Caller", 1, 3, 1, 1, Static("Call", rules=(Imposed(MayPlayFrom(grave)),))))
    dead = scene.put(0, character("Dead", cost=1), DISCARD)
    scene.ink(0, 1)
    scene.play(dead)
    assert scene.zone(dead) == PLAY


def test_1_2_1_without_such_text_it_cannot() -> None:
    scene = Scene()
    dead = scene.put(0, character("Dead", cost=1), DISCARD)
    scene.ink(0, 1)
    scene.begin()
    assert scene.why_not(Option(op.PLAY, dead.card, 0)) == ("not_in_hand", "4.3.1")


def test_1_2_2_cant_be_challenged_beats_can_challenge_ready_characters() -> None:
    scene = Scene()
    hunter = scene.put(0, character("Hunter", 1, 3, 1, 1, Static("H", None, This(), (Can(Doing.CHALLENGE_READY),))))
    safe = scene.put(1, character("Safe", 1, 3, 1, 1, Static("S", None, This(), (Cant(Doing.BE_CHALLENGED),))))
    other = scene.put(1, character("Other"))
    scene.begin()
    assert scene.targets(hunter) == {other.card}
    assert scene.why_not(Option(op.CHALLENGE, hunter.card, safe.card)) == ("cant_be_challenged", "4.6.4.3")


def test_1_2_2_a_prohibition_also_stops_a_play_for_free() -> None:
    scene = Scene()
    scene.put(1, character("Warden", 1, 3, 1, 1, NO_CHARACTERS))
    hero = scene.put(0, character("Hero"), HAND)
    deed = scene.put(0, action(FREE_CHARACTER, 0), HAND)
    scene.play(deed)
    assert scene.zone(hero) == HAND
    assert scene.zone(deed) == DISCARD


def test_1_2_2_a_prohibition_stops_an_ordinary_play() -> None:
    scene = Scene()
    scene.put(1, character("Warden", 1, 3, 1, 1, NO_CHARACTERS))
    hero = scene.put(0, character("Hero", cost=0), HAND)
    scene.begin()
    assert scene.why_not(Option(op.PLAY, hero.card, 0)) == ("cant_play", "4.3.2.1")


def test_1_2_2_cant_gain_lore_beats_questing() -> None:
    scene = Scene()
    scene.put(1, character("Miser", 1, 3, 1, 1, Static("No", rules=(Imposed(CantGainLore(), Who.EACH_OPPONENT),))))
    hero = scene.put(0, character("Hero", lore=3))
    scene.quest(hero)
    assert scene.perm(hero).exerted
    assert scene.lore_total(0) == 0


def test_1_2_2_refusals_that_cite_it() -> None:
    scene = Scene()
    song = scene.put(0, action(Draw(YOU, Number(1)), 1, "Song", True), HAND)
    mute = scene.put(0, character("Mute", 1, 3, 1, 3, Static("M", None, This(), (Cant(Doing.SING),))))
    rover = scene.put(0, character("Rover", 1, 3, 1, 1, keyword(Keyword.ADVENTUROUS)))
    foe = scene.put(1, character("Foe"), exerted=True)
    scene.begin()
    assert scene.why_not(Option(op.SING, song.card, mute.card)) == ("cant_sing", "1.2.2")
    assert scene.why_not(Option(op.CHALLENGE, rover.card, foe.card)) == ("adventurous_challenge", "8.x")


def test_1_2_2_one_challenger_each_turn() -> None:
    scene = Scene()
    duel = Static("Duel", rules=(Imposed(OneChallengerEachTurn(), Who.EACH_OPPONENT),))
    foe = scene.put(1, character("Foe", 0, 9, 1, 1, duel), exerted=True)
    first = scene.put(0, character("First", 1, 9))
    second = scene.put(0, character("Second", 1, 9))
    scene.challenge(first, foe)
    assert scene.why_not(Option(op.CHALLENGE, second.card, foe.card)) == ("one_challenger_only", "1.2.2")


def test_1_2_3_as_much_as_possible_is_done() -> None:
    scene = Scene()
    scene.position.deck_size[0] = 1
    deed = scene.put(0, action(Sequence((Draw(YOU, Number(3)), GainLore(YOU, Number(1)))), 0), HAND)
    scene.play(deed)
    assert scene.hand(0) == 1
    assert scene.lore_total(0) == 1


def test_1_2_3_too_few_cards_to_discard_is_no_error() -> None:
    scene = Scene()
    only = scene.put(1, character("Only"), HAND)
    deed = scene.put(0, action(Discard(Players(Who.EACH_OPPONENT), Number(2), Filter(zone=Zone.HAND)), 0), HAND)
    scene.play(deed)
    assert scene.zone(only) == DISCARD
    assert scene.asked == op.TURN


def test_1_2_3_an_impossible_part_does_not_cancel_the_rest() -> None:
    scene = Scene()
    both = Sequence((Banish(Chosen(OPPOSING_CHARACTER)), GainLore(YOU, Number(2))))
    deed = scene.put(0, action(both, 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 2
