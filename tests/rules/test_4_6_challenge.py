"""Challenge (4.6): the declaration and its limiters. Damage and the end are in test_4_6_challenge_damage.py."""

from tintero.abilities.ability import Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.condition import Is
from tintero.abilities.effect import DealDamage, GainLore, Ready
from tintero.abilities.property import Can, Cant, HasKeyword, Imposed, OneChallengerEachTurn
from tintero.abilities.target import THIS, YOU, Classified, Exerted, Filter, Subject, The, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, Doing, EventKind, Keyword, Who
from tintero.rules import option as op

from ..kit import DISCARD, HAND, Scene, character, item, keyword, location, refused


def test_4_6_1_only_characters_challenge() -> None:
    scene = Scene()
    foe = scene.put(1, character(), exerted=True)
    gadget = scene.put(0, item())
    place = scene.put(0, location())
    refused(scene, "not_a_character", "5.3.4", op.CHALLENGE, gadget, foe)
    refused(scene, "not_a_character", "5.3.4", op.CHALLENGE, place, foe)


def test_4_6_4_1_the_challenger_must_be_ready() -> None:
    scene = Scene()
    hero = scene.put(0, character(), exerted=True)
    foe = scene.put(1, character(), exerted=True)
    refused(scene, "is_exerted", "5.1.1.2", op.CHALLENGE, hero, foe)


def test_4_6_4_1_a_drying_character_cannot_challenge() -> None:
    scene = Scene()
    hero = scene.put(0, character(cost=0), HAND)
    foe = scene.put(1, character(), exerted=True)
    scene.play(hero)
    refused(scene, "is_drying", "5.1.1.11", op.CHALLENGE, hero, foe)


def test_4_6_4_1_a_drying_character_that_is_allowed_to_can_challenge_but_not_quest() -> None:
    scene = Scene()
    hero = scene.put(0, character(), drying=True, gains=[Can(Doing.CHALLENGE_WHILE_DRYING)])
    foe = scene.put(1, character(), exerted=True)
    refused(scene, "is_drying", "5.1.1.11", op.QUEST, hero)
    assert scene.targets(hero) == {foe.card}


def test_4_6_4_1_only_your_own_character() -> None:
    scene = Scene()
    theirs = scene.put(1, character())
    foe = scene.put(1, character(), exerted=True)
    refused(scene, "not_yours", "1.4.3", op.CHALLENGE, theirs, foe)


def test_4_6_4_2_the_target_is_exerted() -> None:
    scene = Scene()
    hero = scene.put(0, character())
    foe = scene.put(1, character())
    refused(scene, "target_ready", "4.6.4.2", op.CHALLENGE, hero, foe)


def test_4_6_4_2_the_target_is_opposing() -> None:
    scene = Scene()
    hero = scene.put(0, character())
    friend = scene.put(0, character(), exerted=True)
    refused(scene, "target_not_opposing", "4.6.4.2", op.CHALLENGE, hero, friend)


def test_4_6_4_2_items_cannot_be_challenged() -> None:
    scene = Scene()
    hero = scene.put(0, character())
    gadget = scene.put(1, item(), exerted=True)
    refused(scene, "target_not_challengeable", "4.6.4.2", op.CHALLENGE, hero, gadget)


def test_4_6_4_2_the_challenging_player_picks_the_target() -> None:
    scene = Scene()
    hero = scene.put(0, character())
    foes = [scene.put(1, character(), exerted=True) for _ in range(2)]
    scene.put(1, character())
    scene.begin()
    assert scene.targets(hero) == {c.card for c in foes}


def test_4_6_4_2_an_effect_may_let_it_challenge_ready_characters() -> None:
    scene = Scene()
    hero = scene.put(0, character(), gains=[Can(Doing.CHALLENGE_READY)])
    foe = scene.put(1, character(willpower=9))
    scene.challenge(hero, foe)
    assert scene.perm(foe).damage == 2


