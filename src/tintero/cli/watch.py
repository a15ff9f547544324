"""`tintero watch` and `tintero replay`: a whole game from beginning to end, with its log."""

from __future__ import annotations

import time
from typing import Final

from msgspec import structs

from tintero.cli.afterwards import Afterwards
from tintero.cli.chosen_decks import definitions_of, find_any, two_samples
from tintero.cli.chosen_seats import HUMAN, RIVAL, USUAL, called, players_of
from tintero.cli.here import Here, seed_of, shown
from tintero.cli.telling import Telling
from tintero.cli.user_error import UserError
from tintero.players.chosen import short_name
from tintero.players.registry import is_of_house
from tintero.table import saves
from tintero.table.session import Session, at_beginning, resumed
from tintero.words import label

MAX_PLAYERS: Final = 4


def watch_command(
    here: Here, names: list[str], seed: str | None, players: str | None, delay: str | None, save: str | None
) -> None:
    if save is not None:
        saves.check(save)
    number = seed_of(seed)
    pause = _seconds(delay)
    wanted = names or list(two_samples())
    if len(wanted) == 1:
        wanted = wanted * 2
    if len(wanted) > MAX_PLAYERS:
        raise UserError("cli.too_many_decks", count=len(wanted), most=MAX_PLAYERS)
    who = [player.address for player in players_of(players, len(wanted))]
    decks = [find_any(name, here.pool) for name in wanted]
    definitions_of(decks, here.reader)
    watch(here, Session(here.house, decks, who, number), pause, save)


def watch(here: Here, session: Session, pause: float = 0.0, save: str | None = None) -> None:
    """Let the bots play to the end and print everything that happens; of a series, every game."""
    try:
        while True:
            introduce(here, session)
            _watch_game(here, session, pause)
            if session.over:
                break
            session.next_game()
    except BrokenPipeError:
        if save is not None:  # nobody looks on any more, as after `| head`, but the game was to be kept
            session.computers_move()
            session.save(save)
        raise
    if save is not None:
        here.note("saves.saved", path=session.save(save))


def _watch_game(here: Here, session: Session, pause: float) -> None:
    told = 0
    while not session.game.over:
        told = _tell(here, session, told, pause)
        session.computer_moves()
    _tell(here, session, told, pause)
    result(here, session)


def introduce(here: Here, session: Session) -> None:
    here.print("table.game_head", seed=session.seed, cards=here.pool.version)
    for i, deck in enumerate(session.decks):
        seat = session.seats[i]
        name = called(seat, here.lang)
        kind = here.say("table.seat_human") if seat == HUMAN else here.say("table.seat_bot", name=name)
        who = label(session.seating.person(i), here.lang)
        here.line("  " + here.say("table.seat_line", player=who, deck=deck.name or "–", kind=kind))
    here.line()


def result(here: Here, session: Session) -> None:
    here.line()
    for line in Afterwards.result(here, session):
        here.line(line)


def _tell(here: Here, session: Session, told: int, pause: float) -> int:
    telling = Telling(session.game, here.lang)
    for line in telling.lines(told):
        here.line(line)
        if pause:
            time.sleep(pause)
    return len(telling)


def _seconds(text: str | None) -> float:
    if text is None:
        return 0.0
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        value = -1.0
    if not 0 <= value <= 60:
        raise UserError("cli.bad_delay", value=shown(text))
    return value


# ---- saved games -------------------------------------------------------------------------------------------------


def restore(here: Here, path: str) -> Session:
    """The session of a saved game, played up to where it was left, and checked."""
    saved = read_saved(here, path)
    return resumed(saved, here.house, path, default_seats(saved))


def begin_again(here: Here, saved: saves.SavedGame, path: str) -> Session:
    """The same before its first choice."""
    return at_beginning(saved, here.house, path, default_seats(saved))


def read_saved(here: Here, path: str) -> saves.SavedGame:
    """A saved game; other card data or another engine is said aloud."""
    saved = saves.read(path)
    if saved.cards_digest != here.pool.digest:
        here.note("saves.other_cards", saved=saved.cards_version, used=here.pool.version)
    if saved.rules != saves.RULES:
        here.note("saves.other_rules", saved=saved.rules, used=saves.RULES)
    return structs.replace(saved, seats=[_who_goes_on(here, seat, path) for seat in saved.seats])


def _who_goes_on(here: Here, seat: str, path: str) -> str:
    """No file is run because a saved game names it: the house plays for its bots."""
    if seat == HUMAN or is_of_house(seat):
        return seat
    if ":" not in seat:
        raise UserError("saves.damaged", path=path)
    here.note("bots.bot_replaced", name=shown(short_name(seat)))
    return USUAL


def default_seats(saved: saves.SavedGame) -> list[str]:
    """For a game in which nobody was seated: one person against computers."""
    return [HUMAN, *[RIVAL] * (len(saved.decks) - 1)]


def replay_command(here: Here, name: str, plain: bool = False) -> None:
    """At a terminal step by step, forward and back; else the whole story."""
    from tintero.cli.games_command import game_file
    from tintero.cli.play_command import ask_line, at_terminal
    from tintero.cli.sitting_down import screen_for

    path = str(game_file(name))
    screen = screen_for(here, ask_line, plain)
    if at_terminal() and screen.in_place:
        from tintero.cli.replaying import Replaying
        from tintero.cli.screen import InPlace

        saved = read_saved(here, path)
        restore(here, path)  # a damaged game is refused before anything is shown
        assert isinstance(screen, InPlace)
        with screen:
            Replaying(here, saved, path, screen).run()
        return
    session = restore(here, path)
    # Somebody who is still playing the game must not read the opponent's hand in its log.
    viewer = session.persons[0] if session.persons and not session.game.over else None
    introduce(here, session)
    for line in Telling(session.game, here.lang, viewer).lines():
        here.line(line)
    result(here, session)
