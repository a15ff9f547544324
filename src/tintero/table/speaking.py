"""Questions, options and events of one game in words, for one viewer, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.abilities import effect as ef
from tintero.abilities.keyword import keyword_named
from tintero.language import Reader
from tintero.language.effect_words import ability_text, words_for
from tintero.rulebook import event_text, keyword_name, option_text
from tintero.rulebook.asked import asked_text, counted_text, done_text
from tintero.rules import option as op
from tintero.rules.event import NO_CARD, Event
from tintero.rules.game import Game
from tintero.rules.option import Option
from tintero.rules.question import Ask, Asked, Meaning
from tintero.words import Person

from .card_names import KEYWORD_KEYS, Names

GOES_TO: Final = {Ask.ORDER_TOP: "top", Ask.ORDER_BOTTOM: "bottom"}

Who = Callable[[int], Person]


class Speaking:
    """`viewer` None knows everything. `who` gives what a player is called."""

    def __init__(self, game: Game, reader: Reader, who: Who, lang: str, viewer: int | None = None) -> None:
        self.game = game
        self.reader = reader
        self.who = who
        self.lang = lang
        self.names = Names(game, viewer, lang)
        self.viewer = viewer

    # ---- events ------------------------------------------------------------------------------------------------

    def event(self, e: Event, called: dict[int, str] | None = None, more: str = "") -> str:
        """The event with its rule; '' if another event of the same moment tells it.

        `called`: the names that its cards had then; else what is printed on them. `more`: what it changed.
        """
        name = self.names.printed if called is None else lambda card: called.get(card, "")
        text = event_text(e, self.who, name, self.lang, self.viewer)
        said = f"{text.removesuffix('.')}: {more}" if more else text.removesuffix(".")
        return f"{said} ({e.rule})" if text else ""

    # ---- the question ------------------------------------------------------------------------------------------

    def asked(self) -> Asked:
        asked = self.game.asked
        assert asked is not None, "the game is over"
        return asked

    def question(self) -> str:
        """What is asked, in a sentence."""
        asked = self.asked()
        card = self.names.marked(asked.card)
        words = ""
        if asked.effect is not None:
            words = self.effect_words(asked.key, asked.effect)
        key = asked.what.value
        if asked.what == Ask.CHOOSE and words:
            key = "choose_so"
        return asked_text(
            key, self.lang, c=card, o=self.names.marked(asked.other), p=self.who(asked.player), n=asked.number,
            t=words.rstrip("."),
        )

    def waits_for(self, player: int, card: int) -> str:
        """The question as everybody else hears it: who decides, and because of which card."""
        key = "others" if card == NO_CARD else "others_card"
        return asked_text(key, self.lang, p=self.who(player), c=self.names.marked(card))

    def about(self) -> str:
        """The text of the ability that asks; '' outside an effect."""
        asked = self.game.asked
        return "" if asked is None or not asked.key else self.text_of(asked.key)

    def text_of(self, key: str) -> str:
        """The text of the ability with this key."""
        if key.startswith(KEYWORD_KEYS):
            keyword = keyword_named(key.removeprefix(KEYWORD_KEYS))
            return "" if keyword is None else keyword_name(keyword, self.lang)
        return ability_text(self.reader, self.names.owner_of(key), key, self.lang)

    def goes_to(self) -> str:
        """Where the cards go that are put in order: `top`, `bottom`; '' for any other question."""
        asked = self.game.asked
        return "" if asked is None else GOES_TO.get(asked.what, "")

    def effect_words(self, key: str, effect: ef.Effect) -> str:
        """An effect in the words of the card whose ability has this key."""
        return words_for(self.reader, self.names.owner_of(key), key, effect, self.lang)

    # ---- options -----------------------------------------------------------------------------------------------

    def options(self) -> list[str]:
        """Every option in words, no two alike: copies are told apart, wherever they are."""
        apart: dict[int, dict[int, str]] = {}
        for verb in OFFERS_CARDS:
            apart[verb] = self.names.told_apart([o.a for o in self.game.options if o.verb == verb])
        told = [self.option(o, apart.get(o.verb)) for o in self.game.options]
        out: list[str] = []
        for n, text in enumerate(told):
            copies = [i for i, other in enumerate(told) if other == text]
            out.append(text if len(copies) == 1 else f"{text} [{copies.index(n) + 1}]")
        return out

    def option(self, o: Option, names: dict[int, str] | None = None) -> str:
        """The option as a part of a sentence, such as `Quest with …`. `names`: other names for some cards."""
        if o.verb == op.NUMBER:
            return counted_text(self.asked().what.value, o.a, self.lang)
        if o.verb == op.DONE:
            return done_text(self.asked().what.value, self.lang)
        meaning = self.game.meaning(o)
        named = {} if names is None else names
        return option_text(
            o, lambda c: named.get(c) or self.names.marked(c), self.lang, self.ability(o, meaning), cost=meaning.cost,
            card_name=self.ability_card(o, meaning), who=self.who, discards=meaning.discards,
        )

    def ability(self, o: Option, m: Meaning) -> str:
        """The name or the words of what a bare number in an option stands for."""
        if m.effect is not None:
            return self.effect_words(self.asked().key, m.effect).rstrip(".")
        if o.verb == op.USE and not m.name and len(self.game.usable_abilities(o.a)) > 1:
            return ability_text(self.reader, self.names.owner_of(m.key), m.key, self.lang).rstrip(".")
        return m.name

    def ability_card(self, o: Option, m: Meaning) -> str:
        """The card of a waiting ability or of a replacement effect."""
        if o.verb == op.TRIGGER:
            return self.waiting(m)
        if o.verb == op.EFFECT:
            return self.names.plain(m.card) if m.left_behind else self.names.marked(m.card)
        return ""

    def waiting(self, m: Meaning) -> str:
        """The card of a waiting ability; with what it is about, where the same ability waits several times."""
        card = self.names.marked(m.card)
        others = [self.game.meaning(o) for o in self.game.options if o.verb == op.TRIGGER]
        alike = [other for other in others if other.key == m.key and self.names.marked(other.card) == card]
        if len({other.subject for other in alike}) < 2 or m.subject == NO_CARD:
            return card
        return f"{card} ({self.names.marked(m.subject)})"

    def cost(self, o: Option) -> int | None:
        """The ink to pay, where it is not simply what the card says; None for what is played for free."""
        return self.game.meaning(o).cost


OFFERS_CARDS: Final = frozenset({
    op.CARD, op.INK, op.PLAY, op.SHIFT, op.SING, op.SING_TOGETHER, op.TOP, op.BOTTOM, op.QUEST,
})  # fmt: skip