def test_4_6_4_3_a_cant_challenge_effect() -> None:
    scene = Scene()
    hero = scene.put(0, character(), gains=[Cant(Doing.CHALLENGE)])
    foe = scene.put(1, character(), exerted=True)
    refused(scene, "cant_challenge", "4.6.4.3", op.CHALLENGE, hero, foe)


def test_4_6_4_3_a_cant_be_challenged_effect() -> None:
    scene = Scene()
    hero = scene.put(0, character())
    foe = scene.put(1, character(), exerted=True, gains=[Cant(Doing.BE_CHALLENGED)])
    refused(scene, "cant_be_challenged", "4.6.4.3", op.CHALLENGE, hero, foe)


def test_4_6_4_3_a_limiter_may_speak_of_some_challengers_only() -> None:
    pirates = Filter((CardType.CHARACTER,), tests=(Classified(("Pirate",)),))
    scene = Scene()
    pirate = scene.put(0, character(classifications=("Pirate",)))
    other = scene.put(0, character(classifications=("Hero",)))
    foe = scene.put(1, character(), exerted=True, gains=[Cant(Doing.BE_CHALLENGED, pirates)])
    refused(scene, "cant_be_challenged", "4.6.4.3", op.CHALLENGE, pirate, foe)
    assert scene.targets(other) == {foe.card}


def test_1_2_2_a_prohibition_beats_the_permission_to_challenge_ready_ones() -> None:
    scene = Scene()
    hero = scene.put(0, character(), gains=[Can(Doing.CHALLENGE_READY)])
    foe = scene.put(1, character(), gains=[Cant(Doing.BE_CHALLENGED)])
    refused(scene, "cant_be_challenged", "4.6.4.3", op.CHALLENGE, hero, foe)


def test_4_6_4_3_the_challenger_is_still_ready_when_limiters_are_tested() -> None:
    """Evasive only while exerted comes too late to challenge an Evasive character."""
    late = Static(condition=Is(This(), Filter(tests=(Exerted(),))), properties=(HasKeyword(Keyword.EVASIVE),))
    scene = Scene()
    hero = scene.put(0, character("Late", 2, 2, 1, 1, late))
    foe = scene.put(1, character("Bird", 1, 1, 1, 1, keyword(Keyword.EVASIVE)), exerted=True)
    refused(scene, "target_evasive", "8.6.1", op.CHALLENGE, hero, foe)


def test_4_6_4_3_a_cost_to_challenge_is_paid() -> None:
    scene = Scene()
    toll = Static(properties=(Cant(Doing.CHALLENGE, unless_ink=1),))
    hero = scene.put(0, character("Car", 2, 5, 1, 1, toll))
    foe = scene.put(1, character(willpower=9), exerted=True)
    scene.ink(0, 1)
    scene.challenge(hero, foe)
    assert scene.ready_ink(0) == 0
    assert scene.perm(foe).damage == 2


def test_4_6_4_3_a_cost_to_challenge_that_cannot_be_paid() -> None:
    scene = Scene()
    toll = Static(properties=(Cant(Doing.CHALLENGE, unless_ink=1),))
    hero = scene.put(0, character("Car", 2, 5, 1, 1, toll))
    foe = scene.put(1, character(), exerted=True)
    refused(scene, "cost_unpayable", "1.5.3", op.CHALLENGE, hero, foe)


def test_1_2_2_only_one_character_may_challenge() -> None:
    scene = Scene()
    rule = Static(rules=(Imposed(OneChallengerEachTurn(), Who.EACH_OPPONENT),))
    scene.put(1, location("Gate", 9, 0, 1, 1, rule))
    first, second = (scene.put(0, character()) for _ in range(2))
    foe = scene.put(1, character(willpower=9), exerted=True)
    scene.challenge(first, foe)
    refused(scene, "one_challenger_only", "1.2.2", op.CHALLENGE, second, foe)


