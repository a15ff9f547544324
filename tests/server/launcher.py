"""Reads the cards once, and then begins a server for each line that it is told: `PORT DATABASE`."""

from __future__ import annotations

import contextlib
import os
import signal
import sys

from tests.reading import shared_house
from tintero.server.application import Served
from tintero.server.serving import serve, url_of

if __name__ == "__main__":
    house = shared_house()
    assert house.reader
    child = 0
    for line in sys.stdin:
        port, _, database = line.strip().partition(" ")
        child = os.fork()
        if child == 0:
            serve(Served(url_of(database)), "127.0.0.1", int(port), house=house)
            os._exit(0)
        print(child, flush=True)
        while True:  # those that were killed are gone for good
            try:
                ended, _status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                break
            if ended == 0:
                break
    if child:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
