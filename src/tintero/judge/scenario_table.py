"""The position of a scenario, and finding its cards by the names the file uses."""

from __future__ import annotations

import re
from typing import Any

from tintero.abilities import amount as am
from tintero.abilities import property as pr
from tintero.abilities.ability import CardDefinition
from tintero.abilities.keyword import keyword_named
from tintero.abilities.words import Keyword, Stat, Zone
from tintero.language import Reader
from tintero.rules.game import Game
from tintero.rules.library import Library
from tintero.rules.position import FILLER, Placed, Position
from tintero.rules.settings import Asks, OpenPoints, Settings

from .faults import Failure
from .scenario import FILLER as FILLER_NAME
from .scenario import Lines, Scenario, as_list

ZONES = {"hand": Zone.HAND, "deck": Zone.DECK, "discard": Zone.DISCARD, "play": Zone.PLAY}
STATS = {"strength": Stat.STRENGTH, "willpower": Stat.WILLPOWER, "lore": Stat.LORE}


class ScenarioTable:
    """A game on the scenario's position, with its names."""

    def __init__(self, scenario: Scenario, reader: Reader, library: Library | None = None) -> None:
        self.reader = reader
        self.pool = reader.pool
        self.scenario = scenario
        self.placed: list[Placed] = []  # in the order of the file
        self.alias: dict[str, Placed] = {}
        given = scenario.given
        turn = int(str(given.get("turn", "P1"))[1:]) - 1
        settings = Settings(asks=Asks.EVERYTHING, open_points=OpenPoints(**scenario.open_points))
        self.position = Position(scenario.players, settings, turn)  # whatever the rules give is asked
        waiting: list[tuple[Placed, str]] = []
        for player in range(scenario.players):
            self.fill(player, given.get(f"P{player + 1}") or Lines(), waiting)
        for placed, where in waiting:
            placed.at = self.find_placed(where, placed.player)
        for name in names_in_steps(scenario):
            named = self.pool.get(name) or next(iter(self.pool.named(name)), None)
            if named is not None:
                self.position.known.append(reader.definition_of(named))
        self.game: Game = self.position.build(library=library)

    def definition(self, name: str) -> CardDefinition:
        return FILLER if FILLER_NAME.match(name) else self.reader.definition_of(self.pool[name])

    def fill(self, player: int, spec: Lines, waiting: list[tuple[Placed, str]]) -> None:
        position = self.position
        position.lore[player] = int(spec.get("lore", 0))
        position.inked[player] = bool(spec.get("inked", False))
        position.deck_size[player] = int(spec.get("deck_size", 20))
        ink = spec.get("ink", 0)
        if isinstance(ink, dict):
            position.ink(player, int(ink.get("ready", 0)), int(ink.get("exerted", 0)))
        elif isinstance(ink, list):
            for card in ink:
                self.place(player, card, Zone.INKWELL, waiting)
        else:
            position.ink(player, int(ink))
        for zone in ("hand", "deck", "discard", "play"):
            for card in spec.get(zone) or []:
                self.place(player, card, ZONES[zone], waiting)

    def place(self, player: int, card: Any, zone: int, waiting: list[tuple[Placed, str]]) -> None:
        spec = card if isinstance(card, Lines) else Lines()
        name = str(spec["card"]) if isinstance(card, Lines) else str(card)
        filler = FILLER_NAME.match(name)
        for _ in range(int(filler.group(1) or 1) if filler else 1):
            placed = self.position.add(
                player,
                self.definition(name),
                zone,
                exerted=bool(spec.get("exerted")),
                drying=bool(spec.get("drying")),
                damage=int(spec.get("damage", 0)),
                gains=gains_of(spec),
            )
            self.placed.append(placed)
            for below in spec.get("under") or []:
                down = isinstance(below, Lines) and bool(below.get("facedown"))
                named = str(below["card"]) if isinstance(below, Lines) else str(below)
                under = Placed(player, self.definition(named), Zone.FACEDOWN if down else Zone.UNDER)
                placed.under.append(under)
                self.placed.append(under)
                if isinstance(below, Lines) and "as" in below:
                    self.alias[str(below["as"])] = under
            if "as" in spec:
                self.alias[str(spec["as"])] = placed
            if "at" in spec:
                waiting.append((placed, str(spec["at"])))

    # ---- names -----------------------------------------------------------------------------------------------------

    def meant(self, ref: str) -> list[Placed]:
        """Every card of the file that the words can mean, in the order of the file."""
        if ref in self.alias:
            return [self.alias[ref]]
        player = None
        m = re.match(r"P(\d)/(.*)$", ref)
        if m:
            player, ref = int(m.group(1)) - 1, m.group(2)
        number = None
        m = re.match(r"(.*)#(\d+)$", ref)
        if m:
            ref, number = m.group(1), int(m.group(2))
        if ref in self.alias:
            return [self.alias[ref]]
        if FILLER_NAME.match(ref):
            found = [p for p in self.position.cards if p.definition is FILLER]
        else:
            full = self.pool[ref].full_name
            found = [p for p in self.placed if p.definition.full_name == full]
        if player is not None:
            found = [p for p in found if p.player == player]
        if number is not None:
            found = found[number - 1 : number]
        return found

    def find_placed(self, ref: str, player: int) -> Placed:
        found = self.meant(ref)
        mine = [p for p in found if p.player == player]
        if not (mine or found):
            raise Failure("no_card", card=ref)
        return (mine or found)[0]

    def cards(self, ref: str, among: set[int] | None = None, player: int | None = None) -> list[int]:
        """The physical cards the words can mean, among those that come into question."""
        found = [p.card for p in self.meant(ref)]
        if among is not None:
            found = [c for c in found if c in among]
        if player is not None and len(found) > 1:
            found = [c for c in found if self.game.state.table.owners[c] == player] or found
        return found

    def card(self, ref: str, among: set[int] | None = None, player: int | None = None) -> int:
        """The one card; several alike that come into question are an ambiguity, except fillers."""
        found = self.cards(ref, among, player)
        if not found:
            raise Failure("no_card", card=ref)
        if len(found) > 1 and among is None:
            in_play = [c for c in found if self.game.state.pid_of[c]]
            found = in_play if len(in_play) == 1 else found
        return found[0]

    def name(self, card: int) -> str:
        for alias, placed in self.alias.items():
            if placed.card == card:
                return alias
        return self.game.state.face_of(card).full_name


