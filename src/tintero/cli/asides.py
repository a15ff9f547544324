"""What a player may ask to see besides the board: cards, discards, piles, decks, the log, rules, reasons, help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from tintero.cards.names import fold
from tintero.cli.here import Here, shown
from tintero.cli.noted import noted
from tintero.cli.rows import stats_of
from tintero.cli.telling import Telling
from tintero.cli.texts import ALL_WORDS, MINE_WORDS, THEIRS_WORDS
from tintero.cli.user_error import UserError
from tintero.cli.wrapping import hanging, two_columns
from tintero.rulebook import printed_keyword, rulebook
from tintero.table.modifiers import told
from tintero.table.session import Session
from tintero.table.view import AbilityText, CardSeen, InPlay, Side, View
from tintero.words import Either, label, say

LAST_EVENTS = 60
KEYWORD_RULES = 3  # the first ones say what a keyword does


class Asides:
    """Each of them is a list of lines in the width of the screen, for one player or (None) for all that there is."""

    def __init__(
        self, here: Here, session: Session, viewer: int | None, width: int, seat: int | None = None
    ) -> None:
        self.here = here
        self.session = session
        self.viewer = viewer
        self.player = seat or viewer or 1
        self.width = width
        self.lang = here.lang
        self.view: View = session.game.view(viewer, here.lang)

    def say(self, key: str, **slots: object) -> str:
        return say(key, self.lang, **slots)

    def wrapped(self, text: str, by: int = 0, more: int = 2, style: str = "") -> list[Text]:
        return [
            Text(line.plain, style=style)
            for line in noted(self.here, self.width, lambda here: hanging(here.console, Text(text), by, more))
        ]

    # ---- one card ----------------------------------------------------------------------------------------------

    def card(self, words: str, number: int | None = None, more: bool = False) -> list[Text]:
        """A card by its number in the game or by words: its text, and how it stands; with `more`, what was read."""
        seen: CardSeen | InPlay | None
        if number is not None:
            seen = self.numbered(number)
            name = self.printed(seen).name
        else:
            if not words:
                raise UserError("table.card_what")
            name = self.full_name(words)
            seen = next((c for c in self.seen_cards() if self.printed(c).name == name), None)
        if more:
            from tintero.cli.card_tools import show_command

            return noted(self.here, self.width, lambda here: show_command(here, name))
        return self.card_page(name, seen)

    def card_page(self, name: str, seen: CardSeen | InPlay | None) -> list[Text]:
        info = self.here.house.card(name)
        facts = noted(self.here, self.width, lambda here: printed_facts(here, name))
        out = [Text(name, style="bold"), *facts, Text()]
        for t in info.card.texts:
            if t.keyword:
                out += self.keyword(f"{t.keyword} {t.keyword_value}".strip(), t.keyword)
        for ability in (seen.abilities if isinstance(seen, InPlay) else self.abilities(name, seen)):
            out += self.wrapped(f"{ability.name} {ability.text}".strip(), 2)
        if isinstance(seen, InPlay):
            out += self.standing(seen)
        elif not info.card.texts:
            out.append(Text("  " + self.say("play.no_text"), style="dim"))
        return [*out, Text(), *self.wrapped(self.say("play.card_more", name=name), style="dim")]

    def keyword(self, words: str, name: str) -> list[Text]:
        """A keyword, and what it does in the words of the rulebook."""
        from tintero.cli.rules_command import first_words

        section = rulebook().keyword(name)
        below = rulebook().children(section.number) if section is not None else []
        out = self.wrapped(printed_keyword(words, self.lang), 2)
        for rule in below[:KEYWORD_RULES]:
            out += self.wrapped(f"{rule.number} {first_words(rule.text(self.lang))}", 4, style="dim")
        return out

    def abilities(self, name: str, seen: CardSeen | None) -> Iterable[AbilityText]:
        if seen is not None:
            return seen.abilities
        info = self.here.house.card(name)
        return [AbilityText(name=ability, text=text) for ability, text in info.lines(self.lang)]

    def standing(self, p: InPlay) -> list[Text]:
        """How it is now, and what changes it."""
        marks = [stats_of(p)] if stats_of(p) else []
        marks += [self.say("play.damage", count=p.damage)] if p.damage else []
        marks += [self.say("table.mark_exerted")] if p.exerted else []
        marks += [self.say("table.mark_drying")] if p.drying else []
        marks += p.keywords
        out = [Text(), *self.wrapped(self.say("play.now", marks=", ".join(marks)), 2)]
        for m in p.modifiers:
            out += self.wrapped(told(m, self.lang), 4)
        return out

    def numbered(self, number: int) -> CardSeen | InPlay:
        found = next((c for c in self.seen_cards() if c.card == number), None)
        if found is None:
            raise UserError("play.no_card_there")
        return found

    def full_name(self, words: str) -> str:
        """A part of the name will do for the cards that the player sees; any other card by its full name."""
        if self.here.pool.get(words) is not None:
            return self.here.pool[words].full_name
        wanted = fold(words)
        names = [self.printed(c).name for c in self.seen_cards()]
        found = list(dict.fromkeys(name for name in names if wanted and wanted in fold(name)))
        if len(found) > 1:
            raise UserError("table.which_one", names=Either(found))
        return found[0] if found else self.here.pool.find(words).full_name

    def seen_cards(self) -> list[CardSeen | InPlay]:
        out: list[CardSeen | InPlay] = [*self.side.hand_seen]
        for side in self.view.sides:
            out += [*side.play, *side.discard, *(c for p in side.play for c in p.under if c is not None)]
            out += [*(place.seen for place in side.known_deck)]
            out += [c for c in side.hand_seen if side.player != self.player]
        return [*out, *self.view.actions]

    def printed(self, card: CardSeen | InPlay) -> CardSeen:
        return card.printed if isinstance(card, InPlay) else card

    @property
    def side(self) -> Side:
        return self.view.side(self.player)

    # ---- zones -------------------------------------------------------------------------------------------------

    def side_meant(self, words: str) -> Side:
        """Whose side: mine if nobody is named; by number, by name, or as the computer."""
        wanted = fold(words)
        if not wanted or wanted in MINE_WORDS:
            return self.side
        others = [side for side in self.view.sides if side.player != self.player]
        for side in self.view.sides:
            person = self.session.seating.person(side.player - 1)
            names = {fold(label(person, lang)) for lang in ("en", "es")}
            if wanted in names or wanted == str(side.player):
                return side
        if len(others) == 1:
            if wanted in THEIRS_WORDS:
                return others[0]
        raise UserError("play.no_such_player", name=shown(words))

    def heading(self, key: str, side: Side, count: int) -> Text:
        person = self.session.seating.person(side.player - 1, (self.view.viewer or 0) - 1)
        return Text(self.say(key, player=person, count=count), style="bold")

    def discard(self, words: str) -> list[Text]:
        side = self.side_meant(words)
        out = [self.heading("play.discard_of", side, len(side.discard))]
        for name, count in Counter(card.name for card in reversed(side.discard)).items():
            out.append(Text(f"  {name}" + (f" ×{count}" if count > 1 else "")))
        return out

    def under(self, words: str) -> list[Text]:
        """What lies under a card in play."""
        if not words:
            raise UserError("play.under_what")
        piles = [p for side in self.view.sides for p in side.play]
        found = [p for p in piles if fold(words) and fold(words) in fold(p.name)]
        with_some = [p for p in found if p.under]
        if not found:
            raise UserError("play.under_nobody", name=shown(words))
        out: list[Text] = []
        for p in with_some or found[:1]:
            out.append(Text(self.say("play.under_of", name=p.name, count=len(p.under)), style="bold"))
            for card in p.under:
                out.append(Text("  " + (self.say("play.facedown") if card is None else card.name)))
        return out

    def deck(self, words: str) -> list[Text]:
        """The own list: of each card how many there are, and how many have not been seen yet."""
        side = self.side_meant(words)
        out = [self.heading("play.deck_of", side, side.deck)]
        for place in side.known_deck:
            out.append(Text("  " + self.say("play.deck_place", place=place.place + 1, name=place.seen.name)))
        if side.player != self.player:
            return out
        seen = Counter(card.name for card in side.hand_seen)
        seen.update(card.name for card in side.discard)
        for p in side.play:
            seen.update([p.printed.name, *(c.name for c in p.under if c is not None)])
        deck = self.session.decks[self.player - 1]
        out.append(Text(self.say("play.deck_columns"), style="dim"))
        for card, count in sorted(deck.entries, key=lambda entry: (entry[0].cost, entry[0].full_name)):
            left = max(0, count - seen[card.full_name])
            out.append(Text(f"  {left} / {count}  {card.full_name}", style="" if left else "dim"))
        return out

    # ---- the rest ----------------------------------------------------------------------------------------------

    def log(self, words: str, most: int = LAST_EVENTS) -> list[Text]:
        """The last lines; with `all`, all of them."""
        telling = Telling(self.session.game, self.lang, self.viewer)
        told = telling.lines()
        everything = fold(words) in ALL_WORDS
        told = told if everything else told[-most:]
        lines = [line for text in told for line in (self.wrapped(text, 1) if text else [Text()])]
        return lines if everything else lines[-most:]

    def rules(self, words: str) -> list[Text]:
        from tintero.cli.rules_command import rules_command

        return noted(self.here, self.width, lambda here: rules_command(here, words.split(), None))

    def help(self) -> list[Text]:
        rows = [line.partition("|") for line in self.say("play.help").splitlines()]
        columns = [(left, right) for left, _, right in rows]
        return noted(self.here, self.width, lambda here: two_columns(here.console, columns, 1))


def printed_facts(here: Here, name: str) -> None:
    """Kind, inks, cost, printed numbers and classifications, in a line or two."""
    from tintero.cli.card_tools import facts_of

    for line in facts_of(here, here.pool[name]):
        here.wrapped("  " + line)
