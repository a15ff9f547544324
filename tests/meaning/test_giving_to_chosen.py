"""Cards that give something to a chosen card or player, or take it away."""

from __future__ import annotations

from tintero.abilities.words import Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import DECK, DISCARD, HAND, PLAY, action, character, location
from ..reading import real

# ---- giving something to a chosen card -------------------------------------------------------------------------------


def test_frying_pan_holds_only_their_next_turn() -> None:
    t = Table()
    pan = t.mine("Frying Pan")
    target = t.body(0, 1, 9, exerted=True)
    foe = t.body(1, 1, 9)
    t.use(pan).pick(foe)
    t.end()
    assert not t.targets(foe)
    t.end()
    t.quest(target)
    t.end()
    assert t.targets(foe) == {target.card}


def test_magical_aid() -> None:
    t = Table()
    aid = t.mine("Magical Aid", HAND)
    fighter, foe = t.body(0, 1, 1), t.body(1, 3, 4, exerted=True)
    t.play(aid).pick(fighter)
    t.challenge(fighter, foe)
    assert t.zone(fighter) == HAND
    assert t.zone(foe) == DISCARD


def test_magical_aid_given_to_an_opponent() -> None:
    t = Table()
    aid = t.mine("Magical Aid", HAND)
    fighter, foe = t.body(0, 5, 9), t.body(1, 3, 4, exerted=True)
    t.play(aid).pick(foe)
    t.challenge(fighter, foe)
    assert t.zone(foe) == HAND
    assert t.hand(1) == 1


def test_one_last_hope() -> None:
    for kind in ("Hero", "Villain"):
        t = Table()
        hope = t.mine("One Last Hope", HAND)
        mine, foe = t.body(0, classifications=(kind,)), t.body(1)
        t.play(hope).pick(mine)
        assert t.has(mine, Keyword.RESIST)
        assert t.targets(mine) == ({foe.card} if kind == "Hero" else set())


def test_ancestral_guitar() -> None:
    t = Table()
    guitar = t.mine("Ancestral Guitar")
    singer = t.body(0, cost=2)
    song = t.put(0, action(real("Rahr!").effect, 4, "Tune", True), HAND)
    dear = t.put(0, action(real("Rahr!").effect, 5, "Long Tune", True), HAND)
    t.use(guitar)
    assert t.has(singer, Keyword.SINGER)
    assert t.can(Option(op.SING, song.card, singer.card))
    assert not t.can(Option(op.SING, dear.card, singer.card))


def test_tritons_trident_is_counted_once() -> None:
    t = Table()
    trident = t.mine("Triton's Trident")
    man = t.body(0, strength=2)
    cards = t.bodies(0, 3, zone=HAND)
    t.use(trident)
    assert t.strength(man) == 5
    t.ink_card(cards[0])
    assert t.strength(man) == 5


def test_sword_in_the_stone() -> None:
    t = Table()
    sword = t.mine("Sword in the Stone")
    hurt, well = t.body(0, strength=1, damage=3), t.body(1, damage=1)
    t.use(sword).pick(hurt)
    assert t.strength(hurt) == 4
    assert t.strength(well) == 2


def test_ranger_team_up() -> None:
    t = Table()
    team = t.mine("Ranger Team-Up", HAND)
    cove = t.mine("Pride Lands - Pride Rock")
    man = t.body(0, strength=1, willpower=4, damage=2, at=cove)
    t.play(team)
    assert t.strength(man) == 7  # 1 + (4 + 2): damage does not lower willpower


def test_stolen_scimitar() -> None:
    for name, strength in (("Aladdin - X", 4), ("Jasmine - X", 3)):
        t = Table()
        scimitar = t.mine("Stolen Scimitar")
        man = t.body(0, name=name)
        t.use(scimitar)
        assert t.strength(man) == strength


def test_medallion_weights() -> None:
    t = Table()
    weights = t.mine("Medallion Weights")
    man, other = t.body(0, 1, 9), t.body(0, 1, 9)
    foe, place = t.body(1, 1, 9, exerted=True), t.put(1, location(willpower=9))
    t.use(weights).pick(man)
    t.challenge(other, foe)
    assert t.asked == "turn"
    t.challenge(man, foe).yes()
    assert t.hand(0) == 1
    t = Table()
    weights = t.mine("Medallion Weights")
    man = t.body(0, 1, 9)
    place = t.put(1, location(willpower=9))
    t.use(weights)
    t.challenge(man, place)
    assert t.asked == "turn"
    assert t.hand(0) == 0


def test_mama_imeldas_blessing() -> None:
    t = Table()
    blessing = t.mine("Mamá Imelda's Blessing")
    singer = t.body(0, cost=9)
    song = t.mine("Be Prepared", HAND)
    t.use(blessing)
    assert not t.can(Option(op.SING, song.card, singer.card))
    assert t.strength(singer) == 1
    assert t.can_quest(singer)


def test_darkwings_gas_device() -> None:
    for name, strength in (("Darkwing Duck - X", 1), ("Gosalyn - X", 2)):
        t = Table()
        device = t.mine("Darkwing's Gas Device")
        t.body(0, name=name)
        foe = t.body(1, strength=3)
        t.use(device).pick(foe)
        assert t.strength(foe) == strength
        assert t.asked == "turn"


def test_scrump_needs_a_dry_character() -> None:
    t = Table()
    scrump = t.mine("Scrump")
    wet = t.body(0, drying=True)
    foe = t.body(1, strength=3)
    t.begin()
    assert scrump.card not in t.offered(op.USE)
    t = Table()
    scrump = t.mine("Scrump")
    wet, dry = t.body(0, drying=True), t.body(0)
    foe = t.body(1, strength=3)
    t.use(scrump).pick(foe)
    assert t.perm(dry).exerted
    assert not t.perm(wet).exerted
    assert t.strength(foe) == 1


