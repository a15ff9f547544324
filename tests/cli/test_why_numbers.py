"""At the table: `why` tells where the numbers of a card come from, and `export` writes the position."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.talking import Make, Talk
from tintero.cli.numbers import Numbers
from tintero.judge import load_scenario, run_file
from tintero.judge.running import run_once
from tintero.judge.scenario import read_scenario
from tintero.judge.scenario_table import ScenarioTable
from tintero.judge.steps import CardRef
from tintero.language import Reader

POSITION = """
id: t
given:
  P1:
    ink: 3
    hand: [Dinglehopper]
    play:
      - {card: Alice - Growing Girl, damage: 1}
      - {card: Stitch - New Dog, as: dog, strength: -5, gains: [{Resist: 2}]}
      - Ariel's Grotto - A Secret Place
      - Peter Pan - Shadow Finder
  P2:
    play: [Captain Hook - Master Swordsman]
steps:
  - asked: {kind: turn}
"""


def lines(reader: Reader, text: str, ref: str, lang: str = "en") -> list[str]:
    table = ScenarioTable(read_scenario(text, reader), reader)
    card = table.cards(CardRef.read(ref))[0]
    return ["  " * deeper + line for deeper, line in Numbers(table.game, 0, lang).lines(card)]


def test_values_keywords_and_their_sources(reader: Reader) -> None:
    assert lines(reader, POSITION, "dog") == [
        "Strength 0: printed 2",
        "  -5 strength: the position as it was set up, this turn (6.4.2)",
        "  below 0 it counts as 0 (6.6.2)",
        "Willpower 2, as printed",
        "Lore 1, as printed",
        "Support: GOOD ADVICE of Alice - Growing Girl (6.4.1)",
        "Resist +2: the position as it was set up, this turn (6.4.2)",
    ]


def test_in_spanish(reader: Reader) -> None:
    found = lines(reader, POSITION, "dog", "es")
    assert found[0] == "Fuerza 0: impreso 2"
    assert "Support (Apoyo): GOOD ADVICE de Alice - Growing Girl (6.4.1)" in found


def test_a_location_has_no_strength_and_a_loss_has_a_source(reader: Reader) -> None:
    place = lines(reader, POSITION, "Ariel's Grotto - A Secret Place")
    assert place[0].startswith("Willpower")
    peter = lines(reader, POSITION, "Peter Pan - Shadow Finder")
    assert "Evasive: printed" in peter
    assert "loses Evasive: MAN-TO-MAN of Captain Hook - Master Swordsman (6.4.1)" in peter


def test_a_card_in_hand_tells_its_cost(reader: Reader) -> None:
    assert lines(reader, POSITION, "Dinglehopper") == ["Ink to pay 1, its cost"]


def test_support_shows_up_while_it_lasts(reader: Reader) -> None:
    text = POSITION.replace(
        "  - asked: {kind: turn}",
        "  - P1: {quest: dog}\n  - P1: {may: yes}\n  - P1: {choose: Ariel}",
    ).replace("Ariel's Grotto - A Secret Place", "{card: Mickey Mouse - True Friend, as: Ariel}")
    text = text.replace("strength: -5, ", "")
    scenario = read_scenario(text, reader)
    outcome = run_once(scenario, scenario.runs[0], reader)
    assert outcome.ok, outcome.message
    assert outcome.table is not None
    told = Numbers(outcome.table.game, 0, "en").lines(outcome.table.cards(CardRef.read("Ariel"))[0])
    assert (1, "+2 strength: Support of Stitch - New Dog, this turn (6.4.2)") in told


# ---- at the table ------------------------------------------------------------------------------------------------


def test_why_at_the_table_tells_numbers_and_actions(talk: Talk, new_session: Make) -> None:
    session = new_session("human", "greedy")
    hand = [h for h in session.game.rules.sight(0).players[0].hand if h is not None]
    out = talk(session, "0", f"why {hand[0].name}", "why 1")
    assert "Ink to pay" in out
    assert "ink it: yes" in out


def test_export_writes_what_the_player_knows(talk: Talk, new_session: Make, tmp_path: Path, reader: Reader) -> None:
    session = new_session("human", "greedy")
    s = session.game.rules.state
    hidden = {s.table.faces[s.defs[c]].full_name for c in s.players[1].hand}
    file = tmp_path / "position.yaml"
    out = talk(session, "export early.yaml", "0", "export", f"export {file}", f"exportar {file}")
    assert "when you are asked what to do in your turn" in " ".join(out.split())  # not while the opening hand is chosen
    assert "Say in which file" in out
    assert "exists already" in out
    scenario = load_scenario(file, reader)
    assert all(o.ok for o in run_file(file, reader))
    assert "fillers" in scenario.note
    mine = {h.name for h in session.game.rules.sight(0).players[0].hand if h is not None}
    text = file.read_text(encoding="utf-8")
    assert all(name in text for name in mine)
    assert not any(name in text for name in hidden - mine)
    assert not Path("early.yaml").exists()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_file_that_cannot_be_written(talk: Talk, new_session: Make, tmp_path: Path, lang: str) -> None:
    out = talk(new_session("human", "greedy"), "0", f"export {tmp_path / 'no' / 'x.yaml'}", lang=lang)
    said = " ".join(out.split())
    assert "cannot be written" in said or "No se puede escribir" in said
