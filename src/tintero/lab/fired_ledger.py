"""The ledger of fired abilities, kept in the user's cache folder for one state of the cards and of the grammar."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

import platformdirs

from tintero.cards import CardPool
from tintero.edges.whole_files import write_whole


@dataclass
class Ledger:
    """How often each ability has fired, for one state of the card data and of the grammar."""

    cards: str
    grammar: str
    counts: Counter[str] = field(default_factory=Counter)
    games: int = 0

    def to_data(self) -> dict[str, Any]:
        return {"cards": self.cards, "grammar": self.grammar, "games": self.games, "counts": dict(self.counts)}


@lru_cache(maxsize=1)
def grammar_digest() -> str:
    """A digest of everything that decides what a text means: the grammar, its reader and the vocabulary."""
    found = hashlib.sha256()
    for package in ("tintero.language", "tintero.language.grammar", "tintero.abilities"):
        folder = resources.files("tintero").joinpath(*package.split(".")[1:])
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name.endswith((".py", ".grammar")):
                found.update(file.name.encode())
                found.update(file.read_bytes())
    return found.hexdigest()


def ledger_file(pool: CardPool) -> Path:
    folder = Path(platformdirs.user_cache_dir("tintero", appauthor=False))
    return folder / f"fired-{pool.digest[:16]}-{grammar_digest()[:16]}.json"


def new_ledger(pool: CardPool) -> Ledger:
    return Ledger(pool.digest, grammar_digest())


def load_ledger(pool: CardPool) -> Ledger | None:
    """The ledger of the last run with these cards and this grammar; None if there is none that can be believed."""
    try:
        data = json.loads(ledger_file(pool).read_text(encoding="utf-8"))
        counts = Counter({str(k): int(n) for k, n in data["counts"].items()})
        if data["cards"] != pool.digest or data["grammar"] != grammar_digest():
            return None
        return Ledger(pool.digest, grammar_digest(), counts, int(data["games"]))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def save_ledger(pool: CardPool, ledger: Ledger) -> Path:
    """Written beside and then put in place, so that two runs never leave half a file. Older ledgers are dropped."""
    path = ledger_file(pool)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, json.dumps(ledger.to_data(), ensure_ascii=False).encode(), earlier=lambda head: True)
    for old in path.parent.glob("fired-*.json"):
        if old != path:
            old.unlink(missing_ok=True)
    return path
