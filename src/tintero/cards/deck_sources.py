"""The one entry for decks: a sample's name, a path, a pasted list, a table, JSON, a code or a link."""

from __future__ import annotations

import os
from pathlib import Path

from tintero.cards import deck_lines, deck_tables, pixelborn
from tintero.cards.deck import Deck
from tintero.cards.deck_text import MAX_LINE
from tintero.cards.decklist import UnderstoodDeck, understand_file, understand_text
from tintero.cards.errors import UnreadableDeck
from tintero.cards.pool import CardPool
from tintero.cards.samples import samples

_LONGEST_PATH = 4096


def read_deck(source: str | bytes | Path, pool: CardPool) -> Deck:
    """The deck that a person means.

    `UnreadableDeck`: there is no such deck, or it is no deck list. `UnknownCardInDeck` (an `UnknownCard`) and
    `AmbiguousCardInDeck` (an `AmbiguousCard`): its cards are not all known. Each is a `DeckError`, and its `problems`
    name every line at fault.
    """
    return understand_deck(source, pool).whole()


def understand_deck(source: str | bytes | Path, pool: CardPool) -> UnderstoodDeck:
    """What can be read of that deck, with every line that cannot; UnreadableDeck if nothing can."""
    if isinstance(source, Path):
        return understand_file(source.expanduser() if str(source).startswith("~") else source, pool)
    if isinstance(source, bytes):
        return understand_text(source, pool)
    known = samples()
    wanted = source.strip().lower()
    if wanted in known:
        return _sample(wanted, pool)
    path = _existing(source)
    if path is not None:
        return understand_file(path, pool)
    if _is_written_out(source):
        return understand_text(source, pool)
    # The beginning of a sample's name, or of one of its words, is enough if only one has it.
    starts = [name for name in known if wanted and (name.startswith(wanted) or f"-{wanted}" in name)]
    if len(starts) == 1:
        return _sample(starts[0], pool)
    if wanted and (os.sep in source or Path(source).suffix):
        raise UnreadableDeck("deck_not_found", path=_shown(source))
    raise UnreadableDeck("deck_unknown", name=_shown(source), names=tuple(known))


def _sample(name: str, pool: CardPool) -> UnderstoodDeck:
    return understand_text(samples()[name].read_bytes(), pool, name)


def _existing(source: str) -> Path | None:
    if not source.strip() or len(source) > _LONGEST_PATH or "\n" in source or "\0" in source:
        return None
    path = Path(os.path.expanduser(source))
    try:
        return path if path.exists() else None
    except (OSError, ValueError):
        return None


def _is_written_out(source: str) -> bool:
    """Whether this is a deck itself and not the name of one."""
    text = source.strip()
    if len(text.splitlines()) > 1 or deck_tables.looks_like_json(text) or len(text) > _LONGEST_PATH:
        return True
    if pixelborn.is_link(text) or pixelborn.decode(text) is not None:
        return True
    if pixelborn.looks_like_code(text) and not {".", os.sep} & set(text):
        return True
    if not text or len(text) > MAX_LINE:
        return False
    return any(deck_lines.splits(deck_lines.tidy(text))) or any(deck_tables.guesses(text))


def _shown(source: str) -> str:
    safe = "".join(c if c.isprintable() else "?" for c in source[:200])
    return safe if len(safe) <= 120 else safe[:119] + "…"
