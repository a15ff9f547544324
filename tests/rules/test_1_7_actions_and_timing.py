"""Game actions, timing, illegal actions (1.7)."""

from __future__ import annotations

import pytest

from tintero.abilities.ability import Activated, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Banish, DealDamage, Draw, Exert, GainLore, Sequence
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, YOU, Chosen, Each
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Keyword, Who
from tintero.rules import option as op
from tintero.rules.option import IllegalAction, Option

from ..kit import DISCARD, HAND, Scene, action, character, item, keyword, location


def test_1_7_2_an_action_finishes_before_what_it_triggered_begins() -> None:
    curious = Triggered((Trigger(EventKind.DREW, who=Who.YOU),), GainLore(YOU, Number(5)), "Curious")
    scene = Scene()
    scene.put(0, character("Reader", 1, 3, 1, 1, curious))
    deed = scene.put(0, action(Sequence((Draw(YOU, Number(1)), GainLore(YOU, Number(1)))), 0), HAND)
    scene.play(deed)
    assert [h.amount for h in scene.events(EventKind.LORE_GAINED)] == [1, 5]


def test_1_7_3_choices_are_made_while_the_effect_resolves() -> None:
    scene = Scene()
    scene.put(1, character("One", 1, 3))
    scene.put(1, character("Two", 1, 3))
    deed = scene.put(0, action(DealDamage(Chosen(OPPOSING_CHARACTER), Number(1)), 2), HAND)
    scene.ink(0, 2)
    scene.begin()
    assert [o for o in scene.game.options if o.verb == op.PLAY] == [Option(op.PLAY, deed.card, 0)]
    scene.play(deed)
    assert scene.ready_ink(0) == 0  # paid before anybody chooses
    assert scene.asked == op.CHOOSE


