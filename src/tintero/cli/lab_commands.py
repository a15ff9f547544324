"""The commands of `tintero lab` that experiment with decks, as they are typed."""

from __future__ import annotations

from typing import Any

import click

from tintero.cli.declaring import Declaring, Given
from tintero.cli.help import Group


def usual(declare: Declaring, games: str) -> dict[str, Given]:
    """How the games are played and told, which every experiment lets one say."""
    return {
        "games": declare.option("--games", games, "help.meta_number", "-n"),
        "players": declare.option("--players", "help.opt_players", "help.meta_players"),
        "seed": declare.option("--seed", "help.opt_seed", "help.meta_number"),
        "jobs": declare.option("--jobs", "help.opt_jobs", "help.meta_number"),
        "cluster": declare.option("--cluster", "lab.opt_cluster", "lab.meta_cluster"),
        "fresh": declare.flag("--fresh", "lab.opt_fresh"),
        "html": declare.option("--html", "lab.opt_html", "help.meta_file"),
        "json": declare.flag("--json", "help.opt_json"),
    }


def opponents(declare: Declaring) -> Any:
    return declare.option("--against", "lab.opt_against", "help.meta_decks")


def experiments(app: Group, declare: Declaring) -> None:
    two_decks(app, declare)
    many_decks(app, declare)
    single_cards(app, declare)


def two_decks(app: Group, declare: Declaring) -> None:
    stop = declare.option("--stop", "lab.opt_stop", "lab.meta_stop")
    worth = declare.option("--worth", "lab.opt_worth", "help.meta_number")
    pairs = usual(declare, "lab.opt_compare_games")

    @declare.command(app, "lab.help_compare", "compare", shared=pairs)
    def compare(
        ctx: click.Context,
        first: str = declare.argument("help.arg_deck", "help.meta_deck"),
        second: str = declare.argument("help.arg_deck", "help.meta_deck"),
        against: str = opponents(declare),
        stop: str = stop,
        worth: str = worth,
        **how: Any,
    ) -> None:
        from tintero.cli.lab_decks import compare_command

        compare_command(declare.here(ctx), first, second, against, (stop, worth), how)

    @declare.command(app, "lab.help_swap", "swap", shared=pairs)
    def swap(
        ctx: click.Context,
        deck: str = declare.argument("help.arg_deck", "help.meta_deck"),
        change: str = declare.argument("lab.arg_change", "lab.meta_change"),
        against: str = opponents(declare),
        stop: str = stop,
        worth: str = worth,
        **how: Any,
    ) -> None:
        from tintero.cli.lab_decks import swap_command

        swap_command(declare.here(ctx), deck, change, against, (stop, worth), how)


def many_decks(app: Group, declare: Declaring) -> None:
    @declare.command(app, "lab.help_matrix", "matrix", shared=usual(declare, "lab.opt_cell_games"))
    def matrix(
        ctx: click.Context,
        decks: list[str] = declare.argument("help.arg_decks", "help.meta_decks_optional", required=False, many=True),
        weights: str = declare.option("--weights", "lab.opt_weights", "lab.meta_weights"),
        **how: Any,
    ) -> None:
        from tintero.cli.lab_decks import matrix_command

        matrix_command(declare.here(ctx), list(decks or []), weights, how)

    @declare.command(app, "lab.help_gauntlet", "gauntlet", shared=usual(declare, "lab.opt_cell_games"))
    def gauntlet(
        ctx: click.Context,
        deck: str = declare.argument("help.arg_deck", "help.meta_deck"),
        against: str = opponents(declare),
        **how: Any,
    ) -> None:
        from tintero.cli.lab_decks import gauntlet_command

        gauntlet_command(declare.here(ctx), deck, against, how)


def single_cards(app: Group, declare: Declaring) -> None:
    @declare.command(app, "lab.help_cards", "cards", shared=usual(declare, "lab.opt_cards_games"))
    def cards(
        ctx: click.Context,
        deck: str = declare.argument("help.arg_deck", "help.meta_deck"),
        against: str = opponents(declare),
        **how: Any,
    ) -> None:
        from tintero.cli.lab_cards import cards_command

        cards_command(declare.here(ctx), deck, against, how)

    @declare.command(app, "lab.help_openings", "openings", shared=usual(declare, "lab.opt_opening_games"))
    def openings(
        ctx: click.Context,
        deck: str = declare.argument("help.arg_deck", "help.meta_deck"),
        against: str = opponents(declare),
        hand: str = declare.option("--hand", "lab.opt_hand", "lab.meta_cards"),
        **how: Any,
    ) -> None:
        from tintero.cli.lab_cards import openings_command

        openings_command(declare.here(ctx), deck, against, hand, how)
