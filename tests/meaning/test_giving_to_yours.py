"""Cards that give something to your characters, items or locations: always, for a turn, or until your next turn."""

from __future__ import annotations

import pytest

from tintero.abilities.words import EventKind, Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import DISCARD, HAND, INKWELL, PLAY, bearer, character, item, keyword, location
from ..reading import real

# ---- always -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "mark", "given"),
    [("Robin Hood - Created by the Vine", "Floodborn", Keyword.ALERT),
     ("Pete - Created by the Vine", "Floodborn", Keyword.CHALLENGER),
     ("Willie the Giant - Created by the Vine", "Floodborn", Keyword.RESIST),
     ("Beast's Castle - Overrun by the Vine", "Floodborn", Keyword.RUSH),
     ("Philoctetes - No-Nonsense Instructor", "Hero", Keyword.CHALLENGER),
     ("King's Sensor Core", "King", Keyword.RESIST), ("King's Sensor Core", "Prince", Keyword.RESIST),
     ("Perdita - Playful Mother", "Puppy", Keyword.WARD), ("Mattias - Arendelle General", "Queen", Keyword.WARD),
     ("Prince Phillip - Warden of the Woods", "Hero", Keyword.WARD),
     ("Magic Carpet - Phantom Rug", "Illusion", Keyword.CHALLENGER),
     ("Dang Hu - Talon Chief", "Villain", Keyword.SUPPORT)],
)
def test_a_keyword_for_a_classification(name: str, mark: str, given: Keyword) -> None:
    t = Table()
    t.mine(name)
    kin, other, foe = t.body(0, classifications=(mark,)), t.body(0), t.body(1, classifications=(mark,))
    t.begin()
    assert [t.has(c, given) for c in (kin, other, foe)] == [True, False, False]


@pytest.mark.parametrize(
    ("name", "of", "given"),
    [("Hera - Queen of the Gods", "Hercules", Keyword.EVASIVE), ("Hera - Queen of the Gods", "Zeus", Keyword.WARD),
     ("Grimorum Arcanorum", "Demona", Keyword.RUSH), ("Jetsam - Riffraff", "Flotsam", Keyword.WARD),
     ("Minnie Mouse - Sweetheart Princess", "Mickey Mouse", Keyword.SUPPORT),
     ("Bo Peep - Caring Shepherd", "Woody", Keyword.BODYGUARD)],
)
def test_a_keyword_for_a_name(name: str, of: str, given: Keyword) -> None:
    t = Table()
    t.mine(name)
    kin, near, foe = (
        t.put(p, character(f"{n} - Tester")) for p, n in ((0, of), (0, f"{of} Junior"), (1, of))
    )
    t.begin()
    assert [t.has(c, given) for c in (kin, near, foe)] == [True, False, False]


def test_bo_peep_lets_woody_enter_exerted() -> None:
    t = Table()
    t.mine("Bo Peep - Caring Shepherd")
    woody = t.put(0, character("Woody - Tester"), HAND)
    t.play(woody).yes()
    assert t.perm(woody).exerted  # he comes in with what she gives him


def test_stabbington_brother_without_a_patch() -> None:
    t = Table()
    old, new = t.mine("Stabbington Brother - Without a Patch"), t.mine("Stabbington Brother - Without a Patch", HAND)
    foe = t.body(1, exerted=True)
    t.play(new)
    assert (t.has(old, Keyword.RUSH), t.has(new, Keyword.RUSH)) == (True, True)
    assert foe.card in t.targets(new)


def test_tinker_bell_peter_pans_ally() -> None:
    t = Table()
    t.mine("Tinker Bell - Peter Pan's Ally"), t.mine("Tinker Bell - Peter Pan's Ally")
    peter, foe = t.put(0, character("Peter Pan - Tester")), t.body(1, willpower=9, exerted=True, strength=0)
    t.begin()
    assert t.strength(peter) == 2
    t.challenge(peter, foe)
    assert t.damage(foe) == 4  # Challenger adds up


