"""Cards that watch: something is banished, returned, chosen, damaged, played by an opponent."""

from __future__ import annotations

import pytest

from tintero.abilities.words import EventKind, Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import DECK, DISCARD, FILLER, HAND, INKWELL, PLAY, bearer, character, keyword
from ..reading import real

# ---- when you play this item or location -----------------------------------------------------------------------------


def test_the_magic_feather() -> None:
    t = Table()
    feather, own = t.mine("The Magic Feather", HAND), t.body(0)
    foe = t.body(1)
    t.play(feather).settled(own)
    assert (t.has(own, Keyword.EVASIVE), t.has(foe, Keyword.EVASIVE)) == (True, False)
    t.end().end().end()
    assert t.has(own, Keyword.EVASIVE)  # as long as the item is there


def test_containment_unit() -> None:
    t = Table()
    unit, foe, own, other = t.mine("Containment Unit", HAND), t.body(1), t.body(0, exerted=True), t.body(1)
    t.play(unit).pick(foe).end()
    assert t.offered(op.QUEST) == {other.card}
    assert (t.targets(foe), t.targets(other)) == (set(), {own.card})
    t.end()
    assert t.zone(unit) == DISCARD  # no card to discard at the start of the turn
    t.end()
    assert foe.card in t.offered(op.QUEST)


def test_microbots() -> None:
    t = Table()
    bots, foe = t.mine("Microbots", HAND), t.body(1, strength=7)
    t.mine("Microbots")
    t.theirs("Microbots")
    more = t.mine("Microbots", HAND)
    t.play(bots).settled(foe)
    assert t.strength(foe) == 7 - 2
    t.play(more).settled(foe)
    assert t.strength(foe) == 7 - 2 - 3  # the first number stays


@pytest.mark.parametrize("hero", [True, False])
def test_super_suit(hero: bool) -> None:
    t = Table()
    suit = t.mine("Super Suit", HAND)
    t.body(0 if hero else 1, classifications=("Storyborn", "Hero"))
    t.play(suit)
    assert t.lore_total(0) == int(hero)


def test_shepherds_journal() -> None:
    for verb, where in ((op.TOP, DECK), (op.BOTTOM, DISCARD)):
        t = Table()
        journal, top = t.mine("Shepherd's Journal", HAND), t.body(0, zone=DECK)
        t.play(journal).yes()
        t.choose(Option(verb, top.card))
        assert t.zone(top) == where
        assert where == DISCARD or t.depth(top) == 0


def test_elsas_ice_palace_place_of_solitude() -> None:
    t = Table()
    palace, foe, ready = t.mine("Elsa's Ice Palace - Place of Solitude", HAND), t.body(1, exerted=True), t.body(1)
    tired = t.body(1, exerted=True)
    t.play(palace)
    assert t.cards == {foe.card, tired.card}
    t.pick(foe).end()
    assert [t.perm(c).exerted for c in (foe, ready, tired)] == [True, False, False]
    t.end().end()
    assert t.perm(foe).exerted


# ---- whenever something is banished or returned ----------------------------------------------------------------------


def test_syndromes_remote() -> None:
    t = Table()
    remote, robot = t.mine("Syndrome's Remote"), t.body(1, willpower=2, classifications=("Storyborn", "Robot"))
    bolt = t.mine("Smash", HAND)
    t.bodies(0, 3, zone=HAND)
    t.play(bolt).settled(robot).yes()
    assert (t.zone(remote), t.hand(0), t.discard_size(0)) == (DISCARD, 2, 5)


def test_gramma_tala_spirit_of_the_ocean() -> None:
    t = Table()
    tala, card = t.mine("Gramma Tala - Spirit of the Ocean"), t.body(0, zone=HAND)
    mickey, go = t.mine("Mickey Mouse - Detective", HAND), t.mine("Let It Go", HAND)
    t.ink_card(card)
    assert t.lore_total(0) == 1
    t.play(mickey).yes()
    assert t.lore_total(0) == 2
    t.play(go).pick(tala)
    assert (t.zone(tala), t.lore_total(0)) == (INKWELL, 2)  # she does not see herself go


def test_kuzcos_palace_home_of_the_emperor() -> None:
    t = Table()
    palace = t.theirs("Kuzco's Palace - Home of the Emperor")
    inside, strong = t.body(1, willpower=2, exerted=True, at=palace), t.body(0, strength=3, willpower=9)
    outside, second = t.body(1, willpower=2, exerted=True), t.body(0, strength=3, willpower=9)
    t.challenge(second, outside)
    assert t.zones(outside, second) == [DISCARD, PLAY]
    t.challenge(strong, inside)
    assert t.zones(inside, strong) == [DISCARD, DISCARD]


