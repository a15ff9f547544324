"""The laboratory of a server: one experiment after another, stopped, timed, bounded, and known to every worker."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from multiprocessing import Pipe
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tintero.server import experiment_process, laboratory
from tintero.server.experiment_board import Board, Report, Standing, State
from tintero.server.experiment_process import Fault, Found, Pages, Progress, run_experiment
from tintero.server.experiment_told import told_of
from tintero.server.laboratory import AT_ONCE, MOST_WAITING, Laboratory
from tintero.server.new_experiment import Entered, Wanted
from tintero.server.refused import Refused

from .quick_experiments import GAMES, PAGE, over, put_in, until, wanted


@pytest.fixture
def lab(monkeypatch: pytest.MonkeyPatch) -> Iterator[Laboratory]:
    put_in(monkeypatch)
    made = Laboratory()
    yield made
    made.close()


def refused(code: str, lab: Laboratory, caller: str, how: str = "finishes") -> None:
    with pytest.raises(Refused) as no:
        lab.begin(caller, wanted(how))
    assert no.value.code == code


def test_an_experiment_goes_on_to_its_end_and_has_its_reports(lab: Laboratory) -> None:
    id = lab.begin("ana", wanted()).id
    at = over(lab, id)
    assert (at.state, at.done, at.wanted) == (State.DONE, GAMES, GAMES)
    assert at.data is not None
    assert at.data["deck"] == "deck"
    until(lambda: lab.find(id).report is Report.READY)
    assert lab.page(id, "en") == PAGE.encode()
    assert lab.page(id, "es") != PAGE.encode()


def test_the_result_does_not_wait_for_the_report(lab: Laboratory) -> None:
    id = lab.begin("ana", wanted("writes long")).id
    assert over(lab, id).report is Report.COMING
    assert lab.page(id, "en") is None
    until(lambda: lab.page(id, "en") is not None)


@pytest.mark.parametrize("how", ["draws nothing", "fails", "dies"])
def test_without_a_report_there_is_a_sentence(lab: Laboratory, how: str) -> None:
    id = lab.begin("ana", wanted(how)).id
    over(lab, id)
    until(lambda: lab.find(id).report is Report.NONE)
    with pytest.raises(Refused) as no:
        lab.page(id, "en")
    assert no.value.code == "lab_no_report"


@pytest.mark.parametrize("how", ["fails", "dies"])
def test_one_that_fails_says_so_and_the_next_one_is_played(lab: Laboratory, how: str) -> None:
    at = over(lab, lab.begin("ana", wanted(how)).id)
    assert (at.state, at.fault) == (State.FAILED, "lab_failed")
    assert told_of(at, "es").sentences == ("Algo ha fallado en este experimento; vuelve a empezarlo.",)
    assert over(lab, lab.begin("ana", wanted()).id).state is State.DONE


def test_one_that_is_stopped_tells_what_was_finished(lab: Laboratory) -> None:
    id = lab.begin("ana", wanted("waits")).id
    until(lambda: lab.find(id).done == 5)
    lab.stop(id)
    at = over(lab, id)
    assert (at.state, at.fault, at.done) == (State.STOPPED, "lab_stopped", 5)
    told = told_of(at, "en")
    assert told.result is not None
    assert told.sentences[1].startswith("Stopped early")
    assert lab.stop(id).state is State.STOPPED  # once more does no harm


@pytest.mark.parametrize("how", ["never begins", "hears nothing"])
def test_one_that_does_not_stop_by_itself_is_ended(
    lab: Laboratory, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(laboratory, "STOPPING", 0.3)
    id = lab.begin("ana", wanted(how)).id
    until(lambda: lab.find(id).state is State.RUNNING)
    lab.stop(id)
    at = over(lab, id)
    assert (at.state, at.data) == (State.STOPPED, None)
    assert told_of(at, "es").sentences == ("El experimento se ha detenido.",)


@pytest.mark.parametrize(("how", "seconds", "figures"), [("waits", 12.0, True), ("never begins", 1.0, False)])
def test_one_that_takes_too_long_is_stopped(
    monkeypatch: pytest.MonkeyPatch, how: str, seconds: float, figures: bool
) -> None:
    put_in(monkeypatch)
    lab = Laboratory(seconds=seconds)
    try:
        at = over(lab, lab.begin("ana", wanted(how)).id)
        assert (at.state, at.fault) == (State.STOPPED, "lab_too_long")
        assert (at.data is not None) == figures
        assert "The experiment took too long, and was stopped." in told_of(at, "en").sentences
    finally:
        lab.close()


def test_each_caller_has_one_and_the_others_wait_for_their_turn(lab: Laboratory) -> None:
    first = lab.begin("ana", wanted("never begins")).id
    second = lab.begin("ben", wanted()).id
    third = lab.begin("cleo", wanted()).id
    refused("lab_yours", lab, "ana")
    refused("lab_yours", lab, "ben")
    assert [lab.find(id).ahead for id in (second, third)] == [1, 2]
    assert told_of(lab.find(second), "en").sentences == ("Another experiment comes first.",)
    assert told_of(lab.find(third), "es").sentences == ("Antes van 2 experimentos.",)
    assert lab.stop(second).state is State.STOPPED  # it waits no longer
    lab.begin("ben", wanted())
    lab.stop(first)
    assert over(lab, third).state is State.DONE
    assert over(lab, first).state is State.STOPPED
    assert lab.find(second).done == 0


def test_only_so_many_wait(lab: Laboratory) -> None:
    ids = [lab.begin(f"caller {n}", wanted("never begins")).id for n in range(AT_ONCE + MOST_WAITING)]
    refused("lab_full", lab, "one more")
    lab.stop(ids[-1])
    lab.begin("one more", wanted())


def test_what_is_over_is_kept_for_a_while_and_not_too_much_of_it(
    lab: Laboratory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laboratory, "MOST_KEPT", 2)
    ids = []
    for _ in range(4):
        ids.append(lab.begin("ana", wanted()).id)
        over(lab, ids[-1])
    with pytest.raises(Refused) as no:
        lab.find(ids[0])
    assert (no.value.code, no.value.status) == ("no_experiment", 404)
    assert lab.find(ids[-1]).state is State.DONE
    monkeypatch.setattr(laboratory, "KEPT_FOR", -1.0)
    with pytest.raises(Refused):
        lab.find(ids[-1])


def test_a_server_that_stops_ends_its_experiment(lab: Laboratory) -> None:
    id = lab.begin("ana", wanted("never begins")).id
    until(lambda: lab.find(id).state is State.RUNNING)
    lab.close()
    assert over(lab, id).state is State.STOPPED


# ---- several workers -------------------------------------------------------------------------------------------------


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[tuple[Laboratory, Laboratory]]:
    put_in(monkeypatch)
    made = Laboratory(shared=tmp_path), Laboratory(shared=tmp_path)
    yield made
    for one in made:
        one.close()


def test_every_worker_knows_of_an_experiment_and_may_stop_it(two: tuple[Laboratory, Laboratory]) -> None:
    one, other = two
    id = one.begin("ana", wanted("waits")).id
    refused("lab_yours", other, "ana")
    until(lambda: other.find(id).done == 5)
    other.stop(id)
    at = over(other, id)
    assert (at.state, at.data is not None) == (State.STOPPED, True)
    until(lambda: other.find(id).report is Report.READY)
    assert other.page(id, "es") == one.page(id, "es") == PAGE.encode()
    assert over(other, other.begin("ana", wanted()).id).state is State.DONE


def test_what_one_worker_forgets_is_gone_for_all(
    two: tuple[Laboratory, Laboratory], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    one, other = two
    monkeypatch.setattr(laboratory, "MOST_KEPT", 0)
    id = one.begin("ana", wanted()).id
    over(other, id)
    until(lambda: other.find(id).report is Report.READY)
    over(one, one.begin("ana", wanted()).id)
    with pytest.raises(Refused):
        other.find(id)
    assert list(tmp_path.glob(f"{id}.*")) == []


@pytest.mark.parametrize("id", ["../secret", "a/b", "", "x" * 100, ".."])
def test_no_id_leads_out_of_the_folder(tmp_path: Path, id: str) -> None:
    (tmp_path / "secret.json").write_bytes(b"{}")
    inside = tmp_path / "board"
    inside.mkdir()
    assert Board(inside).get(id) is None
    Board(None).put(Standing(id=id, caller="", kind="", wanted=0))  # without a folder nothing is written


# ---- the process itself ----------------------------------------------------------------------------------------------


def told_by(wanted: Wanted, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the process of an experiment says, played in this one."""
    for name in ("stand_back", "take_what_is_left"):
        monkeypatch.setattr(experiment_process, name, lambda *_: None)
    ours, theirs = Pipe()
    run_experiment(theirs, None, wanted, 0)
    theirs.close()
    said = []
    while ours.poll():
        try:
            said.append(ours.recv())
        except EOFError:
            break
    return said


