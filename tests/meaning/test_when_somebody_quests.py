"""Cards that speak whenever a character quests."""

from __future__ import annotations

from tintero.abilities.words import Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import DECK, DISCARD, FILLER, HAND, PLAY, action, character, item, keyword, location
from ..reading import real


def test_winter_camp_medical_tent() -> None:
    for hero, most in ((True, 4), (False, 2)):
        t = Table()
        camp = t.mine("Winter Camp - Medical Tent")
        hurt = t.body(
            0, 2, 9, damage=5, at=camp, classifications=("Storyborn", "Hero") if hero else ("Storyborn", "Ally")
        )
        t.quest(hurt)
        assert t.offered(op.NUMBER) == set(range(most + 1))
        t.amount(most)
        assert t.damage(hurt) == 5 - most


def test_sleepy_hollow_the_bridge() -> None:
    t = Table()
    bridge = t.mine("Sleepy Hollow - The Bridge")
    rider, other = t.body(0, at=bridge), t.body(0, at=bridge)
    t.quest(rider).yes()
    assert (t.zone(bridge), t.lore_total(0)) == (DISCARD, 3)
    assert (t.has(rider, Keyword.EVASIVE), t.has(other, Keyword.EVASIVE)) == (True, False)
    t.end()
    assert t.has(rider, Keyword.EVASIVE)


def test_hector_rivera_worldwide_sensation() -> None:
    t = Table()
    hector, other = t.mine("Héctor Rivera - Worldwide Sensation"), t.body(0, cost=9)
    smash = real("Smash").effect
    assert smash is not None
    songs = [t.put(0, action(smash, 1, "", True), HAND) for _ in range(3)]
    tune = t.put(0, action(smash, 1, "Tune", True), DECK)
    foe, _, flames = t.body(1, willpower=99), t.body(1), t.mine("Fan the Flames", HAND)
    t.sing(songs[0], other).pick(foe)
    assert t.idle  # somebody else sang
    t.sing(songs[1], hector).pick(foe)
    assert t.asked == op.MAY
    t.yes().settled(tune)
    assert (t.zone(tune), t.discard_size(0)) == (HAND, 2 + 2)
    t.play(flames).pick(hector)
    t.sing(songs[2], hector).pick(foe)
    assert t.idle  # for the first time each turn


def test_moana_born_leader() -> None:
    t = Table()
    place, there = t.put(0, location("", 9)), t.put(0, location("", 9))
    moana = t.mine("Moana - Born Leader", at=place)
    tired, fresh = t.body(0, exerted=True, at=place), t.body(0, at=place)
    away, nowhere = t.body(0, exerted=True, at=there), t.body(0, exerted=True)
    t.quest(moana)
    assert [t.perm(c).exerted for c in (moana, tired, fresh, away, nowhere)] == [True, False, False, True, True]
    assert not {tired.card, fresh.card} & t.offered(op.QUEST)  # also the one that was ready


def test_moana_born_leader_at_no_location() -> None:
    t = Table()
    moana, tired = t.mine("Moana - Born Leader"), t.body(0, exerted=True)
    t.quest(moana)
    assert t.perm(tired).exerted


def test_carl_fredricksen_on_the_move() -> None:
    t = Table()
    place = t.put(0, location("", 5, 3))
    carl = t.mine("Carl Fredricksen - On the Move", at=place)
    t.quest(carl)
    assert t.hand(0) == 3


def test_pete_born_to_cheat() -> None:
    for extra, where in ((2, PLAY), (3, HAND)):
        t = Table()
        pete, weak, strong = t.mine("Pete - Born to Cheat"), t.body(1, strength=2), t.body(1, strength=3)
        helper = t.put(0, character("", extra, 5, 1, 2, keyword(Keyword.SUPPORT)))
        t.quest(helper).yes().pick(pete)
        t.quest(pete)
        if where == HAND:
            t.settled(weak)
        assert t.idle
        assert t.zones(weak, strong) == [where, PLAY]


def test_shere_khan_fearsome_tiger() -> None:
    t = Table()
    khan, hurt, well = t.mine("Shere Khan - Fearsome Tiger"), t.body(1, damage=1), t.body(1)
    t.quest(khan).yes().settled(well)
    assert (t.zone(hurt), t.damage(well), t.damage(khan)) == (DISCARD, 1, 0)
    t = Table()
    khan, well = t.mine("Shere Khan - Fearsome Tiger"), t.body(1)
    t.quest(khan).yes().settled(well)
    assert t.damage(well) == 1  # the second sentence stands alone


