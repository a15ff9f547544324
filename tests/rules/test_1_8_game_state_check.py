"""The game state check (1.8)."""

from __future__ import annotations

from tintero.abilities.ability import Activated, Replacement, Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.effect import (
    Banish,
    DealDamage,
    Draw,
    GainLore,
    Give,
    LoseLore,
    MoveDamage,
    Nothing,
    PutDamage,
    RemoveDamage,
    Sequence,
)
from tintero.abilities.property import Changes
from tintero.abilities.target import (
    CHARACTER,
    OPPOSING_CHARACTER,
    YOU,
    AtLocation,
    Chosen,
    Each,
    Filter,
    It,
    Other,
    The,
    This,
)
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Stat, Until, Who
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import DISCARD, HAND, PLAY, Scene, action, character, item, location

KILLER = Triggered(
    (Trigger(EventKind.BANISHED, Filter((CardType.CHARACTER,)), This()),), GainLore(YOU, Number(1)), "Killer"
)
SHELTER = Static(
    "Shelter",
    None,
    Filter((CardType.CHARACTER,), tests=(AtLocation(here=True),)),
    (Changes(Stat.WILLPOWER, Number(2)),),
)


def drain(scene: Scene) -> None:
    """Resolve what waits, in any order."""
    while scene.asked == op.RESOLVE:
        scene.game.choose(0)


def test_1_8_1_1_twenty_lore_wins() -> None:
    scene = Scene()
    scene.lore(0, 19)
    hero = scene.put(0, character("Hero", lore=1))
    scene.quest(hero)
    assert scene.game.over
    assert scene.winner == 0


def test_1_8_1_1_the_other_players_lore_counts_in_the_same_check() -> None:
    gift = Triggered((Trigger(EventKind.QUESTED),), GainLore(YOU, Number(1)), "Gift")
    scene = Scene()
    scene.lore(1, 19)
    scene.put(1, character("Watcher", 1, 3, 1, 1, gift))
    hero = scene.put(0, character("Hero", lore=1))
    scene.quest(hero)
    assert scene.winner == 1


def test_1_8_1_1_a_win_comes_before_the_waiting_triggers() -> None:
    thief = Triggered((Trigger(EventKind.QUESTED, who=Who.YOU),), LoseLore(YOU, Number(5)), "Clumsy")
    scene = Scene()
    scene.lore(0, 19)
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, thief))
    scene.quest(hero)
    assert scene.winner == 0  # CR 4.5.2: check first, then the bag


def test_1_8_1_the_win_waits_for_the_end_of_the_whole_effect() -> None:
    scene = Scene()
    scene.lore(0, 18)
    deed = scene.put(0, action(Sequence((GainLore(YOU, Number(3)), LoseLore(YOU, Number(2)))), 0), HAND)
    scene.play(deed)
    assert not scene.game.over
    assert scene.lore_total(0) == 19


def test_1_8_1_2_ending_ones_turn_with_an_empty_deck_loses() -> None:
    scene = Scene()
    scene.position.deck_size[0] = 0
    scene.end()
    assert scene.winner == 1


def test_1_8_1_2_an_empty_deck_is_harmless_before_the_end_of_turn() -> None:
    scene = Scene()
    scene.position.deck_size[0] = 1
    deed = scene.put(0, action(Draw(YOU, Number(2)), 0), HAND)
    scene.play(deed)
    assert not scene.game.state.players[0].deck
    assert not scene.game.over


def test_1_8_1_2_only_the_player_whose_turn_it_was() -> None:
    scene = Scene()
    scene.position.deck_size[1] = 1
    scene.end()  # player 1 draws the last card
    assert not scene.game.state.players[1].deck
    assert not scene.game.over
    scene.end()
    assert scene.winner == 0


def test_1_8_1_2_the_opponents_empty_deck_does_not_matter_in_my_turn() -> None:
    scene = Scene()
    scene.position.deck_size[1] = 0
    scene.end()
    assert not scene.game.over


def test_1_8_1_3_the_only_player_left_wins() -> None:
    scene = Scene(3)
    scene.begin().concede(2)
    assert not scene.game.over
    scene.game.concede(0)
    assert scene.winner == 1


def test_1_8_1_4_damage_at_willpower_banishes_characters_and_locations() -> None:
    scene = Scene()
    hero = scene.put(1, character("Hero", 1, 3))
    place = scene.put(1, location("Place", 3))
    sturdy = scene.put(1, character("Sturdy", 1, 4))
    gear = scene.put(1, item("Gear"))
    deed = scene.put(0, action(PutDamage(Each(Filter()), Number(3)), 0), HAND)
    scene.play(deed)
    assert (scene.zone(hero), scene.zone(place)) == (DISCARD, DISCARD)
    assert (scene.zone(sturdy), scene.zone(gear)) == (PLAY, PLAY)


