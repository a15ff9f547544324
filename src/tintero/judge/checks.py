"""What must be true: the state, the open question, what is and is not legal, what waits in the bag."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tintero.abilities.words import Zone
from tintero.rules.event import NO_CARD
from tintero.rules.fast import Permanent, PlayerState, Traits, traits
from tintero.rules.sight import PHASES

from . import expectations as ex
from .faults import Failure, in_words, label
from .legal_now import RefusedAct, legal
from .meant_copy import several
from .offers import Offer, what_is_offered
from .question_words import player_name, question_now
from .scenario_table import ScenarioTable
from .steps import CardRef, Cards, Check
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

OF_PERMANENTS = ("damage", "drying", "strength", "willpower", "lore", "at", "under", "has", "lacks")


def differ(what: tuple[str, str], wanted: Any, found: Any) -> Failure:
    """`what`: whose (a card as the file calls it, a player, game, asked, bag) and which of its values."""
    expected, there = in_words(what[1], wanted), in_words(what[1], found)
    return Failure("differs", subject=what[0], key=what[1], what=label(*what), expected=expected, found=there)


def check(table: ScenarioTable, step: Check, known: bool) -> list[RefusedAct]:
    """Fails on the first difference; returns why what a `cannot` speaks of is not possible. `known`: see `legal`."""
    refused: list[RefusedAct] = []
    match step:
        case ex.See():
            for subject in step.subjects:
                see(table, subject)
        case ex.Asked():
            asked(table, step)
        case ex.Bag():
            bag(table, step.waiting)
        case ex.Can() | ex.Cannot():
            rule = step.rule if isinstance(step, ex.Cannot) else ""
            for tried in step.tries:
                refused += legal(table, tried.player, tried.act, isinstance(step, ex.Can), rule, known)
    return refused


def see(table: ScenarioTable, subject: ex.Seen) -> None:
    match subject:
        case ex.SeeGame():
            see_game(table, subject)
        case ex.SeePlayer():
            for expected in subject.expected:
                see_player(table, subject.player, expected)
        case ex.SeeCard():
            see_card(table, subject)


def see_game(table: ScenarioTable, wanted: ex.SeeGame) -> None:
    s = table.game.state
    winner = None if s.outcome is None else s.outcome.winner
    facts: dict[str, object] = {
        "winner": "none" if winner is None else player_name(winner),
        "over": s.over(),
        "turn": player_name(s.active),
        "phase": PHASES[s.phase],
    }
    for expected in wanted.expected:
        equal(("game", expected.key), expected.value, facts[expected.key])


def see_player(table: ScenarioTable, player: int, expected: ex.Expected) -> None:
    s = table.game.state
    p = s.players[player]
    what = (player_name(player), expected.key)
    cards = {
        "hand": p.hand, "discard": p.discard, "deck": p.deck, "deck_top": p.deck[::-1], "deck_bottom": p.deck[::-1],
        "ink": p.inkwell, "play": [q.card for q in s.in_play.values() if q.owner == player],
    }.get(expected.key, [])  # fmt: skip
    match expected:
        case ex.InkIs():
            ready = {"ready": p.ink_ready, "exerted": len(p.inkwell) - p.ink_ready}
            for part, n in expected.parts:
                equal((what[0], f"ink {part}"), n, ready[part])
        case ex.CardsAre():
            n = len(expected.cards)
            if expected.key == "deck_bottom":
                cards = cards[len(cards) - n :]
            elif expected.key == "deck_top":
                cards = cards[:n]
            same_list(table, what, expected.cards, cards, ordered=expected.key.startswith("deck"))
        case ex.NumberIs():
            equal(what, expected.number, p.lore if expected.key == "lore" else len(cards))


def equal(what: tuple[str, str], wanted: Any, found: Any) -> None:
    if wanted != found:
        raise differ(what, wanted, found)


def same_list(table: ScenarioTable, what: tuple[str, str], wanted: Cards, cards: list[int], ordered: bool) -> None:
    """Each name takes one of the cards; nothing may be left over."""
    left = list(cards)
    names = [table.name(c) for c in cards]
    if len(wanted) != len(left):
        raise differ(what, wanted, names)
    for ref in wanted:
        possible = table.cards(ref)
        pool = left[:1] if ordered else left
        found = [c for c in pool if c in possible]
        if not found:
            raise differ(what, wanted, names)
        left.remove(found[0])


def see_card(table: ScenarioTable, wanted: ex.SeeCard) -> None:
    """True whichever copy is meant; if it depends on that, the file must say.

    What only a permanent has is asked of those in play, unless the zone itself is in question.
    """
    cards = table.cards(wanted.card)
    if not cards:
        raise Failure("no_card", card=wanted.card)
    if any(expected.key in OF_PERMANENTS for expected in wanted.expected) and not wanted.zone:
        cards = [card for card in cards if table.game.state.pid_of[card]] or cards
    faults = {card: fault_of(table, wanted, card) for card in cards}
    if None not in faults.values():
        first = next((c for c in cards if table.game.state.pid_of[c]), cards[0])
        raise faults[first] or Failure("no_card", card=wanted.card)
    if any(faults.values()):
        raise several(table, wanted.card, cards)


def fault_of(table: ScenarioTable, wanted: ex.SeeCard, card: int) -> Failure | None:
    try:
        see_copy(table, wanted, card)
    except Failure as failure:
        return failure
    return None


def see_copy(table: ScenarioTable, wanted: ex.SeeCard, card: int) -> None:
    s = table.game.state
    ref = str(wanted)
    p = s.in_play.get(s.pid_of[card]) if s.pid_of[card] else None
    for expected in wanted.expected:
        what = (ref, expected.key)
        if expected.key == "zone":
            equal(what, expected.value, ZONE_NAMES[s.zone[card]])
        elif expected.key == "cost":
            equal(what, expected.value, s.face_of(card).cost)
        elif expected.key == "exerted" and s.zone[card] == Zone.INKWELL:
            equal(what, expected.value, is_exerted_ink(s.players[s.table.owners[card]], card))
        elif p is None:
            where, value = in_words("zone", ZONE_NAMES[s.zone[card]]), expected.value
            raise Failure(
                "not_in_play", subject=ref, key=what[1], what=label(*what), expected=value, card=ref, zone=where
            )
        else:
            see_permanent(table, what, p, expected)


def is_exerted_ink(player: PlayerState, card: int) -> bool:
    """The ready cards of an inkwell are the last ones."""
    return player.inkwell.index(card) < len(player.inkwell) - player.ink_ready


def see_permanent(table: ScenarioTable, what: tuple[str, str], p: Permanent, expected: ex.Expected) -> None:
    """One value of a card in play."""
    s = table.game.state
    t = traits(s, p)
    match expected:
        case ex.PlaceIs():
            here = s.in_play[p.location].card if p.location in s.in_play else NO_CARD
            found = "none" if here == NO_CARD else table.name(here)
            if expected.place is None:
                equal(what, expected.value, found)
            elif here not in (places := places_called(table, expected.place, p.owner)):
                raise differ(what, expected.value, found)
            elif len(places) > 1:
                raise several(table, expected.place, places)
        case ex.CardsAre():
            same_list(table, what, expected.cards, p.under, ordered=False)
        case ex.KeywordsAre():
            for word in expected.keywords:
                if bool(t.keywords >> int(word) & 1) != (what[1] == "has"):
                    ref, said = what[0], keyword_words(word)
                    raise Failure("lacks" if what[1] == "has" else "has", subject=ref, key=what[1], card=ref, word=said)
        case ex.NumberIs() | ex.StateIs():
            equal(what, expected.value, len(p.under) if what[1] == "under" else VALUES[what[1]](p, t))


def places_called(table: ScenarioTable, ref: CardRef, player: int) -> list[int]:
    """The locations in play that the words can mean; a character is at one of its own player's."""
    s = table.game.state
    return [card for card in table.cards(ref) if s.pid_of[card] and s.table.owners[card] == player]


