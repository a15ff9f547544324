"""A stretch of a game as a scenario: it runs, and comes to stand where the game stood."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.reading import shared_reader
from tintero.abilities.ability import CardDefinition
from tintero.judge import running
from tintero.judge.looks import AtBag, AtCard, AtPlayer, AtQuestion, AtRefusal, Look
from tintero.judge.recording import CannotRecord, Recorded, Stretch, recorded
from tintero.judge.running import run_once
from tintero.judge.same_position import standing
from tintero.judge.scenario import Run, Scenario, load_scenario, read_scenario
from tintero.judge.scenario_table import ScenarioTable
from tintero.lab import definitions, find_deck, sample_decks
from tintero.language import NotUnderstood, Reader
from tintero.players import make_player
from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.library import Library
from tintero.rules.option import Option
from tintero.rules.settings import PACK_RUSH

from .conftest import RULINGS

FILES = sorted(RULINGS.rglob("*.yaml"))
LIBRARY = Library()
TITLE = {"en": "recorded", "es": "grabado"}


class Listening(ScenarioTable):
    """A table that remembers what is chosen at it."""

    heard: list[Option]

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        Listening.heard = heard = []
        game = self.game
        choose, concede = game.choose, game.concede

        def listen(option: Option | int) -> None:
            named = option if isinstance(option, Option) else game.options[option]
            choose(option)
            heard.append(named)

        def listen_to_leaving(player: int) -> None:
            concede(player)
            heard.append(Option(op.CONCEDE, player))

        game.choose, game.concede = listen, listen_to_leaving


def choices_of(scenario: Scenario, run: Run, reader: Reader, monkeypatch: pytest.MonkeyPatch) -> list[Option]:
    monkeypatch.setattr(running, "ScenarioTable", Listening)
    outcome = run_once(scenario, run, reader, LIBRARY)
    monkeypatch.undo()
    assert outcome.ok, outcome.message
    return Listening.heard


def replayed(found: Recorded, reader: Reader) -> Game:
    """The game at the end of the written file, which must hold."""
    scenario = read_scenario(found.text(TITLE), reader)
    outcome = run_once(scenario, scenario.runs[0], reader, LIBRARY)
    assert outcome.ok, f"{outcome.message}\n{found.text(TITLE)}"
    assert outcome.proves
    assert outcome.table is not None
    return outcome.table.game


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_ruling_can_be_played_and_recorded_again(
    file: Path, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From its own words for the position, and from the position as a game gives it."""
    scenario = load_scenario(file, reader)
    for run in scenario.runs:
        choices = choices_of(scenario, run, reader, monkeypatch)
        end = ScenarioTable(scenario, reader, LIBRARY).game
        for option in choices:
            end.concede(option.a) if option.verb == op.CONCEDE else end.choose(option)
        for position in (file.read_text(encoding="utf-8"), ""):
            start = ScenarioTable(scenario, reader, LIBRARY).game
            found = recorded(Stretch(start, choices, position=position, at_end=True), reader, library=LIBRARY)
            assert (found.cut, found.count) == ("", len(choices))
            again = replayed(found, reader)
            if position:
                assert standing(again) == standing(end)
            else:
                assert by_names(again) == by_names(end)


def by_names(game: Game) -> list[Any]:
    """How the table stands, whatever numbers its cards have."""
    s = game.state

    def names(cards: list[int]) -> list[str]:
        return sorted(s.face_of(card).full_name for card in cards)

    sides = [[p.lore, p.ink_ready, names(p.inkwell), names(p.hand), len(p.deck), names(p.discard)] for p in s.players]
    play = sorted([s.face_of(q.card).full_name, q.owner, q.exerted, q.drying, q.damage] for q in s.in_play.values())
    return [s.active, s.phase, game.over, sides, play]


# ---- games ---------------------------------------------------------------------------------------------------------


