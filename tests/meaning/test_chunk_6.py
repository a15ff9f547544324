"""Cards that speak when they are played, and whenever something quests, challenges, sings or is banished."""

from __future__ import annotations

import pytest

from tintero.abilities.ability import CardDefinition
from tintero.abilities.effect import Effect
from tintero.abilities.words import Event, Keyword
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.position import Placed

from ..kit import action, character, keyword
from .table import DECK, DISCARD, FILLER, HAND, INKWELL, PLAY, Table, item, location, real


class Play(Table):
    """A table where a question that had only one answer, and so was not asked, may be answered all the same."""

    def pick(self, *cards: Placed) -> Play:
        for c in cards:
            wanted = [o for o in self.game.options if o.a == c.card and o.verb in (op.CARD, op.PLAY, op.TOP)]
            if not self.idle and wanted:
                self.choose(wanted[0])
        return self

    @property
    def idle(self) -> bool:
        """Nothing is left to answer: the active player may do something new."""
        return self.asked == op.TURN

    @property
    def cards(self) -> set[int]:
        """The cards of the open question."""
        return set() if self.idle else self.offered(op.CARD) | self.offered(op.PLAY)

    def drops(self, player: int) -> int:
        return self.game.state.players[player].ink_drops

    def place_of(self, c: Placed) -> int:
        """How many cards lie above it in its deck."""
        deck = self.game.state.players[c.player].deck
        return len(deck) - 1 - deck.index(c.card)

    def zones(self, *cards: Placed) -> list[int]:
        return [self.zone(c) for c in cards]


def hand(t: Play, player: int, n: int = 1) -> list[Placed]:
    return [t.body(player, zone=HAND) for _ in range(n)]


def grant(k: Keyword, value: int = 0) -> CardDefinition:
    """A character that has only this keyword."""
    return character("", 2, 5, 1, 2, keyword(k, value))


def _smash() -> Effect:
    effect = real("Smash").effect
    assert effect is not None
    return effect


# ---- when you play this character ------------------------------------------------------------------------------------


@pytest.mark.parametrize("dead", [1, 2])
def test_roller_bob_sids_toy(dead: int) -> None:
    t = Play()
    bob, foe = t.mine("Roller Bob - Sid's Toy", HAND), t.body(1, exerted=True)
    gone = [t.body(0, zone=DISCARD) for _ in range(dead)]
    t.put(0, item(), DISCARD)
    t.play(bob).yes()
    t.pick(*gone)
    assert t.has(bob, Keyword.RUSH) is (dead == 2)  # only if both cards were put
    assert t.targets(bob) == ({foe.card} if dead == 2 else set())


def test_stegmutt_clumsy_dinosaur() -> None:
    t = Play()
    steg, foe, own = t.mine("Stegmutt - Clumsy Dinosaur", HAND), t.body(1), t.body(0)
    spoons = [t.put(0, item(), DISCARD) for _ in range(3)]
    t.play(steg).yes().pick(*spoons)
    while t.asked == op.CHOOSE and t.cards <= {s.card for s in spoons}:
        t.choose(t.game.options[0])
    while t.asked == op.ORDER:
        t.choose(t.game.options[0])
    assert t.cards == {steg.card, foe.card, own.card}
    t.pick(foe)
    assert (t.damage(foe), t.zones(*spoons), t.discard_size(0)) == (3, [DECK] * 3, 0)


def test_scrooge_mcduck_reformed_ebenezer() -> None:
    t = Play()
    scrooge, a, b, foe = t.mine("Scrooge McDuck - Reformed Ebenezer", HAND), t.body(0), t.body(0), t.body(1)
    t.play(scrooge).yes()
    assert [len(t.perm(c).under) for c in (scrooge, a, b, foe)] == [0, 1, 1, 0]
    assert [t.has(c, Keyword.WARD) for c in (scrooge, a, b, foe)] == [False, True, True, False]
    t.turn_over()
    assert t.has(a, Keyword.WARD)
    t.turn_over()
    assert not t.has(a, Keyword.WARD)


def test_scrooge_mcduck_reformed_ebenezer_with_too_few_cards() -> None:
    t = Play(deck_size=1)
    scrooge, a, b = t.mine("Scrooge McDuck - Reformed Ebenezer", HAND), t.body(0), t.body(0)
    t.play(scrooge).yes()
    assert not t.has(a, Keyword.WARD)  # only a part of it was possible
    assert not t.has(b, Keyword.WARD)


def test_aladdin_and_genie_mischievous_pals() -> None:
    t = Play()
    pals, (a, b, c) = t.mine("Aladdin & Genie - Mischievous Pals", HAND), hand(t, 0, 3)
    t.play(pals).yes().pick(a, b).done()
    while not t.idle:
        t.choose(t.game.options[0])
    assert (t.zones(a, b, c), t.hand(0)) == ([DECK, DECK, HAND], 1 + 3)
    assert {t.place_of(a), t.place_of(b)} == {t.deck(0) - 1, t.deck(0) - 2}


def test_kuzco_selfish_emperor() -> None:
    t = Play()
    kuzco, place, spoon = t.mine("Kuzco - Selfish Emperor", HAND), t.put(1, location()), t.put(0, item())
    t.body(1)
    t.play(kuzco).yes()
    assert t.cards == {place.card, spoon.card}
    t.pick(place)
    assert (t.zone(place), t.ink_total(1), t.ready_ink(1)) == (INKWELL, 1, 0)


def test_hades_infernal_schemer() -> None:
    t = Play()
    hades, foe = t.mine("Hades - Infernal Schemer", HAND), t.body(1, under=[FILLER])
    t.body(0)
    t.play(hades).yes()
    assert (t.zone(foe), t.ink_total(1), t.ready_ink(1)) == (INKWELL, 2, 2)  # the whole stack, and not exerted


@pytest.mark.parametrize("deck", [2, 3])
def test_dale_mischievous_ranger(deck: int) -> None:
    t = Play(deck_size=deck)
    dale, foe = t.mine("Dale - Mischievous Ranger", HAND), t.body(1, strength=4)
    t.play(dale).yes().pick(foe)
    assert t.discard_size(0) == deck
    assert t.strength(foe) == (1 if deck == 3 else 4)  # with two cards it was done only in part


