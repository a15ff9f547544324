"""`tintero judge`: the position, the steps, the checks; many files; json; pages; bad files; starting a new one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from tests.cli.conftest import Ran
from tests.cli.talking import Typist
from tintero.cli.here import Here
from tintero.cli.judge_new import new_command, state_of
from tintero.edges.file_refused import FileRefused
from tintero.judge import load_scenario, run_file
from tintero.language import Reader

Run = Callable[..., Ran]

GOOD = """
id: quest-gains-lore
title: {en: Questing gains lore, es: Irse de aventura da leyenda}
topic: timing
rules: ["4.5.1.4"]
given:
  P1:
    play: [Mickey Mouse - True Friend]
steps:
  - P1: {quest: Mickey Mouse - True Friend}
  - see: {P1: {lore: LORE}}
"""
TWO_RUNS = """
id: two-runs
given: {P1: {play: [Mickey Mouse - True Friend]}}
runs:
  - name: right
    steps:
      - see: {P1: {lore: 0}}
  - name: wrong
    steps:
      - see: {P1: {lore: 1}}
"""
BAD = "id: bad\ngiven: {P1: {hand: [Mickey Mous]}}\nsteps:\n  - asked: {kind: turn}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two that pass; further files are added by the tests that need them."""
    files = tmp_path / "rulings" / "timing"
    files.mkdir(parents=True)
    (files / "good.yaml").write_text(GOOD.replace("LORE", "2"), encoding="utf-8")
    (files / "other.yml").write_text(GOOD.replace("LORE", "2").replace("quest-gains-lore", "other"), encoding="utf-8")
    (files / "notes.txt").write_text("not a scenario", encoding="utf-8")
    return files


def test_one_file_is_told_step_by_step(tintero: Run, folder: Path) -> None:
    ran = tintero("judge", str(folder / "good.yaml"))
    assert ran.code == 0
    lines = [line.rstrip() for line in ran.out.splitlines()]
    assert lines[0] == "Questing gains lore"
    assert "Rules: 4.5.1.4" in lines
    assert any(line.startswith("╭─ P1 · lore 0/20") for line in lines)
    assert "  1. P1 quests with Mickey Mouse - True Friend" in lines
    assert "     P1 gains 2 lore from Mickey Mouse - True Friend (4.5.1.4)" in lines
    assert "     ✓ P1, lore: 2" in lines
    assert lines[-1] == "✓ Proved: everything came out as the file says."


def test_in_spanish(tintero: Run, folder: Path) -> None:
    ran = tintero("judge", str(folder / "good.yaml"), "--lang", "es")
    assert ran.out.startswith("Irse de aventura da leyenda\n")
    assert "  1. P1 se va de aventura con Mickey Mouse - True Friend" in ran.out
    assert "✓ P1, lore: 2" in ran.out
    assert "Probado" in ran.out


def test_a_failure_says_what_was_expected_and_what_is(tintero: Run, folder: Path) -> None:
    (folder / "wrong.yaml").write_text(GOOD.replace("LORE", "5"), encoding="utf-8")
    ran = tintero("judge", str(folder / "wrong.yaml"))
    assert ran.code == 1
    assert "     ✗ P1, lore: 5\n     ✗ P1, lore: expected 5, found 2\n" in ran.out
    assert "✗ Failed in line 11: P1, lore: expected 5, found 2" in ran.out
    spanish = tintero("judge", str(folder / "wrong.yaml"), "--lang=es")
    assert "✗ Falla en la línea 11: P1, lore: se esperaba 5, hay 2" in spanish.out


def test_explain_adds_the_text_of_the_rules(tintero: Run, folder: Path) -> None:
    from tintero.rulebook import rulebook

    rule = rulebook().rule("4.5.1.4")
    assert rule is not None
    plain = " ".join(tintero("judge", str(folder / "good.yaml")).out.split())
    explained = " ".join(tintero("judge", str(folder / "good.yaml"), "--explain").out.split())
    assert " ".join(rule.en.split()) not in plain
    assert " ".join(rule.en.split()) in explained
    spanish = " ".join(tintero("judge", str(folder / "good.yaml"), "--explain", "--lang", "es").out.split())
    assert " ".join(rule.es.split()) in spanish


