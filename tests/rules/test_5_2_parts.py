"""Parts of a card (5.2): cost, ink type, names, classifications."""

from tintero.abilities.ability import CardDefinition, CountsAsNamed, Static
from tintero.abilities.amount import Count, DifferentInks
from tintero.abilities.effect import GainLore
from tintero.abilities.property import HasClassification
from tintero.abilities.target import YOU, YOUR_CHARACTER, Classified, Filter, Named, OfInk
from tintero.abilities.words import CardType, Whose
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import HAND, Scene, action, character, item, shift


def lore_for(*definitions: CardDefinition, flt: Filter) -> int:
    scene = Scene()
    for d in definitions:
        scene.put(0, d)
    deed = scene.put(0, action(GainLore(YOU, Count(flt)), 0), HAND)
    scene.play(deed)
    return scene.lore_total(0)


def named(name: str) -> Filter:
    return Filter(whose=Whose.YOURS, tests=(Named((name,)),))


def test_5_2_5_1_dual_ink_cards_are_both_types_and_distinct_types_are_counted() -> None:
    dual = character(inks=("Amber", "Steel"))
    amber = character(inks=("Amber",))
    assert lore_for(dual, amber, flt=Filter((CardType.CHARACTER,), tests=(OfInk("Amber"),))) == 2
    assert lore_for(dual, amber, flt=Filter((CardType.CHARACTER,), tests=(OfInk("Steel"),))) == 1
    scene = Scene()
    scene.put(0, dual)
    scene.put(0, amber)
    deed = scene.put(0, action(GainLore(YOU, DifferentInks(YOUR_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 2


def test_5_2_6_the_whole_name_without_the_version() -> None:
    assert lore_for(item("Lucky Dime"), character("Lucky - Puppy"), flt=named("Lucky")) == 1
    assert lore_for(character("Ana - Old"), character("Ana - Young"), flt=named("Ana")) == 2
    assert lore_for(character("Ana - Old"), flt=named("Ana - Old")) == 0


def test_5_2_6_1_a_joint_name_is_three_names_of_one_character() -> None:
    eels = character("Flot & Jet - Eels", names=("Flot & Jet", "Flot", "Jet"))
    for name in ("Flot", "Jet", "Flot & Jet"):
        assert lore_for(eels, flt=named(name)) == 1
    # CR 5.2.6.2: it is one character
    assert lore_for(eels, flt=Filter((CardType.CHARACTER,), tests=(Named(("Flot", "Jet")),))) == 1


def test_5_2_6_a_card_may_count_as_named_otherwise() -> None:
    shadow = character("Shadow", 1, 1, 1, 1, CountsAsNamed(("Peter",)))
    assert lore_for(shadow, flt=named("Peter")) == 1
    assert lore_for(shadow, flt=named("Shadow")) == 1


def test_5_2_6_1_any_shared_name_allows_shift() -> None:
    scene = Scene()
    jet = scene.put(0, character("Jet - Eel"))
    other = scene.put(0, character("Jetty - Pier"))
    eels = scene.put(0, character("Flot & Jet - Eels", 4, 4, 2, 6, shift(0), names=("Flot & Jet", "Flot", "Jet")), HAND)
    scene.begin()
    assert scene.can(Option(op.SHIFT, eels.card, jet.card, 0))
    assert scene.why_not(Option(op.SHIFT, eels.card, other.card, 0)) == ("not_a_shift_base", "8.10.1")


def test_5_2_7_classifications_are_tested_and_can_be_granted() -> None:
    villains = Filter((CardType.CHARACTER,), Whose.YOURS, tests=(Classified(("Villain",)),))
    grant = Static(affects=YOUR_CHARACTER, properties=(HasClassification("Villain"),))
    assert lore_for(character(classifications=("Hero",)), character(classifications=("Villain",)), flt=villains) == 1
    assert lore_for(character(classifications=("Hero",)), item("Badge", 1, grant), flt=villains) == 1
