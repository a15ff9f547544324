"""Whatever is sent to the API is answered as its document says, and never with an error of the server."""

from __future__ import annotations

from pathlib import Path

from .fuzzing import attack, listening

EXAMPLES = 5  # for each operation: the whole takes some twenty seconds


def test_every_operation_answers_as_its_document_says(tmp_path: Path) -> None:
    with listening(tmp_path) as address:
        sent = attack(address, EXAMPLES)
    assert len(sent) >= 25
    assert all(sent.values())
    assert sum(sent.values()) > 100
