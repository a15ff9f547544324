"""`why`: the page about an option, a card, one action of a card, or the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tintero.cli.noted import noted
from tintero.cli.numbers import Numbers
from tintero.cli.user_error import UserError
from tintero.cli.wrapping import hanging
from tintero.edges.plain_text import is_number
from tintero.table.typed import is_end
from tintero.table.view import View
from tintero.table.why_not import RULE_OF_VERB, Why, verb_and_name

if TYPE_CHECKING:
    from tintero.cli.here import Here
    from tintero.cli.keys import Keys
    from tintero.table.front import Game


def why_lines(here: Here, width: int, game: Game, view: View, keys: Keys, words: str) -> list[Text]:
    """What can be said about these words, for whoever is asked in this view."""
    if not words:
        raise UserError("why.what")
    page = WhyPage(here, width, game, view, keys)
    if is_number(words):
        return page.of_option(words)
    if is_end(words):
        return page.of_ending()
    return page.of_card(words)


class WhyPage:
    def __init__(self, here: Here, width: int, game: Game, view: View, keys: Keys) -> None:
        self.here = here
        self.width = width
        self.game = game.rules
        self.seat = (view.viewer or (view.question.player if view.question is not None else 1)) - 1
        self.view = view
        self.keys = keys

    def lines(self, text: Text | str, by: int = 0, more: int = 2) -> list[Text]:
        shown = Text(text) if isinstance(text, str) else text

        def write(here: Here) -> None:
            hanging(here.console, shown, by, more)

        return noted(self.here, self.width, write)

    def of_option(self, key: str) -> list[Text]:
        act = self.keys.act(int(key))
        if act is None:
            raise UserError("play.no_such_key", value=key)
        o = act.options[0]
        assert self.view.question is not None
        rule = RULE_OF_VERB.get(o.verb, self.view.question.rule)
        out = self.lines(self.here.say("why.offered", option=o.text, rule=rule))
        for card in o.cards:
            out += self.numbers(card)
        return out

    def of_ending(self) -> list[Text]:
        why = Why(self.game, self.seat, self.here.lang).ending()
        ending = self.here.say("play.end_turn")
        return self.lines(why or self.here.say("why.offered", option=ending, rule=RULE_OF_VERB["end"]))

    def of_card(self, words: str) -> list[Text]:
        found = Why(self.game, self.seat, self.here.lang).asked(words)
        if not found:
            raise UserError("why.no_card", name=verb_and_name(words)[1])
        out: list[Text] = []
        for card, name, answers in found:
            out.append(Text(name, style="bold"))
            out += self.numbers(card, named=False)
            for a in answers:
                mark = "✓" if a.possible else "✗"
                said = [w for w in (a.what, self.here.say("table.yes") if a.possible else a.reason) if w]
                rule = f" ({a.rule})" if a.rule else ""
                out += self.lines(f"{mark} {': '.join(said)}{rule}", 2, 2)
            if not answers:
                out += self.lines(self.here.say("why.nothing"))
        return out

    def numbers(self, card: int, named: bool = True) -> list[Text]:
        """Where the numbers of a card come from."""
        told = Numbers(self.game, self.seat, self.here.lang)
        out = [Text(told.names.marked(card), style="bold")] if named else []
        for deeper, line in told.lines(card):
            out += self.lines(line, 2 + 2 * deeper, 2)
        return out