def test_1_8_1_4_willpower_brought_down_to_the_damage_banishes() -> None:
    scene = Scene()
    hero = scene.put(1, character("Hero", 1, 3), damage=2)
    weaken = Give(Each(CHARACTER), (Changes(Stat.WILLPOWER, Number(1), negative=True),), Until.THIS_TURN)
    deed = scene.put(0, action(weaken, 0), HAND)
    scene.play(deed)
    assert scene.zone(hero) == DISCARD


def test_1_8_1_4_credit_for_a_challenge() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 3, 3, 1, 1, KILLER))
    victim = scene.put(1, character("Victim", 0, 3), exerted=True)
    scene.challenge(hero, victim)
    assert scene.lore_total(0) == 1


def test_1_8_1_4_credit_for_being_challenged() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 0, 1))
    guard = scene.put(1, character("Guard", 3, 3, 1, 1, KILLER), exerted=True)
    scene.challenge(hero, guard)
    assert scene.lore_total(1) == 1


def test_1_8_1_4_credit_for_the_characters_ability() -> None:
    shoot = Activated(Cost(exert=True), DealDamage(Chosen(OPPOSING_CHARACTER), Number(3)), "Shoot")
    scene = Scene()
    hero = scene.put(0, character("Hero", 3, 3, 1, 1, KILLER, shoot))
    scene.put(1, character("Victim", 0, 3))
    scene.use(hero)
    assert scene.lore_total(0) == 1


def test_1_8_1_4_no_credit_for_actions_and_items() -> None:
    shoot = Activated(Cost(exert=True), DealDamage(Chosen(OPPOSING_CHARACTER), Number(3)), "Shoot")
    scene = Scene()
    scene.put(0, character("Hero", 3, 3, 1, 1, KILLER))
    bow = scene.put(0, item("Bow", 1, shoot, KILLER))
    first = scene.put(1, character("First", 0, 3))
    scene.put(1, character("Second", 0, 3))
    deed = scene.put(0, action(DealDamage(Chosen(OPPOSING_CHARACTER), Number(3)), 0), HAND)
    scene.use(bow).pick(first)
    scene.play(deed)
    assert len(scene.events(EventKind.BANISHED)) == 2
    assert scene.lore_total(0) == 0


def test_1_8_1_4_credit_counts_only_since_the_previous_check() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, KILLER))
    victim = scene.put(1, character("Victim", 0, 3), exerted=True)
    deed = scene.put(0, action(DealDamage(Chosen(OPPOSING_CHARACTER), Number(2)), 0), HAND)
    scene.challenge(hero, victim)
    scene.play(deed)
    assert scene.zone(victim) == DISCARD
    assert scene.lore_total(0) == 0


def test_1_8_1_4_credit_is_not_lost_when_a_replacement_effect_looks_on() -> None:
    never = Replacement(EventKind.BANISHED, Nothing(), "Never", This())  # speaks of its own card only
    scene = Scene()
    scene.put(1, character("Immortal", 1, 3, 1, 1, never))
    hero = scene.put(0, character("Hero", 3, 3, 1, 1, KILLER))
    victim = scene.put(1, character("Victim", 0, 3), exerted=True)
    scene.challenge(hero, victim)
    assert scene.zone(victim) == DISCARD
    assert scene.lore_total(0) == 1


def test_1_8_2_triggers_of_a_check_wait_until_checking_is_over() -> None:
    cry = Triggered((Trigger(EventKind.BANISHED, Filter()),), GainLore(YOU, Number(1)), "Cry")
    scene = Scene()
    scene.put(0, character("Mourner", 1, 9, 1, 1, cry))
    place = scene.put(1, location("Place", 2, 1, 1, 1, SHELTER))
    scene.put(1, character("Guest", 1, 1), at=place, damage=2)
    deed = scene.put(0, action(DealDamage(Each(Filter((CardType.LOCATION,))), Number(2)), 0), HAND)
    scene.play(deed)
    drain(scene)
    told = [h.kind for h in scene.game.events if h.kind in (EventKind.BANISHED, EventKind.RESOLVED)]
    assert told == [EventKind.BANISHED, EventKind.BANISHED, EventKind.RESOLVED, EventKind.RESOLVED]


