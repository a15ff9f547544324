"""Play a card (4.3): announcing, entering play, triggers. Costs are in test_4_3_costs.py."""

from tintero.abilities.ability import Activated, Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.condition import Exists
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Banish, Destination, Draw, GainLore, Move, PlayCard
from tintero.abilities.property import CantPlay, EntersExerted, Imposed
from tintero.abilities.target import (
    OPPOSING_CHARACTER,
    THIS,
    YOU,
    YOUR_CHARACTER,
    Chosen,
    Classified,
    Filter,
    Other,
    This,
)
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, ShiftBase, Who, Whose, Zone
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import DISCARD, HAND, PLAY, Scene, action, character, item, location, refused, shift

CHARACTER_CARD_IN_HAND = Filter((CardType.CHARACTER,), Whose.YOURS, Zone.HAND)
GAIN_1 = GainLore(YOU, Number(1))


def test_4_3_1_announce_and_pay_from_hand() -> None:
    scene = Scene()
    hero = scene.put(0, character(cost=3), HAND)
    scene.ink(0, 4)
    scene.play(hero)
    assert scene.zone(hero) == PLAY
    assert scene.ready_ink(0) == 1
    assert scene.hand(0) == 0


def test_4_3_1_not_from_another_zone() -> None:
    scene = Scene()
    lost = scene.put(0, character(cost=0), DISCARD)
    refused(scene, "not_in_hand", "4.3.1", op.PLAY, lost, 0)


def test_4_3_2_1_a_cant_play_effect_wins() -> None:
    scene = Scene()
    ban = Static(rules=(Imposed(CantPlay(Filter((CardType.ACTION,))), Who.EACH_OPPONENT),))
    scene.put(1, character("Jailer", 1, 1, 1, 1, ban))
    deed = scene.put(0, action(GAIN_1, 0), HAND)
    hero = scene.put(0, character(cost=0), HAND)
    refused(scene, "cant_play", "4.3.2.1", op.PLAY, deed, 0)
    scene.play(hero)
    assert scene.zone(hero) == PLAY


def test_4_3_2_1_the_cards_own_condition() -> None:
    """It says: can't be played unless you have a character in play."""
    own = Static(condition=Exists(YOUR_CHARACTER, at_least=0, at_most=0), rules=(Imposed(CantPlay(Filter())),),
                 zones=(Zone.HAND,))
    scene = Scene()
    picky = scene.put(0, item("Picky", 0, own), HAND)
    friend = scene.put(0, character(cost=0), HAND)
    refused(scene, "cant_play", "4.3.2.1", op.PLAY, picky, 0)
    scene.play(friend).play(picky)
    assert scene.zone(picky) == PLAY


def test_4_3_2_1_no_legal_target_is_needed() -> None:
    scene = Scene()
    deed = scene.put(0, action(Banish(Chosen(OPPOSING_CHARACTER)), 1), HAND)
    scene.ink(0, 1)
    scene.play(deed)
    assert scene.zone(deed) == DISCARD
    assert scene.ready_ink(0) == 0
    assert scene.asked == op.TURN


def test_4_3_3_1_a_character_enters_ready_and_drying() -> None:
    scene = Scene()
    hero = scene.put(0, character(cost=0), HAND)
    scene.play(hero)
    p = scene.perm(hero)
    assert (p.exerted, p.drying, p.damage) == (False, True, 0)


def test_4_3_3_1_items_enter_ready_and_locations_are_neither() -> None:
    scene = Scene()
    everything_exerted = Static(
        rules=(Imposed(EntersExerted(Filter((CardType.LOCATION, CardType.ITEM))), Who.EACH_PLAYER),)
    )
    gadget = scene.put(0, item(cost=0), HAND)
    scene.play(gadget)
    assert not scene.perm(gadget).exerted
    scene = Scene()
    scene.put(0, character("Snob", 1, 1, 1, 1, everything_exerted))
    gadget = scene.put(0, item(cost=0), HAND)
    place = scene.put(0, location(cost=0), HAND)
    scene.play(gadget).play(place)
    assert scene.perm(gadget).exerted
    assert not scene.perm(place).exerted  # CR 5.1.2.3: never exerted, whatever an effect says


