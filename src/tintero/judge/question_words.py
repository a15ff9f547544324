"""The open question and its options, with the names of the scenario, in both languages."""

from __future__ import annotations

from tintero.rulebook import option_text, reason_text
from tintero.rules import option as op
from tintero.rules.machinery import state as st
from tintero.rules.option import Option
from tintero.rules.position import FILLER
from tintero.rules.replacement import applicable
from tintero.rules.static import activated_abilities

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


def reason_words(code: str) -> Both:
    """Why something is not possible, without the full stop: it goes on with the number of the rule."""
    return Both(reason_text(code, "en").rstrip("."), reason_text(code, "es").rstrip("."))


def option_words(table: ScenarioTable, o: Option, lang: str) -> str:
    s = table.game.state
    names = card_names(table, lang)
    ability = card = ""
    if o.verb == op.USE:
        p = s.in_play.get(s.pid_of[o.a])
        workings = activated_abilities(p) if p is not None else []
        ability = workings[o.b].name if 0 <= o.b < len(workings) else ""
    elif o.verb == op.NAMED:
        ability = s.table.names[o.a]
    elif o.verb == op.TRIGGER:
        entry = next((e for e in s.bag if e.number == o.a), None)
        if entry is not None:
            ability, card = entry.working.name, names[entry.card]
    elif o.verb == op.EFFECT:
        found = applicable(s, s.stack[-1])
        c = found[o.a] if o.a < len(found) else None
        if c is not None:
            ability = c.working.name if c.working is not None else ""
            source = c.permanent.card if c.permanent is not None else c.shield.card if c.shield is not None else -1
            card = names[source] if source >= 0 else ""
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
