"""Nothing outside the rules knows their inside: the contract on imports speaks of the whole house."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "tintero"
INSIDE = {"tintero.rules.machinery", "tintero.rules.book"}


def test_the_contract_names_every_room_but_the_rules() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (door,) = (c for c in contracts if set(c.get("forbidden_modules", ())) == INSIDE)
    rooms = {file.parent.name for file in HOUSE.glob("*/__init__.py")}
    modules = {file.stem for file in HOUSE.glob("*.py")} - {"__init__", "__main__"}
    assert set(door["source_modules"]) == {f"tintero.{name}" for name in (rooms | modules) - {"rules"}}
    assert "ignore_imports" not in door
