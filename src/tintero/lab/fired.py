"""Which abilities a card has, and which of them have done something in a game: the ledger of the exhaustive runner.

An ability is named by its key, as in saved games: the card, then the place of the ability on it. Quoted abilities and
the triggers that an effect leaves behind are abilities of their own. Texts that work only while a deck is built are
not counted: no game can show them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from tintero.abilities.ability import Ability, CardDefinition, DeckRule, KeywordAbility, Replacement, Static
from tintero.abilities.target import Filter, InChallenge, Participant
from tintero.abilities.words import EventKind, Keyword
from tintero.rules import option as op
from tintero.rules import state as st
from tintero.rules.conditions import holds
from tintero.rules.evaluate import candidates, players_of, refs
from tintero.rules.face import BUILTIN, Face, Working
from tintero.rules.game import face_for
from tintero.rules.option import Happening, Option
from tintero.rules.registers import context
from tintero.rules.state import State
from tintero.rules.static import activated_abilities, refresh

from .partners import nodes

# Keywords that do their work by being there; the others are seen when they are used.
STANDING: Final = frozenset(
    {
        Keyword.ALERT, Keyword.BODYGUARD, Keyword.EVASIVE, Keyword.RECKLESS, Keyword.RUSH, Keyword.WARD,
        Keyword.ADVENTUROUS,
    }
)  # fmt: skip


def abilities_of(definition: CardDefinition) -> tuple[str, ...]:
    """The keys of everything on a card that can fire."""
    face = face_for(definition)
    name = definition.full_name
    keys = [f"{name}/{n}" for n, a in enumerate(definition.abilities) if not isinstance(a, DeckRule)]
    if definition.effect is not None:
        keys.append(f"{name}/effect")
    # a quoted ability that two cards share as one object belongs to the first of them
    keys += [key for key in face.workings if key not in keys and key.startswith(f"{name}/")]
    return tuple(keys)


def kind_of(definition: CardDefinition, key: str) -> str:
    """What kind of ability a key names: triggered, activated, static, replacement, keyword or action."""
    w = face_for(definition).workings.get(key)
    if w is not None and not w.option:
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
        self.by_number: dict[int, str] = {}
        self.keywords: dict[str, dict[Keyword, list[str]]] = {}
        self.standing: dict[str, list[str]] = {}
        for face in faces:
            for w in face.workings.values():
                self.by_number[w.number] = w.key
            own: dict[Keyword, list[str]] = {}
            standing: list[str] = []
            for n, ability in enumerate(face.definition.abilities):
                key = f"{face.full_name}/{n}"
                if isinstance(ability, KeywordAbility):
                    own.setdefault(ability.keyword, []).append(key)
                    if ability.keyword in STANDING:
                        standing.append(key)
                elif not isinstance(ability, DeckRule) and key not in face.workings:
                    standing.append(key)  # a further name: it works wherever the card is
            self.keywords[face.full_name] = own
            self.standing[face.full_name] = standing
        self.in_challenges = any(_in_challenge(w.node) for f in faces for w in f.workings.values())
        self.builtin = {w.number: name for name, w in BUILTIN.items()}

    def keyword(self, s: State, card: int, keyword: Keyword, number: int = 0) -> None:
        keys = self.keywords[st.face_of(s, card).full_name].get(keyword, ())
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
                clone.challenge = [s.pid_of[o.a], s.pid_of[o.b]]
                clone.stale = clone.restless = True
                self.look(clone)

    # ---- what happens ------------------------------------------------------------------------------------------

    def happened(self, s: State, events: Iterable[Happening]) -> None:
        for h in events:
            event = h.event
            if event == EventKind.RESOLVED:
                key = self.by_number.get(h.amount)
                if key is not None:
                    self.counts[key] += 1
                elif h.amount in self.builtin and h.card >= 0:
                    name = self.builtin[h.amount]
                    self.keyword(s, h.card, Keyword.VANISH if name == "keyword/vanish" else Keyword.SUPPORT)
            elif event == EventKind.PLAYED:
                face = st.face_of(s, h.card)
                if face.kind == st.ACTION:
                    self.counts[f"{face.full_name}/effect"] += 1
            elif event == EventKind.REPLACED:
                if h.source >= 0:
                    self.replaced(s, h.source)
            elif event == EventKind.SANG:
                self.keyword(s, h.card, Keyword.SINGER)
            elif event == EventKind.DAMAGE_DEALT and h.other >= 0:
                self.keyword(s, h.other, Keyword.RESIST)

    def replaced(self, s: State, card: int) -> None:
        """The log names the card only; no card has two replacement effects (a test watches over that)."""
        found = st.face_of(s, card).replacements
        p = s.in_play.get(s.pid_of[card])
        if not found and p is not None:
            found = [w for w in p.traits.abilities if isinstance(w.node, Replacement)]
        if found:
            self.counts[found[0].key] += 1

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
            for w in p.traits.abilities:
                if isinstance(w.node, Static) and applies(s, w, p.owner, p.pid, p.card):
                    counts[w.key] += 1
        if s.table.elsewhere:
            self.look_elsewhere(s, new_only)

    def look_elsewhere(self, s: State, new_only: bool) -> None:
        """Static abilities that work from the hand or the discard."""
        counts = self.counts
        for player in s.players:
            for zone, cards in ((st.HAND, player.hand), (st.DISCARD, player.discard)):
                for card in cards:
                    for w in st.face_of(s, card).elsewhere:
                        if new_only and w.key in counts:
                            continue
                        if isinstance(w.node, Static) and zone in w.zones:
                            if applies(s, w, player.index, st.card_ref(s, card), card):
                                counts[w.key] += 1


def applies(s: State, w: Working, player: int, source: int, card: int) -> bool:
    """CR 6.4: its condition holds and there is something that it affects."""
    node = w.node
    assert isinstance(node, Static)
    f = context(player, source, card)
    if node.condition is not None and not holds(s, f, node.condition):
        return False
    if any(players_of(s, f, imposed.who) for imposed in node.rules):
        return True
    if not node.properties:
        return False
    if node.affects is None:
        return True
    if isinstance(node.affects, Filter):
        return bool(candidates(s, f, node.affects))
    return any(r > 0 for r in refs(s, f, node.affects))
