"""The table in words, as lines: what one player may know, from that player's `View` and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tintero.cards.names import fold
from tintero.table.modifiers import told
from tintero.table.view import AbilityText, CardSeen, InPlay, Modifier, OptionSeen, Side, View
from tintero.words import say

INDENT = "  "
SONG = "Song"  # the classification, as every card has it


class SpokenPosition:
    """Speaks of one view, in its language."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.lang = view.lang

    def say(self, key: str, **slots: object) -> str:
        return say(key, self.lang, **slots)

    # ---- the table ---------------------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """Turn, everybody's side, and what goes on."""
        view = self.view
        out = [self.turn()]
        for side in view.sides:
            out += self.side(side)
        if view.actions:
            out.append(self.say("stdio.resolving", names=[card.name for card in view.actions]))
        if view.challenge is not None:
            challenger, challenged = self.name(view.challenge.challenger), self.name(view.challenge.challenged)
            if challenger and challenged:
                out.append(self.say("stdio.challenging", challenger=challenger, challenged=challenged))
        for waiting in view.bag:
            text = " ".join(filter(None, (waiting.ability, waiting.text)))
            out.append(self.say("stdio.in_bag", player=self.called(waiting.player), card=waiting.name, text=text))
        for effect in view.effects:
            if not effect.text:
                continue
            text = f"{effect.text}, {effect.until}" if effect.until else effect.text
            out.append(self.say("stdio.lasts", source=effect.source, text=text))
        return out

    def turn(self) -> str:
        view = self.view
        if not view.turn:
            return self.say("stdio.before", phase=view.phase_name)
        return self.say("stdio.turn", turn=view.turn, phase=view.phase_name, player=self.called(view.active))

    def called(self, player: int) -> str:
        return self.view.side(player).name

    def name(self, card: int) -> str:
        """What a card is called, in play or wherever else it is seen; '' if it is not seen any more."""
        found = self.view.in_play(card)
        return next((c.name for c in self.cards() if c.card == card), "") if found is None else found.name

    def side(self, side: Side) -> Iterator[str]:
        facts = [
            self.say("table.head_lore", lore=side.lore, goal=side.lore_to_win),
            self.say("table.head_ink", ready=side.ink_ready, total=side.ink),
            *([self.say("table.head_drops", count=side.ink_drops)] if side.ink_drops else []),
            self.say("table.head_hand", count=side.hand), self.say("table.head_deck", count=side.deck),
            self.say("table.head_discard", count=len(side.discard)),
            *([] if side.in_game else [self.say("table.left_game")]),
        ]  # fmt: skip
        yield f"{side.name}: {', '.join(facts)}"
        yield from (INDENT + line for line in self.changes(side.modifiers))
        for p in side.play:
            yield INDENT + self.permanent(p)
            yield from (2 * INDENT + line for line in self.changes(p.modifiers))
        if side.hand_seen:
            yield INDENT + self.say("stdio.hand")
            yield from (2 * INDENT + self.in_hand(card) for card in side.hand_seen)
        if side.known_deck:
            known = ", ".join(f"{place.place + 1} {place.seen.name}" for place in side.known_deck)
            yield INDENT + self.say("stdio.in_deck", names=known)
        if side.discard:
            yield INDENT + self.say("stdio.discard", names=", ".join(counted(side.discard)))

    def changes(self, modifiers: Sequence[Modifier]) -> list[str]:
        return list(dict.fromkeys(told(m, self.lang) for m in modifiers))

    def permanent(self, p: InPlay) -> str:
        """A card in play as it is now."""
        words = [*self.values(p), *p.keywords]
        words += [self.say("table.mark_exerted")] if p.exerted else []
        words += [self.say("table.mark_drying")] if p.drying else []
        words += [self.say("play.damage", count=p.damage)] if p.damage else []
        words += [self.say("stdio.at", name=self.name(p.at))] if p.at is not None else []
        words += [self.say("table.mark_under", count=len(p.under))] if p.under else []
        return f"{p.name}: {', '.join(words)}" if words else p.name

    def in_hand(self, card: CardSeen) -> str:
        cost = card.cost if card.to_pay is None else card.to_pay
        words = [self.say("stdio.to_pay", count=cost), self.inkable(card), *self.values(card), *card.keywords]
        return f"{card.name}: {', '.join(words)}"

    def values(self, card: CardSeen | InPlay) -> list[str]:
        """Kind where it is no character, and the numbers that there are."""
        printed = card.printed if isinstance(card, InPlay) else card
        words = [] if printed.type == "character" else [self.kind(printed)]
        for key, value in (
            ("view.strength", card.strength), ("view.willpower", card.willpower), ("view.lore", card.lore),
        ):  # fmt: skip
            if value is not None:
                words.append(self.say(key, n=value))
        if printed.move_cost is not None:
            words.append(self.say("stdio.move_cost", count=printed.move_cost))
        return words

    def kind(self, card: CardSeen) -> str:
        return self.say("names.kind_song") if SONG in card.classifications else card.type_name

    def inkable(self, card: CardSeen) -> str:
        return self.say("decks.inkable" if card.inkable else "decks.not_inkable")

    # ---- cards ---------------------------------------------------------------------------------------------------

    def cards(self) -> Iterator[CardSeen]:
        """Every card whose face the viewer sees somewhere."""
        for side in self.view.sides:
            yield from side.hand_seen
            for p in side.play:
                yield p.printed
                yield from (card for card in p.under if card is not None)
            yield from side.discard
            yield from (place.seen for place in side.known_deck)
        yield from self.view.actions

    def card(self, card: CardSeen) -> str:
        """What is printed on a card, in one line."""
        inks = "/".join(self.say(f"names.ink_{ink.lower()}") for ink in card.inks)
        facts = [self.kind(card), inks, self.say("decks.printed_cost", cost=card.cost), self.inkable(card)]
        numbers = self.values(card)[0 if card.type == "character" else 1 :]
        text = f"{card.name}: {', '.join(filter(None, [*facts, *numbers, *card.classifications]))}."
        parts = [text, *(f"{word}." for word in card.keywords), *(ability_words(a) for a in card.abilities)]
        return " ".join(parts)

    # ---- the question ----------------------------------------------------------------------------------------------

    def question(self) -> str:
        """What is asked, with the words of the ability that asks and the rule."""
        asked = self.view.question
        if asked is None:
            return ""
        repeated = fold(asked.about.rstrip(".")) in fold(asked.text)
        about = "" if repeated else f" {self.say('stdio.about', text=asked.about)}"
        not_yet = f" {self.say('stdio.not_ending', reason=asked.not_ending)}" if asked.not_ending else ""
        return f"{asked.text} ({asked.rule}){about}{not_yet}"

    def options(self) -> list[str]:
        return [] if self.view.question is None else [self.option(o) for o in self.view.question.options]

    def option(self, o: OptionSeen) -> str:
        """An answer in words; of a challenge also what its damage would be."""
        if o.preview is None:
            return o.text
        p = o.preview
        words = [self.say("play.deals", count=p.deals), self.say("play.takes", count=p.takes)]
        words += [self.say("play.banishes")] if p.banishes else []
        words += [self.say("play.is_banished")] if p.is_banished else []
        return f"{o.text} ({', '.join(words)})"


def counted(cards: Sequence[CardSeen]) -> list[str]:
    """Names, the last card first, each once with its number."""
    names = Counter(card.name for card in reversed(cards))
    return [name if n == 1 else f"{name} ×{n}" for name, n in names.items()]


def ability_words(ability: AbilityText) -> str:
    text = " ".join(ability.text.split())
    return f"{ability.name}: {text}" if ability.name else text
