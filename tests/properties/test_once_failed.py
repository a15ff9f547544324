"""What random games found, as positions that do not depend on a seed."""

from __future__ import annotations

import pytest

from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost, DiscardCards
from tintero.abilities.words import CardType, Who, Whose, Zone
from tintero.lab import exhaust as ex
from tintero.rules import option as op
from tintero.rules.machinery import pieces as st
from tintero.rules.option import Option
from tintero.rules.position import FILLER
from tintero.rules.settings import PACK_RUSH
from tintero.rules.sight import SeenCard

from ..kit import DISCARD, HAND, INKWELL, Scene, action, character, item, shift

MY_HAND = ta.Filter(whose=Whose.YOURS, zone=Zone.HAND)


def test_4_3_2_1_an_announced_card_is_known_to_all_before_it_is_paid_for() -> None:
    """Dealt anew for an opponent, the card being played became another one in the middle of its payment."""
    scene = Scene()
    top = scene.put(0, character("Ann - Big", 3, 3, 1, 4, shift(cost=Cost(parts=(DiscardCards(MY_HAND, 1),)))), HAND)
    base = scene.put(0, character("Ann - Small"))
    for _ in range(5):
        scene.put(0, character(cost=9), HAND)
    scene.shift(top, base)
    assert scene.asked == op.CHOOSE  # which card to discard
    for seed in range(20):
        other = scene.game.determinize(1, seed)
        assert other.state.face_of(top.card).full_name == "Ann - Big"
        assert {o.a for o in other.options} == scene.offered(op.CARD)
    assert SeenCard(top.card, "Ann - Big") in scene.game.sight(1).players[0].hand


def test_5_1_1_10_a_facedown_card_under_another_cannot_be_played() -> None:
    """The options of its player told which card it was."""
    crate = item("Crate", 1, Static("Open", rules=(
        pr.Imposed(pr.MayPlayFrom(ta.Filter(whose=Whose.YOURS, zone=Zone.UNDER), under_this=True)),)))
    for facedown in (True, False):
        scene = Scene()
        scene.ink(0, 5)
        holder = scene.put(0, crate, under=[FILLER], facedown=facedown)
        scene.begin()
        below = holder.under[0].card
        assert scene.can(Option(op.PLAY, below, 0)) is not facedown
        assert (scene.why_not(Option(op.PLAY, below, 0)) is None) is not facedown


def test_10_2_marketing_cards_stay_in_the_inkwell() -> None:
    """They could be taken to the hand, and then played."""
    take = ef.Sequence((ef.LookAtInkwell(ta.YOU), ef.Take(ta.Filter(), 3, ef.Destination(Zone.HAND))))
    chosen = ef.Move(ta.Chosen(ta.Filter(whose=Whose.YOURS, zone=Zone.INKWELL), silent=True), ef.Destination(Zone.HAND))
    scene = Scene(2, PACK_RUSH)
    cards = [scene.put(0, action(effect, 0), HAND) for effect in (take, chosen)]
    mine = scene.put(0, FILLER, INKWELL)
    scene.begin()
    assert scene.ready_ink(0) == 3
    for card in cards:
        scene.play(card)
    assert scene.zone(mine) == HAND  # the only card of the inkwell that can leave it
    assert scene.ready_ink(0) == 2
    ex.accounted(scene.game.state)


@pytest.mark.parametrize("seed", range(12))
def test_7_1_3_dealing_anew_leaves_an_answer_to_whoever_is_asked(seed: int) -> None:
    """With another hand the opponent who was being asked had no option, and the game stood still."""
    rare = ta.Filter((CardType.ITEM,), Whose.THAT_PLAYERS, Zone.HAND)
    demand = ef.Discard(ta.Players(Who.EACH_OPPONENT), Number(1), rare)
    scene = Scene(deck_size=50)
    scene.ink(0, 1)
    card = scene.put(0, action(demand), HAND)
    for _ in range(2):
        scene.put(1, item(), HAND)
    scene.play(card)
    assert (scene.asked, scene.asked_player) == (op.CHOOSE, 1)
    other = scene.game.determinize(0, seed)
    assert other.options
    assert other.sight(0) == scene.game.sight(0)
    nothing = other.options == [Option(op.DONE)]
    other.choose(0)
    assert len(other.state.players[1].discard) == (0 if nothing else 1)


def test_1_2_3_a_character_cannot_be_put_under_itself() -> None:
    """It was in play nowhere and under nothing."""
    scene = Scene()
    scene.ink(0, 1)
    hide = action(ef.PutUnder(ta.Chosen(ta.YOUR_CHARACTER), ta.Chosen(ta.YOUR_CHARACTER)))
    card = scene.put(0, hide, HAND)
    only = scene.put(0, character())
    scene.play(card)
    ex.accounted(scene.game.state)
    assert scene.zone(only) == st.PLAY
    assert scene.zone(card) == DISCARD
