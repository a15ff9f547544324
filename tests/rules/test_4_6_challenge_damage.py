"""Challenge (4.6): damage, leaving participants and the end of the challenge."""

from tintero.abilities.ability import Replacement, Static, Triggered
from tintero.abilities.amount import Number, StatOf
from tintero.abilities.condition import Exists, Is
from tintero.abilities.effect import Banish, DealDamage, Destination, GainLore, Give, Move, Nothing, Ready
from tintero.abilities.property import Cant, Changes
from tintero.abilities.target import (
    OPPOSING_CHARACTER,
    THIS,
    YOU,
    Damaged,
    Each,
    Exerted,
    Filter,
    InChallenge,
    Not,
    Object,
    Subject,
    The,
    This,
)
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, Doing, EventKind, How, Keyword, Role, Stat, Until, Zone
from tintero.rules import option as op

from ..kit import DISCARD, HAND, PLAY, Scene, character, keyword, location

GAIN_1 = GainLore(YOU, Number(1))


def less_strength(n: int) -> list[Changes]:
    return [Changes(Stat.STRENGTH, Number(n), negative=True)]


def test_4_6_6_2_both_deal_damage_at_the_same_time() -> None:
    scene = Scene()
    hero = scene.put(0, character(strength=3, willpower=2))
    foe = scene.put(1, character(strength=2, willpower=3), exerted=True)
    scene.challenge(hero, foe)
    assert (scene.zone(hero), scene.zone(foe)) == (DISCARD, DISCARD)


def test_4_6_6_2_damage_below_willpower_stays() -> None:
    scene = Scene()
    hero = scene.put(0, character(strength=1, willpower=5))
    foe = scene.put(1, character(strength=2, willpower=5), exerted=True)
    scene.challenge(hero, foe)
    assert (scene.perm(hero).damage, scene.perm(foe).damage) == (2, 1)


def test_4_6_6_1_negative_strength_counts_as_zero_and_deals_nothing() -> None:
    scene = Scene()
    hero = scene.put(0, character(strength=1, willpower=5), gains=less_strength(3))
    foe = scene.put(1, character(strength=1, willpower=5), exerted=True)
    scene.challenge(hero, foe)
    assert scene.perm(foe).damage == 0
    (dealt,) = scene.events(EventKind.DAMAGE_DEALT)  # CR 5.3.6.2: the challenger dealt none at all
    assert dealt.card == foe.card


def test_4_6_6_1_both_amounts_come_from_one_snapshot() -> None:
    """+5 strength while damaged: it was not damaged yet when the amounts were computed."""
    angry = Static(condition=Is(This(), Filter(tests=(Damaged(),))), properties=(Changes(Stat.STRENGTH, Number(5)),))
    scene = Scene()
    hero = scene.put(0, character(strength=2, willpower=9))
    foe = scene.put(1, character("Angry", 1, 9, 1, 1, angry), exerted=True)
    scene.challenge(hero, foe)
    assert scene.perm(hero).damage == 1
    assert scene.strength(foe) == 6


def test_4_6_6_3_banish_triggers_enter_the_bag_at_the_check() -> None:
    last = Triggered((Trigger(EventKind.BANISHED, subject=This(), how=How.IN_CHALLENGE),), GAIN_1, "Last")
    scene = Scene()
    hero = scene.put(0, character(strength=3))
    foe = scene.put(1, character("Martyr", 1, 1, 1, 1, last), exerted=True)
    scene.challenge(hero, foe)
    told = (EventKind.DAMAGE_DEALT, EventKind.BANISHED, EventKind.LORE_GAINED)
    order = [h.kind for h in scene.game.events if h.kind in told]
    assert order == [EventKind.DAMAGE_DEALT, EventKind.DAMAGE_DEALT, EventKind.BANISHED, EventKind.LORE_GAINED]
    assert scene.lore_total(1) == 1


def test_4_6_6_3_banishes_another_character_in_a_challenge() -> None:
    done = Trigger(EventKind.BANISHED, subject=OPPOSING_CHARACTER, object=This(), how=How.IN_CHALLENGE)
    proud = Triggered((done,), GAIN_1)
    scene = Scene()
    hero = scene.put(0, character("Proud", 3, 3, 1, 1, proud))
    scene.put(0, character("Proud", 3, 3, 1, 1, proud))  # did not do it
    foe = scene.put(1, character(willpower=3), exerted=True)
    scene.challenge(hero, foe)
    assert scene.lore_total(0) == 1


