"""The errors of this room; their code is the whole key of a sentence."""

from __future__ import annotations

from tintero.edges.explained_error import ExplainedError


class UserError(ExplainedError):
    """Something the person typed, or a file of theirs, that cannot be used."""
