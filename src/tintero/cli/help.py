"""Help pages in the person's language: typer's own are English only."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from tintero.cli.texts import say
from tintero.cli.user_error import UserError


def _rows(command: Any, ctx: Any, lang: str) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    arguments: list[tuple[str, str]] = []
    options: list[tuple[str, str]] = []
    for param in command.get_params(ctx):
        if getattr(param, "hidden", False):
            continue
        text = say("help_help", lang) if param.name == "help" else (getattr(param, "help", None) or "")
        if param.param_type_name == "argument":
            arguments.append((str(param.metavar or param.name), text))
        else:
            value = "" if param.is_flag or param.metavar is None else f" {param.metavar}"
            options.append((", ".join(param.opts) + value, text))
    return arguments, options


def _write(command: Any, ctx: Any, formatter: Any, lang: str) -> None:
    pieces = [say("help_options_piece", lang)]
    pieces += [str(p.metavar or p.name) for p in command.get_params(ctx) if p.param_type_name == "argument"]
    if isinstance(command, TyperGroup):
        pieces.append(say("help_command_piece", lang))
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=say("help_usage", lang) + " ")
    formatter.write_paragraph()
    formatter.write_text(command.help or "")
    arguments, options = _rows(command, ctx, lang)
    if isinstance(command, TyperGroup):
        commands = [
            (name, found.help or "") for name in command.list_commands(ctx)
            if (found := command.get_command(ctx, name)) is not None
        ]
        with formatter.section(say("help_commands", lang)):
            formatter.write_dl(commands)
    if arguments:
        with formatter.section(say("help_arguments", lang)):
            formatter.write_dl(arguments)
    with formatter.section(say("help_options", lang)):
        formatter.write_dl(options)


def help_classes(lang: str) -> tuple[type[TyperCommand], type[TyperGroup]]:
    """The command and the group class whose help speaks this language."""

    class Command(TyperCommand):
        def format_help(self, ctx: Any, formatter: Any) -> None:
            _write(self, ctx, formatter, lang)

    class Group(TyperGroup):
        def format_help(self, ctx: Any, formatter: Any) -> None:
            _write(self, ctx, formatter, lang)

        def list_commands(self, ctx: Any) -> list[str]:
            return list(self.commands)

        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            if args and self.get_command(ctx, args[0]) is None:
                raise UserError("no_such_command", name=args[0], names=self.list_commands(ctx))
            return super().resolve_command(ctx, args)

    return Command, Group
