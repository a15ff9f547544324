"""Who sits where, as it was typed: `--players my_bots.py:Quester,greedy`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tintero.cli.user_error import UserError
from tintero.players.chosen import Chosen, chosen_player, chosen_players, short_name
from tintero.players.registry import LEVELS
from tintero.words import say

USUAL = "greedy"
RIVAL = "medium"  # whom a person plays against, if nothing is said
HUMAN = "human"  # somebody at this terminal

Somebody = TypeVar("Somebody")


def all_players(text: str | None) -> list[Chosen]:
    """As many as were named."""
    return chosen_players(USUAL if text is None else text)


def players_of(text: str | None, seats: int) -> list[Chosen]:
    """One player for each seat; a single one is for all."""
    return _one_each(all_players(text), seats)


def rivals_of(text: str | None, seats: int | None, usual: str = RIVAL) -> list[str]:
    """Where the others at a table of so many seats are found, people among them; else as many as were named."""
    parts = [usual] if text is None else text.split(",")
    rivals = [HUMAN if part.strip().lower() == HUMAN else chosen_player(part).address for part in parts]
    return rivals if seats is None else _one_each(rivals, seats - 1)


def seats_with(seats: Sequence[str], players: str) -> list[str]:
    """These seats, with other players where computers sit: one for each of them, or one for all."""
    computers = [n for n, seat in enumerate(seats) if seat != HUMAN]
    found = list(seats)
    for n, player in zip(computers, _one_each(chosen_players(players), len(computers)), strict=True):
        found[n] = player.address
    return found


def called(seat: str, lang: str) -> str:
    """What people call the player in this seat: a level in words, any other player by its name."""
    return say(f"bots.level_{seat}", lang) if seat in LEVELS else short_name(seat)


def _one_each(named: list[Somebody], seats: int) -> list[Somebody]:
    if len(named) == 1:
        return named * seats
    if len(named) != seats:
        raise UserError("bots.players_count", count=len(named), seats=seats)
    return named
