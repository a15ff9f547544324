"""A saved game step by step: the board after each answer, forward and back, and why something was possible."""

from __future__ import annotations

from rich.text import Text

from tintero.cards.names import fold
from tintero.cli.asides import Asides
from tintero.cli.here import Here
from tintero.cli.keys import Keys
from tintero.cli.screen import Screen
from tintero.cli.tabletop import Scene, Tabletop
from tintero.cli.telling import Telling
from tintero.cli.texts import BACK_WORDS, COMMAND_WORDS, FIRST_WORDS, LAST_WORDS, NEXT_WORDS, TURN_WORDS
from tintero.cli.user_error import UserError
from tintero.cli.why_page import why_lines
from tintero.edges.explained_error import ExplainedError
from tintero.edges.plain_text import is_number
from tintero.rules.game import option_from_data
from tintero.table import saves
from tintero.table.mistakes import IllegalAction

SHOWN = frozenset({"card", "discard", "under", "deck", "log", "rules", "board"})


class Replaying:
    """Somebody who is still playing sees what they saw; once the game is over, everything is open."""

    def __init__(self, here: Here, saved: saves.SavedGame, path: str, screen: Screen) -> None:
        from tintero.cli.watch import begin_again

        self.here = here
        self.saved = saved
        self.screen = screen
        self.session = begin_again(here, saved, path)
        self.game = self.session.game
        persons = self.session.persons
        self.viewer = persons[0] if persons and saved.standing.winners is None else None
        self.keys = Keys()
        self.answer = ""
        self.notes: list[str] = []
        self.news: list[str] = []

    def run(self) -> None:
        while True:
            self.draw()
            typed = self.screen.ask(self.prompt()).strip()
            try:
                if not self.hear(typed):
                    return
            except (ExplainedError, IllegalAction) as fault:
                self.notes = [fault.message(self.here.lang)]

    @property
    def at(self) -> int:
        return len(self.game.choices)

    @property
    def last(self) -> int:
        return len(self.saved.choices)

    def prompt(self) -> str:
        return self.here.say("play.replay_prompt", at=self.at, last=self.last)

    # ---- steps -------------------------------------------------------------------------------------------------

    def hear(self, typed: str) -> bool:
        """Whether it goes on."""
        word = fold(typed)
        head, _, rest = typed.partition(" ")
        command = COMMAND_WORDS.get(fold(head), "")
        if command == "quit":
            return False
        if not typed or word in NEXT_WORDS:
            self.forward()
        elif word in BACK_WORDS:
            self.to(self.at - 1)
        elif word in FIRST_WORDS:
            self.to(0)
        elif word in LAST_WORDS:
            self.to(self.last)
        elif word in TURN_WORDS:
            self.next_turn()
        elif is_number(typed):
            self.to(int(typed))
        elif command == "why":
            rest = rest.partition(" ")[2] if fold(rest.partition(" ")[0]) == "que" else rest
            view = self.game.view(self.viewer, self.here.lang)
            self.page(why_lines(self.here, self.screen.width, self.game, view, self.keys, rest.strip()))
        elif command in SHOWN:
            self.show(command, rest.strip())
        else:
            raise UserError("table.not_understood", value=typed[:60])
        return True

    def forward(self) -> None:
        """The next answer, and what came of it."""
        if self.at >= self.last:
            self.notes = [self.here.say("play.replay_end")]
            return
        asked = self.game.question
        answer = option_from_data(self.saved.choices[self.at])
        text = next((o.text(self.here.lang) for o in self.game.options if o.answer == answer), "")
        before = len(Telling(self.game, self.here.lang, self.viewer))
        self.game.repeat(answer)
        self.answer = ""
        if asked is not None and text and self.may_know(asked.player):
            person = self.session.seating.person(asked.player - 1, (self.viewer or 0) - 1)
            self.answer = self.here.say("play.replay_at", player=person, answer=text)
        self.news = Telling(self.game, self.here.lang, self.viewer).news(before)

    def may_know(self, player: int) -> bool:
        return self.viewer is None or self.viewer == player

    def to(self, place: int) -> None:
        place = max(0, min(place, self.last))
        if place < self.at:
            self.game.undo(self.at - place)
            self.answer, self.news = "", []
        while self.at < place:
            self.forward()

    def next_turn(self) -> None:
        turn = self.game.turn
        while self.at < self.last and self.game.turn == turn:
            self.forward()

    # ---- showing -----------------------------------------------------------------------------------------------

    def draw(self) -> None:
        view = self.game.view(self.viewer, self.here.lang)
        if view.question is not None:
            self.keys.look(view, view.question)
        self.keys.choose_among(())
        question = [self.answer] if self.answer else []
        scene = Scene(view, self.keys, self.session.seating, self.here.lang, self.news, question, self.notes)
        scene.only_watched = True
        top = Tabletop(scene, self.screen.width)
        self.screen.frame(top.lines(self.screen.height - 1, self.here.console))
        self.notes = []

    def show(self, command: str, rest: str) -> None:
        asides = Asides(self.here, self.session, self.viewer, self.screen.width)
        if command == "board":
            return
        if command == "card":
            self.page(asides.card(rest))
            return
        shown = {"discard": asides.discard, "under": asides.under, "deck": asides.deck, "log": asides.log,
                 "rules": asides.rules}  # fmt: skip
        self.page(shown[command](rest))

    def page(self, lines: list[Text]) -> None:
        self.screen.page(lines, lambda page, pages: self.here.say("play.prompt_page", page=page, pages=pages))