def test_a_folder_has_one_line_each_and_a_summary(tintero: Run, folder: Path) -> None:
    ran = tintero("judge", str(folder.parent))
    told = "✓ Questing gains lore  quest-gains-lore\n✓ Questing gains lore  other\n2 of 2 passed, 0 failed.\n"
    assert (ran.code, ran.out) == (0, told)
    (folder / "two.yaml").write_text(TWO_RUNS, encoding="utf-8")
    ran = tintero("judge", str(folder), "--lang", "es")
    assert ran.code == 1
    assert "✗ two-runs (wrong): línea 10: P1, lore: se esperaba 1, hay 0\n" in ran.out
    assert ran.out.endswith("2 de 3 correctos, 1 con fallos.\n")


def test_quiet_prints_only_what_failed(tintero: Run, folder: Path) -> None:
    assert tintero("judge", str(folder), "--quiet") == Ran(0, "", "")
    (folder / "two.yaml").write_text(TWO_RUNS, encoding="utf-8")
    ran = tintero("judge", str(folder), "--quiet")
    assert (ran.code, ran.out) == (1, "✗ two-runs (wrong): line 10: P1, lore: expected 1, found 0\n")


def test_json_counts_files_and_lists_runs(tintero: Run, folder: Path) -> None:
    (folder / "two.yaml").write_text(TWO_RUNS, encoding="utf-8")
    (folder / "z-bad.yaml").write_text(BAD, encoding="utf-8")
    ran = tintero("judge", str(folder), "--json")
    data = json.loads(ran.out)
    assert list(data) == ["passed", "failed", "unproved", "results"]
    assert (data["passed"], data["failed"], len(data["results"])) == (2, 2, 5)
    verdict = ["id", "run", "ok", "step", "message"]
    told = ["proves", "title", "rules", "open", "steps"]
    assert all(list(entry) == verdict + told for entry in data["results"])
    good, other, right, wrong, bad = data["results"]
    said = {key: good[key] for key in verdict}
    assert said == {"id": "quest-gains-lore", "run": "", "ok": True, "step": 0, "message": ""}
    assert other["ok"]
    assert (right["run"], right["ok"]) == ("right", True)
    assert {key: wrong[key] for key in verdict} == {
        "id": "two-runs", "run": "wrong", "ok": False, "step": 10, "message": "P1, lore: expected 1, found 0",
    }  # fmt: skip
    assert (bad["id"], bad["ok"], bad["step"]) == ("z-bad", False, 2)
    assert ran.code == 1


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "line 2: there is no card or alias “Mickey Mous”"), ("es", "línea 2: no existe la carta")],
)
def test_a_bad_file_is_refused_with_its_line(tintero: Run, folder: Path, lang: str, words: str) -> None:
    file = folder / "bad.yaml"
    file.write_text(BAD, encoding="utf-8")
    ran = tintero("judge", str(file), "--lang", lang)
    assert ran.code == 2
    assert f"✗ {file}: {words}" in ran.out.replace("\n", "")
    assert "Mickey Mouse" in ran.out  # the hint
    assert tintero("judge", str(folder), "--lang", lang).code == 2
    assert json.loads(tintero("judge", str(file), "--json").out)["failed"] == 1


def test_paths_that_lead_nowhere(tintero: Run, tmp_path: Path) -> None:
    assert tintero("judge").code == 2
    missing = tintero("judge", str(tmp_path / "nothing.yaml"))
    assert (missing.code, missing.out) == (2, "")
    assert "nothing.yaml" in missing.err
    empty = tintero("judge", str(tmp_path), "--lang", "es")
    assert (empty.code, empty.out) == (2, "")
    assert "No hay escenarios" in empty.err


