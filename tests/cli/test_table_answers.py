"""At the table: why a turn cannot end, putting cards in order, which card is meant, and leaving."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.conftest import here_in
from tests.cli.talking import Make, Talk, Typist, flat, verbs
from tintero.cli.numbers import Numbers
from tintero.cli.screen import Screen
from tintero.cli.signs import Signs
from tintero.cli.sitting_down import sit_down
from tintero.cli.table_talk import Manners
from tintero.cli.wrapping import hanging, two_columns
from tintero.judge.scenario import read_scenario
from tintero.judge.scenario_table import ScenarioTable
from tintero.judge.steps import CardRef
from tintero.language import Reader
from tintero.rules import option as op
from tintero.table.front import Game
from tintero.table.session import Session

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
    rules = ScenarioTable(read_scenario(text, reader), reader).game
    session.game = Game(rules, session.house, session.decks, 0, 0)
    session.game.seating = session.seating
    return session


def deck_of(session: Session) -> list[str]:
    s = session.game.rules.state
    return [s.face_of(c).full_name for c in s.players[0].deck]


# ---- ending the turn ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "typed", "why", "listed", "reason"),
    [
        (
            "en", "end", "why end", "end not yet: Gaston - Arrogant Hunter must challenge",
            "It is: Gaston - Arrogant Hunter",
        ),
        (
            "es", "terminar", "porque terminar", "fin todavía no: antes tiene que desafiar Gaston",
            "Se trata de: Gaston - Arrogant Hunter",
        ),
    ],
)  # fmt: skip
def test_reckless_keeps_the_turn_open(
    talk: Talk, new_session: Make, reader: Reader, lang: str, typed: str, why: str, listed: str, reason: str
) -> None:
    session = seated(new_session, reader, RECKLESS)
    out = talk(session, typed, why, lang=lang)
    assert listed in flat(out)
    assert flat(out).count(f"{reason} (8.7.3)") == 2
    assert not session.game.choices


def test_a_duty_to_quest_keeps_the_turn_open_until_it_is_done(talk: Talk, new_session: Make, reader: Reader) -> None:
    session = seated(new_session, reader, ADVENTUROUS)
    out = talk(session, "end", "quest mickey", "why end", "end")
    assert "not yet: Mickey Mouse - Best in Town must quest (3.3.2)" in flat(out)
    assert "has to quest this turn" in flat(out)
    assert "Yes, that is possible now: end your turn (4.1.2)" in flat(out)
    assert verbs(session)[:2] == [op.QUEST, op.END]


def test_nothing_is_said_about_an_end_that_is_offered(talk: Talk, new_session: Make) -> None:
    out = talk(new_session("human", "greedy"), "0")
    assert "not yet" not in out


def test_end_outside_the_turn_says_why(talk: Talk, new_session: Make) -> None:
    out = talk(new_session("human", "greedy"), "end", lang="en")
    assert "only in the main phase of your turn" in flat(out)


# ---- singing -----------------------------------------------------------------------------------------------------


def test_a_ban_on_singing_alone_says_what_is_barred(reader: Reader) -> None:
    text = RECKLESS.replace("Gaston - Arrogant Hunter", "Meilin Lee - Lead Vocalist")
    table = ScenarioTable(read_scenario(text, reader), reader)
    card = table.cards(CardRef.read("Meilin Lee - Lead Vocalist"))[0]
    told = {lang: [line for _, line in Numbers(table.game, 0, lang).lines(card)] for lang in ("en", "es")}
    assert any(line.startswith("can't sing a song without Sing Together: ") for line in told["en"])
    assert any(line.startswith("no puede cantar canciones sin Sing Together (Cantar juntos): ") for line in told["es"])


# ---- order -------------------------------------------------------------------------------------------------------


def test_a_whole_order_in_one_line(talk: Talk, new_session: Make, reader: Reader) -> None:
    session = seated(new_session, reader, GUESTS)
    out = talk(session, "play be our guest", "no", "1 1", "1 9", "3 1 4 2", lang="en")
    assert "They go to the bottom of the deck: each one below the one before" in flat(out)
    assert "the whole order, such as 2 1 3 4" in flat(out)
    assert "1 is there twice" in out
    assert "There is no option 9 now" in flat(out)
    deck = deck_of(session)
    # the bottom of a deck is the beginning of its list: named last, lowest
    assert deck[:4] == ["Dragon Fire", "Dinglehopper", "Dinglehopper", "Fire the Cannons!"]
    assert deck[-1] == "Stitch - New Dog"


def test_one_card_at_a_time_still_works(talk: Talk, new_session: Make, reader: Reader) -> None:
    session = seated(new_session, reader, GUESTS)
    out = talk(session, "jugar be our guest", "no", "3", "dinglehopper", "2", lang="es")
    assert "la última debajo del todo" in flat(out)
    deck = deck_of(session)
    assert deck[:4] == ["Dragon Fire", "Dinglehopper", "Dinglehopper", "Fire the Cannons!"]


@pytest.mark.parametrize(("lang", "said"), [("en", "the first one uppermost"), ("es", "la primera queda arriba")])
def test_the_first_card_named_is_the_uppermost(
    talk: Talk, new_session: Make, reader: Reader, lang: str, said: str
) -> None:
    session = seated(new_session, reader, GUESTS.replace("Be Our Guest", "Reflection"))
    out = talk(session, "2", "3 1 2", lang=lang)
    assert said in flat(out)
    deck = deck_of(session)
    assert deck[-3:] == ["Dragon Fire", "Dinglehopper", "Fire the Cannons!"]


# ---- challenges ----------------------------------------------------------------------------------------------------

GUARDED = """
id: t
given:
  P1:
    play: [Simba - Future King, Stitch - New Dog]
  P2:
    play:
      - {card: Mickey Mouse - True Friend, exerted: true}
      - {card: Rajah - Devoted Protector, exerted: true}
