"""`import tintero` is enough: a game reads like a conversation, and what is wrong is said in three ways."""

from __future__ import annotations

import copy
import subprocess
import sys
from pathlib import Path

import pytest

import tintero
from tintero.cards import CardsError

DECKS = ("amber-steel-guardians", "amethyst-ruby-flyers")


def opened(seed: int = 7) -> tintero.Game:
    """A game after both players have kept their hands."""
    return tintero.new_game(*DECKS, seed=seed).keep().keep()


def test_every_public_name_is_there_and_has_a_home() -> None:
    for name in tintero.__all__:
        assert getattr(tintero, name) is not None
    assert set(tintero.__all__) <= set(dir(tintero))
    with pytest.raises(AttributeError, match="nonsense"):
        _ = tintero.nonsense


def test_the_question_says_who_is_asked_what_and_by_which_rule() -> None:
    game = tintero.new_game(*DECKS, seed=7, first=1)
    assert repr(game.question).startswith("<Player 1: Which card of your opening hand do you replace?")
    assert game.question is not None
    assert game.question.rule == "2.2.2.1"
    assert "¿Qué carta de tu mano inicial" in game.question.text("es")
    game.keep()
    assert game.question.player == 2
    game.keep()
    assert game.question.text() == "It is your turn: what do you do?"


def test_options_can_be_read_counted_and_asked_for() -> None:
    game = opened()
    ink = game.options.of("ink")
    assert len(ink) == 7 - sum(1 for o in game.rules.options if o.verb == "none")
    assert ink[0] in game.options
    assert ink[0].text() in game.options
    assert "Ink Nobody - At All" not in game.options
    assert ink[0].text("es").startswith("Entintar ")
    assert len({o.text() for o in game.options}) == len(game.options)
    assert game.options[-1].text() == "End your turn"
    assert repr(game.options[0]) == f"<0: {game.options[0].text()}>"


def test_verbs_answer_and_events_tell() -> None:
    game = opened()
    name = game.options.of("ink")[0].text().removeprefix("Ink ").rstrip("①② ")
    game.ink(name)
    assert game.events[-1].text() == f"Player {game.question.player} inks {name} (4.2.1.3)"
    assert game.events[-1].text("es") == f"El jugador {game.question.player} entinta {name} (4.2.1.3)"
    assert (game.events[-1].kind, game.events[-1].card, game.events[-1].how) == ("inked", name, "as_turn_action")
    assert str(game).count(name) <= 1  # only other copies are still in hand


def test_an_illegal_action_is_refused_with_a_sentence_and_its_rule() -> None:
    game = opened()
    first = game.options.of("ink")[0].text().removeprefix("Ink ").rstrip("①② ")
    before = game.to_json()
    with pytest.raises(tintero.IllegalAction) as refused:
        game.play(first)
    assert refused.value.reason == "cant_afford"
    assert str(refused.value) == "You do not have enough ready ink to pay for that. (4.3.2.4)"
    assert refused.value.message("es").startswith("No tienes bastante tinta")
    assert game.to_json() == before
    assert game.why("play", first) == str(refused.value)
    assert game.why("ink", first) == ""


def test_an_unknown_card_is_another_error_with_suggestions() -> None:
    game = opened()
    name = game.options.of("ink")[0].text().removeprefix("Ink ").rstrip("①② ")
    with pytest.raises(tintero.UnknownCard) as unknown:
        game.ink(name[:-2] + "xx")
    assert name in unknown.value.suggestions
    assert str(unknown.value).startswith("No card here is called “")
    assert unknown.value.message("es").startswith("Ninguna carta de aquí se llama «")


def test_an_ambiguous_name_is_a_third_error() -> None:
    deck = "30 Mickey Mouse - True Friend\n30 Mickey Mouse - Standard Bearer"
    game = tintero.new_game(deck, deck, seed=1).keep().keep()
    with pytest.raises(tintero.AmbiguousCard) as several:
        game.ink("Mickey Mouse")
    assert len(several.value.versions) == 2
    game.ink("Mickey Mouse - True Friend")


