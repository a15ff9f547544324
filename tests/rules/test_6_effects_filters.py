"""What a card must be: every test of a filter, and every way to refer to an object (6.1.3.1, 6.1.11)."""

from __future__ import annotations

import pytest

from tests.kit import DISCARD, HAND, PLAY, Scene, action, character, item, keyword, location
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.ability import CountsAsNamed, Triggered
from tintero.abilities.target import CHARACTER, YOU
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, Did, EventKind, Keyword, Role, Stat, Whose, Zone
from tintero.rules.position import Placed

N = am.Number


def everything() -> tuple[Scene, dict[str, Placed]]:
    scene = Scene()
    place = scene.put(0, location("Place"))
    cards = {
        "place": place,
        "hero": scene.put(0, character(
            "Hero - One", 3, 5, 2, 4, keyword(Keyword.RUSH), classifications=("Hero", "King"), inks=("Ruby", "Steel"),
        ), damage=1, at=place),
        "villain": scene.put(0, character("Villain", 1, 4, 1, 2, classifications=("Villain",), inkable=False),
                             exerted=True, at=place),
        "double": scene.put(0, character("Tic & Tac - Duo", 2, 3, names=("Tic & Tac", "Tic", "Tac"))),
        "stack": scene.put(0, character("Stack"), under=[character("Below")]),
        "gadget": scene.put(0, item("Gadget", 3)),
    }
    return scene, cards


@pytest.mark.parametrize(("test", "expected"), [
    (ta.Classified(("King", "Queen")), {"hero"}),
    (ta.Named(("Hero",)), {"hero"}),
    (ta.Named(("hero",)), {"hero"}),  # the case does not matter
    (ta.Named(("Her",)), set()),  # CR 5.2.6: never a fragment
    (ta.Named(("Tac",)), {"double"}),  # CR 5.2.6.1
    (ta.Named(("Tic & Tac", "Gadget")), {"double", "gadget"}),
    (ta.WithKeyword(Keyword.RUSH), {"hero"}),
    (ta.Compare(Stat.COST, True, N(3)), {"hero", "gadget"}),
    (ta.Compare(Stat.WILLPOWER, False, N(3)), {"double", "stack", "gadget"}),
    (ta.Equals(Stat.LORE, N(2)), {"hero"}),
    (ta.Damaged(), {"hero"}),
    (ta.Not(ta.Damaged()), {"place", "villain", "double", "stack", "gadget"}),
    (ta.Exerted(), {"villain"}),
    (ta.Ready(), {"hero", "double", "stack", "gadget"}),  # CR 5.1.2.3: a location is neither
    (ta.AtLocation(), {"hero", "villain"}),
    (ta.HasCardUnder(), {"stack"}),
    (ta.OfInk("Steel"), {"hero"}),
    (ta.Not(ta.Inkable()), {"villain"}),
    (ta.AnyOf((ta.Filter((CardType.ITEM,)), ta.Filter(tests=(ta.Damaged(),)))), {"gadget", "hero"}),
    (ta.DidThisTurn(Did.QUESTED), {"double"}),
])
def test_tests_in_play(test: ta.Test, expected: set[str]) -> None:
    scene, cards = everything()
    deed = scene.put(0, action(ef.Banish(ta.Each(ta.Filter(tests=(test,)))), 0), HAND)
    if isinstance(test, ta.DidThisTurn):
        scene.quest(cards["double"])
    scene.play(deed)
    assert {name for name, c in cards.items() if scene.zone(c) == DISCARD} == expected


