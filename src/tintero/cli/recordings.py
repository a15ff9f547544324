"""`tintero lab record` and `tintero lab query`: their options. `recorded_command` does the work."""

from __future__ import annotations

import click

from tintero.cli.declaring import Declaring
from tintero.cli.help import Group


def recordings(app: Group, declare: Declaring) -> None:
    """Games that are recorded, and questions to them."""

    @declare.command(app, "recorded.help_record", "record")
    def lab_record(
        ctx: click.Context,
        folder: str = declare.argument("recorded.arg_new_folder", "recorded.meta_folder"),
        decks: list[str] = declare.argument("help.arg_decks", "recorded.meta_decks", many=True),
        games: str = declare.option("--games", "help.opt_pair_games", "help.meta_number", "-n"),
        players: str = declare.option("--players", "help.opt_players", "help.meta_players"),
        jobs: str = declare.option("--jobs", "help.opt_jobs", "help.meta_number"),
        seed: str = declare.option("--seed", "help.opt_seed", "help.meta_number"),
        json: bool = declare.flag("--json", "help.opt_json"),
    ) -> None:
        from tintero.cli.recorded_command import record_games_command

        record_games_command(declare.here(ctx), folder, decks, games, players, jobs, seed, json)

    @declare.command(app, "recorded.help_query", "query", cards=False)
    def lab_query(
        ctx: click.Context,
        folder: str = declare.argument("recorded.arg_folder", "recorded.meta_folder"),
        sql: str = declare.argument("recorded.arg_sql", "recorded.meta_sql", required=False),
        card: str = declare.option("--card", "recorded.opt_card", "help.meta_name"),
        seen_by: str = declare.option("--seen-by", "recorded.opt_seen_by", "recorded.meta_turn"),
        inked_by: str = declare.option("--inked-by", "recorded.opt_inked_by", "recorded.meta_turn"),
        played_by: str = declare.option("--played-by", "recorded.opt_played_by", "recorded.meta_turn"),
        deck: str = declare.option("--deck", "recorded.opt_deck", "help.meta_name"),
        on_the_play: bool = declare.flag("--on-the-play", "recorded.opt_on_the_play"),
        on_the_draw: bool = declare.flag("--on-the-draw", "recorded.opt_on_the_draw"),
        json: bool = declare.flag("--json", "help.opt_json"),
        csv: bool = declare.flag("--csv", "recorded.opt_csv"),
    ) -> None:
        from tintero.cli.recorded_command import Asked, query_command

        asked = Asked(sql, card, deck, seen_by, inked_by, played_by, on_the_play, on_the_draw)
        query_command(declare.here(ctx), folder, asked, json, csv)
