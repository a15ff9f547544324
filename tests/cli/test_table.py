"""A person at the table: what they read, what they may type, and that nothing is lost."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Ran
from tintero.cli import saves
from tintero.cli.here import Here
from tintero.cli.session import Session
from tintero.cli.table_talk import TableTalk
from tintero.cli.watch import restore
from tintero.rules import option as op

Make = Callable[..., Session]


class Typist:
    """Types these lines; then hangs up."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


@pytest.fixture
def talk(here: Here, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[TableTalk, str]]:
    def run(session: Session, *lines: str, lang: str = "en", typist: Typist | None = None) -> tuple[TableTalk, str]:
        made = Here(lang)
        made.__dict__.update(pool=here.pool, reader=here.reader)
        table = TableTalk(made, session, typist or Typist(*lines), str(tmp_path / "auto.json"))
        capsys.readouterr()
        with contextlib.suppress(KeyboardInterrupt):
            table.run()
        return table, capsys.readouterr().out

    return run


Talk = Callable[..., tuple[TableTalk, str]]


def hidden_names(session: Session) -> set[str]:
    """Cards of the opponent that nobody has shown."""
    s = session.game.state
    return {s.table.faces[s.defs[c]].full_name for c in s.players[1].hand if not s.known[c] & 1}


def test_numbers_words_and_nonsense(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy")
    _, out = talk(session, "0", "999", "1 2", "blah blah", "ink", "1", "end your turn")
    assert "There is no option 999" in out
    assert "One option at a time" in out
    assert "“blah blah” is not understood" in out
    assert "Which one?" in out
    assert "inks" in out
    assert session.game.state.turn >= 2


def test_the_opening_hand_is_answered_at_once(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy")
    _, out = talk(session, "1, 7 3")
    assert "replaces 3 cards" in out
    assert [c[0] for c in session.choices[:4]] == [op.CARD, op.CARD, op.CARD, op.DONE]


def test_every_log_line_names_its_rule(talk: Talk, new_session: Make) -> None:
    _, out = talk(new_session("human", "greedy"), "0", "1", "end", "log all")
    lines = [line for line in out.splitlines() if re.match(r"  (Player 1|Computer) ", line)]
    assert len(lines) > 40
    assert all(re.search(r"\(\d+(\.\d+)+\)( ×\d+)?$", line) for line in lines)


def test_the_opponents_cards_stay_hidden(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy", seed=8)
    _, out = talk(session, "0", "1", "end", "log all", "board")
    s = session.game.state
    public = {s.table.faces[s.defs[c]].full_name for c in range(len(s.zone)) if s.known[c] & 1}
    secret = hidden_names(session) - public
    assert len(secret) > 2
    assert not [name for name in secret if name in out]
    drawn = {line for line in out.splitlines() if line.startswith("  Computer draws")}
    assert drawn
    assert all(line.startswith("  Computer draws a card (") for line in drawn)


def test_why_gives_the_reason_and_the_rule(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy")
    name = next(e["name"] for e in session.game.view(0)["players"][0]["hand"])
    _, out = talk(session, "0", f"why {name}", "why quest nobody at all", "why 1", "why 99", "why", lang="en")
    assert "✓ ink it: yes" in out
    assert re.search(r"✗ play it: .*\(4\.3\.2\.4\)", out.replace("\n", " "))
    assert "There is no card “nobody at all”" in out
    assert "Yes, that is possible now" in out
    assert "There is no option 99" in out


def test_why_in_spanish_with_two_words(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy")
    name = next(e["name"] for e in session.game.view(0)["players"][0]["hand"])
    _, out = talk(session, "0", f"por qué {name}", f"porque jugar {name}", lang="es")
    assert "entintarla: sí" in out
    assert "No tienes bastante tinta preparada" in out.replace("\n", " ")


def test_undo_at_the_table(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy")
    _, out = talk(session, "0", "1", "undo", "undo")
    assert "has been taken back" in out
    assert session.game.view(0)["players"][0]["ink"]["ready"] == 0


def test_hanging_up_keeps_the_game(talk: Talk, new_session: Make, here: Here) -> None:
    session = new_session("human", "greedy")
    table, out = talk(session, "0", "1")
    assert f"--resume {table.save_file}" in out
    again = restore(here, table.save_file)
    assert saves.state_digest(again.game) == saves.state_digest(session.game)


def test_quit_says_where_and_offers_another_file(
    talk: Talk, new_session: Make, here: Here, tmp_path: Path
) -> None:
    other = tmp_path / "mine" / "other.json"
    table, out = talk(new_session("human", "greedy"), "0", "quit", str(other))
    assert table.save_file in out
    assert str(other) in out
    assert restore(here, str(other)).choices == restore(here, table.save_file).choices


def test_save_at_the_table(talk: Talk, new_session: Make, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    _, out = talk(new_session("human", "greedy"), "0", f"save {path}", "save", "save /dev/null/x")
    assert path.is_file()
    assert "Say in which file" in out
    assert "could not be written" in out


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(
    here: Here, new_session: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    session = new_session("human", "greedy")
    table = TableTalk(here, session, Typist("0", "1", "concede", "y"), "/dev/null/nowhere/game.json")
    table.run()
    out = capsys.readouterr().out
    assert out.count("could not be written") == 1
    assert "Computer wins" in out


def test_concede_asks_first(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy")
    table, out = talk(session, "0", "concede", "n", "rendirse", "sí")
    assert "Computer wins" in out
    assert "concedes" in out
    assert not Path(table.save_file).exists(), "a finished game leaves no autosave behind"


def test_two_people_do_not_see_each_other(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "human")
    typist = Typist("", "0", "", "0", "", "1")
    _, out = talk(session, typist=typist)
    passed = [p for p in typist.prompts if "pass the keyboard" in p]
    assert len(passed) == 3
    assert "Player 2" in passed[1]
    assert "Player 1 draws a card" in out


def test_four_at_a_table(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy", "random", "greedy")
    _, out = talk(session, "0", "log")
    for name in ("Computer 1", "Computer 2", "Computer 3", "You (Player 1)"):
        assert name in out


def test_other_commands(talk: Talk, new_session: Make) -> None:
    _, out = talk(
        new_session("human", "greedy"), "?", "help", "", "rule 4.5.1", "rule 99", "card Stitch - Rock Star", "card",
        "card Nobody At All",
    )
    assert out.count("take back your last choice") == 2
    assert "4.5.1 " in out
    assert "There is no rule “99”" in out
    assert "Say which card" in out
    assert "There is no card “Nobody At All”" in out


def test_a_whole_game_typed_by_a_bot(talk: Talk, new_session: Make) -> None:
    """Always option 1: every question of a game can be answered, in Spanish, to the end."""
    session = new_session("human", "greedy", seed=2)

    class First(Typist):
        def __call__(self, prompt: str) -> str:
            return "1"

    _, out = talk(session, lang="es", typist=First())
    assert session.game.over
    assert "Gana " in out
    assert "Traceback" not in out
    for english in ("Player 1", "draws", "quests", "challenges", "your turn"):
        assert english not in out


def test_choosing_decks_at_the_terminal(
    tintero: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typist = Typist("77", "no-such-deck", "2", "flyers", "0", "quit", "")
    monkeypatch.setattr("tintero.cli.play_command.at_terminal", lambda: True)
    monkeypatch.setattr("tintero.cli.play_command.ask_line", typist)
    ran = tintero("play", "--seed", "3", "--lang", "es")
    assert ran.code == 0
    assert "Escribe un número del 1 al" in ran.out
    assert "No existe el mazo «no-such-deck»" in ran.out
    assert "amber-emerald-company (una persona)" in ran.out
    saved = re.search(r"--resume (\S+)", ran.out)
    assert saved is not None
    assert Path(saved[1]).is_relative_to(tmp_path), "in the user's data folder"
    monkeypatch.setattr("tintero.cli.play_command.ask_line", Typist("1", "log"))
    resumed = tintero("play", "--resume", saved[1], "--lang", "es")
    assert resumed.code == 130
    assert saved[1] in resumed.out, "an autosave goes on in its own file"
