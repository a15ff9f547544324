"""The texts of the cards that took part, in the words that the reader writes back; what did nothing is folded."""

from __future__ import annotations

from html import escape

from tintero.abilities.keyword import record
from tintero.cards.card import Card, CardText
from tintero.language import Reader
from tintero.language.effect_words import keyword_text, text_words
from tintero.language.reader import is_reminder
from tintero.rulebook import rulebook

from .involved import Found, Involved, Part, keyword_of
from .page_parts import PageParts


class CardsWriter:
    """Writes the cards of a file: those with abilities that took part, then the others."""

    def __init__(self, parts: PageParts, reader: Reader, below: int) -> None:
        self.parts = parts
        self.reader = reader
        self.below = below  # the level of the headings of the cards

    def whole(self, involved: Involved, names: list[str]) -> str:
        """`names`: every card of the position, in its order."""
        took_part = [self.card(self.reader.pool[name], found) for name, found in involved.cards.items()]
        rest = [self.reader.pool[name] for name in dict.fromkeys(names) if name not in involved.cards]
        plain = [card for card in rest if texts_of(card)]
        out = "".join(took_part) or f"<p class='quiet'>{self.parts.say('no_abilities')}</p>"
        if plain:
            rows = "".join(f"<dt>{escape(card.full_name)}</dt>{self.rows(card)}" for card in plain)
            out += self.folded(self.parts.say("other_cards", n=len(plain)), f"<dl class='texts'>{rows}</dl>")
        return out

    def card(self, card: Card, found: Found) -> str:
        name = self.parts.heading(self.below, escape(card.full_name))
        texts = texts_of(card)
        items = "".join(self.text(card.texts[i], found[i]) for i in sorted(found))
        others = "".join(self.text(text, []) for i, text in texts if i not in found)
        count = sum(i not in found for i, _text in texts)
        fold = self.folded(self.parts.say("other_texts", n=count), f"<ul>{others}</ul>") if count else ""
        return f"<section class='involved'>{name}<ul>{items}</ul>{fold}</section>\n"

    def rows(self, card: Card) -> str:
        return "".join(f"<dd>{self.words(text)}</dd>" for _i, text in texts_of(card))

    def text(self, text: CardText, how: list[Part]) -> str:
        parts = "".join(f" <span class='chip part'>{self.parts.say(f'part_{part.value}')}</span>" for part in how)
        return f"<li>{self.words(text)}{parts}</li>"

    def words(self, text: CardText) -> str:
        keyword = keyword_of(text)
        if keyword is not None:
            number = f"{record(keyword).rule}.1"
            rule = self.parts.rule(number) if rulebook().exists(number) else ""
            words = escape(keyword_text(self.reader, text, self.parts.lang))
            return f"<b class='ability'>{words}</b> {rule}"
        name = f"<b class='ability'>{escape(text.name)}</b> " if text.name else ""
        return name + escape(text_words(self.reader, text, self.parts.lang))

    def folded(self, summary: str, inside: str) -> str:
        return f"<details><summary>{summary}</summary>{inside}</details>"


def texts_of(card: Card) -> list[tuple[int, CardText]]:
    """The texts with their places; a reminder is none (1.1.7)."""
    return [(i, text) for i, text in enumerate(card.texts) if not is_reminder(text)]
