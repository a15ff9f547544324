"""Why something is not possible, in a sentence for the player. The refusals are in `rules.refusals`."""

from __future__ import annotations

from typing import Final

from .terms import in_lang

SENTENCES: Final[dict[str, tuple[str, str]]] = {
    "not_at_turn": (
        "You can do that only in the main phase of your turn, once everything begun before is finished.",
        "Eso solo puedes hacerlo en la fase principal de tu turno, cuando haya terminado todo lo empezado antes.",
    ),
    "no_such_option": (
        "That is not one of the options you have now: pick one of those offered.",
        "Esa no es una de las opciones que tienes ahora: elige una de las ofrecidas.",
    ),
    "game_over": (
        "The game is over: nothing more can be done in it.",
        "La partida ha terminado: ya no se puede hacer nada en ella.",
    ),
    "not_in_hand": (
        "That card is not in your hand, and no effect lets you use it from where it is.",
        "Esa carta no está en tu mano, y ningún efecto te deja usarla desde donde está.",
    ),
    "not_inkable": (
        "That card does not have the inkwell symbol, so you cannot ink it: choose one that has it.",
        "Esa carta no tiene el símbolo de tintero, así que no puedes entintarla: elige una que lo tenga.",
    ),
    "ink_used": (
        "You have already inked this turn; you can ink again in your next turn.",
        "Ya has entintado este turno; podrás volver a entintar en tu próximo turno.",
    ),
    "cant_afford": (
        "You do not have enough ready ink to pay for that.",
        "No tienes bastante tinta preparada para pagar eso.",
    ),
    "not_in_play": (
        "That card is not in play.",
        "Esa carta no está en juego.",
    ),
    "not_yours": (
        "That card is not yours: only its player can use it.",
        "Esa carta no es tuya: solo su jugador puede usarla.",
    ),
    "not_a_character": (
        "That card is not a character, and only characters can do that.",
        "Esa carta no es un personaje, y solo los personajes pueden hacer eso.",
    ),
    "is_exerted": (
        "That card is exerted; it has to be ready.",
        "Esa carta está agotada; tiene que estar preparada.",
    ),
    "is_drying": (
        "That character is still drying: it came into play this turn. It will be dry when your next turn begins.",
        "Ese personaje todavía está secándose: ha entrado en juego este turno. Estará seco cuando empiece tu "
        "próximo turno.",
    ),
    "reckless_quest": (
        "A character with Reckless cannot quest; it can challenge.",
        "Un personaje con Temerario (Reckless) no puede irse de aventura; puede desafiar.",
    ),
    "cant_quest": (
        "An effect says that this character cannot quest.",
        "Un efecto dice que este personaje no puede irse de aventura.",
    ),
    "cant_challenge": (
        "An effect says that this character cannot challenge, or cannot challenge that card.",
        "Un efecto dice que este personaje no puede desafiar, o no puede desafiar a esa carta.",
    ),
    "cant_be_challenged": (
        "An effect says that this card cannot be challenged now: choose another target.",
        "Un efecto dice que esta carta no puede ser desafiada ahora: elige otro objetivo.",
    ),
    "target_ready": (
        "That character is ready; only exerted characters can be challenged.",
        "Ese personaje está preparado; solo se puede desafiar a personajes agotados.",
    ),
    "target_not_opposing": (
        "You can challenge only the cards of an opponent.",
        "Solo puedes desafiar a cartas de un oponente.",
    ),
    "target_evasive": (
        "That character has Evasive: only a character with Evasive, or with Alert, can challenge it.",
        "Ese personaje tiene Evasivo (Evasive): solo puede desafiarlo un personaje con Evasivo o con Alerta (Alert).",
    ),
    "target_behind_bodyguard": (
        "An opposing character with Bodyguard protects that one: challenge the Bodyguard first.",
        "Un personaje oponente con Guardaespaldas (Bodyguard) protege a ese: desafía antes al guardaespaldas.",
    ),
    "target_not_challengeable": (
        "Only characters and locations can be challenged.",
        "Solo se puede desafiar a personajes y localizaciones.",
    ),
    "not_a_location": (
        "That card is not a location: characters move only to locations.",
        "Esa carta no es una localización: los personajes solo se mueven a localizaciones.",
    ),
    "already_there": (
        "That character is already at that location.",
        "Ese personaje ya está en esa localización.",
    ),
    "cant_move": (
        "An effect says that this character cannot move there.",
        "Un efecto dice que este personaje no puede moverse allí.",
    ),
    "not_a_song": (
        "That card is not a song that can be sung like this: only songs are sung.",
        "Esa carta no es una canción que se pueda cantar así: solo se cantan canciones.",
    ),
    "singer_too_small": (
        "That character's cost is lower than the cost of the song: choose one with an equal or higher cost.",
        "El coste de ese personaje es menor que el de la canción: elige uno de coste igual o mayor.",
    ),
    "cant_sing": (
        "An effect says that this character cannot sing that song.",
        "Un efecto dice que este personaje no puede cantar esa canción.",
    ),
    "no_shift": (
        "That card has no such Shift ability.",
        "Esa carta no tiene esa habilidad de Cambio (Shift).",
    ),
    "not_a_shift_base": (
        "That card cannot be shifted onto this one: Shift needs the card that its own text describes, as a rule one "
        "of your characters with the same name.",
        "No se puede jugar esa carta con Cambio (Shift) sobre esta: Cambio pide la carta que describe su propio "
        "texto, por lo general un personaje tuyo con el mismo nombre.",
    ),
    "cant_play": (
        "An effect, or a condition of the card itself, says that it cannot be played now.",
        "Un efecto, o una condición de la propia carta, dice que ahora no se puede jugar.",
    ),
    "no_such_ability": (
        "That card has no such ability to use.",
        "Esa carta no tiene esa habilidad para usar.",
    ),
    "ability_used_up": (
        "That ability has already been used as often as it can be this turn.",
        "Esa habilidad ya se ha usado este turno todas las veces posibles.",
    ),
    "cost_unpayable": (
        "You cannot pay that cost in full, and a cost is paid in full or not at all.",
        "No puedes pagar ese coste por completo, y un coste se paga entero o no se paga.",
    ),
    "reckless_must_challenge": (
        "You cannot end your turn yet: a ready character with Reckless is able to challenge. Challenge with it, or "
        "exert it in another way.",
        "Todavía no puedes terminar el turno: un personaje preparado con Temerario (Reckless) puede desafiar. "
        "Desafía con él o agótalo de otra manera.",
    ),
    "must_quest": (
        "You cannot end your turn yet: one of your characters has to quest this turn and is able to. Quest with it "
        "first.",
        "Todavía no puedes terminar el turno: uno de tus personajes tiene que irse de aventura este turno y puede "
        "hacerlo. Mándalo antes de aventura.",
    ),
    "adventurous_challenge": (
        "A character with Adventurous cannot challenge; it can quest.",
        "Un personaje con Aventurero (Adventurous) no puede desafiar; puede irse de aventura.",
    ),
    "one_challenger_only": (
        "An effect allows only one of these characters to challenge each turn, and one has already done so.",
        "Un efecto solo permite que desafíe uno de estos personajes cada turno, y uno ya lo ha hecho.",
    ),
    "not_enough_singers": (
        "The costs of your ready and dry characters do not add up to what Sing Together asks for.",
        "Los costes de tus personajes preparados y secos no suman lo que pide Cantar juntos (Sing Together).",
    ),
    "ability_not_usable": (
        "That ability cannot be used now: its own text or another effect does not allow it.",
        "Esa habilidad no se puede usar ahora: su propio texto u otro efecto no lo permite.",
    ),
    "not_an_answer": (
        "That does not answer the question being asked: pick one of the answers offered.",
        "Eso no responde a la pregunta planteada: elige una de las respuestas ofrecidas.",
    ),
    "has_ward": (
        "That card has Ward: opponents cannot choose it for an effect. It can still be challenged.",
        "Esa carta tiene Protección (Ward): los oponentes no pueden elegirla para un efecto. Sí se la puede desafiar.",
    ),
    "must_choose_other": (
        "An effect makes you choose another card, as long as it can be chosen.",
        "Un efecto te obliga a elegir otra carta, mientras se pueda elegir.",
    ),
    "not_fitting": (
        "That card is not one that the effect lets you choose.",
        "Esa carta no es de las que el efecto permite elegir.",
    ),
}


def reason_text(name: str, lang: str) -> str:
    """The sentence of a refusal by its name, such as 'is_drying'."""
    return in_lang(SENTENCES[name], lang)