def test_alice_growing_girl() -> None:
    t = Table()
    t.mine("Alice - Growing Girl"), t.mine("Ranger Plane")
    helper, other = t.body(0, strength=3), t.body(0)
    t.quest(helper).yes().pick(other)
    assert (t.asked, t.strength(other)) == (op.TURN, 5)  # Support is had once


def test_cogsworth_grandfather_clock() -> None:
    t = Table()
    clocks = [t.theirs("Cogsworth - Grandfather Clock", exerted=True) for _ in range(2)]
    other = t.body(1, willpower=9)
    t.play(t.mine("Smash", HAND))
    t.settled(other)  # the clocks have Ward
    assert t.damage(other) == 1  # 3, less one for each clock
    assert all(t.has(c, Keyword.RESIST) for c in clocks)


def test_chief_bogo_calling_the_shots() -> None:
    t = Table()
    t.mine("Chief Bogo - Calling the Shots")
    mine = t.body(0)
    t.body(1)
    t.begin()
    assert "Detective" in t.perm(mine).traits.classifications


def test_peter_pan_shadow_finder_and_his_shadow() -> None:
    t = Table()
    t.mine("Peter Pan - Shadow Finder"), t.mine("Peter Pan's Shadow - Not Sewn On")
    fast = t.put(0, character("", 2, 5, 1, 2, keyword(Keyword.RUSH)))
    high, plain = t.put(0, bearer(Keyword.EVASIVE)), t.body(0)
    t.begin()
    for c, both in ((fast, True), (high, True), (plain, False)):
        assert (t.has(c, Keyword.RUSH), t.has(c, Keyword.EVASIVE)) == (both, both)


def test_donald_duck_ruby_champion() -> None:
    t = Table()
    t.mine("Donald Duck - Ruby Champion")
    ruby = t.put(0, character("", 6, 5, 1, 2, inks=("Ruby",)))
    dual = t.put(0, character("", 6, 5, 1, 2, inks=("Amber", "Ruby")))
    amber = t.put(0, character("", 7, 5, 1, 2))
    t.begin()
    assert [(t.strength(c), t.lore_of(c)) for c in (ruby, dual, amber)] == [(7, 2), (7, 2), (7, 1)]


def test_li_shang_valorous_general() -> None:
    t = Table()
    t.mine("Li Shang - Valorous General")
    strong, weak, lead = t.body(0, strength=4), t.body(0, strength=3), t.mine("Lead the Way", HAND)
    t.begin()
    assert (t.lore_of(strong), t.lore_of(weak)) == (2, 1)
    t.play(lead)
    assert t.lore_of(weak) == 2


def test_baloo_ol_iron_paws() -> None:
    t = Table()
    t.mine("Baloo - Ol' Iron Paws")
    fighter = t.put(0, character("", 5, 5, 1, 2, keyword(Keyword.CHALLENGER, 2)))
    foe = t.body(1, strength=4, willpower=9, exerted=True)
    t.challenge(fighter, foe)
    assert (t.damage(fighter), t.damage(foe)) == (0, 7)  # seven strength while it challenges
    t = Table()
    t.theirs("Baloo - Ol' Iron Paws")
    giant, weak = t.body(1, strength=7), t.body(1, strength=6)
    t.play(t.mine("Grab Your Sword", HAND))
    assert (t.damage(giant), t.damage(weak)) == (0, 2)


def test_elisa_maza_transformed_gargoyle() -> None:
    t = Table()
    t.mine("Elisa Maza - Transformed Gargoyle"), t.theirs("Microbots")
    mine, lead, bots = t.body(0, strength=2), t.mine("Lead the Way", HAND), t.mine("Microbots", HAND)
    foe = t.body(1, strength=3)
    t.play(bots).pick(mine)
    assert t.strength(mine) == 2
    t.play(lead)
    assert t.strength(mine) == 3  # 2 and 2, less the 1 that is still there
    assert t.strength(foe) == 3


