"""A position as plain data for whoever draws it: each player's side, everything open, names as in the file."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from tintero.abilities.words import CardType, Zone
from tintero.rulebook import ability_label, printed_keyword, zone_name
from tintero.rules.event import NO_CARD, NOBODY
from tintero.rules.position import FILLER
from tintero.rules.sight import Sight
from tintero.words import say

from .question_words import card_names, player_name
from .scenario_table import ScenarioTable


class Lying(NamedTuple):
    """A card in a zone where it only lies: its number at the table, and its name."""

    card: int
    name: str


class Pile(NamedTuple):
    """The cards of a zone that are worth naming; of a deck from the top down."""

    zone: str  # hand, deck, discard, inkwell
    cards: list[Lying]


@dataclass
class PlayCard:
    """A card in play: its values now, what is printed, and its state."""

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
    card: int = NO_CARD
    printed_strength: int = 0
    printed_willpower: int = 0
    printed_lore: int = 0
    under: list[Lying] = field(default_factory=list)


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
    piles: list[Pile] = field(default_factory=list)  # the same zones as data; what is under a card is with that card
    holding: dict[str, frozenset[int]] = field(default_factory=dict)  # every card of each such zone, named or not
    bag: list[str] = field(default_factory=list)  # the abilities that wait
    in_game: bool = True


@dataclass
class Board:
    """The whole table at one moment."""

    sides: list[Side]
    places: list[str]  # in which zone each card is, in words
    turn: int  # whose it is
    winners: list[str] | None  # None: the game goes on


def board(table: ScenarioTable, lang: str) -> Board:
    """Every side, and what a comparison with another moment needs."""
    s = table.game.state
    outcome = table.game.outcome
    winners = None if outcome is None else [player_name(i) for i in outcome.winners]
    zones = {zone: zone_name(Zone(zone), lang) for zone in set(s.zone)}
    return Board(picture(table, lang), [zones[zone] for zone in s.zone], s.active, winners)


def picture(table: ScenarioTable, lang: str) -> list[Side]:
    """The sides of all players, in turn order."""
    names = card_names(table, lang)
    view = table.game.sight(NOBODY)
    sides: list[Side] = []
    for i, p in enumerate(table.game.state.players):
        ready = p.ink_ready
        side = Side(
            player_name(i), view.active == i, p.lore, ready, len(p.inkwell) - ready, len(p.hand), len(p.deck),
            len(p.discard), zones=zone_sentences(table, i, names, lang), piles=piles_of(table, i, names),
            bag=waiting(view, i, names, lang), in_game=p.in_game,
            holding={
                "hand": frozenset(p.hand), "deck": frozenset(p.deck), "discard": frozenset(p.discard),
                "inkwell": frozenset(p.inkwell),
            },
        )  # fmt: skip
        for c in view.play:
            if c.owner == i:
                keywords = [printed_keyword(str(k), lang) for k in c.keywords]
                face = table.game.state.face_of(c.card)
                side.cards.append(
                    PlayCard(
                        names[c.card], c.type, c.strength, c.willpower, c.lore, c.damage,
                        c.exerted, c.drying and c.type == CardType.CHARACTER, keywords,
                        names[c.at] if c.at >= 0 else "", face.move_cost, c.card,
                        face.strength, face.willpower, face.lore, under_card(table, c.card, names, lang),
                    )
                )  # fmt: skip
        sides.append(side)
    return sides


def waiting(view: Sight, player: int, names: list[str], lang: str) -> list[str]:
    """The triggered abilities of a player in the bag: the card, and the name where it has one."""
    out: list[str] = []
    for entry in view.bag:
        if entry.player == player:
            card = names[entry.card] if entry.card != NO_CARD else ""
            out.append(": ".join(w for w in (card, ability_label(entry.ability, lang)) if w))
    return out


def piles_of(table: ScenarioTable, player: int, names: list[str]) -> list[Pile]:
    """The zones of a player with cards worth naming."""
    p = table.game.state.players[player]
    deck = p.deck[::-1]
    known = [i for i, card in enumerate(deck) if not is_filler(table, card)]
    zones = {
        "hand": p.hand,
        "deck": deck[: known[-1] + 1] if known else [],
        "discard": p.discard,
        "inkwell": p.inkwell if any(not is_filler(table, c) for c in p.inkwell) else [],
    }
    return [Pile(zone, [Lying(c, names[c]) for c in cards]) for zone, cards in zones.items() if cards]


def under_card(table: ScenarioTable, card: int, names: list[str], lang: str) -> list[Lying]:
    """What lies under the permanent with this card on top, the topmost first."""
    s = table.game.state
    found = s.in_play[s.pid_of[card]].under
    return [
        Lying(c, say("story.facedown", lang, card=names[c]) if s.zone[c] == Zone.FACEDOWN else names[c]) for c in found
    ]


def zone_sentences(table: ScenarioTable, player: int, names: list[str], lang: str) -> list[str]:
    """What lies in the other zones of a player: named cards, and fillers counted."""
    s = table.game.state
    out = [
        say(f"story.zone_{pile.zone}", lang, cards=counted([c.name for c in pile.cards]))
        for pile in piles_of(table, player, names)
    ]
    for q in s.in_play.values():
        if q.owner == player and q.under:
            under = [c.name for c in under_card(table, q.card, names, lang)]
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
