"""One card per full name, and lookups that forgive typing but never guess."""

import copy
import pickle
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tintero.cards import Card, CardPool, CardsError, CardType, Ink, UnknownCard, UnknownCardInDeck, parse_deck, source
from tintero.cards.pool import build_pool


@pytest.fixture
def build(entry: Callable[..., Any], file_text: Callable[..., str]) -> Callable[..., CardPool]:
    def make(*entries: Any) -> CardPool:
        return build_pool(source.decode(file_text(list(entries)).encode(), "x"))

    return make


def test_the_standard_pool_has_one_card_per_full_name(pool: CardPool) -> None:
    assert len(pool) == 2681
    assert len({card.full_name.casefold() for card in pool}) == 2681
    assert not any(printing.set_code.startswith("Q") for card in pool for printing in card.printings)
    assert sum(len(card.printings) for card in pool) == 3452
    assert Counter(card.type for card in pool).keys() == set(CardType)


def test_iteration_is_stable_and_alphabetical(pool: CardPool) -> None:
    names = [card.full_name.casefold() for card in pool]
    assert names == sorted(names)
    assert [card.full_name for card in pool] == [card.full_name for card in pool]


def test_loading_takes_well_under_a_second(snapshot: Path) -> None:
    started = time.process_time()
    build_pool(source.load(snapshot))
    assert time.process_time() - started < 1.5  # about 0.2 s; room for slow machines


def test_1_1_5_the_newest_printing_speaks_for_the_card(pool: CardPool) -> None:
    # The data gave this card the classification Hunny only in its newest printing.
    card = pool["Winnie the Pooh - Hunny Wizard"]
    assert len({printing.set_code for printing in card.printings}) > 1
    assert "Hunny" in card.classifications
    assert [int(p.set_code) for p in card.printings] == sorted(int(p.set_code) for p in card.printings)


def test_1_1_5_set_numbers_are_compared_as_numbers_and_the_base_printing_wins(
    entry: Callable[..., Any], build: Callable[..., CardPool]
) -> None:
    pool = build(
        entry(id=10, setCode="10", cost=5),
        entry(id=3, setCode="10", cost=6, baseId=10, rarity="Enchanted"),
        entry("NIB - test writer", id=2, setCode="2", cost=3),
        entry(id=12, setCode="Q2", cost=9),
    )
    (card,) = pool
    assert card.cost == 5
    assert card.full_name == "Nib - Test Writer"
    assert [printing.id for printing in card.printings] == [2, 3, 10]


def test_parts_of_a_character(pool: CardPool) -> None:
    card = pool["Elsa - Snow Queen"]
    assert (card.name, card.version, card.names) == ("Elsa", "Snow Queen", ("Elsa",))
    assert (card.type, card.cost, card.inkable, card.inks) == (CardType.CHARACTER, 3, True, (Ink.AMETHYST,))
    assert (card.strength, card.willpower, card.lore, card.move_cost) == (2, 3, 1, None)
    assert card.max_copies == 4
    assert not card.is_song


def test_parts_of_the_other_types(pool: CardPool) -> None:
    song = pool["Let It Go"]
    assert song.type is CardType.ACTION
    assert song.is_song
    assert "Song" in song.classifications
    assert (song.version, song.strength, song.willpower, song.lore) == ("", None, None, None)
    location = pool["Pride Lands - Pride Rock"]
    assert location.type is CardType.LOCATION
    assert location.move_cost is not None
    assert location.willpower is not None
    assert location.strength is None
    item = pool["Fortisphere"]
    assert (item.type, item.move_cost) == (CardType.ITEM, None)


def test_texts_keep_keywords_abilities_and_effects_apart(pool: CardPool) -> None:
    kinds = {text.kind for card in pool for text in card.texts}
    assert kinds == {"keyword", "ability", "effect"}
    for card in pool:
        for text in card.texts:
            assert text.full_text
            assert (text.kind == "keyword") == bool(text.keyword)
            assert (text.kind == "keyword") == (text.effect == "")
            if text.kind == "effect":
                assert card.type is CardType.ACTION
    (shift,) = [text for text in pool["Stitch - Rock Star"].texts if text.keyword == "Shift"]
    assert shift.keyword_value == "4"
    costs = {text.costs for card in pool for text in card.texts}
    assert "⟳" in costs
    assert any(", " in cost for cost in costs)


def test_5_2_6_1_joined_names_answer_to_three_names(pool: CardPool) -> None:
    card = pool["Flotsam & Jetsam - Entangling Eels"]
    assert card.names == ("Flotsam & Jetsam", "Flotsam", "Jetsam")
    assert pool["Pocahontas & Meeko - Adventurous Friends"].names[1:] == ("Pocahontas", "Meeko")
    for card in pool:
        assert card.names[0] == card.name
        assert len(card.names) in (1, 3)


