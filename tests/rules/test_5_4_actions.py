"""Actions and songs (5.4)."""

from tintero.abilities.ability import Triggered
from tintero.abilities.amount import Number
from tintero.abilities.effect import Draw, GainLore
from tintero.abilities.property import Cant, SingsAs
from tintero.abilities.target import YOU, Compare, Filter, Song, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, Doing, EventKind, How, Keyword, Stat, Who
from tintero.rules import option as op

from ..kit import DISCARD, HAND, Scene, action, character, item, keyword, refused

GAIN_1 = GainLore(YOU, Number(1))


def test_5_4_4_2_singing_exerts_one_character_of_at_least_the_songs_cost() -> None:
    scene = Scene()
    tune = scene.put(0, action(GAIN_1, 3, "Tune", True), HAND)
    singer = scene.put(0, character(cost=3))
    scene.sing(tune, singer)
    assert scene.perm(singer).exerted
    assert scene.lore_total(0) == 1
    assert scene.zone(tune) == DISCARD
    (played,) = scene.events(EventKind.PLAYED)
    assert (played.amount, played.how) == (0, How.SUNG)  # no ink was paid


def test_5_4_4_2_a_smaller_character_cannot_sing_it() -> None:
    scene = Scene()
    tune = scene.put(0, action(GAIN_1, 3, "Tune", True), HAND)
    small = scene.put(0, character(cost=2))
    refused(scene, "singer_too_small", "5.4.4.2", op.SING, tune, small)


def test_5_4_4_2_the_singer_is_ready_dry_and_yours() -> None:
    scene = Scene()
    tune = scene.put(0, action(GAIN_1, 1, "Tune", True), HAND)
    drying = scene.put(0, character(cost=5), drying=True)
    exerted = scene.put(0, character(cost=5), exerted=True)
    theirs = scene.put(1, character(cost=5))
    gadget = scene.put(0, item(cost=5))
    refused(scene, "is_drying", "5.1.1.11", op.SING, tune, drying)
    refused(scene, "is_exerted", "5.1.1.2", op.SING, tune, exerted)
    refused(scene, "not_yours", "1.4.3", op.SING, tune, theirs)
    refused(scene, "not_a_character", "5.3.4", op.SING, tune, gadget)


def test_5_4_4_1_only_songs_are_sung() -> None:
    scene = Scene()
    deed = scene.put(0, action(GAIN_1, 1), HAND)
    singer = scene.put(0, character(cost=5))
    refused(scene, "not_a_song", "5.4.4.2", op.SING, deed, singer)


def test_1_2_2_a_cant_sing_effect() -> None:
    scene = Scene()
    tune = scene.put(0, action(GAIN_1, 1, "Tune", True), HAND)
    mute = scene.put(0, character(cost=5), gains=[Cant(Doing.SING)])
    refused(scene, "cant_sing", "1.2.2", op.SING, tune, mute)


def test_5_4_4_2_a_song_may_be_paid_with_ink_as_well() -> None:
    scene = Scene()
    tune = scene.put(0, action(GAIN_1, 2, "Tune", True), HAND)
    singer = scene.put(0, character(cost=5))
    scene.ink(0, 2)
    scene.play(tune)
    assert scene.ready_ink(0) == 0
    assert not scene.perm(singer).exerted


def test_5_4_4_2_the_cost_of_the_song_is_unchanged() -> None:
    """ "Whenever you play a song with cost 3 or more": sung, it still has its printed cost."""
    big = Filter((CardType.ACTION,), tests=(Song(), Compare(Stat.COST, True, Number(3))))
    watcher = Triggered((Trigger(EventKind.PLAYED, subject=big, who=Who.YOU),), Draw(YOU, Number(1)))
    scene = Scene()
    scene.put(0, character("Fan", 1, 1, 1, 1, watcher))
    tune = scene.put(0, action(GAIN_1, 3, "Tune", True), HAND)
    singer = scene.put(0, character(cost=3))
    scene.sing(tune, singer)
    assert scene.hand(0) == 1


def test_5_4_5_triggers_of_playing_it_wait_until_the_action_is_done() -> None:
    watcher = Triggered(
        (Trigger(EventKind.PLAYED, subject=Filter((CardType.ACTION,)), who=Who.YOU),), Draw(YOU, Number(1))
    )
    scene = Scene()
    scene.put(0, character("Fan", 1, 1, 1, 1, watcher))
    deed = scene.put(0, action(GAIN_1, 0), HAND)
    scene.play(deed)
    wanted = (EventKind.LORE_GAINED, EventKind.INTO_DISCARD, EventKind.DREW)
    assert [h.kind for h in scene.game.events if h.kind in wanted] == list(wanted)


def test_5_4_5_a_singers_own_trigger_cannot_help_the_song_being_sung() -> None:
    """CR 6.7.4: "whenever this character sings" resolves after the song."""
    sings = Triggered((Trigger(EventKind.SANG, subject=This()),), Draw(YOU, Number(1)))
    scene = Scene()
    singer = scene.put(0, character("Talent", 1, 1, 1, 3, sings))
    tune = scene.put(0, action(GAIN_1, 3, "Tune", True), HAND)
    scene.sing(tune, singer)
    wanted = (EventKind.SANG, EventKind.LORE_GAINED, EventKind.DREW)
    assert [h.kind for h in scene.game.events if h.kind in wanted] == list(wanted)


def test_8_11_3_a_bonus_to_sing_adds_to_the_printed_cost() -> None:
    scene = Scene()
    tune = scene.put(0, action(GAIN_1, 4, "Tune", True), HAND)
    singer = scene.put(0, character(cost=2), gains=[SingsAs(Number(2))])
    scene.sing(tune, singer)
    assert scene.lore_total(0) == 1


def test_5_4_4_2_reckless_characters_may_sing() -> None:
    scene = Scene()
    tune = scene.put(0, action(GAIN_1, 2, "Tune", True), HAND)
    hero = scene.put(0, character("Wild", 1, 1, 1, 2, keyword(Keyword.RECKLESS)))
    scene.sing(tune, hero)
    assert scene.lore_total(0) == 1
