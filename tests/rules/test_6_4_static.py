"""6.4: static abilities, applied and continuous effects, skipped steps, grants that feed each other."""

from __future__ import annotations

from tests.kit import HAND, Scene, action, character, item, keyword
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Activated, Static, Triggered
from tintero.abilities.condition import Condition, Exists
from tintero.abilities.cost import Cost
from tintero.abilities.property import Imposed
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, YOU, YOUR_CHARACTER
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, Doing, EventKind, Keyword, Stat, Until, Who, Whose
from tintero.rules import option as op

N = am.Number
GAIN = ef.GainLore(YOU, N(1))
PLUS = (pr.Changes(Stat.STRENGTH, N(1)),)
YOUR_OTHERS = ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(ta.Other(),))


# CR 6.4.1, 6.4.2.3: from a card in play: everything it can cover, ends when the source leaves
def test_6_4_2_3_covers_cards_as_they_come_in_and_stops_when_the_source_leaves() -> None:
    scene = Scene()
    scene.put(0, item("Weights", 1, Static(affects=YOUR_CHARACTER, properties=PLUS)))
    late = scene.put(0, character("Late", 1, cost=0), HAND)
    deed = scene.put(0, action(ef.Banish(ta.Chosen(ta.Filter((CardType.ITEM,)))), 0), HAND)
    scene.play(late)
    assert scene.strength(late) == 2
    scene.play(deed)
    assert scene.strength(late) == 1


def test_6_4_2_3_enter_play_values_already_include_it() -> None:
    strong = ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(ta.Compare(Stat.STRENGTH, True, N(2)),))
    scene = Scene()
    scene.put(0, item("Weights", 1, Static(affects=YOUR_CHARACTER, properties=PLUS)))
    scene.put(
        0, character("Gym", 0, 3, 1, 1, Triggered((Trigger(EventKind.PLAYED, strong, who=Who.YOU),), GAIN, "Gym"))
    )
    late = scene.put(0, character("Late", 1, cost=0), HAND)
    scene.play(late)
    assert scene.lore_total(0) == 1


def test_6_4_2_3_lost_willpower_banishes_at_the_next_check() -> None:
    scene = Scene()
    scene.put(0, character("Guard", 1, 1, 1, 1, Static(affects=YOUR_OTHERS,
                                                      properties=(pr.Changes(Stat.WILLPOWER, N(2)),))))
    hurt = scene.put(0, character("Hurt", 1, 2), damage=3)
    deed = scene.put(0, action(ef.Banish(ta.Chosen(ta.Filter(tests=(ta.Named(("Guard",)),)))), 0), HAND)
    scene.begin()
    assert scene.zone(hurt) == 2
    scene.play(deed)
    assert scene.zone(hurt) == 4


# CR 6.4.2.1, 6.4.2.2: from a resolved effect
def test_6_4_2_2_applied_the_set_is_frozen() -> None:
    scene = Scene()
    old = scene.put(0, character("Old", 1))
    late = scene.put(0, character("Late", 1, cost=0), HAND)
    deed = scene.put(0, action(ef.Give(ta.Each(CHARACTER), PLUS, Until.START_OF_YOUR_NEXT_TURN), 0), HAND)
    scene.play(deed).play(late)
    assert (scene.strength(old), scene.strength(late)) == (2, 1)


def test_6_4_2_1_continuous_the_set_is_open() -> None:
    scene = Scene()
    late = scene.put(0, character("Late", 1, 3, 1, 0, keyword(Keyword.BODYGUARD)), HAND)
    foe = scene.put(1, character("Foe"))
    deed = scene.put(0, action(
        ef.Give(ta.Each(YOUR_CHARACTER), (pr.Cant(Doing.BE_CHALLENGED),), Until.START_OF_YOUR_NEXT_TURN, open_set=True),
        0), HAND)
    scene.play(deed).play(late).yes()
    scene.end()
    assert scene.targets(foe) == set()
    scene.end()
    scene.end()
    assert scene.targets(foe) == set()  # ready again by now: look at the turn after it quested
    scene.end()
    scene.quest(late)
    scene.end()
    assert scene.targets(foe) == {late.card}


