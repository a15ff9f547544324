"""What static texts read of each other and what makes them read differently (6.4).

Grants that cannot feed each other are applied once, and a text is read again only after events that can change it.
Worked out once, when a card is compiled.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Final

from tintero.abilities import ability as ab
from tintero.abilities import amount as am
from tintero.abilities import base
from tintero.abilities import condition as co
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.words import EventKind, Stat, Who, Zone

from ..machinery.face import CLASSIFICATIONS, EVERYTHING, VALUE_OF, keyword_part
from ..machinery.ledger import event_bits
from ..machinery.state import MOMENT


def reads(node: object) -> int:
    """Everything inside the node whose answer depends on what other static texts give."""
    if isinstance(node, (ta.Compare, ta.Equals, am.StatOf, am.StatSum, am.Highest)):
        found = VALUE_OF.get(int(node.stat), 0)
        for f in fields(node):
            found |= reads(getattr(node, f.name))
        return found
    if isinstance(node, ta.WithKeyword):
        return keyword_part(node.keyword)
    if isinstance(node, ta.Classified):
        return CLASSIFICATIONS
    # text that is gained or lost is on or off in a pass of its own
    if isinstance(node, pr.HasAbility):
        return EVERYTHING if counts_while_had(node.ability) else 0
    if isinstance(node, pr.LosesAbility):
        return EVERYTHING
    found = 0
    if isinstance(node, tuple):
        for part in node:
            found |= reads(part)
    elif is_dataclass(node) and not isinstance(node, type):
        for f in fields(node):
            found |= reads(getattr(node, f.name))
    return found


def counts_while_had(ability: base.Ability) -> bool:
    """Whether an ability says something as soon as it is given; one that waits to be used or triggered does not."""
    return not isinstance(ability, (ab.Triggered, ab.Activated, ab.Replacement))


# ---- whom an effect speaks of -------------------------------------------------------------------------------------

# what players do to themselves and their cards, with numbers
IMPERSONAL: Final = (
    ef.Sequence, ef.May, ef.Draw, ef.Discard, ef.GainLore, ef.LoseLore, ef.GetInkDrops, ef.RemoveInkDrops,
    ef.Mill, ef.InkTop, ef.Shuffle,
    am.Number, am.Count, am.CardsInHand, am.CardsInInkwell, am.LoreOf, am.InkDropsOf, am.EventAmount, ta.Players,
    ta.Filter, ta.Classified, ta.Named, ta.WithKeyword, ta.OfInk, ta.Inkable, ta.Song,
)  # fmt: skip
PERSONAL: Final = (Who.ITS_PLAYER, Who.SUBJECTS_PLAYER, Who.OBJECTS_PLAYER, Who.CHALLENGING_PLAYER)


def names_nobody(node: object) -> bool:
    """Whether an effect does the same whichever copy of its card has it, and whatever it saw."""
    if isinstance(node, tuple):
        return all(names_nobody(part) for part in node)
    if isinstance(node, Who):
        return node not in PERSONAL
    if is_dataclass(node) and not isinstance(node, type):
        return isinstance(node, IMPERSONAL) and all(names_nobody(getattr(node, f.name)) for f in fields(node))
    return True


# ---- what makes a static text read differently --------------------------------------------------------------------

ALWAYS: Final = -1  # after every event
EXERTION: Final = event_bits((
    EventKind.EXERTED, EventKind.READIED, EventKind.ENTERED, EventKind.QUESTED, EventKind.CHALLENGED,
))  # fmt: skip
DAMAGE: Final = event_bits((
    EventKind.DAMAGE_DEALT, EventKind.DAMAGE_PUT, EventKind.DAMAGE_TAKEN, EventKind.DAMAGE_REMOVED, EventKind.ENTERED,
))  # fmt: skip
PLACE: Final = event_bits((EventKind.MOVED, EventKind.LEFT_LOCATION))
CARDS: Final = event_bits((
    EventKind.DREW, EventKind.PUT_INTO_HAND, EventKind.DISCARDED, EventKind.INTO_DISCARD, EventKind.LEFT_DISCARD,
    EventKind.INKED, EventKind.PLAYED, EventKind.RETURNED, EventKind.LEFT_PLAY, EventKind.PUT_ON_DECK,
    EventKind.PUT_UNDER, EventKind.ENTERED, EventKind.SHUFFLED, EventKind.MULLIGAN, EventKind.DECK_REFILLED,
))  # fmt: skip
INK: Final = CARDS | event_bits((
    EventKind.INK_PAID, EventKind.INK_READIED, EventKind.INKWELL_CHANGED, EventKind.INK_DROP,
    EventKind.INK_DROP_REMOVED,
))  # fmt: skip
# what is remembered of a turn as what a permanent did, until the next turn begins
DEEDS: Final = MOMENT | event_bits((
    EventKind.EXERTED, EventKind.QUESTED, EventKind.CHALLENGED, EventKind.DAMAGE_DEALT, EventKind.DAMAGE_PUT,
    EventKind.DAMAGE_TAKEN, EventKind.PLAYED, EventKind.PUT_UNDER,
))  # fmt: skip
LORE: Final = event_bits((EventKind.LORE_GAINED, EventKind.LORE_LOST))

# nodes whose answer changes only with these events (or with what stands on the table, which is always noticed)
CHANGED_BY: Final[dict[type, int]] = {
    ta.Exerted: EXERTION, ta.Ready: EXERTION, ta.Damaged: DAMAGE, ta.AtLocation: PLACE, ta.SameLocationAs: PLACE,
    am.CardsInHand: CARDS, am.CardsInInkwell: INK, am.LoreOf: LORE, co.AllInkExerted: INK,
    ta.Classified: 0, ta.Named: 0, ta.WithKeyword: 0, ta.OfInk: 0, ta.Inkable: 0, ta.Song: 0, ta.Other: 0, ta.Not: 0,
    ta.AnyOf: 0, ta.HasCardUnder: 0, ta.Filter: 0, ta.This: 0, ta.IsRef: 0, am.Number: 0, am.Count: 0,
    am.DifferentInks: 0, am.DifferentNames: 0, am.AtMost: 0, am.Plus: 0, am.Minus: 0, co.Exists: 0, co.Is: 0, co.And: 0,
    co.Or: 0, co.Negated: 0, co.CompareAmounts: 0, co.AnyPlayer: 0, co.EveryPlayer: 0, co.YourTurn: MOMENT,
    co.ThisTurn: MOMENT, am.Happened: MOMENT, ta.DidThisTurn: DEEDS, ta.InChallenge: MOMENT, ta.Dry: MOMENT,
    am.Highest: 0, am.HowMany: 0, co.Opponents: 0, co.UsedShift: 0,
    ta.LocationOf: PLACE, am.InkDropsOf: INK, co.FirstTurnNotFirstPlayer: MOMENT,
    ta.Compare: 0, ta.Equals: 0, am.StatOf: 0, am.StatSum: 0,
}  # fmt: skip


def changed_by(node: object) -> int:
    """The events after which a part of a static text must be read again, one bit each."""
    if node is None or isinstance(node, (int, str)):
        return 0
    if isinstance(node, tuple):
        bits = 0
        for part in node:
            bits |= changed_by(part)
        return bits
    if isinstance(node, pr.HasAbility):
        return ALWAYS if counts_while_had(node.ability) else 0
    if isinstance(node, (pr.Property, ta.Target)):
        own = 0
    else:
        found = CHANGED_BY.get(type(node))
        if found is None:
            return ALWAYS
        own = found
    if isinstance(node, (ta.Compare, ta.Equals, am.StatOf, am.StatSum, am.Highest)) and node.stat == Stat.DAMAGE:
        own |= DAMAGE
    if isinstance(node, (co.ThisTurn, am.Happened)):
        own |= 1 << node.event
    if isinstance(node, ta.Filter) and node.zone != Zone.PLAY:
        own |= INK if node.zone == Zone.INKWELL else CARDS
    if is_dataclass(node) and not isinstance(node, type):
        for f in fields(node):
            own |= changed_by(getattr(node, f.name))
    return own


LASTING_WORDS: Final = (Who.YOU, Who.EACH_OPPONENT, Who.EACH_PLAYER, Who.EACH_OTHER_PLAYER)  # always the same players


def players_changed_by(rules: tuple[pr.Imposed, ...]) -> int:
    """The events after which rules may speak of other players."""
    return 0 if all(imposed.who in LASTING_WORDS for imposed in rules) else ALWAYS


def feed_each_other(texts: list[tuple[int, int]]) -> bool:
    """Whether some texts, each by what it reads and gives, can come to read again what they gave themselves."""
    left = texts
    while left:
        given = 0
        for _, writes in left:
            given |= writes
        fed = [text for text in left if text[0] & given]
        if len(fed) == len(left):
            return True
        left = fed
    return False
