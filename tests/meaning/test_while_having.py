"""Cards that are on while their player has something: cards, characters, items, more than the others."""

from __future__ import annotations

import pytest

from tintero.abilities.words import Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import DISCARD, HAND, PLAY, character, item, keyword, location
from ..reading import real


@pytest.mark.parametrize(
    ("name", "gain"),
    [("Dante - Strange and Endearing", 1), ("Dante - Loyal Alebrije", 2), ("Land of the Dead - Marigold Bridge", 2),
     ("Pepita - Imelda's Right Hand", 2)],
)
def test_ten_cards_in_your_discard(name: str, gain: int) -> None:
    t = Table()
    c, spell = t.mine(name), t.mine("Fire the Cannons!", HAND)
    t.bodies(0, 9, zone=DISCARD), t.bodies(1, 12, zone=DISCARD)
    foe, _other = t.body(1), t.body(1)
    t.begin()
    assert t.lore_of(c) == real(name).lore
    t.play(spell).pick(foe)
    assert t.lore_of(c) == real(name).lore + gain  # the spent action is the tenth


def test_belle_strange_but_special() -> None:
    t = Table(ink=9)
    belle = t.mine("Belle - Strange but Special")
    t.ink_card(t.body(0, zone=HAND))
    assert t.lore_of(belle) == real("Belle - Strange but Special").lore + 4


def test_mickey_mouse_amber_champion() -> None:
    t = Table()
    champion = t.mine("Mickey Mouse - Amber Champion")
    amber, ruby = t.body(0), t.put(0, character(inks=("Ruby",)))
    late = t.body(0, zone=HAND)
    song = t.mine("A Whole New World", HAND)  # cost 5
    t.begin()
    assert (t.willpower(amber), t.willpower(ruby)) == (7, 3)
    assert t.willpower(champion) == real("Mickey Mouse - Amber Champion").willpower
    assert not t.can(Option(op.SING, song.card, champion.card))
    t.play(late)
    assert t.has(champion, Keyword.SINGER)
    assert t.can(Option(op.SING, song.card, champion.card))


def test_elisa_maza_intrepid_investigator() -> None:
    t = Table()
    elisa = t.mine("Elisa Maza - Intrepid Investigator")
    t.body(0, strength=5), t.body(0, strength=4)
    lead = t.mine("Lead the Way", HAND)
    t.begin()
    assert t.lore_of(elisa) == 1
    t.play(lead)
    assert t.lore_of(elisa) == 3  # strength as it is now; her own does not count


def test_cri_kee_part_of_the_team() -> None:
    t = Table()
    cri, a, b = t.mine("Cri-Kee - Part of the Team"), t.body(0), t.body(0)
    before = real("Cri-Kee - Part of the Team").lore
    t.quest(a)
    assert t.lore_of(cri) == before
    t.quest(b)
    assert t.lore_of(cri) == before + 2


def test_pride_lands_jungle_oasis() -> None:
    t = Table(ink=0)
    oasis = t.mine("Pride Lands - Jungle Oasis")
    a, b, c = (t.body(0, at=oasis) for _ in range(3))
    dead = t.body(0, zone=DISCARD, cost=9)
    t.use(oasis)
    t.settled(dead)
    assert (t.zone(oasis), t.zone(dead), t.perm(dead).exerted) == (DISCARD, PLAY, False)
    assert t.at(a) == t.at(b) == t.at(c) == -1
    t = Table(ink=0)
    oasis = t.mine("Pride Lands - Jungle Oasis")
    t.body(0, at=oasis), t.body(0, at=oasis), t.body(0)
    t.begin()
    assert not t.offered(op.USE)


def test_gadget_hackwrench_brilliant_bosun() -> None:
    for items, cost in ((3, 1), (2, 2)):
        t = Table(ink=5)
        t.mine("Gadget Hackwrench - Brilliant Bosun")
        for _ in range(items):
            t.put(0, item())
        inventor = t.body(0, zone=HAND, classifications=("Inventor",))
        t.play(inventor)
        assert t.ready_ink(0) == 5 - cost


