"""What playing a card costs (4.3.2.2 to 4.3.2.4, 4.3.5, 4.3.6, 1.5)."""

from tintero.abilities.ability import Activated, Static
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost, DiscardCards
from tintero.abilities.effect import Banish, GainLore, Impose, PlayCard
from tintero.abilities.property import AlternateCost, Imposed, PayLess, PayMore
from tintero.abilities.target import (
    THIS,
    YOU,
    Chosen,
    Classified,
    Compare,
    Filter,
    Song,
)
from tintero.abilities.words import CardType, EventKind, Keyword, PlayWay, Stat, Times, Until, Who, Whose, Zone
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import DISCARD, HAND, PLAY, Scene, action, character, item, keyword, refused, shift

ANY = Filter()
CHARACTERS = Filter((CardType.CHARACTER,))
MY_HAND = Filter(whose=Whose.YOURS, zone=Zone.HAND)
GAIN_1 = GainLore(YOU, Number(1))


def pays(less: int, flt: Filter = ANY) -> Static:
    return Static(rules=(Imposed(PayLess(flt, Number(less))),))


def taxes(more: int, flt: Filter = ANY) -> Static:
    return Static(rules=(Imposed(PayMore(flt, Number(more)), Who.EACH_OPPONENT),))


def own_rule(rule: PayLess | AlternateCost) -> Static:
    """Text about the card itself, which works from the hand (6.1.12)."""
    return Static(rules=(Imposed(rule),), zones=(Zone.HAND,))


def next_costs_less(amount: int, flt: Filter) -> Impose:
    return Impose((Imposed(PayLess(flt, Number(amount), times=Times.NEXT)),), Until.THIS_TURN)


def test_4_3_2_4_too_little_ink() -> None:
    scene = Scene()
    hero = scene.put(0, character(cost=3), HAND)
    scene.ink(0, 2, exerted=3)
    refused(scene, "cant_afford", "4.3.2.4", op.PLAY, hero, 0)


def test_4_3_2_2_an_alternate_cost_replaces_the_ink_cost() -> None:
    scene = Scene()
    cost = Cost(parts=(DiscardCards(MY_HAND),))
    hero = scene.put(0, character("Hero", 1, 1, 1, 5, own_rule(AlternateCost(cost))), HAND)
    spare = [scene.put(0, character(), HAND) for _ in range(2)]
    scene.ink(0, 5)
    scene.play(hero, 1)
    assert scene.asked == op.CHOOSE
    assert scene.offered(op.CARD) == {c.card for c in spare}
    scene.pick(spare[1])
    assert scene.zone(hero) == PLAY
    assert scene.zone(spare[1]) == DISCARD
    assert scene.ready_ink(0) == 5


def test_4_3_2_2_the_ink_cost_can_still_be_chosen() -> None:
    scene = Scene()
    cost = Cost(parts=(DiscardCards(MY_HAND),))
    hero = scene.put(0, character("Hero", 1, 1, 1, 5, own_rule(AlternateCost(cost))), HAND)
    spare = scene.put(0, character(), HAND)
    scene.ink(0, 5)
    scene.play(hero)
    assert scene.zone(spare) == HAND
    assert scene.ready_ink(0) == 0


def test_1_5_3_a_cost_is_paid_in_full_or_not_at_all() -> None:
    scene = Scene()
    cost = Cost(parts=(DiscardCards(MY_HAND, 2),))
    hero = scene.put(0, character("Hero", 1, 1, 1, 5, own_rule(AlternateCost(cost))), HAND)
    scene.put(0, character(), HAND)  # the card itself cannot be discarded for itself
    refused(scene, "cost_unpayable", "1.5.3", op.PLAY, hero, 1)


def test_1_5_5_3_a_cards_own_free_play_is_one_more_mode() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 5, own_rule(AlternateCost(Cost()))), HAND)
    scene.put(1, character("Taxer", 1, 1, 1, 1, taxes(2)))
    scene.play(hero, 1)  # for free: no cost of any kind, so no increase either
    assert scene.zone(hero) == PLAY
    assert scene.events(EventKind.PLAYED)[0].amount == 0


