"""Cards that heal, return, reveal and search, count, are banished, or do something when they are played."""

from __future__ import annotations

import pytest

from tintero.abilities.words import Event, Keyword
from tintero.rules import option as op
from tintero.rules import reasons as why
from tintero.rules.option import Option
from tintero.rules.position import Placed

from ..kit import action, character, keyword
from .table import DECK, DISCARD, HAND, INKWELL, PLAY, Table, item, location, real


def drops(t: Table, player: int = 0) -> int:
    return t.game.state.players[player].ink_drops


def top(t: Table, player: int = 0) -> int:
    return t.game.state.players[player].deck[-1]


def bottom(t: Table, player: int = 0) -> int:
    return t.game.state.players[player].deck[0]


def one(t: Table, card: Placed) -> None:
    """Choose the only card there is to choose; the engine does not ask when nothing else is possible."""
    if t.asked == op.CHOOSE:
        assert t.offered(op.CARD) == {card.card}
        t.answer(card)


def numbers(t: Table) -> set[int]:
    return t.offered(op.NUMBER)


# ---- removing damage -------------------------------------------------------------------------------------------------


def test_hakuna_matata() -> None:
    t = Table()
    a, b, foe = t.body(0, damage=4), t.body(0, damage=1), t.body(1, damage=2)
    t.play(t.mine("Hakuna Matata", HAND))
    assert numbers(t) == {0, 1, 2, 3}
    t.answer(3)
    assert numbers(t) == {0, 1}
    t.answer(0)
    assert (t.damage(a), t.damage(b), t.damage(foe)) == (1, 1, 2)


def test_ever_as_before() -> None:
    t = Table()
    a, b, foe = t.body(0, damage=2), t.body(0, damage=2), t.body(1, damage=2)
    t.play(t.mine("Ever as Before", HAND)).answer(a, foe, "done", 2, 1)
    assert (t.damage(a), t.damage(b), t.damage(foe)) == (0, 2, 1)


def test_reuben_sandwich_expert() -> None:
    t = Table(ink=3)
    reuben, hurt = t.mine("Reuben - Sandwich Expert"), t.body(0, damage=3)
    first, second = t.body(0, cost=3, zone=HAND), t.body(0, cost=2, zone=HAND)
    t.use(reuben).answer(hurt, 2).play(first)
    assert t.ready_ink(0) == 2  # 2 less
    t.play(second)
    assert t.ready_ink(0) == 0  # the discount is used up


def test_darkwings_chair_set() -> None:
    for name, most in (("Darkwing Duck", 4), ("Launchpad", 2)):
        t = Table()
        chairs, hurt = t.mine("Darkwing's Chair Set"), t.body(0, damage=4, name=name)
        t.use(chairs)
        one(t, hurt)
        assert max(numbers(t)) == most
        t.answer(most)
        assert t.damage(hurt) == 4 - most
        assert t.zone(chairs) == DISCARD


def test_hanas_inkcaster() -> None:
    for below, resists in (([], False), ([real("Arthur - Trained Swordsman")], True)):
        t = Table()
        caster = t.mine("Hana's Inkcaster")
        hurt = t.put(0, character(), damage=1, under=below)
        t.use(caster)
        one(t, hurt)
        t.answer(0)
        assert t.has(hurt, Keyword.RESIST) is resists
        t.turn_over()
        assert t.has(hurt, Keyword.RESIST) is resists  # until your next turn starts
        t.turn_over()
        assert not t.has(hurt, Keyword.RESIST)


def test_heads_held_high() -> None:
    t = Table(ink=20)
    mine, foe = t.body(0, strength=4), t.body(1, strength=4)
    late = t.body(1, zone=HAND)
    t.play(t.mine("Heads Held High", HAND)).answer("done")
    assert (t.strength(mine), t.strength(foe)) == (4, 1)
    t.turn_over()
    assert t.strength(foe) == 4
    assert t.zone(late) == HAND


def test_try_everything() -> None:
    t = Table()
    a = t.body(0, damage=2, exerted=True)
    t.body(1, exerted=True)
    t.play(t.mine("Try Everything", HAND)).answer(a, 2)
    assert not t.perm(a).exerted
    assert t.why_not(Option(op.QUEST, a.card)) is not None
    assert t.targets(a) == set()


def test_repair() -> None:
    t = Table()
    place, foe = t.put(0, location(), damage=3), t.put(1, location(), damage=3)
    own = t.body(0, damage=1)
    t.play(t.mine("Repair", HAND))
    assert t.offered(op.CARD) == {place.card, own.card}
    t.answer(place, 3)
    assert (t.damage(place), t.damage(foe)) == (0, 3)


def test_im_never_not_by_your_side() -> None:
    t = Table()
    a, b, c = t.body(0, damage=3), t.body(0, damage=3), t.body(0, damage=1)
    t.play(t.mine("I'm Never Not by Your Side", HAND)).answer(a, b, "done", 3)
    assert numbers(t) == {0, 1}  # 4 in total
    t.answer(1)
    assert (t.damage(a), t.damage(b), t.damage(c)) == (0, 2, 1)
    assert t.lore_total(0) == 4


# ---- returning -------------------------------------------------------------------------------------------------------


def test_dragon_gem() -> None:
    t = Table()
    gem = t.mine("Dragon Gem")
    helper = t.put(0, character("", 2, 3, 1, 2, keyword(Keyword.SUPPORT)), DISCARD)
    other = t.body(0, zone=DISCARD)
    t.use(gem)
    one(t, helper)
    assert (t.zone(helper), t.zone(other)) == (HAND, DISCARD)


def test_shepherds_journal() -> None:
    t = Table()
    journal = t.mine("Shepherd's Journal")
    t.use(journal)
    assert t.zone(journal) == DISCARD  # it is not another item card
    t = Table()
    journal, twin = t.mine("Shepherd's Journal"), t.mine("Shepherd's Journal", DISCARD)
    t.use(journal)
    one(t, twin)
    assert (t.zone(journal), t.zone(twin)) == (DISCARD, HAND)


def test_bibbidi_bobbidi_boo() -> None:
    t = Table()
    back = t.body(0, cost=4)
    fits, dear = t.body(0, cost=4, zone=HAND), t.body(0, cost=5, zone=HAND)
    t.play(t.mine("Bibbidi Bobbidi Boo", HAND))
    assert t.offered(op.PLAY) == {back.card, fits.card}
    assert dear.card not in t.offered(op.PLAY)
    ink = t.ready_ink(0)
    t.answer(fits)
    assert (t.zone(back), t.zone(fits), t.ready_ink(0)) == (HAND, PLAY, ink)


