"""What is true now, written as checks: a card, a player, the open question, the bag, the whole position."""

from __future__ import annotations

from typing import Any, Final

from tintero.abilities.keyword import KEYWORDS
from tintero.abilities.words import CardType, Zone
from tintero.rules import option as op
from tintero.rules.event import NO_CARD
from tintero.rules.fast import Permanent, traits
from tintero.rules.option import Option

from .recorded_names import Naming

ZONES: Final[dict[int, str]] = {
    Zone.DECK: "deck", Zone.HAND: "hand", Zone.PLAY: "play", Zone.INKWELL: "inkwell", Zone.DISCARD: "discard",
    Zone.UNDER: "under", Zone.FACEDOWN: "under",
}  # fmt: skip
WITH_ANOTHER: Final = (op.SING, op.SHIFT)
WITHOUT_OPTIONS: Final = (op.TURN, op.MAY, op.NAME)  # there are too many of them, or always the same


class Checks:
    """Reads one table; nothing is changed."""

    def __init__(self, naming: Naming) -> None:
        self.naming = naming
        self.table = naming.table
        self.state = naming.table.game.state

    # ---- cards -----------------------------------------------------------------------------------------------------

    def card(self, card: int) -> dict[str, Any]:
        return {"see": {self.naming.ref(card): self.facts(card)}}

    def facts(self, card: int) -> dict[str, Any]:
        s = self.state
        zone = s.zone[card]
        facts: dict[str, Any] = {"zone": ZONES[zone]}
        if zone == Zone.INKWELL:
            p = s.players[s.table.owners[card]]
            facts["exerted"] = p.inkwell.index(card) < len(p.inkwell) - p.ink_ready
        elif s.pid_of[card] in s.in_play:
            facts.update(self.in_play(s.in_play[s.pid_of[card]]))
        return facts

    def in_play(self, p: Permanent) -> dict[str, Any]:
        s = self.state
        t = traits(s, p)
        facts: dict[str, Any] = {}
        kind = p.face.type
        if kind != CardType.LOCATION:
            facts["exerted"] = p.exerted
        if kind != CardType.ITEM:
            facts["damage"] = p.damage
        if kind == CardType.CHARACTER:
            if p.drying:
                facts["drying"] = True
            facts["strength"] = max(0, t.strength)
        if kind != CardType.ITEM:
            facts["willpower"] = t.willpower
            facts["lore"] = max(0, t.lore)
        if p.location in s.in_play:
            facts["at"] = self.naming.ref(s.in_play[p.location].card)
        if p.under:
            facts["under"] = len(p.under)
        has = [r.name for r in KEYWORDS if t.keywords >> int(r.keyword) & 1]
        if has:
            facts["has"] = has
        return facts

    # ---- players ---------------------------------------------------------------------------------------------------

    def player(self, player: int) -> dict[str, Any]:
        return {"see": {f"P{player + 1}": self.side(player)}}

    def side(self, player: int) -> dict[str, Any]:
        s = self.state
        p = s.players[player]
        mine = [q.card for q in s.in_play.values() if q.owner == player]
        exerted = len(p.inkwell) - p.ink_ready
        return {
            "lore": p.lore,
            "ink": {"ready": p.ink_ready, "exerted": exerted} if exerted else len(p.inkwell),
            "hand": self.naming.refs(p.hand) or 0,
            "deck": len(p.deck),
            "discard": self.naming.refs(p.discard) or 0,
            "play": [self.naming.ref(card) for card in mine],
        }

    # ---- the question and the bag ----------------------------------------------------------------------------------

    def question(self) -> dict[str, Any]:
        game = self.table.game
        asked: dict[str, Any] = {"player": f"P{game.to_decide + 1}", "kind": self.state.asking}
        if self.state.asking not in WITHOUT_OPTIONS:
            found = [self.option(o) for o in game.options if o.verb != op.DONE]
            asked["options"] = [one for n, one in enumerate(found) if one not in found[:n]]
        return {"asked": asked}

    def option(self, o: Option) -> Any:
        game = self.table.game
        if o.verb == op.PLAYER:
            return f"P{o.a + 1}"
        if o.verb in (op.NUMBER, op.MODE):
            return o.a + (o.verb == op.MODE)
        if o.verb in (op.TRIGGER, op.EFFECT):
            return self.naming.ref(game.meaning(o).card)
        offered = {other.a for other in game.options if other.verb not in (op.DONE, op.PLAYER)}
        if o.verb in WITH_ANOTHER:
            return [self.exact(o.a, offered), self.naming.ref(o.b)]
        return self.exact(o.a, offered)

    def exact(self, card: int, offered: set[int]) -> str:
        """Of several copies that are offered each has its own name: an option is one of them."""
        plain = self.naming.plain(card)
        copies = [c for c in offered if self.naming.plain(c) == plain]
        return self.naming.ref(card, offered) if len(copies) == 1 else self.naming.ref(card)

    def bag(self) -> dict[str, Any]:
        waiting = [e for e in self.state.bag if e.card != NO_CARD]
        return {"bag": [{"player": f"P{e.player + 1}", "card": self.naming.ref(e.card)} for e in waiting]}

    # ---- everything ------------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """Both sides, every card in play, and how the game stands."""
        s = self.state
        see: dict[str, Any] = {f"P{p.index + 1}": self.side(p.index) for p in s.players}
        for q in s.in_play.values():
            see[self.naming.ref(q.card)] = self.in_play(q)
        outcome = self.table.game.outcome
        see["game"] = {"turn": f"P{s.active + 1}", "over": s.over()}
        if s.over():
            winner = None if outcome is None else outcome.winner
            see["game"]["winner"] = "none" if winner is None else f"P{winner + 1}"
        return {"see": see}
