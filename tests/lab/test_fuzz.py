"""The exhaustive runner: a fixed slice of its games finds nothing, and what it counts is what happened."""

from __future__ import annotations

import json
import shlex
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.how_long import TIMES
from tests.kit import PLAY, Scene
from tests.reading import shared_reader
from tintero.abilities.ability import CardDefinition, KeywordAbility
from tintero.abilities.words import CardType, Keyword, Stat
from tintero.cards import CardPool
from tintero.cli.main import main
from tintero.lab import fired_ledger as book
from tintero.lab import fuzz as fz
from tintero.lab.exhaust import PropertyFailure
from tintero.lab.fired import Watch, abilities_of, kind_of
from tintero.lab.partners import Collection, deck_for
from tintero.rules import option as op
from tintero.rules.chance import seed_words
from tintero.rules.option import Option

CHUNKS = 8 * TIMES
GAMES_IN_CHUNK = 125  # 1,000 games in all: each card is a target four times
FULL_CHUNKS = 12
FULL_IN_CHUNK = 5


def slice_targets(number: int, collection: Collection) -> list[CardDefinition]:
    """The targets of game `number` of a fixed slice: every card in turn, in an order without meaning."""
    cards = collection.cards
    step = 1009  # a prime: neighbours in the alphabet do not meet
    return [cards[i * step % len(cards)] for i in range(number * fz.TARGETS, (number + 1) * fz.TARGETS)]


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return shared_reader().pool


@pytest.fixture(scope="module")
def collection() -> Collection:
    return fz.collection_of(shared_reader())


@pytest.fixture
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path


def card(collection: Collection, name: str) -> CardDefinition:
    return next(d for d in collection.cards if d.full_name == name)


# ---- the fixed slice ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_slice_of_games_finds_nothing(chunk: int, collection: Collection) -> None:
    fired: Counter[str] = Counter()
    for number in range(chunk * GAMES_IN_CHUNK, (chunk + 1) * GAMES_IN_CHUNK):
        played = fz.quick(number, slice_targets(number, collection), collection)
        assert played.choices <= fz.CHOICE_LIMIT
        assert played.turns <= fz.TURN_LIMIT + 1
        fired += played.counts
    # a chunk has 1,500 targets: if few of their abilities fired, the games were about nothing
    assert len(fired) > 1000


@pytest.mark.parametrize("chunk", range(FULL_CHUNKS))
def test_some_games_with_every_property(chunk: int, collection: Collection) -> None:
    for number in range(chunk * FULL_IN_CHUNK, (chunk + 1) * FULL_IN_CHUNK):
        seed = 100_000 + number
        fz.full(seed, slice_targets(number * 50, collection), collection)


def test_the_slice_is_about_every_card_of_every_set(pool: CardPool, collection: Collection) -> None:
    seen = {d.full_name for number in range(CHUNKS * GAMES_IN_CHUNK) for d in slice_targets(number, collection)}
    assert seen == {d.full_name for d in collection.cards}
    for code in (str(n) for n in range(1, 15)):
        assert fz.of_set(collection, pool, code)


# ---- one game ----------------------------------------------------------------------------------------------------


def test_a_game_is_made_from_its_seed_and_targets(collection: Collection) -> None:
    targets = slice_targets(7, collection)
    once, again = (fz.play(11, targets, collection) for _ in range(2))
    assert once == again
    assert once != fz.play(12, targets, collection)


def test_decks_are_legal_or_hold_all_targets(collection: Collection) -> None:
    legal = others = 0
    for seed in range(40):
        targets = slice_targets(seed, collection)
        deck = deck_for(seed_words(seed), collection, targets)
        copies = Counter(d.full_name for d in deck)
        if len({ink for d in deck for ink in d.inks}) <= 2:
            legal += 1
            assert len(deck) >= 60
            assert max(copies.values()) <= 4
        else:
            others += 1
            assert all(copies[d.full_name] >= 4 for d in targets)
    assert legal >= 5
    assert others >= 15


def test_partners_are_what_a_text_speaks_of(collection: Collection) -> None:
    shifted = card(collection, "Ursula - Sea Witch Queen")
    near = {d for need in collection.needs(shifted) for d in need.among}
    assert near
    assert all("Ursula" in d.names for d in near)
    singer = next(
        d for d in collection.cards
        if any(isinstance(a, KeywordAbility) and a.keyword == Keyword.SINGER for a in d.abilities)
    )  # fmt: skip
    assert any(need.among is collection.songs for need in collection.needs(singer))


def test_a_card_that_wants_more_strength_gets_somebody_who_raises_it(collection: Collection) -> None:
    """Pete has 2 Strength and acts with 5; a card that is strong enough by itself needs nobody."""
    raisers = collection.raisers[Stat.STRENGTH]
    assert card(collection, "Force of a Great Typhoon") in raisers
    assert card(collection, "Dragon Fire") not in raisers
    weak = card(collection, "Pete - Born to Cheat")
    assert any(need.among is raisers for need in collection.needs(weak))
    strong = replace(weak, full_name="Pete - Strong", strength=5)
    assert not any(need.among is raisers for need in collection.needs(strong))


def test_a_failure_prints_the_command_that_repeats_it(
    collection: Collection, monkeypatch: pytest.MonkeyPatch, own_cache: Path
) -> None:
    targets = slice_targets(3, collection)
    real = fz.invariants

    def broken(game: object) -> None:
        raise AssertionError("a planted fault")

    monkeypatch.setattr(fz, "invariants", broken)
    with pytest.raises(PropertyFailure) as failure:
        fz.quick(5, targets, collection)
    what, repeat = str(failure.value).split("\nrepeat with: ")
    assert "a planted fault" in what
    arguments = shlex.split(repeat)
    assert arguments[0] == "tintero"
    assert main(arguments[1:]) == 1
    monkeypatch.setattr(fz, "invariants", real)
    assert main(arguments[1:]) == 0


