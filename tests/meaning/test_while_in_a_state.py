"""Cards that are on while their own character is somewhere, in some state, or in a challenge."""

from __future__ import annotations

import pytest

from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.words import EventKind, Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import DISCARD, HAND, PLAY, action, character, item, keyword, location
from ..reading import real


def test_nala_undaunted_lioness() -> None:
    t = Table()
    nala, foe = t.theirs("Nala - Undaunted Lioness", exerted=True), t.body(0, strength=2)
    lore = real("Nala - Undaunted Lioness").lore
    t.begin()
    assert (t.lore_of(nala), t.has(nala, Keyword.RESIST)) == (lore + 1, True)
    t.challenge(foe, nala)
    assert t.damage(nala) == 1  # she resisted the blow that ends her bonus
    assert (t.lore_of(nala), t.has(nala, Keyword.RESIST)) == (lore, False)


def test_carl_fredricksen_and_russell_intrepid_explorers() -> None:
    t = Table()
    camp, far = t.put(0, location()), t.put(0, location())
    pair = t.mine("Carl Fredricksen & Russell - Intrepid Explorers")
    near, away, out = t.body(0, at=camp), t.body(0, at=far), t.body(0)
    t.begin()
    assert [t.lore_of(c) for c in (near, away, out)] == [1, 1, 1]  # the pair is nowhere yet
    t.move(pair, camp)
    assert t.lore_of(pair) == real("Carl Fredricksen & Russell - Intrepid Explorers").lore + 1
    assert [(t.lore_of(c), t.has(c, Keyword.EVASIVE)) for c in (near, away, out)] == [
        (2, True), (1, False), (1, False),
    ]


def test_stitch_covert_agent() -> None:
    t = Table()
    camp = t.put(1, location())
    stitch, other = t.theirs("Stitch - Covert Agent", at=camp), t.body(1)
    eater = t.mine("Dragon Fire", HAND)
    t.play(eater)
    t.settled(other)
    assert (t.zone(other) == PLAY, t.zone(stitch) == PLAY) == (False, True)


def test_fergus_outpost_builder() -> None:
    for at_home, damage in ((True, 4), (False, 0)):
        t = Table()
        outpost = t.put(0, location())
        t.mine("Fergus - Outpost Builder", at=outpost if at_home else None)
        frail, hitter, foe = t.put(1, location(willpower=2)), t.body(0), t.body(1)
        t.challenge(hitter, frail)
        if at_home:
            t.yes().pick(foe)
        assert (t.asked, t.damage(foe)) == (op.TURN, damage)


def test_fergus_outpost_builder_only_for_challenged_locations() -> None:
    t = Table()
    outpost = t.put(0, location())
    t.mine("Fergus - Outpost Builder", at=outpost)
    sturdy, frail, hitter = t.put(1, location(willpower=9)), t.put(1, location(willpower=3)), t.body(0)
    zeus = t.mine("And Then Along Came Zeus", HAND)
    t.challenge(hitter, sturdy)
    assert t.asked == op.TURN  # challenged, not banished
    t.play(zeus).pick(frail)
    assert (t.asked, t.zone(frail)) == (op.TURN, DISCARD)  # banished, not challenged


def test_shenzi_hyena_pack_leader() -> None:
    t = Table()
    den = t.put(0, location())
    shenzi, foe, place = t.mine("Shenzi - Hyena Pack Leader"), t.body(1, strength=0, exerted=True), t.put(1, location())
    t.begin()
    assert t.strength(shenzi) == real("Shenzi - Hyena Pack Leader").strength
    t.move(shenzi, den)
    assert t.strength(shenzi) == real("Shenzi - Hyena Pack Leader").strength + 3
    t.challenge(shenzi, place)
    assert t.asked == op.TURN  # a location is not a character
    t = Table()
    den = t.put(0, location())
    shenzi, foe = t.mine("Shenzi - Hyena Pack Leader", at=den), t.body(1, strength=0, exerted=True)
    t.challenge(shenzi, foe).yes()
    assert t.hand(0) == 1


def test_louie_one_cool_duck() -> None:
    t = Table()
    louie, hitter = t.theirs("Louie - One Cool Duck", exerted=True), t.body(0, strength=2)
    t.challenge(hitter, louie)
    hurt = t.events(EventKind.DAMAGE_TAKEN)
    assert next(h.amount for h in hurt if h.card == louie.card) == 1


