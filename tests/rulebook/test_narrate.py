"""The log: every event told, in both languages, to whom may know it."""

import random
import string

import pytest

from tintero.abilities.amount import Number
from tintero.abilities.effect import Draw
from tintero.abilities.target import YOU
from tintero.abilities.words import EventKind, Keyword
from tintero.rulebook import event_text, option_text, question_text
from tintero.rulebook.narrate import VARIANTS
from tintero.rulebook.sentences import SENTENCES, SILENT
from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.option import Happening

from ..kit import Scene, action, character, item, keyword, location

NAMES = ["Elsa - Snow Queen", "Mickey Mouse - True Friend", "Let It Go"]
ELSA, MICKEY, SONG = 0, 1, 2
PEOPLE = ["Ana", "Bruno"]


def happening(
    event: EventKind, card: int = -1, other: int = -1, amount: int = 0, source: int = -1, text: str = "",
    rule: str = "", seen_by: int = -1, player: int = 0,
) -> Happening:
    return Happening(event, rule, player, card, other, amount, source, seen_by, text)


def tell(h: Happening, lang: str, viewer: int | None = None) -> str:
    return event_text(h, PEOPLE.__getitem__, NAMES.__getitem__, lang, viewer)


TEXTS = ["", "main", "exerted", "in a challenge", "from deck", "bottom", "free", "shift", "sing", "sing together"]


@pytest.mark.parametrize("event", list(EventKind))
def test_every_event_is_told_in_both_languages_or_silent_on_purpose(event: EventKind) -> None:
    rules = {EventKind.LEFT_PLAY: "7.2.3"}
    for amount in (0, 1, 2):
        for text in TEXTS:
            h = happening(event, ELSA, MICKEY, amount, SONG, text, rules.get(event, ""))
            english, spanish = tell(h, "en"), tell(h, "es")
            assert (english == "") == (spanish == "")
            if english:
                assert english != spanish
                for sentence in (english, spanish):
                    assert sentence[0].isupper() or sentence[0].isdigit()
                    assert sentence.endswith(".")
                    assert "{" not in sentence
    told = [tell(happening(event, ELSA, MICKEY, 2, SONG, t, rules.get(event, "")), "en") for t in TEXTS]
    assert any(told) == (event not in SILENT)


def test_no_sentence_is_left_over_and_both_languages_say_the_same_things() -> None:
    events = {e.name for e in EventKind} | {"because", "for"}
    assert {key.partition(".")[0] for key in SENTENCES} <= events
    assert events - {key.partition(".")[0] for key in SENTENCES} == {e.name for e in SILENT}
    for key, (english, spanish) in SENTENCES.items():
        slots = [{f for _, f, _, _ in string.Formatter().parse(t) if f} for t in (english, spanish)]
        assert slots[0] == slots[1], key
    assert not set(VARIANTS) & SILENT


@pytest.mark.parametrize(
    ("h", "english", "spanish"),
    [
        (happening(EventKind.QUESTED, ELSA), "Elsa - Snow Queen quests.", "Elsa - Snow Queen se va de aventura."),
        (
            happening(EventKind.LORE_GAINED, amount=1, source=ELSA),
            "Ana gains 1 lore from Elsa - Snow Queen.",
            "Ana gana 1 punto de leyenda gracias a Elsa - Snow Queen.",
        ),
        (happening(EventKind.LORE_LOST, amount=2), "Ana loses 2 lore.", "Ana pierde 2 puntos de leyenda."),
        (
            happening(EventKind.CHALLENGED, ELSA, MICKEY, 1),
            "Elsa - Snow Queen challenges Mickey Mouse - True Friend.",
            "Elsa - Snow Queen desafía a Mickey Mouse - True Friend.",
        ),
        (
            happening(EventKind.BANISHED, MICKEY, ELSA, 1, ELSA, "in a challenge", "1.8.1.4"),
            "Elsa - Snow Queen banishes Mickey Mouse - True Friend in a challenge.",
            "Elsa - Snow Queen destierra a Mickey Mouse - True Friend en un desafío.",
        ),
        (
            happening(EventKind.BANISHED, MICKEY, -1, 1, SONG, "", "1.2.3"),
            "Mickey Mouse - True Friend is banished because of Let It Go.",
            "Se destierra a Mickey Mouse - True Friend por efecto de Let It Go.",
        ),
        (
            happening(EventKind.DAMAGE_DEALT, ELSA, MICKEY, 3, ELSA),
            "Elsa - Snow Queen deals 3 damage to Mickey Mouse - True Friend.",
            "Elsa - Snow Queen inflige 3 de daño a Mickey Mouse - True Friend.",
        ),
        (
            happening(EventKind.DAMAGE_REMOVED, ELSA, -1, 1, ELSA),
            "1 damage is removed from Elsa - Snow Queen.",
            "Se retira 1 de daño de Elsa - Snow Queen.",
        ),
        (
            happening(EventKind.DAMAGE_REMOVED, ELSA, -1, 2, SONG),
            "2 damage is removed from Elsa - Snow Queen because of Let It Go.",
            "Se retiran 2 de daño de Elsa - Snow Queen por efecto de Let It Go.",
        ),
        (happening(EventKind.MULLIGAN, amount=1), "Ana replaces 1 card of the opening hand.",
         "Ana cambia 1 carta de la mano inicial."),
        (happening(EventKind.MULLIGAN, amount=2), "Ana replaces 2 cards of the opening hand.",
         "Ana cambia 2 cartas de la mano inicial."),
        (happening(EventKind.MULLIGAN), "Ana keeps the whole opening hand.", "Ana se queda con toda la mano inicial."),
        (
            happening(EventKind.INKED, ELSA, amount=1, text="ready", rule="4.2.1.3"),
            "Ana inks Elsa - Snow Queen.", "Ana entinta Elsa - Snow Queen.",
        ),
        (
            happening(EventKind.PLAYED, ELSA, amount=8),
            "Ana plays Elsa - Snow Queen for 8 ink.", "Ana juega Elsa - Snow Queen por 8 de tinta.",
        ),
        (happening(EventKind.EXERTED, ELSA), "Elsa - Snow Queen is exerted.", "Elsa - Snow Queen se agota."),
        (
            happening(EventKind.TRIGGERED, ELSA, source=ELSA, text="Support"),
            "Support of Elsa - Snow Queen triggers and goes to the bag.",
            "Se dispara Apoyo de Elsa - Snow Queen y va a la bolsa.",
        ),
        (happening(EventKind.INK_DROP, amount=1), "Ana gains 1 ink drop.", "Ana gana 1 gota de tinta."),
        (happening(EventKind.LOST, rule="2.3.3.4", player=1), "Bruno concedes and loses the game.",
         "Bruno se rinde y pierde la partida."),
    ],
)
def test_word_for_word(h: Happening, english: str, spanish: str) -> None:
    assert tell(h, "en") == english
    assert tell(h, "es") == spanish


