"""The verbs of what happened this turn (6.1.13.4): a closed table, each written once; `forms.py` makes their forms."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from tintero.abilities.words import Did, EventKind


@dataclass(frozen=True)
class Verb:
    """What a card does, or what is done to it: the event, and what is remembered of it while it is in play."""

    english: str
    spanish: str
    event: EventKind | None
    did: Did | None = None


DEEDS: Final = (
    Verb("^quest", "*haberse ido de aventura", EventKind.QUESTED, Did.QUESTED),
    Verb("^challenge", "*haber desafiado", EventKind.CHALLENGED, Did.CHALLENGED),
    Verb("^be challenged", "*haber sido desafiad@", None, Did.WAS_CHALLENGED),
    Verb("^take damage", "*haber recibido daño", EventKind.DAMAGE_TAKEN, Did.TOOK_DAMAGE),
    Verb("^be banished", "*haber sido desterrad@", EventKind.BANISHED),
    Verb("^be exerted", "*haber sido agotad@", EventKind.EXERTED),
    Verb("^be played", "*haber sido jugad@", EventKind.PLAYED, Did.PLAYED),
    Verb("^sing a song", "*haber cantado una canción", EventKind.SANG),
    Verb("^move to a location", "*haberse movido a una localización", EventKind.MOVED),
)

# what players do to cards
ACTS: Final = (
    Verb("^play", "*haber jugado", EventKind.PLAYED),
    Verb("^discard", "*haber descartado", EventKind.DISCARDED),
    Verb("^draw", "*haber robado", EventKind.DREW),
    Verb("^return", "*haber devuelto", EventKind.RETURNED),
)


# what the instruction before did to cards: "for each … this way" (6.1.5); the function counts those that fit
WROUGHT: Final = (
    ("banished", "desterrad@", "way_banished"),
    ("moved", "movid@", "way_moved"),
    ("returned", "devuelt@", "way_moved"),
    ("discarded", "descartad@", "way_discarded"),
    ("put into your discard", "puest@ en tu descarte", "way_milled"),
)


def grammar_lines() -> str:
    """The verbs as lines of the grammar."""
    acts = [f"did = {v.english} => {v.spanish} :: tr.Done({written(v.event)})" for v in ACTS]
    deeds = [f"deed = {v.english} => {v.spanish} :: tr.Deed({written(v.event)}, did={written(v.did)})" for v in DEEDS]
    wrought = [f"wrought = {english} => {spanish} :: {count}" for english, spanish, count in WROUGHT]
    return "\n".join(acts + deeds + wrought)


def written(member: Enum | None) -> str:
    return "None" if member is None else f"{type(member).__name__}.{member.name}"
