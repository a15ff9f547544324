"""Every link between the pages leads somewhere, without building the site (`make docs` builds it, and is as strict)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote

import pytest
import yaml

from .pages import BLOCK, DOCS, PAGES, ROOT, name

LINK: Final = re.compile(r"(?<!!)\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^)\s]+)\)")
IMAGE: Final = re.compile(r"!\[[^\]]*\]\(([^)\s]+)\)")
CODE: Final = re.compile(r"`[^`\n]*`")
HEADING: Final = re.compile(r"^#{1,6} +(.+?)[ #]*$", re.MULTILINE)
OUTSIDE: Final = re.compile(r"[a-z][a-z+.-]*:", re.IGNORECASE)


def prose(page: Path) -> str:
    """The page without what stands between fences or as code."""
    return CODE.sub("code", BLOCK.sub("", page.read_text("utf-8")))


def anchor(heading: str) -> str:
    """As GitHub and the site make it: small letters, no marks, hyphens."""
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", words).replace(" ", "-")


def anchors(page: Path) -> set[str]:
    return {anchor(m.group(1)) for m in HEADING.finditer(BLOCK.sub("", page.read_text("utf-8")))}


def broken(page: Path) -> list[str]:
    faults: list[str] = []
    text = prose(page)
    for target in [*LINK.findall(text), *IMAGE.findall(text)]:
        if OUTSIDE.match(target):
            continue
        path, _hash, at = unquote(target).partition("#")
        file = (page.parent / path).resolve() if path else page
        if not file.exists():
            faults.append(f"{target}: there is no such file")
        elif DOCS in page.parents and DOCS not in file.parents:
            faults.append(f"{target}: the site has only what is in docs/")
        elif at and file.suffix == ".md" and at not in anchors(file):
            faults.append(f"{target}: {name(file)} has no such heading")
    return faults


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    assert broken(page) == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "other.md").write_text("# Qué es\n\n```sh\n# no heading\n```\n", encoding="utf-8")
    page = tmp_path / "page.md"
    page.write_text(
        "[a](other.md) [b](other.md#qué-es) [c](https://example.org) `[d](none.md)` [`e`](#here)\n\n## Here\n"
        "[f](none.md) [g](other.md#no-heading) ![h](none.png)\n",
        encoding="utf-8",
    )
    found = [fault.partition(":")[0] for fault in broken(page)]
    assert found == ["none.md", "other.md#no-heading", "none.png"]


def in_nav(entry: Any) -> list[str]:
    """The pages of a part of the contents: a page, or titles with parts."""
    if isinstance(entry, str):
        return [entry]
    parts = entry.values() if isinstance(entry, dict) else entry
    return [page for part in parts for page in in_nav(part)]


def test_every_page_is_in_the_contents_of_the_site() -> None:
    lines = (ROOT / "mkdocs.yml").read_text("utf-8").splitlines()
    start = lines.index("nav:")
    end = next(n for n, line in enumerate(lines[start + 1 :], start + 1) if line and not line.startswith(" "))
    listed = in_nav(yaml.safe_load("\n".join(lines[start:end]))["nav"])
    assert sorted(listed) == sorted(p.relative_to(DOCS).as_posix() for p in DOCS.rglob("*.md"))
