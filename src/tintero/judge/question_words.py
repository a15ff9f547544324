"""The open question and its options, with the names of the scenario, in both languages."""

from __future__ import annotations

from typing import NamedTuple

from tintero.rulebook import option_text, reason_text
from tintero.rules import option as op
from tintero.rules.book.replacement import Happening, applicable
from tintero.rules.event import NO_CARD
from tintero.rules.machinery.traits import activated_abilities
from tintero.rules.option import Option
from tintero.rules.position import FILLER

from .faults import Both, pair
from .scenario_table import ScenarioTable
from .vocabulary import kind_words

MOST_SHOWN = 12
OVER = ("the game is over", "la partida ha terminado")
ASKED = ("P{player} is asked {kind}: {options}", "a P{player} se le pregunta {kind}: {options}")


FILLERS = ("a filler", "una carta de relleno")


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
    for card, definition in enumerate(s.defs):
        if s.table.faces[definition].definition is FILLER:
            names[card] = aliases.get(card) or pair(FILLERS, lang)
    return names


def player_name(player: int) -> str:
    return f"P{player + 1}"


def reason_words(name: str) -> Both:
    """Why something is not possible, without the full stop: it goes on with the number of the rule."""
    return Both(reason_text(name, "en").rstrip("."), reason_text(name, "es").rstrip("."))


class Replacing(NamedTuple):
    card: int  # the physical card the effect comes from, or NO_CARD
    ability: str  # its name, or ''


def replacing(table: ScenarioTable) -> list[Replacing]:
    """The replacement effects among which somebody is asked to choose, in the order of the options (6.5.7)."""
    s = table.game.state
    f = s.stack[-1]
    if not isinstance(f, Happening):
        return []
    out: list[Replacing] = []
    for c in applicable(s, f):
        shield = NO_CARD if c.shielding is None else c.shielding.card
        card = shield if c.permanent is None else c.permanent.card
        out.append(Replacing(card, "" if c.ability is None else c.ability.name))
    return out


def option_words(table: ScenarioTable, o: Option, lang: str) -> str:
    s = table.game.state
    names = card_names(table, lang)
    ability = card = ""
    if o.verb == op.USE:
        p = s.in_play.get(s.pid_of[o.a])
        abilities = activated_abilities(p) if p is not None else []
        ability = abilities[o.b].name if 0 <= o.b < len(abilities) else ""
    elif o.verb == op.NAMED:
        ability = s.table.names[o.a]
    elif o.verb == op.TRIGGER:
        entry = next((e for e in s.bag if e.number == o.a), None)
        if entry is not None:
            ability, card = entry.ability.name, names[entry.card]
    elif o.verb == op.EFFECT:
        found = replacing(table)
        if o.a < len(found):
            ability = found[o.a].ability
            card = names[found[o.a].card] if found[o.a].card != NO_CARD else ""
    return option_text(o, names.__getitem__, lang, ability, card_name=card, who=player_name)


def question_now(table: ScenarioTable) -> Both:
    """Who is asked what, with which options."""
    game = table.game
    if game.over:
        return Both(*OVER)
    said: list[str] = []
    for lang, sentence in zip(("en", "es"), ASKED, strict=True):
        options = [option_words(table, o, lang) for o in game.options[:MOST_SHOWN]]
        if len(game.options) > MOST_SHOWN:
            options.append("…")
        kind = kind_words(game.state.asking).text(lang)
        said.append(sentence.format(player=game.to_decide + 1, kind=kind, options=", ".join(dict.fromkeys(options))))
    return Both(*said)
