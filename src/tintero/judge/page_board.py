"""The board of a page: every player's side, and beside what is different from an earlier moment a mark and a word."""

from __future__ import annotations

from collections.abc import Set
from html import escape
from itertools import groupby

from tintero.abilities.words import CardType
from tintero.rulebook import card_type_name
from tintero.words import say

from .page_parts import CHANGED, PageParts
from .picture import Board, Lying, Pile, PlayCard, Side


class BoardWriter:
    """Writes one board. `before` is the one to compare it with; None: nothing is marked."""

    def __init__(self, parts: PageParts, below: int, board: Board, before: Board | None = None) -> None:
        self.parts = parts
        self.below = below  # the level of the headings of the players
        self.board = board
        self.before = before
        self.cards_before = {} if before is None else {c.card: c for side in before.sides for c in side.cards}
        self.cards_now = {c.card for side in board.sides for c in side.cards}

    def say(self, key: str, **details: object) -> str:
        return self.parts.say(key, **details)

    def whole(self) -> str:
        sides = "".join(self.side(i, side) for i, side in enumerate(self.board.sides))
        legend = [self.say("legend")] if self.before is not None else []
        legend += [self.say("struck")] if "<del>" in sides else []
        words = f"<p class='quiet'>{' '.join(legend)}</p>\n" if legend else ""
        return (
            f"{words}<div class='table of{len(self.board.sides)}'>{sides}</div>\n<p class='whose'>{self.ending()}</p>"
        )

    def ending(self) -> str:
        """Whose turn it is, or who has won."""
        winners = self.board.winners
        if winners is None:
            key = "turn" if self.before is None else "turn_of"
            whose = self.say(key, player=f"P{self.board.turn + 1}")
            changed = self.before is not None and self.before.turn != self.board.turn
            return f"{CHANGED} {whose}" if changed else whose
        return f"{CHANGED} " + (self.say("won", players=winners) if winners else self.say("drawn"))

    # ---- a side ------------------------------------------------------------------------------------------------------

    def side(self, i: int, side: Side) -> str:
        was = None if self.before is None else self.before.sides[i]
        name = escape(side.name)
        if side.active:
            name += f" <span class='chip'>{self.say('active')}</span>"
        if not side.in_game:
            name += f" <span class='chip'>{CHANGED if was is not None and was.in_game else ''}{self.say('out')}</span>"
        cards = "".join(self.card(c) for c in side.cards)
        play = f"<ul class='cards'>{cards}</ul>" if cards else f"<p class='quiet'>{self.say('nothing')}</p>"
        active = " active" if side.active else ""
        return (
            f"<section class='side{active}'>{self.parts.heading(self.below, name)}{self.counts(side, was)}"
            f"{play}{self.gone(was)}{self.piles(side, was)}{self.bag(side, was)}</section>\n"
        )

    def counts(self, side: Side, was: Side | None) -> str:
        old = side if was is None else was
        ink = escape(self.ink(side)) + (self.was_words(self.ink(old)) if self.ink(old) != self.ink(side) else "")
        rows = [
            ("lore", self.number(side.lore, old.lore)), ("ink", ink), ("hand", self.number(side.hand, old.hand)),
            ("deck", self.number(side.deck, old.deck)), ("discard", self.number(side.discard, old.discard)),
        ]  # fmt: skip
        return f"<dl class='counts'>{''.join(f'<div><dt>{self.say(k)}</dt><dd>{v}</dd></div>' for k, v in rows)}</dl>"

    def ink(self, side: Side) -> str:
        total = side.ink_ready + side.ink_exerted
        return say("page.ink_ready", self.parts.lang, ready=side.ink_ready, total=total)

    def number(self, now: int, before: int) -> str:
        return f"<b>{now}</b>{self.was_words(str(before)) if now != before else ''}"

    def was_words(self, before: str) -> str:
        """The mark of a change, and what was there before."""
        return f" <span class='was'>{CHANGED} {self.say('was', n=before)}</span>"

    def gone(self, was: Side | None) -> str:
        """The cards that this player had in play and has no more, with where they are now."""
        lost = [] if was is None else [c for c in was.cards if c.card not in self.cards_now]
        rows = [self.say("now_in", card=c.name, zone=self.board.places[c.card]) for c in lost]
        items = "".join(f"<li>{CHANGED} {row}</li>" for row in rows)
        return f"<ul class='gone'>{items}</ul>" if items else ""

    def piles(self, side: Side, was: Side | None) -> str:
        rows = "".join(self.pile(p, None if was is None else was.holding[p.zone]) for p in side.piles)
        return f"<dl class='piles'>{rows}</dl>" if rows else ""

    def pile(self, pile: Pile, before: Set[int] | None) -> str:
        return f"<div><dt>{self.say(f'pile_{pile.zone}')}</dt><dd>{self.lying(pile.cards, before)}</dd></div>"

    def lying(self, cards: list[Lying], before: Set[int] | None, between: str = ", ") -> str:
        """Names, one after the other; neighbours alike are counted. What was not there before is marked."""
        told = [(c.name, before is not None and c.card not in before) for c in cards]
        out: list[str] = []
        for (name, new), group in groupby(told):
            n = len(list(group))
            words = escape(f"{name} ×{n}" if n > 1 else name)
            out.append(f"<span class='new'>{CHANGED} {words}</span>" if new else words)
        return between.join(out)

    def bag(self, side: Side, was: Side | None) -> str:
        old = side.bag if was is None else was.bag
        if not side.bag:
            return ""
        rows = [f"<li>{'' if entry in old else CHANGED + ' '}{escape(entry)}</li>" for entry in side.bag]
        return f"<p class='label'>{self.say('bag')}</p><ol class='bag'>{''.join(rows)}</ol>"

    # ---- a card in play ----------------------------------------------------------------------------------------------

    def card(self, card: PlayCard) -> str:
        was = self.cards_before.get(card.card)
        entered = self.before is not None and was is None
        old = card if was is None else was
        values = ""
        if card.type == CardType.CHARACTER:
            values = self.value("strength", card.strength, card.printed_strength, old.strength)
        if card.type != CardType.ITEM:
            values += self.value("willpower", card.willpower, card.printed_willpower, old.willpower)
            values += self.value("lore", card.lore, card.printed_lore, old.lore)
        if card.type == CardType.LOCATION:
            values += self.value("move_cost", card.move_cost, card.move_cost, card.move_cost)
        chips = [f"<span class='chip new'>{CHANGED} {self.say('entered')}</span>"] if entered else []
        if card.type != CardType.CHARACTER:
            chips.append(f"<span class='chip'>{escape(card_type_name(CardType(card.type), self.parts.lang))}</span>")
        chips += self.states(card, old)
        below = {c.card for c in old.under} if self.before is not None and was is not None else None
        under = f"<p class='under'>{self.say('under')} {self.lying(card.under, below, '; ')}</p>" if card.under else ""
        shape = " exerted" if card.exerted else ""
        row = f"<p class='values'>{values}</p>" if values else ""
        marks = f"<p class='chips'>{' '.join(chips)}</p>" if chips else ""
        return f"<li class='card{shape}'><b class='name'>{escape(card.name)}</b>{row}{marks}{under}</li>"

    def value(self, key: str, now: int, printed: int, before: int) -> str:
        """The value now; the printed one struck through where it is another; what it was before, if that differs."""
        struck = ""
        if now != printed:
            struck = f"<del><span class='unseen'>{self.say('printed')} </span>{printed}</del> "
        words = "" if now == before else f" {CHANGED}" if before == printed else self.was_words(str(before))
        return f"<span class='value'>{self.say(key)} {struck}<b>{now}</b>{words}</span> "

    def states(self, card: PlayCard, old: PlayCard) -> list[str]:
        """Damage, exerted, drying, where it is, keywords; and what of that is over."""
        now, before = self.state_words(card), self.state_words(old)
        out: list[str] = []
        if card.damage or old.damage:
            words = self.say("damage", n=card.damage)
            changed = self.was_words(str(old.damage)) if card.damage != old.damage else ""
            out.append(f"<span class='chip damage'>{words}{changed}</span>")
        for words in now:
            new = words not in before
            out.append(
                f"<span class='chip{' new' if new else ''}'>{CHANGED + ' ' if new else ''}{escape(words)}</span>"
            )
        over = [say("page.no_longer", self.parts.lang, what=words) for words in before if words not in now]
        return out + [f"<span class='chip over'>{CHANGED} {escape(words)}</span>" for words in over]

    def state_words(self, card: PlayCard) -> list[str]:
        lang = self.parts.lang
        out = [say(f"page.{key}", lang) for key, on in (("exerted", card.exerted), ("drying", card.drying)) if on]
        return [*out, *([say("page.at", lang, place=card.at)] if card.at else []), *card.keywords]
