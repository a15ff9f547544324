"""The answers that can be given (what is asked stands in `asked`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.rules import option as op
from tintero.rules.option import Option

from .terms import ability_label, in_lang

# {c} and {o} cards, {t} the name of an ability or of whatever the number stands for, {n} a number, {w} a player
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "ink": ("Ink {c}", "Entintar {c}"),
    "play": ("Play {c}", "Jugar {c}"),
    "play.other": ("Play {c} for its alternate cost", "Jugar {c} por su coste alternativo"),
    "play.more": ("Play {c} for its alternate cost {n}", "Jugar {c} por su coste alternativo {n}"),
    "play.named": ("Play {c}: {t}", "Jugar {c}: {t}"),
    "sing": ("Sing {c} with {o}", "Cantar {c} con {o}"),
    "sing_together": ("Play {c} with Sing Together", "Jugar {c} con Cantar juntos (Sing Together)"),
    "shift": ("Shift {c} onto {o}", "Jugar {c} con Cambio (Shift) sobre {o}"),
    "shift.more": (
        "Shift {c} onto {o} with its Shift number {n}",
        "Jugar {c} con su Cambio (Shift) número {n} sobre {o}",
    ),
    "use": ("Use {t} of {c}", "Usar {t} de {c}"),
    "use.unnamed": ("Use the ability of {c}", "Usar la habilidad de {c}"),
    "use.more": ("Use ability {n} of {c}", "Usar la habilidad {n} de {c}"),
    "quest": ("Quest with {c}", "Irse de aventura con {c}"),
    "challenge": ("Challenge {o} with {c}", "Desafiar a {o} con {c}"),
    "move": ("Move {c} to {o}", "Mover {c} a {o}"),
    "end": ("End your turn", "Terminar tu turno"),
    "hand_over": ("Let {w} act", "Ceder la acción a {w}"),
    "yes": ("Yes", "Sí"),
    "no": ("No", "No"),
    "card": ("{c}", "{c}"),
    "player": ("{w}", "{w}"),
    "done": ("Nothing more", "Nada más"),
    "mode": ("Option {n}", "Opción {n}"),
    "mode.named": ("{t}", "{t}"),
    "number": ("{n}", "{n}"),
    "named": ("Card name {n}", "Nombre de carta {n}"),
    "named.named": ("{t}", "{t}"),
    "trigger": ("Resolve waiting ability {n}", "Resolver la habilidad en espera {n}"),
    "trigger.named": ("Resolve {t}", "Resolver {t}"),
    "trigger.of": ("Resolve {t} of {c}", "Resolver {t} de {c}"),
    "trigger.unnamed": ("Resolve the ability of {c}", "Resolver la habilidad de {c}"),
    "top": ("{c} to the top of the deck", "{c} a la parte superior del mazo"),
    "bottom": ("{c} to the bottom of the deck", "{c} a la parte inferior del mazo"),
    "effect": ("Apply replacement effect {n}", "Aplicar el efecto de reemplazo {n}"),
    "effect.named": ("Apply {t}", "Aplicar {t}"),
    "effect.of": ("Apply {t} of {c}", "Aplicar {t} de {c}"),
    "effect.unnamed": ("Apply the effect of {c}", "Aplicar el efecto de {c}"),
    "concede": ("Concede the game", "Rendirse"),
}

INK_COST: Final = (" ({n} ink)", " ({n} de tinta)")
PLAYER_N: Final = ("player {n}", "jugador {n}")

def option_text(
    o: Option,
    name: Callable[[int], str],
    lang: str,
    ability_name: str = "",
    *,
    cost: int | None = None,
    card_name: str = "",
    who: Callable[[int], str] | None = None,
) -> str:
    """An option as a player reads it.

    `name` gives the full name of a card. `ability_name` says what a bare number in the option stands for: the
    ability that is used or resolved, the words of a mode, the card name that is named. `cost` is the ink to pay.
    `card_name` is the card of a waiting ability or replacement effect. `who` gives the label of a player.
    """
    text = in_lang(OPTIONS[_key(o, ability_name, card_name)], lang).format_map(
        {
            "c": card_name or (name(o.a) if o.verb in CARD_FIRST and o.a >= 0 else ""),
            "o": name(o.b) if o.verb in CARD_SECOND and o.b >= 0 else "",
            "t": ability_label(ability_name, lang),
            "n": str(_number(o)),
            "w": "" if o.verb not in (op.PLAYER, op.HAND_OVER) else _label(o.a, lang, who),
        }
    )
    if cost is not None:
        text += in_lang(INK_COST, lang).format(n=cost)
    return text[:1].upper() + text[1:]


CARD_FIRST: Final = frozenset(
    {
        op.INK, op.PLAY, op.SING, op.SING_TOGETHER, op.SHIFT, op.USE, op.QUEST, op.CHALLENGE, op.MOVE, op.CARD, op.TOP,
        op.BOTTOM,
    }
)
CARD_SECOND: Final = frozenset({op.SING, op.SHIFT, op.CHALLENGE, op.MOVE})


def _key(o: Option, ability_name: str, card_name: str) -> str:
    verb = op.VERBS[o.verb]
    if o.verb == op.PLAY and o.b > 0:
        return "play.named" if ability_name else "play.more" if o.b > 1 else "play.other"
    if o.verb == op.SHIFT and o.c > 0:
        return "shift.more"
    if o.verb == op.USE and not ability_name:
        return "use.more" if o.b > 0 else "use.unnamed"
    if o.verb in (op.MODE, op.NAMED) and ability_name:
        return f"{verb}.named"
    if o.verb in (op.TRIGGER, op.EFFECT):
        if ability_name:
            return f"{verb}.of" if card_name else f"{verb}.named"
        return f"{verb}.unnamed" if card_name else verb
    return verb


def _number(o: Option) -> int:
    """Modes, abilities and effects are counted from 1 when people speak of them."""
    if o.verb == op.USE:
        return o.b + 1
    if o.verb == op.SHIFT:
        return o.c + 1
    if o.verb == op.PLAY:
        return o.b
    return o.a + 1 if o.verb in (op.MODE, op.NAMED, op.EFFECT) else o.a


def _label(player: int, lang: str, who: Callable[[int], str] | None) -> str:
    return in_lang(PLAYER_N, lang).format(n=player + 1) if who is None else who(player)
