"""Why a card's numbers are what they are, in words: printed values, and each modifier with its source."""

from __future__ import annotations

from tintero.abilities.keyword import KEYWORDS, Numbered, bit
from tintero.abilities.words import CardType, Stat
from tintero.rulebook import keyword_name
from tintero.rules.explained import Values, explain_cost, explain_values
from tintero.rules.game import Game
from tintero.table.card_names import Names
from tintero.table.modifiers import CardModifiers, told
from tintero.table.view import Modifier
from tintero.words import say

CHALLENGER_RULE = "8.5.1"
PAY_RULE = "4.3.2.3"
# the word for it, the name of the value, the rule by which a negative one counts as 0
VALUES = (
    ("why.strength", Stat.STRENGTH, "6.6.2"), ("why.willpower", Stat.WILLPOWER, ""), ("why.lore", Stat.LORE, "6.6.3"),
)  # fmt: skip


class Numbers:
    """Speaks about cards in play and in the own hand."""

    def __init__(self, game: Game, seat: int, lang: str) -> None:
        self.game = game
        self.seat = seat
        self.lang = lang
        self.names = Names(game, seat, lang)

    def say(self, key: str, **details: object) -> str:
        return say(key, self.lang, **details)

    def lines(self, card: int) -> list[tuple[int, str]]:
        """Each line with how far it is indented."""
        s = self.game.state
        p = s.in_play.get(s.pid_of[card]) if s.pid_of[card] else None
        if p is None:
            return self.cost(card)
        values = explain_values(s, p)
        modifiers = CardModifiers(self.names).by_value(values.parts)
        out: list[tuple[int, str]] = []
        if p.face.type != CardType.ITEM:
            for key, stat, rule in VALUES:
                if stat != Stat.STRENGTH or p.face.type == CardType.CHARACTER:
                    out += self.value(values, self.say(key), stat, rule, modifiers.get(stat, []))
        out += [(0, line) for line in self.keywords(values)]
        out += [(0, told(m, self.lang)) for m in modifiers.get(None, [])]
        return out + [(0, told(m, self.lang)) for m in CardModifiers(self.names).of_card(values.waiting)]

    # ---- values ----------------------------------------------------------------------------------------------------

    def value(self, v: Values, what: str, stat: Stat, rule: str, modifiers: list[Modifier]) -> list[tuple[int, str]]:
        name = stat.name.lower()
        total = int(getattr(v, name))
        now = max(0, total) if rule else total
        parts = [(1, told(m, self.lang)) for m in modifiers]
        if stat == Stat.STRENGTH and v.challenging:
            parts.append((1, self.say("why.challenging", amount=f"{v.challenging:+}", rule=CHALLENGER_RULE)))
        if total < 0 and rule:
            parts.append((1, self.say("why.negative", rule=rule)))
        if not parts:
            return [(0, self.say("why.plain", what=what, now=now))]
        return [(0, self.say("why.changed", what=what, now=now, printed=getattr(v, f"printed_{name}"))), *parts]

    def cost(self, card: int) -> list[tuple[int, str]]:
        s = self.game.state
        cost = explain_cost(s, self.seat, card)
        if not cost.parts:
            return [(0, self.say("why.cost_plain", now=cost.now))]
        out = [(0, self.say("why.cost", now=cost.now, printed=cost.printed))]
        for source, amount in cost.parts:
            name = self.names.marked(source)
            out.append((1, self.say("why.cost_part", amount=f"{amount:+}", source=name, rule=PAY_RULE)))
        return out

    def keywords(self, v: Values) -> list[str]:
        """Those that are printed on it."""
        out: list[str] = []
        for r in KEYWORDS:
            if v.printed_keywords & bit(r.keyword):
                field = r.keyword.name.lower()  # where its number is
                number = f" +{getattr(v, f'printed_{field}')}" if r.number == Numbered.ADDS else ""
                out.append(self.say("why.printed_keyword", word=keyword_name(r.keyword, self.lang) + number))
        return out
