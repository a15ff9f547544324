"""Breaking the meaning of texts on purpose, to see whether the checks notice.

A mutation changes one thing in the meaning of one text: a condition is dropped, "your" becomes "opposing", a number, a
duration or a target is another one, a part is left out. It is caught when a check of that text fails with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum
from typing import Any, Final

from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.ability import Activated, CardDefinition, DeckRule, Static, Triggered
from tintero.abilities.base import Condition
from tintero.abilities.words import Quantity, Until, Who, Whose, Zone
from tintero.cards.card import Card
from tintero.judge.proof_files import proof_files, read_checks
from tintero.judge.proven_texts import Proved, run_scenario
from tintero.judge.running import run_once
from tintero.judge.scenario import Scenario, load_scenario
from tintero.language import Reader, Unread
from tintero.language.distinct_texts import TextKey, counted, key_of
from tintero.language.nodes import names_of
from tintero.language.reader import TextReading
from tintero.language.tree import tree
from tintero.rulebook.rulings import ruling_files
from tintero.rules.chance import below, seed_words
from tintero.rules.library import Library


class Kind(StrEnum):
    CONDITION = "condition"
    WHOSE = "whose"
    NUMBER = "number"
    DURATION = "duration"
    TARGET = "target"
    PART = "part"


SWAPPED: Final = {Whose.YOURS: Whose.OPPOSING, Whose.OPPOSING: Whose.YOURS}
OTHERS: Final = {
    Who.YOU: Who.EACH_OPPONENT, Who.EACH_OPPONENT: Who.YOU, Who.EACH_PLAYER: Who.YOU, Who.CHOSEN_OPPONENT: Who.YOU,
    Who.CHOSEN_PLAYER: Who.YOU, Who.ITS_PLAYER: Who.YOU,
}  # fmt: skip
LASTING: Final = dict.fromkeys(Until, Until.THIS_TURN) | {Until.THIS_TURN: Until.START_OF_YOUR_NEXT_TURN}
FEWER: Final = {Quantity.EXACTLY: Quantity.UP_TO, Quantity.UP_TO: Quantity.EXACTLY}

# what only cards of one type can be, so that a text says their type twice
OF_ONE_TYPE: Final = (
    ta.Classified, ta.Named, ta.WithKeyword, ta.AtLocation, ta.SameLocationAs, ta.InChallenge, ta.Song,
)  # fmt: skip
ALL_OF_THEM: Final = 99  # "all cards of a hand": one more is no more

Changed = tuple[Kind, Any]


def mutations(node: Any) -> Iterator[Changed]:
    """Every node that differs from this one in one thing."""
    if isinstance(node, tuple):
        for n, part in enumerate(node):
            for kind, new in mutations(part):
                yield kind, (*node[:n], new, *node[n + 1 :])
        return
    names = names_of(node)
    if names is None:
        return
    yield from _own(node)
    for name in names:
        for kind, new in mutations(getattr(node, name)):
            if not (kind == Kind.WHOSE and name == "rules" and _of_itself(node)):
                yield from _with(node, name, kind, new)


def idle(meaning: Any) -> Iterator[Changed]:
    """The whole text, as if it did nothing."""
    if isinstance(meaning, ef.Effect):
        yield Kind.PART, ef.Nothing()
    elif isinstance(meaning, (Triggered, Activated)):
        yield Kind.PART, replace(meaning, effect=ef.Nothing())
    elif isinstance(meaning, Static):
        yield Kind.PART, replace(meaning, properties=(), rules=())


def _of_itself(node: Any) -> bool:
    """Text about playing the card itself: nobody but its player can."""
    return isinstance(node, Static) and Zone.PLAY not in node.zones


def _with(node: Any, name: str, kind: Kind, new: Any) -> Iterator[Changed]:
    """The node with another part, unless no such node can be."""
    try:
        yield kind, replace(node, **{name: new})
    except ValueError:
        return


def _own(node: Any) -> Iterator[Changed]:
    if isinstance(node, ef.If):
        yield Kind.CONDITION, node.then
    if isinstance(node, ef.May):
        yield Kind.PART, node.effect
    if isinstance(node, ef.Sequence):
        for n in range(len(node.parts)):
            left = (*node.parts[:n], *node.parts[n + 1 :])
            yield Kind.PART, left[0] if len(left) == 1 else replace(node, parts=left)
    if isinstance(node, ta.Filter):
        for n in range(len(node.tests)):
            yield Kind.TARGET, replace(node, tests=(*node.tests[:n], *node.tests[n + 1 :]))
        if node.types and not any(isinstance(test, OF_ONE_TYPE) for test in node.tests):
            yield Kind.TARGET, replace(node, types=())
    for name in names_of(node) or ():
        kind, new = _other(name, getattr(node, name))
        if kind is not None:
            yield from _with(node, name, kind, new)


def _other(name: str, value: Any) -> tuple[Kind | None, Any]:
    """Another value of a field, if it is one of those that are changed."""
    if isinstance(value, Condition) and name in ("condition", "gate", "when", "all_if"):
        return Kind.CONDITION, None
    for kind, other in ((Kind.WHOSE, SWAPPED), (Kind.WHOSE, OTHERS), (Kind.DURATION, LASTING), (Kind.TARGET, FEWER)):
        if any(type(value) is type(known) for known in other) and value in other:
            return kind, other[value]
    if isinstance(value, int) and not isinstance(value, (bool, Enum)) and 0 < value < ALL_OF_THEM:
        return Kind.NUMBER, value + 1
    return None, None


@dataclass(frozen=True)
class Mutation:
    """One of them: the text, a card that has it, and what it would mean."""

    key: TextKey
    card: str
    kind: Kind
    before: Any
    after: Any

    def difference(self) -> tuple[list[str], list[str]]:
        """The lines of the meaning that are gone, and those that are new."""
        old, new = list(tree(self.before)), list(tree(self.after))
        return [line.strip() for line in old if line not in new], [line.strip() for line in new if line not in old]


class Mutant(Reader):
    """A reader that takes one text for something else; whatever it does not concern, another reader reads."""

    def __init__(self, base: Reader, mutation: Mutation) -> None:
        super().__init__(base.pool)
        self.base = base
        self.mutation = mutation

    def read_text(self, kind: str, costs: str, effect: str) -> TextReading | Unread:
        found = self.base.read_text(kind, costs, effect)
        if isinstance(found, TextReading) and found.meaning == self.mutation.before:
            return replace(found, meaning=self.mutation.after)
        return found

    def understand(self, card: Card) -> CardDefinition | tuple[Unread, ...]:
        if any(key_of(text) == self.mutation.key for text in counted(card)):
            return super().understand(card)
        return self.base.understand(card)


@dataclass
class Mutated:
    """What `tintero cards mutate` prints."""

    tried: int = 0
    caught: dict[Kind, int] = field(default_factory=dict)
    all: dict[Kind, int] = field(default_factory=dict)
    survivors: list[Mutation] = field(default_factory=list)
    unproven: int = 0  # of those that nobody noticed: of texts that no check proves

    @property
    def share(self) -> float:
        return sum(self.caught.values()) / self.tried if self.tried else 1.0

    def add(self, mutation: Mutation, caught: bool) -> None:
        self.tried += 1
        self.all[mutation.kind] = self.all.get(mutation.kind, 0) + 1
        if caught:
            self.caught[mutation.kind] = self.caught.get(mutation.kind, 0) + 1
        else:
            self.survivors.append(mutation)

    def to_data(self) -> dict[str, Any]:
        return {
            "tried": self.tried, "caught": round(self.share, 4), "unproven": self.unproven,
            "kinds": {k.value: {"caught": self.caught.get(k, 0), "all": n} for k, n in sorted(self.all.items())},
            "survivors": [
                {"card": m.card, "kind": m.kind.value, "was": m.difference()[0], "is": m.difference()[1]}
                for m in self.survivors
            ],
        }  # fmt: skip


class Checks:
    """The checks of texts, each looked for when it is asked for."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.library = Library()
        self.names: dict[TextKey, set[str]] = {}
        for card in reader.pool:
            for text in counted(card):
                self.names.setdefault(key_of(text), set()).add(card.full_name)
        self.rulings = {path: path.read_text(encoding="utf-8") for path in ruling_files()}
        self.proofs = {path: path.read_text(encoding="utf-8") for path in proof_files()}
        self._found: dict[TextKey, list[Scenario]] = {}

    def of(self, key: TextKey) -> list[Scenario]:
        """Those that prove this text."""
        if key not in self._found:
            self._found[key] = list(self._of(key))
        return self._found[key]

    def _of(self, key: TextKey) -> Iterator[Scenario]:
        names = self.names[key]
        for path, text in self.proofs.items():
            if any(name in text for name in names):
                for check in read_checks(path, self.reader, names):
                    if key in self.prove(check.scenario).of(self.reader.pool[check.card]):
                        yield check.scenario
        for path, text in self.rulings.items():
            if any(name in text for name in names):
                scenario = load_scenario(path, self.reader)
                if key in _taking_part(self.prove(scenario)):
                    yield scenario

    def prove(self, scenario: Scenario) -> Proved:
        return run_scenario(scenario, self.reader, self.library)

    def catch(self, mutation: Mutation) -> bool:
        """Whether some check of the text fails."""
        mutant = Mutant(self.reader, mutation)
        library = Library()
        for scenario in self.of(mutation.key):
            for run in scenario.runs:
                try:
                    if not run_once(scenario, run, mutant, library).ok:
                        return True
                except Exception:  # a meaning that the rules cannot play is noticed by whoever plays it
                    return True
        return False


