"""From a question at the table to a ruling: positions to play at, looks, recordings, and nothing hidden told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.cli.conftest import Ran, here_in
from tests.cli.talking import Make, Talk, Typist, flat
from tests.cli.terminals import Play
from tintero.cli.judge_new import new_command
from tintero.cli.play_command import Wishes, from_ruling
from tintero.cli.watch import restore
from tintero.judge import run_file
from tintero.language import Reader
from tintero.table.saves import state_digest
from tintero.table.session import Session

Run = Callable[..., Ran]

RULING = """
id: bodyguard-first
title: {en: Bodyguard has to be challenged first, es: Primero se desafía a Bodyguard}
rules: ["8.3.3"]
given:
  P1:
    hand: [Dragon Fire]
    ink: 5
    play: [{card: Mickey Mouse - True Friend, as: mickey}]
  P2:
    hand: [Be Prepared]
    play:
      - {card: Simba - Protective Cub, as: simba, exerted: true}
      - {card: Stitch - New Dog, exerted: true}
runs:
  - name: one
    steps: [{asked: {kind: turn}}]
  - name: two
    steps: [{asked: {kind: turn}}]
"""


@pytest.fixture
def ruling(tmp_path: Path) -> Path:
    file = tmp_path / "ruling.yaml"
    file.write_text(RULING, encoding="utf-8")
    return file


def sat(ruling: Path, players: str | None = None) -> Session:
    return from_ruling(here_in("en"), Wishes(ruling=str(ruling), players=players))


def steps_in(file: Path) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = yaml.safe_load(file.read_text(encoding="utf-8"))["steps"]
    return steps


def holds(file: Path, reader: Reader) -> bool:
    outcomes = run_file(file, reader)
    return all(o.ok and o.proves for o in outcomes)


# ---- a new ruling, from the first word to the last -------------------------------------------------------------------

TALKS = {
    "en": (
        ("challenge mickey stitch", "cannot", "cannot quest mickey", "cannot", "check nobody", "check p9", "nonsense",
         "challenge mickey simba", "1", "check simba", "undo", "check simba", "challenge mickey simba", "check simba",
         "check", "check bag", "finish"),
        ("Type cannot to keep that", "“quest mickey” is possible now", "Say what is not possible", "“nobody”",
         "no player “p9”", "“nonsense” is not understood", "has been taken back", "Kept as a check",
         "Proved: everything came out as the file says"),
        ("", "Bodyguard has to be challenged first", "", "", "-4.6.4.4 +8.3.3"),
    ),
    "es": (
        ("desafiar mickey stitch", "imposible", "imposible aventura mickey", "imposible", "comprobar nadie",
         "comprobar p9", "tonterías", "desafiar mickey simba", "1", "comprobar simba", "deshacer", "comprobar simba",
         "desafiar mickey simba", "comprobar simba", "comprobar", "comprobar bolsa", "listo"),
        ("Escribe imposible para guardarlo", "«aventura mickey» es posible ahora", "Di qué no se puede hacer",
         "«nadie»", "«p9»", "No se entiende «tonterías»", "se ha deshecho", "Guardado como comprobación",
         "Probado: todo ha salido como dice el archivo"),
        ("", "Primero se desafía a Bodyguard", "", "", "-4.6.4.4 +8.3.3"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_question_becomes_a_ruling_in_one_conversation(
    lang: str, tmp_path: Path, reader: Reader, capsys: pytest.CaptureFixture[str]
) -> None:
    typed, said, head = TALKS[lang]
    file = tmp_path / "ruling.yaml"
    position = (
        "", "mickey true friend", "as mickey", "", "", "", "",
        "simba protective cub", "exerted as simba" if lang == "en" else "agotado as simba",
        "stitch - new dog", "exerted" if lang == "en" else "agotado", "", "", "", "", "",
    )  # fmt: skip
    assert new_command(here_in(lang), [str(file)], Typist(*position, *typed, *head)) == 0
    out = flat(capsys.readouterr().out)
    for words in said:
        assert words in out
    assert "Phrase(" not in out
    simba = {
        "zone": "play", "exerted": True, "damage": 0, "strength": 2, "willpower": 3, "lore": 1, "has": ["Bodyguard"],
    }  # fmt: skip
    assert steps_in(file) == [
        {"cannot": {"P1": {"challenge": "mickey", "target": "Stitch - New Dog"}}, "rule": "8.3.3"},
        {"see": {"simba": simba}},
        {"P1": {"challenge": "mickey", "target": "simba"}},
        {"see": {"simba": {"zone": "discard"}}},
        {"asked": {"player": "P1", "kind": "turn"}},
        {"bag": []},
    ]
    data = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert data["title"][lang] == head[1]
    assert data["rules"][0] == "8.3.3"
    assert "4.6.4.4" not in data["rules"]
    assert "4.6.6.2" in data["rules"]
    assert holds(file, reader)


def test_leaving_the_table_keeps_steps_and_checks(
    tmp_path: Path, reader: Reader, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ruling.yaml"
    position = ("", "stitch - new dog", "", "", "", "", "", "", "", "", "", "")
    assert new_command(here_in("en"), [str(file)], Typist(*position, "quest stitch", "check stitch", "quit")) == 0
    assert f"What there is so far is in {file}" in capsys.readouterr().out
    assert [next(iter(step)) for step in steps_in(file)] == ["P1", "see"]
    assert holds(file, reader)


def test_a_game_that_is_won_is_told_too(tmp_path: Path, reader: Reader) -> None:
    file = tmp_path / "ruling.yaml"
    position = ("", "stitch - new dog", "", "", "", "", "", "", "", "", "", "")
    lines = ["concede", "y", "Giving up", "", "", ""]
    assert new_command(here_in("en"), [str(file)], Typist(*position, *lines)) == 0
    steps = steps_in(file)
    assert steps[0] == {"P1": "concede"}
    assert steps[1]["see"]["game"] == {"turn": "P1", "over": True, "winner": "P2"}
    assert holds(file, reader)


# ---- a position to play at -------------------------------------------------------------------------------------------


def test_the_table_of_a_ruling_lies_open_and_everything_can_be_taken_back(talk: Talk, ruling: Path) -> None:
    session = sat(ruling)
    out = flat(talk(session, "challenge mickey simba", "end", "end", "end", "undo", "undo", "undo", "undo", "undo"))
    assert "HAND (1) Be Prepared" in out  # of the player who is not asked
    assert "sit down and press Enter" not in out
    assert "There is nothing to take back" in out
    assert session.game.choices == []


def test_a_position_that_lies_open_is_exported_whole(talk: Talk, ruling: Path) -> None:
    file = ruling.parent / "position.yaml"
    talk(sat(ruling), f"export {file}")
    given = yaml.safe_load(file.read_text(encoding="utf-8"))["given"]
    assert (given["P1"]["hand"], given["P2"]["hand"]) == (["Dragon Fire"], ["Be Prepared"])


def test_a_game_from_a_position_is_saved_and_goes_on(talk: Talk, ruling: Path, tmp_path: Path) -> None:
    session = sat(ruling)
    talk(session, "challenge mickey simba", f"save {tmp_path / 'kept.json'}")
    again = restore(here_in("en"), str(tmp_path / "kept.json"))
    assert state_digest(again.game.rules) == state_digest(session.game.rules)
    assert (again.open, again.seats) == (True, ("human", "human"))
    assert "has been taken back" in talk(again, "quest mickey", "end", "undo")


def test_a_computer_may_sit_at_a_position(talk: Talk, ruling: Path) -> None:
    session = sat(ruling, "greedy")
    assert not session.open
    out = talk(
        session, "challenge mickey stitch", "challenge mickey simba", "end", "end", "check simba",
        f"record {ruling.parent / 'no.yaml'}",
    )  # fmt: skip
    assert out.count("hidden from you: write it when the game is over") == 2
    assert "Type cannot" not in out
    assert "Be Prepared" not in out
    assert not (ruling.parent / "no.yaml").exists()


@pytest.mark.parametrize(("lang", "words"), [("en", "leave the other options"), ("es", "quita las demás opciones")])
def test_a_position_is_refused_in_one_sentence(tintero: Run, ruling: Path, lang: str, words: str) -> None:
    ran = tintero("--lang", lang, "play", "--from", str(ruling), "--seed", "3")
    assert (ran.code, words in ran.err) == (2, True)
    assert tintero("--lang", lang, "play", "--from", str(ruling.parent / "none.yaml")).code == 2
    ruling.write_text("id: t\ngiven: {P1: {hand: [Mickey Mous]}}\nsteps: []\n", encoding="utf-8")
    ran = tintero("--lang", lang, "play", "--from", str(ruling))
    assert ran.code == 2
    assert "Mickey Mous" in ran.err
    assert "Traceback" not in ran.err


def test_without_a_terminal_a_position_is_played_out(tintero: Run, ruling: Path) -> None:
    ran = tintero("play", "--from", str(ruling), "--save", str(ruling.parent / "game.json"))
    assert ran.code == 0
    assert "wins in turn" in ran.out
    assert tintero("replay", str(ruling.parent / "game.json")).code == 0


# ---- recording -------------------------------------------------------------------------------------------------------


def test_a_recording_of_a_hot_seat_game_holds(talk: Talk, new_session: Make, tmp_path: Path, reader: Reader) -> None:
    file = tmp_path / "recorded.yaml"
    session = new_session("human", "human")
    out = flat(talk(
        session, "", "record", "0", "", "0", "", "check", "record", "1", "record", "end", "", "1", "end", "",
        f"record {file}", "record nowhere.yaml",
    ))  # fmt: skip
    assert "A recording begins when somebody is asked what to do in a turn" in out
    assert "Recording from here" in out
    assert "Recording: 1 choice and 0 checks so far" in out
    assert f"The recording is in {file}" in out
    assert out.count("Nothing is being recorded") == 2  # the check before, and the second file
    steps = steps_in(file)
    assert [next(iter(step)) for step in steps] == ["P1", "P1", "P2", "P2", "see"]
    assert holds(file, reader)


def test_taking_back_shortens_a_recording(talk: Talk, ruling: Path, reader: Reader) -> None:
    file = ruling.parent / "recorded.yaml"
    session = sat(ruling)
    out = flat(talk(
        session, "quest mickey", "check p1", "undo", "challenge mickey simba", "check simba", f"record {file}",
        "record", "undo",
    ))  # fmt: skip
    assert [next(iter(step)) for step in steps_in(file)] == ["P1", "see"]
    assert "The start of the recording was taken back" in out
    assert holds(file, reader)
    assert yaml.safe_load(file.read_text(encoding="utf-8"))["title"]["en"] == "Bodyguard has to be challenged first"


RULINGS = Path(__file__).parents[2] / "rulings"


def test_a_choice_half_made_is_not_looked_into(talk: Talk, tmp_path: Path, reader: Reader) -> None:
    """A file says all picks of a choice at once, so there is no place in between for a check."""
    file = tmp_path / "song.yaml"
    session = sat(RULINGS / "timing" / "mob-song-distinct-targets.yaml")
    out = talk(
        session, "play mob", "check", "mickey", "check mickey", "cannot", "godmother", "check mickey", f"record {file}"
    )
    assert out.count("A choice is half made") == 2
    steps = steps_in(file)
    assert steps[1]["asked"] == {"player": "P1", "kind": "choose", "options": ["godmother", "mickey"]}
    assert steps[2] == {"P1": {"choose": ["mickey", "godmother"]}}
    assert steps[3] == {"see": {"mickey": {"zone": "discard"}}}
    assert holds(file, reader)


def test_an_order_is_put_before_anything_else_is_looked_at(talk: Talk, tmp_path: Path, reader: Reader) -> None:
    """A judge settles such an order before the next check, unless the check is about it."""
    file = tmp_path / "sea.yaml"
    session = sat(RULINGS / "zones" / "under-the-sea-owner-orders.yaml")
    out = talk(session, "play under", "check simba", "check", "2 1", "check p2", f"record {file}")
    assert out.count("Put these cards in order first") == 1
    steps = steps_in(file)
    assert steps[1] == {"asked": {"player": "P2", "kind": "order", "options": ["simba", "lilo"]}}
    assert steps[2] == {"P2": {"order": ["lilo", "simba"]}}
    assert holds(file, reader)


def test_looks_are_not_lost_on_leaving(talk: Talk, ruling: Path, reader: Reader) -> None:
    file = ruling.parent / "left.yaml"
    talk(sat(ruling), "quest mickey", "check mickey", "quit", str(file))
    assert [next(iter(step)) for step in steps_in(file)] == ["P1", "see"]
    assert holds(file, reader)


def test_against_the_computer_a_recording_is_written_when_the_game_is_over(
    talk: Talk, new_session: Make, tmp_path: Path, reader: Reader
) -> None:
    file = tmp_path / "recorded.yaml"
    session = new_session("human", "greedy")
    out = talk(session, "0", "record", "1", f"record {file}", "concede", "y", "record", f"record {file}", "")
    assert "hidden from you" in out
    assert "Say in which file: record ruling.yaml" in out
    assert f"The recording is in {file}" in flat(out)
    assert steps_in(file)[-2] == {"P1": "concede"}
    assert holds(file, reader)


# ---- saved games -----------------------------------------------------------------------------------------------------


@pytest.fixture
def saved(tintero: Run, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    assert tintero("watch", "guardians", "flyers", "--seed", "5", "--save", str(file)).code == 0
    return file


def test_turns_of_a_saved_game_become_a_scenario(tintero: Run, saved: Path, reader: Reader) -> None:
    file = saved.parent / "turns.yaml"
    ran = tintero("record", str(saved), str(file), "--from-turn", "5", "--to-turn", "6")
    assert ran.code == 0, ran.err
    assert f"The recording is in {file}" in ran.out
    ends = [step for step in steps_in(file) if "end turn" in step.values()]
    assert len(ends) == 2
    assert holds(file, reader)
    assert tintero("record", str(saved), str(file)).code == 2  # nothing is written over


@pytest.mark.parametrize(("lang", "words"), [("en", "The turns of this game are 1 to"), ("es", "Los turnos de esta")])
def test_turns_that_are_not_there_are_refused(tintero: Run, saved: Path, lang: str, words: str) -> None:
    target = str(saved.parent / "turns.yaml")
    for turn in ("0", "999", "two"):
        ran = tintero("--lang", lang, "record", str(saved), target, "--from-turn", turn)
        assert (ran.code, words in ran.err) == (2, True)
    assert tintero("--lang", lang, "record", str(saved), target, "--from-turn", "6", "--to-turn", "5").code == 2
    assert not Path(target).exists()


def test_a_saved_game_that_goes_on_shows_nothing_hidden(
    talk: Talk, new_session: Make, tintero: Run, tmp_path: Path
) -> None:
    session = new_session("human", "greedy")
    talk(session, "0", "1", f"save {tmp_path / 'open.json'}")
    ran = tintero("record", str(tmp_path / "open.json"), str(tmp_path / "r.yaml"))
    assert (ran.code, "play it to its end first" in ran.err) == (2, True)


# ---- in a real terminal ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "words"), [
    ("en", ("challenge mickey stitch", "cannot", "check simba", "record", "quit")),
    ("es", ("desafiar mickey stitch", "imposible", "comprobar simba", "grabar", "salir")),
])  # fmt: skip
def test_the_table_of_a_ruling_in_a_real_terminal(
    terminal: Play, ruling: Path, reader: Reader, lang: str, words: tuple[str, ...]
) -> None:
    file = ruling.parent / "typed.yaml"
    table = terminal(80, 24, "--lang", lang, "play", "--from", str(ruling))
    for line in (*words[:3], f"{words[3]} {file}", words[4]):
        assert table.read()
        table.check()
        table.type(line)
    assert not table.read()
    assert [next(iter(step)) for step in steps_in(file)] == ["cannot", "see"]
    assert holds(file, reader)
