"""What holds for every test."""

import gc
import os
import signal

import pytest

# A shell that runs the tests in the background has them, and all that they start, ignore Ctrl-C and the end of its
# terminal; some tests send just these.
for number, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, usual)

# The processes of the tests share the cores: one in which torch takes all of them for itself waits for the others.
os.environ.setdefault("OMP_NUM_THREADS", "1")

# Modules, tests and cards stay until the end: whoever looks for garbage need not look at them again and again.
SELDOM = (50_000, 20, 100)
gc.disable()


def pytest_collection_finish(session: pytest.Session) -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()


def pytest_unconfigure() -> None:
    gc.unfreeze()  # what is left at the very end is looked at again: some libraries name it else