steps:
  - asked: {kind: turn}
"""


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("en", "challenge mickey"), ("en", "challenge simba mickey"), ("en", "challenge simba with mickey"),
     ("es", "desafiar mickey"), ("es", "desafía simba a mickey")],
)  # fmt: skip
def test_whoever_is_behind_a_bodyguard_is_not_challenged(
    talk: Talk, new_session: Make, reader: Reader, lang: str, typed: str
) -> None:
    session = seated(new_session, reader, GUARDED)
    out = flat(talk(session, typed, lang=lang))
    assert "Bodyguard" in out
    assert "(8.3.3)" in out
    assert verbs(session) == []


@pytest.mark.parametrize(("lang", "typed"), [("en", "challenge simba"), ("es", "desafiar simba")])
def test_a_challenge_has_two_steps_with_a_preview(
    talk: Talk, new_session: Make, reader: Reader, lang: str, typed: str
) -> None:
    """Who, then whom: Simba (1/2) deals 1 to Rajah (3/4) and would be banished by 3."""
    session = seated(new_session, reader, GUARDED)
    out = flat(talk(session, typed, "0", typed, "1", lang=lang))
    assert ("deals 1, takes 3, is banished" if lang == "en" else "inflige 1, recibe 3, queda desterrado") in out
    assert verbs(session)[0] == op.CHALLENGE


def test_both_steps_in_one_line(talk: Talk, new_session: Make, reader: Reader) -> None:
    session = seated(new_session, reader, GUARDED)
    key = next(
        line.split()[1] for line in talk(session, "board").splitlines() if "Simba - Future King" in line
    )
    session = seated(new_session, reader, GUARDED)
    talk(session, f"{key} 1")
    assert verbs(session)[0] == op.CHALLENGE


def test_two_that_could_do_it_are_asked_about(talk: Talk, new_session: Make, reader: Reader) -> None:
    session = seated(new_session, reader, GUARDED)
    out = flat(talk(session, "challenge rajah", "2"))
    assert "Which one do you mean?" in out
    assert verbs(session)[0] == op.CHALLENGE


def test_a_card_alone_does_nothing_yet(talk: Talk, new_session: Make, reader: Reader) -> None:
    """Its actions are offered; a part of a word in the middle of a name means no card."""
    session = seated(new_session, reader, GUARDED)
    out = flat(talk(session, "stitch"))
    assert "Quest with Stitch - New Dog" in out
    assert verbs(session) == []
    out = flat(talk(session, "titch"))
    assert "“titch” is not understood" in out
    assert verbs(session) == []
    talk(session, "stitch", "1")
    assert verbs(session)[0] in (op.QUEST, op.CHALLENGE)


def test_quest_all(talk: Talk, new_session: Make, reader: Reader) -> None:
    session = seated(new_session, reader, GUARDED)
    talk(session, "aventura todos")
    assert verbs(session) == [op.QUEST, op.QUEST]


@pytest.mark.parametrize("typed", ["quest all; end", "1 quest stitch; fin", "quest simba ; 3; end"])
def test_several_things_in_one_line(talk: Talk, new_session: Make, reader: Reader, typed: str) -> None:
    session = seated(new_session, reader, GUARDED)
    talk(session, typed)
    assert verbs(session)[:3] == [op.QUEST, op.QUEST, op.END]


def test_the_end_is_asked_about_once(talk: Talk, new_session: Make, reader: Reader) -> None:
    """With somebody left to quest with; without asking where it is switched off."""
    session = seated(new_session, reader, GUARDED)
    out = flat(talk(session, "end", confirm=True))
    assert "You can still quest with Simba - Future King and Stitch - New Dog" in out
    assert verbs(session) == []
    talk(session, "fin", "fin", confirm=True)
    assert verbs(session)[0] == op.END
    quick = seated(new_session, reader, GUARDED)
    talk(quick, "end")
    assert verbs(quick)[0] == op.END


# ---- cards -------------------------------------------------------------------------------------------------------


def test_a_part_of_the_name_of_a_card_that_is_seen(talk: Talk, new_session: Make, reader: Reader) -> None:
    text = RECKLESS.replace("P1:\n", "P1:\n    hand: [Stitch - Rock Star]\n    discard: [Dragon Fire]\n")
    session = seated(new_session, reader, text)
    out = talk(session, "card gaston", "carta dragon", "card stitch", "card Stitch - Abomination")
    assert "Gaston - Arrogant Hunter\n  character" in out
    assert "Dragon Fire\n  action" in out
    assert "Which one? Stitch - Rock Star or Stitch - New Dog." in flat(out)
    assert "Stitch - Abomination\n" in out


# ---- the width of the screen -------------------------------------------------------------------------------------


def test_lines_break_between_words(new_session: Make, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here = here_in("es")
    here.__dict__["console"] = Console(
        width=50, highlight=False, markup=False, emoji=False, force_terminal=True, no_color=True
    )
    session = new_session("human", "greedy")
    session.file = tmp_path / "auto.json"
    capsys.readouterr()
    typist = Typist("0", "?", "carta Ursula - Sea Witch Queen")
    with pytest.raises(KeyboardInterrupt):
        sit_down(here, session, Screen(here.console, typist, Signs()), Manners())
    out = capsys.readouterr().out
    shown = out[out.index("Ursula - Sea Witch Queen") : out.index("La partida queda guardada")]
    assert max(len(re.sub("\x1b\\[[0-9;]*m", "", line)) for line in shown.splitlines()) <= 50
    assert f"--resume {session.file}" in out, "a path is never broken"


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
