"""6.7: resolving cards and effects, step by step; each player; last known values; cards played by effects."""

from __future__ import annotations

from tests.kit import DISCARD, HAND, PLAY, Scene, action, character, item, keyword
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static, Triggered
from tintero.abilities.condition import CompareAmounts, Exists
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, THIS, YOU, YOUR_CHARACTER
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, Doing, EventKind, Keyword, Quantity, Stat, Until, Who, Whose, Zone
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


# CR 6.7.1.2: an action sits in the Play zone, resolves, and goes to the discard
def test_6_7_1_2_an_action_does_not_find_itself_in_the_discard() -> None:
    find = ef.Move(
        ta.Chosen(ta.Filter(whose=Whose.YOURS, zone=Zone.DISCARD), 2, quantity=Quantity.UP_TO),
        ef.Destination(Zone.HAND),
    )
    scene = Scene()
    old = scene.put(0, character("Old"), DISCARD)
    deed = scene.put(0, action(find, 0), HAND)
    scene.play(deed)
    assert scene.offered(op.CARD) == {old.card}
    scene.pick(old)
    assert scene.zone(old) == HAND
    assert scene.zone(deed) == DISCARD


# CR 6.7.2.1: for each first, then the choices of the secondary if
def test_6_7_2_1_choose_the_opponent_then_compare() -> None:
    more = CompareAmounts(am.CardsInHand(Who.THAT_PLAYER), am.CardsInHand(Who.YOU), more=True)
    for pick, lore in ((1, 0), (2, 1)):
        scene = Scene(players=3)
        scene.put(2, character(), HAND)
        deed = scene.put(0, action(
            ef.EachDoes(ta.Players(Who.CHOSEN_OPPONENT), ef.If(more, GAIN)), 0), HAND)
        scene.play(deed)
        assert scene.offered(op.PLAYER) == {1, 2}
        scene.player(pick)
        assert scene.lore_total(0) == lore


# CR 6.7.2.2, 6.7.2.3: damage of one effect lands together
def test_6_7_2_3_damage_lands_simultaneously() -> None:
    # the first character's trigger already sees both damaged
    sees = Triggered((Trigger(EventKind.DAMAGE_TAKEN, ta.This()),),
                     ef.GainLore(YOU, am.Count(ta.Filter((CardType.CHARACTER,), tests=(ta.Damaged(),)))), "Sees")
    scene = Scene()
    a = scene.put(0, character("A", 1, 9, 1, 1, sees))
    a_is_hurt = Exists(ta.Filter((CardType.CHARACTER,), tests=(ta.Named(("A",)), ta.Damaged())))
    b = scene.put(0, character("B", 1, 9, 1, 1, Static(
        condition=a_is_hurt, properties=(pr.HasKeyword(Keyword.RESIST, N(5)),))))
    deed = scene.put(0, action(ef.DealDamage(ta.Each(CHARACTER), N(2)), 0), HAND)
    scene.play(deed)
    assert (scene.perm(a).damage, scene.perm(b).damage) == (2, 2)  # totals were fixed before anything landed
    assert scene.lore_total(0) == 2