def test_della_duck_returning_mother() -> None:
    t = Play()
    della, tired = t.mine("Della Duck - Returning Mother", HAND), t.put(0, grant(Keyword.BOOST, 1), exerted=True)
    t.body(0, exerted=True)
    fresh = t.put(0, grant(Keyword.BOOST, 1))
    t.play(della).yes()
    assert t.cards == {tired.card, fresh.card}
    t.pick(fresh)
    assert fresh.card in t.offered(op.QUEST)  # it was not readied, so nothing follows
    t = Play()
    della, tired = t.mine("Della Duck - Returning Mother", HAND), t.put(0, grant(Keyword.BOOST, 1), exerted=True)
    t.body(1, exerted=True)
    t.play(della).yes().pick(tired)
    assert not t.perm(tired).exerted
    assert tired.card not in t.offered(op.QUEST)
    assert t.targets(tired) == set()


@pytest.mark.parametrize("ready", [True, False])
def test_sven_reindeer_steed(ready: bool) -> None:
    t = Play()
    sven, other = t.mine("Sven - Reindeer Steed", HAND), t.body(0)
    t.play(sven).answer(ready)
    if ready:
        assert t.cards == {sven.card, other.card}
        t.pick(other)
    assert (other.card in t.offered(op.QUEST)) is not ready  # also if it was ready before; nobody without a choice


def test_penny_bolts_person() -> None:
    t = Play()
    penny, hurt, well = t.mine("Penny - Bolt's Person", HAND), t.body(0, damage=3), t.body(0)
    t.play(penny).yes().pick(well)
    assert t.has(well, Keyword.RESIST)  # nothing to remove, and the rest all the same
    assert t.damage(hurt) == 3
    t = Play()
    penny, hurt = t.mine("Penny - Bolt's Person", HAND), t.body(0, damage=3)
    t.play(penny).yes().pick(hurt).amount(1)
    assert (t.damage(hurt), t.has(hurt, Keyword.RESIST), t.has(penny, Keyword.RESIST)) == (2, True, False)


def test_julieta_madrigal_excellent_cook() -> None:
    for amount, asked in ((2, True), (0, False)):
        t = Play()
        julieta, hurt = t.mine("Julieta Madrigal - Excellent Cook", HAND), t.body(0, damage=3)
        t.play(julieta).yes().pick(hurt).amount(amount)
        assert (t.asked == op.MAY) is asked
        if asked:
            t.yes()
        assert (t.damage(hurt), t.hand(0)) == (3 - amount, int(asked))
    t = Play()
    julieta, hurt = t.mine("Julieta Madrigal - Excellent Cook", HAND), t.body(0, damage=3)
    t.play(julieta).no()
    assert t.idle


def test_antonio_madrigal_animal_doctor() -> None:
    t = Play(ink=6)
    antonio, hurt, foe = t.mine("Antonio Madrigal - Animal Doctor", HAND), t.body(0, damage=3), t.body(1, damage=1)
    t.play(antonio).yes()
    assert foe.card not in t.cards
    t.pick(hurt).amount(3)
    assert (t.damage(hurt), t.ink_total(0)) == (0, 7)


def test_goofy_musketeer() -> None:
    t = Play()
    goofy = t.mine("Goofy - Musketeer", HAND)
    a = t.body(0, damage=3, classifications=("Storyborn", "Musketeer"))
    b = t.body(0, damage=1, classifications=("Storyborn", "Musketeer"))
    c, foe = t.body(0, damage=3), t.body(1, damage=3, classifications=("Storyborn", "Musketeer"))
    t.play(goofy).no().yes()  # Bodyguard first
    while t.asked == op.AMOUNT:
        t.amount(max(o.a for o in t.game.options))
    assert [t.damage(x) for x in (a, b, c, foe)] == [1, 0, 3, 3]


def test_magica_de_spell_shadow_form() -> None:
    t = Play()
    magica, own, foe = t.mine("Magica De Spell - Shadow Form", HAND), t.body(0), t.body(1)
    t.play(magica).yes()
    assert (t.zones(own, foe, magica), t.hand(0)) == ([HAND, PLAY, PLAY], 2)
    t = Play()
    magica, foe = t.mine("Magica De Spell - Shadow Form", HAND), t.body(1)
    t.play(magica).yes()
    assert t.hand(0) == 0


def test_edna_mode_fashion_designer() -> None:
    t = Play()
    edna, spoon, dear = t.mine("Edna Mode - Fashion Designer", HAND), t.put(1, item("", 2)), t.put(1, item("", 3))
    t.play(edna).yes().pick(spoon)
    assert (t.zones(spoon, dear), t.hand(0), t.hand(1)) == ([HAND, PLAY], 0, 2)  # its player draws


def test_mirabel_madrigal_curious_child() -> None:
    for song, lore in ((True, 1), (False, 0)):
        t = Play()
        mirabel = t.mine("Mirabel Madrigal - Curious Child", HAND)
        card = t.mine("Friend Like Me" if song else "Smash", HAND)
        t.play(mirabel).yes().pick(card)
        assert (t.lore_total(0), t.zone(card)) == (lore, HAND)


def test_monterey_jack_watchful_ranger() -> None:
    for kind, take, where in (("character", True, HAND), ("character", False, DECK), ("item", True, DECK)):
        t = Play()
        jack = t.mine("Monterey Jack - Watchful Ranger", HAND)
        top = t.body(0, zone=DECK) if kind == "character" else t.put(0, item(), DECK)
        t.play(jack).yes()
        if kind == "character":
            t.answer(take)
        assert t.zone(top) == where
        if where == DECK:
            assert t.place_of(top) == t.deck(0) - 1
    t = Play()
    jack, top = t.mine("Monterey Jack - Watchful Ranger", HAND), t.body(0, zone=DECK)
    t.play(jack).no()
    assert t.idle
    assert t.place_of(top) == 0  # not looked at: it stays


def test_alma_madrigal_family_matriarch() -> None:
    t = Play()
    alma = t.mine("Alma Madrigal - Family Matriarch", HAND)
    t.body(0, zone=DECK)
    mirabel = t.mine("Mirabel Madrigal - Curious Child", DECK)
    t.play(alma).yes().pick(mirabel)
    assert (t.zone(mirabel), t.place_of(mirabel), t.hand(0)) == (DECK, 0, 0)
    assert len(t.events(Event.SHUFFLED)) == 1
    t = Play()
    alma, _ = t.mine("Alma Madrigal - Family Matriarch", HAND), t.mine("Mirabel Madrigal - Curious Child", DECK)
    t.play(alma).yes()
    if not t.idle:
        t.done()  # CR 7.1.4: in a private zone nothing needs to be found
    assert len(t.events(Event.SHUFFLED)) == 1


