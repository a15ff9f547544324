"""`tintero cards`: download the newest data, and show what is printed on a card and what was understood of it."""

from __future__ import annotations

from tintero.abilities.ability import CardDefinition
from tintero.cards import Card
from tintero.cards.card import Printing
from tintero.cli.here import Here
from tintero.language.distinct_texts import counted, key_of
from tintero.rulebook import printed_keyword
from tintero.table.house import CardInfo
from tintero.words import base_of, spoken


def update_command(here: Here) -> None:
    from tintero.cards.download import update

    data = update()
    here.print("decks.cards_updated", version=data.version, path=data.path, count=len(data.records), digest=data.digest)


def show_command(here: Here, name: str) -> None:
    """The printed values and text, read from the card data at run time, and the meaning of the text."""
    card = here.pool.find(name)
    here.line(card.full_name)
    for line in facts_of(here, card):
        here.wrapped("  " + line)
    for text in card.texts:
        body = " ".join(text.full_text.split())
        printed = f"{text.keyword} {text.keyword_value}".strip()
        if printed_keyword(printed, here.lang) != printed:
            body = f"[{printed_keyword(printed, here.lang)}] {body}"
        here.wrapped(f"  {body}")
    prints = [_printing(here, p) for p in card.printings]
    here.wrapped("  " + here.say("decks.printed_in", prints=prints))
    legal = [entry.format for entry in card.formats if entry.allowed]
    where = here.say("decks.legal_in", formats=legal) if legal else here.say("decks.legal_nowhere")
    here.wrapped("  " + where)
    for entry in card.formats:
        if entry.banned_since:
            here.wrapped("  " + here.say("decks.banned_since", format=entry.format, date=entry.banned_since))
    result = here.reader.understand(card)
    if isinstance(result, tuple):
        words = "; ".join(f"“{u.words}…”" for u in result)
        here.wrapped("  " + here.say("decks.card_not_understood", words=words))
    else:
        here.wrapped("  " + here.say("decks.card_understood"))
        _meaning(here, card, result)
    _proofs(here, card)


def _proofs(here: Here, card: Card) -> None:
    """The checks that play its text, or the same text on another card."""
    from tintero.judge.proof_files import checks_named

    keys = {key_of(text) for text in counted(card)}
    same = {other.full_name for other in here.pool if any(key_of(text) in keys for text in counted(other))}
    for check in checks_named({card.full_name, *same}):
        here.wrapped(f"  ✓ {spoken(check.title, here.lang)} ({check.place})", 4)


def facts_of(here: Here, card: Card) -> list[str]:
    """Kind, inks and cost; the printed numbers; the classifications."""
    stats = [
        here.say(key, value=value)
        for key, value in (
            ("decks.printed_strength", card.strength), ("decks.printed_willpower", card.willpower),
            ("decks.printed_lore", card.lore), ("decks.printed_move_cost", card.move_cost),
        )
        if value is not None
    ]  # fmt: skip
    rows = [[kind_name(here, card), ink_names(here, card), *_printed(here, card)], stats, card.classifications]
    return [" · ".join(row) for row in rows if row]


def kind_name(here: Here, card: Card) -> str:
    return here.say("names.kind_song") if card.is_song else here.say(f"names.kind_{card.type.name.lower()}")


def ink_names(here: Here, card: Card) -> str:
    return "/".join(here.say(f"names.ink_{ink.value.lower()}") for ink in card.inks)


def _printing(here: Here, p: Printing) -> str:
    if not p.number:
        return here.say("decks.printed_set", set=p.set_code)
    return here.say("decks.printed_number", set=p.set_code, number=p.number)


def _printed(here: Here, card: Card) -> list[str]:
    inkable = "decks.inkable" if card.inkable else "decks.not_inkable"
    return [here.say("decks.printed_cost", cost=card.cost), here.say(inkable)]


# ---- what was understood -------------------------------------------------------------------------------------------


def _meaning(here: Here, card: Card, definition: CardDefinition) -> None:
    """The Spanish reading, the tree of the meaning, and the rules that it rests on."""
    from tintero.language.tree import tree

    spanish = CardInfo(card, here.reader).in_spanish(here.lang if base_of(here.lang) == "es" else "es")
    if spanish:
        here.line()
        here.print("decks.card_in_spanish")
        for line in spanish:
            here.wrapped(f"  {line}")
    if definition.abilities or definition.effect is not None:
        here.line()
        here.print("decks.card_meaning")
        for part in [*definition.abilities, *([definition.effect] if definition.effect is not None else [])]:
            for line in tree(part, 1):
                here.wrapped(line)
    here.line()
    here.print("decks.card_rules")
    for line in _rules(here, definition):
        here.wrapped(f"  {line}")


def _rules(here: Here, definition: CardDefinition) -> list[str]:
    """A line for each section of the rulebook: its numbers, and its title once."""
    from tintero.judge.references import references
    from tintero.rulebook import rulebook

    sections: dict[str, list[str]] = {}
    for number in references(definition):
        rule = rulebook().rule(number)
        if rule is not None:
            sections.setdefault(rule.title(here.lang), []).append(number)
    return [f"{', '.join(numbers)} {title}" for title, numbers in sections.items()]
