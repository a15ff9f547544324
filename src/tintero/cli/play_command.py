"""`tintero play`: at a terminal a person plays; in a pipe a whole game between bots is shown."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable

from tintero.cards import CardsError, Deck
from tintero.cli import saves
from tintero.cli.chosen_decks import definitions_of, find_any, two_samples, warn_about
from tintero.cli.here import Here, seed_of, shown, whole_number
from tintero.cli.session import HUMAN, Session
from tintero.cli.table_talk import TableTalk
from tintero.cli.user_error import UserError
from tintero.cli.watch import restore, watch
from tintero.edges import bounds
from tintero.edges.file_refused import FileRefused
from tintero.edges.plain_text import is_number, neutral

Read = Callable[[str], str]


def at_terminal() -> bool:
    try:
        return sys.stdin.isatty()
    except (AttributeError, ValueError):  # no standard input, or closed
        return False


def ask_line(prompt: str) -> str:
    """A line that the person types, with the editing keys of the terminal where there are any."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (importing it is what switches it on)
    return input(neutral(prompt))


def play_command(
    here: Here, deck: str | None, against: str | None, seed: str | None, opponent: str | None, players: str | None,
    save: str | None, resume: str | None,
) -> None:
    if save is not None:
        saves.check(save)
    if resume is not None:
        if any(given is not None for given in (deck, against, seed, opponent, players)):
            raise UserError("resume_alone")
        session = restore(here, resume)
        if not at_terminal():
            _stand_ins(session)
            watch(here, session, save=save)
            return
        _sit_down(here, session, save, resume)
        return
    number = seed_of(seed)
    count = whole_number(players, "bad_seats", 2, 4) if players is not None else 2
    rival = rival_of(opponent)
    person = at_terminal()
    read = ask_line if person else None
    mine = choose_deck(here, deck, "which_deck", read, 0)
    theirs = choose_deck(here, against, "which_deck_against", read, 1)
    session = Session([mine] + [theirs] * (count - 1), [HUMAN] + [rival] * (count - 1), number, here.reader)
    warn_about(here, [mine, theirs], [deck or "", against or ""])
    if not person:
        _stand_ins(session)
        watch(here, session, save=save)
        return
    _sit_down(here, session, save)


def rival_of(name: str | None) -> str:
    from tintero.players import PLAYERS

    wanted = (name or "greedy").strip().lower()
    if wanted not in (*PLAYERS, HUMAN):
        raise UserError("unknown_player", name=shown(name or ""), names=[*PLAYERS, HUMAN])
    return wanted


def _stand_ins(session: Session) -> None:
    """Nobody is at the terminal: bots take the seats of people."""
    session.seats = ["greedy" if seat == HUMAN else seat for seat in session.seats]


def _same_place(resumed: str) -> str | None:
    """A game resumed from our own folder goes on in the same file; a file of the person's is left as it is."""
    path = os.path.abspath(os.path.expanduser(resumed))
    return path if os.path.dirname(path) == str(saves.autosave_folder()) and not os.path.islink(path) else None


def _sit_down(here: Here, session: Session, save: str | None, resumed: str | None = None) -> None:
    """Play at the terminal, saving all along."""
    file = save or (resumed and _same_place(resumed)) or str(saves.autosave_file(session.seed))
    TableTalk(here, session, ask_line, file, keep_when_over=save is not None).run()


# ---- choosing decks ----------------------------------------------------------------------------------------------


def choose_deck(here: Here, name: str | None, question: str, read: Read | None, sample: int) -> Deck:
    """The deck that was named; else one asked for at the terminal; else a sample."""
    if name is not None:
        return find_any(name, here.pool)
    if read is None:
        return find_any(two_samples()[sample], here.pool)
    from tintero.lab import sample_decks

    names = list(sample_decks())
    here.line()
    here.print(question)
    for i, sample_name in enumerate(names, start=1):
        found = find_any(sample_name, here.pool)
        inks = ", ".join(here.say(f"ink_{ink.value.lower()}") for ink in found.inks)
        here.line(f"  {i}  {sample_name} ({inks})")
    while True:
        typed = read(here.say("deck_prompt")).strip()
        if not typed:
            typed = names[sample]
        elif typed.isdigit():
            if not is_number(typed) or not 1 <= int(typed) <= len(names):
                here.print("deck_number", count=len(names))
                continue
            typed = names[int(typed) - 1]
        if len(typed) > bounds.LINE_LENGTH:
            here.print("line_too_long", most=bounds.LINE_LENGTH)
            continue
        try:
            deck = find_any(typed, here.pool)
            definitions_of([deck], here.reader)
            return deck
        except (CardsError, UserError, FileRefused) as fault:
            here.line(fault.message(here.lang))
