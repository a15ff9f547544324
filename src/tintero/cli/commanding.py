"""The commands at the table: what is shown besides the board, taking back, saving, leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tintero.cards.names import fold
from tintero.cli.new_file import new_target, write_new
from tintero.cli.started import as_started
from tintero.cli.tabletop import Tabletop
from tintero.cli.texts import MORE_WORDS, NO_WORDS, YES_WORDS
from tintero.cli.user_error import UserError
from tintero.cli.why_page import why_lines
from tintero.edges.plain_text import is_number
from tintero.table.view import View

if TYPE_CHECKING:
    from tintero.cli.table_talk import TableTalk


RECORDING: Final = ("record", "check", "cannot", "finish")


class Commanding:
    """Carries out one command of one person."""

    def __init__(self, talk: TableTalk, player: int, view: View) -> None:
        self.talk = talk
        self.here = talk.here
        self.session = talk.session
        self.player = player
        self.view = view

    def do(self, command: str, rest: str) -> bool:
        """Whether another question may be open after it."""
        if command in ("undo", "concede", "quit"):
            return {"undo": self.undo, "concede": self.concede, "quit": self.quit}[command]()
        if command in ("save", "export"):
            {"save": self.save, "export": self.export}[command](rest)
            return False
        if command in RECORDING:
            from tintero.cli.record_commands import RecordCommands

            RecordCommands(self.talk, self.player).do(command, rest)
            return False
        if command == "review":
            raise UserError("thinking.review_after_game")
        if command in ("hint", "explain"):
            from tintero.cli.thoughts import explain_lines, hint_lines

            self.talk.page({"hint": hint_lines, "explain": explain_lines}[command](self.talk, self.player))
            return False
        asides = self.talk.asides(self.player)
        if command == "help":
            self.talk.page(asides.help())
        elif command == "board":
            scene = self.talk.scene(self.view, self.player)
            self.talk.page(Tabletop(scene, self.talk.screen.width).whole_board())
        elif command == "why":
            keys = self.talk.keys[self.player]
            width = self.talk.screen.width
            self.talk.page(why_lines(self.here, width, self.session.game, self.view, keys, rest))
        elif command == "card":
            self.card(rest)
        elif command == "log" and self.talk.screen.in_place:
            self.talk.page(asides.log(rest, self.talk.screen.height - 1))
        elif command == "more":
            raise UserError("table.card_what")
        else:
            show = {"log": asides.log, "rules": asides.rules, "discard": asides.discard, "under": asides.under,
                    "deck": asides.deck}  # fmt: skip
            self.talk.page(show[command](rest))
        return False

    # ---- cards -------------------------------------------------------------------------------------------------

    def card_or_help(self, rest: str) -> bool:
        """`?` is help, `?3` all of the card of option 3, `?lilo` all of Lilo."""
        if rest:
            self.card(rest)
            return False
        return self.do("help", "")

    def card(self, rest: str) -> None:
        words, _, last = rest.rpartition(" ")
        more = bool(words) and fold(last) in MORE_WORDS
        words = words if more else rest
        number = self.numbered(words) if is_number(words) else None
        self.talk.page(self.talk.asides(self.player).card(words, number, more))

    def numbered(self, key: str) -> int:
        """The card that an option is about: of an action with two cards the first; in its second step the second."""
        act = self.talk.keys[self.player].act(int(key))
        if act is None:
            raise UserError("play.no_such_key", value=key)
        cards = act.options[0].cards
        if not cards:
            raise UserError("play.no_card_there", value=key)
        return cards[-1] if self.talk.step else cards[0]

    # ---- taking back and leaving -------------------------------------------------------------------------------

    def undo(self) -> bool:
        self.session.undo(self.player)
        if self.talk.tape is not None and not self.talk.tape.shorten():
            self.talk.tape = None
            self.talk.note(self.here.say("recording.undone"))
        self.talk.queue.clear()
        self.talk.news = []
        self.talk.told[self.player] = len(self.talk.telling(self.player))
        self.talk.note(self.here.say("table.undone"))
        return True

    def confirmed(self, key: str) -> bool:
        return fold(self.talk.screen.ask(self.here.say(key) + " ")) in YES_WORDS

    def concede(self) -> bool:
        if not self.confirmed("table.concede_sure"):
            return False
        self.session.concede(self.player)
        return True

    def quit(self) -> bool:
        """Nothing is lost: the game is in its file already, and may be written to another one."""
        from tintero.cli.table_talk import Leave

        if self.talk.manners.judging:
            raise Leave
        self.leave_recording()
        kept = self.talk.keep()
        if not kept:
            typed = self.talk.screen.ask(self.here.say("table.quit_save")).strip()
            if fold(typed) in YES_WORDS:
                typed = self.talk.screen.ask(self.here.say("table.quit_name")).strip()
            if typed and fold(typed) not in NO_WORDS:
                self.save(typed)
        raise Leave

    def leave_recording(self) -> None:
        """What was looked at is in no other file than that of the recording."""
        tape = self.talk.tape
        if tape is None or not tape.looks:
            return
        typed = self.talk.screen.ask(self.here.say("recording.quit_name")).strip()
        if typed and fold(typed) not in NO_WORDS:
            from tintero.cli.record_commands import write

            self.talk.note(write(self.talk, typed))

    # ---- files -------------------------------------------------------------------------------------------------

    def save(self, rest: str) -> None:
        if not rest:
            raise UserError("table.save_where")
        self.talk.note(self.here.say("saves.saved", path=self.session.save(rest)))

    def export(self, rest: str) -> None:
        """The position as this player may know it, as a scenario for `tintero judge`; all of it where all lies open."""
        from tintero.judge.export import CannotExport, exported

        if not rest:
            raise UserError("table.export_where")
        new_target(rest)
        try:
            viewer = self.talk.viewer(self.player)
            text = exported(self.session.game.rules, None if viewer is None else viewer - 1, self.here.lang)
        except CannotExport as fault:
            raise UserError("table.export_not_now") from fault
        path = str(write_new(rest, text))
        self.talk.note(self.here.say("table.exported", path=path, command=as_started("judge", path)))
