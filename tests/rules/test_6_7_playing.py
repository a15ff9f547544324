"""6.7.8 and 6.7.9: cards played by effects and how cards enter; then, otherwise, modes, names."""

from __future__ import annotations

import pytest

from tests.kit import DISCARD, HAND, Scene, action, character, item, keyword
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static, Triggered
from tintero.abilities.condition import CompareAmounts, Exists, Is, ThisTurn
from tintero.abilities.property import Imposed
from tintero.abilities.target import OPPOSING_CHARACTER, YOU
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Keyword, Who, Whose, Zone
from tintero.rules import option as op

N = am.Number
GAIN = ef.GainLore(YOU, N(1))
THAT = ta.Players(Who.THAT_PLAYER)
EVERYONE = ta.Players(Who.EACH_PLAYER)
OPPONENTS = ta.Players(Who.EACH_OPPONENT)
YOUR_HAND = ta.Filter(whose=Whose.YOURS, zone=Zone.HAND)
ACTION_IN_HAND = ta.Filter((CardType.ACTION,), Whose.YOURS, Zone.HAND)


def named(*names: str) -> ta.Filter:
    return ta.Filter(tests=(ta.Named(names),))


def when_played(effect: ef.Effect, name: str = "Arrive") -> Triggered:
    return Triggered((Trigger(EventKind.PLAYED, ta.This()),), effect, name)


# CR 6.7.8: cards played by effects
def test_6_7_8_what_a_played_card_causes_waits_for_the_end_of_the_effect() -> None:
    effect = ef.Sequence((
        ef.PlayCard(ta.Filter((CardType.CHARACTER,), Whose.YOURS, Zone.HAND), label="it"),
        ef.Move(ta.The(ta.It("it")), ef.Destination(Zone.HAND)),
        ef.GainLore(YOU, N(2)),
    ))
    scene = Scene()
    jim = scene.put(0, character("Jim", 1, 3, 1, 5, when_played(ef.GainLore(YOU, am.LoreOf(Who.YOU)))), HAND)
    deed = scene.put(0, action(effect, 0), HAND)
    scene.play(deed)
    assert scene.zone(jim) == HAND
    assert scene.lore_total(0) == 4  # its trigger still resolved, after the two lore


def test_6_7_8_the_song_is_in_the_discard_when_the_trigger_counts() -> None:
    songs = am.Count(ta.Filter((CardType.ACTION,), Whose.YOURS, Zone.DISCARD))
    count = when_played(ef.If(CompareAmounts(songs, N(1)), GAIN))
    scene = Scene()
    scene.put(0, character("Leviathan", 1, 3, 1, 5, count), DISCARD)
    dead = ta.Filter((CardType.CHARACTER,), Whose.YOURS, Zone.DISCARD)
    song = scene.put(0, action(ef.PlayCard(dead), 0, song=True), HAND)
    scene.play(song)
    assert scene.lore_total(0) == 1


def test_6_7_8_1_an_action_played_by_an_effect_waits_and_comes_before_the_bag() -> None:
    # the rest of the effect, then the action, then the triggers
    double = ef.GainLore(YOU, am.LoreOf(Who.YOU))
    quick = Triggered((Trigger(EventKind.PLAYED, ta.Filter((CardType.ACTION,)), who=Who.YOU),),
                      ef.GainLore(YOU, N(10)), "Quick")
    scene = Scene()
    shoot = Triggered((Trigger(EventKind.QUESTED, ta.This()),), ef.Sequence((
        ef.PlayCard(ACTION_IN_HAND), ef.GainLore(YOU, N(2)),
    )), "Shoot")
    robin = scene.put(0, character("Robin", 1, 3, 0, 1, shoot))
    scene.put(0, item("Bell", 1, quick))
    swarm = scene.put(0, action(double, 3), HAND)
    scene.quest(robin)
    assert scene.lore_total(0) == 14  # 2, doubled to 4, then 10
    assert scene.zone(swarm) == DISCARD


