"""Cards that speak when they are played or shifted."""

from __future__ import annotations

import pytest

from tintero.abilities.words import EventKind, Keyword
from tintero.rules import option as op

from ..bench import Table
from ..kit import DECK, DISCARD, FILLER, HAND, INKWELL, PLAY, bearer, character, item, location

# ---- when you play this character ------------------------------------------------------------------------------------


@pytest.mark.parametrize("dead", [1, 2])
def test_roller_bob_sids_toy(dead: int) -> None:
    t = Table()
    bob, foe = t.mine("Roller Bob - Sid's Toy", HAND), t.body(1, exerted=True)
    gone = t.bodies(0, dead, zone=DISCARD)
    t.put(0, item(), DISCARD)
    t.play(bob).yes()
    t.settled(*gone)
    assert t.has(bob, Keyword.RUSH) is (dead == 2)  # only if both cards were put
    assert t.targets(bob) == ({foe.card} if dead == 2 else set())


def test_stegmutt_clumsy_dinosaur() -> None:
    t = Table()
    steg, foe, own = t.mine("Stegmutt - Clumsy Dinosaur", HAND), t.body(1), t.body(0)
    spoons = [t.put(0, item(), DISCARD) for _ in range(3)]
    t.play(steg).yes().pick(*spoons[:2])
    assert t.cards == {steg.card, foe.card, own.card}
    t.pick(foe)
    assert (t.damage(foe), t.zones(*spoons), t.discard_size(0)) == (3, [DECK] * 3, 0)


def test_scrooge_mcduck_reformed_ebenezer() -> None:
    t = Table()
    scrooge, a, b, foe = t.mine("Scrooge McDuck - Reformed Ebenezer", HAND), t.body(0), t.body(0), t.body(1)
    t.play(scrooge).yes()
    assert [len(t.perm(c).under) for c in (scrooge, a, b, foe)] == [0, 1, 1, 0]
    assert [t.has(c, Keyword.WARD) for c in (scrooge, a, b, foe)] == [False, True, True, False]
    t.end()
    assert t.has(a, Keyword.WARD)
    t.end()
    assert not t.has(a, Keyword.WARD)


def test_scrooge_mcduck_reformed_ebenezer_with_too_few_cards() -> None:
    t = Table(deck_size=1)
    scrooge, a, b = t.mine("Scrooge McDuck - Reformed Ebenezer", HAND), t.body(0), t.body(0)
    t.play(scrooge).yes()
    assert not t.has(a, Keyword.WARD)  # only a part of it was possible
    assert not t.has(b, Keyword.WARD)


def test_aladdin_and_genie_mischievous_pals() -> None:
    t = Table()
    pals, (a, b, c) = t.mine("Aladdin & Genie - Mischievous Pals", HAND), t.bodies(0, 3, zone=HAND)
    t.play(pals).yes().pick(a, b).done()
    t.all_yes()
    assert (t.zones(a, b, c), t.hand(0)) == ([DECK, DECK, HAND], 1 + 3)
    assert {t.depth(a), t.depth(b)} == {t.deck(0) - 1, t.deck(0) - 2}


def test_kuzco_selfish_emperor() -> None:
    t = Table()
    kuzco, place, spoon = t.mine("Kuzco - Selfish Emperor", HAND), t.put(1, location()), t.put(0, item())
    t.body(1)
    t.play(kuzco).yes()
    assert t.cards == {place.card, spoon.card}
    t.pick(place)
    assert (t.zone(place), t.ink_total(1), t.ready_ink(1)) == (INKWELL, 1, 0)


def test_hades_infernal_schemer() -> None:
    t = Table()
    hades, foe = t.mine("Hades - Infernal Schemer", HAND), t.body(1, under=[FILLER])
    t.body(0)
    t.play(hades).yes()
    assert (t.zone(foe), t.ink_total(1), t.ready_ink(1)) == (INKWELL, 2, 2)  # the whole stack, and not exerted


@pytest.mark.parametrize("deck", [2, 3])
def test_dale_mischievous_ranger(deck: int) -> None:
    t = Table(deck_size=deck)
    dale, foe = t.mine("Dale - Mischievous Ranger", HAND), t.body(1, strength=4)
    t.play(dale).yes()
    if deck == 3:
        t.pick(foe)
    assert t.idle
    assert t.discard_size(0) == deck
    assert t.strength(foe) == (1 if deck == 3 else 4)  # with two cards it was done only in part


