"""Many games for everybody who imports Tintero: two decks against each other, or everybody against everybody."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tintero import lab
from tintero.cards import Deck
from tintero.lab import Report, Standings
from tintero.lab.simulate import Progress
from tintero.rules.settings import CONSTRUCTED, Settings
from tintero.table.house import House
from tintero.table.seat import Who
from tintero.welcome import usual_house


def simulate(
    deck: str | Path | Deck, against: str | Path | Deck, *, players: tuple[Who, Who] = ("greedy", "greedy"),
    games: int = 1000, seed: int = 0, jobs: int = 1, progress: Progress | None = None,
    settings: Settings = CONSTRUCTED, house: House | None = None,
) -> Report:
    """Play many games between two decks: `tintero.simulate("a.txt", "b.txt", players=(Quester, "greedy"))`.

    Players are names, addresses (`my_bots.py:Quester`) or classes with a method `choose(seat)`. The same seed gives the
    same games, however many `jobs` (processes) share them; with several, a script needs its
    `if __name__ == "__main__"` guard. Ctrl-C stops early and keeps the games that are over.
    """
    house = house or usual_house()
    decks = [house.load_deck(source) for source in (deck, against)]
    first, second = (house.definitions(d) for d in decks)
    names = (decks[0].name, decks[1].name)
    return lab.simulate(first, second, games, players, seed, jobs, progress, settings, house, names)


def tournament(
    decks: Sequence[str | Path | Deck], players: Sequence[Who] = ("greedy",), *, games: int = 100, seed: int = 0,
    jobs: int = 1, progress: Progress | None = None, settings: Settings = CONSTRUCTED, house: House | None = None,
) -> Standings:
    """Every deck in the hands of every player, against every other; `games` for each two of them.

    One deck and several players compare players; several decks and one player compare decks.
    """
    house = house or usual_house()
    loaded = [house.load_deck(source) for source in decks]
    names = [d.name for d in loaded]
    fields = [house.definitions(d) for d in loaded]
    return lab.tournament(fields, players, games, seed, jobs, progress, settings, house, names)