def test_1_7_3_no_legal_target_does_not_stop_the_play() -> None:
    scene = Scene()
    deed = scene.put(0, action(Banish(Chosen(OPPOSING_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.zone(deed) == DISCARD


@pytest.mark.parametrize("verb", ["quest", "challenge", "use", "sing"])
def test_1_7_5_a_drying_character_cannot_quest_challenge_or_exert(verb: str) -> None:
    scene = Scene()
    study = Activated(Cost(exert=True), Draw(YOU, Number(1)), "Study")
    fresh = scene.put(0, character("Fresh", 1, 3, 1, 5, study), drying=True)
    foe = scene.put(1, character("Foe"), exerted=True)
    song = scene.put(0, action(Draw(YOU, Number(1)), 1, "Song C", True), HAND)
    scene.begin()
    option = {
        "quest": Option(op.QUEST, fresh.card),
        "challenge": Option(op.CHALLENGE, fresh.card, foe.card),
        "use": Option(op.USE, fresh.card, 0),
        "sing": Option(op.SING, song.card, fresh.card),
    }[verb]
    assert scene.why_not(option) == ("is_drying", "5.1.1.11")


def test_1_7_5_a_character_played_this_turn_is_drying_until_its_players_next_turn() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", cost=0), HAND)
    scene.play(hero)
    assert not scene.can(Option(op.QUEST, hero.card))
    scene.end()
    assert scene.perm(hero).drying  # the other player's Set step does not dry it
    scene.end()
    assert scene.can(Option(op.QUEST, hero.card))


def test_1_7_5_rush_lifts_the_challenge_part_only() -> None:
    scene = Scene()
    fast = scene.put(0, character("Fast", 1, 3, 1, 1, keyword(Keyword.RUSH)), drying=True)
    foe = scene.put(1, character("Foe"), exerted=True)
    scene.begin()
    assert scene.can(Option(op.CHALLENGE, fast.card, foe.card))
    assert scene.why_not(Option(op.QUEST, fast.card)) == ("is_drying", "5.1.1.11")


def test_1_7_5_an_effect_may_exert_a_drying_character() -> None:
    scene = Scene()
    fresh = scene.put(0, character("Fresh"), drying=True)
    deed = scene.put(0, action(Exert(Each(CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.perm(fresh).exerted


def test_1_7_5_without_exert_in_the_cost_a_drying_character_may_act() -> None:
    scene = Scene()
    buy = Activated(Cost(ink=1), GainLore(YOU, Number(1)), "Buy")
    fresh = scene.put(0, character("Fresh", 1, 3, 1, 1, buy), drying=True)
    scene.ink(0, 1)
    scene.use(fresh)
    assert scene.lore_total(0) == 1


def illegal_cases(scene: Scene) -> list[tuple[Option, str, str]]:
    """A table on which nearly everything is refused: option, reason and rule."""
    ready = scene.put(0, character("Ready", 1, 3))
    tired = scene.put(0, character("Tired", 1, 3), exerted=True)
    gear = scene.put(0, item("Gear"))
    home = scene.put(0, location("Home", 5, 1, 1, 9))
    foe = scene.put(1, character("Foe", 1, 3))
    hand = scene.put(0, character("Dear", cost=9, inkable=False), HAND)
    gone = scene.put(0, character("Gone"), DISCARD)
    scene.begin()
    return [
        (Option(op.QUEST, tired.card), "is_exerted", "5.1.1.2"),
        (Option(op.QUEST, gear.card), "not_a_character", "5.3.4"),
        (Option(op.QUEST, hand.card), "not_in_play", "5.1.1.8"),
        (Option(op.QUEST, foe.card), "not_yours", "1.4.3"),
        (Option(op.CHALLENGE, ready.card, foe.card), "target_ready", "4.6.4.2"),
        (Option(op.CHALLENGE, ready.card, tired.card), "target_not_opposing", "4.6.4.2"),
        (Option(op.INK, hand.card), "not_inkable", "4.2.1.1"),
        (Option(op.PLAY, hand.card, 0), "cant_afford", "4.3.2.4"),
        (Option(op.PLAY, gone.card, 0), "not_in_hand", "4.3.1"),
        (Option(op.MOVE, ready.card, gear.card), "not_a_location", "4.7.1"),
        (Option(op.MOVE, ready.card, home.card), "cant_afford", "4.7.3.4"),
        (Option(op.USE, ready.card, 0), "no_such_ability", "4.4.1"),
        (Option(op.YES), "no_such_option", "1.7.6"),
        (Option(op.QUEST, 9999), "no_such_option", "1.7.6"),
    ]


@pytest.mark.parametrize("number", range(14))
def test_1_7_6_an_illegal_action_changes_nothing(number: int) -> None:
    scene = Scene()
    option, reason, rule = illegal_cases(scene)[number]
    before, events = scene.data(), len(scene.game.events)
    options = list(scene.game.options)
    with pytest.raises(IllegalAction) as refused:
        scene.choose(option)
    assert scene.data() == before
    assert scene.game.options == options
    assert len(scene.game.events) == events
    assert (refused.value.reason, refused.value.rule) == (reason, rule)
    assert scene.why_not(option) == (reason, rule)


@pytest.mark.parametrize("number", [-1, 999])
def test_1_7_6_an_option_number_out_of_range_changes_nothing(number: int) -> None:
    scene = Scene()
    scene.begin()
    before = scene.data()
    with pytest.raises(IllegalAction):
        scene.game.choose(number)
    assert scene.data() == before


def test_1_7_6_1_the_player_may_try_again_and_keeps_the_ink_allowance() -> None:
    scene = Scene()
    bad = scene.put(0, character("Bad", inkable=False), HAND)
    good = scene.put(0, character("Good"), HAND)
    scene.begin()
    with pytest.raises(IllegalAction):
        scene.ink_card(bad)
    scene.ink_card(good)
    assert scene.ready_ink(0) == 1


def test_1_7_7_an_illegal_choice_is_made_again_and_the_card_stays_played() -> None:
    scene = Scene()
    one = scene.put(1, character("One", 1, 3))
    scene.put(1, character("Two", 1, 3))
    warded = scene.put(1, character("Warded", 1, 3, 1, 1, keyword(Keyword.WARD)))
    mine = scene.put(0, character("Mine", 1, 3))
    deed = scene.put(0, action(DealDamage(Chosen(OPPOSING_CHARACTER), Number(1)), 1), HAND)
    scene.ink(0, 1)
    scene.play(deed)
    before = scene.data()
    assert scene.why_not(Option(op.CARD, warded.card)) == ("has_ward", "8.15.1")
    assert scene.why_not(Option(op.CARD, mine.card)) == ("not_fitting", "6.1.3.1")
    assert scene.why_not(Option(op.YES)) == ("not_an_answer", "1.7.7")
    for wrong in (warded, mine):
        with pytest.raises(IllegalAction):
            scene.pick(wrong)
        assert scene.data() == before
    scene.pick(one)
    assert scene.perm(one).damage == 1
    assert scene.zone(deed) == DISCARD


def test_1_7_7_no_legal_choice_skips_that_effect_only() -> None:
    scene = Scene()
    scene.put(1, character("Warded", 1, 3, 1, 1, keyword(Keyword.WARD)))
    both = Sequence((Banish(Chosen(OPPOSING_CHARACTER)), GainLore(YOU, Number(1))))
    deed = scene.put(0, action(both, 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 1
    assert not scene.events(EventKind.BANISHED)
