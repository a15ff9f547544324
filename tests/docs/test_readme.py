"""The README's first example runs as printed, and its commands exist."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def example() -> str:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.search(r"```python\n(.*?)```", text, re.S).group(1)


def printed() -> str:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.search(r"It prints:\n\n```\n(.*?)```", text, re.S).group(1)


def test_the_first_example_is_short_and_prints_what_the_readme_says() -> None:
    code = example()
    assert 10 <= len(code.strip().splitlines()) <= 20
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip() == printed().strip()


def test_every_make_target_named_in_the_documents_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.M))
    for name in ("README.md", "README.es.md", "CONTRIBUTING.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        for target in re.findall(r"`make ([a-z-]+)`", text):
            assert target in targets, (name, target)


def test_every_command_named_in_the_readme_exists() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = subprocess.run(
        [sys.executable, "-m", "tintero", "--lang", "en", "--help"], capture_output=True, text=True, check=False
    ).stdout
    for command in set(re.findall(r"`tintero ([a-z]+)", text)):
        assert command in shown, command


def test_no_placeholder_is_left_in_the_documents() -> None:
    for name in ("README.md", "README.es.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert not re.search(r"^(BENCH|COVERAGE|TODO|XXX)\b", text, re.M), name
