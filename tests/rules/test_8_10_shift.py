"""Shift (8.10.1 to 8.10.7): the cost, the base and what is inherited. Variants are in test_8_10_shift_variants.py."""

from tintero.abilities.ability import Activated, Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.condition import UsedShift
from tintero.abilities.cost import Cost, DiscardCards, RemoveInkDrops
from tintero.abilities.effect import Banish, Draw, GainLore, Give, If, Later, PlayCard, Sequence
from tintero.abilities.property import (
    AlternateCost,
    Cant,
    CantPlay,
    Changes,
    EntersExerted,
    HasKeyword,
    Imposed,
    PayLess,
)
from tintero.abilities.target import (
    OPPOSING_CHARACTER,
    YOU,
    YOUR_CHARACTER,
    Chosen,
    Each,
    Filter,
    It,
    The,
    This,
)
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import (
    CardType,
    Doing,
    EventKind,
    How,
    Keyword,
    Limit,
    Moment,
    Payment,
    PlayWay,
    Stat,
    Until,
    Who,
    Whose,
    Zone,
)
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import DISCARD, HAND, PLAY, Scene, action, character, item, keyword, location, refused, shift
from ..reading import real

GAIN_1 = GainLore(YOU, Number(1))
YOUNG = character("Ana - Young", 1, 3)
OLD = character("Ana - Old", 4, 5, 2, 6, shift(3))
FREE_OLD = character("Ana - Older", 4, 5, 2, 6, shift(0))


def test_8_10_1_pay_the_shift_cost_and_lie_on_top() -> None:
    scene = Scene()
    base, top = scene.put(0, YOUNG), scene.put(0, OLD, HAND)
    scene.ink(0, 4)
    scene.shift(top, base)
    assert scene.ready_ink(0) == 1
    assert scene.perm(top).under == [base.card]
    assert (scene.strength(top), scene.willpower(top)) == (4, 5)
    (played,) = scene.events(EventKind.PLAYED)
    assert (played.card, played.how) == (top.card, How.BY_SHIFT)


def test_8_10_1_it_counts_as_playing_the_character() -> None:
    fresh = Triggered((Trigger(EventKind.PLAYED, subject=This()),), If(UsedShift(This()), Draw(YOU, Number(1))))
    scene = Scene()
    base = scene.put(0, YOUNG)
    top, plain = (scene.put(0, character("Ana - New", 1, 1, 1, 0, shift(0), fresh), HAND) for _ in range(2))
    scene.shift(top, base)
    assert scene.hand(0) == 2
    scene.play(plain)  # not with Shift
    assert scene.hand(0) == 1


def test_8_10_1_the_ink_cost_can_be_paid_instead() -> None:
    scene = Scene()
    base, top = scene.put(0, YOUNG), scene.put(0, OLD, HAND)
    scene.ink(0, 6)
    scene.play(top)
    assert scene.zone(base) == PLAY
    assert scene.perm(base).card == base.card
    assert scene.perm(top).drying


def test_8_10_1_refusals() -> None:
    scene = Scene()
    base, top = scene.put(0, YOUNG), scene.put(0, OLD, HAND)
    other, theirs = scene.put(0, character("Bob - Young")), scene.put(1, YOUNG)
    place = scene.put(0, location("Ana - House"))
    held = scene.put(0, YOUNG, HAND)
    plain = scene.put(0, character(), HAND)
    in_discard = scene.put(0, OLD, DISCARD)
    scene.ink(0, 2)
    refused(scene, "cant_afford", "4.3.2.4", op.SHIFT, top, base, 0)
    refused(scene, "not_a_shift_base", "8.10.1", op.SHIFT, top, other, 0)
    refused(scene, "not_a_shift_base", "8.10.1", op.SHIFT, top, place, 0)
    refused(scene, "not_yours", "1.4.3", op.SHIFT, top, theirs, 0)
    refused(scene, "not_in_play", "5.1.1.8", op.SHIFT, top, held, 0)
    refused(scene, "no_shift", "8.10.1", op.SHIFT, plain, base, 0)
    refused(scene, "no_shift", "8.10.1", op.SHIFT, top, base, 1)
    refused(scene, "not_in_hand", "4.3.1", op.SHIFT, in_discard, base, 0)


def test_1_2_2_a_cant_play_effect_bars_shift_too() -> None:
    ban = Static(rules=(Imposed(CantPlay(Filter((CardType.CHARACTER,))), Who.EACH_OPPONENT),))
    scene = Scene()
    scene.put(1, character("Jailer", 1, 1, 1, 1, ban))
    base, top = scene.put(0, YOUNG), scene.put(0, FREE_OLD, HAND)
    refused(scene, "cant_play", "4.3.2.1", op.SHIFT, top, base, 0)


