"""What something else changes about a card or a player, in words: one `Modifier` for each thing that is changed."""

from __future__ import annotations

from typing import Final, NamedTuple

from tintero.abilities.keyword import KEYWORDS, Numbered, bit
from tintero.abilities.words import Doing, Keyword, Stat, Until
from tintero.rulebook import ability_label, keyword_name
from tintero.rules.event import NO_CARD
from tintero.rules.explained import STATIC, Part
from tintero.rules.sight import SeenRule
from tintero.words import say

from .card_names import Names
from .speaking import Speaking
from .view import Lasting, Modifier

STATIC_RULE: Final = "6.4.1"
LASTING_RULE: Final = "6.4.2"
IMPOSED_RULE: Final = "1.2.1"
FLOOR_RULE: Final = "6.6.4"
STATS: Final = (Stat.STRENGTH, Stat.WILLPOWER, Stat.LORE)
DUTIES: Final = (Doing.MUST_QUEST, Doing.MUST_BE_CHOSEN)


class Change(NamedTuple):
    """One thing that a source changes about a card: in words, the value if it is one, a rule of its own if it has."""

    what: str
    stat: Stat | None = None
    rule: str = ""


def told(m: Modifier, lang: str) -> str:
    """A modifier in a line: what it changes, what it comes from, how long it lasts, and the rule by which it works."""
    if not m.source:
        source = say("view.source_position", lang)
    else:
        source = say("view.source_of", lang, ability=m.ability, card=m.source) if m.ability else m.source
    key = "view.told_until" if m.until else "view.told"
    return say(key, lang, what=m.what, source=source, until=m.until, rule=m.rule)


class CardModifiers:
    """Speaks about the cards in play of one position, in one language."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.lang = names.lang

    def say(self, key: str, **slots: object) -> str:
        return say(f"view.{key}", self.lang, **slots)

    def of_card(self, parts: list[Part]) -> tuple[Modifier, ...]:
        return tuple(self.modifier(change, part) for part in parts for change in self.changes(part))

    def by_value(self, parts: list[Part]) -> dict[Stat | None, list[Modifier]]:
        """The same, by the value that each changes; None for what changes no value."""
        out: dict[Stat | None, list[Modifier]] = {}
        for part in parts:
            for change in self.changes(part):
                out.setdefault(change.stat, []).append(self.modifier(change, part))
        return out

    def modifier(self, change: Change, part: Part) -> Modifier:
        card = "" if part.card == NO_CARD else self.source(part.card, part.key, part.until)
        rule = STATIC_RULE if part.until == STATIC else LASTING_RULE
        ability = ability_label(part.ability, self.lang)
        return Modifier(
            what=change.what, source=card, ability=ability, until=self.until(part.until), rule=change.rule or rule,
            temporary=part.until != STATIC,
        )  # fmt: skip

    def source(self, card: int, key: str, until: int) -> str:
        """The card that it comes from: one in play, or the one on which the effect was printed, wherever it is now."""
        return self.names.marked(card) if until == STATIC else self.names.left_by(card, key)

    def until(self, until: int) -> str:
        return "" if until == STATIC else self.say(Until(until).name.lower())

    # ---- what one source changes about a card --------------------------------------------------------------------

    def changes(self, part: Part) -> list[Change]:
        out = [
            Change(self.say(stat.name.lower(), n=f"{amount:+}"), stat)
            for stat in STATS
            if (amount := _amount(part, stat))
        ]
        for stat, least in part.floors:
            what = self.say("at_least", what=self.say(f"what_{Stat(stat).name.lower()}"), n=least)
            out.append(Change(what, Stat(stat), FLOOR_RULE))
        return out + [Change(what) for what in (*self.keywords(part), *self.others(part))]

    def others(self, part: Part) -> list[str]:
        """What it may and may not do, and its abilities."""
        out: list[str] = []
        for doing in part.cant:
            # as a ban it reads the other way round: everything but Sing Together is barred
            key = "why.ban_sing_alone" if doing == Doing.SING_ALONE else _doing(doing)
            out.append(self.say("cant", doing=say(key, self.lang)))
        for doing in part.can:
            out.append(self.say("must" if doing in DUTIES else "can", doing=say(_doing(doing), self.lang)))
        if part.sing_bonus:
            out.append(self.say("sing_bonus", n=f"{part.sing_bonus:+}"))
        out += [name or self.say("an_ability") for name in part.gained_abilities]
        out += [self.say("loses", word=name) for name in part.lost_abilities]
        return out

    def keywords(self, part: Part) -> list[str]:
        out: list[str] = []
        numbers = {Keyword.CHALLENGER: part.challenger, Keyword.RESIST: part.resist, Keyword.SINGER: part.singer}
        spoken_of = part.gained_keywords | part.lost_keywords | part.barred_keywords
        for r in KEYWORDS:
            n = numbers.get(r.keyword, 0)
            if not n and not spoken_of & bit(r.keyword):
                continue
            word = keyword_name(r.keyword, self.lang)
            if n and r.number == Numbered.ADDS:
                out.append(f"{word} {n:+}")
            elif part.gained_keywords & bit(r.keyword):
                out.append(f"{word} {n}" if n else word)
            if part.lost_keywords & bit(r.keyword):
                out.append(self.say("loses", word=word))
            if part.barred_keywords & bit(r.keyword):
                out.append(self.say("never_gains", word=word))
        return out


class Modifiers(CardModifiers):
    """Also about what lasts for a player, or waits: in the words of the text."""

    def __init__(self, speaking: Speaking) -> None:
        super().__init__(speaking.names)
        self.speaking = speaking

    def upon_player(self, rule: SeenRule) -> Modifier:
        return Modifier(
            what=self.words(rule), source=self.source(rule.card, rule.key, rule.until), ability=rule.ability,
            until=self.until(rule.until), rule=IMPOSED_RULE, temporary=rule.until != STATIC,
        )  # fmt: skip

    def waiting(self, player: int, rule: SeenRule) -> Lasting:
        until = "" if rule.until == Until.PERMANENT else self.until(rule.until)  # its own words say when
        source = self.source(rule.card, rule.key, rule.until)
        return Lasting(player=player + 1, source=source, text=self.words(rule), until=until)

    def words(self, rule: SeenRule) -> str:
        if rule.effect is None:
            return self.speaking.text_of(rule.key).rstrip(".")
        return self.speaking.effect_words(rule.key, rule.effect).rstrip(".")


def _amount(part: Part, stat: Stat) -> int:
    return {Stat.STRENGTH: part.strength, Stat.WILLPOWER: part.willpower, Stat.LORE: part.lore}[stat]


def _doing(doing: int) -> str:
    return f"why.doing_{Doing(doing).name.lower()}"
