"""The verbs of what happened this turn (6.1.13.4): a closed table, each written once; `forms.py` makes their forms."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from tintero.abilities.words import Did, EventKind, Who


@dataclass(frozen=True)
class Verb:
    """What a card does: the event, and what is remembered of it while it is in play."""

    english: str
    spanish: str
    event: EventKind
    did: Did | None = None
    passive: str = "None"  # what is then done to another card


@dataclass(frozen=True)
class Participle:
    """What is done to a card; `count`: the function that counts those to which this very effect did it (6.1.5)."""

    english: str
    spanish: str
    event: EventKind | None
    did: Did | None = None
    count: str = "None"
    who: Who = Who.EACH_PLAYER


DEEDS: Final = (
    Verb("^quest", "*haberse ido de aventura", EventKind.QUESTED, Did.QUESTED),
    Verb(
        "^challenge", "*haber desafiad@", EventKind.CHALLENGED, Did.CHALLENGED,
        "tr.Wrought('challenged', tr.Deed(None, did=Did.WAS_CHALLENGED))",
    ),
    Verb("^take damage", "*haber recibido daño", EventKind.DAMAGE_TAKEN, Did.TOOK_DAMAGE),
)

# what players do to cards
ACTS: Final = (
    Verb("^play", "*haber jugado", EventKind.PLAYED),
    Verb("^discard", "*haber descartado", EventKind.DISCARDED),
    Verb("^draw", "*haber robado", EventKind.DREW),
    Verb("^return", "*haber devuelto", EventKind.RETURNED),
)

# "was banished this turn", "for each character banished this way", "the banished character"
WROUGHT: Final = (
    Participle("banished", "desterrad@", EventKind.BANISHED, count="way_banished"),
    Participle("exerted", "agotad@", EventKind.EXERTED),
    Participle("moved", "movid@", EventKind.MOVED, count="way_moved"),
    Participle("discarded", "descartad@", EventKind.DISCARDED, count="way_discarded"),
    Participle("put into your discard", "puest@ en tu descarte", EventKind.INTO_DISCARD, None, "way_milled", Who.YOU),
)


def grammar_lines() -> str:
    """The verbs as lines of the grammar."""
    acts = [f"did = {v.english} => {v.spanish} :: tr.Done({written(v.event)})" for v in ACTS]
    deeds = [
        f"verb = {v.english} => {v.spanish} :: tr.Verb(tr.Deed({written(v.event)}, did={written(v.did)}), {v.passive})"
        for v in DEEDS
    ]
    wrought = [
        f"wrought = {p.english} => {p.spanish} :: tr.Wrought({p.english!r}, "
        f"tr.Deed({written(p.event)}, who={written(p.who)}, did={written(p.did)}), {p.count})"
        for p in WROUGHT
    ]
    return "\n".join(acts + deeds + wrought)


def written(member: Enum | None) -> str:
    return "None" if member is None else f"{type(member).__name__}.{member.name}"
