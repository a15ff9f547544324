"""Put the positions to a player and print which it solves.

    python -m tintero.lab.tactics --player greedy [--only ID] [--json] [--lang es]
    python -m tintero.lab.tactics --prove [--only ID]

A position is solved if the player finds one of the best answers with every seed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Sequence

from tintero.cards import CardsError
from tintero.edges.explained_error import ExplainedError
from tintero.players.chosen import seated_player
from tintero.table.house import House
from tintero.words import Either, pick_lang, say

from .posing import SEEDS, Posed, in_words, pose
from .positions import BadTactic, Claim, Tactic, all_tactics
from .proving import keeping


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.tactics", description=__doc__)
    parser.add_argument("--player", default="greedy", help="by name, or by the address of a class")
    parser.add_argument("--only", metavar="ID", help="one position")
    parser.add_argument("--seeds", type=int, default=len(SEEDS), help="how often each is put")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--prove", action="store_true", help="prove what the positions claim; nobody is asked")
    parser.add_argument("--lang")
    given = parser.parse_args(arguments)
    try:
        lang = pick_lang(given.lang, os.environ)
    except ValueError as error:
        parser.error(str(error))
    house = House(players=seated_player)
    try:
        tactics = chosen(all_tactics(house.reader, house.library), given.only)
        if given.prove:
            return prove(tactics, lang, house)
        posed = pose(tactics, given.player, house, range(1, max(1, given.seeds) + 1))
        if given.json:
            print(json.dumps([one.to_data(house) for one in posed], indent=1, ensure_ascii=False))
        else:
            tell(posed, given.player, lang, house)
    except (ExplainedError, CardsError) as error:
        print(error.message(lang), file=sys.stderr)
        return 1
    return 0


def chosen(tactics: list[Tactic], only: str | None) -> list[Tactic]:
    """All of them, or the one that is asked for."""
    found = [tactic for tactic in tactics if only in (None, tactic.id)]
    if not found:
        raise BadTactic("no_position", id=only, ids=[tactic.id for tactic in tactics])
    return found


def tell(posed: Iterable[Posed], player: str, lang: str, house: House) -> None:
    """A line for each as soon as it is there, and the score of every theme."""
    scores: dict[str, list[bool]] = {}
    for one in posed:
        chosen = Either(one.given_in(lang, house))
        print(say("tactics.solved" if one.solved else "tactics.unsolved", lang, id=one.tactic.id, chosen=chosen))
        if not one.solved:
            print(say("tactics.unsolved_best", lang, best=Either(one.best_in(lang, house))))
            print(say("tactics.unsolved_why", lang, why=one.tactic.why_in(lang)))
        scores.setdefault(one.tactic.theme, []).append(one.solved)
    every = [solved for found in scores.values() for solved in found]
    print(say("tactics.score", lang, player=player, solved=sum(every), all=len(every)))
    for theme, found in scores.items():
        print(say("tactics.score_theme", lang, theme=theme, solved=sum(found), all=len(found)))


def prove(tactics: Iterable[Tactic], lang: str, house: House) -> int:
    """A line for each; the first claim that is wrong ends it."""
    for tactic in tactics:
        if tactic.claim == Claim.JUDGEMENT:
            print(say("tactics.judged", lang, id=tactic.id))
            continue
        kept = keeping(tactic)
        if set(kept) != set(tactic.best):
            said = in_words(tactic, kept, lang, house) or [say("tactics.none_keeps", lang)]
            raise tactic.bad("wrong_best", kept=said, best=in_words(tactic, tactic.best, lang, house))
        print(say("tactics.proved", lang, id=tactic.id))
    return 0


if __name__ == "__main__":
    sys.exit(main())