def test_6_4_2_1_the_players_rules_of_a_resolved_effect() -> None:
    scene = Scene()
    deed = scene.put(0, action(
        ef.Impose(
            (Imposed(pr.CantPlay(ta.Filter((CardType.ACTION,))), Who.EACH_OPPONENT),), Until.START_OF_YOUR_NEXT_TURN
        ),
        0), HAND)
    theirs = scene.put(1, action(ef.Nothing(), 0), HAND)
    scene.play(deed)
    scene.end()
    assert scene.why_not(op.Option(op.PLAY, theirs.card, 0)) is not None
    scene.end()
    scene.end()
    assert scene.can(op.Option(op.PLAY, theirs.card, 0))


def test_6_4_2_1_a_rule_binds_the_very_effect_that_made_it() -> None:
    scene = Scene()
    deed = scene.put(0, action(ef.Sequence((
        ef.Impose((Imposed(pr.CantGainLore()),), Until.THIS_TURN), GAIN,
    )), 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 0


# CR 6.4.3: skip
def test_6_4_3_a_skipped_draw_step_draws_nothing_and_triggers_nothing() -> None:
    scene = Scene(turn=1)
    drawn = Triggered((Trigger(EventKind.DREW, who=Who.YOU),), GAIN, "Drawn")
    scene.put(0, character("Squire", 1, 3, 1, 1, Static(rules=(Imposed(pr.SkipDrawStep()),)), drawn))
    scene.end()
    assert scene.hand(0) == 0
    assert scene.lore_total(0) == 0
    scene.end()
    assert scene.hand(1) == 1


# order of static effects: to a fixpoint
def test_6_4_grants_that_feed_each_other_settle() -> None:
    # a shadow has every keyword of these that one of yours has; a finder has Evasive while a shadow has Rush
    shadow = Static(condition=Exists(ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(
        ta.Other(), ta.WithKeyword(Keyword.RUSH)))), properties=(pr.HasKeyword(Keyword.RUSH),))
    finder = Static(condition=Exists(ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(
        ta.Named(("Shadow",)), ta.WithKeyword(Keyword.RUSH)))), properties=(pr.HasKeyword(Keyword.EVASIVE),))
    scene = Scene()
    find = scene.put(0, character("Finder", 1, 3, 1, 1, finder))
    scene.put(0, character("Shadow", 1, 3, 1, 1, shadow))
    runner = scene.put(0, character("Runner", 1, 3, 1, 0, keyword(Keyword.RUSH)), HAND)
    scene.begin()
    assert not scene.has(find, Keyword.EVASIVE)
    scene.play(runner)
    assert scene.has(find, Keyword.EVASIVE)


def test_6_4_a_granted_classification_feeds_a_strength_bonus() -> None:
    knight = ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(ta.Classified(("Knight",)),))
    scene = Scene()
    scene.put(0, item("Banner", 1, Static(affects=knight, properties=PLUS)))
    scene.put(0, item("Sword", 1, Static(affects=YOUR_CHARACTER, properties=(pr.HasClassification("Knight"),))))
    hero = scene.put(0, character("Hero", 1))
    scene.begin()
    assert scene.strength(hero) == 2


def test_6_4_prohibition_beats_permission_from_two_statics() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1,
                                  Static(properties=(pr.Can(Doing.QUEST_WHILE_DRYING),)),
                                  Static(properties=(pr.Cant(Doing.QUEST),))))
    scene.begin()
    assert scene.why_not(op.Option(op.QUEST, hero.card)) is not None