def test_the_page_is_written(tintero: Run, folder: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    ran = tintero("judge", str(folder / "good.yaml"), "--html", str(page), "--quiet", "--lang", "es")
    assert (ran.code, ran.out) == (0, "")
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert "Irse de aventura da leyenda" in text
    assert "http:" not in text
    assert "https:" not in text
    nowhere = tintero("judge", str(folder / "good.yaml"), "--html", str(tmp_path / "no" / "page.html"), "--quiet")
    assert nowhere.code == 2


# ---- judge new ---------------------------------------------------------------------------------------------------


def answers(*more: str) -> Typist:
    return Typist(
        "5", "2",
        # P1: in play, in hand, ink
        "stitch - new dog", "sideways", "exerted 1 as dog", "mickey mouse", "99", "mickey true friend", "",
        "Dragon Fire", "", "Dinglehopper", "3", "",
        "be prepared", "", "7",
        # what else P1 has
        "lore 200", "lore 4", "discard dinglehopper", "deck dragon fire", "",
        # P2, then whose turn
        "nobody at all has this name zzz", "", "", "", "many", "2", "", "p5", "p2",
        # the table, the head of the file
        "finish",
        "", "The dog and the <friend>: a test", "El perro y el amigo", "cooking", "keywords", "99.9", "4.6.4 8.6.1",
        *more,
    )  # fmt: skip


def new(here: Here, path: Path | None, typist: Typist) -> int:
    return new_command(here, [str(path)] if path is not None else [], typist)


def test_a_new_scenario_is_a_file_that_runs(
    here: Here, tmp_path: Path, reader: Reader, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "new.yaml"
    assert new(here, file, answers()) == 0
    out = capsys.readouterr().out
    assert "There is no rule 99.9" in out
    assert "“sideways” is not understood" in out
    assert "Dragon Fire is an action" in out  # refused in play
    assert "Dinglehopper cannot have damage" in out
    scenario = load_scenario(file, reader)
    assert scenario.title == {"en": "The dog and the <friend>: a test", "es": "El perro y el amigo"}
    assert (scenario.topic, scenario.rules) == ("keywords", ["4.6.4", "8.6.1"])
    given = yaml.safe_load(file.read_text(encoding="utf-8"))["given"]
    assert given["turn"] == "P2"
    play = given["P1"]["play"]
    assert play[0] == {"card": "Stitch - New Dog", "as": "dog", "exerted": True, "damage": 1}
    assert play[1:] == ["Mickey Mouse - True Friend"]
    assert given["P1"]["hand"] == ["Be Prepared"]
    assert (given["P1"]["ink"], given["P2"]["ink"]) == (7, 2)
    assert (given["P1"]["lore"], given["P1"]["discard"]) == (4, ["Dinglehopper"])
    assert given["P1"]["deck"][0] == "Dragon Fire"
    assert "“lore 200” is not understood" in out
    assert "Type P1 or P2" in out
    assert "You kept no check" in out
    assert "Proved: everything came out as the file says" in out
    assert all(o.ok for o in run_file(file, reader))


def test_the_name_of_the_file_comes_from_the_title(
    here: Here, tmp_path: Path, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert new(here, None, answers("")) == 0
    assert [p.name for p in tmp_path.glob("*.yaml")] == ["the-dog-and-the-friend-a-test.yaml"]
    assert load_scenario("the-dog-and-the-friend-a-test.yaml", reader).id == "the-dog-and-the-friend-a-test"


@pytest.mark.parametrize("said", range(5))
def test_hanging_up_before_any_card_writes_nothing_and_says_so(
    here: Here, tmp_path: Path, said: int, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = list(answers().lines)[:said]
    assert new(here, tmp_path / "new.yaml", Typist(*lines)) == 130
    assert list(tmp_path.glob("*")) == []
    assert "Nothing was written." in capsys.readouterr().out


@pytest.mark.parametrize("said", [5, 9, 14, 20, 26, 29, 31])
def test_hanging_up_later_keeps_a_draft_that_runs(
    here: Here, tmp_path: Path, reader: Reader, said: int, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "new.yaml"
    lines = list(answers().lines)[:said]
    assert new(here, file, Typist(*lines)) == 130
    assert f"What there is so far is in {file}" in capsys.readouterr().out
    assert all(o.ok for o in run_file(file, reader))
    assert yaml.safe_load(file.read_text(encoding="utf-8"))["given"]["P1"]["play"][0]["as"] == "dog"


def test_a_draft_without_a_name_lies_over_nothing(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        assert new(here, None, Typist(*list(answers().lines)[:9])) == 130
    assert sorted(p.name for p in tmp_path.glob("*")) == ["draft-2.yaml", "draft.yaml"]


def test_ctrl_c_writes_nothing(here: Here, tmp_path: Path) -> None:
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    assert new_command(here, [str(tmp_path / "new.yaml")], interrupt) == 130
    assert list(tmp_path.glob("*")) == []


def test_a_file_that_exists_is_not_touched(here: Here, tmp_path: Path, tintero: Run) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(FileRefused):
        new(here, file, answers())
    ran = tintero("judge", "new", str(file))
    assert ran.code == 2
    assert "exists already" in ran.err
    assert file.read_text(encoding="utf-8") == "mine"


def test_the_state_of_a_card() -> None:
    assert state_of("") == {}
    assert state_of("agotada, 2") == {"exerted": True, "damage": 2}
    assert state_of("Secándose as el héroe") == {"as": "el héroe", "drying": True}
    for typed in ("sideways", "as", "-1"):
        with pytest.raises(ValueError):
            state_of(typed)
