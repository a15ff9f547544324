"""What is asked, in terms of the card that asks: one sentence for each kind of question, in English and in Spanish.

{c} the card that asks, {o} another card, {p} a player, {n} a number, {t} words from the text of a card.
"""

from __future__ import annotations

from typing import Final

ASKED: Final[dict[str, tuple[str, str]]] = {
    # the game and the turn
    "turn": ("It is your turn: what do you do?", "Es tu turno: ¿qué haces?"),
    "hand": (
        "Which card of your opening hand do you replace? One at a time; the rest you keep.",
        "¿Qué carta de tu mano inicial cambias? De una en una; te quedas con el resto.",
    ),
    "readying": (
        "Not all of your cards may ready: which one readies?",
        "No todas tus cartas pueden prepararse: ¿cuál se prepara?",
    ),
    "resolve": (
        "Which of your waiting abilities do you resolve now?",
        "¿Cuál de tus habilidades en espera resuelves ahora?",
    ),
    # playing and using
    "singer": ("Who else sings {c}?", "¿Quién más canta {c}?"),
    "second_base": (
        "Onto which second character do you shift {c}?",
        "¿Sobre qué segundo personaje juegas {c} con Cambio (Shift)?",
    ),
    "drops": ("How many ink drops do you spend on {c}?", "¿Cuántas gotas de tinta gastas en {c}?"),
    "pay_discard": ("Which card do you discard to pay for {c}?", "¿Qué carta descartas para pagar {c}?"),
    "pay_banish": ("Which card do you banish to pay for {c}?", "¿Qué carta destierras para pagar {c}?"),
    "pay_exert": ("Which card do you exert to pay for {c}?", "¿Qué carta agotas para pagar {c}?"),
    "pay_bottom": (
        "Which card do you put on the bottom of your deck to pay for {c}?",
        "¿Qué carta pones en la parte inferior de tu mazo para pagar {c}?",
    ),
    "pay_reveal": ("Which card do you reveal to pay for {c}?", "¿Qué carta revelas para pagar {c}?"),
    "bodyguard": (
        "{c} has Bodyguard: does it enter play exerted?",
        "{c} tiene Guardaespaldas (Bodyguard): ¿entra en juego en estado agotado?",
    ),
    "exerted": ("{c} may enter play exerted: does it?", "{c} puede entrar en juego en estado agotado: ¿lo hace?"),
    # effects
    "may": ("{c}: do you want to do this: {t}?", "{c}: ¿quieres hacer esto: {t}?"),
    "unless": (
        "{c}: do you pay {n} ink, so that this does not happen: {t}?",
        "{c}: ¿pagas {n} de tinta para que esto no ocurra: {t}?",
    ),
    "mode": ("{c}: which of these do you do?", "{c}: ¿cuál de estas cosas haces?"),
    "choose": ("{c}: what do you choose?", "{c}: ¿qué eliges?"),
    "choose_so": ("{c}: what do you choose for this: {t}?", "{c}: ¿qué eliges para esto: {t}?"),
    "choose_player": ("{c}: which player do you choose?", "{c}: ¿a qué jugador eliges?"),
    "number": ("{c}: which number do you choose, up to {n}?", "{c}: ¿qué número eliges, hasta {n}?"),
    "heal": ("{c}: how much damage do you remove from {o}?", "{c}: ¿cuánto daño retiras de {o}?"),
    "move_damage": (
        "{c}: how much damage do you move from {o}?",
        "{c}: ¿cuánto daño mueves desde {o}?",
    ),
    "discard": ("{c}: which card do you discard?", "{c}: ¿qué carta descartas?"),
    "discard_theirs": ("{c}: which card does {p} discard?", "{c}: ¿qué carta descarta {p}?"),
    "take": ("{c}: which card do you take from those you look at?", "{c}: ¿qué carta tomas de las que miras?"),
    "play_card": ("{c}: which card do you play?", "{c}: ¿qué carta juegas?"),
    "name": ("{c}: which card do you name?", "{c}: ¿qué carta nombras?"),
    "order_top": (
        "{c}: which card do you put now? They go on top of the deck: the first one uppermost, each of the others below "
        "the one before.",
        "{c}: ¿qué carta pones ahora? Van a la parte superior del mazo: la primera queda arriba, y cada una de las "
        "demás debajo de la anterior.",
    ),
    "order_bottom": (
        "{c}: which card do you put now? They go to the bottom of the deck: each one below the one before, the last at "
        "the very bottom.",
        "{c}: ¿qué carta pones ahora? Van a la parte inferior del mazo: cada una debajo de la anterior, y la última "
        "debajo del todo.",
    ),
    "top_or_bottom": (
        "{c}: which card goes where, to the top or to the bottom of the deck?",
        "{c}: ¿qué carta va adónde, a la parte superior o a la inferior del mazo?",
    ),
    # replacement
    "replace": (
        "Do you use the effect of {c} instead of what would happen to {o}?",
        "¿Usas el efecto de {c} en lugar de lo que le pasaría a {o}?",
    ),
    "replace_player": (
        "Do you use the effect of {c} instead of what would happen?",
        "¿Usas el efecto de {c} en lugar de lo que pasaría?",
    ),
    "replace_which": (
        "Several effects could replace what would happen to {o}: which one does?",
        "Varios efectos podrían reemplazar lo que le pasaría a {o}: ¿cuál lo hace?",
    ),
}

# What a number in an answer counts, by the key of its question.
COUNTED: Final[dict[str, tuple[str, str, str, str]]] = {
    "drops": ("{n} ink drop", "{n} ink drops", "{n} gota de tinta", "{n} gotas de tinta"),
    "heal": ("remove {n} damage", "remove {n} damage", "retirar {n} de daño", "retirar {n} de daño"),
    "move_damage": ("move {n} damage", "move {n} damage", "mover {n} de daño", "mover {n} de daño"),
}


# How one says "no more" to each of these questions.
DONE: Final[dict[str, tuple[str, str]]] = {
    "hand": ("Keep the rest", "Quedarme con el resto"),
    "singer": ("Nobody else", "Nadie más"),
    "second_base": ("Only this one", "Solo este"),
    "take": ("No further card", "Ninguna otra carta"),
    "choose_player": ("Nobody else", "Nadie más"),
    "discard": ("No further card", "Ninguna otra carta"),
}
NO_MORE: Final = ("Nothing more", "Nada más")


def done_text(key: str, lang: str) -> str:
    return DONE.get(key, NO_MORE)[1 if lang == "es" else 0]


def asked_text(key: str, lang: str, **slots: str) -> str:
    """The question in words; a name that begins it is written as it is."""
    text = ASKED[key][1 if lang == "es" else 0].format_map(slots)
    return text[:1].upper() + text[1:]


def counted_text(key: str, n: int, lang: str) -> str:
    """An answer that is a number, said with what it counts."""
    found = COUNTED.get(key)
    if found is None:
        return str(n)
    one, many = found[2:] if lang == "es" else found[:2]
    return (one if n == 1 else many).format(n=n)
