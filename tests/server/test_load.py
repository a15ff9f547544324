"""Many tables at once: the short form of `make web-load`. It looks at what must hold on any machine, not at speed."""

from __future__ import annotations

from . import load

FRAME = 3_000  # bytes that a move may take, for nearly all moves
FEWEST = 30  # moves, of 120 that are tried
PATIENCE = 10_000  # milliseconds: only a server that stands still takes longer


def test_every_move_of_many_tables_is_answered(database: str) -> None:
    result = load.run(database, load.Plan(tables=30, rate=30, seconds=4))
    assert result.faults == 0
    assert result.moves > FEWEST
    assert result.at(0.5) < PATIENCE
    sizes = sorted(result.sizes)
    assert sizes[int(len(sizes) * 0.9)] <= FRAME
