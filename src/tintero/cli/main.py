"""The entry point: it chooses the language, runs the command, and never lets a traceback out."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence

from tintero.cli.texts import say
from tintero.cli.user_error import UserError
from tintero.edges.plain_text import neutral

OK = 0
USER_ERROR = 2
UNEXPECTED = 70
INTERRUPTED = 130


def run() -> None:
    """`tintero` of the installed package."""
    _mend_streams()
    sys.exit(main(sys.argv[1:]))


def _mend_streams() -> None:
    """Output may be closed, or speak an encoding without our signs: neither is a reason to fall over."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  (open until the end)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115  (open until the end)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(args: Sequence[str]) -> int:
    """Run one command line and return its exit code."""
    lang, unknown = language_of(args)
    try:
        if unknown is not None:
            raise UserError("bad_language", value=unknown)
        code = _command(args, lang)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()  # the reader has seen enough, as `head` does
        return OK
    except SystemExit as leaving:
        if type(sys.stdout).__name__ == "PacifyFlushWrapper":  # typer's own answer to a reader who left
            return OK
        return leaving.code if isinstance(leaving.code, int) else OK
    except Exception as fault:
        if type(fault).__name__ == "Abort":  # typer's word for Ctrl-C
            return INTERRUPTED
        sentence = known(fault, lang)
        if sentence is None and isinstance(fault, OSError):
            _drop_output()
            sentence = say("output_trouble", lang)
        if sentence is not None:
            _tell(sentence)
            return USER_ERROR
        if os.environ.get("TINTERO_DEBUG", "") not in ("", "0"):
            import traceback

            traceback.print_exc()
        _tell(say("unexpected", lang, error=type(fault).__name__, command=_as_typed(args)))
        return UNEXPECTED


def _command(args: Sequence[str], lang: str) -> int:
    import typer

    from tintero.cli.app import build_app

    command = typer.main.get_command(build_app(lang))
    result = command.main(args=list(args), prog_name="tintero", standalone_mode=False)
    return result if isinstance(result, int) else OK


def _tell(sentence: str) -> None:
    try:
        sys.stdout.flush()
    except OSError:
        _drop_output()
    sys.stderr.write(neutral(sentence) + "\n")


def _drop_output() -> None:
    """What is still unwritten must not raise when the program ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _as_typed(args: Sequence[str]) -> str:
    import shlex

    return shlex.join(["tintero", *args])


def _named_language(args: Sequence[str]) -> str | None:
    """The value of --lang wherever it stands: errors and help need it before anything is parsed."""
    for i, arg in enumerate(args):
        if arg == "--":
            return None
        if arg == "--lang" and i + 1 < len(args):
            return args[i + 1]
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
    return None


def language_of(args: Sequence[str]) -> tuple[str, str | None]:
    """The language to speak, and the value of --lang if it names none that we know."""
    from tintero.rulebook.lang import pick_lang

    named = _named_language(args)
    try:
        return pick_lang(named, os.environ), None
    except ValueError:
        return pick_lang(None, os.environ), named


# ---- errors that are not surprises -------------------------------------------------------------------------------


def known(fault: Exception, lang: str) -> str | None:
    """The sentence about an error that a person can do something about; None for our own mistakes."""
    message = getattr(fault, "message", None)
    if callable(message):  # UserError, CardsError and their kin
        return str(message(lang))
    kinds = {kind.__name__ for kind in type(fault).__mro__}
    if "UsageError" in kinds:
        return _usage(fault, kinds, lang)
    if "NotUnderstood" in kinds:
        from tintero.cli.chosen_decks import refused

        return refused([fault], lang)
    if isinstance(fault, OSError) and fault.filename is not None:
        return say("file_trouble", lang, path=fault.filename)
    return None


def _usage(fault: Exception, kinds: set[str], lang: str) -> str:
    """Typer's own complaints; by name, because typer has moved its exception classes more than once."""
    ctx = getattr(fault, "ctx", None)
    command = ctx.command_path if ctx is not None else "tintero"
    if "NoSuchOption" in kinds:
        return say("no_such_option", lang, option=getattr(fault, "option_name", ""), command=command)
    if "MissingParameter" in kinds:
        param = getattr(fault, "param", None)
        name = (param.metavar or param.name) if param is not None else ""
        return say("missing_argument", lang, name=name, command=command)
    if "BadOptionUsage" in kinds:
        return say("bad_option_usage", lang, option=getattr(fault, "option_name", ""))
    return say("bad_usage", lang, command=command)
