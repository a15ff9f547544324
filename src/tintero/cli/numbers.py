"""Why a card's numbers are what they are, in words: printed values, and each modifier with its source."""

from __future__ import annotations

from typing import Any

from tintero.abilities.keyword import KEYWORDS, Numbered, bit
from tintero.abilities.words import CardType, Doing, Stat, Until
from tintero.rulebook import ability_label, keyword_name
from tintero.rules.event import NO_CARD
from tintero.rules.explained import STATIC, Part, Values, explain_cost, explain_values
from tintero.rules.game import Game
from tintero.table.card_names import Names
from tintero.words import say

STATIC_RULE = "6.4.1"
LASTING_RULE = "6.4.2"
FLOOR_RULE = "6.6.4"
CHALLENGER_RULE = "8.5.1"
PAY_RULE = "4.3.2.3"
# the word for it, the name of the value, the rule by which a negative one counts as 0
VALUES = (
    ("why.strength", Stat.STRENGTH, "6.6.2"), ("why.willpower", Stat.WILLPOWER, ""), ("why.lore", Stat.LORE, "6.6.3"),
)  # fmt: skip
DUTIES = (Doing.MUST_QUEST, Doing.MUST_BE_CHOSEN)


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
        out: list[tuple[int, str]] = []
        if p.face.type != CardType.ITEM:
            for key, stat, rule in VALUES:
                if stat != Stat.STRENGTH or p.face.type == CardType.CHARACTER:
                    out += self.value(values, self.say(key), stat, rule)
        out += [(0, line) for line in self.keywords(values)]
        for part in values.parts:
            out += [(0, line) for line in self.others(part)]
        return out

    # ---- values ----------------------------------------------------------------------------------------------------

    def value(self, v: Values, what: str, stat: Stat, rule: str) -> list[tuple[int, str]]:
        name = stat.name.lower()
        total = int(getattr(v, name))
        now = max(0, total) if rule else total
        parts = [
            (1, self.say("why.part", amount=f"{getattr(part, name):+}", source=self.source(part)))
            for part in v.parts
            if getattr(part, name)
        ]
        if stat == Stat.STRENGTH and v.challenging:
            parts.append((1, self.say("why.challenging", amount=f"{v.challenging:+}", rule=CHALLENGER_RULE)))
        parts += [
            (1, self.say("why.floor", amount=least, source=self.source(part, FLOOR_RULE)))
            for part in v.parts
            for floored, least in part.floors
            if floored == stat
        ]
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
            name = self.say("why.lasts_static", source=self.names.marked(source), rule=PAY_RULE)
            out.append((1, self.say("why.part", amount=f"{amount:+}", source=name)))
        return out

    # ---- keywords --------------------------------------------------------------------------------------------------

    def keywords(self, v: Values) -> list[str]:
        out: list[str] = []
        for r in KEYWORDS:
            mine = bit(r.keyword)
            word = keyword_name(r.keyword, self.lang)
            field = r.keyword.name.lower()  # where its number is
            adds = r.number == Numbered.ADDS
            if v.printed_keywords & mine:
                number = f" +{getattr(v, f'printed_{field}')}" if adds else ""
                out.append(self.say("why.printed_keyword", word=word + number))
            for part in v.parts:
                amount = int(getattr(part, field)) if adds else 0
                if amount or part.gained_keywords & mine:
                    first = f" {getattr(part, field)}" if r.number == Numbered.FIRST else ""
                    number = f" {amount:+}" if amount else first
                    out.append(self.say("why.gained_keyword", word=word + number, source=self.source(part)))
                if part.lost_keywords & mine:
                    out.append(self.say("why.lost_keyword", word=word, source=self.source(part)))
                if part.barred_keywords & mine:
                    out.append(self.say("why.barred_keyword", word=word, source=self.source(part)))
        return out

    # ---- the rest --------------------------------------------------------------------------------------------------

    def others(self, part: Part) -> list[str]:
        source = self.source(part)
        out: list[str] = []
        for doing in part.cant:
            # as a ban it reads the other way round: everything but Sing Together is barred
            words = self.say("why.ban_sing_alone") if doing == Doing.SING_ALONE else self.doing(doing)
            out.append(self.say("why.ban", source=source, doing=words))
        for doing in part.can:
            key = "why.duty" if doing in DUTIES else "why.permission"
            out.append(self.say(key, source=source, doing=self.doing(doing)))
        if part.sing_bonus:
            out.append(self.say("why.sings_as", amount=f"{part.sing_bonus:+}", source=source))
        for name in part.gained_abilities:
            out.append(self.say("why.gained_ability", word=name or self.say("why.an_ability"), source=source))
        for name in part.lost_abilities:
            out.append(self.say("why.lost_ability", word=name, source=source))
        return out

    def doing(self, doing: int) -> str:
        return self.say(f"why.doing_{Doing(doing).name.lower()}")

    def source(self, part: Part, rule: str = "") -> str:
        """The ability and its card, how long it lasts, and the rule by which it works."""
        if part.card == NO_CARD:
            who = self.say("why.source_position")
        else:
            card = self.names.left_by(part.card, part.key) if part.until != STATIC else self.names.marked(part.card)
            ability = ability_label(part.ability, self.lang)
            who = self.say("why.source_of", ability=ability, card=card) if ability else card
        key, own = _duration(part.until)
        return self.say(key, source=who, rule=rule or own)


def _duration(until: int) -> tuple[str, str]:
    durations: dict[Any, str] = {
        STATIC: "why.lasts_static", Until.THIS_TURN: "why.lasts_turn", Until.THIS_CHALLENGE: "why.lasts_challenge",
    }  # fmt: skip
    return durations.get(until, "why.lasts_longer"), STATIC_RULE if until == STATIC else LASTING_RULE
