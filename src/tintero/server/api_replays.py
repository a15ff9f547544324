"""Replays over HTTP: of the games of a table by any of its links, or of a file that somebody has.

What is hidden in a game stays hidden until the series it belongs to is over; then it can be looked through from any
side, read as a text, and played on from any place.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import Field

from tintero.edges.version import VERSION
from tintero.table import saves

from .asked_language import Lang
from .entries import Beginning, are_hints_usual
from .limits import BODY_BYTES
from .lobby import Lobby
from .new_table import Asked, TableMade
from .one_door import EVERYTHING
from .open_table import Open
from .recorded_rulings import LONGEST_TITLE, RecordTurns, RulingRecorded
from .refused import Refused
from .replay_pages import CheckFork, ReplayStep, ReplayTold, TellLog, TellReplay, TellStep
from .room import Room
from .sitting import Sitter, places
from .told_http import REFUSALS, Rate, answer, told, told_as
from .wire import LONGEST_SECRET, PROTOCOL, Part
from .workshop import Workshop

MOST_STEPS = 100_000
MOST_BEFORE = 3_000  # choices before a fork: its table plays them again whenever it is loaded
MOST_GAMES = 1_000
MOST_TURNS = 1_000
MOST_SEATS = 4
LOOKS_AT_ONCE = 200.0
LOOKS_PER_SECOND = 20.0

Link = Annotated[str, Path(min_length=1, max_length=LONGEST_SECRET)]
GameNumber = Annotated[int, Path(ge=1, le=MOST_GAMES)]
StepNumber = Annotated[int, Path(ge=0, le=MOST_STEPS)]
Side = Annotated[int, Query(ge=EVERYTHING, le=MOST_SEATS, description="1 to 4, 0 for watching, -1 for everything")]

router = APIRouter(tags=["replays"], dependencies=[Depends(Rate(LOOKS_AT_ONCE, LOOKS_PER_SECOND))])


class GameTold(Part, frozen=True):
    """A game of a table that is over. Players are counted from 1."""

    number: int
    turn: int
    lore: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    choices: int
    seed: str


class GamesTold(Part, frozen=True):
    """The games of a table that can be looked through, in order."""

    table: str
    games: tuple[GameTold, ...]


class WatchLink(Part, frozen=True):
    """The secret of a link for watching: it leads to no seat."""

    watch: str


class Report(Part, frozen=True):
    """What it takes to see a problem again, without chat and links. `file`: the game so far, as it is saved."""

    report: int
    tintero: str
    protocol: int
    rules: str
    cards_version: str
    cards_digest: str
    format: str
    table_began: str
    seats: tuple[str, ...]
    seat: int
    step: int
    state: str
    file: str


class SavedText(Asked):
    """A saved game, whole and unchanged (`.tintero.json`)."""

    file: Annotated[str, Field(min_length=1, max_length=BODY_BYTES)]


class LookAt(SavedText):
    side: Annotated[int, Field(ge=EVERYTHING, le=MOST_SEATS)] = EVERYTHING


class LookAtStep(LookAt):
    step: Annotated[int, Field(ge=0, le=MOST_STEPS)]


class Fork(Asked):
    """Play on after so many choices. `seats`: who sits there now; nothing: a person at each."""

    step: Annotated[int, Field(ge=0, le=MOST_BEFORE)]
    seats: Annotated[list[Sitter], Field(max_length=MOST_SEATS)] = []
    hot_seat: bool = False


class Record(SavedText):
    """Write turns of a saved game down as a ruling. Without a title it says which turn it begins with."""

    title: Annotated[str, Field(max_length=LONGEST_TITLE)] = ""
    first: Annotated[int, Field(ge=1, le=MOST_TURNS)]
    last: Annotated[int, Field(ge=1, le=MOST_TURNS)]


class ForkFile(Fork):
    file: Annotated[str, Field(min_length=1, max_length=BODY_BYTES)]


async def table_of(request: Request, link: str) -> tuple[Open, int]:
    """The table and the seat of a link."""
    lobby: Lobby = request.app.state.lobby
    found = await lobby.store.find_link(link)
    if found is None:
        raise Refused("no_link", 404)
    table, seat = found
    return await lobby.open(table), seat


async def game_of(request: Request, link: str, number: int) -> saves.SavedGame:
    table, _ = await table_of(request, link)
    games = table.room.open_games
    if number > len(games):
        raise Refused("not_over" if number <= table.room.games else "no_game", 404)
    return games[number - 1]


async def do(request: Request, job: TellReplay | TellStep | TellLog | CheckFork | RecordTurns) -> bytes:
    workshop: Workshop = request.app.state.workshop
    return await workshop.do(job)


# ---- by a link -----------------------------------------------------------------------------------------------------


@router.post("/api/links/{link}/watch", **told(WatchLink))
async def watching(link: Link, request: Request) -> Response:
    lobby: Lobby = request.app.state.lobby
    return answer(WatchLink(watch=await lobby.watching(link)))


@router.get("/api/links/{link}/games", **told(GamesTold))
async def games(link: Link, request: Request) -> Response:
    table, _ = await table_of(request, link)
    return answer(
        GamesTold(
            table=table.room.id,
            games=tuple(game_told(n, game) for n, game in enumerate(table.room.open_games, start=1)),
        )
    )


def game_told(number: int, game: saves.SavedGame) -> GameTold:
    at = game.standing
    return GameTold(
        number=number, turn=at.turn, lore=tuple(at.lore), winners=tuple(p + 1 for p in at.winners or ()),
        reason=at.reason, choices=len(game.choices), seed=game.seed,
    )  # fmt: skip


@router.get("/api/links/{link}/games/{number}", **told(ReplayTold))
async def replay(link: Link, number: GameNumber, request: Request, lang: Lang, side: Side = EVERYTHING) -> Response:
    file = saves.encoded(await game_of(request, link, number))
    return answer(await do(request, TellReplay(file, side, lang)))


@router.get("/api/links/{link}/games/{number}/steps/{step}", **told(ReplayStep))
async def replay_step(
    link: Link, number: GameNumber, step: StepNumber, request: Request, lang: Lang, side: Side = EVERYTHING
) -> Response:
    file = saves.encoded(await game_of(request, link, number))
    return answer(await do(request, TellStep(file, side, step, lang)))


@router.get("/api/links/{link}/games/{number}/file", **told_as("application/json"))
async def replay_file(link: Link, number: GameNumber, request: Request) -> Response:
    file = saves.encoded(await game_of(request, link, number))
    return attached(file, "application/json", f"game-{number}.tintero.json")


@router.get("/api/links/{link}/games/{number}/log", **told_as("text/plain; charset=utf-8"))
async def replay_log(link: Link, number: GameNumber, request: Request, lang: Lang, side: Side = EVERYTHING) -> Response:
    file = saves.encoded(await game_of(request, link, number))
    return attached(await do(request, TellLog(file, side, lang)), "text/plain; charset=utf-8", f"game-{number}.txt")


def attached(content: bytes, media: str, name: str) -> Response:
    return Response(content, media_type=media, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/api/links/{link}/games/{number}/fork", status_code=201, responses=REFUSALS)
async def fork(link: Link, number: GameNumber, asked: Fork, request: Request, lang: Lang) -> TableMade:
    return await forked(await game_of(request, link, number), asked, request, lang)


@router.get("/api/links/{link}/report", **told(Report))
async def report(link: Link, request: Request) -> Response:
    table, seat = await table_of(request, link)
    async with table.lock:
        room = table.room
        if not (room.session.over or has_every_hand(room, seat)):
            raise Refused("report_hidden", 403)
        saved = room.session.saved()
        step = room.v
    b = room.beginning
    return answer(
        Report(
            report=1, tintero=VERSION, protocol=PROTOCOL, rules=saved.rules, cards_version=saved.cards_version,
            cards_digest=saved.cards_digest, format=b.format, table_began=b.tintero, seats=tuple(saved.seats),
            seat=seat, step=step, state=saved.state, file=saves.encoded(saved).decode(),
        )
    )  # fmt: skip


def has_every_hand(room: Room, seat: int) -> bool:
    """Whether nobody else's cards are hidden from whoever sits here: the others are bots, or use the same device."""
    return seat in room.persons and (room.beginning.hot_seat or room.persons == [seat])


