"""The sentences of the log, in English and in Spanish.

{p} the player, {c} the card, {o} the other card, {s} the source, {t} the text of the event, {n} its amount,
{lore}, {ink}, {drops}, {cards}: that amount in words. After the kind of the event a key may say how it happened
(`words.How`); with '.1' at its end it is for the amount one.
"""

from __future__ import annotations

from typing import Final

from tintero.abilities.words import EventKind

# Bookkeeping: another event of the same moment already tells it, or the board shows it.
SILENT: Final = frozenset({
    EventKind.TURN_ENDED, EventKind.CHALLENGE_ENDED, EventKind.DAMAGE_TAKEN,
    EventKind.LEFT_DISCARD, EventKind.DISCARDED_TOGETHER, EventKind.MILLED, EventKind.SETTLED, EventKind.DRIED,
    EventKind.PERMISSION_USED,
})  # fmt: skip

SENTENCES: Final[dict[str, tuple[str, str]]] = {
    # the game and the turn
    "STARTED": ("{p} starts the game", "{p} empieza la partida"),
    "MULLIGAN": (
        "{p} replaces {cards} of the opening hand",
        "{p} cambia {cards} de la mano inicial",
    ),
    "MULLIGAN.none": ("{p} keeps the whole opening hand", "{p} se queda con toda la mano inicial"),
    "TURN_BEGAN": ("Turn {n}: {p}'s turn begins", "Turno {n}: empieza el turno de {p}"),
    "STEP_BEGAN.main_phase": ("{p}'s main phase begins", "Empieza la fase principal de {p}"),
    "TURN_ENDS": ("{p}'s turn is ending", "El turno de {p} llega a su fin"),
    "GAME_DRAWN": (
        "The last turn of the game is over: it is a draw",
        "Ha terminado el último turno de la partida: hay empate",
    ),
    "GAME_DRAWN.loop": (
        "Nobody can end this loop: the game is a draw",
        "Nadie puede detener este bucle: la partida queda en empate",
    ),
    "WON": ("{p} wins the game", "{p} gana la partida"),
    "LOST.from_empty_deck": (
        "{p} loses the game for ending a turn with an empty deck",
        "{p} pierde la partida por terminar un turno con el mazo vacío",
    ),
    "LOST.by_conceding": ("{p} concedes and loses the game", "{p} se rinde y pierde la partida"),
    # ink
    "INKED": ("{c} goes into {p}'s inkwell", "{c} va al tintero de {p}"),
    "INKED.as_turn_action": ("{p} inks {c}", "{p} entinta {c}"),
    "INKED.exerted": ("{c} goes into {p}'s inkwell exerted", "{c} va al tintero de {p} como tinta agotada"),
    "INK_PAID": ("{p} pays {ink}", "{p} paga {ink}"),
    "INK_READIED": ("{p} readies all their ink ({n})", "{p} prepara toda su tinta ({n})"),
    "INKWELL_CHANGED": ("{p} exerts all their ink ({n})", "{p} agota toda su tinta ({n})"),
    "INK_DROP": ("{p} gains {drops}", "{p} gana {drops}"),
    "INK_DROP_REMOVED": ("{p} spends {drops}", "{p} gasta {drops}"),
    # playing and turn actions
    "PLAYED": ("{p} plays {c} for {ink}", "{p} juega {c} por {ink}"),
    "PLAYED.free": ("{p} plays {c} without paying its ink cost", "{p} juega {c} sin pagar su coste de tinta"),
    "PLAYED.by_shift": ("{p} plays {c} with Shift for {ink}", "{p} juega {c} con Cambio (Shift) por {ink}"),
    "PLAYED.by_shift_free": (
        "{p} plays {c} with Shift without paying ink",
        "{p} juega {c} con Cambio (Shift) sin pagar tinta",
    ),
    "PLAYED.sung": ("{p} plays {c} by having it sung", "{p} juega {c} haciendo que la canten"),
    "PLAYED.sung_together": (
        "{p} plays {c} with Sing Together",
        "{p} juega {c} con Cantar juntos (Sing Together)",
    ),
    "COVERED": ("{o} goes on top of {c}", "{o} se pone encima de {c}"),
    "SANG": ("{c} sings {o}", "{c} canta {o}"),
    "ENTERED": ("{c} enters play exerted", "{c} entra en juego en estado agotado"),
    "QUESTED": ("{c} quests", "{c} se va de aventura"),
    "CHALLENGED": ("{c} challenges {o}", "{c} desafía a {o}"),
    "LEFT_LOCATION": ("{c} is at no location any more", "{c} ya no está en ninguna localización"),
    "MOVED": ("{c} moves to {o}", "{c} se mueve a {o}"),
    "ABILITY_USED": ("{p} uses {t} of {c}", "{p} usa {t} de {c}"),
    "ABILITY_USED.unnamed": ("{p} uses an ability of {c}", "{p} usa una habilidad de {c}"),
    # states
    "READIED": ("{c} is readied", "{c} se prepara"),
    "EXERTED": ("{c} is exerted", "{c} se agota"),
    # lore
    "LORE_GAINED": ("{p} gains {lore}", "{p} gana {lore}"),
    "LORE_GAINED.from": ("{p} gains {lore} from {s}", "{p} gana {lore} gracias a {s}"),
    "LORE_LOST": ("{p} loses {lore}", "{p} pierde {lore}"),
    # damage
    "DAMAGE_DEALT": ("{c} deals {n} damage to {o}", "{c} inflige {n} de daño a {o}"),
    "DAMAGE_DEALT.none": ("{c} deals no damage to {o}", "{c} no inflige daño a {o}"),
    "DAMAGE_DEALT.nobody": ("{o} is dealt {n} damage", "{o} recibe {n} de daño"),
    "DAMAGE_DEALT.nothing": ("{o} is dealt no damage", "{o} no recibe daño"),
    "DAMAGE_PUT": ("{n} damage is put on {c}", "Se ponen {n} de daño sobre {c}"),
    "DAMAGE_PUT.1": ("1 damage is put on {c}", "Se pone 1 de daño sobre {c}"),
    "DAMAGE_REMOVED": ("{n} damage is removed from {c}", "Se retiran {n} de daño de {c}"),
    "DAMAGE_REMOVED.1": ("1 damage is removed from {c}", "Se retira 1 de daño de {c}"),
    # leaving play
    "BANISHED": ("{c} is banished", "Se destierra a {c}"),
    "BANISHED.by": ("{o} banishes {c}", "{o} destierra a {c}"),
    "BANISHED.in_challenge": ("{c} is banished in a challenge", "Se destierra a {c} en un desafío"),
    "BANISHED.in_challenge_by": ("{o} banishes {c} in a challenge", "{o} destierra a {c} en un desafío"),
    "RETURNED": ("{c} returns to {p}'s hand", "{c} vuelve a la mano de {p}"),
    "RESURFACED": ("{c} is the character again", "{c} vuelve a ser el personaje"),
    "LEFT_PLAY.to_deck": ("{c} leaves play and goes to {p}'s deck", "{c} sale del juego y va al mazo de {p}"),
    # cards
    "DREW": ("{p} draws {c}", "{p} roba {c}"),
    "DISCARDED": ("{p} discards {c}", "{p} descarta {c}"),
    "PUT_INTO_HAND": ("{c} goes to {p}'s hand", "{c} va a la mano de {p}"),
    "PUT_INTO_HAND.from_discard": (
        "{c} goes from the discard to {p}'s hand",
        "{c} pasa del descarte a la mano de {p}",
    ),
    "PUT_INTO_HAND.from_deck": ("{c} goes from the deck to {p}'s hand", "{c} pasa del mazo a la mano de {p}"),
    "PUT_INTO_HAND.from_inkwell": (
        "{c} goes from the inkwell to {p}'s hand",
        "{c} pasa del tintero a la mano de {p}",
    ),
    "INTO_DISCARD": ("{c} goes to {p}'s discard", "{c} va al descarte de {p}"),
    "INTO_DISCARD.from_deck": (
        "{c} goes from the deck to {p}'s discard",
        "{c} pasa del mazo al descarte de {p}",
    ),
    "INTO_DISCARD.from_hand": (
        "{c} goes from the hand to {p}'s discard",
        "{c} pasa de la mano al descarte de {p}",
    ),
    "PUT_ON_DECK": ("{c} goes to the top of {p}'s deck", "{c} va a la parte superior del mazo de {p}"),
    "PUT_ON_DECK.to_bottom": ("{c} goes to the bottom of {p}'s deck", "{c} va a la parte inferior del mazo de {p}"),
    "PUT_UNDER": ("{o} is put under {c}", "{o} se pone debajo de {c}"),
    "DECK_REFILLED": (
        "{p}'s discard ({cards}) becomes the new deck",
        "El descarte de {p} ({cards}) pasa a ser su nuevo mazo",
    ),
    "SHUFFLED": ("{p} shuffles their deck", "{p} baraja su mazo"),
    "REVEALED": ("{p} reveals {c}", "{p} revela {c}"),
    "LOOKED.at_top": ("{l} looks at {c} in {p}'s deck", "{l} mira {c} en el mazo de {p}"),
    "LOOKED.at_top.own": ("{l} looks at {c} in their deck", "{l} mira {c} en su mazo"),
    "LOOKED.at_deck": ("{l} looks through {p}'s deck", "{l} mira todo el mazo de {p}"),
    "LOOKED.at_deck.own": ("{l} looks through their deck", "{l} mira todo su mazo"),
    "LOOKED.at_hand.own": ("{l} looks at {c} in their hand", "{l} mira {c} en su mano"),
    "LOOKED.at_hand": ("{l} looks at {c} in {p}'s hand", "{l} mira {c} en la mano de {p}"),
    "LOOKED.at_inkwell": ("{l} looks at {c} in {p}'s inkwell", "{l} mira {c} en el tintero de {p}"),
    "LOOKED.at_inkwell.own": ("{l} looks at {c} in their inkwell", "{l} mira {c} en su tintero"),
    "NAMED": ("{p} names “{t}”", "{p} nombra «{t}»"),
    "CHOSEN": ("{p} chooses {c}", "{p} elige {c}"),
    # abilities and effects
    "TRIGGERED": ("{t} of {c} triggers and goes to the bag", "Se dispara {t} de {c} y va a la bolsa"),
    "TRIGGERED.unnamed": (
        "An ability of {c} triggers and goes to the bag",
        "Se dispara una habilidad de {c} y va a la bolsa",
    ),
    "RESOLVED": ("{p} resolves {t} of {c}", "{p} resuelve {t} de {c}"),
    "RESOLVED.unnamed": ("{p} resolves an ability of {c}", "{p} resuelve una habilidad de {c}"),
    "NO_EFFECT": ("The effect of {c} does nothing", "El efecto de {c} no hace nada"),
    "NO_EFFECT.without_condition": (
        "The condition of {c} is not met, so its effect does nothing",
        "No se cumple la condición de {c}, así que su efecto no hace nada",
    ),
    "GIVEN": ("An effect of {s} applies to {c}", "Un efecto de {s} se aplica a {c}"),
    "GIVEN.own": ("An effect of its own applies to {c}", "Un efecto propio se aplica a {c}"),
    "GIVEN.unknown": ("An effect applies to {c}", "Un efecto se aplica a {c}"),
    "EXPIRED": ("An effect of {c} ends", "Termina un efecto de {c}"),
    "EXPIRED.unknown": ("An effect ends", "Termina un efecto"),
    "REPLACED": (
        "An effect of {s} replaces what would have happened to {c}",
        "Un efecto de {s} reemplaza lo que iba a pasarle a {c}",
    ),
    "REPLACED.own": (
        "An effect of {c} replaces what would have happened to it",
        "Un efecto de {c} reemplaza lo que iba a pasarle",
    ),
    "REPLACED.player": (
        "An effect of {s} replaces what would have happened",
        "Un efecto de {s} reemplaza lo que iba a pasar",
    ),
    "REPLACED.unknown": (
        "An effect replaces what would have happened",
        "Un efecto reemplaza lo que iba a pasar",
    ),
    # what caused it
    "because": (" because of {s}", " por efecto de {s}"),
    "for": (" for the effect of {s}", " para el efecto de {s}"),
}
