"""A position as plain data for whoever draws it: each player's side, everything open, names as in the file."""

from __future__ import annotations

from dataclasses import dataclass, field

from tintero.abilities.words import CardType, Zone
from tintero.rulebook import printed_keyword
from tintero.rules.position import FILLER
from tintero.words import say

from .question_words import card_names, player_name
from .scenario_table import ScenarioTable


@dataclass
class PlayCard:
    """A card in play: its values now and its state."""

    name: str
    type: int
    strength: int
    willpower: int
    lore: int
    damage: int
    exerted: bool
    drying: bool
    keywords: list[str]
    at: str = ""
    move_cost: int = 0  # of a location


@dataclass
class Side:
    """What one player has."""

    name: str
    active: bool
    lore: int
    ink_ready: int
    ink_exerted: int
    hand: int
    deck: int
    discard: int
    cards: list[PlayCard] = field(default_factory=list)
    zones: list[str] = field(default_factory=list)  # a sentence for each zone with cards worth naming


def picture(table: ScenarioTable, lang: str) -> list[Side]:
    """The sides of all players, in turn order."""
    names = card_names(table, lang)
    view = table.game.sight(table.game.state.active)
    sides: list[Side] = []
    for i, p in enumerate(table.game.state.players):
        ready = p.ink_ready
        side = Side(
            player_name(i), view.active == i, p.lore, ready, len(p.inkwell) - ready, len(p.hand), len(p.deck),
            len(p.discard), zones=zone_sentences(table, i, lang),
        )
        for c in view.play:
            if c.owner == i:
                keywords = [printed_keyword(str(k), lang) for k in c.keywords]
                side.cards.append(
                    PlayCard(
                        names[c.card], c.type, c.strength, c.willpower, c.lore, c.damage,
                        c.exerted, c.drying and c.type == CardType.CHARACTER, keywords,
                        names[c.at] if c.at >= 0 else "", table.game.state.face_of(c.card).move_cost,
                    )
                )
        sides.append(side)
    return sides


def zone_sentences(table: ScenarioTable, player: int, lang: str) -> list[str]:
    """What lies in the other zones of a player: named cards, and fillers counted."""
    s = table.game.state
    p = s.players[player]
    names = card_names(table, lang)
    deck = p.deck[::-1]
    known = [i for i, card in enumerate(deck) if not is_filler(table, card)]
    zones = {
        "hand": p.hand,
        "deck": deck[: known[-1] + 1] if known else [],
        "discard": p.discard,
        "inkwell": p.inkwell if any(not is_filler(table, c) for c in p.inkwell) else [],
    }
    out = [say(f"story.zone_{key}", lang, cards=counted([names[c] for c in z])) for key, z in zones.items() if z]
    for q in s.in_play.values():
        if q.owner == player and q.under:
            under = [
                say("story.facedown", lang, card=names[c]) if s.zone[c] == Zone.FACEDOWN else names[c] for c in q.under
            ]
            out.append(say("story.zone_under", lang, on=names[q.card], cards=counted(under)))
    return out


def counted(names: list[str]) -> str:
    """Names with commas; neighbours that are called the same are counted."""
    out: list[tuple[str, int]] = []
    for name in names:
        if out and out[-1][0] == name:
            out[-1] = (name, out[-1][1] + 1)
        else:
            out.append((name, 1))
    return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in out)


def is_filler(table: ScenarioTable, card: int) -> bool:
    return table.game.state.face_of(card).definition is FILLER
