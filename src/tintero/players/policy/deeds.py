"""What an action or an activated ability would do now, read from its effect: is there anything to do it to?"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Final

from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.words import CardType, Who, Whose, Zone
from tintero.rules.fast import ACTION, State, are_opponents

from .intent import HARMS, HELPS, verdict
from .mind import Deed, Mind
from .worth import worth

GOOD_FOR_YOU: Final = (ef.Draw, ef.GainLore, ef.GetInkDrops, ef.InkTop)
GOOD_AGAINST: Final = (ef.Discard, ef.LoseLore, ef.RemoveInkDrops, ef.Mill, ef.RevealHand)
OTHERS_WORK: Final = (
    ef.LookAtTop, ef.SearchDeck, ef.PlayCard, ef.Take, ef.RevealUntil, ef.Whenever, ef.Later, ef.Impose, ef.Shield,
    ef.ChooseOne, ef.MoveDamage, ef.PutUnder, ef.NameCard, ef.Move,
)  # fmt: skip
NOTHING_TO_DO: Final = -1.0  # so that it is not played


def read(effect: object) -> Deed:
    """Worked out once for each effect."""
    deed = Deed()
    _walk(effect, deed)
    return deed


def _walk(node: object, deed: Deed) -> None:
    if isinstance(node, tuple):
        for part in node:
            _walk(part, deed)
        return
    if isinstance(node, ef.Effect) and is_dataclass(node):
        _note(node, deed)
        for field in fields(node):
            _walk(getattr(node, field.name), deed)


def _note(effect: ef.Effect, deed: Deed) -> None:
    if isinstance(effect, (GOOD_FOR_YOU, GOOD_AGAINST)):
        if (effect.players.who == Who.YOU) == isinstance(effect, GOOD_FOR_YOU):
            deed.more = True
        elif effect.players.who == Who.YOU:
            deed.pays = True
        return
    target = getattr(effect, "target", None)
    wish = verdict(effect, False)
    if isinstance(target, ta.Chosen) and target.filter.zone == Zone.PLAY and target.by == Who.YOU:
        if wish == HARMS and target.filter.whose != Whose.YOURS:
            deed.hurts = True
            deed.targets |= types_of(target.filter)
        elif wish == HELPS and target.filter.whose != Whose.OPPOSING:
            deed.helps = True
            deed.targets |= types_of(target.filter)
        elif wish != HARMS:
            deed.more = True
    elif isinstance(target, ta.Each) and target.filter.zone == Zone.PLAY and wish == HARMS:
        deed.sweeps = isinstance(effect, (ef.Banish, ef.Move))
        deed.sweeps_own = deed.sweeps and target.filter.whose != Whose.OPPOSING and not target.filter.tests
        deed.more = deed.more or not deed.sweeps_own
    elif isinstance(effect, OTHERS_WORK) or wish == HELPS:
        deed.more = True


def types_of(f: ta.Filter) -> int:
    """One bit for each card type that fits; all of them if none is named."""
    bits = 0
    for type in f.types or tuple(CardType):
        bits |= 1 << int(type)
    return bits


def deed_of(mind: Mind, effect: object) -> Deed:
    found = mind.deeds.get(id(effect))
    if found is None:
        found = read(effect)
        mind.deeds[id(effect)] = found
    return found


def use_now(s: State, mind: Mind, player: int, effect: object, usual: float) -> float:
    """What doing it now is worth: `usual`, unless there is nobody to do it to, or it hits oneself harder."""
    deed = deed_of(mind, effect)
    if deed.sweeps_own:
        total = 0.0
        for p in s.in_play.values():
            if p.face.type != ACTION:
                value = worth(s, mind.w, p)
                total += value if are_opponents(s, player, p.owner) else -value
        return total
    if deed.more or not (deed.hurts or deed.helps):
        return usual
    for p in s.in_play.values():
        if deed.targets >> p.face.type & 1:
            opposing = are_opponents(s, player, p.owner)
            if (opposing and deed.hurts) or (not opposing and deed.helps):
                return usual
    return NOTHING_TO_DO
