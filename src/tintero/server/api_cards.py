"""The cards over HTTP: found by filters, and one card with what is printed, what was understood, and its rules."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Response

from tintero.abilities.keyword import KEYWORDS
from tintero.cards import FORMATS, Card, CardText, CardType, Ink
from tintero.cards.card_filters import tests_of
from tintero.edges.bounds import NAME_LENGTH
from tintero.judge.references import references
from tintero.language.reader import is_reminder
from tintero.rulebook import printed_keyword, rulebook
from tintero.table.house import CardInfo, House
from tintero.words import base_of, say

from .api_rules import RuleTitle, RulingTitle, every_ruling, rule_title, ruling_title
from .asked_language import Lang
from .told_http import Cards, Kept, answer, told
from .wire import Part

PAGE_SIZE = 60
LARGEST_PAGE = 200
MOST_PAGES = 10_000

Typed = Annotated[str | None, Query(max_length=NAME_LENGTH)]

router = APIRouter(prefix="/api/cards", tags=["cards"], route_class=Kept)


class CardShort(Part, frozen=True):
    """A card in a list; `type` and `inks` are words for programs, the others are for people."""

    name: str
    type: str
    type_name: str
    inks: tuple[str, ...]
    ink_names: tuple[str, ...]
    cost: int
    inkable: bool = False
    classifications: tuple[str, ...] = ()
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    move_cost: int | None = None
    sets: tuple[str, ...] = ()


class TextLine(Part, frozen=True):
    """One text of a card: what it is called, and its words in the language asked for."""

    text: str
    name: str = ""
    keyword: str = ""


class CardFound(CardShort, frozen=True):
    """A card as it can be drawn."""

    texts: tuple[TextLine, ...] = ()


class CardsFound(Part, frozen=True):
    """One page of the cards that pass every filter; pages are counted from 1."""

    total: int
    page: int
    pages: int
    cards: tuple[CardFound, ...]


class Choice(Part, frozen=True):
    value: str
    name: str


class CardFilters(Part, frozen=True):
    """What there is to choose from."""

    inks: tuple[Choice, ...]
    types: tuple[Choice, ...]
    keywords: tuple[Choice, ...]
    classifications: tuple[str, ...]
    sets: tuple[str, ...]
    formats: tuple[str, ...]
    costs: tuple[int, ...]


class PrintedIn(Part, frozen=True):
    set: str
    rarity: str
    number: int | None = None


class LegalIn(Part, frozen=True):
    format: str
    legal: bool
    banned_since: str = ""
    until: str = ""


class CardPage(Part, frozen=True):
    """Everything about one card."""

    card: CardShort
    texts: tuple[TextLine, ...]
    spanish: tuple[str, ...]
    printings: tuple[PrintedIn, ...]
    formats: tuple[LegalIn, ...]
    understood: bool
    meaning: tuple[str, ...] = ()  # the lines of a tree
    unread: tuple[str, ...] = ()  # the words that were not understood
    max_copies: int | None = None
    rules: tuple[RuleTitle, ...] = ()
    rulings: tuple[RulingTitle, ...] = ()


def kind_of(card: Card) -> str:
    return "song" if card.is_song else card.type.name.lower()


def short(card: Card, lang: str) -> CardShort:
    kind = kind_of(card)
    return CardShort(
        name=card.full_name,
        type=kind,
        type_name=say(f"names.kind_{card.type.name.lower()}", lang),
        inks=tuple(ink.value for ink in card.inks),
        ink_names=tuple(ink_name(ink, lang) for ink in card.inks),
        cost=card.cost,
        inkable=card.inkable,
        classifications=card.classifications,
        strength=card.strength,
        willpower=card.willpower,
        lore=card.lore,
        move_cost=card.move_cost,
        sets=tuple(dict.fromkeys(p.set_code for p in card.printings)),
    )


def drawn(card: Card, house: House, lang: str) -> CardFound:
    return CardFound(
        **msgspec.structs.asdict(short(card, lang)), texts=texts_of(card, CardInfo(card, house.reader), lang)
    )


def texts_of(card: Card, info: CardInfo, lang: str) -> tuple[TextLine, ...]:
    return tuple(line(text, info, lang) for text in card.texts if not is_reminder(text))


def ink_name(ink: Ink, lang: str) -> str:
    return say(f"names.ink_{ink.value.lower()}", lang)


@router.get("", **told(CardsFound))
def find(
    house: Cards, lang: Lang, name: Typed = None, ink: Typed = None, cost: Typed = None, type: Typed = None,
    classification: Typed = None, keyword: Typed = None, text: Typed = None, set: Typed = None, format: Typed = None,
    inkable: bool | None = None, page: Annotated[int, Query(ge=1, le=MOST_PAGES)] = 1,
    size: Annotated[int, Query(ge=1, le=LARGEST_PAGE)] = PAGE_SIZE,
) -> Response:  # fmt: skip
    filters = {
        "name": name, "ink": ink, "cost": cost, "type": type, "classification": classification, "keyword": keyword,
        "text": text, "set": set, "format": format,
    }  # fmt: skip
    tests = tests_of({key: value or None for key, value in filters.items()})
    if inkable is not None:
        tests.append(lambda card: card.inkable is inkable)
    found = [card for card in house.pool if all(test(card) for test in tests)]
    here = found[(page - 1) * size : page * size]
    return answer(
        CardsFound(
            total=len(found), page=page, pages=-(-len(found) // size),
            cards=tuple(drawn(card, house, lang) for card in here),
        )
    )  # fmt: skip


@router.get("/filters", **told(CardFilters))
def filters(house: Cards, lang: Lang) -> Response:
    kinds = [*(kind.name.lower() for kind in CardType), "song"]
    codes = {p.set_code for card in house.pool for p in card.printings}
    return answer(
        CardFilters(
            inks=tuple(Choice(value=ink.value, name=ink_name(ink, lang)) for ink in Ink),
            types=tuple(Choice(value=kind, name=say(f"names.kind_{kind}", lang)) for kind in kinds),
            keywords=tuple(Choice(value=k.name, name=printed_keyword(k.name, lang)) for k in KEYWORDS),
            classifications=tuple(sorted({c for card in house.pool for c in card.classifications})),
            sets=tuple(sorted(codes, key=lambda code: (not code.isdigit(), code.zfill(4)))),
            formats=tuple(FORMATS),
            costs=tuple(sorted({card.cost for card in house.pool})),
        )
    )


@router.get("/{name:path}", **told(CardPage))
def one_card(name: Annotated[str, Path(max_length=NAME_LENGTH)], house: Cards, lang: Lang) -> Response:
    return answer(page_of(house.pool.find(name), house, lang))


def page_of(card: Card, house: House, lang: str) -> CardPage:
    read = house.reader.understand(card)
    understood = not isinstance(read, tuple)
    info = CardInfo(card, house.reader)
    rules = [] if isinstance(read, tuple) else [rulebook().rule(number) for number in references(read)]
    return CardPage(
        card=short(card, lang),
        texts=texts_of(card, info, lang),
        spanish=tuple(info.in_spanish(lang if base_of(lang) == "es" else "es")),
        printings=tuple(PrintedIn(set=p.set_code, rarity=p.rarity, number=p.number) for p in card.printings),
        formats=tuple(
            LegalIn(format=f.format, legal=f.allowed, banned_since=f.banned_since or "", until=f.allowed_until or "")
            for f in card.formats
        ),
        understood=understood,
        meaning=tuple(info.abilities.splitlines()) if understood else (),
        unread=tuple(u.words for u in read) if isinstance(read, tuple) else (),
        max_copies=card.max_copies,
        rules=tuple(rule_title(rule, lang) for rule in rules if rule is not None),
        rulings=tuple(ruling_title(r, lang) for r in every_ruling() if card.full_name in r.cards),
    )


def line(text: CardText, info: CardInfo, lang: str) -> TextLine:
    if text.kind == "keyword":
        printed = f"{text.keyword} {text.keyword_value}".strip()
        return TextLine(text=info.words(text, lang), keyword=printed_keyword(printed, lang))
    return TextLine(text=info.words(text, lang), name=text.name)
