"""A session at the terminal, from sitting down to leaving: games, rematches, and where everything is kept."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

from tintero.cli.afterwards import Afterwards
from tintero.cli.here import Here
from tintero.cli.screen import InPlace, Read, Screen
from tintero.cli.signs import signs_here
from tintero.cli.started import as_started
from tintero.cli.table_talk import Leave, Manners, TableTalk
from tintero.table.kept import forget_old, games_folder, new_file
from tintero.table.session import Session


def screen_for(here: Here, read: Read, plain: bool) -> Screen:
    """In place on a terminal that can do that, unless the person wants plain lines."""
    console = here.console
    able = console.is_terminal and not console.is_dumb_terminal and not plain
    return (InPlace if able else Screen)(console, read, signs_here())


def sit_down(here: Here, session: Session, screen: Screen, manners: Manners) -> None:
    """Play until everybody has had enough. What is said last stays on the terminal."""
    last: list[str] = []
    stopped = False
    with contextlib.ExitStack() as stack:
        if isinstance(screen, InPlace):
            stack.enter_context(screen)
        try:
            last = Evening(here, session, screen, manners).spend()
        except Stopped as stop:
            last, stopped = stop.words, True
    for line in last:
        here.line(screen.signs.legible(line))
    if stopped:
        raise KeyboardInterrupt


class Stopped(Exception):
    """Ctrl-C, or the end of what is typed."""

    def __init__(self, words: list[str]) -> None:
        super().__init__()
        self.words = words


class Evening:
    """One game after the other, as long as somebody wants another one."""

    def __init__(self, here: Here, session: Session, screen: Screen, manners: Manners) -> None:
        self.here = here
        self.session: Session | None = session
        self.screen = screen
        self.manners = manners

    def spend(self) -> list[str]:
        """What is to be read afterwards."""
        last: list[str] = []
        while self.session is not None:
            session = self.session
            if session.file is None:
                session.file = new_file(time.strftime("%Y%m%d-%H%M%S"), session.game.seed)
            talk = TableTalk(self.here, session, self.screen, self.manners)
            try:
                talk.play()
                forget_old()
                last = [*self.result(session), *self.kept(session, talk, "play.kept_again", "replay")]
                self.session = Afterwards(talk).wanted()
            except Leave:
                return self.kept(session, talk, "play.go_on", "play", "--resume")
            except (KeyboardInterrupt, EOFError):
                kept = talk.keep() or session.game.over
                raise Stopped(self.kept(session, talk, "play.go_on", "play", "--resume") if kept else []) from None
        return last

    def result(self, session: Session) -> list[str]:
        return Afterwards.result(self.here, session)

    def kept(self, session: Session, talk: TableTalk, key: str, *command: str) -> list[str]:
        if not talk.saving or session.file is None:
            return []
        if session.game.over and session.over:
            key, command = "play.kept_again", ("replay",)
        return [self.here.say(key, command=as_started(*command, short_path(session.file)))]


def short_path(file: Path) -> str:
    """A game of our own folder is found by its name alone."""
    return file.stem if file.parent == games_folder() else str(file)
