"""The commands of the environment say in one sentence what is wrong with what they were given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tintero.env import features, leaks, spiel_runs, throughput
from tintero.env.baselines import option_net, ppo
from tintero.env.baselines.evaluate.__main__ import main as compare

Command = Callable[[Sequence[str]], int]


@pytest.mark.parametrize(
    ("command", "given", "words"),
    [
        (compare, ["--player", "nothing.pt"], "nothing.pt is no network"),
        (compare, ["--player", "empty.zip"], "empty.zip is no network"),
        (compare, ["--player", "nobody"], "There is no player “nobody”"),
        (compare, ["--player", "greedy", "--pairs", "0"], "--pairs are counted from 1"),
        (ppo.main, ["--opponents", "nobody"], "There is no player “nobody”"),
        (ppo.main, ["--steps", "0"], "--steps are counted from 1"),
        (option_net.main, ["--opponents", "random,nobody"], "There is no player “nobody”"),
        (features.main, ["--save", "no/such/folder.npy"], "cannot be written"),
        (leaks.main, ["--jobs", "0"], "--jobs are counted from 1"),
        (spiel_runs.main, ["ismcts", "--games", "0"], "are counted from 1"),
        (throughput.main, ["--seconds", "0"], "--seconds is more than 0"),
    ],
)
def test_a_sentence_and_no_traceback(
    command: Command, given: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty.zip").touch()
    with pytest.raises(SystemExit) as ended:
        command(given)
    assert ended.value.code == 2
    assert words in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["empty.zip"]  # nothing is left behind
