"""One table for somebody who reads: what has happened since they last looked, where things stand, and why."""

from __future__ import annotations

from collections.abc import Sequence

from tintero.cards.names import fold
from tintero.edges import bounds
from tintero.edges.explained_error import ExplainedError
from tintero.edges.plain_text import cut, is_number
from tintero.rulebook import rulebook
from tintero.rulebook.book import is_number as is_rule_number
from tintero.rulebook.book import plain_number
from tintero.rulebook.near_numbers import nearest_rules
from tintero.table.chronicle import Events, LogLine
from tintero.table.how_it_ended import result_of
from tintero.table.session import Session
from tintero.table.typed import is_end
from tintero.table.view import CardSeen, OptionSeen, View
from tintero.table.why_not import RULE_OF_VERB, Why, verb_and_name
from tintero.words import say

from .spoken_position import SpokenPosition, ability_words

MOST_LINES = 300  # of the story, at once
LAST_LINES = 30
MOST_RULES = 12  # below another
MOST_CARDS = 8  # that words may mean, when it is asked why


class SpokenTable:
    """`lang` may change from question to question. Players are counted from 1."""

    def __init__(self, session: Session, lang: str) -> None:
        self.session = session
        self.lang = lang
        self._told: dict[int, int] = {}  # by player, the events of the story that were told
        self._shown: dict[int, set[str]] = {}  # by player, the cards whose text was told

    def say(self, key: str, **slots: object) -> str:
        return say(key, self.lang, **slots)

    def view(self, player: int) -> View:
        return self.session.game.view(player, self.lang)

    # ---- the story -------------------------------------------------------------------------------------------------

    def news(self, player: int) -> list[LogLine]:
        """What this player has not been told yet."""
        game = self.session.game
        since = self._told.get(player, 0)
        self._told[player] = game.happened
        return Events(game, player - 1, since).told(self.lang)

    def forget_news(self) -> None:
        """Something was taken back: whatever there is now is known."""
        for player in self._told:
            self._told[player] = self.session.game.happened

    def log(self, player: int, words: str = "") -> list[str]:
        """The last lines of the story, or as many as these words say."""
        wanted = int(words) if is_number(words) else LAST_LINES
        lines = Events(self.session.game, player - 1, 0).told(self.lang)
        return [line.text for line in lines[-min(wanted, MOST_LINES) :]] if wanted else []

    # ---- cards -----------------------------------------------------------------------------------------------------

    def new_cards(self, view: View, player: int) -> list[str]:
        """What is printed on cards that this player sees for the first time in this game."""
        shown = self._shown.setdefault(player, set())
        spoken = SpokenPosition(view)
        new: dict[str, CardSeen] = {}
        for card in spoken.cards():
            if card.name not in shown:
                new.setdefault(card.name, card)
        shown.update(new)
        return [spoken.card(card) for card in new.values()]

    def card(self, player: int, words: str) -> list[str]:
        """A card of the table by a part of its name or by the number of an option, any other by its name."""
        if not words:
            raise ExplainedError("stdio.card_what")
        view = self.view(player)
        spoken = SpokenPosition(view)
        if is_number(words):
            cards = self.option(view, words).cards
            found = [c for c in spoken.cards() if c.card in cards]
            if not found:
                raise ExplainedError("play.no_card_there", value=words)
        else:
            found = [c for c in spoken.cards() if fold(words) and fold(words) in fold(c.name)]
        lines = [spoken.card(card) for card in {card.name: card for card in found}.values()]
        return lines[:MOST_CARDS] or [self.printed(words)]

    def printed(self, name: str) -> str:
        """A card that is not on the table."""
        info = self.session.house.card(cut(name, bounds.NAME_LENGTH))
        return " ".join([f"{info.name}.", *(f"{name} {text}".strip() for name, text in info.lines(self.lang))])

    # ---- why -------------------------------------------------------------------------------------------------------

    def option(self, view: View, number: str) -> OptionSeen:
        """The option with this number, as it was typed."""
        options = () if view.question is None else view.question.options
        if not is_number(number) or int(number) >= len(options):
            raise no_option(number, len(options))
        return options[int(number)]

    def why(self, player: int, words: str) -> list[str]:
        """Why an option is one, what a card can do or why not, or what keeps the turn from ending."""
        if not words:
            raise ExplainedError("why.what")
        if is_number(words):
            return self.why_option(player, words)
        why = Why(self.session.game.rules, player - 1, self.lang)
        if is_end(words):
            reason = why.ending()
            return [reason or self.offered(self.say("play.end_turn"), RULE_OF_VERB["end"])]
        found = why.asked(cut(words, bounds.NAME_LENGTH))
        if not found:
            raise ExplainedError("why.no_card", name=cut(verb_and_name(words)[1], 60))
        lines: list[str] = []
        for _card, name, answers in found[:MOST_CARDS]:
            lines.append(name)
            for a in answers:
                said = [w for w in (a.what, self.say("table.yes") if a.possible else a.reason) if w]
                lines.append(f"  {'✓' if a.possible else '✗'} {': '.join(said)}{f' ({a.rule})' if a.rule else ''}")
            if not answers:
                lines.append(self.say("why.nothing"))
        return lines

    def why_option(self, player: int, number: str) -> list[str]:
        view = self.view(player)
        option = self.option(view, number)
        assert view.question is not None
        rule = RULE_OF_VERB.get(option.verb, view.question.rule)
        lines = [self.offered(SpokenPosition(view).option(option), rule), *rule_lines(rule, self.lang)]
        for p in (view.in_play(card) for card in option.cards):
            if p is not None:
                lines.append(SpokenPosition(view).permanent(p))
                lines += [f"  {ability_words(ability)}" for ability in p.abilities]
        return lines

    def offered(self, option: str, rule: str) -> str:
        return self.say("why.offered", option=option, rule=rule)

    def rule(self, words: str) -> list[str]:
        """A rule by its number, or a keyword by its name."""
        keyword = rulebook().keyword(words)
        number = plain_number(words) if keyword is None else keyword.number
        if not is_rule_number(number):
            raise ExplainedError("stdio.no_rule", value=cut(words, 60))
        lines = rule_lines(number, self.lang)
        if not lines:
            raise ExplainedError("rules.unknown", number=cut(words, 60), near=nearest_rules(number))
        return lines

    # ---- the end ---------------------------------------------------------------------------------------------------

    def result(self) -> str:
        """Who won, in a sentence, with the lore of everybody."""
        return result_of(self.session, self.lang)


def rule_lines(number: str, lang: str) -> list[str]:
    """A rule in our words, with what stands directly below it."""
    rule = rulebook().rule(number)
    if rule is None:
        return []
    below = rulebook().children(number)[:MOST_RULES]
    return [f"{r.number}: {r.title(lang) if r.heading else r.text(lang)}" for r in (rule, *below)]


def no_option(typed: str, count: int) -> ExplainedError:
    return ExplainedError("stdio.no_option", value=cut(typed, 60), last=count - 1)


def winners_of(session: Session) -> Sequence[int]:
    """Who won the game, from 1; a team wins together."""
    ended = session.game.watched().outcome
    return () if ended is None else ended.winners
