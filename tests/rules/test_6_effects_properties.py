"""What a card can be given: bans, permissions, names, voices (1.2.2, 6.6)."""

from __future__ import annotations

import pytest

from tests.kit import HAND, Scene, action, character, item, keyword, location, shift
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static
from tintero.abilities.condition import Is, Negated
from tintero.abilities.target import CHARACTER, YOU
from tintero.abilities.words import CardType, Doing, Keyword, Role, ShiftBase, Stat, Until
from tintero.rules import option as op

N = am.Number


def static(*properties: pr.Property) -> Static:
    return Static(properties=properties)


def test_cannot_quest_challenge_or_be_challenged() -> None:
    scene = Scene()
    lazy = scene.put(0, character("Lazy", 1, 3, 1, 1, static(pr.Cant(Doing.QUEST))))
    meek = scene.put(0, character("Meek", 1, 3, 1, 1, static(pr.Cant(Doing.CHALLENGE))))
    safe = scene.put(1, character("Safe", 1, 3, 1, 1, static(pr.Cant(Doing.BE_CHALLENGED))), exerted=True)
    foe = scene.put(1, character("Foe"), exerted=True)
    scene.begin()
    assert scene.offered(op.QUEST) == {meek.card}
    assert scene.targets(lazy) == {foe.card}
    assert scene.targets(meek) == set()
    assert scene.why_not(op.Option(op.CHALLENGE, lazy.card, safe.card)) is not None


def test_bans_against_some_participants_only() -> None:
    strong = ta.Filter((CardType.CHARACTER,), tests=(ta.Compare(Stat.STRENGTH, True, N(3)),))
    scene = Scene()
    weak = scene.put(0, character("Weak", 1))
    big = scene.put(0, character("Big", 3))
    picky = scene.put(0, character("Picky", 1, 3, 1, 1, static(pr.Cant(Doing.CHALLENGE, versus=strong))))
    shy = scene.put(1, character("Shy", 1, 3, 1, 1, static(pr.Cant(Doing.BE_CHALLENGED, versus=strong))), exerted=True)
    tower = scene.put(1, character("Tower", 5), exerted=True)
    scene.begin()
    assert scene.targets(weak) == {shy.card, tower.card}
    assert scene.targets(big) == {tower.card}
    assert scene.targets(picky) == {shy.card}


@pytest.mark.parametrize(("doing", "verb"), [(Doing.QUEST, op.QUEST), (Doing.CHALLENGE, op.CHALLENGE)])
def test_a_ban_that_ink_lifts_each_time_and_only_that_ban(doing: Doing, verb: int) -> None:
    for ink in (0, 1):
        scene = Scene()
        car = scene.put(0, character("Car", 1, 9, 1, 1, static(pr.Cant(doing, unless_ink=1))))
        foe = scene.put(1, character("Foe", 0, 9), exerted=True)
        scene.ink(0, ink)
        scene.begin()
        assert (car.card in scene.offered(verb)) is bool(ink)
        other = op.CHALLENGE if verb == op.QUEST else op.QUEST
        assert car.card in scene.offered(other)
        if ink:
            scene.quest(car) if verb == op.QUEST else scene.challenge(car, foe)
            assert scene.ready_ink(0) == 0


def test_only_questing_and_challenging_can_be_bought() -> None:
    with pytest.raises(ValueError, match="bought"):
        pr.Cant(Doing.SING, unless_ink=1)


def test_keywords_that_are_not_given_in_play() -> None:
    with pytest.raises(ValueError, match="SHIFT"):
        pr.HasKeyword(Keyword.SHIFT)


def test_cannot_be_dealt_damage_or_take_it_from_challenges() -> None:
    scene = Scene()
    wall = scene.put(0, character("Wall", 1, 5, 1, 1, static(pr.Cant(Doing.TAKE_CHALLENGE_DAMAGE))))
    foe = scene.put(1, character("Foe", 3, 9), exerted=True)
    deed = scene.put(0, action(ef.DealDamage(ta.Chosen(ta.YOUR_CHARACTER), N(1)), 0), HAND)
    scene.challenge(wall, foe)
    assert scene.perm(wall).damage == 0
    scene.play(deed)
    assert scene.perm(wall).damage == 1


