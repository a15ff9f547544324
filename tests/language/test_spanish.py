"""How the Spanish of a text is made: agreement, moods, and what a pronoun stands for. The texts are on no card."""

from __future__ import annotations

import pytest

from tintero.language.conjugation import Mood, Person, conjugate
from tintero.language.reader import TextReading

from ..reading import shared_reader

ACTION = "effect"


def spanish(text: str, kind: str = "") -> str:
    found = shared_reader().read_text(kind, "", text)
    assert isinstance(found, TextReading), text
    return found.spanish


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # a verb takes the pronoun, with the gender of what it means
        ("Whenever you play a location, you may exert it to draw a card.",
         "Siempre que juegues una localización, puedes agotarla para robar 1 carta."),
        ("Whenever you play an item, you may return it to your hand.",
         "Siempre que juegues un objeto, puedes devolverlo a tu mano."),
        ("Whenever an opponent plays a character, you may exert them.",
         "Siempre que un oponente juegue un personaje, puedes agotarlo."),
        ("When you play this item, if you used Shift to play it, banish it.",
         "Cuando juegues este objeto, si has usado Cambio (Shift) para jugarlo, lo destierras."),
        # not where "lo" could be another one
        ("Whenever this character challenges another character, you may ready him.",
         "Siempre que este personaje desafíe a otro personaje, puedes preparar este personaje."),
        ("When you play this character, put 2 cards from your discard on the top of your deck or banish him.",
         "Cuando juegues este personaje, pones 2 cartas de tu descarte en la parte superior de tu mazo o "
         "destierras este personaje."),
        # nor where it is one of two
        ("When you play this character, you may move her and chosen character of yours to a location for free.",
         "Cuando juegues este personaje, puedes mover gratis este personaje y el personaje tuyo elegido a una "
         "localización."),
    ],
)  # fmt: skip
def test_a_pronoun_goes_with_its_verb_where_it_is_clear(text: str, said: str) -> None:
    assert spanish(text) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("While this location has damage, it gets +1 ◊.",
         "Mientras esta localización tenga daño, obtiene +1 de leyenda."),
        ("Whenever this character is challenged, if he has a card under him, he takes no damage from the challenge.",
         "Siempre que este personaje sea desafiado, si tiene una carta debajo, no recibe daño del desafío."),
        ("Your other characters can't be challenged while they're exerted.",
         "Tus otros personajes no pueden ser desafiados mientras estén agotados."),
        ("When you play this character and whenever he sings a song, gain 1 lore.",
         "Cuando juegues este personaje y siempre que cante una canción, ganas 1 de leyenda."),
        # what was the object before is said
        ("Whenever you ready this character, he gets +1 ◊ this turn.",
         "Siempre que prepares este personaje, este personaje obtiene +1 de leyenda este turno."),
    ],
)  # fmt: skip
def test_a_subject_is_said_once(text: str, said: str) -> None:
    assert spanish(text) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Exert chosen location. It can't ready at the start of its next turn.",
         "Agota la localización elegida. Esa localización no puede prepararse al inicio de su próximo turno."),
        ("Ready up to 2 chosen locations. They gain Ward this turn.",
         "Prepara hasta 2 localizaciones elegidas. Esas localizaciones ganan Protección (Ward) este turno."),
        ("Choose any number of players. They draw 2 cards each.",
         "Elige a cualquier número de jugadores. Esos jugadores roban 2 cartas cada uno."),
        ("Chosen player draws 2 cards. They choose and discard a card.",
         "El jugador elegido roba 2 cartas. Ese jugador elige y descarta 1 carta."),
    ],
)  # fmt: skip
def test_a_pronoun_has_the_noun_and_the_number_of_what_it_means(text: str, said: str) -> None:
    assert spanish(text, ACTION) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # "roba" after "cada oponente" would be theirs
        ("Each opponent loses 1 lore. Draw a card, then choose and discard a card.",
         "Cada oponente pierde 1 de leyenda. Robas 1 carta, luego eliges y descartas 1 carta."),
        ("Chosen character loses Evasive this turn. Gain 1 lore.",
         "El personaje elegido pierde Evasivo (Evasive) este turno. Ganas 1 de leyenda."),
        ("Chosen character loses Evasive this turn. Draw a card.",
         "El personaje elegido pierde Evasivo (Evasive) este turno. Roba 1 carta."),
        ("Choose one: • Each opponent discards a card. • Draw a card.",
         "Elige una opción: • Cada oponente descarta 1 carta. • Roba 1 carta."),
    ],
)  # fmt: skip
def test_what_you_do_is_told_where_an_instruction_would_be_somebody_elses(text: str, said: str) -> None:
    assert spanish(text, ACTION) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Exert chosen location. Return all other locations to their players' hands.",
         "Agota la localización elegida. Devuelve todas las demás localizaciones a las manos de sus jugadores."),
        ("Exert chosen location. If you have 2 or more other locations in play, draw a card.",
         "Agota la localización elegida. Si tienes al menos otras 2 localizaciones en juego, roba 1 carta."),
        ("Deal 1 damage each to up to 3 chosen locations.",
         "Inflige 1 de daño a cada una de hasta 3 localizaciones elegidas."),
        ("Chosen opponent reveals their hand and discards a non-location card of your choice.",
         "El oponente elegido revela su mano y descarta una carta que no sea de localización a tu elección."),
        ("Exert chosen location with Evasive or item.",
         "Agota la localización con Evasivo (Evasive) u objeto elegido."),
        ("Draw cards equal to the damage on chosen location.",
         "Roba una cantidad de cartas igual al daño de la localización elegida."),
    ],
)  # fmt: skip
def test_words_agree_with_what_stands_before_and_after_them(text: str, said: str) -> None:
    assert spanish(text, ACTION) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("When you play this location, return all other locations to their players' hands.",
         "Cuando juegues esta localización, devuelves todas las demás localizaciones a las manos de sus jugadores."),
        ("When you play this location, if you have 2 or more other locations in play, draw a card.",
         "Cuando juegues esta localización, si tienes al menos otras 2 localizaciones en juego, robas 1 carta."),
        ("Whenever you play another location or item, draw a card.",
         "Siempre que juegues otra localización u objeto, robas 1 carta."),
    ],
)  # fmt: skip
def test_others_agree_with_their_noun(text: str, said: str) -> None:
    assert spanish(text) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("While this character is exerted and you have an item in play, your items gain Ward.",
         "Mientras este personaje esté agotado y tengas un objeto en juego, tus objetos ganan Protección (Ward)."),
        ("While being challenged, your items get +1 ⛉.",
         "Mientras estén siendo desafiados, tus objetos obtienen +1 de voluntad."),
        ("This character can't challenge unless you've drawn a card this turn.",
         "Este personaje no puede desafiar a menos que hayas robado una carta este turno."),
        ("Each opponent can't play items.", "Ningún oponente puede jugar objetos."),
        ("At the end of your turn, if no opposing characters were banished this turn, draw a card.",
         "Al final de tu turno, si ningún personaje oponente ha sido desterrado este turno, robas 1 carta."),
        ("At the end of your turn, if none of your locations were banished this turn, draw a card.",
         "Al final de tu turno, si ninguna de tus localizaciones ha sido desterrada este turno, robas 1 carta."),
        ("While there are no other characters in play, this character gains Ward.",
         "Mientras no haya ningún otro personaje en juego, este personaje gana Protección (Ward)."),
        ("At the end of your turn, if you've played no items this turn, draw a card.",
         "Al final de tu turno, si no has jugado ningún objeto este turno, robas 1 carta."),
        ("When this character is banished, if none of the cards that were under him are songs, draw a card.",
         "Cuando este personaje sea desterrado, si ninguna de las cartas que había debajo de este personaje es "
         "canción, robas 1 carta."),
        ("Whenever a character challenges, if it's the third challenge this turn, draw a card.",
         "Siempre que un personaje desafíe, si es el tercer desafío de este turno, robas 1 carta."),
        ("The seventh time you play a card each turn, draw a card.",
         "La séptima vez que juegues una carta cada turno, robas 1 carta."),
    ],
)  # fmt: skip
def test_moods_and_denials(text: str, said: str) -> None:
    assert spanish(text) == said


def test_a_comparison_has_two_sides() -> None:
    text = "Whenever this character quests, banish chosen item with cost equal to or {} than this character's ◊."
    said = "Siempre que este personaje se vaya de aventura, destierras el objeto elegido con un coste igual o {} a la "
    for english, side in (("less", "inferior"), ("greater", "superior")):
        assert spanish(text.format(english)) == said.format(side) + "leyenda de este personaje."


def test_you_are_told_what_you_do_after_others_and_told_to_do_it_otherwise() -> None:
    forms = [(person, mood) for person in (Person.YOU, Person.YOU_TOLD) for mood in (Mood.INSTRUCTION, Mood.SUPPOSED)]
    assert [conjugate("poner+la", *form) for form in forms] == ["ponla", "la pongas", "la pones", "la pongas"]
