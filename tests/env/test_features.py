"""The table of features: what is printed on a card, and what its text was understood to do."""

from __future__ import annotations

from tintero.abilities.in_numbers import COLUMNS, EVENTS, PARTS, row_of
from tintero.env.card_tokens import missing, names, tokens
from tintero.env.features import card_features

from ..reading import real


def features(name: str) -> dict[str, int]:
    return {column: int(n) for column, n in zip(COLUMNS, row_of(real(name)), strict=True)}


def test_printed_values() -> None:
    row = features("Simba - Protective Cub")
    assert (row["cost"], row["strength"], row["willpower"], row["lore"], row["inkable"]) == (2, 2, 3, 1, 1)
    assert (row["ink_amber"], row["ink_steel"], row["type_character"], row["type_item"]) == (1, 0, 1, 0)
    assert row["keyword_bodyguard"] == 1


def test_the_number_of_a_keyword_is_its_value() -> None:
    assert features("Sebastian - Court Composer")["keyword_singer"] == 4


def test_what_a_text_does_is_read_from_its_abilities() -> None:
    fire = features("Dragon Fire")
    assert (fire["type_action"], fire["song"], fire["has_Banish"], fire["has_Chosen"]) == (1, 0, 1, 1)
    assert not any(fire[f"when_{event.name.lower()}"] for event in EVENTS)
    elsa = features("Elsa - Spirit of Winter")
    assert (elsa["has_Triggered"], elsa["when_played"], elsa["has_Exert"]) == (1, 1, 1)


def test_every_column_tells_two_cards_apart() -> None:
    rows = card_features()[1:]
    assert [COLUMNS[n] for n in range(len(COLUMNS)) if (rows[:, n] == rows[0, n]).all()] == []
    assert len(set(PARTS)) == len(PARTS)


def test_every_card_of_the_card_data_has_a_token() -> None:
    assert missing(names()) == []
    assert len(tokens()) == 2_681
