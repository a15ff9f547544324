"""Only ordinary files are read, and never more of them than their bound."""

from __future__ import annotations

import os
import pickle
from pathlib import Path

import pytest

from tintero.edges.bounds import in_words
from tintero.edges.file_refused import FileRefused
from tintero.edges.read_bounded import read_bounded


def test_up_to_the_bound_and_not_a_byte_more(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"12345")
    assert read_bounded(file, 5) == b"12345"
    with pytest.raises(FileRefused) as caught:
        read_bounded(file, 4)
    assert caught.value.code == "file_too_large"


def test_a_large_file_is_not_read_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    with file.open("wb") as sparse:
        sparse.truncate(10**12)
    with pytest.raises(FileRefused, match="more than 5 MB"):
        read_bounded(file, 5_000_000)


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/urandom", "/dev/null", "/dev/tty"])
def test_devices_are_refused_before_reading(device: str) -> None:
    with pytest.raises(FileRefused) as caught:
        read_bounded(Path(device), 10)
    assert caught.value.code == "file_is_device"


def test_a_pipe_that_nobody_writes_to_does_not_make_us_wait(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileRefused) as caught:
        read_bounded(tmp_path / "pipe", 10)
    assert caught.value.code == "file_is_device"


def test_a_folder_and_a_link_to_a_file(tmp_path: Path) -> None:
    with pytest.raises(FileRefused) as caught:
        read_bounded(tmp_path, 10)
    assert caught.value.code == "file_is_folder"
    (tmp_path / "file").write_bytes(b"x")
    (tmp_path / "link").symlink_to("file")
    assert read_bounded(tmp_path / "link", 10) == b"x"  # reading harms nobody


def test_a_file_whose_size_is_not_told_is_bounded_too() -> None:
    file = Path("/proc/self/maps")
    if file.exists():
        assert file.stat().st_size == 0
        with pytest.raises(FileRefused):
            read_bounded(file, 100)


def test_a_missing_file_is_the_systems_own_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_bounded(tmp_path / "none", 10)


def test_a_refusal_travels_between_processes() -> None:
    error = FileRefused("file_too_large", path="x", most="5 MB")
    again = pickle.loads(pickle.dumps(error))
    assert again.message("es") == error.message("es")


@pytest.mark.parametrize(("size", "words"), [(50_000_000, "50 MB"), (200_000, "200 KB"), (10, "1 KB")])
def test_sizes_in_words(size: int, words: str) -> None:
    assert in_words(size) == words
