"""`tintero lab tune`: better weights for the greedy player, and how they do against those in use."""

from __future__ import annotations

from typing import Final

from tintero.cards import sample_decks
from tintero.cli.arena_command import print_points
from tintero.cli.chosen_decks import entered
from tintero.cli.here import Here, seed_of, whole_number
from tintero.cli.told_figures import play_and_tell
from tintero.lab.simulate import Progress
from tintero.lab.tune import Plan, Trial, tune_and_check
from tintero.players.policy.weights import Weights
from tintero.words import decimal

ROUNDS: Final = 50
PAIRS: Final = 30
MOST: Final = 1_000_000
CHECKS: Final = 4  # times the pairs of a round


def tune_command(here: Here, rounds: str | None, pairs: str | None, seed: str | None, as_json: bool) -> None:
    plan = Plan(
        whole_number(rounds, "figures.bad_rounds", 1, MOST) if rounds is not None else ROUNDS,
        whole_number(pairs, "figures.bad_pairs", 1, MOST) if pairs is not None else PAIRS,
        seed_of(seed),
    )
    definitions, _titles = entered(here, list(sample_decks()))
    mirrors = [(deck, deck) for deck in definitions]

    def play(progress: Progress | None) -> Trial:
        return tune_and_check(mirrors, plan, CHECKS * plan.pairs, progress)

    play_and_tell(here, play, as_json, _print)


def _print(here: Here, found: Trial) -> None:
    plan = found.tuned.plan
    here.print("figures.tune_head", rounds=found.tuned.rounds, pairs=plan.pairs, seed=plan.seed)
    named = found.tuned.named()
    wide = max(len(name) for name in named)
    for (name, weight), before in zip(named.items(), Weights().to_list(), strict=True):
        here.print("figures.tune_row", name=name.ljust(wide), before=decimal(before, 3), weight=decimal(weight, 3))
    if found.check.pairs:
        here.print("figures.tune_check", pairs=len(found.check.pairs))
        print_points(here, found.check)
    if found.interrupted:
        here.print("figures.tournament_interrupted")
