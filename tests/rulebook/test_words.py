"""Names, reasons, options and questions: none missing, in either language."""

import re

import pytest

from tintero.abilities.words import CardType, Keyword, Zone
from tintero.rulebook import (
    ability_label,
    card_type_name,
    keyword_name,
    option_text,
    phase_name,
    reason_text,
    step_name,
    zone_name,
)
from tintero.rulebook.asked import asked_text, counted_text
from tintero.rules import option as op
from tintero.rules import refusals
from tintero.rules.option import Option
from tintero.rules.refusals import REFUSALS, Refusal
from tintero.rules.sight import PHASES
from tintero.words import Person, catalogue

CARDS = {0: "Elsa - Snow Queen", 1: "Motunui - Island Paradise", 2: "Let It Go"}
KINDS = [getattr(op, name) for name in ("TURN", "MAY", "CHOOSE", "PICK", "NAME", "AMOUNT", "ORDER", "RESOLVE", "HAND")]


def test_every_reason_has_its_two_sentences_and_no_sentence_is_left_over() -> None:
    assert set(REFUSALS) == {value for value in vars(refusals).values() if isinstance(value, Refusal)}
    names = {refusal.name for refusal in REFUSALS}
    assert len(names) == len(REFUSALS)
    assert set(catalogue().messages("reasons")) == names
    for name in names:
        english, spanish = reason_text(name, "en"), reason_text(name, "es")
        assert english != spanish
        for sentence in (english, spanish):
            assert re.fullmatch(r"[A-ZÁÉÍÓÚÑ].*\.", sentence), name


def test_things_have_names_in_both_languages() -> None:
    for lang in ("en", "es"):
        assert len({keyword_name(k, lang) for k in Keyword}) == len(Keyword)
        assert len({zone_name(z, lang) for z in Zone}) == len(Zone)
        assert len({card_type_name(k, lang) for k in CardType}) == len(CardType)
        assert len({step_name(p, lang) for p in PHASES.values()}) == 6
        assert len({phase_name(p, lang) for p in PHASES.values()}) == 4
    assert keyword_name(Keyword.SING_TOGETHER, "es") == "Sing Together (Cantar juntos)"
    assert zone_name(Zone.DISCARD, "es") == "descarte"
    assert card_type_name(CardType.LOCATION, "es") == "localización"
    assert step_name("set", "es") == "paso Listo (Set)"
    assert phase_name("draw", "en") == "start-of-turn phase"


def test_abilities_that_come_from_keywords_are_translated() -> None:
    assert ability_label("Support", "es") == "Support (Apoyo)"
    assert ability_label("Temporary Shift", "es") == "Shift (Cambio) temporal"
    assert ability_label("Support", "en") == "Support"
    assert ability_label("FREEZE", "es") == "FREEZE"


def sample(verb: int) -> Option:
    return {
        op.PLAYER: Option(verb, 1), op.HAND_OVER: Option(verb, 1), op.MODE: Option(verb, 0), op.NUMBER: Option(verb, 3),
        op.NAMED: Option(verb, 4), op.TRIGGER: Option(verb, 7), op.EFFECT: Option(verb, 0), op.PLAY: Option(verb, 0, 0),
        op.USE: Option(verb, 0, 0), op.SHIFT: Option(verb, 0, 1, 0),
    }.get(verb, Option(verb, 0, 1))


def test_every_verb_has_words_in_both_languages() -> None:
    alike = {op.NO, op.CARD, op.NUMBER}  # "No", a card name and a number are the same in both
    for verb in op.VERBS:
        english = option_text(sample(verb), CARDS.__getitem__, "en")
        spanish = option_text(sample(verb), CARDS.__getitem__, "es")
        assert english
        assert (english == spanish) == (verb in alike), op.VERBS[verb]
    assert {key.partition("-")[0] for key in catalogue().messages("options")} == {*op.VERBS.values(), "with_cost"}