def test_chernabog_unnatural_force() -> None:
    t = Play()
    bog, foe, dead = t.mine("Chernabog - Unnatural Force", HAND), t.body(1), t.body(1, zone=DISCARD, cost=9)
    t.body(0, zone=DISCARD)
    t.play(bog).yes().pick(foe)
    assert (t.zone(foe), t.asked, t.asked_player) == (DECK, op.MAY, 1)  # the second may is the opponent's
    t.yes().pick(dead)
    assert t.zone(dead) == PLAY
    assert t.perm(dead).owner == 1


def test_carl_fredricksen_loving_husband() -> None:
    t = Play()
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
    t = Play()
    donald, a, wet = t.mine("Donald Duck - Coin Collector", HAND), t.body(0), t.body(0, drying=True)
    late = t.body(0, zone=HAND)
    t.play(donald).play(late)
    assert t.offered(op.USE) == {a.card}  # not himself, not a drying one, not one that came later
    t.use(a)
    assert (t.hand(0), t.perm(a).exerted, t.perm(wet).exerted) == (1, True, False)
    t.turn_over().turn_over()
    assert t.offered(op.USE) == set()


# ---- when you play this item or location -----------------------------------------------------------------------------


def test_the_magic_feather() -> None:
    t = Play()
    feather, own = t.mine("The Magic Feather", HAND), t.body(0)
    foe = t.body(1)
    t.play(feather).pick(own)
    assert (t.has(own, Keyword.EVASIVE), t.has(foe, Keyword.EVASIVE)) == (True, False)
    t.turn_over().turn_over().turn_over()
    assert t.has(own, Keyword.EVASIVE)  # as long as the item is there


def test_containment_unit() -> None:
    t = Play()
    unit, foe, own, other = t.mine("Containment Unit", HAND), t.body(1), t.body(0, exerted=True), t.body(1)
    t.play(unit).pick(foe).turn_over()
    assert t.offered(op.QUEST) == {other.card}
    assert (t.targets(foe), t.targets(other)) == (set(), {own.card})
    t.turn_over()
    assert t.zone(unit) == DISCARD  # no card to discard at the start of the turn
    t.turn_over()
    assert foe.card in t.offered(op.QUEST)


def test_microbots() -> None:
    t = Play()
    bots, foe = t.mine("Microbots", HAND), t.body(1, strength=7)
    t.mine("Microbots")
    t.theirs("Microbots")
    more = t.mine("Microbots", HAND)
    t.play(bots).pick(foe)
    assert t.strength(foe) == 7 - 2
    t.play(more).pick(foe)
    assert t.strength(foe) == 7 - 2 - 3  # the first number stays


@pytest.mark.parametrize("hero", [True, False])
def test_super_suit(hero: bool) -> None:
    t = Play()
    suit = t.mine("Super Suit", HAND)
    t.body(0 if hero else 1, classifications=("Storyborn", "Hero"))
    t.play(suit)
    assert t.lore_total(0) == int(hero)


def test_shepherds_journal() -> None:
    for verb, where in ((op.TOP, DECK), (op.BOTTOM, DISCARD)):
        t = Play()
        journal, top = t.mine("Shepherd's Journal", HAND), t.body(0, zone=DECK)
        t.play(journal).yes()
        t.choose(Option(verb, top.card))
        assert t.zone(top) == where
        assert where == DISCARD or t.place_of(top) == 0


def test_elsas_ice_palace_place_of_solitude() -> None:
    t = Play()
    palace, foe, ready = t.mine("Elsa's Ice Palace - Place of Solitude", HAND), t.body(1, exerted=True), t.body(1)
    tired = t.body(1, exerted=True)
    t.play(palace)
    assert t.cards == {foe.card, tired.card}
    t.pick(foe).turn_over()
    assert [t.perm(c).exerted for c in (foe, ready, tired)] == [True, False, False]
    t.turn_over().turn_over()
    assert t.perm(foe).exerted


# ---- shifting --------------------------------------------------------------------------------------------------------


def test_meilin_lee_superficially_obedient() -> None:
    t = Play()
    mei, panda = t.mine("Meilin Lee - Superficially Obedient"), t.mine("Meilin Lee - Popular Red Panda", HAND)
    t.shift(panda, mei)
    while not t.idle:
        t.choose(t.game.options[-1])
    assert t.has(panda, Keyword.EVASIVE)  # what applied to the base goes on (8.10.5)


def test_grandma_wu_wise_grandmother() -> None:
    t = Play()
    wu, other = t.mine("Grandma Wu - Wise Grandmother"), t.mine("Grandma Wu - Wise Grandmother")
    panda = t.mine("Grandma Wu - Fierce Red Panda", HAND)
    t.shift(panda, wu)
    while not t.idle:
        t.choose(t.game.options[-1])
    assert (t.lore_total(0), t.zone(other)) == (1, PLAY)  # only the one that lies beneath


def test_omnidroid_ultimate_iteration() -> None:
    for take in (True, False):
        t = Play()
        base = t.put(0, character("Omnidroid - Test"), under=[FILLER])
        robot = t.mine("Omnidroid - Ultimate Iteration", HAND)
        t.shift(robot, base).answer(take)
        assert t.zones(base, base.under[0], robot) == ([HAND, HAND, PLAY] if take else [5, 5, PLAY])


# ---- whenever something is banished or returned ----------------------------------------------------------------------


def test_syndromes_remote() -> None:
    t = Play()
    remote, robot = t.mine("Syndrome's Remote"), t.body(1, willpower=2, classifications=("Storyborn", "Robot"))
    bolt = t.mine("Smash", HAND)
    hand(t, 0, 3)
    t.play(bolt).pick(robot).yes()
    assert (t.zone(remote), t.hand(0), t.discard_size(0)) == (DISCARD, 2, 5)