# CR 6.7.3: requirements and limiters
def test_6_7_3_ward_and_bans_narrow_the_choice() -> None:
    scene = Scene()
    free = scene.put(1, character("Free"))
    scene.put(1, character("Ward", 1, 3, 1, 1, keyword(Keyword.WARD)))
    scene.put(1, character("Ban", 1, 3, 1, 1, Static(properties=(pr.Cant(Doing.BE_CHOSEN),))))
    own = scene.put(0, character("Own", 1, 3, 1, 1, keyword(Keyword.WARD)))
    deed = scene.put(0, action(ef.Exert(ta.Chosen(CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.offered(op.CARD) == {free.card, own.card}


def test_6_7_3_cannot_be_chosen_by_some_sources_only() -> None:
    picky = Static(properties=(pr.Cant(Doing.BE_CHOSEN, versus=ta.Filter((CardType.ACTION,))),))
    scene = Scene()
    scene.put(1, character("Picky", 1, 3, 1, 1, picky))
    other = scene.put(1, character("Other"))
    deed = scene.put(0, action(ef.Exert(ta.Chosen(OPPOSING_CHARACTER)), 0), HAND)
    scene.put(0, character("Hero", 1, 3, 1, 0, when_played(ef.Exert(ta.Chosen(OPPOSING_CHARACTER)))), HAND)
    hero = scene.position.cards[-1]
    scene.play(deed)
    assert scene.perm(other).exerted
    scene.play(hero)
    assert len(scene.offered(op.CARD)) == 2


def test_6_7_3_2_one_that_must_be_chosen() -> None:
    must = Static(properties=(pr.Can(Doing.MUST_BE_CHOSEN),))
    scene = Scene()
    john = scene.put(1, character("John", 1, 3, 1, 1, must))
    a = scene.put(1, character("A"))
    b = scene.put(1, character("B"))
    deed = scene.put(0, action(ef.Exert(ta.Chosen(CHARACTER, 2, quantity=Quantity.UP_TO)), 0), HAND)
    scene.play(deed)
    assert not scene.can(op.Option(op.DONE))  # "up to" does not let the chooser avoid him
    scene.pick(a)  # then the last slot has to be his
    assert scene.asked == op.TURN
    assert [scene.perm(c).exerted for c in (john, a, b)] == [True, True, False]


def test_6_7_3_2_must_be_chosen_with_any_number() -> None:
    must = Static(properties=(pr.Can(Doing.MUST_BE_CHOSEN),))
    scene = Scene()
    john = scene.put(1, character("John", 1, 3, 1, 1, must))
    a = scene.put(1, character("A"))
    deed = scene.put(0, action(ef.Exert(ta.Chosen(OPPOSING_CHARACTER, quantity=Quantity.ANY_NUMBER)), 0), HAND)
    scene.play(deed)
    assert not scene.can(op.Option(op.DONE))
    scene.pick(john)
    assert scene.can(op.Option(op.DONE))
    scene.pick(a)
    assert scene.perm(john).exerted
    assert scene.perm(a).exerted


def test_6_7_3_2_one_pick_and_two_that_must_be_chosen() -> None:
    must = Static(properties=(pr.Can(Doing.MUST_BE_CHOSEN),))
    scene = Scene()
    one, two = scene.put(1, character("One", 1, 3, 1, 1, must)), scene.put(1, character("Two", 1, 3, 1, 1, must))
    scene.put(1, character("Plain"))
    deed = scene.put(0, action(ef.Exert(ta.Chosen(CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.offered(op.CARD) == {one.card, two.card}


# CR 6.7.4: triggers wait for all effects of the action
def test_6_7_4_a_trigger_cannot_help_the_song_that_caused_it() -> None:
    talent = Triggered((Trigger(EventKind.SANG, ta.This()),),
                       ef.Give(ta.Each(OPPOSING_CHARACTER), (pr.Changes(Stat.STRENGTH, N(1), True),), Until.THIS_TURN),
                       "Talent")
    weak = ta.Filter((CardType.CHARACTER,), tests=(ta.Compare(Stat.STRENGTH, False, N(1)),))
    scene = Scene()
    singer = scene.put(0, character("Singer", 2, 3, 1, 5, talent))
    foe = scene.put(1, character("Foe", 2))
    song = scene.put(0, action(ef.Banish(ta.Each(weak)), 5, song=True), HAND)
    scene.sing(song, singer)
    assert scene.zone(foe) == PLAY
    assert scene.strength(foe) == 1


# CR 6.7.5: one check after all effects
def test_6_7_5_lethal_damage_that_is_moved_away_in_time() -> None:
    climb = when_played(ef.Sequence((
        ef.PutDamage(THIS, N(4)),
        ef.MoveDamage(THIS, ta.Chosen(OPPOSING_CHARACTER), N(2)),
    )))
    scene = Scene()
    foe = scene.put(1, character("Foe", 1, 9))
    luisa = scene.put(0, character("Luisa", 4, 4, 1, 0, climb), HAND)
    scene.play(luisa)
    assert scene.perm(luisa).damage == 2
    assert scene.perm(foe).damage == 2


def test_6_7_5_between_two_triggers_there_is_a_check() -> None:
    hurt = when_played(ef.PutDamage(THIS, N(4)), "Hurt")
    heal = Triggered((Trigger(EventKind.PLAYED, YOUR_CHARACTER),), ef.RemoveDamage(ta.The(ta.Subject()), N(4)), "Heal")
    scene = Scene()
    scene.put(0, item("House", 1, heal))
    luisa = scene.put(0, character("Luisa", 4, 4, 1, 0, hurt), HAND)
    scene.play(luisa)
    first = next(e.number for e in scene.game.state.bag if e.ability.name == "Hurt")
    scene.choose(op.Option(op.TRIGGER, first))
    assert scene.zone(luisa) == DISCARD


# CR 6.7.6: several players, active player first, one resolution
def hercules() -> ef.Effect:
    mine = ta.Filter((CardType.CHARACTER,), Whose.THAT_PLAYERS, Zone.HAND)
    return ef.EachDoes(EVERYONE, ef.May(ef.PlayCard(mine, who=Who.THAT_PLAYER), THAT))


def test_6_7_6_each_player_in_turn_order_and_triggers_wait_for_everyone() -> None:
    scene = Scene(turn=1)
    mine = scene.put(1, character("Mine", 1, 3, 1, 5, when_played(GAIN)), HAND)
    theirs = scene.put(0, character("Theirs", 1, 3, 1, 5, when_played(GAIN)), HAND)
    deed = scene.put(1, action(hercules(), 0), HAND)
    scene.play(deed)
    assert scene.asked_player == 1
    scene.yes()
    assert scene.zone(mine) == PLAY
    assert scene.asked_player == 0
    assert scene.lore_total(1) == 0  # the trigger waits
    scene.yes()
    assert scene.zone(theirs) == PLAY
    assert (scene.lore_total(0), scene.lore_total(1)) == (1, 1)


def test_6_7_6_that_player_is_still_known_after_an_inner_part() -> None:
    # each player discards a card, you gain a lore for it, and that player draws
    scene = Scene(players=3)
    for player in range(3):
        scene.put(player, character(), HAND)
    body = ef.Sequence((
        ef.Discard(THAT, N(1), ta.Filter(zone=Zone.HAND)),
        ef.Discard(ta.Players(Who.YOU, where=CompareAmounts(am.CardsInHand(Who.YOU), N(1))), N(1), YOUR_HAND),
        ef.Draw(THAT, N(1)),
    ))
    deed = scene.put(0, action(ef.EachDoes(OPPONENTS, body), 0), HAND)
    scene.play(deed)
    assert [scene.hand(p) for p in range(3)] == [0, 1, 1]


def test_6_7_6_only_the_players_for_whom_it_holds() -> None:
    many = CompareAmounts(am.CardsInHand(Who.THAT_PLAYER), N(2))
    scene = Scene(players=3)
    for player, n in ((1, 2), (2, 1)):
        for _ in range(n):
            scene.put(player, character(), HAND)
    deed = scene.put(0, action(ef.Draw(ta.Players(Who.EACH_PLAYER, many), N(1)), 0), HAND)
    scene.play(deed)
    assert [scene.hand(p) for p in range(3)] == [0, 3, 1]


def test_6_7_6_how_many_declined_is_counted_after_everyone_answered() -> None:
    each = ef.EachDoes(OPPONENTS, ef.IfDo(ef.May(ef.Discard(THAT, N(1), ta.Filter(zone=Zone.HAND)), THAT),
                                          ef.Nothing(), ef.GainLore(YOU, N(2))))
    scene = Scene(players=3)
    for player in (1, 2):
        scene.put(player, character(), HAND)
    deed = scene.put(0, action(each, 0), HAND)
    scene.play(deed).yes().no()
    assert scene.lore_total(0) == 2


# CR 6.7.7: last known values
def test_6_7_7_the_strength_it_had_just_before_leaving() -> None:
    # later bonuses do not count, the one it had does
    wreck = Triggered((Trigger(EventKind.BANISHED, ta.This()),),
                      ef.GainLore(YOU, am.StatOf(Stat.STRENGTH, ta.This())), "Wreck")
    scene = Scene()
    ralph = scene.put(0, character("Ralph", 2, 3, 1, 1, wreck))
    plus = (pr.Changes(Stat.STRENGTH, N(3)),)
    buff = scene.put(0, action(ef.Give(ta.Chosen(CHARACTER), plus, Until.THIS_TURN), 0), HAND)
    kill = scene.put(0, action(ef.Banish(ta.Chosen(CHARACTER)), 0), HAND)
    scene.play(buff).play(kill)
    assert scene.zone(ralph) == DISCARD
    assert scene.lore_total(0) == 5


def test_6_7_7_damage_and_cards_under_are_known_too() -> None:
    effect = ef.Sequence((
        ef.Banish(ta.Chosen(YOUR_CHARACTER, label="it")),
        ef.GainLore(YOU, am.StatOf(Stat.DAMAGE, ta.It("it"))),
        ef.Draw(YOU, am.StatOf(Stat.CARDS_UNDER, ta.It("it"))),
    ))
    scene = Scene()
    scene.put(0, character("Hero", 1, 9), damage=3, under=[character("Below"), character("Below")])
    deed = scene.put(0, action(effect, 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 3
    assert scene.hand(0) == 2
