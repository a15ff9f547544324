"""The rulings that come with Tintero: where they are, what each is about, and which of them prove a rule.

Running them is the judge's; a page of the rulebook only names them, so nothing but their files is read here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from tintero.edges.shipped import shipped_files
from tintero.words import spoken

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
FOLDER: Final = "rulings"


@dataclass(frozen=True, slots=True)
class Ruling:
    path: Path
    id: str
    title: dict[str, str]
    topic: str
    rules: tuple[str, ...]  # what it lists, and by which its `cannot` steps are refused
    cards: tuple[str, ...]

    def title_in(self, lang: str) -> str:
        return spoken(self.title, lang)


def ruling_files() -> list[Path]:
    return shipped_files(FOLDER, ".yaml")


def rulings() -> list[Ruling]:
    """All of them, by topic and id."""
    found = [_read(path) for path in ruling_files()]
    return sorted((r for r in found if r is not None), key=lambda r: (r.topic, r.id))


def rulings_on(number: str) -> list[Ruling]:
    """Those that prove a rule or one below it. Files that do not name the number at all are not understood."""
    sign = f'"{number}'
    found = [_read(path) for path in ruling_files() if sign in path.read_text(encoding="utf-8")]
    return [r for r in found if r is not None and proves(r, number)]


def proves(ruling: Ruling, number: str) -> bool:
    return any(rule == number or rule.startswith(f"{number}.") for rule in ruling.rules)


def rules_proved(data: dict[str, Any]) -> set[str]:
    """What the ruling lists, and the rules by which its `cannot` steps are refused."""
    runs = data.get("runs") or [{"steps": data.get("steps") or []}]
    steps = [step for run in runs for step in run.get("steps") or []]
    refused = {str(step["rule"]) for step in steps if isinstance(step, dict) and "rule" in step}
    return {str(n) for n in data.get("rules") or []} | refused


def _read(path: Path) -> Ruling | None:
    data = yaml.load(path.read_bytes(), Loader=_LOADER)
    if not isinstance(data, dict):
        return None
    title = data.get("title") or {}
    titles = title if isinstance(title, dict) else {"en": str(title)}
    return Ruling(
        path, str(data.get("id", path.stem)), {"en": path.stem, **titles}, str(data.get("topic", "")),
        tuple(sorted(rules_proved(data))), tuple(dict.fromkeys(_cards(data.get("given")))),
    )  # fmt: skip


def _cards(given: Any) -> Iterator[str]:
    """The names of the cards of a position, wherever they lie."""
    if isinstance(given, dict):
        for key, value in given.items():
            if key == "card":
                yield str(value)
            else:
                yield from _cards(value)
    elif isinstance(given, list):
        for entry in given:
            if isinstance(entry, str):
                yield entry
            else:
                yield from _cards(entry)
