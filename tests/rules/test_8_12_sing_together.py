"""Sing Together (8.12). Songs of the pool have effects, so the songs here are test cards."""

from tintero.abilities.ability import Activated, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.condition import SangBy
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Draw, GainLore, If, PlayCard
from tintero.abilities.property import Cant, SingsAs
from tintero.abilities.target import YOU, Filter, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, Doing, EventKind, How, Keyword, PlayWay, Whose, Zone
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.settings import Settings

from ..kit import DISCARD, HAND, Scene, action, character, item, keyword, refused

GAIN_1 = GainLore(YOU, Number(1))
CHORUS = action(GAIN_1, 7, "Chorus", True, keyword(Keyword.SING_TOGETHER, 7))


def test_8_12_1_characters_whose_costs_add_up() -> None:
    scene = Scene()
    song = scene.put(0, CHORUS, HAND)
    three, four, five = (scene.put(0, character(cost=n)) for n in (3, 4, 5))
    scene.begin()
    scene.choose(Option(op.SING_TOGETHER, song.card))
    assert scene.offered(op.CARD) == {three.card, four.card, five.card}
    assert not scene.can(Option(op.DONE))
    scene.pick(three)
    assert not scene.can(Option(op.DONE))
    scene.pick(four).done()
    assert [scene.perm(c).exerted for c in (three, four, five)] == [True, True, False]
    assert scene.lore_total(0) == 1
    assert scene.events(EventKind.PLAYED)[0].how == How.SUNG_TOGETHER


def test_8_12_2_overpaying_is_legal() -> None:
    scene = Scene()
    song = scene.put(0, CHORUS, HAND)
    singers = [scene.put(0, character(cost=4)) for _ in range(3)]
    scene.begin()
    scene.choose(Option(op.SING_TOGETHER, song.card)).pick(*singers)
    assert all(scene.perm(c).exerted for c in singers)
    assert len(scene.events(EventKind.SANG)) == 3


def test_8_12_2_one_character_is_enough_if_it_reaches_n() -> None:
    scene = Scene()
    song = scene.put(0, CHORUS, HAND)
    big = scene.put(0, character(cost=7))
    small = scene.put(0, character(cost=1))
    scene.begin()
    scene.choose(Option(op.SING_TOGETHER, song.card)).pick(big).done()
    assert not scene.perm(small).exerted
    assert scene.lore_total(0) == 1


def test_8_12_2_too_few_singers() -> None:
    scene = Scene()
    song = scene.put(0, CHORUS, HAND)
    scene.put(0, character(cost=6))
    scene.put(0, character(cost=9), drying=True)
    scene.put(0, character(cost=9), exerted=True)
    scene.put(0, character(cost=9), gains=[Cant(Doing.SING)])
    scene.put(1, character(cost=9))
    refused(scene, "not_enough_singers", "8.12.2", op.SING_TOGETHER, song)


def test_8_12_1_only_a_song_with_the_keyword() -> None:
    scene = Scene()
    song = scene.put(0, action(GAIN_1, 3, "Solo", True), HAND)
    scene.put(0, character(cost=9))
    deed = scene.put(0, action(GAIN_1, 3), HAND)
    refused(scene, "one_singer_only", "5.4.4.2", op.SING_TOGETHER, song)
    assert scene.why_not(Option(op.SING_TOGETHER, deed.card)) == ("not_a_song", "5.4.4.2")


def test_8_12_2_singer_and_sing_bonuses_count() -> None:
    scene = Scene()
    song = scene.put(0, CHORUS, HAND)
    diva = scene.put(0, character("Diva", 1, 1, 1, 1, keyword(Keyword.SINGER, 4)))
    helped = scene.put(0, character(cost=1), gains=[SingsAs(Number(2))])
    scene.begin()
    scene.choose(Option(op.SING_TOGETHER, song.card))  # 4 + 3: both are needed, so nobody is asked twice
    if scene.asked == op.CHOOSE:
        scene.pick(diva)
    assert scene.perm(diva).exerted
    assert scene.perm(helped).exerted
    assert scene.lore_total(0) == 1


def test_8_12_1_teammates_sing_along_and_opponents_do_not() -> None:
    scene = Scene(players=4, settings=Settings(players=4, teams=(0, 1, 0, 1)))
    song = scene.put(0, CHORUS, HAND)
    mine, mates = scene.put(0, character(cost=3)), scene.put(2, character(cost=4))
    scene.put(1, character(cost=9))
    scene.begin()
    scene.choose(Option(op.SING_TOGETHER, song.card))
    assert scene.offered(op.CARD) == {mine.card, mates.card}
    scene.pick(mine).yes()
    assert scene.perm(mates).exerted
    assert (scene.lore_total(0), scene.lore_total(2)) == (1, 0)


def test_8_12_1_a_teammate_cannot_sing_a_song_alone() -> None:
    """CR 5.4.4.2: plain singing takes one of your own characters."""
    scene = Scene(players=4, settings=Settings(players=4, teams=(0, 1, 0, 1)))
    song = scene.put(0, CHORUS, HAND)
    mate = scene.put(2, character(cost=9))
    refused(scene, "not_yours", "1.4.3", op.SING, song, mate)


def test_8_12_3_each_participant_sings() -> None:
    sings = Triggered((Trigger(EventKind.SANG, subject=This()),), Draw(YOU, Number(1)))
    scene = Scene()
    song = scene.put(0, CHORUS, HAND)
    diva = character("Diva", 1, 1, 1, 4, sings)
    first, second = scene.put(0, diva), scene.put(0, diva)
    scene.begin()
    scene.choose(Option(op.SING_TOGETHER, song.card)).pick(first)
    while scene.asked == op.RESOLVE:
        scene.choose(scene.game.options[0])
    assert scene.perm(second).exerted
    assert scene.hand(0) == 2


def test_8_12_2_which_mode_was_used_is_known() -> None:
    reward = If(SangBy(2), Draw(YOU, Number(1)))
    scene = Scene()
    song = action(reward, 3, "Harmony", True, keyword(Keyword.SING_TOGETHER, 3))
    alone, together = scene.put(0, song, HAND), scene.put(0, song, HAND)
    first, second, third = (scene.put(0, character(cost=3)) for _ in range(3))
    scene.sing(alone, first)
    assert scene.hand(0) == 1
    scene.choose(Option(op.SING_TOGETHER, together.card)).pick(second, third)
    assert scene.hand(0) == 1  # the song left, a card came


def test_8_12_2_a_character_that_only_sings_together() -> None:
    scene = Scene()
    song = scene.put(0, CHORUS, HAND)
    shy = scene.put(0, character(cost=9), gains=[Cant(Doing.SING_ALONE)])
    refused(scene, "cant_sing", "1.2.2", op.SING, song, shy)
    scene.choose(Option(op.SING_TOGETHER, song.card))
    assert scene.perm(shy).exerted


def test_6_1_7_a_song_played_by_an_effect_at_full_cost_may_be_sung_together() -> None:
    """ "You pay all costs": the ordinary process with all alternates."""
    lute = Activated(Cost(), PlayCard(Filter((CardType.ACTION,), Whose.YOURS, Zone.DISCARD), way=PlayWay.PAID))
    scene = Scene()
    gadget = scene.put(0, item("Lute", 1, lute))
    song = scene.put(0, CHORUS, DISCARD)
    first, second = (scene.put(0, character(cost=4)) for _ in range(2))
    scene.use(gadget)
    scene.pick(first)
    assert scene.perm(second).exerted
    assert scene.lore_total(0) == 1
    assert scene.zone(song) == DISCARD
