"""How many of the effects that a player is asked about have words of their card's text, and how many are described.

`python -m tintero.lab.wording` prints the shares over all cards; `--described` also what had to be described.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from tintero.abilities import effect as ef
from tintero.abilities.ability import Ability, CardDefinition
from tintero.abilities.effect import Effect
from tintero.abilities.target import Chosen
from tintero.cards import load_pool
from tintero.language import Reader
from tintero.language.effect_words import effect_text, words_for


@dataclass(frozen=True)
class Asked:
    """One effect that a player is asked about, with its words."""

    kind: str
    key: str
    from_text: bool
    english: str
    spanish: str


def abilities(definition: CardDefinition) -> Iterator[tuple[str, Ability | Effect]]:
    """Everything on a card that does something, by its key."""
    for n, ability in enumerate(definition.abilities):
        yield f"{definition.full_name}/{n}", ability
    if definition.effect is not None:
        yield f"{definition.full_name}/effect", definition.effect


def effects_in(node: Any) -> Iterator[Effect]:
    """Every effect inside, in the order of its fields, quoted abilities too."""
    if isinstance(node, tuple):
        for part in node:
            yield from effects_in(part)
    elif is_dataclass(node) and not isinstance(node, type):
        if isinstance(node, Effect):
            yield node
        for part in parts_of(node):
            yield from effects_in(part)


def parts_of(node: Any) -> Iterator[Any]:
    """The values of its fields."""
    return (getattr(node, f.name) for f in fields(node))


def chooses(node: Any) -> bool:
    """Whether somebody chooses for this very effect, not for one inside it."""
    if isinstance(node, tuple):
        return any(chooses(part) for part in node)
    if not is_dataclass(node) or isinstance(node, (Effect, Ability)):
        return False
    return isinstance(node, Chosen) or any(map(chooses, parts_of(node)))


def questions(node: Any) -> Iterator[tuple[str, Effect]]:
    """The effects for which a question needs words, and what kind of question."""
    for e in effects_in(node):
        if isinstance(e, ef.May):
            yield "may", e
            yield "what one may do", e.effect
        elif isinstance(e, ef.Either):
            yield from (("or", option) for option in e.options)
        elif isinstance(e, ef.ChooseOne):
            yield from (("mode", mode) for mode in e.modes)
        elif isinstance(e, ef.UnlessPays):
            yield "unless paid", e
        elif isinstance(e, ef.PayInk):
            yield "pay ink", e
        elif any(map(chooses, parts_of(e))):
            yield "choice", e


def measure(reader: Reader) -> list[Asked]:
    """Every such effect of every card."""
    out: list[Asked] = []
    for d in reader.understood():
        for key, ability in abilities(d):
            for kind, e in questions(ability):
                english, spanish = (words_for(reader, d.full_name, key, e, lang) for lang in ("en", "es"))
                found = all(effect_text(reader, d.full_name, key, e, lang) for lang in ("en", "es"))
                out.append(Asked(kind, key, found, english, spanish))
    return out


def report(asked: list[Asked]) -> list[str]:
    """One line for each kind, and one for all of them."""
    lines: list[str] = []
    every = Counter(a.kind for a in asked)
    texts = Counter(a.kind for a in asked if a.from_text)
    for kind, n in [*every.items(), ("all", len(asked))]:
        found = sum(texts.values()) if kind == "all" else texts[kind]
        lines.append(f"{kind:16} {n:5}  from the text {found:5} ({found / n:.1%})  described {n - found:4}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--described", action="store_true", help="also print what had to be described")
    chosen = parser.parse_args()
    asked = measure(Reader(load_pool()))
    print("\n".join(report(asked)))
    if chosen.described:
        for a in asked:
            if not a.from_text:
                print(f"{a.key} ({a.kind})\n    {a.english}\n    {a.spanish}")


if __name__ == "__main__":
    main()
