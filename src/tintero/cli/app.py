"""The commands and their options. Everything heavy is imported by the command that needs it."""

# No `from __future__ import annotations` here: typer reads the annotations of functions made inside a function.

import typer

from tintero.cli.declaring import Declaring


def build_app(lang: str) -> typer.Typer:
    """The whole command line, with its help in one language."""
    declare = Declaring(lang)
    app = declare.make_group("help_app")

    @app.callback(cls=declare.group)
    def general(
        ctx: typer.Context,
        version: bool = declare.flag("--version", "opt_version"),
        language: str = declare.lang_option(),
        cards: str = declare.cards_option(),
    ) -> None:
        if version:
            from tintero import __version__

            typer.echo(f"tintero {__version__}")
            raise typer.Exit()
        if ctx.invoked_subcommand is None:
            typer.echo(ctx.get_help())

    playing(app, declare)
    numbers_of_games(app, declare)
    judging(app, declare)
    app.add_typer(deck_group(declare), name="deck")
    app.add_typer(cards_group(declare), name="cards")
    return app


def playing(app: typer.Typer, declare: Declaring) -> None:
    """One game: played, watched or told again."""

    @app.command(cls=declare.command, help=declare.say("help_play"))
    def play(
        ctx: typer.Context,
        deck: str = declare.option("--deck", "opt_deck", "meta_deck"),
        against: str = declare.option("--against", "opt_against", "meta_deck"),
        seed: str = declare.option("--seed", "opt_seed", "meta_number"),
        opponent: str = declare.option("--opponent", "opt_opponent", "meta_opponent"),
        players: str = declare.option("--players", "opt_seats", "meta_seats"),
        save: str = declare.option("--save", "opt_save", "meta_file"),
        resume: str = declare.option("--resume", "opt_resume", "meta_file"),
        language: str = declare.lang_option(),
        cards: str = declare.cards_option(),
    ) -> None:
        from tintero.cli.play_command import play_command

        play_command(declare.here(ctx, cards), deck, against, seed, opponent, players, save, resume)

    @app.command(cls=declare.command, help=declare.say("help_watch"))
    def watch(
        ctx: typer.Context,
        decks: list[str] = declare.argument("arg_decks", "meta_decks_optional", None),
        seed: str = declare.option("--seed", "opt_seed", "meta_number"),
        players: str = declare.option("--players", "opt_players", "meta_players"),
        delay: str = declare.option("--delay", "opt_delay", "meta_seconds"),
        save: str = declare.option("--save", "opt_save", "meta_file"),
        language: str = declare.lang_option(),
        cards: str = declare.cards_option(),
    ) -> None:
        from tintero.cli.watch import watch_command

        watch_command(declare.here(ctx, cards), decks or [], seed, players, delay, save)

    @app.command(cls=declare.command, help=declare.say("help_replay"))
    def replay(
        ctx: typer.Context,
        file: str = declare.argument("arg_save", "meta_file"),
        language: str = declare.lang_option(),
        cards: str = declare.cards_option(),
    ) -> None:
        from tintero.cli.watch import replay_command

        replay_command(declare.here(ctx, cards), file)