def gains_of(spec: Lines) -> list[pr.Property]:
    """Keywords and modifiers for this turn only."""
    out: list[pr.Property] = []
    for gain in spec.get("gains") or []:
        if isinstance(gain, dict):
            for word, n in gain.items():
                out.append(pr.HasKeyword(keyword(word), am.Number(int(n))))
        else:
            out.append(pr.HasKeyword(keyword(str(gain))))
    for word, stat in STATS.items():
        if word in spec:
            n = int(spec[word])
            out.append(pr.Changes(stat, am.Number(abs(n)), negative=n < 0))
    return out


def keyword(word: str) -> Keyword:
    found = keyword_named(word)
    if found is None:
        raise ValueError(word)  # the file was vetted before
    return found


def names_in_steps(scenario: Scenario) -> list[str]:
    """The names that are named, or asked about."""
    out: list[str] = []
    for run in scenario.runs:
        for _line, step in run.steps:
            asked = step.get("asked", {})
            if asked.get("kind") == "name":
                out += [
                    str(name) for key in ("options", "includes", "excludes") for name in as_list(asked.get(key, []))
                ]
            for value in step.values():
                acts = [value, *value.values()] if isinstance(value, Lines) else []
                out += [str(act["name"]) for act in acts if isinstance(act, Lines) and "name" in act]
    return out