def test_bounce() -> None:
    t = Table()
    own, foe = t.body(0), t.body(1)
    t.play(t.mine("Bounce", HAND))
    one(t, own)
    assert t.zone(own) == HAND
    one(t, foe)
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
        t.play(t.mine("Super Relocation Program", HAND)).answer(own)
        assert t.hand(0) == 1 + drawn


def test_we_dont_talk_about_bruno() -> None:
    for who in (0, 1):
        t = Table()
        a, b = t.body(0), t.body(1)
        t.play(t.mine("We Don't Talk About Bruno", HAND)).answer((a, b)[who])
        assert t.hand(who) == 0  # the only card in that hand was the returned one
        assert t.zone((a, b)[who]) == DISCARD
        assert t.zone((b, a)[who]) == PLAY


def test_family_fishing_pole() -> None:
    t = Table()
    pole, tired, fresh = t.mine("Family Fishing Pole"), t.body(0, exerted=True), t.body(0)
    t.use(pole)
    one(t, tired)
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
    one(t, cheap)
    assert (t.zone(cheap), t.zone(dear)) == (HAND, PLAY)


def test_the_claw() -> None:
    t = Table()
    claw, own, foe = t.mine("The Claw"), t.body(0), t.body(1)
    t.use(claw)
    while t.asked != op.TURN:
        t.answer(own if own.card in t.offered(op.CARD) else foe)
    assert (t.zone(own), t.zone(foe)) == (DISCARD, HAND)
    t = Table()
    claw = t.mine("The Claw")
    t.body(1)
    t.begin()
    assert claw.card not in t.offered(op.USE)  # a cost that cannot be paid


# ---- revealing and searching -----------------------------------------------------------------------------------------


def test_lucky_the_15th_puppy() -> None:
    for take in (True, False):
        t = Table()
        lucky = t.mine("Lucky - The 15th Puppy")
        cheap = [t.body(0, cost=2, zone=DECK), t.body(0, cost=1, zone=DECK)]
        dear = t.body(0, cost=3, zone=DECK)
        t.use(lucky).answer(take)
        while t.asked == op.ORDER:
            t.choose(t.game.options[0])
        assert [t.zone(c) for c in cheap] == [HAND if take else DECK] * 2
        assert t.zone(dear) == DECK
        assert top(t) not in (dear.card, cheap[0].card, cheap[1].card)


def test_kings_sensor_core() -> None:
    t = Table()
    core, prince = t.mine("King's Sensor Core"), t.body(0, zone=DECK, classifications=("Storyborn", "Prince"))
    t.use(core).answer(True)
    assert t.zone(prince) == HAND
    t = Table()
    core, prince = t.mine("King's Sensor Core"), t.body(0, zone=DECK, classifications=("Storyborn", "Prince"))
    t.use(core).answer(False)
    assert top(t) == prince.card


def test_my_adventure_book() -> None:
    for definition, kept in (
        (real("Dragon Fire"), True), (character("Kevin - Bird"), True), (character("Dug - Dog"), False),
    ):
        t = Table()
        book, card = t.mine("My Adventure Book"), t.put(0, definition, DECK)
        t.use(book)
        assert t.zone(card) == (HAND if kept else DECK)
        if not kept:
            assert bottom(t) == card.card


def test_pete_wrestling_champ() -> None:
    t = Table(ink=0)
    pete, other = t.mine("Pete - Wrestling Champ"), t.put(0, character("Pete - Somebody", cost=7), DECK)
    t.use(pete).answer(True)
    if t.asked != op.TURN:
        t.answer(other)
    assert t.zone(other) == PLAY
    t = Table(ink=0)
    pete, other = t.mine("Pete - Wrestling Champ"), t.body(0, zone=DECK)
    t.use(pete)
    assert top(t) == other.card  # it stays where it was


def test_kristoffs_lute() -> None:
    t = Table(ink=5)
    lute, card = t.mine("Kristoff's Lute"), t.body(0, cost=3, zone=DECK)
    t.use(lute).answer(True)
    if t.asked != op.TURN:
        t.answer(card)
    assert (t.zone(card), t.ready_ink(0)) == (PLAY, 0)  # paid in the usual way
    t = Table(ink=4)
    lute, card = t.mine("Kristoff's Lute"), t.body(0, cost=3, zone=DECK)
    t.use(lute)
    if t.asked == op.MAY:
        t.answer(True)
    assert (t.zone(card), t.ready_ink(0)) == (DISCARD, 2)  # too dear


def test_the_glass_slipper() -> None:
    t = Table()
    slipper, prince = t.mine("The Glass Slipper"), t.body(0, classifications=("Storyborn", "Prince"))
    wanted, other = t.body(0, zone=DECK, classifications=("Storyborn", "Princess")), t.body(0, zone=DECK)
    t.use(slipper)
    while t.asked != op.TURN:
        t.answer(prince if prince.card in t.offered(op.CARD) else wanted)
    assert (t.zone(slipper), t.zone(wanted), t.zone(other)) == (DISCARD, HAND, DECK)
    assert t.perm(prince).exerted
    t = Table()
    slipper, prince = t.mine("The Glass Slipper"), t.body(0, classifications=("Storyborn", "Prince"))
    t.use(slipper)
    while t.asked != op.TURN:
        t.choose(t.game.options[0])
    assert (t.zone(prince), t.hand(0), t.deck(0)) == (PLAY, 0, 20)  # finding nothing moves nothing else


def test_hiro_hamada_robotics_prodigy() -> None:
    t = Table()
    hiro = t.mine("Hiro Hamada - Robotics Prodigy")
    t.body(0, zone=DECK)
    robot = t.body(0, zone=DECK, classifications=("Storyborn", "Robot"))
    gadget = t.put(0, item(), DECK)
    t.use(hiro)
    assert t.offered(op.CARD) == {robot.card, gadget.card}
    t.answer(robot)
    assert top(t) == robot.card
    assert t.deck(0) == 20


