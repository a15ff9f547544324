"""Cards that speak whenever somebody challenges or is challenged."""

from __future__ import annotations

import pytest

from tintero.abilities.words import EventKind, Keyword
from tintero.rules import option as op

from ..bench import Table
from ..kit import DISCARD, FILLER, HAND, PLAY, character, keyword, location
from ..reading import real

# ---- whenever somebody challenges ------------------------------------------------------------------------------------


@pytest.mark.parametrize("pays", [True, False])
def test_tiana_restaurant_owner(pays: bool) -> None:
    t = Table(ink=3)
    tiana, own = t.theirs("Tiana - Restaurant Owner", exerted=True), t.body(1, willpower=9, exerted=True)
    bully = t.body(0, strength=4, willpower=9)
    t.challenge(bully, own)
    assert (t.asked, t.asked_player) == (op.MAY, 0)  # the challenging player decides
    t.may(pays)
    assert (t.damage(own), t.ready_ink(0)) == ((4, 0) if pays else (1, 3))
    assert t.damage(tiana) == 0


def test_tiana_restaurant_owner_ready_or_without_ink() -> None:
    t = Table(ink=2)
    t.theirs("Tiana - Restaurant Owner", exerted=True)
    own, bully = t.body(1, willpower=9, exerted=True), t.body(0, strength=4, willpower=9)
    t.challenge(bully, own)
    assert t.damage(own) == 1
    t = Table(ink=3)
    t.theirs("Tiana - Restaurant Owner")
    own, bully = t.body(1, willpower=9, exerted=True), t.body(0, strength=4, willpower=9)
    t.challenge(bully, own)
    assert t.damage(own) == 4


@pytest.mark.parametrize(("strength", "challenger", "lore"), [(2, 0, 0), (2, 1, 1), (3, 0, 1), (6, 0, 3), (3, 3, 3)])
def test_snuggly_duckling_disreputable_pub(strength: int, challenger: int, lore: int) -> None:
    t = Table()
    pub = t.mine("Snuggly Duckling - Disreputable Pub")
    extra = (keyword(Keyword.CHALLENGER, challenger),) if challenger else ()
    thug = t.put(0, character("", strength, 9, 1, 2, *extra), at=pub)
    foe = t.body(1, exerted=True, willpower=9)
    t.challenge(thug, foe)
    assert t.lore_total(0) == lore


def test_fa_zhou_war_hero() -> None:
    t = Table()
    t.mine("Fa Zhou - War Hero")
    place, foe = t.put(1, location("", 9)), t.body(1, exerted=True, willpower=9)
    a, b, c = (t.body(0, willpower=9) for _ in range(3))
    t.challenge(a, place).challenge(b, foe)
    assert t.lore_total(0) == 3  # a challenge of a location counts as one, though it does not trigger
    t.challenge(c, foe)
    assert t.lore_total(0) == 3


def test_prince_phillip_swordsman_of_the_realm() -> None:
    t = Table()
    phillip, hurt = t.mine("Prince Phillip - Swordsman of the Realm"), t.body(1, damage=1, willpower=9, exerted=True)
    well = t.body(1, willpower=9, exerted=True, strength=1)
    t.challenge(phillip, hurt)
    assert not t.perm(phillip).exerted
    t.challenge(phillip, well)
    assert t.perm(phillip).exerted


def test_rafiki_mystical_fighter() -> None:
    for hyena in (True, False):
        t = Table()
        rafiki = t.mine("Rafiki - Mystical Fighter")
        foe = t.body(1, 1, 9, exerted=True, classifications=("Storyborn", "Hyena") if hyena else ("Storyborn",))
        t.challenge(rafiki, foe)
        assert t.damage(foe) > 0
        assert t.damage(rafiki) == (0 if hyena else 1)


@pytest.mark.parametrize("under", [True, False])
def test_beast_aggressive_lord(under: bool) -> None:
    t = Table()
    beast = t.mine("Beast - Aggressive Lord", under=[FILLER] if under else [], facedown=True)
    foe = t.body(1, strength=1, willpower=9, exerted=True)
    t.lore(1, 5)
    t.challenge(beast, foe)
    assert [t.lore_total(p) for p in (0, 1)] == ([1, 4] if under else [0, 5])


def test_mushu_majestic_dragon() -> None:
    t = Table()
    t.mine("Mushu - Majestic Dragon")
    a, foe = t.body(0, willpower=9), t.body(1, strength=5, willpower=9, exerted=True)
    t.challenge(a, foe)
    assert (t.damage(a), t.damage(foe), t.has(a, Keyword.RESIST)) == (3, 2, False)


