"""What one player may know, as facts without words: the only thing a player, bot or socket ever receives (7.1).

The front door (`tintero.table`) puts names and sentences to it. A viewer who is NOBODY is no player of this game and
may know everything: whoever watches a game that is over, or studies one. WATCHER sees what everybody sees.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tintero.abilities.effect import Effect
from tintero.abilities.keyword import KEYWORDS, Numbered, bit, record
from tintero.abilities.words import Keyword

from .book.lore import lore_to_win
from .book.player_rules import applies_to
from .book.properties import keyword_number
from .event import NO_CARD, NOBODY, NOTHING, Outcome
from .explained import STATIC, Part, ability_of, explain_all
from .machinery.left_behind import Given, Imposing, Lasting
from .machinery.pieces import UNDER, BagEntry, Permanent, Phase
from .machinery.state import State
from .machinery.traits import refresh, statics_of
from .option import Option
from .seen import card_for, knows

PHASES: Final[dict[int, str]] = {
    Phase.SETUP: "setup", Phase.READY_STEP: "ready", Phase.SET_STEP: "set", Phase.DRAW_STEP: "draw",
    Phase.MAIN_PHASE: "main", Phase.END_PHASE: "end", Phase.READYING: "ready",
}  # fmt: skip

MARKS: Final = tuple((bit(k.keyword), k.keyword) for k in KEYWORDS)  # each keyword with its bit


class SeenCard(NamedTuple):
    card: int
    name: str


class SeenKeyword(NamedTuple):
    """A keyword that a permanent has now. `number` 0: it has none."""

    keyword: Keyword
    number: int

    def __str__(self) -> str:
        name = record(self.keyword).name
        if record(self.keyword).number == Numbered.ADDS:
            return f"{name} +{self.number}"
        return f"{name} {self.number}" if self.number else name


class SeenAbility(NamedTuple):
    """An ability that something else gives, by the key under which its text is found."""

    key: str
    name: str


class SeenRule(NamedTuple):
    """Something that lasts: a static ability or an effect, by the key under which its text is found."""

    key: str
    card: int  # that it comes from
    ability: str
    until: int  # `words.Until`, or STATIC
    effect: Effect | None  # what was done and lasts since; None for a static ability


class SeenPermanent(NamedTuple):
    card: int
    name: str
    owner: int
    type: int
    exerted: bool
    drying: bool
    damage: int
    strength: int
    willpower: int
    lore: int
    keywords: tuple[SeenKeyword, ...]
    classifications: tuple[str, ...]
    at: int  # the card of the location, or NO_CARD
    under: tuple[SeenCard | None, ...]  # topmost first; None is facedown


class SeenPlayer(NamedTuple):
    lore: int
    lore_to_win: int
    in_game: bool
    deck: int
    known_deck: tuple[tuple[int, SeenCard], ...]  # place from the top, card
    hand: tuple[SeenCard | None, ...]
    discard: tuple[SeenCard, ...]
    ink_ready: int
    ink_exerted: int
    ink_drops: int
    inked: int


class SeenEntry(NamedTuple):
    """A triggered ability in the bag."""

    player: int
    card: int  # NO_CARD if the viewer may not know where it is by now
    key: str
    ability: str


class SeenQuestion(NamedTuple):
    player: int
    kind: str
    options: tuple[Option, ...] | None  # None: somebody else is asked


class Sight(NamedTuple):
    viewer: int
    turn: int
    phase: str
    active: int
    first: int
    outcome: Outcome | None
    players: tuple[SeenPlayer, ...]
    play: tuple[SeenPermanent, ...]
    actions: tuple[SeenCard, ...]
    challenge: tuple[int, ...]  # challenger and challenged; empty outside a challenge
    bag: tuple[SeenEntry, ...]
    question: SeenQuestion | None


def sight_of(s: State, viewer: int) -> Sight:
    if s.stale:
        refresh(s)
    return Sight(
        viewer,
        s.turn,
        PHASES[s.phase],
        s.active,
        s.first_player,
        s.outcome,
        tuple([_player(s, viewer, p.index) for p in s.players]),
        tuple([_permanent(s, p) for p in s.in_play.values()]),
        tuple([_card(s, c) for c in s.limbo]),
        tuple([card_in_play(s, pid) for pid in (s.challenging, s.challenged) if s.challenging != NOTHING]),
        tuple([_entry(s, viewer, e) for e in s.bag]),
        _question(s, viewer),
    )


def _sees(s: State, viewer: int, card: int) -> bool:
    return viewer == NOBODY or knows(s, viewer, card)


def _card(s: State, card: int) -> SeenCard:
    return SeenCard(card, s.face_of(card).full_name)


def _player(s: State, viewer: int, index: int) -> SeenPlayer:
    p = s.players[index]
    return SeenPlayer(
        p.lore,
        lore_to_win(s, index),
        p.in_game,
        len(p.deck),
        _known_deck(s, viewer, p.deck),
        _hand(s, viewer, index),
        tuple([_card(s, c) for c in p.discard]),
        # CR 7.5.4: nobody may look at an inkwell, its own player included
        p.ink_ready,
        len(p.inkwell) - p.ink_ready,
        p.ink_drops,
        p.ink_used,
    )


def _known_deck(s: State, viewer: int, deck: list[int]) -> tuple[tuple[int, SeenCard], ...]:
    """Of a deck a rule can show the top card; all others have to have been seen."""
    known = s.known
    out: list[tuple[int, SeenCard]] = []
    last = len(deck) - 1
    for place in range(len(deck)):
        card = deck[last - place]
        if viewer == NOBODY or known[card] >> viewer & 1 or (place == 0 and knows(s, viewer, card)):
            out.append((place, _card(s, card)))
    return tuple(out)


def _hand(s: State, viewer: int, index: int) -> tuple[SeenCard | None, ...]:
    """CR 7.3.2: of another hand what was seen of it, then the rest: its order would tell when a card was drawn."""
    cards = s.players[index].hand
    shown: list[SeenCard | None] = [_card(s, c) for c in cards if index == viewer or _sees(s, viewer, c)]
    return tuple(shown + [None] * (len(cards) - len(shown)))


def _permanent(s: State, p: Permanent) -> SeenPermanent:
    t = p.traits
    return SeenPermanent(
        p.card,
        p.face.full_name,
        p.owner,
        p.face.type,
        p.exerted,
        p.drying,
        p.damage,
        max(0, t.strength),
        t.willpower,
        max(0, t.lore),
        keywords_of(p),
        tuple(t.classifications),
        card_in_play(s, p.location),
        # CR 5.1.1.10: facedown cards are hidden from everyone
        tuple([_card(s, c) if s.zone[c] == UNDER else None for c in p.under]),
    )


def _entry(s: State, viewer: int, e: BagEntry) -> SeenEntry:
    """CR 7.7.3: everybody hears what waits, but not in which hand or deck its card is by now."""
    card = e.card if viewer == NOBODY else card_for(s, viewer, e.card)
    return SeenEntry(e.player, card, e.ability.key, e.ability.name)


def card_in_play(s: State, pid: int) -> int:
    return s.in_play[pid].card if pid in s.in_play else NO_CARD


def keywords_of(p: Permanent) -> tuple[SeenKeyword, ...]:
    """Keywords it has now, with their numbers."""
    t = p.traits
    if not t.keywords:
        return ()
    out: list[SeenKeyword] = []
    for mark, keyword in MARKS:
        if t.keywords & mark:
            n = p.face.sing_together if keyword == Keyword.SING_TOGETHER else keyword_number(t, keyword)
            out.append(SeenKeyword(keyword, n))
    return tuple(out)


def _question(s: State, viewer: int) -> SeenQuestion | None:
    if s.over():
        return None
    return SeenQuestion(s.asked_by, s.asking, tuple(s.options) if viewer in (s.asked_by, NOBODY) else None)


# ---- more about what everybody can see, for whoever wants to show it -----------------------------------------------


def modifiers_in_play(s: State) -> dict[int, list[Part]]:
    """What each source changes about each permanent, by the card on top; also what waits for a coming turn."""
    return {s.in_play[pid].card: values.parts + values.waiting for pid, values in explain_all(s).items()}


def given_abilities(s: State, card: int) -> list[SeenAbility]:
    """The abilities that others give to the permanent with this card on top."""
    p = s.in_play.get(s.pid_of[card])
    return [] if p is None else [SeenAbility(w.key, w.name) for w in p.traits.abilities]


def lost_abilities(s: State, card: int) -> tuple[str, ...]:
    """The names of those that it has lost."""
    p = s.in_play.get(s.pid_of[card])
    return () if p is None else p.traits.lost_abilities


def rules_upon(s: State, player: int) -> list[SeenRule]:
    """What lasts for a player: the rules that static abilities and effects impose on them (1.2.1)."""
    if s.stale:
        refresh(s)
    out: list[SeenRule] = []
    for r in s.rules:
        if not r.players >> player & 1 or not applies_to(s, r, player):
            continue
        if r.effect != NOTHING:
            out += [_lasting(s, e) for e in s.lasting if e.number == r.effect]
            continue
        source = s.in_play.get(r.source)
        for w in [] if source is None else statics_of(source):
            if any(imposed.rule is r.rule for imposed in w.rules):
                out.append(SeenRule(w.key, source.card if source is not None else NO_CARD, w.name, STATIC, None))
    return list(dict.fromkeys(out))


def waiting_effects(s: State) -> list[tuple[int, SeenRule]]:
    """Delayed and floating triggers and shields that effects left behind, each with whose it is (6.2.7, 6.5)."""
    return [(e.player, _lasting(s, e)) for e in s.lasting if not isinstance(e, (Given, Imposing)) and e.active]


def _lasting(s: State, e: Lasting) -> SeenRule:
    key, _, place = e.key.rpartition("#")
    program = s.table.programs.get(key)
    effect = None if program is None else program.code[int(place)].effect
    return SeenRule(key, e.card, ability_of(s, e), e.until, effect)
