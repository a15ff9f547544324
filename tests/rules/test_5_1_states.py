"""Card states (5.1)."""

from tintero.abilities.ability import Activated, Triggered
from tintero.abilities.amount import Count, Number
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Banish, Destination, Exert, GainLore, Move, PutDamage, Ready
from tintero.abilities.property import Changes
from tintero.abilities.target import (
    CHARACTER,
    OPPOSING_CHARACTER,
    THIS,
    YOU,
    YOUR_CHARACTER,
    Chosen,
    Damaged,
    Each,
    Exerted,
    Filter,
    Not,
    This,
)
from tintero.abilities.target import Ready as IsReady
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Keyword, Stat, Whose, Zone
from tintero.rules import option as op
from tintero.rules.machinery.pieces import FACEDOWN, UNDER

from ..kit import DISCARD, HAND, INKWELL, PLAY, Scene, action, character, item, keyword, location, refused, shift

BOUNCE = Move(Chosen(OPPOSING_CHARACTER), Destination(Zone.HAND))


def count(flt: Filter) -> GainLore:
    return GainLore(YOU, Count(flt))


def test_5_1_1_3_damaged_and_5_1_1_4_undamaged() -> None:
    scene = Scene()
    scene.put(0, character(willpower=3), damage=1)
    scene.put(0, character(willpower=3))
    scene.put(0, character(willpower=3))
    hurt = scene.put(0, action(count(Filter((CardType.CHARACTER,), tests=(Damaged(),))), 0), HAND)
    whole = scene.put(0, action(count(Filter((CardType.CHARACTER,), tests=(Not(Damaged()),))), 0), HAND)
    scene.play(hurt)
    assert scene.lore_total(0) == 1
    scene.play(whole)
    assert scene.lore_total(0) == 3


def test_5_1_1_5_a_card_under_another_is_not_in_play_and_cannot_be_chosen() -> None:
    scene = Scene()
    top = scene.put(0, character(), under=[character(), character()])
    other = scene.put(0, character())
    deed = scene.put(0, action(Exert(Chosen(CHARACTER)), 0), HAND)
    counted = scene.put(0, action(count(YOUR_CHARACTER), 0), HAND)
    scene.play(counted)
    assert scene.lore_total(0) == 2
    scene.play(deed)
    assert scene.offered(op.CARD) == {top.card, other.card}


def test_5_1_1_5_faceup_cards_under_are_public_facedown_ones_hidden_from_all() -> None:
    scene = Scene()
    faceup = scene.put(0, character(), under=[character("Open")])
    facedown = scene.put(0, character(), under=[character("Hidden")], facedown=True)
    state = scene.game.state
    assert state.known[faceup.under[0].card] == -1
    assert state.known[facedown.under[0].card] == 0
    for player in (0, 1):
        assert "Hidden" not in str(scene.game.sight(player))
        assert "Open" in str(scene.game.sight(player))


def test_5_1_1_6_the_top_card_does_not_have_the_text_beneath() -> None:
    scene = Scene()
    use = Activated(Cost(), GainLore(YOU, Number(1)))
    base = scene.put(0, character("Ana - Young", 1, 1, 1, 1, keyword(Keyword.EVASIVE), use))
    top = scene.put(0, character("Ana - Old", 4, 4, 2, 5, shift(0)), HAND)
    scene.shift(top, base)
    assert not scene.has(top, Keyword.EVASIVE)
    assert not scene.offered(op.USE)
    assert (scene.strength(top), scene.willpower(top), scene.lore_of(top)) == (4, 4, 2)


