"""The words of the scenario format: kinds of question, topics, keywords and the form of each act, in both languages."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from tintero.abilities.keyword import record
from tintero.abilities.words import Keyword
from tintero.cards.names import fold
from tintero.rulebook.book import CHAPTERS, order_of, rulebook

from .faults import Both

NEAREST: Final = 4
ALIKE: Final = 0.9  # a digit too many: 8.66.1 for 8.6.1

KINDS: Final[dict[str, str]] = {
    "turn": "acción de turno",
    "may": "sí o no",
    "choose": "elegir",
    "pick": "elegir una opción",
    "name": "nombrar una carta",
    "amount": "elegir un número",
    "order": "elegir un orden",
    "resolve": "qué habilidad se resuelve",
    "hand": "cambiar la mano inicial",
    "top": "poner arriba del mazo",
    "bottom": "poner debajo del mazo",
}
TOPICS: Final[dict[str, str]] = {
    "timing": "momentos",
    "zones": "zonas",
    "costs": "costes",
    "abilities": "habilidades",
    "keywords": "palabras clave",
    "complex": "casos complejos",
    "multiplayer": "multijugador",
}

# what an act looks like, and what a Spanish player may try to write instead of its key
FORMS: Final[dict[str, tuple[str, str]]] = {
    "ink": ("{ink: CARD}", "{ink: CARTA}"),
    "play": ("{play: CARD}", "{play: CARTA}"),
    "sing": ("{play: SONG, sing: [SINGER]}", "{play: CANCIÓN, sing: [CANTANTE]}"),
    "shift": ("{play: CARD, shift: CARD BELOW}", "{play: CARTA, shift: CARTA DE DEBAJO}"),
    "use": ("{use: CARD, ability: NAME}", "{use: CARTA, ability: NOMBRE}"),
    "boost": ("{boost: CARD}", "{boost: CARTA}"),
    "quest": ("{quest: CHARACTER}", "{quest: PERSONAJE}"),
    "challenge": ("{challenge: CHALLENGER, target: CHALLENGED}", "{challenge: DESAFIANTE, target: DESAFIADO}"),
    "move": ("{move: CHARACTER, to: LOCATION}", "{move: PERSONAJE, to: LOCALIZACIÓN}"),
    "may": ("{may: yes}", "{may: yes}"),
    "choose": ("{choose: CARD OR PLAYER}", "{choose: CARTA O JUGADOR}"),
    "pick": ("{pick: 1}", "{pick: 1}"),
    "name": ("{name: NAME OF A CARD}", "{name: NOMBRE DE CARTA}"),
    "amount": ("{amount: 2}", "{amount: 2}"),
    "order": ("{order: [CARD, CARD]}", "{order: [CARTA, CARTA]}"),
    "resolve": ("{resolve: CARD, ability: NAME}", "{resolve: CARTA, ability: NOMBRE}"),
    "top": ("{top: [CARD], bottom: [CARD]}", "{top: [CARTA], bottom: [CARTA]}"),
    "bottom": ("{top: [CARD], bottom: [CARD]}", "{top: [CARTA], bottom: [CARTA]}"),
}
OTHER_WORDS: Final[dict[str, str]] = {
    "entintar": "ink", "tinta": "ink", "jugar": "play", "juega": "play", "cantar": "sing", "canta": "sing",
    "cambio": "shift", "usar": "use", "usa": "use", "activate": "use", "activar": "use", "impulso": "boost",
    "aventura": "quest", "desafiar": "challenge", "desafia": "challenge", "desafio": "challenge", "attack": "challenge",
    "atacar": "challenge", "target": "challenge", "objetivo": "challenge", "mover": "move", "mueve": "move",
    "puede": "may", "elegir": "choose", "elige": "choose", "opcion": "pick", "mode": "pick", "nombrar": "name",
    "nombre": "name", "cantidad": "amount", "number": "amount", "orden": "order", "resolver": "resolve",
    "resuelve": "resolve", "arriba": "top", "abajo": "bottom",
}  # fmt: skip


def kind_words(kind: str) -> Both:
    """The key of a question; in Spanish with what it means beside it."""
    spanish = KINDS.get(kind)
    return Both(f"“{kind}”", f"«{kind}» ({spanish})" if spanish else f"«{kind}»")


def with_spanish(key: str, words: dict[str, str]) -> Both:
    return Both(key, f"{key} ({words[key]})" if key in words else key)


def topic_words(topic: str) -> Both:
    return with_spanish(topic, TOPICS)


def form_of(act: str) -> Both:
    return Both(*FORMS[act])


def nearest_act(word: str) -> str | None:
    """The act that an unknown key is most likely to mean; None if it is like none."""
    plain = fold(word)
    if plain in OTHER_WORDS:
        return OTHER_WORDS[plain]
    near = get_close_matches(plain, [*FORMS, *OTHER_WORDS], 1)
    return OTHER_WORDS.get(near[0], near[0]) if near else None


# ---- keywords ------------------------------------------------------------------------------------------------------


def keyword_words(keyword: Keyword) -> Both:
    found = record(keyword)
    return Both(found.name, f"{found.spanish} ({found.name})")


# ---- rules ---------------------------------------------------------------------------------------------------------


def nearest_rules(number: str) -> list[str]:
    """Existing numbers that are close: one that looks like it, the longest part that exists and what stands there."""
    wanted = order_of(number)
    every = [*CHAPTERS, *(r.number for r in rulebook().rules())]

    def distance(other: str) -> tuple[int, int, int]:
        parts = order_of(other)
        same = 0
        while same < min(len(parts), len(wanted)) and parts[same] == wanted[same]:
            same += 1
        a = wanted[same] if same < len(wanted) else 0
        b = parts[same] if same < len(parts) else 0
        return (-same, abs(a - b), len(parts))

    near = [*get_close_matches(number, every, 1, ALIKE), *sorted(every, key=distance)]
    return sorted(list(dict.fromkeys(near))[:NEAREST], key=order_of)
