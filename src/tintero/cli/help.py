"""Help pages in the person's language: click's own are English only.

Commands are declared with keys of the catalogue; they are said only when somebody asks for help.
"""

from __future__ import annotations

import re
from typing import Any, Final

import click

from tintero.cli.user_error import UserError
from tintero.words import say

_A_CHANGE: Final = re.compile(r"-\s*\d+\s*[x×]?\s")  # of a deck: a sign, a number, and more words


def _rows(command: Any, ctx: Any, lang: str) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    arguments: list[tuple[str, str]] = []
    options: list[tuple[str, str]] = []
    for param in command.get_params(ctx):
        if getattr(param, "hidden", False):
            continue
        text = say("help.help" if "--help" in param.opts else param.help, lang)
        if param.param_type_name == "argument":
            arguments.append((value_name(param, lang), text))
        else:
            value = "" if param.is_flag or param.metavar is None else f" {value_name(param, lang)}"
            options.append((", ".join(param.opts) + value, text))
    return arguments, options


def value_name(param: Any, lang: str) -> str:
    """What help and errors call the value of an option or argument."""
    return say(param.metavar, lang) if param.metavar else str(param.name)


def _write(command: Any, ctx: Any, formatter: Any, lang: str) -> None:
    pieces = [say("help.options_piece", lang)]
    pieces += [value_name(p, lang) for p in command.get_params(ctx) if p.param_type_name == "argument"]
    if isinstance(command, click.Group):
        pieces.append(say("help.command_piece", lang))
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=say("help.usage", lang) + " ")
    formatter.write_paragraph()
    formatter.write_text(say(command.help, lang))
    arguments, options = _rows(command, ctx, lang)
    if isinstance(command, click.Group):
        commands = [
            (name, say(found.help, lang)) for name in command.list_commands(ctx)
            if (found := command.get_command(ctx, name)) is not None and found.help
        ]
        with formatter.section(say("help.commands", lang)):
            formatter.write_dl(commands)
    if arguments:
        with formatter.section(say("help.arguments", lang)):
            formatter.write_dl(arguments)
    with formatter.section(say("help.options", lang)):
        formatter.write_dl(options)


# Options that may stand without a value, and what they then mean.
ALONE: Final = {"--resume": "?"}


def with_values(args: list[str]) -> list[str]:
    """`--resume` at the end, or before another option, gets the value that stands for none."""
    out: list[str] = []
    for n, arg in enumerate(args):
        out.append(arg)
        following = args[n + 1] if n + 1 < len(args) else "--"
        if arg in ALONE and following.startswith("--") and "--" not in args[:n]:
            out.append(ALONE[arg])
    return out


def apart(args: list[str]) -> list[str]:
    """`-2 Lantern +2 Be Prepared` begins like an option and is none: such words go to the end."""
    if "--" in args:
        return args
    words = [arg for arg in args if _A_CHANGE.match(arg)]
    return [*(arg for arg in args if arg not in words), "--", *words] if words else args


class Argument(click.Argument):
    """An argument with a line of help."""

    def __init__(self, name: str, help: str, metavar: str, required: bool, many: bool) -> None:
        super().__init__([name], required=required, nargs=-1 if many else 1, metavar=metavar)
        self.help = help

    def process_value(self, ctx: click.Context, value: Any) -> Any:
        found = super().process_value(ctx, value)
        return list(found) if isinstance(found, tuple) else found


class Command(click.Command):
    """A function that gets the context and what was typed."""

    def __init__(self, *args: Any, lang: str, **options: Any) -> None:
        super().__init__(*args, **options)
        self.lang = lang

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write(self, ctx, formatter, self.lang)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, apart(with_values(args)))


class Group(click.Group):
    """Commands in the order in which they were declared."""

    def __init__(self, *args: Any, lang: str, **options: Any) -> None:
        super().__init__(*args, **options)
        self.lang = lang

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write(self, ctx, formatter, self.lang)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args and self.get_command(ctx, args[0]) is None:
            raise UserError("cli.no_such_command", name=args[0], names=self.list_commands(ctx))
        return super().resolve_command(ctx, args)
