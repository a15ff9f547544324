"""Cards that watch what is put under them, readied or healed, and cards that are on while something is true."""

from __future__ import annotations

import pytest

from tintero.abilities.words import Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import DECK, DISCARD, HAND, INKWELL, PLAY, character, item, keyword, location, shift

# ---- a card is put under -------------------------------------------------------------------------------------------


def test_tamatoa_seeker_of_shine_counts_cards_put_not_shifts() -> None:
    t = Table()
    tamatoa = t.mine("Tamatoa - Seeker of Shine")
    flynn = t.mine("Flynn Rider - Spectral Scoundrel")
    base = t.body(0, name="Yzma - Small")
    big = t.put(0, character("Yzma - Big", 3, 3, 1, 4, shift(2), classifications=("Floodborn",)), HAND)
    t.shift(big, base)
    assert t.lore_of(tamatoa) == 1
    t.use(flynn)
    assert t.lore_of(tamatoa) == 2
    t.use(tamatoa)
    assert t.lore_of(tamatoa) == 3
    t.end()
    assert t.lore_of(tamatoa) == 1


def test_webbys_diary_and_magica_de_spell() -> None:
    t = Table()
    t.mine("Webby's Diary")
    flynn = t.mine("Flynn Rider - Spectral Scoundrel")
    t.use(flynn).yes()
    assert (t.hand(0), t.ready_ink(0)) == (1, 9)
    t = Table()
    t.mine("Magica De Spell - Spiteful Sorceress")
    flynn = t.mine("Flynn Rider - Spectral Scoundrel", damage=1)
    foe = t.body(1)
    t.use(flynn).yes()
    t.pick(flynn)
    t.settled(foe)
    assert (t.damage(flynn), t.damage(foe)) == (0, 1)


def test_little_john_readies_himself() -> None:
    t = Table()
    john = t.mine("Little John - Impermanent Outlaw", exerted=True)
    t.use(john)
    assert not t.perm(john).exerted


def test_donald_duck_fred_honeywell_doubles_boost() -> None:
    t = Table()
    t.mine("Donald Duck - Fred Honeywell")
    scar = t.mine("Scar - Eerily Prepared")
    foe = t.body(1, strength=12)
    t.use(scar)
    t.all_yes()
    assert len(t.perm(scar).under) == 2
    assert t.strength(foe) == 2  # each card put under him counts


@pytest.mark.parametrize(("kind", "answers", "zone"), [
    ("character", (True, True), PLAY), ("character", (True, False), DECK), ("location", (True,), DECK),
    ("item", (False,), DECK),
])
def test_fairy_godmother_magical_benefactor(kind: str, answers: tuple[bool, ...], zone: int) -> None:
    t = Table()
    fairy = t.mine("Fairy Godmother - Magical Benefactor")
    foe = t.body(1)
    card = t.put(1, {"character": character(cost=9), "location": location(), "item": item()}[kind], DECK)
    t.use(fairy).yes()
    t.settled(foe)
    assert t.zone(foe) == DISCARD
    for a in answers:
        assert t.asked_player == 1
        t.may(a)
    assert t.idle
    assert t.zone(card) == zone
    if zone == DECK and answers[0]:
        assert t.bottom(1) == card.card


@pytest.mark.parametrize(("person", "answers"), [(True, (True, True)), (True, (True, False)), (False, (True,))])
def test_simba_king_in_the_making(person: bool, answers: tuple[bool, ...]) -> None:
    t = Table()
    simba = t.mine("Simba - King in the Making")
    t.body(0, zone=DECK)  # goes under him
    card = t.put(0, character(cost=9) if person else item(), DECK)
    t.use(simba)
    for answer in answers:
        t.may(answer)
    assert t.idle
    if answers == (True, True):
        assert t.perm(card).exerted
        assert t.ready_ink(0) == 9
    else:
        assert t.bottom(0) == card.card


