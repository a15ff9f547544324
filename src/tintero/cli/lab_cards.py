"""`tintero lab cards` and `tintero lab openings`: the cards of one deck."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tintero.cli.experimenting import How, Typed, apart, meeting, signed, span, table, told
from tintero.cli.here import Here
from tintero.cli.told_figures import percent
from tintero.cli.user_error import UserError
from tintero.lab.experiments.field import Contender, Rate
from tintero.lab.experiments.impact import CardWorth, Impact, impact
from tintero.lab.experiments.many_cards import SURE
from tintero.lab.experiments.opening_games import HAND
from tintero.lab.experiments.openings import HandTried, Openings, Way, openings, try_hand
from tintero.lab.report import wilson
from tintero.words import decimal, listed

GAMES: Final = 1000
PAIRS: Final = 400


def cards_command(here: Here, deck: str, against: str | None, typed: Typed) -> None:
    how = How.of(here, typed, GAMES)
    mine, field = meeting(here, deck, against)
    how.play_and_tell(here, lambda crew: impact(mine, field, how.terms, crew, how.games), tell_impact)


def tell_impact(here: Here, found: Impact) -> None:
    low, high = wilson(found.rate.won, found.rate.games)
    told(
        here, "lab.cards_head", deck=found.deck, rate=_rate(here, found.rate), low=percent(here, low),
        high=percent(here, high),
    )  # fmt: skip
    head = here.say("lab.cards_columns").split(";")
    table(here, ["", *head], [_card_row(here, card) for card in found.order])
    here.wrapped(here.say("lab.cards_note"), 0)


def _card_row(here: Here, card: CardWorth) -> list[str]:
    seen = card.observed
    improvement = "–" if seen.improvement is None else signed(here, seen.improvement)
    return [
        f"{card.copies} {card.name}", *apart(here, card.paired), _q(here, card.q), _rate(here, seen.opening),
        _rate(here, seen.in_hand), _rate(here, seen.never), improvement, percent(here, seen.played),
        percent(here, seen.inked),
    ]  # fmt: skip


def _rate(here: Here, rate: Rate) -> str:
    return "–" if rate.rate is None else percent(here, rate.rate)


def _q(here: Here, q: float) -> str:
    """A star where so few of such findings are chance that it may be believed."""
    return here.say("figures.number", value=decimal(q, 2)) + ("*" if q < SURE else " ")


def openings_command(here: Here, deck: str, against: str | None, hand: str | None, typed: Typed) -> None:
    how = How.of(here, typed, PAIRS)
    mine, field = meeting(here, deck, against)
    if hand is not None:
        names = _hand(here, hand, mine)
        how.play_and_tell(here, lambda crew: try_hand(mine, names, field, how.terms, crew, how.games), tell_hand)
        return
    how.play_and_tell(here, lambda crew: openings(mine, field, how.terms, crew, how.games), tell_openings)


def _hand(here: Here, typed: str, deck: Contender) -> list[str]:
    names = [here.pool.find(part.strip()).full_name for part in typed.split(";") if part.strip()]
    if len(names) != HAND:
        raise UserError("lab.bad_hand", wanted=HAND, count=len(names))
    has = Counter(card.full_name for card in deck.cards)
    for name, count in Counter(names).items():
        if has[name] < count:
            raise UserError("lab.not_in_deck", card=name)
    return names


def tell_openings(here: Here, found: Openings) -> None:
    told(here, "lab.openings_head", deck=found.deck)
    rows = [[card.name, *apart(here, card.paired), _q(here, card.q)] for card in found.order]
    table(here, ["", *here.say("lab.openings_columns").split(";")], rows)
    sure = [card.name for card in found.best if card.q < SURE]
    if sure:
        told(here, "lab.openings_best", cards=listed(sure, here.lang))
    else:
        told(here, "lab.openings_none")
    here.wrapped(here.say("lab.openings_note"), 0)


def tell_hand(here: Here, found: HandTried) -> None:
    told(here, "lab.hand_head")
    player = found.to_data()["players"][0]
    rows = [
        [
            _way(here, way, player), _rate(here, way.rate), span(here, wilson(way.rate.won, way.rate.games)),
            *(("–", "–") if way is found.ways[0] else apart(here, way.paired)),
        ]
        for way in found.order
    ]  # fmt: skip
    table(here, ["", *here.say("lab.hand_columns").split(";")], rows)


def _way(here: Here, way: Way, player: str) -> str:
    if way.own:
        return here.say("lab.hand_own", player=player)
    if not way.changed:
        return here.say("lab.hand_keep")
    if len(way.changed) == HAND:
        return here.say("lab.hand_change_all")
    return here.say("lab.hand_change", cards=listed(way.changed, here.lang))
