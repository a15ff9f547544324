"""CR 1.10.1: every fault of a deck is reported, with its rule, in two languages."""

from dataclasses import replace

import pytest

from tintero.cards import FORMATS, Card, CardPool, CardsError, CardType, Deck, Ink, check, find_format
from tintero.cards.formats import INK_EXCEPTIONS, Problem

ROBIN = "Christopher Robin - Hunny Sage"


def plain_cards(pool: CardPool, *inks: Ink, number: int, format_name: str = "Core") -> list[Card]:
    """Legal cards of exactly one of these inks, none of them Hunny, in pool order."""
    found = [
        card
        for card in pool
        if len(card.inks) == 1
        and card.inks[0] in inks
        and card.legal_in(format_name)
        and "Hunny" not in card.classifications
    ]
    by_ink = {ink: [card for card in found if card.inks[0] is ink] for ink in inks}
    return [card for group in zip(*by_ink.values(), strict=False) for card in group][:number]


def four_of(cards: list[Card]) -> tuple[tuple[Card, int], ...]:
    return tuple((card, 4) for card in cards)


def hunny(pool: CardPool, *inks: Ink, type: CardType = CardType.CHARACTER) -> Card:
    return next(
        card
        for card in pool
        if "Hunny" in card.classifications
        and card.type is type
        and card.legal_in("Core")
        and card.full_name != ROBIN
        and set(card.inks) & set(inks)
    )


def codes(problems: list[Problem]) -> list[tuple[str, str, str]]:
    return [(problem.code, problem.card, problem.rule) for problem in problems]


@pytest.fixture
def legal(pool: CardPool) -> Deck:
    return Deck("legal", four_of(plain_cards(pool, Ink.AMBER, Ink.RUBY, number=15)))


def test_a_legal_deck_has_no_problems(pool: CardPool, legal: Deck) -> None:
    assert legal.size == 60
    for name in ("Core", "Infinity", "Sealed", "Draft"):
        assert check(legal, name, pool) == []


def test_1_10_1_1_there_is_no_maximum(pool: CardPool) -> None:
    deck = Deck("", four_of(plain_cards(pool, Ink.AMBER, Ink.RUBY, number=40)))
    assert deck.size == 160
    assert check(deck, "Core", pool) == []


@pytest.mark.parametrize(
    ("name", "minimum", "rule"),
    [
        ("Core", 60, "1.10.1.1"),
        ("Infinity", 60, "1.10.1.1"),
        ("Sealed", 40, "1.10.1.2"),
        ("Draft", 35, "1.10.1.2"),
    ],
)
def test_minimum_size(name: str, minimum: int, rule: str, pool: CardPool) -> None:
    cards = plain_cards(pool, Ink.AMBER, Ink.RUBY, number=minimum)
    deck = Deck("", tuple((card, 1) for card in cards))
    assert check(deck, name, pool) == []
    short = Deck("", deck.entries[1:])
    assert codes(check(short, name, pool)) == [("too_few_cards", "", rule)]
    assert str(minimum) in check(short, name, pool)[0].message("es")


def test_10_2_pack_rush_is_exactly_24_cards(pool: CardPool) -> None:
    cards = plain_cards(pool, *Ink, number=25)
    for size, wanted in ((24, []), (23, [("wrong_size", "", "10.2")]), (25, [("wrong_size", "", "10.2")])):
        deck = Deck("", tuple((card, 1) for card in cards[:size]))
        assert codes(check(deck, "PackRush", pool)) == wanted


def test_1_10_1_1_at_most_two_inks(pool: CardPool) -> None:
    deck = Deck("", four_of(plain_cards(pool, Ink.AMBER, Ink.RUBY, Ink.STEEL, number=15)))
    (problem,) = check(deck, "Core", pool)
    assert (problem.code, problem.rule) == ("too_many_inks", "1.10.1.1")
    for ink in ("Amber 20", "Ruby 20", "Steel 20"):
        assert ink in problem.message("en")