def test_5_1_1_7_a_banished_stack_goes_to_the_discard_faceup_and_is_one_banishment() -> None:
    scene = Scene(turn=1)
    top = scene.put(0, character("Top"), under=[character("Base")])
    boosted = top.under[0]
    deed = scene.put(1, action(Banish(Chosen(OPPOSING_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert (scene.zone(top), scene.zone(boosted)) == (DISCARD, DISCARD)
    assert len(scene.events(EventKind.BANISHED)) == 1
    assert len(scene.events(EventKind.LEFT_PLAY)) == 1


def test_5_1_1_7_facedown_cards_turn_faceup_in_the_discard() -> None:
    scene = Scene(turn=1)
    top = scene.put(0, character(), under=[character("Hidden")], facedown=True)
    deed = scene.put(1, action(Banish(Chosen(OPPOSING_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.zone(top.under[0]) == DISCARD
    assert scene.game.state.known[top.under[0].card] == -1


def test_5_1_1_7_a_stack_returned_to_hand_goes_whole() -> None:
    scene = Scene(turn=1)
    top = scene.put(0, character("Top"), under=[character("Base"), character("Deeper")])
    deed = scene.put(1, action(BOUNCE, 0), HAND)
    scene.play(deed)
    assert scene.hand(0) == 3
    assert len(scene.events(EventKind.RETURNED)) == 1
    assert scene.zone(top) == HAND


def test_5_1_1_7_an_inked_stack_of_three_is_three_exerted_ink() -> None:
    """And three inking events (7.5.2)."""
    scene = Scene(turn=1)
    top = scene.put(0, character("Top"), under=[character("Base"), character("Deeper")])
    scene.ink(0, 1)
    deed = scene.put(1, action(Move(Chosen(OPPOSING_CHARACTER), Destination(Zone.INKWELL, exerted=True)), 0), HAND)
    scene.play(deed)
    assert scene.zone(top) == INKWELL
    assert len(scene.game.state.players[0].inkwell) == 4
    assert scene.ready_ink(0) == 1
    assert len(scene.events(EventKind.INKED)) == 3
    assert not scene.events(EventKind.BANISHED)


def test_5_1_1_11_drying_lasts_until_the_next_own_set_step() -> None:
    scene = Scene()
    hero = scene.put(0, character(cost=0), HAND)
    scene.play(hero)
    refused(scene, "is_drying", "5.1.1.11", op.QUEST, hero)
    scene.end()
    assert scene.perm(hero).drying  # the opponent's Set step does not dry it
    scene.end()
    assert not scene.perm(hero).drying
    scene.quest(hero)
    assert scene.lore_total(0) == 1


def test_5_1_1_11_an_effect_may_exert_a_drying_character() -> None:
    scene = Scene()
    hero = scene.put(0, character(), drying=True)
    deed = scene.put(0, action(Exert(Each(YOUR_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.perm(hero).exerted


def test_5_1_2_3_a_location_is_neither_ready_nor_exerted() -> None:
    scene = Scene()
    place = scene.put(0, location())
    scene.put(0, character())
    deed = scene.put(0, action(Exert(Each(Filter(whose=Whose.YOURS))), 0), HAND)
    ready = scene.put(0, action(count(Filter(whose=Whose.YOURS, tests=(IsReady(),))), 0), HAND)
    exerted = scene.put(0, action(count(Filter(whose=Whose.YOURS, tests=(Exerted(),))), 0), HAND)
    scene.play(ready)
    assert scene.lore_total(0) == 1  # the character only
    scene.play(deed).play(exerted)
    assert scene.lore_total(0) == 2
    assert not scene.perm(place).exerted


def test_5_1_2_2_items_have_no_damage() -> None:
    scene = Scene()
    gadget = scene.put(0, item())
    deed = scene.put(0, action(PutDamage(Each(Filter((CardType.ITEM,))), Number(2)), 0), HAND)
    scene.play(deed)
    assert scene.perm(gadget).damage == 0


def test_5_1_3_shift_changes_states_in_one_instant_without_leaving_play() -> None:
    scene = Scene()
    base = scene.put(0, character("Ana - Young"), exerted=True, damage=1, gains=[Changes(Stat.STRENGTH, Number(1))])
    top = scene.put(0, character("Ana - Old", 4, 4, 2, 5, shift(0)), HAND)
    scene.begin()
    pid = scene.perm(base).pid
    scene.shift(top, base)
    assert scene.perm(top).pid == pid
    assert scene.zone(base) == UNDER
    assert scene.zone(top) == PLAY
    assert not scene.events(EventKind.LEFT_PLAY)
    assert not scene.events(EventKind.READIED)


def test_5_1_1_10_facedown_cards_are_never_in_play() -> None:
    scene = Scene()
    use = Activated(Cost(), GainLore(YOU, Number(1)))
    top = scene.put(0, character(), under=[character("Hidden", 1, 1, 1, 1, use)], facedown=True)
    scene.begin()
    assert scene.zone(top.under[0]) == FACEDOWN
    assert not scene.offered(op.USE)


def test_5_1_1_1_readying_a_ready_card_is_nothing() -> None:
    scene = Scene()
    scene.put(0, character())
    scene.put(0, character(), exerted=True)
    deed = scene.put(0, action(Ready(Each(YOUR_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert len(scene.events(EventKind.READIED)) == 1


def test_5_1_1_7_only_the_top_card_is_moved_by_its_own_trigger_reference() -> None:
    """CR 8.10.7: "return this card" after a banishment brings back the top card alone."""
    back = Triggered((Trigger(EventKind.BANISHED, subject=This()),), Move(THIS, Destination(Zone.HAND)))
    scene = Scene(turn=1)
    top = scene.put(0, character("Agent", 1, 1, 1, 1, back), under=[character("Base")])
    deed = scene.put(1, action(Banish(Chosen(OPPOSING_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert (scene.zone(top), scene.zone(top.under[0])) == (HAND, DISCARD)
