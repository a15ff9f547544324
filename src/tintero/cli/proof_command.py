"""`tintero cards proof` and `tintero cards mutate`: what proves the text of each card, and whether it would notice."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from tintero.cards.card import Card
from tintero.cli.here import Here, seed_of, whole_number
from tintero.cli.told_figures import percent
from tintero.words import spoken

if TYPE_CHECKING:
    from tintero.lab.mutation import Mutated
    from tintero.lab.proof import Named, Proof, Text

DEFAULT_SAMPLE: Final = 500
MOST_SAMPLED: Final = 100_000


def proof_command(here: Here, name: str, as_json: bool, missing: bool) -> int:
    """All cards, or one; 1 if a check is broken."""
    from tintero.lab.proof import measure

    card = here.pool.find(name) if name.strip() else None
    found = measure(here.reader, only=card)
    if as_json:
        data = found.to_data() if card is None else _card_data(found, card)
        if missing:
            data["missing"] = [{"cards": text.cards, "text": text.words} for text in _missing(found, card)]
        here.line(json.dumps(data, ensure_ascii=False, indent=2))
    elif card is None:
        _figures(here, found, missing)
    else:
        _card(here, found, card)
    for broken in () if as_json else found.broken:
        here.wrapped(f"✗ {broken.place}: {broken.why(here.lang)}", 2)
    return 1 if found.broken else 0


def _missing(found: Proof, card: Card | None) -> list[Text]:
    return [text for text in found.missing() if card is None or card.full_name in text.cards]


def _figures(here: Here, found: Proof, missing: bool) -> None:
    for key, figures in found.to_data().items():
        if key != "broken":
            share = percent(here, figures["proven"] / figures["all"] if figures["all"] else 1.0)
            here.print(f"figures.proof_{key}", proven=figures["proven"], all=figures["all"], share=share)
    for text in found.missing() if missing else ():
        here.wrapped(f"  {text.cards[0]}: {text.words}", 4)


def _card(here: Here, found: Proof, card: Card) -> None:
    """Each of its texts with the checks that prove it."""
    here.line(card.full_name)
    if not found.cards[card.full_name]:
        here.wrapped("  " + here.say("figures.proof_no_text"))
    for key in found.cards[card.full_name]:
        text = found.texts[key]
        here.wrapped(f"  {text.words}", 2)
        for check in text.checks:
            here.wrapped(f"    ✓ {_told(here, check)}", 6)
        if not text.proven:
            here.wrapped("    ✗ " + here.say("figures.proof_none"), 6)


def _told(here: Here, check: Named) -> str:
    return f"{spoken(check.title, here.lang) or check.id} ({check.place})"


def _card_data(found: Proof, card: Card) -> dict[str, object]:
    texts = [found.texts[key] for key in found.cards[card.full_name]]
    return {
        "card": card.full_name,
        "texts": [
            {
                "text": text.words, "proven": text.proven,
                "checks": [{"check": c.place, "says": c.title} for c in text.checks],
            }
            for text in texts
        ],
        "broken": found.to_data()["broken"],
    }  # fmt: skip


# ---- broken on purpose ---------------------------------------------------------------------------------------------


def mutate_command(here: Here, sample: str | None, seed: str | None, as_json: bool) -> None:
    """Meanings broken in one thing each: how many of them a check notices, and which nobody does."""
    from tintero.lab.mutation import mutate

    count = DEFAULT_SAMPLE if sample is None else whole_number(sample, "figures.bad_sample", 1, MOST_SAMPLED)
    found = mutate(here.reader, count, seed_of(seed))
    if as_json:
        here.line(json.dumps(found.to_data(), ensure_ascii=False, indent=2))
    else:
        _mutated(here, found)


def _mutated(here: Here, found: Mutated) -> None:
    caught = found.tried - len(found.survivors)
    here.print("figures.mutate_head", caught=caught, all=found.tried, share=percent(here, found.share))
    for kind, count in sorted(found.all.items()):
        here.print(f"figures.mutate_{kind}", caught=found.caught.get(kind, 0), all=count)
    if found.unproven:
        here.print("figures.mutate_unproven", count=found.unproven)
    for mutation in found.survivors:
        was, now = mutation.difference()
        here.wrapped(f"  {mutation.card}: {'; '.join(was)} → {'; '.join(now)}", 4)
