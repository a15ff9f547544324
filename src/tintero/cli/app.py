"""The commands and their options. Everything heavy is imported by the command that needs it."""

from __future__ import annotations

import click

from tintero.cli.declaring import Declaring
from tintero.cli.help import Group
from tintero.cli.lab_commands import experiments
from tintero.cli.recordings import recordings


def build_app(lang: str) -> Group:
    """The whole command line, with its help in one language."""
    declare = Declaring(lang)

    @declare.make_group("help.app")
    def app(
        ctx: click.Context,
        version: bool = declare.flag("--version", "help.opt_version"),
    ) -> None:
        if version:
            from tintero import __version__

            click.echo(f"tintero {__version__}")
            raise click.exceptions.Exit()
        if ctx.invoked_subcommand is None:
            click.echo(ctx.get_help())

    playing(app, declare)
    serving(app, declare)
    told_again(app, declare)
    numbers_of_games(app, declare)
    trying(app, declare)
    judging(app, declare)
    app.add_command(lab_group(declare), "lab")
    app.add_command(deck_group(declare), "deck")
    app.add_command(cards_group(declare), "cards")
    return app


def playing(app: Group, declare: Declaring) -> None:
    """A game that somebody plays."""

    @declare.command(app, "help.play")
    def play(
        ctx: click.Context,
        deck: str = declare.option("--deck", "help.opt_deck", "help.meta_deck"),
        against: str = declare.option("--against", "help.opt_against", "help.meta_deck"),
        seed: str = declare.option("--seed", "help.opt_seed", "help.meta_number"),
        players: str = declare.option("--players", "help.opt_rivals", "help.meta_players"),
        seats: str = declare.option("--seats", "play.opt_seats", "help.meta_seats"),
        best_of: str = declare.option("--best-of", "play.opt_best_of", "play.meta_best_of"),
        format: str = declare.option("--format", "play.opt_game_format", "play.meta_game_format"),
        teams: bool = declare.flag("--teams", "play.opt_teams"),
        hot_seat: bool = declare.flag("--hot-seat", "play.opt_hot_seat"),
        save: str = declare.option("--save", "help.opt_save", "help.meta_file"),
        resume: str = declare.option("--resume", "play.opt_resume", "play.meta_resume"),
        plain: bool = declare.flag("--plain", "play.opt_plain"),
        no_confirm: bool = declare.flag("--no-confirm", "play.opt_no_confirm"),
        ruling: str = declare.option("--from", "recording.opt_from", "help.meta_file"),
    ) -> None:
        from tintero.cli.play_command import Wishes, play_command

        wishes = Wishes(
            deck, against, seed, players, seats, best_of, format, teams, hot_seat, save, resume, plain, no_confirm,
            ruling,
        )  # fmt: skip
        play_command(declare.here(ctx), wishes)


def serving(app: Group, declare: Declaring) -> None:
    """The table in the browser, and on standard input and output."""

    @declare.command(app, "serve.help")
    def serve(
        ctx: click.Context,
        host: str = declare.option("--host", "serve.opt_host", "serve.meta_host"),
        port: str = declare.option("--port", "serve.opt_port", "help.meta_number"),
        database: str = declare.option("--database", "serve.opt_database", "serve.meta_database"),
        thinkers: str = declare.option("--thinkers", "serve.opt_thinkers", "help.meta_number"),
        workers: str = declare.option("--workers", "serve.opt_workers", "help.meta_number"),
        stdio: bool = declare.flag("--stdio", "stdio.opt_stdio"),
        deck: str = declare.option("--deck", "stdio.opt_deck", "help.meta_deck"),
        against: str = declare.option("--against", "stdio.opt_against", "help.meta_deck"),
        players: str = declare.option("--players", "stdio.opt_players", "help.meta_players"),
        seats: str = declare.option("--seats", "play.opt_seats", "help.meta_seats"),
        seed: str = declare.option("--seed", "help.opt_seed", "help.meta_number"),
        first: str = declare.option("--first", "stdio.opt_first", "help.meta_number"),
        games: str = declare.option("--games", "stdio.opt_games", "help.meta_number", "-n"),
        format: str = declare.option("--format", "play.opt_game_format", "play.meta_game_format"),
        json: bool = declare.flag("--json", "stdio.opt_json"),
    ) -> None:
        from tintero.cli.serve_command import Serving, StdioWishes, serve_command

        served = Serving(host, port, database, thinkers, workers)
        wishes = StdioWishes(deck, against, players, seats, seed, first, games, format, json)
        serve_command(declare.here(ctx), served, wishes, stdio)

    @declare.command(app, "assistants.help")
    def mcp(ctx: click.Context) -> None:
        from tintero.cli.mcp_command import mcp_command

        mcp_command(declare.here(ctx))


