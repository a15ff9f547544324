"""The page shows the texts of the abilities that took part, and folds the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.judge.page_reading import Element, tree_of
from tintero.judge.html import page
from tintero.judge.running import run_file
from tintero.language import Reader

RULINGS = Path(__file__).parents[2] / "rulings"
UNNAMED = ""

# What took part: the names of abilities, keywords in English and Spanish, UNNAMED for what has no name.
INVOLVED = {
    "complex/two-cinderellas-two-triggers": {"Cinderella - Dream Come True": {"WHATEVER YOU WISH FOR"}},
    "keywords/bodyguard-must-be-challenged": {"Simba - Protective Cub": {("Bodyguard", "Bodyguard (Guardaespaldas)")}},
    "keywords/shift-inherits-the-states": {"Mulan - Reflecting": {("Shift 2", "Shift (Cambio) 2")}},
    "keywords/quiz-alert-vs-evasive": {
        "Archimedes - Exasperated Owl": {("Evasive", "Evasive (Evasivo)")},
        "Amos Slade - Tenacious Tracker": {("Alert", "Alert (Alerta)")},
    },
    "costs/baloo-blocks-damage-cost": {
        "Shere Khan - Fierce and Furious": {"WILD RAGE"},
        "Dragon Fire": {UNNAMED},
        "Baloo - Ol' Iron Paws": {"FIGHT LIKE A BEAR"},
    },
    "costs/diablo-shift-without-an-action-card": {
        "Diablo - Devoted Herald": {("Shift: Discard an action card", "Shift (Cambio): Descarta 1 carta de acción")},
    },
    "zones/sulley-boo-plays-former-under-cards": {
        "Dragon Fire": {UNNAMED},
        "Sulley & Boo - Scare Buddies": {"THE POWER OF FRIENDSHIP"},
        "Sulley - Protective Monster": {"FEARSOME GLARE", "RILED UP"},
    },
    "multiplayer/turns-go-round-four-players": {},
}  # fmt: skip


def tree(name: str, reader: Reader, lang: str) -> Element:
    return tree_of(page([run_file(RULINGS / f"{name}.yaml", reader)], reader, lang))


def shown(section: Element) -> set[str]:
    """The names of the abilities that are not folded."""
    items = [item for listing in section.all("ul", skip="details") for item in listing.all("li")]
    return {next((name.text for name in item.all("b", "ability")), UNNAMED) for item in items}


@pytest.mark.parametrize(("place", "lang"), [(0, "en"), (1, "es")])
@pytest.mark.parametrize("name", INVOLVED)
def test_exactly_the_abilities_involved_are_shown(name: str, place: int, lang: str, reader: Reader) -> None:
    wanted = {
        card: {text if isinstance(text, str) else text[place] for text in texts}
        for card, texts in INVOLVED[name].items()
    }
    cards = tree(name, reader, lang).all("section", "involved")
    assert {next(c.all("h3")).text: shown(c) for c in cards} == wanted


def test_the_other_texts_of_a_card_and_the_other_cards_are_folded(reader: Reader) -> None:
    root = tree("keywords/shift-inherits-the-states", reader, "en")
    own = root.one("section", "involved").one("details")
    assert own.one("summary").text == "1 more text of this card"
    assert len(list(own.all("li"))) == 1
    [others] = [d for d in root.all("details") if list(d.all("dl"))]
    with_texts = [c for c in ("Mulan - Free Spirit", "Mulan - Imperial Soldier") if reader.pool[c].texts]
    assert [dt.text for dt in others.all("dt")] == with_texts
    assert others.one("summary").text == "2 other cards, whose texts played no part"


def test_how_an_ability_took_part_is_said(reader: Reader) -> None:
    root = tree("costs/baloo-blocks-damage-cost", reader, "en")
    parts = {next(c.all("h3")).text: {chip.text for chip in c.all("span", "part")} for c in root.all(css="involved")}
    assert parts["Shere Khan - Fierce and Furious"] == {"not legal here", "legal here", "used", "resolved"}
    assert "in force" in parts["Baloo - Ol' Iron Paws"]
    guard = tree("keywords/bodyguard-must-be-challenged", reader, "es").one(css="involved")
    assert [chip.text for chip in guard.all("span", "part")] == ["motivo de que no se pueda"]


def test_the_words_are_those_of_the_reader_in_its_language_and_terms(reader: Reader) -> None:
    card = reader.pool["Dragon Fire"]
    reading = reader.read_text(card.texts[0].kind, card.texts[0].costs, card.texts[0].effect)
    spanish = getattr(reading, "spanish", "")
    assert spanish
    in_spanish = tree("zones/sulley-boo-plays-former-under-cards", reader, "es")
    assert spanish in next(in_spanish.all(css="involved")).text
    in_english = tree("zones/sulley-boo-plays-former-under-cards", reader, "en")
    assert spanish not in in_english.text
    guard = "keywords/bodyguard-must-be-challenged"
    assert [b.text for b in tree(guard, reader, "es-x-es").one(css="involved").all(css="ability")] == ["Guardaespaldas"]
    assert [b.text for b in tree(guard, reader, "es-x-en").one(css="involved").all(css="ability")] == ["Bodyguard"]
