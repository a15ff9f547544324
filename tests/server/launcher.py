"""Reads the cards once, and then begins a server for each line that it is told: an object of JSON.

`port`, `database`, and `errors`, the file that they are written to. All have the environment of this process.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys

from tests.reading import shared_house
from tintero.server.application import Served
from tintero.server.serving import serve, url_of

if __name__ == "__main__":
    house = shared_house()
    assert house.reader
    children: list[int] = []
    for line in sys.stdin:
        told = json.loads(line)
        child = os.fork()
        if child == 0:
            os.dup2(os.open(told["errors"], os.O_WRONLY | os.O_APPEND), 2)
            serve(Served(url_of(told["database"])), "127.0.0.1", told["port"], house=house)
            os._exit(0)
        children.append(child)
        print(child, flush=True)
        while True:  # those that were killed are gone for good
            try:
                ended, _status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                break
            if ended == 0:
                break
            children.remove(ended)
    for child in children:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
