"""1.7: what is asked and what an answer means, as values that any front end can put into words."""

from __future__ import annotations

import pytest

from tests.kit import HAND, Scene, action, character, item, keyword, shift
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Replacement, Static, Triggered
from tintero.abilities.target import CHARACTER, THIS, YOU
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Keyword, PlayWay, ShiftBase, Zone
from tintero.rulebook import option_text
from tintero.rules import option as op
from tintero.rules.fast import choice_after_yes, is_paying, open_choice
from tintero.rules.option import Option
from tintero.rules.question import Ask, Asked

N = am.Number
DRAW = ef.Draw(YOU, N(1))
GAIN = ef.GainLore(YOU, N(1))
HIT = ef.DealDamage(ta.Chosen(CHARACTER), N(2))
CHEAPER = pr.Imposed(pr.PayLess(ta.Filter(zone=Zone.HAND), N(1)))


def asked(scene: Scene) -> Asked:
    found = scene.game.asked
    assert found is not None
    return found


def test_a_may_says_which_effect_of_which_card_would_be_done() -> None:
    scene = Scene()
    deed = scene.put(0, action(ef.May(DRAW, YOU), 0, "Deed"), HAND)
    scene.play(deed)
    assert (asked(scene).what, asked(scene).card, asked(scene).effect) == (Ask.MAY, deed.card, DRAW)
    assert asked(scene).key == "Deed/effect"
    assert not asked(scene).in_action


def test_a_choice_says_what_will_be_done_to_what_is_chosen() -> None:
    scene = Scene()
    scene.put(1, character())
    scene.put(1, character())
    scene.play(scene.put(0, action(HIT, 0), HAND))
    assert (asked(scene).what, asked(scene).effect) == (Ask.CHOOSE, HIT)


@pytest.mark.parametrize(("discards", "what"), [(False, Ask.TOP_OR_BOTTOM), (True, Ask.TOP_OR_DISCARD)])
def test_what_is_not_put_on_top_goes_to_the_bottom_or_to_the_discard_and_the_words_say_which(
    discards: bool, what: Ask
) -> None:
    scene = Scene()
    look = ef.Sequence((ef.LookAtTop(YOU, N(2)), ef.PutTopOrBottom(discards)))
    scene.play(scene.put(0, action(look, 0), HAND))
    assert asked(scene).what == what
    away = next(o for o in scene.game.options if o.verb == op.BOTTOM)
    assert scene.game.meaning(away).discards is discards
    told = option_text(away, lambda card: "A card", "en", discards=scene.game.meaning(away).discards)
    assert told == ("A card to the discard" if discards else "A card to the bottom of the deck")


def test_a_question_with_several_picks_counts_them() -> None:
    scene = Scene()
    targets = [scene.put(1, character(willpower=9)) for _ in range(4)]
    three = ef.DealDamage(ta.Chosen(CHARACTER, count=3), N(1))
    scene.play(scene.put(0, action(three, 0), HAND))
    assert asked(scene).picked == 0
    scene.pick(targets[0])
    assert asked(scene).picked == 1


def test_singers_belong_to_the_action_that_is_being_taken() -> None:
    scene = Scene()
    song = scene.put(0, action(DRAW, 7, "Chorus", True, keyword(Keyword.SING_TOGETHER, 7)), HAND)
    for _ in range(3):
        scene.put(0, character(cost=4))
    scene.begin()
    assert asked(scene).what == Ask.TURN
    scene.choose(Option(op.SING_TOGETHER, song.card))
    assert (asked(scene).what, asked(scene).card, asked(scene).key) == (Ask.SINGER, song.card, "")
    assert asked(scene).in_action
    assert is_paying(scene.game.state)


def test_what_an_effect_lets_somebody_play_is_no_turn_action() -> None:
    scene = Scene()
    guard = character("Guard", 1, 1, 1, 0, keyword(Keyword.BODYGUARD))
    free = ef.PlayCard(filter=ta.Filter(zone=Zone.HAND), way=PlayWay.FREE)
    scene.put(0, guard, HAND)
    scene.play(scene.put(0, action(free, 0), HAND))
    assert asked(scene).what == Ask.BODYGUARD
    assert not asked(scene).in_action


def test_nobody_is_asked_anything_when_the_game_is_over() -> None:
    scene = Scene()
    scene.begin().concede(0)
    assert scene.game.asked is None