def test_8_10_1_a_cost_in_words() -> None:
    actions = Filter((CardType.ACTION,), Whose.YOURS, Zone.HAND)
    herald = character("Ana - Herald", 4, 5, 2, 6, shift(cost=Cost(parts=(DiscardCards(actions),))))
    scene = Scene()
    base, top = scene.put(0, YOUNG), scene.put(0, herald, HAND)
    deed, hero = scene.put(0, action(GAIN_1), HAND), scene.put(0, character(), HAND)
    scene.shift(top, base)
    assert (scene.zone(deed), scene.zone(hero)) == (DISCARD, HAND)
    assert scene.perm(top).under == [base.card]
    scene = Scene()
    base, top = scene.put(0, YOUNG), scene.put(0, herald, HAND)
    scene.put(0, character(), HAND)
    refused(scene, "cost_unpayable", "1.5.3", op.SHIFT, top, base, 0)


def test_8_10_1_a_cost_of_ink_drops() -> None:
    amped = character("Ana - Amped", 4, 5, 2, 6, shift(cost=Cost(parts=(RemoveInkDrops(2),))))
    scene = Scene()
    base, top = scene.put(0, YOUNG), scene.put(0, amped, HAND)
    scene.position.ink_drops[0] = 3
    scene.shift(top, base)
    assert scene.game.state.players[0].ink_drops == 1
    scene = Scene()
    base, top = scene.put(0, YOUNG), scene.put(0, amped, HAND)
    scene.position.ink_drops[0] = 1
    scene.ink(0, 9)
    refused(scene, "cost_unpayable", "1.5.3", op.SHIFT, top, base, 0)


def test_8_10_1_a_modifier_may_depend_on_the_base() -> None:
    onto = Static(rules=(Imposed(PayLess(Filter((CardType.CHARACTER,)), Number(2), payment=Payment.SHIFT_ONTO_THIS)),))
    scene = Scene()
    reading = scene.put(0, character("Ana - Reading", 1, 3, 1, 1, onto))
    plain, top = scene.put(0, YOUNG), scene.put(0, OLD, HAND)
    scene.ink(0, 1)
    refused(scene, "cant_afford", "4.3.2.4", op.SHIFT, top, plain, 0)
    scene.shift(top, reading)
    assert scene.ready_ink(0) == 0


def test_8_10_a_granted_shift_is_a_genuine_shift_payment() -> None:
    """ "This card gains Shift 0": it shifts, unlike a free play."""
    gains = Static(rules=(Imposed(AlternateCost(Cost(), shift=True)),), zones=(Zone.HAND,))
    scene = Scene()
    base = scene.put(0, YOUNG)
    top = scene.put(0, character("Ana - Soothing", 3, 3, 1, 5, gains), HAND)
    scene.begin()
    assert not scene.can(Option(op.PLAY, top.card, 1))
    scene.shift(top, base)
    assert scene.perm(top).under == [base.card]
    assert scene.events(EventKind.PLAYED)[0].how == How.BY_SHIFT


# ---- states (8.10.2 to 8.10.4) ------------------------------------------------------------------------------------


def test_8_10_2_on_an_exerted_card_it_enters_exerted() -> None:
    scene = Scene()
    base, top = scene.put(0, YOUNG, exerted=True), scene.put(0, FREE_OLD, HAND)
    scene.shift(top, base)
    assert scene.perm(top).exerted


def test_8_10_3_an_effect_that_makes_it_enter_exerted_wins_over_a_ready_base() -> None:
    snob = Static(rules=(Imposed(EntersExerted(Filter((CardType.CHARACTER,))), Who.EACH_OPPONENT),))
    scene = Scene()
    scene.put(1, character("Snob", 1, 1, 1, 1, snob))
    base, top = scene.put(0, YOUNG), scene.put(0, FREE_OLD, HAND)
    scene.shift(top, base)
    assert scene.perm(top).exerted


def test_8_10_4_a_dry_base_gives_a_dry_character() -> None:
    scene = Scene()
    base, top = scene.put(0, YOUNG), scene.put(0, FREE_OLD, HAND)
    scene.shift(top, base).quest(top)
    assert scene.lore_total(0) == 2