def test_1_2_2_that_one_character_may_challenge_again_when_readied() -> None:
    """The rule speaks of one character, not of one challenge."""
    scene = Scene()
    rule = Static(rules=(Imposed(OneChallengerEachTurn(), Who.EACH_OPPONENT),))
    scene.put(1, location("Gate", 9, 0, 1, 1, rule))
    again = Triggered((Trigger(EventKind.CHALLENGED, subject=This()),), Ready(THIS))
    hero = scene.put(0, character("Again", 2, 9, 1, 1, again))
    foe = scene.put(1, character(willpower=9), exerted=True)
    scene.challenge(hero, foe).challenge(hero, foe)
    assert scene.perm(foe).damage == 4


def test_4_6_4_4_the_challenger_is_exerted_before_its_triggers_resolve() -> None:
    """ "Whenever this character challenges, if it is exerted" would be true."""
    brave = Triggered(
        (Trigger(EventKind.CHALLENGED, subject=This(), gate=Is(This(), Filter(tests=(Exerted(),)))),),
        GainLore(YOU, Number(1)),
    )
    scene = Scene()
    hero = scene.put(0, character("Brave", 2, 5, 1, 1, brave))
    foe = scene.put(1, character(), exerted=True)
    scene.challenge(hero, foe)
    assert scene.lore_total(0) == 1


def test_4_1_1_a_readied_character_may_challenge_again_and_any_number_may_challenge() -> None:
    scene = Scene()
    heroes = [scene.put(0, character()) for _ in range(3)]
    foe = scene.put(1, character(strength=0, willpower=9), exerted=True)
    for hero in heroes:
        scene.challenge(hero, foe)
    assert scene.perm(foe).damage == 6


# ---- 4.6.5: the triggers of the declaration --------------------------------------------------------------------------


def test_4_6_5_the_triggers_of_the_declaration_resolve_before_the_damage() -> None:
    sting = Triggered((Trigger(EventKind.CHALLENGED, object=This()),), GainLore(YOU, Number(1)), "Sting")
    scene = Scene()
    hero = scene.put(0, character())
    foe = scene.put(1, character("Bee", 1, 9, 1, 1, sting), exerted=True)
    scene.challenge(hero, foe)
    told = (EventKind.CHALLENGED, EventKind.LORE_GAINED, EventKind.DAMAGE_DEALT)
    order = [h.kind for h in scene.game.events if h.kind in told]
    assert order == [EventKind.CHALLENGED, EventKind.LORE_GAINED, EventKind.DAMAGE_DEALT, EventKind.DAMAGE_DEALT]


def test_4_6_5_a_challenger_banished_by_a_trigger_deals_no_damage() -> None:
    sting = Triggered((Trigger(EventKind.CHALLENGED, object=This()),), DealDamage(The(Subject()), Number(9)))
    scene = Scene()
    hero = scene.put(0, character())
    foe = scene.put(1, character("Bee", 1, 9, 1, 1, sting), exerted=True)
    scene.challenge(hero, foe)
    assert scene.perm(foe).damage == 0
    assert scene.asked == op.TURN


# ---- 4.6.8: locations -----------------------------------------------------------------------------------------------


def test_4_6_8_1_an_opposing_location_may_be_chosen() -> None:
    scene = Scene()
    hero = scene.put(0, character())
    place = scene.put(1, location(willpower=5))
    foe = scene.put(1, character(), exerted=True)
    own = scene.put(0, location())
    scene.begin()
    assert scene.targets(hero) == {place.card, foe.card}
    refused(scene, "target_not_opposing", "4.6.4.2", op.CHALLENGE, hero, own)


def test_4_6_8_3_a_location_takes_damage_and_deals_none() -> None:
    scene = Scene()
    hero = scene.put(0, character(strength=3, willpower=1))
    place = scene.put(1, location(willpower=5))
    scene.challenge(hero, place)
    assert scene.perm(place).damage == 3
    assert scene.perm(hero).damage == 0
    assert scene.perm(hero).exerted
    assert len(scene.events(EventKind.DAMAGE_DEALT)) == 1


def test_4_6_8_3_lethal_damage_banishes_it() -> None:
    scene = Scene()
    hero = scene.put(0, character(strength=5))
    place = scene.put(1, location(willpower=5))
    scene.challenge(hero, place)
    assert scene.zone(place) == DISCARD