def test_4_6_2_in_a_challenge_means_the_two_participants_only() -> None:
    """A bystander banished by a trigger of the challenge is not banished in a challenge."""
    blast = Triggered(
        (Trigger(EventKind.CHALLENGED, subject=This()),),
        Banish(Each(Filter((CardType.CHARACTER,), tests=(Not(Exerted()),)))),
    )
    last = Triggered((Trigger(EventKind.BANISHED, subject=This(), how=How.IN_CHALLENGE),), GAIN_1)
    scene = Scene()
    hero = scene.put(0, character("Blaster", 1, 5, 1, 1, blast))
    foe = scene.put(1, character(willpower=5), exerted=True)
    bystander = scene.put(1, character("Bystander", 1, 1, 1, 1, last))
    scene.challenge(hero, foe)
    assert scene.zone(bystander) == DISCARD
    assert scene.lore_total(1) == 0


# ---- 4.6.4.4, 4.6.9 ---------------------------------------------------------------------------------------------


def test_4_6_4_4_a_readied_challenger_stays_in_the_challenge() -> None:
    again = Triggered((Trigger(EventKind.CHALLENGED, subject=This()),), Ready(THIS))
    scene = Scene()
    hero = scene.put(0, character("Panda", 2, 5, 1, 1, keyword(Keyword.CHALLENGER, 2), again))
    foe = scene.put(1, character(strength=1, willpower=9), exerted=True)
    scene.challenge(hero, foe)
    assert not scene.perm(hero).exerted
    assert (scene.perm(hero).damage, scene.perm(foe).damage) == (1, 4)


def test_4_6_9_the_challenged_leaving_ends_the_challenge_before_damage() -> None:
    boo = Triggered((Trigger(EventKind.CHALLENGED, subject=This()),), Banish(The(Object())))
    scene = Scene()
    hero = scene.put(0, character("Boo", 2, 2, 1, 1, boo))
    foe = scene.put(1, character(strength=9), exerted=True)
    scene.challenge(hero, foe)
    assert scene.zone(foe) == DISCARD
    assert scene.perm(hero).damage == 0
    assert scene.asked == op.TURN
    assert not scene.game.state.challenging


def test_4_6_9_it_is_still_banished_in_a_challenge() -> None:
    boo = Triggered((Trigger(EventKind.CHALLENGED, subject=This()),), Banish(The(Object())))
    last = Triggered((Trigger(EventKind.BANISHED, subject=This(), how=How.IN_CHALLENGE),), GAIN_1)
    scene = Scene()
    hero = scene.put(0, character("Boo", 2, 2, 1, 1, boo))
    foe = scene.put(1, character("Martyr", 9, 9, 1, 1, last), exerted=True)
    scene.challenge(hero, foe)
    assert scene.lore_total(1) == 1


def test_4_6_9_the_challenger_returning_to_hand_ends_the_challenge() -> None:
    away = Triggered((Trigger(EventKind.CHALLENGED, object=This()),), Move(The(Subject()), Destination(Zone.HAND)))
    scene = Scene()
    hero = scene.put(0, character(strength=9))
    foe = scene.put(1, character("Windy", 1, 1, 1, 1, away), exerted=True)
    scene.challenge(hero, foe)
    assert scene.zone(hero) == HAND
    assert scene.zone(foe) == PLAY
    assert scene.perm(foe).damage == 0


def test_4_6_9_1_the_context_stays_open_while_the_bag_empties() -> None:
    """The challenged character is gone; what then banishes the challenger still does so in a challenge."""
    vengeful = Triggered(
        (Trigger(EventKind.BANISHED, subject=This(), how=How.IN_CHALLENGE),), Banish(Each(OPPOSING_CHARACTER)), "Venge"
    )
    last = Triggered((Trigger(EventKind.BANISHED, subject=This(), how=How.IN_CHALLENGE),), GAIN_1, "Last")
    scene = Scene()
    hero = scene.put(0, character("Martyr", 9, 9, 1, 1, last))
    foe = scene.put(1, character("Vengeful", 0, 1, 1, 1, vengeful), exerted=True)
    scene.challenge(hero, foe)
    assert (scene.zone(hero), scene.zone(foe)) == (DISCARD, DISCARD)
    assert scene.lore_total(0) == 1


