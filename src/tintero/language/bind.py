"""Binding pronouns: he, she, it, they and "that" become references to what they mean (1.4.3.2, 6.1.11).

What a pronoun means is a matter of grammar. As long as the effect itself has picked nothing, he, she, they, him, her
and them are the doer of the trigger condition ("whenever a character moves here, they"), or, where a player does it,
the card that it is done to ("whenever you play a character, they"); "it" is the first thing named there that is no
character; "that character", "that item", "that location" and "that card" are the last of that kind named there. Before
an activated ability, the cards that its cost picks are what is spoken of. Once the effect has picked something, they
mean that, if it is of that kind. "That player" is who did it, else whose card was named last. What finds nothing to
mean, or could mean one card as well as another, is refused.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from tintero.abilities.ability import Ability, Activated, Replacement, Static, Triggered
from tintero.abilities.base import Amount, Effect
from tintero.abilities.condition import Exists, Is, SangBy, ThisTurn, YourTurn
from tintero.abilities.effect import (
    ChooseOne,
    Discard,
    Draw,
    EachDoes,
    Either,
    If,
    IfDo,
    InkTop,
    LookAtTop,
    Mill,
    PlayCard,
    PutUnder,
    RevealUntil,
    Take,
    Whenever,
)
from tintero.abilities.said import SaidEnds, SaidHome, SaidThere, SaidThis
from tintero.abilities.target import (
    AtLocation,
    AtRandom,
    Chosen,
    Each,
    Filter,
    IsRef,
    It,
    LocationOf,
    Not,
    Object,
    Other,
    Participant,
    Players,
    Ref,
    Singers,
    Subject,
    The,
    This,
)
from tintero.abilities.trigger import Trigger
from tintero.abilities.unbound import Doer, Some
from tintero.abilities.words import CardType, EventKind, Role, Who, Zone

from .meanings import Pronoun
from .meanings_joining import BEFORE_VALUE, under_secondary
from .mentions import (
    EVERYBODY,
    KINDS,
    PERSON,
    THING,
    Mention,
    Unbound,
    first_told,
    kinds_of,
    mentioned,
    named,
    nouns,
    paid_with,
    picked_kinds,
    picks_several,
)
from .nodes import finds, mentions, names_of, rebuilt

# nodes that pick something which a later pronoun means
PICKS = (Chosen, Each, AtRandom, LookAtTop, Take, PlayCard, RevealUntil, Mill, Discard)

# the two cards of the challenge that is going on (4.6.2), whoever else was mentioned
PARTICIPANTS: dict[str, Ref] = {
    "the challenging character": Participant(Role.CHALLENGING),
    "the challenged character": Participant(Role.CHALLENGED),
    "the banished character": It(),  # by the cost or by the effect
    "the banished item": It(),
    "the discarded character": It(),
    "the moved character": Subject(),
}

GROUPS: Final = ("those", "of those characters")  # several, of whom perhaps only some are meant

PLAYERS_OF: Final[dict[Ref, Who]] = {
    It(): Who.ITS_PLAYER, Subject(): Who.SUBJECTS_PLAYER, Object(): Who.OBJECTS_PLAYER,
}  # fmt: skip
# what players do with cards that the trigger condition does not tell apart
OF_CARDS: Final = (
    EventKind.DREW, EventKind.INKED, EventKind.LEFT_DISCARD, EventKind.MILLED, EventKind.DISCARDED_TOGETHER,
    EventKind.PUT_UNDER,
)  # fmt: skip


class Binder:
    """Walks an ability in the order of its words and remembers what was mentioned.

    `antecedent`: what a pronoun means that finds nothing else. `told`: what each of the trigger conditions names, from
    its doer on. `noted`: what the effect itself has picked or named so far, which goes before all of these.
    """

    def __init__(self, antecedent: Ref, triggers: tuple[Trigger, ...] = (), paid: tuple[Mention, ...] = ()) -> None:
        self.antecedent = antecedent
        if any(t.who == Who.THAT_PLAYER for t in triggers):
            raise Unbound("they: no player was named before")
        self.told = tuple([mentioned(t) for t in triggers])
        self.event = triggers[0] if triggers else None
        self.paid = paid  # what the cost has picked
        self.noted: tuple[Mention, ...] = paid
        self.looked: Who | None = None  # whose cards are looked at
        self.in_action = isinstance(antecedent, It)  # CR 6.1.6: "other" is other than this card, which an action is not
        self.alluded: frozenset[CardType] = frozenset()  # the kinds of cards that a condition has spoken of
        self.unseen = False  # whether a card was drawn or inked since something was picked
        self.floating = False  # a trigger that an effect sets up, which speaks of no card that says it
        self.from_discard = False  # whether this card lies in the discard when the effect resolves
        self.place: Ref = self.place_told() or LocationOf(antecedent)

    # ---- what it means -------------------------------------------------------------------------------------------

    def meant_by(self, pronoun: Pronoun) -> Ref:
        what = pronoun.what
        if what == "that location":
            return self.place
        if what in PARTICIPANTS:
            return PARTICIPANTS[what]
        if pronoun == BEFORE_VALUE:
            return self.meant_before_value()
        if self.unseen and what in (THING, "that card"):
            raise Unbound(f"{what}: a card that nobody has seen")
        noted = self.noted_last(what)
        if noted is not None:
            return noted
        sang = self.event is not None and self.event.event == EventKind.SANG
        if sang and what in ("those characters", *GROUPS):
            return Singers()
        if what in GROUPS:
            raise Unbound(f"{what}: nobody has picked several")
        self.needs_card(what)
        found = {named(told, what) for told in self.told} or {self.antecedent}
        if len(found) != 1:
            raise Unbound(f"{what}: one thing in one trigger condition, another in the other")
        return found.pop()

    def needs_card(self, what: str) -> None:
        """Nothing has been picked: "that" needs a card that was named, and who did it may be a player."""
        if self.event is None and (isinstance(self.antecedent, It) or what.startswith(("that ", "those "))):
            raise Unbound(f"{what}: nothing has been named")
        if what == THING and finds(self.event, lambda n: bool(n == AtLocation())):
            raise Unbound(f"{what}: that location?")
        if self.event is None or any(self.told):
            return
        if what == PERSON and self.event.who not in (None, Who.YOU):
            raise Unbound(f"{what}: that player")
        if what != PERSON and self.event.event in OF_CARDS:
            raise Unbound(f"{what}: a card that nobody points at")
        if KINDS.get(what, frozenset()) & self.alluded:
            raise Unbound(f"{what}: one of those that there are")

    def meant_before_value(self) -> Ref:
        """ "They get +¤ equal to the ¤ of chosen character": not the one that is chosen for its value, noted last."""
        noted = self.noted
        self.noted = noted[:-1]
        meant = self.meant_by(Pronoun(PERSON))
        self.noted = noted
        if isinstance(meant, It):
            raise Unbound("they: something else has been picked since")
        return meant

    def noted_last(self, what: str) -> Ref | None:
        """What the effect has mentioned last of that kind; of several picks only the last one can still be meant."""
        later = False
        for m in reversed(self.noted):
            if what in GROUPS and not (m.several and m.fits(what)):
                later = later or m.ref == It()
                continue
            if what in GROUPS and not m.in_play:
                raise Unbound(f"{what}: cards that lie elsewhere")
            if (m.indefinite or not what.startswith("that ")) and (what == THING or m.fits(what)):
                if later and m.ref == It():
                    raise Unbound(f"{what}: something else has been picked since")
                if m.of_each or (m.several and (what == THING or what.startswith("that "))):
                    raise Unbound(f"{what}: which of them?")
                return m.ref
            later = later or m.ref == It()
        return None

    def place_told(self) -> Ref | None:
        """The location that the trigger condition names, if it does."""
        found = {m.ref for told in self.told for m in told if m.types == KINDS["that location"]}
        return found.pop() if len(found) == 1 else None

    # ---- walking -------------------------------------------------------------------------------------------------

    def walk(self, node: Any) -> Any:
        if isinstance(node, Pronoun):
            return self.meant_by(node)
        if isinstance(node, Doer):
            return self.walk(node.noun)
        if isinstance(node, Some):
            raise Unbound("so many of them: nothing counts them")
        if isinstance(node, Players) and node.who == Who.ITS_PLAYER:
            return replace(node, who=self.player_meant())
        if isinstance(node, Filter) and Other() in node.tests:
            node = self.others(node)
        if isinstance(node, SaidThis):
            return This()
        if isinstance(node, SaidThere):
            return self.in_discard(self.walk(node.ref))
        if isinstance(node, (SaidHome, SaidEnds)):
            return self.walk(self.at_home(node))
        if isinstance(node, Whenever):
            return self.walk_floating(node)
        if isinstance(node, (If, IfDo, Either, ChooseOne)):
            return self.walk_branches(node)
        if isinstance(node, EachDoes) and node.players.who in EVERYBODY:
            return self.walk_each(node)
        if isinstance(node, Ability):
            return bind(node)  # a quoted ability: its pronouns are its own
        if isinstance(node, tuple):
            return rebuilt(node, self.walk)
        if names_of(node) is not None:
            changed = self.walk_fields(node)
            self.note(node)
            return replace(node, **changed) if changed else node
        return node

    def walk_each(self, node: EachDoes) -> EachDoes:
        """What each of several players has picked is known in that player's part alone."""
        before = len(self.noted)
        changed = self.walk_fields(node)
        parts = [replace(m, several=True, of_each=True) for m in self.noted[before:]]
        self.noted = (*self.noted[:before], *parts)
        return replace(node, **changed)

    def walk_fields(self, node: Any) -> dict[str, Any]:
        """The fields that are other ones once their pronouns are bound."""
        self.tells_values_apart(node)
        changed: dict[str, Any] = {}
        for name in in_word_order(node):
            old = getattr(node, name)
            part = self.walk(old)
            if part is not old:
                changed[name] = part
        return changed

    def others(self, f: Filter) -> Filter:
        """CR 6.1.6: "other" is other than this card, and than what the effect has picked.

        Where the trigger condition names another card and not this one, it is not clear which of them is meant, unless
        this is a location, or an action, which is no card in play. Damage to another one goes on to a further one.
        """
        if self.noted and self.noted == self.paid:
            return self.others_than_paid(f)
        if self.noted:
            return f
        if self.in_action:
            raise Unbound("other: than what?")
        if deals_damage(self.event):
            return replace(f, tests=(*f.tests, Not(IsRef(Object()))))
        kinds = kinds_of(f)
        told = [m for mentions in self.told for m in mentions]
        met = [m.ref for m in told if m.indefinite and (not kinds or not m.types or kinds & m.types)]
        if not met or any(isinstance(m.ref, This) for m in told):
            return f
        if len(met) > 1 or not (self.floating or of_location(self.event)):
            raise Unbound("other: than this card, or than the one that was named?")
        return replace(f, tests=tuple([Not(IsRef(met[0])) if t == Other() else t for t in f.tests]))

    def tells_values_apart(self, node: Any) -> None:
        """ "Chosen character gets +¤ equal to that character's ¤", after another one was named: whose is it?"""
        target = getattr(node, "target", None)
        if not isinstance(target, Chosen) and target != The(This()):
            return
        before = [m for m in (*self.noted, *[m for told in self.told for m in told]) if m.indefinite]
        values = [getattr(node, name) for name in in_word_order(node) if name != "target"]
        if finds(tuple(values), lambda n: isinstance(n, Pronoun) and any(m.fits(n.what) for m in before)):
            raise Unbound("that: the chosen one, or the one that was named before?")

    def in_discard(self, ref: Ref) -> Ref:
        """ "This card from your discard": said by an ability that works there, or follows it there (6.1.12)."""
        if not self.from_discard:
            raise Unbound("this card is in play")
        return ref

    def others_than_paid(self, f: Filter) -> Filter:
        """Another card in the discard is another one than what was paid with; in play, other than which?"""
        if f.zone != Zone.PLAY:
            return replace(f, tests=(*f.tests, Not(IsRef(It()))))
        if any(m.among and (not f.types or m.types & set(f.types)) for m in self.paid):
            raise Unbound("other: than this card, or than what was paid with?")
        return f

    def note(self, node: Any) -> None:
        """What this part mentions."""
        if isinstance(node, LookAtTop):
            self.looked = node.players.who
        elif isinstance(node, PICKS) and not isinstance(node, Take):
            self.looked = None
        if isinstance(node, (Draw, InkTop)):
            self.unseen = True
        if isinstance(node, PICKS):
            self.unseen = False
            f = getattr(node, "filter", None)
            in_play = isinstance(f, Filter) and f.zone == Zone.PLAY and isinstance(node, (Chosen, Each))
            self.noted += (Mention(It(), picked_kinds(node), several=picks_several(node), in_play=in_play),)
            self.note_place(node)
        elif isinstance(node, Is) and isinstance(node.ref, It):
            self.noted += (Mention(node.ref),)  # "if a Villain is chosen, they": mentioned last
        elif isinstance(node, (Exists, ThisTurn)) and node.filter is not None:
            self.alluded = kinds_of(node.filter)
        elif isinstance(node, SangBy):
            self.noted += (Mention(Singers()),)
        elif isinstance(node, The) and isinstance(node.ref, This) and not of_location(self.event):
            self.noted += (Mention(This(), indefinite=False),)  # "ready this character. He can't quest"

    def note_place(self, node: Any) -> None:
        """A picked location, or the location of a picked character, is what "that location" means from now on."""
        f = getattr(node, "filter", None)
        if not isinstance(f, Filter):
            return
        if f.types == (CardType.LOCATION,):
            self.place = It()
        elif any(isinstance(t, AtLocation) for t in f.tests):
            self.place = LocationOf(It())

    def at_home(self, said: SaidHome | SaidEnds) -> Any:
        """CR 7.1: cards that are looked at go to zones of the player whose they are."""
        if self.looked is not None and (self.looked == Who.YOU) != said.yours:
            raise Unbound("another player's zone")
        return said.plain()

    def player_meant(self) -> Who:
        """Their player, that player: of what was mentioned last; else the player of the triggering event."""
        did_it = self.event is not None and self.event.who not in (None, Who.YOU)
        if did_it and any(isinstance(m.ref, It) for m in self.noted):
            raise Unbound("that player: who did it, or whose it is?")
        if did_it:
            return Who.THAT_PLAYER
        if finds(self.event, lambda n: bool(n == YourTurn(opponents=True))):
            raise Unbound("that player: whose turn it is?")
        met = self.noted or tuple([m for told in self.told for m in told if m.indefinite])
        if not met or met[-1].several or met[-1].ref not in PLAYERS_OF:
            raise Unbound("that player: nobody has been named, or several have")
        return PLAYERS_OF[met[-1].ref]

    def walk_branches(self, node: If | IfDo | Either | ChooseOne) -> Any:
        """Only one of several branches happens: each begins with what was mentioned before all of them."""
        changed: dict[str, Any] = {}
        if isinstance(node, (Either, ChooseOne)):
            field = "options" if isinstance(node, Either) else "modes"
            if isinstance(node, ChooseOne):
                changed["all_if"] = self.walk(node.all_if)
            before = self.state()
            branches: list[Any] = []
            for branch in getattr(node, field):
                self.restore(before)
                branches.append(self.walk(branch))
            changed["who"] = self.walk(node.who)
            changed[field] = tuple(branches)
            return replace(node, **changed)
        head = "condition" if isinstance(node, If) else "first"
        changed[head] = self.walk(getattr(node, head))
        before = self.state()
        if node.otherwise is not None:
            changed["otherwise"] = self.walk(node.otherwise)
            self.restore(before)
        changed["then"] = self.walk(node.then)
        return replace(node, **changed)

    def state(self) -> tuple[Any, ...]:
        return self.noted, self.place

    def restore(self, before: tuple[Any, ...]) -> None:
        self.noted, self.place = before

    def walk_floating(self, node: Whenever) -> Whenever:
        """Inside a floating trigger a pronoun means whoever met its condition (6.2.7.1)."""
        triggers = self.walk(node.triggers)
        inner = Binder(first_told(node.triggers), node.triggers)
        if not any(m.indefinite for t in node.triggers for m in mentioned(t)[:1]):
            inner = Binder(self.noted[-1].ref if self.noted else self.antecedent)
        inner.floating = self.in_action
        return replace(node, triggers=triggers, effect=inner.walk(node.effect))


