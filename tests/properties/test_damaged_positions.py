"""Saved positions with something changed in them are refused with a sentence, or are sound and can be played on.

The long form: `python -m tintero.lab.damaged --seed 1 --mutations 9000`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from time import process_time
from typing import Any

import pytest

from tintero.abilities.ability import CardDefinition
from tintero.lab import damaged
from tintero.lab import exhaust as ex
from tintero.lab.exhaust import Plan
from tintero.rules import option as op
from tintero.rules.chance import below, seed_words
from tintero.rules.game import Game
from tintero.rules.option import IllegalAction, Option
from tintero.rules.refusals import DamagedState
from tintero.rules.series import Match
from tintero.rules.table import Deal, make_table

from ..reading import shared_reader

GAMES = 60  # with `damaged.EACH` changes each
PART = 10


@cache
def cards_of(plan: Plan) -> tuple[CardDefinition, ...]:
    return ex.cards_of(plan, shared_reader())


def try_games(seeds: range) -> None:
    for seed in seeds:
        plan = damaged.plan_of(seed)
        damaged.try_game(seed, plan, cards_of(plan), damaged.EACH)


@pytest.mark.parametrize("start", range(0, GAMES, PART))
def test_a_changed_position_is_refused_or_sound(start: int) -> None:
    try_games(range(7000 + start, 7000 + start + PART))


def test_the_command_tells_how_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert damaged.plan_of(7003).cards == "specimens"  # no card data is read for them
    assert damaged.main(["--seed", "7003", "--mutations", "10"]) == 0
    assert capsys.readouterr().out.startswith("10 changed positions, ")


# ---- every position of a game loads ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_game_loads(seed: int) -> None:
    plan = damaged.PLANS[seed]
    setup = make_table(ex.random_decks(seed, plan, cards_of(plan)), ex.settings_of(plan))
    game = Game.start(setup, seed, log=False)
    words = seed_words(seed)
    while True:
        again = Game.from_json(game.to_json(), setup)
        assert again.to_json() == game.to_json()
        assert again.options == game.options
        if game.over:
            return
        ex.take(game, ex.pick(game, words))


def test_a_position_dealt_anew_loads() -> None:
    plan = Plan(2, "specimens")
    setup = make_table(ex.random_decks(3, plan, cards_of(plan)), ex.settings_of(plan))
    game = Game.start(setup, 3, log=False)
    words = seed_words(3)
    for _ in range(120):
        for player in range(2):
            other = game.determinize(player, 5)
            assert Game.from_json(other.to_json(), setup).options == other.options
        ex.take(game, ex.pick(game, words))


# ---- one thing at a time -------------------------------------------------------------------------------------------


@cache
def middle() -> tuple[Deal, str]:
    """A main phase with something in play on both sides."""
    plan = Plan(2, "specimens")
    setup = make_table(ex.random_decks(11, plan, cards_of(plan)), ex.settings_of(plan))
    game = Game.start(setup, 11, log=False)
    words = seed_words(11)
    while len({p.owner for p in game.state.in_play.values()}) < 2 or game.state.asking != op.TURN:
        ex.take(game, ex.pick(game, words))
    return setup, game.to_json()


def card_twice(data: Any) -> None:
    data["players"][0]["hand"].append(data["players"][0]["deck"][0])


def card_lost(data: Any) -> None:
    data["players"][0]["deck"].pop()


def card_of_another(data: Any) -> None:
    one, other = data["players"]
    one["deck"][0], other["deck"][0] = other["deck"][0], one["deck"][0]


def too_much_ink(data: Any) -> None:
    data["players"][0]["ink_ready"] = len(data["players"][0]["inkwell"]) + 1


def truth_for_number(data: Any) -> None:
    data["players"][0]["lore"] = True


def broken_number(data: Any) -> None:
    data["players"][0]["lore"] = 1.0


def half_a_character(data: Any) -> None:
    data["named"] = "\ud800"


def wrong_question(data: Any) -> None:
    data["asking"] = op.RESOLVE


def wrong_player(data: Any) -> None:
    data["asked_by"] = 1 - data["asked_by"]


def no_question(data: Any) -> None:
    data["asking"] = ""


def over_and_asked(data: Any) -> None:
    data["outcome"] = [[0], "lore", "1.8.1.1", data["turn"]]


def no_process(data: Any) -> None:
    data["stack"] = []


def another_step(data: Any) -> None:
    data["stack"][0]["at"] = 9


def two_turns(data: Any) -> None:
    data["stack"] *= 2


def lonely_challenge(data: Any) -> None:
    data["challenging"] = data["in_play"][0]["pid"]


def unknown_ability(data: Any) -> None:
    data["bag"] = [{
        "number": 1, "player": 0, "source": 0, "card": 0, "subject": 0, "object": 0, "who": 0, "amount": 0,
        "effect": 0, "ability": "no such ability",
    }]  # fmt: skip


def something_more(data: Any) -> None:
    data["comment"] = "hello"


WRONG: list[tuple[Callable[[Any], None], str]] = [
    (card_twice, "a card is in two places"),
    (card_lost, "a card is in another zone than it says"),
    (card_of_another, "a card is in a zone of another player"),
    (too_much_ink, "a player has more ready ink than ink"),
    (truth_for_number, "lore is not a whole number"),
    (broken_number, "lore is not a whole number"),
    (half_a_character, "surrogates not allowed"),
    (wrong_question, "the open question is not what is asked at this point"),
    (wrong_player, "the open question is not what is asked at this point"),
    (no_question, "the game is not over and nobody is asked anything"),
    (over_and_asked, "the game is over and somebody is asked something"),
    (no_process, "neither a turn nor the setup is going on"),
    (another_step, "something is at a step that it does not have"),
    (two_turns, "two things go on that cannot go on together"),
    (lonely_challenge, "a challenge has one participant"),
    (unknown_ability, "nothing is known of 'no such ability'"),
    (something_more, "the position says something that no position says"),
]


@pytest.mark.parametrize(("change", "sentence"), WRONG, ids=lambda value: getattr(value, "__name__", ""))
def test_what_is_wrong_is_said(change: Callable[[Any], None], sentence: str) -> None:
    setup, text = middle()
    data = json.loads(text)
    change(data)
    with pytest.raises(DamagedState, match=sentence):
        Game.from_json(json.dumps(data), setup)


def test_nested_without_end_is_refused() -> None:
    setup, _ = middle()
    with pytest.raises(DamagedState):
        Game.from_json("[" * 100_000, setup)


def test_loading_is_quick() -> None:
    setup, text = middle()
    data = json.loads(text)
    best = 1.0
    for _ in range(50):
        begun = process_time()
        Game.from_data(data, setup)
        best = min(best, process_time() - begun)
    assert best < 0.003  # about 0.5 ms where it is not shared with other work


# ---- the other readers of plain data -------------------------------------------------------------------------------

NO_CHOICES: list[Any] = [
    None, 7, "ink", [], [1], [1, 2, 3], [1, 2, 3, 4, 5], ["a", 0, 0, 0], [1.0, 0, 0, 0], [True, 0, 0, 0],
    [None] * 4, {"verb": 1}, [[1], 0, 0, 0], [10**30, 0, 0, 0], [22, -(10**30), 0, 0], [99, 0, 0, 0], (22, 2**40, 1, 1),
]  # fmt: skip


@pytest.mark.parametrize("choice", NO_CHOICES, ids=repr)
def test_replay_refuses_what_is_no_choice(choice: Any) -> None:
    setup, _ = middle()
    with pytest.raises(IllegalAction):
        Game.replay(setup, 11, [choice])


def test_any_option_is_refused_with_a_rule() -> None:
    setup, text = middle()
    game = Game.from_json(text, setup)
    words = seed_words(5)
    numbers = [odd for odd in damaged.ODD if type(odd) is int]
    for _ in range(400):
        parts = [numbers[below(words, len(numbers))] for _ in range(4)]
        if below(words, 2):
            parts[0] = list(op.VERBS)[below(words, len(op.VERBS))]
        option = Option(*parts)
        if option in game.options:
            continue
        assert game.why_not(option) is not None
        with pytest.raises(IllegalAction):
            game.choose(option)
    nothing: Any
    for nothing in (True, -1, 10**30):
        with pytest.raises(IllegalAction):
            game.choose(nothing)
    for nothing in (None, "1", 1.0, [], (22, 1, 1, 1)):  # the compiled rules look at the type first
        with pytest.raises((IllegalAction, TypeError)):
            game.choose(nothing)
    assert game.to_json() == text


SERIES = ex.settings_of(Plan(2))


def decks_of_series() -> list[list[CardDefinition]]:
    return [list(ex.invented("first-specimens")[:3]) * 6 for _ in range(2)]


def some_match() -> Match:
    match = Match(decks_of_series(), best_of=3, seed=4, settings=SERIES)
    game = match.begin(log=False)
    game.concede(1)
    match.finish(game)
    return match


def read_series(data: Any) -> Match | None:
    """None if it is refused, with a sentence."""
    try:
        return Match.from_data(data, decks_of_series(), SERIES)
    except DamagedState as error:
        return None if str(error) else some_match()


def test_a_changed_series_is_refused_or_goes_on() -> None:
    text = json.dumps(some_match().to_data())
    words = seed_words(6)
    refused = 0
    for _ in range(400):
        data = json.loads(text)
        damaged.mutate(data, words)
        match = read_series(data)
        if match is None:
            refused += 1
            continue
        assert match.winner in (-1, 0, 1)
        if match.needs_start_choice is not None:
            match.choose_start(True)
        if not match.over:
            game = match.begin(log=False)
            game.concede(0)
            match.finish(game)
    assert refused > 200


@pytest.mark.parametrize("data", [None, 3, [], "x", {}], ids=repr)
def test_what_is_no_series_is_refused(data: Any) -> None:
    with pytest.raises(DamagedState):
        Match.from_data(data, decks_of_series(), SERIES)
