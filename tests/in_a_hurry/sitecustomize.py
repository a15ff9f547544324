"""Python reads this first in every process that has this folder in its PYTHONPATH: nobody stands back.

Processes that think for a server take only time that nobody else wants (`tintero.server.behind`). Where all cores are
at work on tests they would wait for a very long time, and the tests for them.
"""

import os


def nice(increment: int) -> int:
    return 0


def sched_setscheduler(pid: int, policy: int, param: object) -> None:
    pass


os.nice = nice
if hasattr(os, "sched_setscheduler"):  # not every machine has it
    os.sched_setscheduler = sched_setscheduler