def test_gramma_tala_spirit_of_the_ocean() -> None:
    t = Play()
    tala, card = t.mine("Gramma Tala - Spirit of the Ocean"), t.body(0, zone=HAND)
    mickey, go = t.mine("Mickey Mouse - Detective", HAND), t.mine("Let It Go", HAND)
    t.ink_card(card)
    assert t.lore_total(0) == 1
    t.play(mickey).yes()
    assert t.lore_total(0) == 2
    t.play(go).pick(tala)
    assert (t.zone(tala), t.lore_total(0)) == (INKWELL, 2)  # she does not see herself go


def test_kuzcos_palace_home_of_the_emperor() -> None:
    t = Play()
    palace = t.theirs("Kuzco's Palace - Home of the Emperor")
    inside, strong = t.body(1, willpower=2, exerted=True, at=palace), t.body(0, strength=3, willpower=9)
    outside, second = t.body(1, willpower=2, exerted=True), t.body(0, strength=3, willpower=9)
    t.challenge(second, outside)
    assert t.zones(outside, second) == [DISCARD, PLAY]
    t.challenge(strong, inside)
    assert t.zones(inside, strong) == [DISCARD, DISCARD]


def test_goofy_emerald_champion() -> None:
    t = Play()
    t.theirs("Goofy - Emerald Champion")
    green = t.put(1, character("", 1, 2, 1, 2, inks=("Emerald",)), exerted=True)
    blue, second = t.body(1, willpower=2, exerted=True), t.body(0, strength=3, willpower=9)
    bully = t.body(0, strength=3, willpower=9)
    t.challenge(second, blue)
    assert t.zones(blue, second) == [DISCARD, PLAY]
    t.challenge(bully, green)
    assert t.zones(green, bully) == [DISCARD, DISCARD]


def test_goofy_emerald_champion_in_the_turn_of_its_player() -> None:
    t = Play()
    t.mine("Goofy - Emerald Champion")
    green = t.put(0, character("", 1, 2, 1, 2, inks=("Emerald",)))
    foe = t.body(1, strength=3, willpower=9, exerted=True)
    t.challenge(green, foe)
    assert t.zones(green, foe) == [DISCARD, PLAY]  # it challenged; it was not challenged


def test_ursulas_lair_eye_of_the_storm() -> None:
    t = Play()
    lair = t.mine("Ursula's Lair - Eye of the Storm")
    weak = t.body(0, willpower=1, at=lair, under=[FILLER])
    foe = t.body(1, exerted=True)
    t.challenge(weak, foe).yes()
    assert t.zones(weak, weak.under[0]) == [HAND, DISCARD]  # the top card only


def test_motunui_island_paradise() -> None:
    t = Play(ink=3)
    island = t.mine("Motunui - Island Paradise")
    here, away, bolt = t.body(0, willpower=2, at=island), t.body(0, willpower=2), t.mine("Smash", HAND)
    t.play(bolt).pick(here).yes()
    assert (t.zone(here), t.ink_total(0), t.ready_ink(0)) == (INKWELL, 4, 0)
    assert t.zone(away) == PLAY


def test_yzma_above_it_all() -> None:
    t = Play()
    t.mine("Yzma - Above It All")
    own, foe = t.body(0, strength=5, willpower=1), t.body(1, strength=1, willpower=2, exerted=True)
    t.challenge(own, foe)
    while not t.idle:
        t.choose(t.game.options[0])
    assert [t.hand(0), t.hand(1)] == [0, 0]  # each comes back, then that player discards one at random
    assert t.zones(own, foe) == [DISCARD, DISCARD]


def test_king_candy_royal_racer() -> None:
    t = Play()
    candy = t.mine("King Candy - Royal Racer")
    racer = t.body(0, willpower=2, classifications=("Storyborn", "Racer"))
    a, b, bolt = t.put(1, grant(Keyword.WARD)), t.body(1), t.mine("Smash", HAND)
    t.play(bolt).pick(racer)
    assert (t.asked_player, t.cards) == (1, {a.card, b.card})
    t.pick(a)
    assert t.zones(a, b, candy) == [DISCARD, PLAY, PLAY]


def test_maleficents_staff() -> None:
    t = Play()
    t.mine("Maleficent's Staff")
    genie, foe, own = t.mine("Genie - On the Job", HAND), t.body(1), t.body(0)
    again = t.mine("Genie - On the Job", HAND)
    t.play(genie).yes().pick(foe)
    assert t.lore_total(0) == 1
    t.play(again).yes().pick(own)
    assert t.lore_total(0) == 1  # only opponents' cards


def test_merlin_shapeshifter() -> None:
    t = Play()
    merlin, own, genie = t.mine("Merlin - Shapeshifter"), t.body(0), t.mine("Genie - On the Job", HAND)
    sulley, dead = t.mine("Sulley - The New Boss", HAND), t.body(0, zone=DISCARD)
    lore = real("Merlin - Shapeshifter").lore
    t.play(genie).yes().pick(own)
    assert t.lore_of(merlin) == lore + 1
    t.play(sulley).no().yes().pick(dead)
    assert (t.zone(dead), t.lore_of(merlin)) == (HAND, lore + 1)  # that one did not come from play


def test_musketeer_tabard() -> None:
    t = Play()
    t.mine("Musketeer Tabard")
    guard, plain = t.put(0, grant(Keyword.BODYGUARD), damage=4), t.body(0, damage=4)
    bolts = [t.mine("Smash", HAND) for _ in range(2)]
    t.play(bolts[0]).pick(plain)
    assert t.idle
    t.play(bolts[1]).pick(guard).yes()
    assert t.hand(0) == 1


def test_tinker_bell_very_clever_fairy() -> None:
    t = Play()
    t.mine("Tinker Bell - Very Clever Fairy")
    crossbow, foe = t.mine("Fang Crossbow"), t.body(1, strength=5, classifications=("Storyborn", "Dragon"))
    t.use(crossbow, 1).pick(foe)
    t.yes()
    assert (t.zone(foe), t.zone(crossbow), t.ink_total(0)) == (DISCARD, INKWELL, 12 + 1)


def test_beast_selfless_protector() -> None:
    t = Play()
    beast = t.mine("Beast - Selfless Protector")
    tough = t.put(0, character("", 2, 5, 1, 2, keyword(Keyword.RESIST, 1)))
    bolt, again = t.mine("Smash", HAND), t.mine("Smash", HAND)
    t.play(bolt).pick(tough)
    assert (t.damage(tough), t.damage(beast)) == (0, 2)  # 3, less the Resist of the one that was hit
    t.play(again).pick(beast)
    assert t.damage(beast) == 5  # she is not one of the others