def test_a_hidden_card_is_a_card() -> None:
    drew = happening(EventKind.DREW, ELSA, seen_by=1)
    assert tell(drew, "en", 0) == "Ana draws Elsa - Snow Queen."
    assert tell(drew, "en", 1) == "Ana draws a card."
    assert tell(drew, "es", 1) == "Ana roba una carta."
    assert tell(drew, "es", None) == "Ana roba Elsa - Snow Queen."
    inked = happening(EventKind.INKED, ELSA, text="exerted", seen_by=0)
    assert tell(inked, "es", 0) == "Una carta va al tintero de Ana como tinta agotada."


def test_under_a_card_the_card_below_is_the_hidden_one() -> None:
    under = happening(EventKind.PUT_UNDER, MICKEY, ELSA, 1, MICKEY, seen_by=0)
    assert tell(under, "en", 0) == "A card is put under Mickey Mouse - True Friend."
    assert tell(under, "en") == "Elsa - Snow Queen is put under Mickey Mouse - True Friend."


def test_whoever_looks_is_the_one_who_knows() -> None:
    looked = happening(EventKind.LOOKED, ELSA, rule="6.1.14.1", seen_by=2, source=SONG)
    assert tell(looked, "en", 1) == "Bruno looks at Elsa - Snow Queen in Ana's hand because of Let It Go."
    assert tell(looked, "es", 0) == "Bruno mira una carta en la mano de Ana por efecto de Let It Go."


def test_a_sentence_that_ends_in_a_name_with_its_own_mark_gets_no_second_one() -> None:
    h = happening(EventKind.DREW, 0)
    assert event_text(h, PEOPLE.__getitem__, lambda _: "What Did You Call Me?", "en") == (
        "Ana draws What Did You Call Me?"
    )


def test_bookkeeping_is_silent() -> None:
    assert tell(happening(EventKind.LEFT_PLAY, ELSA, rule="1.8.1.4"), "en") == ""
    assert tell(happening(EventKind.INTO_DISCARD, ELSA, text="from play", rule="7.6.1"), "en") == ""
    assert tell(happening(EventKind.INTO_DISCARD, ELSA, text="from hand", rule="7.3.4"), "en") == ""
    assert tell(happening(EventKind.INTO_DISCARD, ELSA, text="from deck", rule="7.6.1"), "en") != ""
    assert tell(happening(EventKind.REVEALED, ELSA, rule="4.2.1.1"), "en") == ""
    assert tell(happening(EventKind.ENTERED, ELSA), "en") == ""


def test_a_challenge_reads_as_a_story() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 4, 4))
    villain = scene.put(1, character("Villain", 1, 3), exerted=True)
    scene.challenge(hero, villain)
    names = {hero.card: "Hero", villain.card: "Villain"}
    lines = [event_text(h, PEOPLE.__getitem__, lambda c: names.get(c, "?"), "en", 1) for h in scene.game.events]
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
            assert question_text(decision.kind, "es")
            o = rng.choice(decision.options)
            assert option_text(o, lambda c, g=game: g.state.table.faces[g.state.defs[c]].full_name, "es")
            if len(decision.options) > 1 and o.verb == op.END and rng.random() < 0.7:
                continue
            game.choose(o)
        full = [game.state.table.faces[d].full_name for d in game.state.defs]
        for h in game.events:
            for viewer in (0, 1, None):
                for lang in ("en", "es"):
                    line = event_text(h, PEOPLE.__getitem__, lambda c, f=full: f"<{f[c]}>", lang, viewer)
                    lines += 1
                    if viewer is not None and not h.seen_by >> viewer & 1:
                        hidden = h.other if h.event == EventKind.PUT_UNDER else h.card
                        assert f"<{full[hidden]}>" not in line
    assert lines > 1000