def test_angela_night_warrior() -> None:
    for angela in (False, True):
        t = Table()
        if angela:
            t.mine("Angela - Night Warrior")
        stone = t.mine("Goliath - Guardian of Castle Wyvern", exerted=True)
        t.bodies(0, 4, zone=HAND)
        t.end().end()
        assert t.perm(stone).exerted is not angela


def test_mordu_savage_cursed_prince() -> None:
    t = Table()
    mordu, other, gadget = (
        t.mine("Mor'du - Savage Cursed Prince", exerted=True), t.body(0, exerted=True), t.put(0, item(), exerted=True),
    )
    foe = t.body(1, exerted=True)
    t.end()
    assert not t.perm(foe).exerted
    t.end()
    assert [t.perm(c).exerted for c in (mordu, other, gadget)] == [False, True, False]


def test_hiro_hamada_armor_designer() -> None:
    t = Table()
    t.mine("Hiro Hamada - Armor Designer")
    shifted = t.body(0, classifications=("Floodborn",), under=[character()])
    bare, plain = t.body(0, classifications=("Floodborn",)), t.body(0, under=[character()])
    t.begin()
    for c, both in ((shifted, True), (bare, False), (plain, False)):
        assert (t.has(c, Keyword.EVASIVE), t.has(c, Keyword.WARD)) == (both, both)


def test_the_vine_towering_stalk() -> None:
    t = Table()
    t.theirs("The Vine - Towering Stalk", exerted=True)
    guard = t.body(1, exerted=True, classifications=("Floodborn",))
    _plain, hitter = t.body(1, exerted=True), t.body(0)
    t.begin()
    assert t.targets(hitter) == {guard.card}


def test_vault_door() -> None:
    t = Table()
    t.mine("Vault Door")
    place = t.put(0, location())
    home, away, foe = t.body(0, at=place), t.body(0), t.put(1, location())
    t.begin()
    assert [t.has(c, Keyword.RESIST) for c in (place, home, away, foe)] == [True, True, False, False]


def test_club_door() -> None:
    t = Table()
    t.theirs("Club Door")
    place, two, three = t.put(1, location()), t.body(0, cost=2), t.body(0, cost=3)
    t.begin()
    assert (place.card in t.targets(two), place.card in t.targets(three)) == (False, True)


def test_sardine_can() -> None:
    t = Table()
    t.theirs("Sardine Can")
    tired, fresh = t.body(1, exerted=True), t.body(1)
    t.play(t.mine("Dragon Fire", HAND))
    t.settled(fresh)
    assert (t.zone(tired), t.zone(fresh)) == (PLAY, DISCARD)


def test_record_player() -> None:
    t = Table()
    t.mine("Record Player")
    stitch, other = t.put(0, character("Stitch - Tester", cost=4)), t.body(0, cost=4)
    song = t.mine("A Whole New World", HAND)  # cost 5
    t.begin()
    assert t.can(Option(op.SING, song.card, stitch.card))
    assert not t.can(Option(op.SING, song.card, other.card))


# ---- quoted abilities ---------------------------------------------------------------------------------------------


def test_cogsworth_talking_clock() -> None:
    t = Table()
    t.mine("Cogsworth - Talking Clock")
    wild, tame = t.put(0, character("", 2, 5, 1, 2, keyword(Keyword.RECKLESS))), t.body(0)
    t.body(1, exerted=True)
    t.begin()
    assert t.offered(op.USE) == {wild.card}
    assert not t.can(Option(op.END))
    t.use(wild)
    assert (t.lore_total(0), t.can(Option(op.END)), t.perm(tame).exerted) == (1, True, False)


def test_dumbo_ninth_wonder_of_the_universe() -> None:
    t = Table(ink=2)
    dumbo, flyer = t.mine("Dumbo - Ninth Wonder of the Universe"), t.put(0, bearer(Keyword.EVASIVE))
    wet, walker = t.put(0, bearer(Keyword.EVASIVE), drying=True), t.body(0)
    t.begin()
    assert t.offered(op.USE) == {flyer.card, dumbo.card}  # his own ability is printed
    assert not t.offered(op.USE) & {wet.card, walker.card}
    t.use(flyer)
    assert (t.hand(0), t.lore_total(0), t.ready_ink(0), t.perm(flyer).exerted) == (1, 1, 1, True)