# ---- whenever somebody challenges ------------------------------------------------------------------------------------


@pytest.mark.parametrize("pays", [True, False])
def test_tiana_restaurant_owner(pays: bool) -> None:
    t = Play(ink=3)
    tiana, own = t.theirs("Tiana - Restaurant Owner", exerted=True), t.body(1, willpower=9, exerted=True)
    bully = t.body(0, strength=4, willpower=9)
    t.challenge(bully, own)
    assert (t.asked, t.asked_player) == (op.MAY, 0)  # the challenging player decides
    t.answer(pays)
    assert (t.damage(own), t.ready_ink(0)) == ((4, 0) if pays else (1, 3))
    assert t.damage(tiana) == 0


def test_tiana_restaurant_owner_ready_or_without_ink() -> None:
    t = Play(ink=2)
    t.theirs("Tiana - Restaurant Owner", exerted=True)
    own, bully = t.body(1, willpower=9, exerted=True), t.body(0, strength=4, willpower=9)
    t.challenge(bully, own)
    assert t.damage(own) == 1
    t = Play(ink=3)
    t.theirs("Tiana - Restaurant Owner")
    own, bully = t.body(1, willpower=9, exerted=True), t.body(0, strength=4, willpower=9)
    t.challenge(bully, own)
    assert t.damage(own) == 4


@pytest.mark.parametrize(("strength", "challenger", "lore"), [(2, 0, 0), (2, 1, 1), (3, 0, 1), (6, 0, 3), (3, 3, 3)])
def test_snuggly_duckling_disreputable_pub(strength: int, challenger: int, lore: int) -> None:
    t = Play()
    pub = t.mine("Snuggly Duckling - Disreputable Pub")
    extra = (keyword(Keyword.CHALLENGER, challenger),) if challenger else ()
    thug = t.put(0, character("", strength, 9, 1, 2, *extra), at=pub)
    foe = t.body(1, exerted=True, willpower=9)
    t.challenge(thug, foe)
    assert t.lore_total(0) == lore


def test_fa_zhou_war_hero() -> None:
    t = Play()
    t.mine("Fa Zhou - War Hero")
    place, foe = t.put(1, location("", 9)), t.body(1, exerted=True, willpower=9)
    a, b, c = (t.body(0, willpower=9) for _ in range(3))
    t.challenge(a, place).challenge(b, foe)
    assert t.lore_total(0) == 3  # a challenge of a location counts as one, though it does not trigger
    t.challenge(c, foe)
    assert t.lore_total(0) == 3


def test_prince_phillip_swordsman_of_the_realm() -> None:
    t = Play()
    phillip, hurt = t.mine("Prince Phillip - Swordsman of the Realm"), t.body(1, damage=1, willpower=9, exerted=True)
    well = t.body(1, willpower=9, exerted=True, strength=1)
    t.challenge(phillip, hurt)
    assert not t.perm(phillip).exerted
    t.challenge(phillip, well)
    assert t.perm(phillip).exerted


def test_rafiki_mystical_fighter() -> None:
    for hyena in (True, False):
        t = Play()
        rafiki = t.mine("Rafiki - Mystical Fighter")
        foe = t.body(1, 1, 9, exerted=True, classifications=("Storyborn", "Hyena") if hyena else ("Storyborn",))
        t.challenge(rafiki, foe)
        assert t.damage(foe) > 0
        assert t.damage(rafiki) == (0 if hyena else 1)


@pytest.mark.parametrize("under", [True, False])
def test_beast_aggressive_lord(under: bool) -> None:
    t = Play()
    beast = t.mine("Beast - Aggressive Lord", under=[FILLER] if under else [], facedown=True)
    foe = t.body(1, strength=1, willpower=9, exerted=True)
    t.lore(1, 5)
    t.challenge(beast, foe)
    assert [t.lore_total(p) for p in (0, 1)] == ([1, 4] if under else [0, 5])


def test_mushu_majestic_dragon() -> None:
    t = Play()
    t.mine("Mushu - Majestic Dragon")
    a, foe = t.body(0, willpower=9), t.body(1, strength=5, willpower=9, exerted=True)
    t.challenge(a, foe)
    assert (t.damage(a), t.damage(foe), t.has(a, Keyword.RESIST)) == (3, 2, False)


def test_boo_energetic_child() -> None:
    t = Play()
    boo, foe, big = t.mine("Boo - Energetic Child"), t.body(1, 3, 9, exerted=True), t.body(1, 4, 9, exerted=True)
    t.challenge(boo, foe)
    assert (t.zone(foe), t.damage(boo), t.zone(big)) == (DISCARD, 0, PLAY)
    assert t.events(Event.DAMAGE_DEALT) == []


def test_zeus_mr_lightning_bolts() -> None:
    t = Play()
    zeus, foe = t.mine("Zeus - Mr. Lightning Bolts"), t.body(1, 1, 20, exerted=True)
    strong = t.body(1, strength=7)
    own = real("Zeus - Mr. Lightning Bolts").strength
    t.challenge(zeus, foe).pick(strong)
    assert t.strength(zeus) == own + 7
    assert t.strength(foe) == 1


def test_ming_lee_giant_red_panda() -> None:
    t = Play()
    ming, foe = t.mine("Ming Lee - Giant Red Panda"), t.body(1, 1, 20, exerted=True)
    t.challenge(ming, foe)
    assert (t.perm(ming).exerted, t.damage(ming)) == (False, 1)
    assert ming.card not in t.offered(op.QUEST)
    assert t.targets(ming) == {foe.card}


def test_mulan_imperial_general() -> None:
    t = Play()
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
        t = Play()
        raya, foe = t.mine("Raya - Leader of Heart"), t.body(1, 1, 20, damage=hurt, exerted=True)
        t.challenge(raya, foe)
        assert t.damage(raya) == (0 if hurt else 1)
        assert t.damage(foe) > hurt


def test_flynn_rider_breaking_and_entering() -> None:
    for cards, discards, lore in ((1, True, 0), (1, False, 2), (0, True, 2)):
        t = Play()
        flynn, bully = t.theirs("Flynn Rider - Breaking and Entering", exerted=True), t.body(0, 1, 9)
        hand(t, 0, cards)
        t.challenge(bully, flynn)
        if not t.idle:
            assert t.asked_player == 0
            t.answer(discards)
        assert (t.lore_total(1), t.discard_size(0)) == (lore, int(discards and cards > 0))


