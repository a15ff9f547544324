"""A file that is neither read nor written, whatever it holds: one sentence (`files.ftl`) says why."""

from __future__ import annotations

from .explained_error import ExplainedError


class FileRefused(ExplainedError):
    family = "files."
