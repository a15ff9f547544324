"""What counts as understood, what is missing, and whether the grammar is honest (design: the language of the cards)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from time import perf_counter

import pytest

from tintero.abilities.ability import KeywordAbility, Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.effect import Draw, Sequence
from tintero.abilities.target import YOU, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Keyword
from tintero.cards import Card, CardPool
from tintero.cards.card import CardText, UnknownType
from tintero.lab import honesty
from tintero.lab.coverage import Coverage, measure
from tintero.lab.fired_ledger import Ledger
from tintero.language import Reader, Unread
from tintero.language.distinct_texts import counted
from tintero.language.grammar import Grammar, grammar_of
from tintero.language.lexicon import Lexicon
from tintero.language.reader import TextReading
from tintero.language.reader import grammar as the_grammar
from tintero.language.tree import tree

from ..reading import shared_reader

REFUSED = Path(__file__).with_name("not_understood.txt")
MOST_IDLE_LINES = 37  # as many as there are; whoever takes one out lowers it


@pytest.fixture(scope="module")
def reader() -> Reader:
    return shared_reader()


@pytest.fixture(scope="module")
def pool(reader: Reader) -> CardPool:
    return reader.pool


@lru_cache(maxsize=1)
def measured() -> Coverage:
    return measure(shared_reader().pool, shared_reader())


# ---- the figures -------------------------------------------------------------------------------------------------


def test_nearly_every_card_is_understood_and_none_by_override() -> None:
    data = measured().to_data()
    assert data["cards"]["all"] == 2681
    assert data["cards"]["understood"] >= 0.95 * 2681
    assert data["texts"]["read"] >= 0.95 * data["texts"]["all"]
    assert data["overrides"] == 0
    assert data["fired"]["abilities"] is None
    assert list(data["sets"]) == [str(n) for n in range(1, 15)]
    assert all(s["understood"] <= s["all"] for s in data["sets"].values())


def test_no_card_is_lost_without_being_declared() -> None:
    """`not_understood.txt`: a card and the reason on each line. A card that is refused and not listed is a loss."""
    listed = [line for line in REFUSED.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    lines = [line.partition("  # ") for line in listed]
    declared = {name.strip(): reason for name, _, reason in lines}
    assert all(reason.strip() for reason in declared.values())
    assert set(measured().refused) - set(declared) == set()


def test_a_pool_is_read_from_nothing_in_time() -> None:
    reader = Reader(shared_reader().pool)
    began = perf_counter()
    measure(reader.pool, reader)
    assert perf_counter() - began < 60


def test_keyword_lines_and_reminders_are_not_texts(pool: CardPool, reader: Reader) -> None:
    vanilla = next(c for c in pool if c.texts and all(t.kind == "keyword" for t in c.texts))
    assert counted(vanilla) == []
    assert len(measure([vanilla], reader).texts) == 0
    assert measure([vanilla], reader).cards.understood == 1


def test_the_same_words_on_two_cards_are_one_text(pool: CardPool, reader: Reader) -> None:
    texts = Counter(t.effect for c in pool for t in counted(c) if not t.costs and t.kind == "ability")
    common = texts.most_common(1)[0][0]
    holders = [c for c in pool if len(counted(c)) == 1 and counted(c)[0].effect == common][:2]
    found = measure(holders, reader)
    assert len(found.texts) == 1
    assert next(iter(found.texts.values())).cards == [c.full_name for c in holders]


def altered(card: Card, effect: str) -> Card:
    """The card with other words in place of its last text."""
    return replace(card, texts=(*card.texts[:-1], replace(card.texts[-1], effect=effect)))


def test_an_unread_text_is_counted_and_listed(pool: CardPool, reader: Reader) -> None:
    card = pool["Ursula - Sea Witch Queen"]
    found = measure([altered(card, "Draw a card gladly.")], reader)
    assert found.cards.understood == 0
    assert found.to_data()["texts"] == {"read": 1, "all": 2}
    assert [(p.words, p.texts, p.example) for p in found.missing()] == [("draw a card", 1, card.full_name)] or (
        found.missing()[0].words.startswith("gladly")
    )
    assert found.refused[card.full_name].startswith("unread")


def test_an_unread_text_shows_where_reading_stopped(pool: CardPool, reader: Reader) -> None:
    card = altered(pool["Ursula - Sea Witch Queen"], "Whenever this character quests, draw 2 cards gladly.")
    (piece,) = measure([card], reader).missing()
    assert piece.to_data()["unread"] == [
        {"card": card.full_name, "text": "whenever this character quests, draw 2 cards ▸ gladly."}
    ]


def with_keyword(card: Card, keyword: str, value: str = "") -> Card:
    """The card with one keyword line."""
    return replace(card, texts=(CardText("keyword", keyword=keyword, keyword_value=value, full_text=keyword),))


def test_a_new_keyword_is_listed_as_missing(pool: CardPool, reader: Reader) -> None:
    card = pool["Ursula - Sea Witch Queen"]
    found = measure([with_keyword(card, "Glimmering", "3"), with_keyword(card, "Shift", "Sing a song twice")], reader)
    assert found.cards.understood == 0
    assert found.to_data()["texts"] == {"read": 0, "all": 0}  # a keyword line is still no text
    assert [(p.words, p.texts, p.to_data()["unread"][0]["text"]) for p in found.missing()] == [
        ("Glimmering 3", 1, "▸ glimmering 3"), ("Sing a song", 1, "shift ▸ sing a song twice"),
    ]  # fmt: skip


def test_an_exception_in_a_meaning_refuses_the_text_and_nothing_else(
    pool: CardPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = """
