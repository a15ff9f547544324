"""What is likely to come of an option: who stays in play, and how the lore stands some turns later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tintero.rules.fast import CHARACTER, State, are_opponents
from tintero.rules.game import Game

from .policy.mind import Mind
from .search.rollout import rolled_out
from .search.value import Valuer
from .search.worlds import Worlds

WORLDS: Final = 24  # enough for "likely"


@dataclass(frozen=True)
class Outlook:
    """Means over worlds, seen by one seat. `alive`: how often each character that is in play now still is."""

    chances: tuple[float, ...]  # of winning, world by world
    lore: float
    their_lore: float  # of the opponent who has most
    alive: dict[int, float]

    @property
    def chance(self) -> float:
        return sum(self.chances) / len(self.chances)


def outlook(
    worlds: Worlds, game: Game, option: int, until: int, mind: Mind, valuer: Valuer, number: int = WORLDS
) -> Outlook:
    """Of an option of the open question, for whoever is asked."""
    s = game.state
    seat = s.asked_by
    characters = {p.card: p.pid for p in s.in_play.values() if p.face.type == CHARACTER}
    chances: list[float] = []
    mine = theirs = 0.0
    alive = dict.fromkeys(characters, 0.0)
    for n in range(number):
        world = worlds.world(n)
        mind.begin(worlds.seed_of(n))
        chances.append(rolled_out(world, option, seat, until, mind, valuer))
        after = world.state
        mine += after.players[seat].lore
        theirs += most_lore_against(after, seat)
        for card, pid in characters.items():
            alive[card] += pid in after.in_play
    return Outlook(
        tuple(chances), mine / number, theirs / number, {card: found / number for card, found in alive.items()}
    )


def most_lore_against(s: State, seat: int) -> int:
    return max((p.lore for p in s.players if are_opponents(s, seat, p.index)), default=0)