def test_belle_hidden_archer() -> None:
    t = Play(players=3)
    belle, bully = t.theirs("Belle - Hidden Archer", exerted=True), t.body(0, 1, 9)
    for player in (0, 1, 2):
        hand(t, player, 2)
    t.challenge(bully, belle)
    assert [t.hand(p) for p in (0, 1, 2)] == [0, 2, 2]


# ---- whenever one is chosen, damaged, or an opponent acts ------------------------------------------------------------


def test_flynn_rider_high_climbing_rogue() -> None:
    t = Play()
    flynn, bolt, mine = t.theirs("Flynn Rider - High-Climbing Rogue"), t.mine("Smash", HAND), hand(t, 0, 2)
    hand(t, 1)
    t.play(bolt).pick(flynn)
    assert (t.asked_player, t.cards) == (0, {c.card for c in mine})
    t.pick(mine[0])
    assert [t.hand(0), t.hand(1)] == [1, 1]


def test_archimedes_exceptional_owl() -> None:
    t = Play()
    owl, bolt, foe = t.mine("Archimedes - Exceptional Owl"), t.mine("Healing Glow", HAND), t.body(1)
    t.play(bolt).pick(owl)
    assert t.idle  # his own player chose him
    owl2 = Play()
    bird, ursula = owl2.theirs("Archimedes - Exceptional Owl"), owl2.mine("Ursula - Sea Witch Queen")
    owl2.quest(ursula).pick(bird)
    assert (owl2.asked, owl2.asked_player) == (op.MAY, 1)
    owl2.yes()
    assert (owl2.hand(1), foe.player) == (1, 1)


def test_ink_amplifier() -> None:
    t = Play()
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
    t = Play(ink=1)
    t.theirs("Source of the Vine")
    own = t.body(0)
    t.quest(own)
    assert (t.asked, t.asked_player) == (op.MAY, 0)
    t.answer(pays)
    assert (t.lore_total(1), t.ready_ink(0)) == ((0, 0) if pays else (1, 1))


def test_merida_formidable_archer() -> None:
    t = Play()
    t.mine("Merida - Formidable Archer")
    foe, own = t.put(1, character("", 2, 9, 1, 2, keyword(Keyword.RESIST, 3))), t.body(0, 1, 9)
    bolts = [t.mine("Smash", HAND) for _ in range(2)]
    t.play(bolts[0]).pick(foe)
    assert t.damage(foe) == 0  # dealt, though nothing was taken; her 2 are reduced as well
    assert len(t.events(Event.DAMAGE_DEALT)) == 2
    t.play(bolts[1]).pick(own)
    assert t.damage(own) == 3


def test_prince_phillip_gallant_defender() -> None:
    t = Play()
    t.mine("Prince Phillip - Gallant Defender")
    helper, a, b = t.put(0, grant(Keyword.SUPPORT)), t.body(0), t.body(0)
    t.quest(helper).yes().pick(a)
    assert (t.strength(a), t.has(a, Keyword.RESIST), t.has(b, Keyword.RESIST)) == (4, True, False)


def test_rapunzel_ready_for_adventure() -> None:
    t = Play()
    t.mine("Rapunzel - Ready for Adventure")
    helper, a = t.put(0, grant(Keyword.SUPPORT)), t.body(0)
    bolts = [t.mine("Smash", HAND) for _ in range(2)]
    t.quest(helper).yes().pick(a)
    t.play(bolts[0]).pick(a)
    assert t.damage(a) == 0
    t.play(bolts[1]).pick(a)
    assert t.damage(a) == 3


def test_pepa_madrigal_sensitive_sister() -> None:
    t = Play()
    t.mine("Pepa Madrigal - Sensitive Sister")
    singers = [t.body(0, cost=5) for _ in range(2)]
    song = t.mine("Second Star to the Right", HAND)
    t.begin()
    t.choose(Option(op.SING_TOGETHER, song.card)).pick(*singers)
    while not t.idle:
        t.choose(t.game.options[-1])
    assert [t.perm(c).exerted for c in singers] == [True, True]
    assert t.lore_total(0) == 1  # once, however many sang


# ---- whenever this character quests ----------------------------------------------------------------------------------


def test_winter_camp_medical_tent() -> None:
    for hero, most in ((True, 4), (False, 2)):
        t = Play()
        camp = t.mine("Winter Camp - Medical Tent")
        hurt = t.body(
            0, 2, 9, damage=5, at=camp, classifications=("Storyborn", "Hero") if hero else ("Storyborn", "Ally")
        )
        t.quest(hurt)
        assert t.offered(op.NUMBER) == set(range(most + 1))
        t.amount(most)
        assert t.damage(hurt) == 5 - most


def test_sleepy_hollow_the_bridge() -> None:
    t = Play()
    bridge = t.mine("Sleepy Hollow - The Bridge")
    rider, other = t.body(0, at=bridge), t.body(0, at=bridge)
    t.quest(rider).yes()
    assert (t.zone(bridge), t.lore_total(0)) == (DISCARD, 3)
    assert (t.has(rider, Keyword.EVASIVE), t.has(other, Keyword.EVASIVE)) == (True, False)
    t.turn_over()
    assert t.has(rider, Keyword.EVASIVE)


def test_hector_rivera_worldwide_sensation() -> None:
    t = Play()
    hector, other = t.mine("Héctor Rivera - Worldwide Sensation"), t.body(0, cost=9)
    songs = [t.put(0, action(_smash(), 1, "", True), HAND) for _ in range(3)]
    tune = t.put(0, action(_smash(), 1, "Tune", True), DECK)
    foe, _, flames = t.body(1, willpower=99), t.body(1), t.mine("Fan the Flames", HAND)
    t.sing(songs[0], other).pick(foe)
    assert t.idle  # somebody else sang
    t.sing(songs[1], hector).pick(foe)
    assert t.asked == op.MAY
    t.yes().pick(tune)
    assert (t.zone(tune), t.discard_size(0)) == (HAND, 2 + 2)
    t.play(flames).pick(hector)
    t.sing(songs[2], hector).pick(foe)
    assert t.idle  # for the first time each turn


