"""Work shared by processes: what is finished comes at once, and no worker outlives whoever started it."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

from tintero.lab.workers import as_finished, shared

from .slow_work import is_alive, slow_first

PATIENCE = 60  # seconds


def test_what_is_finished_does_not_wait_for_what_is_slow() -> None:
    came = list(as_finished(slow_first, [(n,) for n in range(9)], 2))
    assert sorted(came) == [(n, n * n) for n in range(9)]
    assert came[0][0] != 0
    assert list(shared(slow_first, [(n,) for n in range(9)], 2)) == [n * n for n in range(9)]


def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    code = (
        "from tests.lab.slow_work import wait_for_ever\nfrom tintero.lab.workers import as_finished\n"
        f"list(as_finished(wait_for_ever, [({str(tmp_path)!r},)] * 2, 2))"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], cwd=Path(__file__).parents[2])
    until = time.monotonic() + PATIENCE
    try:
        while len(list(tmp_path.iterdir())) < 2:
            assert parent.poll() is None
            assert time.monotonic() < until, "the workers did not begin"
            time.sleep(0.05)
    finally:
        parent.send_signal(signal.SIGKILL)
        parent.wait()
    left = {int(file.name) for file in tmp_path.iterdir()}
    while left := {worker for worker in left if is_alive(worker)}:
        assert time.monotonic() < until, f"workers outlive their parent: {left}"
        time.sleep(0.05)
