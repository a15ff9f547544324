"""The words for an ability and for each effect inside it, in both languages: those of the text, or a description."""

from __future__ import annotations

import inspect
import re
from dataclasses import replace
from functools import cache
from time import perf_counter

import pytest

from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.base import Ref
from tintero.abilities.effect import Effect
from tintero.abilities.words import CardType, DiscardBy, Keyword, Moment, Stat, Until, Who, Whose, Zone
from tintero.lab.fired import abilities_of
from tintero.lab.wording import Asked, effects_in, measure, report
from tintero.language import Reader
from tintero.language.describing import WRITE
from tintero.language.effect_words import ability_text, describe, effect_text, words_for
from tintero.language.likeness import likeness
from tintero.language.reader import TextReading
from tintero.language.tokens import normalise
from tintero.rules.library import Library

from ..reading import real, shared_reader

MARKS = re.compile(r"[@%~{}§‹›⁂⁑∞¶‡|]|\s\s|^\s|\s$|\bde el\b|\ba el\b")
BOTH = ("en", "es")
IT = ta.The(ta.It())
OPPONENTS = ta.Players(Who.EACH_OPPONENT)


@cache
def measured() -> list[Asked]:
    return measure(shared_reader())


def effects_of(name: str, key: str) -> list[Effect]:
    """Every effect inside the ability with that key."""
    definition = real(name)
    if key.endswith("/effect"):
        return list(effects_in(definition.effect))
    return list(effects_in(definition.abilities[int(key.rsplit("/", 1)[1])]))


def words_of(name: str, place: str, kind: type[Effect], lang: str, nth: int = 0) -> str:
    """The words of the text for the nth effect of that kind."""
    key = f"{name}/{place}"
    found = [e for e in effects_of(name, key) if type(e) is kind]
    return effect_text(shared_reader(), name, key, found[nth], lang)


# ---- whole abilities ---------------------------------------------------------------------------------------------


def test_an_ability_gives_its_printed_text_and_its_spanish() -> None:
    reader = shared_reader()
    name = "Elsa - Spirit of Winter"
    text = next(t for t in reader.pool[name].texts if t.kind != "keyword")
    assert ability_text(reader, name, f"{name}/1", "en") == normalise(text.effect)
    read = reader.read_text(text.kind, text.costs, text.effect)
    assert isinstance(read, TextReading)
    assert ability_text(reader, name, f"{name}/1", "es") == read.spanish != ""


def test_a_nested_or_quoted_ability_gives_the_text_that_contains_it() -> None:
    reader = shared_reader()
    quoted = ("Aladdin - Barreling Through", "2", "2/quoted 0")
    for name, outer, inner in (("99 Puppies", "effect", "effect/0"), quoted):
        for lang in BOTH:
            whole = ability_text(reader, name, f"{name}/{outer}", lang)
            assert whole
            assert ability_text(reader, name, f"{name}/{inner}", lang) == whole


def test_an_ability_that_another_card_has_gained_is_the_text_of_the_card_that_gives_it() -> None:
    reader = shared_reader()
    given = "Aladdin - Barreling Through/2/quoted 0"
    assert ability_text(reader, "Elsa - Spirit of Winter", given, "en") == ability_text(
        reader, "Aladdin - Barreling Through", given, "en"
    )


def test_a_keyword_gives_its_name() -> None:
    reader = shared_reader()
    assert ability_text(reader, "Aladdin - Barreling Through", "Aladdin - Barreling Through/1", "en") == "Reckless"
    assert ability_text(reader, "Aladdin - Barreling Through", "Aladdin - Barreling Through/1", "es") == (
        "Reckless (Temerario)"
    )
    assert ability_text(reader, "Elsa - Spirit of Winter", "keyword/support", "es") == "Support (Apoyo)"
    assert ability_text(reader, "Elsa - Spirit of Winter", "keyword/temporary shift", "en") == "Temporary Shift"


def test_a_card_that_is_not_in_the_pool_has_no_words() -> None:
    reader = shared_reader()
    assert ability_text(reader, "Nobody - At All", "Nobody - At All/0", "en") == ""
    assert effect_text(reader, "Nobody - At All", "Nobody - At All/0", ef.Draw(ta.YOU, am.Number(1)), "en") == ""


def test_every_key_of_every_compiled_card_has_a_text() -> None:
    reader, library = shared_reader(), Library()
    for definition in reader.understood():
        for key in abilities_of(definition, library):
            for lang in BOTH:
                assert ability_text(reader, definition.full_name, key, lang) not in ("", definition.full_name), key


