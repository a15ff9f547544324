"""The page of all names has every name of `import tintero`, and each has words of its own."""

from __future__ import annotations

import inspect
import re

import tintero

from .pages import DOCS

LISTED = re.findall(r"^::: tintero\.(\w+)$", (DOCS / "library" / "reference.md").read_text("utf-8"), re.MULTILINE)


def test_the_page_has_every_name_once_and_no_other() -> None:
    assert sorted(LISTED) == sorted(tintero.__all__)


def test_every_name_and_every_method_says_what_it_is() -> None:
    silent = []
    for name in tintero.__all__:
        thing = getattr(tintero, name)
        if not inspect.isclass(thing) and not inspect.isfunction(thing):
            continue  # a value: its class speaks for it
        if not thing.__doc__:
            silent.append(name)
        if inspect.isclass(thing):
            own = {key: value for key, value in vars(thing).items() if not key.startswith("_")}
            silent += [f"{name}.{key}" for key, value in own.items() if is_said(value) and not value.__doc__]
    assert silent == []


def is_said(value: object) -> bool:
    return inspect.isfunction(value) or isinstance(value, property)
