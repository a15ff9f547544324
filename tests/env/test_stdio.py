"""`tintero serve --stdio`: a table that speaks in lines and is answered with numbers."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.reading import shared_house
from tintero.env.stdio.line_wire import LineWire
from tintero.env.stdio.spoken_table import SpokenTable
from tintero.env.stdio.stdio_games import StdioGames
from tintero.env.stdio.talk_forms import JsonForm, PlainForm, with_handles
from tintero.env.stdio.typed_lines import COMMANDS, Command, Typed, typed_json, typed_line
from tintero.table.front import Game
from tintero.table.seating import HUMAN
from tintero.table.session import Session

from .talks import objects, session_of, talk, then_first, typing

SIGNED = re.compile(r"[#*|?:!=-] .*|\d+\) .*|> 0-\d+")


def test_every_line_begins_with_the_sign_of_what_it_is() -> None:
    said = talk(then_first("help", "nonsense", "why 0", "log", "card 0"))
    assert [line for line in said.splitlines() if not SIGNED.fullmatch(line)] == []
    signs = {line[0] for line in said.splitlines()}
    assert signs >= set("#-*|?:!=>0")


def test_a_whole_game_is_played_with_numbers_and_ends_with_its_result() -> None:
    said = talk(then_first()).splitlines()
    assert said[0] == "# Tintero 0.1.0, game 1 of 1, seed 7"
    assert re.fullmatch(r"= Game 1: .* turn \d+.* Lore: You \d+, Computer \d+\.", said[-2])
    assert re.fullmatch(r"= 1 game was played: player 1 won [01], player 2 won [01], draws: 0", said[-1])


@pytest.mark.parametrize("json", [False, True])
def test_the_same_seed_and_answers_give_the_same_conversation(json: bool) -> None:
    assert talk(then_first(), json=json) == talk(then_first(), json=json)


def test_in_spanish_every_sentence_is_spanish() -> None:
    said = talk(then_first("ayuda", "tonterías", "porque 0", "historia 3", "carta 0", "ver"), lang="es")
    assert "! «tonterías» no se entiende: contesta con el número de una opción, o ayuda." in said
    assert "? Es tu turno: ¿qué haces? (4.1.2)" in said
    assert not re.search(r"\b(turn|your|ink|lore to|hand|wins)\b", "\n".join(re.findall(r"^[|?=#] .*", said, re.M)))


def test_several_games_have_one_seed_after_the_other_and_a_score() -> None:
    told = objects(talk(then_first(), json=True, games=3, seed=40))
    assert [t["seed"] for t in told if t["type"] == "game"] == ["40", "41", "42"]
    ends = [t for t in told if t["type"] == "end"]
    assert told[-1]["wins"] == [sum(e["winners"] == [n] for e in ends) for n in (1, 2)]
    assert told[-1]["games"] == len(ends) == 3


# ---- what the seat may know ------------------------------------------------------------------------------------------


def numbers_under(value: Any, key: str = "") -> Iterator[tuple[str, int]]:
    """Whole numbers that stand where a card is named."""
    if isinstance(value, dict):
        for inner, one in value.items():
            yield from numbers_under(one, inner)
    elif isinstance(value, list):
        for one in value:
            yield from numbers_under(one, key)
    elif isinstance(value, int) and key in ("card", "cards", "at", "challenger", "challenged", "key", "id"):
        yield key, value


def test_json_names_no_card_by_its_number_in_the_deck() -> None:
    questions = [t for t in objects(talk(then_first(), json=True)) if t["type"] == "question"]
    assert len(questions) > 20
    assert [found for q in questions for found in numbers_under({**q, "id": None})] == []
    assert any(q["position"]["sides"][0]["play"] for q in questions)


def test_a_card_that_has_left_the_challenge_has_no_name() -> None:
    told = with_handles({"challenge": {"challenger": 3, "challenged": -1}, "at": None}, "card {}".format)
    assert told == {"challenge": {"challenger": "card 3", "challenged": None}, "at": None}


def written(session: Session, player: int, json: bool) -> str:
    """What a question looks like by itself, with the reasons for some of what could be asked."""
    out = io.StringIO()
    wire = LineWire(io.BytesIO(), out)
    table = SpokenTable(session, "en")
    (JsonForm(wire) if json else PlainForm(wire)).ask(table, player, 1, again=True)
    for number in range(session.game.offered):
        out.writelines(f"{line}\n" for line in table.why(player, str(number)))
    for card in table.view(player).side(player).hand_seen:
        out.writelines(f"{line}\n" for line in table.why(player, card.name))
    return out.getvalue()


@pytest.mark.parametrize("json", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_what_the_seat_cannot_know_changes_no_byte(seed: int, json: bool) -> None:
    session = session_of(HUMAN, "greedy", HUMAN, seed=seed)
    JsonForm(LineWire(io.BytesIO(), io.StringIO())).begin(SpokenTable(session, "en"), 1, 1)
    compared = dealt = 0
    while not session.game.over and compared < 25:
        session.computers_move()
        if session.asked is None:
            break
        before = written(session, session.asked, json)
        real = session.game
        other = real.rules.determinize(session.asked - 1, seed + compared)
        dealt += sum(a != b for a, b in zip(real.rules.state.defs, other.state.defs, strict=True))
        session.game = Game(other, shared_house(), real.decks, 0, 0)
        session.game.seating, session.game.handles = real.seating, real.handles
        assert written(session, session.asked, json) == before
        session.game = real
        compared += 1
        session.answer((3 * compared) % real.offered)
    assert compared > 15
    assert dealt > 100


def test_each_seat_that_is_answered_here_sees_its_own_hand_only() -> None:
    told = objects(talk(then_first(), HUMAN, "greedy", HUMAN, json=True))
    questions = [t for t in told if t["type"] == "question"]
    assert {q["player"] for q in questions} == {1, 3}
    for q in questions:
        sides = q["position"]["sides"]
        assert len(sides[q["player"] - 1]["hand_seen"]) == sides[q["player"] - 1]["hand"]
    assert all(not q["position"]["sides"][3 - q["player"]]["hand_seen"] for q in questions[:4])


def test_a_question_to_one_of_several_seats_says_whom_it_asks() -> None:
    said = talk(then_first(), HUMAN, "greedy", HUMAN)
    assert {m[1] for m in re.finditer(r"^\? Player (\d): ", said, re.M)} == {"1", "3"}


def test_what_is_printed_on_a_card_is_told_once_in_a_game() -> None:
    names = re.findall(r"^\* (.+? - .+?): ", talk(then_first()), re.M)
    assert len(names) == len(set(names)) > 5


# ---- wrong input -----------------------------------------------------------------------------------------------------

WRONG = (
    "x", "-1", "99", "9" * 40, "²", "1 2", "why", "card", "why nobody", "card qqqq", "card 7", "rule", "rule 99.9",
    "\x1b[2J", "{}",
)  # fmt: skip


@pytest.mark.parametrize("line", WRONG)
def test_wrong_input_is_one_sentence_and_the_question_stands(line: str) -> None:
    said = talk(typing(line, "7", "quit")).split("> 0-7\n")
    assert re.fullmatch(r"! [^\n]+\n", said[1]), said[1]
    assert "\x1b" not in said[1]
    assert "It is your turn" in said[2] or "Which card" in said[2]


def test_an_empty_line_is_passed_over() -> None:
    assert talk(typing("", "  ", "quit")) == talk(typing("quit"))


def test_a_line_that_never_ends_is_refused_and_the_next_one_read() -> None:
    out = io.StringIO()
    wire = LineWire(io.BytesIO(b"7" * 50_000 + b"\n7\n\xff\xfe\nquit\n"), out)
    StdioGames(wire, PlainForm(wire), lambda _n: session_of(HUMAN, "greedy"), 1, "en").play()
    assert out.getvalue().count("\n! ") == 2
    assert out.getvalue().count("\n> ") == 4


@pytest.mark.parametrize(
    "line",
    [
        "[1]", "7.5", "true", "null", "99", '{"answer": "7"}', '{"answer": 1, "x": 2}', '{"command": "dance"}',
        '{"answer": 1, "command": "log"}', '{"id": 1}', "[" * 9000,
    ],
)  # fmt: skip
def test_in_json_too_wrong_input_is_refused_and_the_question_stands(line: str) -> None:
    told = objects(talk(typing(line, '{"answer": 7, "id": 1}', "quit"), json=True))
    assert [t["type"] for t in told] == ["game", "question", "refused", "question", "score"]


def test_an_answer_to_an_older_question_is_refused() -> None:
    told = objects(talk(typing('{"answer": 7, "id": 1}', '{"answer": 0, "id": 1}', "quit"), json=True))
    assert told[3] == {"type": "refused", "text": "Question 1 is not open any more: question 2 is."}


def test_when_the_answers_end_before_the_game_it_is_noticed() -> None:
    with pytest.raises(EOFError):
        talk(typing("7"))


# ---- commands --------------------------------------------------------------------------------------------------------


def test_every_command_has_a_word_in_both_languages_and_stands_in_the_help() -> None:
    for lang in ("en", "es"):
        said = talk(typing("help", "quit"), lang=lang)
        _first, *lines = re.findall(r"^: (\w+)", said, re.M)
        assert {COMMANDS[line] for line in lines} == set(Command) - {Command.HELP}


def test_undo_takes_the_last_answer_back() -> None:
    told = objects(talk(typing("7", "0", "undo", "quit"), json=True))
    questions = [t for t in told if t["type"] == "question"]
    assert questions[1]["options"] == questions[3]["options"] != questions[2]["options"]
    assert questions[3]["news"] == []


def test_what_has_shown_something_hidden_is_not_taken_back() -> None:
    assert "! That cannot be taken back" in talk(typing("0", "6", "undo", "quit"))


def test_whoever_concedes_has_lost() -> None:
    told = objects(talk(typing("concede"), json=True))
    assert told[-2]["winners"] == [2]


def test_view_shows_the_same_question_again() -> None:
    told = objects(talk(typing("view", "quit"), json=True))
    assert told[1]["id"] == told[2]["id"] == 1
    assert told[1]["position"] == told[2]["position"]


def test_why_names_the_rule() -> None:
    said = talk(typing("7", "why end", "why quest Nobody", "quit"))
    assert re.search(r"^: .*\(4\.1\.2\)", said, re.M)


@pytest.mark.parametrize("line", ["rule ward", "regla 8.15"])
def test_the_rulebook_is_read_at_the_table(line: str) -> None:
    assert re.search(r"^: 8\.15\.1: Ward", talk(typing(line, "quit")), re.M)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("3", Typed(3)),
        ("3)", Typed(3)),
        ("WHY 3", Typed(command=Command.WHY, about="3")),
        ("?", Typed(command=Command.HELP)),
    ],
)
def test_what_is_typed_is_understood_as_people_type_it(line: str, meant: Typed) -> None:
    assert typed_line(line) == typed_json(line) == meant
