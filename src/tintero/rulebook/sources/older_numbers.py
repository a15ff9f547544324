"""Which rule of today a number of the older documents means."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, NamedTuple

import yaml

from tintero.words import spoken

_LOADER: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
FOLDER: Final = "tintero.rulebook.sources"


class Document(NamedTuple):
    key: str
    name: dict[str, str]
    same: tuple[str, ...]  # numbers that still mean the same
    moved: dict[str, Moved]
    note: str  # in Spanish, for the page of the documents


class Moved(NamedTuple):
    """What a number was about, and where that stands today."""

    about: dict[str, str]
    now: tuple[str, ...]


class Formerly(NamedTuple):
    """A number that means something else today, in one or several documents."""

    documents: tuple[Document, ...]
    moved: Moved

    def names(self, lang: str) -> list[str]:
        return [spoken(d.name, lang) for d in self.documents]

    def about(self, lang: str) -> str:
        return spoken(self.moved.about, lang)


def documents() -> list[Document]:
    return [
        Document(key, entry["name"], tuple(entry["same"].split()), {
            number: Moved({"en": moved["en"], "es": moved["es"]}, tuple(moved["now"].split()))
            for number, moved in entry["moved"].items()
        }, entry.get("note", ""))
        for key, entry in read_source("documents.yaml").items()
    ]  # fmt: skip


def formerly(number: str) -> list[Formerly]:
    """What a number meant in the documents where it means something else today."""
    found: dict[tuple[str, ...], Formerly] = {}
    for document in documents():
        moved = document.moved.get(number)
        if moved is not None:
            known = found.get(moved.now)
            found[moved.now] = Formerly((*known.documents, document) if known else (document,), moved)
    return list(found.values())


def read_source(name: str) -> Any:
    return yaml.load(files(FOLDER).joinpath(name).read_bytes(), Loader=_LOADER)
