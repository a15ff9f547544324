"""The same figures whoever plays: one process, two, a cluster; and after a run was killed, from where it was."""

from __future__ import annotations

import json
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tintero.lab.experiments import crew, kept_games
from tintero.lab.experiments.compare import compare
from tintero.lab.experiments.crew import LOCAL, Crew, NoCluster
from tintero.lab.experiments.game_kinds import OtherVersion, play_part
from tintero.lab.experiments.game_series import parts_of
from tintero.lab.experiments.kept_games import Kept

from ..kept_parts import TINTERO, file_in, parts_in, run_again, run_and_kill
from .decks import DUELISTS, SINGERS, WORKSHOP, sample, terms

GAMES = 100


def compared(who: Crew, games: int = GAMES) -> str:
    found = compare(sample(SINGERS), sample(WORKSHOP), [sample(DUELISTS)], terms(), who, games)
    return json.dumps(found.to_data())


@pytest.fixture(scope="module")
def alone() -> str:
    return compared(Crew())


def test_two_processes_come_to_the_same(alone: str) -> None:
    assert compared(Crew(jobs=2)) == alone


def test_a_cluster_comes_to_the_same(alone: str) -> None:
    assert compared(Crew(jobs=2, cluster=LOCAL)) == alone


def test_a_cluster_of_which_a_worker_is_killed_comes_to_the_same(alone: str, tmp_path: Path) -> None:
    """Scheduler and workers as processes of their own, as on several machines."""
    where = tmp_path / "scheduler.json"
    dask = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--no-dashboard", "--port", "0"]
    worker = [sys.executable, "-m", "distributed.cli.dask_worker", "--no-dashboard", "--nthreads", "1"]
    told = ["--scheduler-file", str(where)]
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": tmp_path}
    started = [subprocess.Popen([*dask, *told, "--host", "127.0.0.1"], **quiet)]
    try:
        until = time.monotonic() + 60
        while not where.exists():
            assert time.monotonic() < until, "the scheduler did not start"
            time.sleep(0.1)
        started += [subprocess.Popen([*worker, "--no-nanny", *told], **quiet) for _ in range(2)]
        seen: list[int] = []

        def kill_one(done: int, _wanted: int) -> None:
            seen.append(done)
            if len(seen) == 2:
                started[1].send_signal(signal.SIGKILL)

        address = json.loads(where.read_text())["address"]
        assert compared(Crew(cluster=address, progress=kill_one)) == alone
        assert len(seen) > 2
        assert started[1].wait(10) == -signal.SIGKILL
    finally:
        for process in started:
            process.kill()
            process.wait()


def test_a_cluster_that_is_not_there_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "SECONDS", 1)
    with pytest.raises(NoCluster) as fault:
        compared(Crew(cluster="tcp://127.0.0.1:9"), games=2)
    assert "127.0.0.1:9" in fault.value.message("es")


def test_a_worker_with_other_code_refuses() -> None:
    errand = terms().series((sample(SINGERS).cards, sample(DUELISTS).cards), 1).errand
    with pytest.raises(OtherVersion):
        play_part("plain", errand, "", 0, 1, "another")


# ---- what is kept ----------------------------------------------------------------------------------------------------


def test_what_was_played_is_not_played_again(tmp_path: Path, alone: str) -> None:
    told: list[int] = []
    kept = Kept(tmp_path / "kept.sqlite")
    compared(Crew(kept=kept), games=80)
    kept.close()
    again = Kept(tmp_path / "kept.sqlite")
    assert compared(Crew(kept=again, progress=lambda done, _: told.append(done))) == alone
    assert told[0] == 160, "both series as far as they were"


def test_a_file_that_another_run_holds_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept.sqlite"
    Kept(path).close()
    held = path.read_bytes()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    monkeypatch.setattr(kept_games, "PATIENCE", 0.05)
    mine = Kept(path)
    mine.keep([("key", 0, 1, [])])
    mine.close()
    other.execute("ROLLBACK")
    other.close()
    assert path.read_bytes() == held


def test_a_damaged_file_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "kept.sqlite"
    path.write_bytes(b"no database" * 100)
    kept = Kept(path)
    kept.keep([("a", 0, 1, [[1]])])
    assert kept.find("a", 0, 1) == [[1]]
    assert kept.find("b", 0, 1) is None


def test_a_run_that_is_stopped_reports_what_it_has() -> None:
    def stop(done: int, _wanted: int) -> None:
        if done >= 80:
            raise KeyboardInterrupt

    found = json.loads(compared(Crew(progress=stop)))
    assert found["interrupted"] is True
    assert found["games"] == 40, "pairs of which both games were played"


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    typed = f"lab compare {SINGERS} {WORKSHOP} --against {DUELISTS} -n 200 --seed 3 --json"
    command = [*TINTERO, *typed.split()]
    before = run_and_kill(command, tmp_path, parts=3)
    out = run_again(command, tmp_path)
    after = parts_in(file_in(tmp_path))
    assert {key: after[key] for key in before} == before, "what was finished was not played again"
    assert json.loads(out) == json.loads(compared(Crew(), games=200))


def test_parts_that_begin_first_come_first() -> None:
    from tintero.lab.experiments.compare import paired_series

    series = paired_series(sample(SINGERS), sample(WORKSHOP), [sample(DUELISTS)], terms(), 100)
    assert [(p.series, p.start, p.stop) for p in parts_of(series)] == [
        (0, 0, 40), (1, 0, 40), (0, 40, 80), (1, 40, 80), (0, 80, 100), (1, 80, 100),
    ]  # fmt: skip
