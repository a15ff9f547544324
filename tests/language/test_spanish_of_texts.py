"""The Spanish of every distinct text is as it was written down; `make golden` writes it anew."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from tintero.lab.spanish_texts import FILE, HEAD, UNREAD, Change, Texts
from tintero.language.distinct_texts import counted, digest_of, key_of

from ..reading import shared_reader

ROOT = Path(__file__).parents[2]
MOST_SHOWN = 40
MOST_UNREAD = 1


@lru_cache(maxsize=1)
def texts() -> Texts:
    return Texts(shared_reader().pool, shared_reader())


def written() -> str:
    return (ROOT / FILE).read_text(encoding="utf-8")


def test_the_spanish_of_every_text_is_as_written_down() -> None:
    changes = texts().changes(written())
    shown = "\n".join(change.told() for change in changes[:MOST_SHOWN])
    assert not changes, f"{len(changes)} texts have other Spanish (if it is better: make golden):\n{shown}"
    assert texts().written() == written()  # in order, and nothing else


def test_nothing_that_stands_on_a_card_is_kept() -> None:
    """Our own Spanish without names: no English text, no name of a card and no classification that the lexicon gave."""
    kept = written()
    assert not [line for line in kept.splitlines()[1:] if not re.fullmatch(r"[0-9a-f]{10} \S.*", line)]
    bodies = f" {' '.join(re.findall(r'[a-z0-9]+', kept.lower()))} "
    printed = {" ".join(re.findall(r"[a-z0-9]+", t.effect.lower())) for c in shared_reader().pool for t in counted(c)}
    assert not [text for text in printed if len(text.split()) >= 5 and f" {text} " in bodies]
    long_names = {c.full_name for c in shared_reader().pool if c.version}
    assert not [name for name in long_names if name in kept]


def test_a_change_is_told_with_both_sentences_and_the_cards() -> None:
    (digest, new), *_ = sorted(texts().spanish.items())
    before = texts().written().replace(f"{digest} {new}\n", f"{digest} Otra frase.\nffffffffff Ya nadie la tiene.\n")
    first, second = texts().changes(before)
    cards = texts().cards[digest]
    assert (first, second) == (
        Change("Ya nadie la tiene.", None, ()), Change("Otra frase.", new, tuple(cards)),
    )  # fmt: skip
    assert second.told().startswith(cards[0])
    assert f"  - Otra frase.\n  + {new}" in second.told()


def test_equal_words_have_one_digest_and_names_are_left_out() -> None:
    every = [text for card in shared_reader().pool for text in counted(card)]
    assert len({digest_of(text) for text in every}) == len({key_of(text) for text in every}) == len(texts().spanish)
    assert any("‹name›" in text for text in texts().spanish.values())
    assert any("‹class›" in text for text in texts().spanish.values())
    assert list(texts().spanish.values()).count(UNREAD) <= MOST_UNREAD
    assert texts().written().startswith(HEAD)
