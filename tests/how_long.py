"""How much is played: `make long-games` plays several times as many games as `make test`."""

from __future__ import annotations

import os

TIMES = int(os.environ.get("TINTERO_LONG", "1"))
