"""The figures of a report in the words of one language."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from tintero.words import decimal, say
from tintero.words.catalogue import one_line

Interval = tuple[float, float]

HUNDRED: Final = 100  # rates are told as percentages, differences as percentage points
ALMOST: Final = 0.1  # points: an interval so even is told as ±
LEAST_Q: Final = 0.001
EVEN: Final = 0.5


# What no file and no drawing may contain: halves of characters (of names of files that are no text), and no characters.
_NOWHERE: Final = re.compile("[\ud800-\udfff\ufffe\uffff]")


def storable(text: str) -> str:
    """Of characters that every file takes."""
    return _NOWHERE.sub("?", text)


def drawable(text: str) -> str:
    """A name that somebody else wrote, also on one line."""
    return storable(one_line(text))


class Tone(StrEnum):
    """On which side of the middle an interval lies."""

    UP = "up"
    DOWN = "down"
    OPEN = "open"


def tone_of(interval: Interval, middle: float = 0.0) -> Tone:
    low, high = interval
    return Tone.UP if low > middle else Tone.DOWN if high < middle else Tone.OPEN


class ReportWords:
    """Sentences of `reports.ftl`, and numbers as this language writes them; nothing is escaped."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, key: str, **slots: object) -> str:
        return storable(say(f"reports.{key}", self.lang, **slots))

    def number(self, value: float, places: int = 1) -> str:
        return self.say("number", value=decimal(value, places))

    def signed(self, value: float, places: int = 1) -> str:
        """With its sign, unless it is told as 0."""
        told = round(value, places)
        size = self.number(abs(told), places)
        return size if not told else self.say("plus" if told > 0 else "minus", value=size)

    def points(self, difference: float) -> str:
        """A difference of rates: `+1.8`."""
        return self.signed(HUNDRED * difference)

    def span(self, interval: Interval) -> str:
        """`−1.2 to +2.0`."""
        low, high = interval
        return self.say("span", low=self.points(low), high=self.points(high))

    def by(self, difference: float, interval: Interval) -> str:
        """How much, whichever side it is: `1.8 ± 1.3`; with both ends where the interval is not even."""
        low, high = sorted(abs(HUNDRED * bound) for bound in interval)
        size = abs(HUNDRED * difference)
        value = self.number(size)
        if interval[0] * interval[1] > 0 and abs(size - (low + high) / 2) <= ALMOST:
            return self.say("around", value=value, half=self.number((high - low) / 2))
        if interval[0] * interval[1] <= 0:
            return self.say("shown", value=self.points(difference), span=self.span(interval))
        return self.say("within", value=value, low=self.number(low), high=self.number(high))

    def percent(self, rate: float | None, places: int = 1) -> str:
        """`54.1 %`; a dash where there is no rate."""
        if rate is None:
            return self.say("none")
        return self.say("percent", value=decimal(HUNDRED * rate, places))

    def bound(self, rate: float) -> str:
        """Without the sign of per cent, which stands once behind both bounds."""
        return self.number(HUNDRED * rate)

    def percent_span(self, interval: Interval) -> str:
        low, high = interval
        return self.say("percent_span", low=self.bound(low), high=self.bound(high))

    def q(self, value: float) -> str:
        if value < LEAST_Q:
            return self.say("tiny", value=self.number(LEAST_Q, 3))
        return self.number(value, 3)