def in_word_order(node: Any) -> tuple[str, ...]:
    """The fields of a node as a text says them: "put it under him" speaks of the card first."""
    names = names_of(node) or ()
    return names if not isinstance(node, PutUnder) else tuple(sorted(names, key=lambda name: name != "cards"))


def bind(ability: Any) -> Any:
    """The ability (or the several abilities of one text) with every pronoun bound."""
    if isinstance(ability, tuple):
        return tuple(bind(part) for part in ability)
    if not isinstance(ability, (Ability, Effect)):
        raise Unbound("no ability")
    if isinstance(ability, Triggered):
        if any(isinstance(m, Pronoun) and m.what not in (PERSON, THING) for t in ability.triggers for m in nouns(t)):
            raise Unbound("which one? Nothing was named before")
        triggers = tuple(Binder(This()).walk(t) for t in ability.triggers)
        effect = under_secondary(ability.effect)
        binder = Binder(first_told(ability.triggers), ability.triggers)
        zones = (Zone.DISCARD,) if finds(effect, is_this_there) and not speaks_of_this(triggers) else ability.zones
        binder.from_discard = zones == (Zone.DISCARD,) or all(goes_to_discard(t) for t in triggers)
        return replace(ability, triggers=triggers, effect=binder.walk(effect), zones=zones)
    if isinstance(ability, Static) and isinstance(ability.affects, Filter) and differs(ability.properties):
        raise Unbound("each of several cards would need a number of its own")
    if isinstance(ability, Activated):
        binder = Binder(This(), paid=paid_with(ability.cost))
        return replace(ability, condition=Binder(This()).walk(ability.condition), effect=binder.walk(ability.effect))
    if isinstance(ability, Replacement) and isinstance(ability.subject, Filter):
        binder = Binder(Subject())
        binder.noted = (Mention(Subject(), kinds_of(ability.subject)),)  # what it would happen to
        return rebuilt(ability, binder.walk)
    return rebuilt(ability, Binder(This()).walk)


