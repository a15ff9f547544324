"""Use an activated ability (4.4)."""

from tintero.abilities.ability import Activated, Static, Triggered
from tintero.abilities.amount import Number, StatOf
from tintero.abilities.condition import YourTurn
from tintero.abilities.cost import BanishThis, Cost, DiscardCards, ExertCards
from tintero.abilities.effect import DealDamage, Draw, GainLore, Give
from tintero.abilities.property import Changes, FreeAbility, HasAbility, Imposed
from tintero.abilities.target import (
    OPPOSING_CHARACTER,
    THIS,
    YOU,
    YOUR_CHARACTER,
    Chosen,
    Filter,
    Other,
    This,
)
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Keyword, Limit, Stat, Until, Whose, Zone
from tintero.rules import option as op

from ..kit import DISCARD, HAND, PLAY, Scene, character, item, keyword, location, refused

GAIN_1 = GainLore(YOU, Number(1))
EXERT = Activated(Cost(exert=True), GAIN_1)
INK_1 = Activated(Cost(ink=1), GAIN_1)


def test_4_4_3_pay_and_resolve_at_once() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, Activated(Cost(ink=2, exert=True), GAIN_1)))
    scene.ink(0, 3)
    scene.use(hero)
    assert scene.lore_total(0) == 1
    assert scene.ready_ink(0) == 1
    assert scene.perm(hero).exerted
    assert not scene.events(EventKind.TRIGGERED)  # CR 4.4.4: never the bag


def test_4_4_1_only_an_ability_that_is_there() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, EXERT))
    refused(scene, "no_such_ability", "4.4.1", op.USE, hero, 1)


def test_4_4_1_a_gained_ability_counts() -> None:
    scene = Scene()
    give = Static(affects=YOUR_CHARACTER, properties=(HasAbility(EXERT),))
    scene.put(0, item("Teacher", 1, give))
    hero = scene.put(0, character())
    scene.use(hero)
    assert scene.perm(hero).exerted
    assert scene.lore_total(0) == 1


def test_4_4_3_not_an_ability_of_another_player() -> None:
    scene = Scene()
    theirs = scene.put(1, item("Gadget", 1, EXERT))
    refused(scene, "not_yours", "1.4.3", op.USE, theirs, 0)


def test_4_4_2_a_drying_character_cannot_exert_for_a_cost() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, EXERT), drying=True)
    refused(scene, "is_drying", "5.1.1.11", op.USE, hero, 0)


def test_4_4_2_drying_does_not_matter_without_the_symbol() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, INK_1), drying=True)
    scene.ink(0, 1)
    scene.use(hero)
    assert scene.lore_total(0) == 1


def test_4_4_2_items_can_be_used_the_turn_they_arrive() -> None:
    scene = Scene()
    gadget = scene.put(0, item("Gadget", 0, EXERT), HAND)
    scene.play(gadget).use(gadget)
    assert scene.lore_total(0) == 1


def test_4_4_2_locations_can_be_used_the_turn_they_arrive() -> None:
    scene = Scene()
    place = scene.put(0, location("Place", 5, 0, 0, 1, INK_1), HAND)
    scene.ink(0, 1)
    scene.play(place).use(place)
    assert scene.lore_total(0) == 1


def test_5_1_1_2_the_symbol_needs_a_ready_card() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, EXERT, INK_1), exerted=True)
    scene.ink(0, 1)
    refused(scene, "is_exerted", "5.1.1.2", op.USE, hero, 0)
    scene.use(hero, 1)  # CR 5.1.1.2: without the symbol it stays usable
    assert scene.lore_total(0) == 1


def test_8_9_1_rush_does_not_let_it_exert_for_a_cost() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, keyword(Keyword.RUSH), EXERT), drying=True)
    refused(scene, "is_drying", "5.1.1.11", op.USE, hero, 0)


def test_4_4_2_1_exerting_another_character_needs_it_dry_and_ready() -> None:
    cost = Cost(parts=(ExertCards(Filter((CardType.CHARACTER,), Whose.YOURS, tests=(Other(),))),))
    scene = Scene()
    gadget = scene.put(0, item("Contract", 1, Activated(cost, GAIN_1)))
    scene.put(0, character(), drying=True)
    scene.put(0, character(), exerted=True)
    refused(scene, "cost_unpayable", "1.5.3", op.USE, gadget, 0)


def test_4_4_3_4_which_character_pays_is_asked() -> None:
    cost = Cost(parts=(ExertCards(Filter((CardType.CHARACTER,), Whose.YOURS, tests=(Other(),))),))
    scene = Scene()
    gadget = scene.put(0, item("Contract", 1, Activated(cost, GAIN_1)))
    scene.put(0, character(), drying=True)
    dry = [scene.put(0, character()) for _ in range(2)]
    scene.use(gadget)
    assert scene.offered(op.CARD) == {c.card for c in dry}
    scene.pick(dry[1])
    assert [scene.perm(c).exerted for c in dry] == [False, True]
    assert scene.lore_total(0) == 1


def test_4_4_3_4_too_little_ink() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, INK_1))
    scene.ink(0, 0, exerted=2)
    refused(scene, "cant_afford", "4.4.3.4", op.USE, hero, 0)


