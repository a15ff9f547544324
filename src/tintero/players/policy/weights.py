"""The numbers that the policy weighs with, in rough units of ink. Only sizes matter: it compares."""

from __future__ import annotations

from typing import Final


class Weights:
    """What something is worth: set by hand, then moved by self-play.

    `tintero lab tune --rounds 900 --pairs 60 --seed 11` found these, before the policy learnt to ask whether there is
    anybody to do something to; they won 51.7 % of 6,000 games on other seeds against those set by hand.
    """

    __slots__ = (
        "ability", "board", "bodyguard", "burden", "challenger", "chip", "copies", "danger", "evasive", "location_text",
        "location_willpower", "lore", "other", "patience", "resist", "risk", "rush", "scratch", "shifted", "singing",
        "strength", "support", "wait", "ward", "willpower",
    )  # fmt: skip

    def __init__(self) -> None:
        self.lore = 1.6  # one lore, early in the game
        self.strength = 0.612
        self.willpower = 0.484
        self.evasive = 1.19
        self.bodyguard = 0.478
        self.ward = 0.487
        self.support = 0.547
        self.rush = 0.477
        self.burden = 0.475  # Reckless, Adventurous: taken away
        self.challenger = 0.316
        self.resist = 0.585
        self.ability = 0.435  # each of a character
        self.location_willpower = 0.254
        self.location_text = 1.02  # each ability of a location
        self.other = 0.509  # an item or action, beyond its cost
        self.board = 0.605  # a bonus for each card put into play: more cards early beat one big card
        self.wait = 1.4  # for each turn that a card cannot be played yet
        self.copies = 0.429  # for each other copy in hand
        self.shifted = 0.834  # of the character that is covered
        self.singing = 2.01  # lore that singing together gives up
        self.risk = 0.754  # how much of what a quest exposes is feared
        self.patience = 0.2  # how much of the lore given up counts against a challenge
        self.danger = 2.26  # what a challenge is worth more when the opponent is about to win
        self.chip = 0.253  # damage that does not banish
        self.scratch = 0.304  # damage taken that does not banish

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