def test_metamorphosis() -> None:
    t = Table(ink=8)
    song = t.mine("Metamorphosis", HAND)
    base = t.put(0, character("Pete - Small"), exerted=True)
    big = t.mine("Pete - Games Referee", DISCARD)
    t.play(song)
    assert t.zone(big) == DISCARD  # no Shift, so it cannot be shifted
    t = Table(ink=8)
    song = t.mine("Metamorphosis", HAND)
    base = t.put(0, character("Ursula - Small"), exerted=True, damage=1)
    big = t.mine("Ursula - Deceiver", DISCARD)
    shifter = t.mine("Ursula - Sea Witch Queen", DISCARD)
    t.play(song)
    ink = t.ready_ink(0)
    if t.asked != op.TURN:
        assert t.offered(op.SHIFT) == {shifter.card}
        t.answer(shifter)
    assert (t.zone(shifter), t.zone(big), t.ready_ink(0)) == (PLAY, DISCARD, ink)
    assert (t.perm(shifter).exerted, t.damage(shifter)) == (True, 1)
    assert base.card in t.perm(shifter).under


def test_we_know_the_way() -> None:
    for same in (True, False):
        t = Table(deck_size=1)
        if same:
            t.position.deck_size[0] = 0
        song = t.mine("We Know the Way", HAND)
        card = t.put(0, character("Moana - Somebody", cost=9), DISCARD)
        twin = t.put(0, character("Moana - Else", cost=9), DECK) if same else t.body(0, zone=DECK)
        t.play(song)
        if t.asked == op.CHOOSE:
            t.answer(card)
        if same:
            t.answer(True)
            shown = {c for c in (card, twin) if t.zone(c) == DECK}
            while t.asked != op.TURN:
                t.choose(t.game.options[0])
            assert sorted((t.zone(card), t.zone(twin))) == sorted((PLAY, DECK))
            assert len(shown) <= 2
        else:
            # whichever of the two is on top: the chosen card shares its own name
            if t.asked == op.MAY:
                t.answer(False)
            assert sorted((t.zone(card), t.zone(twin))) == sorted((HAND, DECK))


def test_we_know_the_way_without_a_card() -> None:
    t = Table()
    revealed = t.body(0, zone=DECK)
    t.play(t.mine("We Know the Way", HAND))
    assert t.zone(revealed) == HAND


def test_youre_welcome() -> None:
    t = Table()
    foe = t.put(1, item())
    t.play(t.mine("You're Welcome", HAND))
    one(t, foe)
    assert t.hand(1) == 2
    assert t.deck(1) == 19


def test_prophetic_vision() -> None:
    t = Table(deck_size=1)
    t.lore(1, 3)
    other = t.body(0, zone=DECK)
    t.play(t.mine("Prophetic Vision", HAND))
    assert (t.zone(other), t.lore_total(0), t.lore_total(1)) == (DECK, 1, 2)
    t = Table(deck_size=1)
    t.lore(1, 3)
    deed = t.mine("Develop Your Brain", DECK)
    t.play(t.mine("Prophetic Vision", HAND)).answer(False)
    assert (t.zone(deed), t.lore_total(0), t.lore_total(1)) == (DECK, 1, 2)  # declined counts as otherwise
    t = Table(deck_size=1)
    t.lore(1, 3)
    deed = t.mine("Develop Your Brain", DECK)
    t.play(t.mine("Prophetic Vision", HAND)).answer(True)
    while t.asked != op.TURN:
        t.choose(t.game.options[0])
    assert (t.zone(deed), t.lore_total(0), t.lore_total(1)) == (DISCARD, 0, 3)


# ---- continuously on -------------------------------------------------------------------------------------------------


def test_vine_entrance_ominous_passageway() -> None:
    t = Table()
    vine, elsewhere = t.mine("Vine Entrance - Ominous Passageway"), t.put(0, location())
    plain = t.body(0)
    flood = [t.body(0, classifications=("Floodborn",)) for _ in range(3)]
    foe = t.body(1)
    t.move(flood[2], elsewhere).move(plain, vine)
    assert t.asked == op.TURN
    t.move(flood[0], vine).answer(True, foe)
    assert t.damage(foe) == 1
    t.move(flood[1], vine)
    assert t.asked == op.TURN  # the second time


def test_powhatans_staff() -> None:
    t = Table()
    staff, first, second = t.mine("Powhatan's Staff"), t.body(0, zone=HAND), t.body(0, zone=HAND)
    t.use(staff).play(first).play(second)
    assert (t.perm(first).exerted, t.has(first, Keyword.BODYGUARD)) == (True, True)
    assert (t.perm(second).exerted, t.has(second, Keyword.BODYGUARD)) == (False, False)
    t.turn_over()
    assert t.has(first, Keyword.BODYGUARD)
    t.turn_over()
    assert not t.has(first, Keyword.BODYGUARD)


def test_search_for_clues() -> None:
    t = Table()
    t.body(0, classifications=("Storyborn", "Detective"))
    for player, n in ((0, 3), (1, 3)):
        for _ in range(n):
            t.body(player, zone=HAND)
    t.play(t.mine("Search for Clues", HAND))
    while t.asked != op.TURN:
        t.choose(t.game.options[0])
    assert (t.hand(0), t.hand(1), t.lore_total(0)) == (1, 1, 1)  # both have the most
    t = Table()
    for _ in range(2):
        t.body(1, zone=HAND)
    t.body(0, zone=HAND)
    t.play(t.mine("Search for Clues", HAND))
    while t.asked != op.TURN:
        t.choose(t.game.options[0])
    assert (t.hand(0), t.hand(1), t.lore_total(0)) == (1, 0, 0)


def test_turbo_royal_hack() -> None:
    t = Table()
    turbo, king = t.mine("Turbo - Royal Hack"), t.mine("King Candy - Sweet Abomination", HAND)
    t.begin()
    assert t.can(Option(op.SHIFT, king.card, turbo.card, 0))


def test_gizmoduck_suited_up() -> None:
    t = Table()
    duck = t.mine("Gizmoduck - Suited Up")
    hurt, well, tired = t.body(1, damage=1), t.body(1), t.body(1, exerted=True)
    t.begin()
    assert t.targets(duck) == {hurt.card, tired.card}
    assert well.card not in t.targets(duck)


def test_dash_parr_lava_runner() -> None:
    t = Table()
    dash, other = t.mine("Dash Parr - Lava Runner", HAND), t.body(0, zone=HAND)
    t.play(dash).play(other)
    assert t.offered(op.QUEST) == {dash.card}
    t.quest(dash)
    assert t.lore_total(0) == real("Dash Parr - Lava Runner").lore


