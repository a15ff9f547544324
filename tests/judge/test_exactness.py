"""The runner takes a file at its word: nothing is paid, chosen or proved that the file does not say."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Ran
from tests.judge.exact import fails, holds, run
from tintero.judge.running import run_once
from tintero.judge.scenario import read_scenario
from tintero.judge.story import tell_run
from tintero.language import Reader

Run = Callable[..., Ran]


# ---- what is seen and asked ------------------------------------------------------------------------------------------

INK = (
    "P1: {ink: [{card: Stitch - New Dog, as: dog}], hand: [Healing Glow],"
    " play: [{card: Pluto - Friendly Pooch, damage: 2}]}"
)


def test_a_card_in_the_inkwell_is_ready_or_exerted(reader: Reader) -> None:
    holds(
        reader,
        INK,
        "see: {dog: {exerted: false}}",
        "P1: {play: Healing Glow}",
        "see: {dog: {zone: inkwell, exerted: true}}",
        "P1: {amount: 0}",
    )
    fails(reader, "differs", INK, "see: {dog: {exerted: true}}")


def test_an_amount_is_asked_with_numbers(reader: Reader) -> None:
    steps = ("P1: {play: Healing Glow}", "P1: {choose: Pluto - Friendly Pooch}")
    holds(reader, INK, *steps, "asked: {kind: amount, options: [0, 1, 2], includes: [1], excludes: [3]}")
    fails(reader, "missing_option", INK, *steps, "asked: {kind: amount, options: [0, 1, 2, 3]}")
    fails(reader, "extra_options", INK, *steps, "asked: {kind: amount, options: [1, 2]}")
    fails(reader, "excluded_option", INK, *steps, "asked: {kind: amount, excludes: [2]}")


POTION = (
    "P1: {ink: 2, hand: [Make the Potion], play: [{card: Binding Contract, as: item}]},"
    " P2: {play: [{card: Stitch - New Dog, as: dog}]}"
)


def test_a_mode_is_asked_with_its_number(reader: Reader) -> None:
    holds(reader, POTION, "P1: {play: Make the Potion}", "asked: {kind: pick, options: [1, 2]}")
    fails(reader, "missing_option", POTION, "P1: {play: Make the Potion}", "asked: {kind: pick, includes: [3]}")


HAT = "P1: {ink: 1, play: [The Sorcerer's Hat], deck: [Dragon Fire]}"


def test_a_name_is_asked_with_names(reader: Reader) -> None:
    use = "P1: {use: The Sorcerer's Hat}"
    holds(reader, HAT, use, "asked: {kind: name, includes: [Dragon Fire, Stitch - New Dog, Lilo]}")
    fails(reader, "excluded_option", HAT, use, "asked: {kind: name, excludes: [Stitch]}")


def test_yes_and_no_and_nothing_are_options(reader: Reader) -> None:
    given = "P1: {ink: 2, hand: [Be Our Guest], deck: [Stitch - New Dog, filler x3]}"
    play = "P1: {play: Be Our Guest}"
    holds(reader, given, play, "asked: {player: P1, kind: may, options: [yes, no], excludes: [nothing]}")
    fails(reader, "extra_options", given, play, "asked: {player: P1, kind: may, options: [yes]}")
    fails(reader, "missing_option", given, play, "asked: {player: P1, includes: [nothing]}")


# ---- lists -----------------------------------------------------------------------------------------------------------

I2I = (
    "P1: {hand: [I2I], play: [{card: Mickey Mouse - True Friend, as: a}, {card: Stitch - New Dog, as: b},"
    " {card: Maleficent - Monstrous Dragon, as: c}, {card: Tinker Bell - Giant Fairy, as: d}]}"
)


def test_singers_are_exactly_those_named(reader: Reader) -> None:
    fails(reader, "illegal", I2I, "P1: {play: I2I, sing: [a]}")
    fails(reader, "illegal", I2I, "P1: {play: I2I, sing: [a, b]}")
    holds(reader, I2I, "P1: {play: I2I, sing: [c]}", "see: {c: {exerted: true}, a: {exerted: false}}")
    holds(reader, I2I, "cannot: {P1: {play: I2I, sing: [a, b]}}", "can: {P1: {play: I2I, sing: [c, a]}}")


def test_too_few_singers_cite_the_rule(reader: Reader) -> None:
    fails(reader, "illegal", "P1: {hand: [I2I], play: [{card: Stitch - New Dog, as: b}]}", "P1: {play: I2I, sing: [b]}")
    text = f"id: t\ngiven: {{{I2I}}}\nsteps:\n  - cannot: {{P1: {{play: I2I, sing: [a, b]}}}}\n    rule: '8.12.2'\n"
    scenario = read_scenario(text, reader)
    outcome = run_once(scenario, scenario.runs[0], reader)
    assert outcome.ok, outcome.message
    assert outcome.steps[0].refusals[0].rule == "8.12.2"


def test_a_singer_that_nobody_named_is_not_used(reader: Reader) -> None:
    """With one more character the game would take it by itself."""
    given = (
        "P1: {hand: [I2I], play: [{card: Maleficent - Sinister Visitor, as: small},"
        " {card: Tinker Bell - Giant Fairy, as: big}, {card: Stitch - New Dog, as: dog}]}"
    )
    outcome = run(reader, given, "P1: {play: I2I, sing: [big]}")
    assert not outcome.ok


HERALD = (
    "P1: {hand: [{card: Diablo - Devoted Herald, as: herald}, {card: Dragon Fire, as: fire},"
    " {card: Healing Glow, as: glow}], discard: [{card: Dragon Fire, as: gone}],"
    " play: [{card: Diablo - Maleficent's Spy, as: raven}, {card: Diablo - Faithful Pet, as: pet}]}"
)


def test_a_cost_is_not_paid_by_a_copy_in_the_discard(reader: Reader) -> None:
    fails(reader, "unable", HERALD, "P1: {play: herald, shift: raven, discard: [gone]}")
    given = "P1: {ink: 1, hand: [Stitch - New Dog], discard: [Dragon Fire]}"
    fails(reader, "pays_nothing", given, "P1: {play: Stitch - New Dog, discard: [Dragon Fire]}")


def test_surplus_cost_cards_are_refused(reader: Reader) -> None:
    fails(reader, "pays_nothing", HERALD, "P1: {play: herald, shift: raven, discard: [fire, glow]}")
    fails(reader, "pays_nothing", HERALD, "P1: {play: herald, shift: [raven, pet], discard: [fire]}")
    holds(
        reader,
        HERALD,
        "P1: {play: herald, shift: raven, discard: [glow]}",
        "see: {glow: {zone: discard}, fire: {zone: hand}}",
    )


CONTRACT = (
    "P1: {play: [{card: Binding Contract, as: contract}, {card: Stitch - New Dog, as: dry},"
    " {card: Mickey Mouse - True Friend, as: wet, drying: true},"
    " {card: Pluto - Friendly Pooch, as: tired, exerted: true}]},"
    " P2: {play: [{card: Stitch - New Dog, as: theirs}]}"
)


@pytest.mark.parametrize(("card", "rule"), [("wet", "5.1.1.11"), ("tired", "5.1.1.2"), ("theirs", "1.4.3")])
def test_an_illegal_cost_card_has_its_reason_and_rule(reader: Reader, card: str, rule: str) -> None:
    cannot = f"{{cannot: {{P1: {{use: contract, exert: [{card}]}}}}, rule: '{rule}'}}"
    outcome = run(reader, CONTRACT, cannot)
    assert outcome.ok, outcome.message
    assert outcome.steps[0].refusals[0].rule == rule
    alone = CONTRACT.replace("{card: Stitch - New Dog, as: dry}", "{card: Stitch - New Dog, as: dry, exerted: true}")
    holds(reader, alone, cannot)  # nothing at all can pay
    other = "{cannot: {P1: {use: contract, exert: [" + card + "]}}, rule: '8.15.1'}"
    fails(reader, "other_rule", CONTRACT, other)


RANSACK = (
    "P1: {ink: 2, hand: [Ransack, {card: Healing Glow, as: glow}], deck: [{card: Dragon Fire,"
    " as: a}, {card: I2I, as: b}]}"
)


def test_a_list_is_the_whole_answer(reader: Reader) -> None:
    holds(reader, RANSACK, "P1: {play: Ransack}", "P1: {choose: [glow, a]}", "see: {P1: {hand: [b]}}")
    fails(reader, "too_few", RANSACK, "P1: {play: Ransack}", "P1: {choose: [glow]}")
    fails(reader, "nothing_more", RANSACK, "P1: {play: Ransack}", "P1: {choose: [glow, a, b]}")


def test_all_of_all_is_settled_and_named_in_full(reader: Reader) -> None:
    given = RANSACK.replace(", {card: Healing Glow, as: glow}", "")
    holds(reader, given, "P1: {play: Ransack}", "P1: {choose: [a, b]}", "see: {P1: {hand: []}}")
    holds(reader, given, "P1: {play: Ransack}", "P1: {choose: [b, a]}", "see: {P1: {hand: []}}")
    holds(reader, given, "P1: {play: Ransack}", "P1: {choose: a}", "P1: {choose: b}", "see: {P1: {hand: []}}")
    fails(reader, "was_settled", given, "P1: {play: Ransack}", "P1: {choose: [a]}")
    fails(reader, "was_settled", given, "P1: {play: Ransack}", "P1: {choose: [a, b, Ransack]}")


def test_surplus_names_do_not_answer_the_next_question(reader: Reader) -> None:
    """Two cards that each choose, one after the other."""
    given = (
        "P1: {ink: 4, hand: [Healing Glow], play: [{card: Pluto - Friendly Pooch, as: a, damage: 1},"
        " {card: Stitch - New Dog, as: b, damage: 1}]}"
    )
    fails(reader, "nothing_more", given, "P1: {play: Healing Glow}", "P1: {choose: [a, b]}")


# ---- options made of two cards ---------------------------------------------------------------------------------------

SHIFTING = (
    "P1: {ink: 3, hand: [Metamorphosis], discard: [{card: Diablo - Devoted Herald, as: herald}],"
    " play: [{card: Diablo - Maleficent's Spy, as: raven}, {card: Diablo - Faithful Pet, as: pet}]}"
)


def test_a_card_and_its_base_are_named_together(reader: Reader) -> None:
    play = "P1: {play: Metamorphosis}"
    fails(reader, "several_ways", SHIFTING, play, "P1: {choose: herald}")
    for base, other in (("raven", "pet"), ("pet", "raven")):
        holds(
            reader,
            SHIFTING,
            play,
            f"P1: {{choose: [herald, {base}]}}",
            f"see: {{{base}: {{zone: under}}, {other}: {{zone: play}}}}",
        )
    holds(
        reader,
        SHIFTING,
        play,
        "asked: {kind: choose, options: [[herald, raven], [herald, pet]]}",
        "asked: {options: [herald]}",
    )
    fails(reader, "extra_options", SHIFTING, play, "asked: {kind: choose, options: [[herald, raven]]}")
    one = SHIFTING.replace(", {card: Diablo - Faithful Pet, as: pet}", ", {card: Stitch - New Dog, as: pet}")
    holds(reader, one, play, "P1: {choose: herald}", "see: {raven: {zone: under}}")


# ---- orders that only look different ---------------------------------------------------------------------------------

GUEST = (
    "P1: {ink: 2, hand: [Be Our Guest], deck: [{card: Stitch - New Dog, as: dog},"
    " {card: Dragon Fire, as: x}, {card: I2I, as: y}, {card: Healing Glow, as: z}]}"
)
GUESTS = ("P1: {play: Be Our Guest}", "P1: {may: yes}", "P1: {choose: dog}")


@pytest.mark.parametrize(
    "check",
    [
        "see: {P1: {deck: 19, deck_bottom: [x, y, z]}, x: {zone: deck}, Be Our Guest: {zone: discard}}",
        "asked: {player: P1, kind: turn}",
        "can: {P1: end turn}",
        "bag: []",
        "P1: end turn",
        "P1: concede",
    ],
)
def test_a_cosmetic_order_is_settled_before_anything_else(reader: Reader, check: str) -> None:
    holds(reader, GUEST, *GUESTS, check)


def test_a_cosmetic_order_is_open_to_whoever_speaks_of_it(reader: Reader) -> None:
    order = "P1: {order: [z, x, y]}"
    after = "see: {P1: {deck_bottom: [z, x, y]}}"
    holds(reader, GUEST, *GUESTS, "asked: {player: P1, kind: order, options: [x, y, z]}", order, after)
    holds(reader, GUEST, *GUESTS, "can: {P1: {order: [z, x, y]}}", order, after)
    holds(reader, GUEST, *GUESTS, "P1: {bottom: [z, x, y]}", after)
    fails(reader, "order_of", GUEST, *GUESTS, "P1: {order: [z, x]}")
    holds(reader, GUEST, *GUESTS, "cannot: {P1: {order: [z, x]}}", "bag: []")
    holds(reader, GUEST, *GUESTS, "bag: []", "P1: {order: [x, y, z]}")  # agrees with what was settled
    fails(reader, "was_settled", GUEST, *GUESTS, "bag: []", "P1: {order: [z, x, y]}")


# ---- what could pass for nothing -------------------------------------------------------------------------------------


def test_a_cannot_that_would_pass_for_nothing_fails(reader: Reader) -> None:
    play = "P1: {play: Healing Glow}"
    fails(reader, "cannot_for_nothing", INK, "cannot: {P1: {choose: dog}}")
    fails(reader, "cannot_for_nothing", INK, "cannot: {P1: {may: yes}}")
    given = INK.replace("damage: 2}]", "damage: 2}, Mickey Mouse - True Friend]")
    fails(reader, "cannot_for_nothing", given, play, "cannot: {P1: {quest: Mickey Mouse - True Friend}}")
    fails(reader, "cannot_for_nothing", given, play, "cannot: {P2: {choose: Pluto - Friendly Pooch}}")
    holds(reader, given, play, "asked: {kind: choose}", "cannot: {P1: {quest: Mickey Mouse - True Friend}}")
    fails(reader, "no_ability", CONTRACT, "cannot: {P1: {use: contract, ability: FOR ALL ETERNETY}}")


def test_the_rule_of_a_refused_answer_is_compared(reader: Reader) -> None:
    given = (
        "P1: {ink: 5, hand: [Dragon Fire], play: [Mickey Mouse - True Friend]},"
        " P2: {play: [Stitch - New Dog, {card: Pluto - Friendly Pooch, as: warded, gains: [Ward]}]}"
    )
    play = "P1: {play: Dragon Fire}"
    holds(reader, given, play, "{cannot: {P1: {choose: warded}}, rule: '8.15'}")
    fails(reader, "other_rule", given, play, "{cannot: {P1: {choose: warded}}, rule: '8.6.1'}")


def test_entering_exerted_needs_an_option_to(reader: Reader) -> None:
    given = "P1: {ink: 1, hand: [Stitch - New Dog]}"
    fails(reader, "not_by_choice", given, "P1: {play: Stitch - New Dog, exerted: true}")
    holds(reader, given, "cannot: {P1: {play: Stitch - New Dog, exerted: true}}")


# ---- ink drops -------------------------------------------------------------------------------------------------------

DROPS = (
    "P1: {ink: 3, hand: [Pushing Boundaries, {card: Stitch - New Dog, as: dog}, {card: Binding Contract, as: item},"
    " {card: Goofy - Musketeer, as: guard}], play: [Mickey Mouse - True Friend]}"
)
PUSH = ("P1: {play: Pushing Boundaries}", "P1: {choose: Mickey Mouse - True Friend}")


def test_ink_drops_are_not_spent_silently(reader: Reader) -> None:
    play = "P1: {play: dog}"
    holds(reader, DROPS, *PUSH, play, "asked: {player: P1, kind: amount, options: [0, 1]}")
    fails(reader, "not_their_turn", DROPS, *PUSH, play, "P1: {quest: Mickey Mouse - True Friend}")
    holds(reader, DROPS, *PUSH, play, "P1: {amount: 1}", "see: {P1: {ink: {ready: 1}}, dog: {zone: play}}")
    holds(reader, DROPS, *PUSH, play, "P1: {amount: 0}", "see: {P1: {ink: {ready: 0}}, dog: {zone: play}}")


def test_what_a_play_names_is_taken_after_the_ink_drops(reader: Reader) -> None:
    given = DROPS.replace("ink: 3", "ink: 7")
    steps = (*PUSH, "P1: {play: guard, exerted: true}", "P1: {amount: 1}", "see: {guard: {zone: play, exerted: true}}")
    holds(reader, given, *steps, "P1: {may: no}")
    plain = given.replace("Goofy - Musketeer", "Pluto - Friendly Pooch")
    fails(reader, "not_by_choice", plain, *PUSH, "P1: {play: guard, exerted: true}", "P1: {amount: 0}")


# ---- what proves nothing, and what is open ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "ending", ["steps: []", "steps:\n  - P1: end turn", "runs: []", "runs:\n  - {name: a, steps: []}"]
)
@pytest.mark.parametrize(("lang", "words"), [("en", "Nothing is proved yet"), ("es", "Todavía no se prueba nada")])
def test_a_file_without_a_check_says_that_nothing_is_proved(
    tintero: Run, tmp_path: Path, ending: str, lang: str, words: str
) -> None:
    file = tmp_path / "a.yaml"
    file.write_text(f"id: a\ngiven: {{}}\n{ending}\n")
    ran = tintero("judge", str(file), "--lang", lang)
    assert words in ran.out
    assert "✓" not in ran.out
    data = json.loads(tintero("judge", str(file), "--json").out)
    assert (data["passed"], data["failed"], data["unproved"]) == (0, 0, 1)
    assert data["results"][0]["proves"] is False
    (tmp_path / "b.yaml").write_text("id: b\ngiven: {}\nsteps:\n  - bag: []\n")
    ran = tintero("judge", str(tmp_path), "--lang", lang)
    assert f"· a: {words}" in " ".join(ran.out.split())
    assert "✓ b" in ran.out


def test_a_file_may_set_an_open_point(reader: Reader) -> None:
    """CR 4.7: whether a character may move to where it already is."""
    grotto = "{card: Ariel's Grotto - A Secret Place, as: grotto}"
    side = f"P1: {{ink: 5, play: [{grotto}, {{card: Stitch - New Dog, at: grotto}}]}}"
    move = "{P1: {move: Stitch - New Dog, to: grotto}}"
    holds(reader, side, f"cannot: {move}")
    holds(reader, "open: {move_to_same_location: true}, " + side, f"can: {move}")


def test_an_open_point_that_is_set_is_told(tintero: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("id: a\ngiven: {open: {win_beats_loss: false}}\nsteps:\n  - bag: []\n")
    assert "Taken as settled here: win_beats_loss: no" in tintero("judge", str(file)).out
    assert "Aquí se da por resuelto: win_beats_loss: no" in tintero("judge", str(file), "--lang", "es").out
    page = tmp_path / "page.html"
    tintero("judge", str(file), "--html", str(page))
    assert "win_beats_loss: no" in page.read_text()


# ---- for programs ----------------------------------------------------------------------------------------------------


def test_json_tells_steps_questions_events_and_rules(tintero: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    steps = ["P1: {play: Healing Glow}", "asked: {kind: choose}", "P1: {choose: Pluto - Friendly Pooch}", "bag: []"]
    given = INK.replace("play: [", "play: [Mickey Mouse - True Friend, ")
    text = f"id: a\nrules: ['4.3']\ngiven: {{{given}}}\nsteps:\n" + "".join(f"  - {step}\n" for step in steps)
    file.write_text(text + "  - see: {P1: {lore: 3}}\n")
    data = json.loads(tintero("judge", str(file), "--json").out)
    [result] = data["results"]
    assert (result["ok"], result["step"], result["rules"]) == (False, 9, ["4.3"])
    play, asked, choose, bag, see = result["steps"]
    assert (play["line"], play["text"], play["check"]) == (5, "P1 plays Healing Glow", False)
    assert {"4.3.2.4", "4.3.3"} <= {event["rule"] for event in play["events"]} & set(play["rules"])
    question = play["question"]
    assert (question["player"], question["kind"]) == ("P1", "choose")
    assert len(question["options"]) == 2
    assert choose["question"]["kind"] == "amount"
    assert (asked["check"], asked["facts"][0]["mark"]) == (True, "ok")
    assert (bag["ok"], see["ok"]) == (True, False)
    assert see["failure"] == result["message"] != ""


def test_none_and_zones_are_said_in_the_language(reader: Reader) -> None:
    given = "P1: {play: [Stitch - New Dog]}"
    outcome = run(reader, given, "see: {game: {winner: P1}}")
    assert outcome.message_in("en") == "the game, winner: expected P1, found nobody"
    assert outcome.message_in("es") == "la partida, ganador: se esperaba P1, hay nadie"
    outcome = run(reader, given, "see: {Stitch - New Dog: {at: none, zone: discard}}")
    assert "se esperaba descarte, hay zona de juego" in outcome.message_in("es")
    told = tell_run(outcome, "es").steps[0].facts[0].text
    assert told.endswith("en la localización: ninguna")


def test_a_lone_card_for_the_bottom_may_be_named(reader: Reader) -> None:
    deck = "[{card: Stitch - New Dog, as: dog}, {card: Dragon Fire, as: x}]"
    given = f"P1: {{ink: 2, hand: [Be Our Guest], deck: {deck}, deck_size: 2}}"
    for step in ("P1: {order: [x]}", "P1: {bottom: [x]}"):
        holds(reader, given, *GUESTS, step, "asked: {kind: turn}")
    for step in ("P1: {order: [dog]}", "P1: {bottom: [dog]}", "P1: {order: [x, dog]}"):
        fails(reader, "was_settled", given, *GUESTS, step)


def test_a_card_is_played_from_where_the_file_says(reader: Reader) -> None:
    given = "P1: {ink: 1, hand: [Stitch - New Dog]}"
    fails(reader, "not_there", given, "P1: {play: Stitch - New Dog, from: discard}")
    fails(reader, "not_there", given, "cannot: {P1: {play: Stitch - New Dog, from: discard}}")


@pytest.mark.parametrize(
    ("state", "act", "rules", "others"),
    [
        ("exerted: true", "quest: dog", ("5.1.1.2", "4.5.1.3", "4.5"), ("4.5.1.2", "5.1.1.11", "4.6")),
        ("drying: true", "quest: dog", ("5.1.1.11", "4.5.1.2"), ("4.5.1.3", "4.6.4.1")),
        ("exerted: true", "challenge: dog, target: foe", ("5.1.1.2", "4.6.4.1"), ("4.6.4.2", "4.5")),
        ("drying: true", "play: song, sing: dog", ("5.1.1.11", "5.4.4.2"), ("5.4.4.3", "4.5")),
    ],
)
def test_a_rule_that_the_chapter_of_the_action_says_again_is_accepted(
    reader: Reader, state: str, act: str, rules: tuple[str, ...], others: tuple[str, ...]
) -> None:
    """4.5.1.3 and 5.1.1.2 both say that an exerted character does not quest; a rule that says something else fails."""
    dog = f"{{card: Stitch - New Dog, as: dog, {state}}}"
    foe = "{card: Mickey Mouse - True Friend, as: foe, exerted: true}"
    given = f"P1: {{hand: [{{card: Hakuna Matata, as: song}}], play: [{dog}]}}, P2: {{play: [{foe}]}}"
    for rule in rules:
        holds(reader, given, f"{{cannot: {{P1: {{{act}}}}}, rule: '{rule}'}}")
    for rule in others:
        fails(reader, "other_rule", given, f"{{cannot: {{P1: {{{act}}}}}, rule: '{rule}'}}")


def test_a_shift_for_free_is_not_one_that_is_paid_in_ink(reader: Reader) -> None:
    rich = "P1: {ink: 9, hand: [Stitch - Rock Star], play: [Stitch - New Dog]}"
    holds(reader, rich, "P1: {play: Stitch - Rock Star, shift: Stitch - New Dog}")
    holds(reader, rich, "cannot: {P1: {play: Stitch - Rock Star, shift: Stitch - New Dog, free: true}}")
    fallen = ", ".join(f"{{card: filler, as: {name}}}" for name in "abcdef")
    diablo = (
        f"P1: {{ink: 9, hand: [Maleficent & Diablo - Evil Incarnate], discard: [{fallen}], "
        "play: [{card: Maleficent - Biding Her Time, as: base}]}"
    )
    step = "P1: {play: Maleficent & Diablo - Evil Incarnate, shift: base, free: true}"
    holds(
        reader, diablo, step, "P1: {choose: [a, b, c, d, e]}",
        "see: {P1: {ink: {ready: 9, exerted: 0}, discard: [f]}}",
    )  # fmt: skip
