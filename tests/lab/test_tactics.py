"""The positions with a known best answer: each is sound, what is claimed is proved, and players can be put to them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tintero.lab.tactics import BadTactic, Claim, Tactic, all_tactics, keeping, pose, proving, read_tactics
from tintero.lab.tactics.__main__ import main
from tintero.lab.tactics.posing import in_words
from tintero.table.offered import Option
from tintero.table.seat import Seat

from ..reading import shared_house

TACTICS = all_tactics(shared_house().reader, shared_house().library)
PROVABLE = [t for t in TACTICS if t.claim != Claim.JUDGEMENT]
FEWEST = 60
MOST_JUDGED = 0.25
SOLVED_BY_GREEDY = 15  # it solved more when this was written

POSITION = """positions:
  - id: some
    title: {{en: Some, es: Alguna}}
    given:
      P1: {{lore: {mine}, ink: {ink}, inked: true, hand: [{hand}], play: [{ours}], deck: [{deck}]}}
      P2: {{lore: {lore}, hand: [{hidden}], play: [{theirs}]}}
    asked: {asked}
    best: [{best}]
    claim: {claim}
    {more}
    why: {{en: So it is., es: Así es.}}
"""
USUAL = {
    "mine": 18, "ink": 0, "hand": "", "ours": "Aurora - Regal Princess", "deck": "", "lore": 3, "hidden": "filler",
    "theirs": "", "asked": "P1", "claim": "wins", "best": "{quest: Aurora - Regal Princess}", "more": "rules: []",
}  # fmt: skip
QUEST = "Quest with Aurora - Regal Princess"
END = "End your turn"


def from_text(folder: Path, text: str) -> Tactic:
    file = folder / "some.yaml"
    file.write_text(text, encoding="utf-8")
    (tactic,) = read_tactics([file], shared_house().reader)
    return tactic


def position(folder: Path, **changed: object) -> Tactic:
    """A position like the usual one, in which Aurora quests for the last 2 lore."""
    return from_text(folder, POSITION.format(**(USUAL | changed)))


def kept(folder: Path, **changed: object) -> list[str]:
    """The answers that keep what such a position claims."""
    tactic = position(folder, **changed)
    return in_words(tactic, keeping(tactic), "en", shared_house())


# ---- the positions of the house ------------------------------------------------------------------------------------


def test_there_are_enough_and_few_are_a_matter_of_judgement() -> None:
    assert len(TACTICS) >= FEWEST
    assert len(TACTICS) - len(PROVABLE) <= MOST_JUDGED * len(TACTICS)


@pytest.mark.parametrize("tactic", TACTICS, ids=lambda t: t.id)
def test_a_position_asks_a_real_question(tactic: Tactic) -> None:
    game = tactic.table.game
    assert game.to_decide == tactic.asked
    assert tactic.best
    assert len(set(tactic.best)) == len(tactic.best)
    assert set(tactic.best) < set(game.options)
    for lang in ("en", "es"):
        assert tactic.why_in(lang).endswith(".")
        assert tactic.scenario.title_in(lang)


@pytest.mark.parametrize("tactic", PROVABLE, ids=lambda t: t.id)
def test_exactly_the_best_answers_keep_what_is_claimed(tactic: Tactic) -> None:
    assert set(keeping(tactic)) == set(tactic.best)


def test_no_two_positions_have_the_same_id_or_the_same_title() -> None:
    for lang in ("en", "es"):
        titles = [tactic.scenario.title_in(lang) for tactic in TACTICS]
        assert len(set(titles)) == len(titles)


# ---- proofs --------------------------------------------------------------------------------------------------------


def test_a_win_is_kept_by_the_answers_that_still_win(tmp_path: Path) -> None:
    assert kept(tmp_path) == [QUEST]
    assert kept(tmp_path, mine=17) == []


def test_a_win_may_take_two_turns(tmp_path: Path) -> None:
    assert kept(tmp_path, mine=16, hidden="") == []
    assert kept(tmp_path, mine=16, hidden="", more="turns: 2") == [QUEST]
    assert kept(tmp_path, mine=16, hidden="", theirs="Arges - The Cyclops", more="turns: 2") == []  # she is banished


def test_a_card_that_nobody_has_seen_wins_nothing(tmp_path: Path) -> None:
    """The deck would win; a proof does not count on drawing from it."""
    wise = "Gathering Knowledge and Wisdom"
    change: dict[str, object] = {"ink": 5, "ours": "", "best": "end turn"}
    assert kept(tmp_path, hand="Friends on the Other Side", deck=wise, **change) == []
    assert len(kept(tmp_path, hand=f"Friends on the Other Side, {wise}", **change)) == 2


def test_survival_is_looked_at_through_the_turn_of_the_others(tmp_path: Path) -> None:
    change: dict[str, object] = {"mine": 5, "hidden": "", "claim": "survives"}
    exerted = "{card: Arthur - Wart, exerted: true}"
    assert kept(tmp_path, lore=18, theirs=exerted, **change) == ["Challenge Arthur - Wart with Aurora - Regal Princess"]
    assert kept(tmp_path, lore=18, theirs="Arthur - Wart", **change) == []
    assert kept(tmp_path, lore=17, theirs="Arthur - Wart", **change) == [QUEST, END]
    assert kept(tmp_path, lore=17, theirs="Arthur - Wart", more="turns: 2", **change) == [QUEST, END]


def test_a_goal_has_to_be_in_sight_when_the_turn_ends(tmp_path: Path) -> None:
    change: dict[str, object] = {"mine": 5, "claim": "reaches"}
    assert kept(tmp_path, more="goal: {P1: {lore: 7}}", **change) == [QUEST]
    assert kept(tmp_path, more="goal: {P1: {lore: 5}}", **change) == [END]
    assert kept(tmp_path, more="goal: {P1: {lore: 8}}", **change) == []


def test_where_there_is_no_proof_it_is_said_why(tmp_path: Path) -> None:
    with pytest.raises(BadTactic, match="somebody else has cards in hand"):
        kept(tmp_path, claim="survives")
    with pytest.raises(BadTactic, match="depends on chance"):
        kept(tmp_path, ink=2, hand="Prophetic Vision")
    with pytest.raises(BadTactic, match="the end of the present turn"):
        kept(tmp_path, claim="reaches", hidden="", more="turns: 2\n    goal: {P1: {lore: 20}}")


def test_a_proof_has_its_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proving, "MOST_POSITIONS", 1)
    with pytest.raises(BadTactic, match="too many positions"):
        kept(tmp_path, mine=16, hidden="", more="turns: 2")


def test_what_goes_round_in_circles_has_no_proof(tmp_path: Path) -> None:
    free_to_enter = "Carl's House - Flying High, Sugar Rush Speedway - Starting Line"
    with pytest.raises(BadTactic, match="round in circles"):
        kept(tmp_path, mine=3, ours=f"Aurora - Regal Princess, {free_to_enter}")


def test_nothing_is_played_on_the_table_of_a_position(tmp_path: Path) -> None:
    tactic = position(tmp_path)
    before = tactic.table.game.to_data()
    keeping(tactic)
    list(pose([tactic], "greedy", shared_house()))
    assert tactic.table.game.to_data() == before


# ---- players -------------------------------------------------------------------------------------------------------


class Ender:
    """Ends every turn."""

    def choose(self, seat: Seat) -> Option:
        return seat.options.of("end")[0]


class Wavering:
    """Answers as the seed has it."""

    def choose(self, seat: Seat) -> int:
        return seat.random.randrange(len(seat.options))


def test_a_player_solves_a_position_with_one_of_the_best_answers(tmp_path: Path) -> None:
    tactic = position(tmp_path)
    (right,) = pose([tactic], "greedy", shared_house())
    (wrong,) = pose([tactic], Ender, shared_house())
    assert right.solved
    assert not wrong.solved
    assert wrong.given_in("en", shared_house()) == [END]
    assert wrong.best_in("en", shared_house()) == [QUEST]


def test_every_seed_has_to_solve_it(tmp_path: Path) -> None:
    (posed,) = pose([position(tmp_path)], Wavering, shared_house(), range(20))
    assert set(posed.given_in("en", shared_house())) == {QUEST, END}
    assert not posed.solved


def test_the_command_tells_what_a_player_solves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--player", "greedy", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    solved, every = map(int, re.findall(r"^greedy: (\d+) of (\d+) positions solved$", told, re.MULTILINE)[0])
    assert every == len(TACTICS)
    assert solved >= SOLVED_BY_GREEDY
    assert len(re.findall(r"^solved ", told, re.MULTILINE)) == solved
    assert len(re.findall(r"^unsolved ", told, re.MULTILINE)) == every - solved


def test_the_command_tells_it_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json", "--only", TACTICS[0].id]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert told["id"] == TACTICS[0].id
    assert set(told["chosen"]) == {"en", "es"}
    assert told["solved"] == all(chosen in told["best"]["en"] for chosen in told["chosen"]["en"])


def test_the_command_proves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--prove", "--only", PROVABLE[0].id, "--lang", "es"]) == 0
    assert capsys.readouterr().out.split() == ["demostrada", PROVABLE[0].id]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["--only", "nowhere"], "no hay ninguna posición «nowhere»"), (["--player", "nobody"], "nobody")],
)
def test_the_command_says_in_one_sentence_what_is_wrong(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--lang", "es"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert words in told.err
    assert told.err.count("\n") == 1


# ---- files that are none -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"claim": "hopes"}, "line 9: “claim” cannot be hopes"),
        ({"claim": "reaches"}, "the key “goal” is missing"),
        ({"asked": "P2"}, "P2 is not asked anything"),
        ({"asked": "P7"}, "there is no player “P7”"),
        ({"best": "{quest: Aurora - Regal Princes}"}, "there is no card or alias “Aurora - Regal Princes”"),
        ({"best": "{may: yes}"}, "line 8 of some.yaml (some), in “best”"),
        (
            {"best": "{move: Aurora - Regal Princess, to: Aurora - Regal Princess}"},
            "line 8 of some.yaml (some), in “best”",
        ),
        ({"more": "colour: red"}, "unknown key “colour”"),
        ({"more": "steps: [{P1: {quest: Aurora - Regal Princess}}]"}, "P1 is not asked anything"),
        ({"more": "steps: [{see: {P1: {lore: 3}}}]"}, "P1, lore"),
    ],
)
def test_a_position_that_is_wrong_is_refused_with_its_place(
    tmp_path: Path, changed: dict[str, object], words: str
) -> None:
    with pytest.raises(BadTactic) as refused:
        assert position(tmp_path, **changed).best
    for lang in ("en", "es"):
        assert "some.yaml" in refused.value.message(lang)
    assert words in refused.value.message("en")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "empty"),
        ("positions: 3", "positions"),
        ("positions: [3]", "positions"),
        ("places: []", "unknown key “places”"),
        ("positions:\n  - {id: a}", "the key “title” is missing"),
        (
            POSITION.format(**USUAL).replace("{en: So it is., es: Así es.}", "{en: So it is.}"),
            "the key “es” is missing",
        ),
        (POSITION.format(**USUAL).replace("{en: Some, es: Alguna}", "Some"), "title"),
        (POSITION.format(**USUAL) + POSITION.format(**USUAL)[len("positions:\n") :], "two positions called some"),
    ],
)
def test_a_file_that_is_wrong_is_refused(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadTactic) as refused:
        from_text(tmp_path, text)
    assert words in refused.value.message("en")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadTactic, match=r"gone\.yaml"):
        read_tactics([tmp_path / "gone.yaml"], shared_house().reader)
