"""Reading keyword lines (chapter 8): the keyword, its number or cost, and the Shift variants."""

from __future__ import annotations

from tintero.abilities.ability import KeywordAbility, ShiftKind
from tintero.abilities.cost import Cost, CostPart, DiscardCards, RemoveInkDrops
from tintero.abilities.keyword import KEYWORDS, Numbered
from tintero.abilities.target import Filter, Song
from tintero.abilities.words import CardType, Keyword, ShiftBase, Whose, Zone
from tintero.cards.card import CardText
from tintero.edges.plain_text import is_number

PRINTED = {r.name: r for r in KEYWORDS if r.keyword != Keyword.SHIFT}  # CR 8.10.8: Shift has many names
BASES = {
    "Universal": ShiftBase.ANY_CHARACTER,
    "Duo": ShiftBase.TWO_NAMES,
    "Combo": ShiftBase.ONE_OR_TWO_NAMES,
}
IN_HAND = Filter(whose=Whose.YOURS, zone=Zone.HAND)
TYPES = {
    "character": (CardType.CHARACTER,),
    "action": (CardType.ACTION,),
    "item": (CardType.ITEM,),
    "location": (CardType.LOCATION,),
}


def grammar_lines() -> str:
    """How the text of a card names a keyword, as lines of the grammar."""
    lines: list[str] = []
    for r in KEYWORDS:
        word, member = r.name.lower(), f"Keyword.{r.keyword.name}"
        lines.append(f"plain_keyword = {word} => {r.spanish} ({r.name}) :: {member}")
        if r.number == Numbered.FIRST:
            meaning = f"pr.HasKeyword({member}, am.Number(number))"
            lines.append(f"keyword_n = {word} {{number}} => {r.spanish} {{number}} ({r.name}) :: {meaning}")
    return "\n".join(lines)


def read_keyword(text: CardText) -> KeywordAbility | None:
    """The keyword of a printed line; None if a word of it is not understood."""
    word = text.keyword
    value = text.keyword_value.replace("⬡", "").strip()
    if word in PRINTED:
        found = PRINTED[word]
        if found.number == Numbered.NONE:
            return KeywordAbility(found.keyword) if not value else None
        number = value.removeprefix("+")
        return KeywordAbility(found.keyword, int(number)) if is_number(number, 3) else None
    if word == "Shift" or word.endswith(" Shift"):
        kind = read_shift_kind(word.removesuffix("Shift").split())
        cost = read_shift_cost(value)
        if kind is None or cost is None:
            return None
        return KeywordAbility(Keyword.SHIFT, cost=cost, shift=kind)
    return None


def read_shift_kind(words: list[str]) -> ShiftKind | None:
    """CR 8.10.8, 8.10.9: variants can be fused; what is no variant is a classification."""
    temporary = "Temporary" in words
    rest = [w for w in words if w != "Temporary"]
    if not rest:
        return ShiftKind(temporary=temporary)
    name = " ".join(rest)
    if name in BASES:
        return ShiftKind(BASES[name], temporary=temporary)
    if name == "Potato":
        # CR 8.10.8.6: the base is an item with this name
        return ShiftKind(ShiftBase.ITEM, name, temporary)
    return ShiftKind(ShiftBase.CLASSIFICATION, name, temporary)


def read_shift_cost(value: str) -> Cost | None:
    """Ink, or a cost in words."""
    if is_number(value, 3):
        return Cost(ink=int(value))
    words = value.lower().split()
    part = _read_part(words)
    return None if part is None else Cost(parts=(part,))


def _read_part(words: list[str]) -> CostPart | None:
    if len(words) == 4 and words[0] == "remove" and is_number(words[1], 3) and words[2:] == ["ink", "drops"]:
        return RemoveInkDrops(int(words[1]))
    if len(words) == 3 and words[0] == "discard" and is_number(words[1], 3) and words[2] == "cards":
        return DiscardCards(IN_HAND, int(words[1]))
    if len(words) == 4 and words[0] == "discard" and words[1] in ("a", "an") and words[3] == "card":
        if words[2] == "song":
            return DiscardCards(Filter((CardType.ACTION,), Whose.YOURS, Zone.HAND, (Song(),)))
        if words[2] in TYPES:
            return DiscardCards(Filter(TYPES[words[2]], Whose.YOURS, Zone.HAND))
    return None