def test_tiana_celebrating_princess() -> None:
    for exerted, cards, allowed in ((True, 0, False), (True, 1, True), (False, 0, True)):
        t = Table()
        t.theirs("Tiana - Celebrating Princess", exerted=exerted)
        t.bodies(1, cards, zone=HAND)
        song, other, singer = t.mine("Friends on the Other Side", HAND), t.body(0, zone=HAND), t.body(0, cost=5)
        t.begin()
        assert (song.card in t.offered(op.PLAY)) is allowed
        assert t.can(Option(op.SING, song.card, singer.card)) is allowed
        assert other.card in t.offered(op.PLAY)


def test_daisy_duck_paranormal_investigator() -> None:
    for exerted, ready in ((True, 3), (False, 4)):
        t = Table(ink=3)
        t.theirs("Daisy Duck - Paranormal Investigator", exerted=exerted)
        t.ink_card(t.body(0, zone=HAND))
        assert (t.ink_total(0), t.ready_ink(0)) == (4, ready)
    t = Table(ink=3)
    t.mine("Daisy Duck - Paranormal Investigator", exerted=True)
    t.ink_card(t.body(0, zone=HAND))
    assert t.ready_ink(0) == 4  # only the opponents' ink


def test_don_karnage_debonair_pirate() -> None:
    t = Table()
    t.theirs("Don Karnage - Debonair Pirate", exerted=True)
    hurt, well, theirs = t.body(0, damage=1, lore=2), t.body(0, lore=2), t.body(1, damage=1, lore=2)
    t.begin()
    assert [t.lore_of(c) for c in (hurt, well, theirs)] == [1, 2, 2]


def test_peter_pan_never_land_prankster() -> None:
    t = Table()
    t.theirs("Peter Pan - Never Land Prankster", exerted=True)
    first, second, hitter, foe = t.body(0), t.body(0), t.body(0, strength=1), t.body(1, exerted=True)
    t.quest(first)
    assert (t.lore_total(0), t.perm(first).exerted) == (0, True)  # questing itself is allowed
    t.challenge(hitter, foe).quest(second)
    assert t.lore_total(0) == 1


def test_peter_pan_never_land_prankster_and_locations() -> None:
    for exerted, lore in ((True, 0), (False, 2)):
        t = Table()
        t.mine("Peter Pan - Never Land Prankster", exerted=exerted)
        t.put(1, location(lore=2))
        t.end()
        assert t.lore_total(1) == lore


def test_peter_pan_never_land_prankster_as_soon_as_he_is_exerted() -> None:
    t = Table()
    peter = t.theirs("Peter Pan - Never Land Prankster")
    exert = ef.Exert(ta.Chosen(ta.OPPOSING_CHARACTER))
    t.play(t.put(0, action(ef.Sequence((exert, ef.GainLore(ta.YOU, am.Number(1))))), HAND))
    assert (t.perm(peter).exerted, t.lore_total(0)) == (True, 0)


def test_panic_immortal_sidekick() -> None:
    for exerted, pain, safe in ((True, True, True), (True, False, False), (False, True, False)):
        t = Table()
        t.theirs("Panic - Immortal Sidekick", exerted=exerted)
        if pain:
            t.put(1, character("Pain - Tester"))
        villain = t.body(1, exerted=True, classifications=("Villain",))
        hero = t.body(1, exerted=True, classifications=("Hero",))
        hitter = t.body(0)
        t.begin()
        assert (villain.card not in t.targets(hitter)) is safe
        assert hero.card in t.targets(hitter)


def test_pete_space_pirate() -> None:
    t = Table()
    pete = t.theirs("Pete - Space Pirate", exerted=True)
    pirate = t.body(1, classifications=("Pirate",))
    singer = t.body(0, cost=9)
    song, together = t.mine("Friends on the Other Side", HAND), t.mine("Second Star to the Right", HAND)
    t.begin()
    assert not t.can(Option(op.SING, song.card, singer.card))
    assert not t.offered(op.SING_TOGETHER) & {together.card}
    assert t.has(pirate, Keyword.RESIST)
    assert t.has(pete, Keyword.RESIST) is ("Pirate" in real("Pete - Space Pirate").classifications)


