"""Classes that somebody wrote, found in a file or a module, so that every process finds the same ones."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import os
import sys
from types import ModuleType
from typing import Any

from tintero.table.bot_faults import UnknownBot, error_text, place_of

PYTHON_FILE = ".py"


def find_class(address: str) -> type[Any]:
    """The class of `path/to/file.py:Class` or `package.module:Class`."""
    place, _, name = address.rpartition(":")
    module = _of_file(place) if place.endswith(PYTHON_FILE) else _of_module(place)
    found: object = module
    for part in name.split("."):
        found = getattr(found, part, None)
    if not isinstance(found, type):
        names = tuple(n for n, kind in vars(module).items() if _is_bot(kind) and kind.__module__ == module.__name__)
        raise UnknownBot("no_bot_class" if names else "no_bot_classes", file=place, name=name, names=names)
    return found


def _is_bot(value: object) -> bool:
    return isinstance(value, type) and callable(getattr(value, "choose", None))


def address_of(kind: type[Any]) -> str:
    """Where any process finds this class again; '' if none does (a notebook, a function)."""
    if "<locals>" in kind.__qualname__:
        return ""
    if kind.__module__ != "__main__" and not kind.__module__.startswith(_PREFIX):
        return f"{kind.__module__}:{kind.__qualname__}"
    try:
        file = os.path.abspath(inspect.getfile(kind))
    except (OSError, TypeError):  # typed at a prompt
        return ""
    return f"{file}:{kind.__qualname__}" if file.endswith(PYTHON_FILE) and os.path.isfile(file) else ""


# ---- loading -------------------------------------------------------------------------------------------------------

_PREFIX = "tintero_bots_"  # no module of anybody else begins like this


def _of_file(path: str) -> ModuleType:
    """The module of a file, under a name of its own: two files in two folders may have the same name."""
    file = os.path.abspath(os.path.expanduser(path))
    if not os.path.isfile(file):
        raise UnknownBot("no_bot_file", file=path)
    _reach(os.path.dirname(file))
    return load_once(_PREFIX + hashlib.sha256(file.encode()).hexdigest()[:16], file, path)


def load_once(name: str, file: str, shown: str) -> ModuleType:
    """A module is loaded once, and known to Python by its name, as its own classes expect."""
    known = sys.modules.get(name)
    if known is not None:
        return known
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as fault:
        del sys.modules[name]
        raise _not_loaded(fault, shown, file) from fault
    return module


def _of_module(name: str) -> ModuleType:
    _reach(os.getcwd())
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as fault:
        if fault.name is not None and (name == fault.name or name.startswith(f"{fault.name}.")):
            raise UnknownBot("no_bot_module", file=name) from None
        raise _not_loaded(fault, name) from fault
    except (TypeError, ValueError):  # "" or ".bots"
        raise UnknownBot("no_bot_module", file=name) from None
    except (Exception, SystemExit) as fault:
        raise _not_loaded(fault, name) from fault


def _not_loaded(fault: BaseException, shown: str, file: str = "") -> UnknownBot:
    return UnknownBot("bot_file_fails", file=shown, error=error_text(fault), place=place_of(fault, file))


def _reach(folder: str) -> None:
    """Let a bot import what lies beside it, as a script may; last, so that it hides nothing."""
    if folder not in sys.path:
        sys.path.append(folder)