@pytest.mark.parametrize(
    ("option", "more", "english", "spanish"),
    [
        (Option(op.QUEST, 0), {}, "Quest with Elsa - Snow Queen", "Irse de aventura con Elsa - Snow Queen"),
        (Option(op.PLAY, 2, 0), {"cost": 4}, "Play Let It Go (4 ink)", "Jugar Let It Go (4 de tinta)"),
        (
            Option(op.PLAY, 2, 1), {},
            "Play Let It Go for its alternate cost", "Jugar Let It Go por su coste alternativo",
        ),
        (Option(op.SING, 2, 0), {}, "Sing Let It Go with Elsa - Snow Queen", "Cantar Let It Go con Elsa - Snow Queen"),
        (
            Option(op.SHIFT, 0, 1, 0), {"cost": 0},
            "Shift Elsa - Snow Queen onto Motunui - Island Paradise (0 ink)",
            "Jugar Elsa - Snow Queen con Shift (Cambio) sobre Motunui - Island Paradise (0 de tinta)",
        ),
        (
            Option(op.USE, 0, 0), {"ability_name": "FREEZE"},
            "Use FREEZE of Elsa - Snow Queen", "Usar FREEZE de Elsa - Snow Queen",
        ),
        (
            Option(op.USE, 0, 1), {},
            "Use ability 2 of Elsa - Snow Queen", "Usar la habilidad 2 de Elsa - Snow Queen",
        ),
        (
            Option(op.MOVE, 0, 1), {"cost": 1},
            "Move Elsa - Snow Queen to Motunui - Island Paradise (1 ink)",
            "Mover Elsa - Snow Queen a Motunui - Island Paradise (1 de tinta)",
        ),
        (
            Option(op.TRIGGER, 9), {"ability_name": "Support", "card_name": CARDS[0]},
            "Resolve Support of Elsa - Snow Queen", "Resolver Support (Apoyo) de Elsa - Snow Queen",
        ),
        (Option(op.MODE, 1), {}, "Option 2", "Opción 2"),
        (Option(op.NAMED, 5), {"ability_name": "Elsa"}, "Elsa", "Elsa"),
        (Option(op.PLAYER, 1), {}, "Player 2", "El jugador 2"),
        (Option(op.PLAYER, 1), {"who": lambda _: Person(name="Bo")}, "Bo", "Bo"),
        (Option(op.HAND_OVER, 1), {"who": lambda _: Person(computer=True)}, "Let the computer act",
         "Ceder la acción al ordenador"),
    ],
)
def test_options_word_for_word(option: Option, more: dict[str, object], english: str, spanish: str) -> None:
    assert option_text(option, CARDS.__getitem__, "en", **more) == english
    assert option_text(option, CARDS.__getitem__, "es", **more) == spanish


def test_every_question_is_asked_in_both_languages() -> None:
    slots = {"c": "Elsa", "o": "Anna", "p": Person(2), "n": 3, "t": "words"}
    for key in catalogue().messages("questions"):
        if not key.startswith(("done", "count_", "others")):
            english, spanish = asked_text(key, "en", **slots), asked_text(key, "es", **slots)
            assert english.endswith(("?", ".")), key
            assert "?" in english
            assert "¿" in spanish
    assert asked_text("turn", "es") == "Es tu turno: ¿qué haces?"
    assert asked_text("singer", "en", c="Under the Sea") == "Who else sings Under the Sea?"


def test_numbers_are_said_with_what_they_count() -> None:
    assert [counted_text("drops", n, "en") for n in (0, 1, 2)] == ["0 ink drops", "1 ink drop", "2 ink drops"]
    assert [counted_text("drops", n, "es") for n in (1, 2)] == ["1 gota de tinta", "2 gotas de tinta"]
    assert counted_text("number", 4, "es") == "4"


def test_reasons_word_for_word() -> None:
    assert reason_text("target_ready", "en") == "That character is ready; only exerted characters can be challenged."
    assert reason_text("has_ward", "es") == (
        "Esa carta tiene Ward (Protección): los oponentes no pueden elegirla para un efecto. Sí se la puede desafiar."
    )
