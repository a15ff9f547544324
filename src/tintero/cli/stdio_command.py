"""`tintero serve --stdio`: the same tables on standard input and output."""

from __future__ import annotations

from typing import Final

from tintero.cli.chosen_decks import definitions_of, find_any, two_samples, warn_about
from tintero.cli.chosen_seats import HUMAN, USUAL, rivals_of
from tintero.cli.here import Here, seed_of, whole_number
from tintero.cli.play_command import Wishes as Playing
from tintero.cli.play_command import settings_of
from tintero.cli.serve_command import StdioWishes
from tintero.cli.user_error import UserError
from tintero.cli.watch import MAX_PLAYERS
from tintero.env.stdio.line_wire import standard_wire
from tintero.env.stdio.stdio_games import StdioGames
from tintero.env.stdio.talk_forms import HERE, JsonForm, PlainForm
from tintero.players.registry import is_of_house
from tintero.table.session import Session

MOST_GAMES: Final = 1_000_000


def stdio_command(here: Here, wishes: StdioWishes) -> None:
    seats = None if wishes.seats is None else whole_number(wishes.seats, "cli.bad_seats", 2, MAX_PLAYERS)
    rivals = rivals_of(in_our_words(wishes.players), seats, USUAL)
    if len(rivals) >= MAX_PLAYERS:
        raise UserError("cli.bad_seats", value=len(rivals) + 1, low=2, high=MAX_PLAYERS)
    who = [HUMAN, *rivals]
    first = None if wishes.first is None else whole_number(wishes.first, "stdio.bad_first", 1, len(who))
    games = 1 if wishes.games is None else whole_number(wishes.games, "stdio.bad_games", 1, MOST_GAMES)
    seed = seed_of(wishes.seed)
    settings = settings_of(Playing(format=wishes.format), len(who))
    if wishes.against is not None and is_of_house(wishes.against):
        raise UserError("bots.no_deck", name=wishes.against)
    names = [deck or sample for deck, sample in zip((wishes.deck, wishes.against), two_samples(), strict=True)]
    if any(name.strip() == "-" for name in names):
        raise UserError("stdio.deck_dash")
    mine, theirs = (find_any(name, here.pool) for name in names)
    definitions_of([mine, theirs], here.reader)
    warn_about(here, [mine, theirs], names)
    decks = [mine, *[theirs] * len(rivals)]

    def make(game: int) -> Session:
        return Session(here.house, decks, who, seed + game, settings=settings, first=first)

    wire = standard_wire()
    form = JsonForm(wire) if wishes.json else PlainForm(wire)
    try:
        StdioGames(wire, form, make, games, here.lang).play()
    except EOFError:
        raise UserError("stdio.input_ended") from None


def in_our_words(players: str | None) -> str | None:
    """`stdio` is a seat that is answered here, which a terminal calls a human."""
    if players is None:
        return None
    return ",".join(HUMAN if part.strip().lower() == HERE else part for part in players.split(","))