def test_4_3_2_3_a_reduction_lowers_what_is_paid() -> None:
    scene = Scene()
    scene.put(0, item("Lantern", 1, pays(1, CHARACTERS)))
    hero = scene.put(0, character(cost=3), HAND)
    gadget = scene.put(0, item(cost=1), HAND)
    scene.ink(0, 2)
    refused(scene, "no_such_option", "1.7.6", op.PLAY, hero, 7)
    scene.play(hero)
    assert scene.ready_ink(0) == 0
    refused(scene, "cant_afford", "4.3.2.4", op.PLAY, gadget, 0)  # not a character


def test_4_3_2_3_never_below_zero() -> None:
    scene = Scene()
    scene.put(0, item("Lantern", 1, pays(4, CHARACTERS)))
    hero = scene.put(0, character(cost=3), HAND)
    scene.ink(0, 1)
    scene.play(hero)
    assert scene.ready_ink(0) == 1


def test_4_3_2_3_increases_and_reductions_are_summed() -> None:
    scene = Scene()
    scene.put(0, item("Lantern", 1, pays(3, CHARACTERS)))
    scene.put(1, character("Taxer", 1, 1, 1, 1, taxes(2, CHARACTERS)))
    hero = scene.put(0, character(cost=2), HAND)
    scene.ink(0, 1)
    scene.play(hero)  # 2 - 3 + 2
    assert scene.ready_ink(0) == 0


def test_4_3_2_3_an_increase_adds_to_an_alternate_cost() -> None:
    scene = Scene()
    cost = Cost(parts=(DiscardCards(MY_HAND),))
    scene.put(1, character("Taxer", 1, 1, 1, 1, taxes(1, CHARACTERS)))
    hero = scene.put(0, character("Hero", 1, 1, 1, 5, own_rule(AlternateCost(cost))), HAND)
    scene.put(0, action(GAIN_1), HAND)
    scene.ink(0, 1)
    scene.play(hero, 1)
    assert scene.zone(hero) == PLAY
    assert scene.ready_ink(0) == 0


def test_4_3_2_4_an_increased_alternate_cost_that_cannot_be_paid() -> None:
    for cost in (Cost(parts=(DiscardCards(MY_HAND),)), Cost(ink=2)):
        scene = Scene()
        scene.put(1, character("Taxer", 1, 1, 1, 1, taxes(1, CHARACTERS)))
        hero = scene.put(0, character("Hero", 1, 1, 1, 5, own_rule(AlternateCost(cost))), HAND)
        scene.put(0, action(GAIN_1), HAND)
        scene.ink(0, cost.ink)
        refused(scene, "cost_unpayable", "1.5.3", op.PLAY, hero, 1)


def test_4_3_2_3_also_when_an_effect_has_it_played_at_full_cost() -> None:
    cost = Cost(parts=(DiscardCards(MY_HAND),))
    lute = Activated(Cost(), PlayCard(Filter((CardType.CHARACTER,), Whose.YOURS, Zone.HAND), way=PlayWay.PAID))
    for ink in (0, 1):
        scene = Scene()
        scene.put(1, character("Taxer", 1, 1, 1, 1, taxes(1, CHARACTERS)))
        gadget = scene.put(0, item("Lute", 1, lute))
        hero = scene.put(0, character("Hero", 1, 1, 1, 5, own_rule(AlternateCost(cost))), HAND)
        spare = scene.put(0, action(GAIN_1), HAND)
        scene.ink(0, ink)
        scene.use(gadget)
        assert scene.zone(hero) == (PLAY if ink else HAND)
        assert scene.zone(spare) == (DISCARD if ink else HAND)
        assert scene.ready_ink(0) == 0


