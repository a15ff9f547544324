"""The log tells amounts, chosen modes, and why nothing happened."""

from __future__ import annotations

import re

from tests.reading import shared_house
from tintero.table.session import Session


def lines(cards: str, lang: str, seed: int = 3) -> list[str]:
    """A whole game of two equal decks, as the first player reads it."""
    house = shared_house()
    deck = house.load_deck(cards)
    session = Session(house, [deck, deck], ["random", "random"], seed)
    session.computers_move()
    return [text for _, text in session.game.events_for(1).lines(lang)]


def test_what_was_given_is_told_with_its_amount_and_duration() -> None:
    """Lilo - Patient Weaver has strength 2 and Support."""
    told = lines("60 Lilo - Patient Weaver", "en")
    given = re.compile(r"applies to Lilo - Patient Weaver.*: \+2 strength, this turn \(6\.6\.1\.1\)$")
    assert any(given.search(text) for text in told)
    spanish = lines("60 Lilo - Patient Weaver", "es")
    assert any(re.search(r": \+2 de fuerza, este turno \(6\.6\.1\.1\)$", text) for text in spanish)


def test_the_chosen_mode_is_told_before_what_it_does() -> None:
    told = lines("60 Pull the Lever!", "en")
    mode = re.compile(r"^Player \d chooses: draw 2 cards \(6\.1\.5\.2\)$", re.IGNORECASE)
    chosen = [n for n, text in enumerate(told) if mode.search(text)]
    assert chosen
    drew = next(text for text in told[chosen[0] + 1 :] if text)
    assert re.search(r"^(You|Player \d) draws? ", drew)
    assert any(text.startswith(("Eliges: ", "El jugador 2 elige: ")) for text in lines("60 Pull the Lever!", "es"))


def test_why_nothing_happened() -> None:
    """Two decks without a character, and an action that needs one."""
    told = lines("30 Fire the Cannons!\n30 Dinglehopper", "en")
    assert any("does nothing: there is nothing that it could be done to (1.7.7)" in text for text in told)


def test_answers_come_back_with_an_undo_and_a_redo() -> None:
    house = shared_house()
    deck = house.load_deck("60 Pull the Lever!")
    session = Session(house, [deck, deck], ["random", "random"], 3)
    session.computers_move()
    game = session.game
    before = [text for _, text in game.events.lines("en")]
    count = len(game.choices)
    game.undo(count // 2)
    for _ in range(count - len(game.choices)):
        game.redo()
    assert [text for _, text in game.events.lines("en")] == before