def told_again(app: Group, declare: Declaring) -> None:
    """Games that are only looked at."""

    @declare.command(app, "play.help_games", cards=False)
    def games(ctx: click.Context) -> None:
        from tintero.cli.games_command import games_command

        games_command(declare.here(ctx))

    @declare.command(app, "help.watch")
    def watch(
        ctx: click.Context,
        decks: list[str] = declare.argument("help.arg_decks", "help.meta_decks_optional", required=False, many=True),
        seed: str = declare.option("--seed", "help.opt_seed", "help.meta_number"),
        players: str = declare.option("--players", "help.opt_players", "help.meta_players"),
        delay: str = declare.option("--delay", "help.opt_delay", "help.meta_seconds"),
        save: str = declare.option("--save", "help.opt_save", "help.meta_file"),
    ) -> None:
        from tintero.cli.watch import watch_command

        watch_command(declare.here(ctx), decks or [], seed, players, delay, save)

    @declare.command(app, "help.replay")
    def replay(
        ctx: click.Context,
        file: str = declare.argument("help.arg_save", "help.meta_file"),
        plain: bool = declare.flag("--plain", "play.opt_plain"),
    ) -> None:
        from tintero.cli.watch import replay_command

        replay_command(declare.here(ctx), file, plain)

    @declare.command(app, "thinking.help_review", name="review")
    def review_game(
        ctx: click.Context,
        file: str = declare.argument("help.arg_save", "help.meta_file"),
        player: str = declare.option("--player", "thinking.opt_player", "help.meta_number"),
        think: str = declare.option("--think", "thinking.opt_think", "thinking.meta_think"),
        json: bool = declare.flag("--json", "help.opt_json"),
    ) -> None:
        from tintero.cli.review_command import review_command

        review_command(declare.here(ctx), file, player, think, json)

    @declare.command(app, "recording.help_record")
    def record(
        ctx: click.Context,
        saved: str = declare.argument("recording.arg_saved", "help.meta_file"),
        file: str = declare.argument("recording.arg_scenario", "help.meta_file"),
        from_turn: str = declare.option("--from-turn", "recording.opt_from_turn", "help.meta_number"),
        to_turn: str = declare.option("--to-turn", "recording.opt_to_turn", "help.meta_number"),
    ) -> None:
        from tintero.cli.record_command import record_command

        record_command(declare.here(ctx), saved, file, from_turn, to_turn)