def test_8_10_4_a_drying_base_gives_a_drying_character() -> None:
    scene = Scene()
    base, top = scene.put(0, YOUNG, drying=True), scene.put(0, FREE_OLD, HAND)
    scene.shift(top, base)
    refused(scene, "is_drying", "5.1.1.11", op.QUEST, top)


def test_8_10_5_it_may_sing_if_the_base_was_dry() -> None:
    scene = Scene()
    base, top = scene.put(0, YOUNG), scene.put(0, FREE_OLD, HAND)
    tune = scene.put(0, action(GAIN_1, 6, "Tune", True), HAND)
    scene.shift(top, base).sing(tune, top)
    assert scene.lore_total(0) == 1


# ---- effects (8.10.5) ---------------------------------------------------------------------------------------------


def test_8_10_5_effects_on_the_base_stay() -> None:
    gains = [Changes(Stat.STRENGTH, Number(2)), HasKeyword(Keyword.EVASIVE), Cant(Doing.QUEST)]
    scene = Scene()
    base, top = scene.put(0, YOUNG, gains=gains), scene.put(0, FREE_OLD, HAND)
    scene.shift(top, base)
    assert scene.strength(top) == 6
    assert scene.has(top, Keyword.EVASIVE)
    refused(scene, "cant_quest", "4.5.1.2", op.QUEST, top)


def test_8_10_5_a_delayed_banishment_stays_on_the_character() -> None:
    doom = Give(Chosen(YOUR_CHARACTER), (Changes(Stat.STRENGTH, Number(1)),), Until.THIS_TURN)
    later = Later(Moment.END_OF_TURN, Banish(The(It())))
    scene = Scene()
    base, top = scene.put(0, YOUNG), scene.put(0, FREE_OLD, HAND)
    deed = scene.put(0, action(Sequence((doom, later)), 0), HAND)
    scene.play(deed).shift(top, base)
    scene.end()
    assert (scene.zone(top), scene.zone(base)) == (DISCARD, DISCARD)


def test_8_10_5_the_base_text_is_gone_and_its_trigger_for_the_play_uses_the_new_character() -> None:
    """The covered card triggers (4.3.4.2); "this character gets +1" is then the character that goes on."""
    grows = Triggered(
        (Trigger(EventKind.PLAYED, subject=YOUR_CHARACTER, who=Who.YOU),),
        Give(The(This()), (Changes(Stat.STRENGTH, Number(1)),), Until.THIS_TURN),
    )
    quests = Triggered((Trigger(EventKind.QUESTED, subject=This()),), Draw(YOU, Number(1)))
    scene = Scene()
    base = scene.put(0, character("Ana - Decisive", 1, 3, 1, 1, grows, quests))
    top = scene.put(0, FREE_OLD, HAND)
    scene.shift(top, base)
    assert scene.strength(top) == 5
    scene.quest(top)
    assert scene.hand(0) == 0


def test_8_10_5_new_abilities_start_with_fresh_once_flags() -> None:
    once = Activated(Cost(), GAIN_1, limit=Limit.ONCE)
    scene = Scene()
    base = scene.put(0, character("Ana - Worker", 1, 3, 1, 1, once))
    top = scene.put(0, character("Ana - Boss", 1, 3, 1, 5, once, shift(0)), HAND)
    scene.use(base).shift(top, base).use(top)
    assert scene.lore_total(0) == 2


def test_8_10_5_it_stays_at_its_location() -> None:
    scene = Scene()
    place = scene.put(0, location())
    base, top = scene.put(0, YOUNG, at=place), scene.put(0, FREE_OLD, HAND)
    scene.shift(top, base)
    assert scene.perm(top).location == scene.perm(place).pid


def test_8_10_5_static_text_of_the_base_stops_and_of_the_new_face_starts() -> None:
    def lord(stat: Stat) -> Static:
        return Static(affects=YOUR_CHARACTER, properties=(Changes(stat, Number(1)),))

    scene = Scene()
    base = scene.put(0, character("Ana - Strong", 1, 3, 1, 1, lord(Stat.STRENGTH)))
    top = scene.put(0, character("Ana - Tough", 1, 3, 1, 5, lord(Stat.WILLPOWER), shift(0)), HAND)
    friend = scene.put(0, character("Friend", 2, 2))
    scene.begin()
    assert (scene.strength(friend), scene.willpower(friend)) == (3, 2)
    scene.shift(top, base)
    assert (scene.strength(friend), scene.willpower(friend)) == (2, 3)


# ---- damage and leaving (8.10.6, 8.10.7) --------------------------------------------------------------------------


