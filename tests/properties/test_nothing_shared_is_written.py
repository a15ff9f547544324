"""Compiled cards and tables are shared by all games of a process and never change: threads do not see each other."""

from __future__ import annotations

import json
from functools import partial

from tintero.abilities.ability import Static
from tintero.abilities.amount import Number
from tintero.abilities.property import Changes
from tintero.abilities.target import Filter, Other
from tintero.abilities.words import CardType, Stat, Whose
from tintero.lab.exhaust import Plan, cards_of, pick, random_decks, settings_of, take
from tintero.rules.book.costs import WITH_INK, card_ink_cost
from tintero.rules.chance import below, seed_words
from tintero.rules.explained import explain_cost, explain_values
from tintero.rules.game import Game
from tintero.rules.library import Library
from tintero.rules.option import PLAY, VERBS, Option
from tintero.rules.settings import Settings
from tintero.rules.table import Deal, make_table

from ..kit import character
from ..reading import shared_reader
from ..threads import in_threads

PLANS = (Plan(2, "mixed"), Plan(3, "understood"), Plan(2, "specimens", "pack-rush"))
SEEDS = range(6)
CHOICES = 120
PLAYING, ASKING = 4, 2  # threads


def deals() -> list[Deal]:
    """Tables for all threads together, with one library of compiled cards."""
    library = Library()
    cards = {plan: cards_of(plan, shared_reader()) for plan in PLANS}
    return [
        make_table(random_decks(seed, plan, cards[plan]), settings_of(plan), library=library)
        for plan in PLANS
        for seed in SEEDS
    ]


def play(shared: list[Deal]) -> list[str]:
    """Every position of every game, as text."""
    positions: list[str] = []
    for number, deal in enumerate(shared):
        game = Game.start(deal, number)
        words = seed_words(number ^ 0x5EED)
        for _ in range(CHOICES):
            positions.append(json.dumps(game.to_data()))
            if game.over:
                break
            take(game, pick(game, words))
    return positions


def ask(shared: list[Deal]) -> list[str]:
    """Questions of all kinds about games of its own on the same tables: nothing that is asked may change anything."""
    for number, deal in enumerate(shared):
        game = Game.start(deal, number + 1000, log=False)
        words = seed_words(number ^ 0xA5C)
        for _ in range(CHOICES):
            if game.over:
                break
            s = game.state
            game.sight(s.asked_by)
            game.determinize(s.asked_by, number)
            for verb in VERBS:
                game.why_not(Option(verb, below(words, len(s.zone)), below(words, len(s.zone)), 0))
            for p in s.in_play.values():
                explain_values(s, p)
            for card in s.players[s.asked_by].hand:
                explain_cost(s, s.asked_by, card)
                card_ink_cost(s, s.asked_by, card, s.face_of(card).cost, WITH_INK)
            take(game, pick(game, words))
    return []


def test_four_threads_play_what_one_plays_while_others_ask() -> None:
    shared = deals()
    alone = play(shared)
    jobs = [partial(play, shared)] * PLAYING + [partial(ask, shared)] * ASKING
    for positions in in_threads(jobs)[:PLAYING]:
        assert positions == alone


def captains() -> Deal:
    """A table where every card gives strength to its fellows, so that each look ahead reads many texts (8.3.2)."""
    others = Filter((CardType.CHARACTER,), Whose.YOURS, tests=(Other(),))
    gives = Static(affects=others, properties=(Changes(Stat.STRENGTH, Number(1)),))
    deck = [character("Captain", 1, 9, 0, 1, gives)] * 40
    return make_table([deck, deck], Settings(starting_ink=12, opening_hand=20, max_turns=12))


def parade(deal: Deal, seed: int) -> list[str]:
    """What the table looks like while many captains come into play."""
    game = Game.start(deal, seed, log=False)
    seen: list[str] = []
    while not game.over:
        seen.append(str(game.sight(0).play))
        plays = [o for o in game.options if o.verb == PLAY]
        game.choose(plays[0] if plays else game.options[-1])
    return seen


def test_looking_ahead_leaves_other_copies_of_a_card_their_text() -> None:
    """CR 8.3.2: whether a card may enter exerted is asked of a look ahead, which leaves every printed text alone."""
    deal = captains()
    alone = [parade(deal, seed) for seed in range(4)]
    assert any("strength=6" in position for position in alone[0])
    for _ in range(3):
        together = in_threads([partial(parade, deal, seed) for seed in range(4)])
        assert together == alone