def test_copies_and_players_can_be_named() -> None:
    game = opened(3)
    game.play_out("greedy", "greedy")
    game.undo(2)
    in_play = [line.strip() for line in str(game).splitlines() if "①" in line or "②" in line]
    for line in in_play:
        name = line.split(" (")[0]
        assert game.why("quest", name) == "" or game.why("quest", name).endswith(")")
    assert in_play


def test_undo_redo_and_copies_come_back_to_the_same_game() -> None:
    game = opened()
    before = game.to_json()
    other = game.copy()
    game.choose(0)
    assert other.to_json() == before
    after = game.to_json()
    assert game.undo().to_json() == before
    assert game.redo().to_json() == after
    assert copy.copy(game).to_json() == after
    with pytest.raises(tintero.IllegalAction):
        game.redo()


def test_a_game_is_saved_and_comes_back() -> None:
    game = opened()
    game.play_out("greedy", "random")
    again = tintero.from_json(game.to_json())
    assert again.outcome == game.outcome
    assert [e.text() for e in again.events[-20:]] == [e.text() for e in game.events[-20:]]
    for damaged in ("", "[]", "{}", '{"format": "tintero-game-0"}', game.to_json().replace("Pete", "Nobody")):
        with pytest.raises((tintero.DamagedState, CardsError)):
            tintero.from_json(damaged)


def test_bots_are_objects_with_one_method() -> None:
    class Quester:
        def choose(self, seat: tintero.Seat) -> tintero.Option:
            wanted = [o for verb in ("quest", "play", "ink") for o in seat.options.of(verb)]
            return wanted[0] if wanted else seat.options[-1]

    outcome = opened().play_out(Quester(), "random")
    assert outcome.winner in (0, 1)
    with pytest.raises(ValueError, match="no player"):
        opened().play_out("nobody", "random")
    with pytest.raises(ValueError, match="2 players"):
        opened().play_out("random")


def test_cards_and_decks_are_loaded_by_name() -> None:
    elsa = tintero.card("Elsa - Spirit of Winter")
    assert elsa.cost == 8
    assert "DEEP FREEZE" in elsa.text
    assert "agotas hasta 2 personajes elegidos" in elsa.spanish
    assert "(" not in tintero.card("Like a Bird in the Sky").spanish.partition("Evasive")[0]  # no reminder in English
    assert "Exert" in elsa.abilities
    assert len(tintero.load_deck(DECKS[0]).cards) == 60
    assert len(tintero.load_deck("4 Stitch - New Dog\n2 Simba - Protective Cub").cards) == 6


def test_whatever_is_given_instead_of_an_answer_is_refused() -> None:
    game = opened()
    before = game.to_json()
    for wrong in (99, -1, True, None, 1.5):
        with pytest.raises(tintero.IllegalAction):
            game.choose(wrong)
    for name in ("", "  ", "#2", "P9/Creeper", "x"):
        with pytest.raises(tintero.UnknownCard):
            game.ink(name)
    with pytest.raises(ValueError, match="player 5 cannot start"):
        tintero.new_game(*DECKS, first=5)
    with pytest.raises(tintero.DamagedState, match="not a saved game"):
        tintero.from_json("nonsense")
    assert game.to_json() == before


def test_the_seat_hears_only_what_it_may_know() -> None:
    game = opened()
    drawn = [e for e in game.events_for(1) if e.kind == "drew"]
    assert {e.card for e in drawn if e.player == 1} != {""}
    assert {e.card for e in drawn if e.player == 2} == {""}
    assert any(e.text() == "Player 2 draws a card (2.2.1.4)" for e in drawn)


def test_a_users_script_is_typed_strictly(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import tintero\n\n"
        "game: tintero.Game = tintero.new_game('amber-steel-guardians', 'amethyst-ruby-flyers', seed=7)\n"
        "question: tintero.Question | None = game.question\n"
        "text: str = game.keep().options[0].text('es')\n"
        "outcome: tintero.Outcome = game.play_out('greedy', 'random')\n"
        "said: str = game.events[-1].text()\n"
        "won: int | None = outcome.winner\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", str(script)]
    result = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert result.returncode == 0, result.stdout
