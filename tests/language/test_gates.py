"""Texts that nobody has printed: what is made of known pieces is read, with one meaning, and no word of it is lost.

`python -m tintero.lab.gates --swaps 20000` is the long form, with every fault and its lines of the grammar;
TINTERO_LONG=10 lets these tests try ten times as much.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

import pytest

from tintero.abilities.ability import Static
from tintero.abilities.amount import Number
from tintero.abilities.effect import Draw, EachDoes
from tintero.abilities.target import Players
from tintero.abilities.words import Who
from tintero.cards import CardPool
from tintero.lab.gates import doers, filling, inserting, swaps
from tintero.lab.gates.derived import Derived, chain_to, places, swapped, walked
from tintero.lab.gates.shortest import Shortest
from tintero.language import Reader
from tintero.language.grammar import Grammar, grammar_of
from tintero.language.lexicon import Lexicon
from tintero.language.reader import grammar as the_grammar
from tintero.language.spanish import english

from ..how_long import TIMES
from ..reading import shared_reader
from .worlds import world

SEED: Final = 1
SWAPS: Final = 300
EVERY: Final = 60  # of the texts of the other gates one in so many is tried

# What was reached, in the long form: lines of the grammar at fault. Whoever mends one lowers these.
AMBIGUOUS_SHARE: Final = 0.001
# pieces that do not go together: "draw 2 damage", "put the rest …" where nobody looked, pronouns that nothing names
REFUSED_SHARE: Final = 0.23
SWALLOWING_SLOTS: Final = 29
SWALLOWED_INSERTIONS: Final = 12
WRONG_DOERS: Final = 8
RIGHT_SHARE: Final = 0.9  # the rest is refused: "each of them" where one card was picked, "there" where no place was


@lru_cache(maxsize=1)
def derived() -> Derived:
    return Derived(shared_reader(), shared_reader().pool)


def told(outcome: swaps.Outcome) -> str:
    return "\n".join(line for fault in outcome.faults.values() for line in fault.told())


# ---- the grammar ---------------------------------------------------------------------------------------------------


def test_swapped_pieces_are_read_and_mean_what_they_say() -> None:
    found = swaps.try_swaps(derived(), TIMES * SWAPS, SEED)
    assert found.counts[swaps.REFUSED] <= REFUSED_SHARE * found.tried, found.refused
    assert found.counts[swaps.READ] >= 0.99 * (found.tried - found.counts[swaps.REFUSED]), told(found)
    assert found.counts[swaps.CRASHED] == 0, told(found)
    assert found.counts[swaps.UNREAD] == 0, told(found)
    assert found.counts[swaps.CHANGED] == 0, told(found)
    assert found.counts[swaps.AMBIGUOUS] <= 1 + AMBIGUOUS_SHARE * found.tried, told(found)


def test_every_slot_of_every_line_matters() -> None:
    found = filling.try_slots(derived(), SEED, texts=1, ways=3 * TIMES)
    assert found.tried > 1000
    assert len(found.faults) <= SWALLOWING_SLOTS, told(found)


def test_an_inserted_word_changes_the_meaning_or_is_refused() -> None:
    found = inserting.try_insertions(derived(), max(1, EVERY // TIMES))
    assert found.counts[inserting.CHANGED] > 50
    assert found.counts[inserting.REFUSED] > 50
    assert found.counts[swaps.CRASHED] == 0, told(found)
    assert len(found.faults) <= SWALLOWED_INSERTIONS, told(found)


def test_whoever_is_named_does_it() -> None:
    found = doers.try_doers(shared_reader(), the_grammar(), max(1, EVERY // TIMES))
    assert found.counts[doers.RIGHT] >= RIGHT_SHARE * found.tried, told(found)
    assert found.counts[swaps.CRASHED] == 0, told(found)
    assert len(found.faults) <= WRONG_DOERS, told(found)


# ---- the gates: each finds what it is there for ----------------------------------------------------------------------

LINES: Final = """
%verbal act
action = {sentence} . => {sentence}. :: sentence
sentence = {act} => {act} :: act
sentence = you may {act} => puedes {act!inf} :: act
sentence = {folk} {act_s} => {folk} {act_s!ind} :: by(folk, act_s)
sentence = {folk} may {act_t} => {folk} puede {act_t!inf} :: by(folk, act_t)
folk = each opponent => cada oponente :: Who.EACH_OPPONENT
folk = each player => cada jugador :: Who.EACH_PLAYER
folk = chosen opponent => el oponente elegido :: Who.CHOSEN_OPPONENT
folk = chosen player => el jugador elegido :: Who.CHOSEN_PLAYER
act = *draw {number} for each {thing} => *robar {number} por cada {thing} :: draw(DOER, number, thing)
thing = {noun} => {noun} :: noun
thing = {noun} with cost {number} or more => {noun} de coste {number} o más :: noun + str(number)
noun = card => carta :: 'card'
noun = item => objeto :: 'item'
noun = damaged {noun} => {noun} dañado :: 'damaged ' + noun
noun = Villain {noun} => {noun} Villain :: 'villain ' + noun
"""
SWALLOWING: Final = LINES.replace(":: 'damaged ' + noun", ":: str(noun)")
DEAF: Final = LINES.replace("draw(DOER, number, thing)", "draw(DOER, number, str(thing)[:0])")
YOURS: Final = LINES.replace("draw(DOER,", "draw(Players(Who.YOU),")
TWICE: Final = LINES + "noun = damaged item => objeto :: 'broken'\n"
FAILING: Final = LINES.replace("act_s)", "act_s.nothing)")


def draw(players: Players, number: int, label: str) -> Draw:
    """An effect that remembers what it was counted by."""
    return Draw(players, Number(number + 100 * len(label) + sum(map(ord, label))))


def by(who: Who, effect: Draw) -> EachDoes:
    return EachDoes(Players(who), effect)


def small(lines: str) -> Grammar:
    names: dict[str, Any] = {"draw": draw, "by": by, "Who": Who, "Players": Players, "Static": Static, "str": str}
    return grammar_of({"small": lines}, names)


TEXTS: Final = (
    "Draw 1 for each card.", "Each opponent draws 2 for each damaged card.", "You may draw 3 for each item.",
)  # fmt: skip


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> Any:
    def make(lines: str) -> Derived:
        grammar = small(lines)
        monkeypatch.setattr("tintero.language.reader.grammar", lambda: grammar)
        monkeypatch.setattr("tintero.lab.gates.swaps.grammar", lambda: grammar)
        plain = world(*[("1", text) for text in TEXTS])
        cards = [replace(card, texts=tuple([replace(t, kind="effect") for t in card.texts])) for card in plain]
        return Derived(Reader(CardPool(cards)), cards)

    return make


def test_the_small_grammar_passes_every_gate(tried: Any) -> None:
    world_of = tried(LINES)
    assert len(world_of.parts) == 3
    found = swaps.try_swaps(world_of, 60, SEED)
    assert set(found.counts) == {swaps.READ}, told(found)
    assert inserting.try_insertions(world_of).faults == {}
    assert filling.try_slots(world_of, SEED).faults == {}
    assert doers.try_doers(world_of.reader, small(LINES)).faults == {}


def test_a_swallowed_adjective_is_found(tried: Any) -> None:
    (fault, *_) = inserting.try_insertions(tried(SWALLOWING)).faults.values()
    assert (fault.kind, fault.note) == (swaps.SWALLOWED, "damaged")
    assert any("noun = damaged {noun}" in line for line in fault.lines)


def test_a_slot_that_does_not_matter_is_found(tried: Any) -> None:
    faults = filling.try_slots(tried(DEAF), SEED).faults.values()
    assert any(line.startswith("{thing} of small:12") for fault in faults for line in fault.lines)
    assert swaps.try_swaps(tried(DEAF), 60, SEED).counts[swaps.SWALLOWED] > 0


def test_a_wrong_doer_is_found(tried: Any) -> None:
    faults = doers.try_doers(tried(YOURS).reader, small(YOURS)).faults.values()
    assert {fault.note for fault in faults} == {"Who.YOU is named"}


def test_an_ambiguity_is_found_with_both_lines(tried: Any) -> None:
    found = swaps.try_swaps(tried(TWICE), 60, SEED)
    assert found.counts[swaps.AMBIGUOUS] > 0
    lines = [fault.lines for fault in found.faults.values() if fault.kind == swaps.AMBIGUOUS]
    assert any("damaged {noun}" in a and "damaged item" in b for a, b in lines)


def test_parts_that_do_not_go_together_are_a_refusal(tried: Any) -> None:
    found = swaps.try_swaps(tried(FAILING), 60, SEED)
    assert found.counts[swaps.CRASHED] == 0


def test_the_same_seed_swaps_the_same(tried: Any) -> None:
    one, two = (swaps.try_swaps(tried(TWICE), 40, 7) for _ in range(2))
    assert (one.counts, one.faults.keys()) == (two.counts, two.faults.keys())


# ---- trees ---------------------------------------------------------------------------------------------------------


def test_a_swapped_tree_writes_the_swapped_words(tried: Any) -> None:
    first, second, _ = tried(LINES).parts
    path = next(path for path, d in walked(first.derivation) if d.category == "noun")
    damaged = next(d for _, d in walked(second.derivation) if d.category == "noun")
    new = swapped(first.derivation, path, damaged)
    assert english(new) == ("draw", "1", "for", "each", "damaged", "card", ".")
    assert english(first.derivation) == ("draw", "1", "for", "each", "card", ".")
    assert chain_to(new, 5)[-1].production.source == "card"
    assert "small:12" in places(new)


def test_the_shortest_words_of_a_line() -> None:
    grammar = small(LINES)
    shortest = Shortest(grammar, Lexicon(["Nib"], ["Villain"], ["Nib - Test"]))
    (act,) = grammar.productions["act_s"]
    assert english(shortest.of_line(act)) == ("draws", "2", "for", "each", "card")
    ways = {" ".join(english(d)) for d in shortest.ways(act)}
    assert ways == {"draws 2 for each card", "draws 2 for each card with cost 2 or more"}
    (thing, _) = grammar.productions["thing"]
    assert {" ".join(english(d)) for d in shortest.ways(thing)} == {"card", "item", "damaged card", "villain card"}


def test_words_are_inserted_before_and_after_every_noun() -> None:
    found = [" ".join(i.text) for i in inserting.insertions(("choose", "a", "character", "card", "."))]
    assert found == [
        "choose a damaged character card .", "choose a exerted character card .", "choose a villain character card .",
        "choose a character card with cost 9 or more .",
    ]  # fmt: skip