ONE = Wanted("gauntlet", (Entered("one", ("Lantern",)),), 1, 1, "tintero lab gauntlet one.txt --games 1")


def test_the_report_is_written_in_both_languages_with_what_repeats_it(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in = ModuleType("tintero.lab.reports")
    asked: list[tuple[str, str, str]] = []

    def write_report(result: Any, lang: str, command: str) -> str:
        asked.append((result.deck, lang, command))
        return f"a report ({lang})"

    monkeypatch.setattr(stand_in, "write_report", write_report, raising=False)
    monkeypatch.setitem(sys.modules, "tintero.lab.reports", stand_in)
    *progress, found, pages = told_by(ONE, monkeypatch)
    assert progress[0] == Progress(0, ONE.all_games)
    assert progress[-1] == Progress(ONE.all_games, ONE.all_games)
    assert isinstance(found, Found)
    assert pages == Pages({"en": b"a report (en)", "es": b"a report (es)"})
    assert asked == [("one", lang, ONE.command) for lang in ("en", "es")]


def test_a_report_that_fails_leaves_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tintero.lab.reports", None)  # an import of it fails
    *_, found, pages = told_by(ONE, monkeypatch)
    assert isinstance(found, Found)
    assert pages == Pages({})


def test_a_process_without_what_counts_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tintero.lab.experiments.compare", None)
    assert told_by(ONE, monkeypatch) == [Fault("lab_missing")]
