"""Cards that remove damage and cards that return cards."""

from __future__ import annotations

from tintero.abilities.words import Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import DISCARD, HAND, PLAY, character, item, keyword, location
from ..reading import real

# ---- removing damage -------------------------------------------------------------------------------------------------


def test_hakuna_matata() -> None:
    t = Table()
    a, b, foe = t.body(0, damage=4), t.body(0, damage=1), t.body(1, damage=2)
    t.play(t.mine("Hakuna Matata", HAND))
    assert t.offered(op.NUMBER) == {0, 1, 2, 3}
    t.amount(3)
    assert t.offered(op.NUMBER) == {0, 1}
    t.amount(0)
    assert (t.damage(a), t.damage(b), t.damage(foe)) == (1, 1, 2)


def test_ever_as_before() -> None:
    t = Table()
    a, b, foe = t.body(0, damage=2), t.body(0, damage=2), t.body(1, damage=2)
    t.play(t.mine("Ever as Before", HAND)).pick(a, foe).done().amount(2).amount(1)
    assert (t.damage(a), t.damage(b), t.damage(foe)) == (0, 2, 1)


def test_reuben_sandwich_expert() -> None:
    t = Table(ink=3)
    reuben, hurt = t.mine("Reuben - Sandwich Expert"), t.body(0, damage=3)
    first, second = t.body(0, cost=3, zone=HAND), t.body(0, cost=2, zone=HAND)
    t.use(reuben).pick(hurt).amount(2).play(first)
    assert t.ready_ink(0) == 2  # 2 less
    t.play(second)
    assert t.ready_ink(0) == 0  # the discount is used up


def test_darkwings_chair_set() -> None:
    for name, most in (("Darkwing Duck", 4), ("Launchpad", 2)):
        t = Table()
        chairs, hurt = t.mine("Darkwing's Chair Set"), t.body(0, damage=4, name=name)
        t.use(chairs)
        t.settled(hurt)
        assert max(t.offered(op.NUMBER)) == most
        t.amount(most)
        assert t.damage(hurt) == 4 - most
        assert t.zone(chairs) == DISCARD


def test_hanas_inkcaster() -> None:
    for below, resists in (([], False), ([real("Arthur - Trained Swordsman")], True)):
        t = Table()
        caster = t.mine("Hana's Inkcaster")
        hurt = t.put(0, character(), damage=1, under=below)
        t.use(caster)
        t.settled(hurt)
        t.amount(0)
        assert t.has(hurt, Keyword.RESIST) is resists
        t.end()
        assert t.has(hurt, Keyword.RESIST) is resists  # until your next turn starts
        t.end()
        assert not t.has(hurt, Keyword.RESIST)


def test_heads_held_high() -> None:
    t = Table(ink=20)
    mine, foe = t.body(0, strength=4), t.body(1, strength=4)
    t.play(t.mine("Heads Held High", HAND)).done()
    assert (t.strength(mine), t.strength(foe)) == (4, 1)
    t.end()
    assert t.strength(foe) == 4


def test_try_everything() -> None:
    t = Table()
    a = t.body(0, damage=2, exerted=True)
    t.body(1, exerted=True)
    t.play(t.mine("Try Everything", HAND)).pick(a).amount(2)
    assert not t.perm(a).exerted
    assert t.why_not(Option(op.QUEST, a.card)) is not None
    assert t.targets(a) == set()


def test_repair() -> None:
    t = Table()
    place, foe = t.put(0, location(), damage=3), t.put(1, location(), damage=3)
    own = t.body(0, damage=1)
    t.play(t.mine("Repair", HAND))
    assert t.offered(op.CARD) == {place.card, own.card}
    t.pick(place).amount(3)
    assert (t.damage(place), t.damage(foe)) == (0, 3)


def test_im_never_not_by_your_side() -> None:
    t = Table()
    a, b, c = t.body(0, damage=3), t.body(0, damage=3), t.body(0, damage=1)
    t.play(t.mine("I'm Never Not by Your Side", HAND)).pick(a, b).done().amount(3)
    assert t.offered(op.NUMBER) == {0, 1}  # 4 in total
    t.amount(1)
    assert (t.damage(a), t.damage(b), t.damage(c)) == (0, 2, 1)
    assert t.lore_total(0) == 4


