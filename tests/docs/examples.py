"""Running the examples of a page as its reader would: `pages` says how they are written.

python -m tests.docs.examples    write what they print into the pages, where it differs
"""

from __future__ import annotations

import os
import re
import shlex
import sys
import tempfile
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from tintero.cards import source

from .pages import PAGES, ROOT, Block, blocks, name
from .ready import Ready

SECONDS: Final = 120  # for one page's Python, and for one command
MARK: Final = "\x1e"  # printed between two blocks of Python; no page prints it
PROMPT: Final = "$ "
CUT: Final = "…"
LANGUAGE: Final = {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "LANGUAGE": "", "PYTHONUTF8": "1"}


class Example(NamedTuple):
    """What the page says that something prints, and what it does print."""

    line: int
    what: str
    said: str
    printed: str
    place: tuple[int, int] | None  # in the page, where it says so; None if it says nothing

    @property
    def holds(self) -> bool:
        return not self.broke and fits(self.said, self.printed)

    @property
    def broke(self) -> bool:
        """Whether an error reached the reader that was never meant for a reader."""
        return "Traceback (most recent call last)" in self.printed


def plain(text: str) -> str:
    """Without spaces at the ends of lines and empty lines at the end."""
    lines = "\n".join(line.rstrip() for line in text.splitlines()).rstrip("\n")
    return f"{lines}\n" if lines else ""


def fits(said: str, printed: str) -> bool:
    pattern = ""
    for line in plain(said).splitlines():
        if line.strip() == CUT:
            pattern += r"(?:.*\n)*"
        else:
            pattern += ".*".join(re.escape(part) for part in line.split(CUT)) + r"\n"
    return re.fullmatch(pattern, plain(printed)) is not None


@cache
def ready() -> Ready:
    """The cards are those that the package brings."""
    cards = source._snapshot()
    assert cards is not None, "the examples need the package with the card snapshot: run make setup"
    here = {"COLUMNS": "80", "TINTERO_CARDS": str(cards), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return Ready({**os.environ, **LANGUAGE, **here})


def run(words: list[str], folder: Path) -> str:
    """What `python` prints with these words after it, on either stream; also when it refuses."""
    with tempfile.NamedTemporaryFile() as out:
        if not ready().run(words, folder, Path(out.name), SECONDS):
            return f"{shlex.join(words)} was not ready after {SECONDS} seconds\n"
        return Path(out.name).read_text(encoding="utf-8")


def lay_out(page: list[Block], folder: Path) -> None:
    """The folder in which the page is read: its files, and the rulings of the repository."""
    (folder / "rulings").symlink_to(ROOT / "rulings", target_is_directory=True)
    for block in page:
        if block.title:
            (folder / block.title).write_text(block.body, encoding="utf-8")


def python_examples(page: list[Block], folder: Path) -> list[Example]:
    code = [block for block in page if block.kind == "python" and not block.title]
    if not code:
        return []
    script = folder / "the_page.py"
    script.write_text(f"print({MARK!r})\n".join(block.body for block in code), encoding="utf-8")
    printed = run([script.name], folder).split(f"{MARK}\n")
    printed += [""] * (len(code) - len(printed))  # after an error nothing more is run
    after = dict(pairwise(page))
    found: list[Example] = []
    for block, out in zip(code, printed, strict=True):
        said = after.get(block)
        if said is None or said.kind != "text" or said.title:
            found.append(Example(block.line, "the Python", "", out, None))
        else:
            found.append(Example(block.line, "the Python", said.body, out, said.span))
    return found


def console_examples(block: Block, folder: Path) -> list[Example]:
    found: list[Example] = []
    starts = [m.start() for m in re.finditer(rf"^{re.escape(PROMPT)}", block.body, re.MULTILINE)]
    for start, end in zip(starts, [*starts[1:], len(block.body)], strict=True):
        typed, _newline, said = block.body[start:end].partition("\n")
        program, *words = shlex.split(typed.removeprefix(PROMPT))
        line = block.line + 1 + block.body.count("\n", 0, start)
        at = block.span[0] + end - len(said)
        shown = run(["-m", "tintero", *words], folder) if program == "tintero" else "is not run here\n"
        found.append(Example(line, typed, said, shown, (at, at + len(said))))
    return found


def examples(page: Path) -> list[Example]:
    """Every example of a page, in order."""
    found = list(blocks(page.read_text(encoding="utf-8")))
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home)
        lay_out(found, folder)
        ran = python_examples(found, folder)
        for block in found:
            if block.kind == "console":
                ran += console_examples(block, folder)
    return sorted(ran, key=lambda example: example.line)


def write(page: Path) -> list[int]:
    """Put what is printed where the page says something else; the lines of those where a person has to look."""
    text = page.read_text(encoding="utf-8")
    by_hand: list[int] = []
    for example in reversed(examples(page)):
        if example.holds:
            continue
        if CUT in example.said or example.broke or example.place is None:
            by_hand.append(example.line)
        else:
            start, end = example.place
            text = text[:start] + plain(example.printed) + text[end:]
    page.write_text(text, encoding="utf-8")
    return by_hand


if __name__ == "__main__":
    for one in PAGES:
        for number in write(one):
            print(f"{name(one)}:{number}: it prints something else now, and the page cannot just show that")