# ---- what an answer means ------------------------------------------------------------------------------------------


def test_a_waiting_ability_says_whose_it_is_and_what_it_is_about() -> None:
    mourn = Triggered((Trigger(EventKind.BANISHED, CHARACTER),), DRAW, "Mourn")
    scene = Scene()
    urn = scene.put(0, item("Urn", 1, mourn))
    small = [scene.put(1, character(f"Small {n}", willpower=1)) for n in range(2)]
    everyone = ef.DealDamage(ta.Each(CHARACTER), N(1))
    scene.play(scene.put(0, action(everyone, 0), HAND))
    assert asked(scene).what == Ask.RESOLVE
    meant = [scene.game.meaning(o) for o in scene.game.options]
    assert {(m.name, m.card, m.player) for m in meant} == {("Mourn", urn.card, 0)}
    assert {m.subject for m in meant} == {c.card for c in small}


def test_a_replacement_effect_says_of_which_card_it_is() -> None:
    another = ta.Filter(tests=(ta.Other(),))
    beast = Replacement(EventKind.DAMAGE_DEALT, ef.PutDamage(THIS, am.EventAmount()), "Shield Another", another)
    scene = Scene()
    beasts = [scene.put(1, character(f"Beast {n}", 1, 9, 1, 1, beast)) for n in range(2)]
    victim = scene.put(1, character("Victim", 1, 9))
    scene.play(scene.put(0, action(HIT, 0), HAND)).pick(victim)
    assert (asked(scene).what, asked(scene).other) == (Ask.REPLACE_WHICH, victim.card)
    meant = [scene.game.meaning(o) for o in scene.game.options if o.verb == op.EFFECT]
    assert {m.card for m in meant} == {c.card for c in beasts}
    assert not any(m.left_behind for m in meant)


def test_a_mode_says_its_effect() -> None:
    scene = Scene()
    scene.play(scene.put(0, action(ef.ChooseOne((DRAW, GAIN), YOU), 0), HAND))
    assert asked(scene).what == Ask.MODE
    assert [scene.game.meaning(o).effect for o in scene.game.options] == [DRAW, GAIN]


def test_what_is_played_for_ink_says_what_it_costs_now() -> None:
    scene = Scene()
    scene.put(0, item("Helper", 1, Static(rules=(CHEAPER,))))
    scene.ink(0, 5)
    hero = scene.put(0, character(cost=4), HAND)
    assert scene.begin().meaning(Option(op.PLAY, hero.card, op.IN_INK)).cost == 3


def test_what_an_effect_plays_for_free_costs_nothing() -> None:
    scene = Scene()
    free = ef.PlayCard(filter=ta.Filter(zone=Zone.HAND), way=PlayWay.FREE)
    heroes = [scene.put(0, character(cost=4), HAND) for _ in range(2)]
    scene.play(scene.put(0, action(free, 0), HAND))
    assert asked(scene).what == Ask.PLAY_CARD
    assert [scene.game.meaning(Option(op.PLAY, c.card, op.IN_INK)).cost for c in heroes] == [None, None]


def test_a_shift_says_which_bases_it_takes() -> None:
    scene = Scene()
    scene.ink(0, 3)
    base = scene.put(0, character("Hero - Young"))
    hero = scene.put(0, character("Hero - Old", 1, 1, 1, 5, shift(2)), HAND)
    meant = scene.begin().meaning(Option(op.SHIFT, hero.card, base.card, 0))
    assert meant.cost == 2
    assert meant.shift is not None
    assert meant.shift.base == ShiftBase.SAME_NAME


# ---- for players that need speed -----------------------------------------------------------------------------------


def test_a_bot_sees_what_comes_after_a_yes() -> None:
    scene = Scene()
    mine = scene.put(0, character())
    theirs = scene.put(1, character())
    scene.play(scene.put(0, action(ef.May(HIT, YOU), 0), HAND))
    s = scene.game.state
    assert not is_paying(s)
    choice = choice_after_yes(s)
    assert choice is not None
    assert set(choice.cards(s)) == {mine.card, theirs.card}
    assert HIT in [ahead.effect for ahead in choice.ahead()]
    scene.yes()
    now = open_choice(s)
    assert now is not None
    assert next(iter(now.ahead())).effect == HIT


def test_a_turn_is_no_choice_of_an_effect() -> None:
    s = Scene().begin().state
    assert open_choice(s) is None
    assert choice_after_yes(s) is None