def test_cannot_be_dealt_damage_unless_it_is_being_challenged() -> None:
    in_challenge = ta.Filter((CardType.CHARACTER,), tests=(ta.InChallenge(Role.CHALLENGED),))
    scene = Scene(turn=1)
    leader = scene.put(0, character("Leader", 1, 9, 1, 1, Static(
        condition=Negated(Is(ta.This(), in_challenge)), properties=(pr.Cant(Doing.BE_DEALT_DAMAGE),))), exerted=True)
    foe = scene.put(1, character("Foe", 2, 9))
    deed = scene.put(1, action(ef.DealDamage(ta.Chosen(ta.OPPOSING_CHARACTER), N(1)), 0), HAND)
    scene.play(deed)
    assert scene.perm(leader).damage == 0
    scene.challenge(foe, leader)
    assert scene.perm(leader).damage == 2


def test_cannot_sing_cannot_sing_alone_cannot_move() -> None:
    scene = Scene()
    mute = scene.put(0, character("Mute", 1, 3, 1, 5, static(pr.Cant(Doing.SING))))
    shy = scene.put(0, character("Shy", 1, 3, 1, 5, static(pr.Cant(Doing.SING_ALONE))))
    bound = scene.put(0, character("Bound", 1, 3, 1, 5, static(pr.Cant(Doing.MOVE))))
    scene.put(0, location("Place", 5, 1, 1, 0))
    song = scene.put(0, action(ef.Nothing(), 3, "Tune", True, keyword(Keyword.SING_TOGETHER, 10)), HAND)
    scene.begin()
    assert {o.b for o in scene.game.options if o.verb == op.SING} == {bound.card}
    assert scene.can(op.Option(op.SING_TOGETHER, song.card))
    assert {o.a for o in scene.game.options if o.verb == op.MOVE} == {mute.card, shy.card}


def test_may_quest_drying_and_challenge_ready() -> None:
    scene = Scene()
    fresh = scene.put(0, character("Fresh", 1, 3, 1, 1, static(pr.Can(Doing.QUEST_WHILE_DRYING))), drying=True)
    hunter = scene.put(0, character("Hunter", 1, 3, 1, 1, static(pr.Can(Doing.CHALLENGE_READY))))
    damaged = ta.Filter((CardType.CHARACTER,), tests=(ta.Damaged(),))
    some = scene.put(0, character("Some", 1, 3, 1, 1, static(pr.Can(Doing.CHALLENGE_READY, versus=damaged))))
    foe, hurt = scene.put(1, character("Foe")), scene.put(1, character("Hurt"), damage=1)
    scene.begin()
    assert fresh.card in scene.offered(op.QUEST)
    assert scene.targets(hunter) == {foe.card, hurt.card}
    assert scene.targets(some) == {hurt.card}


def test_a_location_that_invites_for_free() -> None:
    heroes = ta.Filter((CardType.CHARACTER,), tests=(ta.Named(("Hero",)),))
    scene = Scene()
    place = scene.put(0, location("Place", 5, 1, 1, 3, static(pr.Can(Doing.MOVE_HERE_FREE, versus=heroes))))
    hero, other = scene.put(0, character("Hero")), scene.put(0, character("Other"))
    walker = scene.put(0, character("Walker", 1, 3, 1, 1, static(pr.Can(Doing.MOVE_HERE_FREE, ta.Filter()))))
    scene.begin()
    assert scene.can(op.Option(op.MOVE, hero.card, place.card))
    assert not scene.can(op.Option(op.MOVE, other.card, place.card))
    assert scene.can(op.Option(op.MOVE, walker.card, place.card))  # the permission is the character's own


def test_must_quest_before_the_turn_ends() -> None:
    scene = Scene()
    keen = scene.put(0, character("Keen", 1, 3, 1, 1, static(pr.Can(Doing.MUST_QUEST))))
    scene.begin()
    assert not scene.can(op.Option(op.END))
    scene.quest(keen)
    assert scene.can(op.Option(op.END))


