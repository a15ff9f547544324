"""Cards that nobody printed, for a pool of their own."""

from __future__ import annotations

from dataclasses import replace

from tintero.cards import Card
from tintero.cards.card import CardText, Printing

from ..reading import shared_reader


def world(*texts: tuple[str, str]) -> list[Card]:
    """Cards with one text each, first printed in the set that is named."""
    plain = replace(shared_reader().pool["Ursula - Sea Witch Queen"], texts=())
    return [
        replace(
            plain, full_name=f"Card {n}", texts=(CardText("ability", effect=text, full_text=text),),
            printings=(Printing("99", 1, "Common", 1), Printing(code, 1, "Common", 2)),
        )
        for n, (code, text) in enumerate(texts)
    ]  # fmt: skip