def test_della_duck_returning_mother() -> None:
    t = Table()
    della, tired = t.mine("Della Duck - Returning Mother", HAND), t.put(0, bearer(Keyword.BOOST, 1), exerted=True)
    t.body(0, exerted=True)
    fresh = t.put(0, bearer(Keyword.BOOST, 1))
    t.play(della).yes()
    assert t.cards == {tired.card, fresh.card}
    t.pick(fresh)
    assert fresh.card in t.offered(op.QUEST)  # it was not readied, so nothing follows
    t = Table()
    della, tired = t.mine("Della Duck - Returning Mother", HAND), t.put(0, bearer(Keyword.BOOST, 1), exerted=True)
    t.body(1, exerted=True)
    t.play(della).yes().settled(tired)
    assert not t.perm(tired).exerted
    assert tired.card not in t.offered(op.QUEST)
    assert t.targets(tired) == set()


@pytest.mark.parametrize("ready", [True, False])
def test_sven_reindeer_steed(ready: bool) -> None:
    t = Table()
    sven, other = t.mine("Sven - Reindeer Steed", HAND), t.body(0)
    t.play(sven).may(ready)
    if ready:
        assert t.cards == {sven.card, other.card}
        t.pick(other)
    assert (other.card in t.offered(op.QUEST)) is not ready  # also if it was ready before; nobody without a choice


def test_penny_bolts_person() -> None:
    t = Table()
    penny, hurt, well = t.mine("Penny - Bolt's Person", HAND), t.body(0, damage=3), t.body(0)
    t.play(penny).yes().pick(well)
    assert t.has(well, Keyword.RESIST)  # nothing to remove, and the rest all the same
    assert t.damage(hurt) == 3
    t = Table()
    penny, hurt = t.mine("Penny - Bolt's Person", HAND), t.body(0, damage=3)
    t.play(penny).yes().pick(hurt).amount(1)
    assert (t.damage(hurt), t.has(hurt, Keyword.RESIST), t.has(penny, Keyword.RESIST)) == (2, True, False)


def test_julieta_madrigal_excellent_cook() -> None:
    for amount, asked in ((2, True), (0, False)):
        t = Table()
        julieta, hurt = t.mine("Julieta Madrigal - Excellent Cook", HAND), t.body(0, damage=3)
        t.play(julieta).yes().pick(hurt).amount(amount)
        assert (t.asked == op.MAY) is asked
        if asked:
            t.yes()
        assert (t.damage(hurt), t.hand(0)) == (3 - amount, int(asked))
    t = Table()
    julieta, hurt = t.mine("Julieta Madrigal - Excellent Cook", HAND), t.body(0, damage=3)
    t.play(julieta).no()
    assert t.idle


def test_antonio_madrigal_animal_doctor() -> None:
    t = Table(ink=6)
    antonio, hurt, foe = t.mine("Antonio Madrigal - Animal Doctor", HAND), t.body(0, damage=3), t.body(1, damage=1)
    t.play(antonio).yes()
    assert foe.card not in t.cards
    t.pick(hurt).amount(3)
    assert (t.damage(hurt), t.ink_total(0)) == (0, 7)


def test_goofy_musketeer() -> None:
    t = Table()
    goofy = t.mine("Goofy - Musketeer", HAND)
    a = t.body(0, damage=3, classifications=("Storyborn", "Musketeer"))
    b = t.body(0, damage=1, classifications=("Storyborn", "Musketeer"))
    c, foe = t.body(0, damage=3), t.body(1, damage=3, classifications=("Storyborn", "Musketeer"))
    t.play(goofy).no().yes()  # Bodyguard first
    while t.asked == op.AMOUNT:
        t.amount(max(o.a for o in t.game.options))
    assert [t.damage(x) for x in (a, b, c, foe)] == [1, 0, 3, 3]


def test_magica_de_spell_shadow_form() -> None:
    t = Table()
    magica, own, foe = t.mine("Magica De Spell - Shadow Form", HAND), t.body(0), t.body(1)
    t.play(magica).yes()
    assert (t.zones(own, foe, magica), t.hand(0)) == ([HAND, PLAY, PLAY], 2)
    t = Table()
    magica, foe = t.mine("Magica De Spell - Shadow Form", HAND), t.body(1)
    t.play(magica).yes()
    assert t.hand(0) == 0


def test_edna_mode_fashion_designer() -> None:
    t = Table()
    edna, spoon, dear = t.mine("Edna Mode - Fashion Designer", HAND), t.put(1, item("", 2)), t.put(1, item("", 3))
    t.play(edna).yes().settled(spoon)
    assert (t.zones(spoon, dear), t.hand(0), t.hand(1)) == ([HAND, PLAY], 0, 2)  # its player draws


def test_mirabel_madrigal_curious_child() -> None:
    for song, lore in ((True, 1), (False, 0)):
        t = Table()
        mirabel = t.mine("Mirabel Madrigal - Curious Child", HAND)
        card = t.mine("Friend Like Me" if song else "Smash", HAND)
        t.play(mirabel).yes()
        if song:
            t.settled(card)
        assert (t.lore_total(0), t.zone(card)) == (lore, HAND)


