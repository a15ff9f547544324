"""Experiments on the same seeds: what two decks share lies alike, equals are found equal, and a hand is as wanted."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tintero.lab.decks import find_deck
from tintero.lab.experiments.compare import compare
from tintero.lab.experiments.crew import Crew
from tintero.lab.experiments.early_stop import Spending, evenly
from tintero.lab.experiments.field import Contender, shared_out
from tintero.lab.experiments.impact import without
from tintero.lab.experiments.matrix import gauntlet, matrix
from tintero.lab.experiments.opening_games import CHANGE, KEEP, laid, opening
from tintero.lab.experiments.openings import try_hand
from tintero.lab.experiments.paired_decks import BadSwap, aligned, changed, changes_of
from tintero.lab.experiments.plain_cards import plain_card, plain_name
from tintero.lab.simulate import Pairing, simulate
from tintero.players.chosen import chosen_player
from tintero.rules.settings import CONSTRUCTED

from ..reading import shared_house
from .decks import DUELISTS, SINGERS, WORKSHOP, sample, terms

SONG = "Do You Want to Build A Snowman?"
SINGER = "Meilin Lee - Lead Vocalist"
PLAIN = "Stitch - New Dog"


@given(st.lists(st.integers(0, 6), max_size=20), st.lists(st.integers(0, 6), max_size=20))
def test_what_two_lists_share_keeps_its_place(first: list[int], second: list[int]) -> None:
    out = aligned(first, second)
    assert Counter(out) == Counter(second)
    if len(first) == len(second):
        same = sum(a == b for a, b in zip(first, out, strict=True))
        assert same == (Counter(first) & Counter(second)).total()


def test_a_change_of_a_deck_is_read_and_made() -> None:
    pool = shared_house().pool
    deck = find_deck(SINGERS, pool)
    changes = changes_of(f"-2 {SONG} +1 {PLAIN}, +1 Tinker Bell - Peter Pan's Ally", pool)
    assert [copies for _, copies in changes] == [-2, 1, 1]
    after = changed(deck, changes)
    counts = {card.full_name: n for card, n in after.entries}
    assert (counts[SONG], counts[PLAIN], counts["Tinker Bell - Peter Pan's Ally"], after.size) == (2, 1, 1, 60)
    with pytest.raises(BadSwap, match="4 of"):
        changed(deck, changes_of(f"-5 {SONG}", pool))
    for wrong in ("", "Lantern", "2 Lantern", "-2", "-2 "):
        with pytest.raises(BadSwap):
            changes_of(wrong, pool)


def test_a_deck_against_itself_shows_no_difference() -> None:
    deck = sample(SINGERS)
    found = compare(deck, deck, [sample(DUELISTS), sample(WORKSHOP)], terms(), Crew(), games=30)
    assert (found.paired.games, found.paired.difference, found.paired.discordant) == (30, 0.0, 0)
    assert found.interval[0] < 0 < found.interval[1], "thirty games prove no equality either"


def test_four_cards_changed_need_a_quarter_of_the_games() -> None:
    house = shared_house()
    cards = sample(SINGERS).cards
    dog = house.reader.definition_of(house.pool[PLAIN])
    other = Contender("changed", tuple(dog if card.full_name == SINGER else card for card in cards))
    even = [sample("emerald-ruby-raiders"), sample("amber-sapphire-explorers")]
    found = compare(sample(SINGERS), other, even, terms(seed=5), Crew(), games=150)
    assert found.paired.discordant > 0, "the change changes something"
    assert found.paired.variance_ratio <= 0.25
    data = found.to_data()
    wanted = {"games", "difference", "standard_error", "interval", "variance_ratio", "discordant"}
    assert wanted <= data.keys()
    assert data["players"] == ["greedy", "greedy"]


def test_planned_looks_end_a_comparison_early() -> None:
    strong, weak = sample("ruby-steel-brawlers"), sample("emerald-ruby-raiders")
    looks = Spending(evenly(100))
    found = compare(weak, strong, [sample(WORKSHOP)], terms(), Crew(), games=100, stopping=looks)
    assert found.look is not None
    assert (found.look.verdict, found.paired.games < 100) == ("better", True)
    low, high = found.interval
    assert low > 0
    assert high - low > found.paired.interval[1] - found.paired.interval[0], "an early look is not as sure"


def test_games_are_shared_out_evenly() -> None:
    assert shared_out(10, 3) == [4, 3, 3]
    assert shared_out(2, 5) == [1, 1, 0, 0, 0]


def test_a_cell_is_what_simulate_plays() -> None:
    one, other = sample(SINGERS), sample(DUELISTS)
    plain = simulate(one.cards, other.cards, 20, seed=3, house=shared_house())
    found = matrix([one, other], terms(), Crew(), games=20)
    assert found.cell(0, 1).wins == plain.wins[0]
    assert found.cell(1, 0).wins == plain.wins[1]
    row = gauntlet(one, [other], terms(), Crew(), games=20)
    assert row.rows[0][1] == found.cell(0, 1)
    assert found.average(0).rate + found.average(1).rate == pytest.approx(1.0)


def test_a_plain_card_is_like_the_one_that_it_replaces() -> None:
    cards = sample(SINGERS).cards
    out = without(cards, SONG)
    for before, after in zip(cards, out, strict=True):
        if before.full_name != SONG:
            assert after is before
            continue
        assert (after.cost, after.inkable, after.inks) == (before.cost, before.inkable, before.inks)
        assert after.abilities == ()
        assert plain_card(plain_name(before)) == after


# ---- opening hands ---------------------------------------------------------------------------------------------------


def pairing() -> Pairing:
    greedy = chosen_player("greedy")
    decks = (sample(SINGERS).cards, sample(DUELISTS).cards)
    return Pairing(decks, (greedy, greedy), 3, CONSTRUCTED, shared_house())


HAND = ["Powerline - Megastar", "Powerline - Megastar", SONG, SONG, SONG, "Be Our Guest", "Max Goof - Music Lover"]


@pytest.mark.parametrize("number", range(6))
def test_the_opening_hand_is_the_wanted_one_and_the_rest_comes_as_the_seed_has_it(number: int) -> None:
    table = pairing()
    sitting = table.sit_down(number)
    seat = sitting.swapped
    new = laid(table, sitting, seat, HAND)
    state = new.game.state
    assert sorted(state.face_of(c).full_name for c in state.players[seat].hand) == sorted(HAND)
    everything = Counter(state.face_of(c).full_name for c in (*state.players[seat].hand, *state.players[seat].deck))
    assert everything == Counter(card.full_name for card in sample(SINGERS).cards)
    other = 1 - seat
    assert state.players[other].hand == sitting.game.state.players[other].hand
    assert state.players[other].deck == sitting.game.state.players[other].deck


def test_keeping_a_hand_and_changing_it_are_different_games() -> None:
    table = pairing()
    keep = json.dumps([[name, KEEP] for name in HAND])
    change = json.dumps([[name, CHANGE] for name in HAND])
    kept = [opening(table, n, keep) for n in range(12)]
    assert kept == [opening(table, n, keep) for n in range(12)]
    assert kept != [opening(table, n, change) for n in range(12)]


def test_a_hand_is_tried_in_every_way_on_the_same_seeds() -> None:
    found = try_hand(sample(SINGERS), HAND, [sample(DUELISTS)], terms(), Crew(), pairs=6)
    changed_alone = [way.changed for way in found.ways[3:]]
    assert changed_alone == [("Powerline - Megastar",), (SONG,), ("Be Our Guest",), ("Max Goof - Music Lover",)]
    assert found.ways[0].paired.discordant == 0
    assert all(way.rate.games == 6 for way in found.ways)