@pytest.mark.parametrize(("properties", "can"), [
    ((), False), ((pr.SingsAs(N(2)),), True), ((pr.HasKeyword(Keyword.SINGER, N(5)),), True),
])
def test_who_can_sing_a_song_of_five(properties: tuple[pr.Property, ...], can: bool) -> None:
    scene = Scene()
    singer = scene.put(0, character("Singer", 1, 3, 1, 3, static(*properties)))
    song = scene.put(0, action(ef.Nothing(), 5, song=True), HAND)
    scene.begin()
    assert scene.can(op.Option(op.SING, song.card, singer.card)) is can


def test_named_for_shift_one_name_or_any() -> None:
    scene = Scene()
    elsa = scene.put(0, character("Other", 1, 3, 1, 1, static(pr.NamedForShift("Elsa"))))
    morph = scene.put(0, character("Morph", 1, 3, 1, 1, static(pr.NamedForShift())))
    scene.put(0, character("Plain"))
    top = scene.put(0, character("Elsa - Big", 5, 5, 2, 6, shift(0)), HAND)
    else_ = scene.put(0, character("Anna - Big", 5, 5, 2, 6, shift(0)), HAND)
    scene.begin()
    assert {o.b for o in scene.game.options if o.verb == op.SHIFT and o.a == top.card} == {elsa.card, morph.card}
    assert {o.b for o in scene.game.options if o.verb == op.SHIFT and o.a == else_.card} == {morph.card}


def test_any_variant_is_a_base_for_every_shift() -> None:
    scene = Scene()
    morph = scene.put(0, character("Morph", 1, 3, 1, 1, static(pr.NamedForShift(any_variant=True))))
    top = scene.put(0, character("Boss", 5, 5, 2, 6, shift(0, base=ShiftBase.CLASSIFICATION, word="Villain")), HAND)
    scene.begin()
    assert scene.can(op.Option(op.SHIFT, top.card, morph.card, 0))


def test_a_classification_for_a_while() -> None:
    knights = ta.Filter((CardType.CHARACTER,), tests=(ta.Classified(("Knight",)),))
    scene = Scene()
    hero = scene.put(0, character("Hero"))
    knighted = ef.Give(ta.Chosen(CHARACTER), (pr.HasClassification("Knight"),), Until.THIS_TURN)
    dub = scene.put(0, action(knighted, 0), HAND)
    count = scene.put(0, action(ef.GainLore(YOU, am.Count(knights)), 0), HAND)
    scene.play(dub).play(count)
    assert scene.lore_total(0) == 1
    scene.end()
    assert "Knight" not in scene.perm(hero).traits.classifications


def test_numbers_of_a_given_property_are_fixed_when_it_resolves() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9))
    extra = scene.put(0, character("Extra"))
    hero_only = ta.Filter(tests=(ta.Named(("Hero",)),))
    deed = scene.put(0, action(ef.Sequence((
        ef.Give(ta.Chosen(hero_only), (
            pr.HasKeyword(Keyword.RESIST, am.Count(CHARACTER)), pr.ExtraDamage(am.Count(CHARACTER)),
        ), Until.THIS_TURN),
        ef.Banish(ta.Chosen(ta.Filter(tests=(ta.Named(("Extra",)),)))),
        ef.DealDamage(ta.Chosen(hero_only), N(3), unreduced=True),
    )), 0), HAND)
    scene.play(deed)
    assert scene.zone(extra) == 4
    assert scene.perm(hero).traits.resist == 2
    assert scene.perm(hero).damage == 5


def test_a_lost_boost_cannot_be_used() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, keyword(Keyword.BOOST, 1)))
    scene.put(0, item("Damper", 1, Static(affects=CHARACTER, properties=(pr.LosesKeyword(Keyword.BOOST),))))
    scene.ink(0, 1)
    scene.begin()
    assert not scene.can(op.Option(op.USE, hero.card, 0))
