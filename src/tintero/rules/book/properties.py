"""What a card can have given to it (6.4, 6.6): each property made ready to be given, found in a table by its class."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.abilities import property as pr
from tintero.abilities.keyword import Numbered, bit, record
from tintero.abilities.target import Filter
from tintero.abilities.words import Doing, Keyword, Stat

from .. import stats
from ..machinery.context import Context
from ..machinery.face import (
    ANY_NAME,
    ANY_VARIANT,
    CLASSIFICATIONS,
    EVERYTHING,
    LORE,
    VALUE_OF,
    CompiledAbility,
    Granting,
    Traits,
    Versus,
    keyword_part,
)
from ..machinery.pieces import Permanent
from ..machinery.state import State
from .dependence import counts_while_had


class GivesChange(Granting):
    """CR 6.6.1.2: modifiers add up without order."""

    __slots__ = ("sign", "stat")

    def __init__(self, prop: pr.Changes) -> None:
        super().__init__(prop.amount)
        self.stat = int(prop.stat)
        self.sign = -1 if prop.negative else 1

    def give(self, s: State, f: Context, p: Permanent, t: Traits, n: int) -> None:
        if self.stat == stats.STRENGTH:
            t.strength += self.sign * n
        elif self.stat == stats.WILLPOWER:
            t.willpower += self.sign * n
        else:
            t.lore += self.sign * n


class GivesKeyword(Granting):
    __slots__ = ("keyword",)

    def __init__(self, prop: pr.HasKeyword) -> None:
        super().__init__(prop.value)
        self.keyword = prop.keyword

    def give(self, s: State, f: Context, p: Permanent, t: Traits, n: int) -> None:
        """CR 8.1.2: only +N keywords add up; anything else is had once."""
        numbered = record(self.keyword).number
        if numbered == Numbered.ADDS:
            set_keyword_number(t, self.keyword, keyword_number(t, self.keyword) + n)
        elif numbered == Numbered.FIRST:
            value = n if n else p.face.cost
            have = keyword_number(t, self.keyword)
            if not have or s.table.settings.open_points.higher_singer_counts:
                set_keyword_number(t, self.keyword, max(have, value))
        t.keywords |= bit(self.keyword)


def keyword_number(t: Traits, keyword: Keyword) -> int:
    """The number of a keyword that has one."""
    if keyword == Keyword.CHALLENGER:
        return t.challenger
    if keyword == Keyword.RESIST:
        return t.resist
    if keyword == Keyword.SINGER:
        return t.singer
    return t.boost if keyword == Keyword.BOOST else 0


def set_keyword_number(t: Traits, keyword: Keyword, n: int) -> None:
    if keyword == Keyword.CHALLENGER:
        t.challenger = n
    elif keyword == Keyword.RESIST:
        t.resist = n
    elif keyword == Keyword.SINGER:
        t.singer = n
    elif keyword == Keyword.BOOST:
        t.boost = n


class GivesLoss(Granting):
    """A keyword that is lost."""

    __slots__ = ("keyword",)

    def __init__(self, prop: pr.LosesKeyword) -> None:
        super().__init__()
        self.keyword = bit(prop.keyword)

    def give(self, s: State, f: Context, p: Permanent, t: Traits, n: int) -> None:
        t.lost_keywords |= self.keyword


class GivesBar(Granting):
    """A keyword that cannot be gained."""

    __slots__ = ("keyword",)

    def __init__(self, prop: pr.CantGainKeyword) -> None:
        super().__init__()
        self.keyword = bit(prop.keyword)

    def give(self, s: State, f: Context, p: Permanent, t: Traits, n: int) -> None:
        t.barred_keywords |= self.keyword


class GivesBan(Granting):
    """CR 1.2.2: it wins over every permission."""

    __slots__ = ("prop",)

    def __init__(self, prop: pr.Cant) -> None:
        super().__init__()
        self.prop = prop

    def give(self, s: State, f: Context, p: Permanent, t: Traits, n: int) -> None:
        prop = self.prop
        if prop.versus is not None:
            t.cant_versus = (*t.cant_versus, versus(prop, prop.versus, f))
        elif prop.unless_ink:
            if prop.doing == Doing.QUEST:
                t.quest_ink = max(t.quest_ink, prop.unless_ink)
            else:
                t.challenge_ink = max(t.challenge_ink, prop.unless_ink)
        else:
            t.cant |= 1 << int(prop.doing)


class GivesPermission(Granting):
    __slots__ = ("prop",)

    def __init__(self, prop: pr.Can) -> None:
        super().__init__()
        self.prop = prop

    def give(self, s: State, f: Context, p: Permanent, t: Traits, n: int) -> None:
        prop = self.prop
        if prop.versus is not None:
            t.can_versus = (*t.can_versus, versus(prop, prop.versus, f))
        else:
            t.can |= 1 << int(prop.doing)


def versus(prop: pr.Cant | pr.Can, against: Filter, f: Context) -> Versus:
    return Versus(int(prop.doing), against, Context(f.player, f.source, f.card))


class GivesAbility(Granting):
    """CR 6.6: a quoted ability is the character's own."""

    __slots__ = ("ability", "watches")

    def __init__(self, ability: CompiledAbility, watches: int) -> None:
        super().__init__()
        self.ability = ability
        self.watches = watches

    def give(self, s: State, f: Context, p: Permanent, t: Traits, n: int) -> None:
        t.abilities = (*t.abilities, self.ability)
        t.watches |= self.watches


