"""Which check proves which text: every distinct text of the pool, with the checks in which it did something.

Two kinds of files are checks: the proofs, each about one card, and the rulings. A proof counts for the card that it
names; a ruling counts for every card whose text took part in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tintero.abilities.ability import DeckRule
from tintero.cards.card import Card
from tintero.judge.faults import BadScenario, Failure
from tintero.judge.proof_files import Check, proof_files, read_checks
from tintero.judge.proven_texts import Proved, nothing_of, run_scenario
from tintero.judge.scenario import Scenario, load_scenario
from tintero.language import Reader
from tintero.language.distinct_texts import TextKey, counted, key_of
from tintero.language.reader import TextReading
from tintero.rulebook.rulings import ruling_files
from tintero.rules.library import Library


@dataclass(frozen=True)
class Named:
    """A check as it is named to a reader: the file, the line of it, and its sentence."""

    path: str
    line: int
    id: str
    title: dict[str, str]

    @classmethod
    def of(cls, scenario: Scenario, line: int = 1) -> Named:
        return cls(scenario.path, line, scenario.id, scenario.title)

    @property
    def place(self) -> str:
        return f"{Path(self.path).parent.name}/{Path(self.path).name}:{self.line}"


@dataclass
class Text:
    """One distinct text: the cards that have it, in the order of the pool, and what proves it."""

    cards: list[str]
    words: str
    checks: list[Named] = field(default_factory=list)  # in which it took part
    proven: bool = False  # it did something in one of them, or was the reason why something was refused


@dataclass(frozen=True)
class Broken:
    """A check that failed, that could not be read, or in which no text of its card did anything."""

    place: str
    fault: BadScenario | Failure

    def why(self, lang: str) -> str:
        return self.fault.message(lang)


@dataclass
class Proof:
    """What `tintero cards proof` prints."""

    texts: dict[TextKey, Text] = field(default_factory=dict)
    cards: dict[str, list[TextKey]] = field(default_factory=dict)
    clarifications: dict[tuple[str, str], list[Named]] = field(default_factory=dict)  # by card and official answer
    broken: list[Broken] = field(default_factory=list)

    def missing(self) -> list[Text]:
        return [text for text in self.texts.values() if not text.proven]

    def sharing(self, card: Card) -> set[str]:
        """The cards that have a text of this one, itself among them."""
        return {card.full_name}.union(*(self.texts[key].cards for key in self.cards[card.full_name]))

    def is_proven(self, card: str) -> bool:
        return all(self.texts[key].proven for key in self.cards[card])

    def to_data(self) -> dict[str, Any]:
        proven = sum(text.proven for text in self.texts.values())
        return {
            "texts": {"proven": proven, "all": len(self.texts)},
            "cards": {"proven": sum(self.is_proven(card) for card in self.cards), "all": len(self.cards)},
            "clarifications": {
                "proven": sum(1 for checks in self.clarifications.values() if checks), "all": len(self.clarifications),
            },
            "broken": [{"check": b.place, "why": b.why("en")} for b in self.broken],
        }  # fmt: skip


def texts_of(cards: Iterable[Card], reader: Reader) -> Proof:
    """Everything that wants a proof: each distinct text that works in a game, so not what rules how a deck is built."""
    out = Proof()
    for card in cards:
        keys = out.cards.setdefault(card.full_name, [])
        out.clarifications |= {(card.full_name, answer): [] for answer in card.clarifications}
        for text in counted(card):
            reading = reader.read_text(text.kind, text.costs, text.effect)
            if isinstance(reading, TextReading) and isinstance(reading.meaning, DeckRule):
                continue
            key = key_of(text)
            known = out.texts.setdefault(key, Text([], " ".join(text.full_text.split())))
            if card.full_name not in known.cards:
                known.cards.append(card.full_name)
            keys.append(key)
    return out


def measure(
    reader: Reader, files: Iterable[Path] | None = None, rulings: bool = True, only: Card | None = None
) -> Proof:
    """Run the checks of these files, or all there are, and note what they prove.

    `only`: of the proofs those about cards that share a text with this one, and no ruling that does not name it.
    """
    out = texts_of(reader.pool, reader)
    library = Library()
    proofs = proof_files() if files is None else list(files)
    ruled = ruling_files() if rulings else []
    wanted = None if only is None else out.sharing(only)
    for path in [*proofs, *ruled]:
        if wanted is not None and not any(name in path.read_text(encoding="utf-8") for name in wanted):
            continue
        try:
            if path in ruled:
                scenario = load_scenario(path, reader)
                count_ruling(out, scenario, run_scenario(scenario, reader, library))
                continue
            for check in read_checks(path, reader):
                if wanted is None or check.card in wanted:
                    count_check(out, check, run_scenario(check.scenario, reader, library), reader)
        except BadScenario as error:
            out.broken.append(Broken(f"{path.parent.name}/{path.name}:{error.line}", error))
    return out


def count_check(out: Proof, check: Check, found: Proved, reader: Reader) -> None:
    """For the card that it names alone; one that proves nothing of it is broken."""
    named = Named.of(check.scenario, check.line)
    failed = next((r for r in found.results if not r.ok), None)
    if failed is not None:
        assert failed.fault is not None
        out.broken.append(Broken(f"{named.place} ({failed.step})", failed.fault))
        return
    card = reader.pool[check.card]
    clarified = [card.clarifications[n - 1] for n in check.clarifies]
    for (_, answer), checks in out.clarifications.items():  # the same answer may be given for two cards
        if answer in clarified:
            checks.append(named)
    keys = [key for key in found.of(card) if key in out.texts]
    if not keys and not check.clarifies:
        out.broken.append(Broken(named.place, nothing_of(card)))
    for key in keys:
        out.texts[key].checks.append(named)
        out.texts[key].proven |= key in found.proving(card.full_name)


def count_ruling(out: Proof, scenario: Scenario, found: Proved) -> None:
    named = Named.of(scenario)
    keys = {key_of(text) for texts in found.texts.values() for text in texts}
    proving = set().union(*(found.proving(name) for name in found.texts))
    for key in keys:
        if key in out.texts:
            out.texts[key].checks.append(named)
            out.texts[key].proven |= key in proving