def test_1_8_3_a_check_that_did_something_is_repeated() -> None:
    scene = Scene()
    place = scene.put(1, location("Place", 2, 1, 1, 1, SHELTER))
    guest = scene.put(1, character("Guest", 1, 1), at=place, damage=2)
    deed = scene.put(0, action(DealDamage(Each(Filter((CardType.LOCATION,))), Number(2)), 0), HAND)
    scene.begin()
    assert scene.zone(guest) == PLAY
    scene.play(deed)
    assert (scene.zone(place), scene.zone(guest)) == (DISCARD, DISCARD)


def test_1_8_3_as_often_as_it_takes() -> None:
    nurse = Static(
        "Nurse", None, Filter((CardType.CHARACTER,), tests=(Other(),)), (Changes(Stat.WILLPOWER, Number(2)),)
    )
    scene = Scene()
    place = scene.put(1, location("Place", 2, 1, 1, 1, SHELTER))
    healer = scene.put(1, character("Healer", 1, 1, 1, 1, nurse), at=place, damage=2)
    patient = scene.put(1, character("Patient", 1, 1), damage=2)
    deed = scene.put(0, action(DealDamage(Each(Filter((CardType.LOCATION,))), Number(2)), 0), HAND)
    scene.play(deed)
    assert [h.card for h in scene.events(EventKind.BANISHED)] == [place.card, healer.card, patient.card]


def test_1_8_4_results_of_several_players_in_turn_order() -> None:
    scene = Scene()
    theirs = scene.put(1, character("Theirs", 1, 1))
    mine = scene.put(0, character("Mine", 1, 1))
    deed = scene.put(0, action(DealDamage(Each(CHARACTER), Number(1)), 0), HAND)
    scene.play(deed)
    assert [h.card for h in scene.events(EventKind.BANISHED)] == [mine.card, theirs.card]


def test_1_8_4_one_check_takes_all_of_a_players_cards_together() -> None:
    leader = Static(
        "Lead", None, Filter((CardType.CHARACTER,), tests=(Other(),)), (Changes(Stat.WILLPOWER, Number(1)),)
    )
    another = Filter((CardType.CHARACTER,), tests=(Other(),))
    mourn = Triggered((Trigger(EventKind.BANISHED, another),), GainLore(YOU, Number(1)), "Mourn")
    scene = Scene()
    scene.put(1, character("Leader", 1, 2, 1, 1, leader, mourn), damage=1)
    scene.put(1, character("Follower", 1, 1, 1, 1, mourn), damage=1)
    deed = scene.put(0, action(DealDamage(Each(CHARACTER), Number(1)), 0), HAND)
    scene.play(deed)
    drain(scene)
    assert scene.lore_total(1) == 2  # both left in one pass: each saw the other


def test_1_8_5_damage_moved_away_in_the_same_effect_does_not_banish() -> None:
    scene = Scene()
    mine = scene.put(0, character("Mine", 1, 3))
    foe = scene.put(1, character("Foe", 1, 9))
    whole = Sequence((
        DealDamage(Chosen(CHARACTER, label="first"), Number(3)),
        MoveDamage(The(It("first")), Chosen(OPPOSING_CHARACTER), Number(2)),
    ))
    deed = scene.put(0, action(whole, 0), HAND)
    scene.play(deed).pick(mine)
    assert scene.zone(mine) == PLAY
    assert (scene.perm(mine).damage, scene.perm(foe).damage) == (1, 2)


def test_1_8_5_damage_removed_in_the_same_effect_does_not_banish() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3))
    deed = scene.put(
        0, action(Sequence((DealDamage(Each(CHARACTER), Number(3)), RemoveDamage(Each(CHARACTER), Number(1)))), 0), HAND
    )
    scene.play(deed)
    assert scene.zone(hero) == PLAY


def test_1_8_1_between_two_triggers_there_is_a_check() -> None:
    hurt = Triggered((Trigger(EventKind.QUESTED, This()),), PutDamage(The(This()), Number(3)), "Hurt")
    heal = Triggered((Trigger(EventKind.QUESTED, This()),), RemoveDamage(The(This()), None), "Heal")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, hurt, heal))
    scene.quest(hero)
    hurting = next(e.number for e in scene.game.state.bag if e.ability.name == "Hurt")
    scene.choose(Option(op.TRIGGER, hurting))
    assert scene.zone(hero) == DISCARD


def test_1_8_1_what_an_effect_banished_is_not_banished_again_by_the_check() -> None:
    scene = Scene()
    place = scene.put(1, location("Place", 2), damage=1)
    whole = Sequence(
        (PutDamage(Each(Filter((CardType.LOCATION,))), Number(1)), Banish(Each(Filter((CardType.LOCATION,)))))
    )
    deed = scene.put(0, action(whole, 0), HAND)
    scene.play(deed)
    assert [h.card for h in scene.events(EventKind.BANISHED)] == [place.card]