@pytest.mark.parametrize(("filter_", "expected"), [
    (ta.Filter((CardType.CHARACTER,), Whose.YOURS, Zone.DISCARD), {"body"}),
    (ta.Filter((CardType.ACTION,), Whose.YOURS, Zone.DISCARD, (ta.Song(),)), {"song"}),
    (ta.Filter((), Whose.OPPOSING, Zone.DISCARD), {"theirs"}),
    (ta.Filter((), Whose.ANY, Zone.DISCARD, (ta.Named(("Body", "Theirs")),)), {"body", "theirs"}),
    (ta.Filter((), Whose.YOURS, Zone.DISCARD, (ta.WithKeyword(Keyword.RUSH),)), {"body"}),
    (ta.Filter((), Whose.ANY, Zone.DISCARD, (ta.Compare(Stat.STRENGTH, True, N(3)),)), {"body"}),
    (ta.Filter((), Whose.ANY, Zone.DISCARD, (ta.Damaged(),)), set()),
])
def test_filters_outside_play(filter_: ta.Filter, expected: set[str]) -> None:
    scene = Scene()
    cards = {
        "body": scene.put(0, character("Body", 4, 1, 1, 1, keyword(Keyword.RUSH)), DISCARD),
        "song": scene.put(0, action(ef.Nothing(), 1, "Tune", song=True), DISCARD),
        "theirs": scene.put(1, character("Theirs", 1), DISCARD),
    }
    deed = scene.put(0, action(ef.Move(ta.Each(filter_), ef.Destination(Zone.HAND)), 0), HAND)
    scene.play(deed)
    assert {name for name, c in cards.items() if scene.zone(c) == HAND} == expected


@pytest.mark.parametrize(("whose", "expected"), [
    (Whose.ANY, {0, 1, 2}), (Whose.YOURS, {0}), (Whose.OPPOSING, {1, 2}),
])
def test_whose(whose: Whose, expected: set[int]) -> None:
    scene = Scene(players=3)
    bodies = {p: scene.put(p, character()) for p in range(3)}
    deed = scene.put(0, action(ef.Banish(ta.Each(ta.Filter((CardType.CHARACTER,), whose))), 0), HAND)
    scene.play(deed)
    assert {p for p, c in bodies.items() if scene.zone(c) == DISCARD} == expected


def test_counts_as_named_works_in_every_zone() -> None:
    scene = Scene()
    definition = character("Copycat", 1, 1, 1, 1, CountsAsNamed(("Elsa",)))
    played, dead = scene.put(0, definition), scene.put(0, definition, DISCARD)
    elsa = ta.Named(("Elsa",))
    deed = scene.put(0, action(ef.Sequence((
        ef.Move(ta.Each(ta.Filter(zone=Zone.DISCARD, tests=(elsa,))), ef.Destination(Zone.HAND)),
        ef.Exert(ta.Each(ta.Filter(tests=(elsa,)))),
    )), 0), HAND)
    scene.play(deed)
    assert scene.zone(dead) == HAND
    assert scene.perm(played).exerted


def test_named_as_the_referenced_card_and_is_that_very_object() -> None:
    scene = Scene()
    a = scene.put(0, character("Twin - A"))
    b = scene.put(0, character("Twin - B"))
    c = scene.put(0, character("Other"))
    pick = ta.Chosen(CHARACTER, label="it")
    deed = scene.put(0, action(ef.Sequence((
        ef.Exert(pick),
        ef.PutDamage(ta.Each(ta.Filter(tests=(ta.NamedAs(ta.It("it")),))), N(1)),
        ef.PutDamage(ta.Each(ta.Filter(tests=(ta.IsRef(ta.It("it")),))), N(1)),
    )), 0), HAND)
    scene.play(deed).pick(a)
    assert [scene.perm(x).damage for x in (a, b, c)] == [2, 1, 0]


@pytest.mark.parametrize("where", [ta.This(), ta.LocationOf(ta.This())])
def test_same_location_as(where: ta.Ref) -> None:
    scene = Scene()
    here, there = scene.put(0, location("Here")), scene.put(0, location("There"))
    ability = Triggered((Trigger(EventKind.QUESTED, ta.This()),), ef.Exert(
        ta.Each(ta.Filter((CardType.CHARACTER,), tests=(ta.SameLocationAs(where),)))), "Together")
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, ability), at=here)
    near, far, out = scene.put(0, character(), at=here), scene.put(0, character(), at=there), scene.put(0, character())
    scene.quest(hero)
    assert [scene.perm(c).exerted for c in (near, far, out)] == [True, False, False]