def test_6_7_8_1_two_waiting_actions_resolve_first_in_first_out() -> None:
    scene = Scene()
    first = scene.put(0, action(ef.GainLore(YOU, N(2)), 3, "Add"), HAND)
    second = scene.put(0, action(ef.GainLore(YOU, am.LoreOf(Who.YOU)), 3, "Double"), HAND)
    deed = scene.put(0, action(ef.Sequence((ef.PlayCard(ACTION_IN_HAND), ef.PlayCard(ACTION_IN_HAND))), 0), HAND)
    scene.play(deed).choose(op.Option(op.PLAY, first.card, 0))
    assert scene.lore_total(0) == 4
    assert scene.zone(second) == DISCARD


def test_6_7_8_1_a_play_restriction_is_tested_at_the_instruction() -> None:
    rule = Static(condition=Exists(ta.Filter(whose=Whose.YOURS, zone=Zone.DISCARD), 0, 1),
                  rules=(Imposed(pr.CantPlay(ta.Filter())),), zones=(Zone.HAND,))
    plan = action(GAIN, 0, "Escape Plan", False, rule)
    scene = Scene()
    escape = scene.put(0, plan, HAND)
    deed = scene.put(0, action(ef.Sequence((ef.PlayCard(ACTION_IN_HAND), ef.Mill(YOU, N(2)))), 0), HAND)
    scene.play(deed)
    assert scene.zone(escape) == HAND
    assert scene.can(op.Option(op.PLAY, escape.card, 0))


# CR 6.7.9: how a card enters
def test_6_7_9_enters_exerted_damaged_or_as_its_player_likes() -> None:
    itself = ta.Filter()
    exerted = Static(rules=(Imposed(pr.EntersExerted(itself)),), zones=(Zone.HAND,))
    hurt = Static(rules=(Imposed(pr.EntersWithDamage(itself, N(3))),), zones=(Zone.HAND,))
    maybe = Static(rules=(Imposed(pr.MayEnterExerted(itself)),), zones=(Zone.HAND,))
    scene = Scene()
    a = scene.put(0, character("A", 1, 3, 1, 0, exerted), HAND)
    b = scene.put(0, character("B", 1, 5, 1, 0, hurt, keyword(Keyword.RESIST, 2)), HAND)
    c = scene.put(0, character("C", 1, 3, 1, 0, maybe), HAND)
    scene.play(a).play(b).play(c)
    assert scene.asked == op.MAY
    scene.yes()
    assert scene.perm(a).exerted
    assert scene.perm(b).damage == 3
    assert scene.perm(c).exerted
    assert scene.events(EventKind.EXERTED) == []  # there was no moment without it
    assert scene.events(EventKind.DAMAGE_TAKEN) == []


def test_6_7_9_a_card_in_play_decides_how_others_enter() -> None:
    opposing = ta.Filter((CardType.CHARACTER,))
    snob = Static(rules=(Imposed(pr.EntersExerted(opposing), Who.EACH_OPPONENT),
                         Imposed(pr.EntersWithDamage(opposing, N(1)), Who.EACH_OPPONENT)))
    scene = Scene()
    scene.put(1, character("Snob", 1, 3, 1, 1, snob))
    late = scene.put(0, character("Late", 1, 3, 1, 0), HAND)
    gadget = scene.put(0, item("Gadget", 0), HAND)
    scene.play(late).play(gadget)
    assert scene.perm(late).exerted
    assert scene.perm(late).damage == 1
    assert not scene.perm(gadget).exerted


# "Then", "otherwise", modes, names
def test_then_only_orders() -> None:
    scene = Scene()
    deed = scene.put(0, action(ef.Sequence((ef.Banish(ta.Chosen(OPPOSING_CHARACTER)), ef.Draw(YOU, N(2)))), 0), HAND)
    scene.play(deed)
    assert scene.hand(0) == 2