# ---- by a file -----------------------------------------------------------------------------------------------------


@router.post("/api/replays/look", **told(ReplayTold))
async def look(asked: LookAt, request: Request, lang: Lang) -> Response:
    return answer(await do(request, TellReplay(bytes_of(asked.file), asked.side, lang)))


@router.post("/api/replays/step", **told(ReplayStep))
async def look_at_step(asked: LookAtStep, request: Request, lang: Lang) -> Response:
    return answer(await do(request, TellStep(bytes_of(asked.file), asked.side, asked.step, lang)))


@router.post("/api/replays/log", **told_as("text/plain; charset=utf-8"))
async def look_at_log(asked: LookAt, request: Request, lang: Lang) -> Response:
    told_text = await do(request, TellLog(bytes_of(asked.file), asked.side, lang))
    return Response(told_text, media_type="text/plain; charset=utf-8")


@router.post("/api/replays/ruling", **told(RulingRecorded))
async def record(asked: Record, request: Request, lang: Lang) -> Response:
    title = " ".join(asked.title.split())
    return answer(await do(request, RecordTurns(bytes_of(asked.file), title, asked.first, asked.last, lang)))


@router.post("/api/replays/fork", status_code=201, responses=REFUSALS)
async def fork_file(asked: ForkFile, request: Request, lang: Lang) -> TableMade:
    return await forked(saves.decoded(bytes_of(asked.file)), asked, request, lang)


def bytes_of(file: str) -> bytes:
    return file.encode("utf-8", "replace")


# ---- playing on ----------------------------------------------------------------------------------------------------


async def forked(saved: saves.SavedGame, asked: Fork, request: Request, lang: str) -> TableMade:
    await do(request, CheckFork(saves.encoded(saved), asked.step, lang))
    lobby: Lobby = request.app.state.lobby
    links = await lobby.make(beginning_after(saved, asked))
    return TableMade(table=links.table, seats=links.seats, watch=links.watch)


def beginning_after(saved: saves.SavedGame, asked: Fork) -> Beginning:
    """A table that begins with the first choices of a game."""
    seats = places(asked.seats, saved.decks)
    return Beginning(
        places=seats,
        seed=saved.seed,
        settings=saved.settings,
        hints=are_hints_usual(seats),
        hot_seat=asked.hot_seat,
        cards_version=saved.cards_version,
        cards_digest=saved.cards_digest,
        tintero=VERSION,
        first=None if saved.first < 0 else saved.first + 1,
        choices=saved.choices[: asked.step],
        position=saved.setup,
    )