def test_leaning_tower_of_cheese_a() -> None:
    for towers, safe in ((4, True), (3, False)):
        t = Table()
        for _ in range(towers):
            t.theirs("Leaning Tower of Cheese-a")
        other = t.put(1, item())
        t.begin()
        assert t.has(other, Keyword.WARD) is safe


def test_tinker_bell_snowflake_collector() -> None:
    t = Table()
    tink = t.mine("Tinker Bell - Snowflake Collector")
    hand = t.bodies(0, 7, zone=HAND)
    lore = real("Tinker Bell - Snowflake Collector").lore
    t.begin()
    assert (t.lore_of(tink), t.has(tink, Keyword.EVASIVE)) == (lore + 3, True)
    t.play(hand[0])
    assert (t.lore_of(tink), t.has(tink, Keyword.EVASIVE)) == (lore, True)
    for c in hand[1:4]:
        t.play(c)
    assert not t.has(tink, Keyword.EVASIVE)


def test_max_goof_karaoke_star() -> None:
    t = Table()
    star, song = t.mine("Max Goof - Karaoke Star"), t.mine("Friends on the Other Side", HAND)
    for _ in range(4):
        t.mine("Friends on the Other Side", DISCARD)
    t.bodies(0, 3, zone=DISCARD), t.mine("Lead the Way", DISCARD)
    t.begin()
    before = t.lore_of(star)
    t.play(song)
    assert t.lore_of(star) == before + 3


def test_illuminary_tunnels_linked_caverns() -> None:
    t = Table(ink=6)
    tunnels = t.mine("Illuminary Tunnels - Linked Caverns")
    t.put(0, location()), t.put(0, location()), t.put(1, location())
    walker, place = t.body(0), t.put(0, location(cost=3), HAND)
    lore = real("Illuminary Tunnels - Linked Caverns").lore
    t.begin()
    assert t.lore_of(tunnels) == lore
    t.move(walker, tunnels)
    assert t.lore_of(tunnels) == lore + 2
    left = t.ready_ink(0)
    t.play(place)
    assert (t.ready_ink(0), t.lore_of(tunnels)) == (left - 2, lore + 3)


def test_faline_playful_fawn() -> None:
    faline_strength = real("Faline - Playful Fawn").strength
    for mine, theirs, gain in ((6, (5, 4), 2), (6, (6,), 0), (6, (5, 7), 0), (1, (), 2)):
        t = Table()
        faline = t.mine("Faline - Playful Fawn")
        t.body(0, strength=mine)
        for n in theirs:
            assert n >= faline_strength
            t.body(1, strength=n)
        t.begin()
        assert t.lore_of(faline) == real("Faline - Playful Fawn").lore + gain


def test_duchess_cosmopolitan_cat() -> None:
    cost = real("Duchess - Cosmopolitan Cat").cost
    for mine, theirs, gain in ((cost + 2, cost + 2, 1), (cost + 1, cost + 2, 0), (1, cost, 1)):
        t = Table()
        duchess = t.mine("Duchess - Cosmopolitan Cat")
        t.body(0, cost=mine), t.body(1, cost=theirs)
        t.begin()
        assert t.lore_of(duchess) == real("Duchess - Cosmopolitan Cat").lore + gain


def test_prince_eric_ursulas_groom() -> None:
    t = Table()
    bride = t.put(1, character("Ursula - Tester", 0, 1, classifications=("Villain",)))
    name = "Prince Eric - Ursula's Groom"
    groom = t.theirs(name, exerted=True, damage=real(name).willpower)
    other, hitter, fire = t.body(1, exerted=True), t.body(0), t.mine("Dragon Fire", HAND)
    t.begin()
    assert t.targets(hitter) == {groom.card}
    t.play(fire).pick(bride)
    assert (t.zone(bride), t.zone(groom), t.zone(other)) == (DISCARD, DISCARD, PLAY)  # his damage is lethal now


def test_prince_eric_cannot_enter_exerted_by_what_only_he_gives_himself() -> None:
    t = Table()
    t.put(0, character("Ursula - Tester"))
    eric = t.mine("Prince Eric - Ursula's Groom", HAND)
    t.play(eric)
    assert (t.asked, t.perm(eric).exerted, t.has(eric, Keyword.BODYGUARD)) == (op.TURN, False, True)