def test_goofy_emerald_champion() -> None:
    t = Table()
    t.theirs("Goofy - Emerald Champion")
    green = t.put(1, character("", 1, 2, 1, 2, inks=("Emerald",)), exerted=True)
    blue, second = t.body(1, willpower=2, exerted=True), t.body(0, strength=3, willpower=9)
    bully = t.body(0, strength=3, willpower=9)
    t.challenge(second, blue)
    assert t.zones(blue, second) == [DISCARD, PLAY]
    t.challenge(bully, green)
    assert t.zones(green, bully) == [DISCARD, DISCARD]


def test_goofy_emerald_champion_in_the_turn_of_its_player() -> None:
    t = Table()
    t.mine("Goofy - Emerald Champion")
    green = t.put(0, character("", 1, 2, 1, 2, inks=("Emerald",)))
    foe = t.body(1, strength=3, willpower=9, exerted=True)
    t.challenge(green, foe)
    assert t.zones(green, foe) == [DISCARD, PLAY]  # it challenged; it was not challenged


def test_ursulas_lair_eye_of_the_storm() -> None:
    t = Table()
    lair = t.mine("Ursula's Lair - Eye of the Storm")
    weak = t.body(0, willpower=1, at=lair, under=[FILLER])
    foe = t.body(1, exerted=True)
    t.challenge(weak, foe).yes()
    assert t.zones(weak, weak.under[0]) == [HAND, DISCARD]  # the top card only


def test_motunui_island_paradise() -> None:
    t = Table(ink=3)
    island = t.mine("Motunui - Island Paradise")
    here, away, bolt = t.body(0, willpower=2, at=island), t.body(0, willpower=2), t.mine("Smash", HAND)
    t.play(bolt).pick(here).yes()
    assert (t.zone(here), t.ink_total(0), t.ready_ink(0)) == (INKWELL, 4, 0)
    assert t.zone(away) == PLAY


def test_yzma_above_it_all() -> None:
    t = Table()
    t.mine("Yzma - Above It All")
    own, foe = t.body(0, strength=5, willpower=1), t.body(1, strength=1, willpower=2, exerted=True)
    t.challenge(own, foe)
    t.all_yes()
    assert [t.hand(0), t.hand(1)] == [0, 0]  # each comes back, then that player discards one at random
    assert t.zones(own, foe) == [DISCARD, DISCARD]


def test_king_candy_royal_racer() -> None:
    t = Table()
    candy = t.mine("King Candy - Royal Racer")
    racer = t.body(0, willpower=2, classifications=("Storyborn", "Racer"))
    a, b, bolt = t.put(1, bearer(Keyword.WARD)), t.body(1), t.mine("Smash", HAND)
    t.play(bolt).pick(racer)
    assert (t.asked_player, t.cards) == (1, {a.card, b.card})
    t.pick(a)
    assert t.zones(a, b, candy) == [DISCARD, PLAY, PLAY]


def test_maleficents_staff() -> None:
    t = Table()
    t.mine("Maleficent's Staff")
    genie, foe, own = t.mine("Genie - On the Job", HAND), t.body(1), t.body(0)
    again = t.mine("Genie - On the Job", HAND)
    t.play(genie).yes().pick(foe)
    assert t.lore_total(0) == 1
    t.play(again).yes().pick(own)
    assert t.lore_total(0) == 1  # only opponents' cards


def test_merlin_shapeshifter() -> None:
    t = Table()
    merlin, own, genie = t.mine("Merlin - Shapeshifter"), t.body(0), t.mine("Genie - On the Job", HAND)
    sulley, dead = t.mine("Sulley - The New Boss", HAND), t.body(0, zone=DISCARD)
    lore = real("Merlin - Shapeshifter").lore
    t.play(genie).yes().pick(own)
    assert t.lore_of(merlin) == lore + 1
    t.play(sulley).no().yes().settled(dead)
    assert (t.zone(dead), t.lore_of(merlin)) == (HAND, lore + 1)  # that one did not come from play


def test_musketeer_tabard() -> None:
    t = Table()
    t.mine("Musketeer Tabard")
    guard, plain = t.put(0, bearer(Keyword.BODYGUARD), damage=4), t.body(0, damage=4)
    bolts = [t.mine("Smash", HAND) for _ in range(2)]
    t.play(bolts[0]).pick(plain)
    assert t.idle
    t.play(bolts[1]).settled(guard).yes()
    assert t.hand(0) == 1


def test_tinker_bell_very_clever_fairy() -> None:
    t = Table()
    t.mine("Tinker Bell - Very Clever Fairy")
    crossbow, foe = t.mine("Fang Crossbow"), t.body(1, strength=5, classifications=("Storyborn", "Dragon"))
    t.use(crossbow, 1).settled(foe)
    t.yes()
    assert (t.zone(foe), t.zone(crossbow), t.ink_total(0)) == (DISCARD, INKWELL, 12 + 1)


