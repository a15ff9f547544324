"""`python -m tintero.lab.gates --swaps 20000`: the figures of all gates, and every fault with its lines."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from tintero.cards import load_pool
from tintero.language import Reader
from tintero.language.reader import grammar

from .derived import Derived
from .doers import try_doers
from .filling import try_slots
from .inserting import try_insertions
from .swaps import Outcome, try_swaps

SWAPS = 20_000
GATES = ("insertions", "slots", "doers", "swaps")


def told(name: str, outcome: Outcome, refused: bool = False) -> list[str]:
    """One line of figures, and below it each fault, and what was refused."""
    counts = ", ".join(f"{kind} {count:,}" for kind, count in outcome.counts.most_common())
    lines = [f"{name} {outcome.tried:,}: {counts}"]
    found = [*outcome.faults.values(), *(outcome.refused.values() if refused else ())]
    for fault in sorted(found, key=lambda f: (f.kind, f.lines)):
        lines += [f"  {line}" for line in fault.told()]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--swaps", type=int, default=SWAPS, help="how many subtrees are swapped")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="of the other gates, every so-many-th text")
    parser.add_argument("--refused", action="store_true", help="also list texts whose parts do not go together")
    parser.add_argument("--only", choices=GATES, help="one gate alone")
    chosen = parser.parse_args()
    if min(chosen.swaps, chosen.every) < 1:
        parser.error("--swaps and --every are whole numbers from 1")
    reader = Reader(load_pool())
    derived = Derived(reader, reader.pool)
    gates: dict[str, Callable[[], Outcome]] = {
        "insertions": lambda: try_insertions(derived, chosen.every),
        "slots": lambda: try_slots(derived, chosen.seed),
        "doers": lambda: try_doers(reader, grammar(), chosen.every),
        "swaps": lambda: try_swaps(derived, chosen.swaps, chosen.seed),
    }
    for name, gate in gates.items():
        if chosen.only in (None, name):
            print("\n".join(told(name, gate(), chosen.refused)), flush=True)


if __name__ == "__main__":
    main()