def test_1_5_3_every_part_of_the_cost_or_none() -> None:
    both = Cost(ink=1, exert=True, parts=(DiscardCards(Filter(whose=Whose.YOURS, zone=Zone.HAND)),))
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, Activated(both, GAIN_1)))
    scene.ink(0, 1)
    refused(scene, "cost_unpayable", "1.5.3", op.USE, hero, 0)


def test_4_4_3_2_for_free_still_exerts() -> None:
    """CR 1.5.5.4."""
    free = Static(rules=(Imposed(FreeAbility("Costly")),))
    costly = Activated(Cost(ink=5, exert=True), GAIN_1, "Costly")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, costly, free))
    tired = scene.put(0, character("Tired", 1, 1, 1, 1, costly, free), exerted=True)
    scene.ink(0, 5)
    refused(scene, "is_exerted", "5.1.1.2", op.USE, tired, 0)
    scene.use(hero)
    assert scene.perm(hero).exerted
    assert scene.ready_ink(0) == 5
    assert scene.lore_total(0) == 1


def test_4_4_4_a_source_banished_as_a_cost_is_remembered() -> None:
    """Deals damage equal to its strength, which was 2 + 1 as it left (6.7.7)."""
    strike = DealDamage(Chosen(OPPOSING_CHARACTER), StatOf(Stat.STRENGTH, This()))
    ability = Activated(Cost(parts=(BanishThis(),)), strike)
    scene = Scene()
    hero = scene.put(0, character("Hero", 2, 2, 1, 1, ability), gains=[Changes(Stat.STRENGTH, Number(1))])
    foe = scene.put(1, character(willpower=9))
    scene.use(hero)
    assert scene.zone(hero) == DISCARD
    assert scene.perm(foe).damage == 3


def test_4_4_5_triggers_of_the_payment_wait_for_the_effect() -> None:
    """CR 6.3.3."""
    watcher = Triggered((Trigger(EventKind.BANISHED, subject=Filter((CardType.ITEM,))),), Draw(YOU, Number(1)), "Seen")
    scene = Scene()
    scene.put(0, character("Watcher", 1, 1, 1, 1, watcher))
    gadget = scene.put(0, item("Bow", 1, Activated(Cost(parts=(BanishThis(),)), GAIN_1)))
    scene.use(gadget)
    order = [
        h.kind for h in scene.game.events if h.kind in (EventKind.BANISHED, EventKind.LORE_GAINED, EventKind.DREW)
    ]
    assert order == [EventKind.BANISHED, EventKind.LORE_GAINED, EventKind.DREW]


def test_6_3_1_no_target_is_needed() -> None:
    scene = Scene()
    shoot = Activated(Cost(exert=True), DealDamage(Chosen(OPPOSING_CHARACTER), Number(1)))
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, shoot))
    scene.use(hero)
    assert scene.perm(hero).exerted
    assert scene.asked == op.TURN


def test_6_3_2_not_while_something_waits_to_resolve() -> None:
    scene = Scene()
    helper = scene.put(0, character("Helper", 2, 3, 1, 2, keyword(Keyword.SUPPORT)))
    gadget = scene.put(0, item("Gadget", 1, EXERT))
    scene.put(0, character())
    scene.quest(helper)
    refused(scene, "not_at_turn", "4.1.2", op.USE, gadget, 0)


def test_6_1_13_2_once_a_turn() -> None:
    once = Activated(Cost(), GAIN_1, limit=Limit.ONCE)
    scene = Scene()
    gadget = scene.put(0, item("Gadget", 1, once))
    scene.use(gadget)
    refused(scene, "ability_used_up", "6.1.13.2", op.USE, gadget, 0)
    scene.end()
    scene.end()
    scene.use(gadget)
    assert scene.lore_total(0) == 2


def test_6_1_13_2_twice_a_turn() -> None:
    scene = Scene()
    gadget = scene.put(0, item("Gadget", 1, Activated(Cost(), GAIN_1, limit=Limit.TWICE)))
    scene.use(gadget).use(gadget)
    assert scene.lore_total(0) == 2
    refused(scene, "ability_used_up", "6.1.13.2", op.USE, gadget, 0)


def test_6_1_13_2_each_copy_counts_for_itself() -> None:
    scene = Scene()
    same = item("Gadget", 1, Activated(Cost(), GAIN_1, limit=Limit.ONCE))
    first, second = scene.put(0, same), scene.put(0, same)
    scene.use(first).use(second)
    assert scene.lore_total(0) == 2


def test_6_3_1_a_condition_on_the_use() -> None:
    never = Activated(Cost(), GAIN_1, condition=YourTurn(opponents=True))
    scene = Scene()
    gadget = scene.put(0, item("Gadget", 1, never))
    refused(scene, "ability_not_usable", "6.3.1", op.USE, gadget, 0)


def test_4_4_4_a_lasting_result_stays_on_the_character() -> None:
    grow = Activated(Cost(exert=True), Give(THIS, (Changes(Stat.STRENGTH, Number(2)),), Until.THIS_TURN))
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, grow))
    scene.use(hero)
    assert scene.strength(hero) == 3
    scene.end()
    assert scene.strength(hero) == 1
    assert scene.zone(hero) == PLAY
