"""Learn from the index of the book which words speak for a rule and which against it.

pip install numpy
python tools/learn_to_find.py

Each entry of the index, and each sentence of the rules, is a question whose answer is known. The weights of its words
are moved until its own rule comes first (logistic regression, with a step of its own for each weight). Only the rules
that come near are moved, so that most pairs of word and rule have no weight and need none. Writes
`src/tintero/rulebook/finding/learned.txt`; run it after the index has grown. Nothing else needs numpy.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from tintero.rulebook import rulebook
from tintero.rulebook.finding.learned import FILE, UNIT

ROUNDS: Final = 12
TOGETHER: Final = 256  # how many questions are looked at before the weights are moved
STEP: Final = 0.7
FIRST_STEPS: Final = 0.3  # the larger, the smaller are the first steps
TEXT: Final = 0.5  # what a sentence of a rule teaches, compared with an entry of the index
NEAR: Final = 0.01  # rules less likely than this are left alone
LEAST: Final = 0.25  # smaller weights are not written
WRITTEN: Final = Path(__file__).parents[1] / "src/tintero/rulebook/finding" / FILE

Array = Any  # of numpy


class Lessons(NamedTuple):
    words: list[str]
    rules: list[str]
    said: list[tuple[list[int], list[float]]]  # of each lesson: its words, and how much of it each of them is
    answers: Array  # the number of its rule
    worth: Array


def lessons() -> Lessons:
    index = rulebook().by_words()
    read = [(number, index.measured(said), in_text) for number, said, in_text in index.sayings() if said]
    words = sorted({word for _, said, _ in read for word in said})
    rules = [rule.number for rule in rulebook().rules()]
    place = {word: i for i, word in enumerate(words)}
    column = {number: i for i, number in enumerate(rules)}
    said = [([place[w] for w in sorted(s)], [s[w] for w in sorted(s)]) for _, s, _ in read]
    answers = np.array([column[number] for number, _, _ in read])
    return Lessons(words, rules, said, answers, np.array([TEXT if t else 1.0 for _, _, t in read], np.float32))


def learn(taught: Lessons) -> Array:
    weights = np.zeros((len(taught.words), len(taught.rules)), np.float32)
    moved = np.full_like(weights, FIRST_STEPS)
    chance = np.random.default_rng(0)
    for _ in range(ROUNDS):
        order = chance.permutation(len(taught.said))
        for begin in range(0, len(order), TOGETHER):
            some = order[begin : begin + TOGETHER]
            rows, asked = _asked([taught.said[i] for i in some])
            error = asked @ weights[rows]
            error = np.exp(error - error.max(1, keepdims=True))
            error /= error.sum(1, keepdims=True)
            error[np.arange(len(some)), taught.answers[some]] -= 1
            error[np.abs(error) < NEAR] = 0
            slope = asked.T @ (error * taught.worth[some][:, None])
            moved[rows] += slope * slope
            weights[rows] -= STEP * slope / np.sqrt(moved[rows])
    return weights


def _asked(said: list[tuple[list[int], list[float]]]) -> tuple[Array, Array]:
    """The words of some lessons, and the lessons as vectors of these words."""
    rows = np.unique(np.concatenate([words for words, _ in said]))
    asked = np.zeros((len(said), len(rows)), np.float32)
    for i, (words, lengths) in enumerate(said):
        asked[i, np.searchsorted(rows, words)] = lengths
    return rows, asked


def main() -> None:
    taught = lessons()
    lines = []
    for word, weights in zip(taught.words, learn(taught), strict=True):
        kept = [(rule, w) for rule, w in zip(taught.rules, weights, strict=True) if abs(w) >= LEAST]
        if kept:
            lines.append(" ".join([word, *(f"{rule} {round(float(w) / UNIT)}" for rule, w in kept)]))
    WRITTEN.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