def test_5_2_5_1_a_dual_ink_card_brings_both_types(pool: CardPool, legal: Deck) -> None:
    def dual(*inks: Ink) -> Card:
        return next(card for card in pool if card.inks == inks and card.legal_in("Core"))

    inside = Deck("", (*legal.entries, (dual(Ink.AMBER, Ink.RUBY), 1)))
    outside = Deck("", (*legal.entries, (dual(Ink.AMBER, Ink.STEEL), 1)))
    assert check(inside, "Core", pool) == []
    assert [problem.code for problem in check(outside, "Core", pool)] == ["too_many_inks"]


def test_1_10_1_2_limited_has_no_limit_of_inks_or_copies_or_legality(pool: CardPool) -> None:
    cards = plain_cards(pool, *Ink, number=6)
    deck = Deck("", (*((card, 9) for card in cards), (pool["Fortisphere"], 5)))
    assert check(deck, "Sealed", pool) == []
    assert check(deck, "Draft", pool) == []


def test_1_10_1_1_four_copies_per_full_name(pool: CardPool, legal: Deck) -> None:
    card = legal.entries[0][0]
    deck = Deck("", (*legal.entries, (card, 1)))  # on a second line
    (problem,) = check(deck, "Core", pool)
    assert (problem.code, problem.card, problem.rule) == ("too_many_copies", card.full_name, "1.10.1.1")
    assert dict(problem.details) == {"count": 5, "limit": 4}


@pytest.mark.parametrize(
    ("name", "most"), [("Dalmatian Puppy - Tail Wagger", 99), ("The Glass Slipper", 2), ("Microbots", None)]
)
def test_1_10_1_3_limits_on_copies_that_cards_set_for_themselves(
    name: str, most: int | None, pool: CardPool
) -> None:
    card = pool[name]
    filler = four_of(plain_cards(pool, card.inks[0], number=15, format_name="Infinity"))
    assert check(Deck("", (*filler, (card, most or 500))), "Infinity", pool) == []
    if most is not None:
        problems = check(Deck("", (*filler, (card, most + 1))), "Infinity", pool)
        assert codes(problems) == [("too_many_copies", name, "1.10.1.3")]


def test_banned_cards(pool: CardPool) -> None:
    card = pool["Hiram Flaversham - Toymaker"]
    filler = four_of(plain_cards(pool, card.inks[0], number=15))
    for name in ("Core", "Infinity"):
        (problem,) = check(Deck("", (*filler, (card, 1))), name, pool)
        assert (problem.code, problem.card, problem.rule) == ("banned", card.full_name, "1.10.1.1")
    sphere = pool["Fortisphere"]
    filler = four_of(plain_cards(pool, sphere.inks[0], number=15))
    assert check(Deck("", (*filler, (sphere, 1))), "Infinity", pool) == []
    assert [p.code for p in check(Deck("", (*filler, (sphere, 1))), "Core", pool)] == ["banned"]


def test_core_rotation(pool: CardPool) -> None:
    old = next(card for card in pool if {p.set_code for p in card.printings} == {"1"} and len(card.inks) == 1)
    filler = four_of(plain_cards(pool, old.inks[0], number=15))
    deck = Deck("", (*filler, (old, 1)))
    (problem,) = check(deck, "Core", pool)
    assert (problem.code, problem.card, problem.rule) == ("rotated_out", old.full_name, "1.10.1")
    assert check(deck, "Infinity", pool) == []
    for card in pool:  # Core is sets 9 to 14 of this data, in any printing
        assert card.legal_in("Core") == any(int(p.set_code) >= 9 for p in card.printings), card


def test_1_10_1_3_hunny_characters_of_any_ink_beside_a_legal_christopher_robin(pool: CardPool) -> None:
    guest = hunny(pool, Ink.RUBY, Ink.STEEL, Ink.AMBER, Ink.EMERALD)
    entries = ((guest, 4), (pool[ROBIN], 1), *four_of(plain_cards(pool, *pool[ROBIN].inks, number=15)))
    assert check(Deck("", entries), "Core", pool) == []
    without = Deck("", tuple(e for e in entries if e[0].full_name != ROBIN))
    assert [p.code for p in check(without, "Core", pool)] == ["too_many_inks"]