def test_flotsam_ursulas_baby() -> None:
    t = Table()
    t.theirs("Flotsam - Ursula's \"Baby\"")
    jetsam = t.put(1, character("Jetsam - Tester", 1, 1), exerted=True)
    t.challenge(t.body(0, strength=3), jetsam)
    assert t.zone(jetsam) == HAND
    t = Table()
    t.theirs("Flotsam - Ursula's \"Baby\"")
    jetsam = t.put(1, character("Jetsam - Tester", 1, 1))
    t.play(t.mine("Dragon Fire", HAND)).pick(jetsam)
    assert t.zone(jetsam) == DISCARD  # not in a challenge


def test_walk_the_plank() -> None:
    t = Table()
    pirate = t.body(0, classifications=("Pirate",))
    t.body(0, classifications=("Pirate",), drying=True)
    hurt, well, plank = t.body(1, damage=1), t.body(1), t.mine("Walk the Plank!", HAND)
    t.play(plank)
    assert t.offered(op.USE) == {pirate.card}
    t.use(pirate)
    t.settled(hurt)
    assert (t.zone(hurt), t.zone(well)) == (DISCARD, PLAY)


def test_food_fight() -> None:
    t = Table(ink=3)
    thrower, foe, late = t.body(0), t.body(1), t.body(0, zone=HAND, cost=0)
    t.play(t.mine("Food Fight!", HAND)).play(late)
    assert t.offered(op.USE) == {thrower.card}
    t.use(thrower).pick(foe)
    assert (t.damage(foe), t.ready_ink(0)) == (1, 1)
    t.end().end()
    assert not t.offered(op.USE)


def test_forest_duel() -> None:
    t = Table()
    mine, foe = t.body(0, strength=1, willpower=1), t.body(1, strength=5, willpower=3, exerted=True)
    t.play(t.mine("Forest Duel", HAND)).challenge(mine, foe)
    assert (t.zone(mine), t.zone(foe)) == (HAND, DISCARD)


def test_hero_work() -> None:
    t = Table()
    t.lore(1, 3)
    hero, plain = t.body(0, classifications=("Hero",)), t.body(0)
    foe, place = t.body(1, strength=0, willpower=9, exerted=True), t.put(1, location(willpower=9))
    t.play(t.mine("Hero Work", HAND))
    assert (t.strength(hero), t.strength(plain)) == (3, 3)
    t.challenge(plain, foe)
    assert (t.lore_total(0), t.lore_total(1)) == (0, 3)
    t.challenge(hero, foe)
    assert (t.lore_total(0), t.lore_total(1), t.zone(place)) == (1, 2, PLAY)


def test_whos_with_me() -> None:
    t = Table()
    wild, tame = t.put(0, character("", 2, 9, 1, 2, keyword(Keyword.RECKLESS))), t.body(0, willpower=9)
    foe = t.body(1, strength=0, willpower=20, exerted=True)
    t.play(t.mine("Who's With Me?", HAND)).challenge(tame, foe)
    assert t.lore_total(0) == 0
    t.challenge(wild, foe)
    assert (t.lore_total(0), t.damage(foe)) == (2, 8)


# ---- for a while ----------------------------------------------------------------------------------------------------


def test_protective_aura_and_restoring_atlantis() -> None:
    for name, late_too in (("Protective Aura", False), ("Restoring Atlantis", True)):
        t = Table()
        first = t.body(0, classifications=("Floodborn",), exerted=True)
        late, hitter = t.body(0, zone=HAND, classifications=("Floodborn",)), t.body(1)
        t.play(t.mine(name, HAND)).play(late)
        t.perm(late).exerted = True
        t.end()
        assert first.card not in t.targets(hitter)
        assert (late.card not in t.targets(hitter)) is late_too  # 6.4.2.1 and 6.4.2.2
        t.end().end()
        assert not t.has(first, Keyword.EVASIVE)