def test_chief_bogo_gazelle_fan() -> None:
    t = Table()
    bogo, song = t.mine("Chief Bogo - Gazelle Fan"), t.mine("A Whole New World", HAND)
    t.put(0, character("Gazelle - Tester"))
    t.sing(song, bogo)
    assert t.perm(bogo).exerted


def test_webby_vanderquack_knowledge_seeker() -> None:
    t = Table()
    webby = t.mine("Webby Vanderquack - Knowledge Seeker")
    boosted = t.mine("Flynn Rider - Spectral Scoundrel")
    t.begin()
    before = t.lore_of(webby)
    t.use(boosted)
    assert t.lore_of(webby) == before + 1


def test_hector_rivera_gone_to_pieces() -> None:
    t = Table()
    hector = t.mine("Héctor Rivera - Gone to Pieces")
    t.theirs("Friends on the Other Side", DISCARD), t.mine("Lead the Way", DISCARD)
    song = t.mine("Friends on the Other Side", HAND)
    t.begin()
    assert not t.has(hector, Keyword.EVASIVE)  # an action that is no song, and a song of somebody else
    t.play(song)
    assert (t.has(hector, Keyword.EVASIVE), t.lore_of(hector)) == (True, real(hector.definition.full_name).lore + 1)


@pytest.mark.parametrize("kind", ["Alien", "Robot", "Hero"])
def test_galactic_council_chamber_courtroom(kind: str) -> None:
    t = Table()
    chamber = t.theirs("Galactic Council Chamber - Courtroom")
    t.body(1, at=chamber, classifications=(kind,))
    hitter = t.body(0)
    t.begin()
    assert (chamber.card not in t.targets(hitter)) is (kind != "Hero")


def test_the_wall_border_fortress() -> None:
    t = Table()
    wall = t.theirs("The Wall - Border Fortress")
    other = t.put(1, location())
    t.body(1, at=wall, exerted=True)
    hitter = t.body(0)
    t.begin()
    assert wall.card in t.targets(hitter)
    assert other.card not in t.targets(hitter)


def test_ursulas_garden_full_of_the_unfortunate() -> None:
    t = Table()
    garden = t.mine("Ursula's Garden - Full of the Unfortunate")
    guest, foe, mine = t.body(0, at=garden), t.body(1, lore=2), t.body(0, lore=2)
    t.begin()
    assert t.lore_of(foe) == 2
    t.quest(guest)
    assert (t.lore_of(foe), t.lore_of(mine)) == (1, 2)


def test_madam_mim_bauble_chaser() -> None:
    t = Table(ink=1)
    t.position.ink_drops[0] = 1
    mim, kay = t.mine("Madam Mim - Bauble Chaser"), t.mine("Sir Kay - Determined to Win")
    two = t.body(0, zone=HAND)
    t.begin()
    assert t.has(mim, Keyword.EVASIVE)
    assert t.has(kay, Keyword.CHALLENGER)
    t.play(two)  # one ink card and the drop
    assert not t.has(mim, Keyword.EVASIVE)
    assert not t.has(kay, Keyword.CHALLENGER)


def test_noi_orphaned_thief() -> None:
    t = Table()
    noi, gadget, other = t.theirs("Noi - Orphaned Thief"), t.put(1, item()), t.body(1, willpower=9)
    t.play(t.mine("Fire the Cannons!", HAND))
    t.settled(other)
    assert t.damage(other) == 2
    assert t.has(noi, Keyword.WARD)
    assert t.has(noi, Keyword.RESIST)
    assert t.zone(gadget) == PLAY


def test_roo_hunny_rogue() -> None:
    t = Table()
    roo = t.mine("Roo - Hunny Rogue")
    t.begin()
    assert not t.has(roo, Keyword.EVASIVE)
    t = Table()
    pair = t.mine("Roo - Hunny Rogue"), t.mine("Roo - Hunny Rogue")
    t.begin()
    assert all(t.has(c, Keyword.EVASIVE) for c in pair)  # each is another for the other


