"""What must be true: the state, the open question, what is and is not legal, what waits in the bag."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tintero.abilities.words import Zone
from tintero.rules.event import NO_CARD
from tintero.rules.fast import Permanent, PlayerState, Traits, traits
from tintero.rules.sight import PHASES

from .faults import Failure, in_words, label
from .legal_now import RefusedAct, legal
from .offers import Offer, shown_ref, what_is_offered
from .question_words import question_now
from .scenario import PLAYER, Lines, as_list
from .scenario_table import ScenarioTable, keyword
from .vocabulary import keyword_words, kind_words

ZONE_NAMES: dict[int, str] = {
    Zone.DECK: "deck", Zone.HAND: "hand", Zone.PLAY: "play", Zone.INKWELL: "inkwell", Zone.DISCARD: "discard",
    Zone.UNDER: "under", Zone.FACEDOWN: "under", Zone.OUT: "out",
}  # fmt: skip

# values of a permanent that are compared as they are
VALUES: dict[str, Callable[[Permanent, Traits], int | bool]] = {
    "damage": lambda p, t: p.damage,
    "exerted": lambda p, t: p.exerted,
    "drying": lambda p, t: p.drying,
    "strength": lambda p, t: max(0, t.strength),
    "willpower": lambda p, t: t.willpower,
    "lore": lambda p, t: max(0, t.lore),
}


def differ(what: tuple[str, str], wanted: Any, found: Any) -> Failure:
    """`what`: whose (a card as the file calls it, a player, game, asked, bag) and which of its values."""
    expected, there = in_words(what[1], wanted), in_words(what[1], found)
    return Failure("differs", subject=what[0], key=what[1], what=label(*what), expected=expected, found=there)


def check(table: ScenarioTable, kind: str, value: Any, step: Lines, known: bool) -> list[RefusedAct]:
    """Fails on the first difference; returns why what a `cannot` speaks of is not possible. `known`: see `legal`."""
    refused: list[RefusedAct] = []
    if kind == "see":
        for ref, wanted in value.items():
            see(table, ref, wanted)
    elif kind == "asked":
        asked(table, value)
    elif kind == "bag":
        bag(table, value)
    else:
        for player, act in value.items():
            refused += legal(table, int(player[1:]) - 1, act, kind == "can", step.get("rule"), known)
    return refused


def see(table: ScenarioTable, ref: str, wanted: Lines) -> None:
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
        if key == "exerted" and s.zone[card] == Zone.INKWELL:
            equal((ref, key), value, is_exerted_ink(s.players[s.table.owners[card]], card))
            continue
        if p is None:
            zone = in_words("zone", ZONE_NAMES[s.zone[card]])
            raise Failure(
                "not_in_play", subject=ref, key=key, what=label(ref, key), expected=value, card=ref, zone=zone
            )
        see_permanent(table, ref, p, key, value)


def is_exerted_ink(player: PlayerState, card: int) -> bool:
    """The ready cards of an inkwell are the last ones."""
    return player.inkwell.index(card) < len(player.inkwell) - player.ink_ready


def see_permanent(table: ScenarioTable, ref: str, p: Permanent, key: str, value: Any) -> None:
    """One value of a card in play."""
    s = table.game.state
    t = traits(s, p)
    if key in VALUES:
        equal((ref, key), value, VALUES[key](p, t))
    elif key == "at":
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
            if bool(t.keywords >> int(wanted_word) & 1) != (key == "has"):
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
    if game.over:
        raise Failure("asked_nobody")
    if "player" in wanted:
        equal(("asked", "player"), wanted["player"], f"P{game.to_decide + 1}")
    if "kind" in wanted and wanted["kind"] != game.state.asking:
        raise Failure("asked_kind", expected=kind_words(wanted["kind"]), question=question_now(table))
    offered = what_is_offered(table)
    for key in ("options", "includes", "excludes"):
        if key in wanted:
            compare_options(table, key, as_list(wanted[key]), offered)


def compare_options(table: ScenarioTable, key: str, wanted: list[Any], offered: list[Offer]) -> None:
    names = list(dict.fromkeys(one.words(table) for one in offered))
    left = list(offered)
    for ref in wanted:
        found = [one for one in left if one.is_called(ref, table)]
        said = shown_ref(ref)
        if key == "excludes":
            if found:
                raise Failure("excluded_option", card=said, options=names)
        elif not found:
            raise Failure("missing_option", card=said, options=names)
        elif isinstance(ref, list):
            left.remove(found[0])
        else:
            left = [one for one in left if not one.is_same(found[0])]
    if key == "options" and any(not one.is_done for one in left):
        raise Failure("extra_options", options=[one.words(table) for one in left if not one.is_done])


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