# ---- parts of a text ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "place", "kind", "nth", "english", "spanish"),
    [
        # what follows "you may", and the may itself
        ("Sleepy - Deep Sleeper", "0", ef.May, 0, "you may draw a card", "puedes robar 1 carta"),
        ("Sleepy - Deep Sleeper", "0", ef.Draw, 0, "draw a card", "roba 1 carta"),
        # "you may [A] to [B]": the whole of it, and each half
        ("Captain Hook's Rapier", "0", ef.IfDo, 0, "pay 1 ⬡ to draw a card", "pagar 1 de tinta para robar 1 carta"),
        ("Captain Hook's Rapier", "0", ef.PayInk, 0, "pay 1 ⬡", "paga 1 de tinta"),
        ("Captain Hook's Rapier", "0", ef.Draw, 0, "draw a card", "roba 1 carta"),
        # "[A] or [B]"
        ("Containment Unit", "1", ef.Discard, 0, "choose and discard a card", "elige y descarta 1 carta"),
        ("Containment Unit", "1", ef.Banish, 0, "banish this item", "destierra este objeto"),
        # the bullets of a modal action
        ("Pull the Lever!", "effect", ef.Draw, 0, "draw 2 cards", "roba 2 cartas"),
        (
            "Pull the Lever!", "effect", ef.Discard, 0,
            "each opponent chooses and discards a card", "cada oponente elige y descarta 1 carta",
        ),
        # an item that is used
        (
            "Training Staff", "0", ef.Give, 0,
            "chosen character gains Challenger +2 this turn",
            "el personaje elegido gana Challenger (Desafiador) +2 este turno",
        ),
        # inside "whenever … this turn", inside quotes, at a later moment
        ("99 Puppies", "effect", ef.GainLore, 0, "gain 1 lore", "gana 1 de lore"),
        ("Aladdin - Barreling Through", "2", ef.GainLore, 0, "gain 1 lore", "gana 1 de lore"),
        ("Candy Drift", "effect", ef.Banish, 0, "banish them", "destierra ese personaje"),
        # a second may after an "if"
        ("Julieta Madrigal - Excellent Cook", "0", ef.May, 1, "you may draw a card", "puedes robar 1 carta"),
    ],
)  # fmt: skip
def test_an_effect_gives_the_words_that_mean_it(
    name: str, place: str, kind: type[Effect], nth: int, english: str, spanish: str
) -> None:
    assert words_of(name, place, kind, "en", nth) == english
    assert words_of(name, place, kind, "es", nth) == spanish


def test_what_follows_if_you_do_is_found_without_those_words() -> None:
    """Belle may move item cards; only "if you do" she gains lore."""
    name = "Belle - Mechanic Extraordinaire"
    assert words_of(name, "2", ef.GainLore, "en").startswith("gain 1 lore for each")
    assert words_of(name, "2", ef.GainLore, "es").startswith("gana 1 de lore por cada")


def test_they_are_several_if_the_sentence_before_says_so() -> None:
    """Up to two characters were exerted: the part alone would not tell."""
    assert words_of("Elsa - Spirit of Winter", "1", ef.Give, "es").startswith("esos personajes no pueden ")


def test_what_the_text_does_not_say_has_no_words_of_it_and_is_described() -> None:
    reader, key = shared_reader(), "Containment Unit/1"
    effect = ef.GainLore(ta.YOU, am.Number(7))
    assert effect_text(reader, "Containment Unit", key, effect, "en") == ""
    assert words_for(reader, "Containment Unit", key, effect, "en") == "gain 7 lore"
    assert words_for(reader, "Containment Unit", key, effect, "es") == "gana 7 de lore"


def test_the_halves_of_a_single_line_are_described() -> None:
    name = "Lucifer - Cunning Cat"
    both = [e for e in effects_of(name, f"{name}/0") if isinstance(e, ef.Discard)]
    written = [words_for(shared_reader(), name, f"{name}/0", e, lang) for lang in BOTH for e in both]
    assert written == [
        "choose and discard 2 cards", "choose and discard an action card",
        "elige y descarta 2 cartas", "elige y descarta una carta de acción",
    ]  # fmt: skip


def test_an_effect_that_the_rules_have_made_ready_still_has_its_words() -> None:
    """CR 6.7.6: each player's part speaks of that player, whoever the text says; a named number is asked for first."""
    name, key = "Pull the Lever!", "Pull the Lever!/effect"
    discard = next(e for e in effects_of(name, key) if isinstance(e, ef.Discard))
    theirs = replace(discard, players=ta.Players(Who.THAT_PLAYER))
    assert effect_text(shared_reader(), name, key, theirs, "en") == "choose and discard a card"
    assert effect_text(shared_reader(), name, key, theirs, "es") == "elige y descarta 1 carta"


