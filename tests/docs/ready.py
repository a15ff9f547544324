"""A process that has Tintero and its cards loaded, and begins each example as a process of its own, in a moment.

What it is told in a line: in which folder, and what stands after `python`; it answers with the seconds that it took, or
with null when that was too long. What the example prints is in the file that was named.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import pkgutil
import runpy
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import tintero.cli
from tintero.cards import load_pool
from tintero.language.reader import grammar

LOOKS_EVERY = 0.005  # seconds


class Ready:
    def __init__(self, env: dict[str, str]) -> None:
        command = [sys.executable, "-m", "tests.docs.ready"]
        self._process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def run(self, words: list[str], folder: Path, out: Path, seconds: float) -> bool:
        """Whether it was over in time."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        told = {"words": words, "folder": str(folder), "out": str(out), "seconds": seconds}
        self._process.stdin.write(json.dumps(told) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, "the process that begins the examples has ended"
        return json.loads(answer) is not None


def become(told: dict[str, Any]) -> None:
    """As `python -m tintero …` or `python script.py`, in that folder."""
    os.chdir(told["folder"])
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    out = os.open(told["out"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.setsid()
    first, *rest = told["words"]
    sys.path[0] = told["folder"]
    status = 0
    try:
        if first == "-m":
            sys.argv = rest
            runpy.run_module(rest[0], run_name="__main__", alter_sys=True)
        else:
            sys.argv = [first, *rest]
            runpy.run_path(first, run_name="__main__")
    except SystemExit as left:
        if isinstance(left.code, str):
            print(left.code, file=sys.stderr)
        status = left.code if isinstance(left.code, int) else int(left.code is not None)
    except BaseException as fault:
        sys.excepthook(type(fault), fault, fault.__traceback__)
        status = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def waited(child: int, seconds: float) -> float | None:
    began = time.monotonic()
    while os.waitpid(child, os.WNOHANG)[0] == 0:
        if time.monotonic() - began > seconds:
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return None
        time.sleep(LOOKS_EVERY)
    return time.monotonic() - began


def main() -> None:
    for module in pkgutil.iter_modules(tintero.cli.__path__, "tintero.cli."):
        importlib.import_module(module.name)
    load_pool()
    grammar()
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        told = json.loads(line)
        child = os.fork()
        if child == 0:
            become(told)
        print(json.dumps(waited(child, told["seconds"])), flush=True)


if __name__ == "__main__":
    main()