def numbers_of_games(app: Group, declare: Declaring) -> None:
    """Many games, of which figures are told."""

    @declare.command(app, "help.simulate")
    def simulate(
        ctx: click.Context,
        decks: list[str] = declare.argument("help.arg_decks", "help.meta_decks", many=True),
        games: str = declare.option("--games", "help.opt_games", "help.meta_number", "-n"),
        players: str = declare.option("--players", "help.opt_players", "help.meta_players"),
        jobs: str = declare.option("--jobs", "help.opt_jobs", "help.meta_number"),
        seed: str = declare.option("--seed", "help.opt_seed", "help.meta_number"),
        json: bool = declare.flag("--json", "help.opt_json"),
    ) -> None:
        from tintero.cli.simulate_command import simulate_command

        simulate_command(declare.here(ctx), decks, games, players, jobs, seed, json)

    @declare.command(app, "help.tournament")
    def tournament(
        ctx: click.Context,
        decks: list[str] = declare.argument("help.arg_decks", "help.meta_decks_optional", required=False, many=True),
        games: str = declare.option("--games", "help.opt_pair_games", "help.meta_number", "-n"),
        players: str = declare.option("--players", "help.opt_entrants", "help.meta_players"),
        jobs: str = declare.option("--jobs", "help.opt_jobs", "help.meta_number"),
        seed: str = declare.option("--seed", "help.opt_seed", "help.meta_number"),
        json: bool = declare.flag("--json", "help.opt_json"),
    ) -> None:
        from tintero.cli.tournament_command import tournament_command

        tournament_command(declare.here(ctx), decks or [], games, players, jobs, seed, json)

    @declare.command(app, "help.arena")
    def arena(
        ctx: click.Context,
        players: list[str] = declare.argument("help.arg_two_players", "help.meta_two_players", many=True),
        pairs: str = declare.option("--pairs", "help.opt_pairs", "help.meta_number"),
        sprt: str = declare.option("--sprt", "help.opt_sprt", "help.meta_sprt"),
        deck: str = declare.option("--deck", "help.opt_arena_deck", "help.meta_deck"),
        against: str = declare.option("--against", "help.opt_arena_against", "help.meta_deck"),
        jobs: str = declare.option("--jobs", "help.opt_jobs", "help.meta_number"),
        seed: str = declare.option("--seed", "help.opt_seed", "help.meta_number"),
        fresh: bool = declare.flag("--fresh", "lab.opt_fresh"),
        json: bool = declare.flag("--json", "help.opt_json"),
    ) -> None:
        from tintero.cli.arena_command import arena_command

        arena_command(declare.here(ctx), players, pairs, sprt, (deck, against), jobs, seed, fresh, json)

    @declare.command(app, "help.ladder")
    def ladder(
        ctx: click.Context,
        players: list[str] = declare.argument("help.arg_ladder", "help.meta_ladder", required=False, many=True),
        pairs: str = declare.option("--pairs", "help.opt_ladder_pairs", "help.meta_number"),
        jobs: str = declare.option("--jobs", "help.opt_jobs", "help.meta_number"),
        seed: str = declare.option("--seed", "help.opt_seed", "help.meta_number"),
        json: bool = declare.flag("--json", "help.opt_json"),
    ) -> None:
        from tintero.cli.ladder_command import ladder_command

        ladder_command(declare.here(ctx), players or [], pairs, jobs, seed, json)


def trying(app: Group, declare: Declaring) -> None:
    """How fast the engine is, and whether every card works."""

    @declare.command(app, "help.bench", cards=False)
    def bench(
        ctx: click.Context,
        json: bool = declare.flag("--json", "help.opt_json"),
    ) -> None:
        from tintero.cli.simulate_command import bench_command

        bench_command(declare.here(ctx), json)

    @declare.command(app, "help.fuzz", cards=False)
    def fuzz(
        ctx: click.Context,
        scope: str = declare.option("--cards", "help.opt_scope", "help.meta_scope"),
        games: str = declare.option("--games", "help.opt_fuzz_games", "help.meta_number", "-n"),
        seed: str = declare.option("--seed", "help.opt_seed", "help.meta_number"),
        until_all: bool = declare.flag("--until-all", "help.opt_until_all"),
        targets: str = declare.option("--targets", "help.opt_targets", "help.meta_names"),
        json: bool = declare.flag("--json", "help.opt_json"),
        data: str = declare.option("--data", "help.opt_data", "help.meta_file"),
    ) -> None:
        from tintero.cli.coverage_command import fuzz_command

        raise click.exceptions.Exit(fuzz_command(declare.here(ctx, data), scope, games, seed, until_all, targets, json))


