"""The open question and its options, with the names of the scenario."""

from __future__ import annotations

from collections.abc import Sequence

from tintero.rulebook import option_text, reason_text
from tintero.rules import option as op
from tintero.rules.event import NO_CARD
from tintero.rules.option import Option
from tintero.rules.position import FILLER
from tintero.words import Person, Phrase, Told, Wording, listed, say

from .scenario_table import ScenarioTable
from .vocabulary import kind_words

MOST_SHOWN = 12


def card_names(table: ScenarioTable, lang: str) -> list[str]:
    """The full name of every card; with its alias or number where the file has several copies of it."""
    s = table.game.state
    names = [s.face_of(card).full_name for card in range(len(s.zone))]
    copies: dict[str, list[int]] = {}
    aliases = {placed.card: alias for alias, placed in table.alias.items()}
    for placed in table.placed:
        copies.setdefault(placed.definition.full_name, []).append(placed.card)
    for name, cards in copies.items():
        if len(cards) > 1:
            owners = [s.table.owners[card] for card in cards]
            for i, card in enumerate(cards):
                only = owners.count(owners[i]) == 1  # then its player tells it apart
                names[card] = f"{name} ({aliases.get(card) or (player_name(owners[i]) if only else f'#{i + 1}')})"
    filler = say("scenario_words.filler", lang)
    for card, definition in enumerate(s.defs):
        if s.table.faces[definition].definition is FILLER:
            names[card] = aliases.get(card) or filler
    return names


def player_name(player: int) -> str:
    return f"P{player + 1}"


def person(player: int) -> Person:
    """Files name players, and so do the sentences about them."""
    return Person(name=player_name(player))


def reason_words(name: str) -> Wording:
    """Why something is not possible, without the full stop: it goes on with the number of the rule."""
    return Told(lambda lang: reason_text(name, lang).rstrip("."))


def option_words(table: ScenarioTable, o: Option, lang: str) -> str:
    names = card_names(table, lang)
    meaning = table.game.meaning(o)
    of_card = o.verb in (op.TRIGGER, op.EFFECT) and meaning.card != NO_CARD
    card = names[meaning.card] if of_card else ""
    return option_text(o, names.__getitem__, lang, meaning.name, card_name=card, who=person, discards=meaning.discards)


def settled_words(table: ScenarioTable, answers: Sequence[Option], card: int) -> Wording:
    """What was answered by itself; `card`: whose ability it was, if it was one. What it meant then is past."""

    def told(lang: str) -> str:
        names = card_names(table, lang)
        whose = "" if card == NO_CARD else names[card]
        return listed([option_text(o, names.__getitem__, lang, card_name=whose, who=person) for o in answers], lang)

    return Told(told)


def question_now(table: ScenarioTable) -> Wording:
    """Who is asked what, with which options."""
    if table.game.over:
        return Phrase("scenario_words.over")
    return Told(lambda lang: _question(table, lang))


def _question(table: ScenarioTable, lang: str) -> str:
    game = table.game
    options = list(dict.fromkeys(option_words(table, o, lang) for o in game.options[:MOST_SHOWN]))
    if len(game.options) > MOST_SHOWN:
        options.append("…")
    kind = kind_words(game.state.asking)
    return say("scenario_words.question", lang, player=game.to_decide + 1, kind=kind, options=", ".join(options))
