"""The deck (7.2)."""

from __future__ import annotations

from tintero.abilities.amount import Number
from tintero.abilities.effect import Destination, LookAtTop, Move, PutRest, Sequence, Shuffle
from tintero.abilities.target import CHARACTER, YOU, Chosen, Each
from tintero.abilities.words import DeckEnd, Order, Zone
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.position import Placed
from tintero.rules.sight import SeenCard

from ..kit import DECK, FILLER, HAND, Scene, action, character


def top_of_deck(scene: Scene, player: int, n: int) -> list[str]:
    """Names from the top down."""
    s = scene.game.state
    return [s.table.faces[s.defs[c]].full_name for c in reversed(s.players[player].deck[-n:])]


def bottom_of_deck(scene: Scene, player: int, n: int) -> list[str]:
    """Names from the top down, the last one is the bottom card."""
    s = scene.game.state
    return [s.table.faces[s.defs[c]].full_name for c in reversed(s.players[player].deck[:n])]


def deck_of_three(scene: Scene, player: int = 0) -> list[Placed]:
    return [scene.put(player, character(name), DECK) for name in ("One", "Two", "Three")]


def test_7_2_2_the_order_is_fixed() -> None:
    scene = Scene()
    deck_of_three(scene)
    scene.begin()
    assert top_of_deck(scene, 0, 3) == ["One", "Two", "Three"]
    scene.end().end()
    assert top_of_deck(scene, 0, 2) == ["Two", "Three"]


def test_7_2_2_who_looked_knows_and_nobody_else() -> None:
    scene = Scene()
    deck_of_three(scene)
    look = Sequence((LookAtTop(YOU, Number(2)), PutRest(Destination(Zone.DECK, end=DeckEnd.TOP))))
    scene.play(scene.put(0, action(look, 0), HAND))
    assert sorted(c.name for _, c in scene.game.sight(0).players[0].known_deck) == ["One", "Two"]
    assert scene.game.sight(1).players[0].known_deck == ()


def test_7_2_3_in_any_order_the_first_named_lies_on_top() -> None:
    scene = Scene()
    one, two, three = deck_of_three(scene)
    look = Sequence((LookAtTop(YOU, Number(3)), PutRest(Destination(Zone.DECK, end=DeckEnd.TOP, order=Order.ANY))))
    scene.play(scene.put(0, action(look, 0), HAND))
    assert scene.asked == op.ORDER
    scene.pick(two, three)
    assert top_of_deck(scene, 0, 3) == ["Two", "Three", "One"]
    assert scene.zone(one) == DECK


def test_7_2_3_in_any_order_on_the_bottom() -> None:
    scene = Scene()
    _, two, three = deck_of_three(scene)
    look = Sequence((LookAtTop(YOU, Number(3)), PutRest(Destination(Zone.DECK, order=Order.ANY))))
    scene.play(scene.put(0, action(look, 0), HAND)).pick(three, two)
    assert bottom_of_deck(scene, 0, 3) == ["Three", "Two", "One"]


def test_7_2_3_faceup_cards_put_into_the_deck_keep_a_known_place() -> None:
    scene = Scene()
    shown = scene.put(1, character("Open"))
    scene.play(scene.put(0, action(Move(Chosen(CHARACTER), Destination(Zone.DECK, end=DeckEnd.TOP)), 0), HAND))
    for player in (0, 1):
        assert scene.game.sight(player).players[1].known_deck == ((0, SeenCard(shown.card, "Open")),)


def test_7_2_3_until_a_shuffle() -> None:
    scene = Scene()
    scene.put(0, character("Open"))
    whole = Sequence((Move(Chosen(CHARACTER), Destination(Zone.DECK, end=DeckEnd.TOP)), Shuffle(YOU)))
    scene.play(scene.put(0, action(whole, 0), HAND))
    for player in (0, 1):
        assert scene.game.sight(player).players[0].known_deck == ()


def test_7_2_3_without_that_wording_a_stack_moves_as_a_block() -> None:
    for end in (DeckEnd.TOP, DeckEnd.BOTTOM):
        scene = Scene()
        hero = scene.put(0, character("Hero"), under=[character("Under A"), character("Under B")])
        scene.play(scene.put(0, action(Move(Chosen(CHARACTER), Destination(Zone.DECK, end)), 0), HAND))
        names = top_of_deck(scene, 0, 3) if end == DeckEnd.TOP else bottom_of_deck(scene, 0, 3)
        assert names == ["Hero", "Under A", "Under B"]
        assert scene.zone(hero) == DECK


def test_7_2_3_1_cards_of_stacks_may_be_separated() -> None:
    scene = Scene()
    tall = scene.put(0, character("Tall"), under=[character("Base")])
    other = scene.put(0, character("Other"))
    base = tall.under[0]
    down = Move(Each(CHARACTER), Destination(Zone.DECK, order=Order.ANY))
    scene.play(scene.put(0, action(down, 0), HAND))
    assert scene.offered(op.CARD) == {tall.card, base.card, other.card}
    scene.choose(Option(op.CARD, base.card)).pick(other)
    assert bottom_of_deck(scene, 0, 3) == ["Base", "Other", "Tall"]
    assert scene.zone(base) == DECK


def test_7_2_3_1_a_single_stack_is_ordered_too() -> None:
    scene = Scene()
    tall = scene.put(0, character("Tall"), under=[character("Base")])
    down = Move(Each(CHARACTER), Destination(Zone.DECK, end=DeckEnd.TOP, order=Order.ANY))
    scene.play(scene.put(0, action(down, 0), HAND))
    scene.choose(Option(op.CARD, tall.under[0].card))
    assert top_of_deck(scene, 0, 3) == ["Base", "Tall", FILLER.full_name]
