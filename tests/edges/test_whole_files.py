"""A file is written whole or not at all, over nothing that is not ours, and nothing is left beside it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tintero.edges import whole_files
from tintero.edges.file_refused import FileRefused
from tintero.edges.whole_files import check_target, remove_stale, write_whole
from tintero.words import catalogue


def ours(head: bytes) -> bool:
    return head.startswith(b"ours")


def beside(folder: Path) -> list[str]:
    return sorted(entry.name for entry in folder.iterdir())


def dead_process() -> int:
    """The number of a process that has ended."""
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    return ended.pid


def test_a_new_file_and_an_earlier_one_of_ours_are_written(tmp_path: Path) -> None:
    target = tmp_path / "file"
    assert write_whole(target, b"ours 1", ours) == target
    write_whole(target, b"ours 2", ours)
    assert target.read_bytes() == b"ours 2"
    assert beside(tmp_path) == ["file"]


def test_without_a_word_about_earlier_ones_only_a_new_file_is_written(tmp_path: Path) -> None:
    target = tmp_path / "file"
    write_whole(target, b"ours 1")
    with pytest.raises(FileRefused) as caught:
        write_whole(target, b"ours 2")
    assert caught.value.code == "file_taken"
    assert target.read_bytes() == b"ours 1"


def make_folder(path: Path) -> None:
    path.mkdir()


def make_pipe(path: Path) -> None:
    os.mkfifo(path)


def make_socket(path: Path) -> None:
    # the longest name of a socket is short: it is made from inside its folder
    here = os.getcwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)


def make_link(path: Path) -> None:
    (path.parent / "aim").write_bytes(b"ours, but elsewhere")
    path.symlink_to("aim")


def make_link_to_nothing(path: Path) -> None:
    path.symlink_to("nowhere")


def make_other(path: Path) -> None:
    path.write_bytes(b"4 Stitch - New Dog")


def make_empty(path: Path) -> None:
    path.write_bytes(b"")


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (make_folder, "file_is_folder"), (make_pipe, "file_is_device"), (make_socket, "file_is_device"),
        (make_link, "file_is_link"), (make_link_to_nothing, "file_is_link"), (make_other, "file_taken"),
        (make_empty, "file_taken"),
    ],
)  # fmt: skip
def test_anything_else_is_left_as_it_is(make: object, code: str, tmp_path: Path) -> None:
    assert callable(make)
    target = tmp_path / "target"
    make(target)
    before = (beside(tmp_path), os.lstat(target).st_mode, os.lstat(target).st_ino)
    for write in (lambda: check_target(target, ours), lambda: write_whole(target, b"ours", ours)):
        with pytest.raises(FileRefused) as caught:
            write()
        assert caught.value.code == code
        assert str(target) in caught.value.message("es")
    assert (beside(tmp_path), os.lstat(target).st_mode, os.lstat(target).st_ino) == before
    if (tmp_path / "aim").exists():
        assert (tmp_path / "aim").read_bytes() == b"ours, but elsewhere"


def test_a_device_is_refused() -> None:
    """Only asked for, never written: a mistake of ours must not replace the devices of whoever runs the tests."""
    for device in ("/dev/null", "/dev/zero", "/dev/full"):
        with pytest.raises(FileRefused) as caught:
            check_target(device, lambda head: True)
        assert caught.value.code == "file_is_device"


def test_what_changes_while_we_write_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "file"
    real = os.fsync

    def meanwhile(handle: int) -> None:
        real(handle)
        target.write_bytes(b"somebody else's")

    monkeypatch.setattr(os, "fsync", meanwhile)
    with pytest.raises(FileRefused):
        write_whole(target, b"ours", ours)
    assert target.read_bytes() == b"somebody else's"
    assert beside(tmp_path) == ["file"]


@pytest.mark.parametrize("fault", [OSError("disk full"), KeyboardInterrupt(), MemoryError(), SystemExit(1)])
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_whatever_goes_wrong_leaves_the_old_file_and_nothing_else(
    fault: BaseException, step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "file"
    target.write_bytes(b"ours 1")

    def fail(*args: object) -> None:
        raise fault

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(type(fault)):
        write_whole(target, b"ours 2", ours)
    assert target.read_bytes() == b"ours 1"
    assert beside(tmp_path) == ["file"]


def test_the_content_is_on_the_disk_before_it_is_put_in_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    sync, replace = os.fsync, os.replace
    monkeypatch.setattr(os, "fsync", lambda handle: (order.append("fsync"), sync(handle)))
    monkeypatch.setattr(os, "replace", lambda a, b: (order.append("replace"), replace(a, b)))
    write_whole(tmp_path / "file", b"ours")
    assert order[:2] == ["fsync", "replace"]


def test_a_file_keeps_who_may_read_it(tmp_path: Path) -> None:
    target = tmp_path / "file"
    target.write_bytes(b"ours 1")
    target.chmod(0o640)
    write_whole(target, b"ours 2", ours)
    assert target.stat().st_mode & 0o777 == 0o640


WRITER = """
import os, sys, time
from tintero.edges import whole_files
real = os.fsync
def slow(handle):
    print("writing", flush=True)
    time.sleep(1)
    real(handle)