def test_4_3_2_3_an_increase_adds_ink_to_a_sung_song() -> None:
    scene = Scene()
    scene.put(1, character("Taxer", 1, 1, 1, 1, taxes(2, Filter((CardType.ACTION,)))))
    song = scene.put(0, action(GAIN_1, 3, "", True), HAND)
    singer = scene.put(0, character(cost=3))
    scene.ink(0, 2)
    scene.sing(song, singer)
    assert scene.ready_ink(0) == 0
    assert scene.lore_total(0) == 1


def test_4_3_2_3_a_sung_song_with_an_increase_that_cannot_be_paid() -> None:
    scene = Scene()
    scene.put(1, character("Taxer", 1, 1, 1, 1, taxes(2, Filter((CardType.ACTION,)))))
    song = scene.put(0, action(GAIN_1, 3, "", True), HAND)
    singer = scene.put(0, character(cost=3))
    scene.ink(0, 1)
    refused(scene, "cant_afford", "4.3.2.4", op.SING, song, singer)


def test_4_3_2_3_a_reduction_lowers_an_ink_shift_cost() -> None:
    scene = Scene()
    scene.put(0, item("Lantern", 1, pays(1, CHARACTERS)))
    base = scene.put(0, character("Ana - Young"))
    top = scene.put(0, character("Ana - Old", 4, 4, 2, 9, shift(3)), HAND)
    scene.ink(0, 2)
    scene.shift(top, base)
    assert scene.ready_ink(0) == 0


def test_1_5_4_the_cost_itself_never_changes() -> None:
    """Paid 1 for a 4-cost character: "cost 3 or less" does not find it."""
    small = Filter((CardType.CHARACTER,), Whose.OPPOSING, tests=(Compare(Stat.COST, False, Number(3)),))
    scene = Scene()
    scene.put(0, item("Lantern", 1, pays(3, CHARACTERS)))
    hero = scene.put(0, character(cost=4), HAND)
    deed = scene.put(1, action(Banish(Chosen(small)), 0), HAND)
    scene.ink(0, 1)
    scene.play(hero)
    scene.end()
    scene.play(deed)
    assert scene.zone(hero) == PLAY


def test_4_3_5_singer_does_not_change_the_cost_of_the_character() -> None:
    """CR 8.11.2: a Singer 7 of cost 2 is still "cost 2 or less"."""
    small = Filter((CardType.CHARACTER,), Whose.OPPOSING, tests=(Compare(Stat.COST, False, Number(2)),))
    scene = Scene(turn=1)
    hero = scene.put(0, character("Diva", 1, 3, 1, 2, keyword(Keyword.SINGER, 7)))
    deed = scene.put(1, action(Banish(Chosen(small)), 0), HAND)
    scene.play(deed)
    assert scene.zone(hero) == DISCARD


# ---- 4.3.6 ------------------------------------------------------------------------------------------------------


def test_4_3_6_the_next_one_only() -> None:
    scene = Scene()
    deed = scene.put(0, action(next_costs_less(2, CHARACTERS), 0), HAND)
    first, second = (scene.put(0, character(cost=3), HAND) for _ in range(2))
    scene.ink(0, 3)
    scene.play(deed).play(first)
    assert scene.ready_ink(0) == 2
    refused(scene, "cant_afford", "4.3.2.4", op.PLAY, second, 0)


def test_4_3_6_it_waits_for_a_fitting_card_and_unused_surplus_is_lost() -> None:
    scene = Scene()
    fairies = Filter((CardType.CHARACTER,), tests=(Classified(("Fairy",)),))
    deed = scene.put(0, action(next_costs_less(5, fairies), 0), HAND)
    plain = scene.put(0, character(cost=1), HAND)
    first, second = (scene.put(0, character(cost=2, classifications=("Fairy",)), HAND) for _ in range(2))
    scene.ink(0, 2)
    scene.play(deed).play(plain)
    assert scene.ready_ink(0) == 1
    scene.play(first)
    assert scene.ready_ink(0) == 1
    refused(scene, "cant_afford", "4.3.2.4", op.PLAY, second, 0)


