"""The tools that build and measure: which files they take, and what they say of two checkouts."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import tintero

HOME = Path(__file__).resolve().parents[2]
SPEED = HOME / "bench" / "speed.py"


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# ---- tools/compiled.py -------------------------------------------------------------------------------------------


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name in ("abilities/effect", "rules/game", "rules/book/challenge", "rules/machinery/stack", "cards/card"):
        file = tmp_path / "tintero" / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
        os.utime(file, (1000, 1000))
    return tmp_path


def compiled_of(file: Path, when: int) -> Path:
    made = file.with_suffix(".cpython-311-x86_64-linux-gnu.so")
    made.write_text("")
    os.utime(made, (when, when))
    return made


def test_modules_are_found_by_their_folder(tree: Path) -> None:
    tool = load(HOME / "tools" / "compiled.py")
    found = {file.relative_to(tree / "tintero").as_posix() for file in tool.sources(tree)}
    assert found == {"abilities/effect.py", "rules/game.py", "rules/book/challenge.py", "rules/machinery/stack.py"}


def test_old_and_forsaken_compiled_files_are_stale(tree: Path) -> None:
    tool = load(HOME / "tools" / "compiled.py")
    assert not tool.stale(tree)
    for file in tool.sources(tree):
        compiled_of(file, 2000)
    (tree / "tintero__mypyc.cpython-311-x86_64-linux-gnu.so").write_text("")
    assert not tool.stale(tree)
    os.utime(tree / "tintero/rules/game.py", (3000, 3000))
    assert tool.stale(tree)
    os.utime(tree / "tintero/rules/game.py", (1000, 1000))
    forsaken = compiled_of(tree / "tintero/rules/moved.py", 2000)
    assert tool.stale(tree)
    forsaken.unlink()
    assert not tool.stale(tree)
    tool.remove(tree)
    assert list(tree.rglob("*.so")) == []


# ---- bench/speed.py ----------------------------------------------------------------------------------------------


def speed(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SPEED), *arguments], capture_output=True, text=True, timeout=300, check=False
    )


def test_two_checkouts_are_compared() -> None:
    source = str(Path(tintero.__file__).parents[1])
    ran = speed("0.1", "--compare", source, source, "--rounds", "1", "--games", "2", "--json")
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    assert found["a"]["source"] == found["b"]["source"] == source
    assert found["a"]["clone_us"] > 0
    for side in (found["a"], found["b"]):
        assert side["decisions_per_second"] > 20 * side["games_per_second"] > 0
        assert side["real_decisions_per_second"] > 20 * side["real_games_per_second"] > 0
    for key, ratio in found["ratio"].items():
        assert ratio == pytest.approx(found["b"][key] / found["a"][key])


def test_the_best_round_of_either_side_counts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tool = load(SPEED)
    rounds: dict[str, list[float]] = {"old": [10, 20, 15], "new": [12, 11, 10]}
    order: list[str] = []

    def probe(source: Path, games: int, seconds: float) -> dict[str, Any]:
        order.append(str(source))
        value = rounds[str(source)].pop(0)
        return {"source": str(source), "compiled": True, **dict.fromkeys(tool.COMPARED, value)}

    monkeypatch.setattr(tool, "probe", probe)
    monkeypatch.setattr(tool, "source_of", Path)
    found = tool.compare("old", "new", 3, 40, 1.0)
    assert order == ["old", "new", "new", "old", "old", "new"]
    assert (found["a"]["games_per_second"], found["b"]["games_per_second"]) == (20, 12)
    assert found["ratio"]["real_games_per_second"] == pytest.approx(0.6)
    assert (found["a"]["clone_us"], found["b"]["clone_us"]) == (10, 10)
    tool.print_comparison(found)
    said = capsys.readouterr().out
    assert "0.600" in said
    assert "less is better" in said.splitlines()[-1]


def test_figures_are_told_in_units_of_the_machine() -> None:
    """Twice as fast a machine gives twice the figures, and the same figures in its own units."""
    tool = load(SPEED)
    slow = {"games_per_second": 500.0, "clone_us": 8.0, "workloads_per_second": 250.0}
    fast = {"games_per_second": 1000.0, "clone_us": 4.0, "workloads_per_second": 500.0}
    assert tool.calibrated("games_per_second", slow) == tool.calibrated("games_per_second", fast) == 2
    assert tool.calibrated("clone_us", slow) == pytest.approx(tool.calibrated("clone_us", fast)) == pytest.approx(0.002)


def test_a_folder_without_tintero_is_named(tmp_path: Path) -> None:
    ran = speed("--compare", str(tmp_path), str(HOME), "--rounds", "1")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith(str(tmp_path))
    (tmp_path / "tintero").mkdir()
    (tmp_path / "tintero" / "__init__.py").write_text("")
    ran = speed("--compare", str(tmp_path), str(HOME), "--rounds", "1")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "the measurement failed" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