def is_this_there(node: Any) -> bool:
    return isinstance(node, SaidThere)


def speaks_of_this(triggers: tuple[Trigger, ...]) -> bool:
    """ "Other" is other than this card, in play."""
    return mentions(triggers, This, Other)


def goes_to_discard(trigger: Trigger) -> bool:
    """By what it triggers on, this card gets there."""
    into = (EventKind.BANISHED, EventKind.DISCARDED, EventKind.INTO_DISCARD)
    return trigger.event in into and isinstance(trigger.subject, This)


def differs(properties: tuple[Any, ...]) -> bool:
    """ "For each card under them", "for each other character": another number for each of those who get it."""
    counts_others = finds(properties, lambda n: isinstance(n, Amount) and mentions(n, Other))
    return counts_others or mentions(properties, Pronoun)


def bind_action(effect: Any) -> Any:
    """The effect of an action: a pronoun means what the effect itself picked."""
    return Binder(It()).walk(effect)


def deals_damage(trigger: Trigger | None) -> bool:
    """ "Whenever this character deals damage to another character": the damaged one has been mentioned."""
    return trigger is not None and trigger.event == EventKind.DAMAGE_DEALT and isinstance(trigger.object, Filter)


def of_location(trigger: Trigger | None) -> bool:
    """ "A character ... while here", "moves here": this is a location, which no "they" means."""
    if trigger is None:
        return False
    subject = trigger.subject.noun if isinstance(trigger.subject, Doer) else trigger.subject
    if isinstance(subject, Filter) and AtLocation(here=True) in subject.tests:
        return True
    return trigger.event == EventKind.MOVED and isinstance(trigger.object, This)
