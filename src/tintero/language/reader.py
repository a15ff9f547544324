"""A whole card: every text read to the last word, with one meaning, or the card is refused (1.1.5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from itertools import pairwise
from typing import Any, Final

from tintero.abilities.ability import Ability, Activated, CardDefinition
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Effect
from tintero.abilities.keyword import KEYWORDS
from tintero.abilities.words import CardType
from tintero.cards import CardPool
from tintero.cards.card import Card, CardText

from .bind import bind, bind_action
from .chart import Derivation, Reading
from .equal_meanings import alike
from .grammar import Grammar, load
from .keywords import read_keyword
from .lexicon import Lexicon
from .meanings import namespace, sequence
from .meanings_statics import without
from .mentions import Unbound
from .spanish import english, spanish
from .speaks_of_something import speaks_of_something
from .tokens import reminders, squash, words

WITHOUT_EVENT = ("action", "effects")  # read by themselves: no trigger condition stands before them

KEYWORD_NAMES: Final = frozenset(record.name for record in KEYWORDS)
STOPPED: Final = "▸"  # stands where reading stopped
OPENS, CLOSES = "“", "”"
SELF: Final = {kind.printed.casefold(): kind for kind in CardType} | {"song": CardType.ACTION}  # "this …"


@dataclass(frozen=True)
class Unread:
    """A text that was not understood, the first words of it that were not read, and why."""

    text: str
    words: str
    why: str = "unread"  # or "ambiguous", "without meaning", "not written back"
    at: int = 0  # how many words of it were read

    @property
    def marked(self) -> str:
        """The text with a mark where reading stopped."""
        if self.why != "unread":
            return self.text
        cut = words(self.text)
        return " ".join(filter(None, (squash(cut[: self.at]), STOPPED, squash(cut[self.at :]))))


class NotUnderstood(Exception):
    """A card whose text is not understood completely; it is refused, never played as if blank."""

    def __init__(self, card: str, unread: tuple[Unread, ...]) -> None:
        super().__init__(f"{card}: not understood: “{unread[0].words}”")
        self.card = card
        self.unread = unread


@dataclass(frozen=True)
class TextReading:
    """One printed text: what it means, and how that was derived; its Spanish is written when somebody reads it."""

    name: str
    meaning: Any
    derivation: Derivation = field(compare=False, repr=False)  # of what it does
    cost: Derivation | None = field(default=None, compare=False, repr=False)
    limits: tuple[Derivation, ...] = field(default=(), compare=False, repr=False)  # said in reminders alone

    @cached_property
    def spanish(self) -> str:
        """Empty if it cannot be written: then the text does not count as understood, though it can be played."""
        try:
            said = spanish(self.derivation)
            before = "" if self.cost is None else f"{spanish(self.cost)} — "
            return before + said + "".join(f" ({spanish(limit)})" for limit in self.limits)
        except Exception:  # the mistake of one line of the grammar must not stop a page of cards
            return ""


@dataclass(frozen=True)
class Sources:
    """Which printed text each ability of a definition came from, and each part of an action's effect."""

    abilities: tuple[CardText, ...]
    effects: tuple[CardText, ...]


@cache
def grammar() -> Grammar:
    """The one grammar: it never changes, and no card is named in it."""
    return load(namespace())


def is_reminder(text: CardText) -> bool:
    """CR 1.1.7: a text wholly in parentheses has no force."""
    full = " ".join(text.full_text.split())
    return full.startswith("(") and full.endswith(")")


def unread_keyword(text: CardText) -> Unread:
    """A line that begins with a keyword nobody knows, or says of a known one what nobody can read."""
    printed = f"{text.keyword} {text.keyword_value}".strip()
    known = text.keyword in KEYWORD_NAMES and bool(text.keyword_value)
    return Unread(printed, text.keyword_value if known else printed, at=len(words(text.keyword)) if known else 0)


def of_another_kind(card: Card, text: CardText) -> Unread | None:
    """ "This location" on a character is no name for it; a quoted ability speaks of the card that gets it."""
    cut = words(f"{text.costs} {text.effect}")
    quoted = False
    for before, word in pairwise(("", *cut)):
        quoted = word == OPENS or (quoted and word != CLOSES)
        if not quoted and before == "this" and SELF.get(word, card.type) != card.type:
            return Unread(squash(cut), f"this {word}", "without meaning")
    return None