def test_jiminy_cricket_ghost_of_christmas_past() -> None:
    t = Table()
    jiminy = t.mine("Jiminy Cricket - Ghost of Christmas Past")
    card, _ = t.body(0, zone=DISCARD), t.body(0, zone=DISCARD)
    t.use(jiminy).yes()
    t.pick(card)
    assert (t.zone(card), t.ink_total(0), t.ready_ink(0)) == (INKWELL, 13, 10)


# ---- readied, healed -----------------------------------------------------------------------------------------------


def test_wreck_it_ralph_demolition_dude() -> None:
    t = Table()
    ralph = t.mine("Wreck-It Ralph - Demolition Dude", damage=3)
    t.quest(ralph).end()
    assert t.lore_total(0) == 1
    t.end()
    assert t.lore_total(0) == 4  # readied at the start of the turn
    t.end().end()
    assert t.lore_total(0) == 4  # he was ready already


def test_bolt_superdog_and_christopher_robin_adventurer() -> None:
    t = Table()
    bolt = t.mine("Bolt - Superdog", exerted=True)
    t.body(0)
    t.body(0, damage=1)
    t.body(1)
    t.end().end()
    assert t.lore_total(0) == 1
    assert not t.perm(bolt).exerted
    for friends, lore in ((1, 0), (2, 2)):
        t = Table()
        t.mine("Christopher Robin - Adventurer", exerted=True)
        t.bodies(0, friends)
        t.end().end()
        assert t.lore_total(0) == lore


def test_aurora_waking_beauty_sees_anybody_healed_even_by_moving() -> None:
    t = Table()
    aurora = t.mine("Aurora - Waking Beauty", exerted=True)
    odie = t.mine("Mama Odie - Voice of Wisdom")
    a, b = t.body(1, damage=2, exerted=True), t.body(1)
    t.quest(odie).yes()
    t.pick(a)
    t.settled(b)
    t.amount(1)
    assert not t.perm(aurora).exerted
    assert not t.can_quest(aurora)
    assert t.targets(aurora) == set()


def test_grand_pabbie_and_caring_isabela_count_each_character() -> None:
    for name, lore in (("Grand Pabbie - Oldest and Wisest", 4), ("Isabela Madrigal - Caring Cultivator", 5)):
        t = Table()
        t.mine(name)
        t.body(0, damage=2), t.body(0, damage=3)
        song = t.mine("Hakuna Matata", HAND)
        t.play(song)
        t.all_yes()  # the most that can be removed
        assert t.lore_total(0) == lore


def test_mirabel_madrigal_family_guardian_readies_the_healed_one() -> None:
    t = Table()
    t.mine("Mirabel Madrigal - Family Guardian")
    baymax = t.mine("Baymax - Qualified Physician")
    hurt = t.body(0, damage=1, exerted=True)
    t.quest(baymax).pick(hurt).amount(1)
    t.yes()
    assert not t.perm(hurt).exerted
    assert not t.can_quest(hurt)
    assert t.perm(baymax).exerted


def test_hydra_deadly_serpent_gives_back_what_she_took() -> None:
    t = Table()
    hydra = t.mine("Hydra - Deadly Serpent")
    alice = t.theirs("Alice - Clumsy as Can Be")
    foe = t.body(1, strength=3, willpower=9, exerted=True)
    t.challenge(hydra, foe)
    t.pick(alice)
    assert (t.damage(hydra), t.damage(foe), t.damage(alice)) == (3, 6, 3)
    t.end()
    t.quest(alice)  # put on her, not dealt: taken all the same
    assert t.asked_player == 0
    t.pick(foe)
    assert (t.damage(hydra), t.damage(foe)) == (4, 8)


# ---- while ---------------------------------------------------------------------------------------------------------


