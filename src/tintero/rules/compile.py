"""Making a card definition ready for play: values, keywords, programs (5.2, 6.1)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from tintero.abilities.ability import (
    Ability,
    Activated,
    CardDefinition,
    CountsAsNamed,
    DeckRule,
    KeywordAbility,
    Replacement,
    Static,
    Triggered,
)
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Effect, Nothing, PutUnder
from tintero.abilities.property import HasAbility, HasKeyword
from tintero.abilities.target import THIS
from tintero.abilities.words import CardType, Keyword, Limit, Zone

from .face import Face, Program, ShiftFace, Working
from .keywords.triggers import SUPPORT, VANISH
from .lower import Lowering, mask_of
from .reading import gives_classes, sensitivity
from .static import GRANTED, keyword_mask
from .traits import SUPPORT as SUPPORT_BIT
from .traits import VANISH as VANISH_BIT


def compile_card(definition: CardDefinition) -> Face:
    """The face of a definition. Raises NotImplementedError if a node has no instruction."""
    face = Face(definition)
    for n, ability in enumerate(definition.abilities):
        _add(face, ability, f"{definition.full_name}/{n}")
    if definition.type == CardType.ACTION:
        face.program = _program(face, f"{definition.full_name}/effect", definition.effect or Nothing())
    _base_traits(face)
    for w in face.triggered:
        face.mask |= w.mask
    if face.base.keywords & SUPPORT_BIT:
        face.mask |= SUPPORT.mask
    if face.base.keywords & VANISH_BIT:
        face.mask |= VANISH.mask
    return face


def _program(face: Face, key: str, effect: Effect) -> Program:
    lowering = Lowering(key)
    lowering.effect(effect)
    program = lowering.finish()
    face.programs[key] = program
    for nested in lowering.nested_programs:
        face.programs[nested.key] = nested
    for w in lowering.nested:
        face.workings[w.key] = w
    _granted(face, key, effect)
    return program


def _granted(face: Face, key: str, node: Any) -> None:
    """Quoted abilities anywhere inside become working abilities, found again by their node."""
    n = 0
    for ability in _quoted(node):
        if id(ability) not in GRANTED:
            w = working(face, ability, f"{key}/quoted {n}")
            GRANTED[id(ability)] = w
        face.workings[GRANTED[id(ability)].key] = GRANTED[id(ability)]
        face.grant_mask |= GRANTED[id(ability)].mask
        if isinstance(ability, Replacement):
            face.grants_replacement = True
        program = GRANTED[id(ability)].program
        if program is not None:
            face.programs[program.key] = program
        n += 1


def _quoted(node: Any) -> list[Ability]:
    found: list[Ability] = []
    if isinstance(node, HasAbility):
        found.append(node.ability)
    elif isinstance(node, tuple):
        for part in node:
            found += _quoted(part)
    elif is_dataclass(node) and not isinstance(node, type):
        for field in fields(node):
            found += _quoted(getattr(node, field.name))
    return found


def working(face: Face, ability: Ability, key: str) -> Working:
    name = getattr(ability, "name", "")
    w = Working(key, name, ability)
    if isinstance(ability, Triggered):
        w.program = _program(face, key, ability.effect)
        w.triggers = ability.triggers
        w.mask = mask_of(ability.triggers)
        w.limit = int(ability.limit)
        w.zones = tuple(int(z) for z in ability.zones)
    elif isinstance(ability, Activated):
        w.program = _program(face, key, ability.effect)
        w.cost = ability.cost
        w.limit = int(ability.limit)
        w.condition = ability.condition
        w.option = ability.option
    elif isinstance(ability, Replacement):
        w.program = _program(face, key, ability.effect)
        if isinstance(ability.effect, Nothing):
            w.program.code.clear()
    elif isinstance(ability, Static):
        w.zones = tuple(int(z) for z in ability.zones)
        _granted(face, key, ability)
        for prop in ability.properties:
            if isinstance(prop, HasKeyword):
                face.grant_mask |= keyword_mask(1 << int(prop.keyword))
    else:
        raise NotImplementedError(type(ability).__name__)
    face.workings[key] = w
    return w


def _add(face: Face, ability: Ability, key: str) -> None:
    if isinstance(ability, KeywordAbility):
        _add_keyword(face, ability, key)
        return
    if isinstance(ability, DeckRule):
        return
    if isinstance(ability, CountsAsNamed):
        face.names = face.names | frozenset(n.casefold() for n in ability.names)
        return
    w = working(face, ability, key)
    if isinstance(ability, Triggered):
        if Zone.PLAY in ability.zones:
            face.triggered.append(w)
        if any(z != Zone.PLAY for z in ability.zones):
            face.elsewhere.append(w)
    elif isinstance(ability, Activated):
        face.activated.append(w)
    elif isinstance(ability, Replacement):
        face.replacements.append(w)
    elif isinstance(ability, Static):
        if Zone.PLAY in ability.zones:
            face.statics.append(w)
            face.sensitive |= sensitivity(ability)
            if ability.properties and gives_classes(ability):
                face.grants_classes = True
            if ability.rules:
                face.has_rules = True
        if any(z != Zone.PLAY for z in ability.zones):
            face.elsewhere.append(w)


def _add_keyword(face: Face, k: KeywordAbility, key: str) -> None:
    t = face.base
    t.keywords |= 1 << int(k.keyword)
    if k.keyword == Keyword.CHALLENGER:
        t.challenger += k.value
    elif k.keyword == Keyword.RESIST:
        t.resist += k.value
    elif k.keyword == Keyword.SINGER:
        t.singer = k.value
    elif k.keyword == Keyword.SING_TOGETHER:
        face.sing_together = k.value
    elif k.keyword == Keyword.SHIFT:
        face.shifts.append(ShiftFace(k.cost, k.shift))
    elif k.keyword == Keyword.BOOST:
        # CR 8.4.1: once in its player's turn, N ink: the top card of the deck facedown under it
        t.boost = k.value
        node = Activated(Cost(ink=k.value), PutUnder(THIS), name="Boost", limit=Limit.ONCE, option=True)
        face.activated.append(working(face, node, key))


def _base_traits(face: Face) -> None:
    t = face.base
    t.strength = face.strength
    t.willpower = face.willpower
    t.lore = face.lore
    t.classifications = face.classifications
