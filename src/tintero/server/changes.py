"""What differs between two views: told by the server, and put together again by whoever has the first of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from msgspec import UNSET, structs

from . import wire

CARDS: Final = ("hand_seen", "discard", "play")  # the lists of a side in which a card as it was is told by its id

Card = TypeVar("Card", wire.CardHere, wire.InPlay)


class WrongView(Exception):
    """What has changed is told of another view: somebody who hears it asks for everything anew."""


# ---- told ----------------------------------------------------------------------------------------------------------


def changed(before: wire.View | None, now: wire.View) -> wire.ViewChanged:
    """`before`: the view that is known; None if it is not known which, and then everything is told."""
    told = _fields_changed(before, now)
    known = [None] * len(now.sides) if before is None else before.sides
    told["sides"] = tuple(_side_changed(old, new) for old, new in zip(known, now.sides, strict=True) if old != new)
    if told.get("question") is not None:
        told["question"] = _question_changed(None if before is None else before.question, told["question"])
    return wire.ViewChanged(**told)


def _fields_changed(before: wire.Part | None, now: wire.Part) -> dict[str, Any]:
    if before is None:
        return structs.asdict(now)
    return {field: value for field in now.__struct_fields__ if (value := getattr(now, field)) != getattr(before, field)}


def _side_changed(before: wire.Side | None, now: wire.Side) -> wire.SideChanged:
    told = _fields_changed(before, now)
    told["player"] = now.player
    for field in CARDS:
        if before is not None and field in told:
            known = {card.id: card for card in getattr(before, field)}
            told[field] = tuple(card.id if known.get(card.id) == card else card for card in told[field])
    return wire.SideChanged(**told)


def _question_changed(before: wire.Question | None, now: wire.Question) -> wire.QuestionChanged:
    known = {} if before is None else {option: n for n, option in enumerate(before.options)}
    options = tuple(known.get(option, option) for option in now.options)
    return wire.QuestionChanged(**{**structs.asdict(now), "options": options})


# ---- put together --------------------------------------------------------------------------------------------------


def merged(before: wire.View | None, told: wire.ViewChanged) -> wire.View:
    """The view as it is now. WrongView if `before` is not the one that the changes are told of."""
    sides = {side.player: side for side in (() if before is None else before.sides)}
    for side in told.sides:
        sides[side.player] = _merged_side(sides.get(side.player), side)
    more: dict[str, Any] = {"sides": tuple(sides.values())}
    if isinstance(told.question, wire.QuestionChanged):
        more["question"] = _merged_question(None if before is None else before.question, told.question)
    view: wire.View = _merged(wire.View, before, told, more)
    return view


def _merged_side(before: wire.Side | None, told: wire.SideChanged) -> wire.Side:
    lists: dict[str, Any] = {}
    for field in CARDS:
        cards = getattr(told, field)
        if cards is not UNSET:
            lists[field] = tuple(_known(cards, () if before is None else getattr(before, field)))
    side: wire.Side = _merged(wire.Side, before, told, lists)
    return side


def _known(cards: Iterable[Card | str], before: Iterable[Card]) -> Iterable[Card]:
    known = {card.id: card for card in before}
    for card in cards:
        if not isinstance(card, str):
            yield card
        elif card in known:
            yield known[card]
        else:
            raise WrongView


def _merged_question(before: wire.Question | None, told: wire.QuestionChanged) -> wire.Question:
    known = () if before is None else before.options
    if any(isinstance(option, int) and not 0 <= option < len(known) for option in told.options):
        raise WrongView
    options = tuple(known[option] if isinstance(option, int) else option for option in told.options)
    question: wire.Question = _merged(wire.Question, None, told, {"options": options})
    return question


def _merged(kind: Any, before: wire.Part | None, told: wire.Part, more: dict[str, Any]) -> Any:
    fields = {field: value for field in told.__struct_fields__ if (value := getattr(told, field)) is not UNSET}
    known = {} if before is None else structs.asdict(before)
    try:
        return kind(**{**known, **fields, **more})
    except TypeError:  # something is missing that only an earlier view has
        raise WrongView from None
