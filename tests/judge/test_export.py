"""A position of a game as a scenario: it reads back, shows the same, and tells nothing that the player cannot know."""

from __future__ import annotations

from typing import Any

import pytest

from tintero.judge.export import CannotExport, exported
from tintero.judge.running import run_once
from tintero.judge.scenario import read_scenario
from tintero.judge.scenario_table import ScenarioTable
from tintero.lab import definitions, find_deck
from tintero.language import Reader
from tintero.players import make_player
from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.option import Option
from tintero.rules.sight import SeenCard, SeenPermanent

DECKS = ("amber-steel-guardians", "amethyst-ruby-flyers", "amethyst-steel-shifters", "emerald-sapphire-wardens")


def seen(game: Game, viewer: int) -> dict[str, Any]:
    """Everything on the table that the viewer may know, by names."""
    view = game.sight(viewer)
    names = {c.card: c.name for c in view.play}

    def of_hand(entry: SeenCard | None) -> str:
        return "?" if entry is None or entry.name == "Filler" else entry.name

    def of_pile(c: SeenPermanent) -> list[str]:
        return [of_hand(below) for below in c.under]

    players = [
        (p.lore, p.deck, [(n, c.name) for n, c in p.known_deck], [of_hand(h) for h in p.hand],
         [c.name for c in p.discard], p.ink_ready, p.ink_exerted, bool(p.inked))
        for p in view.players
    ]  # fmt: skip
    keys = ("owner", "name", "exerted", "drying", "damage", "strength", "willpower", "lore", "keywords")
    play = [{k: getattr(c, k) for k in keys} | {"under": of_pile(c), "at": names.get(c.at, "")} for c in view.play]
    return {"active": view.active, "players": players, "play": sorted(play, key=str)}


@pytest.mark.parametrize("seed", range(4))
def test_positions_of_whole_games_come_back_the_same(seed: int, reader: Reader) -> None:
    decks = [definitions(find_deck(DECKS[(seed + i) % 4], reader.pool), reader) for i in range(2)]
    game = Game.new(decks, seed)
    bots = [make_player("greedy", seed + i) for i in range(2)]
    compared = 0
    while not game.over and game.state.turn < 14:
        if game.state.asking == op.TURN and game.state.turn % 3 == 0:
            viewer = game.to_decide
            scenario = read_scenario(exported(game, viewer, "en"), reader)
            assert seen(ScenarioTable(scenario, reader).game, viewer) == seen(game, viewer)
            outcome = run_once(scenario, scenario.runs[0], reader)
            assert outcome.ok, outcome.message
            compared += 1
        game.choose(game.options[bots[game.to_decide].choose(game)])
    assert compared > 10


POSITION = """
id: t
given:
  P1:
    lore: 4
    ink: {ready: 2, exerted: 1}
    inked: true
    hand: [Be Prepared, filler]
    play:
      - {card: Mickey Mouse - True Friend, at: grotto, gains: [Evasive, {Resist: 2}, {Challenger: 1}], strength: +2}
      - {card: Ariel's Grotto - A Secret Place, as: grotto, damage: 2}
      - {card: Stitch - Rock Star, drying: true, under: [Stitch - New Dog, {card: Be Prepared, facedown: true}]}
  P2:
    hand: [Dragon Fire]
    deck: [Dinglehopper]
    deck_size: 7
    discard: [Be Prepared, Stitch - New Dog]
  P3:
steps:
  - asked: {kind: turn}
"""


def test_every_part_of_a_position_comes_back(reader: Reader) -> None:
    game = ScenarioTable(read_scenario(POSITION, reader), reader).game
    text = exported(game, 0, "en")
    again = ScenarioTable(read_scenario(text, reader), reader).game
    assert seen(again, 0) == seen(game, 0)
    assert "Evasive" in text
    assert "Resist: 2" in text
    assert exported(again, 0, "en") == text


def test_nothing_hidden_is_told(reader: Reader) -> None:
    game = ScenarioTable(read_scenario(POSITION, reader), reader).game
    told = exported(game, 0, "es")
    assert "Dragon Fire" not in told
    assert "Dinglehopper" not in told
    assert told.count("Be Prepared") == 2  # the own hand and the discard, not the facedown card
    assert "no puede conocer" in told
    everything = exported(game, None, "es")
    for name in ("Dragon Fire", "Dinglehopper"):
        assert name in everything
    assert everything.count("Be Prepared") == 3


def test_what_the_format_cannot_say_is_in_the_note(reader: Reader) -> None:
    text = """
id: t
given:
  P1: {play: [Abby Park - Over the Top], hand: [Sudden Chill]}
  P2: {hand: [filler]}
steps:
  - P1: {play: Sudden Chill, sing: Abby Park - Over the Top}
"""
    scenario = read_scenario(text, reader)
    table = run_once(scenario, scenario.runs[0], reader).table
    assert table is not None
    while table.game.state.asking != op.TURN:
        table.game.choose(0)
    note = read_scenario(exported(table.game, None, "en"), reader).note
    assert "cannot express are missing here: Abby Park - Over the Top" in note


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "An ink drop of P1 is missing here: a scenario cannot express it.", "2 ink drops of P2 are missing"),
        ("es", "Falta aquí 1 gota de tinta de P1: un escenario no puede expresarla.", "Faltan aquí 2 gotas de tinta"),
    ],
)
def test_ink_drops_are_in_the_note_and_nowhere_else(reader: Reader, lang: str, one: str, two: str) -> None:
    game = ScenarioTable(read_scenario(POSITION, reader), reader).game
    without = read_scenario(exported(game, None, lang), reader)
    game.state.players[0].ink_drops = 1
    game.state.players[1].ink_drops = 2
    scenario = read_scenario(exported(game, None, lang), reader)
    assert one in scenario.note
    assert two in scenario.note
    assert scenario.note.count("P1") == scenario.note.count("P2") == 1
    assert scenario.given == without.given
    assert not any(p.ink_drops for p in ScenarioTable(scenario, reader).game.state.players)


def test_only_at_the_turn_decision(reader: Reader) -> None:
    game = Game.new([definitions(find_deck(name, reader.pool), reader) for name in DECKS[:2]], 1)
    assert game.state.asking == op.HAND
    with pytest.raises(CannotExport):
        exported(game, 0, "en")
    while game.state.asking == op.HAND:
        game.choose(Option(op.DONE))
    assert read_scenario(exported(game, 0, "en"), reader).runs
    game.concede(0)
    with pytest.raises(CannotExport):
        exported(game, 1, "en")


@pytest.mark.parametrize(("lang", "words"), [("en", "and"), ("es", "y")])
def test_used_abilities_are_noted_by_name(reader: Reader, lang: str, words: str) -> None:
    """Not by the keys under which the engine knows them."""
    boosters = "[Flynn Rider - Spectral Scoundrel, Cheshire Cat - Inexplicable]"
    given = f"id: t\ngiven: {{P1: {{ink: 9, play: {boosters}}}}}\nsteps: []\n"
    game = ScenarioTable(read_scenario(given, reader), reader).game
    for card in sorted({o.a for o in game.options if o.verb == op.USE}):
        game.choose(next(o for o in game.options if o.verb == op.USE and o.a == card))
        while game.state.asking != op.TURN:
            game.choose(game.options[-1])
    note = read_scenario(exported(game, 0, lang), reader).note
    assert f"Flynn Rider - Spectral Scoundrel (Boost) {words} Cheshire Cat - Inexplicable (Boost)." in note
    assert "/0" not in note
