"""`Game`: one game with words. Terminal, judge, server, bots and notebooks come in here."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tintero.cards import Deck, UnknownCard
from tintero.rules import option as op
from tintero.rules.event import NOBODY, WATCHER, Outcome
from tintero.rules.game import Game as RulesGame
from tintero.rules.game import option_from_data
from tintero.rules.option import IllegalAction as Refused
from tintero.rules.option import Option as Answer
from tintero.rules.settings import CONSTRUCTED, Settings
from tintero.rules.table import make_table

from .bot_faults import BotFailed
from .chronicle import SPOKEN, Chronicle, Events
from .drawing import drawn
from .handles import Handles
from .house import House
from .mistakes import IllegalAction
from .naming import CardFinder, unknown
from .offered import Option, Options, Question, options_of, question_for, question_of
from .saves import encoded, state_digest
from .seat import Answering, Who, seated
from .seating import Seating
from .seeing import Seeing
from .speaking import Speaking
from .view import View

if TYPE_CHECKING:
    from .why_not import Answer as Possible

# turn actions by their words
# an answer as plain numbers: what is kept, and sent from one process to another
Key = tuple[int, int, int, int]

ACTIONS: Final = {word: verb for verb, word in op.VERBS.items() if op.INK <= verb <= op.END}


class Game:
    """One game. `question` is open until `outcome` is there; verbs answer it, and `undo` takes an answer back."""

    def __init__(
        self, rules: RulesGame, house: House, decks: Sequence[Deck], seed: int, first: int, position: str = ""
    ) -> None:
        self.rules = rules
        self.position = position  # the scenario that it began with; '' for a game from its beginning
        self.chronicle = Chronicle(rules)
        self.house = house
        self.decks = list(decks)
        self.seed = seed
        self.first = first
        self.seating = Seating()
        self.choices: list[Answer] = []
        self.handles: dict[int, Handles] = {}  # by viewer (from 0): names for cards towards somebody outside
        self._undone: list[Answer] = []
        self._question: Question | None = None
        self._options: Options | None = None
        self._at = -1

    # ---- looking -----------------------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """Who is asked, what, about which card, by which rule; None when the game is over."""
        self._look()
        return self._question

    @property
    def options(self) -> Options:
        """Every legal answer to the open question; empty when the game is over."""
        self._look()
        assert self._options is not None
        return self._options

    def question_for(self, player: int) -> Question | None:
        """The open question as this player (from 1) may know it."""
        asked = self.question
        return asked if asked is None or asked.player == player else question_for(self, player - 1)

    def view(self, player: int | None = None, lang: str = "en") -> View:
        """Everything this player (from 1) may know, with words; None: for somebody who may know everything."""
        players = len(self.rules.state.players)
        if player is not None and not 1 <= player <= players:
            raise ValueError(f"there is no player {player}: there are {players}")
        return Seeing(self, NOBODY if player is None else player - 1, lang).view()

    def watched(self, lang: str = "en") -> View:
        """What everybody sees, for somebody who only watches: its `viewer` is 0."""
        return Seeing(self, WATCHER, lang).view()

    def _look(self) -> None:
        if self._at != len(self.choices):
            self._at = len(self.choices)
            self._question = question_of(self)
            self._options = options_of(self)

    @property
    def events(self) -> Events:
        """The whole story so far, for whoever may know everything."""
        return Events(self, None)

    def events_for(self, player: int) -> Events:
        """The story as this player (from 1) may know it."""
        return Events(self, player - 1)

    @property
    def events_watched(self) -> Events:
        """The story for somebody who only watches."""
        return Events(self, WATCHER)

    @property
    def happened(self) -> int:
        """How many events the story has so far."""
        return len(self.rules.events)

    @property
    def offered(self) -> int:
        """How many answers the open question has; 0 when the game is over."""
        return 0 if self.over else len(self.rules.options)

    def key_of(self, option: int) -> Key:
        """The answer with this number, as it is kept."""
        return self.rules.options[option].key()

    def answer_of(self, bot: Answering) -> Key:
        """What a bot answers to the open question; nothing happens yet."""
        return self.key_of(bot.choose(self.rules))

    @property
    def active(self) -> int:
        """Whose turn it is, from 1."""
        return self.rules.state.active + 1

    @property
    def digest(self) -> str:
        """The same for the same position, by which a game that is played again is known."""
        return state_digest(self.rules)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.rules.outcome

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.rules.over

    @property
    def turn(self) -> int:
        """The number of the turn, counted through all players; 0 before the first."""
        return self.rules.state.turn

    def lore(self, player: int) -> int:
        """The lore of a player (from 1)."""
        return self.rules.state.players[player - 1].lore

    def lore_to_win(self, player: int) -> int:
        """How much lore this player (from 1) needs."""
        return self.rules.lore_to_win(player - 1)

    @property
    def settings(self) -> Settings:
        """The numbers of its format, and how the open points of the rules are settled."""
        return self.rules.state.table.settings

    def speaking(self, lang: str, viewer: int | None) -> Speaking:
        """Whatever this game has to say, in one language, for one viewer (from 0; None may know everything)."""
        return Speaking(self.rules, self.house.reader, self.seating.called(viewer), lang, viewer)

    def __str__(self) -> str:
        return drawn(self)

    def __repr__(self) -> str:
        names = " - ".join(deck.name for deck in self.decks)
        return f"<Game {names}, seed {self.seed}, turn {self.turn}, {self.outcome or self.question}>"

    # ---- answering ---------------------------------------------------------------------------------------------

    def choose(self, option: Option | int | str) -> Game:
        """Give an answer: an option, its number, or its words in either language."""
        if isinstance(option, Option):
            return self._give(option.answer)
        if not isinstance(option, str):
            if type(option) is not int or not 0 <= option < len(self.rules.options):
                raise IllegalAction("game_over" if self.over else "no_such_option", "2.3.3" if self.over else "1.7.6")
            return self._give(self.rules.options[option])
        found = [o for o in self.options if option.casefold() in (o.text("en").casefold(), o.text("es").casefold())]
        if not found:
            raise unknown(option)
        return self._give(found[0].answer)

    def _give(self, answer: Answer) -> Game:
        aloud = next((o for o in self.options if o.answer == answer), None) if answer.verb in SPOKEN else None
        happened = len(self.rules.events)
        asked = self.rules.decision
        try:
            _obey(self.rules, answer)
        except Refused as refused:
            raise IllegalAction(refused.reason, refused.rule) from None
        self.chronicle.hear(aloud, asked, happened)
        self.chronicle.look(self, happened)
        self.choices.append(answer)
        for handles in self.handles.values():
            handles.look(self)
        self._undone.clear()
        return self

    def concede(self, player: int) -> Game:
        """Player (from 1) gives up, whoever is asked (2.3.3.4)."""
        if player < 1:
            raise IllegalAction("no_such_option", "1.7.6")
        return self._give(Answer(op.CONCEDE, player - 1))

    def draw(self) -> Game:
        """The players leave it at a draw (2.3.3)."""
        return self._give(Answer(op.CONCEDE))

    def repeat(self, answer: Answer | Key) -> Game:
        """An answer of another run of the same game; IllegalAction if it is none here."""
        if isinstance(answer, Answer):
            return self._give(answer)
        try:
            return self._give(option_from_data(answer))
        except Refused as refused:
            raise IllegalAction(refused.reason, refused.rule) from None

    def keep(self) -> Game:
        """Keep the opening hand, or what is left of it."""
        return self._give(Answer(op.DONE))

    done = keep

    def end(self) -> Game:
        """End the turn."""
        return self._give(Answer(op.END))

    def yes(self) -> Game:
        """Say yes to what may be done."""
        return self._give(Answer(op.YES))

    def no(self) -> Game:
        """Say no to it."""
        return self._give(Answer(op.NO))

    def ink(self, card: str) -> Game:
        """Put a card from the hand into the inkwell."""
        return self._give(self.meant(op.INK, card))

    def play(self, card: str) -> Game:
        """Play a card for its cost."""
        return self._give(self.meant(op.PLAY, card))

    def sing(self, song: str, singer: str = "") -> Game:
        """With one singer; without one, with Sing Together."""
        return self._give(self.meant(op.SING, song, singer) if singer else self.meant(op.SING_TOGETHER, song))

    def shift(self, card: str, onto: str) -> Game:
        """Play a card with Shift onto a character."""
        return self._give(self.meant(op.SHIFT, card, onto))

    def quest(self, card: str) -> Game:
        """Quest with a character."""
        return self._give(self.meant(op.QUEST, card))

    def challenge(self, card: str, target: str) -> Game:
        """Challenge a character or a location with a character."""
        return self._give(self.meant(op.CHALLENGE, card, target))

    def move(self, card: str, to: str) -> Game:
        """Move a character to a location."""
        return self._give(self.meant(op.MOVE, card, to))

    def use(self, card: str, ability: str = "") -> Game:
        """Use an activated ability of a card in play; by its name if there are several."""
        return self._give(self.meant(op.USE, card, ability))

    def boost(self, card: str) -> Game:
        """Use the Boost of a card in play."""
        return self._give(self.meant(op.USE, card, "Boost"))

    def pick(self, *cards: str) -> Game:
        """Choose cards, one after the other, for the effect that asks."""
        for card in cards:
            offered = [o for o in self.rules.options if o.verb in (op.CARD, op.TOP, op.BOTTOM)]
            found = self._find(card, [o.a for o in offered])
            self._give(next(o for o in offered if o.a == found))
        return self

    # ---- which action is meant ---------------------------------------------------------------------------------

    def _find(self, ref: str, among: Sequence[int]) -> int:
        seat = None if self.over else self.rules.to_decide
        return CardFinder(self.speaking("en", seat).names).meant(ref, among)

    def meant(self, verb: int, card: str, other: str = "") -> Answer:
        """The action that the words mean: an offered one if they can mean it, else the one to be refused."""
        offered = [o for o in self.rules.options if o.verb == verb]
        first = self._pick_card(card, [o.a for o in offered], verb)
        if verb == op.USE:
            return self._use(first, other)
        if verb not in op.OF_TWO_CARDS:
            return next((o for o in offered if o.a == first), Answer(verb, first, 0 if verb == op.PLAY else op.ABSENT))
        second = self._pick_card(other, [o.b for o in offered if o.a == first], op.QUEST)
        found = [o for o in offered if o.a == first and o.b == second]
        return found[0] if found else Answer(verb, first, second, 0 if verb == op.SHIFT else op.ABSENT)

    def _pick_card(self, ref: str, offered: Sequence[int], verb: int) -> int:
        """Among the cards offered; else among all that the seat can see, so that the refusal can say why."""
        try:
            return self._find(ref, offered)
        except UnknownCard:
            pass
        s = self.rules.state
        seat = s.acting if self.over else s.asked_by
        hand = s.players[seat].hand
        in_play = [p.card for p in s.in_play.values()]
        from_hand = verb == op.INK or verb in op.PLAYS
        try:
            return self._find(ref, hand if from_hand else in_play)
        except UnknownCard:
            discards = [c for p in s.players for c in p.discard]
            return self._find(ref, [*in_play, *hand, *discards])

    def _use(self, card: int, ability: str) -> Answer:
        abilities = self.rules.usable_abilities(card)
        for n, w in enumerate(abilities):
            if (w.name.casefold() == ability.casefold()) if ability else not w.is_boost:
                return Answer(op.USE, card, n)
        return Answer(op.USE, card, len(abilities))

    def why(self, verb: str, *cards: str) -> str:
        """Why an action is not possible now, with its rule; '' if it is possible."""
        if verb not in ACTIONS:
            raise ValueError(f"there is no action {verb!r}; the actions are {', '.join(ACTIONS)}")
        answer = self.meant(ACTIONS[verb], *cards[:2]) if cards else Answer(ACTIONS[verb])
        refusal = self.rules.why_not(answer)
        return "" if refusal is None else IllegalAction(refusal.name, refusal.rule).message()

    def why_card(self, player: int, card: int, lang: str = "en") -> tuple[str, list[Possible]]:
        """What a card is called, and what it can do now for this player (from 1) or why it cannot."""
        from .why_not import Why

        told = Why(self.rules, player - 1, lang)
        return told.names.marked(card), told.answers(card)

    def not_ending(self, lang: str = "en") -> str:
        """What whoever is asked has to do before the turn can be ended; '' if nothing keeps it from ending."""
        from .why_not import not_ending

        return not_ending(self.rules, self.rules.to_decide, lang)

    # ---- back and forth ----------------------------------------------------------------------------------------

    def undo(self, answers: int = 1) -> Game:
        """Take back the last answers, whoever gave them: for study, not for a game between people."""
        if answers > len(self.choices):
            raise IllegalAction("no_such_option", "1.7.6")
        kept = self.choices[: len(self.choices) - answers]
        undone = [*self._undone, *reversed(self.choices[len(kept) :])]
        self._replay(kept)
        self._undone = undone
        return self

    def redo(self) -> Game:
        """The last answer that was taken back, once more."""
        if not self._undone:
            raise IllegalAction("no_such_option", "1.7.6")
        undone = self._undone[:-1]
        self._give(self._undone[-1])
        self._undone = undone
        return self

    def _replay(self, answers: Sequence[Answer]) -> None:
        game = _begin(self.house, self.decks, self.seed, self.settings, self.first, self.position)
        self.rules = game
        self.chronicle = Chronicle(game)
        self.choices = []
        self.handles = {viewer: handles.fresh() for viewer, handles in self.handles.items()}
        self._at = -1
        for answer in answers:
            self._give(answer)

    def earlier(self, choices: int) -> Game:
        """The same game after its first so many choices, played again."""
        new = self.copy()
        new.handles = self.handles
        new._replay(self.choices[:choices])
        return new

    def copy(self) -> Game:
        """An independent game in the same position, with the same story."""
        new = Game(self.rules.clone(log=True), self.house, self.decks, self.seed, self.first, self.position)
        new.rules.events[:0] = self.rules.events
        new.chronicle = self.chronicle.copy(new.rules)
        new.choices = self.choices[:]
        new.seating = self.seating
        return new

    # ---- saving ------------------------------------------------------------------------------------------------

    def to_json(self) -> str:
        """Decks, seed and answers: what the game is made of, as every saved game is written."""
        from .resumed import saved_game

        return encoded(saved_game(self)).decode()

    # ---- others play -------------------------------------------------------------------------------------------

    def play_out(self, *bots: Who) -> Outcome:
        """Let players answer until the game is over: names (`greedy`, `random`) or bots, one for each seat."""
        if len(bots) != len(self.decks):
            raise ValueError(f"{len(self.decks)} players are needed, not {len(bots)}")
        make = self.house.players or seated
        seats = [make(bot, self.seed * len(bots) + seat, self.house) for seat, bot in enumerate(bots)]
        while not self.over:
            try:
                self.choose(seats[self.rules.to_decide].choose(self.rules))
            except BotFailed as fault:
                raise fault.in_game(self.seed) from fault.__cause__
        assert self.outcome is not None
        return self.outcome


def _obey(rules: RulesGame, answer: Answer) -> None:
    if answer.verb == op.CONCEDE and answer.a == op.ABSENT:
        rules.draw()
    elif answer.verb == op.CONCEDE:
        rules.concede(answer.a)
    else:
        rules.choose(answer)


def _begin(
    house: House, decks: Sequence[Deck], seed: int, settings: Settings, first: int, position: str
) -> RulesGame:
    if position:
        if house.positions is None:
            raise ValueError("this house sets up no positions")
        return house.positions(position, house)
    table = make_table([house.definitions(deck) for deck in decks], settings, library=house.library)
    return RulesGame.start(table, seed, first)


def new_game(
    *decks: str | Path | Deck, seed: int = 0, settings: Settings = CONSTRUCTED, first: int | None = None,
    house: House | None = None,
) -> Game:
    """Begin a game with these decks (samples, paths, pasted lists or codes). `first`: who starts, from 1."""
    house = House() if house is None else house
    loaded = [house.load_deck(deck) for deck in decks]
    if first is not None and not 1 <= first <= len(loaded):
        raise ValueError(f"player {first} cannot start: there are {len(loaded)} players")
    return begun(house, loaded, seed, settings, NOBODY if first is None else first - 1)


def begun(
    house: House, decks: Sequence[Deck], seed: int, settings: Settings, starter: int, position: str = ""
) -> Game:
    """A game with these decks. `starter`: who starts, from 0; NOBODY lets the seed decide.

    `position`: a scenario as text; the game begins there, with the settings of the judge.
    """
    return Game(_begin(house, decks, seed, settings, starter, position), house, decks, seed, starter, position)
