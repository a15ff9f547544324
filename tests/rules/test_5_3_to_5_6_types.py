"""The card types: characters (5.3), actions and songs (5.4), items (5.5), locations (5.6)."""

from tintero.abilities.ability import Activated, Static, Triggered
from tintero.abilities.amount import Number, StatOf
from tintero.abilities.cost import Cost
from tintero.abilities.effect import DealDamage, Draw, Exert, GainLore, PlayCard
from tintero.abilities.property import Cant, Changes, EntersExerted, Imposed, SingsAs
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, YOU, Chosen, Compare, Filter, Song, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import Doing, Event, Keyword, Kind, Stat, Who, Whose, Zone
from tintero.rules import option as op

from ..kit import DISCARD, HAND, PLAY, Scene, action, character, item, keyword, location
from .test_4_1_turn_actions import refused

GAIN_1 = GainLore(YOU, Number(1))


# ---- characters -----------------------------------------------------------------------------------------------------


def test_5_3_1_a_chosen_character_is_one_in_play() -> None:
    scene = Scene()
    hero, other = scene.put(0, character()), scene.put(1, character())
    scene.put(0, character(), HAND)
    scene.put(0, character(), DISCARD)
    deed = scene.put(0, action(Exert(Chosen(CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.offered(op.CARD) == {hero.card, other.card}


def test_5_3_5_a_character_played_by_a_start_of_turn_trigger_is_drying() -> None:
    arrive = Triggered(
        (Trigger(Event.STEP_BEGAN, who=Who.YOU, detail="start of turn"),),
        PlayCard(Filter((Kind.CHARACTER,), Whose.YOURS, Zone.DISCARD)),
    )
    scene = Scene(turn=1)
    scene.put(0, item("Door", 1, arrive))
    hero = scene.put(0, character(), DISCARD)
    scene.begin()
    scene.end()
    assert scene.zone(hero) == PLAY
    refused(scene, "is_drying", "5.1.1.11", op.QUEST, hero)


def test_5_3_6_2_strength_zero_deals_nothing_by_effects_either() -> None:
    hit = Activated(Cost(), DealDamage(Chosen(OPPOSING_CHARACTER), StatOf(Stat.STRENGTH, This())))
    scene = Scene()
    hero = scene.put(0, character("Weak", 1, 1, 1, 1, hit), gains=[Changes(Stat.STRENGTH, Number(4), negative=True)])
    scene.put(1, character())
    scene.use(hero)
    assert not scene.events(Event.DAMAGE_DEALT)
    assert not scene.events(Event.DAMAGE_TAKEN)


def test_5_3_6_3_damage_lowers_neither_willpower_nor_strength() -> None:
    scene = Scene()
    hero = scene.put(0, character(strength=3, willpower=4), damage=3)
    assert (scene.strength(hero), scene.willpower(hero)) == (3, 4)


def test_5_3_6_3_damage_stays_over_turns() -> None:
    scene = Scene()
    hero = scene.put(0, character(willpower=4), damage=3)
    scene.begin()
    scene.end()
    scene.end()
    assert scene.perm(hero).damage == 3


# ---- actions and songs ----------------------------------------------------------------------------------------------


def test_5_4_4_2_singing_exerts_one_character_of_at_least_the_songs_cost() -> None:
    scene = Scene()
    tune = scene.put(0, action(GAIN_1, 3, "Tune", True), HAND)
    singer = scene.put(0, character(cost=3))
    scene.sing(tune, singer)
    assert scene.perm(singer).exerted
    assert scene.lore_total(0) == 1
    assert scene.zone(tune) == DISCARD
    (played,) = scene.events(Event.PLAYED)
    assert (played.amount, played.text) == (0, "sing")  # no ink was paid


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
    big = Filter((Kind.ACTION,), tests=(Song(), Compare(Stat.COST, True, Number(3))))
    watcher = Triggered((Trigger(Event.PLAYED, subject=big, who=Who.YOU),), Draw(YOU, Number(1)))
    scene = Scene()
    scene.put(0, character("Fan", 1, 1, 1, 1, watcher))
    tune = scene.put(0, action(GAIN_1, 3, "Tune", True), HAND)
    singer = scene.put(0, character(cost=3))
    scene.sing(tune, singer)
    assert scene.hand(0) == 1


def test_5_4_5_triggers_of_playing_it_wait_until_the_action_is_done() -> None:
    watcher = Triggered((Trigger(Event.PLAYED, subject=Filter((Kind.ACTION,)), who=Who.YOU),), Draw(YOU, Number(1)))
    scene = Scene()
    scene.put(0, character("Fan", 1, 1, 1, 1, watcher))
    deed = scene.put(0, action(GAIN_1, 0), HAND)
    scene.play(deed)
    wanted = (Event.LORE_GAINED, Event.INTO_DISCARD, Event.DREW)
    assert [h.event for h in scene.game.events if h.event in wanted] == list(wanted)


def test_5_4_5_a_singers_own_trigger_cannot_help_the_song_being_sung() -> None:
    """CR 6.7.4: "whenever this character sings" resolves after the song."""
    sings = Triggered((Trigger(Event.SANG, subject=This()),), Draw(YOU, Number(1)))
    scene = Scene()
    singer = scene.put(0, character("Talent", 1, 1, 1, 3, sings))
    tune = scene.put(0, action(GAIN_1, 3, "Tune", True), HAND)
    scene.sing(tune, singer)
    wanted = (Event.SANG, Event.LORE_GAINED, Event.DREW)
    assert [h.event for h in scene.game.events if h.event in wanted] == list(wanted)


def test_8_11_3_a_bonus_to_sing_adds_to_the_printed_cost() -> None:
    scene = Scene()
    tune = scene.put(0, action(GAIN_1, 4, "Tune", True), HAND)
    singer = scene.put(0, character(cost=2), gains=[SingsAs(Number(2))])
    scene.sing(tune, singer)
    assert scene.lore_total(0) == 1


# ---- items and locations --------------------------------------------------------------------------------------------


def test_5_5_4_an_item_that_entered_exerted_waits_for_readying() -> None:
    exerted = Static(rules=(Imposed(EntersExerted(Filter())),), zones=(Zone.HAND,))
    scene = Scene()
    pod = scene.put(0, item("Pod", 0, exerted, Activated(Cost(exert=True), GAIN_1)), HAND)
    scene.play(pod)
    refused(scene, "is_exerted", "5.1.1.2", op.USE, pod, 0)
    scene.end()
    scene.end()
    scene.use(pod)
    assert scene.lore_total(0) == 1


def test_5_6_5_3_damage_on_a_location_accumulates_until_it_is_banished() -> None:
    scene = Scene()
    place = scene.put(1, location(willpower=4), damage=1)
    first, second = (scene.put(0, character(strength=2)) for _ in range(2))
    scene.challenge(first, place)
    assert scene.perm(place).damage == 3
    scene.challenge(second, place)
    assert scene.zone(place) == DISCARD


def test_5_6_5_4_a_location_gives_its_lore_in_the_set_step_without_the_bag() -> None:
    scene = Scene(turn=1)
    scene.put(0, location(lore=2))
    scene.put(0, location(lore=0))
    scene.put(1, location(lore=1))
    scene.begin()
    scene.end()
    assert (scene.lore_total(0), scene.lore_total(1)) == (2, 0)
    assert [h.rule for h in scene.events(Event.LORE_GAINED)] == ["3.2.2.2"]
    assert not scene.events(Event.TRIGGERED)


def test_5_6_4_a_location_banishing_itself_is_no_challenge() -> None:
    """Its abilities work at once, and only characters are ever "in a challenge" (4.6.2)."""
    last = Triggered((Trigger(Event.BANISHED, subject=This(), detail="in a challenge"),), GAIN_1)
    scene = Scene()
    place = scene.put(1, location("Ruin", 2, 0, 1, 1, last))
    hero = scene.put(0, character(strength=2))
    scene.challenge(hero, place)
    assert scene.zone(place) == DISCARD
    assert scene.lore_total(1) == 0


def test_5_4_4_2_reckless_characters_may_sing() -> None:
    scene = Scene()
    tune = scene.put(0, action(GAIN_1, 2, "Tune", True), HAND)
    hero = scene.put(0, character("Wild", 1, 1, 1, 2, keyword(Keyword.RECKLESS)))
    scene.sing(tune, hero)
    assert scene.lore_total(0) == 1
