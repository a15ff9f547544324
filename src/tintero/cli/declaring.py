"""How commands are declared: functions whose parameters say what may be typed, with the keys of their help."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import click

from tintero.cli.help import Argument, Command, Group
from tintero.cli.here import Here

Function = Callable[..., None]
Given = Callable[[str], click.Parameter]  # what may be typed, once the name of the function's parameter is known


class Declaring:
    def __init__(self, lang: str) -> None:
        self.lang = lang

    # ---- what may be typed: the default values of a command's parameters ---------------------------------------------

    def option(self, name: str, key: str, metavar: str = "", short: str = "") -> Any:
        names = [short, name] if short else [name]

        def given(parameter: str) -> click.Parameter:
            return click.Option([*names, parameter], help=key, metavar=metavar or None)

        return given

    def flag(self, name: str, key: str) -> Any:
        def given(parameter: str) -> click.Parameter:
            return click.Option([name, parameter], is_flag=True, help=key)

        return given

    def argument(self, key: str, metavar: str, required: bool = True, many: bool = False) -> Any:
        def given(parameter: str) -> click.Parameter:
            return Argument(parameter, key, metavar, required, many)

        return given

    def lang_option(self) -> Any:
        return self.option("--lang", "help.opt_lang", "help.meta_lang")

    def terms_option(self) -> Any:
        return self.option("--terms", "help.opt_terms", "help.meta_terms")

    def cards_option(self) -> Any:
        return self.option("--cards", "help.opt_cards", "help.meta_file")

    # ---- commands and groups of them ---------------------------------------------------------------------------------

    def command(self, group: Group, key: str, name: str = "") -> Callable[[Function], Function]:
        """A command of this group, called like its function unless it has another name."""

        def declared(function: Function) -> Function:
            group.add_command(Command(
                name or function.__name__, callback=click.pass_context(function), params=_given(function),
                help=key, lang=self.lang,
            ))  # fmt: skip
            return function

        return declared

    def make_group(self, key: str) -> Callable[[Function], Group]:
        """A group; the function is called before its commands, and alone if none is named."""

        def declared(function: Function) -> Group:
            return Group(
                callback=click.pass_context(function), params=_given(function), help=key,
                invoke_without_command=True, lang=self.lang,
            )  # fmt: skip

        return declared

    def here(self, ctx: click.Context, cards: str | None) -> Here:
        # The language was found before anything else (`main.language_of`); the options are declared for --help.
        above = ctx
        while not cards and above.parent is not None:
            above = above.parent
            cards = above.params.get("cards")
        return Here(self.lang, cards)


def _given(function: Function) -> list[click.Parameter]:
    """Everything but the context, which comes first."""
    _context, *typed = inspect.signature(function).parameters.items()
    return [parameter.default(name) for name, parameter in typed]
