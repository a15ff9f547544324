"""The table as plain text, from the view of one seat: what `print(game)` shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tintero.abilities.words import CardType
from tintero.rulebook import step_name
from tintero.rules.event import NO_CARD

if TYPE_CHECKING:
    from .front import Game


def drawn(game: Game, lang: str = "en") -> str:
    """Everybody's side, then the hand of whoever looks, then the question."""
    seat = game.rules.to_decide if not game.over else 0
    view = game.rules.view(seat)
    lines = [f"Turn {view['turn']}, {step_name(view['phase'], lang)}"]
    for player, side in enumerate(view["players"]):
        lines += _side(game, view, player, side, seat)
    question = game.question
    if question is not None:
        lines.append(f"> Player {question.player}: {question.text(lang)}")
    elif game.outcome is not None:
        lines.append(f"> {game.outcome}")
    return "\n".join(lines)


def _side(game: Game, view: dict[str, Any], player: int, side: dict[str, Any], seat: int) -> list[str]:
    ink = side["ink"]
    goal = game.lore_to_win(player + 1)
    facts = f"lore {side['lore']}/{goal}, ink {ink['ready']}/{ink['ready'] + ink['exerted']}, hand {len(side['hand'])}"
    lines = [f"Player {player + 1}: {facts}, deck {side['deck']}, discard {len(side['discard'])}"]
    names = game.speaking("en", seat).names
    lines += [f"  {names.marked(p['card'])}{_state(p, names.plain)}" for p in view["play"] if p["owner"] == player]
    if player == seat and not game.over:
        lines.append("  in hand: " + (", ".join(card["name"] for card in side["hand"]) or "nothing"))
    return lines


def _state(p: dict[str, Any], name: Any) -> str:
    words: list[str] = []
    if p["type"] == CardType.CHARACTER:
        words.append(f"{p['strength']}/{p['willpower']}, {p['lore']} lore")
    elif p["type"] == CardType.LOCATION:
        words.append(f"willpower {p['willpower']}, {p['lore']} lore")
    words += p["keywords"]
    if p["exerted"]:
        words.append("exerted")
    if p["drying"] and p["type"] == CardType.CHARACTER:
        words.append("drying")
    if p["damage"]:
        words.append(f"{p['damage']} damage")
    if p["at"] != NO_CARD:
        words.append(f"at {name(p['at'])}")
    return f" ({', '.join(words)})" if words else ""
