"""What a line that was typed means: an answer, or one of a few commands."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Any, Final, NamedTuple

import msgspec

from tintero.edges.explained_error import ExplainedError
from tintero.edges.plain_text import cut


class Command(StrEnum):
    HELP = "help"
    VIEW = "view"
    LOG = "log"
    WHY = "why"
    CARD = "card"
    RULE = "rule"
    UNDO = "undo"
    CONCEDE = "concede"
    QUIT = "quit"


SPANISH: Final = {
    "ayuda": Command.HELP, "ver": Command.VIEW, "historia": Command.LOG, "porque": Command.WHY, "carta": Command.CARD,
    "regla": Command.RULE, "deshacer": Command.UNDO, "rendirse": Command.CONCEDE, "salir": Command.QUIT,
}  # fmt: skip
COMMANDS: Final = {**{command.value: command for command in Command}, **SPANISH, "?": Command.HELP}
A_NUMBER: Final = re.compile(r"(\d{1,9})[.):]?", re.ASCII)


class Typed(NamedTuple):
    """An answer by its number, or a command and what it is about. `question`: which one is meant; None is the last."""

    answer: int | None = None
    command: Command | None = None
    about: str = ""
    question: int | None = None


def typed_line(line: str) -> Typed:
    """In words: `3`, `why 3`, `card lilo`."""
    number = A_NUMBER.fullmatch(line)
    if number is not None:
        return Typed(int(number[1]))
    head, _, rest = line.partition(" ")
    command = COMMANDS.get(head.lower())
    if command is None:
        raise ExplainedError("stdio.not_understood", value=cut(line, 60))
    return Typed(command=command, about=rest.strip())


def typed_json(line: str) -> Typed:
    """A number, or an object: `{"answer": 3}`, `{"command": "why", "about": "3"}`; `id` names the question."""
    try:
        data: Any = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return typed_line(line)  # a command in words will do
    if _is_whole(data):
        return Typed(data)
    if not isinstance(data, dict) or not data.keys() <= {"answer", "command", "about", "id"}:
        raise ExplainedError("stdio.bad_object", value=cut(line, 60))
    question, answer, about = data.get("id"), data.get("answer"), data.get("about", "")
    command = COMMANDS.get(str(data["command"]).lower()) if "command" in data else None
    if (answer is None) == (command is None) or not all(n is None or _is_whole(n) for n in (question, answer)):
        raise ExplainedError("stdio.bad_object", value=cut(line, 60))
    return Typed(answer, command, str(about).strip(), question)


def _is_whole(value: object) -> bool:
    return type(value) is int