def test_beast_selfless_protector() -> None:
    t = Table()
    beast = t.mine("Beast - Selfless Protector")
    tough = t.put(0, character("", 2, 5, 1, 2, keyword(Keyword.RESIST, 1)))
    bolt, again = t.mine("Smash", HAND), t.mine("Smash", HAND)
    t.play(bolt).pick(tough)
    assert (t.damage(tough), t.damage(beast)) == (0, 2)  # 3, less the Resist of the one that was hit
    t.play(again).pick(beast)
    assert t.damage(beast) == 5  # she is not one of the others


# ---- whenever one is chosen, damaged, or an opponent acts ------------------------------------------------------------


def test_flynn_rider_high_climbing_rogue() -> None:
    t = Table()
    flynn, bolt, mine = t.theirs("Flynn Rider - High-Climbing Rogue"), t.mine("Smash", HAND), t.bodies(0, 2, zone=HAND)
    t.body(1, zone=HAND)
    t.play(bolt).settled(flynn)
    assert (t.asked_player, t.cards) == (0, {c.card for c in mine})
    t.pick(mine[0])
    assert [t.hand(0), t.hand(1)] == [1, 1]


def test_archimedes_exceptional_owl() -> None:
    t = Table()
    owl, glow = t.mine("Archimedes - Exceptional Owl"), t.mine("Healing Glow", HAND)
    t.body(1)
    t.play(glow).pick(owl)
    assert t.idle  # his own player chose him
    t = Table()
    owl, ursula = t.theirs("Archimedes - Exceptional Owl"), t.mine("Ursula - Sea Witch Queen")
    t.quest(ursula).pick(owl)
    assert (t.asked, t.asked_player) == (op.MAY, 1)
    t.yes()
    assert t.hand(1) == 1


def test_ink_amplifier() -> None:
    t = Table()
    t.theirs("Ink Amplifier")
    pawps = [t.mine("Pawpsicle", HAND) for _ in range(3)]
    t.play(pawps[0]).yes()
    assert t.idle
    t.play(pawps[1]).yes()
    assert (t.asked, t.asked_player) == (op.MAY, 1)
    t.yes()
    assert (t.ink_total(1), t.ready_ink(1)) == (1, 0)
    t.play(pawps[2]).yes()
    assert t.idle


@pytest.mark.parametrize("pays", [True, False])
def test_source_of_the_vine(pays: bool) -> None:
    t = Table(ink=1)
    t.theirs("Source of the Vine")
    own = t.body(0)
    t.quest(own)
    assert (t.asked, t.asked_player) == (op.MAY, 0)
    t.may(pays)
    assert (t.lore_total(1), t.ready_ink(0)) == ((0, 0) if pays else (1, 1))


def test_merida_formidable_archer() -> None:
    t = Table()
    t.mine("Merida - Formidable Archer")
    foe, own = t.put(1, character("", 2, 9, 1, 2, keyword(Keyword.RESIST, 3))), t.body(0, 1, 9)
    bolts = [t.mine("Smash", HAND) for _ in range(2)]
    t.play(bolts[0]).pick(foe)
    assert t.damage(foe) == 0  # dealt, though nothing was taken; her 2 are reduced as well
    assert len(t.events(EventKind.DAMAGE_DEALT)) == 2
    t.play(bolts[1]).pick(own)
    assert t.damage(own) == 3


def test_prince_phillip_gallant_defender() -> None:
    t = Table()
    t.mine("Prince Phillip - Gallant Defender")
    helper, a, b = t.put(0, bearer(Keyword.SUPPORT)), t.body(0), t.body(0)
    t.quest(helper).yes().pick(a)
    assert (t.strength(a), t.has(a, Keyword.RESIST), t.has(b, Keyword.RESIST)) == (4, True, False)


def test_rapunzel_ready_for_adventure() -> None:
    t = Table()
    t.mine("Rapunzel - Ready for Adventure")
    helper, a = t.put(0, bearer(Keyword.SUPPORT)), t.body(0)
    bolts = [t.mine("Smash", HAND) for _ in range(2)]
    t.quest(helper).yes().pick(a)
    t.play(bolts[0]).pick(a)
    assert t.damage(a) == 0
    t.play(bolts[1]).pick(a)
    assert t.damage(a) == 3


def test_pepa_madrigal_sensitive_sister() -> None:
    t = Table()
    t.mine("Pepa Madrigal - Sensitive Sister")
    singers = t.bodies(0, 2, cost=5)
    song = t.mine("Second Star to the Right", HAND)
    t.sing_together(song, *singers).all_no()
    assert [t.perm(c).exerted for c in singers] == [True, True]
    assert t.lore_total(0) == 1  # once, however many sang
