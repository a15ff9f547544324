"""The tables of a recording and what they are made of, for whoever writes them and for whoever asks them."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Final

from tintero.edges.explained_error import ExplainedError
from tintero.lab.report import Z95

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

SCHEMA: Final = 1  # the version of all that follows
ABOUT: Final = "about.json"

# Each is a file. What never happened is NULL; turns are those of the player whose card it is, but for `games.turns`.
TABLES: Final[dict[str, dict[str, str]]] = {
    "games": {
        "game": "BIGINT", "deck_a": "VARCHAR", "deck_b": "VARCHAR", "player_a": "VARCHAR", "player_b": "VARCHAR",
        "seed": "VARCHAR", "number": "INTEGER", "starter": "VARCHAR", "winner": "VARCHAR", "won_by_starter": "BOOLEAN",
        "turns": "INTEGER", "decisions": "INTEGER", "reason": "VARCHAR",
    },
    "cards": {
        "game": "BIGINT", "deck": "VARCHAR", "opponent": "VARCHAR", "card": "VARCHAR", "place": "INTEGER",
        "dealt": "BOOLEAN", "kept": "BOOLEAN", "seen_turn": "INTEGER", "inked_turn": "INTEGER",
        "played_turn": "INTEGER", "paid": "INTEGER", "shifted": "BOOLEAN", "lore": "INTEGER",
        "banished_turn": "INTEGER", "won": "DOUBLE", "on_the_play": "BOOLEAN",
    },
    "turns": {"game": "BIGINT", "deck": "VARCHAR", "turn": "INTEGER", "lore": "INTEGER", "ink": "INTEGER"},
    "decks": {"deck": "VARCHAR", "card": "VARCHAR", "copies": "INTEGER", "cost": "INTEGER", "inkable": "BOOLEAN"},
}  # fmt: skip

VIEWS: Final = {
    "deck_games": """
        SELECT game, deck_a AS deck, deck_b AS opponent, player_a AS player,
            CASE WHEN winner IS NULL THEN 0.5 WHEN winner = deck_a THEN 1 ELSE 0 END::DOUBLE AS won,
            starter = deck_a AS on_the_play, turns, reason
        FROM games
        UNION ALL
        SELECT game, deck_b, deck_a, player_b,
            CASE WHEN winner IS NULL THEN 0.5 WHEN winner = deck_b THEN 1 ELSE 0 END::DOUBLE,
            starter = deck_b, turns, reason
        FROM games
    """,
    "card_games": """
        SELECT s.game, s.deck, s.opponent, s.player, d.card, d.copies,
            (count(*) FILTER (WHERE c.kept))::INTEGER AS copies_kept, count(c.seen_turn)::INTEGER AS copies_seen,
            min(c.seen_turn) AS seen, min(c.inked_turn) AS inked, min(c.played_turn) AS played,
            coalesce(sum(c.lore), 0)::INTEGER AS lore, s.won, s.on_the_play, s.turns
        FROM deck_games s JOIN decks d ON d.deck = s.deck
            LEFT JOIN cards c ON c.game = s.game AND c.deck = s.deck AND c.card = d.card
        GROUP BY s.game, s.deck, s.opponent, s.player, d.card, d.copies, s.won, s.on_the_play, s.turns
    """,
}

# As `report.wilson`, which says why.
_MIDDLE: Final = "(won / n::DOUBLE + {square} / (2 * n)) / (1 + {square} / n)"
_HALF: Final = (
    "{z} * sqrt(won / n::DOUBLE * (1 - won / n::DOUBLE) / n + {square} / (4.0::DOUBLE * n * n)) / (1 + {square} / n)"
)
_NUMBERS: Final = {"z": f"{Z95!r}::DOUBLE", "square": f"{Z95 * Z95!r}::DOUBLE"}
MACROS: Final = {
    "wilson_low(won, n)": (
        f"CASE WHEN n <= 0 OR won = 0 THEN 0::DOUBLE "
        f"ELSE greatest(0::DOUBLE, {_MIDDLE.format(**_NUMBERS)} - {_HALF.format(**_NUMBERS)}) END"
    ),
    "wilson_high(won, n)": (
        f"CASE WHEN n <= 0 OR won = n THEN 1::DOUBLE "
        f"ELSE least(1::DOUBLE, {_MIDDLE.format(**_NUMBERS)} + {_HALF.format(**_NUMBERS)}) END"
    ),
}


class RecordingRefused(ExplainedError):
    """A recording that cannot be written, read or asked."""

    family = "recorded."


def open_base(memory: str, threads: int) -> DuckDBPyConnection:
    """A DuckDB in memory that leaves nothing beside it: no file to swap to, no extension, no variable of Python."""
    need_duckdb()
    import duckdb

    return duckdb.connect(":memory:", config={
        "memory_limit": memory, "threads": threads, "temp_directory": "", "python_enable_replacements": False,
        "autoinstall_known_extensions": False, "autoload_known_extensions": False, "allow_community_extensions": False,
    })  # fmt: skip


def need_duckdb() -> None:
    try:
        importlib.import_module("duckdb")
    except ImportError:
        raise RecordingRefused("no_duckdb") from None


def quoted(text: str) -> str:
    """A text as SQL writes it."""
    return "'" + text.replace("'", "''") + "'"
