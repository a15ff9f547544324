"""Helpers for the meanings of playing cards by effects, and of paying less for them (4.3.6, 6.1.7, 6.7.8)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.trigger import Trigger
from tintero.abilities.unbound import ThatMuch
from tintero.abilities.words import (
    EventKind,
    How,
    Payment,
    PlayWay,
    Times,
    Until,
    Who,
    Zone,
)

from .meanings import THAT_PLAYER, YOU, cards_in, sequence
from .meanings_moving import Origin, lying_there, refuse
from .meanings_statics import paid


def play_from(f: ta.Filter, origin: Origin) -> ef.PlayCard:
    """A card of one's own, from where it lies (6.7.8)."""
    refuse(origin.zone == Zone.DECK or origin.players not in (YOU, THAT_PLAYER), "only your own cards")
    zone = Zone.OUT if origin.zone is None else origin.zone
    return ef.PlayCard(cards_in(f, zone, origin.whose), also_from=origin.also)


def play_that(ref: ta.Ref, origin: Origin) -> ef.PlayCard:
    """That very card, which lies in one's own discard."""
    refuse(origin not in (Origin(Zone.DISCARD, YOU), Origin(Zone.DISCARD, THAT_PLAYER)), "it lies in your discard")
    return ef.PlayCard(ref=lying_there(ref))


def paid_play(card: ef.PlayCard, verb: How) -> ef.PlayCard:
    refuse(verb != How.ANY, "an effect lets a card be shifted for free")
    return replace(card, way=PlayWay.PAID)


def free_play(card: ef.PlayCard, verb: How | None) -> ef.PlayCard:
    """Played, or shifted; or as its player likes."""
    ways = {How.ANY: PlayWay.FREE, How.BY_SHIFT: PlayWay.SHIFTED_FREE, None: PlayWay.FREE_OR_SHIFTED}
    return replace(card, way=ways[verb])


def entering(play: ef.Effect, exerted: object | None) -> ef.Effect:
    """What is played at the end enters play exerted, if that is said."""
    if exerted is None:
        return play
    if isinstance(play, ef.Sequence):
        return replace(play, parts=(*play.parts[:-1], entering(play.parts[-1], exerted)))
    if isinstance(play, ef.May):
        return replace(play, effect=entering(play.effect, exerted))
    assert isinstance(play, ef.PlayCard)
    refuse(play.exerted, "said twice")
    return replace(play, exerted=True)


def once_each_name(imposed: pr.Imposed, alike: ta.Filter) -> pr.Imposed:
    """ "You may play … and you can't play … with the same name as … you played this way this turn"."""
    rule = imposed.rule
    assert isinstance(rule, pr.MayPlayFrom)
    refuse(replace(rule.filter, whose=alike.whose, zone=alike.zone) != alike, "other cards")
    return replace(imposed, rule=replace(rule, once_each_name=True))


@dataclass(frozen=True)
class Upcoming:
    """The next card of a kind that you play this turn, or shift."""

    filter: ta.Filter
    verb: How

    @property
    def payment(self) -> Payment:
        return Payment.ANY if self.verb == How.ANY else Payment.SHIFT

    def price(self) -> pr.PayLess:
        return pr.PayLess(self.filter, am.Number(1), times=Times.NEXT, payment=self.payment)


def namesake(f: ta.Filter) -> ta.Filter:
    """ "With that name": that of the card which was spoken of last."""
    return replace(f, tests=tuple([ta.NamedAs(ta.It()) if t == ta.NamedAs() else t for t in f.tests]))


def pay_less(upcoming: Upcoming, fee: int | str, doer: ta.Players, for_each: am.Amount | None) -> ef.Effect:
    """So much less for the next one; "that amount" is what was counted, and for each of something: taken now."""
    refuse(doer != YOU, "only you pay less")
    if isinstance(fee, str):
        refuse(for_each is not None, "counted twice")
        return ef.ForEachTime(ThatMuch(), ef.Impose((pr.Imposed(upcoming.price()),), Until.THIS_TURN))
    refuse(fee > 0, "no rule makes only the next one dearer")
    less = ef.Impose((pr.Imposed(paid(fee, upcoming.price())),), Until.THIS_TURN)
    return less if for_each is None else ef.ForEachTime(for_each, less)


def next_enters(
    upcoming: Upcoming, entering: pr.Rule | None, gains: tuple[pr.Property, ...] | None, until: Until | None
) -> ef.Effect:
    """How the next one enters play, and what it gains then."""
    refuse(upcoming.payment != Payment.ANY, "however it is played")
    parts: list[ef.Effect] = []
    if entering is not None:
        refuse(entering != pr.EntersExerted(ta.Filter()), "no rule is about the next one alone")
        exerted = pr.Imposed(pr.EntersExerted(upcoming.filter, times=Times.NEXT))
        parts.append(ef.Impose((exerted,), Until.THIS_TURN))
    if gains is not None:
        assert until is not None
        played_next = (Trigger(EventKind.PLAYED, who=Who.YOU, subject=upcoming.filter),)
        gift = ef.Give(ta.The(ta.Subject()), gains, until)
        parts.append(ef.Whenever(played_next, gift, Until.THIS_TURN, once=True))
    return sequence(*parts)