def test_moana_born_leader() -> None:
    t = Play()
    place, there = t.put(0, location("", 9)), t.put(0, location("", 9))
    moana = t.mine("Moana - Born Leader", at=place)
    tired, fresh = t.body(0, exerted=True, at=place), t.body(0, at=place)
    away, nowhere = t.body(0, exerted=True, at=there), t.body(0, exerted=True)
    t.quest(moana)
    assert [t.perm(c).exerted for c in (moana, tired, fresh, away, nowhere)] == [True, False, False, True, True]
    assert not {tired.card, fresh.card} & t.offered(op.QUEST)  # also the one that was ready


def test_moana_born_leader_at_no_location() -> None:
    t = Play()
    moana, tired = t.mine("Moana - Born Leader"), t.body(0, exerted=True)
    t.quest(moana)
    assert t.perm(tired).exerted


def test_carl_fredricksen_on_the_move() -> None:
    t = Play()
    place = t.put(0, location("", 5, 3))
    carl = t.mine("Carl Fredricksen - On the Move", at=place)
    t.quest(carl)
    assert t.hand(0) == 3


def test_pete_born_to_cheat() -> None:
    for extra, where in ((2, PLAY), (3, HAND)):
        t = Play()
        pete, weak, strong = t.mine("Pete - Born to Cheat"), t.body(1, strength=2), t.body(1, strength=3)
        helper = t.put(0, character("", extra, 5, 1, 2, keyword(Keyword.SUPPORT)))
        t.quest(helper).yes().pick(pete)
        t.quest(pete).pick(weak)
        assert t.zones(weak, strong) == [where, PLAY]


def test_shere_khan_fearsome_tiger() -> None:
    t = Play()
    khan, hurt, well = t.mine("Shere Khan - Fearsome Tiger"), t.body(1, damage=1), t.body(1)
    t.quest(khan).yes().pick(well)
    assert (t.zone(hurt), t.damage(well), t.damage(khan)) == (DISCARD, 1, 0)
    t = Play()
    khan, well = t.mine("Shere Khan - Fearsome Tiger"), t.body(1)
    t.quest(khan).yes().pick(well)
    assert t.damage(well) == 1  # the second sentence stands alone


def test_ursula_erics_bride() -> None:
    t = Play()
    ursula = t.mine("Ursula - Eric's Bride")
    body, spoon, bolt = t.body(1, zone=HAND), t.put(1, item(), HAND), t.theirs("Smash", HAND)
    t.quest(ursula)
    assert (t.asked_player, t.cards) == (0, {spoon.card, bolt.card})
    t.pick(bolt)
    assert t.zones(body, spoon, bolt) == [HAND, HAND, DISCARD]


def test_cobra_bubbles_dedicated_official() -> None:
    t = Play()
    cobra, foe, other = t.mine("Cobra Bubbles - Dedicated Official"), t.body(1), t.body(1)
    t.quest(cobra).pick(foe).turn_over()
    assert (t.targets(foe), t.targets(other)) == (set(), {cobra.card})
    assert not t.can(Option(op.END))
    t.quest(foe)
    assert t.can(Option(op.END))
    t.turn_over().turn_over()
    assert t.can(Option(op.END))  # their next turn only


def test_the_queen_commanding_presence() -> None:
    t = Play()
    queen, foe, other = t.mine("The Queen - Commanding Presence"), t.body(1, 5), t.body(1, 5)
    t.quest(queen)
    assert t.cards == {foe.card, other.card}
    t.pick(foe)
    assert t.cards == {queen.card, foe.card, other.card}  # the same one may be chosen again
    t.pick(other)
    assert [t.strength(c) for c in (foe, other)] == [1, 9]


def test_helga_sinclair_prepared_for_anything() -> None:
    for milled, damage in ((1, 1), (2, 2)):
        t = Play()
        helga, foe = t.mine("Helga Sinclair - Prepared for Anything"), t.body(1)
        tricks = [t.mine("Héctor Rivera - Street Musician", HAND) for _ in range(milled)]
        for trick in tricks:
            t.play(trick).yes()
        t.quest(helga).pick(foe)
        assert t.damage(foe) == damage


def test_yokai_scientific_supervillain() -> None:
    t = Play()
    yokai, bots = t.mine("Yokai - Scientific Supervillain"), t.mine("Microbots", HAND)
    t.mine("Microbots")
    weak, _zero, _strong = t.body(1, strength=1), t.body(1, strength=0), t.body(1, strength=2)
    t.body(0, strength=0)
    t.play(bots).pick(weak)
    t.quest(yokai)
    assert t.hand(0) == 2  # -1 counts as 0 (6.6.2)


def test_marshmallow_cranky_climber() -> None:
    t = Play()
    snowman, a, b = t.mine("Marshmallow - Cranky Climber"), t.body(1, exerted=True), t.body(1, exerted=True)
    mine = [t.body(0, exerted=True) for _ in range(2)]
    t.quest(snowman).turn_over()
    assert t.asked_player == 1
    t.pick(a)
    assert t.idle
    assert [t.perm(c).exerted for c in (a, b)] == [False, True]
    t.turn_over()
    assert not any(t.perm(c).exerted for c in mine)
    t.turn_over()
    assert not any(t.perm(c).exerted for c in (a, b))


def test_scrooge_mcduck_ebenezer_scrooge() -> None:
    t = Play(players=3)
    scrooge = t.mine("Scrooge McDuck - Ebenezer Scrooge")
    t.lore(1, 4)
    t.quest(scrooge)
    assert ([t.lore_total(p) for p in (1, 2)], t.hand(0)) == ([3, 0], 1)  # one had nothing to lose


def test_daisy_duck_donalds_date() -> None:
    t = Play(players=3)
    daisy = t.mine("Daisy Duck - Donald's Date")
    person, thing = t.body(1, zone=DECK), t.put(2, item(), DECK)
    t.quest(daisy)
    assert (t.asked, t.asked_player) == (op.MAY, 1)
    t.no()
    assert t.idle
    assert [t.place_of(person), t.place_of(thing)] == [t.deck(1) - 1, t.deck(2) - 1]


def test_prince_john_phony_king() -> None:
    t = Play(players=3)
    john = t.mine("Prince John - Phony King")
    t.lore(0, 5)
    t.lore(1, 5 + real("Prince John - Phony King").lore)
    t.lore(2, 9)
    t.quest(john)
    assert [t.lore_total(p) for p in (1, 2)] == [5 + real("Prince John - Phony King").lore, 7]


