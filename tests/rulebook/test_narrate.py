"""The log: every event told, in both languages, to whom may know it."""

import random
from collections.abc import Iterator
from itertools import product

import pytest

from tintero.abilities.amount import Number
from tintero.abilities.effect import Draw
from tintero.abilities.target import YOU
from tintero.abilities.words import EventKind, How, Keyword
from tintero.rulebook import event_text, option_text
from tintero.rulebook.narrate import SILENT, UNTOLD, VARIANTS, sentence_key
from tintero.rules import option as op
from tintero.rules.event import AGREED, ENDLESS_LOOP, EVERYBODY, NO_CARD, TURN_LIMIT, Event
from tintero.rules.game import Game
from tintero.words import Person, catalogue

from ..kit import Scene, action, character, item, keyword, location
from .ways import ways_of

NAMES = ["Elsa - Snow Queen", "Mickey Mouse - True Friend", "Let It Go"]
ELSA, MICKEY, SONG = 0, 1, 2
PEOPLE = [Person(name="Ana"), Person(name="Bruno")]
AMOUNTS = {"lore", "ink", "drops", "cards"}  # which the sentences themselves use


def event(
    kind: EventKind, card: int = NO_CARD, other: int = NO_CARD, amount: int = 0, cause: int = NO_CARD,
    how: How = How.ANY, words: str = "", seen_by: int = EVERYBODY, player: int = 0,
) -> Event:
    made = Event(kind, "", player, amount=amount, how=how, seen_by=seen_by, words=words, card=card)
    made.other = other
    made.cause = cause
    return made


def tell(e: Event, lang: str, viewer: int | None = None) -> str:
    return event_text(e, PEOPLE.__getitem__, NAMES.__getitem__, lang, viewer)


def events_of(kind: EventKind) -> Iterator[Event]:
    """Every way in which it can happen, with and without each participant."""
    cards, others, causes = (NO_CARD, ELSA), (NO_CARD, MICKEY), (NO_CARD, ELSA, SONG)
    words, seen = ("", "Support", ENDLESS_LOOP, AGREED), (EVERYBODY, 0b01, 0b10)
    for card, other, amount, cause, how, said, seen_by in product(
        cards, others, (0, 1, 2), causes, ways_of(kind), words, seen
    ):
        yield event(kind, card, other, amount, cause, how, said, seen_by)


@pytest.mark.parametrize("kind", list(EventKind))
def test_every_event_is_told_in_both_languages_or_silent_on_purpose(kind: EventKind) -> None:
    told = 0
    for e in events_of(kind):
        english, spanish = tell(e, "en"), tell(e, "es")
        assert (english == "") == (spanish == "")
        if english:
            told += 1
            assert english != spanish
            for sentence in (english, spanish):
                assert sentence[0].isupper() or sentence[0].isdigit()
                assert sentence.endswith(".")
                assert "{" not in sentence
    assert bool(told) == (kind not in SILENT)


def test_no_sentence_is_left_over() -> None:
    reached = {sentence_key(e) for kind in EventKind for e in events_of(kind)} | {"because", "for", "a_card", "said"}
    plain = {kind.name.lower() for kind in EventKind}  # also for a way that has no sentence of its own
    there = set(catalogue().messages("events")) - AMOUNTS
    assert there - reached - plain == set()
    assert reached - there == {""}
    assert plain - {key.partition("-")[0] for key in there} == {kind.name.lower() for kind in SILENT}


def test_what_is_silent_has_no_rule_for_telling_it() -> None:
    assert not set(VARIANTS) & SILENT
    assert not {kind for kind, _ in UNTOLD} & SILENT
    assert all(how in ways_of(kind) for kind, how in UNTOLD)


