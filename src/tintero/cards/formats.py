"""Deck construction by format (CR 1.10.1 and the formats of organized play): everything that is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tintero.cards.card import USUAL_COPIES, Card, CardType, Ink
from tintero.cards.deck import Deck
from tintero.cards.errors import CardsError
from tintero.cards.names import fold
from tintero.cards.pool import CardPool
from tintero.words import say


@dataclass(frozen=True, slots=True)
class Format:
    name: str
    minimum: int
    size_rule: str
    exact: bool = False  # the deck has exactly `minimum` cards
    max_inks: int | None = None
    limits_copies: bool = False
    legality: str | None = None  # the name of the format in the data; None: any card that was opened


_CORE = Format("Core", 60, "1.10.1.1", max_inks=2, limits_copies=True, legality="Core")
_INFINITY = Format("Infinity", 60, "1.10.1.1", max_inks=2, limits_copies=True, legality="Infinity")
# CR 1.10.1.2: limited formats have no ink limit and no copy limit.
_SEALED = Format("Sealed", 40, "1.10.1.2")
_DRAFT = Format("Draft", 35, "1.10.1.2")
# CR 10.2: two boosters, all of them, nothing is built.
_PACK_RUSH = Format("PackRush", 24, "10.2", exact=True)

FORMATS: dict[str, Format] = {f.name: f for f in (_CORE, _INFINITY, _SEALED, _DRAFT, _PACK_RUSH)}


@dataclass(frozen=True, slots=True)
class InkException:
    """Other cards of one type and classification may be of any ink."""

    type: CardType
    classification: str

    def covers(self, card: Card) -> bool:
        return card.type is self.type and self.classification in card.classifications


# CR 1.10.1.3: cards that alter deck building, by full name. Limits on copies are not here: the data
# carries them (`max_copies`).
INK_EXCEPTIONS: dict[str, InkException] = {
    "Christopher Robin - Hunny Sage": InkException(CardType.CHARACTER, "Hunny"),
}


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a deck. `card` is empty when it is about the deck as a whole."""

    code: str
    rule: str
    card: str = ""
    details: tuple[tuple[str, object], ...] = ()

    def message(self, lang: str = "en") -> str:
        return say(f"cards.{self.code}", lang, card=self.card, **dict(self.details))

    def __str__(self) -> str:
        return f"{self.message()} (CR {self.rule})"


def find_format(name: str) -> Format:
    """A format by name, however it was typed; a trailing "Constructed" does not matter."""
    wanted = fold(name).removesuffix("constructed")
    for known in FORMATS.values():
        if fold(known.name) == wanted:
            return known
    raise CardsError("unknown_format", name=name, names=tuple(FORMATS))


def check(deck: Deck, format: Format | str, pool: CardPool) -> list[Problem]:
    """Everything that is wrong with a deck in a format; an empty list means that it is legal."""
    rules = find_format(format) if isinstance(format, str) else format
    counts: dict[Card, int] = {}
    missing: list[Problem] = []
    for card, count in deck.entries:
        current = pool.get(card.full_name)
        if current is None:
            missing.append(_problem("not_in_pool", "1.10.1", card))
            current = card
        counts[current] = counts.get(current, 0) + count
    problems = [*_size(sum(counts.values()), rules), *_inks(counts, rules), *missing]
    for card, count in counts.items():
        problems += _card_problems(card, count, rules)
    return problems


def formats_that_allow(deck: Deck, pool: CardPool) -> tuple[str, ...]:
    """The formats in which a deck is legal. Limited formats have no other bound than their size, so they are
    considered only for a deck that is smaller than a constructed one."""
    large = deck.size >= _INFINITY.minimum
    looked_at = [rules for rules in FORMATS.values() if rules.legality is not None or not large]
    return tuple(rules.name for rules in looked_at if not check(deck, rules, pool))


def _size(size: int, rules: Format) -> Iterator[Problem]:
    fits = size == rules.minimum if rules.exact else size >= rules.minimum
    if not fits:
        code = "wrong_size" if rules.exact else "too_few_cards"
        yield _problem(code, rules.size_rule, size=size, minimum=rules.minimum, format=rules.name)


def _card_problems(card: Card, count: int, rules: Format) -> Iterator[Problem]:
    """What is wrong with a card whatever else is in the deck."""
    if rules.limits_copies and card.max_copies is not None and count > card.max_copies:
        # CR 1.10.1.1, or the card's own limit
        rule = "1.10.1.1" if card.max_copies == USUAL_COPIES else "1.10.1.3"
        yield _problem("too_many_copies", rule, card, count=count, limit=card.max_copies)
    if rules.legality is None or card.legal_in(rules.legality):
        return
    legality = card.legality(rules.legality)
    if legality is not None and legality.banned_since:
        yield _problem("banned", "1.10.1.1", card, format=rules.name, date=legality.banned_since)
    elif legality is not None and legality.allowed_until:
        yield _problem("rotated_out", "1.10.1", card, format=rules.name, date=legality.allowed_until)
    else:
        yield _problem("not_legal", "1.10.1", card, format=rules.name)


def _inks(counts: dict[Card, int], rules: Format) -> Iterator[Problem]:
    if rules.max_inks is None or len(_ink_types(counts)) <= rules.max_inks:
        return
    free: set[Card] = set()
    idle: list[Card] = []
    # CR 1.10.1.3, first pass: is each exception card legal here without its own help?
    for card, count in counts.items():
        exception = INK_EXCEPTIONS.get(card.full_name)
        if exception is None:
            continue
        covered = {other for other in counts if other != card and exception.covers(other)}
        fits = len(_ink_types(other for other in counts if other not in covered)) <= rules.max_inks
        if fits and not any(_card_problems(card, count, rules)):
            free |= covered
        elif covered:
            idle.append(card)
    # Second pass: the other cards, with the exceptions that are in force.
    bound = {card: count for card, count in counts.items() if card not in free}
    inks = _ink_types(bound)
    if len(inks) > rules.max_inks:
        shown = tuple(f"{ink} {sum(n for card, n in bound.items() if ink in card.inks)}" for ink in inks)
        yield _problem(
            "too_many_inks", "1.10.1.1", count=len(inks), inks=shown, format=rules.name, limit=rules.max_inks
        )
        for card in idle:
            yield _problem("exception_not_in_force", "1.10.1.3", card)


def _ink_types(cards: Iterable[Card]) -> tuple[Ink, ...]:
    # CR 5.2.5.1: a dual-ink card brings both of its types.
    present = {ink for card in cards for ink in card.inks}
    return tuple(ink for ink in Ink if ink in present)


def _problem(code: str, rule: str, card: Card | None = None, **details: object) -> Problem:
    return Problem(code, rule, card.full_name if card is not None else "", tuple(details.items()))
