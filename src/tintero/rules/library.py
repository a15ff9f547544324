"""Making card definitions ready for play: values, keywords, programs (5.2, 6.1).

A text with a word that has no code is refused here, by name, and never in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import fields, is_dataclass
from typing import Final

from tintero.abilities import base
from tintero.abilities.ability import (
    Activated,
    CardDefinition,
    CountsAsNamed,
    DeckRule,
    EntersExertedTo,
    KeywordAbility,
    Replacement,
    Static,
    Triggered,
)
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Effect, Nothing, PutUnder
from tintero.abilities.keyword import Numbered, bit, record
from tintero.abilities.property import HasAbility, HasKeyword
from tintero.abilities.target import THIS, AtRandom, Both, Chosen, Each, The
from tintero.abilities.words import CardType, Keyword, Limit, Zone

from .book.dependence import changed_by, names_nobody, players_changed_by, reads
from .book.effects.building import GiftMaker
from .book.effects.lowering import LOWER, Lowering, watched
from .book.keywords.shift import TEMPORARY
from .book.keywords.support_vanish import KEYWORD_TRIGGERS
from .book.payment import PAY
from .book.player_rules import IMPOSABLE
from .book.properties import GRANTINGS, GivesAbility, keyword_number, set_keyword_number, written_by
from .machinery.conditions import CONDITIONS
from .machinery.evaluate import AMOUNTS, REFERENCES, TESTS
from .machinery.face import (
    Changes,
    CompiledAbility,
    CompiledActivated,
    CompiledEntering,
    CompiledReplacement,
    CompiledStatic,
    CompiledTriggered,
    Face,
    Gift,
    Granting,
    ShiftFace,
)
from .machinery.program import Program

# ---- what has code -------------------------------------------------------------------------------------------------

TARGETS: Final[set[type]] = {Chosen, Each, The, Both, AtRandom}
ABILITIES: Final[set[type]] = {
    Triggered, Activated, Static, Replacement, EntersExertedTo, KeywordAbility, DeckRule, CountsAsNamed,
}  # fmt: skip
# Every family of the vocabulary, its name, and what of it has code
FAMILIES: Final[tuple[tuple[type, str, Container[type]], ...]] = (
    (base.Test, "test", TESTS),
    (base.Ref, "reference", REFERENCES),
    (base.Target, "target", TARGETS),
    (base.Amount, "amount", AMOUNTS),
    (base.Condition, "condition", CONDITIONS),
    (base.Property, "property", GRANTINGS),
    (base.Rule, "rule", IMPOSABLE),
    (base.Effect, "effect", LOWER),
    (base.Ability, "ability", ABILITIES),
    (base.CostPart, "cost", PAY),
)


def check_nodes(node: object) -> None:
    """Every node of a text has code; if not, NotImplementedError names it."""
    if isinstance(node, tuple):
        for part in node:
            check_nodes(part)
        return
    if not is_dataclass(node) or isinstance(node, type):
        return
    for family, word, known in FAMILIES:
        if isinstance(node, family) and type(node) not in known and not isinstance(node, HasAbility):
            raise NotImplementedError(f"no code for the {word} {type(node).__name__}")
    for field in fields(node):
        check_nodes(getattr(node, field.name))


# ---- one card ------------------------------------------------------------------------------------------------------


class CardCompiler(GiftMaker):
    """Makes one face; what it has made never changes afterwards."""

    def __init__(self, definition: CardDefinition, keyword_triggers: dict[int, CompiledTriggered]) -> None:
        self.face = Face(definition)
        self.keyword_triggers = keyword_triggers
        self.quoted = 0  # quoted abilities so far

    def compile(self) -> Face:
        face = self.face
        definition = face.definition
        check_nodes(definition)
        for n, ability in enumerate(definition.abilities):
            self.add(ability, f"{definition.full_name}/{n}")
        if definition.type == CardType.ACTION:
            face.program = self.program(f"{definition.full_name}/effect", definition.effect or Nothing())
        t = face.base
        t.strength = face.strength
        t.willpower = face.willpower
        t.lore = face.lore
        t.classifications = face.classifications
        for w in face.triggered:
            face.watches |= w.watches
        face.watches |= self.watched_by_keywords(t.keywords)
        return face

    def watched_by_keywords(self, keywords: int) -> int:
        watches = 0
        for keyword, ability in self.keyword_triggers.items():
            if keywords & keyword:
                watches |= ability.watches
        return watches

    def program(self, key: str, effect: Effect) -> Program:
        lowering = Lowering(key, self)
        lowering.effect(effect)
        self.face.programs[key] = lowering.program
        for nested in lowering.nested:
            self.face.programs[nested.key] = nested.program
            self.face.abilities[nested.key] = nested
        return lowering.program

    def ability(self, ability: base.Ability, key: str) -> CompiledAbility:
        made: CompiledAbility
        if isinstance(ability, Triggered):
            triggered = CompiledTriggered(key, ability, self.program(key, ability.effect), watched(ability.triggers))
            triggered.names_nobody = names_nobody(ability.effect)
            made = triggered
        elif isinstance(ability, Activated):
            made = CompiledActivated(key, ability, self.program(key, ability.effect))
        elif isinstance(ability, Replacement):
            program = self.program(key, ability.effect)
            if isinstance(ability.effect, Nothing):
                program.code.clear()
            made = CompiledReplacement(key, ability, program)
        elif isinstance(ability, EntersExertedTo):
            made = CompiledEntering(key, ability, self.program(key, ability.effect))
        elif isinstance(ability, Static):
            gift = self.gift(key, (ability.condition, ability.affects, ability.properties), ability.properties)
            changes = Changes(
                changed_by(ability.condition), changed_by(ability.affects), changed_by(ability.properties),
                players_changed_by(ability.rules),
            )  # fmt: skip
            made = CompiledStatic(key, ability, gift, changes)
            self.face.granted_watches |= gift.watches
        else:
            raise NotImplementedError(f"no code for the ability {type(ability).__name__}")
        self.face.abilities[key] = made
        return made

    def gift(self, key: str, node: object, properties: tuple[base.Property, ...]) -> Gift:
        """`node`: the text whose answers decide what is given to whom."""
        grants: list[Granting] = []
        watches = 0
        writes = 0
        replaces = False
        for prop in properties:
            writes |= written_by(prop)
            if isinstance(prop, HasAbility):
                quoted = self.ability(prop.ability, f"{key}/quoted {self.quoted}")
                self.quoted += 1
                watched_here = quoted.watches if isinstance(quoted, CompiledTriggered) else 0
                grants.append(GivesAbility(quoted, watched_here))
                watches |= watched_here
                replaces = replaces or isinstance(quoted, CompiledReplacement)
            else:
                grants.append(GRANTINGS[type(prop)](prop))
            if isinstance(prop, HasKeyword):
                watches |= self.watched_by_keywords(bit(prop.keyword))
        gift = Gift(grants, reads(node), writes, changed_by(_sensitive_parts(node)))
        gift.watches = watches
        gift.replaces = replaces
        self.face.granted_watches |= watches
        self.face.grants_replacement = self.face.grants_replacement or replaces
        return gift

    def add(self, ability: base.Ability, key: str) -> None:
        """An ability printed on the card."""
        if isinstance(ability, KeywordAbility):
            self.add_keyword(ability, key)
        elif isinstance(ability, CountsAsNamed):
            self.face.names = self.face.names | frozenset(n.casefold() for n in ability.names)
        elif not isinstance(ability, DeckRule):
            self.put(self.ability(ability, key))

    def put(self, made: CompiledAbility) -> None:
        """CR 6.1.12: where it works."""
        face = self.face
        if isinstance(made, CompiledTriggered):
            if Zone.PLAY in made.zones:
                face.triggered.append(made)
            if any(z != Zone.PLAY for z in made.zones):
                face.outside_triggers.append(made)
        elif isinstance(made, CompiledActivated):
            face.activated.append(made)
        elif isinstance(made, CompiledReplacement):
            face.replacements.append(made)
        elif isinstance(made, CompiledEntering):
            face.entering.append(made)
        elif isinstance(made, CompiledStatic):
            if Zone.PLAY in made.zones:
                face.statics.append(made)
                face.sensitive |= made.gift.sensitive
                face.gives |= made.gift.writes
                face.has_rules = face.has_rules or bool(made.rules)
            if any(z != Zone.PLAY for z in made.zones):
                face.outside_statics.append(made)

    def add_keyword(self, k: KeywordAbility, key: str) -> None:
        face = self.face
        t = face.base
        t.keywords |= bit(k.keyword)
        if k.keyword == Keyword.SING_TOGETHER:
            face.sing_together = k.value
        elif k.keyword == Keyword.SHIFT:
            face.shifts.append(ShiftFace(k.cost, k.shift))
        elif record(k.keyword).number == Numbered.ADDS:
            set_keyword_number(t, k.keyword, keyword_number(t, k.keyword) + k.value)  # CR 8.1.2
        else:
            set_keyword_number(t, k.keyword, k.value)
        if k.keyword == Keyword.BOOST:
            # CR 8.4.1: once in its player's turn, N ink: the top card of the deck facedown under it
            node = Activated(Cost(ink=k.value), PutUnder(THIS), name="Boost", limit=Limit.ONCE, option=True)
            boost = CompiledActivated(key, node, self.program(key, node.effect), is_boost=True)
            face.abilities[key] = boost
            face.activated.append(boost)


def _sensitive_parts(node: object) -> object:
    """What of a text can make it read differently: of an effect that gives, its target and what it gives."""
    if isinstance(node, tuple):
        return node
    return (getattr(node, "target", None), getattr(node, "properties", ()))


class Library:
    """Compiled cards, shared by every game that uses them. Cards are added, never changed."""

    def __init__(self) -> None:
        self.keyword_triggers: dict[int, CompiledTriggered] = {}
        self.faces: dict[CardDefinition, Face] = {}
        for keyword, node in KEYWORD_TRIGGERS.items():
            lowering = Lowering(f"keyword/{node.name.lower()}", CardCompiler(NO_CARD_AT_ALL, {}))
            lowering.effect(node.effect)
            ability = CompiledTriggered(lowering.program.key, node, lowering.program, watched(node.triggers))
            self.keyword_triggers[bit(keyword)] = ability

    @property
    def builtin(self) -> list[CompiledTriggered]:
        """Abilities that the rules themselves bring along."""
        return [*self.keyword_triggers.values(), TEMPORARY]

    def face(self, definition: CardDefinition) -> Face:
        """Compiled once per definition. Raises NotImplementedError if a node of its text has no code."""
        face = self.faces.get(definition)
        if face is None:
            face = self.faces.setdefault(definition, CardCompiler(definition, self.keyword_triggers).compile())
        return face


NO_CARD_AT_ALL = CardDefinition("", (), CardType.ITEM, 0, False)