@pytest.mark.parametrize(
    ("e", "english", "spanish"),
    [
        (event(EventKind.QUESTED, ELSA), "Elsa - Snow Queen quests.", "Elsa - Snow Queen se va de aventura."),
        (
            event(EventKind.LORE_GAINED, amount=1, cause=ELSA),
            "Ana gains 1 lore from Elsa - Snow Queen.",
            "Ana gana 1 punto de lore gracias a Elsa - Snow Queen.",
        ),
        (event(EventKind.LORE_LOST, amount=2), "Ana loses 2 lore.", "Ana pierde 2 puntos de lore."),
        (
            event(EventKind.CHALLENGED, ELSA, MICKEY, 1, how=How.OF_CHARACTER),
            "Elsa - Snow Queen challenges Mickey Mouse - True Friend.",
            "Elsa - Snow Queen desafía a Mickey Mouse - True Friend.",
        ),
        (
            event(EventKind.BANISHED, MICKEY, ELSA, 1, how=How.IN_CHALLENGE),
            "Elsa - Snow Queen banishes Mickey Mouse - True Friend in a challenge.",
            "Elsa - Snow Queen destierra a Mickey Mouse - True Friend en un desafío.",
        ),
        (
            event(EventKind.BANISHED, MICKEY, NO_CARD, 1, SONG),
            "Mickey Mouse - True Friend is banished because of Let It Go.",
            "Se destierra a Mickey Mouse - True Friend por efecto de Let It Go.",
        ),
        (
            event(EventKind.DAMAGE_DEALT, ELSA, MICKEY, 3, ELSA),
            "Elsa - Snow Queen deals 3 damage to Mickey Mouse - True Friend.",
            "Elsa - Snow Queen inflige 3 de daño a Mickey Mouse - True Friend.",
        ),
        (
            event(EventKind.DAMAGE_REMOVED, ELSA, NO_CARD, 1, ELSA),
            "1 damage is removed from Elsa - Snow Queen.",
            "Se retira 1 de daño de Elsa - Snow Queen.",
        ),
        (
            event(EventKind.DAMAGE_REMOVED, ELSA, NO_CARD, 2, SONG),
            "2 damage is removed from Elsa - Snow Queen because of Let It Go.",
            "Se retiran 2 de daño de Elsa - Snow Queen por efecto de Let It Go.",
        ),
        (event(EventKind.MULLIGAN, amount=1), "Ana replaces 1 card of the opening hand.",
         "Ana cambia 1 carta de la mano inicial."),
        (event(EventKind.MULLIGAN, amount=2), "Ana replaces 2 cards of the opening hand.",
         "Ana cambia 2 cartas de la mano inicial."),
        (event(EventKind.MULLIGAN), "Ana keeps the whole opening hand.", "Ana se queda con toda la mano inicial."),
        (
            event(EventKind.INKED, ELSA, amount=1, how=How.AS_TURN_ACTION),
            "Ana inks Elsa - Snow Queen.", "Ana entinta Elsa - Snow Queen.",
        ),
        (
            event(EventKind.PLAYED, ELSA, amount=8),
            "Ana plays Elsa - Snow Queen for 8 ink.", "Ana juega Elsa - Snow Queen por 8 de tinta.",
        ),
        (event(EventKind.EXERTED, ELSA), "Elsa - Snow Queen is exerted.", "Elsa - Snow Queen se agota."),
        (
            event(EventKind.TRIGGERED, ELSA, cause=ELSA, words="Support"),
            "Support of Elsa - Snow Queen triggers and goes to the bag.",
            "Se dispara Support (Apoyo) de Elsa - Snow Queen y va a la bolsa.",
        ),
        (event(EventKind.INK_DROP, amount=1), "Ana gains 1 ink drop.", "Ana gana 1 gota de tinta."),
        (event(EventKind.LOST, how=How.BY_CONCEDING, player=1), "Bruno concedes and loses the game.",
         "Bruno se rinde y pierde la partida."),
        (
            event(EventKind.LOST, how=How.FROM_EMPTY_DECK),
            "Ana loses the game for ending a turn with an empty deck.",
            "Ana pierde la partida por terminar un turno con el mazo vacío.",
        ),
        (
            event(EventKind.GAME_DRAWN, words=TURN_LIMIT),
            "The last turn of the game is over: it is a draw.",
            "Ha terminado el último turno de la partida: hay empate.",
        ),
        (
            event(EventKind.GAME_DRAWN, words=ENDLESS_LOOP),
            "Nobody can end this loop: the game is a draw.",
            "Nadie puede detener este bucle: la partida queda en empate.",
        ),
        (
            event(EventKind.GAME_DRAWN, words=AGREED),
            "The game ends in a draw.",
            "La partida queda en empate.",
        ),
        (
            event(EventKind.DECK_REFILLED, amount=12),
            "Ana's discard (12 cards) becomes the new deck.",
            "El descarte de Ana (12 cartas) pasa a ser su nuevo mazo.",
        ),
        (
            event(EventKind.COVERED, MICKEY, ELSA),
            "Elsa - Snow Queen goes on top of Mickey Mouse - True Friend.",
            "Elsa - Snow Queen se pone encima de Mickey Mouse - True Friend.",
        ),
        (
            event(EventKind.NO_EFFECT, ELSA, cause=ELSA, how=How.WITHOUT_CONDITION),
            "The condition of Elsa - Snow Queen is not met, so its effect does nothing.",
            "No se cumple la condición de Elsa - Snow Queen, así que su efecto no hace nada.",
        ),
    ],
)
def test_word_for_word(e: Event, english: str, spanish: str) -> None:
    assert tell(e, "en") == english
    assert tell(e, "es") == spanish


