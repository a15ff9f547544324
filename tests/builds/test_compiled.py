"""Which form of the rules these tests run on: the source, or the same source compiled."""

from __future__ import annotations

import importlib
import os
import pkgutil
from collections.abc import Iterator
from types import ModuleType

import tintero.abilities
import tintero.players.policy
import tintero.players.search
import tintero.rules
from tintero.lab.bench import is_compiled


def modules() -> Iterator[ModuleType]:
    for package in (tintero.abilities, tintero.rules, tintero.players.policy, tintero.players.search):
        yield package
        for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            yield importlib.import_module(found.name)


def test_every_module_is_of_one_form() -> None:
    """A module that is left out of the compiled form, or an old compiled one beside newer source, would be silent."""
    files = [module.__file__ or "" for module in modules()]
    assert len(files) > 40
    assert len({file.endswith(".py") for file in files}) == 1, files


def test_the_rules_are_compiled_where_that_is_expected() -> None:
    """`make test-compiled` sets the variable: its tests must not run on the source by mistake."""
    if os.environ.get("TINTERO_EXPECT_COMPILED", "") == "1":
        assert is_compiled()
        assert not [module.__name__ for module in modules() if (module.__file__ or "").endswith(".py")]
    else:
        assert is_compiled() == (not (tintero.rules.__file__ or "").endswith(".py"))