def judging(app: Group, declare: Declaring) -> None:
    """Scenarios, and the rules themselves."""

    @declare.command(app, "help.judge")
    def judge(
        ctx: click.Context,
        paths: list[str] = declare.argument("help.arg_scenarios", "help.meta_scenarios", required=False, many=True),
        json: bool = declare.flag("--json", "help.opt_json"),
        quiet: bool = declare.flag("--quiet", "help.opt_quiet"),
        explain: bool = declare.flag("--explain", "help.opt_explain"),
        html: str = declare.option("--html", "help.opt_html", "help.meta_file"),
        about: str = declare.option("--about", "help.opt_about", "help.meta_about"),
        listed: bool = declare.flag("--list", "help.opt_list"),
    ) -> None:
        here = declare.here(ctx)
        if paths and paths[0] == "new":
            from tintero.cli.judge_new import new_command

            raise click.exceptions.Exit(new_command(here, paths[1:]))
        from tintero.cli import rulings_command as rulings

        if paths == ["format"]:
            rulings.format_command(here)
            return
        if listed:
            rulings.list_command(here, about)
            return
        from tintero.cli.judge_command import judge_command

        wanted = [str(ruling.path) for ruling in rulings.rulings_meant(about)] if about else []
        raise click.exceptions.Exit(judge_command(here, [*paths, *wanted], json, quiet, explain, html))

    @declare.command(app, "help.rules", cards=False)
    def rules(
        ctx: click.Context,
        words: list[str] = declare.argument("help.arg_rule", "help.meta_rule", required=False, many=True),
        search: str = declare.option("--search", "help.opt_search", "help.meta_words"),
        left_open: bool = declare.flag("--open", "help.opt_open"),
    ) -> None:
        from tintero.cli.rules_command import rules_command

        rules_command(declare.here(ctx), words or [], search, left_open)


def group_with_help(key: str, declare: Declaring) -> Group:
    """A group that shows its help when no command of it is named."""

    @declare.make_group(key)
    def app(ctx: click.Context) -> None:
        if ctx.invoked_subcommand is None:
            click.echo(ctx.get_help())

    return app


def lab_group(declare: Declaring) -> Group:
    app = group_with_help("help.lab", declare)

    @declare.command(app, "help.lab_tune", "tune")
    def lab_tune(
        ctx: click.Context,
        rounds: str = declare.option("--rounds", "help.opt_rounds", "help.meta_number"),
        pairs: str = declare.option("--pairs", "help.opt_round_pairs", "help.meta_number"),
        seed: str = declare.option("--seed", "help.opt_seed", "help.meta_number"),
        json: bool = declare.flag("--json", "help.opt_json"),
    ) -> None:
        from tintero.cli.tune_command import tune_command

        tune_command(declare.here(ctx), rounds, pairs, seed, json)

    experiments(app, declare)
    recordings(app, declare)
    return app


def deck_group(declare: Declaring) -> Group:
    app = group_with_help("help.deck", declare)

    @declare.command(app, "help.deck_check", "check")
    def deck_check(
        ctx: click.Context,
        deck: str = declare.argument("help.arg_deck", "help.meta_deck"),
        format: str = declare.option("--format", "help.opt_format", "help.meta_format"),
        fix: bool = declare.flag("--fix", "help.opt_fix"),
        output: str = declare.option("--output", "help.opt_fix_output", "help.meta_file", "-o"),
        json: bool = declare.flag("--json", "help.opt_json"),
    ) -> None:
        from tintero.cli.deck_tools import check_command

        raise click.exceptions.Exit(check_command(declare.here(ctx), deck, format or "core", json, fix, output))

    @declare.command(app, "help.deck_show", "show")
    def deck_show(
        ctx: click.Context,
        deck: str = declare.argument("help.arg_deck", "help.meta_deck"),
    ) -> None:
        from tintero.cli.deck_tools import show_command

        show_command(declare.here(ctx), deck)

    @declare.command(app, "help.deck_report", "report")
    def deck_report(
        ctx: click.Context,
        deck: str = declare.argument("help.arg_deck", "help.meta_deck"),
        format: str = declare.option("--format", "help.opt_format", "help.meta_format"),
        mulligan: bool = declare.flag("--mulligan", "help.opt_mulligan"),
        games: str = declare.option("--games", "help.opt_clock_games", "help.meta_number", "-n"),
        seed: str = declare.option("--seed", "help.opt_seed", "help.meta_number"),
        jobs: str = declare.option("--jobs", "help.opt_jobs", "help.meta_number"),
        json: bool = declare.flag("--json", "help.opt_json"),
    ) -> None:
        from tintero.cli.deck_report import ReportWishes, report_command

        report_command(declare.here(ctx), deck, ReportWishes(format, games, seed, jobs, mulligan, json))

    @declare.command(app, "help.deck_convert", "convert")
    def deck_convert(
        ctx: click.Context,
        deck: str = declare.argument("help.arg_deck", "help.meta_deck"),
        to: str = declare.option("--to", "help.opt_to", "help.meta_to"),
    ) -> None:
        from tintero.cli.deck_tools import convert_command

        convert_command(declare.here(ctx), deck, to or "text")

    return app


