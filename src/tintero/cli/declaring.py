"""How commands are declared: groups, options and arguments, with their help in one language."""

from __future__ import annotations

from typing import Any

import typer

from tintero.cli.help import help_classes
from tintero.cli.here import Here
from tintero.cli.texts import say


class Declaring:
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.command, self.group = help_classes(lang)

    def say(self, key: str) -> str:
        return say(key, self.lang)

    def option(self, name: str, key: str, metavar: str = "", short: str = "") -> Any:
        names = (short, name) if short else (name,)
        value = self.say(metavar) if metavar else None
        return typer.Option(None, *names, help=self.say(key), metavar=value, show_default=False)

    def flag(self, name: str, key: str) -> Any:
        return typer.Option(False, name, help=self.say(key), show_default=False)

    def argument(self, key: str, metavar: str, default: Any = ...) -> Any:
        return typer.Argument(default, help=self.say(key), metavar=self.say(metavar), show_default=False)

    def lang_option(self) -> Any:
        return self.option("--lang", "opt_lang", "meta_lang")

    def cards_option(self) -> Any:
        return self.option("--cards", "opt_cards", "meta_file")

    def make_group(self, key: str) -> typer.Typer:
        return typer.Typer(
            cls=self.group, help=self.say(key), add_completion=False, invoke_without_command=True,
            pretty_exceptions_enable=False,
        )  # fmt: skip

    def here(self, ctx: typer.Context, cards: str | None) -> Here:
        # The language was found before anything else (`main.language_of`); the options are declared for --help.
        above: typer.Context | Any = ctx
        while not cards and above.parent is not None:
            above = above.parent
            cards = above.params.get("cards")
        return Here(self.lang, cards)
