"""The pages that people read, and what stands between fences in them.

A page is a lesson: its blocks are read from top to bottom, in one folder.

    ```python                  run, all blocks of a page in one namespace
    ```text                    what the `python` block before it prints
    ```console                 `$ tintero …` commands, each followed by what it prints
    ```yaml title="rush.yaml"  any block with a title: a file in that folder
    ```yaml                    a scenario of the pages about the format (`tests/judge/test_scenarios_page.py`)
    ```sh                      for the reader: installing, and forms of a command; it is not run

A line `…` in what is printed stands for any number of lines, `…` within a line for any words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
PAGES: Final = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
SCENARIO_PAGES: Final = ("docs/scenarios.md", "docs/escenarios.md")

KINDS: Final = ("python", "text", "console", "yaml", "sh")
BLOCK: Final = re.compile(
    r'^```(?P<kind>\S*)(?: title="(?P<title>[^"]+)")?[ \t]*\n(?P<body>.*?)^```[ \t]*$', re.MULTILINE | re.DOTALL
)


class Block(NamedTuple):
    kind: str
    title: str
    body: str
    line: int  # of its first fence
    span: tuple[int, int]  # of its body in the page


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix() if ROOT in page.parents else page.name


def blocks(text: str) -> Iterator[Block]:
    for m in BLOCK.finditer(text):
        line = text.count("\n", 0, m.start()) + 1
        yield Block(m["kind"], m["title"] or "", m["body"], line, m.span("body"))


def misplaced(page: str, found: list[Block]) -> list[str]:
    """Blocks that nothing would run or compare, one sentence each."""
    faults: list[str] = []
    for before, block in zip([None, *found], found, strict=False):
        where = f"{page}:{block.line}"
        if block.kind not in KINDS and not block.title:
            faults.append(f"{where}: a block has to say what it is: {', '.join(KINDS)}")
        elif block.kind == "text" and not block.title and (before is None or before.kind != "python" or before.title):
            faults.append(f"{where}: a text block says what the python block before it prints")
        elif block.kind == "yaml" and not block.title and page not in SCENARIO_PAGES:
            faults.append(f"{where}: a yaml block needs a title, so that a command can use it")
    return faults
