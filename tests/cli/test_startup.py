"""What keeps small commands quick, without a stopwatch: what they do not load. `bench/startup.py` measures."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tintero.rulebook.book import Rulebook

# Each of these costs more than the answer itself.
HEAVY = (
    "tintero.language", "tintero.rules.game", "tintero.rules.machinery", "tintero.cards", "tintero.judge",
    "tintero.table", "tintero.players", "tintero.lab", "tintero.abilities.effect", "msgspec", "rapidfuzz",
    "platformdirs", "pydantic", "http.client", "multiprocessing", "asyncio",
)  # fmt: skip


def loaded(*args: str) -> set[str]:
    """Which of the heavy modules a command imports."""
    code = f"import sys; from tintero.cli.main import main; main({list(args)!r}); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return set(ran.stdout.splitlines()[-1].split()) & set(HEAVY)


@pytest.mark.parametrize(
    "args",
    [("rules", "8.15"), ("rules", "ward"), ("rules", "--search", "desafío exhausto"), ("rules",), ("--help",)],
    ids=" ".join,
)
def test_the_rulebook_and_the_help_load_nothing_heavy(args: tuple[str, ...]) -> None:
    assert loaded(*args) == set()


def test_heavy_modules_are_noticed() -> None:
    assert {"tintero.cards", "msgspec"} <= loaded("deck", "show", "amber-steel-guardians")


def test_playing_loads_neither_the_judge_nor_the_network() -> None:
    code = "import sys; import tintero.cli.play_command; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"http.client", "tintero.judge", "asyncio", "pydantic"} & set(ran.stdout.split())


def test_a_rule_reads_its_own_chapter_and_no_other() -> None:
    book = Rulebook()
    assert book.children("8")
    assert book.rule("8.15.1") is not None
    assert {name.partition(".")[0] for name in book._sections} == {"8"}
