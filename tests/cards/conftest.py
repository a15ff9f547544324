"""One pool for all tests of this room, from the snapshot, whatever the machine has configured."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tintero.cards import CardPool, load_pool, source


@pytest.fixture(scope="session")
def snapshot() -> Path:
    found = source._snapshot()
    assert found is not None, "the card snapshot is not installed: run make setup"
    return found


@pytest.fixture(scope="session")
def pool(snapshot: Path) -> CardPool:
    return load_pool(snapshot)


@pytest.fixture
def no_config(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """No environment variable and an empty cache; returns the path of the cache file."""
    monkeypatch.delenv(source.ENVIRONMENT, raising=False)
    cached = tmp_path / "cache" / source.FILE_NAME
    monkeypatch.setattr(source, "cache_file", lambda: cached)
    return cached


Entry = dict[str, Any]


@pytest.fixture
def entry() -> Callable[..., Entry]:
    """An invented printing in the shape of the data; keyword arguments replace or add fields."""

    def make(full_name: str = "Nib - Test Writer", **fields: Any) -> Entry:
        name, _, version = full_name.partition(" - ")
        made: Entry = {
            "id": 1, "fullName": full_name, "name": name, "version": version, "type": "Character",
            "cost": 2, "inkwell": True, "color": "Amber", "setCode": "1", "number": 1, "rarity": "Common",
            "strength": 1, "willpower": 2, "lore": 1, "story": "Tests", "subtypes": ["Storyborn"],
            "allowedInFormats": {"Core": {"allowed": True}, "Infinity": {"allowed": True}},
        }  # fmt: skip
        return {**made, **fields}

    return make


@pytest.fixture
def file_text() -> Callable[..., str]:
    def make(cards: object, **metadata: Any) -> str:
        facts = {"formatVersion": "2.4.0", "generatedOn": "2026-01-02T03:04:05", "language": "en"}
        return json.dumps({"metadata": {**facts, **metadata}, "sets": {}, "cards": cards})

    return make