def test_1_10_1_3_the_exception_covers_characters_only(pool: CardPool) -> None:
    base = ((pool[ROBIN], 1), *four_of(plain_cards(pool, *pool[ROBIN].inks, number=15)))
    for kind, allowed in ((CardType.CHARACTER, True), (CardType.ITEM, False), (CardType.LOCATION, False)):
        guest = replace(hunny(pool, Ink.RUBY, Ink.STEEL), full_name="Honey Pot - Test", type=kind)
        enlarged = CardPool((*pool, guest))
        found = [p.code for p in check(Deck("", (*base, (guest, 1))), "Core", enlarged)]
        assert found == ([] if allowed else ["too_many_inks"])


def test_1_10_1_3_the_exception_card_must_be_legal_without_its_own_help(pool: CardPool) -> None:
    guest = hunny(pool, Ink.RUBY, Ink.STEEL)
    ruby_steel = four_of(plain_cards(pool, Ink.RUBY, Ink.STEEL, number=15))
    problems = check(Deck("", (*ruby_steel, (pool[ROBIN], 1), (guest, 1))), "Core", pool)
    assert codes(problems) == [
        ("too_many_inks", "", "1.10.1.1"),
        ("exception_not_in_force", ROBIN, "1.10.1.3"),
    ]


def test_1_10_1_3_too_many_copies_of_the_exception_card_switch_it_off(pool: CardPool) -> None:
    guest = hunny(pool, Ink.RUBY, Ink.STEEL)
    filler = four_of(plain_cards(pool, *pool[ROBIN].inks, number=15))
    problems = check(Deck("", (*filler, (pool[ROBIN], 5), (guest, 1))), "Core", pool)
    assert [p.code for p in problems] == ["too_many_inks", "exception_not_in_force", "too_many_copies"]


def test_the_named_exceptions_exist_in_the_data(pool: CardPool) -> None:
    for name, exception in INK_EXCEPTIONS.items():
        assert pool[name].full_name == name
        assert any(exception.covers(card) for card in pool)


def test_everything_that_is_wrong_is_reported_at_once(pool: CardPool) -> None:
    cards = plain_cards(pool, Ink.AMBER, Ink.RUBY, Ink.STEEL, number=3)
    slipper, toymaker = pool["The Glass Slipper"], pool["Hiram Flaversham - Toymaker"]
    deck = Deck("", ((cards[0], 5), (cards[1], 1), (cards[2], 1), (slipper, 3), (toymaker, 1)))
    problems = check(deck, "Infinity", pool)
    assert [problem.code for problem in problems] == [
        "too_few_cards",
        "too_many_inks",
        "too_many_copies",
        "too_many_copies",
        "banned",
    ]
    for problem in problems:
        assert problem.message("en") != problem.message("es")
        assert problem.rule in str(problem)


def test_a_card_of_other_data_is_reported(pool: CardPool, legal: Deck) -> None:
    smaller = CardPool(card for card in pool if card != legal.entries[0][0])
    assert codes(check(legal, "Core", smaller)) == [("not_in_pool", legal.entries[0][0].full_name, "1.10.1")]


def test_formats_by_name() -> None:
    assert list(FORMATS) == ["Core", "Infinity", "Sealed", "Draft", "PackRush"]
    assert find_format("core constructed") is FORMATS["Core"]
    assert find_format("pack rush") is FORMATS["PackRush"]
    for unknown in ("Modern", "", "constructed"):
        with pytest.raises(CardsError) as caught:
            find_format(unknown)
        assert caught.value.code == "unknown_format"
        assert "Core, Infinity, Sealed, Draft y PackRush" in caught.value.message("es")