def test_5_2_6_3_chip_n_dale_has_three_names(pool: CardPool) -> None:
    assert set(pool["Chip 'n' Dale - Recovery Rangers"].names) == {"Chip 'n' Dale", "Chip", "Dale"}


def test_5_2_6_3_the_three_brothers_are_a_single_name(pool: CardPool) -> None:
    assert pool["Hamish, Hubert & Harris - Making Mischief"].names == ("Hamish, Hubert & Harris",)


def test_5_2_5_1_dual_ink_cards_are_of_both_types(pool: CardPool) -> None:
    assert pool["Christopher Robin - Hunny Sage"].inks == (Ink.AMETHYST, Ink.SAPPHIRE)
    assert Counter(len(card.inks) for card in pool).keys() == {1, 2}


def test_copies_a_number_any_number_or_four(pool: CardPool) -> None:
    assert pool["Dalmatian Puppy - Tail Wagger"].max_copies == 99
    assert pool["The Glass Slipper"].max_copies == 2
    assert pool["Microbots"].max_copies is None
    assert Counter(card.max_copies for card in pool) == {4: 2678, 99: 1, 2: 1, None: 1}


def test_any_legal_printing_makes_the_card_legal(entry: Callable[..., Any], build: Callable[..., CardPool]) -> None:
    rotated = {"Core": {"allowed": False, "allowedUntilDate": "2025-09-05"}, "Infinity": {"allowed": True}}
    card = build(entry(id=1, allowedInFormats=rotated), entry(id=2, setCode="9"))["Nib - Test Writer"]
    assert card.legal_in("Core")
    legality = card.legality("Core")
    assert legality is not None
    assert legality.allowed_until is None  # the date belongs to the first printing and has passed
    alone = build(entry(allowedInFormats=rotated))["Nib - Test Writer"].legality("Core")
    assert alone is not None
    assert (alone.allowed, alone.allowed_until, alone.banned_since) == (False, "2025-09-05", None)


def test_an_announced_rotation_is_kept(entry: Callable[..., Any], build: Callable[..., CardPool]) -> None:
    announced = {"Core": {"allowed": True, "allowedUntilDate": "2999-01-01"}}
    legality = build(entry(allowedInFormats=announced))["Nib - Test Writer"].legality("Core")
    assert legality is not None
    assert (legality.allowed, legality.allowed_until) == (True, "2999-01-01")


def test_bans_come_from_the_data(pool: CardPool) -> None:
    banned = {(card.full_name, entry.format) for card in pool for entry in card.formats if entry.banned_since}
    assert banned == {
        ("Hiram Flaversham - Toymaker", "Core"),
        ("Hiram Flaversham - Toymaker", "Infinity"),
        ("Fortisphere", "Core"),
    }


@pytest.mark.parametrize(
    ("typed", "full_name"),
    [
        ("ELSA - SNOW QUEEN", "Elsa - Snow Queen"),
        ("elsa snow queen", "Elsa - Snow Queen"),
        ("Elsa – Snow   Queen ", "Elsa - Snow Queen"),
        ("Elsa, Snow Queen", "Elsa - Snow Queen"),
        ("Tinkerbell - Giant Fairy", "Tinker Bell - Giant Fairy"),
        ("Chip ’n’ Dale — Recovery Rangers", "Chip 'n' Dale - Recovery Rangers"),
        ("Flotsam and Jetsam - Entangling Eels", "Flotsam & Jetsam - Entangling Eels"),
        ("Hector Rivera - Street Musician", "Héctor Rivera - Street Musician"),
        ("Te Ka - Heartless", "Te Kā - Heartless"),
        ("let it go", "Let It Go"),
        ("The Islands I Pulled FROM the Sea", "The Islands I Pulled from the Sea"),
        ("4*town hottest band of the year", "4*Town - Hottest Band of the Year"),
    ],
)
def test_lookup_forgives_typing(typed: str, full_name: str, pool: CardPool) -> None:
    card = pool.get(typed)
    assert card is not None
    assert card.full_name.casefold() == full_name.casefold()
    assert typed in pool
    assert pool[typed] is pool.find(typed) is card


def test_every_full_name_finds_its_own_card_also_loosely(pool: CardPool) -> None:
    for card in pool:
        assert pool.get(card.full_name) is card
        assert pool.get(card.full_name.upper().replace(" - ", "  ").replace("'", "’")) is card


def test_a_plain_name_lists_the_versions(pool: CardPool) -> None:
    assert pool.get("Elsa") is None
    with pytest.raises(CardsError) as caught:
        pool.find("elsa")
    assert caught.value.code == "ambiguous_card"
    for card in pool.named("Elsa"):
        assert card.full_name in caught.value.message("es")
    assert pool["Elsa - Snow Queen"] in pool.named("Elsa")