def test_4_3_3_2_an_action_is_in_the_play_zone_while_it_resolves() -> None:
    """It could return an action card from the discard, but cannot find itself there."""
    back = Move(Chosen(Filter((CardType.ACTION,), Whose.YOURS, Zone.DISCARD)), Destination(Zone.HAND))
    scene = Scene()
    deed = scene.put(0, action(back, 0), HAND)
    old = [scene.put(0, action(GAIN_1, 0), DISCARD) for _ in range(2)]
    scene.play(deed)
    assert scene.asked == op.CHOOSE
    assert scene.offered(op.CARD) == {c.card for c in old}
    assert scene.zone(deed) == PLAY
    scene.pick(old[0])
    assert scene.zone(deed) == DISCARD
    assert scene.zone(old[0]) == HAND


def test_4_3_3_2_an_action_does_not_use_the_bag() -> None:
    scene = Scene()
    deed = scene.put(0, action(GAIN_1, 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 1
    assert not scene.events(EventKind.TRIGGERED)


def test_4_3_3_2_an_action_played_by_an_effect_waits_for_that_effect() -> None:
    """CR 6.7.8.1: after the instructing effect, before the bag."""
    scene = Scene()
    loot = action(GAIN_1, 5)
    play_it = Triggered(
        (Trigger(EventKind.PLAYED, subject=This()),),
        PlayCard(Filter((CardType.ACTION,), Whose.YOURS, Zone.HAND)),
        "Archer",
    )
    hero = scene.put(0, character("Archer", 1, 1, 1, 0, play_it), HAND)
    deed = scene.put(0, loot, HAND)
    scene.play(hero)
    assert scene.zone(deed) == DISCARD
    assert scene.lore_total(0) == 1
    told = (EventKind.PLAYED, EventKind.LORE_GAINED, EventKind.INTO_DISCARD)
    order = [h.kind for h in scene.game.events if h.kind in told]
    assert order == [EventKind.PLAYED, EventKind.PLAYED, EventKind.LORE_GAINED, EventKind.INTO_DISCARD]


def test_4_3_4_1_its_own_play_trigger_needs_no_time_in_play() -> None:
    scene = Scene()
    fresh = Triggered((Trigger(EventKind.PLAYED, subject=This()),), Draw(YOU, Number(1)))
    hero = scene.put(0, character("Hero", 1, 1, 1, 0, fresh), HAND)
    scene.play(hero)
    assert scene.hand(0) == 1


def test_4_3_4_1_it_does_not_trigger_for_another_copy() -> None:
    scene = Scene()
    fresh = Triggered((Trigger(EventKind.PLAYED, subject=This()),), Draw(YOU, Number(1)))
    same = character("Hero", 1, 1, 1, 0, fresh)
    scene.put(0, same)
    hero = scene.put(0, same, HAND)
    scene.play(hero)
    assert scene.hand(0) == 1


# ---- for free (6.1.7) -------------------------------------------------------------------------------------------


def test_6_1_7_for_free_bars_shift_and_the_character_arrives_fresh() -> None:
    scene = Scene()
    base = scene.put(0, character("Ana - Young"))
    old = scene.put(0, character("Ana - Old", 4, 4, 2, 9, shift(3)), HAND)
    deed = scene.put(0, action(PlayCard(CHARACTER_CARD_IN_HAND), 0), HAND)
    scene.ink(0, 9)
    scene.play(deed)
    assert scene.perm(base).card == base.card  # not covered
    assert scene.perm(old).drying
    assert scene.ready_ink(0) == 9


def test_4_3_2_2_free_lifts_no_prohibition() -> None:
    scene = Scene()
    ban = Static(rules=(Imposed(CantPlay(Filter((CardType.CHARACTER,))), Who.EACH_OPPONENT),))
    scene.put(1, character("Jailer", 1, 1, 1, 1, ban))
    held = scene.put(0, character(), HAND)
    deed = scene.put(0, action(PlayCard(CHARACTER_CARD_IN_HAND), 0), HAND)
    scene.play(deed)
    assert scene.zone(held) == HAND
    assert scene.asked == op.TURN


# ---- 4.3.4.2: the card that gets covered ---------------------------------------------------------------------------


def watching(wanted: Filter) -> Triggered:
    return Triggered((Trigger(EventKind.PLAYED, subject=wanted, who=Who.YOU),), GAIN_1, "Seen")


def test_4_3_4_2_a_covered_watcher_still_sees_the_card_that_covers_it() -> None:
    scene = Scene()
    base = scene.put(0, character("Wu - Wise", 1, 3, 1, 2, watching(YOUR_CHARACTER)))
    top = scene.put(0, character("Wu - Fierce", 4, 4, 2, 5, shift(1)), HAND)
    scene.ink(0, 1)
    scene.shift(top, base)
    assert scene.lore_total(0) == 1


def test_4_3_4_2_the_covering_card_is_another_one() -> None:
    """ "Whenever you play another character": the card on top is not the card beneath."""
    scene = Scene()
    other = Filter((CardType.CHARACTER,), Whose.YOURS, tests=(Other(),))
    base = scene.put(0, character("Wu - Wise", 1, 3, 1, 2, watching(other)))
    top = scene.put(0, character("Wu - Fierce", 4, 4, 2, 5, shift(1)), HAND)
    scene.ink(0, 1)
    scene.shift(top, base)
    assert scene.lore_total(0) == 1


def test_4_3_4_2_the_covered_cards_own_play_trigger_stays_silent() -> None:
    """ "When you play this character" speaks of the card beneath, which was not played now."""
    scene = Scene()
    fresh = Triggered((Trigger(EventKind.PLAYED, subject=This()),), GAIN_1)
    base = scene.put(0, character("Wu - Wise", 1, 3, 1, 2, fresh))
    top = scene.put(0, character("Wu - Fierce", 4, 4, 2, 5, shift(1)), HAND)
    scene.ink(0, 1)
    scene.shift(top, base)
    assert scene.lore_total(0) == 0


def test_4_3_4_2_the_classification_asked_for_is_that_of_the_new_card() -> None:
    scene = Scene()
    queens = Filter((CardType.CHARACTER,), Whose.YOURS, tests=(Classified(("Queen",)),))
    base = scene.put(0, character("Wu - Wise", 1, 3, 1, 2, watching(queens), classifications=("Queen",)))
    top = scene.put(0, character("Wu - Fierce", 4, 4, 2, 5, shift(1), classifications=("Hero",)), HAND)
    scene.ink(0, 1)
    scene.shift(top, base)
    assert scene.lore_total(0) == 0


def test_4_3_4_2_both_bases_of_a_duo_shift_are_asked() -> None:
    scene = Scene()
    first = scene.put(0, character("Mick - Alone", 1, 3, 1, 2, watching(YOUR_CHARACTER)))
    scene.put(0, character("Minn - Alone", 1, 3, 1, 2, watching(YOUR_CHARACTER)))
    pair = character(
        "Mick & Minn - Duo", 4, 4, 2, 5, shift(1, base=ShiftBase.TWO_NAMES), names=("Mick & Minn", "Mick", "Minn")
    )
    top = scene.put(0, pair, HAND)
    scene.ink(0, 1)
    scene.shift(top, first)
    if scene.asked == op.RESOLVE:
        scene.choose(scene.game.options[0])
    assert scene.lore_total(0) == 2


def test_4_3_4_2_a_covered_watcher_is_silent_afterwards() -> None:
    scene = Scene()
    base = scene.put(0, character("Wu - Wise", 1, 3, 1, 2, watching(YOUR_CHARACTER)))
    top = scene.put(0, character("Wu - Fierce", 4, 4, 2, 5, shift(1)), HAND)
    later = scene.put(0, character(cost=0), HAND)
    scene.ink(0, 1)
    scene.shift(top, base).play(later)
    assert scene.lore_total(0) == 1


def test_4_3_4_the_source_may_be_gone_when_its_trigger_resolves() -> None:
    """CR 1.4.3.1: the effect belongs to the player who generated it."""
    scene = Scene()
    away = Activated(Cost(), Banish(THIS))
    fresh = Triggered((Trigger(EventKind.BANISHED, subject=This()),), GAIN_1)
    hero = scene.put(0, character("Hero", 1, 1, 1, 0, away, fresh))
    scene.use(hero)
    assert scene.lore_total(0) == 1
    assert not scene.can(Option(op.QUEST, hero.card))
