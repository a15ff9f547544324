"""What a card can do, must do, or cannot, as plain numbers, which is what traits hold (see `words.Doing`)."""

from __future__ import annotations

from typing import Final

from tintero.abilities.words import Doing

QUEST: Final = int(Doing.QUEST)
CHALLENGE: Final = int(Doing.CHALLENGE)
BE_CHALLENGED: Final = int(Doing.BE_CHALLENGED)
READY: Final = int(Doing.READY)
READY_AT_START: Final = int(Doing.READY_AT_START)
SING: Final = int(Doing.SING)
MOVE: Final = int(Doing.MOVE)
BE_DEALT_DAMAGE: Final = int(Doing.BE_DEALT_DAMAGE)
BE_CHOSEN: Final = int(Doing.BE_CHOSEN)
CHALLENGE_READY: Final = int(Doing.CHALLENGE_READY)
QUEST_WHILE_DRYING: Final = int(Doing.QUEST_WHILE_DRYING)
MOVE_HERE_FREE: Final = int(Doing.MOVE_HERE_FREE)
SING_ALONE: Final = int(Doing.SING_ALONE)
TAKE_CHALLENGE_DAMAGE: Final = int(Doing.TAKE_CHALLENGE_DAMAGE)
CHALLENGE_WHILE_DRYING: Final = int(Doing.CHALLENGE_WHILE_DRYING)
MUST_QUEST: Final = int(Doing.MUST_QUEST)
MUST_BE_CHOSEN: Final = int(Doing.MUST_BE_CHOSEN)
HAVE_DAMAGE_REMOVED: Final = int(Doing.HAVE_DAMAGE_REMOVED)
