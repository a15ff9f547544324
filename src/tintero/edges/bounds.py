"""How much is read from outside. Every reader asks here, so that no file and no line can eat the memory."""

from __future__ import annotations

from typing import Final

# ---- bytes of a file: several times what the largest honest one has
SAVE_BYTES: Final = 5_000_000
SCENARIO_BYTES: Final = 200_000
CARD_DATA_BYTES: Final = 50_000_000  # packed and unpacked
RECORDING_BYTES: Final = 2_000_000_000  # of one table: some millions of games

# ---- saved games
SAVE_CHOICES: Final = 100_000  # a game of four bots has some three thousand
SAVE_DECK_CARDS: Final = 2_000  # of one deck
SAVE_NUMBER: Final = 1_000  # lore to win, cards of the opening hand
SEED_DIGITS: Final = 100

# ---- scenarios
SCENARIO_DEPTH: Final = 20  # lists and mappings inside one another
SCENARIO_NUMBER: Final = 40  # characters of a number or a date
SCENARIO_FILES: Final = 10_000  # of one folder

# ---- card data
PRINTINGS: Final = 50_000
PRINTED_NUMBER: Final = 1_000  # cost, strength, willpower, lore, move cost
FEWEST_CARDS: Final = 2_000  # what a download must have to replace the data in use: the game has more since 2025

# ---- what is typed
LINE_LENGTH: Final = 10_000  # a deck code of sixty cards has some three thousand characters
QUERY_LENGTH: Final = 300  # a question to the rulebook
SQL_LENGTH: Final = 20_000  # a question to recorded games
NAME_LENGTH: Final = 300  # beyond it no name is looked for among those that are near


def in_words(size: int) -> str:
    """'5 MB', '200 KB': the same in both languages."""
    return f"{size // 1_000_000} MB" if size >= 1_000_000 else f"{max(1, size // 1000)} KB"
