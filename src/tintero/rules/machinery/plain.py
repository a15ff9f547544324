"""Reading plain data: whatever is not what it must be is refused with a sentence."""

from __future__ import annotations

from typing import Final

Data = dict[str, object]

LARGEST: Final = 1 << 40  # no number of a position is nearly as large
LONGEST: Final = 1000  # letters of a text, or of a name


def value_of(data: Data, key: str) -> object:
    if key not in data:
        raise ValueError(f"{key} is missing")
    return data[key]


def whole(data: Data, key: str, largest: int = LARGEST) -> int:
    return whole_number(value_of(data, key), key, largest)


def whole_number(value: object, what: str, largest: int = LARGEST) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{what} is not a whole number")
    if value < -largest or value > largest:
        raise ValueError(f"{what} is too large a number")
    return value


def truth(data: Data, key: str) -> bool:
    value = value_of(data, key)
    if not isinstance(value, bool):
        raise TypeError(f"{key} is neither true nor false")
    return value


def text(data: Data, key: str) -> str:
    return as_text(value_of(data, key), key)


def as_text(value: object, what: str) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{what} is not text")
    if len(value) > LONGEST:
        raise ValueError(f"{what} is too long")
    if not value.isascii():
        value.encode()  # half a character is none: it raises ValueError
    return value


def numbers(data: Data, key: str) -> list[int]:
    return number_list(value_of(data, key), key)


def number_list(value: object, what: str = "a list") -> list[int]:
    if not isinstance(value, list):
        raise TypeError(f"{what} is not a list of whole numbers")
    return [whole_number(n, what) for n in value]


def texts(data: Data, key: str) -> list[str]:
    value = value_of(data, key)
    if not isinstance(value, list):
        raise TypeError(f"{key} is not a list of texts")
    return [as_text(one, key) for one in value]


def rows(data: Data, key: str) -> list[Data]:
    value = value_of(data, key)
    if not isinstance(value, list):
        raise TypeError(f"{key} is not a list of records")
    return [record(one, key) for one in value]


def record(value: object, what: str) -> Data:
    if not isinstance(value, dict):
        raise TypeError(f"{what} is not a record")
    return value
