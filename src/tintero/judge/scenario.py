"""Reading a scenario file: YAML that remembers its lines. `vetting` turns it into values, or refuses it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from tintero.edges import bounds
from tintero.edges.file_refused import FileRefused
from tintero.edges.read_bounded import read_bounded
from tintero.language import Reader
from tintero.words import Told, base_of

from .faults import BadScenario
from .given import Given
from .steps import Step

TEXT_TAG = yaml.resolver.BaseResolver.DEFAULT_SCALAR_TAG

__all__ = ["BadScenario", "Lines", "Run", "Scenario", "load_scenario", "read_scenario"]


class Lines(dict[str, Any]):
    """A mapping that remembers the line of each key."""

    def __init__(self) -> None:
        super().__init__()
        self.line = 0
        self.lines: dict[str, int] = {}

    def at(self, key: str) -> int:
        return self.lines.get(key, self.line)


class Loader(yaml.SafeLoader):
    """Mappings keep their lines; a key given twice is an error, and so is what would grow beyond its file.

    An alias (`*name`) may stand for as much as an anchor before it, and that one for several others: nobody needs
    them for a position, so there are none.
    """

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        line = self.peek_event().start_mark.line + 1  # type: ignore[no-untyped-call]  # the stubs say no type
        if self.check_event(yaml.AliasEvent):
            raise BadScenario("an_alias", line)
        if self.depth >= bounds.SCENARIO_DEPTH:
            raise BadScenario("too_deep", line, most=bounds.SCENARIO_DEPTH)
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        if isinstance(node, yaml.ScalarNode) and node.tag != TEXT_TAG and len(node.value) > bounds.SCENARIO_NUMBER:
            raise BadScenario("long_number", line, most=bounds.SCENARIO_NUMBER)
        return node


def _mapping(loader: Loader, node: yaml.MappingNode) -> Lines:
    out = Lines()
    out.line = node.start_mark.line + 1
    for key_node, value_node in node.value:
        key = str(loader.construct_object(key_node, deep=True))
        line = key_node.start_mark.line + 1
        if key in out:
            raise BadScenario("twice", line, key=key)
        try:
            out[key] = loader.construct_object(value_node, deep=True)
        except ValueError as error:  # a date or a number that is none
            raise BadScenario("not_yaml", value_node.start_mark.line + 1) from error
        out.lines[key] = line
    return out


Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping)


@dataclass
class Run:
    name: str
    steps: list[Step]


@dataclass
class Scenario:
    path: str
    id: str
    title: dict[str, str]
    topic: str
    rules: list[str]
    given: Given
    runs: list[Run] = field(default_factory=list)
    note: str = ""

    @property
    def players(self) -> int:
        return len(self.given.sides)

    @property
    def open_points(self) -> dict[str, Any]:
        """What the file takes the rules to say where they leave it open."""
        return dict(self.given.open_points)

    def title_in(self, lang: str) -> str:
        """The title in this language; else in the other one; else the id."""
        return self.title.get(base_of(lang)) or next((t for t in self.title.values() if t), self.id)


def load_scenario(path: str | Path, reader: Reader) -> Scenario:
    """Read and check a file; raises BadScenario with the line."""
    return read_scenario(text_of(path), reader, str(path))


def text_of(path: str | Path) -> str:
    """What a file says; raises BadScenario if it cannot be read."""
    try:
        text = read_bounded(Path(path), bounds.SCENARIO_BYTES).decode("utf-8")
    except FileRefused as error:
        refused = error
        raise BadScenario("refused", 0, message=Told(lambda lang: refused.message(lang).rstrip("."))) from error
    except (OSError, ValueError) as error:
        raise BadScenario("unreadable", 0, path=str(path)) from error
    return text.replace("\r\n", "\n").replace("\r", "\n")


def line_with_tab(text: str, last: int) -> int:
    """The first line, up to the one where the reading stopped, whose indentation has a tab; 0 if none has."""
    for number, line in enumerate(text.splitlines()[:last], start=1):
        if "\t" in line[: len(line) - len(line.lstrip())]:
            return number
    return 0


def read_scenario(text: str, reader: Reader, path: str = "") -> Scenario:
    """The scenario written in this text; raises BadScenario with the line."""
    from .vetting import Vetting

    return Vetting(keys_of(text), reader, path).scenario()


def keys_of(text: str) -> Lines:
    """The keys of a file with their lines; raises BadScenario for what is no YAML with keys."""
    try:
        data = yaml.load(text, Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        if mark and error.context_mark and mark.line >= len(text.splitlines()):
            mark = error.context_mark  # what stays open to the end: where it was opened
        line = mark.line + 1 if mark else 0
        here = text.split("\n")[mark.line][mark.column :] if mark else ""
        tab = line if here.startswith("\t") else line_with_tab(text, line)
        raise BadScenario("a_tab" if tab else "not_yaml", tab or line) from error
    except yaml.reader.ReaderError as error:
        raise BadScenario("not_yaml", text.count("\n", 0, error.position) + 1) from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BadScenario("not_yaml", 0) from error
    if data is None:
        raise BadScenario("empty_file", 0)
    if not isinstance(data, Lines):
        raise BadScenario("no_keys", 1)
    return data