os.fsync = slow
whole_files.write_whole(sys.argv[1], b"ours")
os.fsync = real
time.sleep(300)
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_polite_kill_waits_for_the_file(number: signal.Signals, tmp_path: Path) -> None:
    target = tmp_path / "file"
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, str(target)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert writer.stdout is not None
    writer.stdout.readline()
    writer.send_signal(number)
    assert writer.wait(60) != 0  # it did end by the signal, only later
    writer.stdout.close()
    assert beside(tmp_path) == ["file"]
    assert target.read_bytes() == b"ours"


def test_what_a_crash_leaves_is_removed_by_the_next_write(tmp_path: Path) -> None:
    target = tmp_path / "file"
    writer = subprocess.Popen([sys.executable, "-c", WRITER, str(target)], stdout=subprocess.PIPE)
    assert writer.stdout is not None
    writer.stdout.readline()
    writer.kill()
    writer.wait(60)
    writer.stdout.close()
    assert len(beside(tmp_path)) == 1  # nothing can be done against that, except to tidy up later
    assert not target.exists()
    write_whole(target, b"ours", ours)
    assert beside(tmp_path) == ["file"]


def test_only_stale_files_of_ours_are_removed(tmp_path: Path) -> None:
    running, ended = os.getpid(), dead_process()
    kept = [f".tintero-{running}-0123abcd.tmp", ".tintero-settings", f".tintero-{ended}-mine.tmp", "deck.txt"]
    gone = [f".tintero-{ended}-0123abcd.tmp", f".tintero-{running}-00000000.tmp"]
    for name in kept + gone:
        (tmp_path / name).write_bytes(b"x")
    old = time.time() - whole_files.STALE_SECONDS - 60
    os.utime(tmp_path / gone[1], (old, old))
    (tmp_path / f".tintero-{ended}-ffffffff.tmp").symlink_to("deck.txt")
    remove_stale(tmp_path)
    assert beside(tmp_path) == sorted([*kept, f".tintero-{ended}-ffffffff.tmp"])


def test_a_folder_that_is_not_there_is_the_systems_own_error(tmp_path: Path) -> None:
    with pytest.raises(OSError):
        write_whole(tmp_path / "no" / "file", b"ours")


@pytest.mark.parametrize("code", catalogue().messages("files"))
def test_one_sentence_in_both_languages(code: str) -> None:
    error = FileRefused(code, path="a\n\x1b[31mb", most="5 MB")
    for lang in ("en", "es"):
        text = error.message(lang)
        assert text.endswith(".")
        assert "a??[31mb" in text
        assert "{" not in text
    assert error.message("en") != error.message("es")
    assert str(error) == error.message("en")
