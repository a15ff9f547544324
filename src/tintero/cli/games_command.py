"""`tintero games`: the last games, and which one of them somebody means."""

from __future__ import annotations

import os
import time
from pathlib import Path

from tintero.cli.here import Here
from tintero.cli.screen import Read
from tintero.cli.started import as_started
from tintero.cli.user_error import UserError
from tintero.edges.plain_text import is_number
from tintero.table.kept import Kept, games_folder, kept_games
from tintero.table.seating import Seating
from tintero.words import label


def games_command(here: Here) -> None:
    games = kept_games()
    if not games:
        here.print("play.games_none")
        return
    here.print("play.games_head")
    for game in games:
        here.line(row(here, game))
    number = str(next((game.number for game in games if not game.over), 1))
    here.print("play.games_foot", resume=as_started("play", "--resume", number), replay=as_started("replay", "1"))


def row(here: Here, kept: Kept) -> str:
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.saved_at))
    decks = " – ".join(deck.name or "?" for deck in kept.game.decks)
    standing = kept.game.standing
    if standing.winners is None:
        state = here.say("play.games_open", turn=standing.turn)
    elif not standing.winners:
        state = here.say("play.games_drawn", turn=standing.turn)
    else:
        seating = Seating(kept.game.seats)
        winner = label(seating.person(standing.winners[0]), here.lang)
        state = here.say("play.games_won", player=winner, turn=standing.turn)
    return here.say("play.games_row", number=f"{kept.number:>3}", when=when, decks=decks, state=state)


def game_file(name: str) -> Path:
    """A file, a number of `tintero games`, or the name of a kept game."""
    path = Path(os.path.expanduser(name))
    if path.exists() or path.is_symlink():
        return path
    if is_number(name):
        found = next((kept.path for kept in kept_games() if kept.number == int(name)), None)
        if found is None:
            raise UserError("play.games_no_number", value=name, command=as_started("games"))
        return found
    own = games_folder() / f"{name}.json"
    return own if "/" not in name and own.is_file() else path


def choose_game(here: Here, read: Read | None) -> Path:
    """`--resume` without a name: which of the games that are not over."""
    games = [kept for kept in kept_games() if not kept.over]
    if not games:
        raise UserError("play.games_no_open", command=as_started("play"))
    if read is None or len(games) == 1:
        return games[0].path
    for kept in games:
        here.line(row(here, kept))
    while True:
        typed = read(here.say("play.games_which")).strip()
        found = [kept.path for kept in games if not typed or typed == str(kept.number)]
        if found:
            return found[0]
        here.print("play.games_no_number", value=typed[:20], command=as_started("games"))