def test_mr_big_shrewd_tycoon() -> None:
    t = Table()
    big = t.theirs("Mr. Big - Shrewd Tycoon", exerted=True)
    weak, strong = t.body(0, strength=1), t.body(0, strength=2)
    t.begin()
    assert (t.targets(weak), t.targets(strong)) == ({big.card}, set())


def test_hercules_mighty_leader() -> None:
    t = Table()
    hercules, foe = t.mine("Hercules - Mighty Leader"), t.body(1, exerted=True, willpower=20)
    fire, target = t.mine("Smash", HAND), t.body(1, strength=2, willpower=9, exerted=True)
    t.play(fire).answer(hercules)
    assert t.damage(hercules) == 0
    t.challenge(hercules, target)
    assert t.damage(hercules) == 0  # he challenges, he is not being challenged
    t.turn_over()
    t.challenge(foe, hercules)
    assert t.damage(hercules) == 2


def test_treasure_guardian_protector_of_the_cave() -> None:
    t = Table()
    guardian, place, foe = t.mine("Treasure Guardian - Protector of the Cave"), t.put(0, location()), t.body(1)
    t.begin()
    t.perm(foe).exerted = True
    assert (guardian.card in t.offered(op.QUEST), t.targets(guardian)) == (False, set())
    t.move(guardian, place)
    assert (guardian.card in t.offered(op.QUEST), t.targets(guardian)) == (True, {foe.card})


def test_rc_remote_controlled_car() -> None:
    t = Table(ink=1)
    rc = t.mine("RC - Remote-Controlled Car")
    t.quest(rc)
    assert (t.ready_ink(0), t.lore_total(0)) == (0, real("RC - Remote-Controlled Car").lore)
    t = Table(ink=0)
    rc = t.mine("RC - Remote-Controlled Car")
    t.body(1, exerted=True)
    t.begin()
    assert (rc.card in t.offered(op.QUEST), t.targets(rc)) == (False, set())


def test_willie_the_giant_ghost_of_christmas_present() -> None:
    t = Table()
    willie = t.mine("Willie the Giant - Ghost of Christmas Present", under=[real("Smash")], facedown=True)
    t.begin()
    assert willie.card not in t.offered(op.QUEST)  # not this turn
    t.use(willie)
    assert willie.card in t.offered(op.QUEST)


def test_gustav_the_giant_terror_of_the_kingdom() -> None:
    t = Table()
    gustav, other = t.mine("Gustav the Giant - Terror of the Kingdom", HAND), t.body(0, zone=HAND)
    t.play(gustav).play(other)
    assert (t.perm(gustav).exerted, t.perm(other).exerted) == (True, False)
    t.turn_over().turn_over()
    assert t.perm(gustav).exerted


def test_dale_friend_in_need() -> None:
    for friend, exerted in (("Chip", False), ("Chipper", True)):
        t = Table()
        dale, _ = t.mine("Dale - Friend in Need", HAND), t.body(0, name=friend)
        t.play(dale)
        assert t.perm(dale).exerted is exerted


def test_mulan_injured_soldier() -> None:
    t = Table()
    mulan, other = t.mine("Mulan - Injured Soldier", HAND), t.body(0, zone=HAND)
    t.play(mulan).play(other)
    assert (t.damage(mulan), t.damage(other)) == (2, 0)
    assert t.events(Event.DAMAGE_DEALT) == []


def test_snow_white_fair_hearted() -> None:
    t = Table()
    snow = t.mine("Snow White - Fair-Hearted")
    for player in (0, 0, 1):
        t.body(player, classifications=("Storyborn", "Knight"))
    t.play(t.put(0, real("Smash"), HAND)).answer(snow)
    assert t.damage(snow) == 3 - 2  # two other Knights of yours


def test_winnie_the_pooh_and_piglet_hunny_mages() -> None:
    t = Table()
    mages = t.mine("Winnie the Pooh & Piglet - Hunny Mages")
    inks = set(real("Winnie the Pooh & Piglet - Hunny Mages").inks)
    t.put(0, character(inks=("Ruby", "Steel")))
    t.put(0, character(inks=("Ruby",)))
    t.put(1, character(inks=("Emerald",)))
    own = real("Winnie the Pooh & Piglet - Hunny Mages").lore
    assert t.lore_of(mages) == own + len(inks | {"Ruby", "Steel"})


def test_flynn_rider_his_own_biggest_fan() -> None:
    t = Table(players=3)
    flynn = t.mine("Flynn Rider - His Own Biggest Fan")
    t.body(1, zone=HAND)
    t.body(2, zone=HAND)
    t.body(0, zone=HAND)
    assert t.lore_of(flynn) == real("Flynn Rider - His Own Biggest Fan").lore - 2


@pytest.mark.parametrize("exert", [True, False])
def test_lord_macguffin_clever_swordsman(exert: bool) -> None:
    t = Table()
    lord, hurt, well = t.mine("Lord MacGuffin - Clever Swordsman", HAND), t.body(1, damage=1), t.body(1)
    t.play(lord).answer(exert)
    assert t.perm(lord).exerted is exert
    if exert:
        one(t, hurt)
    assert (t.damage(hurt), t.damage(well)) == (4 if exert else 1, 0)


def test_the_black_cauldron() -> None:
    t = Table(ink=4)
    below = [character("Undead", cost=3), item("Spoon", 1)]
    pot, other = t.mine("The Black Cauldron", under=below), t.mine("The Black Cauldron", under=[character(cost=1)])
    t.begin()
    undead, spoon = pot.under
    assert undead.card not in t.offered(op.PLAY)
    t.use(pot, 1)
    assert undead.card in t.offered(op.PLAY)
    assert not {spoon.card, other.under[0].card} & t.offered(op.PLAY)
    t.play(undead)
    assert (t.zone(undead), t.ready_ink(0)) == (PLAY, 0)


def test_tod_knows_all_the_tricks() -> None:
    t = Table()
    tod = t.mine("Tod - Knows All the Tricks", exerted=True)
    t.body(0)
    salves = [t.mine("Healing Decanter") for _ in range(3)]
    t.begin()
    for n, salve in enumerate(salves):
        t.use(salve).answer(tod)
        if n < 2:
            t.answer(True)
            assert not t.perm(tod).exerted
            t.perm(tod).exerted = True
    assert t.asked == op.TURN  # twice only
    assert t.perm(tod).exerted