def test_the_coachman_counts_himself() -> None:
    t = Table()
    coachman, pal = t.mine("The Coachman - Greedy Deceiver"), t.body(0)
    t.body(1, exerted=True)
    t.quest(coachman)
    assert t.strength(coachman) == 2
    t.quest(pal)
    assert (t.strength(coachman), t.has(coachman, Keyword.EVASIVE)) == (4, True)


def test_randall_boggs_and_the_last_ink() -> None:
    t = Table(ink=2)
    randall, pal = t.mine("Randall Boggs - Envious Coworker"), t.body(0, zone=HAND, cost=2)
    t.begin()
    assert t.lore_of(randall) == 0
    t.play(pal)
    assert t.lore_of(randall) == 2


def test_conditions_on_an_opponent() -> None:
    t = Table(players=3)
    donald = t.mine("Donald Duck - Pie Slinger")
    queen, belle = t.mine("The Queen - Devious Disguise"), t.mine("Belle - Bookworm")
    gaston, ernesto = t.mine("Gaston - Scheming Suitor"), t.mine("Ernesto de la Cruz - Idol of Millions")
    t.body(1, zone=HAND), t.body(2, zone=HAND)
    t.mine("Let It Go", DISCARD)
    t.lore(0, 10)
    t.begin()
    assert [t.strength(donald), t.lore_of(queen), t.lore_of(belle), t.strength(gaston), t.lore_of(ernesto)] == [
        3, 1, 1, 1, 1,
    ]
    t = Table(players=3)
    donald = t.mine("Donald Duck - Pie Slinger")
    queen, belle = t.mine("The Queen - Devious Disguise"), t.mine("Belle - Bookworm")
    gaston, ernesto = t.mine("Gaston - Scheming Suitor"), t.mine("Ernesto de la Cruz - Idol of Millions")
    t.body(1, zone=HAND)  # the third player has an empty hand and much lore, the second one the song
    t.theirs("Let It Go", DISCARD)
    t.lore(2, 10)
    t.begin()
    assert [t.strength(donald), t.lore_of(queen), t.lore_of(belle), t.strength(gaston), t.lore_of(ernesto)] == [
        9, 3, 3, 4, 2,
    ]


def test_captain_amelia_protects_the_one_that_is_challenged() -> None:
    t = Table(turn=0)
    amelia = t.theirs("Captain Amelia - Commander of the Legacy", exerted=True)
    mate, idler = t.body(1, exerted=True), t.body(1)
    a, b = t.body(0, strength=2), t.body(0, strength=2)
    t.challenge(a, mate)
    assert t.damage(mate) == 1
    t.challenge(b, amelia)
    assert t.damage(amelia) == 2
    assert not t.has(idler, Keyword.RESIST)


def test_shenzi_and_enchantress_in_a_challenge() -> None:
    t = Table()
    shenzi = t.mine("Shenzi - Scar's Accomplice")
    hurt = t.body(1, strength=0, willpower=9, damage=1, exerted=True)
    t.challenge(shenzi, hurt)
    assert t.damage(hurt) == 1 + 4
    t = Table()
    shenzi = t.mine("Shenzi - Scar's Accomplice")
    hale = t.body(1, strength=0, willpower=9, exerted=True)
    t.challenge(shenzi, hale)
    assert t.damage(hale) == 2
    t = Table()
    attacker = t.body(0, willpower=9)
    judge = t.theirs("Enchantress - Unexpected Judge", exerted=True)
    t.challenge(attacker, judge)
    assert t.damage(attacker) == 3


def test_grumpy_skeptical_knight() -> None:
    t = Table()
    hall = t.put(0, location())
    grumpy = t.mine("Grumpy - Skeptical Knight")
    knight = t.body(0, at=hall, classifications=("Storyborn", "Knight"))
    squire = t.body(0, at=hall)
    t.begin()
    assert [t.has(c, Keyword.RESIST) for c in (grumpy, knight, squire)] == [False, True, False]
    t.move(grumpy, hall)
    assert t.has(grumpy, Keyword.RESIST)