def test_endless_games_are_cut_off(collection: Collection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fz, "CHOICE_LIMIT", 25)
    played = fz.play(1, slice_targets(1, collection), collection)
    assert played.cut
    assert played.choices == 25


# ---- what is counted ---------------------------------------------------------------------------------------------


def test_every_ability_has_a_key_of_its_own(collection: Collection) -> None:
    keys = [key for d in collection.cards for key in abilities_of(d, collection.compiled)]
    assert len(keys) == len(set(keys)) > 2500
    for d in collection.cards:
        for key, ability in collection.compiled.face(d).abilities.items():
            assert ability.key == key
        for key in abilities_of(d, collection.compiled):
            kind_of(d, key, collection.compiled)


def watched(scene: Scene, *options: Option) -> Counter[str]:
    game = scene.begin()
    watch = Watch(game.state.table.faces)
    watch.look(game.state)
    for o in options:
        watch.chosen(game.state, o)
        game.choose(o)
        watch.happened(game.state, game.events)
        game.events.clear()
    watch.look(game.state)
    return watch.counts


def test_a_trigger_fires_when_it_does_something_and_shift_when_it_is_used(collection: Collection) -> None:
    queen = card(collection, "Ursula - Sea Witch Queen")  # Shift, a trigger on questing, a static for all others
    scene = Scene()
    me = scene.put(0, queen, PLAY)
    scene.begin()
    counts = watched(scene)
    assert counts == Counter()  # nobody else is there whom the static could bar
    scene = Scene()
    me = scene.put(0, queen, PLAY)
    stitch = scene.put(1, card(collection, "Stitch - New Dog"), PLAY)
    scene.begin()
    counts = watched(scene, Option(op.QUEST, me.card), Option(op.CARD, stitch.card))
    assert counts["Ursula - Sea Witch Queen/1"] > 0
    assert counts["Ursula - Sea Witch Queen/2"] > 0
    assert "Ursula - Sea Witch Queen/0" not in counts


@pytest.mark.parametrize("somebody", [True, False])
def test_an_action_fires_when_it_does_something(collection: Collection, somebody: bool) -> None:
    d = card(collection, "Dragon Fire")  # banishes a chosen character
    assert d.type == CardType.ACTION
    scene = Scene()
    mine = scene.put(0, d, 1)
    scene.ink(0, 8)
    if somebody:
        scene.put(1, card(collection, "Stitch - New Dog"), PLAY)
    scene.begin()
    assert ("Dragon Fire/effect" in watched(scene, Option(op.PLAY, mine.card, 0))) is somebody


@pytest.mark.parametrize("somebody", [True, False])
def test_an_ability_that_is_used_in_vain_has_not_fired(collection: Collection, somebody: bool) -> None:
    scene = Scene()
    glass = scene.put(0, card(collection, "Dinglehopper"), PLAY)  # removes up to 1 damage from a chosen character
    if somebody:
        scene.put(0, card(collection, "Stitch - New Dog"), PLAY, damage=1)
    scene.begin()
    counts = watched(scene, Option(op.USE, glass.card, 0), *([Option(op.NUMBER, 1)] if somebody else []))
    assert ("Dinglehopper/0" in counts) is somebody


# ---- runs and their ledger ---------------------------------------------------------------------------------------


def test_a_run_goes_on_until_everything_has_fired(pool: CardPool, collection: Collection) -> None:
    names = ["Ursula - Sea Witch Queen", "Dragon Fire", "Stitch - Rock Star", "Elsa - Snow Queen", "Lantern"]
    runner = fz.Runner([card(collection, n) for n in names], collection, 4, book.new_ledger(pool))
    report = runner.run(0, until_all=True, patience=60)
    assert report.failures == []
    assert report.not_reached == []
    assert report.fired == report.all == sum(len(abilities_of(card(collection, n), collection.compiled)) for n in names)
    assert report.full_games >= 1
    runner.forget()
    assert runner.fired() == 0


def test_what_cannot_be_reached_is_listed(
    pool: CardPool, collection: Collection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Watch, "chosen", lambda *args: None)
    runner = fz.Runner([card(collection, "Ursula - Sea Witch Queen")], collection, 4, book.new_ledger(pool))
    report = runner.run(0, until_all=True, patience=20)
    assert report.not_reached == [("Ursula - Sea Witch Queen", "Ursula - Sea Witch Queen/0", "keyword")]
    assert report.to_data()["fired"] == {"abilities": 2, "all": 3}


def test_the_ledger_is_kept_and_a_damaged_one_is_not_believed(pool: CardPool, own_cache: Path) -> None:
    assert book.load_ledger(pool) is None
    ledger = book.new_ledger(pool)
    ledger.counts.update({"Dragon Fire/effect": 3})
    ledger.games = 2
    path = book.save_ledger(pool, ledger)
    assert path.is_relative_to(own_cache)
    assert book.load_ledger(pool) == ledger
    older = path.with_name("fired-0-0.json")
    older.write_text("{}")
    book.save_ledger(pool, ledger)
    assert not older.exists()
    data = json.loads(path.read_text())
    path.write_text(json.dumps({**data, "grammar": "another"}))
    assert book.load_ledger(pool) is None
    path.write_text("{")
    assert book.load_ledger(pool) is None
    path.write_text("[]")
    assert book.load_ledger(pool) is None
