"""A PostgreSQL of one's own: in a temporary folder, behind a socket file, gone when the tests are."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

INSTALL = "PostgreSQL is needed to test the server: install it with `make services` (apt-get install postgresql)."
START_WITHIN = 120.0  # seconds
STOP_WITHIN = 10.0


class NoPostgres(RuntimeError):
    """There is none on this machine; the message says what to do."""


def programs() -> Path:
    """The folder of `initdb` and `postgres`, the newest if there are several."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: float(p.parts[-3]))
    if not versions:
        raise NoPostgres(INSTALL)
    return versions[-1].parent


def as_somebody() -> dict[str, object]:
    """PostgreSQL refuses to run as root: then it runs as its own user."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@contextmanager
def cluster() -> Iterator[str]:
    """Its address, as `tintero serve --database` takes it."""
    bin = programs()
    folder = Path(tempfile.mkdtemp(prefix="tintero-pg-"))
    who = as_somebody()
    if who:
        os.chown(folder, int(str(who["user"])), int(str(who["group"])))
    data = folder / "data"
    env = {"PATH": os.environ["PATH"], "LC_ALL": "C"}
    make = [bin / "initdb", "-D", data, "-U", "tintero", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"]
    subprocess.run(make, check=True, stdout=subprocess.DEVNULL, env=env, cwd="/", **who)
    settings = ("listen_addresses=", f"unix_socket_directories={folder}", "fsync=off", "max_connections=60")
    with open(folder / "log", "wb") as log:
        server = subprocess.Popen(
            [bin / "postgres", "-D", data, *(part for s in settings for part in ("-c", s))],
            stdout=log, stderr=log, env=env, cwd="/", **who,
        )  # fmt: skip
    try:
        until = time.monotonic() + START_WITHIN
        ask = [bin / "psql", "-h", folder, "-U", "tintero", "-d", "postgres", "-qc", "create database tintero"]
        while subprocess.run(ask, env=env, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
            if time.monotonic() > until or server.poll() is not None:
                raise NoPostgres(f"PostgreSQL did not start: {(folder / 'log').read_text(errors='replace')[-2000:]}")
            time.sleep(0.05)
        yield f"postgresql://tintero@/tintero?host={folder}"
    finally:
        server.send_signal(signal.SIGINT)  # that is a fast shutdown
        try:
            server.wait(STOP_WITHIN)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
        shutil.rmtree(folder, ignore_errors=True)
