"""Writing scenario files: the same keys and order as the format describes, and YAML that reads back the same."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

import yaml

WIDTH = 110


class Quoted(str):
    """Text that must stay text: rule numbers, always in quotes."""


class Plain(str):
    """A word that is written as it is: yes and no."""


class OneLine(list[Any]):
    """A list that stays on one line."""


YES, NO = Plain("yes"), Plain("no")


class Dumper(yaml.SafeDumper):
    """Lists of lists are indented, the way people write them."""

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:
        super().increase_indent(flow, False)


def _quoted(dumper: Dumper, text: Quoted) -> yaml.ScalarNode:
    return dumper.represent_scalar("tag:yaml.org,2002:str", str(text), style='"')


def _plain(dumper: Dumper, text: Plain) -> yaml.ScalarNode:
    return dumper.represent_scalar("tag:yaml.org,2002:bool", str(text))


def _one_line(dumper: Dumper, items: OneLine) -> yaml.SequenceNode:
    return dumper.represent_sequence("tag:yaml.org,2002:seq", items, flow_style=True)


Dumper.add_representer(Quoted, _quoted)
Dumper.add_representer(OneLine, _one_line)
Dumper.add_representer(Plain, _plain)


def slug(title: str) -> str:
    """An id from a title: 'El daño va después' is el-dano-va-despues."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", title) if not unicodedata.combining(c)).casefold()
    return "-".join(re.findall(r"[a-z0-9]+", plain))[:60].strip("-") or "ruling"


def scenario_text(data: dict[str, Any], comments: str = "") -> str:
    """The file. Small mappings and lists of plain values stay on one line. `comments` go to its end."""
    data = {**data, "rules": OneLine(Quoted(r) for r in data.get("rules", []))}
    text = yaml.dump(
        data, Dumper=Dumper, sort_keys=False, allow_unicode=True, width=WIDTH, default_flow_style=None, indent=2
    )
    return str(text) + "".join(f"# {line}\n" if line else "#\n" for line in comments.splitlines())
