"""The page about the architecture shows the house as it is."""

from __future__ import annotations

import re
import tomllib

from .pages import DOCS, ROOT

PAGE = (DOCS / "architecture.md").read_text("utf-8")


def test_the_packages_stand_in_the_order_that_the_contract_checks() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(c["layers"] for c in contracts if "the picture of the house" in c["name"])
    table = PAGE[PAGE.index("| package |") :].partition("\n\n")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == [layer.removeprefix("tintero.") for layer in layers]


def test_every_file_and_folder_that_it_names_is_there() -> None:
    named = set(re.findall(r"`((?:rules|tests|language|rulings)/[\w/.*]*)`", PAGE))
    assert len(named) > 15
    for path in named:
        home = ROOT if path.startswith(("tests/", "rulings/")) else ROOT / "src" / "tintero"
        assert list(home.glob(path.rstrip("/"))), path