def test_ursula_erics_bride() -> None:
    t = Table()
    ursula = t.mine("Ursula - Eric's Bride")
    body, spoon, bolt = t.body(1, zone=HAND), t.put(1, item(), HAND), t.theirs("Smash", HAND)
    t.quest(ursula)
    assert (t.asked_player, t.cards) == (0, {spoon.card, bolt.card})
    t.pick(bolt)
    assert t.zones(body, spoon, bolt) == [HAND, HAND, DISCARD]


def test_cobra_bubbles_dedicated_official() -> None:
    t = Table()
    cobra, foe, other = t.mine("Cobra Bubbles - Dedicated Official"), t.body(1), t.body(1)
    t.quest(cobra).pick(foe).end()
    assert (t.targets(foe), t.targets(other)) == (set(), {cobra.card})
    assert not t.can(Option(op.END))
    t.quest(foe)
    assert t.can(Option(op.END))
    t.end().end()
    assert t.can(Option(op.END))  # their next turn only


def test_the_queen_commanding_presence() -> None:
    t = Table()
    queen, foe, other = t.mine("The Queen - Commanding Presence"), t.body(1, 5), t.body(1, 5)
    t.quest(queen)
    assert t.cards == {foe.card, other.card}
    t.pick(foe)
    assert t.cards == {queen.card, foe.card, other.card}  # the same one may be chosen again
    t.pick(other)
    assert [t.strength(c) for c in (foe, other)] == [1, 9]


def test_helga_sinclair_prepared_for_anything() -> None:
    for milled, damage in ((1, 1), (2, 2)):
        t = Table()
        helga, foe = t.mine("Helga Sinclair - Prepared for Anything"), t.body(1)
        tricks = [t.mine("Héctor Rivera - Street Musician", HAND) for _ in range(milled)]
        for trick in tricks:
            t.play(trick).yes()
        t.quest(helga).settled(foe)
        assert t.damage(foe) == damage


def test_yokai_scientific_supervillain() -> None:
    t = Table()
    yokai, bots = t.mine("Yokai - Scientific Supervillain"), t.mine("Microbots", HAND)
    t.mine("Microbots")
    weak, _zero, _strong = t.body(1, strength=1), t.body(1, strength=0), t.body(1, strength=2)
    t.body(0, strength=0)
    t.play(bots).pick(weak)
    t.quest(yokai)
    assert t.hand(0) == 2  # -1 counts as 0 (6.6.2)


def test_marshmallow_cranky_climber() -> None:
    t = Table()
    snowman, a, b = t.mine("Marshmallow - Cranky Climber"), t.body(1, exerted=True), t.body(1, exerted=True)
    mine = t.bodies(0, 2, exerted=True)
    t.quest(snowman).end()
    assert t.asked_player == 1
    t.pick(a)
    assert t.idle
    assert [t.perm(c).exerted for c in (a, b)] == [False, True]
    t.end()
    assert not any(t.perm(c).exerted for c in mine)
    t.end()
    assert not any(t.perm(c).exerted for c in (a, b))


def test_scrooge_mcduck_ebenezer_scrooge() -> None:
    t = Table(players=3)
    scrooge = t.mine("Scrooge McDuck - Ebenezer Scrooge")
    t.lore(1, 4)
    t.quest(scrooge)
    assert ([t.lore_total(p) for p in (1, 2)], t.hand(0)) == ([3, 0], 1)  # one had nothing to lose


def test_daisy_duck_donalds_date() -> None:
    t = Table(players=3)
    daisy = t.mine("Daisy Duck - Donald's Date")
    person, thing = t.body(1, zone=DECK), t.put(2, item(), DECK)
    t.quest(daisy)
    assert (t.asked, t.asked_player) == (op.MAY, 1)
    t.no()
    assert t.idle
    assert [t.depth(person), t.depth(thing)] == [t.deck(1) - 1, t.deck(2) - 1]


def test_prince_john_phony_king() -> None:
    t = Table(players=3)
    john = t.mine("Prince John - Phony King")
    t.lore(0, 5)
    t.lore(1, 5 + real("Prince John - Phony King").lore)
    t.lore(2, 9)
    t.quest(john)
    assert [t.lore_total(p) for p in (1, 2)] == [5 + real("Prince John - Phony King").lore, 7]


