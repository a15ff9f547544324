"""The numbers that the policy weighs with, in rough units of ink. Only sizes matter: it compares."""

from __future__ import annotations

from typing import Final


class Weights:
    """What something is worth: set by hand at first, some then by play."""

    __slots__ = (
        "ability",
        "board",
        "bodyguard",
        "burden",
        "challenger",
        "chip",
        "copies",
        "danger",
        "evasive",
        "location_text",
        "location_willpower",
        "lore",
        "other",
        "patience",
        "resist",
        "risk",
        "rush",
        "scratch",
        "shifted",
        "singing",
        "strength",
        "support",
        "wait",
        "ward",
        "willpower",
    )

    def __init__(self) -> None:
        self.lore = 1.5  # one lore, early in the game
        self.strength = 0.5
        self.willpower = 0.5
        self.evasive = 1.0
        self.bodyguard = 0.5
        self.ward = 0.5
        self.support = 0.5
        self.rush = 0.5
        self.burden = 0.5  # Reckless, Adventurous: taken away
        self.challenger = 0.3
        self.resist = 0.6
        self.ability = 0.5  # each of a character
        self.location_willpower = 0.3
        self.location_text = 1.0  # each ability of a location
        self.other = 0.5  # an item or action, beyond its cost
        self.board = 0.6  # a bonus for each card put into play: more cards early beat one big card
        self.wait = 1.5  # for each turn that a card cannot be played yet
        self.copies = 0.4  # for each other copy in hand
        self.shifted = 0.8  # of the character that is covered
        self.singing = 2.0  # lore that singing together gives up
        self.risk = 1.0  # how much of what a quest exposes is feared
        self.patience = 0.2  # how much of the lore given up counts against a challenge
        self.danger = 2.0  # what a challenge is worth more when the opponent is about to win
        self.chip = 0.25  # damage that does not banish
        self.scratch = 0.3  # damage taken that does not banish

    def to_list(self) -> list[float]:
        """In the order of `NAMES`."""
        return [
            self.ability, self.board, self.bodyguard, self.burden, self.challenger, self.chip, self.copies,
            self.danger, self.evasive, self.location_text, self.location_willpower, self.lore, self.other,
            self.patience, self.resist, self.risk, self.rush, self.scratch, self.shifted, self.singing, self.strength,
            self.support, self.wait, self.ward, self.willpower,
        ]  # fmt: skip

    def take(self, numbers: list[float]) -> None:
        """The reverse of `to_list`."""
        (
            self.ability, self.board, self.bodyguard, self.burden, self.challenger, self.chip, self.copies,
            self.danger, self.evasive, self.location_text, self.location_willpower, self.lore, self.other,
            self.patience, self.resist, self.risk, self.rush, self.scratch, self.shifted, self.singing, self.strength,
            self.support, self.wait, self.ward, self.willpower,
        ) = numbers  # fmt: skip


NAMES: Final[tuple[str, ...]] = (
    "ability", "board", "bodyguard", "burden", "challenger", "chip", "copies", "danger", "evasive", "location_text",
    "location_willpower", "lore", "other", "patience", "resist", "risk", "rush", "scratch", "shifted", "singing",
    "strength", "support", "wait", "ward", "willpower",
)  # fmt: skip