# ---- what is alike -----------------------------------------------------------------------------------------------


def test_likeness_leaves_references_aside_and_nothing_else() -> None:
    draw = ef.Draw(ta.YOU, am.Number(2))
    assert likeness(draw, draw) == 0
    assert likeness(draw, ef.Draw(ta.YOU, am.Number(1))) is None
    assert likeness(draw, ef.Draw(OPPONENTS, am.Number(2))) is None
    assert likeness(draw, ef.Mill(ta.YOU, am.Number(2))) is None
    this, that = likeness(ef.Ready(ta.THIS), ef.Ready(ta.THIS)), likeness(ef.Ready(ta.THIS), ef.Ready(IT))
    assert this == 0
    assert that
    named, asked = ef.Draw(ta.YOU, am.Named(am.Number(3))), ef.Draw(ta.YOU, am.Asked(1))
    assert likeness(named, asked) is not None
    remembered = ef.Sequence((ef.Remember("way"), draw))
    assert likeness(draw, remembered) is not None
    assert likeness(draw, ef.Sequence((draw, draw))) is None


# ---- describing --------------------------------------------------------------------------------------------------

YOURS = ta.Filter((CardType.CHARACTER,), Whose.YOURS)
LOCATION = ta.Filter((CardType.LOCATION,), tests=(ta.Damaged(),))


@pytest.mark.parametrize(
    ("effect", "english", "spanish"),
    [
        (ef.Draw(ta.YOU, am.Number(2)), "draw 2 cards", "roba 2 cartas"),
        (ef.Draw(OPPONENTS, am.Number(1)), "each opponent draws a card", "cada oponente roba 1 carta"),
        (
            ef.Discard(OPPONENTS, am.Number(1), ta.Filter(), by=DiscardBy.RANDOM),
            "each opponent discards a card at random", "cada oponente descarta 1 carta al azar",
        ),
        (ef.Discard(ta.YOU, am.Number(99), ta.Filter(), by=DiscardBy.WHOLE_HAND), "discard your hand",
         "descarta tu mano"),
        (ef.LoseLore(OPPONENTS, am.Number(1)), "each opponent loses 1 lore", "cada oponente pierde 1 de lore"),
        (ef.GainLore(ta.YOU, am.StatOf(Stat.DAMAGE, ta.It())), "gain lore equal to the damage of that card",
         "gana lore igual al daño de esa carta"),
        (ef.Banish(ta.Chosen(LOCATION)), "banish chosen damaged location", "destierra la localización dañada elegida"),
        (ef.Exert(ta.Each(ta.OPPOSING_CHARACTER)), "exert each opposing character", "agota cada personaje oponente"),
        (ef.Ready(ta.THIS), "ready this card", "prepara esta carta"),
        (ef.DealDamage(ta.Chosen(YOURS), am.Number(3)), "deal 3 damage to chosen character of yours",
         "inflige 3 de daño al personaje tuyo elegido"),
        (ef.PutDamage(IT, am.Number(1)), "put 1 damage counter on that card", "pon 1 contador de daño en esa carta"),
        (ef.RemoveDamage(ta.Chosen(ta.CHARACTER), am.Number(2), up_to=True),
         "remove up to 2 damage from chosen character", "retira hasta 2 de daño del personaje elegido"),
        (ef.MoveDamage(ta.Chosen(ta.CHARACTER), ta.Chosen(ta.OPPOSING_CHARACTER), None),
         "move all damage from chosen character to chosen opposing character",
         "mueve todo el daño del personaje elegido al personaje oponente elegido"),
        (ef.Move(ta.Chosen(ta.CHARACTER), ef.Destination(Zone.HAND)), "return chosen character to hand",
         "devuelve el personaje elegido a la mano"),
        (ef.Move(IT, ef.Destination(Zone.INKWELL, exerted=True)), "put that card into the inkwell facedown and exerted",
         "pon esa carta en el tintero boca abajo y agotada"),
        (ef.Give(ta.Chosen(ta.CHARACTER), (pr.HasKeyword(Keyword.EVASIVE),), Until.THIS_TURN),
         "chosen character gains Evasive this turn", "el personaje elegido gana Evasive (Evasivo) este turno"),
        (ef.PlayCard(ta.Filter((CardType.ITEM,), Whose.YOURS, Zone.HAND)), "play an item card from your hand for free",
         "juega una carta de objeto de tu mano gratis"),
        (ef.LookAtTop(ta.YOU, am.Number(3)), "look at the top 3 cards of your deck",
         "mira las 3 cartas superiores de tu mazo"),
        (ef.PayInk(2, ta.YOU), "pay 2 ⬡", "paga 2 de tinta"),
        (ef.NameCard(ta.YOU), "name a card", "nombra una carta"),
        (ef.May(ef.Banish(IT), ta.YOU), "you may banish that card", "puedes desterrar esa carta"),
        (ef.IfDo(ef.Exert(ta.THIS), ef.Draw(ta.YOU, am.Number(1))), "exert this card. If you do, draw a card",
         "agota esta carta. Si lo haces, roba 1 carta"),
        (ef.Sequence((ef.Draw(ta.YOU, am.Number(1)), ef.Remember("way"), ef.Banish(IT))),
         "draw a card, then banish that card", "roba 1 carta, luego destierra esa carta"),
        (ef.Later(Moment.END_OF_TURN, ef.Banish(ta.THIS)), "at the end of the turn, banish this card",
         "al final del turno, destierra esta carta"),
    ],
)  # fmt: skip
def test_an_effect_is_described_in_both_languages(effect: Effect, english: str, spanish: str) -> None:
    assert describe(effect, "en") == english
    assert describe(effect, "es") == spanish


