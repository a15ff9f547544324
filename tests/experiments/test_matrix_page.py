"""The table of the page about the sample decks: the figures of the matrix, between two marks, about today's lists."""

from __future__ import annotations

from pathlib import Path

import pytest

from tintero.cards import sample_decks
from tintero.edges.marked_pages import END, rewritten
from tintero.lab.decks import find_deck
from tintero.lab.experiments import matrix_page
from tintero.lab.experiments.crew import Crew
from tintero.lab.experiments.matrix import Matrix, matrix
from tintero.lab.experiments.matrix_page import BEGIN, ITSELF, PAGE, lists_digest, main, table

from ..reading import shared_house
from .decks import DUELISTS, SINGERS, WORKSHOP, sample, terms

ROOT = Path(__file__).parents[2]
NAMES = (SINGERS, DUELISTS, WORKSHOP)
GAMES = 12
SEED = 3


@pytest.fixture(scope="module")
def found() -> Matrix:
    return matrix([sample(name) for name in NAMES], terms(SEED), Crew(), GAMES)


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def test_the_table_has_the_figures_of_the_matrix_in_its_order(found: Matrix) -> None:
    head, under, *rows = map(cells, table(found))
    assert head == ["", "deck", "field", "95 %", "1", "2", "3"]
    assert len(under) == len(head)
    assert [row[0] for row in rows] == ["1", "2", "3"]
    for deck, row in zip(found.order, rows, strict=True):
        average = found.average(deck)
        low, high = average.interval
        assert row[1] == f"`{found.decks[deck]}`"
        assert row[2:4] == [f"{100 * average.rate:.1f}", f"{100 * low:.1f} to {100 * high:.1f}"]
        rates = [ITSELF if n == deck else f"{100 * found.cell(deck, n).rate:.0f}" for n in found.order]
        assert row[4:] == rates
    fields = [float(row[2]) for row in rows]
    assert fields == sorted(fields, reverse=True)


def test_only_what_stands_between_the_marks_is_replaced() -> None:
    page = f"# Title\n\n{BEGIN}\n\n| an | older |\n\n{END}\n\nBelow.\n"
    once = rewritten(page, BEGIN, ["| new |", "| --- |"])
    assert once == f"# Title\n\n{BEGIN}\n\n| new |\n| --- |\n\n{END}\n\nBelow.\n"
    assert rewritten(once, BEGIN, ["| new |", "| --- |"]) == once
    for wrong in ("# Title\n", f"{BEGIN}\n", f"{END}\n{BEGIN}\n"):
        with pytest.raises(ValueError, match="no lines"):
            rewritten(wrong, BEGIN, ["| new |"])


def test_the_command_writes_what_it_prints(
    found: Matrix, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(matrix_page, "usual_place", lambda: tmp_path / "kept.sqlite")
    page = tmp_path / "page.md"
    page.write_text(f"Above.\n\n{BEGIN}\n{END}\n", encoding="utf-8")
    asked = [*NAMES, "--games", str(GAMES), "--seed", str(SEED), "--page", str(page)]
    assert main(asked) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("\n".join(table(found)) + "\n")
    assert f"greedy against greedy, {GAMES} games for each two decks, seed {SEED}." in printed
    assert all(digest in printed for digest in terms().to_data()["made_with"].values())
    assert page.read_text("utf-8") == f"Above.\n\n{BEGIN}\n{END}\n", "without --write the page stays as it is"
    assert main([*asked, "--write"]) == 0
    assert page.read_text("utf-8") == f"Above.\n\n{BEGIN}\n\n{printed}\n{END}\n"


def test_the_page_is_about_all_sample_decks_as_they_are() -> None:
    """Whoever changes a list writes the table anew: `python -m tintero.lab.experiments.matrix_page --write`."""
    text = (ROOT / PAGE).read_text("utf-8").partition(BEGIN)[2].partition(END)[0]
    names = list(sample_decks())
    rows = [cells(line) for line in text.splitlines() if line.startswith("| ")][2:]
    assert sorted(row[1].strip("`") for row in rows) == sorted(names)
    assert f"lists `{lists_digest([find_deck(name, shared_house().pool) for name in names])}`" in text