def test_thomas_omalley_savvy_vagabond() -> None:
    t = Table(players=3)
    tom = t.mine("Thomas O'Malley - Savvy Vagabond")
    low, high, tied = (t.body(p, zone=DECK, cost=c) for p, c in ((0, 3), (1, 5), (2, 5)))
    t.quest(tom)
    assert t.zones(low, high, tied) == [DECK, HAND, HAND]
    assert t.depth(low) == t.deck(0) - 1


def test_pocahontas_following_the_wind() -> None:
    t = Table()
    poca, tired = t.mine("Pocahontas - Following the Wind"), t.body(1, lore=3, exerted=True)
    t.body(0, lore=2)
    own = real("Pocahontas - Following the Wind").lore
    t.quest(poca).settled(tired)
    assert t.lore_total(0) == own + 3
    t = Table()
    poca, _ = t.mine("Pocahontas - Following the Wind"), t.body(1, lore=3)
    t.quest(poca)
    assert t.lore_total(0) == own  # nobody else is exerted


def test_mulan_resourceful_recruit() -> None:
    for extra in (0, 9):
        t = Table()
        mulan, helper = t.mine("Mulan - Resourceful Recruit"), t.put(
            0, character("", extra, 5, 0, 2, keyword(Keyword.SUPPORT))
        )
        card = real("Mulan - Resourceful Recruit")
        t.quest(helper).yes().settled(mulan)
        t.quest(mulan)
        assert t.lore_total(0) == card.lore + min(6, card.strength + extra)


def test_magica_de_spell_the_midas_touch() -> None:
    t = Table()
    magica, cheap, dear = t.mine("Magica De Spell - The Midas Touch"), t.put(0, item("", 1)), t.put(0, item("", 7))
    t.put(1, item("", 9))
    t.quest(magica)
    assert t.cards == {cheap.card, dear.card}
    t.pick(dear)
    assert t.lore_total(0) == 7


def test_marie_caught_in_the_act() -> None:
    for hit, drops in ((True, 1), (False, 0)):
        t = Table()
        marie, foe, own = t.mine("Marie - Caught in the Act"), t.body(1), t.body(0)
        bolt = t.mine("Smash", HAND)
        t.play(bolt).pick(foe if hit else own)
        t.quest(marie)
        assert t.drops(0) == drops


def test_robin_hood_ephemeral_archer() -> None:
    t = Table()
    robin = t.mine("Robin Hood - Ephemeral Archer", under=[FILLER], facedown=True)
    a, b, c = t.body(1), t.body(1), t.body(0)
    t.quest(robin).pick(a, b)
    assert [t.damage(x) for x in (a, b, c)] == [1, 1, 0]
    t = Table()
    robin, a = t.mine("Robin Hood - Ephemeral Archer"), t.body(1)
    t.quest(robin)
    assert t.idle


def test_huey_savvy_nephew() -> None:
    for names, may in ((("Dewey", "Louie"), True), (("Dewey", "Dewey"), False)):
        t = Table()
        huey = t.mine("Huey - Savvy Nephew")
        for n, name in enumerate(names):
            t.body(0, name=f"{name} - {n}")
        t.quest(huey)
        assert (t.all_yes(), t.hand(0)) == ((2, 3) if may else (1, 0))


def test_jasmine_inspired_researcher() -> None:
    for cards in (0, 1):
        t = Table()
        jasmine = t.mine("Jasmine - Inspired Researcher")
        t.bodies(0, cards, zone=HAND)
        for player in (0, 0, 1):
            t.body(player, classifications=("Storyborn", "Ally"))
        allies = 2 + ("Ally" in real("Jasmine - Inspired Researcher").classifications)
        t.quest(jasmine)
        assert t.hand(0) == (1 if cards else allies)


def test_daisy_duck_trendy_traveler() -> None:
    t = Table()
    daisy, tired, card = t.mine("Daisy Duck - Trendy Traveler"), t.body(0, exerted=True), t.body(0, zone=HAND)
    t.quest(daisy)
    assert t.idle  # no character was played yet
    t = Table()
    daisy, tired, card = t.mine("Daisy Duck - Trendy Traveler"), t.body(0, exerted=True), t.body(0, zone=HAND)
    t.body(1, exerted=True)
    t.play(card).quest(daisy).yes()
    assert daisy.card not in t.cards
    t.pick(tired)
    assert not t.perm(tired).exerted
    assert tired.card not in t.offered(op.QUEST)
    assert t.targets(tired)  # it may still challenge
