"""What must be true: the state, the open question, what is and is not legal, what waits in the bag."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from tintero.abilities.words import DeckEnd, EventKind, ShiftBase
from tintero.rules import option as op
from tintero.rules.book.actions.entering import may_enter_exerted
from tintero.rules.book.actions.playable import shifts_of
from tintero.rules.book.effects.affecting import MoveCards
from tintero.rules.book.effects.looking import PutRest
from tintero.rules.event import NO_CARD
from tintero.rules.machinery import pieces as st
from tintero.rules.machinery.pieces import Permanent
from tintero.rules.machinery.program import Running
from tintero.rules.machinery.traits import refresh
from tintero.rules.view import PHASES

from .acts import TURN_ACTS, Acting, as_list, turn_option
from .faults import Failure, label
from .question_words import question_now, reason_words, replacing
from .scenario import PLAYER, Lines
from .scenario_table import ScenarioTable, keyword
from .vocabulary import keyword_words, kind_words

ZONE_NAMES = {
    st.DECK: "deck", st.HAND: "hand", st.PLAY: "play", st.INKWELL: "inkwell", st.DISCARD: "discard", st.UNDER: "under",
    st.FACEDOWN: "under", st.OUT: "out",
}

# values of a permanent that are compared as they are
VALUES: dict[str, Callable[[Permanent], int | bool]] = {
    "damage": lambda p: p.damage,
    "exerted": lambda p: p.exerted,
    "drying": lambda p: p.drying,
    "strength": lambda p: max(0, p.traits.strength),
    "willpower": lambda p: p.traits.willpower,
    "lore": lambda p: max(0, p.traits.lore),
}


def differ(what: tuple[str, str], wanted: Any, found: Any) -> Failure:
    """`what`: whose (a card as the file calls it, a player, game, asked, bag) and which of its values."""
    return Failure("differs", subject=what[0], key=what[1], what=label(*what), expected=wanted, found=found)


def check(table: ScenarioTable, kind: str, value: Any, step: Lines) -> None:
    if kind == "see":
        for ref, wanted in value.items():
            see(table, ref, wanted)
    elif kind == "asked":
        asked(table, value)
    elif kind == "bag":
        bag(table, value)
    else:
        for player, act in value.items():
            legal(table, int(player[1:]) - 1, act, kind == "can", step.get("rule"))


def see(table: ScenarioTable, ref: str, wanted: Lines) -> None:
    s = table.game.state
    if s.stale:
        refresh(s)
    if ref == "game":
        see_game(table, wanted)
    elif PLAYER.match(ref):
        see_player(table, int(ref[1:]) - 1, wanted)
    else:
        see_card(table, ref, wanted)


def see_game(table: ScenarioTable, wanted: Lines) -> None:
    s = table.game.state
    winner = None if s.outcome is None else s.outcome.winner
    facts: dict[str, Any] = {
        "winner": "none" if winner is None else f"P{winner + 1}",
        "over": s.over(),
        "turn": f"P{s.active + 1}",
        "phase": PHASES[s.phase],
    }
    for key, value in wanted.items():
        if facts[key] != value:
            raise differ(("game", key), value, facts[key])


def see_player(table: ScenarioTable, player: int, wanted: Lines) -> None:
    s = table.game.state
    p = s.players[player]
    name = f"P{player + 1}"
    for key, value in wanted.items():
        if key == "lore":
            equal((name, "lore"), value, p.lore)
        elif key == "deck":
            equal((name, "deck"), value, len(p.deck))
        elif key in ("deck_top", "deck_bottom"):
            cards = p.deck[::-1]
            n = len(as_list(value))
            part = cards[:n] if key == "deck_top" else cards[len(cards) - n :]
            same_list(table, (name, key), as_list(value), part, ordered=True)
        elif key == "ink":
            if isinstance(value, dict):
                ready = {"ready": p.ink_ready, "exerted": len(p.inkwell) - p.ink_ready}
                for k, v in value.items():
                    equal((name, f"ink {k}"), v, ready[k])
            else:
                equal((name, "ink"), value, len(p.inkwell))
        else:
            mine = [q.card for q in s.in_play.values() if q.owner == player]
            cards = {"hand": p.hand, "discard": p.discard}.get(key, mine)
            if isinstance(value, list):
                same_list(table, (name, key), value, cards, ordered=False)
            else:
                equal((name, key), value, len(cards))


def equal(what: tuple[str, str], wanted: Any, found: Any) -> None:
    if wanted != found:
        raise differ(what, wanted, found)


def same_list(table: ScenarioTable, what: tuple[str, str], wanted: list[Any], cards: list[int], ordered: bool) -> None:
    """Each name takes one of the cards; nothing may be left over."""
    left = list(cards)
    names = [table.name(c) for c in cards]
    if len(wanted) != len(left):
        raise differ(what, wanted, names)
    for ref in wanted:
        possible = table.cards(str(ref))
        pool = left[:1] if ordered else left
        found = [c for c in pool if c in possible]
        if not found:
            raise differ(what, wanted, names)
        left.remove(found[0])


def see_card(table: ScenarioTable, ref: str, wanted: Lines) -> None:
    s = table.game.state
    card = the_card(table, ref, wanted)
    p = s.in_play.get(s.pid_of[card]) if s.pid_of[card] else None
    for key, value in wanted.items():
        if key == "zone":
            equal((ref, "zone"), value, ZONE_NAMES[s.zone[card]])
            continue
        if key == "cost":
            equal((ref, "cost"), value, s.face_of(card).cost)
            continue
        if p is None:
            zone = ZONE_NAMES[s.zone[card]]
            raise Failure(
                "not_in_play", subject=ref, key=key, what=label(ref, key), expected=value, card=ref, zone=zone
            )
        see_permanent(table, ref, p, key, value)


def see_permanent(table: ScenarioTable, ref: str, p: Permanent, key: str, value: Any) -> None:
    """One value of a card in play."""
    if key in VALUES:
        equal((ref, key), value, VALUES[key](p))
    elif key == "at":
        s = table.game.state
        here = s.in_play[p.location].card if p.location in s.in_play else NO_CARD
        found = "none" if here == NO_CARD else table.name(here)
        if value == "none" or value is None:
            equal((ref, "at"), "none", found)
        elif here not in table.cards(str(value)):
            raise differ((ref, "at"), value, found)
    elif key == "under":
        if isinstance(value, list):
            same_list(table, (ref, "under"), value, p.under, ordered=False)
        else:
            equal((ref, "under"), value, len(p.under))
    elif key in ("has", "lacks"):
        for word in as_list(value):
            wanted_word = keyword(str(word))
            if bool(p.traits.keywords >> int(wanted_word) & 1) != (key == "has"):
                said = keyword_words(wanted_word)
                raise Failure("lacks" if key == "has" else "has", subject=ref, key=key, card=ref, word=said)


def the_card(table: ScenarioTable, ref: str, wanted: Lines) -> int:
    """The one card the words mean; of several copies, the one in the zone that is looked for."""
    found = table.cards(ref)
    if not found:
        raise Failure("no_card", card=ref)
    s = table.game.state
    if len(found) > 1 and "zone" in wanted:
        there = [c for c in found if ZONE_NAMES[s.zone[c]] == wanted["zone"]]
        if there:
            return there[0]
    if len(found) > 1:
        in_play = [c for c in found if s.pid_of[c]]
        if in_play:
            return in_play[0]
    return found[0]


def asked(table: ScenarioTable, wanted: Lines) -> None:
    game = table.game
    settle_orders(table)
    if game.over:
        raise Failure("asked_nobody")
    if "player" in wanted:
        equal(("asked", "player"), wanted["player"], f"P{game.to_decide + 1}")
    if "kind" in wanted and wanted["kind"] != game.state.asking:
        raise Failure("asked_kind", expected=kind_words(wanted["kind"]), question=question_now(table))
    offered = [offered_card(table, o) for o in game.options if o.verb not in (op.DONE, op.END)]
    for key in ("options", "includes", "excludes"):
        if key in wanted:
            compare_options(table, key, as_list(wanted[key]), offered)


def offered_card(table: ScenarioTable, o: op.Option) -> int:
    """A physical card, or -1 - player."""
    if o.verb == op.PLAYER:
        return -1 - o.a
    if o.verb == op.TRIGGER:
        return next(e.card for e in table.game.state.bag if e.number == o.a)
    if o.verb == op.EFFECT:
        return replacing(table)[o.a].card
    return o.a


def compare_options(table: ScenarioTable, key: str, wanted: list[Any], offered: list[int]) -> None:
    names = sorted({f"P{-c}" if c < 0 else table.name(c) for c in offered})
    left = list(dict.fromkeys(offered))
    for ref in wanted:
        name = str(ref)
        possible = [-int(name[1:])] if PLAYER.match(name) else table.cards(name)
        found = [c for c in left if c in possible]
        if key == "excludes":
            if found:
                raise Failure("excluded_option", card=name, options=names)
        elif not found:
            raise Failure("missing_option", card=name, options=names)
        else:
            left.remove(found[0])
    if key == "options" and left:
        raise Failure("extra_options", options=[f"P{-c}" if c < 0 else table.name(c) for c in left])


def bag(table: ScenarioTable, wanted: list[Any]) -> None:
    waiting = list(table.game.state.bag)
    names = [f"P{e.player + 1} {table.name(e.card)}" for e in waiting]
    if len(waiting) != len(wanted):
        raise differ(("bag", ""), [dict(w) for w in wanted], names)
    for entry in wanted:
        found = [
            e
            for e in waiting
            if ("player" not in entry or e.player == int(str(entry["player"])[1:]) - 1)
            and ("card" not in entry or e.card in table.cards(str(entry["card"])))
        ]
        if not found:
            raise differ(("bag", ""), [dict(w) for w in wanted], names)
        waiting.remove(found[0])


def legal(table: ScenarioTable, player: int, act: Any, can: bool, rule: Any) -> None:
    game = table.game
    if act == "concede":  # CR 2.3.3.4: at any time, as long as the game goes on
        if (not game.over) != can:
            raise Failure("should_be_illegal" if not can else "should_be_possible", question=question_now(table))
        return
    if act == "end turn":
        option = op.Option(op.END)
    elif isinstance(act, Lines) and not any(k in act for k in TURN_ACTS):
        if answer_is_legal(table, player, act) != can:
            raise Failure("should_be_possible" if can else "should_be_illegal", question=question_now(table))
        return
    else:
        option = turn_option(table, player, act)
    ok = option in game.options and game.to_decide == player
    if ok and option.verb == op.SHIFT and isinstance(act, Lines):
        kind = shifts_of(game.state, player, option.a)[option.c].kind
        ok = kind.base != ShiftBase.TWO_NAMES or len(as_list(act["shift"])) == 2
    if ok and isinstance(act, Lines) and any(k in act for k in ("shift", "sing", "discard", "exert", "banish")):
        ok = turn_is_legal(table, player, act)
    if ok and isinstance(act, Lines) and act.get("exerted"):
        ok = may_enter_exerted(game.state, player, option.a)
    if ok == can:
        if not can and rule is not None:
            reason = game.why_not(option)
            cited = reason.rule if reason is not None else "none"
            if cited != str(rule) and not cited.startswith(f"{rule}."):
                words = reason_words(reason.name) if reason is not None else None
                raise Failure("other_rule", expected=rule, found=cited, reason=words)
        return
    reason = game.why_not(option)
    if ok or reason is None:
        raise Failure("should_be_illegal" if ok else "should_be_possible", question=question_now(table))
    raise Failure("should_be_legal", reason=reason_words(reason.name), rule=reason.rule)


def turn_is_legal(table: ScenarioTable, player: int, act: Lines) -> bool:
    """Tried on a copy, with the bases, singers and cost cards that the act names."""
    trial = copy(table)
    trial.game = table.game.clone(log=True)
    try:
        Acting(trial, player).turn(act)
    except Failure:
        return False
    return True


def answer_is_legal(table: ScenarioTable, player: int, act: Lines) -> bool:
    """Tried on a copy: the answer is accepted and the question is answered with it."""
    trial = copy(table)
    trial.game = table.game.clone(log=True)
    acting = Acting(trial, player)
    try:
        acting.answer(act)
    except Failure:
        return False
    if not isinstance(act.get("choose"), list):
        return True
    # a pick that the game had to add means that the list alone was not a legal answer
    settled = [e.answer for e in trial.game.events[:2] if e.kind == EventKind.SETTLED and e.answer is not None]
    added = any(answer.verb == op.CARD for answer in settled)
    return not added and not acting.same_question(act["choose"])


def settle_orders(table: ScenarioTable) -> None:
    """The order of cards going to a deck bottom or a discard pile is settled unless the scenario answers it."""
    game = table.game
    while not game.over and game.state.asking == op.ORDER and is_cosmetic(table):
        game.choose(0)


def is_cosmetic(table: ScenarioTable) -> bool:
    f = table.game.state.stack[-1]
    if not isinstance(f, Running):
        return False
    asking = f.code[f.at]
    return isinstance(asking, (PutRest, MoveCards)) and asking.to.end != DeckEnd.TOP
