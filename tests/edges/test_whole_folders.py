"""A folder of files is written with all of them or none, over nothing that is not ours; nothing is left beside it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tintero.edges.file_refused import FileRefused
from tintero.edges.whole_files import check_folder, remove_stale, write_folder

SEAL = "seal"


def ours(folder: Path) -> bool:
    names = {file.name for file in folder.iterdir() if not file.name.startswith(".")}
    return SEAL in names and names <= {"a", "b", SEAL}


def write(target: Path, *names: str) -> Path:
    def fill(home: Path) -> None:
        for name in names:
            (home / name).write_text(" ".join(names), encoding="utf-8")

    return write_folder(target, fill, SEAL, ours)


def content(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}


def test_a_new_folder_an_empty_one_and_an_earlier_one(tmp_path: Path) -> None:
    target = tmp_path / "folder"
    assert write(target, "a", "b", SEAL) == target
    assert content(target) == dict.fromkeys(["a", "b", SEAL], f"a b {SEAL}")
    write(target, "a", SEAL)
    assert content(target) == dict.fromkeys(["a", SEAL], f"a {SEAL}")
    (tmp_path / "empty").mkdir()
    write(tmp_path / "empty", SEAL)
    assert content(tmp_path / "empty") == {SEAL: SEAL}
    assert sorted(os.listdir(tmp_path)) == ["empty", "folder"]


def test_a_folder_that_is_named_from_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write(Path("folder"), SEAL)
    monkeypatch.chdir(tmp_path / "folder")
    write(Path("."), "a", SEAL)
    assert sorted(os.listdir(".")) == ["a", SEAL]


@pytest.mark.parametrize("name", ["other", "file", "link", "pipe"])
def test_anything_else_is_left_as_it_is(name: str, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "notes").write_text("mine", encoding="utf-8")
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    (tmp_path / "aim").mkdir()
    (tmp_path / "link").symlink_to("aim")
    os.mkfifo(tmp_path / "pipe")
    for attempt in (lambda: check_folder(tmp_path / name, ours), lambda: write(tmp_path / name, SEAL)):
        with pytest.raises(FileRefused) as caught:
            attempt()
        assert str(tmp_path / name) in caught.value.message("es")
    assert content(tmp_path / "other") == {"notes": "mine"}
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"
    assert sorted(os.listdir(tmp_path)) == ["aim", "file", "link", "other", "pipe"]
    assert os.listdir(tmp_path / "aim") == []


def test_a_folder_in_which_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FileNotFoundError) as caught:
        check_folder(tmp_path / "no" / "where", ours)
    assert caught.value.filename == str(tmp_path / "no") or caught.value.filename == tmp_path / "no"
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # root may write everywhere
    with pytest.raises(PermissionError) as denied:
        check_folder(tmp_path / "folder", ours)
    assert denied.value.filename == str(tmp_path)


@pytest.mark.parametrize("fault", [OSError("disk full"), KeyboardInterrupt(), MemoryError()])
@pytest.mark.parametrize("names", [["a", "b", SEAL], []])
def test_what_goes_wrong_while_filling_leaves_everything(
    fault: BaseException, names: list[str], tmp_path: Path
) -> None:
    target = tmp_path / "folder"
    if names:
        write(target, *names)
    before = content(target) if names else {}

    def fill(home: Path) -> None:
        (home / "a").write_text("half", encoding="utf-8")
        raise fault

    with pytest.raises(type(fault)):
        write_folder(target, fill, SEAL, ours)
    assert (content(target) if names else {}) == before
    assert os.listdir(tmp_path) == (["folder"] if names else [])


@pytest.mark.parametrize("which", range(6))
def test_a_file_that_does_not_move_brings_the_old_ones_back(
    which: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "folder"
    write(target, "a", "b", SEAL)
    before = content(target)
    moved: list[str] = []
    real = Path.replace

    def replace(self: Path, to: Path) -> Path:
        moved.append(self.name)
        if len(moved) == which + 1:
            raise PermissionError("in use")
        return real(self, to)

    monkeypatch.setattr(Path, "replace", replace)
    with pytest.raises(PermissionError):
        write(target, "a", "b", SEAL)
    assert content(target) == before
    assert os.listdir(tmp_path) == ["folder"]


def test_the_seal_goes_first_and_comes_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "folder"
    write(target, "a", "b", SEAL)
    moved: list[str] = []
    real = Path.replace
    monkeypatch.setattr(Path, "replace", lambda self, to: (moved.append(self.name), real(self, to))[1])
    write(target, "a", "b", SEAL)
    assert moved[0] == moved[-1] == SEAL
    assert sorted(moved) == ["a", "a", "b", "b", SEAL, SEAL]


def test_what_a_crash_leaves_is_removed_by_the_next_write(tmp_path: Path) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    dead, alive = (tmp_path / f".tintero-{process}-0123abcd.tmp" for process in (ended.pid, os.getpid()))
    for folder in (dead, alive):
        folder.mkdir()
        (folder / "a").write_text("half", encoding="utf-8")
    remove_stale(tmp_path)
    assert os.listdir(tmp_path) == [alive.name]
