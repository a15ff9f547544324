"""Requests that nobody would write, made from the API's own document (schemathesis).

`python -m tests.server.fuzzing --examples 500` is the long form of `test_http_fuzz.py`.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any
from unittest.mock import patch

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import CheckFunction
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tintero.server.limits import Bucket

from .serving import listening

CHECKS: list[CheckFunction] = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def attack(address: str, examples: int) -> dict[str, int]:
    """So many requests for each operation, as fast as they go; how many were sent. Raises what a check finds."""
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    sent: dict[str, int] = {}
    with patch.object(Bucket, "take", lambda self: True):
        for found in schema.get_all_operations():
            operation: Any = found.ok()
            sent[operation.label] = _attack_one(operation, examples)
    return sent


def _attack_one(operation: Any, examples: int) -> int:
    sent = 0

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @given(case=operation.as_strategy())
    def one(case: Any) -> None:
        nonlocal sent
        case.call_and_validate(checks=CHECKS, timeout=30)
        sent += 1

    one()
    return sent


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--examples", type=int, default=200)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, listening(Path(folder)) as at:
        for label, count in attack(at, asked.examples).items():
            print(f"{count:>6}  {label}")