def test_thomas_omalley_savvy_vagabond() -> None:
    t = Play(players=3)
    tom = t.mine("Thomas O'Malley - Savvy Vagabond")
    low, high, tied = (t.body(p, zone=DECK, cost=c) for p, c in ((0, 3), (1, 5), (2, 5)))
    t.quest(tom)
    assert t.zones(low, high, tied) == [DECK, HAND, HAND]
    assert t.place_of(low) == t.deck(0) - 1


def test_pocahontas_following_the_wind() -> None:
    t = Play()
    poca, tired = t.mine("Pocahontas - Following the Wind"), t.body(1, lore=3, exerted=True)
    t.body(0, lore=2)
    own = real("Pocahontas - Following the Wind").lore
    t.quest(poca).pick(tired)
    assert t.lore_total(0) == own + 3
    t = Play()
    poca, _ = t.mine("Pocahontas - Following the Wind"), t.body(1, lore=3)
    t.quest(poca)
    assert t.lore_total(0) == own  # nobody else is exerted


def test_mulan_resourceful_recruit() -> None:
    for extra in (0, 9):
        t = Play()
        mulan, helper = t.mine("Mulan - Resourceful Recruit"), t.put(
            0, character("", extra, 5, 0, 2, keyword(Keyword.SUPPORT))
        )
        card = real("Mulan - Resourceful Recruit")
        t.quest(helper).yes().pick(mulan)
        t.quest(mulan)
        assert t.lore_total(0) == card.lore + min(6, card.strength + extra)


def test_magica_de_spell_the_midas_touch() -> None:
    t = Play()
    magica, cheap, dear = t.mine("Magica De Spell - The Midas Touch"), t.put(0, item("", 1)), t.put(0, item("", 7))
    t.put(1, item("", 9))
    t.quest(magica)
    assert t.cards == {cheap.card, dear.card}
    t.pick(dear)
    assert t.lore_total(0) == 7


def test_marie_caught_in_the_act() -> None:
    for hit, drops in ((True, 1), (False, 0)):
        t = Play()
        marie, foe, own = t.mine("Marie - Caught in the Act"), t.body(1), t.body(0)
        bolt = t.mine("Smash", HAND)
        t.play(bolt).pick(foe if hit else own)
        t.quest(marie)
        assert t.drops(0) == drops


def test_robin_hood_ephemeral_archer() -> None:
    t = Play()
    robin = t.mine("Robin Hood - Ephemeral Archer", under=[FILLER], facedown=True)
    a, b, c = t.body(1), t.body(1), t.body(0)
    t.quest(robin).pick(a, b)
    assert [t.damage(x) for x in (a, b, c)] == [1, 1, 0]
    t = Play()
    robin, a = t.mine("Robin Hood - Ephemeral Archer"), t.body(1)
    t.quest(robin)
    assert t.idle


def test_huey_savvy_nephew() -> None:
    for names, may in ((("Dewey", "Louie"), True), (("Dewey", "Dewey"), False)):
        t = Play()
        huey = t.mine("Huey - Savvy Nephew")
        for n, name in enumerate(names):
            t.body(0, name=f"{name} - {n}")
        t.quest(huey)
        mays = 0
        while not t.idle:  # his Support as well
            mays += t.asked == op.MAY
            t.choose(t.game.options[0])
        assert (mays, t.hand(0)) == ((2, 3) if may else (1, 0))


def test_jasmine_inspired_researcher() -> None:
    for cards in (0, 1):
        t = Play()
        jasmine = t.mine("Jasmine - Inspired Researcher")
        hand(t, 0, cards)
        for player in (0, 0, 1):
            t.body(player, classifications=("Storyborn", "Ally"))
        allies = 2 + ("Ally" in real("Jasmine - Inspired Researcher").classifications)
        t.quest(jasmine)
        assert t.hand(0) == (1 if cards else allies)


def test_daisy_duck_trendy_traveler() -> None:
    t = Play()
    daisy, tired, card = t.mine("Daisy Duck - Trendy Traveler"), t.body(0, exerted=True), t.body(0, zone=HAND)
    t.quest(daisy)
    assert t.idle  # no character was played yet
    t = Play()
    daisy, tired, card = t.mine("Daisy Duck - Trendy Traveler"), t.body(0, exerted=True), t.body(0, zone=HAND)
    t.body(1, exerted=True)
    t.play(card).quest(daisy).yes()
    assert daisy.card not in t.cards
    t.pick(tired)
    assert not t.perm(tired).exerted
    assert tired.card not in t.offered(op.QUEST)
    assert t.targets(tired)  # it may still challenge


# ---- for the rest of the turn ----------------------------------------------------------------------------------------


def test_steal_from_the_rich() -> None:
    t = Play(players=3)
    deed, a, b = t.mine("Steal from the Rich", HAND), t.body(0), t.body(0)
    t.lore(1, 5)
    t.lore(2, 1)
    t.play(deed).quest(a).quest(b)
    assert [t.lore_total(p) for p in (1, 2)] == [3, 0]


def test_yama_notorious_criminal() -> None:
    t = Play()
    yama, a, foe = t.mine("Yama - Notorious Criminal"), t.body(0, 1, 9), t.body(1, 1, 9, exerted=True)
    b, place = t.body(0, 1, 9), t.put(1, location("", 9))
    t.use(yama).challenge(a, foe).challenge(b, place)
    assert (t.drops(0), t.ready_ink(0)) == (1, 6)  # a location is no character


def test_mrs_incredible_created_by_the_vine() -> None:
    t = Play(ink=12)
    t.mine("Mrs. Incredible - Created by the Vine")
    flood = t.body(0, classifications=("Floodborn",))
    plain = t.body(0, zone=HAND, cost=2)
    base, panda = t.mine("Stitch - New Dog"), t.mine("Stitch - Rock Star", HAND)
    t.quest(flood).play(plain)
    assert t.ready_ink(0) == 10  # only for shifting
    t.shift(panda, base)
    shifts = [a for a in real("Stitch - Rock Star").abilities if getattr(a, "keyword", None) == Keyword.SHIFT]
    assert t.ready_ink(0) == 10 - (shifts[0].cost.ink - 1)  # type: ignore[attr-defined]
