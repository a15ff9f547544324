"""What an ability or action does when it resolves (6.1, 6.7). Each node is one instruction or a way to join them."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Amount, Condition, Node, Property, Ref, Target
from .base import Effect as Effect
from .property import Imposed
from .target import Filter, Players
from .trigger import Trigger
from .words import AfterPlay, DeckEnd, DiscardBy, Limit, Moment, Order, PlayWay, Quantity, Until, Who, Zone


@dataclass(frozen=True)
class Destination(Node):
    """A zone and how the card arrives there."""

    zone: Zone
    end: DeckEnd = DeckEnd.BOTTOM
    order: Order = Order.AS_THEY_ARE
    exerted: bool = False


# ---- joining effects ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sequence(Effect):
    """In printed order, inside one resolution (6.1.2)."""

    parts: tuple[Effect, ...]


@dataclass(frozen=True)
class May(Effect):
    """A yes or no before anything in the sentence (6.1.4)."""

    effect: Effect
    who: Players


@dataclass(frozen=True)
class IfDo(Effect):
    """[A] to [B], or [A]. If you do, [B] (6.1.5.1)."""

    first: Effect
    then: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True)
class Either(Effect):
    """[A] or [B]; what cannot be done is not offered (6.1.5.2)."""

    options: tuple[Effect, ...]
    who: Players


@dataclass(frozen=True)
class ChooseOne(Effect):
    """Printed modes; `all_if`: every mode, in order, when the condition holds."""

    modes: tuple[Effect, ...]
    who: Players
    all_if: Condition | None = None


@dataclass(frozen=True)
class If(Effect):
    """Only while the condition holds; else the other effect ("otherwise", "instead")."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True)
class EachDoes(Effect):
    """Each of these players in turn order does it; `you` inside still means the ability's player (6.7.6).

    The player whose part it is, is THAT_PLAYER.
    """

    players: Players
    effect: Effect


@dataclass(frozen=True)
class ForEachTime(Effect):
    """Repeat the effect so many times."""

    amount: Amount
    effect: Effect


@dataclass(frozen=True)
class ForEachObject(Effect):
    """Once for each object, which is IT inside."""

    target: Target
    effect: Effect


@dataclass(frozen=True)
class RepeatWhile(Effect):
    """Do it, and again as long as the condition holds afterwards ("repeat this effect")."""

    effect: Effect
    condition: Condition


@dataclass(frozen=True)
class Pick(Effect):
    """Only the choice: later parts speak of what was picked ("choose a character of yours")."""

    target: Target


@dataclass(frozen=True)
class Remember(Effect):
    """Keep what was picked last under a name, or a number as it is now, for later parts ("… this way").

    `more`: added to what is kept already (each player's part).
    """

    label: str
    amount: Amount | None = None
    more: bool = False


@dataclass(frozen=True)
class UnlessPays(Effect):
    """The effect happens unless that player pays the ink (6.1.16)."""

    players: Players
    ink: int
    effect: Effect


@dataclass(frozen=True)
class PayInk(Effect):
    """Ink paid in mid-resolution; inside a may, being unable to pay is a no (6.1.4.1)."""

    amount: int
    who: Players


# ---- cards and lore ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Draw(Effect):
    players: Players
    amount: Amount
    bottom: bool = False


@dataclass(frozen=True)
class Discard(Effect):
    """Cards from hand to discard. `chooser` picks (7.3.4); `reveal`: hand shown first."""

    players: Players
    amount: Amount
    filter: Filter
    chooser: Who = Who.THAT_PLAYER
    by: DiscardBy = DiscardBy.CHOICE
    reveal: bool = False


@dataclass(frozen=True)
class RevealHand(Effect):
    players: Players
    to_you_only: bool = False


@dataclass(frozen=True)
class Reveal(Effect):
    """Show a card to all players; it does not change zone (6.1.14)."""

    ref: Ref


@dataclass(frozen=True)
class GainLore(Effect):
    players: Players
    amount: Amount


@dataclass(frozen=True)
class LoseLore(Effect):
    players: Players
    amount: Amount


@dataclass(frozen=True)
class GetInkDrops(Effect):
    players: Players
    amount: Amount


@dataclass(frozen=True)
class LoseInkDrops(Effect):
    """Set 14: ink drops are removed, as far as these players have them."""

    players: Players
    amount: Amount


@dataclass(frozen=True)
class Shuffle(Effect):
    players: Players


@dataclass(frozen=True)
class Mill(Effect):
    """Top cards of the deck into the discard."""

    players: Players
    amount: Amount


@dataclass(frozen=True)
class InkTop(Effect):
    """Top cards of the deck into the inkwell facedown (7.5.6)."""

    players: Players
    amount: Amount
    exerted: bool = True


@dataclass(frozen=True)
class NameCard(Effect):
    """Name a card; later parts compare with it (5.2.6)."""

    who: Players


@dataclass(frozen=True)
class LookAtTop(Effect):
    """These cards become the looked-at group; `reveal` shows them to all (6.1.14). Take and PutRest follow."""

    players: Players
    amount: Amount
    reveal: bool = False