@pytest.mark.parametrize(
    ("e", "english", "spanish"),
    [
        (event(EventKind.DREW, ELSA), "You draw Elsa - Snow Queen.", "Robas Elsa - Snow Queen."),
        (event(EventKind.STARTED), "You start the game.", "Empiezas la partida."),
        (event(EventKind.TURN_BEGAN, amount=3), "Turn 3: your turn begins.", "Turno 3: empieza tu turno."),
        (event(EventKind.SHUFFLED), "You shuffle your deck.", "Barajas tu mazo."),
        (
            event(EventKind.RETURNED, ELSA),
            "Elsa - Snow Queen returns to your hand.", "Elsa - Snow Queen vuelve a tu mano.",
        ),
        (
            event(EventKind.DREW, ELSA, player=1),
            "The computer draws Elsa - Snow Queen.", "El ordenador roba Elsa - Snow Queen.",
        ),
        (event(EventKind.STARTED, player=1), "The computer starts the game.", "El ordenador empieza la partida."),
        (
            event(EventKind.INKED, ELSA, player=1), "Elsa - Snow Queen goes into the computer's inkwell.",
            "Elsa - Snow Queen va al tintero del ordenador.",
        ),
        (
            event(EventKind.LOOKED, ELSA, how=How.AT_HAND, seen_by=1, player=1),
            "You look at Elsa - Snow Queen in the computer's hand.",
            "Miras Elsa - Snow Queen en la mano del ordenador.",
        ),
    ],
)
def test_the_reader_is_addressed_and_the_others_are_named(e: Event, english: str, spanish: str) -> None:
    people = [Person(1, you=True), Person(computer=True)]
    assert event_text(e, people.__getitem__, NAMES.__getitem__, "en") == english
    assert event_text(e, people.__getitem__, NAMES.__getitem__, "es") == spanish


def test_a_hidden_card_is_a_card() -> None:
    drew = event(EventKind.DREW, ELSA, seen_by=1)
    assert tell(drew, "en", 0) == "Ana draws Elsa - Snow Queen."
    assert tell(drew, "en", 1) == "Ana draws a card."
    assert tell(drew, "es", 1) == "Ana roba una carta."
    assert tell(drew, "es", None) == "Ana roba Elsa - Snow Queen."
    inked = event(EventKind.INKED, ELSA, how=How.EXERTED, seen_by=0)
    assert tell(inked, "es", 0) == "Una carta va al tintero de Ana como tinta agotada."


def test_under_a_card_the_card_below_is_the_hidden_one() -> None:
    under = event(EventKind.PUT_UNDER, MICKEY, ELSA, 1, MICKEY, seen_by=0)
    assert tell(under, "en", 0) == "A card is put under Mickey Mouse - True Friend."
    assert tell(under, "en") == "Elsa - Snow Queen is put under Mickey Mouse - True Friend."


