"""Compare two players on the decks of the benchmark, in pairs of games with the seats exchanged.

A player is `random`, `greedy`, `search:30ms`, a bot (`my_bots.py:Quester`), or a network that was saved (`ppo.zip`,
`option_net.pt`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from tintero.env.hall import usual_hall
from tintero.lab.experiments.provenance import made_with
from tintero.table.bot_faults import UnknownBot

from ..contestant import UnreadableNetwork, contestant
from . import evaluate


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.env.baselines.evaluate", description=__doc__)
    parser.add_argument("--player", required=True)
    parser.add_argument("--against", default="random")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="of the first pair; the next has the next")
    parser.add_argument("--record", type=Path, help="a file that keeps what was played, to go on from there")
    parser.add_argument("--minutes", type=float, help="begin no pair later than that")
    parser.add_argument("--json", action="store_true", help="with every pair, its seed, decks and points")
    given = parser.parse_args(arguments)
    seconds = None if given.minutes is None else given.minutes * 60
    if given.pairs < 1:
        parser.error("--pairs are counted from 1")
    try:
        player, against = contestant(given.player), contestant(given.against)
    except (UnknownBot, UnreadableNetwork) as error:
        parser.error(str(error))
    hall = usual_hall()
    found = evaluate(player, against, given.pairs, given.seed, hall, given.record, seconds)
    print(json.dumps({**found.to_dict(), "made_with": made_with(hall.house.pool)}) if given.json else found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