@dataclass(frozen=True)
class LookAtInkwell(Effect):
    who: Players


@dataclass(frozen=True)
class RevealUntil(Effect):
    """Reveal from the top until a fitting card appears; it becomes IT, the others the looked-at group."""

    who: Players
    filter: Filter


@dataclass(frozen=True)
class SearchDeck(Effect):
    """The deck becomes the looked-at group (7.1.4: finding nothing is allowed)."""

    who: Players


@dataclass(frozen=True)
class Take(Effect):
    """Put cards of the looked-at group somewhere; UP_TO also allows none.

    `must`: finding nothing is not allowed, because a "may" has been answered already (7.1.4).
    """

    filter: Filter
    count: int
    to: Destination
    quantity: Quantity = Quantity.EXACTLY
    reveal: bool = False
    label: str = ""
    must: bool = False


@dataclass(frozen=True)
class PutRest(Effect):
    """The rest of the looked-at group goes there."""

    to: Destination


@dataclass(frozen=True)
class PutTopOrBottom(Effect):
    """Each card of the looked-at group goes to the top or the bottom of its deck, as chosen; `ref`: only that card."""

    discard_instead_of_bottom: bool = False
    ref: Ref | None = None


# ---- damage ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DealDamage(Effect):
    """1.9.2.1; `unreduced`: not reduced by Resist."""

    target: Target
    amount: Amount
    unreduced: bool = False
    source: Ref | None = None


@dataclass(frozen=True)
class AtOnce(Effect):
    """Several amounts of damage that one sentence deals: all choices first, then it lands together (6.7.2.2, 6.7.2.3).

    Between them stands only what makes an amount ready: Pick and Remember.
    """

    parts: tuple[Effect, ...]


@dataclass(frozen=True)
class PutDamage(Effect):
    """1.9.2.2."""

    target: Target
    amount: Amount


@dataclass(frozen=True)
class RemoveDamage(Effect):
    """1.9.2.3; no amount: all. `up_to`: the player names how much. `total`: shared among the targets."""

    target: Target
    amount: Amount | None
    up_to: bool = False
    total: bool = False


@dataclass(frozen=True)
class MoveDamage(Effect):
    """1.9.2.4; no amount: all."""

    origin: Target
    to: Target
    amount: Amount | None
    up_to: bool = False


# ---- permanents and zones ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Banish(Effect):
    target: Target


@dataclass(frozen=True)
class Exert(Effect):
    target: Target


@dataclass(frozen=True)
class Ready(Effect):
    target: Target


@dataclass(frozen=True)
class ExertInk(Effect):
    players: Players
    ready: bool = False


@dataclass(frozen=True)
class Move(Effect):
    """Cards to another zone of their own player: return to hand, ink, put on the deck, shuffle in, discard."""

    target: Target
    to: Destination


@dataclass(frozen=True)
class PutUnder(Effect):
    """Cards under a permanent (5.1.1.5). No cards named: the top card of your deck."""

    host: Target
    cards: Target | None = None
    facedown: bool = True


@dataclass(frozen=True)
class CardsFromUnder(Effect):
    """Cards under these permanents go elsewhere."""

    hosts: Target
    to: Destination
    any_number: bool = False


@dataclass(frozen=True)
class MoveToLocation(Effect):
    """Characters move to one location for free (4.7.4)."""

    characters: Target
    location: Target


@dataclass(frozen=True)
class PlayCard(Effect):
    """Play a fitting card in the middle of the effect (6.7.8).

    `ref`: that very card. `after`: where an action goes. `also_from`: a further zone to play it from.
    """

    filter: Filter | None = None
    ref: Ref | None = None
    way: PlayWay = PlayWay.FREE
    exerted: bool = False
    after: AfterPlay = AfterPlay.DISCARD
    who: Who = Who.YOU
    label: str = ""
    also_from: Zone | None = None


# ---- lasting effects ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Give(Effect):
    """Properties for a while. `open_set`: also cards that arrive later (6.4.2.1); else frozen now (6.4.2.2)."""

    target: Target
    properties: tuple[Property, ...]
    until: Until
    open_set: bool = False


@dataclass(frozen=True)
class Impose(Effect):
    """Rules for players for a while."""

    rules: tuple[Imposed, ...]
    until: Until


@dataclass(frozen=True)
class Whenever(Effect):
    """A floating trigger for a while (6.2.7.1); `once`: only the next time."""

    triggers: tuple[Trigger, ...]
    effect: Effect
    until: Until
    once: bool = False


@dataclass(frozen=True)
class Later(Effect):
    """A delayed trigger at one future moment (6.2.7.2)."""

    moment: Moment
    effect: Effect


@dataclass(frozen=True)
class Shield(Effect):
    """The next time (or each time, for the duration) the target would take or be dealt damage, it takes none."""

    target: Target
    until: Until
    once: bool = True
    taken: bool = False


@dataclass(frozen=True)
class Nothing(Effect):
    """Deliberately nothing (a replacement that only prevents)."""


@dataclass(frozen=True)
class Limited(Effect):
    """Do the effect at most so often a turn."""

    limit: Limit
    effect: Effect
