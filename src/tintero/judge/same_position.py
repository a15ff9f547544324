"""Whether two games stand the same: what lies where and in which state, by the numbers of one of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tintero.rules.fast import traits
from tintero.rules.game import Game


def standing(game: Game, cards: Mapping[int, int] | None = None, ordered: bool = True) -> dict[str, Any]:
    """Everything that can be seen. `cards`: what each card is called; not `ordered`: decks were shuffled."""
    s = game.state

    def called(found: list[int]) -> list[int]:
        return found[:] if cards is None else [cards[c] for c in found]

    players = []
    for p in s.players:
        deck = called(p.deck)
        players.append([
            p.lore, p.in_game, p.ink_drops, p.ink_ready, bool(p.ink_used), called(p.inkwell), sorted(called(p.hand)),
            deck if ordered else sorted(deck), sorted(called(p.discard)),
        ])  # fmt: skip
    play = {}
    for q in s.in_play.values():
        t = traits(s, q)
        at = called([s.in_play[q.location].card]) if q.location in s.in_play else []
        play[called([q.card])[0]] = [
            q.exerted, q.drying, q.damage, called(q.under), at, t.strength, t.willpower, t.lore, t.keywords,
        ]  # fmt: skip
    outcome = game.outcome
    return {
        "asked": None if game.over else (game.to_decide, s.asking),
        "turn": (s.active, s.phase, len(s.bag)),
        "over": None if outcome is None else sorted(outcome.winners),
        "players": players,
        "play": play,
    }
