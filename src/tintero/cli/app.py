"""The commands and their options. Everything heavy is imported by the command that needs it."""

# No `from __future__ import annotations` here: typer reads the annotations of functions made inside a function.

from typing import Any

import typer

from tintero.cli.help import help_classes
from tintero.cli.here import Here
from tintero.cli.texts import say


def build_app(lang: str) -> typer.Typer:
    """The whole command line, with its help in one language."""
    command, group = help_classes(lang)

    def t(key: str) -> str:
        return say(key, lang)

    def option(name: str, key: str, metavar: str = "", short: str = "") -> Any:
        names = (short, name) if short else (name,)
        return typer.Option(None, *names, help=t(key), metavar=t(metavar) if metavar else None, show_default=False)

    def flag(name: str, key: str) -> Any:
        return typer.Option(False, name, help=t(key), show_default=False)

    def argument(key: str, metavar: str, default: Any = ...) -> Any:
        return typer.Argument(default, help=t(key), metavar=t(metavar), show_default=False)

    def lang_option() -> Any:
        return option("--lang", "opt_lang", "meta_lang")

    def cards_option() -> Any:
        return option("--cards", "opt_cards", "meta_file")

    def here(ctx: typer.Context, cards: str | None) -> Here:
        # The language was found before anything else (`main.language_of`); the options are declared for --help.
        above: typer.Context | Any = ctx
        while not cards and above.parent is not None:
            above = above.parent
            cards = above.params.get("cards")
        return Here(lang, cards)

    def make_group(key: str) -> typer.Typer:
        return typer.Typer(
            cls=group, help=t(key), add_completion=False, invoke_without_command=True, pretty_exceptions_enable=False
        )

    app = make_group("help_app")

    @app.callback(cls=group)
    def general(
        ctx: typer.Context,
        version: bool = flag("--version", "opt_version"),
        language: str = lang_option(),
        cards: str = cards_option(),
    ) -> None:
        if version:
            from tintero import __version__

            typer.echo(f"tintero {__version__}")
            raise typer.Exit()
        if ctx.invoked_subcommand is None:
            typer.echo(ctx.get_help())

    @app.command(cls=command, help=t("help_play"))
    def play(
        ctx: typer.Context,
        deck: str = option("--deck", "opt_deck", "meta_deck"),
        against: str = option("--against", "opt_against", "meta_deck"),
        seed: str = option("--seed", "opt_seed", "meta_number"),
        opponent: str = option("--opponent", "opt_opponent", "meta_opponent"),
        players: str = option("--players", "opt_seats", "meta_seats"),
        save: str = option("--save", "opt_save", "meta_file"),
        resume: str = option("--resume", "opt_resume", "meta_file"),
        language: str = lang_option(),
        cards: str = cards_option(),
    ) -> None:
        from tintero.cli.play_command import play_command

        play_command(here(ctx, cards), deck, against, seed, opponent, players, save, resume)

    @app.command(cls=command, help=t("help_watch"))
    def watch(
        ctx: typer.Context,
        decks: list[str] = argument("arg_decks", "meta_decks_optional", None),
        seed: str = option("--seed", "opt_seed", "meta_number"),
        players: str = option("--players", "opt_players", "meta_players"),
        delay: str = option("--delay", "opt_delay", "meta_seconds"),
        save: str = option("--save", "opt_save", "meta_file"),
        language: str = lang_option(),
        cards: str = cards_option(),
    ) -> None:
        from tintero.cli.watch import watch_command

        watch_command(here(ctx, cards), decks or [], seed, players, delay, save)

    @app.command(cls=command, help=t("help_replay"))
    def replay(
        ctx: typer.Context,
        file: str = argument("arg_save", "meta_file"),
        language: str = lang_option(),
        cards: str = cards_option(),
    ) -> None:
        from tintero.cli.watch import replay_command

        replay_command(here(ctx, cards), file)

    @app.command(cls=command, help=t("help_simulate"))
    def simulate(
        ctx: typer.Context,
        decks: list[str] = argument("arg_decks", "meta_decks"),
        games: str = option("--games", "opt_games", "meta_number", "-n"),
        players: str = option("--players", "opt_players", "meta_players"),
        jobs: str = option("--jobs", "opt_jobs", "meta_number"),
        seed: str = option("--seed", "opt_seed", "meta_number"),
        json: bool = flag("--json", "opt_json"),
        language: str = lang_option(),
        cards: str = cards_option(),
    ) -> None:
        from tintero.cli.simulate_command import simulate_command

        simulate_command(here(ctx, cards), decks, games, players, jobs, seed, json)

    @app.command(cls=command, help=t("help_bench"))
    def bench(ctx: typer.Context, json: bool = flag("--json", "opt_json"), language: str = lang_option()) -> None:
        from tintero.cli.simulate_command import bench_command

        bench_command(here(ctx, None), json)

    @app.command(cls=command, help=t("help_fuzz"))
    def fuzz(
        ctx: typer.Context,
        scope: str = option("--cards", "opt_scope", "meta_scope"),
        games: str = option("--games", "opt_fuzz_games", "meta_number", "-n"),
        seed: str = option("--seed", "opt_seed", "meta_number"),
        until_all: bool = flag("--until-all", "opt_until_all"),
        targets: str = option("--targets", "opt_targets", "meta_names"),
        json: bool = flag("--json", "opt_json"),
        language: str = lang_option(),
        data: str = option("--data", "opt_data", "meta_file"),
    ) -> None:
        from tintero.cli.coverage_command import fuzz_command

        raise typer.Exit(fuzz_command(here(ctx, data), scope, games, seed, until_all, targets, json))

    @app.command(cls=command, help=t("help_judge"))
    def judge(
        ctx: typer.Context,
        paths: list[str] = argument("arg_scenarios", "meta_scenarios", None),
        json: bool = flag("--json", "opt_json"),
        quiet: bool = flag("--quiet", "opt_quiet"),
        explain: bool = flag("--explain", "opt_explain"),
        html: str = option("--html", "opt_html", "meta_file"),
        language: str = lang_option(),
        cards: str = cards_option(),
    ) -> None:
        if paths and paths[0] == "new":
            from tintero.cli.judge_new import new_command

            raise typer.Exit(new_command(here(ctx, cards), paths[1:]))
        from tintero.cli.judge_command import judge_command

        raise typer.Exit(judge_command(here(ctx, cards), paths or [], json, quiet, explain, html))

    @app.command(cls=command, help=t("help_rules"))
    def rules(
        ctx: typer.Context,
        words: list[str] = argument("arg_rule", "meta_rule", None),
        search: str = option("--search", "opt_search", "meta_words"),
        language: str = lang_option(),
    ) -> None:
        from tintero.cli.rules_command import rules_command

        rules_command(here(ctx, None), words or [], search)

    deck_app = make_group("help_deck")

    @deck_app.callback(cls=group)
    def deck_general(
        ctx: typer.Context, language: str = lang_option(), cards: str = cards_option()
    ) -> None:
        if ctx.invoked_subcommand is None:
            typer.echo(ctx.get_help())

    @deck_app.command("check", cls=command, help=t("help_deck_check"))
    def deck_check(
        ctx: typer.Context,
        deck: str = argument("arg_deck", "meta_deck"),
        format: str = option("--format", "opt_format", "meta_format"),
        json: bool = flag("--json", "opt_json"),
        language: str = lang_option(),
        cards: str = cards_option(),
    ) -> None:
        from tintero.cli.deck_tools import check_command

        raise typer.Exit(check_command(here(ctx, cards), deck, format or "core", json))

    @deck_app.command("show", cls=command, help=t("help_deck_show"))
    def deck_show(
        ctx: typer.Context,
        deck: str = argument("arg_deck", "meta_deck"),
        language: str = lang_option(),
        cards: str = cards_option(),
    ) -> None:
        from tintero.cli.deck_tools import show_command

        show_command(here(ctx, cards), deck)

    @deck_app.command("convert", cls=command, help=t("help_deck_convert"))
    def deck_convert(
        ctx: typer.Context,
        deck: str = argument("arg_deck", "meta_deck"),
        to: str = option("--to", "opt_to", "meta_to"),
        language: str = lang_option(),
        cards: str = cards_option(),
    ) -> None:
        from tintero.cli.deck_tools import convert_command

        convert_command(here(ctx, cards), deck, to or "text")

    app.add_typer(deck_app, name="deck")

    cards_app = make_group("help_cards")

    @cards_app.callback(cls=group)
    def cards_general(
        ctx: typer.Context, language: str = lang_option(), cards: str = cards_option()
    ) -> None:
        if ctx.invoked_subcommand is None:
            typer.echo(ctx.get_help())

    @cards_app.command("update", cls=command, help=t("help_cards_update"))
    def cards_update(ctx: typer.Context, language: str = lang_option()) -> None:
        from tintero.cli.card_tools import update_command

        update_command(here(ctx, None))

    @cards_app.command("show", cls=command, help=t("help_cards_show"))
    def cards_show(
        ctx: typer.Context,
        name: list[str] = argument("arg_name", "meta_name"),
        language: str = lang_option(),
        cards: str = cards_option(),
    ) -> None:
        from tintero.cli.card_tools import show_command

        show_command(here(ctx, cards), " ".join(name))

    @cards_app.command("search", cls=command, help=t("help_cards_search"))
    def cards_search(
        ctx: typer.Context,
        text: list[str] = argument("arg_search", "meta_search", None),
        ink: str = option("--ink", "opt_ink", "meta_text"),
        cost: str = option("--cost", "opt_cost", "meta_cost"),
        type: str = option("--type", "opt_type", "meta_text"),
        classification: str = option("--classification", "opt_classification", "meta_text"),
        keyword: str = option("--keyword", "opt_keyword", "meta_text"),
        printed: str = option("--text", "opt_text", "meta_text"),
        set: str = option("--set", "opt_set", "meta_set"),
        format: str = option("--format", "opt_legal", "meta_format"),
        understood: bool = flag("--understood", "opt_understood"),
        not_understood: bool = flag("--not-understood", "opt_not_understood"),
        json: bool = flag("--json", "opt_json"),
        language: str = lang_option(),
        cards: str = cards_option(),
    ) -> None:
        from tintero.cli.card_search import search_command

        filters = {
            "ink": ink, "cost": cost, "type": type, "classification": classification, "keyword": keyword,
            "text": printed, "set": set, "format": format,
        }  # fmt: skip
        read = "understood" if understood else "not understood" if not_understood else ""
        search_command(here(ctx, cards), text or [], filters, read, json)

    @cards_app.command("coverage", cls=command, help=t("help_cards_coverage"))
    def cards_coverage(
        ctx: typer.Context,
        json: bool = flag("--json", "opt_json"),
        missing: bool = flag("--missing", "opt_missing"),
        set: str = option("--set", "opt_set", "meta_set"),
        language: str = lang_option(),
        cards: str = cards_option(),
    ) -> None:
        from tintero.cli.coverage_command import coverage_command

        coverage_command(here(ctx, cards), json, missing, set)

    app.add_typer(cards_app, name="cards")
    return app