def test_flippant_taunt() -> None:
    for players in (2, 3):
        t = Table(players=players)
        own, foe = t.body(0, exerted=True), t.body(1)
        t.body(1)
        if players == 3:
            third = t.body(2, exerted=True)
        t.play(t.mine("Flippant Taunt", HAND)).answer(foe).turn_over()
        assert t.has(foe, Keyword.RECKLESS)
        assert t.targets(foe) == ({own.card} if players == 2 else {third.card})


def test_they_never_come_back() -> None:
    t = Table()
    own, foe = t.body(0, exerted=True), t.body(1, exerted=True)
    t.play(t.mine("They Never Come Back", HAND)).answer(own, foe)
    assert t.hand(0) == 1
    t.turn_over()
    assert t.perm(foe).exerted
    t.turn_over()
    assert t.perm(own).exerted  # its next turn, not this one
    t.turn_over()
    assert not t.perm(foe).exerted


def test_cower_before_me() -> None:
    t = Table()
    own, foe, free = t.body(0, exerted=True), t.body(1), t.body(1)
    t.play(t.mine("Cower Before Me!", HAND)).answer(foe, "done").turn_over()
    assert (t.targets(foe), t.targets(free)) == (set(), {own.card})


def test_bad_anon_villain_support_center() -> None:
    t = Table(ink=3)
    place = t.mine("Bad-Anon - Villain Support Center")
    villain = t.put(0, character("Zangief - One", classifications=("Storyborn", "Villain")), at=place)
    away = t.put(0, character("Bowser - One", classifications=("Storyborn", "Villain")))
    same, other = t.put(0, character("Zangief - Two", cost=9), HAND), t.body(0, zone=HAND)
    t.begin()
    assert villain.card in t.offered(op.USE)
    assert away.card not in t.offered(op.USE)
    t.use(villain)
    if t.asked != op.TURN:
        assert t.offered(op.PLAY) == {same.card}
        t.answer(same)
    assert (t.zone(same), t.zone(other), t.ready_ink(0)) == (PLAY, HAND, 0)


# ---- banished, challenged, leaving -----------------------------------------------------------------------------------


def test_bambi_little_prince() -> None:
    t = Table(turn=1, ink=0)
    t.ink(1, 5)
    bambi, card = t.mine("Bambi - Little Prince"), t.body(1, zone=HAND)
    t.play(card)
    assert t.zone(bambi) == HAND


def test_the_torn_corner() -> None:
    for photo in ("Rivera Family Photo", "Spoon"):
        t = Table()
        crank, corner = t.mine("Quackerjack - Loony Toymaker"), t.mine("The Torn Corner", DECK)
        t.put(0, item(photo))
        t.quest(crank)
        while t.asked != op.TURN:
            t.choose(t.game.options[0])
        assert t.zone(corner) == (PLAY if photo == "Rivera Family Photo" else DISCARD)


def test_prince_phillip_dragonslayer() -> None:
    t = Table()
    prince, foe = t.mine("Prince Phillip - Dragonslayer"), t.body(1, strength=9, willpower=9, exerted=True)
    t.challenge(prince, foe).answer(True)
    assert (t.zone(prince), t.zone(foe)) == (DISCARD, DISCARD)
    t = Table(turn=1)
    prince, foe = t.mine("Prince Phillip - Dragonslayer", exerted=True), t.body(1, strength=9, willpower=9)
    t.challenge(foe, prince)
    assert (t.zone(prince), t.zone(foe), t.asked) == (DISCARD, PLAY, op.TURN)  # he was challenged


def test_merlin_completing_his_research() -> None:
    for below in (0, 1):
        t = Table(turn=1)
        merlin = t.mine("Merlin - Completing His Research", exerted=True, under=[real("Smash")] * below, facedown=True)
        foe = t.body(1, strength=9, willpower=9)
        t.challenge(foe, merlin)
        assert t.zone(merlin) == DISCARD
        assert t.hand(0) == 2 * below
        assert t.discard_size(0) == 1 + below


def test_heihei_persistent_presence() -> None:
    t = Table(turn=1)
    heihei, foe = t.mine("HeiHei - Persistent Presence", exerted=True), t.body(1, strength=9, willpower=9)
    t.challenge(foe, heihei)
    assert t.zone(heihei) == HAND
    t = Table()
    heihei, _ = t.mine("HeiHei - Persistent Presence"), t.body(1)
    t.play(t.mine("Dragon Fire", HAND)).answer(heihei)
    assert t.zone(heihei) == DISCARD  # not in a challenge


def test_mickey_mouse_bob_cratchit() -> None:
    t = Table(turn=1)
    below = [real("Smash"), character()]
    bob = t.mine("Mickey Mouse - Bob Cratchit", exerted=True, under=below, facedown=True)
    place, friend, foe = t.put(0, location()), t.body(0), t.body(1, strength=9, willpower=9)
    t.challenge(foe, bob).answer(True)
    assert t.offered(op.CARD) == {place.card, friend.card}
    t.answer(place)
    assert set(t.perm(place).under) == {c.card for c in bob.under}
    assert t.discard_size(0) == 1


def test_wreck_it_ralph_raging_wrecker() -> None:
    t = Table()
    printed = real("Wreck-It Ralph - Raging Wrecker").strength
    ralph = t.mine("Wreck-It Ralph - Raging Wrecker", under=[real("Smash")] * 2, facedown=True)
    equal, more = t.body(0, strength=printed + 2), t.body(1, strength=printed + 3)
    t.play(t.mine("Dragon Fire", HAND)).answer(ralph)
    assert (t.zone(equal), t.zone(more)) == (DISCARD, PLAY)


def test_maui_stubborn_trickster() -> None:
    for mode in (1, 2, 3):
        t = Table()
        maui, foe = t.mine("Maui - Stubborn Trickster"), t.body(1)
        gadget, place, own = t.put(1, item()), t.put(1, location()), t.body(0)
        t.play(t.mine("Dragon Fire", HAND)).answer(maui, f"mode {mode}")
        assert (t.damage(foe), t.damage(own)) == (2 if mode == 1 else 0, 0)
        assert (t.zone(gadget) == DISCARD, t.zone(place) == DISCARD) == (mode == 2, mode == 3)


