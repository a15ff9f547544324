"""What the tests of the table type, and what they read out of what was written."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tintero.rules import option as op
from tintero.table.session import Session

Make = Callable[..., Session]
Talk = Callable[..., str]


class Typist:
    """Types these lines; then hangs up."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


def flat(out: str) -> str:
    return " ".join(out.split())


def verbs(session: Session) -> list[int]:
    """What was done in turns; opening hands are kept or not before."""
    done = [answer.verb for answer in session.game.choices]
    return [verb for verb in done if verb not in (op.DONE, op.CARD)]


def hidden_names(session: Session) -> set[str]:
    """Cards of the opponent that nobody has shown."""
    s = session.game.rules.state
    return {s.table.faces[s.defs[c]].full_name for c in s.players[1].hand if not s.known[c] & 1}