# ---- returning -------------------------------------------------------------------------------------------------------


def test_dragon_gem() -> None:
    t = Table()
    gem = t.mine("Dragon Gem")
    helper = t.put(0, character("", 2, 3, 1, 2, keyword(Keyword.SUPPORT)), DISCARD)
    other = t.body(0, zone=DISCARD)
    t.use(gem)
    t.settled(helper)
    assert (t.zone(helper), t.zone(other)) == (HAND, DISCARD)


def test_shepherds_journal() -> None:
    t = Table()
    journal = t.mine("Shepherd's Journal")
    t.use(journal)
    assert t.zone(journal) == DISCARD  # it is not another item card
    t = Table()
    journal, twin = t.mine("Shepherd's Journal"), t.mine("Shepherd's Journal", DISCARD)
    t.use(journal)
    t.settled(twin)
    assert (t.zone(journal), t.zone(twin)) == (DISCARD, HAND)


def test_bibbidi_bobbidi_boo() -> None:
    t = Table()
    back = t.body(0, cost=4)
    fits, dear = t.body(0, cost=4, zone=HAND), t.body(0, cost=5, zone=HAND)
    t.play(t.mine("Bibbidi Bobbidi Boo", HAND))
    assert t.offered(op.PLAY) == {back.card, fits.card}
    assert dear.card not in t.offered(op.PLAY)
    ink = t.ready_ink(0)
    t.play(fits)
    assert (t.zone(back), t.zone(fits), t.ready_ink(0)) == (HAND, PLAY, ink)


def test_bounce() -> None:
    t = Table()
    own, foe = t.body(0), t.body(1)
    t.play(t.mine("Bounce", HAND))
    t.settled(own)
    assert t.zone(own) == HAND
    t.settled(foe)
    assert t.zone(foe) == HAND
    t = Table()
    foe = t.body(1)
    t.play(t.mine("Bounce", HAND))
    assert t.zone(foe) == PLAY  # nothing of yours was returned


def test_super_relocation_program() -> None:
    for classification, drawn in (("Hero", 2), ("Villain", 0)):
        t = Table()
        own = t.body(0, classifications=("Storyborn", classification))
        t.body(0)
        t.play(t.mine("Super Relocation Program", HAND)).pick(own)
        assert t.hand(0) == 1 + drawn


def test_we_dont_talk_about_bruno() -> None:
    for who in (0, 1):
        t = Table()
        a, b = t.body(0), t.body(1)
        t.play(t.mine("We Don't Talk About Bruno", HAND)).pick((a, b)[who])
        assert t.hand(who) == 0  # the only card in that hand was the returned one
        assert t.zone((a, b)[who]) == DISCARD
        assert t.zone((b, a)[who]) == PLAY


def test_family_fishing_pole() -> None:
    t = Table()
    pole, tired, fresh = t.mine("Family Fishing Pole"), t.body(0, exerted=True), t.body(0)
    t.use(pole)
    t.settled(tired)
    assert (t.zone(tired), t.zone(fresh), t.zone(pole), t.lore_total(0)) == (HAND, PLAY, DISCARD, 2)
    t = Table()
    pole = t.mine("Family Fishing Pole", HAND)
    t.body(0, exerted=True)
    t.play(pole)
    assert t.perm(pole).exerted
    assert pole.card not in t.offered(op.USE)


def test_magica_de_spell_thieving_sorceress() -> None:
    t = Table()
    magica = t.mine("Magica De Spell - Thieving Sorceress")
    strength = real("Magica De Spell - Thieving Sorceress").strength
    cheap, dear = t.put(1, item("", strength)), t.put(1, item("", strength + 1))
    t.use(magica)
    t.settled(cheap)
    assert (t.zone(cheap), t.zone(dear)) == (HAND, PLAY)


def test_the_claw() -> None:
    t = Table()
    claw, own, foe = t.mine("The Claw"), t.body(0), t.body(1)
    t.use(claw)
    t.settled(own, foe)
    assert (t.zone(own), t.zone(foe)) == (DISCARD, HAND)
    t = Table()
    claw = t.mine("The Claw")
    t.body(1)
    t.begin()
    assert claw.card not in t.offered(op.USE)  # a cost that cannot be paid
