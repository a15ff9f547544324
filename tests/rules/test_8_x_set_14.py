"""Set 14 outside the rulebook: Adventurous and ink drops (8.x). Both are our reading of reminder text."""

from tintero.abilities.ability import Activated, Triggered
from tintero.abilities.amount import CardsInInkwell, Number
from tintero.abilities.condition import UsedInkDrop
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Draw, GainLore, GetInkDrops, If
from tintero.abilities.property import Can, Cant
from tintero.abilities.target import YOU, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import Doing, EventKind, Keyword, Who
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.settings import OpenPoints, Settings

from ..kit import HAND, Scene, action, character, keyword, location, refused

BOLD = character("Bold", 2, 9, 1, 3, keyword(Keyword.ADVENTUROUS))
GAIN_1 = GainLore(YOU, Number(1))
MUST = ("must_quest", "3.3.2")


def drops(scene: Scene, player: int = 0) -> int:
    return scene.game.state.players[player].ink_drops


def test_8_x_adventurous_cannot_challenge() -> None:
    scene = Scene()
    hero, foe = scene.put(0, BOLD), scene.put(1, character(), exerted=True)
    refused(scene, "adventurous_challenge", "8.x", op.CHALLENGE, hero, foe)


def test_8_x_adventurous_must_quest_if_able() -> None:
    scene = Scene()
    hero = scene.put(0, BOLD)
    refused(scene, *MUST, op.END)
    scene.quest(hero)
    scene.end()
    assert scene.asked_player == 1


def test_8_x_adventurous_not_able() -> None:
    for state in ({"drying": True}, {"exerted": True}, {"gains": [Cant(Doing.QUEST)]}):
        scene = Scene()
        scene.put(0, BOLD, **state)
        scene.begin()
        assert scene.can(Option(op.END)), state


def test_8_x_singing_lifts_the_duty_of_adventurous() -> None:
    scene = Scene()
    hero = scene.put(0, BOLD)
    tune = scene.put(0, action(GAIN_1, 3, "Tune", True), HAND)
    scene.sing(tune, hero)
    assert scene.can(Option(op.END))


def test_8_x_the_gate_of_adventurous_is_a_setting() -> None:
    scene = Scene(settings=Settings(open_points=OpenPoints(adventurous_gates_end_of_turn=False)))
    scene.put(0, BOLD)
    scene.begin()
    assert scene.can(Option(op.END))


def test_8_x_must_quest_effects_use_the_same_gate() -> None:
    scene = Scene()
    hero = scene.put(0, character(), gains=[Can(Doing.MUST_QUEST)])
    refused(scene, *MUST, op.END)
    scene.quest(hero)
    assert scene.can(Option(op.END))


# ---- ink drops ------------------------------------------------------------------------------------------------------


def test_8_x_each_ink_drop_may_pay_one_ink() -> None:
    scene = Scene()
    hero = scene.put(0, character(cost=3), HAND)
    scene.position.ink_drops[0] = 2
    scene.ink(0, 1)
    scene.play(hero)
    assert (scene.ready_ink(0), drops(scene)) == (0, 0)


def test_8_x_drops_or_inkwell_is_a_choice() -> None:
    scene = Scene()
    hero = scene.put(0, character(cost=2), HAND)
    scene.position.ink_drops[0] = 1
    scene.ink(0, 2)
    scene.play(hero)
    assert scene.asked == op.AMOUNT
    assert scene.offered(op.NUMBER) == {0, 1}
    scene.amount(1)
    assert (scene.ready_ink(0), drops(scene)) == (1, 0)


def test_8_x_drops_pay_for_abilities_and_moves() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, Activated(Cost(ink=1), GAIN_1)))
    place = scene.put(0, location(move_cost=1))
    scene.position.ink_drops[0] = 2
    scene.use(hero).move(hero, place)
    assert drops(scene) == 0
    assert scene.lore_total(0) == 1


def test_8_x_drops_and_inkwell_together_may_be_too_little() -> None:
    scene = Scene()
    hero = scene.put(0, character(cost=4), HAND)
    scene.position.ink_drops[0] = 2
    scene.ink(0, 1)
    refused(scene, "cant_afford", "4.3.2.4", op.PLAY, hero, 0)


def test_8_x_a_drop_is_no_card_in_the_inkwell() -> None:
    scene = Scene()
    scene.position.ink_drops[0] = 3
    scene.ink(0, 1)
    deed = scene.put(0, action(GainLore(YOU, CardsInInkwell(Who.YOU)), 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 1


def test_8_x_whether_a_drop_was_used_for_the_card_is_known() -> None:
    for used in (0, 1):
        tricky = Triggered((Trigger(EventKind.PLAYED, subject=This()),), If(UsedInkDrop(This()), Draw(YOU, Number(1))))
        scene = Scene()
        hero = scene.put(0, character("Tricky", 1, 1, 1, 1, tricky), HAND)
        scene.position.ink_drops[0] = 1
        scene.ink(0, 1)
        scene.play(hero).amount(used)
        assert scene.hand(0) == used


def test_8_x_getting_drops() -> None:
    scene = Scene()
    deed = scene.put(0, action(GetInkDrops(YOU, Number(2)), 0), HAND)
    scene.play(deed)
    assert drops(scene) == 2
    scene.end()
    scene.end()
    assert drops(scene) == 2  # a counter outside the inkwell: nothing readies or removes it
