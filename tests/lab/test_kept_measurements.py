"""Long measurements of players: what was finished is kept, and the same command goes on where it was."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kept_parts import TINTERO, file_in, parts_in, run_again, run_and_kill
from tests.reading import shared_house
from tintero.cli.main import INTERRUPTED, main
from tintero.lab import strength
from tintero.lab.arena import ArenaReport, Hypotheses, arena
from tintero.lab.experiments import provenance
from tintero.lab.experiments.field import Terms
from tintero.lab.experiments.kept_games import Kept
from tintero.lab.simulate import Pairing

DECK = "amber-steel-guardians"
ASKED = ("greedy", "search:nodes=2", "--deck", DECK, "--seed", "4")
THINKS = ("greedy", "search:nodes=1")

Played = list[int]


@pytest.fixture(autouse=True)
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    opened = Kept(tmp_path / "kept.sqlite")
    yield opened
    opened.close()


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Played:
    """The numbers of the games that are played from now on."""
    return note_games(monkeypatch)


def note_games(monkeypatch: pytest.MonkeyPatch, most: int | None = None) -> Played:
    numbers: Played = []
    play: Callable[[Pairing, int], Any] = Pairing.play

    def noted(table: Pairing, number: int) -> Any:
        if len(numbers) == most:
            raise KeyboardInterrupt
        numbers.append(number)
        return play(table, number)

    monkeypatch.setattr(Pairing, "play", noted)
    return numbers


def measured(
    players: tuple[str, str], pairs: int, kept: Kept | None, jobs: int = 1, sprt: Hypotheses | None = None
) -> ArenaReport:
    house = shared_house()
    deck = house.definitions(house.load_deck(DECK))
    return arena(players, [(deck, deck)], pairs, sprt, seed=4, jobs=jobs, house=house, kept=kept)


def without_time(told: str) -> str:
    return "\n".join(line for line in told.splitlines() if '"seconds"' not in line)


# ---- the arena -------------------------------------------------------------------------------------------------------


def test_a_killed_arena_that_is_repeated_says_what_one_says_that_was_never_stopped(tmp_path: Path) -> None:
    """Killed with two processes, repeated with one; the other was played by two without anything kept."""
    command = [*TINTERO, "arena", *ASKED, "--pairs", "7", "--json"]
    before = run_and_kill([*command, "--jobs", "2"], tmp_path, parts=3)
    assert len(before) < 14, "it was killed in the middle"
    again = run_again(command, tmp_path)
    after = parts_in(file_in(tmp_path))
    assert {key: after[key] for key in before} == before, "what was finished was not played again"
    assert len(after) == 14
    fresh = run_again([*command, "--jobs", "2", "--fresh"], tmp_path)
    assert without_time(again) == without_time(fresh)
    assert json.loads(again)["interrupted"] is False
    assert parts_in(file_in(tmp_path)) == after, "--fresh keeps nothing"


def test_more_pairs_go_on_from_fewer(kept: Kept, played: Played) -> None:
    measured(THINKS, 2, kept)
    assert played == [0, 0, 1, 1]
    more = measured(THINKS, 4, kept)
    assert played[4:] == [2, 2, 3, 3]
    assert more.to_dict(timing=False) == measured(THINKS, 4, None).to_dict(timing=False)


def test_a_test_that_ended_early_is_answered_without_a_game(kept: Kept, played: Played) -> None:
    question = Hypotheses(0, 200)
    first = measured(("greedy", "random"), 60, kept, sprt=question)
    assert first.verdict == "H1"
    assert len(played) == 2 * len(first.pairs) < 120
    count = len(played)
    again = measured(("greedy", "random"), 60, kept, sprt=question)
    assert len(played) == count
    assert again.to_dict(timing=False) == first.to_dict(timing=False)
    shared = measured(("greedy", "random"), 60, Kept(None), jobs=2, sprt=question)
    assert shared.to_dict(timing=False) == first.to_dict(timing=False)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "the same command goes on from here"), ("es", "la misma orden sigue desde aquí")]
)
def test_ctrl_c_reports_what_there_is_and_says_how_to_go_on(
    lang: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["arena", *ASKED, "--pairs", "4", "--lang", lang]
    with monkeypatch.context() as stopping:
        note_games(stopping, most=5)
        assert main(asked) == INTERRUPTED
    told = capsys.readouterr().out
    assert words in told
    assert "2 pa" in told, "of the third pair only one game was over"
    played = note_games(monkeypatch)
    assert main(asked) == 0
    assert played == [2, 3, 3]
    assert words not in capsys.readouterr().out


def test_without_a_seed_the_same_command_goes_on_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["arena", "greedy", "random", "--deck", DECK, "--pairs", "2", "--json"]
    assert main(asked) == 0
    first = capsys.readouterr().out
    played = note_games(monkeypatch)
    assert main(asked) == 0
    assert played == []
    assert without_time(capsys.readouterr().out) == without_time(first)


def test_games_of_players_with_a_clock_are_kept_too(kept: Kept, played: Played) -> None:
    """Played again they might end otherwise; each stays one game that was played."""
    first = measured(("search:2ms", "greedy"), 2, kept)
    assert len(played) == 4
    assert measured(("search:2ms", "greedy"), 2, kept).pairs == first.pairs
    assert len(played) == 4


# ---- what decides whether a game is the same -------------------------------------------------------------------------


def key_of(*players: str) -> str:
    house = shared_house()
    deck = house.definitions(house.load_deck(DECK))
    return Terms((players[0], players[1]), seed=4, house=house).series((deck, deck), 10).key


def test_a_game_of_the_arena_is_known_to_the_laboratory(kept: Kept) -> None:
    measured(THINKS, 1, kept)
    assert kept.find(key_of(*THINKS), 0, 1) is not None


@pytest.mark.parametrize(("player", "differs"), [("search:nodes=5", False), ("search:5ms", True), ("hard", True)])
def test_only_a_clock_tells_the_builds_apart(player: str, differs: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = set()
    for compiled in (False, True):
        monkeypatch.setattr(provenance, "is_compiled", lambda compiled=compiled: compiled)
        keys.add(key_of(player, "greedy"))
    assert len(keys) == 1 + differs


BOT = "class Mine:\n    def choose(self, seat):\n        return seat.options[{}]\n"


@pytest.mark.parametrize("address", ["{folder}/own_bot_{way}.py:Mine", "own_bot_{way}:Mine"])
def test_a_bot_that_was_changed_plays_anew(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    way = "module" if "folder" not in address else "file"
    file = tmp_path / f"own_bot_{way}.py"
    file.write_text(BOT.format(0))
    monkeypatch.syspath_prepend(tmp_path)
    bot = address.format(folder=tmp_path, way=way)
    before = key_of(bot, "greedy")
    assert key_of(bot, "greedy") == before
    file.write_text(BOT.format(-1))
    assert key_of(bot, "greedy") != before


def test_the_decks_that_players_suppose_belong_to_the_code_that_plays() -> None:
    assert "decks" in provenance.PLAYING
    assert provenance.engine_digest() == provenance.engine_digest.__wrapped__()


# ---- the field of decks ----------------------------------------------------------------------------------------------


def test_a_killed_measurement_of_strength_goes_on_where_it_was(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tintero.lab.strength", "search:nodes=1", "greedy", "--pairs", "1", "--json"]
    before = run_and_kill([*command, "--jobs", "2"], tmp_path, parts=3)
    again = json.loads(run_again(command, tmp_path))
    after = parts_in(file_in(tmp_path))
    assert {key: after[key] for key in before} == before
    assert len(after) == 2 * len(strength.FIELD)
    fresh = json.loads(run_again([*command, "--fresh"], tmp_path))
    del again["seconds"], fresh["seconds"]
    assert json.dumps(again) == json.dumps(fresh)


def test_ctrl_c_ends_a_measurement_of_strength_and_reports_what_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["greedy", "random", "--pairs", "2"]
    with monkeypatch.context() as stopping:
        note_games(stopping, most=7)
        assert strength.main([*asked, "--json"]) == INTERRUPTED
    told = json.loads(capsys.readouterr().out)
    assert (told["pairs"], told["asked"], told["interrupted"]) == (3, 20, True)
    assert [part["pairs"] for part in told["field"]] == [2, 1], "the decks after these were not begun"
    played = note_games(monkeypatch)
    assert strength.main(asked) == 0
    assert len(played) == 40 - 7
    assert "stopped early" not in capsys.readouterr().out
