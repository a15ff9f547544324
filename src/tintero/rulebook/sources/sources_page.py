"""`docs/sources.md`: every number of the older documents with its rule of today, and what they contradict, in Spanish.

python -m tintero.rulebook.sources.sources_page            write docs/sources.md
python -m tintero.rulebook.sources.sources_page --check    exit code 1 if that file is not what would be written
python -m tintero.rulebook.sources.sources_page FOLDER     the same for a repository in another folder
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tintero.rulebook.book import order_of, rulebook

from .older_numbers import Document, documents, read_source

TARGET: Final = Path("docs") / "sources.md"
LANG: Final = "es"
DECISIONS: Final = ("reject", "update", "accept")


def sources_page() -> str:
    words = read_source("sources_page.yaml")
    out = [words["head"]]
    for document in documents():
        out += numbers(document, words)
    out += [f"\n## {words['contradictions']}\n", *contradictions(read_source("contradictions.yaml"), words)]
    return "\n".join(out).rstrip("\n") + "\n"


def numbers(document: Document, words: dict[str, str]) -> Iterator[str]:
    """What moved, one by one, and what did not, by sections."""
    name = document.name[LANG]
    yield f"\n## {name[0].upper()}{name[1:]}\n"
    yield f"{words['columns']}\n|---|---|---|"
    for number in sorted(document.moved, key=order_of):
        moved = document.moved[number]
        yield f"| {number} | {moved.about[LANG]} | {', '.join(map(named, moved.now))} |"
    if not document.same:
        yield f"\n{words['none_same']}"
        return
    yield f"\n{words['same']} {document.note}".rstrip() + "\n"
    sections: dict[str, list[str]] = {}
    for number in document.same:
        sections.setdefault(".".join(number.split(".")[:2]), []).append(number)
    for section, found in sections.items():
        below = [n for n in found if n != section]
        yield f"- {named(section)}{': ' if below else ''}{', '.join(below)}"


def named(number: str) -> str:
    """A number, with the title if it is a section or a chapter."""
    rule = rulebook().rule(number)
    return f"{number} {rule.title(LANG)}" if rule is not None and number.count(".") < 2 else number


def contradictions(entries: list[dict[str, str]], words: dict[str, str]) -> Iterator[str]:
    yield f"{words['contradiction_columns']}\n|---|---|---|---|---|"
    for entry in entries:
        where = ", ".join(entry["in"].split())
        at = ", ".join(entry["at"].split())
        decided = f"{words[entry['decision']]} {entry['why']}"
        rules = ", ".join(entry["rules"].split())
        yield f"| {entry['topic']} | {where}{f' ({at})' if at else ''} | {entry['says']} | {rules} | {decided} |"


def main(args: list[str]) -> int:
    check = "--check" in args
    folders = [a for a in args if a != "--check"]
    target = (Path(folders[0]) if folders else Path()) / TARGET
    text = sources_page()
    if check:
        fresh = target.is_file() and target.read_text(encoding="utf-8") == text
        if not fresh:
            sys.stderr.write(f"{TARGET} is out of date: run python -m tintero.rulebook.sources.sources_page\n")
        return 0 if fresh else 1
    target.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