ability = all is well . => todo va bien. :: Static()
ability = divide by {number} . => divide entre {number}. :: 1 // number
ability = spell {number} . => deletrea {number}. :: number.nothing
ability = bind {number} . => ata {number}. :: (number,)
ability = write . => escribe {nothing}. :: Static()
"""
    monkeypatch.setattr("tintero.language.reader.grammar", lambda: grammar_of({"small": lines}, {"Static": Static}))
    card = replace(pool["Ursula - Sea Witch Queen"], texts=())
    texts = ["All is well.", "Divide by 0.", "Spell 1.", "Bind 1.", "Write."]
    cards = [
        replace(card, full_name=f"Card {n}", texts=(CardText("ability", effect=text, full_text=text),))
        for n, text in enumerate(texts)
    ]
    found = measure(cards, Reader(CardPool(cards)))
    assert (found.cards.understood, found.cards.all) == (1, 5)
    assert [t.result.why for t in found.doubtful() if isinstance(t.result, Unread)] == ["without meaning"] * 3
    assert found.refused["Card 4"] == "no Spanish"


def test_cards_of_an_unknown_type_are_refused_and_counted(reader: Reader) -> None:
    odd = UnknownType("Coach - Pumpkin on Wheels", "Vehicle", ("3", "15"))
    pool = CardPool([*reader.pool][:5], unknown_types=[odd], quest_cards=2)
    found = measure(pool, reader)
    before = found.to_data()
    found.count_apart(pool)
    after = found.to_data()
    assert after["cards"] == {"understood": before["cards"]["understood"], "all": 6}
    assert after["sets"]["15"] == {"understood": 0, "all": 1}
    assert found.refused[odd.full_name] == "unknown type: Vehicle"
    assert after["unknown_types"] == [{"card": odd.full_name, "type": "Vehicle"}]
    assert after["quest_cards"] == 2
    other = measure(pool, reader, set_code="1")
    other.count_apart(pool, "1")
    assert other.unknown_types == []


def test_doubtful_texts_are_apart(pool: CardPool, monkeypatch: pytest.MonkeyPatch) -> None:
    card = pool["Ursula - Sea Witch Queen"]
    twice = Unread("a text", "a text", "ambiguous")
    monkeypatch.setattr(Reader, "read_text", lambda *args: twice)
    found = measure([card], Reader(pool))
    assert found.missing() == []
    assert len(found.doubtful()) == 2


def test_a_card_without_spanish_or_without_an_instruction_is_not_understood(
    pool: CardPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = pool["Ursula - Sea Witch Queen"]

    reader = Reader(pool)
    with monkeypatch.context() as patch:
        patch.setattr(TextReading, "spanish", " ")
        assert measure([card], reader).refused[card.full_name] == "no Spanish"

    def missing(library: object, definition: object) -> object:
        raise NotImplementedError("no code for the effect SomeNode")

    with monkeypatch.context() as patch:
        patch.setattr("tintero.lab.coverage.Library.face", missing)
        assert measure([card], reader).refused[card.full_name] == "no code for the effect SomeNode"
    assert measure([card], reader).cards.understood == 1


def test_fired_abilities_come_from_the_ledger(pool: CardPool, reader: Reader) -> None:
    card = pool["Ursula - Sea Witch Queen"]
    ledger = Ledger("", "", Counter({f"{card.full_name}/1": 4, "Another Card/0": 1}))
    assert measure([card], reader, ledger).to_data()["fired"] == {"abilities": 1, "all": 3}


def test_figures_of_one_set(reader: Reader) -> None:
    data = measure(reader.pool, reader, set_code="3").to_data()
    assert list(data["sets"]) == ["3"]
    assert data["cards"] == data["sets"]["3"] == measured().to_data()["sets"]["3"]


# ---- honesty -----------------------------------------------------------------------------------------------------

TEXT = """
ability = {noun} {doing} . => {noun} {doing}. :: (noun, doing)
noun = cats => gatos :: 'cat'
noun = dogs => perros :: 'dog'
~noun = hounds => perros :: 'dog'
noun = mutts => perros :: 'dog'
doing = sleep => duermen :: 'sleep'
doing = eat {name} => comen {name} :: ('eat', len(name) > 0)
noun = birds => aves :: 'bird'
"""


def small(text: str = TEXT) -> Grammar:
    return grammar_of({"small": text}, {})


def reads(grammar: Grammar, *texts: str) -> list[honesty.Read]:
    lexicon = Lexicon(["Fish", "Rice"], [])
    out = []
    for text in texts:
        found = honesty.derive(grammar, lexicon, "ability", text)
        assert len(found) == 1
        out.append(honesty.Read(text, found[0].meaning(), (found,)))
    return out


def test_a_declared_variant_is_no_clash() -> None:
    assert honesty.clashes(reads(small(), "Dogs sleep.", "Hounds sleep.", "Cats sleep.")) == []


def test_two_lines_with_one_meaning_clash() -> None:
    (clash,) = honesty.clashes(reads(small(), "Dogs sleep.", "Mutts sleep."))
    assert (clash.left_line, clash.right_line) == ("small:4: noun = dogs", "small:6: noun = mutts")
    assert (clash.left, clash.right) == ("Dogs sleep.", "Mutts sleep.")


def test_a_name_that_does_not_matter_clashes() -> None:
    """The meaning uses the slot but drops its value: a swallowed word."""
    (clash,) = honesty.clashes(reads(small(), "Dogs eat Fish.", "Dogs eat Rice."))
    assert "Fish" in clash.left_line
    assert "Rice" in clash.right_line


def test_a_variant_hides_nothing_beside_it() -> None:
    (clash,) = honesty.clashes(reads(small(), "Dogs eat Fish.", "Hounds eat Rice."))
    assert "Fish" in clash.left_line


def test_parts_of_texts_clash_too() -> None:
    texts = reads(small(), "Dogs sleep.", "Mutts eat Fish.", "Hounds sleep.")
    assert honesty.clashes(texts) == []
    (clash,) = honesty.clashes_inside(texts)
    assert (clash.left, clash.right) == ("dogs", "mutts")


def test_idle_lines_are_found() -> None:
    grammar = small()
    idle = honesty.unused(grammar, reads(grammar, "Dogs sleep.", "Hounds eat Fish.", "Mutts sleep.", "Cats sleep."))
    assert [p.source for p in idle] == ["birds"]


def test_the_grammar_has_few_idle_lines(reader: Reader) -> None:
    """Clashes and idle lines of the real grammar are listed by `python -m tintero.lab.honesty [--parts]`."""
    texts = list(honesty.read_all(the_grammar(), reader.lexicon, reader.pool))
    assert len(texts) >= 0.95 * len(measured().texts)
    assert len(honesty.unused(the_grammar(), texts)) <= MOST_IDLE_LINES


# ---- trees -------------------------------------------------------------------------------------------------------


def test_a_tree_has_names_and_fields_without_defaults() -> None:
    ability = Triggered(
        (Trigger(EventKind.QUESTED, subject=This()),),
        Sequence((Draw(YOU, Number(1)), Draw(YOU, Number(2)))),
        name="AHA",
    )
    assert tree(ability) == [
        "Triggered name=AHA",
        "  triggers: Trigger event=quested",
        "    subject: This",
        "  effect: Sequence",
        "    parts: Draw",
        "      players: Players who=you",
        "      amount: Number value=1",
        "    parts: Draw",
        "      players: Players who=you",
        "      amount: Number value=2",
    ]
    assert tree((KeywordAbility(Keyword.WARD), Static()), 1) == ["  KeywordAbility keyword=ward", "  Static"]


def test_every_understood_card_has_a_tree(pool: CardPool, reader: Reader) -> None:
    for card in pool:
        result = reader.understand(card)
        if not isinstance(result, tuple):
            lines = tree((*result.abilities, *([result.effect] if result.effect is not None else [])))
            assert len(lines) >= len(result.abilities)
            assert "<" not in "".join(lines)