class GivesAbilityLoss(Granting):
    __slots__ = ("name",)

    def __init__(self, prop: pr.LosesAbility) -> None:
        super().__init__()
        self.name = prop.name

    def give(self, s: State, f: Context, p: Permanent, t: Traits, n: int) -> None:
        t.lost_abilities = (*t.lost_abilities, self.name)


class GivesClassification(Granting):
    __slots__ = ("classification",)

    def __init__(self, prop: pr.HasClassification) -> None:
        super().__init__()
        self.classification = prop.classification

    def give(self, s: State, f: Context, p: Permanent, t: Traits, n: int) -> None:
        if self.classification not in t.classifications:
            t.classifications = (*t.classifications, self.classification)


class GivesShiftName(Granting):
    """It counts as having a further name, or any name, for Shift."""

    __slots__ = ("any_variant", "name")

    def __init__(self, prop: pr.NamedForShift) -> None:
        super().__init__()
        self.name = prop.name.casefold()
        self.any_variant = prop.any_variant

    def give(self, s: State, f: Context, p: Permanent, t: Traits, n: int) -> None:
        if self.name:
            t.shift_names = (*t.shift_names, self.name)
        else:
            t.shift_any = max(t.shift_any, ANY_VARIANT if self.any_variant else ANY_NAME)


class GivesSinging(Granting):
    """CR 8.11.3: it counts as having a higher cost to sing songs."""

    __slots__ = ()

    def __init__(self, prop: pr.SingsAs) -> None:
        super().__init__(prop.amount)

    def give(self, s: State, f: Context, p: Permanent, t: Traits, n: int) -> None:
        t.sing_bonus += n


class GivesFloor(Granting):
    """CR 6.6.4: applied after all sums."""

    __slots__ = ("prop",)

    def __init__(self, prop: pr.FloorOf) -> None:
        super().__init__()
        self.prop = prop

    def give(self, s: State, f: Context, p: Permanent, t: Traits, n: int) -> None:
        least = printed(p, self.prop.stat) if self.prop.at_least is None else self.prop.at_least
        t.floors = (*t.floors, (int(self.prop.stat), least))


def printed(p: Permanent, stat: Stat) -> int:
    face = p.face
    return face.strength if stat == Stat.STRENGTH else face.willpower if stat == Stat.WILLPOWER else face.lore


class GivesDamageValue(Granting):
    """It deals damage in challenges with another value than its strength."""

    __slots__ = ("stat",)

    def __init__(self, prop: pr.DealsDamageWith) -> None:
        super().__init__()
        self.stat = int(prop.stat)

    def give(self, s: State, f: Context, p: Permanent, t: Traits, n: int) -> None:
        t.deals_with = self.stat


class GivesExtraDamage(Granting):
    """CR 1.9.4.2: damage dealt to it is changed by so much."""

    __slots__ = ()

    def __init__(self, prop: pr.ExtraDamage) -> None:
        super().__init__(prop.amount)

    def give(self, s: State, f: Context, p: Permanent, t: Traits, n: int) -> None:
        t.extra_damage += n


# Each property with what gives it; a quoted ability (`HasAbility`) is compiled first, so the library makes that one.
GRANTINGS: Final[dict[type[pr.Property], Callable[..., Granting]]] = {
    pr.Changes: GivesChange, pr.HasKeyword: GivesKeyword, pr.LosesKeyword: GivesLoss, pr.CantGainKeyword: GivesBar,
    pr.Cant: GivesBan, pr.Can: GivesPermission, pr.LosesAbility: GivesAbilityLoss,
    pr.HasClassification: GivesClassification, pr.NamedForShift: GivesShiftName, pr.SingsAs: GivesSinging,
    pr.FloorOf: GivesFloor, pr.DealsDamageWith: GivesDamageValue, pr.ExtraDamage: GivesExtraDamage,
}  # fmt: skip


def written_by(prop: pr.Property) -> int:
    """Which part of what other texts may read a property changes; most change nothing that is read."""
    if isinstance(prop, (pr.Changes, pr.FloorOf)):
        return VALUE_OF.get(int(prop.stat), LORE)
    if isinstance(prop, (pr.HasKeyword, pr.LosesKeyword, pr.CantGainKeyword)):
        return keyword_part(prop.keyword)
    if isinstance(prop, pr.HasClassification):
        return CLASSIFICATIONS
    if isinstance(prop, pr.HasAbility):
        return EVERYTHING if counts_while_had(prop.ability) else 0
    return EVERYTHING if isinstance(prop, pr.LosesAbility) else 0
