"""Saved games: the same choices give the same position, and no changed byte goes unnoticed."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import DECKS, Ran
from tintero.cards import CardPool
from tintero.table import saves
from tintero.table.mistakes import SaveRefused
from tintero.table.session import Session

Run = Callable[..., Ran]


def play_on(session: Session, choices: int = 10_000) -> None:
    while session.computer_asked and choices:
        session.computer_moves()
        choices -= 1


@pytest.fixture
def saved(new_session: Callable[..., Session], tmp_path: Path) -> Path:
    session = new_session("greedy", "random", seed=11)
    play_on(session, 60)
    return saves.write(tmp_path / "game.json", session.saved())


def test_watch_saves_and_replay_tells_the_same_story(tintero: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "game.json")
    watched = tintero("watch", *DECKS, "--seed", "4", "--save", path, "--lang", "es")
    replayed = tintero("replay", path, "--lang", "es")
    assert watched.code == replayed.code == 0
    assert watched.out == replayed.out
    assert path in watched.err


def test_one_changed_byte_is_noticed_wherever_it_is(tintero: Run, saved: Path) -> None:
    content = saved.read_bytes()
    for i in range(40):
        at = i * (len(content) - 1) // 39
        for change in (1, 0x20, 0x80) if i % 4 == 0 else (1,):
            broken = bytearray(content)
            broken[at] ^= change
            saved.write_bytes(broken)
            ran = tintero("replay", str(saved), "--lang", "es" if i % 2 else "en")
            assert ran.code == 2, f"byte {at}"
            assert ran.out == ""
            assert ran.err.count("\n") == 1
            assert "Traceback" not in ran.err


@pytest.mark.parametrize("share", [0.1, 0.5, 0.99])
def test_a_file_cut_short_is_noticed(tintero: Run, saved: Path, share: float) -> None:
    content = saved.read_bytes()
    saved.write_bytes(content[: int(len(content) * share)])
    ran = tintero("replay", str(saved))
    assert ran.code == 2
    assert "damaged" in ran.err


def test_added_space_is_noticed(tintero: Run, saved: Path) -> None:
    saved.write_bytes(saved.read_bytes() + b" ")
    assert tintero("replay", str(saved)).code == 2


def rewrite(path: Path, **changes: object) -> None:
    """A file whose checksum is right although its content was made up."""
    game = msgspec.structs.replace(saves.read(path), **changes)
    saves.write(path, game)


def test_a_choice_that_does_not_fit_is_reported(tintero: Run, saved: Path) -> None:
    rewrite(saved, choices=[(10, -1, -1, -1)])
    ran = tintero("replay", str(saved))
    assert ran.code == 2
    assert "does not come out the same" in ran.err
    assert ran.out == ""


def test_another_position_at_the_end_is_reported(tintero: Run, saved: Path) -> None:
    rewrite(saved, choices=saves.read(saved).choices[:-1])
    assert "does not come out the same" in tintero("replay", str(saved)).err


def test_other_card_data_is_said_and_the_game_goes_on_if_it_can(tintero: Run, saved: Path) -> None:
    rewrite(saved, cards_digest="0" * 64, cards_version="2001-01-01")
    ran = tintero("replay", str(saved), "--lang", "es")
    assert ran.code == 0
    assert "2001-01-01" in ran.err
    rewrite(saved, choices=[(10, -1, -1, -1)])
    ran = tintero("replay", str(saved))
    assert ran.code == 2
    assert "--cards" in ran.err


def test_a_card_that_is_not_in_the_data(tintero: Run, saved: Path) -> None:
    decks = saves.read(saved).decks
    decks[0].cards[0] = ("Nobody At All - Nowhere", 4)
    rewrite(saved, decks=decks)
    ran = tintero("replay", str(saved))
    assert ran.code == 2
    assert "Nobody At All" in ran.err


@pytest.mark.parametrize(
    "changes", [{"seats": ["greedy"]}, {"seats": ["greedy", "alien"]}, {"first": 7}, {"seed": "x"}, {"decks": []}]
)
def test_made_up_content_is_refused(tintero: Run, saved: Path, changes: dict[str, object]) -> None:
    rewrite(saved, **changes)
    ran = tintero("replay", str(saved))
    assert ran.code == 2
    assert "damaged" in ran.err


def other_format(path: Path, number: object) -> None:
    """The same file, as if a Tintero with that format had written it."""
    content = msgspec.json.decode(path.read_bytes())
    path.write_bytes(msgspec.json.encode({**content, "format": number}))


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
@pytest.mark.parametrize(
    ("lang", "by", "advice"),
    [("en", "written by an older Tintero", "begin a new game"), ("es", "de un Tintero más antiguo", "partida nueva")],
)
def test_an_older_game_is_refused_and_says_what_to_do(
    tintero: Run, saved: Path, command: tuple[str, ...], lang: str, by: str, advice: str
) -> None:
    other_format(saved, saves.FORMAT - 1)
    ran = tintero(*command, str(saved), "--lang", lang)
    assert (ran.code, ran.out) == (2, "")
    assert str(saved) in ran.err
    assert by in ran.err
    assert advice in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
@pytest.mark.parametrize(
    ("lang", "by", "advice"),
    [("en", "written by a newer Tintero", "update Tintero"), ("es", "de un Tintero más nuevo", "actualiza Tintero")],
)
def test_a_newer_game_is_refused_and_says_what_to_do(
    tintero: Run, saved: Path, command: tuple[str, ...], lang: str, by: str, advice: str
) -> None:
    other_format(saved, saves.FORMAT + 1)
    ran = tintero(*command, str(saved), "--lang", lang)
    assert (ran.code, ran.out) == (2, "")
    assert by in ran.err
    assert advice in ran.err


def test_nothing_but_the_number_of_another_format_is_read(tintero: Run, saved: Path) -> None:
    saved.write_text(f'{{"format":{saves.FORMAT + 1},"anything":"else"}}')
    assert "newer" in tintero("replay", str(saved)).err
    saved.write_text('{"format":1,"game":7}')
    assert "older" in tintero("replay", str(saved)).err


@pytest.mark.parametrize("number", [0, -1, "2", 2.5, None])
def test_a_number_that_no_format_ever_had_is_damage(tintero: Run, saved: Path, number: object) -> None:
    other_format(saved, number)
    assert "damaged" in tintero("replay", str(saved)).err


def test_a_failed_write_leaves_the_old_file(
    new_session: Callable[..., Session], saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = saved.read_bytes()

    def fail(*args: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(SaveRefused) as caught:
        saves.write(saved, new_session("greedy", "greedy").saved())
    assert str(saved) in caught.value.message("es")
    assert saved.read_bytes() == before
    assert list(saved.parent.glob(".tintero-*")) == []


def test_what_a_file_says_of_itself(pool: CardPool, saved: Path) -> None:
    """What is in a file, so that others can read it: the format, and what it takes to play the game again."""
    data = msgspec.json.decode(saved.read_bytes())
    assert data["format"] == saves.FORMAT == 5
    assert data["game"]["rules"] == "2.2"
    assert data["game"]["cards_digest"] == pool.digest
    assert data["game"]["seed"] == "11"
    assert all(len(choice) == 4 for choice in data["game"]["choices"])
