"""Who does it: a text for every line about doing something, for every player, and for every shape of what it acts on.

The players are said in the words of this table and not in those of the grammar. What is read must name the player of
the table, and nobody else unless the words say so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from tintero.abilities.effect import Pick, Sequence
from tintero.abilities.target import Chosen, Filter
from tintero.abilities.words import Who, Whose
from tintero.language import Reader, Unread
from tintero.language.chart import Derivation
from tintero.language.forms import Form
from tintero.language.grammar import Grammar
from tintero.language.spanish import english
from tintero.language.tokens import squash

from .derived import ACTION, chain_to, line_of, used
from .shortest import Shortest
from .swaps import AMBIGUOUS, CRASHED, Fault, Outcome, lines_apart, refusing

RIGHT: Final = "right"
REFUSED: Final = "without meaning"
WRONG: Final = "wrong doer"
UNREAD: Final = "unread"
DOING: Final = "act"  # the category of what a player does


@dataclass(frozen=True)
class Spoken:
    """How a player is named before what they do, in which form that stands, and who it is."""

    words: tuple[str, ...]
    form: Form
    who: Who


TABLE: Final = (
    Spoken((), Form.YOU, Who.YOU),
    Spoken(("you", "may"), Form.YOU, Who.YOU),
    Spoken(("each", "opponent"), Form.OTHER, Who.EACH_OPPONENT),
    Spoken(("chosen", "opponent"), Form.OTHER, Who.CHOSEN_OPPONENT),
    Spoken(("chosen", "player"), Form.OTHER, Who.CHOSEN_PLAYER),
    Spoken(("each", "player"), Form.OTHER, Who.EACH_PLAYER),
    Spoken(("each", "opponent", "may"), Form.THEY, Who.EACH_OPPONENT),
    Spoken(("each", "player", "may"), Form.THEY, Who.EACH_PLAYER),
)
A_CARD_WAS_CHOSEN: Final = Pick(Chosen(Filter()))  # what "it", "that card" and "other" speak of
# words that name a player beside the doer, and whom they may name
NAMING: Final[tuple[tuple[frozenset[str], tuple[Who | Whose, ...]], ...]] = (
    (frozenset({"you", "your", "yours", "you've"}), (Who.YOU, Whose.YOURS)),
    (frozenset({"opponent", "opponents", "opponent's", "opponents'", "opposing"}),
     (Who.EACH_OPPONENT, Who.CHOSEN_OPPONENT, Whose.OPPOSING)),
    (frozenset({"player", "player's", "players", "players'"}),
     (Who.CHOSEN_PLAYER, Who.EACH_PLAYER, Who.ITS_PLAYER, Who.ANOTHER_CHOSEN_PLAYER, Who.CHALLENGING_PLAYER,
      Who.MOST_CARDS_IN_HAND)),
    (frozenset({"their", "its", "owner's"}), (Who.ITS_PLAYER,)),
    (frozenset({"this"}), (Who.EACH_PLAYER,)),  # what happened this turn, whoever did it
)  # fmt: skip


def named_in(node: Any) -> Iterator[str]:
    """Every player that a meaning names, in words: members of two enumerations may be equal as numbers."""
    if isinstance(node, (Who, Whose)):
        yield name_of(node)
    elif isinstance(node, tuple):
        for part in node:
            yield from named_in(part)
    elif is_dataclass(node) and not isinstance(node, type):
        for f in fields(node):
            yield from named_in(getattr(node, f.name))


def constructed(grammar: Grammar, shortest: Shortest) -> Iterator[tuple[Spoken, Derivation]]:
    for spoken in TABLE:
        for p in grammar.productions.get(DOING + spoken.form, ()):
            for d in shortest.ways(p):
                yield spoken, d


def try_doers(reader: Reader, grammar: Grammar, every: int = 1, begin: int = 0) -> Outcome:
    """Every so-many-th of the constructed texts."""
    outcome = Outcome()
    shortest = Shortest(grammar, reader.lexicon)
    for n, (spoken, d) in enumerate(constructed(grammar, shortest)):
        if n % every != begin:
            continue
        text = (*spoken.words, *english(d), ".")
        try:
            kind, lines, note = _tried(reader, spoken, text)
        except Exception as fault:
            kind, lines, note = (REFUSED if refusing(fault) else CRASHED), (), repr(fault)
        outcome.add(kind, None if kind == RIGHT else Fault(kind, squash(text), lines or (line_of(d),), note))
    return outcome


def _tried(reader: Reader, spoken: Spoken, text: tuple[str, ...]) -> tuple[str, tuple[str, ...], str]:
    found = reader.read(ACTION, " ".join(text))
    if isinstance(found, Unread):
        if found.why == AMBIGUOUS:
            return AMBIGUOUS, lines_apart(reader, ACTION, text), ""
        return (REFUSED if found.why == REFUSED else UNREAD), (), found.words
    meaning, d = found
    _, done = used(ACTION, Sequence((A_CARD_WAS_CHOSEN, meaning)), d).parts
    wrong = misnamed(spoken, text, done)
    if not wrong:
        return RIGHT, (), ""
    at = min(len(spoken.words), len(text) - 1)
    return WRONG, tuple([line_of(node) for node in chain_to(d, at)][-2:]), wrong


def misnamed(spoken: Spoken, text: tuple[str, ...], meaning: Any) -> str:
    """Who is missing or too much in a meaning; "" if the right player does it."""
    found = set(named_in(meaning))
    allowed: list[Who | Whose] = [spoken.who, Who.THAT_PLAYER, Whose.THAT_PLAYERS, Whose.ANY]
    if spoken.who == Who.YOU:
        allowed.append(Whose.YOURS)
    for said, players in NAMING:
        if said & set(text[len(spoken.words) :]):
            allowed += players
    doer = name_of(spoken.who)
    notes = [f"{doer} is not named"] if spoken.who != Who.YOU and doer not in found else []
    surplus = found - {name_of(who) for who in allowed}
    return ", ".join([*notes, *(f"{who} is named" for who in sorted(surplus))])


def name_of(who: Who | Whose) -> str:
    return f"{type(who).__name__}.{who.name}"