def test_attack_of_the_vine() -> None:
    t = Table()
    vine, plain = t.body(0, classifications=("Floodborn",)), t.body(0)
    foe = t.body(1, strength=3)
    t.play(t.mine("Attack of the Vine!", HAND))
    assert (t.targets(vine), t.targets(plain)) == ({foe.card}, set())
    t.challenge(vine, foe)
    assert t.damage(vine) == 1


def test_we_could_be_immortals() -> None:
    t = Table(ink=4)
    inventor, foe = t.body(0, classifications=("Inventor",)), t.body(1, strength=6, willpower=9, exerted=True)
    song = t.mine("We Could Be Immortals", HAND)
    t.play(song)
    assert (t.zone(song), t.ink_total(0), t.ready_ink(0), t.discard_size(0)) == (INKWELL, 5, 0, 0)
    assert not t.events(EventKind.INTO_DISCARD)
    t.challenge(inventor, foe)
    assert t.damage(inventor) == 0


def test_olympus_would_be_that_way() -> None:
    t = Table()
    a, b = t.body(0), t.body(0)
    place, foe = t.put(1, location(willpower=9)), t.body(1, strength=0, willpower=9, exerted=True)
    t.play(t.mine("Olympus Would Be That Way", HAND)).challenge(a, place).challenge(b, foe)
    assert (t.damage(place), t.damage(foe), t.strength(a)) == (5, 2, 2)


def test_obscurosphere() -> None:
    t = Table(ink=2)
    ball, mine = t.mine("Obscurosphere"), t.body(0)
    t.use(ball)
    assert (t.zone(ball), t.has(mine, Keyword.WARD), t.ready_ink(0)) == (DISCARD, True, 0)
    t.end()
    assert t.has(mine, Keyword.WARD)
    t.end()
    assert not t.has(mine, Keyword.WARD)


def test_kuzco_selfish_emperor() -> None:
    t = Table(ink=8)
    kuzco, other = t.mine("Kuzco - Selfish Emperor", drying=True), t.body(0)
    t.begin()
    number = next(o.b for o in t.game.options if o.verb == op.USE and o.a == kuzco.card)
    before = t.has(kuzco, Keyword.RESIST)
    t.use(kuzco, number)
    assert (t.has(kuzco, Keyword.RESIST), t.has(other, Keyword.RESIST)) == (before, True)


def test_if_i_didnt_have_you() -> None:
    t = Table(players=3)
    t.play(t.mine("If I Didn't Have You", HAND))
    assert t.offered(op.PLAYER) == {1, 2}
    t.player(2)
    assert (t.hand(0), t.hand(1), t.hand(2)) == (2, 0, 2)


def test_bobby_zimuruski_soundboard_whiz() -> None:
    t = Table(ink=2)
    t.mine("Bobby Zimuruski - Soundboard Whiz")
    tower, other = t.mine("Leaning Tower of Cheese-a"), t.put(0, item())
    t.begin()
    assert other.card not in t.offered(op.USE)
    t.use(tower, max(o.b for o in t.game.options if o.verb == op.USE and o.a == tower.card))
    assert (t.drops(0), t.ready_ink(0), t.perm(tower).exerted) == (1, 1, True)


def test_flotsam_riffraff_and_other_values() -> None:
    t = Table()
    t.mine("Flotsam - Riffraff"), t.mine("Chip - Retrieval Expert"), t.mine("Trigger - Not-So-Sharp Shooter")
    jetsam, dale, nutsy = (t.put(0, character(f"{n} - Tester")) for n in ("Jetsam", "Dale", "Nutsy"))
    t.begin()
    assert [(t.strength(c), t.willpower(c), t.lore_of(c)) for c in (jetsam, dale, nutsy)] == [
        (5, 3, 1), (2, 4, 1), (2, 3, 2),
    ]
    assert real("Flotsam - Riffraff").names == ("Flotsam",)