def test_4_3_6_a_free_character_uses_it_up() -> None:
    scene = Scene()
    deed = scene.put(0, action(next_costs_less(1, CHARACTERS), 0), HAND)
    gift = scene.put(0, action(PlayCard(Filter((CardType.CHARACTER,), Whose.YOURS, Zone.HAND)), 0), HAND)
    first, second = (scene.put(0, character(cost=3), HAND) for _ in range(2))
    scene.ink(0, 2)
    scene.play(deed)
    scene.play(gift).choose(Option(op.PLAY, first.card, 0))
    refused(scene, "cant_afford", "4.3.2.4", op.PLAY, second, 0)


def test_4_3_6_a_sung_song_uses_it_up() -> None:
    scene = Scene()
    deed = scene.put(0, action(next_costs_less(1, Filter((CardType.ACTION,), tests=(Song(),))), 0), HAND)
    sung, paid = (scene.put(0, action(GAIN_1, 3, "", True), HAND) for _ in range(2))
    singer = scene.put(0, character(cost=3))
    scene.ink(0, 2)
    scene.play(deed).sing(sung, singer)
    refused(scene, "cant_afford", "4.3.2.4", op.PLAY, paid, 0)


def test_4_3_6_a_shifted_character_uses_it_up_and_pays_less() -> None:
    scene = Scene()
    deed = scene.put(0, action(next_costs_less(1, CHARACTERS), 0), HAND)
    base = scene.put(0, character("Ana - Young"))
    top = scene.put(0, character("Ana - Old", 4, 4, 2, 9, shift(3)), HAND)
    later = scene.put(0, character(cost=1), HAND)
    scene.ink(0, 2)
    scene.play(deed).shift(top, base)
    assert scene.ready_ink(0) == 0
    refused(scene, "cant_afford", "4.3.2.4", op.PLAY, later, 0)


def test_4_3_6_the_duration_ends_with_the_turn() -> None:
    scene = Scene()
    deed = scene.put(0, action(next_costs_less(1, CHARACTERS), 0), HAND)
    hero = scene.put(0, character(cost=2), HAND)
    scene.ink(0, 1)
    scene.play(deed)
    assert scene.can(Option(op.PLAY, hero.card, 0))
    scene.end()
    scene.end()
    refused(scene, "cant_afford", "4.3.2.4", op.PLAY, hero, 0)


def test_4_3_6_a_modifier_about_its_own_card_works_from_the_hand_for_that_card_only() -> None:
    scene = Scene()
    cheap = scene.put(0, character("Cheap", 1, 1, 1, 3, own_rule(PayLess(ANY, Number(2)))), HAND)
    dear = scene.put(0, character(cost=3), HAND)
    scene.ink(0, 1)
    refused(scene, "cant_afford", "4.3.2.4", op.PLAY, dear, 0)
    scene.play(cheap)
    assert scene.ready_ink(0) == 0


def test_4_3_6_any_other_modifier_works_only_from_play() -> None:
    scene = Scene()
    scene.put(0, character("Doc", 1, 1, 1, 9, pays(2, CHARACTERS)), HAND)
    hero = scene.put(0, character(cost=2), HAND)
    refused(scene, "cant_afford", "4.3.2.4", op.PLAY, hero, 0)


def test_4_3_6_a_modifier_of_a_resolved_effect_outlives_its_source() -> None:
    scene = Scene()
    abilities = (Activated(Cost(), next_costs_less(1, CHARACTERS)), Activated(Cost(), Banish(THIS)))
    doc = scene.put(0, item("Doc", 1, *abilities))
    hero = scene.put(0, character(cost=1), HAND)
    scene.use(doc, 0).use(doc, 1)
    assert scene.zone(doc) == DISCARD
    scene.play(hero)
    assert scene.zone(hero) == PLAY
