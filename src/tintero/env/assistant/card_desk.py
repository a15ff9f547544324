"""Cards and decks, as plain text for somebody who asks. Texts are read from the card data of this machine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tintero.cards import Card, Deck, UnderstoodDeck, check, find_format
from tintero.cards.card_filters import tests_of
from tintero.cards.decklist import understand_text
from tintero.cards.samples import samples
from tintero.edges import bounds
from tintero.edges.explained_error import ExplainedError
from tintero.edges.plain_text import cut
from tintero.judge.references import references
from tintero.rulebook import rulebook
from tintero.rulebook.rulings import rulings
from tintero.table.house import CardInfo, House
from tintero.words import say

from .rule_desk import titles

MOST_CARDS: Final = 40
MOST_RULINGS: Final = 10
MOST_LINES: Final = 40  # of a deck that are at fault
LONGEST_DECK: Final = 20_000
LONGEST_DECK_NAME: Final = 80  # beyond it a single line is a code


# ---- cards -----------------------------------------------------------------------------------------------------------


def facts_of(card: Card, lang: str) -> str:
    kind = "song" if card.is_song else card.type.name.lower()
    facts = [
        say(f"names.kind_{kind}", lang),
        "/".join(say(f"names.ink_{ink.value.lower()}", lang) for ink in card.inks),
        say("decks.printed_cost", lang, cost=card.cost),
        say("decks.inkable" if card.inkable else "decks.not_inkable", lang),
    ]
    for key, value in (
        ("decks.printed_strength", card.strength), ("decks.printed_willpower", card.willpower),
        ("decks.printed_lore", card.lore), ("decks.printed_move_cost", card.move_cost),
    ):  # fmt: skip
        if value is not None:
            facts.append(say(key, lang, value=value))
    return " · ".join([*facts, *card.classifications])


def look_up_card(name: str, house: House, lang: str) -> str:
    """What is printed, the same in Spanish, what was understood, and the rules and rulings that belong to it."""
    return "\n".join(card_lines(house.pool.find(name), house, lang))


def card_lines(card: Card, house: House, lang: str) -> Iterator[str]:
    info = CardInfo(card, house.reader)
    yield card.full_name
    yield facts_of(card, lang)
    yield from (f"  {line}" for line in info.text.splitlines())
    spanish = info.in_spanish("es")
    if spanish:
        yield say("decks.card_in_spanish", lang)
        yield from (f"  {line}" for line in spanish)
    legal = [entry.format for entry in card.formats if entry.allowed]
    yield say("decks.legal_in", lang, formats=legal) if legal else say("decks.legal_nowhere", lang)
    read = house.reader.understand(card)
    if isinstance(read, tuple):
        yield say("decks.card_not_understood", lang, words="; ".join(f"“{u.words}…”" for u in read))
        return
    yield say("decks.card_understood", lang)
    yield from (f"  {line}" for line in info.abilities.splitlines())
    numbers = [n for n in references(read) if rulebook().rule(n) is not None]
    if numbers:
        yield say("judging.rules", lang, rules=numbers)
    found = [r for r in rulings() if card.full_name in r.cards]
    if found:
        yield say("assistants.rulings", lang, count=len(found))
        yield from titles(found[:MOST_RULINGS], lang)


def find_cards(filters: Mapping[str, str], house: House, lang: str) -> str:
    """Names with their facts, of the cards that pass every filter."""
    tests = tests_of({key: value or None for key, value in filters.items()})
    if not tests:
        raise ExplainedError("assistants.no_filter")
    found = [card for card in house.pool if all(test(card) for test in tests)]
    lines = [say("decks.cards_found", lang, count=len(found), all=len(house.pool))]
    lines += [f"{card.full_name}: {facts_of(card, lang)}" for card in found[:MOST_CARDS]]
    if len(found) > MOST_CARDS:
        lines.append(say("cli.and_more", lang, count=len(found) - MOST_CARDS))
    return "\n".join(lines)


# ---- decks -----------------------------------------------------------------------------------------------------------


def understood(text: str, house: House) -> UnderstoodDeck:
    """A sample by its name or a part of it, or a pasted list or code. Never a path: nobody reads files from outside."""
    wanted = text.strip().lower()
    known = samples()
    names = [wanted] if wanted in known else [name for name in known if wanted and f"-{wanted}" in f"-{name}"]
    if len(names) == 1:
        return understand_text(known[names[0]].read_bytes(), house.pool, names[0])
    looks_named = len(wanted) <= LONGEST_DECK_NAME or "." in wanted  # a code has no point, the name of a file has
    if "\n" not in wanted and not wanted[:1].isdigit() and looks_named:
        raise ExplainedError("assistants.no_deck", name=cut(text.strip(), 60), names=list(known))
    found = understand_text(text, house.pool)
    if not found.deck.entries:
        found.whole()  # nothing at all was understood: the error says why
    if found.deck.size > bounds.SAVE_DECK_CARDS:
        raise ExplainedError("assistants.large_deck", most=bounds.SAVE_DECK_CARDS)
    return found


def playable(text: str, house: House) -> Deck:
    """A deck of which every line and every card is understood."""
    deck = understood(text, house).whole()
    faults = house.reader.not_understood(card for card, _ in deck.entries)
    if faults:
        raise ExplainedError("assistants.not_read", cards=[fault.card for fault in faults])
    return deck


def check_deck(text: str, format: str, house: House, lang: str) -> str:
    """Everything that is wrong with a deck, each with its rule or its line."""
    rules = find_format(format)
    found = understood(text, house)
    title = found.deck.name or say("assistants.the_deck", lang)
    problems = check(found.deck, rules, house.pool)
    lines = [f"✗ {p.message(lang)}" for p in found.problems[:MOST_LINES]]
    lines += [note.message(lang) for note in found.deck.notes[:MOST_LINES]]
    if found.problems:
        lines.append(say("decks.deck_lines_at_fault", lang, deck=title, count=len(found.problems)))
    lines += [f"✗ {p.message(lang)} ({p.rule})" for p in problems[:MOST_LINES]]
    if problems:
        lines.append(say("decks.deck_illegal", lang, deck=title, format=rules.name, count=len(problems)))
    else:
        lines.append(say("decks.deck_legal", lang, deck=title, format=rules.name, cards=found.deck.size))
    faults = house.reader.not_understood(card for card, _ in found.deck.entries)
    if faults:
        lines.append(say("decks.deck_not_understood", lang, count=len(faults)))
        lines += [f"  {fault.card}" for fault in faults[:MOST_LINES]]
    return "\n".join(lines)
