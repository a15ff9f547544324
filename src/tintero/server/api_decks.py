"""Decks over HTTP: whatever is pasted is read, checked in every format, counted, and written out again."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Response
from pydantic import Field

from tintero.cards import FORMATS, Deck, LineProblem, UnderstoodDeck, check
from tintero.cards.decklist import understand_text
from tintero.cards.samples import samples
from tintero.edges import bounds
from tintero.edges.plain_text import cut, neutral
from tintero.table.house import House
from tintero.words import say

from .api_cards import CardShort, ink_name, kind_of, short
from .asked_language import Lang
from .new_table import LONGEST_DECK, LONGEST_NAME, Asked
from .refused import Refused
from .told_http import Cards, Kept, Rate, answer, told
from .wire import Part

DECKS_AT_ONCE = 40.0
DECKS_PER_SECOND = 2.0
KINDS = ("character", "action", "song", "item", "location")

kept = APIRouter(prefix="/api/decks", tags=["decks"], route_class=Kept)
router = APIRouter(prefix="/api/decks", tags=["decks"], dependencies=[Depends(Rate(DECKS_AT_ONCE, DECKS_PER_SECOND))])


class Pasted(Asked):
    """A deck as somebody pastes it: a list, a table, JSON, a code or a link that has one. Never a path."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_DECK)]


class Exported(Pasted):
    to: Literal["text", "pixelborn"] = "text"


class DeckEntry(Part, frozen=True):
    count: int
    card: CardShort


class LineAtFault(Part, frozen=True):
    """A line of the list that could not be used; `suggestions` are names of cards."""

    line: int
    code: str
    text: str
    words: str
    suggestions: tuple[str, ...] = ()


class DeckProblem(Part, frozen=True):
    code: str
    rule: str
    words: str
    card: str = ""


class FormatChecked(Part, frozen=True):
    format: str
    legal: bool
    problems: tuple[DeckProblem, ...] = ()


class Counted(Part, frozen=True):
    what: str
    name: str
    count: int


class CostCount(Part, frozen=True):
    cost: int
    count: int
    inkable: int


class NotRead(Part, frozen=True):
    """A card whose text is not understood: it cannot be played yet."""

    card: str
    words: tuple[str, ...]


class DeckLooked(Part, frozen=True):
    """What of a deck was understood, and what was not."""

    name: str
    size: int
    inkable: int
    entries: tuple[DeckEntry, ...]
    lines: tuple[LineAtFault, ...]
    notes: tuple[LineAtFault, ...]
    formats: tuple[FormatChecked, ...]
    curve: tuple[CostCount, ...]
    types: tuple[Counted, ...]
    inks: tuple[Counted, ...]
    not_understood: tuple[NotRead, ...]


class DeckText(Part, frozen=True):
    """A deck, written out."""

    text: str


@kept.get("/{name}", **told(DeckLooked))
def sample(name: Annotated[str, Path(max_length=LONGEST_NAME)], house: Cards, lang: Lang) -> Response:
    known = samples().get(name)
    if known is None:
        raise Refused("no_deck", 404, name=cut(name, LONGEST_NAME), names=list(samples()))
    return answer(looked(understand_text(known.read_bytes(), house.pool, name), house, lang))


@router.post("/look", **told(DeckLooked))
def look(asked: Pasted, house: Cards, lang: Lang) -> Response:
    return answer(looked(read(asked.text, house), house, lang))


@router.post("/export", **told(DeckText))
def export(asked: Exported, house: Cards) -> Response:
    deck = read(asked.text, house).whole()
    return answer(DeckText(text=neutral(deck.to_text()) if asked.to == "text" else deck.to_pixelborn()))


def read(text: str, house: House) -> UnderstoodDeck:
    found = understand_text(text, house.pool)
    if not found.deck.entries:
        found.whole()  # nothing at all was understood: the error says why
    if found.deck.size > bounds.SAVE_DECK_CARDS:
        raise Refused("large_deck", 422, most=bounds.SAVE_DECK_CARDS)
    return found


def looked(found: UnderstoodDeck, house: House, lang: str) -> DeckLooked:
    deck = found.deck
    return DeckLooked(
        name=neutral(deck.name),
        size=deck.size,
        inkable=sum(n for card, n in deck.entries if card.inkable),
        entries=tuple(DeckEntry(count=n, card=short(card, lang)) for card, n in deck.entries),
        lines=tuple(at_fault(p, lang) for p in found.problems),
        notes=tuple(at_fault(p, lang) for p in deck.notes),
        formats=tuple(checked(deck, name, house, lang) for name in FORMATS),
        curve=tuple(
            CostCount(
                cost=cost, count=n,
                inkable=sum(copies for card, copies in deck.entries if card.cost == cost and card.inkable),
            )
            for cost, n in deck.curve.items()
        ),
        types=tuple(of_kind(deck, kind, lang) for kind in KINDS),
        inks=tuple(
            Counted(what=ink.value, name=ink_name(ink, lang), count=sum(n for c, n in deck.entries if ink in c.inks))
            for ink in deck.inks
        ),
        not_understood=tuple(
            NotRead(card=fault.card, words=tuple(u.words for u in fault.unread))
            for fault in house.reader.not_understood(card for card, _ in deck.entries)
        ),
    )  # fmt: skip


def at_fault(p: LineProblem, lang: str) -> LineAtFault:
    return LineAtFault(
        line=p.line, code=p.code, text=neutral(cut(p.text)), words=p.message(lang), suggestions=p.suggestions
    )


def checked(deck: Deck, format: str, house: House, lang: str) -> FormatChecked:
    problems = check(deck, format, house.pool)
    return FormatChecked(
        format=format,
        legal=not problems,
        problems=tuple(DeckProblem(code=p.code, rule=p.rule, words=p.message(lang), card=p.card) for p in problems),
    )


def of_kind(deck: Deck, kind: str, lang: str) -> Counted:
    count = sum(n for card, n in deck.entries if kind_of(card) == kind)
    return Counted(what=kind, name=say(f"names.group_{kind}", lang), count=count)