def test_genie_main_attraction() -> None:
    t = Table()
    genie, foe, gadget = t.mine("Genie - Main Attraction"), t.body(1, exerted=True), t.put(1, item(), exerted=True)
    t.quest(genie).end()
    assert (t.perm(foe).exerted, t.perm(gadget).exerted) == (True, False)
    t.end()
    assert not t.perm(genie).exerted
    t.end()
    assert not t.perm(foe).exerted  # Genie is ready now


def test_captain_hook_ruthless_pirate() -> None:
    t = Table()
    t.theirs("Captain Hook - Ruthless Pirate", exerted=True)
    flyer, walker = t.put(0, character("", 2, 5, 1, 2, keyword(Keyword.EVASIVE))), t.body(0)
    t.begin()
    assert (t.has(flyer, Keyword.RECKLESS), t.has(walker, Keyword.RECKLESS)) == (True, False)
    assert t.offered(op.QUEST) == {walker.card}
    assert not t.can(Option(op.END))  # it is able to challenge the exerted Captain


def test_jiminy_cricket_level_headed_and_wise() -> None:
    t = Table()
    t.theirs("Jiminy Cricket - Level-Headed and Wise", exerted=True)
    t.mine("Flotsam - Ursula's Spy")  # gives Rush to every Jetsam of yours
    fast = t.put(0, character("", 2, 5, 1, 2, keyword(Keyword.RUSH)), HAND)
    given = t.put(0, character("Jetsam - Tester"), HAND)
    slow = t.body(0, zone=HAND)
    for c, exerted in ((fast, True), (given, True), (slow, False)):
        t.play(c)
        assert t.perm(c).exerted is exerted


def test_merida_gifted_archer() -> None:
    t = Table()
    t.theirs("Merida - Gifted Archer", exerted=True)
    hitter, place = t.body(0, willpower=5), t.put(1, location())
    t.challenge(hitter, place)
    assert t.asked_player == 1
    t.yes()
    assert t.damage(hitter) == 1  # whatever is challenged


def test_mickey_mouse_expedition_leader() -> None:
    t = Table()
    mickey, friend, foe = t.mine("Mickey Mouse - Expedition Leader"), t.body(0), t.body(1, strength=5)
    t.quest(mickey)
    assert t.asked == op.TURN  # his own quest does not count
    t.quest(friend)
    t.settled(foe)
    assert t.strength(foe) == 3
    t.end()
    assert t.strength(foe) == 3
    t.end()
    assert t.strength(foe) == 5


def test_the_horned_king_merciless_master() -> None:
    t = Table(ink=3)
    king, dead, gone = t.mine("The Horned King - Merciless Master"), t.body(0, zone=DISCARD), t.put(0, item(), DISCARD)
    mine = t.body(0, zone=HAND, cost=1)
    t.begin()
    assert dead.card not in t.offered(op.PLAY)
    t.quest(king)
    assert dead.card in t.offered(op.PLAY)
    assert gone.card not in t.offered(op.PLAY)
    t.play(dead).play(mine)
    assert (t.perm(dead).exerted, t.perm(mine).exerted, t.ready_ink(0)) == (True, False, 0)


def test_hercules_mighty_leader() -> None:
    t = Table()
    t.theirs("Hercules - Mighty Leader", exerted=True)
    hero = t.body(1, willpower=9, exerted=True, classifications=("Hero",))
    hitter = t.body(0, strength=2)
    t.play(t.mine("Fire the Cannons!", HAND)).pick(hero)
    assert t.damage(hero) == 0
    t.challenge(hitter, hero)
    assert t.damage(hero) == 2


def test_toby_turtle_wary_friend() -> None:
    t = Table()
    toby = t.mine("Toby Turtle - Wary Friend")
    t.begin()
    assert not t.has(toby, Keyword.RESIST)
    t.quest(toby)
    assert t.has(toby, Keyword.RESIST)


@pytest.mark.parametrize(("name", "guarded"), [("Diablo - Stone Servant", "Villain"), ("Kenai - Big Brother", "Koda")])
def test_guardians_while_exerted(name: str, guarded: str) -> None:
    t = Table()
    t.theirs(name, exerted=True)
    ward = t.put(1, character(f"{guarded} - Tester", classifications=(guarded,)), exerted=True)
    hitter = t.body(0)
    t.begin()
    assert ward.card not in t.targets(hitter)
