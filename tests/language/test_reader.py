"""A reader belongs to one pool: what it reads depends on nothing else, and on no other thread."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from tintero.abilities.ability import CardDefinition
from tintero.cards import Card, CardPool, CardType
from tintero.cards.card import CardText
from tintero.language import NotUnderstood, Reader, Unread
from tintero.language.effect_words import ability_text

from ..reading import shared_reader
from ..threads import in_threads

THREADS = 4
EVERY = 5  # the cards that are read again by four threads: every fifth of the pool


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return shared_reader().pool


def read_all(reader: Reader, cards: Sequence[Card]) -> dict[str, Any]:
    """What is understood of each card, and its text in Spanish."""
    return {c.full_name: (reader.understand(c), _spanish(reader, c)) for c in cards}


def _spanish(reader: Reader, card: Card) -> list[str]:
    return [ability_text(reader, card.full_name, f"{card.full_name}/{n}", "es") for n in range(len(card.texts))]


# ---- threads -------------------------------------------------------------------------------------------------------


def test_four_threads_with_one_reader_read_what_one_thread_reads(pool: CardPool) -> None:
    """Each thread begins with its own slice and then reads all the others, so that they meet at every card."""
    cards = list(pool)[::EVERY]
    alone = read_all(Reader(pool), cards)
    reader = Reader(pool)
    slices = [cards[n::THREADS] for n in range(THREADS)]
    orders = [[card for part in slices[n:] + slices[:n] for card in part] for n in range(THREADS)]
    together = in_threads([partial(read_all, reader, order) for order in orders])
    for found in together:
        assert found == alone
        # whoever came first, all have the same object: what is known of a card is known of it once
        assert all(found[name][0] is together[0][name][0] for name in alone)


def test_four_threads_with_readers_of_their_own_read_the_same(pool: CardPool) -> None:
    cards = list(pool)[1::EVERY]
    alone = read_all(Reader(pool), cards)
    slices = [cards[n::THREADS] for n in range(THREADS)]
    together = in_threads([partial(read_all, Reader(pool), part) for part in slices])
    assert {name: found for part in together for name, found in part.items()} == alone


def test_the_same_words_at_the_same_moment_are_one_reading(pool: CardPool) -> None:
    reader = Reader(pool)
    for text in {t.effect: t for c in list(pool)[::60] for t in c.texts if t.kind == "ability"}.values():
        found = in_threads([partial(reader.read_text, text.kind, text.costs, text.effect)] * THREADS)
        assert all(reading is found[0] for reading in found)


# ---- the kind of the card ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "fine"),
    [
        ("Whenever this character quests, gain lore equal to this character's ◊.", True),
        ("Whenever this character quests, gain lore equal to this location's ◊.", False),
        ("Whenever one of your characters quests, ready this item.", False),
        ("Your locations gain “At the start of your turn, gain lore equal to this location's ◊.”", True),
    ],
)
def test_a_character_calls_itself_a_character(pool: CardPool, text: str, fine: bool) -> None:
    some = next(card for card in pool if card.type == CardType.CHARACTER)
    card = replace(some, texts=(CardText("ability", effect=text, full_text=text),))
    assert isinstance(Reader(pool).understand(card), CardDefinition) is fine


# ---- two pools -----------------------------------------------------------------------------------------------------

PLAY_A = "Whenever you play a character named {}, draw a card."


def renamed(card: Card, name: str) -> Card:
    """A plain character by another name."""
    return replace(card, full_name=f"{name} - Test", name=name, names=(name,), texts=())


def test_two_readers_do_not_see_each_others_names(pool: CardPool) -> None:
    plain = next(c for c in pool if c.type == CardType.CHARACTER)
    nib = Reader(CardPool([renamed(plain, "Nib")]))
    quill = Reader(CardPool([renamed(plain, "Quill")]))
    for _ in range(2):  # the second time from what is remembered
        assert not isinstance(nib.read_text("ability", "", PLAY_A.format("Nib")), Unread)
        unknown = nib.read_text("ability", "", PLAY_A.format("Quill"))
        assert isinstance(unknown, Unread)
        assert unknown.words.startswith("quill")
        assert not isinstance(quill.read_text("ability", "", PLAY_A.format("Quill")), Unread)
        assert isinstance(quill.read_text("ability", "", PLAY_A.format("Nib")), Unread)


def test_two_pools_in_two_threads(pool: CardPool) -> None:
    plain = next(c for c in pool if c.type == CardType.CHARACTER)

    def reads(mine: str, other: str) -> list[bool]:
        found = []
        for _ in range(20):
            reader = Reader(CardPool([renamed(plain, mine)]))
            own = reader.read_text("ability", "", PLAY_A.format(mine))
            foreign = reader.read_text("ability", "", PLAY_A.format(other))
            found.append(not isinstance(own, Unread) and isinstance(foreign, Unread))
        return found

    names = ["Nib", "Quill", "Blotter", "Inkwell"]
    pairs = list(zip(names, names[1:] + names[:1], strict=True))
    assert in_threads([partial(reads, *pair) for pair in pairs]) == [[True] * 20] * 4


def test_words_of_a_card_come_from_the_pool_of_the_reader(pool: CardPool) -> None:
    card = pool["Ursula - Sea Witch Queen"]
    text = PLAY_A.format("Ursula")
    other = replace(card, texts=(replace(card.texts[-1], effect=text),))
    reader = Reader(CardPool([other]))
    key = f"{card.full_name}/0"
    assert ability_text(reader, card.full_name, key, "en") == text
    spanish = ability_text(reader, card.full_name, key, "es")
    assert "Ursula" in spanish
    assert "robas 1 carta" in spanish
    assert ability_text(reader, "Stitch - Rock Star", "Stitch - Rock Star/0", "en") == ""


def test_a_classification_is_known_only_where_a_card_has_it(pool: CardPool) -> None:
    plain = next(c for c in pool if c.type == CardType.CHARACTER)
    text = ("ability", "", "Your Blotter characters get +1 ¤.")
    with_it = Reader(CardPool([replace(plain, classifications=("Blotter",), texts=())]))
    without = Reader(CardPool([replace(plain, classifications=("Storyborn",), texts=())]))
    assert not isinstance(with_it.read_text(*text), Unread)
    assert isinstance(without.read_text(*text), Unread)


# ---- what is remembered --------------------------------------------------------------------------------------------


def test_a_card_is_read_once_and_a_refused_one_is_refused_again(pool: CardPool) -> None:
    reader = Reader(pool)
    card = pool["Ursula - Sea Witch Queen"]
    assert reader.definition_of(card) is reader.definition_of(card) is reader.understand(card)
    odd = replace(card, texts=(replace(card.texts[-1], effect="Draw a card gladly."),))
    for _ in range(2):
        with pytest.raises(NotUnderstood):
            reader.definition_of(odd)
    assert reader.definition_of(card).full_name == card.full_name, "a card with other words is another card"


def test_a_copy_of_a_reader_reads_the_same_and_remembers_for_itself(pool: CardPool) -> None:
    card = pool["Ursula - Sea Witch Queen"]
    reader = Reader(CardPool([card]))
    known = reader.definition_of(card)
    for again in (pickle.loads(pickle.dumps(reader)), copy.deepcopy(reader)):
        assert again is not reader
        assert [c.full_name for c in again.pool] == [card.full_name]
        assert again.definition_of(card) == known
        assert again.definition_of(card) is not known


def test_understood_are_the_cards_that_are_not_refused(pool: CardPool) -> None:
    card = pool["Ursula - Sea Witch Queen"]
    odd = replace(renamed(card, "Nib"), texts=(replace(card.texts[-1], effect="Draw a card gladly."),))
    assert [d.full_name for d in Reader(CardPool([card, odd])).understood()] == [card.full_name]
