"""Which texts a check proves: those of its card that did something in it, or were the reason why something was refused.

That a card lay in play, or that its ability triggered and nothing came of it, proves nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tintero.cards.card import Card, CardText
from tintero.language import Reader
from tintero.language.distinct_texts import TextKey, counted, key_of
from tintero.rules.library import Library

from .faults import Failure
from .involved import Involved, Part
from .running import RunResult, run_once
from .scenario import Scenario
from .scenario_table import ScenarioTable

# A check that shows when a text does nothing is about that text, but does not prove alone that it ever does anything.
ABOUT: Final = frozenset(Part) - {Part.TRIGGERED, Part.ASKED, Part.ALLOWED}
PROVING: Final = ABOUT - {Part.USED, Part.IN_VAIN}


@dataclass
class Proved:
    """What came of a check: every run of it, and the texts that took part, by card."""

    results: list[RunResult]
    texts: dict[str, list[CardText]] = field(default_factory=dict)
    in_vain: dict[str, list[CardText]] = field(default_factory=dict)  # those of them that did nothing

    @property
    def ok(self) -> bool:
        return all(r.ok and r.proves for r in self.results)

    def of(self, card: Card) -> list[TextKey]:
        return [key_of(text) for text in self.texts.get(card.full_name, ())]

    def proving(self, card: str) -> set[TextKey]:
        """The texts of this card that did something, or were the reason of a refusal."""
        vain = self.in_vain[card]
        return {key_of(text) for text in self.texts[card] if text not in vain}


def run_scenario(scenario: Scenario, reader: Reader, library: Library) -> Proved:
    """Every run; what failed proves nothing."""
    results = [run_once(scenario, run, reader, library) for run in scenario.runs]
    found = Proved(results)
    if not found.ok:
        return found
    involved = Involved(reader)
    for result in results:
        involved.run(ScenarioTable(scenario, reader, library), result)
    for name, parts in involved.cards.items():
        card = reader.pool[name]
        about = {n: said for n, said in parts.items() if not ABOUT.isdisjoint(said) and card.texts[n] in counted(card)}
        found.texts[name] = [card.texts[n] for n in about]
        found.in_vain[name] = [card.texts[n] for n, said in about.items() if PROVING.isdisjoint(said)]
    return found


def nothing_of(card: Card) -> Failure:
    """Why a check about this card proves nothing of it."""
    return Failure("proves_nothing_of", card=card.full_name)
