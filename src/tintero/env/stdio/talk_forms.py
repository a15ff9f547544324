"""The two forms of the protocol: lines in words, each with a sign that says what it is, and lines of JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from tintero.edges.version import VERSION
from tintero.players.chosen import short_name
from tintero.rules.event import NO_CARD
from tintero.table.chronicle import LogLine
from tintero.table.handles import Handles
from tintero.table.seating import HUMAN
from tintero.table.session import Session
from tintero.words import say

from .line_wire import LineWire
from .spoken_position import SpokenPosition
from .spoken_table import SpokenTable, winners_of
from .typed_lines import Typed, typed_json, typed_line

PROTOCOL: Final = 1
OF_CARDS: Final = frozenset({"card", "cards", "at", "challenger", "challenged"})  # the keys of a view that name cards
HERE: Final = "stdio"  # what a seat is called that is answered here


class Score(NamedTuple):
    """All games: how many, who won how many, and how many nobody did."""

    games: int
    wins: tuple[int, ...]
    draws: int


class Form(Protocol):
    """How one side of the conversation is written down."""

    def begin(self, table: SpokenTable, game: int, games: int) -> None: ...

    def ask(self, table: SpokenTable, player: int, id: int, again: bool = False) -> None: ...

    def tell(self, command: str, lines: Sequence[str]) -> None: ...

    def refuse(self, sentence: str) -> None: ...

    def end(self, table: SpokenTable, game: int) -> None: ...

    def score(self, score: Score, lang: str) -> None: ...

    def understand(self, line: str) -> Typed: ...


def seats_in_words(session: Session, lang: str) -> list[str]:
    """`Player 1: amber-steel-guardians (stdio)`."""
    return [
        say("stdio.seat", lang, player=n, deck=deck.name or "–", who=HERE if seat == HUMAN else short_name(seat))
        for n, (seat, deck) in enumerate(zip(session.seats, session.decks, strict=True), start=1)
    ]


class PlainForm:
    """The first sign of a line says what it is; docs/stdio.md lists them."""

    def __init__(self, wire: LineWire) -> None:
        self.wire = wire
        self._waits = ""

    def _lines(self, sign: str, lines: Sequence[str]) -> None:
        for line in lines:
            self.wire.write(f"{sign} {line}".rstrip())

    def begin(self, table: SpokenTable, game: int, games: int) -> None:
        session = table.session
        self._lines("#", [table.say("stdio.begins", version=VERSION, game=game, games=games, seed=session.game.seed)])
        self._lines("#", seats_in_words(session, table.lang))

    def ask(self, table: SpokenTable, player: int, id: int, again: bool = False) -> None:
        view = table.view(player)
        spoken = SpokenPosition(view)
        if not again:
            self._lines("-", [line.text for line in table.news(player)])
            self._lines("*", table.new_cards(view, player))
        self._lines("|", spoken.lines())
        question = spoken.question()
        if len(table.session.persons) > 1:
            question = table.say("stdio.to", player=player, text=question)
        self._lines("?", [question])
        options = spoken.options()
        for number, text in enumerate(options):
            self.wire.write(f"{number}) {text}")
        self._waits = f"> 0-{len(options) - 1}"
        self._wait()

    def _wait(self) -> None:
        self.wire.write(self._waits)
        self.wire.flush()

    def tell(self, command: str, lines: Sequence[str]) -> None:
        self._lines(":", lines)
        self._wait()

    def refuse(self, sentence: str) -> None:
        self._lines("!", [sentence])
        self._wait()

    def end(self, table: SpokenTable, game: int) -> None:
        player = table.session.persons[0]
        self._lines("-", [line.text for line in table.news(player)])
        self._lines("=", [table.say("stdio.ended", game=game, text=table.result())])
        self.wire.flush()

    def score(self, score: Score, lang: str) -> None:
        wins = ", ".join(say("stdio.wins", lang, player=n, count=count) for n, count in enumerate(score.wins, start=1))
        said = say("stdio.score", lang, games=score.games, wins=wins, draws=score.draws)
        self._lines("=", [said if score.games else say("stdio.no_game", lang)])
        self.wire.flush()

    def understand(self, line: str) -> Typed:
        return typed_line(line)


class JsonForm:
    """One object a line; `type` says what it is. Cards go by names that tell nothing (`table.handles`)."""

    def __init__(self, wire: LineWire) -> None:
        self.wire = wire

    def _write(self, type: str, **data: object) -> None:
        self.wire.write(msgspec.json.encode({"type": type, **data}).decode())
        self.wire.flush()

    def begin(self, table: SpokenTable, game: int, games: int) -> None:
        session = table.session
        secret = blake2b(f"{session.game.seed}/{game}".encode()).digest()[:32]
        session.game.handles = {n: Handles(secret, n) for n in range(len(session.seats))}
        seats = [
            {"player": n, "deck": deck.name, "plays": HERE if seat == HUMAN else short_name(seat)}
            for n, (seat, deck) in enumerate(zip(session.seats, session.decks, strict=True), start=1)
        ]
        self._write(
            "game", protocol=PROTOCOL, version=VERSION, game=game, games=games, seed=str(session.game.seed),
            lang=table.lang, seats=seats,
        )  # fmt: skip

    def ask(self, table: SpokenTable, player: int, id: int, again: bool = False) -> None:
        game = table.session.game
        handles = game.handles[player - 1]

        position = with_handles(table.view(player).to_data(), partial(handles.of, game))
        asked = position.pop("question")
        options = [{key: one for key, one in o.items() if key != "key"} for o in asked["options"]]
        news = [] if again else table.news(player)
        self._write(
            "question", id=id, player=player, question=asked["text"], kind=asked["kind"], rule=asked["rule"],
            about=asked["about"], card=asked["card"], not_ending=asked["not_ending"], options=options,
            news=news_data(news),
            position=position,
        )  # fmt: skip

    def tell(self, command: str, lines: Sequence[str]) -> None:
        self._write("told", command=command, lines=list(lines))

    def refuse(self, sentence: str) -> None:
        self._write("refused", text=sentence)

    def end(self, table: SpokenTable, game: int) -> None:
        session = table.session
        outcome = session.game.outcome
        assert outcome is not None
        lore = [session.game.lore(n) for n in range(1, len(session.seats) + 1)]
        self._write(
            "end", game=game, winners=winners_of(session), reason=outcome.reason, rule=outcome.rule,
            turn=session.game.turn, lore=lore, text=table.result(),
            news=news_data(table.news(session.persons[0])),
        )  # fmt: skip

    def score(self, score: Score, lang: str) -> None:
        self._write("score", games=score.games, wins=score.wins, draws=score.draws)

    def understand(self, line: str) -> Typed:
        return typed_json(line)


def news_data(news: Sequence[LogLine]) -> list[dict[str, object]]:
    """Lines of the story; player 0 is nobody."""
    return [{"text": n.text, "rule": n.rule, "kind": n.kind, "player": max(0, n.player + 1)} for n in news]


def with_handles(value: Any, handle: Callable[[int], str]) -> Any:
    """A view as plain data, with what its cards are called instead of their numbers."""
    if isinstance(value, (list, tuple)):
        return [with_handles(one, handle) for one in value]
    if not isinstance(value, dict):
        return value
    return {key: _named(one, handle) if key in OF_CARDS else with_handles(one, handle) for key, one in value.items()}


def _named(cards: Any, handle: Callable[[int], str]) -> Any:
    if isinstance(cards, (list, tuple)):
        return [handle(card) for card in cards]
    return None if cards is None or cards == NO_CARD else handle(cards)  # whoever was challenged may have left play
