"""`tintero play`: at a terminal people play; in a pipe a whole game between bots is shown."""

from __future__ import annotations

import contextlib
import sys
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final

from tintero.cards import Deck
from tintero.cli.chosen_decks import definitions_of, find_any, two_samples, warn_about
from tintero.cli.chosen_seats import HUMAN, RIVAL, USUAL, rivals_of, seats_with
from tintero.cli.here import Here, seed_of, shown, whole_number
from tintero.cli.screen import Read
from tintero.cli.user_error import UserError
from tintero.cli.watch import MAX_PLAYERS, watch
from tintero.edges import bounds
from tintero.edges.explained_error import ExplainedError
from tintero.edges.plain_text import is_number, neutral
from tintero.players.registry import is_of_house
from tintero.rules.settings import CONSTRUCTED, PACK_RUSH, Settings
from tintero.table import saves
from tintero.table.kept import games_folder
from tintero.table.session import Session

SERIES: Final = (1, 3, 5)
FORMATS: Final = {"constructed": CONSTRUCTED, "packrush": PACK_RUSH}
TEAMS: Final = (0, 1, 0, 1)
SOME_RESUMED: Final = "?"  # `--resume` without a name


@dataclass
class Wishes:
    """The options of `tintero play`, as they were typed."""

    deck: str | None = None
    against: str | None = None
    seed: str | None = None
    players: str | None = None
    seats: str | None = None
    best_of: str | None = None
    format: str | None = None
    teams: bool = False
    hot_seat: bool = False
    save: str | None = None
    resume: str | None = None
    plain: bool = False
    no_confirm: bool = False
    ruling: str | None = None

    def describes_a_game(self) -> bool:
        """Whether something is said that a saved game has already. Who plays against you may change."""
        given = (self.deck, self.against, self.seed, self.seats, self.best_of, self.format)
        return any(one is not None for one in given) or self.teams or self.hot_seat


def at_terminal() -> bool:
    try:
        return sys.stdin.isatty()
    except (AttributeError, ValueError):  # no standard input, or closed
        return False


def ask_line(prompt: str) -> str:
    """A line that the person types, with the editing keys of the terminal where there are any."""
    with contextlib.suppress(ImportError):
        import_module("readline")  # importing it is what switches it on
    return input(neutral(prompt))


def play_command(here: Here, wishes: Wishes) -> None:
    if wishes.save is not None:
        saves.check(wishes.save)
    person = at_terminal()
    if wishes.ruling is not None:
        session = from_ruling(here, wishes)
    elif wishes.resume is not None:
        session = _resumed(here, wishes, person)
    else:
        session = new_session(here, wishes, ask_line if person else None)
    if not person:
        session.stand_in(USUAL)
        watch(here, session, save=wishes.save)
        return
    from tintero.cli.sitting_down import screen_for, sit_down
    from tintero.cli.table_talk import Manners

    if wishes.save is not None:
        session.file = Path(wishes.save)
    screen = screen_for(here, ask_line, wishes.plain)
    sit_down(here, session, screen, Manners(not wishes.no_confirm, keep_named=wishes.save is not None))


def _resumed(here: Here, wishes: Wishes, person: bool) -> Session:
    from tintero.cli.games_command import choose_game, game_file
    from tintero.cli.watch import restore

    if wishes.describes_a_game():
        raise UserError("saves.resume_alone")
    named = wishes.resume or SOME_RESUMED
    file = choose_game(here, ask_line if person else None) if named == SOME_RESUMED else game_file(named)
    session = restore(here, str(file))
    if wishes.players is not None:
        session.seat(seats_with(session.seats, wishes.players))
    # A game of our own folder goes on in its file; a file of the person's is left as it is.
    if file.parent == games_folder() and not file.is_symlink():
        session.file = file
    return session


# ---- from a position -----------------------------------------------------------------------------------------------


def from_ruling(here: Here, wishes: Wishes) -> Session:
    """The table of a scenario. Without `--players` one person studies it: all seats are theirs, all hands open."""
    from tintero.judge.faults import BadScenario
    from tintero.judge.opening import opened, scenario_of

    assert wishes.ruling is not None
    beside = (wishes.deck, wishes.against, wishes.seed, wishes.seats, wishes.best_of, wishes.format, wishes.resume)
    if any(one is not None for one in beside) or wishes.teams or wishes.hot_seat:
        raise UserError("recording.from_alone")
    if not Path(wishes.ruling).is_file():
        raise UserError("recording.from_missing", path=wishes.ruling)
    try:
        text, scenario = scenario_of(wishes.ruling, here.reader)
    except BadScenario as fault:
        raise UserError("recording.from_refused", path=wishes.ruling, message=fault.sentence(here.lang)) from fault
    if scenario.players > MAX_PLAYERS:
        raise UserError("recording.from_players", path=wishes.ruling, count=scenario.players)
    rivals = [HUMAN] * (scenario.players - 1)
    if wishes.players is not None:
        rivals = rivals_of(wishes.players, scenario.players)
    return opened(here.house, scenario, text, [HUMAN, *rivals])


