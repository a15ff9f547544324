"""One experiment, in a process of its own: it plays, tells how far it is and what came out, and writes the reports.

What it needs to count and to draw (numpy, scipy, altair) is loaded here and ends with it: the server has none of it.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Final, NamedTuple

from tintero.cards import CardsError
from tintero.cards.samples import samples
from tintero.edges.explained_error import ExplainedError
from tintero.lab.decks import definitions_of_names
from tintero.lab.simulate import open_house
from tintero.language import NotUnderstood
from tintero.table.house import House
from tintero.words import catalogue

from .behind import stand_back, take_what_is_left
from .new_experiment import Entered, Wanted

if TYPE_CHECKING:
    from tintero.lab.experiments.compare import Comparison
    from tintero.lab.experiments.crew import Crew
    from tintero.lab.experiments.field import Contender
    from tintero.lab.experiments.matrix import Gauntlet

STOP: Final = "stop"  # what a process may be told

_log = logging.getLogger(__name__)


class Progress(NamedTuple):
    """So many games are finished."""

    done: int
    wanted: int


class Found(NamedTuple):
    """What came out: `to_data()`, as JSON."""

    data: bytes
    interrupted: bool


class Pages(NamedTuple):
    """The report in each language; nothing if it could not be written."""

    pages: dict[str, bytes]


class Fault(NamedTuple):
    """It came to nothing. The code of a sentence (`server.ftl`)."""

    code: str


Told = Progress | Found | Pages | Fault


def run_experiment(pipe: Connection, cards: str | None, wanted: Wanted, parent: int) -> None:
    stand_back(parent)
    try:
        house = open_house(cards)
        assert house.reader  # reading the cards goes before
        take_what_is_left()
        found = _played(wanted, house, pipe)
        data = json.dumps(found.to_data(), ensure_ascii=False).encode()
        pipe.send(Found(data, found.interrupted))
        pipe.send(Pages(_written(found, wanted.command)))
    except ImportError:
        pipe.send(Fault("lab_missing"))
    except (KeyboardInterrupt, BrokenPipeError):  # nobody waits for it any more
        return
    except Exception:  # a mistake of ours: whoever asked is told
        _log.exception("an experiment (%s) failed", wanted.kind)
        pipe.send(Fault("lab_failed"))


def _played(wanted: Wanted, house: House, pipe: Connection) -> Comparison | Gauntlet:
    from tintero.lab.experiments.compare import compare
    from tintero.lab.experiments.crew import Crew
    from tintero.lab.experiments.field import Terms
    from tintero.lab.experiments.matrix import gauntlet

    def tell(done: int, games: int) -> None:
        """As Ctrl-C in the terminal: who is told to stop has what was finished."""
        pipe.send(Progress(done, games))
        if done and pipe.poll():
            raise KeyboardInterrupt

    crew: Crew = Crew(progress=tell)
    terms = Terms(seed=wanted.seed, house=house)
    field = _field(house)
    mine = [_contender(deck, house) for deck in wanted.decks]
    if len(mine) == 2:
        return compare(mine[0], mine[1], field, terms, crew, wanted.games)
    return gauntlet(mine[0], field, terms, crew, wanted.games)


def _contender(deck: Entered, house: House) -> Contender:
    from tintero.lab.experiments.field import Contender

    return Contender(deck.name, tuple(definitions_of_names(deck.cards, house.reader)))


def _field(house: House) -> Sequence[Contender]:
    """The samples, as far as this card data has their cards."""
    from tintero.lab.experiments.field import Contender

    found: list[Contender] = []
    for name in samples():
        try:
            found.append(Contender(name, tuple(house.definitions(house.load_deck(name)))))
        except (CardsError, NotUnderstood):
            continue
    return found


def _written(found: Comparison | Gauntlet, command: str) -> dict[str, bytes]:
    try:
        from tintero.lab.reports import write_report

        return {lang: write_report(found, lang, command).encode("utf-8", "replace") for lang in catalogue().languages}
    except (ImportError, ExplainedError):  # nothing to draw with
        return {}
    except Exception:  # the figures are there all the same
        _log.exception("a report was not written")
        return {}
