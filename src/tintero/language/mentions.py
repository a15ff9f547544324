"""What a text has named, before a pronoun is bound: by its trigger conditions, its cost, or what its effect picks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Discard, LookAtTop, Mill
from tintero.abilities.said import SaidThis
from tintero.abilities.target import AnyOf, Chosen, Each, Filter, It, Object, Other, Ref, Subject, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.unbound import Doer
from tintero.abilities.words import CardType, EventKind, Quantity, Who, Zone

EVERYBODY: Final = (Who.EACH_OPPONENT, Who.EACH_PLAYER, Who.EACH_OTHER_PLAYER, Who.CHOSEN_PLAYERS)
PERSON: Final = "them"  # he, she, they, him, her
THING: Final = "it"
KINDS: Final[dict[str, frozenset[CardType]]] = {
    PERSON: frozenset({CardType.CHARACTER}),
    THING: frozenset({CardType.ACTION, CardType.ITEM, CardType.LOCATION}),
    "that character": frozenset({CardType.CHARACTER}),
    "that item": frozenset({CardType.ITEM}),
    "that location": frozenset({CardType.LOCATION}),
    "that song": frozenset({CardType.ACTION}),
    "of those characters": frozenset({CardType.CHARACTER}),
}


class Unbound(ValueError):
    """A pronoun that means nothing that was named before it."""


@dataclass(frozen=True)
class Mention:
    """Something that a text has named: of which types it can be (none: of any), and whether "that" can mean it.

    `several`: more than one card, which "it", "that" and "its player" cannot mean. `of_each`: picked by each of several
    players in turn, of which nothing is known once all of them have. `among`: in play, and perhaps this card itself.
    `in_play`: picked there.
    """

    ref: Ref
    types: frozenset[CardType] = frozenset()
    indefinite: bool = True
    several: bool = False
    of_each: bool = False
    among: bool = False
    in_play: bool = False

    def fits(self, what: str) -> bool:
        wanted = KINDS.get(what)
        if wanted is None or not self.types or (self.several and what == PERSON):
            return True  # several things are "they", too
        return bool(wanted & self.types)


def kinds_of(f: Filter) -> frozenset[CardType]:
    """The types that a card may have which fits; none: any."""
    if f.types:
        return frozenset(f.types)
    for test in f.tests:
        if isinstance(test, AnyOf):
            inner = [kinds_of(option) for option in test.filters]
            return frozenset().union(*inner) if all(inner) else frozenset()
    return frozenset()


def picks_several(node: Any) -> bool:
    """Whether more than one card is picked, or may be."""
    if isinstance(node, (LookAtTop, Discard, Mill)):
        return node.players.who in EVERYBODY or node.amount != Number(1)
    if isinstance(node, Chosen):
        return node.count > 1 or node.quantity in (Quantity.ANY_NUMBER, Quantity.EVERY)
    return isinstance(node, Each)


def picked_kinds(node: Any) -> frozenset[CardType]:
    f = getattr(node, "filter", None)
    kinds = kinds_of(f) if isinstance(f, Filter) else frozenset()
    return kinds or (KINDS[THING] if isinstance(node, Discard) else kinds)  # any card at all is nobody


# ---- what a trigger condition names ----------------------------------------------------------------------------------


def nouns(trigger: Trigger) -> tuple[Any, ...]:
    return tuple([n.noun if isinstance(n, Doer) else n for n in (trigger.subject, trigger.object)])


def mentioned(trigger: Trigger) -> tuple[Mention, ...]:
    """In the order of the words: the doer, then the others."""
    parts: list[tuple[Any, Ref]] = [(trigger.subject, Subject()), (trigger.object, Object())]
    parts.sort(key=lambda part: not isinstance(part[0], Doer))
    out: list[Mention] = []
    for noun, ref in parts:
        bare = noun.noun if isinstance(noun, Doer) else noun
        if isinstance(bare, Filter):
            out.append(Mention(ref, kinds_of(bare)))
        elif trigger.event == EventKind.MOVED and isinstance(ref, Object):
            out.append(Mention(Object(), KINDS["that location"], indefinite=bare is None))
        elif trigger.event == EventKind.SANG and isinstance(ref, Object):
            out.append(Mention(Object(), KINDS["that song"]))
        elif bare is not None:
            out.append(Mention(This(), kind_said(bare), indefinite=False))
    return tuple(out)


def kind_said(this: Any) -> frozenset[CardType]:
    return frozenset({this.kind}) if isinstance(this, SaidThis) else frozenset()


def named(told: tuple[Mention, ...], what: str) -> Ref:
    """Which of these a pronoun means: a bare one the first that fits, one with "that" the last."""
    fitting = [m for m in told if m.fits(what)]
    if what == PERSON:
        fitting = [m for m in fitting if m.types or not m.indefinite]  # any card at all is nobody
    if what.startswith("that "):
        fitting = [m for m in reversed(fitting) if m.indefinite]
    elif what == THING:
        alone = list(told) if len(told) == 1 else []  # a machine is a character, too
        fitting = sorted(fitting, key=lambda m: (not m.types, m.indefinite)) or alone
    if fitting:
        return fitting[0].ref
    if not told:
        return This()
    raise Unbound(f"nothing that “{what}” could mean")


def first_told(triggers: tuple[Trigger, ...]) -> Ref:
    """What is spoken of before the effect has picked anything: whoever met the trigger condition."""
    told = mentioned(triggers[0])
    return told[0].ref if told else This()


# ---- what a cost has picked ------------------------------------------------------------------------------------------


def paid_with(cost: Cost) -> tuple[Mention, ...]:
    """The cards that a cost has picked: what the effect speaks of before it picks any itself (1.5.3, 6.3)."""
    paid: list[Mention] = []
    for part in cost.parts:
        f = getattr(part, "filter", None)
        if isinstance(f, Filter):
            # a card that is discarded is no "they", unless it is said to be a character card
            kinds = kinds_of(f) or KINDS[THING]
            among = f.zone == Zone.PLAY and Other() not in f.tests
            paid.append(Mention(It(), kinds, several=getattr(part, "count", 1) > 1, among=among))
    if len(paid) > 1:
        kinds = frozenset().union(*[m.types for m in paid])
        return (Mention(It(), kinds, several=True, among=any(m.among for m in paid)),)
    return tuple(paid)
