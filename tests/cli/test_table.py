"""A person at the table: what they read, what they may type, and that nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, here_in
from tests.cli.talking import Make, Talk, Typist, flat, hidden_names, verbs
from tintero.cli.here import Here
from tintero.cli.screen import Screen
from tintero.cli.signs import Signs
from tintero.cli.sitting_down import sit_down
from tintero.cli.table_talk import Manners
from tintero.cli.watch import restore
from tintero.rules import option as op
from tintero.table.saves import state_digest
from tintero.table.session import Session


def first_in_hand(session: Session) -> str:
    return session.game.view(1).side(1).hand_seen[0].name


def test_numbers_words_and_nonsense(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy")
    out = flat(talk(session, "0", "999", "blah blah", "1", "end your turn"))
    assert "There is no option 999 now" in out
    assert "“blah blah” is not understood" in out
    assert "inks" in out
    assert session.game.turn >= 2


def test_the_opening_hand_is_answered_at_once(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy")
    out = talk(session, "1, 7 3", "log all")
    assert re.search("replaces? 3 cards", flat(out))
    assert [answer.verb for answer in session.game.choices][:4] == [op.CARD, op.CARD, op.CARD, op.DONE]


def test_every_log_line_names_its_rule(talk: Talk, new_session: Make) -> None:
    out = talk(new_session("human", "greedy"), "0", "1", "end", "log all")
    log = out[out.index("Player 1 starts") if "Player 1 starts" in out else out.index("You start") :]
    lines = re.findall(r"(?m)^ (?:You|Player 1|The computer) .*(?:\n   .*)*", log)
    assert len(lines) > 25
    assert all(re.search(r"\(\d+(\.\d+)+\)$", line) for line in lines)


def test_the_opponents_cards_stay_hidden(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy", seed=8)
    out = talk(session, "0", "1", "end", "log all", "board", "discard computer", "deck computer", "why 1")
    s = session.game.rules.state
    public = {s.table.faces[s.defs[c]].full_name for c in range(len(s.zone)) if s.known[c] & 1}
    secret = hidden_names(session) - public
    assert len(secret) > 2
    assert not [name for name in secret if name in out]
    drawn = {line for line in out.splitlines() if line.startswith(" The computer draws")}
    assert drawn
    assert all(line.startswith(" The computer draws a card (") for line in drawn)


# ---- several at once, and actions in words -------------------------------------------------------------------------


def test_several_answers_in_one_line(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy")
    talk(session, "0", "1 end")
    assert verbs(session)[:2] == [op.INK, op.END]


def test_answers_keep_their_number_while_the_turn_lasts(new_session: Make) -> None:
    from tintero.cli.keys import Keys

    session = new_session("human", "greedy", seed=5)
    keys = Keys()
    session.answer(session.game.options.of("done")[0])
    session.computers_move()
    named: dict[object, int] = {}
    turn = 0
    for _ in range(200):
        if session.game.over or session.asked != 1:
            break
        view = session.game.view(1)
        assert view.question is not None
        if view.question.kind == "turn":
            if view.turn != turn:
                turn, named = view.turn, {}
            keys.look(view, view.question)
            for act in keys:
                assert named.setdefault((act.verb, act.name or act.card, act.plain), act.key) == act.key
            assert len({act.key for act in keys}) == len(keys)
        session.answer(len(session.game.options) // 2)
        session.computers_move()
    assert turn > 4


@pytest.mark.parametrize(("lang", "ink", "end"), [("en", "ink", "end"), ("es", "entintar", "fin")])
def test_actions_in_words(talk: Talk, new_session: Make, lang: str, ink: str, end: str) -> None:
    session = new_session("human", "greedy")
    name = next(c.name for c in session.game.view(1).side(1).hand_seen if c.inkable)
    talk(session, "0", f"{ink} {name.split(' - ')[0].lower()}", end, lang=lang)
    assert verbs(session)[:2] == [op.INK, op.END]


@pytest.mark.parametrize(
    ("lang", "typed", "reason"),
    [
        ("en", "play {}", "enough ready ink"), ("es", "jugar {}", "bastante tinta preparada"),
        ("en", "quest {}", "(5.1.1.8)"), ("es", "aventura {}", "(5.1.1.8)"),
        ("en", "challenge {}", "(5.1.1.8)"), ("es", "mover {}", "(5.1.1.8)"),
    ],
)  # fmt: skip
def test_what_is_not_possible_is_answered_with_the_reason_and_the_rule(
    talk: Talk, new_session: Make, lang: str, typed: str, reason: str
) -> None:
    session = new_session("human", "greedy")
    name = max(session.game.view(1).side(1).hand_seen, key=lambda card: card.cost).name
    out = flat(talk(session, "0", typed.format(name), lang=lang))
    assert reason in out
    assert verbs(session) == [], "nothing was done"


# ---- commands ------------------------------------------------------------------------------------------------------


def test_why_gives_the_reason_and_the_rule(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy")
    name = first_in_hand(session)
    out = talk(session, "0", f"why {name}", "why quest nobody at all", "why 1", "why 99", "why")
    assert "✓ ink it: yes" in out
    assert re.search(r"✗ play it: .*\(4\.3\.2\.4\)", flat(out))
    assert "There is no card “nobody at all”" in out
    assert "Yes, that is possible now" in out
    assert "There is no option 99" in out


def test_why_in_spanish_with_two_words(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy")
    name = first_in_hand(session)
    out = talk(session, "0", f"por qué {name}", f"porque jugar {name}", lang="es")
    assert "entintarla: sí" in out
    assert "No tienes bastante tinta preparada" in flat(out)


def test_undo_at_the_table(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy")
    out = talk(session, "0", "1", "undo", "deshacer")
    assert "has been taken back" in out
    assert session.game.view(1).side(1).ink == 0


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("?", "take back your last choice"), ("help", "take back your last choice"), ("ayuda", "take back"),
        ("rules 4.5.1", "4.5.1 "), ("rules ward", "8.15"), ("regla 99", "99"), ("card Stitch - Rock Star", "Rock Star"),
        ("card", "Say which card"), ("card Nobody At All", "There is no card “Nobody At All”"),
        ("discard", "Your discard (0)"), ("discard computer", "Discard of the computer"), ("discard elvis", "elvis"),
        ("under", "Say under which card"), ("under goofy", "goofy"), ("deck", "Not seen yet"),
        ("log", "The computer"), ("?1", "cost"), ("card 1", "cost"), ("?99", "There is no option 99"),
        ("carta 1 más", "set"),
        ("board", "YOUR HAND"), ("save", "Say in which file"), ("export", "Say in which file"), ("²", "not understood"),
    ],
)  # fmt: skip
def test_commands(talk: Talk, new_session: Make, typed: str, shown: str) -> None:
    out = talk(new_session("human", "greedy"), "0", typed)
    assert shown in flat(out)


def test_a_card_shows_its_text_first_and_the_tree_only_with_more(talk: Talk, new_session: Make) -> None:
    name = "Stitch - Rock Star"
    short = talk(new_session("human", "greedy"), "0", f"card {name}")
    long = talk(new_session("human", "greedy"), "0", f"card {name} more")
    assert "Triggered" not in short
    assert "Triggered" in long


# ---- keeping and leaving -------------------------------------------------------------------------------------------


def test_hanging_up_keeps_the_game(talk: Talk, new_session: Make, here: Here) -> None:
    session = new_session("human", "greedy")
    out = talk(session, "0", "1")
    assert f"--resume {session.file}" in flat(out)
    again = restore(here, str(session.file))
    assert state_digest(again.game.rules) == state_digest(session.game.rules)


def test_quit_says_how_to_go_on(talk: Talk, new_session: Make, here: Here) -> None:
    session = new_session("human", "greedy")
    out = talk(session, "0", "quit")
    assert f"play --resume {session.file}" in out
    assert restore(here, str(session.file)).game.choices == session.game.choices


def test_save_at_the_table(talk: Talk, new_session: Make, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    out = talk(new_session("human", "greedy"), "0", f"save {path}", "save", "save /dev/null/x")
    assert path.is_file()
    assert "Say in which file" in out
    assert "could not be written" in out


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(
    here: Here, new_session: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    session = new_session("human", "greedy")
    session.file = Path("/dev/null/nowhere/game.json")
    sit_down(here, session, Screen(here.console, Typist("0", "1", "concede", "y", ""), Signs()), Manners())
    out = capsys.readouterr().out
    assert out.count("could not be written") == 1
    assert "computer wins" in out


def test_concede_asks_first(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy")
    out = talk(session, "0", "concede", "n", "rendirse", "sí", "")
    assert "computer wins" in out
    assert "concede" in out
    assert "replay" in out, "the game is kept to be seen again"


# ---- after a game --------------------------------------------------------------------------------------------------


def test_a_rematch_and_the_log_of_a_game(talk: Talk, new_session: Make, tmp_path: Path) -> None:
    session = new_session("human", "greedy")
    log, game = tmp_path / "game.txt", tmp_path / "kept.json"
    out = talk(
        session, "0", "concede", "y", "export", f"export {log}", f"export {game}", "nonsense", "rematch", "0", "quit"
    )
    assert "Say in which file" in out
    assert "(2.3.3.4)" in log.read_text()
    assert restore(here_in("en"), str(game)).game.over
    assert "“nonsense” is not understood" in out
    assert out.count("YOUR HAND") >= 3, "another opening hand"


def test_a_series_goes_on_and_the_loser_says_who_starts(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy", best_of=3)
    typist = Typist("0", "concede", "y", "", "y", "0", "concede", "y", "")
    out = talk(session, typist=typist)
    assert any("do you start the next one" in prompt for prompt in typist.prompts)
    assert "Best of 3: You 0, Computer 1" in out
    assert "The computer wins the series" in out or "the computer wins the series" in out


# ---- several people ------------------------------------------------------------------------------------------------


def test_two_people_do_not_see_each_other(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "human")
    typist = Typist("", "0", "", "0", "", "1")
    out = talk(session, typist=typist)
    passed = [p for p in typist.prompts if "sit down and press Enter" in p]
    assert len(passed) == 3
    assert "Player 2" in passed[1]
    mine = [c.name for c in session.game.view(1).side(1).hand_seen]
    between = out[out.rindex("Now: Player 2") : out.rindex("Now: Player 1")]
    assert not [name for name in mine if name in between and name not in hidden_names(session)]


def test_four_at_a_table(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy", "random", "greedy")
    out = talk(session, "0", "log")
    for name in ("COMPUTER 1", "COMPUTER 2", "COMPUTER 3", "YOU"):
        assert name in out


def test_a_whole_game_typed_by_a_bot(talk: Talk, new_session: Make) -> None:
    """Always the first answer: every question of a game can be answered, in Spanish, to the end."""
    session = new_session("human", "greedy", seed=2)

    class First(Typist):
        def __call__(self, prompt: str) -> str:
            if session.game.over:
                raise EOFError
            asked = session.game.view(1, "es").question
            assert asked is not None
            if asked.kind == "hand":
                return "0"
            option = asked.options[0]
            return option.text if option.verb != "end" else "fin"

    out = talk(session, lang="es", typist=First())
    assert session.game.over
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
    saved = re.search(r"--resume (\S+)", ran.out)
    assert saved is not None
    [file] = (tmp_path / "data" / "tintero" / "games").glob("*.json")
    assert file.stem == saved[1], "in the user's data folder, found by its name"
    monkeypatch.setattr("tintero.cli.play_command.ask_line", Typist("log"))
    resumed = tintero("play", "--resume", saved[1], "--lang", "es")
    assert resumed.code == 130
    assert saved[1] in resumed.out, "an autosave goes on in its own file"
    monkeypatch.setattr("tintero.cli.play_command.ask_line", Typist("quit"))
    assert saved[1] in tintero("play", "--resume", "--lang", "es").out, "the only game that is not over"
    assert "amber-emerald-company" in tintero("games").out
    assert tintero("replay", "1", "--lang", "es").code == 0
    assert "número 9" in tintero("replay", "9", "--lang", "es").err