def cards_group(declare: Declaring) -> Group:
    app = group_with_help("help.cards", declare)

    @declare.command(app, "help.cards_update", "update", cards=False)
    def cards_update(ctx: click.Context) -> None:
        from tintero.cli.card_tools import update_command

        update_command(declare.here(ctx))

    @declare.command(app, "help.cards_show", "show")
    def cards_show(
        ctx: click.Context,
        name: list[str] = declare.argument("help.arg_name", "help.meta_name", many=True),
    ) -> None:
        from tintero.cli.card_tools import show_command

        show_command(declare.here(ctx), " ".join(name))

    searching(app, declare)

    @declare.command(app, "help.cards_coverage", "coverage")
    def cards_coverage(
        ctx: click.Context,
        json: bool = declare.flag("--json", "help.opt_json"),
        missing: bool = declare.flag("--missing", "help.opt_missing"),
        set: str = declare.option("--set", "help.opt_set", "help.meta_set"),
    ) -> None:
        from tintero.cli.coverage_command import coverage_command

        coverage_command(declare.here(ctx), json, missing, set)

    @declare.command(app, "help.cards_generality", "generality")
    def cards_generality(
        ctx: click.Context,
        json: bool = declare.flag("--json", "help.opt_json"),
        lines: bool = declare.flag("--lines", "help.opt_lines"),
    ) -> None:
        from tintero.cli.generality_command import generality_command

        generality_command(declare.here(ctx), json, lines)

    proving(app, declare)
    return app


def proving(app: Group, declare: Declaring) -> None:
    """What proves the cards, and how much of what is broken it would notice."""

    @declare.command(app, "help.cards_proof", "proof")
    def cards_proof(
        ctx: click.Context,
        name: list[str] = declare.argument("help.arg_name", "help.meta_name", required=False, many=True),
        json: bool = declare.flag("--json", "help.opt_json"),
        missing: bool = declare.flag("--missing", "help.opt_unproven"),
    ) -> None:
        from tintero.cli.proof_command import proof_command

        raise click.exceptions.Exit(proof_command(declare.here(ctx), " ".join(name), json, missing))

    @declare.command(app, "help.cards_mutate", "mutate")
    def cards_mutate(
        ctx: click.Context,
        sample: str = declare.option("--sample", "help.opt_sample", "help.meta_number"),
        seed: str = declare.option("--seed", "help.opt_seed", "help.meta_number"),
        json: bool = declare.flag("--json", "help.opt_json"),
    ) -> None:
        from tintero.cli.proof_command import mutate_command

        mutate_command(declare.here(ctx), sample, seed, json)


def searching(app: Group, declare: Declaring) -> None:
    """`tintero cards search`, with its many filters."""

    @declare.command(app, "help.cards_search", "search")
    def cards_search(
        ctx: click.Context,
        text: list[str] = declare.argument("help.arg_search", "help.meta_search", required=False, many=True),
        ink: str = declare.option("--ink", "help.opt_ink", "help.meta_text"),
        cost: str = declare.option("--cost", "help.opt_cost", "help.meta_cost"),
        type: str = declare.option("--type", "help.opt_type", "help.meta_text"),
        classification: str = declare.option("--classification", "help.opt_classification", "help.meta_text"),
        keyword: str = declare.option("--keyword", "help.opt_keyword", "help.meta_text"),
        printed: str = declare.option("--text", "help.opt_text", "help.meta_text"),
        set: str = declare.option("--set", "help.opt_set", "help.meta_set"),
        format: str = declare.option("--format", "help.opt_legal", "help.meta_format"),
        understood: bool = declare.flag("--understood", "help.opt_understood"),
        not_understood: bool = declare.flag("--not-understood", "help.opt_not_understood"),
        json: bool = declare.flag("--json", "help.opt_json"),
    ) -> None:
        from tintero.cli.card_search import search_command

        filters = {
            "ink": ink, "cost": cost, "type": type, "classification": classification, "keyword": keyword,
            "text": printed, "set": set, "format": format,
        }  # fmt: skip
        read = "understood" if understood else "not understood" if not_understood else ""
        search_command(declare.here(ctx), text or [], filters, read, json)
