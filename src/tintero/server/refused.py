"""What a server refuses, as errors with a sentence."""

from __future__ import annotations

from tintero.words import say


class Refused(Exception):
    """`code` is a word for programs; `status`: of HTTP."""

    def __init__(self, code: str, status: int = 400, rule: str = "", **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.rule = rule
        self.details = details

    def message(self, lang: str = "en") -> str:
        return say(f"server.{self.code}", lang, **self.details)

    def __str__(self) -> str:
        return self.message()