# ---- a new session -------------------------------------------------------------------------------------------------


def new_session(here: Here, wishes: Wishes, read: Read | None) -> Session:
    number = seed_of(wishes.seed)
    rivals = rivals_for(wishes, RIVAL if read is not None else USUAL)  # nobody waits for a show to be thought out
    players = len(rivals) + 1
    best_of = series_of(wishes.best_of, players)
    settings = settings_of(wishes, players)
    mine = choose_deck(here, wishes.deck, "table.which_deck", read, 0)
    if wishes.against is not None and is_of_house(wishes.against):
        raise UserError("bots.no_deck", name=wishes.against)
    theirs = choose_deck(here, wishes.against, "table.which_deck_against", read, 1)
    definitions_of([mine, theirs], here.reader)
    decks = [mine] + [theirs] * (players - 1)
    if wishes.teams:
        decks = [mine, theirs, mine, theirs]
    session = Session(
        here.house, decks, [HUMAN, *rivals], number, settings=settings, best_of=best_of
    )
    warn_about(here, [mine, theirs], [wishes.deck or "", wishes.against or ""])
    return session


def series_of(text: str | None, players: int) -> int:
    best_of = 1 if text is None else int(text) if is_number(text.strip()) else 0
    if best_of not in SERIES:
        raise UserError("play.bad_series", value=shown(text or ""))
    if best_of > 1 and players != 2:
        raise UserError("play.series_two")
    return best_of


def settings_of(wishes: Wishes, players: int) -> Settings:
    from dataclasses import replace

    name = "".join(c for c in (wishes.format or "constructed").lower() if c.isalnum())
    if name not in FORMATS:
        raise UserError("play.bad_format", value=shown(wishes.format or ""))
    if wishes.teams and players != len(TEAMS):
        raise UserError("play.teams_four")
    return replace(FORMATS[name], players=players, teams=TEAMS if wishes.teams else ())


def rivals_for(wishes: Wishes, usual: str = RIVAL) -> list[str]:
    """Who sits in the other seats."""
    seats = len(TEAMS) if wishes.teams and wishes.players is None else None
    if wishes.seats is not None:
        seats = whole_number(wishes.seats, "cli.bad_seats", 2, MAX_PLAYERS)
    if wishes.hot_seat:
        if wishes.players is not None:
            raise UserError("play.hot_seat_players")
        return [HUMAN] * ((seats or 2) - 1)
    rivals = rivals_of(wishes.players, seats, usual)
    if len(rivals) >= MAX_PLAYERS:
        raise UserError("cli.bad_seats", value=len(rivals) + 1, low=2, high=MAX_PLAYERS)
    return rivals


# ---- choosing decks ------------------------------------------------------------------------------------------------


def choose_deck(here: Here, name: str | None, question: str, read: Read | None, sample: int) -> Deck:
    """The deck that was named; else one asked for at the terminal; else a sample."""
    if name is not None:
        return find_any(name, here.pool)
    if read is None:
        return find_any(two_samples()[sample], here.pool)
    from tintero.lab import sample_decks

    names = list(sample_decks())
    here.line()
    here.print(question)
    for i, sample_name in enumerate(names, start=1):
        found = find_any(sample_name, here.pool)
        inks = ", ".join(here.say(f"names.ink_{ink.value.lower()}") for ink in found.inks)
        here.line(f"  {i}  {sample_name} ({inks})")
    while True:
        typed = read(here.say("table.deck_prompt")).strip()
        if not typed:
            typed = names[sample]
        elif typed.isdigit():
            if not is_number(typed) or not 1 <= int(typed) <= len(names):
                here.print("table.deck_number", count=len(names))
                continue
            typed = names[int(typed) - 1]
        if len(typed) > bounds.LINE_LENGTH:
            here.print("cli.line_too_long", most=bounds.LINE_LENGTH)
            continue
        try:
            deck = find_any(typed, here.pool)
            definitions_of([deck], here.reader)
            return deck
        except ExplainedError as fault:
            here.line(fault.message(here.lang))