@pytest.mark.parametrize(("role", "damaged"), [(Role.CHALLENGING, "hero"), (Role.CHALLENGED, "foe")])
def test_in_a_challenge(role: Role, damaged: str) -> None:
    ability = Triggered((Trigger(EventKind.CHALLENGED),), ef.PutDamage(
        ta.Each(ta.Filter((CardType.CHARACTER,), tests=(ta.InChallenge(role),))), N(5)), "Judge")
    scene = Scene()
    scene.put(0, item("Whistle", 1, ability))
    cards = {"hero": scene.put(0, character("H", 0, 9)), "foe": scene.put(1, character("F", 0, 9), exerted=True)}
    scene.challenge(cards["hero"], cards["foe"])
    assert {name for name, c in cards.items() if scene.perm(c).damage == 5} == {damaged}


@pytest.mark.parametrize("did", [d for d in Did if d != Did.QUESTED])
def test_what_happened_to_it_this_turn(did: Did) -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9))
    foe = scene.put(1, character("Foe", 0, 9), exerted=True)
    host = scene.put(0, character("Host"))
    late = scene.put(0, character("Late", cost=0), HAND)
    under = scene.put(0, action(ef.PutUnder(ta.Chosen(ta.Filter(tests=(ta.Named(("Host",)),)))), 0), HAND)
    deed = scene.put(0, action(ef.Banish(ta.Each(ta.Filter(tests=(ta.DidThisTurn(did),)))), 0), HAND)
    scene.challenge(hero, foe).play(late).play(under).play(deed)
    gone = {
        Did.CHALLENGED: hero, Did.WAS_CHALLENGED: foe, Did.TOOK_DAMAGE: foe, Did.PLAYED: late, Did.GOT_CARD_UNDER: host,
    }
    assert [c for c in (hero, foe, host, late) if scene.zone(c) == DISCARD] == [gone[did]]


def test_here_means_at_the_source_of_the_ability() -> None:
    ability = Triggered((Trigger(EventKind.MOVED, CHARACTER, object=ta.This()),),
                        ef.Exert(ta.Each(ta.Filter((CardType.CHARACTER,), tests=(ta.AtLocation(True),)))), "Trap")
    scene = Scene()
    trap = scene.put(0, location("Trap", 5, 1, 1, 0, ability))
    other = scene.put(0, location("Other", 5, 1, 1, 0))
    a, b = scene.put(0, character(), at=other), scene.put(0, character())
    scene.move(b, trap)
    assert [scene.perm(c).exerted for c in (a, b)] == [False, True]


def test_each_covers_everything_that_fits_without_a_choice() -> None:
    scene = Scene()
    warded = scene.put(1, character("Ward", 1, 3, 1, 1, keyword(Keyword.WARD)))
    deed = scene.put(0, action(ef.Exert(ta.Each(CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.perm(warded).exerted
    assert scene.events(EventKind.CHOSEN) == []
    assert scene.zone(warded) == PLAY


def test_an_amount_inside_a_filter_is_counted_when_it_is_used() -> None:
    weaker = ta.Filter((CardType.CHARACTER,), Whose.OPPOSING, tests=(
        ta.Compare(Stat.STRENGTH, False, am.StatOf(Stat.STRENGTH, ta.It("mine"))),))
    scene = Scene()
    scene.put(0, character("Mine", 3))
    weak, strong = scene.put(1, character("Weak", 3)), scene.put(1, character("Strong", 4))
    deed = scene.put(0, action(ef.Sequence((
        ef.Exert(ta.Chosen(ta.YOUR_CHARACTER, label="mine")), ef.Banish(ta.Each(weaker)), ef.GainLore(YOU, N(1)),
    )), 0), HAND)
    scene.play(deed)
    assert (scene.zone(weak), scene.zone(strong)) == (DISCARD, PLAY)


