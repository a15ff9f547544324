"""`make play` installs what playing needs and says so; `make test` installs the rest."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As it is after `git clone`: nothing is installed yet."""
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def planned(folder: Path, target: str) -> str:
    """What make would do."""
    ran = subprocess.run(["make", "-n", target], cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_playing_installs_no_tools(checkout: Path) -> None:
    plan = planned(checkout, "play")
    assert "Setting up Tintero" in plan
    assert "Preparando Tintero" in plan
    assert "--editable ." in plan
    assert "dev" not in plan.replace("/dev/", "")
    assert plan.rstrip().endswith("tintero play")


def test_testing_installs_the_rest(checkout: Path) -> None:
    plan = planned(checkout, "test")
    assert plan.index("Setting up Tintero") < plan.index('".[dev]"') < plan.index("pytest")


def test_what_is_installed_is_not_installed_again(checkout: Path) -> None:
    (checkout / ".venv").mkdir()
    (checkout / ".venv" / ".playing").touch()
    assert "pip" not in planned(checkout, "play")
    assert '".[dev]"' in planned(checkout, "test")
    (checkout / ".venv" / ".ready").touch()
    assert "pip" not in planned(checkout, "test")


def test_no_address_of_a_registry_is_written_down() -> None:
    for name in ("Makefile", "pyproject.toml"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert "://" not in text
