"""The exhaustive runner: a fixed slice of its games finds nothing, and what it counts is what happened."""

from __future__ import annotations

import json
import shlex
from collections import Counter
from pathlib import Path

import pytest

from tests.kit import PLAY, Scene
from tests.reading import shared_reader
from tintero.abilities.ability import CardDefinition, KeywordAbility, Replacement
from tintero.abilities.words import CardType, Keyword
from tintero.cards import CardPool
from tintero.cli.main import main
from tintero.lab import fired_ledger as book
from tintero.lab import fuzz as fz
from tintero.lab.exhaust import PropertyFailure
from tintero.lab.fired import Watch, abilities_of, kind_of
from tintero.lab.partners import Library, deck_for
from tintero.rules import option as op
from tintero.rules.game import face_for
from tintero.rules.machinery.chance import seed_words
from tintero.rules.option import Option

CHUNKS = 24
GAMES_IN_CHUNK = 125  # 3,000 games in all: each card is a target more than ten times
FULL_CHUNKS = 12
FULL_IN_CHUNK = 5


def slice_targets(number: int, library: Library) -> list[CardDefinition]:
    """The targets of game `number` of a fixed slice: every card in turn, in an order without meaning."""
    cards = library.cards
    step = 1009  # a prime: neighbours in the alphabet do not meet
    return [cards[i * step % len(cards)] for i in range(number * fz.TARGETS, (number + 1) * fz.TARGETS)]


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return shared_reader().pool


@pytest.fixture(scope="module")
def library() -> Library:
    return fz.library_of(shared_reader())


@pytest.fixture
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path


def card(library: Library, name: str) -> CardDefinition:
    return next(d for d in library.cards if d.full_name == name)


# ---- the fixed slice ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_slice_of_games_finds_nothing(chunk: int, library: Library) -> None:
    fired: Counter[str] = Counter()
    for number in range(chunk * GAMES_IN_CHUNK, (chunk + 1) * GAMES_IN_CHUNK):
        played = fz.quick(number, slice_targets(number, library), library)
        assert played.choices <= fz.CHOICE_LIMIT
        assert played.turns <= fz.TURN_LIMIT + 1
        fired += played.counts
    # a chunk has 1,500 targets: if few of their abilities fired, the games were about nothing
    assert len(fired) > 1000


@pytest.mark.parametrize("chunk", range(FULL_CHUNKS))
def test_some_games_with_every_property(chunk: int, library: Library) -> None:
    for number in range(chunk * FULL_IN_CHUNK, (chunk + 1) * FULL_IN_CHUNK):
        seed = 100_000 + number
        fz.full(seed, slice_targets(number * 50, library), library)


def test_the_slice_is_about_every_card_of_every_set(pool: CardPool, library: Library) -> None:
    seen = {
        d.full_name for number in range(CHUNKS * GAMES_IN_CHUNK) for d in slice_targets(number, library)
    }
    assert seen == {d.full_name for d in library.cards}
    for code in (str(n) for n in range(1, 15)):
        assert fz.of_set(library, pool, code)


# ---- one game ----------------------------------------------------------------------------------------------------


def test_a_game_is_made_from_its_seed_and_targets(library: Library) -> None:
    targets = slice_targets(7, library)
    once, again = (fz.play(11, targets, library) for _ in range(2))
    assert once == again
    assert once != fz.play(12, targets, library)


def test_decks_are_legal_or_hold_all_targets(library: Library) -> None:
    legal = others = 0
    for seed in range(40):
        targets = slice_targets(seed, library)
        deck = deck_for(seed_words(seed), library, targets)
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


def test_partners_are_what_a_text_speaks_of(library: Library) -> None:
    shifted = card(library, "Ursula - Sea Witch Queen")
    near = {d for need in library.needs(shifted) for d in need.among}
    assert near
    assert all("Ursula" in d.names for d in near)
    singer = next(
        d for d in library.cards
        if any(isinstance(a, KeywordAbility) and a.keyword == Keyword.SINGER for a in d.abilities)
    )  # fmt: skip
    assert any(need.among is library.songs for need in library.needs(singer))


