"""How commands are declared: functions whose parameters say what may be typed, with the keys of their help."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any, Final

import click

from tintero.cli.help import Argument, Command, Group
from tintero.cli.here import Here

Function = Callable[..., None]
CARDS: Final = "tintero.cards"  # where the context keeps the file of card data
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

    # ---- commands and groups of them ---------------------------------------------------------------------------------

    def command(
        self, group: Group, key: str, name: str = "", cards: bool = True, shared: Mapping[str, Given] | None = None
    ) -> Callable[[Function], Function]:
        """A command of this group, called like its function unless it has another name. `cards`: it has --cards.

        `shared`: what it has in common with other commands, for the last parameter of the function, `**shared`.
        """

        def declared(function: Function) -> Function:
            group.add_command(Command(
                name or function.__name__, callback=click.pass_context(function),
                params=_given(function, cards, shared or {}), help=key, lang=self.lang,
            ))  # fmt: skip
            return function

        return declared

    def make_group(self, key: str) -> Callable[[Function], Group]:
        """A group; the function is called before its commands, and alone if none is named."""

        def declared(function: Function) -> Group:
            return Group(
                callback=click.pass_context(function), params=_given(function, True, {}), help=key,
                invoke_without_command=True, lang=self.lang,
            )  # fmt: skip

        return declared

    def here(self, ctx: click.Context, cards: str | None = None) -> Here:
        """Where the command runs; `cards`: a file of card data that it was given in a way of its own."""
        return Here(self.lang, cards or ctx.meta.get(CARDS))


def _given(function: Function, cards: bool, shared: Mapping[str, Given]) -> list[click.Parameter]:
    """Everything but the context, which comes first; then what every command may be given."""
    _context, *typed = inspect.signature(function).parameters.items()
    own = [parameter.default(name) for name, parameter in typed if parameter.kind is not parameter.VAR_KEYWORD]
    return [*own, *(given(name) for name, given in shared.items()), *_everywhere(cards)]


def _everywhere(cards: bool) -> list[click.Parameter]:
    """The language was found before anything else (`main.language_of`): it is declared for --help."""
    lang = click.Option(["--lang"], help="help.opt_lang", metavar="help.meta_lang", expose_value=False)
    terms = click.Option(["--terms"], help="help.opt_terms", metavar="help.meta_terms", expose_value=False)
    data = click.Option(
        ["--cards"], help="help.opt_cards", metavar="help.meta_file", expose_value=False, callback=_keep_cards
    )
    return [lang, terms, data] if cards else [lang, terms]


def _keep_cards(ctx: click.Context, _parameter: click.Parameter, value: str | None) -> None:
    """The command's own counts before that of the group above it."""
    if value:
        ctx.meta[CARDS] = value
