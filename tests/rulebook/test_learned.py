"""What was learned from the index of the book fits the book and the index of today."""

from __future__ import annotations

from tintero.rulebook import rulebook
from tintero.rulebook.finding.learned import Learned

AGAIN = "run python tools/learn_to_find.py"
EVERY = 10  # one entry in so many is asked
FIRST = 0.9  # the share of the entries whose own rule comes first by what was learned alone
KNOWN = 0.97  # the share of the words of the index of which something was learned


def entries() -> list[tuple[str, frozenset[str]]]:
    return [(number, said) for number, said, in_text in rulebook().by_words().sayings() if said and not in_text]


def test_it_speaks_of_rules_that_exist() -> None:
    learned = Learned()
    spoken_of = {number for meaning in learned.meanings() for number in learned.weights(meaning)}
    assert [number for number in spoken_of if not rulebook().exists(number)] == [], AGAIN
    assert {number for number, _ in entries()} <= spoken_of, AGAIN


def test_it_knows_the_words_of_the_index() -> None:
    said = [meaning for _, entry in entries() for meaning in entry]
    known = Learned().meanings()
    assert sum(meaning in known for meaning in said) >= KNOWN * len(said), AGAIN


def test_it_finds_the_rule_of_most_entries_by_itself() -> None:
    index, learned = rulebook().by_words(), Learned()
    asked = entries()[::EVERY]
    right = 0
    for number, said in asked:
        scores = learned.scores(index.measured(said))
        right += max(scores, key=scores.__getitem__, default="") == number
    assert right >= FIRST * len(asked), AGAIN


def test_words_speak_for_a_rule_and_against_it() -> None:
    weights = Learned().weights("ward")
    assert weights["8.15.1"] > 0
    assert min(weights.values()) < 0
    assert Learned().weights("xyzzy") == {}
