"""The version of Tintero, for whoever writes it into a file."""

from __future__ import annotations

from typing import Final

VERSION: Final = "0.1.0"
