"""A position of a real game as a scenario: what one player may know of it, or everything.

What that player cannot know becomes a filler, so nothing hidden leaves by this door (7.1). What the format has no
words for is said in the note.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from tintero.abilities.keyword import KEYWORDS, bit
from tintero.abilities.words import CardType, Keyword, Zone
from tintero.rules import option as op
from tintero.rules.explained import STATIC, Part, explain_values, other_effects
from tintero.rules.fast import Permanent, PlayerState
from tintero.rules.game import Game
from tintero.rules.position import FILLER
from tintero.rules.settings import OpenPoints
from tintero.rules.table import MARKETING_CARD
from tintero.words import say

from .vetting import NUMBERED
from .writing import scenario_text, slug

UNKNOWN: Final = "filler"


class CannotExport(Exception):
    """A scenario begins in a main phase with nothing waiting; this position is another."""


def exported(game: Game, viewer: int | None, lang: str) -> str:
    """The scenario file. `viewer` None knows everything."""
    if not is_givable(game):
        raise CannotExport
    return scenario_text(Export(game, viewer, lang).data())


def is_givable(game: Game) -> bool:
    """Whether somebody is asked what to do in their turn, with nothing waiting."""
    s = game.state
    return not (game.over or s.asking != op.TURN or s.bag or s.pending)


class Export:
    def __init__(self, game: Game, viewer: int | None, lang: str) -> None:
        self.game = game
        self.viewer = viewer
        self.lang = lang
        self.view = game.sight(game.state.active if viewer is None else viewer)
        self.notes: list[str] = []
        self.used: list[str] = []
        self.longer: list[str] = []
        self.more: list[str] = []
        self.hidden = False
        self.order: list[int] = []  # the cards of the game in the order in which the file brings them up
        self.places: dict[int, str] = {}  # locations that somebody is at, and what they are called here

    def data(self) -> dict[str, Any]:
        s = self.game.state
        given = self.given()
        seat = None if self.viewer is None else self.viewer + 1
        title = "scenario_words.title_open" if seat is None else "scenario_words.title"
        said = {code: say(title, code, turn=s.turn, seat=seat) for code in ("en", "es")}
        data: dict[str, Any] = {"id": slug(said["en"]), "title": said, "topic": "complex", "rules": []}
        if self.notes:
            data["note"] = " ".join(self.notes)
        data["given"] = given
        data["steps"] = [{"asked": {"player": f"P{self.game.to_decide + 1}", "kind": "turn"}}]
        return data

    def given(self) -> dict[str, Any]:
        """The position; what it cannot say is in `notes` afterwards."""
        s = self.game.state
        self.name_places()
        given: dict[str, Any] = {"turn": f"P{s.active + 1}"}
        points = asdict(s.table.settings.open_points)
        usual = asdict(OpenPoints())
        if points != usual:
            given["open"] = {name: value for name, value in points.items() if value != usual[name]}
        for p in s.players:
            given[f"P{p.index + 1}"] = self.side(p)
        self.collect_notes()
        return given

    # ---- cards -------------------------------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        """The full name of a card that everybody may know; a filler has none of its own."""
        face = self.game.state.face_of(card)
        return UNKNOWN if face.definition in (FILLER, MARKETING_CARD) else face.full_name

    def hand(self, p: PlayerState) -> list[str]:
        if self.viewer is None:
            return [self.name(c) for c in p.hand]
        seen = self.view.players[p.index].hand
        self.hidden = self.hidden or None in seen
        return [UNKNOWN if entry is None else self.name(entry.card) for entry in seen]

    def side(self, p: PlayerState) -> dict[str, Any]:
        s = self.game.state
        side: dict[str, Any] = {}
        if p.lore:
            side["lore"] = p.lore
        if p.inkwell:
            side["ink"] = self.ink(p)
        if p.ink_used:
            side["inked"] = True
        self.order += [*p.hand, *reversed(p.deck), *p.discard]
        if p.hand:
            side["hand"] = packed(self.hand(p))
        deck = self.deck(p)
        if deck:
            side["deck"] = packed(deck)
        side["deck_size"] = len(p.deck)
        if p.discard:
            side["discard"] = [self.name(c) for c in p.discard]
        play = [self.permanent(q) for q in s.in_play.values() if q.owner == p.index]
        if play:
            side["play"] = play
        return side

    def ink(self, p: PlayerState) -> Any:
        """How many cards are ready and exerted; which ones, for whoever knows everything."""
        exerted, ready = p.inkwell[: len(p.inkwell) - p.ink_ready], p.inkwell[len(p.inkwell) - p.ink_ready :]
        exerted.reverse()  # the one that is written last lies first
        self.order += [*exerted, *ready]
        if self.viewer is None and any(self.name(c) != UNKNOWN for c in p.inkwell):
            return [*({"card": self.name(c), "exerted": True} for c in exerted), *packed([self.name(c) for c in ready])]
        return {"ready": p.ink_ready, "exerted": len(exerted)} if exerted else p.ink_ready

    def deck(self, p: PlayerState) -> list[str]:
        """From the top as far down as something is known."""
        if self.viewer is None:
            return [self.name(c) for c in reversed(p.deck)]
        names: list[str] = []
        for position, card in self.view.players[p.index].known_deck:
            names += [UNKNOWN] * (position - len(names))
            names.append(UNKNOWN if card.name == FILLER.full_name else card.name)
        self.hidden = self.hidden or len(names) < len(p.deck)
        return names

    # ---- cards in play -----------------------------------------------------------------------------------------------

    def name_places(self) -> None:
        s = self.game.state
        for q in s.in_play.values():
            if q.location in s.in_play and q.location not in self.places:
                self.places[q.location] = f"place{len(self.places) + 1}"

    def permanent(self, q: Permanent) -> Any:
        card: dict[str, Any] = {"card": self.name(q.card)}
        self.order += [q.card, *q.under]
        if q.pid in self.places:
            card["as"] = self.places[q.pid]
        if q.exerted and q.face.type != CardType.LOCATION:
            card["exerted"] = True
        if q.drying:
            card["drying"] = True
        if q.damage:
            card["damage"] = q.damage
        if q.under:
            card["under"] = [self.below(c) for c in q.under]
        if q.location in self.places:
            card["at"] = self.places[q.location]
        self.modifiers(q, card)
        if q.used:
            self.used += used_abilities(q)
        return card if len(card) > 1 else card["card"]

    def below(self, card: int) -> Any:
        if self.game.state.zone[card] == Zone.UNDER:
            return self.name(card)
        return {"card": self.name(card) if self.viewer is None else UNKNOWN, "facedown": True}

    def modifiers(self, q: Permanent, card: dict[str, Any]) -> None:
        """What effects have given it for a while; static abilities are on the table anyway."""
        sums = {"strength": 0, "willpower": 0, "lore": 0}
        gains: list[Any] = []
        for part in explain_values(self.game.state, q).parts:
            if part.until == STATIC:
                continue
            for key in sums:
                sums[key] += int(getattr(part, key))
            gains += gains_of(part)
            if part.until:
                self.longer.append(q.face.full_name)
            if unspoken(part):
                self.more.append(q.face.full_name)
        if gains:
            card["gains"] = gains
        card.update({key: n for key, n in sums.items() if n})

    # ---- notes -------------------------------------------------------------------------------------------------------

    def note(self, key: str, **details: object) -> None:
        self.notes.append(say(f"scenario_words.note_{key}", self.lang, **details))

    def collect_notes(self) -> None:
        s = self.game.state
        if self.hidden:
            self.notes.insert(0, say("scenario_words.note_hidden", self.lang))
        if self.used:
            self.note("used", cards=self.used)
        if self.longer:
            self.note("longer", cards=list(dict.fromkeys(self.longer)))
        rest = [s.face_of(card).full_name for card in other_effects(s)]
        if self.more or rest:
            self.note("more", cards=list(dict.fromkeys([*self.more, *rest])))
        for p in s.players:
            if not p.in_game:
                self.note("left", player=f"P{p.index + 1}")
        for p in s.players:
            if p.ink_drops:
                self.note("drops", player=f"P{p.index + 1}", n=p.ink_drops)
        if s.table.settings.lore_to_win != 20:
            self.note("goal", lore=s.table.settings.lore_to_win)


def used_abilities(q: Permanent) -> list[str]:
    """What it has used this turn, by name; the card alone for what has none."""
    named = {w.key: w.name for w in (*q.face.activated, *q.face.triggered)}
    names = [named.get(key, "") for key in dict.fromkeys(q.used)]
    return [f"{q.face.full_name} ({name})" if name else q.face.full_name for name in names]


def unspoken(part: Part) -> bool:
    """It gives something that the format has no words for."""
    return bool(
        part.cant or part.can or part.lost_keywords or part.barred_keywords or part.floors or part.sing_bonus
        or part.gained_abilities or part.lost_abilities
    )  # fmt: skip


def gains_of(part: Part) -> list[Any]:
    """Keywords as the format writes them."""
    out: list[Any] = []
    numbers = {Keyword.CHALLENGER: part.challenger, Keyword.RESIST: part.resist, Keyword.SINGER: part.singer}
    for r in KEYWORDS:
        if r.keyword in NUMBERED:
            if numbers[r.keyword]:
                out.append({r.name: numbers[r.keyword]})
        elif r.given and part.gained_keywords & bit(r.keyword):
            out.append(r.name)
    return out


def packed(names: list[str]) -> list[str]:
    """Fillers beside each other are counted: filler x4."""
    out: list[str] = []
    count = 0
    for name in [*names, ""]:
        if name == UNKNOWN:
            count += 1
            continue
        if count:
            out.append(UNKNOWN if count == 1 else f"{UNKNOWN} x{count}")
            count = 0
        if name:
            out.append(name)
    return out