def test_a_failure_prints_the_command_that_repeats_it(
    library: Library, monkeypatch: pytest.MonkeyPatch, own_cache: Path
) -> None:
    targets = slice_targets(3, library)
    real = fz.invariants

    def broken(game: object) -> None:
        raise AssertionError("a planted fault")

    monkeypatch.setattr(fz, "invariants", broken)
    with pytest.raises(PropertyFailure) as failure:
        fz.quick(5, targets, library)
    what, repeat = str(failure.value).split("\nrepeat with: ")
    assert "a planted fault" in what
    arguments = shlex.split(repeat)
    assert arguments[0] == "tintero"
    assert main(arguments[1:]) == 1
    monkeypatch.setattr(fz, "invariants", real)
    assert main(arguments[1:]) == 0


def test_endless_games_are_cut_off(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fz, "CHOICE_LIMIT", 25)
    played = fz.play(1, slice_targets(1, library), library)
    assert played.cut
    assert played.choices == 25


# ---- what is counted ---------------------------------------------------------------------------------------------


def test_every_ability_has_a_key_and_a_number_of_its_own(library: Library) -> None:
    keys = [key for d in library.cards for key in abilities_of(d)]
    assert len(keys) == len(set(keys)) > 2500
    numbers: dict[int, str] = {}
    for d in library.cards:
        for w in face_for(d).workings.values():
            assert numbers.setdefault(w.number, w.key) == w.key
        for key in abilities_of(d):
            kind_of(d, key)
        # the log tells the card of a replacement effect, not which of its abilities it is
        assert sum(isinstance(a, Replacement) for a in d.abilities) <= 1


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


def test_a_trigger_fires_when_it_resolves_and_shift_when_it_is_used(library: Library) -> None:
    queen = card(library, "Ursula - Sea Witch Queen")  # Shift, a trigger on questing, a static for all others
    scene = Scene()
    me = scene.put(0, queen, PLAY)
    scene.begin()
    counts = watched(scene)
    assert counts == Counter()  # nobody else is there whom the static could bar
    scene = Scene()
    me = scene.put(0, queen, PLAY)
    scene.put(1, card(library, "Stitch - New Dog"), PLAY)
    scene.begin()
    counts = watched(scene, Option(op.QUEST, me.card))
    assert counts["Ursula - Sea Witch Queen/1"] == 1
    assert counts["Ursula - Sea Witch Queen/2"] == 2
    assert "Ursula - Sea Witch Queen/0" not in counts


def test_an_action_fires_when_it_is_played(library: Library) -> None:
    d = card(library, "Dragon Fire")
    assert d.type == CardType.ACTION
    scene = Scene()
    mine = scene.put(0, d, 1)
    scene.ink(0, 8)
    scene.put(1, card(library, "Stitch - New Dog"), PLAY)
    scene.begin()
    assert watched(scene, Option(op.PLAY, mine.card, 0))["Dragon Fire/effect"] == 1


# ---- runs and their ledger ---------------------------------------------------------------------------------------


def test_a_run_goes_on_until_everything_has_fired(pool: CardPool, library: Library) -> None:
    names = ["Ursula - Sea Witch Queen", "Dragon Fire", "Stitch - Rock Star", "Elsa - Snow Queen", "Lantern"]
    runner = fz.Runner([card(library, n) for n in names], library, 4, book.new_ledger(pool))
    report = runner.run(0, until_all=True, patience=60)
    assert report.failures == []
    assert report.not_reached == []
    assert report.fired == report.all == sum(len(abilities_of(card(library, n))) for n in names)
    assert report.full_games >= 1
    runner.forget()
    assert runner.fired() == 0


def test_what_cannot_be_reached_is_listed(pool: CardPool, library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watch, "chosen", lambda *args: None)
    runner = fz.Runner([card(library, "Ursula - Sea Witch Queen")], library, 4, book.new_ledger(pool))
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
