"""Every keyword is known everywhere: a new member of `Keyword` fails here until each table has it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.cli.conftest import Ran
from tests.kit import Scene, character
from tests.reading import shared_reader
from tintero.abilities import effect as ef
from tintero.abilities.ability import CardDefinition, KeywordAbility
from tintero.abilities.amount import Number
from tintero.abilities.keyword import KEYWORDS, Numbered, bit, keyword_named, record
from tintero.abilities.property import CantGainKeyword, HasKeyword, LosesKeyword
from tintero.abilities.target import Chosen, WithKeyword
from tintero.abilities.words import Keyword
from tintero.cards import Card, CardType, Ink
from tintero.cards.card import CardText
from tintero.cli.numbers import Numbers
from tintero.judge import BadScenario
from tintero.judge.export import gains_of
from tintero.judge.scenario import Scenario, read_scenario
from tintero.rulebook import ability_label, keyword_name, rulebook
from tintero.rules.explained import explain_values
from tintero.rules.machinery.traits import traits

Run = Callable[..., Ran]

GIVEN = [r.keyword for r in KEYWORDS if r.given]
NOT_GIVEN = [r.keyword for r in KEYWORDS if not r.given]
LANGUAGES = ("en", "es")

each_keyword = pytest.mark.parametrize("keyword", Keyword, ids=lambda k: k.name.lower())
each_given = pytest.mark.parametrize("keyword", GIVEN, ids=lambda k: k.name.lower())
each_not_given = pytest.mark.parametrize("keyword", NOT_GIVEN, ids=lambda k: k.name.lower())


def card(kind: CardType, *texts: CardText) -> Card:
    stats = (2, 3, 1) if kind is CardType.CHARACTER else (None, None, None)
    return Card("A - B", "A", "B", ("A",), kind, 2, True, (Ink.AMBER,), (), *stats, None, texts, (), "", ())


def printed_number(keyword: Keyword, n: int) -> str:
    """As a card prints it: +N where copies add up."""
    number = record(keyword).number
    return "" if number == Numbered.NONE else f"+{n}" if number == Numbered.ADDS else str(n)


def printed(keyword: Keyword, n: int) -> str:
    return f"{record(keyword).name} {printed_number(keyword, n)}".strip()


def effect_of(text: str) -> ef.Effect:
    meaning = shared_reader().understand(card(CardType.ACTION, CardText("effect", effect=text, full_text=text)))
    assert isinstance(meaning, CardDefinition), meaning
    assert meaning.effect is not None
    return meaning.effect


def gift(keyword: Keyword, n: int) -> HasKeyword:
    return HasKeyword(keyword, None if record(keyword).number == Numbered.NONE else Number(n))


# ---- the table -----------------------------------------------------------------------------------------------------


@each_keyword
def test_it_has_a_record(keyword: Keyword) -> None:
    found = record(keyword)
    assert found.keyword is keyword
    assert KEYWORDS[keyword] is found
    assert bit(keyword) == 2**keyword
    assert found.name.replace(" ", "_").upper() == keyword.name
    assert found.spanish.strip()


def test_the_table_has_nothing_else_and_no_name_twice() -> None:
    assert [r.keyword for r in KEYWORDS] == list(Keyword)
    names = [name.casefold() for r in KEYWORDS for name in (r.name, r.spanish)]
    assert len(set(names)) == len(names)
    assert len({r.rule for r in KEYWORDS}) == len(KEYWORDS)


def test_8_1_2_which_copies_add_up() -> None:
    by_number = {n: {r.keyword for r in KEYWORDS if r.number == n} for n in Numbered}
    assert by_number[Numbered.ADDS] == {Keyword.CHALLENGER, Keyword.RESIST}
    assert by_number[Numbered.FIRST] == {Keyword.SINGER}
    assert by_number[Numbered.PRINTED] == {Keyword.BOOST, Keyword.SING_TOGETHER}
    assert set(NOT_GIVEN) == {Keyword.BOOST, Keyword.SHIFT, Keyword.SING_TOGETHER}


@each_keyword
def test_its_section_of_the_rulebook_names_it(keyword: Keyword) -> None:
    found = record(keyword)
    section = rulebook().rule(found.rule)
    assert section is not None
    # Adventurous has no numbered rule: section 8.x, which keeps the notes on newer words, has it
    assert section.number == section.section
    assert section.number.startswith("8.")
    assert (section.number == "8.x") == (keyword is Keyword.ADVENTUROUS)
    assert found.name in section.text("en")
    assert found.spanish in section.text("es")


@each_keyword
def test_it_is_found_by_name(keyword: Keyword) -> None:
    found = record(keyword)
    both = f"{found.name} ({found.spanish})"
    for name in (found.name, found.spanish, both, f"{found.spanish} ({found.name})"):
        assert keyword_named(name) is keyword
        assert keyword_named(f" {name.upper()} ") is keyword
    said = {"en": found.name, "es": both, "es-x-en": found.name, "es-x-es": found.spanish}
    assert {lang: keyword_name(keyword, lang) for lang in said} == said
    assert {lang: ability_label(found.name, lang) for lang in said} == said


def test_accents_do_not_matter_and_other_words_are_no_keywords() -> None:
    assert keyword_named("proteccion") is Keyword.WARD
    for other in ("", "flying", "sing", "Temporary Shift"):
        assert keyword_named(other) is None


# ---- the reader ----------------------------------------------------------------------------------------------------


@each_keyword
def test_the_reader_reads_the_printed_word(keyword: Keyword) -> None:
    # CR 8.10.1: what stands beside Shift is a cost
    value = "3" if keyword is Keyword.SHIFT else printed_number(keyword, 3)
    line = CardText("keyword", keyword=record(keyword).name, keyword_value=value, full_text=printed(keyword, 3))
    meaning = shared_reader().understand(card(CardType.CHARACTER, line))
    assert isinstance(meaning, CardDefinition), meaning
    (ability,) = meaning.abilities
    assert isinstance(ability, KeywordAbility)
    assert ability.keyword is keyword
    assert ability.value == (0 if record(keyword).number == Numbered.NONE else 3)
    assert ability.cost.ink == (3 if keyword is Keyword.SHIFT else 0)


@each_keyword
def test_the_reader_refuses_a_number_too_many_or_too_few(keyword: Keyword) -> None:
    wrong = "3" if record(keyword).number == Numbered.NONE and keyword is not Keyword.SHIFT else ""
    line = CardText("keyword", keyword=record(keyword).name, keyword_value=wrong, full_text="wrong")
    assert not isinstance(shared_reader().understand(card(CardType.CHARACTER, line)), CardDefinition)


@each_keyword
def test_the_reader_reads_it_in_a_text(keyword: Keyword) -> None:
    banish = effect_of(f"Banish chosen character with {record(keyword).name}.")
    assert isinstance(banish, ef.Banish)
    assert isinstance(banish.target, Chosen)
    assert banish.target.filter.tests == (WithKeyword(keyword),)


@each_given
def test_the_reader_reads_that_it_is_given(keyword: Keyword) -> None:
    give = effect_of(f"Chosen character gains {printed(keyword, 3)} this turn.")
    assert isinstance(give, ef.Give)
    assert give.properties == (gift(keyword, 3),)


@each_not_given
def test_some_cannot_be_given_to_a_card_in_play(keyword: Keyword) -> None:
    with pytest.raises(ValueError, match="cannot be given"):
        HasKeyword(keyword)


# ---- the game ------------------------------------------------------------------------------------------------------


@each_keyword
def test_the_view_shows_it(keyword: Keyword) -> None:
    scene = Scene()
    n = 0 if record(keyword).number == Numbered.NONE else 3
    hero = scene.put(0, character("Hero", 2, 3, 1, 1, KeywordAbility(keyword, n)))
    scene.put(0, character("Other"))
    game = scene.begin()
    shown = {p.name: [str(k) for k in p.keywords] for p in game.sight(1).play}
    assert shown == {"Hero": [printed(keyword, 3)], "Other": []}
    assert bool(traits(game.state, scene.perm(hero)).keywords & bit(keyword))


@each_given
def test_the_view_shows_it_when_it_is_given_twice(keyword: Keyword) -> None:
    scene = Scene()
    scene.put(0, character("Hero"), gains=[gift(keyword, 3), gift(keyword, 2)])
    total = 5 if record(keyword).number == Numbered.ADDS else 3
    assert [[str(k) for k in p.keywords] for p in scene.game.sight(1).play] == [[printed(keyword, total)]]


@each_given
def test_it_can_be_lost_and_barred(keyword: Keyword) -> None:
    for taken in (LosesKeyword(keyword), CantGainKeyword(keyword)):
        scene = Scene()
        scene.put(0, character("Hero"), gains=[gift(keyword, 3), taken])
        assert [p.keywords for p in scene.game.sight(1).play] == [()]


@each_keyword
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_explanation_names_what_is_printed(keyword: Keyword, lang: str) -> None:
    scene = Scene()
    n = 0 if record(keyword).number == Numbered.NONE else 3
    hero = scene.put(0, character("Hero", 2, 3, 1, 1, KeywordAbility(keyword, n)))
    said = [line for _, line in Numbers(scene.begin(), 0, lang).lines(hero.card)]
    word = keyword_name(keyword, lang) + (" +3" if record(keyword).number == Numbered.ADDS else "")
    assert [line for line in said if word in line], said


@each_given
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_explanation_names_what_is_given(keyword: Keyword, lang: str) -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero"), gains=[gift(keyword, 3)])
    said = [line for _, line in Numbers(scene.begin(), 0, lang).lines(hero.card)]
    word = f"{keyword_name(keyword, lang)} {printed_number(keyword, 3)}".strip()
    assert [line for line in said if word in line], said


# ---- scenarios -----------------------------------------------------------------------------------------------------


def scenario(gains: str, has: str) -> Scenario:
    text = (
        f"id: t\ngiven:\n  P1:\n    play: [{{card: Stitch - New Dog, gains: [{gains}]}}]\n"
        f"steps:\n  - see:\n      Stitch - New Dog: {{has: [{has}]}}\n"
    )
    return read_scenario(text, shared_reader())


@each_given
def test_a_scenario_may_give_it_and_look_for_it(keyword: Keyword) -> None:
    for name in (record(keyword).name, record(keyword).spanish):
        numbered = record(keyword).number != Numbered.NONE
        scenario(f"{{{name}: 2}}" if numbered else name, name)
        if numbered:
            with pytest.raises(BadScenario) as refused:
                scenario(name, name)
            assert refused.value.code == "keyword_number"


@each_not_given
def test_a_scenario_may_only_look_for_the_others(keyword: Keyword) -> None:
    for name in (record(keyword).name, record(keyword).spanish):
        scenario("", name)
        with pytest.raises(BadScenario) as refused:
            scenario(name, name)
        assert refused.value.code == "unknown_keyword"


@each_given
def test_a_position_written_as_a_scenario_has_it(keyword: Keyword) -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero"), gains=[gift(keyword, 2)])
    (part,) = explain_values(scene.begin().state, scene.perm(hero)).parts
    name = record(keyword).name
    assert gains_of(part) == [name if record(keyword).number == Numbered.NONE else {name: 2}]


# ---- the command ---------------------------------------------------------------------------------------------------


@each_keyword
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_command_finds_it(tintero: Run, keyword: Keyword, lang: str) -> None:
    found = record(keyword)
    for name in (found.name, found.spanish):
        ran = tintero("rules", *name.split(), "--lang", lang)
        assert ran.code == 0
        assert ran.out == tintero("rules", found.rule, "--lang", lang).out
        assert (found.spanish if lang == "es" else found.name) in ran.out
