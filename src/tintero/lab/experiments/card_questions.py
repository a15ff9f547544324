"""How games went in which a card was seen, inked or played in time, against the other games of its deck.

That is what goes together with winning, not what brings it about. Games of the same two decks, of the same length and
with the same starter are compared with one another, which takes out what those alone would explain.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from tintero.cards.names import fold
from tintero.cards.pool import VERSION_MARK
from tintero.edges.bounds import NAME_LENGTH
from tintero.edges.plain_text import cut

from .field import Rate
from .queried import Recording
from .recorded_tables import RecordingRefused
from .same_strata import StratifiedDifference, length_told, strata_of, stratified_difference

NEAR: Final = 3  # names that are offered for one that is not there
LEAST_ALIKE: Final = 60


@dataclass(frozen=True)
class CardQuestion:
    """Without any turn it asks for games in which the card was seen at all."""

    card: str
    deck: str = ""
    seen_by: int | None = None  # own turns
    inked_by: int | None = None
    played_by: int | None = None
    on_the_play: bool | None = None  # None: all games

    def to_data(self) -> dict[str, Any]:
        return {
            "card": self.card, "deck": self.deck or None, "seen_by": self.seen_by, "inked_by": self.inked_by,
            "played_by": self.played_by, "on_the_play": self.on_the_play,
        }  # fmt: skip


@dataclass(frozen=True)
class CardAnswer:
    """`so`: games as the question has them; `otherwise`: the other games of the same decks."""

    question: CardQuestion  # with the names as the recording has them
    decks: tuple[str, ...]  # that have the card
    so: Rate
    otherwise: Rate
    difference: StratifiedDifference

    def to_data(self) -> dict[str, Any]:
        return {
            "question": self.question.to_data(), "decks": list(self.decks), "so": self.so.to_data(),
            "otherwise": self.otherwise.to_data(), "difference": self.difference.to_data(),
        }  # fmt: skip


def ask_about_card(recording: Recording, asked: CardQuestion) -> CardAnswer:
    """RecordingRefused names the cards or decks that are near, if these are not in the recording."""
    question = CardQuestion(
        _card_of(recording, asked.card), _deck_of(recording, asked.deck) if asked.deck else "",
        asked.seen_by, asked.inked_by, asked.played_by, asked.on_the_play,
    )  # fmt: skip
    having = _column(recording, "SELECT deck FROM decks WHERE card = ? ORDER BY rowid", question.card)
    if question.deck and question.deck not in having:
        raise RecordingRefused("not_in_deck", card=question.card, deck=question.deck, decks=having)
    wanted = (question.deck,) if question.deck else tuple(having)
    rows = recording.base.execute(
        "SELECT deck, opponent, on_the_play, turns, won, seen, inked, played FROM card_games "
        "WHERE card = ? AND list_contains(?, deck) AND (?::BOOLEAN IS NULL OR on_the_play = ?)",
        [question.card, list(wanted), question.on_the_play, question.on_the_play],
    ).fetchall()
    games = [
        ((deck, opponent, first, length_told(turns)), _holds(question, seen, inked, played), won)
        for deck, opponent, first, turns, won, seen, inked, played in rows
    ]
    return CardAnswer(
        question, wanted, _rate(won for _, there, won in games if there),
        _rate(won for _, there, won in games if not there), stratified_difference(strata_of(games)),
    )  # fmt: skip


def _rate(points: Iterable[float]) -> Rate:
    won = list(points)
    return Rate(sum(won), len(won))


def _holds(question: CardQuestion, seen: int | None, inked: int | None, played: int | None) -> bool:
    bounds = [(question.seen_by, seen), (question.inked_by, inked), (question.played_by, played)]
    asked = [(bound, turn) for bound, turn in bounds if bound is not None]
    if not asked:
        return seen is not None
    return all(turn is not None and turn <= bound for bound, turn in asked)


def _column(recording: Recording, sql: str, *given: str) -> list[str]:
    return [row[0] for row in recording.base.execute(sql, list(given)).fetchall()]


def _card_of(recording: Recording, name: str) -> str:
    """The card of the recording that is meant: in full, or by its name alone if only one has it."""
    names = _column(recording, "SELECT DISTINCT card FROM decks ORDER BY 1")
    wanted = fold(name)
    meant = [full for full in names if fold(full) == wanted]
    meant = meant or [full for full in names if fold(full.partition(VERSION_MARK)[0]) == wanted]
    if len(meant) == 1:
        return meant[0]
    near = meant or _nearest(name, names)
    raise RecordingRefused("no_card_near" if near else "no_card", name=cut(name.strip()), names=near)


def _nearest(name: str, names: list[str]) -> list[str]:
    from rapidfuzz import fuzz, process

    if len(name) > NAME_LENGTH:
        return []  # comparing takes as long as the name is
    found = process.extract(
        name, names, scorer=fuzz.WRatio, processor=str.casefold, limit=NEAR, score_cutoff=LEAST_ALIKE
    )
    return [full for full, _, _ in found]


def _deck_of(recording: Recording, name: str) -> str:
    names = _column(recording, "SELECT deck FROM decks GROUP BY deck ORDER BY min(rowid)")
    meant = [deck for deck in names if deck.casefold() == name.strip().casefold()]
    if not meant:
        raise RecordingRefused("no_deck", name=cut(name.strip()), decks=names)
    return meant[0]