# quoted abilities are the character's own
def test_6_6_a_quoted_activated_ability_is_the_characters_own() -> None:
    quoted = Activated(Cost(exert=True), ef.Give(ta.The(ta.This()), PLUS, Until.THIS_TURN), "Tick")
    scene = Scene()
    scene.put(0, item("Clock", 1, Static(affects=YOUR_CHARACTER, properties=(pr.HasAbility(quoted),))))
    hero = scene.put(0, character("Hero", 1))
    foe = scene.put(1, character("Foe", 1))
    scene.use(hero)
    assert scene.perm(hero).exerted
    assert scene.strength(hero) == 2
    scene.end()
    assert not scene.can(op.Option(op.USE, foe.card, 0))


def test_6_6_a_quoted_trigger_for_this_turn_speaks_of_its_own_player() -> None:
    quoted = Triggered((Trigger(EventKind.QUESTED, ta.This()),), ef.Draw(YOU, N(1)), "Fight")
    scene = Scene(turn=1)
    gift = ef.Give(ta.Each(OPPOSING_CHARACTER), (pr.HasAbility(quoted),), Until.START_OF_YOUR_NEXT_TURN)
    deed = scene.put(1, action(gift, 0), HAND)
    hero = scene.put(0, character("Hero"))
    scene.play(deed)
    scene.end()
    before = (scene.hand(0), scene.hand(1))
    scene.quest(hero)
    assert (scene.hand(0), scene.hand(1)) == (before[0] + 1, before[1])


def test_6_6_a_quoted_static_ability() -> None:
    quoted = Static("Inspire", affects=YOUR_OTHERS, properties=PLUS)
    scene = Scene()
    hero = scene.put(0, character("Hero", 1))
    friend = scene.put(0, character("Friend", 1))
    deed = scene.put(0, action(ef.Give(ta.Chosen(ta.Filter(tests=(ta.Named(("Hero",)),))),
                                       (pr.HasAbility(quoted),), Until.THIS_TURN), 0), HAND)
    scene.play(deed)
    assert (scene.strength(hero), scene.strength(friend)) == (1, 2)


def test_6_4_a_lost_ability_is_off_while_it_is_lost() -> None:
    inspire = Static("Inspire", affects=YOUR_OTHERS, properties=PLUS)
    scene = Scene()
    scene.put(0, character("Hero", 1, 3, 1, 1, inspire))
    friend = scene.put(0, character("Friend", 1))
    deed = scene.put(0, action(ef.Give(ta.Chosen(ta.Filter(tests=(ta.Named(("Hero",)),))),
                                       (pr.LosesAbility("Inspire"),), Until.THIS_TURN), 0), HAND)
    scene.play(deed)
    assert scene.strength(friend) == 1
    scene.end()
    assert scene.strength(friend) == 2


def after_what(given: pr.Property, condition: Condition | None = None) -> int:
    """The events after which the texts on a table must be read again on which one gives this to characters."""
    scene = Scene()
    scene.put(0, item("Source", 1, Static(affects=YOUR_CHARACTER, properties=(given,), condition=condition)))
    scene.put(0, character("Hero", 1))
    scene.begin()
    return scene.game.state.sensitive


def test_6_4_a_given_ability_that_waits_is_read_again_only_after_what_its_source_depends_on() -> None:
    """Triggers, activated abilities and replacement effects say nothing as long as they wait; static ones do."""
    quested = Triggered((Trigger(EventKind.QUESTED, ta.This()),), GAIN, "Fight")
    exerting = Activated(Cost(exert=True), GAIN, "Tick")
    for waits in (quested, exerting):
        assert after_what(pr.HasAbility(waits)) == 0
        while_exerted = Exists(ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(ta.Exerted(),)), 3)
        assert after_what(pr.HasAbility(waits), while_exerted) == after_what(PLUS[0], while_exerted)
    inspire = Static("Inspire", affects=YOUR_OTHERS, properties=PLUS)
    for event in (EventKind.DAMAGE_DEALT, EventKind.DREW, EventKind.LORE_GAINED):
        assert after_what(pr.HasAbility(inspire)) >> event & 1
