"""A file is read once: its steps are values that know their lines, and nobody else sees its mappings."""

from __future__ import annotations

from pathlib import Path

import tintero.judge
from tintero.abilities.words import Zone
from tintero.judge import expectations as ex
from tintero.judge import steps as st
from tintero.judge.scenario import read_scenario
from tintero.language import Reader

FOLDER = Path(tintero.judge.__file__).parent
READING = {"proof_files", "scenario", "vetting", "vetting_steps"}
FILE = """id: t
given: {P1: {play: [{card: Stitch - New Dog, as: dog}], hand: [Be Prepared], discard: [Pluto - Friendly Pooch]}}
steps:
  - P1: {play: Be Prepared, discard: [filler, P1/dog#2], exerted: true}
  - P2:
      choose: [P1, dog]
  - P1: {play: Pluto - Friendly Pooch, from: discard}
  - P1: {top: [dog], bottom: dog}
  - cannot: {P1: end turn, P2: {may: no}}
    rule: "4.6.4"
  - see:
      dog: {zone: play}
      P2: {ink: {exerted: 1}}
  - asked: {kind: pick, options: [2, nothing]}
"""


def test_steps_are_values_with_their_lines(reader: Reader) -> None:
    dog = st.CardRef("dog", "dog")
    paid = (st.CardRef("filler", "filler"), st.CardRef("P1/dog#2", "dog", 0, 2))
    song, pooch = (st.CardRef(name, name) for name in ("Be Prepared", "Pluto - Friendly Pooch"))
    ends = st.Top(8, st.Names((dog,), True), st.Names((dog,), False))
    assert read_scenario(FILE, reader).runs[0].steps == [
        st.Does(4, 0, st.Play(4, song, discard=paid, exerted=True)),
        st.Does(5, 1, st.Choose(6, st.Names((st.PlayerRef(0), dog), True))),
        st.Does(7, 0, st.Play(7, pooch, source=Zone.DISCARD)),
        st.Does(8, 0, ends),
        ex.Cannot(9, (st.Does(9, 0, st.EndTurn(9)), st.Does(9, 1, st.May(9, False))), "4.6.4"),
        ex.See(
            11,
            (
                ex.SeeCard(12, dog, (ex.WordIs(12, "zone", "play"),)),
                ex.SeePlayer(13, 1, (ex.InkIs(13, "ink", (("exerted", 1),)),)),
            ),
        ),
        ex.Asked(14, ("kind", "options"), None, "pick", (ex.OptionNumber(2), ex.OptionWord("nothing"))),
    ]


def test_only_the_reading_sees_the_mappings_of_a_file() -> None:
    others = [file for file in FOLDER.glob("*.py") if file.stem not in READING]
    assert len(others) > 15
    assert [file.stem for file in others if "Lines" in file.read_text(encoding="utf-8")] == []
