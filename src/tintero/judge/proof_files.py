"""Proof files: small scenarios, each of which plays the text of one card (docs/proofs.md).

    family: {en: …, es: …}
    checks:
      - card: Full Name
        en: what happens, in a sentence
        es: lo que ocurre, en una frase
        given: …
        steps: …

A check is a scenario in which `it` is the name of the card; several lines of play are `runs`, as in any scenario.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import yaml

from tintero.edges.shipped import shipped_files
from tintero.language import Reader
from tintero.words import Phrase

from .faults import BadScenario
from .scenario import Lines, Scenario, keys_of, text_of
from .vetting import Vetting

FOLDER: Final = "proofs"
FILE_KEYS: Final = ("family", "checks")
CHECK_KEYS: Final = ("card", "en", "es", "clarifies", "rules", "note", "given", "steps", "runs")
NEEDED: Final = ("card", "en", "es", "given")
IT: Final = "it"
COPY: Final = "#"
CHECK_BEGINS: Final = "  - card: "
QUOTES: Final = ("'", '"')


@dataclass(frozen=True)
class Check:
    """One of them: the card whose text it plays, and the scenario."""

    card: str  # full name
    scenario: Scenario
    line: int
    clarifies: tuple[int, ...] = ()  # which of the official clarifications of the card, counted from 1

def proof_files() -> list[Path]:
    return shipped_files(FOLDER, ".yaml")


def scenarios_in(path: str | Path, reader: Reader) -> list[Scenario]:
    """What a file holds: one scenario, or the checks of a family; raises BadScenario with the line."""
    data = keys_of(text_of(path))
    if "checks" in data:
        return [check.scenario for check in _checks(data, reader, str(path))]
    return [Vetting(data, reader, str(path)).scenario()]


def read_checks(path: str | Path, reader: Reader, only: Container[str] | None = None) -> list[Check]:
    """The checks of a file, or those about some cards; raises BadScenario with the line of the first mistake."""
    text = text_of(path)
    if only is not None:
        lines = text.split("\n")
        for mention in _mentions(Path(path)):
            if mention.card not in only:
                # the others keep their lines
                lines[mention.line - 1 : mention.end] = [""] * (mention.end - mention.line + 1)
        text = "\n".join(lines)
    data = keys_of(text)
    return [] if only is not None and data.get("checks") is None else list(_checks(data, reader, str(path)))


@dataclass(frozen=True)
class Mention:
    """A check as a page names it: found by its card, without reading the rest of its file."""

    path: Path
    line: int
    end: int  # its last line
    card: str
    title: dict[str, str]

    @property
    def place(self) -> str:
        return f"{self.path.parent.name}/{self.path.name}:{self.line}"


def checks_named(names: Container[str]) -> list[Mention]:
    """Those about one of these cards, in the order of the files."""
    return [found for path in proof_files() for found in _mentions(path) if found.card in names]


def _mentions(path: Path) -> Iterator[Mention]:
    lines = path.read_text(encoding="utf-8").splitlines()
    starts = [n for n, line in enumerate(lines) if line.startswith(CHECK_BEGINS)]
    for start, end in pairwise([*starts, len(lines)]):
        said = {key: value for line in lines[start:end] for key, value in _said(line)}
        yield Mention(path, start + 1, end, said.pop("card", ""), said)


def _said(line: str) -> Iterator[tuple[str, str]]:
    key, colon, value = line.lstrip(" -").partition(": ")
    if colon and key in ("card", "en", "es"):
        quoted = value[:1] in QUOTES
        yield key, str(yaml.safe_load(value)) if quoted else value.strip()


def _checks(data: Lines, reader: Reader, path: str) -> Iterator[Check]:
    vetting = Vetting(data, reader, path)
    vetting.keys(data, FILE_KEYS, Phrase("scenario_words.the_file"))
    for key in FILE_KEYS:
        if not data.get(key):
            raise BadScenario("missing_key", data.line, key=key)
    vetting.keys(vetting.mapping(data["family"], data.at("family"), "family"), ("en", "es"), "family")
    for n, written in enumerate(vetting.a_list(data["checks"], data.at("checks"), "checks"), start=1):
        yield _check(vetting.mapping(written, data.at("checks"), "checks"), reader, path, n)


def _check(written: Lines, reader: Reader, path: str, number: int) -> Check:
    vetting = Vetting(written, reader, path)
    vetting.keys(written, CHECK_KEYS, "checks")
    for key in NEEDED:
        if written.get(key) in (None, ""):
            raise BadScenario("missing_key", written.line, key=key)
    card = vetting.card_named(str(written["card"]), written.at("card"))
    if card is None or card.full_name != written["card"]:
        vetting.unknown(str(written["card"]), written.at("card"))
    clarifies = written.get("clarifies", [])
    listed = clarifies if isinstance(clarifies, list) else [clarifies]
    numbers = tuple(vetting.number(n, written.at("clarifies"), "clarifies", 1) for n in listed)
    for n in numbers:
        if n > len(card.clarifications):
            allowed = tuple(str(known) for known in range(1, len(card.clarifications) + 1))
            raise BadScenario("unknown_value", written.at("clarifies"), key="clarifies", value=n, allowed=allowed)
    data = Lines()
    data.line, data.lines = written.line, written.lines
    data |= {"id": f"{Path(path).stem}-{number}", "title": _title(written)}
    for key in ("rules", "note", "given", "steps", "runs"):
        if key in written:
            data[key] = called(written[key], card.full_name)
    return Check(card.full_name, Vetting(data, reader, path).scenario(), written.line, numbers)


def _title(written: Lines) -> Lines:
    title = Lines()
    title |= {lang: str(written[lang]) for lang in ("en", "es")}
    return title


def called(value: Any, name: str) -> Any:
    """With the name of the card in place of `it`, and of `it#2` and `P2/it`."""
    if isinstance(value, Lines):
        new = Lines()
        new.line = value.line
        for key, part in value.items():
            new[_named(key, name)] = called(part, name)
            new.lines[_named(key, name)] = value.at(key)
        return new
    if isinstance(value, list):
        return [called(part, name) for part in value]
    return _named(value, name) if isinstance(value, str) else value


def _named(word: str, name: str) -> str:
    whose, slash, rest = word.rpartition("/")
    it, sign, copy = rest.partition(COPY)
    return f"{whose}{slash}{name}{sign}{copy}" if it == IT else word
