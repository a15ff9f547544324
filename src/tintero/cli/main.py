"""The entry point: it chooses the language, runs the command, and never lets a traceback out."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence

from tintero.cli.user_error import UserError
from tintero.edges.plain_text import neutral
from tintero.words import TERMS, pick_lang, say, with_terms

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
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w"))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(args: Sequence[str]) -> int:
    """Run one command line and return its exit code."""
    lang, wrong = language_of(args)
    try:
        if wrong is not None:
            raise wrong
        code = _command(args, lang)
        sys.stdout.flush()
        return code
    except (KeyboardInterrupt, EOFError) as stop:
        said = getattr(stop, "message", None)  # whoever was interrupted may say at what
        sys.stderr.write(f"\n{neutral(said(lang))}\n" if callable(said) else "\n")
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()  # the reader has seen enough, as `head` does
        return OK
    except Exception as fault:
        if os.environ.get("TINTERO_DEBUG", "") not in ("", "0"):
            import traceback

            traceback.print_exc()
        sentence = known(fault, lang)
        if sentence is None and isinstance(fault, OSError):
            _drop_output()
            sentence = say("cli.output_trouble", lang)
        if sentence is not None:
            _tell(sentence)
            return USER_ERROR
        _tell(say("cli.unexpected", lang, error=type(fault).__name__, command=_as_typed(args)))
        return UNEXPECTED


def _command(args: Sequence[str], lang: str) -> int:
    from click.exceptions import Exit

    from tintero.cli.app import build_app

    app = build_app(lang)
    try:
        # not `app.main`: what it makes of Ctrl-C and of a reader who left says less than the errors themselves
        with app.make_context("tintero", list(args)) as ctx:
            app.invoke(ctx)
    except Exit as leaving:
        return leaving.exit_code
    return OK


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


def _named(option: str, args: Sequence[str]) -> str | None:
    """The value of --lang or --terms wherever it stands: errors and help need it before anything is parsed."""
    for i, arg in enumerate(args):
        if arg == "--":
            return None
        if arg == option and i + 1 < len(args):
            return args[i + 1]
        if arg.startswith(f"{option}="):
            return arg.removeprefix(f"{option}=")
    return None


def language_of(args: Sequence[str]) -> tuple[str, UserError | None]:
    """The language to speak, with its terms; and what is wrong with --lang or --terms, if anything is."""
    named, terms = _named("--lang", args), _named("--terms", args)
    try:
        lang = pick_lang(named, os.environ)
    except ValueError:
        return pick_lang(None, os.environ), UserError("cli.bad_language", value=named)
    if terms is not None and terms not in TERMS:
        return lang, UserError("cli.bad_terms", value=terms)
    return with_terms(lang, terms or "both"), None


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
        return say("cli.file_trouble", lang, path=fault.filename)
    return None


def _usage(fault: Exception, kinds: set[str], lang: str) -> str:
    """Click's own complaints; by name, so that a command line without mistakes does not import them."""
    ctx = getattr(fault, "ctx", None)
    command = ctx.command_path if ctx is not None else "tintero"
    if "NoSuchOption" in kinds:
        return say("cli.no_such_option", lang, option=getattr(fault, "option_name", ""), command=command)
    if "MissingParameter" in kinds:
        from tintero.cli.help import value_name

        param = getattr(fault, "param", None)
        name = value_name(param, lang) if param is not None else ""
        return say("cli.missing_argument", lang, name=name, command=command)
    if "BadOptionUsage" in kinds:
        return say("cli.bad_option_usage", lang, option=getattr(fault, "option_name", ""))
    return say("cli.bad_usage", lang, command=command)
