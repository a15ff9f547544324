"""A position in words, the same for every engine: no card numbers, no counters, nothing of how the rules are written.

    python -m tintero.lab.conformance --cards    the test cards of the golden games as JSON

docs/conformance.md explains every field.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import blake2b
from typing import Any, Final

from tintero.rules import option as op
from tintero.rules.event import Outcome
from tintero.rules.fast import FACEDOWN
from tintero.rules.game import Game
from tintero.rules.option import Option
from tintero.rules.seen import hidden_from
from tintero.rules.sight import SeenPermanent, SeenPlayer

from .specimens import first_specimens

DIGEST_BYTES: Final = 16
SEPARATOR: Final = " | "
UNKNOWN: Final = "?"  # the name of a card for somebody who may not know it
# which verbs name a player; those of cards are in `rules.option`, the others are told in `_said`
ONE_PLAYER: Final = frozenset({op.PLAYER, op.HAND_OVER})


def seat(player: int) -> str:
    """`P1` is the first player of the table."""
    return f"P{player + 1}"


# ---- what only the engine's inside can say; nothing below this part looks there ------------------------------------


class Inside:
    """Everything read from the state itself: a conformance run is open, so hidden cards have names too."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.state
        names = [face.full_name for face in self.state.table.faces]
        self.names = [names[n] for n in self.state.defs]  # of the physical cards

    def name(self, card: int) -> str:
        return self.names[card] if card >= 0 else ""

    def only_for(self, viewer: int) -> None:
        """From now on nothing has a name that this player may not know."""
        for card in range(len(self.names)):
            if hidden_from(self.state, viewer, card):
                self.names[card] = UNKNOWN

    def deck(self, player: int) -> list[int]:
        """Top card first."""
        return self.state.players[player].deck[::-1]

    def hand(self, player: int) -> list[int]:
        return self.state.players[player].hand

    def discard(self, player: int) -> list[int]:
        """The card that went there first comes first."""
        return self.state.players[player].discard

    def inkwell(self, player: int) -> tuple[list[int], list[int]]:
        """Ready ink, exerted ink."""
        p = self.state.players[player]
        exerted = len(p.inkwell) - p.ink_ready
        return p.inkwell[exerted:], p.inkwell[:exerted]

    def piles(self) -> Iterator[tuple[int, int, list[tuple[int, bool]]]]:
        """Permanents in the order of entering play: owner, card on top, cards under it (facedown or not)."""
        zone = self.state.zone
        for p in self.state.in_play.values():
            yield p.owner, p.card, [(c, zone[c] == FACEDOWN) for c in p.under]

    def resolving(self) -> list[tuple[int, int]]:
        """Actions in the Play zone with their owners."""
        return [(self.state.table.owners[c], c) for c in self.state.limbo]

    def named(self, o: Option) -> str:
        """The card name that a `named` option names."""
        return self.state.table.names[o.a]

    def ability(self, o: Option) -> str:
        """The name of the ability that a `use` option uses."""
        return self.game.meaning(o).name

    def waiting(self, o: Option) -> tuple[int, str, str]:
        """Whose waiting ability a `trigger` option resolves, of which card, and its name."""
        waiting = self.game.meaning(o)
        return waiting.player, self.name(waiting.card), waiting.name

    def replacement(self, o: Option) -> tuple[str, str]:
        """Of which card the replacement effect of an `effect` option is, and its name."""
        replacing = self.game.meaning(o)
        return self.name(replacing.card), replacing.name


# ---- a card in words -----------------------------------------------------------------------------------------------


def references(inside: Inside, players: int) -> dict[int, str]:
    """`P1 hand Ann - Plain #2`: owner, zone, name, and from the second copy in that zone on its place among them."""
    out: dict[int, str] = {}
    copies: dict[str, int] = {}

    def put(owner: int, zone: str, card: int) -> None:
        words = f"{seat(owner)} {zone} {inside.name(card)}"
        copies[words] = copies.get(words, 0) + 1
        out[card] = words if copies[words] == 1 else f"{words} #{copies[words]}"

    for player in range(players):
        ready, exerted = inside.inkwell(player)
        for zone, cards in (
            ("deck", inside.deck(player)), ("hand", inside.hand(player)), ("discard", inside.discard(player)),
            ("ready ink", ready), ("exerted ink", exerted),
        ):
            for card in cards:
                put(player, zone, card)
    for owner, top, under in inside.piles():
        put(owner, "play", top)
        for card, facedown in under:
            put(owner, "facedown" if facedown else "under", card)
    for owner, card in inside.resolving():
        put(owner, "action", card)
    return out


def option_words(game: Game, viewer: int | None = None) -> list[str]:
    """Every option in words, in the order in which they are offered, for `viewer`; None knows all."""
    if game.over:
        return []
    inside = Inside(game)
    if viewer is not None:
        inside.only_for(viewer)
    return _said(game, inside, references(inside, len(game.sight(0).players)))


