"""What a game is set up with: numbers that formats change, and the named open points of the rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from tintero.abilities.base import Node


class Asks(IntEnum):
    """Which questions are put to the players (`machinery.ask_or_settle`)."""

    WHAT_MATTERS = 0  # at a table: nothing of which everybody can see that every answer leads to the same
    EVERYTHING = 1  # before a judge: whatever the rules give


@dataclass(frozen=True)
class OpenPoints(Node):
    """Where the rules are silent or contradict themselves: one named setting each, with our default."""

    # 1.8.4: a check applies its results starting with the active player; False: with the starting player.
    check_starts_with_active_player: bool = True
    # 1.8.4: a player who wins and loses in one check wins.
    win_beats_loss: bool = True
    # 1.9.5: "damage dealt" counts as an amount: the final number; True: the number before reductions.
    dealt_amount_is_base: bool = False
    # 3.2.1: cards are readied before "during your turn" effects begin to apply.
    ready_before_during_your_turn: bool = True
    # 3.2.2.2: no check between the lore of locations and the first trigger of the Set step.
    check_after_location_lore: bool = False
    # 4.6.9: a challenged location that leaves play ends the challenge. Nothing reads this: a location deals no
    # damage and one that is gone takes none, so both answers play the same; a test holds that.
    leaving_location_ends_challenge: bool = True
    # 4.7: a character may move to the location it is already at.
    move_to_same_location: bool = False
    # 5.3.6.2: strength 0 with a damage increase still deals nothing.
    zero_strength_deals_increase: bool = False
    # 4.3.3.2: an action moves to the discard before the check that follows it.
    action_discarded_before_check: bool = True
    # 8.1.2: a card with Singer that gains another Singer keeps its printed number; True: uses the higher one.
    higher_singer_counts: bool = False
    # 8.10.6: damage of the two bases of a Duo or Combo Shift adds up.
    two_bases_sum_damage: bool = True
    # 8.10.8.5: the base that resurfaces after Temporary Shift keeps the orientation of the character.
    resurfaced_base_keeps_orientation: bool = True
    # 8.10.9: Temporary [Classification] Shift needs the classification only, not also the name.
    fused_shift_needs_name: bool = False
    # 6.5.3: a "would be dealt" shield is spent by damage already reduced to zero.
    shield_spent_by_zero_damage: bool = True
    # 8.3.2: Bodyguard that the character only has because of its own text in play comes too late to enter exerted.
    own_granted_bodyguard_enters_exerted: bool = False
    # 8.x: Adventurous bars ending the turn while the character is ready and able to quest.
    adventurous_gates_end_of_turn: bool = True
    # 6.1.8: "for each …, you may …" asks once for each; False: one answer counts for all.
    for_each_may_asks_each: bool = True
    # 6.1.10: how often one and the same step may be taken in a turn before something different has to be done.
    loop_repetitions: int = 100
    # 6.1.10: how much may resolve while nobody can do anything else, before the game is a draw.
    forced_loop_limit: int = 1000
    # 9.1: a team wins when one of its members has enough lore; True: when all of them have it together.
    team_lore_adds_up: bool = False
    # 9.1: teammates do not see each other's hands; True: they do.
    teammates_see_hands: bool = False
    # 9.2.3: if the active player leaves a multiplayer game, their turn ends.
    leaving_ends_turn: bool = True
    # 2.1.3.2: after a drawn game whoever had the choice of the start has it again (by chance after a start by
    # chance); False: the player who did not start the drawn game chooses.
    drawn_game_keeps_start_choice: bool = True


@dataclass(frozen=True)
class Settings(Node):
    """The parameters of one game (1.2.1, 2.2, 10.2)."""

    players: int = 2
    lore_to_win: int = 20
    opening_hand: int = 7
    starting_ink: int = 0  # Pack Rush: two marketing cards that are only ink
    reshuffle_empty_deck: bool = False  # Pack Rush: the shuffled discard replaces an empty deck
    teams: tuple[int, ...] = ()  # team number per player; none: everybody alone
    simultaneous_turns: bool = False  # 9.3: a team takes its turn together
    max_turns: int = 0  # 0: no limit; else the game is a draw after so many turns (tournament time, 3.4)
    open_points: OpenPoints = field(default_factory=OpenPoints)
    asks: Asks = Asks.WHAT_MATTERS


CONSTRUCTED = Settings()
PACK_RUSH = Settings(lore_to_win=15, opening_hand=5, starting_ink=2, reshuffle_empty_deck=True)
