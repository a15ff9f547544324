"""1.7.7: over random games, what is settled makes no difference, and what is asked does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tintero.lab.conformance import public_position
from tintero.lab.exhaust import Plan, cards_of, pick, random_decks, settings_of, take
from tintero.rules import option as op
from tintero.rules.book.effects.affecting import BanishTargets, ExertTargets, Follow, ReadyTargets
from tintero.rules.book.effects.choosing import Choose
from tintero.rules.book.effects.damaging import MoveDamage, RemoveDamage, RemoveUpTo, StartRemoving
from tintero.rules.chance import seed_words
from tintero.rules.event import NO_CARD
from tintero.rules.game import Game
from tintero.rules.machinery.alike import are_alike
from tintero.rules.machinery.left_behind import Given, Lasting, Shielding
from tintero.rules.machinery.object_refs import top_card
from tintero.rules.machinery.program import Running
from tintero.rules.settings import Asks
from tintero.rules.table import make_table

from ..reading import shared_reader

PLANS = [Plan(2, "specimens"), Plan(2, "understood"), Plan(3, "mixed")]
GAMES = 6  # of each plan
# what acts on chosen objects alone, and what leads to it
FORESEEN = (
    BanishTargets, ExertTargets, ReadyTargets, RemoveDamage, StartRemoving, RemoveUpTo, MoveDamage, Choose, Follow,
)
TRIED = 6  # options of one question at most


def name_of(plan: Plan) -> str:
    return f"{plan.players}-{plan.cards}"


def questions(plan: Plan, seeds: range, asks: Asks) -> Iterator[Game]:
    """Every question of some random games that has several answers, apart from turn actions and opening hands."""
    for seed in seeds:
        decks = random_decks(seed, plan, cards_of(plan, shared_reader()))
        game = Game.start(make_table(decks, replace(settings_of(plan), asks=asks)), seed, log=False)
        words = seed_words(seed ^ 0x5EED)
        while not game.over:
            if game.state.asking not in (op.TURN, op.HAND) and len(game.options) > 1:
                yield game
            take(game, pick(game, words))


def without_numbers(game: Game) -> str:
    """The position in words, whichever copy of a card stands where in a list, with what lasts and what goes on."""
    told: dict[str, Any] = public_position(game)
    for p in told["play"]:
        if p["at"] is not None:
            p["at"] = told["play"][p["at"]]["name"]
    for player in told["players"]:
        player["discard"].sort()
        player["hand"].sort()
    told["play"].sort(key=json.dumps)
    s = game.state
    lasting = [(e.key, [permanent(game, pid) for pid in targets_of(e)]) for e in s.lasting]
    names = [[name_of_ref(game, ref) for ref in f.mentioned()] for f in s.stack]
    kept = {k: told[k] for k in told if k not in ("options", "question")}
    return json.dumps([kept, lasting, names, s.asking, s.asked_by])


def targets_of(e: Lasting) -> list[int]:
    return e.targets if isinstance(e, Given) else [e.target] if isinstance(e, Shielding) else []


def permanent(game: Game, pid: int) -> list[object]:
    p = game.state.in_play.get(pid)
    return [] if p is None else [p.face.full_name, p.exerted, p.damage, p.drying, p.location, len(p.under)]


def name_of_ref(game: Game, ref: int) -> str:
    card = top_card(game.state, ref)
    return "" if card == NO_CARD else game.state.face_of(card).full_name


def outcomes(game: Game) -> set[str]:
    """The positions that the answers lead to, as far as they are tried."""
    found: set[str] = set()
    for o in [*game.options[: TRIED - 1], game.options[-1]]:
        after = game.clone()
        after.choose(o)
        after.take_only_answers()
        found.add(without_numbers(after))
    return found


def played_on(game: Game) -> set[str]:
    """The same, with the last answer to whatever the same text goes on to ask."""
    found: set[str] = set()
    depth = len(game.state.stack)
    card = game.state.stack[-1].card
    for o in game.options[:TRIED]:
        after = game.clone()
        after.choose(o)
        while not after.over and len(after.state.stack) == depth and after.state.stack[-1].card == card:
            after.choose(after.options[-1])
        found.add(without_numbers(after))
    return found


def foreseeable(game: Game) -> bool:
    """Whether the rule promises something: the question is about open cards, and all that follows can be foreseen."""
    f = game.state.stack[-1]
    if not isinstance(f, Running) or f.private(game.state):
        return False
    rest = f.code[f.at + 1 :]
    if len({game.state.face_of(o.a).full_name for o in game.options if o.verb == op.CARD}) == 1:
        return False  # copies, of which something tells one from the others
    return all(isinstance(i, FORESEEN) for i in rest)


@pytest.mark.parametrize("plan", PLANS, ids=name_of)
def test_what_would_be_settled_leads_to_the_same(plan: Plan) -> None:
    for game in questions(plan, range(700, 700 + GAMES), Asks.EVERYTHING):
        f = game.state.stack[-1]
        if not f.private(game.state) and (f.empty(game.state) or are_alike(game.state, game.options)):
            if game.state.asking != op.RESOLVE:  # there the entry that is left has the other source
                assert len(played_on(game)) == 1, (game.decision, game.state.face_of(f.card).full_name)


@pytest.mark.parametrize("plan", PLANS, ids=name_of)
def test_what_is_asked_about_open_cards_makes_a_difference(plan: Plan) -> None:
    asked = 0
    for game in questions(plan, range(700, 700 + GAMES), Asks.WHAT_MATTERS):
        if foreseeable(game):
            asked += 1
            f = game.state.stack[-1]
            assert len(outcomes(game)) > 1, (game.decision, game.state.face_of(f.card).full_name)
    assert asked > 0


def test_something_is_settled_in_these_games() -> None:
    """Nothing is proved by games in which every question matters."""
    asked = [sum(1 for _ in questions(PLANS[2], range(700, 700 + GAMES), asks)) for asks in Asks]
    assert asked[0] < asked[1]
