"""Scenarios are written by strangers: no small file may grow, no file may never end, no pipe may make us wait."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Ran
from tintero.edges import bounds
from tintero.judge.faults import BadScenario
from tintero.judge.running import scenario_files
from tintero.judge.scenario import load_scenario, read_scenario
from tintero.language import Reader

Run = Callable[..., Ran]
GOOD = "id: a-turn\ngiven: {}\nsteps:\n  - asked: {kind: turn}\n"


def aliases() -> str:
    """Four hundred bytes that would be ten thousand million words."""
    lines = ["a: &a [" + "x, " * 9 + "x]"]
    for before, name in zip("abcdefghi", "bcdefghij", strict=True):
        lines.append(f"{name}: &{name} [" + ", ".join([f"*{before}"] * 10) + "]")
    return "\n".join(lines) + "\n"


BEYOND = {
    "nested aliases": (aliases(), "an_alias", 2),
    "a merge": ("id: t\ngiven: &g {}\nsteps:\n  - <<: *g\n", "an_alias", 4),
    "an alias of itself": ("id: t\ngiven: &g [*g]\n", "an_alias", 2),
    "lists in lists": ("id: t\ngiven: " + "[" * 50_000, "too_deep", 2),
    "keys in keys": ("id: t\ngiven: " + "{a: " * 50_000, "too_deep", 2),
    "keys of keys": ("id: t\ngiven:\n  " + "? " * 50_000, "too_deep", 3),
    "a number in sixties": ("id: t\ngiven: " + ":".join(["1"] * 50_000), "long_number", 2),
    "a number in sixteens": ("id: t\ngiven: 0x" + "f" * 50_000, "long_number", 2),
    "a number in twos": ("id: t\ngiven: 0b" + "1" * 50_000, "long_number", 2),
    "a number with a point": ("id: t\ngiven: 1." + "1" * 50_000, "long_number", 2),
    "bytes": ("id: t\ngiven: !!binary " + "A" * 50_000, "long_number", 2),
}


@pytest.mark.parametrize("kind", BEYOND)
def test_what_would_grow_is_refused_at_once_with_its_line(kind: str, reader: Reader) -> None:
    text, code, line = BEYOND[kind]
    began = time.monotonic()
    with pytest.raises(BadScenario) as caught:
        read_scenario(text, reader)
    assert (caught.value.code, caught.value.line) == (code, line)
    assert time.monotonic() - began < 30  # grown to its size, it would take hours
    assert caught.value.message("en") != caught.value.message("es")
    assert len(caught.value.message("es")) < 200


def test_as_deep_as_the_bound_is_still_read(reader: Reader) -> None:
    """The file itself is one level, `given` and the lists in it are the others."""
    inside = bounds.SCENARIO_DEPTH - 2
    with pytest.raises(BadScenario) as caught:
        read_scenario("id: t\nsteps: []\ngiven: " + "[" * inside + "x" + "]" * inside, reader)
    assert caught.value.code != "too_deep"
    with pytest.raises(BadScenario) as caught:
        read_scenario("id: t\nsteps: []\ngiven: " + "[" * (inside + 1) + "x" + "]" * (inside + 1), reader)
    assert caught.value.code == "too_deep"


def test_a_long_text_is_no_long_number(reader: Reader) -> None:
    assert read_scenario(f"note: {'word ' * 1000}\n" + GOOD, reader).note


@pytest.mark.parametrize(("lang", "words"), [("en", "not an ordinary file"), ("es", "no un archivo normal")])
@pytest.mark.parametrize("path", ["/dev/zero", "/dev/urandom", "/dev/null"])
def test_devices_are_not_read(tintero: Run, path: str, lang: str, words: str) -> None:
    ran = tintero("judge", path, "--lang", lang)
    assert ran.code == 2
    assert words in " ".join(ran.out.split())
    assert "Traceback" not in ran.err


def test_a_folder_with_a_pipe_reports_it_and_runs_the_rest(tintero: Run, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(GOOD)
    os.mkfifo(tmp_path / "pipe.yaml")
    (tmp_path / "gone.yml").symlink_to("nowhere")
    (tmp_path / "folder.yaml").mkdir()
    ran = tintero("judge", str(tmp_path))
    said = " ".join(ran.out.split())
    assert ran.code == 2
    assert "✓ a-turn" in said
    assert "pipe.yaml: not read:" in said
    assert "gone.yml cannot be read" in said
    assert "1 of 3 passed, 2 failed." in said


def test_a_file_beyond_its_bound(reader: Reader, tmp_path: Path) -> None:
    file = tmp_path / "ruling.yaml"
    file.write_text(GOOD + "# " + "x" * (bounds.SCENARIO_BYTES - len(GOOD) - 2))
    assert load_scenario(file, reader).id == "a-turn"
    file.write_text(file.read_text() + "x")
    with pytest.raises(BadScenario) as caught:
        load_scenario(file, reader)
    assert caught.value.code == "refused"
    assert "more than 200 KB" in caught.value.message("en")
    assert "pasa de 200 KB" in caught.value.message("es")


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_lines_may_end_as_on_any_system(reader: Reader, tmp_path: Path, ending: str) -> None:
    file = tmp_path / "ruling.yaml"
    file.write_bytes(GOOD.replace("\n", ending).encode())
    assert load_scenario(file, reader).id == "a-turn"
    file.write_bytes(("id: t" + ending + "given: ]" + ending + "steps: []" + ending).encode())
    with pytest.raises(BadScenario) as caught:
        load_scenario(file, reader)
    assert (caught.value.code, caught.value.line) == ("not_yaml", 2)


@pytest.mark.parametrize(("lang", "words"), [("en", "more than 3 scenarios"), ("es", "más de 3 escenarios")])
def test_a_folder_with_too_many(
    tintero: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    monkeypatch.setattr(bounds, "SCENARIO_FILES", 3)
    for n in range(4):
        (tmp_path / f"{n}.yaml").write_text(GOOD)
    ran = tintero("judge", str(tmp_path), "--lang", lang)
    assert (ran.code, ran.out) == (2, "")
    assert words in ran.err
    assert len(scenario_files(tmp_path)) == 4


def test_a_player_with_an_odd_number(reader: Reader, tmp_path: Path, tintero: Run) -> None:
    file = tmp_path / "ruling.yaml"
    for step in ("P1: {choose: P²}", "P²: end turn", "P1: {amount: ²}", "P1: {pick: ٣}"):
        file.write_text(GOOD + f"  - {step}\n")
        ran = tintero("judge", str(file))
        assert ran.code in (1, 2)
        assert "stumbled" not in ran.out
        assert "Traceback" not in ran.err