def _taking_part(found: Proved) -> list[TextKey]:
    return [key_of(text) for texts in found.texts.values() for text in texts]


def all_mutations(reader: Reader) -> list[list[Mutation]]:
    """Those of each distinct text, in the order of the pool; one that means the same is none."""
    seen: set[TextKey] = set()
    out: list[list[Mutation]] = []
    for card in reader.pool:
        for text in counted(card):
            key = key_of(text)
            reading = reader.read_text(text.kind, text.costs, text.effect)
            if key in seen or not isinstance(reading, TextReading) or isinstance(reading.meaning, DeckRule):
                continue
            seen.add(key)
            was, name = reading.meaning, card.full_name
            changed = [*idle(was), *mutations(was)]
            out.append([Mutation(key, name, kind, was, new) for kind, new in changed if new != was])
    return [found for found in out if found]


def mutate(reader: Reader, sample: int, seed: int) -> Mutated:
    """So many mutations, of texts drawn evenly; of a text that no check proves nothing is noticed."""
    checks = Checks(reader)
    texts = all_mutations(reader)
    out = Mutated()
    words = seed_words(seed)
    tried: set[tuple[int, int]] = set()
    for _ in range(sample):
        n = below(words, len(texts))
        k = below(words, len(texts[n]))
        if (n, k) not in tried:
            tried.add((n, k))
            mutation = texts[n][k]
            out.unproven += not checks.of(mutation.key)
            out.add(mutation, checks.catch(mutation))
    return out