def _said(game: Game, inside: Inside, cards: dict[int, str]) -> list[str]:
    out: list[str] = []
    place = 0
    for o in game.options:
        parts = [op.VERBS[o.verb]]
        if o.verb in op.OF_TWO_CARDS:
            parts += [_card(inside, cards, o.a), _card(inside, cards, o.b)]
        elif o.verb in op.OF_ONE_CARD:
            parts.append(_card(inside, cards, o.a))
        elif o.verb in ONE_PLAYER:
            parts.append(seat(o.a))
        elif o.verb == op.NAMED:
            parts.append(inside.named(o))
        elif o.verb == op.MODE:
            parts.append(str(o.a + 1))
        elif o.verb == op.NUMBER:
            parts.append(str(o.a))
        elif o.verb == op.TRIGGER:
            place += 1
            owner, card, ability = inside.waiting(o)
            parts += [str(place), seat(owner), card, ability]
        elif o.verb == op.EFFECT:
            place += 1
            parts += [str(place), *inside.replacement(o)]
        parts += _manner(inside, o)
        out.append(SEPARATOR.join(parts))
    return out


def _manner(inside: Inside, o: Option) -> list[str]:
    """Which ability, alternate cost or Shift of the card, counted from 1, where there may be several."""
    if o.verb == op.USE:
        return [str(o.b + 1), inside.ability(o)]
    if o.verb == op.PLAY and o.b > 0:
        return [f"alternate cost {o.b}"]
    if o.verb == op.SHIFT and o.c > 0:
        return [f"Shift {o.c + 1}"]
    return []


def _card(inside: Inside, cards: dict[int, str], card: int) -> str:
    return cards.get(card) or inside.name(card)


# ---- the position --------------------------------------------------------------------------------------------------


def public_position(game: Game) -> dict[str, Any]:
    """The position as plain data in words: what docs/conformance.md describes, field by field."""
    seen = game.sight(0)
    inside = Inside(game)
    cards = references(inside, len(seen.players))
    return {
        "turn": seen.turn,
        "phase": seen.phase,
        "active": seat(seen.active),
        "starting": seat(seen.first),
        "players": [_player(inside, n, p) for n, p in enumerate(seen.players)],
        "play": _play(inside, seen.play),
        "actions": [a.name for a in seen.actions],
        "bag": [[seat(e.player), inside.name(e.card), e.ability] for e in seen.bag],
        "challenge": [_card(inside, cards, c) if c >= 0 else None for c in seen.challenge],
        "question": _question(game, inside, cards),
        "outcome": _outcome(game.outcome),
    }


def _outcome(outcome: Outcome | None) -> str | None:
    if outcome is None:
        return None
    return "draw" if outcome.winner is None else seat(outcome.winner)


def _player(inside: Inside, player: int, seen: SeenPlayer) -> dict[str, Any]:
    ready, exerted = inside.inkwell(player)
    return {
        "in_game": seen.in_game,
        "lore": seen.lore,
        "deck": [inside.name(c) for c in inside.deck(player)],
        "hand": [inside.name(c) for c in inside.hand(player)],
        "discard": [inside.name(c) for c in inside.discard(player)],
        "ink": {"ready": [inside.name(c) for c in ready], "exerted": [inside.name(c) for c in exerted]},
        "ink_drops": seen.ink_drops,
        "inked": seen.inked,
    }


def _play(inside: Inside, seen: tuple[SeenPermanent, ...]) -> list[dict[str, Any]]:
    place = {p.card: n for n, p in enumerate(seen)}
    out: list[dict[str, Any]] = []
    for p, (_, _, under) in zip(seen, inside.piles(), strict=True):
        out.append({
            "name": p.name,
            "owner": seat(p.owner),
            "exerted": p.exerted,
            "drying": p.drying,
            "damage": p.damage,
            "strength": p.strength,
            "willpower": p.willpower,
            "lore": p.lore,
            "keywords": sorted(str(k) for k in p.keywords),
            "classifications": sorted(p.classifications),
            "under": [{"name": inside.name(c), "facedown": facedown} for c, facedown in under],
            "at": place.get(p.at),
        })
    return out


def _question(game: Game, inside: Inside, cards: dict[int, str]) -> dict[str, Any] | None:
    decision = game.decision
    if decision is None:
        return None
    # in the order of the alphabet: in which order an engine finds its options is its own affair
    return {"player": seat(decision.player), "kind": decision.kind, "options": sorted(_said(game, inside, cards))}


def canonical(position: dict[str, Any]) -> str:
    """JSON with sorted keys, no spaces, and nothing but ASCII."""
    return json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(game: Game) -> str:
    """BLAKE2b of the position, 16 bytes, as hexadecimal digits."""
    return blake2b(canonical(public_position(game)).encode("ascii"), digest_size=DIGEST_BYTES).hexdigest()


# ---- the test cards ------------------------------------------------------------------------------------------------


def as_data(value: Any) -> Any:
    """A definition as plain data: a node becomes an object with its class as `is`, a word its name in small letters."""
    if isinstance(value, Enum):
        return value.name.lower()
    if is_dataclass(value):
        told = {f.name: as_data(getattr(value, f.name)) for f in fields(value)}
        return {"is": type(value).__name__, **told}
    if isinstance(value, (tuple, list)):
        return [as_data(v) for v in value]
    if isinstance(value, (set, frozenset)):
        return sorted(as_data(v) for v in value)
    if value is None or isinstance(value, (bool, int, str)):
        return value
    raise TypeError(f"{value!r} is no part of a card definition")


def cards_json() -> str:
    return json.dumps([as_data(d) for d in first_specimens()], indent=1, sort_keys=True) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.conformance", description=__doc__)
    parser.add_argument("--cards", action="store_true", help="the test cards of the golden games as JSON")
    given = parser.parse_args(arguments)
    if not given.cards:
        parser.error("say --cards")
    sys.stdout.write(cards_json())
    return 0


if __name__ == "__main__":
    sys.exit(main())
