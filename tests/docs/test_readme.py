"""The README opens with a short example, and its commands exist."""

import re
import subprocess
import sys

from .pages import PAGES, ROOT, blocks, name


def test_the_first_example_is_short() -> None:
    """A stranger reads all of it before the first scroll; that it prints what it says is `test_examples`."""
    first = next(block for block in blocks((ROOT / "README.md").read_text(encoding="utf-8")) if block.kind == "python")
    assert 10 <= len(first.body.strip().splitlines()) <= 20


def test_every_make_target_named_in_the_documents_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.M))
    for page in PAGES:
        for target in re.findall(r"`make ([a-z-]+)`", page.read_text(encoding="utf-8")):
            assert target in targets, (name(page), target)


def test_every_command_named_in_the_documents_exists() -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    shown = subprocess.run(
        [sys.executable, "-m", "tintero", "--lang", "en", "--help"], capture_output=True, text=True, check=False
    ).stdout
    for command in set(re.findall(r"`tintero ([a-z]+)", text)):
        assert command in shown, command


def test_no_placeholder_is_left_in_the_documents() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert not re.search(r"^(BENCH|COVERAGE|TODO|XXX)\b", text, re.M), name(page)
