"""Which abilities a card has, and which of them have done something in a game: the ledger of the exhaustive runner.

An ability is named by its key, as in saved games: the card, then the place of the ability on it. Quoted abilities and
the triggers that an effect leaves behind are abilities of their own. Texts that work only while a deck is built are
not counted: no game can show them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from tintero.abilities.ability import Ability, CardDefinition, DeckRule, KeywordAbility, Static
from tintero.abilities.keyword import bit
from tintero.abilities.target import Filter, InChallenge, Participant
from tintero.abilities.words import EventKind, Keyword
from tintero.rules import option as op
from tintero.rules.event import NO_CARD, NOTHING, Event
from tintero.rules.library import Library
from tintero.rules.machinery.conditions import holds
from tintero.rules.machinery.context import Context
from tintero.rules.machinery.evaluate import candidates, players_of, refs
from tintero.rules.machinery.face import CompiledActivated, CompiledStatic, Face
from tintero.rules.machinery.pieces import ACTION, DISCARD, HAND
from tintero.rules.machinery.state import State
from tintero.rules.machinery.traits import activated_abilities, refresh
from tintero.rules.option import Option

from .partners import nodes

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
    if w is not None and not (isinstance(w, CompiledActivated) and w.option):
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
        """Before the choice is made: abilities that are used, keywords that pay."""
        if o.verb == op.USE:
            self.counts[activated_abilities(s.in_play[s.pid_of[o.a]])[o.b].key] += 1
        elif o.verb == op.SHIFT:
            self.keyword(s, o.a, Keyword.SHIFT, o.c)
        elif o.verb == op.SING_TOGETHER:
            self.keyword(s, o.a, Keyword.SING_TOGETHER)
        elif o.verb == op.CHALLENGE:
            self.keyword(s, o.a, Keyword.CHALLENGER)
            if self.in_challenges:
                # CR 4.6.2: nobody may be asked anything during the challenge, so look at how it will be
                clone = s.copy()
                clone.challenging = s.pid_of[o.a]
                clone.challenged = s.pid_of[o.b]
                clone.changed()
                self.look(clone)

    # ---- what happens ------------------------------------------------------------------------------------------

    def happened(self, s: State, events: Iterable[Event]) -> None:
        for e in events:
            kind = e.kind
            if kind in (EventKind.RESOLVED, EventKind.REPLACED):
                if e.ability in self.keys:
                    self.counts[e.ability] += 1
                elif e.ability in KEYWORD_OF_BUILTIN and e.card != NO_CARD:
                    self.keyword(s, e.card, KEYWORD_OF_BUILTIN[e.ability])
            elif kind == EventKind.PLAYED:
                face = s.face_of(e.card)
                if face.type == ACTION:
                    self.counts[f"{face.full_name}/effect"] += 1
            elif kind == EventKind.SANG:
                self.keyword(s, e.card, Keyword.SINGER)
            elif kind == EventKind.DAMAGE_DEALT and e.other != NO_CARD:
                self.keyword(s, e.other, Keyword.RESIST)

    # ---- what is simply so -------------------------------------------------------------------------------------

    def look(self, s: State, new_only: bool = False) -> None:
        """Static abilities that apply to something now: at least one permanent, or a player's rules.

        `new_only`: only those not seen before in this game, which is cheap enough for every decision of a turn.
        """
        if s.stale:
            refresh(s)
        counts = self.counts
        for p in s.in_play.values():
            for key in self.standing[p.face.full_name]:
                counts[key] += 1
            for w in p.face.statics:
                if new_only and w.key in counts:
                    continue
                if w.name not in p.traits.lost_abilities and applies(s, w, p.owner, p.pid, p.card):
                    counts[w.key] += 1
            for given in p.traits.abilities:
                if isinstance(given, CompiledStatic) and applies(s, given, p.owner, p.pid, p.card):
                    counts[given.key] += 1
        self.look_elsewhere(s, new_only)

    def look_elsewhere(self, s: State, new_only: bool) -> None:
        """Static abilities that work from the hand or the discard."""
        counts = self.counts
        for player in s.players:
            for zone, cards in ((HAND, player.hand), (DISCARD, player.discard)):
                for card in cards:
                    for w in s.face_of(card).outside_statics:
                        if new_only and w.key in counts:
                            continue
                        if zone in w.zones and applies(s, w, player.index, s.ref_of(card), card):
                            counts[w.key] += 1


def applies(s: State, w: CompiledStatic, player: int, source: int, card: int) -> bool:
    """CR 6.4: its condition holds and there is something that it affects."""
    f = Context(player, source, card)
    if w.condition is not None and not holds(s, f, w.condition):
        return False
    if any(players_of(s, f, imposed.who) for imposed in w.rules):
        return True
    if not w.gift.grants:
        return False
    if w.affects is None:
        return True
    if isinstance(w.affects, Filter):
        return bool(candidates(s, f, w.affects))
    return any(r > NOTHING for r in refs(s, f, w.affects))
