"""The command line, for the tests that need it."""

from tests.cli.conftest import tintero

__all__ = ["tintero"]
