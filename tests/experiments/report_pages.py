"""The reports of results that were made up, written once, and figures as a person would write them."""

from __future__ import annotations

from functools import cache
from typing import Any

from tintero.lab.reports import write_report

from . import made_up
from .reading_pages import PageRead

KINDS = tuple(made_up.EVERY_KIND)
LANGUAGES = ("en", "es")
COMMAND = "tintero lab compare 'a & <b>x' --games 1500 --seed 7"


@cache
def result(kind: str) -> Any:
    return made_up.EVERY_KIND[kind]()


@cache
def page(kind: str, lang: str) -> str:
    return write_report(result(kind), lang, COMMAND)


@cache
def read(kind: str, lang: str = "en") -> PageRead:
    return PageRead(page(kind, lang))


def points(value: float, lang: str) -> str:
    """As a person would write it."""
    sign = "" if round(100 * value, 1) == 0 else "+" if value > 0 else "−"
    return sign + comma(f"{abs(round(100 * value, 1)):.1f}", lang)


def comma(number: str, lang: str) -> str:
    return number.replace(".", ",") if lang == "es" else number


def percent(value: float, lang: str) -> str:
    return comma(f"{round(100 * value, 1):.1f}\u00a0%", lang)