@pytest.mark.parametrize(("kind", "yes", "zone"), [
    ("song", True, DISCARD), ("song", False, HAND), ("body", False, HAND),
])
def test_otherwise_covers_the_wrong_kind_and_declining(kind: str, yes: bool, zone: int) -> None:
    to_hand = ef.Take(ta.Filter(zone=Zone.DECK), 1, ef.Destination(Zone.HAND))
    effect = ef.Sequence((
        ef.LookAtTop(YOU, N(1), reveal=True),
        ef.If(Is(ta.It(), ta.Filter(tests=(ta.Song(),))),
              ef.IfDo(ef.May(ef.PlayCard(ref=ta.It()), YOU), ef.Nothing(), to_hand), to_hand),
    ))
    scene = Scene()
    top = scene.put(0, action(GAIN, 3, song=True) if kind == "song" else character("Body"), 0)
    deed = scene.put(0, action(effect, 0), HAND)
    scene.play(deed)
    if kind == "song":
        scene.yes() if yes else scene.no()
    assert scene.zone(top) == zone
    assert scene.lore_total(0) == (1 if yes else 0)


def test_modes_are_chosen_at_resolution_by_the_named_player() -> None:
    scene = Scene()
    deed = scene.put(0, action(ef.ChooseOne((GAIN, ef.Draw(YOU, N(2))), ta.Players(Who.CHOSEN_OPPONENT)), 0), HAND)
    scene.play(deed)
    assert (scene.asked, scene.asked_player) == (op.PICK, 1)
    scene.mode(2)
    assert scene.hand(0) == 2


@pytest.mark.parametrize("both", [True, False])
def test_all_modes_in_printed_order_when_the_condition_holds(both: bool) -> None:
    modes = (ef.GainLore(YOU, N(2)), ef.GainLore(YOU, am.LoreOf(Who.YOU)))
    scene = Scene()
    if both:
        scene.put(0, item("Key"))
    deed = scene.put(0, action(ef.ChooseOne(modes, YOU, Exists(ta.Filter((CardType.ITEM,)))), 0), HAND)
    scene.play(deed)
    if not both:
        scene.mode(1)
    assert scene.lore_total(0) == (4 if both else 2)


@pytest.mark.parametrize("name", ["Lucky", "Lucky Dime"])
def test_naming_a_card_matches_the_whole_name_only(name: str) -> None:
    effect = ef.Sequence((
        ef.NameCard(YOU), ef.LookAtTop(YOU, N(1), reveal=True),
        ef.If(Is(ta.It(), ta.Filter(tests=(ta.NamedAs(),))), GAIN),
    ))
    scene = Scene()
    scene.put(0, character("Lucky - Pup"), HAND)
    scene.put(0, item("Lucky Dime"), 0)
    deed = scene.put(0, action(effect, 0), HAND)
    scene.play(deed)
    names = scene.game.state.table.names
    scene.choose(op.Option(op.NAMED, names.index(name)))
    assert scene.lore_total(0) == (1 if name == "Lucky Dime" else 0)


def test_naming_is_for_the_player_the_text_names() -> None:
    scene = Scene()
    deed = scene.put(0, action(ef.NameCard(ta.Players(Who.CHOSEN_OPPONENT)), 0), HAND)
    scene.play(deed)
    assert (scene.asked, scene.asked_player) == (op.NAME, 1)


def test_6_7_8_an_event_of_this_turn_counts_cards_played_by_effects() -> None:
    scene = Scene()
    scene.put(0, action(ef.Nothing(), 4), HAND)
    deed = scene.put(0, action(ef.PlayCard(ACTION_IN_HAND), 0), HAND)
    check = scene.put(0, action(ef.If(ThisTurn(EventKind.PLAYED, Who.YOU, 3), GAIN), 0, "Check"), HAND)
    scene.play(deed).choose(next(o for o in scene.game.options if o.a != check.card))
    scene.play(check)
    assert scene.lore_total(0) == 1