def test_whoever_looks_is_the_one_who_knows() -> None:
    looked = event(EventKind.LOOKED, ELSA, how=How.AT_HAND, seen_by=2, cause=SONG)
    assert tell(looked, "en", 1) == "Bruno looks at Elsa - Snow Queen in Ana's hand because of Let It Go."
    assert tell(looked, "es", 0) == "Bruno mira una carta en la mano de Ana por efecto de Let It Go."


def test_a_sentence_that_ends_in_a_name_with_its_own_mark_gets_no_second_one() -> None:
    drew = event(EventKind.DREW, ELSA)
    assert event_text(drew, PEOPLE.__getitem__, lambda _: "What Did You Call Me?", "en") == (
        "Ana draws What Did You Call Me?"
    )


def test_bookkeeping_is_silent() -> None:
    assert tell(event(EventKind.LEFT_PLAY, ELSA), "en") == ""
    assert tell(event(EventKind.LEFT_PLAY, ELSA, how=How.IN_CHALLENGE), "en") == ""
    assert tell(event(EventKind.LEFT_PLAY, ELSA, how=How.TO_DECK), "en") != ""
    assert tell(event(EventKind.INTO_DISCARD, ELSA, how=How.FROM_PLAY), "en") == ""
    assert tell(event(EventKind.INTO_DISCARD, ELSA, how=How.BY_DISCARDING), "en") == ""
    assert tell(event(EventKind.INTO_DISCARD, ELSA, how=How.FROM_DECK), "en") != ""
    assert tell(event(EventKind.REVEALED, ELSA, how=How.TO_INK), "en") == ""
    assert tell(event(EventKind.REVEALED, ELSA), "en") != ""
    assert tell(event(EventKind.ENTERED, ELSA), "en") == ""
    assert tell(event(EventKind.ENTERED, ELSA, how=How.EXERTED), "en") != ""


def test_a_challenge_reads_as_a_story() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 4, 4))
    villain = scene.put(1, character("Villain", 1, 3), exerted=True)
    scene.challenge(hero, villain)
    names = {hero.card: "Hero", villain.card: "Villain"}
    lines = [event_text(e, PEOPLE.__getitem__, lambda c: names.get(c, "?"), "en", 1) for e in scene.game.events]
    assert [line for line in lines if line] == [
        "Hero is exerted.",
        "Hero challenges Villain.",
        "Hero deals 4 damage to Villain.",
        "Villain deals 1 damage to Hero.",
        "Hero banishes Villain in a challenge.",
    ]


def test_whole_games_are_told_and_give_nothing_away() -> None:
    deck = [
        *(character(f"Hero {n}", 2, 3, 1, 1) for n in range(20)),
        *(character(f"Guard {n}", 2, 3, 1, 1, keyword(Keyword.BODYGUARD)) for n in range(10)),
        *(character(f"Friend {n}", 2, 3, 1, 1, keyword(Keyword.SUPPORT)) for n in range(10)),
        *(item(f"Thing {n}") for n in range(8)),
        *(location(f"Place {n}") for n in range(6)),
        *(action(Draw(YOU, Number(1)), 1, f"Song {n}", True) for n in range(6)),
    ]
    lines = 0
    for seed in range(3):
        game = Game.new([deck, deck], seed)
        rng = random.Random(seed)
        while (decision := game.decision) is not None and len(game.events) < 4000:
            o = rng.choice(decision.options)
            assert option_text(o, lambda c, g=game: g.state.table.faces[g.state.defs[c]].full_name, "es")
            if len(decision.options) > 1 and o.verb == op.END and rng.random() < 0.7:
                continue
            game.choose(o)
        full = [game.state.table.faces[d].full_name for d in game.state.defs]
        for e in game.events:
            assert e.how in ways_of(e.kind)
            for viewer in (0, 1, None):
                for lang in ("en", "es"):
                    line = event_text(e, PEOPLE.__getitem__, lambda c, f=full: f"<{f[c]}>", lang, viewer)
                    lines += 1
                    if viewer is not None and not e.known_to(viewer):
                        hidden = e.other if e.kind == EventKind.PUT_UNDER else e.card
                        assert hidden == NO_CARD or f"<{full[hidden]}>" not in line
    assert lines > 1000