def test_goofy_ghost_of_jacob_marley() -> None:
    t = Table()
    goofy = t.mine("Goofy - Ghost of Jacob Marley", under=[real("Smash")] * 2, facedown=True)
    t.body(1)
    for _ in range(3):
        t.body(1, zone=HAND)
    t.play(t.mine("Dragon Fire", HAND)).answer(goofy)
    while t.asked != op.TURN:
        assert t.asked_player == 1
        t.choose(t.game.options[0])
    assert (t.hand(1), t.hand(0)) == (1, 0)


def test_sulley_and_boo_scare_buddies() -> None:
    t = Table()
    duo = t.mine("Sulley & Boo - Scare Buddies", under=[character("Sulley - One"), real("Smash")])
    t.body(1)
    other = t.body(0, zone=DISCARD)
    t.play(t.mine("Dragon Fire", HAND)).answer(duo, True)
    while t.asked != op.TURN:
        t.choose(t.game.options[0])
    assert [t.zone(c) for c in duo.under] == [PLAY, DISCARD]
    assert (t.zone(duo), t.zone(other)) == (DISCARD, DISCARD)


def test_sulley_and_boo_without_characters() -> None:
    t = Table()
    duo = t.mine("Sulley & Boo - Scare Buddies", under=[real("Smash")])
    t.body(1)
    t.body(0, zone=DISCARD)
    t.play(t.mine("Dragon Fire", HAND)).answer(duo)
    assert t.asked == op.TURN


def test_yzma_transformed_kitten() -> None:
    for theirs, back in ((0, True), (1, False)):
        t = Table(players=3)
        yzma, _ = t.mine("Yzma - Transformed Kitten"), t.body(1)
        t.body(0, zone=HAND)
        for _ in range(theirs):
            t.body(2, zone=HAND)
        t.play(t.mine("Dragon Fire", HAND)).answer(yzma)
        assert (t.asked == op.MAY) is back  # as many as one opponent is not more
        if back:
            t.answer(True)
        assert t.zone(yzma) == (HAND if back else DISCARD)


def test_gramma_tala_storyteller() -> None:
    t = Table()
    tala, _ = t.mine("Gramma Tala - Storyteller"), t.body(1)
    t.play(t.mine("Dragon Fire", HAND)).answer(tala)
    before, ready = t.ink_total(0), t.ready_ink(0)
    t.answer(True)
    assert (t.zone(tala), t.ink_total(0), t.ready_ink(0)) == (INKWELL, before + 1, ready)


def test_king_candy_sugar_rush_nightmare() -> None:
    t = Table()
    king, _ = t.mine("King Candy - Sugar Rush Nightmare"), t.body(1)
    racer, other = t.body(0, zone=DISCARD, classifications=("Storyborn", "Racer")), t.body(0, zone=DISCARD)
    t.play(t.mine("Dragon Fire", HAND)).answer(king, True)
    one(t, racer)
    assert (t.zone(racer), t.zone(king), t.zone(other)) == (HAND, DISCARD, DISCARD)


@pytest.mark.parametrize("reveal", [True, False])
def test_mufasa_betrayed_leader(reveal: bool) -> None:
    t = Table()
    mufasa, _ = t.mine("Mufasa - Betrayed Leader"), t.body(1)
    card = t.body(0, cost=9, zone=DECK)
    t.play(t.mine("Dragon Fire", HAND)).answer(mufasa, reveal)
    if reveal:
        t.answer(True)
        assert t.perm(card).exerted
    else:
        assert (t.asked, top(t), t.zone(mufasa)) == (op.TURN, card.card, DISCARD)


def test_cheshire_cat_not_all_there() -> None:
    t = Table(turn=1)
    cat, foe = t.mine("Cheshire Cat - Not All There", exerted=True), t.body(1, strength=9, willpower=9)
    t.challenge(foe, cat)
    assert (t.zone(cat), t.zone(foe)) == (DISCARD, DISCARD)


def test_gunther_interior_designer() -> None:
    t = Table(turn=1)
    gunther, foe = t.mine("Gunther - Interior Designer", exerted=True), t.body(1, strength=9, willpower=9)
    warded = t.put(1, character("", 2, 3, 1, 2, keyword(Keyword.WARD)))
    t.challenge(foe, gunther)
    assert t.asked_player == 1
    t.answer(warded)
    assert (t.zone(warded), t.zone(foe)) == (HAND, PLAY)


def test_scrooge_mcduck_shush_agent() -> None:
    t = Table(turn=1)
    scrooge, foe = t.mine("Scrooge McDuck - S.H.U.S.H. Agent", exerted=True), t.body(1)
    t.challenge(foe, scrooge)
    assert (t.zone(scrooge), t.damage(foe), t.perm(foe).exerted) == (HAND, 0, True)


def test_the_frozen_vine_monstrous_plant() -> None:
    for exerted in (True, False):
        t = Table(turn=1)
        vine = t.mine("The Frozen Vine - Monstrous Plant")
        t.body(0, at=vine, exerted=exerted)
        foe = t.body(1, strength=30)
        t.challenge(foe, vine)
        assert t.zone(vine) == (HAND if exerted else DISCARD)


def test_leviathans_lair_dangerous_ground() -> None:
    t = Table(turn=1)
    lair, foe, spare = t.mine("Leviathan's Lair - Dangerous Ground"), t.body(1, strength=30), t.body(1)
    t.challenge(foe, lair)
    assert t.asked_player == 1
    t.answer(spare)
    assert (t.zone(spare), t.zone(foe)) == (DISCARD, PLAY)


@pytest.mark.parametrize("placed", [True, False])
def test_sugar_rush_speedway_finish_line(placed: bool) -> None:
    t = Table()
    line, start = t.mine("Sugar Rush Speedway - Finish Line"), t.put(0, location())
    racer = t.body(0, at=start) if placed else t.body(0)
    t.move(racer, line)
    assert (t.asked == op.MAY) is placed
    if placed:
        t.answer(True)
        assert (t.zone(line), t.lore_total(0), t.hand(0)) == (DISCARD, 3, 3)


def test_hiro_hamada_future_champion() -> None:
    t = Table()
    hiro = t.mine("Hiro Hamada - Future Champion")
    t.play(t.body(0, zone=HAND, classifications=("Floodborn",)))
    assert t.hand(0) == 0  # beside him, not on him
    t = Table()
    hiro, armor = t.mine("Hiro Hamada - Future Champion"), t.mine("Hiro Hamada - Armor Designer", HAND)
    t.shift(armor, hiro)
    assert t.hand(0) == 1


