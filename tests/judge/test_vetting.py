"""Bad files are refused before they run, with the line and a hint, in both languages."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tintero.judge
from tintero.judge import BadScenario, load_scenario
from tintero.judge.faults import value_word
from tintero.judge.running import run_once
from tintero.judge.scenario import read_scenario
from tintero.judge.vetting_steps import SEE_CARD, SEE_GAME, SEE_PLAYER
from tintero.language import NotUnderstood, Reader, Unread
from tintero.words import catalogue

FOLDER = Path(tintero.judge.__file__).parent

HEAD = "id: t\n"
GIVEN = HEAD + "given:\n  P1:\n    play: [Stitch - New Dog]\n  P2:\n    hand: [filler]\n"
STEPS = "steps:\n  - asked: {kind: turn}\n"


def given(side: str) -> str:
    """A file whose line 4 is this of P1."""
    return HEAD + "given:\n  P1:\n    " + side + "\n" + STEPS


def play(card: str) -> str:
    return given(f"play: [{card}, {{card: Ariel's Grotto - A Secret Place, as: grotto}}]")


def step(text: str) -> str:
    """A file whose line 8 is this step."""
    return GIVEN + "steps:\n  - " + text + "\n"


BAD_FILES: dict[str, tuple[str, str, int, str]] = {
    # what is wrong: file, code, line, a word of the English message
    "no YAML": ("id: [a\ngiven: }", "not_yaml", 2, "YAML"),
    "a number too long to read": ("id: t\ngiven: " + "1" * 5000, "long_number", 2, "40"),
    "a date that is none": ("id: 2024-13-45\ngiven: {}\n" + STEPS, "not_yaml", 1, "quotes"),
    "a character that is no text": ("id: t\ngiven: \x07\n", "not_yaml", 2, "YAML"),
    "a tab": (HEAD + "given:\n\tP1: {}\n" + STEPS, "a_tab", 3, "spaces"),
    "a tab in the steps": (GIVEN + "steps:\n  - see:\n\t  P1: {lore: 0}\n", "a_tab", 9, "spaces"),
    "a tab before a value": (HEAD + "given:\t{P1: {}}\n" + STEPS, "a_tab", 2, "spaces"),
    "quotes that stay open": (HEAD + "title: 'a\ngiven: {}\n" + STEPS, "not_yaml", 2, "quotes"),
    "brackets that stay open": (HEAD + "given: {P1: {}\n" + STEPS, "not_yaml", 3, "colons"),
    "a list": ("- a\n- b\n", "no_keys", 1, "given:"),
    "only words": ("Mickey\n", "no_keys", 1, "steps:"),
    "empty": ("", "empty_file", 0, "tintero judge new"),
    "only a comment": ("# to do\n", "empty_file", 0, "tintero judge new"),
    "an id that is a number": ("id: 7\ngiven: {}\n" + STEPS, "bad_id", 1, "quotes"),
    "an id that is a list": ("id: [a]\ngiven: {}\n" + STEPS, "bad_id", 1, "id"),
    "an empty id": ("id:\ngiven: {}\n" + STEPS, "bad_id", 1, "id"),
    "given is a list": (HEAD + "given: [a]\n" + STEPS, "not_a_mapping", 2, "given"),
    "no id": ("given: {}\n" + STEPS, "missing_key", 1, "id"),
    "no given": (HEAD + STEPS, "missing_key", 1, "given"),
    "unknown key": (HEAD + "colour: red\ngiven: {}\n" + STEPS, "unknown_key", 2, "colour"),
    "settings are not in the format": (HEAD + "settings: {}\ngiven: {}\n" + STEPS, "unknown_key", 2, "settings"),
    "a key twice": (HEAD + "given:\n  P1: {lore: 1}\n  P1: {lore: 2}\n" + STEPS, "twice", 4, "P1"),
    "unknown topic": (HEAD + "topic: cooking\ngiven: {}\n" + STEPS, "unknown_topic", 2, "timing"),
    "title is a list": (HEAD + "title: [a]\ngiven: {}\n" + STEPS, "bad_title", 2, "title"),
    "title in a third language": (HEAD + "title: {fr: Bonjour}\ngiven: {}\n" + STEPS, "unknown_key", 2, "fr"),
    "rule without quotes": (HEAD + "rules: [4.10]\ngiven: {}\n" + STEPS, "rule_not_quoted", 2, "quotes"),
    "a rule that does not exist": (
        HEAD + "rules: ['4.6.4', '8.66.1']\ngiven: {}\n" + STEPS, "unknown_rule", 2,
        "there is no rule 8.66.1; the nearest are 8.6.1, 8."),
    "a rule that is a word": (HEAD + "rules: [ranas]\ngiven: {}\n" + STEPS, "not_a_rule", 2, "ranas"),
    "rules are no list": (HEAD + "rules: '4.1'\ngiven: {}\n" + STEPS, "not_a_list", 2, "list"),
    "steps and runs": (HEAD + "given: {}\n" + STEPS + "runs: []\n", "steps_or_runs", 1, "steps"),
    "neither steps nor runs": (HEAD + "given: {}\n", "steps_or_runs", 1, "runs"),
    "an unknown open point": (HEAD + "given:\n  open: {coin: true}\n" + STEPS, "unknown_key", 3, "win_beats_loss"),
    "an open point that is no answer": (
        HEAD + "given:\n  open: {win_beats_loss: 3}\n" + STEPS, "not_true_or_false", 3, "win_beats_loss"),
    "open points are a list": (HEAD + "given:\n  open: [win_beats_loss]\n" + STEPS, "not_a_mapping", 3, "open"),
    "a run without steps": (HEAD + "given: {}\nruns:\n  - name: a\n", "missing_key", 4, "steps"),
    "steps are a mapping": (HEAD + "given: {}\nsteps: {P1: end turn}\n", "not_a_list", 3, "list"),
    "nobody sings": (step("P1: {play: Stitch - New Dog, sing: []}"), "names_nothing", 8, "sing"),
    "nothing pays": (step("P1: {use: Stitch - New Dog, banish: []}"), "names_nothing", 8, "banish"),
    "a player that pays": (step("P1: {use: Stitch - New Dog, banish: [P1]}"), "not_a_card", 8, "P1"),
    "a player that quests": (step("P1: {quest: P1}"), "not_a_card", 8, "P1"),
    # ---- given
    "unknown player key": (HEAD + "given:\n  Q1: {}\n" + STEPS, "unknown_key", 3, "Q1"),
    "turn of nobody": (HEAD + "given:\n  turn: P3\n" + STEPS, "unknown_player", 3, "P3"),
    "unknown zone": (given("graveyard: []"), "unknown_key", 4, "graveyard"),
    "hand is a name": (given("hand: Stitch - New Dog"), "not_a_list", 4, "hand"),
    "lore is a word": (given("lore: many"), "not_a_number", 4, "lore"),
    "lore is a quoted number": (given("lore: '3'"), "not_a_number", 4, "lore"),
    "negative lore": (given("lore: -1"), "negative", 4, "lore"),
    "negative ink": (given("ink: -2"), "negative", 4, "ink"),
    "unknown ink": (given("ink: {tapped: 2}"), "unknown_key", 4, "tapped"),
    "inked is a number": (given("inked: 1"), "not_true_or_false", 4, "inked"),
    "no turn begun": (given("turns: 0"), "negative", 4, "turns"),
    "deck size below the deck": (given("{deck: [Be Prepared, filler x3], deck_size: 2}"[1:-1].replace(", deck_size",
                                 "\n    deck_size")), "deck_too_small", 5, "4"),
    "more cards than a game holds": (given("hand: [filler x2000]"), "too_many_cards", 4, "1000"),
    "unknown card": (given("hand: [Mickey Mous - True Friend]"), "unknown_card", 4, "Mickey Mouse - True Friend"),
    "a card that is a number": (given("hand: [3]"), "not_a_card", 4, "filler"),
    "a card without a name": (given("play: [{exerted: true}]"), "missing_key", 4, "card"),
    "unknown card key": (play("{card: Stitch - New Dog, tapped: true}"), "unknown_key", 4, "tapped"),
    "an alias twice": (play("{card: Stitch - New Dog, as: grotto}"), "twice", 4, "grotto"),
    "an alias that is a player": (play("{card: Stitch - New Dog, as: P2}"), "alias_is_name", 4, "P2"),
    "an action in play": (play("Be Prepared"), "cannot_be_in_play", 4, "action"),
    "damage on an item": (play("{card: Dinglehopper, damage: 1}"), "no_damage_on", 4, "willpower"),
    "negative damage": (play("{card: Stitch - New Dog, damage: -1}"), "negative", 4, "damage"),
    "damage is a word": (play("{card: Stitch - New Dog, damage: two}"), "not_a_number", 4, "damage"),
    "exerted is a word": (play("{card: Stitch - New Dog, exerted: maybe}"), "not_true_or_false", 4, "exerted"),
    "an exerted location": (
        play("{card: Hidden Cove - Tranquil Haven, exerted: true}"), "no_exerted_location", 4, "location"),
    "facedown in play": (play("{card: Stitch - New Dog, facedown: true}"), "facedown_in_play", 4, "under"),
    "at what is no location": (
        play("{card: Stitch - New Dog, as: s}, {card: Stitch - Rock Star, at: s}"), "not_a_location", 4, "location"),
    "at a location that is not there": (
        play("{card: Stitch - New Dog, at: Hidden Cove - Tranquil Haven}"), "not_a_location", 4, "location"),
    "at an unknown alias": (play("{card: Stitch - New Dog, at: nowhere}"), "unknown_card", 4, "nowhere"),
    "an item at a location": (play("{card: Dinglehopper, at: grotto}"), "only_characters_at", 4, "character"),
    "at another player's location": (
        HEAD + "given:\n  P1:\n    play: [{card: Stitch - New Dog, at: grotto}]\n  P2:\n    play:\n"
        "      - {card: Ariel's Grotto - A Secret Place, as: grotto}\n" + STEPS,
        "other_players_location", 4, "another"),
    "unknown keyword": (play("{card: Stitch - New Dog, gains: [Flying]}"), "unknown_keyword", 4, "Evasive"),
    "a keyword that cannot be gained": (play("{card: Stitch - New Dog, gains: [Shift]}"), "unknown_keyword", 4, "Ward"),
    "a keyword without its number": (play("{card: Stitch - New Dog, gains: [Resist]}"), "keyword_number", 4, "2"),
    "gains is a word": (play("{card: Stitch - New Dog, gains: Evasive}"), "not_a_list", 4, "gains"),
    "an exerted card in hand": (
        given("hand: [{card: Stitch - New Dog, exerted: true}]"), "not_in_play_state", 4, "hand"),
    "a damaged card in a deck": (given("deck: [{card: Stitch - New Dog, damage: 1}]"), "not_in_play_state", 4, "deck"),
    "facedown in the discard": (
        given("discard: [{card: Stitch - New Dog, facedown: true}]"), "facedown_in_play", 4, "under"),
    "unknown card under another": (
        play("{card: Stitch - New Dog, under: [{card: Nobody, facedown: true}]}"), "unknown_card", 4, "Nobody"),
    # ---- steps
    "a step that is a word": (step("end turn"), "not_a_step", 7, "check"),
    "an unknown check": (step("look: {}"), "unknown_key", 8, "see"),
    "a player who is not there": (step("P3: end turn"), "unknown_player", 8, "P3"),
    "something nobody does": (step("P1: dance"), "not_an_act", 8, "dance"),
    "an unknown act": (step("P1: {dance: Stitch - New Dog}"), "unknown_key", 8, "quest"),
    "two acts": (step("P1: {quest: Stitch - New Dog, ink: filler}"), "two_acts", 8, "two steps"),
    "a target alone": (step("P1: {target: Stitch - New Dog}"), "key_without", 8, "challenge"),
    "a challenge without target": (
        step("P1: {challenge: Stitch - New Dog}"), "act_needs", 8, "{challenge: CHALLENGER, target: CHALLENGED}"),
    "a target by another name": (
        step("P1: {challenge: Stitch - New Dog, defender: filler}"), "unknown_act", 8,
        "{challenge: CHALLENGER, target: CHALLENGED}"),
    "an act with a slip": (step("P1: {qest: Stitch - New Dog}"), "unknown_act", 8, "{quest: CHARACTER}"),
    "an act in Spanish": (step("P1: {mover: Stitch - New Dog}"), "unknown_act", 8, "{move: CHARACTER, to: LOCATION}"),
    "an unknown card in an act": (step("P1: {quest: Nobody}"), "unknown_card", 8, "Nobody"),
    "a card that is not in given": (step("P1: {choose: Be Prepared}"), "not_in_given", 8, "Be Prepared"),
    "a copy that is not there": (step("P1: {quest: 'Stitch - New Dog#2'}"), "no_such_copy", 8, "1"),
    "a card of the other player": (step("P1: {quest: P2/Stitch - New Dog}"), "no_such_copy", 8, "0"),
    "an unknown singer": (step("P1: {play: filler, sing: [Nobody]}"), "unknown_card", 8, "Nobody"),
    "an amount that is a word": (step("P1: {amount: lots}"), "not_a_number", 8, "amount"),
    "option nought": (step("P1: {pick: 0}"), "negative", 8, "pick"),
    "may perhaps": (step("P1: {may: perhaps}"), "unknown_value", 8, "perhaps"),
    "from nowhere": (step("P1: {play: filler, from: attic}"), "unknown_value", 8, "discard"),
    "a name nobody has": (step("P1: {name: Nobody At All}"), "unknown_card", 8, "Nobody At All"),
    "see nothing": (step("see: {}"), "says_nothing", 8, "see: {P1:"),
    "see nothing of a card": (step("see: {Stitch - New Dog: {}}"), "says_nothing", 8, "Stitch"),
    "see no keyword": (step("see: {Stitch - New Dog: {has: []}}"), "says_nothing", 8, "has: [Ward]"),
    "see nothing of the ink": (step("see: {P1: {ink: {}}}"), "says_nothing", 8, "ink: 3"),
    "asked nothing": (step("asked: {}"), "says_nothing", 8, "kind: turn"),
    "asked without options": (step("asked: {includes: []}"), "says_nothing", 8, "includes"),
    "can nothing": (step("can: {}"), "says_nothing", 8, "end turn"),
    "cannot nothing": (step("cannot: {}"), "says_nothing", 8, "end turn"),
    "an entry of the bag that says nothing": (step("bag: [{}]"), "says_nothing", 8, "player: P1"),
    "see is a list": (step("see: [a]"), "not_a_mapping", 8, "see"),
    "see an unknown value": (step("see: {Stitch - New Dog: {colour: blue}}"), "unknown_key", 8, "zone"),
    "see an unknown zone": (step("see: {Stitch - New Dog: {zone: attic}}"), "unknown_value", 8, "inkwell"),
    "see a player who is not there": (step("see: {P4: {lore: 1}}"), "unknown_player", 8, "P4"),
    "see a game value that is none": (step("see: {game: {weather: fine}}"), "unknown_key", 8, "winner"),
    "see a quoted number": (step("see: {P1: {lore: '1'}}"), "not_a_number", 8, "lore"),
    "see an unknown keyword": (step("see: {Stitch - New Dog: {has: [Flying]}}"), "unknown_keyword", 8, "Evasive"),
    "an unknown kind of question": (step("asked: {kind: shout}"), "unknown_value", 8, "resolve"),
    "an unknown key of asked": (step("asked: {who: P1}"), "unknown_key", 8, "player"),
    "an unknown option": (step("asked: {options: [Nobody]}"), "unknown_card", 8, "Nobody"),
    "can of nobody": (step("can: {P7: end turn}"), "unknown_player", 8, "P7"),
    "cannot without quotes": (step("cannot: {P1: end turn}\n    rule: 4.6"), "rule_not_quoted", 9, "4.6"),
    "cannot by a rule that does not exist": (
        step("cannot: {P1: end turn}\n    rule: '8.66.1'"), "unknown_rule", 9, "8.66.1"),
    "a rule beside can": (step("can: {P1: end turn}\n    rule: '4.6'"), "unknown_key", 9, "rule"),
    "bag is a mapping": (step("bag: {player: P1}"), "not_a_list", 8, "bag"),
    "an unknown key in the bag": (step("bag: [{who: P1}]"), "unknown_key", 8, "player"),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD_FILES)
def test_bad_files_are_refused_with_line_and_hint(what: str, reader: Reader) -> None:
    text, code, line, hint = BAD_FILES[what]
    with pytest.raises(BadScenario) as caught:
        read_scenario(text, reader)
    assert (caught.value.code, caught.value.line) == (code, line)
    english, spanish = caught.value.message("en"), caught.value.message("es")
    assert hint in english
    assert english != spanish
    if line:
        assert english.startswith(f"line {line}: ")
        assert spanish.startswith(f"línea {line}: ")


SPANISH = {
    "a tab": "línea 3: hay un tabulador; usa espacios",
    "no YAML": "línea 2: no es YAML válido; revisa la sangría, los dos puntos y las comillas",
    "empty": "el archivo está vacío: empieza uno con tintero judge new ARCHIVO",
    "a target by another name": "línea 8: clave desconocida «defender» en lo que hace un jugador; se escribe así: "
    "{challenge: DESAFIANTE, target: DESAFIADO}",
    "unknown topic": "línea 2: tema desconocido «cooking»; existen: timing (momentos), zones (zonas), costs (costes), "
    "abilities (habilidades), keywords (palabras clave), complex (casos complejos) y multiplayer (multijugador)",
}


@pytest.mark.parametrize("what", SPANISH)
def test_in_spanish_word_for_word(what: str, reader: Reader) -> None:
    with pytest.raises(BadScenario) as caught:
        read_scenario(BAD_FILES[what][0], reader)
    assert caught.value.message("es") == SPANISH[what]


def test_no_message_speaks_of_the_inside_of_the_program() -> None:
    said = {lang: FOLDER.parent.joinpath("words", lang, "scenarios.ftl").read_text("utf-8") for lang in ("en", "es")}
    assert "mapping" not in said["en"].replace("not_a_mapping = ", "")
    assert "correspondencia" not in said["es"]


def test_an_empty_bag_says_something(reader: Reader) -> None:
    read_scenario(step("bag: []"), reader)


@pytest.mark.parametrize("word", ["Ward", "Protección", "proteccion", "Protección (Ward)"])
def test_keywords_have_their_names_in_both_languages(word: str, reader: Reader) -> None:
    text = play(f"{{card: Stitch - New Dog, as: dog, gains: [{word}, {{Resistir: 2}}]}}")
    text += f"  - see: {{dog: {{has: [{word}, Resist], lacks: [Evasivo]}}}}\n"
    scenario = read_scenario(text, reader)
    outcome = run_once(scenario, scenario.runs[0], reader)
    assert outcome.ok, outcome.message


def test_a_rule_may_be_written_as_it_is_cited(reader: Reader) -> None:
    assert read_scenario(HEAD + "rules: ['CR" + " 4.6.4.2']\ngiven: {}\n" + STEPS, reader).rules == ["4.6.4.2"]


def test_a_card_that_is_not_understood_is_refused(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(reader: Reader, card: object) -> None:
        raise NotUnderstood("Stitch - New Dog", (Unread("a text", "words nobody reads"),))

    monkeypatch.setattr(Reader, "definition_of", refuse)
    with pytest.raises(BadScenario) as caught:
        read_scenario(GIVEN + STEPS, reader)
    assert (caught.value.code, caught.value.line) == ("not_understood", 4)
    assert "words nobody reads" in caught.value.message("es")


def test_a_file_that_cannot_be_read(reader: Reader, tmp_path: Path) -> None:
    latin = tmp_path / "latin.yaml"
    latin.write_bytes("id: daño\n".encode("latin-1"))
    for path, code in ((tmp_path / "missing.yaml", "unreadable"), (tmp_path, "refused"), (latin, "unreadable")):
        with pytest.raises(BadScenario) as caught:
            load_scenario(path, reader)
        assert caught.value.code == code
        assert str(path) in caught.value.message("es")


GOOD = """
id: everything
title: One text for both languages
given:
  turn: P2
  P1:
    lore: 3
    ink: [Be Prepared, filler x2]
    inked: true
    play:
      - {card: Stitch - New Dog, as: dog, exerted: true, drying: true, damage: 1, at: grotto, strength: +2, lore: -1}
      - {card: Ariel's Grotto - A Secret Place, as: grotto, damage: 2}
      - {card: Stitch - Rock Star, under: [Stitch - New Dog, {card: Be Prepared, facedown: true, as: below}]}
      - {card: Stitch - New Dog, gains: [Evasive, {Resist: 2}], willpower: "+1"}
  P2: {ink: {ready: 1, exerted: 2}, hand: [filler x4], deck: [Be Prepared], deck_size: 5, discard: [Dinglehopper]}
  P3:
steps:
  - see:
      dog: {zone: play, damage: 1, exerted: true, drying: true, strength: 4, lore: 0, at: grotto}
      grotto: {damage: 2}
      Stitch - Rock Star: {under: [Stitch - New Dog#2, below]}
      P1/Stitch - New Dog#3: {has: [Evasive, Resist], lacks: [Rush], willpower: 3}
      below: {zone: under}
      P1: {lore: 3, ink: {ready: 3, exerted: 0}, hand: 0, play: [dog, grotto, Stitch - Rock Star, Stitch - New Dog#3]}
      P2: {hand: [filler, filler, filler, filler], deck: 5, deck_top: [Be Prepared], discard: [Dinglehopper], ink: 3}
      P3: {deck: 20, deck_bottom: [filler, filler]}
      game: {turn: P2, phase: main, winner: none, over: false}
"""


def test_every_key_of_the_format_is_accepted(reader: Reader) -> None:
    scenario = read_scenario(GOOD, reader)
    assert scenario.players == 3
    assert scenario.title_in("es") == "One text for both languages"
    outcome = run_once(scenario, scenario.runs[0], reader)
    assert outcome.ok, outcome.message


# ---- the sentences themselves ------------------------------------------------------------------------------------


def raised(name: str) -> set[str]:
    """The codes that the judge raises, wherever it does."""
    codes: set[str] = set()
    for file in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name and node.args:
                code = node.args[0]
                options = [code.body, code.orelse] if isinstance(code, ast.IfExp) else [code]
                for option in options:
                    assert isinstance(option, ast.Constant), f"{file.name}:{node.lineno} is not a code"
                    codes.add(str(option.value))
    return codes


def test_every_code_that_is_raised_has_its_sentence_and_the_other_way_round() -> None:
    assert raised("BadScenario") == set(catalogue().messages("scenarios"))
    assert raised("Failure") == set(catalogue().messages("verdicts"))


def test_every_value_that_can_be_seen_has_a_word() -> None:
    for key in {*SEE_CARD, *SEE_PLAYER, *SEE_GAME}:
        assert value_word(key).text("es")


# ---- what a file may write in more than one way --------------------------------------------------------------------


def told(reader: Reader, given: str, step: str) -> str:
    scenario = read_scenario(f"id: t\ngiven: {{{given}}}\nsteps:\n  - {step}\n", reader)
    return run_once(scenario, scenario.runs[0], reader).message


@pytest.mark.parametrize(
    ("given", "step"),
    [
        ("P1: {play: [{card: Stitch - New Dog, at: none}]}", "see: {Stitch - New Dog: {at: none}}"),
        ("P1: {play: [{card: Stitch - New Dog, at: null}]}", "see: {Stitch - New Dog: {at: none}}"),
        ("P1: {play: [{card: Stitch - New Dog, under: [filler x2]}]}", "see: {Stitch - New Dog: {under: 2}}"),
        ("P1: {play: [{card: Stitch - New Dog, gains: [{Ward: null}]}]}", "see: {Stitch - New Dog: {has: Ward}}"),
        ("P1: {ink: null}", "see: {P1: {ink: 0}}"),
        ("P1: {play: [Stitch - New Dog]}", "see: {P1: {play: Stitch - New Dog}}"),
    ],
)
def test_what_is_accepted_is_understood(reader: Reader, given: str, step: str) -> None:
    """Nothing that passes the reading stumbles when it is run."""
    assert told(reader, given, step) == ""


@pytest.mark.parametrize(
    "step",
    [
        "see: {P1: {hand: [P1]}}", "see: {P1: {deck_top: [P1]}}", "see: {Stitch - New Dog: {under: [P2]}}",
        "see: {Stitch - New Dog: {at: P1}}", "bag: [{card: P1}]",
    ],
)  # fmt: skip
def test_a_player_is_no_card(reader: Reader, step: str) -> None:
    with pytest.raises(BadScenario) as refused:
        told(reader, "P1: {play: [Stitch - New Dog]}", step)
    assert (refused.value.code, refused.value.line) == ("not_a_card", 4)
