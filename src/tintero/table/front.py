"""`Game`: one game with words. Terminal, judge, server, bots and notebooks come in here."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final, overload

from tintero.cards import Deck, UnknownCard
from tintero.rules import option as op
from tintero.rules.book.lore import lore_to_win
from tintero.rules.event import NOBODY, Outcome
from tintero.rules.event import Event as RulesEvent
from tintero.rules.game import Game as RulesGame
from tintero.rules.machinery.serialise import DamagedState
from tintero.rules.machinery.traits import activated_abilities, refresh
from tintero.rules.option import IllegalAction as Refused
from tintero.rules.option import Option as Answer
from tintero.rules.settings import CONSTRUCTED, Settings
from tintero.rules.table import make_table

from .drawing import drawn
from .happened import Event
from .house import Bot, House
from .mistakes import IllegalAction
from .naming import CardFinder, unknown
from .offered import Option, Options, Question, options_of, question_of
from .speaking import Speaking

FORMAT: Final = "tintero-game-1"
# turn actions by their words
ACTIONS: Final = {word: verb for verb, word in op.VERBS.items() if op.INK <= verb <= op.END}


class Game:
    """One game. `question` is open until `outcome` is there; verbs answer it, and `undo` takes an answer back."""

    def __init__(self, rules: RulesGame, house: House, decks: Sequence[Deck], seed: int, first: int) -> None:
        self.rules = rules
        self.house = house
        self.decks = list(decks)
        self.seed = seed
        self.first = first
        self.choices: list[Answer] = []
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
        self._look()
        assert self._options is not None
        return self._options

    def _look(self) -> None:
        if self._at != len(self.choices):
            self._at = len(self.choices)
            self._question = question_of(self)
            self._options = options_of(self)

    @property
    def events(self) -> Events:
        """The whole story so far, for whoever may know everything."""
        return Events(self, self.rules.events, None)

    def events_for(self, player: int) -> Events:
        """The story as this player (from 1) may know it."""
        return Events(self, self.rules.events_for(player - 1), player - 1)

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome

    @property
    def over(self) -> bool:
        return self.rules.over

    @property
    def turn(self) -> int:
        return self.rules.state.turn

    def lore(self, player: int) -> int:
        return self.rules.state.players[player - 1].lore

    def lore_to_win(self, player: int) -> int:
        return lore_to_win(self.rules.state, player - 1)

    def speaking(self, lang: str, viewer: int | None) -> Speaking:
        label = "Jugador" if lang == "es" else "Player"
        return Speaking(self.rules, self.house.reader, lambda p: f"{label} {p + 1}", lang, viewer)

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
        try:
            self.rules.choose(answer)
        except Refused as refused:
            raise IllegalAction(refused.reason, refused.rule) from None
        self.choices.append(answer)
        self._undone.clear()
        return self

    def keep(self) -> Game:
        """Keep the opening hand, or what is left of it."""
        return self._give(Answer(op.DONE))

    done = keep

    def end(self) -> Game:
        return self._give(Answer(op.END))

    def yes(self) -> Game:
        return self._give(Answer(op.YES))

    def no(self) -> Game:
        return self._give(Answer(op.NO))

    def ink(self, card: str) -> Game:
        return self._give(self._action(op.INK, card))

    def play(self, card: str) -> Game:
        return self._give(self._action(op.PLAY, card))

    def sing(self, song: str, singer: str = "") -> Game:
        """With one singer; without one, with Sing Together."""
        return self._give(self._action(op.SING, song, singer) if singer else self._action(op.SING_TOGETHER, song))

    def shift(self, card: str, onto: str) -> Game:
        return self._give(self._action(op.SHIFT, card, onto))

    def quest(self, card: str) -> Game:
        return self._give(self._action(op.QUEST, card))

    def challenge(self, card: str, target: str) -> Game:
        return self._give(self._action(op.CHALLENGE, card, target))

    def move(self, card: str, to: str) -> Game:
        return self._give(self._action(op.MOVE, card, to))

    def use(self, card: str, ability: str = "") -> Game:
        return self._give(self._action(op.USE, card, ability))

    def boost(self, card: str) -> Game:
        return self._give(self._action(op.USE, card, "Boost"))

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
        return CardFinder(self.rules.state, self.speaking("en", seat).names).meant(ref, among)

    def _action(self, verb: int, card: str, other: str = "") -> Answer:
        """The action that the words mean: an offered one if they can mean it, else the one to be refused."""
        s = self.rules.state
        if s.stale:
            refresh(s)
        offered = [o for o in self.rules.options if o.verb == verb]
        first = self._pick_card(card, [o.a for o in offered], verb)
        if verb == op.USE:
            return self._use(first, other)
        if verb not in (op.SING, op.SHIFT, op.CHALLENGE, op.MOVE):
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
        from_hand = verb in (op.INK, op.PLAY, op.SING, op.SING_TOGETHER, op.SHIFT)
        try:
            return self._find(ref, hand if from_hand else in_play)
        except UnknownCard:
            discards = [c for p in s.players for c in p.discard]
            return self._find(ref, [*in_play, *hand, *discards])

    def _use(self, card: int, ability: str) -> Answer:
        s = self.rules.state
        p = s.in_play.get(s.pid_of[card])
        abilities = activated_abilities(p) if p is not None else []
        for n, w in enumerate(abilities):
            if (w.name.casefold() == ability.casefold()) if ability else not w.is_boost:
                return Answer(op.USE, card, n)
        return Answer(op.USE, card, len(abilities))

    def why(self, verb: str, *cards: str) -> str:
        """Why an action is not possible now, with its rule; '' if it is possible."""
        if verb not in ACTIONS:
            raise ValueError(f"there is no action {verb!r}; the actions are {', '.join(ACTIONS)}")
        answer = self._action(ACTIONS[verb], *cards[:2]) if cards else Answer(ACTIONS[verb])
        refusal = self.rules.why_not(answer)
        return "" if refusal is None else IllegalAction(refusal.name, refusal.rule).message()

    # ---- back and forth ----------------------------------------------------------------------------------------

    def undo(self, answers: int = 1) -> Game:
        """Take back the last answers, whoever gave them: for study, not for a game between people."""
        if answers > len(self.choices):
            raise IllegalAction("no_such_option", "1.7.6")
        kept = self.choices[: len(self.choices) - answers]
        undone = [*reversed(self.choices[len(kept) :])]
        self._replay(kept)
        self._undone += undone
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
        game = _begin(self.house, self.decks, self.seed, self.rules.state.table.settings, self.first)
        for answer in answers:
            game.choose(answer)
        self.rules = game
        self.choices = list(answers)
        self._at = -1

    def copy(self) -> Game:
        """An independent game in the same position, with the same story."""
        new = Game(self.rules.clone(log=True), self.house, self.decks, self.seed, self.first)
        new.rules.events[:0] = self.rules.events
        new.choices = self.choices[:]
        return new

    # ---- saving ------------------------------------------------------------------------------------------------

    def to_json(self) -> str:
        """Decks, seed and answers: what the game is made of."""
        return json.dumps({
            "format": FORMAT,
            "cards": self.house.pool.digest,
            "decks": [{"name": d.name, "cards": [[c.full_name, n] for c, n in d.entries]} for d in self.decks],
            "seed": self.seed,
            "first": self.first,
            "choices": [list(answer.key()) for answer in self.choices],
        })  # fmt: skip

    # ---- others play -------------------------------------------------------------------------------------------

    def play_out(self, *bots: str | Bot) -> Outcome:
        """Let players answer until the game is over: names (`greedy`, `random`) or bots, one for each seat."""
        seats = [self._bot(bot, n) for n, bot in enumerate(bots)]
        if len(seats) != len(self.decks):
            raise ValueError(f"{len(self.decks)} players are needed, not {len(seats)}")
        while not self.over:
            self.choose(seats[self.rules.to_decide].choose(self))
        assert self.outcome is not None
        return self.outcome


    def _bot(self, bot: str | Bot, seat: int) -> Bot:
        if not isinstance(bot, str):
            return bot
        if self.house.players is None:
            raise ValueError("players by name are known only to `import tintero`")
        return self.house.players(bot, self.seed * len(self.decks) + seat)


class Events(Sequence[Event]):
    """Told events; the sentences are made when somebody reads them."""

    def __init__(self, game: Game, events: list[RulesEvent], viewer: int | None) -> None:
        self._events = events
        self._told = {lang: game.speaking(lang, viewer) for lang in ("en", "es")}

    @overload
    def __getitem__(self, place: int) -> Event: ...

    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...

    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        if isinstance(place, slice):
            return [self._tell(e) for e in self._events[place]]
        return self._tell(self._events[place])

    def __len__(self) -> int:
        return len(self._events)

    def _tell(self, e: RulesEvent) -> Event:
        name = {card: self._told["en"].names.printed(card) for card in (e.card, e.other, e.cause)}
        return Event(e, name, {lang: speaking.event(e) for lang, speaking in self._told.items()})


def _begin(house: House, decks: Sequence[Deck], seed: int, settings: Settings, first: int) -> RulesGame:
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
    starter = NOBODY if first is None else first - 1
    return Game(_begin(house, loaded, seed, settings, starter), house, loaded, seed, starter)


def from_json(text: str, house: House | None = None) -> Game:
    """The game of `to_json`, played again to where it was."""
    house = House() if house is None else house
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise DamagedState(f"this game was saved as {data['format']}, and this Tintero reads {FORMAT}")
        decks = [
            Deck(d["name"], tuple((house.pool.find(name), int(n)) for name, n in d["cards"])) for d in data["decks"]
        ]
        game = new_game(*decks, seed=int(data["seed"]), first=int(data["first"]) + 1 or None, house=house)
        for verb, a, b, c in data["choices"]:
            game._give(Answer(int(verb), int(a), int(b), int(c)))
    except json.JSONDecodeError as error:
        raise DamagedState("this is no game that Tintero saved: it is not JSON") from error
    except (KeyError, TypeError, ValueError) as error:
        raise DamagedState(f"this is no game that Tintero saved: {error}") from error
    return game