def named(ability: Any, name: str) -> Any:
    """The story name as identity of the ability (5.2.8)."""
    return replace(ability, name=name) if name and hasattr(ability, "name") else ability


def made(d: Derivation, by_itself: bool = False) -> Any:
    """What a derivation means; None if its parts do not go together (a list of numbers counted for each, say).

    `by_itself`: no trigger condition stands before it. Whatever goes wrong in a meaning is a refusal of the one text:
    a line of the grammar must not stop all the others.
    """
    try:
        meaning = d.meaning()
    except Exception:
        return None
    return meaning if speaks_of_something(meaning, by_itself) else None


class Reader:
    """Reads cards with the names and classifications of one pool, and remembers what it has read.

    Threads may share a reader. Two of them may read the same words at the same moment, but what was remembered first
    is what everybody gets: `setdefault` decides, and nothing remembered is ever changed or dropped.
    """

    def __init__(self, pool: CardPool, lines: Grammar | None = None) -> None:
        self.pool = pool
        self.lines = lines  # a grammar of one's own, to try what is not yet written in the files
        self._texts: dict[tuple[str, str, str], TextReading | Unread] = {}
        self._cards: dict[Card, CardDefinition | tuple[Unread, ...]] = {}
        self._sources: dict[Card, Sources] = {}
        # what `effect_words` has found: the parts of a text that mean an effect, the words of a text for an effect,
        # and the words for an effect in any case
        self.parts: dict[tuple[str, str, str], tuple[Any, ...]] = {}
        self.effect_texts: dict[tuple[str, str, str, Effect], str] = {}
        self.effect_words: dict[tuple[str, str, str, Effect], str] = {}

    def __reduce__(self) -> tuple[type[Reader], tuple[CardPool]]:
        return (Reader, (self.pool,))  # a copy reads for itself: the grammar holds code, which does not travel

    @cached_property
    def lexicon(self) -> Lexicon:
        """Made when the first text is read: keyword lines need none."""
        return Lexicon.of(self.pool)

    # ---- texts -------------------------------------------------------------------------------------------------

    def read(self, category: str, text: str) -> tuple[Any, Derivation] | Unread:
        """Read one text as something: its meaning, or what was not understood."""
        cut = words(text)
        if category in ("ability", "action", "effects") and (not cut or cut[-1] != "."):
            cut = (*cut, ".")
        reading = Reading(self.lines or grammar(), self.lexicon, cut)
        found = reading.whole(category)
        if not found:
            rest = cut[reading.furthest : reading.furthest + 6]
            return Unread(squash(cut), squash(rest), at=reading.furthest)
        meanings: list[tuple[Any, Derivation]] = []
        for d in found:
            meaning = made(d, category in WITHOUT_EVENT)
            if meaning is not None and all(not alike(meaning, other) for other, _ in meanings):
                meanings.append((meaning, d))
        if not meanings:
            return Unread(squash(cut), squash(cut), "without meaning")
        if len(meanings) > 1:
            return Unread(squash(cut), squash(cut), "ambiguous")
        if english(meanings[0][1]) != cut:
            return Unread(squash(cut), squash(cut), "not written back")
        return meanings[0]

    def read_text(self, kind: str, costs: str, effect: str) -> TextReading | Unread:
        """One text of a card that is not a keyword; the same words are read once."""
        key = (kind, costs, effect)
        known = self._texts.get(key)
        return self._texts.setdefault(key, self._read_or_refused(*key)) if known is None else known

    def _read_or_refused(self, kind: str, costs: str, effect: str) -> TextReading | Unread:
        """Binding is part of making a meaning: what goes wrong there refuses this text alone."""
        grammar()  # a mistake in the grammar is not this text's: it is reported, not a refusal
        try:
            return self._read_text(kind, costs, effect)
        except Exception:
            text = squash(words(effect))
            return Unread(text, text, "without meaning")

    def _read_text(self, kind: str, costs: str, effect: str) -> TextReading | Unread:
        try:
            return self._read_and_bind(kind, costs, effect)
        except Unbound as refused:
            return Unread(squash(words(effect)), str(refused), "without meaning")

    def _read_and_bind(self, kind: str, costs: str, effect: str) -> TextReading | Unread:
        if costs:
            cost = self.read("costs", costs)
            if isinstance(cost, Unread):
                return cost
            result = self.read("effects", effect)
            if isinstance(result, Unread):
                return result
            ability = bind(Activated(cost[0], result[0]))
            return TextReading("", ability, result[1], cost[1])
        result = self.read("action" if kind == "effect" else "ability", effect)
        if isinstance(result, Unread):
            return result
        meaning = bind_action(result[0]) if kind == "effect" else bind(result[0])
        limits = self.limits(effect)
        for limit, _ in limits:
            meaning = without(meaning, limit)
        return TextReading("", meaning, result[1], limits=tuple([derived for _, derived in limits]))

    def limits(self, effect: str) -> list[tuple[Any, Derivation]]:
        """What the reminders of a text say that no rule says."""
        found = [Reading(grammar(), self.lexicon, cut).whole("reminder") for cut in reminders(effect)]
        return [(derivations[0].meaning(), derivations[0]) for derivations in found if derivations]

    def cost(self, text: str) -> Cost | None:
        """A cost in words; None if it is not understood."""
        read = self.read("costs", text)
        return None if isinstance(read, Unread) else read[0]

    def is_classification(self, text: str) -> bool:
        return text in self.lexicon.entries["classification"].get(words(text)[0], {}).values()

    # ---- cards -------------------------------------------------------------------------------------------------

    def understand(self, card: Card) -> CardDefinition | tuple[Unread, ...]:
        """The definition of a card, or everything on it that was not read."""
        known = self._cards.get(card)
        return self._cards.setdefault(card, self._understand(card)) if known is None else known

    def definition_of(self, card: Card) -> CardDefinition:
        """What the rules need to know of a card; raises NotUnderstood."""
        result = self.understand(card)
        if isinstance(result, tuple):
            raise NotUnderstood(card.full_name, result)
        return result

    def not_understood(self, cards: Iterable[Card]) -> list[NotUnderstood]:
        """Every card of these that is refused, once, with its unread words."""
        read = [(card, self.understand(card)) for card in dict.fromkeys(cards)]
        return [NotUnderstood(card.full_name, unread) for card, unread in read if isinstance(unread, tuple)]

    def understood(self) -> tuple[CardDefinition, ...]:
        """Every card of the pool whose text is understood completely."""
        read = [self.understand(card) for card in self.pool]
        return tuple(d for d in read if isinstance(d, CardDefinition))

    def meanings_of(self, text: CardText) -> tuple[Ability | Effect, ...] | Unread:
        """The abilities, and the effects of an action, that one printed text means; of a reminder none."""
        if is_reminder(text):
            return ()
        if text.kind == "keyword":
            keyword = read_keyword(text, self)
            return unread_keyword(text) if keyword is None else (keyword,)
        result = self.read_text(text.kind, text.costs, text.effect)
        if isinstance(result, Unread):
            return result
        parts = result.meaning if isinstance(result.meaning, tuple) else (result.meaning,)
        return tuple(part if isinstance(part, Effect) else named(part, text.name) for part in parts)

    def sources_of(self, card: Card) -> Sources:
        """Where the abilities come from, in the order of the definition."""
        known = self._sources.get(card)
        return self._sources.setdefault(card, self._find_sources(card)) if known is None else known

    def _find_sources(self, card: Card) -> Sources:
        abilities: list[CardText] = []
        effects: list[CardText] = []
        for text in card.texts:
            found = self.meanings_of(text)
            for part in () if isinstance(found, Unread) else found:
                (effects if isinstance(part, Effect) else abilities).append(text)
        return Sources(tuple(abilities), tuple(effects))

    def _understand(self, card: Card) -> CardDefinition | tuple[Unread, ...]:
        abilities: list[Ability] = []
        effects: list[Effect] = []
        unread: list[Unread] = []
        for text in card.texts:
            found = of_another_kind(card, text) or self.meanings_of(text)
            if isinstance(found, Unread):
                unread.append(found)
                continue
            effects += [part for part in found if isinstance(part, Effect)]
            abilities += [part for part in found if not isinstance(part, Effect)]
        if card.type == CardType.ACTION and not unread and not effects:
            unread.append(Unread("", "an action without an effect"))
        if unread:
            return tuple(unread)
        return CardDefinition(
            full_name=card.full_name,
            names=card.names,
            type=card.type,
            cost=card.cost,
            inkable=card.inkable,
            inks=tuple(str(i) for i in card.inks),
            classifications=tuple(card.classifications),
            strength=card.strength or 0,
            willpower=card.willpower or 0,
            lore=card.lore or 0,
            move_cost=card.move_cost or 0,
            abilities=tuple(abilities),
            effect=sequence(*effects) if effects else None,
        )