def test_queen_of_hearts_haughty_monarch_counts_all_damaged() -> None:
    t = Table()
    queen = t.mine("Queen of Hearts - Haughty Monarch", damage=1)
    for player in (0, 0, 1):
        t.body(player, damage=1)
    hans = t.mine("Hans - Thirteenth in Line")
    last = t.body(1)
    t.begin()
    assert t.lore_of(queen) == 3
    t.quest(hans).yes()
    t.pick(last)
    assert t.lore_of(queen) == 6


def test_game_preserve_is_evasive_with_an_evasive_guest() -> None:
    t = Table()
    runner, flyer = t.body(0), t.put(0, character("", 1, 2, 1, 1, keyword(Keyword.EVASIVE)))
    preserve = t.theirs("Game Preserve - Protected Land")
    other = t.theirs("Game Preserve - Protected Land")
    t.put(1, character("", 1, 2, 1, 1, keyword(Keyword.EVASIVE)), at=preserve)
    t.begin()
    assert t.targets(runner) == {other.card}
    assert t.targets(flyer) == {preserve.card, other.card}


def test_aladdin_barreling_through_gives_reckless_ones_a_way_out() -> None:
    t = Table()
    aladdin = t.mine("Aladdin - Barreling Through")
    wild = t.put(0, character("", 1, 2, 1, 1, keyword(Keyword.RECKLESS)))
    tame = t.body(0)
    t.body(1, exerted=True)
    t.begin()
    assert t.offered(op.USE) == {aladdin.card}  # Boost
    t.use(aladdin)
    assert t.offered(op.USE) == {aladdin.card, wild.card}
    assert tame.card not in t.offered(op.USE)
    assert not t.can(Option(op.END))
    t.use(wild)
    assert t.lore_total(0) == 1
    assert t.perm(wild).exerted


def test_megara_secret_keeper() -> None:
    t = Table()
    foe = t.body(0)
    megara = t.theirs("Megara - Secret Keeper", exerted=True, under=[character()])
    card = t.body(0, zone=HAND)
    t.challenge(foe, megara)
    assert t.zone(card) == DISCARD
    assert t.lore_of(megara) == 2


def test_mickey_mouse_brave_little_prince_after_a_shift() -> None:
    t = Table()
    base = t.body(0, name="Mickey Mouse - Small")
    prince = t.mine("Mickey Mouse - Brave Little Prince", HAND)
    t.shift(prince, base)
    assert (t.strength(prince), t.willpower(prince), t.lore_of(prince)) == (5, 5, 4)
    t = Table()
    prince = t.mine("Mickey Mouse - Brave Little Prince", HAND)
    t.play(prince)
    assert (t.strength(prince), t.willpower(prince), t.lore_of(prince)) == (2, 2, 1)


def test_rhino_power_hamster_loses_resist_with_the_first_damage() -> None:
    t = Table()
    rhino = t.mine("Rhino - Power Hamster")
    a, b = t.body(1, strength=3, willpower=9, exerted=True), t.body(1, strength=1, exerted=True)
    t.challenge(rhino, a)
    assert t.damage(rhino) == 1
    assert not t.has(rhino, Keyword.RESIST)
    t.end()
    t.challenge(b, rhino)
    assert t.damage(rhino) == 2


def test_pain_underworld_imp_follows_his_strength() -> None:
    t = Table()
    pain = t.mine("Pain - Underworld Imp")  # 1
    first, second = (t.mine("Grandmother Fa - Spirited Elder") for _ in range(2))
    t.quest(first).yes()
    t.pick(pain)
    assert (t.strength(pain), t.lore_of(pain)) == (3, 1)
    t.quest(second).yes()
    t.pick(pain)
    assert (t.strength(pain), t.lore_of(pain)) == (5, 3)
    t.end()
    assert (t.strength(pain), t.lore_of(pain)) == (1, 1)