def numbers_of_games(app: typer.Typer, declare: Declaring) -> None:
    """Many games, of which figures are told."""

    @app.command(cls=declare.command, help=declare.say("help_simulate"))
    def simulate(
        ctx: typer.Context,
        decks: list[str] = declare.argument("arg_decks", "meta_decks"),
        games: str = declare.option("--games", "opt_games", "meta_number", "-n"),
        players: str = declare.option("--players", "opt_players", "meta_players"),
        jobs: str = declare.option("--jobs", "opt_jobs", "meta_number"),
        seed: str = declare.option("--seed", "opt_seed", "meta_number"),
        json: bool = declare.flag("--json", "opt_json"),
        language: str = declare.lang_option(),
        cards: str = declare.cards_option(),
    ) -> None:
        from tintero.cli.simulate_command import simulate_command

        simulate_command(declare.here(ctx, cards), decks, games, players, jobs, seed, json)

    @app.command(cls=declare.command, help=declare.say("help_bench"))
    def bench(
        ctx: typer.Context,
        json: bool = declare.flag("--json", "opt_json"),
        language: str = declare.lang_option(),
    ) -> None:
        from tintero.cli.simulate_command import bench_command

        bench_command(declare.here(ctx, None), json)

    @app.command(cls=declare.command, help=declare.say("help_fuzz"))
    def fuzz(
        ctx: typer.Context,
        scope: str = declare.option("--cards", "opt_scope", "meta_scope"),
        games: str = declare.option("--games", "opt_fuzz_games", "meta_number", "-n"),
        seed: str = declare.option("--seed", "opt_seed", "meta_number"),
        until_all: bool = declare.flag("--until-all", "opt_until_all"),
        targets: str = declare.option("--targets", "opt_targets", "meta_names"),
        json: bool = declare.flag("--json", "opt_json"),
        language: str = declare.lang_option(),
        data: str = declare.option("--data", "opt_data", "meta_file"),
    ) -> None:
        from tintero.cli.coverage_command import fuzz_command

        raise typer.Exit(fuzz_command(declare.here(ctx, data), scope, games, seed, until_all, targets, json))


def judging(app: typer.Typer, declare: Declaring) -> None:
    """Scenarios, and the rules themselves."""

    @app.command(cls=declare.command, help=declare.say("help_judge"))
    def judge(
        ctx: typer.Context,
        paths: list[str] = declare.argument("arg_scenarios", "meta_scenarios", None),
        json: bool = declare.flag("--json", "opt_json"),
        quiet: bool = declare.flag("--quiet", "opt_quiet"),
        explain: bool = declare.flag("--explain", "opt_explain"),
        html: str = declare.option("--html", "opt_html", "meta_file"),
        language: str = declare.lang_option(),
        cards: str = declare.cards_option(),
    ) -> None:
        if paths and paths[0] == "new":
            from tintero.cli.judge_new import new_command

            raise typer.Exit(new_command(declare.here(ctx, cards), paths[1:]))
        from tintero.cli.judge_command import judge_command

        raise typer.Exit(judge_command(declare.here(ctx, cards), paths or [], json, quiet, explain, html))

    @app.command(cls=declare.command, help=declare.say("help_rules"))
    def rules(
        ctx: typer.Context,
        words: list[str] = declare.argument("arg_rule", "meta_rule", None),
        search: str = declare.option("--search", "opt_search", "meta_words"),
        language: str = declare.lang_option(),
    ) -> None:
        from tintero.cli.rules_command import rules_command

        rules_command(declare.here(ctx, None), words or [], search)


def group_with_help(key: str, declare: Declaring) -> typer.Typer:
    """A group that shows its help when no command of it is named."""
    app = declare.make_group(key)

    @app.callback(cls=declare.group)
    def general(
        ctx: typer.Context, language: str = declare.lang_option(), cards: str = declare.cards_option()
    ) -> None:
        if ctx.invoked_subcommand is None:
            typer.echo(ctx.get_help())

    return app


