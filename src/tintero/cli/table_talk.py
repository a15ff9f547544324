"""The conversation with the people at the table: board, question, answer, and the commands in between."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from rich.text import Text

from tintero.cards import CardsError
from tintero.cards.names import fold
from tintero.cli import saves
from tintero.cli.board import Board
from tintero.cli.choices import Choices
from tintero.cli.here import Here, shown
from tintero.cli.new_file import new_target, write_new
from tintero.cli.numbers import Numbers
from tintero.cli.session import HUMAN, Session
from tintero.cli.telling import Telling
from tintero.cli.texts import COMMAND_WORDS
from tintero.cli.texts_table import END_WORDS, NO_WORDS, YES_WORDS
from tintero.cli.user_error import UserError
from tintero.cli.watch import bots_of, introduce, result
from tintero.cli.why import Why
from tintero.cli.wrapping import hanging, two_columns
from tintero.edges import bounds
from tintero.edges.file_refused import FileRefused
from tintero.edges.plain_text import is_number
from tintero.rules import option as op
from tintero.rules.event import NOBODY
from tintero.rules.option import Decision, Option
from tintero.table.card_names import Names

LAST_EVENTS = 20
RULE_OF_VERB = {
    op.INK: "4.2", op.PLAY: "4.3", op.SHIFT: "8.10", op.SING: "5.4.4", op.SING_TOGETHER: "8.12", op.USE: "4.4",
    op.QUEST: "4.5", op.CHALLENGE: "4.6", op.MOVE: "4.7", op.END: "4.1.2",
}  # fmt: skip


def cards_of(o: Option) -> list[int]:
    """The cards that an option of the turn speaks of."""
    if o.verb in (op.SING, op.CHALLENGE, op.MOVE, op.SHIFT):
        return [o.a, o.b]
    return [o.a] if o.verb in (op.INK, op.PLAY, op.SING_TOGETHER, op.USE, op.QUEST) else []


class Leave(Exception):
    """The person stops playing; the game is saved."""


class TableTalk:
    def __init__(
        self, here: Here, session: Session, read: Callable[[str], str], save_file: str, keep_when_over: bool = False
    ) -> None:
        self.here = here
        self.session = session
        self.read = read
        self.save_file = save_file
        self.keep_when_over = keep_when_over
        self.bots = bots_of(session)
        # events that each seat has read; of a resumed game only the last ones are told again
        self.told = [max(0, len(session.game.events) - LAST_EVENTS) if session.choices else 0] * len(session.seats)
        self.last_person = NOBODY
        self.saving = True

    # ---- the loop ----------------------------------------------------------------------------------------------

    def run(self) -> None:
        try:
            introduce(self.here, self.session)
            while not self.session.game.over:
                seat = self.session.game.to_decide
                if self.session.is_human(seat):
                    self.hand_over(seat)
                    self.ask(seat)
                else:
                    game = self.session.game
                    self.session.choose(game.options[self.bots[seat].choose(game)])
            self.tell(max(self.last_person, 0))
            result(self.here, self.session)
            self.finish()
        except Leave:
            pass
        except (KeyboardInterrupt, EOFError):
            self.here.line()
            if self.keep():
                self.here.print("saved_resume", path=self.save_file)
            raise KeyboardInterrupt from None

    def finish(self) -> None:
        """A game that is over needs no autosave; a file that the person named keeps it for a replay."""
        if self.keep_when_over:
            if self.keep():
                self.here.print("saved", path=self.save_file)
        else:
            saves.remove(self.save_file)

    def keep(self) -> bool:
        """Save where the game is saved all along; a folder that cannot be written is reported once."""
        if not self.saving:
            return False
        try:
            saves.write(self.save_file, self.session.saved())
        except (UserError, FileRefused) as fault:
            self.saving = False
            self.here.line(fault.message(self.here.lang))
        return self.saving

    # ---- showing -----------------------------------------------------------------------------------------------

    def telling(self, seat: int) -> Telling:
        return Telling(self.session, self.here.lang, seat)

    def tell(self, seat: int) -> None:
        events = self.session.game.events
        for line, group in groupby(self.telling(seat).lines(events[self.told[seat] :])):
            count = len(list(group))
            self.log_line(line, f" ×{count}" if count > 1 else "")
        self.told[seat] = len(events)

    def log_line(self, line: str, times: str = "") -> None:
        if not line:
            self.here.line()
            return
        head, _, rule = line.rpartition(" (")
        hanging(self.here.console, Text.assemble(head, (f" ({rule}{times}", "dim")), 2, 2)

    def hand_over(self, seat: int) -> None:
        """Two people share the screen: the other one must not see this hand."""
        several = self.session.seats.count(HUMAN) > 1
        if self.last_person not in (NOBODY, seat) or (self.last_person == NOBODY and several):
            self.here.console.clear()
            self.read(self.here.say("pass_keyboard", player=self.telling(seat).who(seat)))
        self.last_person = seat

    def board(self, seat: int) -> None:
        game = self.session.game
        telling = self.telling(seat)
        people = [telling.who(p) for p in range(len(self.session.seats))]
        people[seat] = self.here.say("you_are", player=people[seat])
        view = game.view(seat)
        goal = self.session.settings.lore_to_win
        names = Names(game, seat, self.here.lang)
        self.here.line()
        self.here.console.print(Board(view, names, people, self.session.pool, goal, self.here.lang).draw())

    # ---- asking ------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Ask until the person has chosen something."""
        self.tell(seat)
        game = self.session.game
        decision = game.decision
        if decision is None:
            return
        if decision.kind in (op.TURN, op.HAND):
            self.board(seat)
        choices = self.show(decision, seat)
        while True:
            typed = self.read(self.prompt(game.view(seat)["turn"])).strip()
            try:
                answers = self.understand(typed, choices, seat)
            except (UserError, CardsError, FileRefused) as fault:
                self.here.console.print(fault.message(self.here.lang))
                continue
            if answers:
                for option in answers:
                    self.session.choose(option)
                self.keep()
                return
            if self.session.game is not game or game.over:
                return

    def prompt(self, turn: int) -> str:
        return self.here.say("prompt", turn=turn) if turn else self.here.say("prompt_setup")

    def show(self, decision: Decision, seat: int) -> Choices:
        telling = self.telling(seat)
        choices = Choices(decision, telling)
        question = self.here.say("ask_hand") if choices.at_once else telling.question()
        for i, line in enumerate(question.splitlines()):
            hanging(self.here.console, Text(line.strip(), style="bold"), 2 if i else 0)
        choices.draw(self.here.console)
        return choices

    def understand(self, typed: str, choices: Choices, seat: int) -> list[Option]:
        """The answer; nothing after a command has been carried out."""
        if len(typed) > bounds.LINE_LENGTH:
            raise UserError("line_too_long", most=bounds.LINE_LENGTH)
        if not typed:
            choices.draw(self.here.console)
            return []
        numbers = typed.replace(",", " ").split()
        if all(is_number(n) for n in numbers):
            return self.by_number(typed, numbers, choices)
        head, _, rest = typed.partition(" ")
        command = COMMAND_WORDS.get(fold(head)) or ("help" if head == "?" else "")
        if command == "why" and fold(rest.partition(" ")[0]) == "que" and fold(head) == "por":
            rest = rest.partition(" ")[2]
        if command and not (command == "why" and fold(head) == "por" and not rest):
            self.command(command, rest.strip(), choices, seat)
            return []
        if fold(typed) in END_WORDS:
            ending = [c.option for c in choices.all if c.option.verb == op.END]
            if ending or choices.decision.kind == op.TURN or not choices.named(typed):
                if not ending:
                    hanging(self.here.console, Text(self.not_ending(seat)))
                return ending
        return self.by_name(typed, choices)

    def by_number(self, typed: str, numbers: list[str], choices: Choices) -> list[Option]:
        for n in numbers:
            if choices.number(int(n)) is None and not (choices.at_once and int(n) == 0):
                raise UserError("no_such_number", value=n, most=len(choices.all))
        if choices.at_once:
            return choices.several(typed)
        if choices.in_order:
            return choices.ordered([int(n) for n in numbers])
        if len(numbers) == 1:
            return [choices.all[int(numbers[0]) - 1].option]
        raise UserError("one_number")

    def by_name(self, typed: str, choices: Choices) -> list[Option]:
        found = choices.named(typed)
        if choices.in_order and len({c.text for c in found}) == 1:
            found = found[:1]  # copies: either will do
        if len(found) == 1 and choices.at_once:
            return choices.several(str(found[0].number))
        if len(found) == 1:
            return [found[0].option]
        if found:
            names = [f"{c.number} {c.text}" for c in found[:6]]
            raise UserError("which_one", names=[*names, "…"] if len(found) > 6 else names)
        raise UserError("not_understood", value=shown(typed))

    # ---- commands ----------------------------------------------------------------------------------------------

    def command(self, command: str, rest: str, choices: Choices, seat: int) -> None:
        if command == "help":
            lines = [line.partition("|") for line in self.here.say("help_table").splitlines()]
            two_columns(self.here.console, [(left, right) for left, _, right in lines])
        elif command == "board":
            self.board(seat)
            choices.draw(self.here.console)
        elif command == "why":
            self.why(rest, choices, seat)
        elif command == "undo":
            self.session.undo(seat)
            self.told[seat] = len(self.session.game.events)
            self.here.print("undone")
        elif command == "log":
            self.log(rest, seat)
        elif command == "card":
            self.card(rest, seat)
        elif command == "rule":
            self.rule(rest)
        elif command == "save":
            self.save(rest)
        elif command == "export":
            self.export(rest, seat)
        elif command == "concede":
            if self.confirmed("concede_sure"):
                self.session.concede(seat)
        elif command == "quit":
            self.quit()

    def confirmed(self, key: str) -> bool:
        return fold(self.read(self.here.say(key) + " ")) in YES_WORDS

    def not_ending(self, seat: int) -> str:
        """Why the turn cannot be ended; '' if it can."""
        return Why(self.session.game, seat, self.here.lang).ending()

    def log(self, rest: str, seat: int) -> None:
        lines = self.telling(seat).lines(self.session.game.events)
        if fold(rest) not in ("all", "todo"):
            lines = lines[-LAST_EVENTS:]
        for line in lines:
            self.log_line(line)

    def why(self, rest: str, choices: Choices, seat: int) -> None:
        if not rest:
            raise UserError("why_what")
        if is_number(rest):
            choice = choices.number(int(rest))
            if choice is None:
                raise UserError("no_such_number", value=rest, most=len(choices.all))
            rule = RULE_OF_VERB.get(choice.option.verb, choices.decision.rule)
            self.here.console.print(self.here.say("why_offered", option=choice.text, rule=rule))
            for card in cards_of(choice.option):
                self.numbers(card, seat)
            return
        if fold(rest) in END_WORDS:
            ending = self.telling(seat).option(Option(op.END))
            yes = self.here.say("why_offered", option=ending, rule=RULE_OF_VERB[op.END])
            hanging(self.here.console, Text(self.not_ending(seat) or yes))
            return
        for card, name, answers in Why(self.session.game, seat, self.here.lang).asked(rest):
            self.here.console.print(Text(name, style="bold"))
            self.numbers(card, seat, named=False)
            for a in answers:
                mark = ("  ✓ ", "green") if a.possible else ("  ✗ ", "red")
                words = [w for w in (a.what, self.here.say("yes") if a.possible else a.reason) if w]
                text = Text.assemble(mark, ": ".join(words))
                if a.rule:
                    text.append(f" ({a.rule})", style="dim")
                hanging(self.here.console, text, 0, 4)
            if not answers:
                self.here.print("why_nothing")

    def numbers(self, card: int, seat: int, named: bool = True) -> None:
        """Where the numbers of a card come from."""
        told = Numbers(self.session.game, seat, self.here.lang)
        if named:
            self.here.console.print(Text(told.names.marked(card), style="bold"))
        for deeper, line in told.lines(card):
            hanging(self.here.console, Text(line, style="dim" if deeper else ""), 2 + 2 * deeper, 2)

    def card(self, rest: str, seat: int) -> None:
        """A part of the name will do for the cards that the player sees; any other card by its full name."""
        from tintero.cli.card_tools import show_command

        if not rest:
            raise UserError("card_what")
        if self.here.pool.get(rest) is None:
            names = self.seen(rest, seat)
            if len(names) > 1:
                raise UserError("which_one", names=names)
            rest = names[0] if names else rest
        show_command(self.here, rest)

    def seen(self, words: str, seat: int) -> list[str]:
        """Names of cards in the own hand, in play and in discards that have these words in them."""
        view = self.session.game.view(seat)
        cards = [*view["players"][seat]["hand"], *view["play"]]
        for player in view["players"]:
            cards += player["discard"]
        wanted = fold(words)
        return list(dict.fromkeys(c["name"] for c in cards if wanted and wanted in fold(c["name"])))

    def rule(self, rest: str) -> None:
        from tintero.rulebook import rulebook

        found = rulebook().rule(rest.replace(",", ".")) if rest else None
        if found is None:
            raise UserError("no_such_rule", value=shown(rest))
        hanging(self.here.console, Text(f"{found.number}  {found.text(self.here.lang)}"), 0, 2)

    def save(self, rest: str) -> None:
        if not rest:
            raise UserError("save_where")
        path = saves.write(rest, self.session.saved())
        self.here.print("saved_resume", path=path)

    def export(self, rest: str, seat: int) -> None:
        """The position as this player may know it, as a scenario for `tintero judge`."""
        from tintero.judge.export import CannotExport, exported

        if not rest:
            raise UserError("export_where")
        new_target(rest)
        try:
            text = exported(self.session.game, seat, self.here.lang)
        except CannotExport as fault:
            raise UserError("export_not_now") from fault
        self.here.print("exported", path=write_new(rest, text))

    def quit(self) -> None:
        """Nothing is lost: the game is in its file already, and may be written to another one."""
        kept = self.keep()
        if kept:
            self.here.print("saved_resume", path=self.save_file)
        try:
            typed = self.read(self.here.say("quit_save")).strip()
            if fold(typed) in YES_WORDS:
                typed = self.read(self.here.say("quit_name")).strip()
        except (EOFError, KeyboardInterrupt):
            typed = ""
        if typed and fold(typed) not in NO_WORDS:
            path = saves.write(typed, self.session.saved())
            self.here.print("saved_resume", path=path)
        raise Leave
