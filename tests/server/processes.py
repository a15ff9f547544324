"""A real server in a process of its own, on a port of this machine."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
START_WITHIN = 180.0
DECKS = ("amber-steel-guardians", "amethyst-ruby-flyers")


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def environment() -> dict[str, str]:
    paths = [os.environ.get("PYTHONPATH", ""), str(ROOT / "src"), str(ROOT)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


class Server:
    """`core`: the one that it is pinned to."""

    def __init__(self, database: str, port: int | None = None, core: int | None = None, *more: str) -> None:
        self.database = database
        self.port = free_port() if port is None else port
        self.core = core
        self.more = more
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = ""
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Seconds until it answered."""
        where = ("--port", str(self.port), "--database", self.database)
        command = [sys.executable, "-m", "tintero", "serve", *where, *self.more]
        began = time.monotonic()
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment())
        if self.core is not None:
            os.sched_setaffinity(self.process.pid, {self.core})
        while time.monotonic() - began < START_WITHIN:
            try:
                self.get("/api/health")
                return time.monotonic() - began
            except OSError:
                if self.process.poll() is not None:
                    raise RuntimeError(self._errors()) from None
                time.sleep(0.01)
        raise RuntimeError("the server does not answer")

    def kill(self) -> str:
        """At once, as if the current had failed; what it had to say."""
        assert self.process is not None
        self.process.kill()
        return self._end()

    def stop(self) -> str:
        assert self.process is not None
        self.process.terminate()
        return self._end()

    def _end(self) -> str:
        assert self.process is not None
        self.process.wait(30)
        self.log += self._errors()
        self.process = None
        return self.log

    def _errors(self) -> str:
        assert self.process is not None
        assert self.process.stderr is not None
        os.set_blocking(self.process.stderr.fileno(), False)  # processes that think may still hold it
        text = (self.process.stderr.read() or b"").decode(errors="replace")
        self.process.stderr.close()
        return text

    def get(self, path: str) -> object:
        with urllib.request.urlopen(self.address + path, timeout=START_WITHIN) as answer:
            return json.load(answer)

    def make_table(self, *who: str, **settings: object) -> dict[str, object]:
        seats = [{"who": name, "deck": DECKS[n % 2]} for n, name in enumerate(who or ("human", "human"))]
        body = json.dumps({"seats": seats, **settings}).encode()
        request = urllib.request.Request(self.address + "/api/tables", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=START_WITHIN) as answer:
            made: dict[str, object] = json.load(answer)
            return made


@cache
def launcher() -> subprocess.Popen[str]:
    """One for all servers of this process; it ends with it."""
    command = [sys.executable, "-m", "tests.server.launcher"]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(), cwd=ROOT, text=True
    )


class Forked(Server):
    """The same server as a child of a process that has read the cards already: it is there again in a moment."""

    def __init__(self, database: str, port: int | None = None) -> None:
        super().__init__(database, port)
        self._errors_file = tempfile.NamedTemporaryFile()  # noqa: SIM115  it is read until the server has stopped
        self.pid = 0

    def start(self) -> float:
        said, heard = launcher().stdin, launcher().stdout
        assert said is not None
        assert heard is not None
        began = time.monotonic()
        told = {"port": self.port, "database": self.database, "errors": self._errors_file.name}
        said.write(json.dumps(told) + "\n")
        said.flush()
        self.pid = int(heard.readline())
        while time.monotonic() - began < START_WITHIN:
            try:
                self.get("/api/health")
                return time.monotonic() - began
            except OSError:
                time.sleep(0.01)
        raise RuntimeError(f"the server does not answer: {self._read()}")

    def kill(self) -> str:
        os.kill(self.pid, signal.SIGKILL)
        return self._read()

    def stop(self) -> str:
        log = self.kill()
        self._errors_file.close()
        return log

    def _read(self) -> str:
        return Path(self._errors_file.name).read_text(encoding="utf-8", errors="replace")
