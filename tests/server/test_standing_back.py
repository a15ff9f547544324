"""Processes that work for a server take what is left: they go last, and only when nobody else wants to."""

from __future__ import annotations

import os
import subprocess
import sys

LAST = 19
STANDS_BACK = """
import os
from tintero.server.behind import stand_back, take_what_is_left
stand_back(os.getppid())
told = [os.nice(0)]
take_what_is_left()
print(*told, not hasattr(os, "SCHED_IDLE") or os.sched_getscheduler(0) == os.SCHED_IDLE)
"""


def test_it_goes_last_and_then_takes_only_what_nobody_wants() -> None:
    patient = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}  # not as the other tests
    ran = subprocess.run([sys.executable, "-c", STANDS_BACK], env=patient, capture_output=True, text=True, check=True)
    assert ran.stdout.split() == [str(LAST), "True"]
