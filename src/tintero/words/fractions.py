"""Numbers with a fraction, which each language writes with its own sign."""

from __future__ import annotations


def decimal(value: float, places: int = 1) -> object:
    """For a slot: so many digits after the decimal sign, and none between the thousands."""
    from fluent.runtime.types import fluent_number

    return fluent_number(
        round(value, places), useGrouping=False, minimumFractionDigits=places, maximumFractionDigits=places
    )