def test_8_10_6_damage_is_inherited_neither_dealt_nor_taken() -> None:
    hydra = Triggered((Trigger(EventKind.DAMAGE_TAKEN, subject=This()),), GAIN_1)
    scene = Scene()
    base = scene.put(0, YOUNG, damage=2)
    top = scene.put(0, character("Ana - Hydra", 4, 5, 2, 6, shift(0), hydra, keyword(Keyword.RESIST, 5)), HAND)
    scene.shift(top, base)
    assert scene.perm(top).damage == 2
    assert scene.lore_total(0) == 0


def test_8_10_6_inherited_damage_can_be_lethal() -> None:
    scene = Scene()
    base = scene.put(0, YOUNG, damage=2)
    top = scene.put(0, character("Ana - Frail", 4, 2, 2, 6, shift(0)), HAND)
    scene.shift(top, base)
    assert (scene.zone(top), scene.zone(base)) == (DISCARD, DISCARD)


def test_8_10_7_the_whole_stack_leaves_and_one_character_is_banished() -> None:
    watcher = Triggered((Trigger(EventKind.BANISHED, subject=OPPOSING_CHARACTER),), GAIN_1)
    scene = Scene()
    scene.put(1, character("Lion", 1, 1, 1, 1, watcher))
    base, top = scene.put(0, YOUNG), scene.put(0, FREE_OLD, HAND)
    deed = scene.put(1, action(Banish(Each(OPPOSING_CHARACTER)), 0), HAND)
    scene.shift(top, base)
    scene.end()
    scene.play(deed)
    assert (scene.zone(top), scene.zone(base)) == (DISCARD, DISCARD)
    assert scene.lore_total(1) == 1


def test_8_10_1_shift_on_top_of_a_shifted_character() -> None:
    scene = Scene()
    base, top, third = scene.put(0, YOUNG), scene.put(0, FREE_OLD, HAND), scene.put(0, OLD, HAND)
    scene.ink(0, 3)
    scene.shift(top, base).shift(third, top)
    assert scene.perm(third).under == [top.card, base.card]


def test_6_1_7_you_pay_all_costs_allows_every_alternate() -> None:
    """A card played by an effect that is not free may be shifted."""
    scene = Scene()
    base, top = scene.put(0, YOUNG), scene.put(0, FREE_OLD, DISCARD)
    play = PlayCard(Filter((CardType.CHARACTER,), Whose.YOURS, Zone.DISCARD), way=PlayWay.PAID)
    king = scene.put(0, item("King", 1, Activated(Cost(), play)))
    scene.use(king)
    assert scene.perm(top).under == [base.card]


def test_6_1_7_a_shift_cost_in_words_by_an_effect_must_be_payable() -> None:
    cost = Cost(parts=(DiscardCards(Filter(whose=Whose.YOURS, zone=Zone.HAND)),))
    lute = Activated(Cost(), PlayCard(Filter((CardType.CHARACTER,), Whose.YOURS, Zone.DISCARD), way=PlayWay.PAID))
    for cards in (0, 1):
        scene = Scene()
        base, top = scene.put(0, YOUNG), scene.put(0, character("Ana - Herald", 4, 5, 2, 6, shift(cost=cost)), DISCARD)
        for _ in range(cards):
            scene.put(0, action(GAIN_1), HAND)
        gadget = scene.put(0, item("Lute", 1, lute))
        scene.use(gadget)
        assert scene.zone(top) == (PLAY if cards else DISCARD)
        assert scene.hand(0) == 0
        assert scene.zone(base) != DISCARD


def test_8_10_1_real_shift() -> None:
    scene = Scene()
    base = scene.put(0, real("Archimedes - Exasperated Owl"), damage=1)
    top = scene.put(0, real("Archimedes - Electrified Owl"), HAND)  # Shift 3
    scene.ink(0, 3)
    scene.shift(top, base)
    assert scene.ready_ink(0) == 0
    assert scene.perm(top).damage == 1
    assert scene.perm(top).under == [base.card]


def test_8_10_1_real_shift_with_a_cost_in_words_and_two_names() -> None:
    scene = Scene()
    base = scene.put(0, character("Jetsam - Test Eel"))
    eels = scene.put(0, real("Flotsam & Jetsam - Entangling Eels"), HAND)  # Shift: discard 2 cards
    spare = [scene.put(0, character(), HAND) for _ in range(3)]
    scene.shift(eels, base)
    assert eels.card not in scene.offered(op.CARD)
    scene.pick(spare[0], spare[2])
    assert scene.hand(0) == 1
    assert scene.perm(eels).under == [base.card]
