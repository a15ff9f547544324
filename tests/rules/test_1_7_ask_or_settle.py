"""1.7.7: what is asked, what is settled, and that neither tells the others what is in a hand. All on real cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.settings import Asks

from ..bench import Table
from ..kit import DECK, DISCARD, HAND, character

BOTH = (Asks.WHAT_MATTERS, Asks.EVERYTHING)


class At(Table):
    """A table at which nobody takes the only answer: what is asked stays open."""

    def choose(self, option: Option) -> At:
        self.game.choose(option)
        return self

    def seen_by_others(self) -> tuple[int, str, int, str]:
        """The open question as the other player has it."""
        d = self.game.decision_for(1)
        assert d is not None
        assert d.options == []
        return d.player, d.kind, d.source, d.rule


# ---- what everybody can see to be empty ----------------------------------------------------------------------------


def banish_item(asks: Asks, item: bool) -> At:
    t = At(asks=asks)
    if item:
        t.theirs("Pawpsicle")
    t.play(t.mine("Archimedes - Resourceful Owl", HAND))
    return t


def heal(asks: Asks, damage: int) -> At:
    t = At(asks=asks)
    t.mine("Amber Coil")
    t.body(0, damage=damage)
    t.ink_card(t.body(0, zone=HAND))
    return t


def look(asks: Asks, deck: int) -> At:
    t = At(asks=asks, deck_size=deck)
    t.play(t.mine("Cinderella - Homespun Dressmaker", HAND))
    return t


def shoot(asks: Asks, same: bool) -> At:
    t = At(asks=asks)
    twin = character("Twin - Of Nobody", 2, 5)
    t.put(1, twin)
    t.put(1, twin, damage=0 if same else 1)
    t.play(t.mine("Dragon Fire", HAND))
    return t


def recall(asks: Asks, same: bool) -> At:
    t = At(asks=asks)
    t.mine("Flounder - Voice of Reason", DISCARD)
    t.mine("Flounder - Voice of Reason" if same else "Stitch - New Dog", DISCARD)
    t.play(t.mine("Part of Your World", HAND))
    return t


EMPTY: list[tuple[Callable[..., At], object, object, str]] = [
    (banish_item, False, True, op.MAY),  # a "may" for which there is nothing
    (heal, 0, 1, op.MAY),  # a "may" that heals where no damage is
    (look, 1, 2, op.ORDER),  # top or bottom of a deck without another card
    (shoot, True, False, op.CHOOSE),  # which of two characters that nothing tells apart
    (recall, True, False, op.CHOOSE),  # which of two copies in the discard
]


@pytest.mark.parametrize(("scene", "empty", "full", "kind"), EMPTY)
def test_1_7_7_what_everybody_sees_to_be_empty_is_not_asked(
    scene: Callable[..., At], empty: object, full: object, kind: str
) -> None:
    assert scene(Asks.WHAT_MATTERS, empty).asked == op.TURN
    assert scene(Asks.WHAT_MATTERS, full).asked == kind


@pytest.mark.parametrize(("scene", "empty", "full", "kind"), EMPTY)
def test_1_7_7_before_a_judge_the_same_position_asks(
    scene: Callable[..., At], empty: object, full: object, kind: str
) -> None:
    assert scene(Asks.EVERYTHING, empty).asked == kind


def test_6_1_4_an_empty_may_is_settled_with_no() -> None:
    t = banish_item(Asks.WHAT_MATTERS, False)
    [e] = [e for e in t.game.events if e.answer is not None and e.words == op.MAY]
    assert e.answer == Option(op.NO)
    assert [x.answer for x in t.game.events_for(1) if x.answer is not None] == []


@pytest.mark.parametrize("asks", BOTH)
def test_1_9_2_4_a_destination_after_an_origin_without_damage(asks: Asks) -> None:
    for damage in (0, 1):
        t = At(asks=asks)
        mine = t.body(0, damage=damage)
        t.body(1, name="Foe A")
        t.body(1, name="Foe B")
        t.body(0, damage=1, name="Hurt")
        t.play(t.mine("Flit - Reflective Hummingbird", HAND)).pick(mine)
        assert t.asked == (op.CHOOSE if damage or asks == Asks.EVERYTHING else op.TURN), damage


def test_8_14_where_being_chosen_matters_the_destination_is_asked() -> None:
    t = At(asks=Asks.WHAT_MATTERS)
    mine = t.body(0)
    t.theirs("Giant Cobra - Ghostly Serpent")  # Vanish
    t.body(1)
    t.play(t.mine("Flit - Reflective Hummingbird", HAND)).pick(mine)
    assert t.asked == op.CHOOSE


@pytest.mark.parametrize("asks", BOTH)
def test_7_7_4_2_equal_triggers_of_two_copies(asks: Asks) -> None:
    """Both see the item go and offer the same; they do not speak of the character that has them."""
    t = At(asks=asks)
    for exerted in (True, False):
        t.mine("Archimedes - Resourceful Owl", exerted=exerted)
    lamp = t.theirs("Pawpsicle")
    t.theirs("Dinglehopper")
    t.play(t.mine("Break", HAND)).pick(lamp)
    assert t.asked == (op.MAY if asks == Asks.WHAT_MATTERS else op.RESOLVE)


def test_7_7_4_2_triggers_that_speak_of_their_own_character_are_asked() -> None:
    t = At(asks=Asks.WHAT_MATTERS)
    for _ in range(2):
        t.mine("Lady - Decisive Dog")  # whenever you play a character, this character gets stronger
    t.play(t.body(0, zone=HAND))
    assert t.asked == op.RESOLVE


# ---- one answer ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("asks", BOTH)
def test_7_1_3_discarding_the_only_card_of_a_hand_is_not_asked(asks: Asks) -> None:
    """How many cards a hand has anybody may count."""
    for cards, kind in ((1, op.TURN), (2, op.CHOOSE)):
        t = At(asks=asks)
        t.bodies(1, cards, zone=HAND)
        t.play(t.mine("Daisy Duck - Musketeer Spy", HAND))
        assert t.asked == kind
        assert t.hand(1) == (0 if cards == 1 else 2)


@pytest.mark.parametrize("asks", BOTH)
def test_6_1_3_so_many_of_exactly_so_many_is_not_asked(asks: Asks) -> None:
    for cards, kind in ((2, op.TURN), (3, op.CHOOSE)):
        t = At(asks=asks)
        for n in range(cards):
            t.body(1, zone=HAND, name=f"Card {n}")
        t.play(t.mine("Search for Clues", HAND))  # whoever has most cards discards two
        assert t.asked == kind
        assert t.hand(1) == cards % 2 * 3


# ---- what only whoever is asked can see ----------------------------------------------------------------------------


def songs_in_hand(count: int) -> At:
    t = At(asks=Asks.WHAT_MATTERS)
    for _ in range(count):
        t.mine("Friends on the Other Side", HAND)
    for _ in range(2 - count):
        t.mine("Stitch - New Dog", HAND)
    t.play(t.mine("Max Goof - Karaoke Star", HAND)).yes()
    return t


def free_plays_in_hand(count: int) -> At:
    t = At(asks=Asks.WHAT_MATTERS)
    for _ in range(count):
        t.mine("Stitch - New Dog", HAND)
    for _ in range(2 - count):
        t.mine("Be Prepared", HAND)
    t.play(t.mine("Just in Time", HAND)).yes()
    return t


def characters_on_top(count: int) -> At:
    t = At(asks=Asks.WHAT_MATTERS)
    for _ in range(count):
        t.mine("Stitch - New Dog", DECK)
    for _ in range(4 - count):
        t.mine("Be Prepared", DECK)
    t.play(t.mine("Tinker Bell - Generous Fairy", HAND)).yes()
    return t


def to_pay_with(count: int) -> At:
    t = At(asks=Asks.WHAT_MATTERS)
    for _ in range(count):
        t.mine("Stitch - New Dog", HAND)
    for _ in range(3 - count):
        t.mine("Be Prepared", HAND)
    t.use(t.mine("The Queen - Disguised Peddler"))
    return t


HIDDEN = [(songs_in_hand, 0), (free_plays_in_hand, 0), (characters_on_top, 0), (to_pay_with, 1)]


@pytest.mark.parametrize(("scene", "least"), HIDDEN)
def test_7_1_3_that_somebody_is_asked_does_not_tell_what_they_hold(scene: Callable[[int], At], least: int) -> None:
    several = scene(2)
    assert several.asked == op.CHOOSE
    for count in range(least, 2):
        t = scene(count)
        assert t.asked_player == 0
        assert t.seen_by_others() == several.seen_by_others(), count
        theirs = [[e.kind, e.player, e.amount, e.how] for e in t.game.events_for(1)]
        assert theirs == [[e.kind, e.player, e.amount, e.how] for e in several.game.events_for(1)], count


@pytest.mark.parametrize(("scene", "least"), HIDDEN)
def test_1_7_7_a_front_end_may_take_the_only_answer_for_its_player(scene: Callable[[int], At], least: int) -> None:
    t = scene(least)
    assert t.game.only_answer is not None
    assert scene(2).game.only_answer is None
    t.game.take_only_answers()
    assert t.game.only_answer is None


def test_6_1_4_a_may_about_the_own_hand_is_asked_though_nothing_there_fits() -> None:
    t = At(asks=Asks.WHAT_MATTERS)
    t.mine("Be Prepared", HAND)
    t.play(t.mine("Just in Time", HAND))
    assert t.asked == op.MAY
    t.yes().done()
    assert t.asked == op.TURN


def test_1_7_7_two_copies_in_a_hand_are_a_question() -> None:
    """Only their player can see that it makes no difference."""
    t = At(asks=Asks.WHAT_MATTERS)
    for _ in range(2):
        t.put(1, character("Twin - In Hand"), HAND)
    t.play(t.mine("Daisy Duck - Musketeer Spy", HAND))
    assert (t.asked, t.asked_player) == (op.CHOOSE, 1)


def test_4_1_2_a_turn_is_never_settled() -> None:
    t = At(asks=Asks.WHAT_MATTERS)
    assert [o.verb for o in t.begin().options] == [op.END]
    assert t.game.only_answer is None


def test_7_1_3_a_dealt_position_asks_the_same() -> None:
    """`determinize` deals anew for somebody else while a question about hidden cards is open."""
    t = free_plays_in_hand(1)
    for seed in range(20):
        other = t.game.determinize(1, seed)
        assert other.options
        assert (other.to_decide, other.state.asking) == (0, op.CHOOSE)
