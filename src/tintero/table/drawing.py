"""The table as plain text, from the view of one seat: what `print(game)` shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tintero.rules.event import Outcome
from tintero.words import Person, label

from .view import InPlay, Side, View

if TYPE_CHECKING:
    from .front import Game


def drawn(game: Game, lang: str = "en", viewer: int | None = None) -> str:
    """Everybody's side, then the hand of whoever looks (from 1; else whoever is asked), then the question."""
    if viewer is None:
        viewer = 1 if game.over else game.rules.to_decide + 1
    view = game.view(viewer, lang)
    lines = [f"Turn {view.turn}, {view.phase_name}"]
    for side in view.sides:
        lines += _side(view, side)
        if side.player == viewer and not game.over:
            lines.append("  in hand: " + (", ".join(card.name for card in side.hand_seen) or "nothing"))
    if view.question is not None:
        lines.append(f"> Player {view.question.player}: {view.question.text}")
    elif game.outcome is not None:
        lines.append(f"> {_ended(game.outcome, lang)}")
    return "\n".join(lines)


def _ended(outcome: Outcome, lang: str) -> str:
    if outcome.winner is None:
        return f"Nobody wins ({outcome.rule})"
    winners = " and ".join(label(Person(winner + 1), lang) for winner in outcome.winners)
    return f"{winners} won ({outcome.rule})"


def _side(view: View, side: Side) -> list[str]:
    facts = f"lore {side.lore}/{side.lore_to_win}, ink {side.ink_ready}/{side.ink}, hand {side.hand}"
    lines = [f"{label(Person(side.player), view.lang)}: {facts}, deck {side.deck}, discard {len(side.discard)}"]
    return lines + [f"  {p.name}{_state(view, p)}" for p in side.play]


def _state(view: View, p: InPlay) -> str:
    words: list[str] = []
    if p.strength is not None:
        words.append(f"{p.strength}/{p.willpower}, {p.lore} lore")
    elif p.willpower is not None:
        words.append(f"willpower {p.willpower}, {p.lore} lore")
    words += p.keywords
    if p.exerted:
        words.append("exerted")
    if p.drying:
        words.append("drying")
    if p.damage:
        words.append(f"{p.damage} damage")
    place = None if p.at is None else view.in_play(p.at)
    if place is not None:
        words.append(f"at {place.name}")
    return f" ({', '.join(words)})" if words else ""
