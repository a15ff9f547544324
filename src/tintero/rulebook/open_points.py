"""What the rules leave open, in words: the question, the answer that is the default, and what each answer changes."""

from __future__ import annotations

from dataclasses import dataclass, fields
from importlib.resources import files
from typing import Any, Final

import yaml

from tintero.rules.settings import OpenPoints
from tintero.words import spoken

_LOADER: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
ANSWERS: Final = {"true": True, "false": False}
NUMBER: Final = "number"  # instead of answers: the point is a number


@dataclass(frozen=True, slots=True)
class Answer:
    """One way to settle it, and what that changes."""

    value: bool | int
    default: bool
    changes: dict[str, str]

    def text(self, lang: str) -> str:
        return spoken(self.changes, lang)


@dataclass(frozen=True, slots=True)
class OpenPoint:
    name: str  # of the setting
    rule: str
    ask: dict[str, str]
    answers: tuple[Answer, ...]  # the default first; a number has one answer, which says what the number does
    is_number: bool

    def question(self, lang: str) -> str:
        return spoken(self.ask, lang)


def open_points() -> list[OpenPoint]:
    """In the order of the settings."""
    data = yaml.load(files("tintero.rulebook").joinpath("open_points.yaml").read_bytes(), Loader=_LOADER)
    return [_point(field.name, data[field.name], field.default) for field in fields(OpenPoints)]


def _point(name: str, entry: dict[str, Any], default: Any) -> OpenPoint:
    if NUMBER in entry:
        answers = [Answer(default, True, entry[NUMBER])]
    else:
        answers = [Answer(value, value == default, entry[key]) for key, value in ANSWERS.items()]
        answers.sort(key=lambda a: not a.default)
    return OpenPoint(name, entry["rule"], entry["ask"], tuple(answers), NUMBER in entry)