def test_monterey_jack_watchful_ranger() -> None:
    for kind, take, where in (("character", True, HAND), ("character", False, DECK), ("item", True, DECK)):
        t = Table()
        jack = t.mine("Monterey Jack - Watchful Ranger", HAND)
        top = t.body(0, zone=DECK) if kind == "character" else t.put(0, item(), DECK)
        t.play(jack).yes()
        if kind == "character":
            t.may(take)
        assert t.zone(top) == where
        if where == DECK:
            assert t.depth(top) == t.deck(0) - 1
    t = Table()
    jack, top = t.mine("Monterey Jack - Watchful Ranger", HAND), t.body(0, zone=DECK)
    t.play(jack).no()
    assert t.idle
    assert t.depth(top) == 0  # not looked at: it stays


def test_alma_madrigal_family_matriarch() -> None:
    t = Table()
    alma = t.mine("Alma Madrigal - Family Matriarch", HAND)
    t.body(0, zone=DECK)
    mirabel = t.mine("Mirabel Madrigal - Curious Child", DECK)
    t.play(alma).yes().pick(mirabel)
    assert (t.zone(mirabel), t.depth(mirabel), t.hand(0)) == (DECK, 0, 0)
    assert len(t.events(EventKind.SHUFFLED)) == 1
    t = Table()
    alma, _ = t.mine("Alma Madrigal - Family Matriarch", HAND), t.mine("Mirabel Madrigal - Curious Child", DECK)
    t.play(alma).yes()
    t.done()  # CR 7.1.4: in a private zone nothing needs to be found
    assert len(t.events(EventKind.SHUFFLED)) == 1


def test_chernabog_unnatural_force() -> None:
    t = Table()
    bog, foe, dead = t.mine("Chernabog - Unnatural Force", HAND), t.body(1), t.body(1, zone=DISCARD, cost=9)
    t.body(0, zone=DISCARD)
    t.play(bog).yes().settled(foe)
    assert (t.zone(foe), t.asked, t.asked_player) == (DECK, op.MAY, 1)  # the second may is the opponent's
    t.yes().settled(dead)
    assert t.zone(dead) == PLAY
    assert t.perm(dead).owner == 1


def test_carl_fredricksen_loving_husband() -> None:
    t = Table()
    carl = t.mine("Carl Fredricksen - Loving Husband", HAND)
    ellie = t.put(0, character("Ellie Fredricksen - One", cost=3), HAND)
    again = t.put(0, character("Ellie Fredricksen - Two", cost=3), HAND)
    t.play(carl)
    left = t.ready_ink(0)
    t.play(ellie)
    assert t.ready_ink(0) == left - 1
    t.play(again)
    assert t.ready_ink(0) == left - 4  # the next one only


def test_donald_duck_coin_collector() -> None:
    t = Table()
    donald, a, wet = t.mine("Donald Duck - Coin Collector", HAND), t.body(0), t.body(0, drying=True)
    late = t.body(0, zone=HAND)
    t.play(donald).play(late)
    assert t.offered(op.USE) == {a.card}  # not himself, not a drying one, not one that came later
    t.use(a)
    assert (t.hand(0), t.perm(a).exerted, t.perm(wet).exerted) == (1, True, False)
    t.end().end()
    assert t.offered(op.USE) == set()


# ---- shifting --------------------------------------------------------------------------------------------------------


def test_meilin_lee_superficially_obedient() -> None:
    t = Table()
    mei, panda = t.mine("Meilin Lee - Superficially Obedient"), t.mine("Meilin Lee - Popular Red Panda", HAND)
    t.shift(panda, mei)
    assert t.idle
    assert t.has(panda, Keyword.EVASIVE)  # what applied to the base goes on (8.10.5)


def test_grandma_wu_wise_grandmother() -> None:
    t = Table()
    wu, other = t.mine("Grandma Wu - Wise Grandmother"), t.mine("Grandma Wu - Wise Grandmother")
    panda = t.mine("Grandma Wu - Fierce Red Panda", HAND)
    t.shift(panda, wu)
    assert t.idle
    assert (t.lore_total(0), t.zone(other)) == (1, PLAY)  # only the one that lies beneath


def test_omnidroid_ultimate_iteration() -> None:
    for take in (True, False):
        t = Table()
        base = t.put(0, character("Omnidroid - Test"), under=[FILLER])
        robot = t.mine("Omnidroid - Ultimate Iteration", HAND)
        t.shift(robot, base).may(take)
        assert t.zones(base, base.under[0], robot) == ([HAND, HAND, PLAY] if take else [5, 5, PLAY])
