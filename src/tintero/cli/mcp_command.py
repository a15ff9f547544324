"""`tintero mcp`: judge, rules, cards, decks and a table for assistants, over the Model Context Protocol."""

from __future__ import annotations

import os
import signal
import sys
from importlib.util import find_spec

from tintero.cli.here import Here
from tintero.cli.play_command import at_terminal
from tintero.cli.user_error import UserError


def mcp_command(here: Here) -> None:
    if find_spec("mcp") is None:
        raise UserError("assistants.needs")
    from tintero.env.assistant.mcp_server import assistant_server

    if sys.stdin is None:  # closed: nobody is there
        return
    if at_terminal():
        here.note("assistants.at_terminal")
    server = assistant_server(here.house)
    # Whoever started it waits for no goodbye: the SDK would wait for one more line of input.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    ours = sys.stdout
    sys.stdout = os.fdopen(os.dup(ours.fileno()), "w", encoding="utf-8")  # the SDK closes what it has written to
    try:
        server.run()
    except BaseExceptionGroup as faults:
        raise innermost(faults) from None
    finally:
        sys.stdout = ours


def innermost(fault: BaseException) -> BaseException:
    """What went wrong, without the groups in which the SDK wraps it."""
    while isinstance(fault, BaseExceptionGroup):
        fault = fault.exceptions[0]
    return fault
