"""At the table: why a turn cannot end, putting cards in order, which card is meant, and leaving."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.test_table import Make, Talk, Typist, talk
from tintero.cli.here import Here
from tintero.cli.numbers import Numbers
from tintero.cli.session import Session
from tintero.cli.table_talk import TableTalk
from tintero.cli.wrapping import hanging, two_columns
from tintero.judge.scenario import read_scenario
from tintero.judge.scenario_table import ScenarioTable
from tintero.language import Reader
from tintero.rules import option as op

__all__ = ["talk"]  # the fixture

RECKLESS = """
id: t
given:
  P1:
    play: [Gaston - Arrogant Hunter]
  P2:
    play:
      - {card: Stitch - New Dog, exerted: true}
steps:
  - asked: {kind: turn}
"""
ADVENTUROUS = """
id: t
given:
  P1:
    play: [Mickey Mouse - Best in Town]
steps:
  - asked: {kind: turn}
"""
GUESTS = """
id: t
given:
  P1:
    ink: 2
    hand: [Be Our Guest]
    deck: [Dinglehopper, Dragon Fire, Fire the Cannons!, Dinglehopper, Stitch - New Dog]
steps:
  - asked: {kind: turn}
"""


def seated(make: Make, reader: Reader, text: str) -> Session:
    """A person before this position."""
    session = make("human", "greedy")
    session.game = ScenarioTable(read_scenario(text, reader), reader).game
    return session


def flat(out: str) -> str:
    return " ".join(out.split())


# ---- ending the turn ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "typed", "why", "listed", "reason"),
    [
        (
            "en", "end", "why end", "End not yet: Gaston - Arrogant Hunter must challenge",
            "It is: Gaston - Arrogant Hunter",
        ),
        (
            "es", "terminar", "porque terminar", "Terminar todavía no: antes tiene que desafiar Gaston",
            "Se trata de: Gaston - Arrogant Hunter",
        ),
    ],
)  # fmt: skip
def test_reckless_keeps_the_turn_open(
    talk: Talk, new_session: Make, reader: Reader, lang: str, typed: str, why: str, listed: str, reason: str
) -> None:
    session = seated(new_session, reader, RECKLESS)
    _, out = talk(session, typed, why, lang=lang)
    assert listed in flat(out)
    assert flat(out).count(f"{reason} (8.7.3)") == 2
    assert not session.choices


def test_a_duty_to_quest_keeps_the_turn_open_until_it_is_done(talk: Talk, new_session: Make, reader: Reader) -> None:
    session = seated(new_session, reader, ADVENTUROUS)
    _, out = talk(session, "end", "quest mickey", "why end", "end")
    assert "not yet: Mickey Mouse - Best in Town must quest (3.3.2)" in flat(out)
    assert "has to quest this turn" in flat(out)
    assert "Yes, that is possible now: End your turn (4.1.2)" in flat(out)
    assert [c[0] for c in session.choices[:2]] == [op.QUEST, op.END]


def test_nothing_is_said_about_an_end_that_is_offered(talk: Talk, new_session: Make) -> None:
    _, out = talk(new_session("human", "greedy"), "0")
    assert "not yet" not in out


def test_end_outside_the_turn_says_why(talk: Talk, new_session: Make) -> None:
    _, out = talk(new_session("human", "greedy"), "end", lang="en")
    assert "only in the main phase of your turn" in flat(out)


# ---- singing -----------------------------------------------------------------------------------------------------


def test_a_ban_on_singing_alone_says_what_is_barred(reader: Reader) -> None:
    text = RECKLESS.replace("Gaston - Arrogant Hunter", "Meilin Lee - Lead Vocalist")
    table = ScenarioTable(read_scenario(text, reader), reader)
    card = table.cards("Meilin Lee - Lead Vocalist")[0]
    told = {lang: [line for _, line in Numbers(table.game, 0, lang).lines(card)] for lang in ("en", "es")}
    assert any(line.endswith("it cannot sing a song without Sing Together") for line in told["en"])
    assert any(line.endswith("no puede cantar canciones sin Cantar juntos (Sing Together)") for line in told["es"])


# ---- order -------------------------------------------------------------------------------------------------------


def test_a_whole_order_in_one_line(talk: Talk, new_session: Make, reader: Reader) -> None:
    session = seated(new_session, reader, GUESTS)
    _, out = talk(session, "play be our guest", "no", "1 1", "1 9", "3 1 4 2", lang="en")
    assert "They go to the bottom of the deck: each one below the one before" in flat(out)
    assert "the whole order, such as 2 1 3 4" in flat(out)
    assert "1 is there twice" in out
    assert "There is no option 9" in out
    s = session.game.state
    deck = [s.table.faces[s.defs[c]].full_name for c in s.players[0].deck]
    # the bottom of a deck is the beginning of its list: named last, lowest
    assert deck[:4] == ["Dragon Fire", "Dinglehopper", "Dinglehopper", "Fire the Cannons!"]
    assert deck[-1] == "Stitch - New Dog"


def test_one_card_at_a_time_still_works(talk: Talk, new_session: Make, reader: Reader) -> None:
    session = seated(new_session, reader, GUESTS)
    _, out = talk(session, "jugar be our guest", "no", "3", "dinglehopper", "2", lang="es")
    assert "la última debajo del todo" in flat(out)
    s = session.game.state
    deck = [s.table.faces[s.defs[c]].full_name for c in s.players[0].deck]
    assert deck[:4] == ["Dragon Fire", "Dinglehopper", "Dinglehopper", "Fire the Cannons!"]


@pytest.mark.parametrize(("lang", "said"), [("en", "the first one uppermost"), ("es", "la primera queda arriba")])
def test_the_first_card_named_is_the_uppermost(
    talk: Talk, new_session: Make, reader: Reader, lang: str, said: str
) -> None:
    session = seated(new_session, reader, GUESTS.replace("Be Our Guest", "Reflection"))
    _, out = talk(session, "2", "3 1 2", lang=lang)
    assert said in flat(out)
    s = session.game.state
    deck = [s.table.faces[s.defs[c]].full_name for c in s.players[0].deck]
    assert deck[-3:] == ["Dragon Fire", "Dinglehopper", "Fire the Cannons!"]


# ---- leaving -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["n", "no", "N", ""])
def test_no_is_not_a_file(
    talk: Talk, new_session: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    monkeypatch.chdir(tmp_path)
    _, out = talk(new_session("human", "greedy"), "0", "quit", answer)
    assert out.count("--resume") == 1
    assert [p.name for p in tmp_path.iterdir() if p.is_file()] == ["auto.json"]


@pytest.mark.parametrize("answer", ["s", "sí", "y", "YES"])
def test_yes_asks_for_the_name(
    talk: Talk, new_session: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    monkeypatch.chdir(tmp_path)
    typist = Typist("0", "salir", answer, "mine.json")
    talk(new_session("human", "greedy"), typist=typist, lang="es")
    assert typist.prompts[-1] == "Nombre del archivo: "
    assert sorted(p.name for p in tmp_path.iterdir() if p.is_file()) == ["auto.json", "mine.json"]


# ---- cards -------------------------------------------------------------------------------------------------------


def test_a_part_of_the_name_of_a_card_that_is_seen(talk: Talk, new_session: Make, reader: Reader) -> None:
    text = RECKLESS.replace("P1:\n", "P1:\n    hand: [Stitch - Rock Star]\n    discard: [Dragon Fire]\n")
    session = seated(new_session, reader, text)
    _, out = talk(session, "card gaston", "carta dragon", "card stitch", "card Stitch - Abomination")
    assert "Gaston - Arrogant Hunter\n  character" in out
    assert "Dragon Fire\n  action" in out
    assert "Which one? Stitch - Rock Star, Stitch - New Dog." in flat(out)
    assert "Stitch - Abomination\n" in out


# ---- the width of the screen -------------------------------------------------------------------------------------


def test_lines_break_between_words(
    here: Here, new_session: Make, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = Here("es")
    made.__dict__.update(pool=here.pool, reader=here.reader)
    made.__dict__["console"] = Console(
        width=50, highlight=False, markup=False, emoji=False, force_terminal=True, no_color=True
    )
    typist = Typist("0", "?", "carta Ursula - Sea Witch Queen")
    table = TableTalk(made, new_session("human", "greedy"), typist, str(tmp_path / "auto.json"))
    capsys.readouterr()
    with pytest.raises(KeyboardInterrupt):
        table.run()
    out = capsys.readouterr().out
    shown = out[out.index("Ursula - Sea Witch Queen") : out.index("La partida se ha guardado")]
    printed = flat(" ".join(here.pool["Ursula - Sea Witch Queen"].texts[-1].full_text.split()))
    assert printed in flat(shown)
    assert max(len(line) for line in shown.splitlines()) <= 50
    assert f"\n  tintero play --resume {table.save_file}\n" in out, "a path is never broken"


def test_the_two_columns_of_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    from rich.text import Text

    two_columns(Console(width=40), [("go", "one two three four five six seven"), ("stay", "no")])
    assert capsys.readouterr().out == (
        "  go    one two three four five six\n        seven\n  stay  no\n"
    )
    two_columns(Console(width=24), [("go there", "one two three four")])
    assert capsys.readouterr().out == "  go there\n    one two three four\n"
    hanging(Console(width=30), Text("one two three four five six seven"), 2, 2)
    assert capsys.readouterr().out == "  one two three four five\n    six seven\n"