def asked(table: ScenarioTable, wanted: ex.Asked) -> None:
    game = table.game
    if game.over:
        raise Failure("asked_nobody")
    if wanted.player is not None:
        equal(("asked", "player"), player_name(wanted.player), player_name(game.to_decide))
    if wanted.kind and wanted.kind != game.state.asking:
        raise Failure("asked_kind", expected=kind_words(wanted.kind), question=question_now(table))
    offered = what_is_offered(table)
    for key, options in wanted.lists.items():
        compare_options(table, key, options, offered)


def compare_options(table: ScenarioTable, key: str, wanted: ex.Options, offered: list[Offer]) -> None:
    names = list(dict.fromkeys(one.words(table) for one in offered))
    left = list(offered)
    for ref in wanted:
        found = [one for one in left if one.is_called(ref, table)]
        said = said_option(ref)
        if key == "excludes":
            if found:
                raise Failure("excluded_option", card=said, options=names)
        elif not found:
            raise Failure("missing_option", card=said, options=names)
        elif isinstance(ref, ex.OptionPair):
            left.remove(found[0])
        else:
            left = [one for one in left if not one.is_same(found[0])]
    if key == "options" and any(not one.is_done for one in left):
        raise Failure("extra_options", options=[one.words(table) for one in left if not one.is_done])


def said_option(ref: ex.OptionRef) -> object:
    """As it is shown: numbers are numbers, yes and no are words of the language."""
    if isinstance(ref, ex.OptionWord) and ref.word != ex.NOTHING:
        return ref.word == ex.YES
    return ref.number if isinstance(ref, ex.OptionNumber) else str(ref)


def bag(table: ScenarioTable, wanted: tuple[ex.Waiting, ...]) -> None:
    waiting = list(table.game.state.bag)
    names = [f"{player_name(e.player)} {table.name(e.card)}" for e in waiting]
    if len(waiting) != len(wanted):
        raise differ(("bag", ""), [w.value for w in wanted], names)
    for one in wanted:
        found = [
            e
            for e in waiting
            if (one.player is None or e.player == one.player) and (one.card is None or e.card in table.cards(one.card))
        ]
        if not found:
            raise differ(("bag", ""), [w.value for w in wanted], names)
        waiting.remove(found[0])