def test_nick_wilde_providing_backup_with_chief_bogo() -> None:
    t = Table()
    nick, bogo = t.mine("Nick Wilde - Providing Backup"), t.mine("Chief Bogo - Calling the Shots", HAND)
    plain = t.body(0)
    t.begin()
    assert not t.has(nick, Keyword.SUPPORT)
    t.play(bogo)
    assert t.has(nick, Keyword.SUPPORT)
    t.quest(nick).yes().pick(plain)
    assert t.strength(plain) == 2 + t.strength(nick)


@pytest.mark.parametrize(
    ("name", "zone"),
    [("Pacha - Trekmate", HAND), ("Henry J. Waternoose III - Chief Executive Officer", 3),
     ("Ariel - Treasure Collector", PLAY)],
)
def test_more_than_each_opponent(name: str, zone: int) -> None:
    for mine, second, third, gain in ((3, 2, 2, 2), (3, 2, 3, 0), (1, 0, 0, 2), (0, 0, 0, 0)):
        t = Table(ink=0, players=3)
        c = t.mine(name)
        for player, n in enumerate((mine, second, third)):
            for _ in range(n):
                t.put(player, item(), zone)
        t.begin()
        assert t.lore_of(c) == real(name).lore + gain


def test_rajah_royal_protector() -> None:
    for cards, allowed in ((0, {5}), (1, {4, 5})):
        t = Table()
        rajah = t.theirs("Rajah - Royal Protector", exerted=True)
        t.bodies(1, cards, zone=HAND)
        hitters = {n: t.body(0, cost=n) for n in (4, 5)}
        t.begin()
        assert {n for n, c in hitters.items() if rajah.card in t.targets(c)} == allowed


def test_gizmoduck_duckburg_defender() -> None:
    t = Table()
    t.theirs("Gizmoduck - Duckburg Defender")
    cheap, dear, big = t.mine("Lead the Way", HAND), t.mine("A Whole New World", HAND), t.body(0, cost=6, zone=HAND)
    singer = t.body(0, cost=9)
    t.begin()
    assert t.offered(op.PLAY) == {cheap.card, big.card}
    assert not t.can(Option(op.SING, dear.card, singer.card))


def test_piglet_sturdy_swordsman() -> None:
    t = Table()
    piglet, foe, last = t.mine("Piglet - Sturdy Swordsman"), t.body(1), t.body(0, zone=HAND)
    t.begin()
    assert foe.card not in t.targets(piglet)
    t.play(last)
    assert foe.card in t.targets(piglet)


def test_andys_room_home_base() -> None:
    t = Table()
    room, a, b, foe = t.mine("Andy's Room - Home Base"), t.body(0), t.body(0), t.body(1)
    t.move(a, room)
    assert [(t.willpower(c), t.lore_of(c)) for c in (a, b, foe)] == [(7, 2), (5, 1), (5, 1)]
    t.move(b, room)
    assert [(t.willpower(c), t.lore_of(c)) for c in (a, b)] == [(5, 1), (5, 1)]


def test_flintheart_glomgold_scheming_billionaire() -> None:
    t = Table()
    flint = t.mine("Flintheart Glomgold - Scheming Billionaire")
    t.body(1, under=[character()])
    t.begin()
    assert not t.has(flint, Keyword.WARD)  # the stack must be yours
    t = Table()
    flint = t.mine("Flintheart Glomgold - Scheming Billionaire")
    t.put(0, location(), under=[character()], facedown=True)
    t.begin()
    assert t.has(flint, Keyword.WARD)


def test_timothy_q_mouse_flight_instructor() -> None:
    t = Table()
    tim = t.mine("Timothy Q. Mouse - Flight Instructor")
    t.put(1, character("", 2, 3, 1, 2, keyword(Keyword.EVASIVE)))
    jet, rough = t.mine("Jetsam - Ursula's Spy"), t.put(0, character("Flotsam - Tester"), HAND)
    before = real("Timothy Q. Mouse - Flight Instructor").lore
    t.begin()
    assert t.lore_of(tim) == before + t.has(jet, Keyword.EVASIVE)
    t.play(rough)  # Jetsam gives it Evasive
    assert t.lore_of(tim) == before + 1