# ---- played and leaving, played and questing -------------------------------------------------------------------------


def test_namaari_single_minded_rival() -> None:
    t = Table(turn=1)
    namaari, card = t.mine("Namaari - Single-Minded Rival"), t.body(0, zone=HAND)
    t.turn_over().answer(True)
    t.answer(card)
    assert (t.hand(0), t.zone(card)) == (2, DISCARD)  # and the card of the draw step
    assert t.strength(namaari) == real("Namaari - Single-Minded Rival").strength + 1


def test_merlin_turtle() -> None:
    t = Table()
    a, b = t.body(0, zone=DECK), t.body(0, zone=DECK)
    t.play(t.mine("Merlin - Turtle", HAND)).answer(b)
    assert (top(t), bottom(t)) == (b.card, a.card)


def test_merlin_goat() -> None:
    t = Table()
    goat, song, _ = t.mine("Merlin - Goat", HAND), t.mine("You're Welcome", HAND), t.body(1)
    t.play(goat)
    assert t.lore_total(0) == 1
    t.play(song).answer(goat)
    assert t.lore_total(0) == 2  # into the deck is leaving play too


def test_simba_fighting_prince() -> None:
    t = Table()
    simba, foe, other = t.mine("Simba - Fighting Prince"), t.body(1, willpower=1, exerted=True), t.body(1)
    t.challenge(simba, foe).answer(True, "mode 2", other)
    assert t.damage(other) == 2
    t = Table(turn=1)
    simba, foe = t.mine("Simba - Fighting Prince", exerted=True), t.body(1, willpower=1)
    t.challenge(foe, simba)
    assert (t.zone(foe), t.asked) == (DISCARD, op.TURN)  # not during your turn
    t = Table()
    place = t.put(1, location(willpower=1))
    t.challenge(t.mine("Simba - Fighting Prince"), place)
    assert (t.zone(place), t.asked) == (DISCARD, op.TURN)  # not a character


def test_mike_wazowski_heroic_climber() -> None:
    t = Table()
    mike, own, theirs = t.mine("Mike Wazowski - Heroic Climber"), t.mine("Smash", DECK), t.body(1, zone=DECK)
    t.quest(mike)
    assert t.asked_player == 1  # their card, their choice
    t.answer(True)
    assert (t.zone(theirs), bottom(t)) == (HAND, own.card)


def test_quackerjack_loony_toymaker() -> None:
    t = Table()
    jack, foe = t.mine("Quackerjack - Loony Toymaker"), t.body(1, willpower=9)
    t.put(0, item(), DISCARD)
    for _ in range(2):
        t.put(0, item(), DECK)
    t.quest(jack).answer(True, foe)
    assert (t.damage(foe), t.discard_size(0)) == (2, 5)  # only those put there this way


@pytest.mark.parametrize("heal", [True, False])
def test_baymax_armored_companion(heal: bool) -> None:
    t = Table()
    baymax, hurt = t.mine("Baymax - Armored Companion", damage=1), t.body(0, damage=3)
    lore = real("Baymax - Armored Companion").lore
    t.quest(baymax).answer(heal)
    if heal:
        one(t, hurt)
        t.answer(2)
    assert (t.damage(hurt), t.damage(baymax)) == (1 if heal else 3, 1)
    assert t.lore_total(0) == lore + (2 if heal else 0)


def test_hades_ruthless_tyrant() -> None:
    t = Table()
    hades, tough = t.mine("Hades - Ruthless Tyrant"), t.put(0, character("", 2, 5, 1, 2, keyword(Keyword.RESIST, 2)))
    t.quest(hades).answer(True)
    one(t, tough)
    assert (t.damage(tough), t.hand(0)) == (0, 2)  # dealt, though Resist left nothing
    t = Table()
    t.quest(t.mine("Hades - Ruthless Tyrant"))
    if t.asked == op.MAY:
        t.answer(True)
    assert t.hand(0) == 0


def test_judy_hopps_uncovering_clues() -> None:
    t = Table()
    judy = t.mine("Judy Hopps - Uncovering Clues")
    sleuth = t.body(0, zone=DECK, classifications=("Storyborn", "Detective"))
    t.body(0, zone=DECK)
    t.quest(judy).answer(True)
    if t.asked == op.PICK:
        t.answer(sleuth)
    while t.asked != op.TURN:
        t.choose(t.game.options[0])
    assert (t.zone(sleuth), t.hand(0), t.deck(0)) == (HAND, 1, 19)


def test_isabela_madrigal_perfectly_in_control() -> None:
    t = Table()
    isabela, hurt = t.mine("Isabela Madrigal - Perfectly in Control", damage=1), t.body(0, damage=2)
    t.quest(isabela).answer(True, hurt)
    assert (t.damage(isabela), t.damage(hurt)) == (3, 0)


def test_honey_lemon_testing_the_limits() -> None:
    t = Table()
    honey, gadget = t.mine("Honey Lemon - Testing the Limits"), t.put(0, item())
    t.put(1, item())
    t.quest(honey).answer(True)
    one(t, gadget)
    assert (t.zone(gadget), t.hand(0), drops(t)) == (DISCARD, 1, 1)


def test_perdita_devoted_mother() -> None:
    t = Table(ink=0)
    perdita, pup = t.mine("Perdita - Devoted Mother"), t.body(0, cost=2, zone=DISCARD)
    dear = t.body(0, cost=3, zone=DISCARD)
    t.quest(perdita).answer(True)
    if t.asked != op.TURN:
        assert t.offered(op.PLAY) == {pup.card}
        t.answer(pup)
    assert (t.zone(pup), t.zone(dear)) == (PLAY, DISCARD)
    assert t.perm(pup).drying


def test_jasmine_desert_warrior() -> None:
    t = Table(turn=1)
    jasmine, foe, card = t.mine("Jasmine - Desert Warrior", exerted=True), t.body(1), t.body(1, zone=HAND)
    t.challenge(foe, jasmine)
    assert t.zone(card) == DISCARD


def test_elsa_ice_artisan() -> None:
    t = Table()
    t.mine("Elsa - Ice Artisan")
    weak, strong = t.body(1, strength=3), t.body(1, strength=4)
    t.play(t.put(0, location(), HAND)).answer(True)
    one(t, weak)
    assert (t.perm(weak).exerted, t.perm(strong).exerted) == (True, False)


