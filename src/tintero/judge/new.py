"""A scenario in the making: cards are added one by one, and what is written is always a file that runs."""

from __future__ import annotations

from typing import Any, Final

from tintero.cards.names import fold
from tintero.language import Reader
from tintero.words import say

from .scenario import Scenario, read_scenario
from .vocabulary import TOPICS
from .writing import scenario_text, slug

MOST_SUGGESTED: Final = 8
GIVEN: Final = ("lore", "ink", "hand", "deck", "discard", "play")


class Draft:
    """What has been said so far about a new scenario."""

    def __init__(self, reader: Reader, lang: str) -> None:
        self.reader = reader
        self.pool = reader.pool
        self.lang = lang
        self.title: dict[str, str] = {}
        self.topic: str = TOPICS[-2]
        self.rules: list[str] = []
        self.turn = "P1"
        self.sides: list[dict[str, Any]] = [{}, {}]

    def set_players(self, count: int) -> None:
        self.sides = [{} for _ in range(count)]

    def add(self, player: int, zone: str, name: str, **state: Any) -> None:
        """Put a card somewhere; raises BadScenario, and changes nothing, if it cannot be there."""
        card: Any = {"card": name, **state} if state else name
        cards = self.sides[player].setdefault(zone, [])
        cards.append(card)
        try:
            self.check()
        except Exception:
            cards.pop()
            if not cards:
                del self.sides[player][zone]
            raise

    def set_ink(self, player: int, count: int) -> None:
        if count:
            self.sides[player]["ink"] = count

    def set_lore(self, player: int, lore: int) -> None:
        self.sides[player]["lore"] = lore

    def suggestions(self, typed: str) -> list[str]:
        """Full names that may be meant, the likeliest first; one alone if no other has these words."""
        exact = self.pool.get(typed)
        if exact is not None:
            return [exact.full_name]
        found = [c.full_name for c in self.pool.named(typed)]
        parts = [fold(w) for w in typed.split() if fold(w)]
        if parts:
            found += [c.full_name for c in self.pool if all(p in fold(c.full_name) for p in parts)]
        if len(set(found)) == 1:
            return found[:1]
        found += self.pool.nearest(typed)
        return list(dict.fromkeys(found))[:MOST_SUGGESTED]

    # ---- the file ----------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return slug(self.title.get("en") or next(iter(self.title.values()), ""))

    def data(self) -> dict[str, Any]:
        given: dict[str, Any] = {"turn": self.turn}
        for i, side in enumerate(self.sides):
            given[f"P{i + 1}"] = {k: side[k] for k in GIVEN if k in side}
        return {
            "id": self.id,
            "title": dict(self.title),
            "topic": self.topic,
            "rules": self.rules,
            "given": given,
            "steps": [{"see": {"game": {"turn": self.turn, "over": False}}}],
        }

    @property
    def is_empty(self) -> bool:
        """Nothing has been put anywhere."""
        return not any(self.sides)

    def text(self) -> str:
        """The position as a file that runs, with words about what may follow."""
        mine = self.sides[int(self.turn[1:]) - 1].get("play") or ["Stitch - New Dog"]
        name = mine[0] if isinstance(mine[0], str) else mine[0].get("as", mine[0]["card"])
        return scenario_text(self.data(), say("scenario_words.next", self.lang, card=name))

    def check(self) -> Scenario:
        """The scenario that would be written; BadScenario if it is none."""
        return read_scenario(self.text(), self.reader)
