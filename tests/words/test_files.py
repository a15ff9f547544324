"""The files of all languages: the same messages, the same slots, nothing that cannot be said."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from tintero.abilities.keyword import KEYWORDS
from tintero.words import Catalogue, Person, catalogue

from .fluent_files import DOMAINS, FOLDER, LANGUAGES, OVERLAYS, entries, parsed, people, slots, uses

ALL_TAGS = (*LANGUAGES, *OVERLAYS)
# slots of which a language takes what it needs: how a word begins, and what a key means to those who do not read it
OPTIONAL = {("lists", "sound"), ("scenario_words", "words")}


def test_every_language_has_the_same_files() -> None:
    assert catalogue().languages == LANGUAGES
    assert catalogue().tags == tuple(sorted(ALL_TAGS))
    for lang in LANGUAGES:
        assert sorted(f.stem for f in (FOLDER / lang).glob("*.ftl")) == DOMAINS


@pytest.mark.parametrize("domain", DOMAINS)
def test_every_language_has_the_same_messages_in_the_same_order(domain: str) -> None:
    for lang in LANGUAGES:
        assert list(entries(lang, domain)) == list(entries("en", domain)), lang


@pytest.mark.parametrize("lang", ALL_TAGS)
def test_every_line_is_understood(lang: str) -> None:
    for file in (FOLDER / lang).glob("*.ftl"):
        junk = [entry.content for entry in parsed(lang, file.stem).body if isinstance(entry, ast.Junk)]
        assert junk == [], file


def test_an_overlay_changes_only_what_is_there() -> None:
    for lang in OVERLAYS:
        assert set(entries(lang, "terms")) <= set(entries("es", "terms"))


def named(domain: str) -> list[str]:
    return [name for name in entries("en", domain) if not name.startswith("-")]


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_slots_of_a_message_agree_between_languages(domain: str) -> None:
    optional = {slot for where, slot in OPTIONAL if where == domain}
    for lang in LANGUAGES[1:]:
        said = {name: slots(lang, domain, name) - optional for name in named(domain)}
        assert said == {name: slots("en", domain, name) - optional for name in named(domain)}, lang


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("n", [0, 1, 2])
def test_every_message_can_be_said(domain: str, n: int) -> None:
    for name in named(domain):
        who = set().union(*(people(lang, domain, name) for lang in LANGUAGES))
        counted = set().union(*(uses(lang, domain, name).numbers for lang in LANGUAGES))
        given: dict[str, object] = {}
        for slot in set().union(*(slots(lang, domain, name) for lang in LANGUAGES)):
            given[slot] = Person(2, you=n == 1) if slot in who else n if slot in counted else f"<{slot}>"
        for tag in ALL_TAGS:
            said = catalogue().say(f"{domain}.{name}", tag, **given)
            assert said.strip(), (name, tag)
            assert "{$" not in said, (name, tag)
            for slot in slots(tag.partition("-x-")[0], domain, name) - who - counted:
                assert f"<{slot}>" in said or domain in ("people", "lists"), (name, tag)


def test_every_term_is_used() -> None:
    used: set[str] = set()
    for lang in LANGUAGES:
        used |= {f"-{term}" for d in DOMAINS for name in entries(lang, d) for term in uses(lang, d, name).terms}
    assert set(entries("en", "terms")) == used


def test_the_keywords_are_called_as_the_reader_of_cards_calls_them() -> None:
    for r in KEYWORDS:
        said = {lang: catalogue().say(f"names.keyword_{r.keyword.name.lower()}", lang) for lang in ALL_TAGS}
        both = f"{r.name} ({r.spanish})"
        assert said == {"en": r.name, "es": both, "es-x-en": r.name, "es-x-es": r.spanish}


def test_the_folder_is_the_one_of_the_package() -> None:
    assert Catalogue(FOLDER).messages("cards") == catalogue().messages("cards")
