"""Answers to every question that is not a turn action. Anything unforeseen gets the first option."""

from __future__ import annotations

from tintero.rules import option as op
from tintero.rules.fast import (
    DECK,
    FACEDOWN,
    INKWELL,
    State,
    are_opponents,
    choice_after_yes,
    is_asked_to_sing,
    is_paying,
    open_choice,
)
from tintero.rules.option import Option
from tintero.rules.seen import knows

from .fighting import wants_exerted
from .intent import HARMS, HELPS, UNCLEAR, intent
from .mind import Mind
from .spending import price, toss
from .worth import face_worth, known_worth


def answer(s: State, mind: Mind, me: int, options: list[Option]) -> int:
    kind = s.asking
    if kind == op.HAND:
        return opening_hand(s, me, options)
    if kind == op.MAY:
        return may(s, me, options)
    if kind == op.CHOOSE:
        return choose(s, mind, me, options)
    if kind == op.AMOUNT:
        return amount(s, options)
    if kind == op.NAME:
        return name(s, me, options)
    if kind == op.ORDER:
        return order(s, mind, me, options)
    return 0


def find(options: list[Option], verb: int) -> int | None:
    for i, o in enumerate(options):
        if o.verb == verb:
            return i
    return None


def opening_hand(s: State, me: int, options: list[Option]) -> int:
    unwanted = toss(s, me)
    for i, o in enumerate(options):
        if o.verb == op.CARD and o.a in unwanted:
            return i
    return find(options, op.DONE) or 0


def may(s: State, me: int, options: list[Option]) -> int:
    """Yes, unless the only things to harm are one's own, or the only things to help are not."""
    yes = find(options, op.YES)
    no = find(options, op.NO)
    if yes is None or no is None:
        return 0
    if is_asked_to_sing(s):
        return yes
    if is_paying(s):  # the only other yes or no of a play: whether it enters exerted
        return yes if wants_exerted(s, me) else no
    choice = choice_after_yes(s)
    wish = intent(choice)
    if choice is None or wish == UNCLEAR:
        return yes
    cards = choice.cards(s)
    opposing = [are_opponents(s, me, s.table.owners[c]) for c in cards]
    if not cards or (wish == HARMS) in opposing:
        return yes
    return no


def choose(s: State, mind: Mind, me: int, options: list[Option]) -> int:
    paying = is_paying(s)
    done = find(options, op.DONE)
    if paying and done is not None:
        return done  # enough singers, or a base that suffices
    wish = HARMS if paying else intent(open_choice(s))
    best: int | None = None
    most = 0.0
    for i, o in enumerate(options):
        if o.verb == op.CARD:
            score = wanted(s, mind, me, o.a, wish)
        elif o.verb == op.PLAYER:
            score = wanted_player(s, me, o.a, wish)
        elif o.verb in (op.PLAY, op.SHIFT, op.SING, op.SING_TOGETHER):
            score = 20.0 + (price(s, mind, me, o)[1] if o.b < 0 or s.pid_of[o.b] or o.verb == op.PLAY else 0.0)
        else:
            continue
        if best is None or score > most:
            best, most = i, score
    if best is None:
        return done or 0
    # "up to": stop when whatever is left would be a mistake
    return done if done is not None and most < 0 else best


def wanted(s: State, mind: Mind, me: int, card: int, wish: int) -> float:
    """How gladly this card is chosen; negative if it should be spared."""
    value = known_worth(s, mind, me, card)
    opposing = are_opponents(s, me, s.table.owners[card])
    pid = s.pid_of[card]
    if wish == HARMS:
        return 10.0 + value if opposing else -10.0 - value
    if wish == HELPS:
        if pid and pid in s.in_play and not s.in_play[pid].exerted and not s.in_play[pid].drying:
            value += 3.0  # it can still act this turn
        return -10.0 - value if opposing else 10.0 + value
    return 20.0 + value if opposing else value


def wanted_player(s: State, me: int, player: int, wish: int) -> float:
    lore = s.players[player].lore
    if are_opponents(s, me, player):
        return -10.0 - lore if wish == HELPS else 10.0 + lore
    if wish == HELPS:
        return 20.0 if player == me else 15.0
    return -5.0


def amount(s: State, options: list[Option]) -> int:
    """As much as possible; but ink drops are kept for later."""
    numbers = [(o.a, i) for i, o in enumerate(options) if o.verb == op.NUMBER]
    if not numbers:
        return 0
    return min(numbers)[1] if is_paying(s) else max(numbers)[1]


def name(s: State, me: int, options: list[Option]) -> int:
    """The most common name among the cards of one's own list that have not been seen yet."""
    counts: dict[str, int] = {}
    for card, owner in enumerate(s.table.owners):
        if owner == me and s.zone[card] in (DECK, INKWELL, FACEDOWN) and not knows(s, me, card):
            for one in s.face_of(card).definition.names:
                counts[one] = counts.get(one, 0) + 1
    best = 0
    most = -1
    for i, o in enumerate(options):
        if o.verb == op.NAMED:
            count = counts.get(s.table.names[o.a], 0)
            if count > most:
                best, most = i, count
    return best


def order(s: State, mind: Mind, me: int, options: list[Option]) -> int:
    """In the order offered; a card that is too dear for a while goes to the bottom."""
    first = options[0]
    if first.verb != op.TOP or not knows(s, me, first.a):
        return 0
    face = s.face_of(first.a)
    if face.cost <= len(s.players[me].inkwell) + 2 and face_worth(mind, face) > 0:
        return 0
    for i, o in enumerate(options):
        if o.verb == op.BOTTOM and o.a == first.a:
            return i
    return 0
