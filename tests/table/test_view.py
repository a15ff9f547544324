"""A view holds everything a front end needs, in words, and nothing that its player may not know."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import tintero
from tintero.cards import Deck
from tintero.cli.numbers import Numbers
from tintero.judge.scenario import read_scenario
from tintero.judge.scenario_table import ScenarioTable
from tintero.rules.event import NOBODY
from tintero.table.front import Game
from tintero.table.house import House
from tintero.table.modifiers import told
from tintero.table.view import InPlay, Modifier, View, schema
from tintero.welcome import usual_house

GIVEN = """
id: shown
title: {{en: Shown, es: Mostrado}}
topic: complex
rules: ["1.1.1"]
given:
{given}
steps:
  - asked: {{player: P1, kind: turn}}
"""


def table(given: str) -> Game:
    """A game at the front door that stands in a position."""
    house: House = usual_house()
    scenario = read_scenario(GIVEN.format(given=given), house.reader)
    rules = ScenarioTable(scenario, house.reader).game
    return Game(rules, house, [Deck("one", ()), Deck("two", ())], 0, NOBODY)


def permanent(view: View, name: str) -> InPlay:
    return next(p for side in view.sides for p in side.play if p.name == name)


def test_the_lore_needed_is_each_players_own() -> None:
    view = table("  P1: {play: [Donald Duck - Flustered Sorcerer]}\n  P2: {lore: 21}").view(1)
    assert [(side.lore, side.lore_to_win) for side in view.sides] == [(0, 20), (21, 25)]
    [duty] = view.side(2).modifiers
    assert (duty.source, duty.temporary) == ("Donald Duck - Flustered Sorcerer", False)
    assert "25" in duty.what


def test_a_temporary_effect_names_its_source_and_how_long_it_lasts() -> None:
    game = table(
        "  P1: {hand: [Containment Unit], ink: 2}\n  P2: {play: [Mickey Mouse - True Friend, Goofy - Musketeer]}"
    )
    game.play("Containment Unit").pick("Goofy - Musketeer")
    held = permanent(game.view(2), "Goofy - Musketeer").modifiers
    assert {m.what for m in held} == {"can't challenge", "can't quest"}
    assert {(m.source, m.ability, m.temporary) for m in held} == {("Containment Unit", "GOT YOU NOW", True)}
    spanish = permanent(game.view(2, "es"), "Goofy - Musketeer").modifiers
    assert {m.what for m in spanish} == {"no puede desafiar", "no puede irse de aventura"}
    assert all(m.until for m in spanish)


def test_values_are_those_of_now_beside_those_printed() -> None:
    game = table("  P1: {play: [{card: Mickey Mouse - True Friend, strength: 2, gains: [Evasive], damage: 1}]}")
    mickey = permanent(game.view(1), "Mickey Mouse - True Friend")
    assert (mickey.strength, mickey.printed.strength, mickey.damage) == (5, 3, 1)
    assert mickey.keywords == ("Evasive",)
    assert mickey.modifiers[0] == Modifier(
        what="+2 strength", source="", ability="", until="this turn", rule="6.4.2", temporary=True
    )


def test_a_challenge_is_previewed() -> None:
    game = table(
        "  P1: {play: [Li Shang - Solemn Son, Mickey Mouse - True Friend]}\n"
        "  P2: {play: [{card: Mickey Mouse - True Friend, exerted: true}]}"
    )
    question = game.view(1).question
    assert question is not None
    previews = {o.text: o.preview for o in question.options if o.verb == "challenge"}
    shang = previews["Challenge Mickey Mouse - True Friend with Li Shang - Solemn Son"]
    assert shang is not None  # strength 2 and Challenger +2 against willpower 3; 3 damage against willpower 5
    assert (shang.deals, shang.takes, shang.banishes, shang.is_banished) == (4, 3, True, False)
    both = previews["Challenge Mickey Mouse - True Friend with Mickey Mouse - True Friend"]
    assert both is not None
    assert (both.deals, both.takes, both.banishes, both.is_banished) == (3, 3, True, True)
    assert game.rules.state.challenging == 0  # looking changes nothing


def test_cards_in_hand_say_what_they_cost_now_and_what_they_do() -> None:
    [card] = table("  P1: {hand: [Containment Unit], ink: 1}").view(1).side(1).hand_seen
    assert (card.type, card.cost, card.to_pay, card.inkable, card.inks) == ("item", 2, 2, False, ("Steel",))
    assert [a.name for a in card.abilities] == ["GOT YOU NOW", "POWER SUPPLY"]
    [spanish] = table("  P1: {hand: [Containment Unit]}").view(1, "es").side(1).hand_seen
    assert spanish.type_name == "objeto"
    assert spanish.abilities[0].text.startswith("Cuando juegues este objeto")


def test_only_whoever_is_asked_gets_options_and_a_hand() -> None:
    game = table("  P1: {hand: [Containment Unit], ink: 2}\n  P2: {hand: [Mickey Mouse - True Friend]}")
    asked, other = game.view(1).question, game.view(2).question
    assert asked is not None
    assert other is not None
    assert len(asked.options) == len(game.options)
    assert (other.options, other.text) == ((), "Player 1 is deciding.")
    assert [c.name for c in game.view(2).side(1).hand_seen] == []
    assert "Containment Unit" not in json.dumps(game.view(2).to_data())
    everything = game.view(None)
    assert [c.name for side in everything.sides for c in side.hand_seen] == [
        "Containment Unit", "Mickey Mouse - True Friend",
    ]  # fmt: skip


def test_what_waits_and_what_lasts_for_a_player_is_told() -> None:
    game = table(
        "  P1: {hand: [Candy Drift, Zero to Hero], ink: 5, play: [Mickey Mouse - True Friend], deck: [filler x4]}"
    )
    game.play("Candy Drift").play("Zero to Hero")
    [waits] = game.view(2).effects
    assert (waits.player, waits.source) == (1, "Candy Drift")
    assert "banish" in waits.text
    assert game.view(2, "es").effects[0].text.startswith("al final de tu turno")
    [less] = game.view(2).side(1).modifiers
    assert (less.source, less.until, less.temporary) == ("Zero to Hero", "this turn", True)


def test_the_bag_is_told_with_the_words_of_the_abilities() -> None:
    game = table("  P1: {play: [Winnie the Pooh - Hunny Pirate, Mickey Mouse - True Friend]}")
    game.quest("Winnie the Pooh - Hunny Pirate")
    bag = game.view(2).bag
    assert {(e.player, e.name) for e in bag} == {(1, "Winnie the Pooh - Hunny Pirate")}
    assert sorted(e.ability for e in bag) == ["Support", "WE'RE PIRATES, YOU SEE"]
    assert all(e.text for e in game.view(2, "es").bag)


def test_there_are_views_only_for_those_who_play() -> None:
    with pytest.raises(ValueError, match="no player 3"):
        table("  P1: {lore: 1}").view(3)


def test_to_data_is_plain_json_as_the_schema_in_the_docs_says() -> None:
    game = tintero.new_game("amber-steel-guardians", "amethyst-ruby-flyers", seed=7)
    game.play_out("greedy", "greedy")
    for player in (1, 2, None):
        view = game.view(player, "es")
        again = msgspec.json.decode(json.dumps(view.to_data()), type=View)
        assert again == view
    written = json.loads((Path(tintero.__file__).parents[2] / "docs" / "view.schema.json").read_text("utf-8"))
    assert written == schema(), "python -m tintero.table.view > docs/view.schema.json"


def test_two_copies_that_change_the_same_card_are_told_apart() -> None:
    game = table("  P1: {play: [Alice - Growing Girl, Alice - Growing Girl, {card: Stitch - New Dog, as: dog}]}")
    dog = permanent(game.view(1), "Stitch - New Dog")
    assert [m.source for m in dog.modifiers] == ["Alice - Growing Girl ①", "Alice - Growing Girl ②"]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_why_tells_every_modifier_of_the_view_in_the_same_words(lang: str) -> None:
    play = "[{card: Stitch - New Dog, strength: -5, gains: [{Resist: 2}]}, Alice - Growing Girl]"
    game = table(f"  P1: {{play: {play}}}\n  P2: {{play: [Captain Hook - Master Swordsman]}}")
    dog = permanent(game.view(1, lang), "Stitch - New Dog")
    said = [line for _, line in Numbers(game.rules, 0, lang).lines(dog.card)]
    assert len(dog.modifiers) == 3
    assert [told(m, lang) for m in dog.modifiers if told(m, lang) not in said] == []


def test_what_waits_for_a_characters_next_turn_is_told_before_it_begins() -> None:
    game = table(
        "  P1: {play: [{card: Gaston - Frightful Bully, under: [Stitch - New Dog]}]}\n"
        "  P2: {play: [Moana - Of Motunui, Goofy - Musketeer]}"
    )
    game.quest("Gaston").pick("Moana - Of Motunui")
    moana = permanent(game.view(2), "Moana - Of Motunui")
    assert [(m.what, m.until) for m in moana.modifiers] == [
        ("can't challenge", "during their next turn"), ("must quest if able", "during their next turn"),
    ]  # fmt: skip
    assert any("must quest" in line for _, line in Numbers(game.rules, 0, "en").lines(moana.card))
    assert "can't challenge" in str(game.events.lines("en")[-1][1])


def test_a_question_says_what_keeps_the_turn_from_ending_to_whoever_is_asked() -> None:
    game = table("  P1: {play: [Bronx - Ferocious Beast]}\n  P2: {play: [{card: Moana - Of Motunui, exerted: true}]}")
    asked, told_them = game.view(1).question, game.view(2).question
    assert asked is not None
    assert told_them is not None
    assert "Bronx - Ferocious Beast must challenge" in asked.not_ending
    assert told_them.not_ending == ""
    game.challenge("Bronx", "Moana")
    after = game.view(1).question
    assert after is not None
    assert after.not_ending == ""


def test_a_challenge_is_told_only_while_both_are_in_play() -> None:
    game = table(
        "  P1: {play: [Bronx - Ferocious Beast]}\n"
        "  P2: {play: [Emerald Chromicon, {card: Flounder - Voice of Reason, exerted: true}]}"
    )
    game.challenge("Bronx", "Flounder")
    assert game.question is not None
    assert game.question.player == 2  # the item asks after the banishment
    assert game.view(2).challenge is None


def test_copies_of_a_card_to_shift_are_told_apart_by_their_sign() -> None:
    king = "The Horned King - Wicked Ruler"
    game = table(f"  P1: {{ink: 2, hand: [{king}, {king}], play: [The Horned King - Heartless Devil]}}\n  P2: {{}}")
    texts = [o.text("en") for o in game.options if "onto" in o.text("en")]
    assert len(texts) == 2
    assert ["①" in texts[0], "②" in texts[1]] == [True, True]
    assert "[" not in "".join(texts)


def test_a_location_says_who_can_move_there_and_why_not() -> None:
    game = table("  P1: {ink: 0, play: [Agrabah - Marketplace, Goofy - Musketeer]}\n  P2: {}")
    place = permanent(game.view(1), "Agrabah - Marketplace")
    _, [answer] = game.why_card(1, place.card)
    assert (answer.what, answer.possible, answer.rule) == ("Goofy - Musketeer moves here", False, "4.7.3.4")


@pytest.mark.parametrize(("hand", "asks"), [("Visiting Christmas Past", "lie under"), ("Recovered Page", "look at")])
def test_cards_under_others_are_taken_from_there_and_looked_at_ones_from_the_deck(hand: str, asks: str) -> None:
    given = "play: [{card: Kristoff - Mining the Ruins, under: [Stitch - New Dog, Stitch - New Dog]}]"
    deck = "deck: [Moana - Of Motunui, Stitch - New Dog, Dragon Fire, Dragon Fire, Dragon Fire]"
    game = table(f"  P1: {{ink: 3, hand: [{hand}], {given}, {deck}}}\n  P2: {{}}")
    game.play(hand)
    if asks == "look at":
        game.yes()
    assert game.question is not None
    assert asks in game.question.text("en")
