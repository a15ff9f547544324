"""What a player that counts its games answers: the same on every machine, and on both builds.

    python -m tintero.lab.same_answers --player search:nodes=200 --positions 200 --jobs 2

A line for each question, then a digest of all of them: two machines that print the same digest gave the same answers.
The first few stand in the repository, and the tests compare them on the source and on the compiled rules. After a
change of the player that was wanted, `--write` writes them anew.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tintero.players.chosen import make_player, seated_player
from tintero.players.registry import is_timed
from tintero.rules.game import Game
from tintero.table.bot_faults import UnknownBot
from tintero.table.house import House

from .always_answers import INTERRUPTED
from .playthrough import choice_line
from .regret import positions
from .simulate import open_house
from .workers import shared

KEPT: Final = Path("tests/players/answers.txt")
KEPT_PLAYER: Final = "search:nodes=200"
KEPT_POSITIONS: Final = 12
SEED: Final = 6
AT_ONCE: Final = 10  # questions that a worker is given
DIGEST: Final = 16


def answer_line(who: str, number: int, game: Game, house: House) -> str:
    answer = make_player(who, number, house).choose(game)
    return f"{number + 1}, turn {game.state.turn}, {len(game.options)} options {choice_line(game, answer)}"


def answers(who: str, start: int, stop: int, house: House) -> Iterator[str]:
    """One line for each question from number `start` on."""
    for number, game in enumerate(positions(stop, SEED, house)):
        if number >= start:
            yield answer_line(who, number, game, house)


def answer_in_worker(who: str, start: int, stop: int) -> list[str]:
    return list(answers(who, start, stop, open_house(None)))


def all_answers(who: str, number: int, house: House, jobs: int = 1) -> Iterator[str]:
    if jobs == 1:
        yield from answers(who, 0, number, house)
        return
    parts = [(who, start, min(number, start + AT_ONCE)) for start in range(0, number, AT_ONCE)]
    for lines in shared(answer_in_worker, parts, jobs):
        yield from lines


def kept(house: House) -> str:
    """The file with the first few, as it should be now."""
    lines = answers(KEPT_PLAYER, 0, KEPT_POSITIONS, house)
    return f"# python -m tintero.lab.same_answers --write: what {KEPT_PLAYER} answers\n" + "".join(
        f"{line}\n" for line in lines
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.same_answers", description=__doc__)
    parser.add_argument("--player", default="search:nodes=200")
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"write {KEPT} anew instead")
    given = parser.parse_args(arguments)
    if min(given.positions, given.jobs) < 1:
        parser.error("positions and jobs are counted from 1")
    house = House(players=seated_player)
    if given.write:
        KEPT.write_text(kept(house), encoding="utf-8", newline="\n")
        return 0
    try:
        make_player(given.player, 1, house)
    except UnknownBot as unknown:
        parser.error(str(unknown))
    if is_timed(given.player):
        parser.error("a player with a clock answers otherwise from one time to the next: write search:nodes=200")
    digest = hashlib.sha256()
    try:
        for line in all_answers(given.player, given.positions, house, given.jobs):
            print(line, flush=True)
            digest.update(line.encode())
    except KeyboardInterrupt:
        print("stopped early: there is no digest of a part")
        return INTERRUPTED
    print(f"{given.player}, {given.positions} questions: {digest.hexdigest()[:DIGEST]}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