def test_a_reference_has_the_name_that_the_table_gives_it() -> None:
    def name(ref: Ref) -> str:
        return "Lantern" if isinstance(ref, ta.This) else ""

    assert describe(ef.Banish(ta.THIS), "en", name) == "banish Lantern"
    assert describe(ef.Banish(IT), "es", name) == "destierra esa carta"


def test_every_effect_has_a_way_to_be_described() -> None:
    kinds = {k for _, k in inspect.getmembers(ef, inspect.isclass) if issubclass(k, Effect) and k is not Effect}
    assert set(WRITE) == kinds
    used = {type(e) for d in shared_reader().understood() for e in effects_in((d.abilities, d.effect))}
    assert used <= kinds


def test_no_description_of_any_effect_on_any_card_is_empty_or_has_marks() -> None:
    for d in shared_reader().understood():
        for e in effects_in((d.abilities, d.effect)):
            for lang in BOTH:
                words = describe(e, lang)
                assert words, (d.full_name, e)
                assert MARKS.search(words) is None, (d.full_name, words)


# ---- all cards ---------------------------------------------------------------------------------------------------


def test_nearly_all_that_is_asked_has_the_words_of_its_text() -> None:
    asked = measured()
    print("\n".join(report(asked)))
    assert len(asked) > 2000
    assert sum(a.from_text for a in asked) >= 0.97 * len(asked)
    assert {a.kind for a in asked} == {"may", "what one may do", "or", "mode", "unless paid", "pay ink", "choice"}
    assert all(a.from_text for a in asked if a.kind in ("mode", "pay ink", "unless paid"))


def test_no_words_are_empty_or_have_marks_left_over() -> None:
    for a in measured():
        for words in (a.english, a.spanish):
            assert words, a.key
            assert MARKS.search(words) is None, a
            assert not words.endswith("."), a


def test_english_words_of_the_text_stand_in_the_text() -> None:
    reader = shared_reader()
    for a in measured():
        if a.from_text:
            name = a.key.rsplit("/", 1)[0]
            whole = ability_text(reader, name, a.key, "en")
            third = a.english.split()[-3:]  # the verb may have been turned towards the player
            turned = " ".join(third).replace("your", "their")
            assert a.english.casefold() in whole.casefold() or " ".join(third) in whole or turned in whole, a


# ---- how it works --------------------------------------------------------------------------------------------------


def test_nothing_is_sought_before_it_is_asked_for_and_then_it_is_remembered() -> None:
    reader = Reader(shared_reader().pool)
    card = reader.pool["Containment Unit"]
    definition = reader.definition_of(card)
    assert (reader.parts, reader.effect_texts, reader.effect_words) == ({}, {}, {})
    effects = list(effects_in(definition.abilities))
    first = [words_for(reader, card.full_name, f"{card.full_name}/1", e, "es") for e in effects]
    times = []
    for e, words in zip(effects, first, strict=True):
        start = perf_counter()
        assert words_for(reader, card.full_name, f"{card.full_name}/1", e, "es") is words
        times.append(perf_counter() - start)
    assert sorted(times)[len(times) // 2] < 0.001
    assert len(reader.parts) == 1