def wild_decks(seed: int, players: int) -> list[list[CardDefinition]]:
    """Any cards that are understood, three of each."""
    chance = random.Random(seed)
    reader = shared_reader()
    found: list[CardDefinition] = []
    cards = list(reader.pool)
    while len(found) < 20 * players:
        try:
            found.append(reader.definition_of(chance.choice(cards)))
        except NotUnderstood:
            continue
    return [[d for d in found[20 * n : 20 * n + 20] for _ in range(3)] for n in range(players)]


def stretches(decks: list[list[CardDefinition]], seed: int, first: int, turns: int) -> Iterator[Stretch]:
    """Some turns of a game at random, from a turn decision on."""
    game = Game.new(decks, seed, library=LIBRARY)
    bots = [make_player("random", seed * 10 + i) for i in range(2)]
    while not game.over and not (game.state.turn >= first and game.state.asking == op.TURN):
        game.choose(game.options[bots[game.to_decide].choose(game)])
    if game.over:
        return
    start = game.clone(log=True)
    choices: list[Option] = []
    while not game.over and game.state.turn < first + turns:
        choices.append(game.options[bots[game.to_decide].choose(game)])
        game.choose(choices[-1])
    yield Stretch(start, choices, at_end=True)


@pytest.mark.parametrize("seed", range(16))
def test_turns_of_real_games_come_back_as_scenarios_that_hold(seed: int, reader: Reader) -> None:
    """With samples and with any cards at all; where chance or something unsaid comes in, it is said."""
    names = list(sample_decks())
    samples = [definitions(find_deck(names[(seed * 7 + i * 3) % len(names)], reader.pool), reader) for i in range(2)]
    for decks in (samples, wild_decks(seed, 2)):
        for stretch in stretches(decks, seed, 4 + seed % 9, 5):
            if any(p.ink_drops for p in stretch.start.state.players):
                with pytest.raises(CannotRecord, match="drops"):
                    recorded(stretch, reader, library=LIBRARY)
                continue
            found = recorded(stretch, reader, library=LIBRARY)
            end = stretch.start.clone(log=True)
            for option in stretch.choices[: found.count]:
                end.choose(option)
            assert by_names(replayed(found, reader)) == by_names(end)
            if found.cut:
                assert found.cut in ("recording.cut_chance", "recording.cut_otherwise")
            else:
                assert found.count == len(stretch.choices)


# ---- what is looked at ---------------------------------------------------------------------------------------------

TABLE = """
id: t
given:
  P1:
    ink: 5
    hand: [Dragon Fire, Stitch - New Dog, Stitch - New Dog]
    play: [{card: Mickey Mouse - True Friend, as: mickey}, Stitch - New Dog]
  P2:
    play:
      - {card: Simba - Protective Cub, exerted: true, damage: 1}
      - {card: Stitch - New Dog, exerted: true}
    discard: [filler]
steps: []
"""


def table(reader: Reader, text: str = TABLE) -> ScenarioTable:
    return ScenarioTable(read_scenario(text, reader), reader, LIBRARY)


def named(game: Game, name: str, player: int = 0) -> int:
    s = game.state
    return next(
        q.card for q in s.in_play.values() if s.face_of(q.card).full_name == name and s.table.owners[q.card] == player
    )


def steps_of(reader: Reader, choices: list[Option], *looks: tuple[int, Look]) -> list[dict[str, Any]]:
    start = table(reader).game
    found = recorded(Stretch(start, choices, list(looks), TABLE), reader, library=LIBRARY)
    assert not found.cut
    return found.steps


