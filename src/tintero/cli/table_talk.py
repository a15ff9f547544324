"""The conversation with the people at the table: who is asked, what they see, and what they answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.text import Text

from tintero.abilities.words import EventKind
from tintero.cli.asides import Asides
from tintero.cli.hearing import Hearing
from tintero.cli.here import Here
from tintero.cli.keys import HAND, ORDER, TURN, Keys
from tintero.cli.pondering import pondering
from tintero.cli.screen import Screen
from tintero.cli.tabletop import Scene, Tabletop
from tintero.cli.telling import Telling
from tintero.edges.explained_error import ExplainedError
from tintero.table.mistakes import IllegalAction
from tintero.table.session import Session
from tintero.table.typed import is_end, verb_of
from tintero.table.view import OptionSeen, View
from tintero.words import label

if TYPE_CHECKING:
    from tintero.cli.tape import Tape

IN_SETUP = frozenset({EventKind.STARTED, EventKind.MULLIGAN})  # the hand shows what was drawn
SETUP = "setup"  # the phase of a view before the first turn
LAST_NEWS = 20  # of a resumed game
FAULTS = (ExplainedError, IllegalAction)


class Leave(Exception):
    """The person stops playing; the game is saved."""


class Finished(Exception):
    """Whoever writes a ruling has done and seen enough."""


@dataclass
class Manners:
    """How this person wants to be treated."""

    confirm_end: bool = True
    keep_named: bool = False  # the file is one that the person named
    judging: bool = False  # a ruling is written at this table; the game itself is kept nowhere


class TableTalk:
    """One session at one keyboard."""

    def __init__(self, here: Here, session: Session, screen: Screen, manners: Manners | None = None) -> None:
        self.here = here
        self.session = session
        self.screen = screen
        self.manners = manners or Manners()
        self.keys = {player: Keys() for player in session.persons}
        self.told = dict.fromkeys(session.persons, 0)
        self.notes: list[str] = []
        self.news: list[str] = []
        self.queue: list[str] = []  # what was typed together and is still to be done in this turn
        self.typed_meanwhile = ""  # while something else was read
        self.step: list[OptionSeen] = []  # the second step of an action: its answers
        self.step_question = ""
        self.warned: tuple[int, int] | None = None  # in which turn the end was asked about
        self.queued_for = (0, 0)  # turn and player
        self.last_person = 0
        self.saving = session.file is not None
        self.refused = ""  # the last action that was not possible, as it was typed
        self.tape = tape_of(here, session)
        if session.game.choices:
            for player in session.persons:
                self.told[player] = max(0, len(self.telling(player)) - LAST_NEWS)

    # ---- the game ----------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Until the game is over. Leave, KeyboardInterrupt or EOFError: somebody stops before."""
        session = self.session
        while not session.game.over:
            with pondering(self.screen, self.here.say("play.thinking"), session.hurry):
                session.computers_move()
            if session.asked is not None:
                self.hand_over(session.asked)
                self.ask(session.asked)
        self.keep()

    def keep(self) -> bool:
        """Save where the game is saved all along; a folder that cannot be written is reported once."""
        if not self.saving:
            return False
        try:
            self.session.save()
        except ExplainedError as fault:
            self.saving = False
            self.note(fault.message(self.here.lang))
        return self.saving

    def hand_over(self, player: int) -> None:
        """Several people share the screen: nobody sees another hand."""
        if len(self.session.persons) > 1 and player != self.last_person and not self.session.open:
            person = self.session.seating.person(player - 1)
            self.screen.blank()
            self.screen.frame([Text(self.here.say("play.hidden_hands", player=person))])
            self.screen.ask(self.here.say("play.hand_over", player=label(person, self.here.lang)))
            self.notes.clear()
        self.last_person = player

    # ---- what is seen ------------------------------------------------------------------------------------------

    def telling(self, player: int) -> Telling:
        return Telling(self.session.game, self.here.lang, self.viewer(player))

    def viewer(self, player: int) -> int | None:
        """With whose eyes somebody looks: where everything lies open, with nobody's."""
        return None if self.session.open else player

    def note(self, text: str) -> None:
        """A sentence about what was typed: below the table, or as the next line."""
        if self.screen.in_place:
            self.notes.append(text)
        else:
            self.screen.line(text)

    def look(self, player: int) -> View:
        """Number the answers, and collect what has happened since the person was asked last."""
        view = self.session.game.view(self.viewer(player), self.here.lang)
        assert view.question is not None
        self.keys[player].look(view, view.question)
        telling = self.telling(player)
        if len(telling) > self.told[player]:
            self.news = telling.news(self.told[player], IN_SETUP if view.phase == SETUP else None)
        self.told[player] = len(telling)
        return view

    def scene(self, view: View, player: int) -> Scene:
        keys = self.keys[player]
        asked = view.question
        assert asked is not None
        question = [asked.text] if not asked.about else [asked.text, f"«{asked.about}»"]
        if self.step:
            question = [self.step_question]
        elif asked.kind == HAND:
            question = [self.here.say("table.ask_hand")]
        elif asked.kind == ORDER and len(asked.options) > 2:
            example = " ".join(str(n) for n in (2, 1, *range(3, len(asked.options) + 1)))
            question.append(self.here.say("table.order_at_once", example=example))
        no_end = ""
        if asked.kind == TURN:
            no_end = self.session.game.not_ending(self.here.lang)
        return Scene(
            view, keys, self.session.seating, self.here.lang, self.news, question, self.notes, no_end,
            second_step=bool(self.step), teams=self.session.settings.teams, seat=player,
        )  # fmt: skip

    def draw(self, view: View, player: int) -> None:
        top = Tabletop(self.scene(view, player), self.screen.width)
        if self.screen.in_place:
            self.screen.frame(top.lines(self.screen.height - 1, self.here.console))
        else:
            self.screen.frame(top.in_full(self.here.console, board=not self.step))
        self.notes = []

    def prompt(self, view: View) -> str:
        asked = view.question
        assert asked is not None
        if self.session.open:
            person = label(self.session.seating.person(asked.player - 1), self.here.lang)
            key = "play.prompt_open_answer" if self.step or asked.kind != TURN else "play.prompt_open"
            return self.here.say(key, player=person, turn=view.turn)
        if self.step or asked.kind not in (TURN, HAND):
            return self.here.say("play.prompt_answer")
        if asked.kind == HAND:
            return self.here.say("play.prompt_setup")
        return self.here.say("play.prompt", turn=view.turn)

    def page(self, lines: list[Text]) -> None:
        """Something else to read; what is typed meanwhile is heard next."""
        typed = self.screen.page(lines, self.go_on)
        self.typed_meanwhile = typed

    def go_on(self, page: int, pages: int) -> str:
        if page == pages:
            return self.here.say("play.prompt_back")
        return self.here.say("play.prompt_page", page=page, pages=pages)

    def asides(self, player: int) -> Asides:
        return Asides(self.here, self.session, self.viewer(player), self.screen.width, player)

    # ---- asking ------------------------------------------------------------------------------------------------

    def ask(self, player: int) -> None:
        """Ask until the person has chosen something."""
        hearing = Hearing(self, player)
        view = self.look(player)
        asks_turn = view.question is not None and view.question.kind == TURN
        if self.queued_for != (view.turn, player):
            self.queue.clear()
        self.queued_for = (view.turn, player)
        self.step = []
        fresh = True
        while True:
            if self.typed_meanwhile:
                typed, self.typed_meanwhile = self.typed_meanwhile, ""
            elif self.queue and asks_turn:
                typed = self.queue.pop(0)
            else:
                if fresh or self.screen.in_place:
                    self.draw(view, player)
                typed = self.screen.ask(self.prompt(view))
            before = self.step
            try:
                answered = hearing.hear(typed.strip(), view)
            except FAULTS as fault:
                self.note(fault.message(self.here.lang))
                self.note_refused(typed, fault)
                self.queue.clear()
                answered = False
            if answered:
                self.keep()
                return
            fresh = self.step is not before
            if not self.step:
                assert view.question is not None
                self.keys[player].look(view, view.question)

    def note_refused(self, typed: str, fault: Exception) -> None:
        """While something is recorded, an action that is not possible may be worth a check."""
        if self.tape is None or not isinstance(fault, IllegalAction) or not (is_end(typed) or verb_of(typed)[0]):
            return
        from tintero.cli.tape import may_be_shown

        if may_be_shown(self.session):
            self.refused = typed
            self.note(self.here.say("recording.keep_refused"))

    def open_step(self, options: list[OptionSeen], question: str, player: int) -> None:
        """The second step of an action: which of these."""
        self.step = options
        self.step_question = question
        self.keys[player].choose_among(options)


def tape_of(here: Here, session: Session) -> Tape | None:
    """A game that begins with a position is recorded from there; any other one when somebody says so."""
    if not session.game.position or session.game.choices:
        return None
    from tintero.cli.tape import Tape

    return Tape(here, session)