def test_boo_energetic_child() -> None:
    t = Table()
    boo, foe, big = t.mine("Boo - Energetic Child"), t.body(1, 3, 9, exerted=True), t.body(1, 4, 9, exerted=True)
    t.challenge(boo, foe)
    assert (t.zone(foe), t.damage(boo), t.zone(big)) == (DISCARD, 0, PLAY)
    assert t.events(EventKind.DAMAGE_DEALT) == []


def test_zeus_mr_lightning_bolts() -> None:
    t = Table()
    zeus, foe = t.mine("Zeus - Mr. Lightning Bolts"), t.body(1, 1, 20, exerted=True)
    strong = t.body(1, strength=7)
    own = real("Zeus - Mr. Lightning Bolts").strength
    t.challenge(zeus, foe).pick(strong)
    assert t.strength(zeus) == own + 7
    assert t.strength(foe) == 1


def test_ming_lee_giant_red_panda() -> None:
    t = Table()
    ming, foe = t.mine("Ming Lee - Giant Red Panda"), t.body(1, 1, 20, exerted=True)
    t.challenge(ming, foe)
    assert (t.perm(ming).exerted, t.damage(ming)) == (False, 1)
    assert ming.card not in t.offered(op.QUEST)
    assert t.targets(ming) == {foe.card}


def test_mulan_imperial_general() -> None:
    t = Table()
    mulan, own, late = t.mine("Mulan - Imperial General"), t.body(0), t.body(0, zone=HAND)
    foe, ready = t.body(1, 1, 20, exerted=True), t.body(1)
    place = t.put(1, location("", 9))
    t.begin()
    assert t.targets(own) == {foe.card, place.card}
    t.challenge(mulan, foe)
    assert t.targets(own) == {foe.card, ready.card, place.card}
    t.play(late)
    t.perm(late).drying = False
    assert ready.card not in t.targets(late)


def test_raya_leader_of_heart() -> None:
    for hurt in (0, 1):
        t = Table()
        raya, foe = t.mine("Raya - Leader of Heart"), t.body(1, 1, 20, damage=hurt, exerted=True)
        t.challenge(raya, foe)
        assert t.damage(raya) == (0 if hurt else 1)
        assert t.damage(foe) > hurt


def test_flynn_rider_breaking_and_entering() -> None:
    for cards, discards, lore in ((1, True, 0), (1, False, 2), (0, True, 2)):
        t = Table()
        flynn, bully = t.theirs("Flynn Rider - Breaking and Entering", exerted=True), t.body(0, 1, 9)
        t.bodies(0, cards, zone=HAND)
        t.challenge(bully, flynn)
        assert t.asked_player == 0
        t.may(discards)
        assert (t.lore_total(1), t.discard_size(0)) == (lore, int(discards and cards > 0))


def test_belle_hidden_archer() -> None:
    t = Table(players=3)
    belle, bully = t.theirs("Belle - Hidden Archer", exerted=True), t.body(0, 1, 9)
    for player in (0, 1, 2):
        t.bodies(player, 2, zone=HAND)
    t.challenge(bully, belle)
    assert [t.hand(p) for p in (0, 1, 2)] == [0, 2, 2]


# ---- for the rest of the turn ----------------------------------------------------------------------------------------


def test_steal_from_the_rich() -> None:
    t = Table(players=3)
    deed, a, b = t.mine("Steal from the Rich", HAND), t.body(0), t.body(0)
    t.lore(1, 5)
    t.lore(2, 1)
    t.play(deed).quest(a).quest(b)
    assert [t.lore_total(p) for p in (1, 2)] == [3, 0]


def test_yama_notorious_criminal() -> None:
    t = Table()
    yama, a, foe = t.mine("Yama - Notorious Criminal"), t.body(0, 1, 9), t.body(1, 1, 9, exerted=True)
    b, place = t.body(0, 1, 9), t.put(1, location("", 9))
    t.use(yama).challenge(a, foe).challenge(b, place)
    assert (t.drops(0), t.ready_ink(0)) == (1, 6)  # a location is no character


def test_mrs_incredible_created_by_the_vine() -> None:
    t = Table(ink=12)
    t.mine("Mrs. Incredible - Created by the Vine")
    flood = t.body(0, classifications=("Floodborn",))
    plain = t.body(0, zone=HAND, cost=2)
    base, panda = t.mine("Stitch - New Dog"), t.mine("Stitch - Rock Star", HAND)
    t.quest(flood).play(plain)
    assert t.ready_ink(0) == 10  # only for shifting
    t.shift(panda, base)
    shifts = [a for a in real("Stitch - Rock Star").abilities if getattr(a, "keyword", None) == Keyword.SHIFT]
    assert t.ready_ink(0) == 10 - (shifts[0].cost.ink - 1)