def deck_group(declare: Declaring) -> typer.Typer:
    app = group_with_help("help_deck", declare)

    @app.command("check", cls=declare.command, help=declare.say("help_deck_check"))
    def deck_check(
        ctx: typer.Context,
        deck: str = declare.argument("arg_deck", "meta_deck"),
        format: str = declare.option("--format", "opt_format", "meta_format"),
        fix: bool = declare.flag("--fix", "opt_fix"),
        output: str = declare.option("--output", "opt_fix_output", "meta_file", "-o"),
        json: bool = declare.flag("--json", "opt_json"),
        language: str = declare.lang_option(),
        cards: str = declare.cards_option(),
    ) -> None:
        from tintero.cli.deck_tools import check_command

        raise typer.Exit(check_command(declare.here(ctx, cards), deck, format or "core", json, fix, output))

    @app.command("show", cls=declare.command, help=declare.say("help_deck_show"))
    def deck_show(
        ctx: typer.Context,
        deck: str = declare.argument("arg_deck", "meta_deck"),
        language: str = declare.lang_option(),
        cards: str = declare.cards_option(),
    ) -> None:
        from tintero.cli.deck_tools import show_command

        show_command(declare.here(ctx, cards), deck)

    @app.command("convert", cls=declare.command, help=declare.say("help_deck_convert"))
    def deck_convert(
        ctx: typer.Context,
        deck: str = declare.argument("arg_deck", "meta_deck"),
        to: str = declare.option("--to", "opt_to", "meta_to"),
        language: str = declare.lang_option(),
        cards: str = declare.cards_option(),
    ) -> None:
        from tintero.cli.deck_tools import convert_command

        convert_command(declare.here(ctx, cards), deck, to or "text")

    return app


def cards_group(declare: Declaring) -> typer.Typer:
    app = group_with_help("help_cards", declare)

    @app.command("update", cls=declare.command, help=declare.say("help_cards_update"))
    def cards_update(ctx: typer.Context, language: str = declare.lang_option()) -> None:
        from tintero.cli.card_tools import update_command

        update_command(declare.here(ctx, None))

    @app.command("show", cls=declare.command, help=declare.say("help_cards_show"))
    def cards_show(
        ctx: typer.Context,
        name: list[str] = declare.argument("arg_name", "meta_name"),
        language: str = declare.lang_option(),
        cards: str = declare.cards_option(),
    ) -> None:
        from tintero.cli.card_tools import show_command

        show_command(declare.here(ctx, cards), " ".join(name))

    searching(app, declare)

    @app.command("coverage", cls=declare.command, help=declare.say("help_cards_coverage"))
    def cards_coverage(
        ctx: typer.Context,
        json: bool = declare.flag("--json", "opt_json"),
        missing: bool = declare.flag("--missing", "opt_missing"),
        set: str = declare.option("--set", "opt_set", "meta_set"),
        language: str = declare.lang_option(),
        cards: str = declare.cards_option(),
    ) -> None:
        from tintero.cli.coverage_command import coverage_command

        coverage_command(declare.here(ctx, cards), json, missing, set)

    return app


def searching(app: typer.Typer, declare: Declaring) -> None:
    """`tintero cards search`, with its many filters."""

    @app.command("search", cls=declare.command, help=declare.say("help_cards_search"))
    def cards_search(
        ctx: typer.Context,
        text: list[str] = declare.argument("arg_search", "meta_search", None),
        ink: str = declare.option("--ink", "opt_ink", "meta_text"),
        cost: str = declare.option("--cost", "opt_cost", "meta_cost"),
        type: str = declare.option("--type", "opt_type", "meta_text"),
        classification: str = declare.option("--classification", "opt_classification", "meta_text"),
        keyword: str = declare.option("--keyword", "opt_keyword", "meta_text"),
        printed: str = declare.option("--text", "opt_text", "meta_text"),
        set: str = declare.option("--set", "opt_set", "meta_set"),
        format: str = declare.option("--format", "opt_legal", "meta_format"),
        understood: bool = declare.flag("--understood", "opt_understood"),
        not_understood: bool = declare.flag("--not-understood", "opt_not_understood"),
        json: bool = declare.flag("--json", "opt_json"),
        language: str = declare.lang_option(),
        cards: str = declare.cards_option(),
    ) -> None:
        from tintero.cli.card_search import search_command

        filters = {
            "ink": ink, "cost": cost, "type": type, "classification": classification, "keyword": keyword,
            "text": printed, "set": set, "format": format,
        }  # fmt: skip
        read = "understood" if understood else "not understood" if not_understood else ""
        search_command(declare.here(ctx, cards), text or [], filters, read, json)
