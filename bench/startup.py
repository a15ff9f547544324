"""How long a person waits: `tintero rules` until it has answered, `tintero play` until it asks something.

python bench/startup.py [--times 9]

Best of several runs, by turns with an empty Python, on a terminal of its own, with bytecode as after a first start.
Seconds of the clock are what a person waits; those of the processor hardly change when the machine is busy.
"""

from __future__ import annotations

import argparse
import os
import pty
import sys
from select import select
from signal import SIGKILL
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from typing import NamedTuple

END_OF_INPUT = b"\x04"  # typed again and again: the first question ends the program
PAUSE = 0.01  # seconds between them
LONGEST = 120.0
PLAY = ("-m", "tintero", "play")
COMMANDS = {
    "python -c pass": ("-c", "pass"),
    "tintero rules 8.15": ("-m", "tintero", "rules", "8.15"),
    "tintero rules --search": ("-m", "tintero", "rules", "--search", "can I attack an untapped character"),
    "tintero play": PLAY,
    "tintero play, decks named": (*PLAY, "--deck", "amber-steel-guardians", "--against", "amethyst-ruby-flyers"),
}


class Waited(NamedTuple):
    clock: float
    processor: float


def run(arguments: tuple[str, ...], environment: dict[str, str]) -> Waited:
    """Start Python with these arguments at a terminal where nobody types anything, until it ends."""
    began = perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        os.execve(sys.executable, [sys.executable, *arguments], environment)
    end = monotonic() + LONGEST
    try:
        while monotonic() < end:
            if not select([terminal], [], [], PAUSE)[0]:
                os.write(terminal, END_OF_INPUT)
            elif not os.read(terminal, 65536):
                break
        else:
            os.kill(child, SIGKILL)
            raise SystemExit(f"{' '.join(arguments)} did not end in {LONGEST:.0f} seconds")
    except OSError:  # the other side is closed
        pass
    _pid, _status, used = os.wait4(child, 0)
    clock = perf_counter() - began
    os.close(terminal)
    return Waited(clock, used.ru_utime + used.ru_stime)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=9, help="runs of each (default 9)")
    times = parser.parse_args().times
    with TemporaryDirectory() as folder:
        # its own bytecode and its own saved games; the first round only fills the former
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "XDG_DATA_HOME": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        rounds = [
            {name: run(arguments, environment) for name, arguments in COMMANDS.items()}
            for _ in range(max(1, times) + 1)
        ]
    print(f"{'best of ' + str(max(1, times)):<28}{'clock':>9}{'processor':>12}")
    for name in COMMANDS:
        waited = [each[name] for each in rounds[1:]]
        clock, processor = min(w.clock for w in waited), min(w.processor for w in waited)
        print(f"{name:<28}{clock:>7.3f} s{processor:>10.3f} s")


if __name__ == "__main__":
    main()
