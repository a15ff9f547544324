"""The position of a scenario, and finding its cards by the names the file uses."""

from __future__ import annotations

from tintero.abilities import amount as am
from tintero.abilities import property as pr
from tintero.abilities.ability import CardDefinition
from tintero.abilities.words import Stat, Zone
from tintero.language import Reader
from tintero.rules.game import Game
from tintero.rules.library import Library
from tintero.rules.position import FILLER, Placed, Position
from tintero.rules.settings import Asks, OpenPoints, Settings

from .expectations import names_named
from .faults import Failure
from .given import ZONES, GivenCard, GivenSide
from .scenario import Scenario
from .steps import CardRef


class ScenarioTable:
    """A game on the scenario's position, with its names."""

    def __init__(self, scenario: Scenario, reader: Reader, library: Library | None = None) -> None:
        self.reader = reader
        self.pool = reader.pool
        self.scenario = scenario
        self.placed: list[Placed] = []  # in the order of the file
        self.written: dict[tuple[int, int], list[Placed]] = {}  # by the place of the player and of the zone in the file
        self.alias: dict[str, Placed] = {}
        given = scenario.given
        settings = Settings(asks=Asks.EVERYTHING, open_points=OpenPoints(**scenario.open_points))
        self.position = Position(scenario.players, settings, given.turn)  # whatever the rules give is asked
        waiting: list[tuple[Placed, CardRef]] = []
        for player, side in enumerate(given.sides):
            self.fill(player, side, waiting)
        self.placed = [placed for where in sorted(self.written) for placed in self.written[where]]
        for placed, where in waiting:
            placed.at = self.find_placed(where, placed.player)
        for name in names_in_steps(scenario):
            named = self.pool.get(name) or next(iter(self.pool.named(name)), None)
            if named is not None:
                self.position.known.append(reader.definition_of(named))
        self.game: Game = self.position.build(library=library)

    def definition(self, card: GivenCard) -> CardDefinition:
        return self.reader.definition_of(self.pool[card.name]) if card.name else FILLER

    def fill(self, player: int, side: GivenSide, waiting: list[tuple[Placed, CardRef]]) -> None:
        position = self.position
        position.lore[player] = side.lore
        position.inked[player] = side.inked
        position.turns[player] = side.turns
        position.deck_size[player] = side.deck_size
        position.ink(player, side.ink.ready, side.ink.exerted)
        zones = (
            (Zone.INKWELL, side.ink.cards), (Zone.HAND, side.hand), (Zone.DECK, side.deck),
            (Zone.DISCARD, side.discard), (Zone.PLAY, side.play),
        )  # fmt: skip
        written = self.scenario.given.written
        for (zone, cards), key in zip(zones, ZONES, strict=True):
            before = len(self.placed)
            for card in cards:
                self.place(player, card, zone, waiting)
            if cards:
                self.written[written.index(player), side.zones.index(key)] = self.placed[before:]

    def place(self, player: int, card: GivenCard, zone: Zone, waiting: list[tuple[Placed, CardRef]]) -> None:
        for _ in range(card.copies):
            placed = self.position.add(
                player,
                self.definition(card),
                zone,
                exerted=card.exerted,
                drying=card.drying,
                damage=card.damage,
                gains=gains_of(card),
            )
            self.placed.append(placed)
            for below in card.under:
                for _ in range(below.copies):
                    zone_below = Zone.FACEDOWN if below.facedown else Zone.UNDER
                    under = Placed(player, self.definition(below), zone_below)
                    placed.under.append(under)
                    self.placed.append(under)
                    self.call(below, under)
            self.call(card, placed)
            if card.at is not None:
                waiting.append((placed, card.at))

    def call(self, card: GivenCard, placed: Placed) -> None:
        if card.alias:
            self.alias[card.alias] = placed

    # ---- names -----------------------------------------------------------------------------------------------------

    def meant(self, ref: CardRef) -> list[Placed]:
        """Every card of the file that the words can mean, in the order of the file."""
        alias = self.alias.get(ref.text) or self.alias.get(ref.called)
        if alias is not None:
            return [alias]
        if ref.is_filler:
            found = [p for p in self.position.cards if p.definition is FILLER]
        else:
            full = self.pool[ref.called].full_name
            found = [p for p in self.placed if p.definition.full_name == full]
        if ref.player is not None:
            found = [p for p in found if p.player == ref.player]
        if ref.number is not None:
            found = found[ref.number - 1 : ref.number]
        return found

    def find_placed(self, ref: CardRef, player: int) -> Placed:
        found = self.meant(ref)
        mine = [p for p in found if p.player == player]
        if not (mine or found):
            raise Failure("no_card", card=ref)
        return (mine or found)[0]

    def cards(self, ref: CardRef, among: set[int] | None = None, player: int | None = None) -> list[int]:
        """The physical cards the words can mean, among those that come into question."""
        found = [p.card for p in self.meant(ref)]
        if among is not None:
            found = [c for c in found if c in among]
        if player is not None and len(found) > 1:
            found = [c for c in found if self.game.state.table.owners[c] == player] or found
        return found

    def name(self, card: int) -> str:
        for alias, placed in self.alias.items():
            if placed.card == card:
                return alias
        return self.game.state.face_of(card).full_name


def gains_of(card: GivenCard) -> list[pr.Property]:
    """Keywords and modifiers for this turn only."""
    out: list[pr.Property] = [
        pr.HasKeyword(gain.keyword) if gain.number is None else pr.HasKeyword(gain.keyword, am.Number(gain.number))
        for gain in card.gains
    ]
    changes = ((Stat.STRENGTH, card.strength), (Stat.WILLPOWER, card.willpower), (Stat.LORE, card.lore))
    return out + [pr.Changes(stat, am.Number(abs(n)), negative=n < 0) for stat, n in changes if n]


def names_in_steps(scenario: Scenario) -> list[str]:
    """The names that are named, or asked about."""
    return [name for run in scenario.runs for step in run.steps for name in names_named(step)]
