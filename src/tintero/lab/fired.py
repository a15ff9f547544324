"""Which abilities a card has, and which of them have done something in a game: the ledger of the exhaustive runner.

An ability is named by its key, as in saved games: the card, then the place of the ability on it. Quoted abilities and
the triggers that an effect leaves behind are abilities of their own. Texts that work only while a deck is built are
not counted: no game can show them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tintero.abilities.ability import Ability, Activated, CardDefinition, DeckRule, KeywordAbility, Static
from tintero.abilities.keyword import bit
from tintero.abilities.target import InChallenge, Participant
from tintero.abilities.words import EventKind, Keyword
from tintero.language.tree import nodes
from tintero.rules import option as op
from tintero.rules.at_work import as_if_challenging, statics_at_work
from tintero.rules.done_by import Deeds
from tintero.rules.event import NO_CARD, Event
from tintero.rules.fast import Face, State
from tintero.rules.library import Library
from tintero.rules.option import Option

# Keywords that do their work by being there; the others are seen when they are used.
STANDING: Final = frozenset(
    {
        Keyword.ALERT, Keyword.BODYGUARD, Keyword.EVASIVE, Keyword.RECKLESS, Keyword.RUSH, Keyword.WARD,
        Keyword.ADVENTUROUS,
    }
)  # fmt: skip


# The keywords that are triggered abilities, by the key of that ability.
KEYWORD_OF_BUILTIN: Final = {
    ability.key: keyword
    for keyword in Keyword
    for ability in [Library().keyword_triggers.get(bit(keyword))]
    if ability is not None
}


EFFECT: Final = "/effect"  # how the key of what an action does ends


def abilities_of(definition: CardDefinition, library: Library) -> tuple[str, ...]:
    """The keys of everything on a card that can fire."""
    face = library.face(definition)
    name = definition.full_name
    keys = [f"{name}/{n}" for n, a in enumerate(definition.abilities) if not isinstance(a, DeckRule)]
    if definition.effect is not None:
        keys.append(f"{name}/effect")
    # a quoted ability that two cards share as one object belongs to the first of them
    keys += [key for key in face.abilities if key not in keys and key.startswith(f"{name}/")]
    return tuple(keys)


def kind_of(definition: CardDefinition, key: str, library: Library) -> str:
    """What kind of ability a key names: triggered, activated, static, replacement, keyword or action."""
    w = library.face(definition).abilities.get(key)
    if w is not None and not (isinstance(w.node, Activated) and w.node.option):
        return type(w.node).__name__.lower()
    place = key[len(definition.full_name) + 1 :]
    if place == "effect":
        return "action"
    ability = definition.abilities[int(place)] if place.isdigit() else None
    if isinstance(ability, KeywordAbility):
        return "keyword"
    return "activated" if w is not None else type(ability).__name__.lower()


def _in_challenge(node: Ability) -> bool:
    """A static ability that applies only while a challenge is going on."""
    if not isinstance(node, Static):
        return False
    return any(isinstance(n, (InChallenge, Participant)) for n in nodes((node.condition, node.affects)))


class Watch:
    """Counts the abilities that do something in one game. Give it every choice, and the events that follow."""

    def __init__(self, faces: Sequence[Face]) -> None:
        self.counts: Counter[str] = Counter()
        self.deeds = Deeds()
        self.keys: set[str] = set()
        self.keywords: dict[str, dict[Keyword, list[str]]] = {}
        self.standing: dict[str, list[str]] = {}
        for face in faces:
            self.keys.update(face.abilities)
            own: dict[Keyword, list[str]] = {}
            standing: list[str] = []
            for n, ability in enumerate(face.definition.abilities):
                key = f"{face.full_name}/{n}"
                if isinstance(ability, KeywordAbility):
                    own.setdefault(ability.keyword, []).append(key)
                    if ability.keyword in STANDING:
                        standing.append(key)
                elif not isinstance(ability, DeckRule) and key not in face.abilities:
                    standing.append(key)  # a further name: it works wherever the card is
            self.keywords[face.full_name] = own
            self.standing[face.full_name] = standing
        self.in_challenges = any(_in_challenge(w.node) for f in faces for w in f.abilities.values())

    def keyword(self, s: State, card: int, keyword: Keyword, number: int = 0) -> None:
        keys = self.keywords[s.face_of(card).full_name].get(keyword, ())
        if number < len(keys):
            self.counts[keys[number]] += 1

    # ---- what players do ---------------------------------------------------------------------------------------

    def chosen(self, s: State, o: Option) -> None:
        """Before the choice is made: keywords that pay."""
        if o.verb == op.SHIFT:
            self.keyword(s, o.a, Keyword.SHIFT, o.c)
        elif o.verb == op.SING_TOGETHER:
            self.keyword(s, o.a, Keyword.SING_TOGETHER)
        elif o.verb == op.CHALLENGE:
            self.keyword(s, o.a, Keyword.CHALLENGER)
            if self.in_challenges:
                self.look(as_if_challenging(s, o.a, o.b))

    # ---- what happens ------------------------------------------------------------------------------------------

    def happened(self, s: State, events: Sequence[Event]) -> None:
        """An ability counts for each thing that it does; that it was played, used or resolved is not enough."""
        for card, key in self.deeds.see(s, events):
            if key in self.keys or key.endswith(EFFECT):
                self.counts[key] += 1
            elif key in KEYWORD_OF_BUILTIN and card != NO_CARD:
                self.keyword(s, card, KEYWORD_OF_BUILTIN[key])
        for e in events:
            kind = e.kind
            if kind == EventKind.SANG:
                self.keyword(s, e.card, Keyword.SINGER)
            elif kind == EventKind.DAMAGE_DEALT and e.other != NO_CARD:
                self.keyword(s, e.other, Keyword.RESIST)

    # ---- what is simply so -------------------------------------------------------------------------------------

    def look(self, s: State, new_only: bool = False) -> None:
        """Static abilities that apply to something now: at least one permanent, or a player's rules.

        `new_only`: only those not seen before in this game, which is cheap enough for every decision of a turn.
        """
        counts = self.counts
        for p in s.in_play.values():
            for key in self.standing[p.face.full_name]:
                counts[key] += 1
        for key in statics_at_work(s, counts if new_only else ()):
            counts[key] += 1
