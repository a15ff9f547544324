"""The table fits its screen, whatever lies on it: in memory for many positions, and in a real pseudo-terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from itertools import islice
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from tests.cli.conftest import here_in
from tests.cli.terminals import PATIENCE, Play
from tests.reading import shared_house
from tintero.cards import Deck
from tintero.cli.here import Here
from tintero.cli.keys import Keys
from tintero.cli.screen import InPlace
from tintero.cli.signs import Signs, in_ascii, speaks_unicode
from tintero.cli.table_talk import TableTalk
from tintero.cli.tabletop import Tabletop
from tintero.table.session import Session
from tintero.table.view import View

SIZES = [(80, 24), (60, 20), (40, 12), (200, 60)]
CROWDED = 9  # cards in play
SEEDS = range(3, 60)  # of games, until one has the position that is looked for


def crowded(seed: int, turns: int = 20, players: int = 2) -> Iterator[Session]:
    """A game between computers, looked at by a person in the first seat whenever that seat is asked."""
    house = shared_house()
    names = ["amber-steel-guardians", "amethyst-ruby-flyers"]
    decks = [house.load_deck(names[n % 2]) for n in range(players)]
    session = Session(house, decks, ["greedy"] * players, seed)
    while not session.game.over and session.game.turn <= turns * players:
        if session.asked == 1:
            yield seen_by_a_person(session, decks)
        session.computer_moves()


def crowded_turns() -> Iterator[Session]:
    """Turns of a person who holds cards, with a crowded board, of as many games as it takes."""
    for seed in SEEDS:
        for session in crowded(seed):
            view = session.game.view(1)
            if session.game.question.kind == "turn" and in_play(view) >= CROWDED and view.side(1).hand_seen:
                yield session
    raise AssertionError("no more crowded boards")


def in_play(view: View) -> int:
    return sum(len(side.play) for side in view.sides)


def seen_by_a_person(session: Session, decks: list[Deck]) -> Session:
    seats = ["human", *["greedy"] * (len(decks) - 1)]
    person = Session(session.house, decks, seats, session.seed)
    person.game = session.game.copy()
    person.game.seating = person.seating
    return person


def everything_fits(lines: list[Text], width: int, height: int) -> None:
    assert len(lines) <= height
    for line in lines:
        assert "\n" not in line.plain
        assert line.cell_len <= width, line.plain


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("players", [2, 4])
def test_every_position_of_a_game_fits_every_screen(lang: str, players: int) -> None:
    here = here_in(lang)
    assert any(most_in_play_where_all_fits(here, crowded(seed, 14, players)) >= CROWDED for seed in SEEDS)


def most_in_play_where_all_fits(here: Here, game: Iterator[Session]) -> int:
    console = Console()
    most = 0
    for session in game:
        talk = TableTalk(here, session, InPlace(console, str, Signs()))
        view = talk.look(1)
        talk.notes = ["A sentence that is quite long and has to be wrapped on a narrow screen. " * 3]
        most = max(most, in_play(view))
        for width, height in SIZES:
            top = Tabletop(talk.scene(view, 1), width)
            everything_fits(top.lines(height - 1, console), width, height - 1)
    return most


def test_only_what_is_least_needed_gives_way() -> None:
    """On a low screen cards are packed, and the question and the keys are still there."""
    console = Console()
    here = here_in("en")
    for session in islice(crowded_turns(), 9):
        talk = TableTalk(here, session, InPlace(console, str, Signs()))
        top = Tabletop(talk.scene(talk.look(1), 1), 80)
        too_low = len(top.whole_board())  # nothing is left for the question
        shown = "\n".join(line.plain for line in top.lines(too_low, console))
        assert "COMPUTER" in shown
        assert "YOUR HAND" in shown
        for act in talk.keys[1]:
            assert re.search(rf"(?<![\d.]){act.key}(?![\d.])", shown), f"key {act.key} of {act.verb}"


def test_ascii_where_there_is_no_unicode() -> None:
    assert in_ascii("Stitch ② ◉ 3◆ → ¿Qué? «sí» …") == 'Stitch (2) * 3L -> Que? "si" ...'
    screen = InPlace(Console(width=20, file=StringIO()), str, Signs(False))
    [line] = screen.cropped([Text("ñandú ①①①①①①①①", style="bold")])
    assert line.plain.isascii()
    assert line.cell_len <= screen.width


class Stream:
    encoding = "utf-8"


@pytest.mark.parametrize(
    ("environ", "unicode"),
    [({"LANG": "C"}, False), ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, False), ({"LC_ALL": "POSIX"}, False),
     ({"LANG": "es_ES.UTF-8"}, True), ({}, True), ({"LANG": "C", "LC_ALL": "en_US.UTF-8"}, True)],
)  # fmt: skip
def test_a_bare_locale_means_ascii(environ: dict[str, str], unicode: bool) -> None:
    assert speaks_unicode(Stream(), environ) is unicode  # only its encoding is read


def test_keys_of_a_scene_without_question_are_none() -> None:
    keys = Keys()
    keys.choose_among(())
    assert len(keys) == 0


# ---- a real terminal -----------------------------------------------------------------------------------------------

DECKS = ("--deck", "guardians", "--against", "flyers", "--players", "greedy")


@pytest.mark.parametrize(("width", "height", "lang", "end"), [(80, 24, "en", "end"), (60, 20, "es", "fin")])
def test_a_whole_game_in_a_real_terminal(terminal: Play, width: int, height: int, lang: str, end: str) -> None:
    t = terminal(width, height, "play", "--lang", lang, "--seed", "2", "--no-confirm", *DECKS, env={"NO_COLOR": "1"})
    acts = ["1", "2", "quest all", "4", end]
    frames = 0
    after = "rematch" if lang == "en" else "revancha"
    while t.read():
        t.check()
        frames += 1
        if after in t.shown():
            t.type("")
            break
        assert frames < 900
        turn = t.screen.display[t.screen.cursor.y].lstrip().startswith("Turn")
        t.type("0" if frames == 1 else acts[frames % len(acts)] if turn else "1")
    assert frames > 20
    t.read()
    assert t.process.wait(PATIENCE) == 0
    assert b"\x1b[3" not in t.raw, "no colours"


@pytest.mark.parametrize(("width", "height"), [(80, 24), (60, 20)])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_crowded_board_and_every_page_in_a_real_terminal(
    terminal: Play, tmp_path: Path, width: int, height: int, lang: str
) -> None:
    path = next(crowded_turns()).save(tmp_path / "game.json")
    t = terminal(width, height, "play", "--resume", str(path), "--lang", lang)
    for typed in (
        "", "?", "", "log", "", "", "", "board", "", "deck", "", "", "discard computer", "", "why 1", "", "rules ward",
        "", "?1", "", "card 1 more", "", "", "nonsense", "999", "play nobody", "1 1 1 1", "x" * 300, "undo", "por qué",
    ):  # fmt: skip
        assert t.read()
        t.check()
        t.type(typed)
    assert t.read()
    t.check()


def test_no_unicode_in_a_bare_locale(terminal: Play) -> None:
    t = terminal(80, 24, "play", "--seed", "2", *DECKS, "--lang", "es", env={"LANG": "C", "LC_ALL": "C"})
    for typed in ("0", "1", "?1", "", "log"):
        assert t.read()
        t.type(typed)
    assert t.read()
    assert t.raw.isascii()


def test_plain_lines_on_request(terminal: Play) -> None:
    t = terminal(80, 24, "play", "--plain", "--seed", "2", *DECKS)
    assert t.read()
    t.type("0")
    assert t.read()
    assert b"\x1b[?1049h" not in t.raw
    assert b"\x1b[2J" not in t.raw
