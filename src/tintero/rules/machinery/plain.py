"""Plain data, as JSON has it, and reading it back: whatever does not fit is an error (2.3)."""

from __future__ import annotations

Data = dict[str, object]


def whole(data: Data, key: str) -> int:
    value = data[key]
    if not isinstance(value, int):
        raise TypeError(f"{key} is not a whole number")
    return int(value)


def truth(data: Data, key: str) -> bool:
    return bool(whole(data, key))


def text(data: Data, key: str) -> str:
    value = data[key]
    if not isinstance(value, str):
        raise TypeError(f"{key} is not text")
    return value


def numbers(data: Data, key: str) -> list[int]:
    return number_list(data[key])


def number_list(value: object) -> list[int]:
    if not isinstance(value, list) or not all(isinstance(n, int) for n in value):
        raise TypeError("not a list of whole numbers")
    return [int(n) for n in value]


def rows(data: Data, key: str) -> list[Data]:
    value = data[key]
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        raise TypeError(f"{key} is not a list of records")
    return value
