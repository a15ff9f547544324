"""Songs with their singers and Shift with its bases, as the rules themselves answer."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.kit import action, character, keyword
from tests.reading import real
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.ability import CardDefinition
from tintero.abilities.amount import Number
from tintero.abilities.words import Keyword
from tintero.lab.experiments.deck_odds import Start, chance_of_both
from tintero.lab.experiments.deck_pairs import Pairs, ShiftBases, SongSingers, fewest
from tintero.lab.experiments.deck_parts import counted


def bases(card: str, *others: str) -> list[str]:
    """On which of the others it can be played."""
    return [base.card for base in shift_of(card, *others).bases]


def shift_of(card: str, *others: str) -> ShiftBases:
    deck = counted(real(name) for name in (card, *others))
    return next(found for found in Pairs(deck).shifts() if found.card == card)


# ---- Shift -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "fits", "does_not"),
    [
        ("Stitch - Rock Star", "Stitch - New Dog", "Simba - Returned King"),
        ("Stitch - Rock Star", "Morph - Space Goo", "Dragon Fire"),  # it counts as any name
        ("Lilo & Stitch - Fun-Loving Friends", "Stitch - New Dog", "Moana - Of Motunui"),  # one of two names
        ("Dash Parr & Violet Parr - Super Siblings", "Dash Parr - Lava Runner", "Moana - Of Motunui"),  # Combo
        ("Syndrome - Out for Revenge", "Incrediboy - Buddy Pine", "Moana - Of Motunui"),  # also counts as Syndrome
        ("Baymax - Giant Robot", "Moana - Of Motunui", "Potato"),  # Universal
        ("Posey - Vampire Potato", "Potato", "Hot Potato"),  # onto an item of that name
        ("Posey - Vampire Potato", "Morph - Little Imitator", "Morph - Space Goo"),  # a base for every variant
        ("Sun Yee - Red Panda Spirit", "Meilin Lee - Popular Red Panda", "Moana - Of Motunui"),  # a classification
        ("Olaf - Carrot Enthusiast", "Olaf - Friendly Snowman", "Moana - Of Motunui"),  # no item to pay with
        ("Baymax - Amped Up", "Baymax - Giant Robot", "Moana - Of Motunui"),  # paid with ink drops
    ],
)  # fmt: skip
def test_what_a_card_can_be_laid_over(card: str, fits: str, does_not: str) -> None:
    assert bases(card, fits, does_not) == [fits]


def test_two_bases_at_once() -> None:
    duo = "Mickey Mouse & Minnie Mouse - Adventuring Duo"
    mickey, minnie = "Mickey Mouse - Detective", "Minnie Mouse - Compassionate Friend"
    assert bases(duo, mickey, minnie, "Moana - Of Motunui") == [mickey, minnie]
    assert bases(duo, mickey, mickey, "Moana - Of Motunui") == []
    found = shift_of(duo, mickey, minnie)
    assert (found.two, found.seen) == (True, ())
    assert found.to_data()["needs_two"] is True


def test_its_own_copies_are_no_bases_and_copies_are_counted() -> None:
    found = shift_of("Stitch - Rock Star", "Stitch - Rock Star", "Stitch - New Dog", "Stitch - New Dog", "Dragon Fire")
    assert (found.copies, found.count) == (2, 2)
    assert [(base.card, base.copies) for base in found.bases] == [("Stitch - New Dog", 2)]


def test_a_card_without_shift_is_not_listed() -> None:
    assert Pairs(counted(map(real, ("Stitch - New Dog", "Dragon Fire", "Potato")))).shifts() == []


# ---- songs -----------------------------------------------------------------------------------------------------------


def test_who_can_sing() -> None:
    """By cost, or as Singer says (5.4.4.2, 8.11)."""
    big, small = character("Big", cost=5), character("Small", cost=4)
    singer = character("Voice", 1, 1, 1, 1, keyword(Keyword.SINGER, 5))
    song = action(ef.Draw(ta.YOU, Number(1)), 5, "Anthem", song=True)
    deck = counted([big] * 2 + [small] * 4 + [singer] * 3 + [song] * 4 + [action(ef.Nothing(), 9, "No song")])
    (found,) = Pairs(deck).songs()
    assert [(one.card, one.copies) for one in found.singers] == [("Big", 2), ("Voice", 3)]
    assert (found.card, found.copies, found.cost, found.count, found.together) == ("Anthem", 4, 5, 5, 0)
    by_turn = {seen.start: seen.by_turn for seen in found.seen}
    for start in Start:
        assert by_turn[start] == tuple(float(chance_of_both(14, 4, 5, turn, start)) for turn in range(1, 9))


def test_a_song_for_several() -> None:
    """8.12: the costs of all who sing count together, and Singer as it counts alone."""
    song = real("Second Star to the Right")
    voice = real("Ariel - Spectacular Singer")  # 3, but sings as 5
    small = real("Stitch - New Dog")  # 1
    assert song_of(song, [voice] * 2).fewest == 2
    assert song_of(song, [voice] + [small] * 5).fewest == 6
    assert song_of(song, [voice] + [small] * 4).fewest == 0
    found = song_of(song, [voice] * 2)
    assert (found.together, found.count) == (10, 0)
    assert found.to_data()["sing_together"] == 10
    assert [p for seen in found.seen for p in seen.by_turn] == [0.0] * 16


def song_of(song: CardDefinition, others: list[CardDefinition]) -> SongSingers:
    (found,) = Pairs(counted([song, *others])).songs()
    return found


def test_how_few_are_enough() -> None:
    assert [fewest([3, 1, 5], total) for total in (1, 5, 6, 8, 9, 10)] == [1, 1, 2, 2, 3, 0]
    assert fewest([], 1) == 0


def test_the_chance_of_a_song_with_a_singer() -> None:
    """One of each in a deck of eight: both are among the seven of the hand unless one is the last card."""
    assert chance_of_both(8, 1, 1, 1, Start.PLAY) == 1 - Fraction(2, 8)
