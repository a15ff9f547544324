"""After a game: who won, the next game of the series, a rematch, watching it again, and writing it down."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from tintero.cards.names import fold
from tintero.cli.new_file import new_target, write_new
from tintero.cli.tabletop import Scene, Tabletop
from tintero.cli.telling import Telling
from tintero.cli.texts import COMMAND_WORDS, REMATCH_WORDS, WATCH_WORDS, YES_WORDS
from tintero.cli.user_error import UserError
from tintero.table.how_it_ended import reader_of, result_of
from tintero.table.session import Session
from tintero.words import label

if TYPE_CHECKING:
    from tintero.cli.here import Here
    from tintero.cli.table_talk import TableTalk

SEEDS = 1_000_000  # seeds that are easy to type again


class Afterwards:
    def __init__(self, talk: TableTalk) -> None:
        self.talk = talk
        self.here = talk.here
        self.session = talk.session
        self.screen = talk.screen

    def wanted(self) -> Session | None:
        """The session that is played next; None if nobody wants any."""
        from tintero.cli.table_talk import FAULTS

        self.draw()
        while True:
            typed = self.screen.ask("> ").strip()
            head, _, rest = typed.partition(" ")
            command = COMMAND_WORDS.get(fold(head), "")
            try:
                if command == "quit" or (not typed and self.session.over):
                    return None
                if not typed:
                    return self.next_game()
                if fold(typed) in REMATCH_WORDS and self.session.over:
                    return self.rematch()
                if fold(typed) in WATCH_WORDS:
                    self.watch()
                elif command == "record":
                    self.record(rest.strip())
                elif command in ("export", "save"):
                    self.export(rest.strip())
                elif command == "explain":
                    from tintero.cli.thoughts import explain_lines

                    self.talk.page(explain_lines(self.talk, self.player))
                elif command == "review":
                    from tintero.cli.review_command import review_after

                    self.talk.page(review_after(self.talk, self.player))
                elif command == "log":
                    self.talk.page(self.talk.asides(self.player).log(rest))
                else:
                    raise UserError("table.not_understood", value=typed)
            except FAULTS as fault:
                self.talk.note(fault.message(self.here.lang))
            if self.screen.in_place:
                self.draw()

    @property
    def menu(self) -> str:
        return "play.after_game" if self.session.over else "play.next_game"

    @property
    def player(self) -> int:
        return self.talk.last_person or 1

    def draw(self) -> None:
        """The table as the game ended, and who won."""
        view = self.session.game.view(self.player, self.here.lang)
        telling = self.talk.telling(self.player)
        news = telling.news(self.talk.told.get(self.player, 0))
        keys = self.talk.keys[self.player]
        keys.choose_among(())
        words = [*self.result(self.here, self.session), self.here.say(self.menu)]
        scene = Scene(view, keys, self.session.seating, self.here.lang, news, words, self.talk.notes)
        top = Tabletop(scene, self.screen.width)
        if self.screen.in_place:
            self.screen.frame(top.lines(self.screen.height - 1, self.here.console))
        else:
            self.screen.frame(top.in_full(self.here.console, board=False))
        self.talk.notes = []

    @staticmethod
    def result(here: Here, session: Session) -> list[str]:
        """Who won, the lore of everybody, and how the series stands."""
        people, reader = session.seating, reader_of(session)
        out = [result_of(session, here.lang)]
        if session.best_of > 1:
            names = [label(people.person(n, reader), here.lang) for n in range(len(session.seats))]
            wins = [
                here.say("play.series_score", player=name, wins=session.wins(n + 1)) for n, name in enumerate(names)
            ]
            out.append(here.say("play.series_stands", best=session.best_of, scores=", ".join(wins)))
            if session.over and session.match.winner >= 0:
                won = here.say("play.series_won", player=people.person(session.match.winner, reader))
                out.append(won)
        return out

    # ---- what may follow ---------------------------------------------------------------------------------------

    def next_game(self) -> Session:
        """The next one of the series; a person who lost says who starts."""
        session = self.session
        chooser = session.starter_asked
        if chooser is not None and session.is_person(chooser):
            alone = len(session.persons) == 1
            person = session.seating.person(chooser - 1, chooser - 1 if alone else None)
            typed = self.screen.ask(self.here.say("play.start_choice", player=person))
            session.choose_start(fold(typed) in YES_WORDS)
        session.next_game()
        if not self.talk.manners.keep_named:
            session.file = None
        return session

    def rematch(self) -> Session:
        new = self.session.rematch(secrets.randbelow(SEEDS))
        new.file = self.session.file if self.talk.manners.keep_named else None
        return new

    def watch(self) -> None:
        from tintero.cli.replaying import Replaying

        Replaying(self.here, self.session.saved(), self.here.say("play.this_game"), self.screen).run()

    def record(self, path: str) -> None:
        """What was recorded, now that nothing is hidden any more."""
        from tintero.cli.record_commands import write

        if not path:
            raise UserError("recording.where")
        self.talk.note(write(self.talk, path))

    def export(self, path: str) -> None:
        """The game as a file that can be resumed and shown again, or as text what happened in it."""
        if not path:
            raise UserError("play.export_which")
        if not path.lower().endswith(".txt"):
            self.talk.note(self.here.say("play.exported_game", path=self.session.save(path)))
            return
        new_target(path)
        telling = Telling(self.session.game, self.here.lang)
        text = "\n".join(telling.lines()).strip() + "\n"
        self.talk.note(self.here.say("play.exported_log", path=write_new(path, text)))