def test_mystical_rose() -> None:
    t = Table()
    rose = t.mine("Mystical Rose")
    beast, belle = t.body(0, name="Beast - X", damage=4), t.body(0, name="Belle - X")
    foe = t.body(1)
    t.use(rose).pick(beast).amount(3)
    assert t.lore_of(beast) == 3
    assert t.lore_of(belle) == 1
    assert (t.damage(beast), t.damage(foe)) == (1, 3)


def test_i_will_find_my_way() -> None:
    t = Table(ink=2)
    way = t.mine("I Will Find My Way", HAND)
    man, place = t.body(0), t.put(0, location(move_cost=9))
    t.put(1, location())
    t.play(way).yes()
    assert t.at(man) == place.card
    assert t.strength(man) == 4


def test_pushing_boundaries() -> None:
    t = Table()
    push = t.mine("Pushing Boundaries", HAND)
    man, foe = t.body(0, 2, 3), t.body(1, 9, 9, exerted=True)
    t.play(push)
    assert t.drops(0) == 1
    t.challenge(man, foe)
    assert t.damage(man) == 0
    assert t.damage(foe) == 2


def test_im_stuck() -> None:
    t = Table()
    stuck = t.mine("I'm Stuck!", HAND)
    foe, other = t.body(1, exerted=True), t.body(1)
    t.play(stuck)
    t.end()
    assert t.perm(foe).exerted
    assert not t.perm(other).exerted
    t.end()
    t.end()
    assert not t.perm(foe).exerted


def test_winterspell() -> None:
    t = Table()
    spell = t.mine("Winterspell", HAND)
    place, man = t.put(0, location(willpower=9)), t.body(0, exerted=True)
    foe = t.body(1)
    t.play(spell)
    t.end()
    assert t.targets(foe) == {man.card}
    assert t.hand(0) == 1
    assert t.zone(place) == PLAY


def test_the_family_scattered() -> None:
    t = Table()
    scattered = t.mine("The Family Scattered", HAND)
    a, b, c, d = (t.body(1) for _ in range(4))
    t.play(scattered)
    assert t.asked_player == 1
    t.pick(a, b, c)
    t.pick(c, a)
    assert t.zone(c) == HAND
    assert t.zone(d) == PLAY
    assert (t.bottom(1), t.top(1)) == (a.card, b.card)


def test_do_you_want_to_build_a_snowman() -> None:
    t = Table()
    snow = t.mine("Do You Want to Build A Snowman?", HAND)
    a, b = t.body(1), t.body(1)
    t.play(snow)
    assert t.asked_player == 1
    t.mode(2).pick(b)
    assert t.lore_total(0) == 0
    assert t.zone(b) == DECK
    assert t.zone(a) == PLAY
    t = Table()
    snow = t.mine("Do You Want to Build A Snowman?", HAND)
    t.body(1)
    t.play(snow).mode(1)
    assert (t.lore_total(0), t.lore_total(1)) == (3, 0)


def test_this_is_business() -> None:
    t = Table()
    business = t.mine("This Is Business", HAND)
    a, b = t.bodies(1, 2, zone=HAND)
    t.play(business)
    assert t.asked_player == 1
    t.mode(1)
    assert t.asked_player == 0
    t.pick(b)
    assert (t.zone(a), t.zone(b)) == (HAND, DISCARD)
    assert [t.drops(p) for p in range(2)] == [0, 2]


def test_shed_your_weary_load() -> None:
    t = Table()
    shed = t.mine("Shed Your Weary Load", HAND)
    kept = t.body(1, zone=HAND)
    gone = [t.theirs(n, HAND) for n in ("Rahr!", "Sword of Truth", "Skull Rock - Isolated Fortress")]
    t.play(shed)
    assert t.zone(kept) == HAND
    assert {t.zone(c) for c in gone} == {DISCARD}


def test_this_growing_pressure() -> None:
    t = Table()
    pressure = t.mine("This Growing Pressure", HAND)
    foe, target = t.body(1), t.body(0, exerted=True)
    t.play(pressure)
    t.end()
    assert not t.targets(foe)
    assert target
    assert t.why_not(Option(op.END)) is not None
    t.quest(foe)
    assert t.why_not(Option(op.END)) is None


def test_with_a_few_good_friends() -> None:
    t = Table()
    friends = t.mine("With a Few Good Friends", HAND)
    for inks in (("Amber", "Steel"), ("Steel",), ("Ruby",)):
        t.put(0, character(inks=inks))
    t.put(1, character(inks=("Emerald",)))
    t.play(friends).player(1)
    assert t.hand(1) == 3


def test_zero_to_hero() -> None:
    t = Table(ink=5)
    zero = t.mine("Zero to Hero", HAND)
    t.bodies(0, 3)
    first, second = t.body(0, cost=2, zone=HAND), t.body(0, cost=2, zone=HAND)
    t.play(zero)
    ink = t.ready_ink(0)
    t.play(first)
    assert t.ready_ink(0) == ink
    t.play(second)
    assert t.ready_ink(0) == ink - 2  # what the first did not need is gone


def test_rescue_rangers_away() -> None:
    t = Table()
    away = t.mine("Rescue Rangers Away!", HAND)
    t.body(0), t.body(0)
    foe = t.body(1, strength=5)
    t.play(away).pick(foe)
    assert t.strength(foe) == 3
    t.end()
    assert t.strength(foe) == 3
    t.end()
    assert t.strength(foe) == 5