def test_5_2_6_a_fragment_of_a_name_is_not_a_name(pool: CardPool) -> None:
    assert pool.named("Lucky Di") == ()
    assert pool["Flotsam & Jetsam - Entangling Eels"] in pool.named("Jetsam")


def test_a_known_name_with_an_unknown_version_suggests_its_versions(pool: CardPool) -> None:
    near = pool.nearest("Elsa - Queen of Nothing")
    assert len(near) == 3
    assert all(name.startswith("Elsa - ") for name in near)


def test_an_unknown_name_suggests_the_nearest(pool: CardPool) -> None:
    with pytest.raises(CardsError) as caught:
        pool.find("Mickey Brave Tailor")
    assert caught.value.code == "unknown_card"
    assert caught.value.details["names"][0] == "Mickey Mouse - Brave Little Tailor"
    for hopeless in ("", "???", "zzzzqqqq"):
        with pytest.raises(CardsError) as caught:
            pool.find(hopeless)
        assert caught.value.code == "unknown_card_nothing_near"
    assert 5 not in pool


def test_names_that_fold_alike_are_never_guessed(entry: Callable[..., Any], build: Callable[..., CardPool]) -> None:
    pool = build(entry("Nib - A Bc", id=1), entry("Nib - Ab C", id=2))
    assert pool.get("nib abc") is None
    exact = pool.get("nib - a bc")
    assert exact is not None
    assert exact.full_name == "Nib - A Bc"


def test_cards_are_frozen_hashable_and_survive_copying(pool: CardPool) -> None:
    card = pool["Elsa - Snow Queen"]
    with pytest.raises(AttributeError):
        card.cost = 1
    again: Card = pickle.loads(pickle.dumps(card))
    assert again == card
    assert copy.deepcopy(card) == card
    assert {card: 1}[again] == 1


def test_version_and_digest_identify_the_data(pool: CardPool, snapshot: Path) -> None:
    data = source.load(snapshot)
    assert pool.version == data.version
    assert pool.digest == data.digest
    assert len(pool.digest) == 64


# ---- what the data has and the pool has not ------------------------------------------------------------------------


def test_a_card_of_an_unknown_type_is_refused_and_the_file_is_not(
    entry: Callable[..., Any], build: Callable[..., CardPool]
) -> None:
    vehicle = entry("Coach - Pumpkin on Wheels", id=2, type="Vehicle", setCode="15")
    for part in ("cost", "inkwell", "color", "strength", "willpower", "lore"):
        del vehicle[part]  # a new type need not have the parts that all cards have today
    pool = build(entry(), vehicle, {**vehicle, "id": 3, "setCode": "16"}, {**vehicle, "setCode": "Q4", "fullName": "Q"})
    assert [card.full_name for card in pool] == ["Nib - Test Writer"]
    assert [(c.full_name, c.type, c.sets) for c in pool.unknown_types] == [
        ("Coach - Pumpkin on Wheels", "Vehicle", ("15", "16"))
    ]
    assert pool.get("Coach - Pumpkin on Wheels") is None
    with pytest.raises(UnknownCard) as refused:
        pool.find("coach - pumpkin on wheels")
    assert refused.value.code == "card_of_unknown_type"
    assert "“Vehicle”" in refused.value.message("en")
    assert "«Vehicle»" in refused.value.message("es")


def test_a_deck_with_a_card_of_an_unknown_type_is_refused_by_name(
    entry: Callable[..., Any], build: Callable[..., CardPool]
) -> None:
    pool = build(entry(), entry("Coach - Pumpkin on Wheels", id=2, type="Vehicle"))
    with pytest.raises(UnknownCardInDeck) as refused:
        parse_deck("4 Nib - Test Writer\n4 Coach - Pumpkin on Wheels\n", pool)
    (problem,) = refused.value.problems
    assert (problem.line, problem.text, problem.code) == (2, "Coach - Pumpkin on Wheels", "line_unknown_type")
    assert "Coach - Pumpkin on Wheels" in refused.value.message("en")


def test_a_mistake_in_another_card_is_still_told(
    entry: Callable[..., Any], build: Callable[..., CardPool]
) -> None:
    with pytest.raises(CardsError) as refused:
        build(entry(cost="two"), entry("Coach - Pumpkin on Wheels", id=2, type="Vehicle"))
    assert refused.value.code == "data_wrong_value"


def test_quest_cards_are_counted_apart(
    pool: CardPool, entry: Callable[..., Any], build: Callable[..., CardPool]
) -> None:
    assert pool.quest_cards == 104
    assert pool.unknown_types == ()
    small = build(entry(), entry(id=2, setCode="Q1"), entry("Quill - Quest", id=3, setCode="Q2"))
    assert (len(small), small.quest_cards) == (1, 1)
