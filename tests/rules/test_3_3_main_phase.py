"""The Main Phase (3.3)."""

from __future__ import annotations

from tintero.abilities.ability import Activated, Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.effect import DealDamage, GainLore
from tintero.abilities.property import Can
from tintero.abilities.target import OPPOSING_CHARACTER, YOU, Chosen, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import Doing, EventKind, Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import HAND, Scene, action, character, item, keyword, location


def test_3_3_1_all_six_turn_actions_are_offered() -> None:
    scene = Scene()
    scene.put(0, character("Hero"))
    scene.put(0, location("Home", 5, 1, 1, 1))
    scene.put(0, item("Lamp", 1, Activated(Cost(exert=True), GainLore(YOU, Number(1)), "Shine")))
    scene.put(0, character("Card", cost=1), HAND)
    scene.put(1, character("Foe"), exerted=True)
    scene.ink(0, 1)
    scene.begin()
    verbs = {o.verb for o in scene.game.options}
    assert verbs == {op.INK, op.PLAY, op.USE, op.QUEST, op.CHALLENGE, op.MOVE, op.END}


def test_3_3_1_only_the_active_player_acts() -> None:
    scene = Scene()
    theirs = scene.put(1, character("Theirs"))
    scene.begin()
    assert scene.asked_player == 0
    assert not scene.can(Option(op.QUEST, theirs.card))


def test_3_3_1_boost_is_usable_in_the_main_phase() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, keyword(Keyword.BOOST, 2)), drying=True)
    scene.ink(0, 2)
    scene.use(hero)
    assert len(scene.perm(hero).under) == 1
    assert scene.why_not(Option(op.USE, hero.card, 0)) == ("ability_used_up", "6.1.13.2")


def test_3_3_2_the_end_of_the_turn_is_declared_and_never_automatic() -> None:
    scene = Scene()
    scene.begin()
    assert scene.game.options == [Option(op.END)]
    assert scene.asked == op.TURN


def test_3_3_2_an_effect_can_forbid_it() -> None:
    scene = Scene()
    eager = Static("Eager", None, This(), (Can(Doing.MUST_QUEST),))
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, eager))
    scene.begin()
    assert scene.why_not(Option(op.END)) == ("must_quest", "3.3.2")
    scene.quest(hero)
    assert scene.can(Option(op.END))


def test_3_3_2_reckless_forbids_it() -> None:
    scene = Scene()
    rash = scene.put(0, character("Rash", 1, 9, 1, 1, keyword(Keyword.RECKLESS)))
    foe = scene.put(1, character("Foe", 1, 9), exerted=True)
    scene.begin()
    assert scene.why_not(Option(op.END)) == ("reckless_must_challenge", "8.7.3")
    scene.challenge(rash, foe)
    assert scene.can(Option(op.END))


def test_3_3_2_1_not_while_an_effect_resolves() -> None:
    scene = Scene()
    one = scene.put(1, character("One", 1, 3))
    scene.put(1, character("Two", 1, 3))
    scene.play(scene.put(0, action(DealDamage(Chosen(OPPOSING_CHARACTER), Number(1)), 0), HAND))
    assert scene.why_not(Option(op.END)) == ("not_at_turn", "4.1.2")
    scene.pick(one)
    assert scene.can(Option(op.END))


def test_3_3_2_1_not_while_the_bag_holds_something() -> None:
    glad = Triggered((Trigger(EventKind.QUESTED, This()),), GainLore(YOU, Number(1)), "Glad")
    more = Triggered((Trigger(EventKind.QUESTED, This()),), GainLore(YOU, Number(2)), "More")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, glad, more))
    scene.quest(hero)
    assert scene.asked == op.RESOLVE
    assert scene.why_not(Option(op.END)) == ("not_at_turn", "4.1.2")
    scene.game.choose(0)
    assert scene.can(Option(op.END))
