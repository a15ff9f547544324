"""The names of things in both languages: keywords, zones, card types, steps and phases."""

from __future__ import annotations

from typing import Final

from tintero.abilities.keyword import KEYWORDS, record
from tintero.abilities.words import CardType, Keyword, Zone

Pair = tuple[str, str]  # English, Spanish

ZONES: Final[dict[Zone, Pair]] = {
    Zone.DECK: ("deck", "mazo"),
    Zone.HAND: ("hand", "mano"),
    Zone.PLAY: ("play", "zona de juego"),
    Zone.INKWELL: ("inkwell", "tintero"),
    Zone.DISCARD: ("discard", "descarte"),
    Zone.UNDER: ("under another card", "debajo de otra carta"),
    Zone.OUT: ("out of the game", "fuera de la partida"),
    Zone.FACEDOWN: ("facedown under another card", "boca abajo debajo de otra carta"),
}

CARD_TYPES: Final[dict[CardType, Pair]] = {
    CardType.CHARACTER: ("character", "personaje"),
    CardType.ACTION: ("action", "acción"),
    CardType.ITEM: ("item", "objeto"),
    CardType.LOCATION: ("location", "localización"),
}

# The keys are those of a view's "phase".
STEPS: Final[dict[str, Pair]] = {
    "setup": ("setup", "preparación de la partida"),
    "ready": ("ready step", "paso Preparado (Ready)"),
    "set": ("set step", "paso Listo (Set)"),
    "draw": ("draw step", "paso Robar (Draw)"),
    "main": ("main phase", "fase principal"),
    "end": ("end-of-turn phase", "fase final de turno"),
}

PHASES: Final[dict[str, Pair]] = {
    "setup": ("setup", "preparación de la partida"),
    "ready": ("start-of-turn phase", "fase de inicio de turno"),
    "set": ("start-of-turn phase", "fase de inicio de turno"),
    "draw": ("start-of-turn phase", "fase de inicio de turno"),
    "main": ("main phase", "fase principal"),
    "end": ("end-of-turn phase", "fase final de turno"),
}


def in_lang(pair: Pair, lang: str) -> str:
    """A language other than Spanish gets English."""
    return pair[1] if lang == "es" else pair[0]


def keyword_name(keyword: Keyword, lang: str) -> str:
    found = record(keyword)
    return in_lang((found.name, found.spanish), lang)


def zone_name(zone: Zone, lang: str) -> str:
    return in_lang(ZONES[zone], lang)


def card_type_name(card_type: CardType, lang: str) -> str:
    return in_lang(CARD_TYPES[card_type], lang)


def step_name(step: str, lang: str) -> str:
    """'ready', 'set', 'draw', 'main', 'end' or 'setup', as a view calls them."""
    return in_lang(STEPS[step], lang)


def phase_name(step: str, lang: str) -> str:
    """The phase to which a step belongs (3.1)."""
    return in_lang(PHASES[step], lang)


def ability_label(name: str, lang: str) -> str:
    """An ability is called what its card calls it; one that comes from a keyword has that keyword's name."""
    for r in KEYWORDS:
        if name == r.name or name == f"Temporary {r.name}":
            return name if lang != "es" else r.spanish if name == r.name else f"{r.spanish} temporal"
    return name