def test_4_6_9_a_challenged_location_leaving_ends_it_likewise() -> None:
    """The rules speak of characters only: the setting `leaving_location_ends_challenge`."""
    raze = Triggered((Trigger(EventKind.CHALLENGED, subject=This()),), Banish(The(Object())))
    scene = Scene()
    hero = scene.put(0, character("Raze", 2, 2, 1, 1, raze))
    place = scene.put(1, location())
    scene.challenge(hero, place)
    assert scene.zone(place) == DISCARD
    assert scene.asked == op.TURN
    assert not scene.events(EventKind.DAMAGE_DEALT)


# ---- 4.6.7 ------------------------------------------------------------------------------------------------------


def test_4_6_7_while_challenging_stops_before_after_the_challenge_abilities() -> None:
    """The bonus of "while challenging" is gone when the after-challenge ability reads the strength."""
    after = Triggered(
        (Trigger(EventKind.CHALLENGE_ENDED, subject=This()),), GainLore(YOU, StatOf(Stat.STRENGTH, This())), "After"
    )
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9, 1, 1, keyword(Keyword.CHALLENGER, 3), after))
    foe = scene.put(1, character(strength=1, willpower=4), exerted=True)
    scene.challenge(hero, foe)
    wanted = (EventKind.BANISHED, EventKind.CHALLENGE_ENDED, EventKind.LORE_GAINED)
    assert [h.kind for h in scene.game.events if h.kind in wanted] == list(wanted)
    assert scene.lore_total(0) == 1  # not 4


def test_4_6_7_a_willpower_bonus_that_ends_can_banish() -> None:
    """+2 willpower while being challenged: 3 damage on 2 willpower, banished after the challenge, not in it."""
    tough = Static(
        condition=Exists(Filter((CardType.CHARACTER,), tests=(InChallenge(Role.CHALLENGED),))),
        properties=(Changes(Stat.WILLPOWER, Number(2)),),
    )
    last = Triggered((Trigger(EventKind.BANISHED, subject=This(), how=How.IN_CHALLENGE),), GAIN_1)
    scene = Scene()
    hero = scene.put(0, character(strength=3))
    foe = scene.put(1, character("Tough", 0, 2, 1, 1, tough, last), exerted=True)
    scene.challenge(hero, foe)
    assert scene.zone(foe) == DISCARD
    assert scene.lore_total(1) == 0
    events = [h.kind for h in scene.game.events]
    assert events.index(EventKind.CHALLENGE_ENDED) < events.index(EventKind.BANISHED)


def test_4_6_7_effects_for_this_challenge_end_with_it() -> None:
    more = Give(THIS, (Changes(Stat.STRENGTH, Number(4)),), Until.THIS_CHALLENGE)
    pump = Triggered((Trigger(EventKind.CHALLENGED, subject=This()),), more)
    scene = Scene()
    hero = scene.put(0, character("Pump", 1, 9, 1, 1, pump))
    foe = scene.put(1, character(willpower=9), exerted=True)
    scene.challenge(hero, foe)
    assert scene.perm(foe).damage == 5
    assert scene.strength(hero) == 1


def test_1_2_2_damage_that_cannot_be_dealt() -> None:
    scene = Scene()
    hero = scene.put(0, character(strength=5, willpower=5), gains=[Cant(Doing.BE_DEALT_DAMAGE)])
    foe = scene.put(1, character(strength=5, willpower=9), exerted=True)
    scene.challenge(hero, foe)
    assert (scene.perm(hero).damage, scene.perm(foe).damage) == (0, 5)


def test_4_6_6_2_replacement_effects_apply_to_challenge_damage() -> None:
    shell = Replacement(EventKind.DAMAGE_DEALT, Nothing(), "Shell", subject=This())
    scene = Scene()
    hero = scene.put(0, character(strength=5, willpower=5))
    foe = scene.put(1, character("Shell", 1, 1, 1, 1, shell), exerted=True)
    scene.challenge(hero, foe)
    assert scene.zone(foe) == PLAY
    assert scene.perm(hero).damage == 1


def test_4_6_6_2_a_trigger_on_taking_damage_waits_for_the_check() -> None:
    ouch = Triggered(
        (Trigger(EventKind.DAMAGE_TAKEN, subject=This()),), DealDamage(Each(OPPOSING_CHARACTER), Number(1))
    )
    scene = Scene()
    hero = scene.put(0, character(strength=1, willpower=2))
    foe = scene.put(1, character("Hydra", 1, 9, 1, 1, ouch), exerted=True)
    scene.challenge(hero, foe)
    assert scene.zone(hero) == DISCARD  # 1 from the challenge, 1 from the trigger