# ---- when played -----------------------------------------------------------------------------------------------------


def test_kida_protector_of_atlantis() -> None:
    t = Table()
    kida, own, foe = t.mine("Kida - Protector of Atlantis", HAND), t.body(0, strength=4), t.body(1, strength=2)
    late = t.body(0, strength=4, zone=HAND)
    printed = real("Kida - Protector of Atlantis").strength
    t.play(kida).play(late)
    assert (t.strength(kida), t.strength(own), t.strength(foe), t.strength(late)) == (printed - 3, 1, -1, 4)
    t.turn_over()
    assert t.strength(own) == 1
    t.turn_over()
    assert (t.strength(own), t.strength(foe)) == (4, 2)


def test_sisu_empowered_sibling() -> None:
    t = Table(ink=20)
    weak, strong, own = t.body(1, strength=2), t.body(1, strength=3), t.body(0, strength=1)
    ward = t.put(1, character("", 1, 3, 1, 2, keyword(Keyword.WARD)))
    t.play(t.mine("Sisu - Empowered Sibling", HAND))
    assert [t.zone(c) for c in (weak, strong, own, ward)] == [DISCARD, PLAY, PLAY, DISCARD]


def test_madam_mim_purple_dragon() -> None:
    t = Table()
    mim, a, b = t.mine("Madam Mim - Purple Dragon", HAND), t.body(0), t.body(0)
    t.body(0)
    t.play(mim).answer("mode 2", a, b)
    assert (t.zone(mim), t.zone(a), t.zone(b)) == (PLAY, HAND, HAND)
    t = Table()
    mim, a = t.mine("Madam Mim - Purple Dragon", HAND), t.body(0)
    t.play(mim)
    assert (t.zone(mim), t.zone(a)) == (DISCARD, PLAY)  # two cannot be returned


def test_gantu_experienced_enforcer() -> None:
    t = Table(ink=20)
    t.ink(1, 1)
    gantu, song = t.mine("Gantu - Experienced Enforcer", HAND), t.theirs("A Whole New World", HAND)
    singer, late = t.body(1, cost=9), t.body(1, cost=9, zone=HAND)
    t.play(gantu).turn_over()
    assert not t.can(Option(op.SING, song.card, singer.card))
    assert t.zone(late) == HAND
    t.turn_over().turn_over()
    assert t.can(Option(op.SING, song.card, singer.card))


def test_megara_captivating_cynic() -> None:
    t = Table()
    meg, card = t.mine("Megara - Captivating Cynic", HAND), t.body(0, zone=HAND)
    t.play(meg).answer("mode 1")
    assert (t.zone(meg), t.zone(card)) == (PLAY, DISCARD)
    t = Table()
    meg = t.mine("Megara - Captivating Cynic", HAND)
    t.play(meg)
    assert t.zone(meg) == DISCARD  # nothing to discard


@pytest.mark.parametrize("toys", [0, 1])
def test_woody_helping_a_friend(toys: int) -> None:
    t = Table(ink=20)
    for _ in range(toys):
        t.body(0, classifications=("Storyborn", "Toy"))
    back = t.body(0, cost=2, zone=DISCARD)
    t.play(t.mine("Woody - Helping a Friend", HAND))
    ink = t.ready_ink(0)
    if not toys:
        t.answer("mode 1")
    t.answer(True)
    assert t.zone(back) == HAND if not toys else t.asked == op.MAY
    if toys:
        t.answer(True)
        while t.asked != op.TURN:
            t.choose(t.game.options[0])
        assert (t.zone(back), t.ready_ink(0)) == (PLAY, ink)  # the returned card is played by the second mode


def test_bruno_madrigal_out_of_the_shadows() -> None:
    t = Table()
    bruno, own, foe = t.mine("Bruno Madrigal - Out of the Shadows", HAND), t.body(0), t.body(1, 9, 9, exerted=True)
    t.play(bruno).answer(own).challenge(own, foe).answer(True)
    assert t.zone(own) == HAND


def test_mulan_martial_arts_master() -> None:
    t = Table()
    mulan, own, foe = t.mine("Mulan - Martial Arts Master", HAND), t.body(0, 2, 9), t.body(1, 1, 9, exerted=True)
    t.play(mulan).answer(own)
    assert t.strength(own) == 4
    t.challenge(own, foe)
    assert (t.hand(0), t.damage(foe)) == (1, 4)


def test_arthur_king_victorious() -> None:
    t = Table()
    arthur, own, foe = t.mine("Arthur - King Victorious", HAND), t.body(0, 2, 9), t.body(1, 3, 9)
    t.play(arthur).answer(own).challenge(own, foe)
    assert (t.damage(foe), t.damage(own)) == (4, 1)


def test_john_silver_ships_cook() -> None:
    t = Table()
    silver, own, foe = t.mine("John Silver - Ship's Cook", HAND), t.body(0, exerted=True), t.body(1)
    t.play(silver).answer(foe).turn_over()
    assert t.targets(foe) == set()
    t.turn_over()
    t.perm(own).exerted = True
    t.turn_over()
    assert t.targets(foe) == {own.card}


def test_baloo_carefree_bear() -> None:
    t = Table()
    t.body(0, zone=HAND)
    t.play(t.mine("Baloo - Carefree Bear", HAND)).answer("mode 2")
    assert (t.hand(0), t.hand(1)) == (0, 0)
    t = Table()
    t.play(t.mine("Baloo - Carefree Bear", HAND)).answer("mode 1")
    assert (t.hand(0), t.hand(1)) == (1, 1)


def test_tramp_quick_on_his_feet() -> None:
    t = Table()
    tramp, foe = t.mine("Tramp - Quick on His Feet", HAND), t.body(1, exerted=True)
    t.play(tramp).answer("mode 2")
    assert t.targets(tramp) == {foe.card}


def test_jasmine_royal_seafarer() -> None:
    t = Table()
    jasmine, foe = t.mine("Jasmine - Royal Seafarer", HAND), t.body(1)
    t.play(jasmine).answer("mode 2")
    one(t, foe)
    assert not t.has(foe, Keyword.RECKLESS)
    t.turn_over()
    assert t.has(foe, Keyword.RECKLESS)
    t.turn_over()
    assert not t.has(foe, Keyword.RECKLESS)