def test_looks_become_checks_where_they_were_made(reader: Reader) -> None:
    game = table(reader).game
    mickey, simba = named(game, "Mickey Mouse - True Friend"), named(game, "Simba - Protective Cub", 1)
    stitch = named(game, "Stitch - New Dog", 1)
    attack = Option(op.CHALLENGE, mickey, simba)
    steps = steps_of(
        reader, [attack], (0, AtRefusal(0, Option(op.CHALLENGE, mickey, stitch), "8.3.3")), (0, AtCard(simba)),
        (1, AtCard(simba)), (1, AtPlayer(1)), (1, AtQuestion()), (1, AtBag()),
    )  # fmt: skip
    assert steps == [
        {"cannot": {"P1": {"challenge": "mickey", "target": "P2/Stitch - New Dog"}}, "rule": "8.3.3"},
        {"see": {"Simba - Protective Cub": {
            "zone": "play", "exerted": True, "damage": 1, "strength": 2, "willpower": 3, "lore": 1,
            "has": ["Bodyguard"],
        }}},
        {"P1": {"challenge": "mickey", "target": "Simba - Protective Cub"}},
        {"see": {"Simba - Protective Cub": {"zone": "discard"}}},
        {"see": {"P2": {
            "lore": 0, "ink": 0, "hand": 0, "deck": 20, "discard": ["filler", "Simba - Protective Cub"],
            "play": ["P2/Stitch - New Dog"],
        }}},
        {"asked": {"player": "P1", "kind": "turn"}},
        {"bag": []},
    ]  # fmt: skip


def test_a_cost_and_a_choice_are_one_step_each(reader: Reader) -> None:
    game = table(reader).game
    fire = next(o for o in game.options if o.verb == op.PLAY and game.state.face_of(o.a).full_name == "Dragon Fire")
    simba = named(game, "Simba - Protective Cub", 1)
    copy = next(o for o in game.options if o.verb == op.INK and "Stitch" in game.state.face_of(o.a).full_name)
    steps = steps_of(reader, [fire, Option(op.CARD, simba), copy], (1, AtQuestion()))
    assert steps[0] == {"P1": {"play": "Dragon Fire"}}
    assert set(steps[1]["asked"]["options"]) == {
        "mickey", "Stitch - New Dog#3", "Simba - Protective Cub", "P2/Stitch - New Dog",
    }  # fmt: skip
    assert steps[2:] == [{"P1": {"choose": "Simba - Protective Cub"}}, {"P1": {"ink": "Stitch - New Dog"}}]


def test_only_what_was_touched_of_a_deck_is_written(reader: Reader) -> None:
    decks = [definitions(find_deck(name, reader.pool), reader) for name in list(sample_decks())[:2]]
    for stretch in stretches(decks, 1, 5, 2):
        found = recorded(stretch, reader, library=LIBRARY)
        for player in ("P1", "P2"):
            assert len(found.given[player].get("deck", [])) < 10
            assert found.given[player]["deck_size"] > 40


# ---- what has no words ---------------------------------------------------------------------------------------------


def test_a_recording_begins_with_a_turn_decision(reader: Reader) -> None:
    decks = [definitions(find_deck(name, reader.pool), reader) for name in list(sample_decks())[:2]]
    with pytest.raises(CannotRecord) as caught:
        recorded(Stretch(Game.new(decks, 1, library=LIBRARY), []), reader)
    assert caught.value.code == "recording.not_now"
    rush = Game.new(decks, 1, PACK_RUSH, library=LIBRARY)
    while rush.state.asking != op.TURN:
        rush.choose(Option(op.DONE))
    with pytest.raises(CannotRecord) as caught:
        recorded(Stretch(rush, []), reader)
    assert caught.value.code == "recording.other_format"


def test_chance_ends_a_recording_before_it_and_says_so(reader: Reader) -> None:
    """A shuffle in the game and one before the judge are two shuffles."""
    given = """
id: t
given:
  P1: {ink: 9, hand: [You're Welcome], play: [Mickey Mouse - True Friend]}
  P2: {deck: [Dragon Fire, Be Prepared, Stitch - New Dog, Dinglehopper]}
steps: []
"""
    found = None
    for seed in range(20):
        start = table(reader, given).game
        start.state.rng = Game.new([wild_decks(1, 1)[0]] * 2, seed, library=LIBRARY).state.rng
        game = start.clone(log=True)
        choices = [o for o in game.options if o.verb == op.PLAY][:1]
        game.choose(choices[0])
        while game.state.asking != op.TURN:
            choices.append(game.options[0])
            game.choose(choices[-1])
        found = recorded(Stretch(start, choices, at_end=True), reader, library=LIBRARY)
        replayed(found, reader)
        if found.cut:
            break
    assert found is not None
    assert found.cut == "recording.cut_chance"
    assert found.count < len(choices)
