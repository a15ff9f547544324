"""Files that a person names: nothing that is not ours is written over, and nothing eats the memory."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import DECKS, Ran, one_sentence
from tests.cli.talking import Make, Talk
from tintero.edges import bounds
from tintero.rules import option as op
from tintero.table import saves
from tintero.table.mistakes import SaveRefused

Run = Callable[..., Ran]

LIST = b"4 Stitch - New Dog\n"
RULING = "id: a-turn\ngiven: {}\nsteps:\n  - asked: {kind: turn}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one of everything that must not be written over."""
    made = tmp_path / "mine"
    made.mkdir()
    (made / "deck.txt").write_bytes(LIST)
    (made / "link").symlink_to("deck.txt")
    (made / "dangling").symlink_to("nowhere")
    (made / "empty").write_bytes(b"")
    (made / "other.json").write_bytes(b'{"format":1}')
    (made / "ruling.yaml").write_text(RULING)
    os.mkfifo(made / "pipe")
    return made


# No device is among them: were they written over after all, it would be those of whoever runs the tests.
TAKEN = [
    ("deck.txt", "exists already", "ya existe"),
    ("empty", "exists already", "ya existe"),
    ("other.json", "exists already", "ya existe"),
    ("ruling.yaml", "exists already", "ya existe"),
    ("link", "symbolic link", "enlace simbólico"),
    ("dangling", "symbolic link", "enlace simbólico"),
    ("pipe", "a pipe", "una tubería"),
    (".", "is a folder", "es una carpeta"),
]
FILES = ["dangling", "deck.txt", "empty", "link", "other.json", "pipe", "ruling.yaml"]


def untouched(folder: Path) -> bool:
    return (
        sorted(f.name for f in folder.iterdir()) == FILES
        and (folder / "deck.txt").read_bytes() == LIST
        and (folder / "link").is_symlink()
        and (folder / "dangling").is_symlink()
        and (folder / "empty").read_bytes() == b""
        and (folder / "other.json").read_bytes() == b'{"format":1}'
        and (folder / "ruling.yaml").read_text() == RULING
    )


@pytest.mark.parametrize(("name", "english", "spanish"), TAKEN)
@pytest.mark.parametrize("command", [("watch", *DECKS, "--seed", "1"), ("play", "--seed", "1")])
def test_save_writes_over_nothing_else_and_says_so_before_the_game(
    tintero: Run, folder: Path, command: tuple[str, ...], name: str, english: str, spanish: str
) -> None:
    path = str(folder / name)
    assert english in one_sentence(tintero(*command, "--save", path))
    assert spanish in one_sentence(tintero(*command, "--save", path, "--lang", "es"))
    assert untouched(folder)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_table_refuses_too_and_goes_on(talk: Talk, new_session: Make, folder: Path, lang: str) -> None:
    session = new_session("human", "greedy")
    lines = [f"save {folder / name}" for name, _, _ in TAKEN] + [f"export {folder / name}" for name, _, _ in TAKEN]
    out = talk(session, "0", *lines, f"save {folder / 'new.json'}", lang=lang)
    said = " ".join(out.split())
    for _, english, spanish in TAKEN:
        assert said.count(spanish if lang == "es" else english) >= 2
    assert saves.read(folder / "new.json").choices == [answer.key() for answer in session.game.choices]
    (folder / "new.json").unlink()
    assert untouched(folder)


def test_an_earlier_saved_game_is_written_over_even_an_older_one(tintero: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for seed in ("1", "2"):
        assert tintero("watch", *DECKS, "--seed", seed, "--save", str(path)).code == 0
        assert saves.read(path).seed == seed
    path.write_bytes(path.read_bytes().replace(b'{"format":4', b'{"format":1')[:-40])  # older, and cut short
    assert tintero("watch", *DECKS, "--seed", "3", "--save", str(path)).code == 0
    assert saves.read(path).seed == "3"
    assert [f.name for f in tmp_path.iterdir() if f.name.startswith(".tintero")] == []


def test_the_game_is_kept_though_nobody_looks_on(new_session: Make, tmp_path: Path, here: object) -> None:
    """`tintero watch --save game.json | head`: the reader leaves, the file is written all the same."""
    from tintero.cli.here import Here
    from tintero.cli.watch import restore, watch

    assert isinstance(here, Here)

    class Left(Here):
        lines = 0

        def line(self, text: str = "") -> None:
            self.lines += 1
            if self.lines > 5:
                raise BrokenPipeError

    gone = Left("en")
    gone.__dict__.update(pool=here.pool, reader=here.reader, house=here.house)
    with pytest.raises(BrokenPipeError):
        watch(gone, new_session("greedy", "random"), save=str(tmp_path / "game.json"))
    assert restore(here, str(tmp_path / "game.json")).game.over


# ---- pages and scenarios -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "english", "spanish"), [t for t in TAKEN if t[0] not in (".", "ruling.yaml")])
def test_a_page_is_written_over_nothing_but_a_page(
    tintero: Run, folder: Path, tmp_path: Path, name: str, english: str, spanish: str
) -> None:
    ruling = tmp_path / "turn.yaml"
    ruling.write_text(RULING)
    for lang, words in (("en", english), ("es", spanish)):
        assert words in one_sentence(tintero("judge", str(ruling), "--html", str(folder / name), "--lang", lang))
    assert untouched(folder)


def test_a_page_is_written_over_an_earlier_page(tintero: Run, tmp_path: Path) -> None:
    ruling, page = tmp_path / "turn.yaml", tmp_path / "page.html"
    ruling.write_text(RULING)
    for lang in ("en", "es"):
        assert tintero("judge", str(ruling), "--html", str(page), "--lang", lang).code == 0
        assert f"<html lang='{lang}'>" in page.read_text(encoding="utf-8")
    assert sorted(f.name for f in tmp_path.iterdir() if f.is_file()) == ["page.html", "turn.yaml"]
    page.write_text("<!DOCTYPE html>\n<title>My own page</title>")
    assert "exists already" in one_sentence(tintero("judge", str(ruling), "--html", str(page)))
    assert "My own page" in page.read_text()


@pytest.mark.parametrize(("name", "english", "spanish"), TAKEN)
def test_a_new_scenario_is_written_over_nothing(
    tintero: Run, folder: Path, name: str, english: str, spanish: str
) -> None:
    for lang, words in (("en", english), ("es", spanish)):
        assert words in one_sentence(tintero("judge", "new", str(folder / name), "--lang", lang))
    assert untouched(folder)


# ---- bounds of saved games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
@pytest.mark.parametrize(
    ("name", "english", "spanish"),
    [("/dev/zero", "a device", "un dispositivo"), ("pipe", "a pipe", "una tubería"), (".", "a folder", "una carpeta")],
)
def test_what_never_ends_is_not_read(
    tintero: Run, folder: Path, command: tuple[str, ...], name: str, english: str, spanish: str
) -> None:
    assert english in one_sentence(tintero(*command, str(folder / name)))
    assert spanish in one_sentence(tintero(*command, str(folder / name), "--lang", "es"))


def test_a_file_beyond_its_bound_is_refused(tintero: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with file.open("wb") as large:
        large.truncate(bounds.SAVE_BYTES + 1)
    assert "more than 5 MB" in one_sentence(tintero("replay", str(file)))
    assert "pasa de 5 MB" in one_sentence(tintero("replay", str(file), "--lang", "es"))


@pytest.fixture
def saved(new_session: Make, tmp_path: Path) -> Path:
    return saves.write(tmp_path / "game.json", new_session("greedy", "random").saved())


def forge(path: Path, **changes: object) -> None:
    """A file with a right checksum that we would never write."""
    game = msgspec.structs.replace(saves.read(path), **changes)
    path.write_bytes(saves.encoded(game))


def deck(*counts: int) -> saves.SavedDeck:
    return saves.SavedDeck("d", [("Stitch - New Dog", n) for n in counts])


def given(players: int, lore: int, hand: int) -> saves.SavedSettings:
    return saves.SavedSettings(players, lore, hand, 0, False, [], False, 0, 0, {})


FORGED = [
    ({"decks": [deck(10**9), deck(60)]}, "more than 2000 cards", "más de 2000 cartas"),
    ({"decks": [deck(10**30), deck(60)]}, "more than 2000 cards", "más de 2000 cartas"),
    ({"decks": [deck(60), deck(*[999] * 3)]}, "more than 2000 cards", "más de 2000 cartas"),
    ({"decks": [deck(10**9, -(10**9)), deck(60)]}, "more than 2000 cards", "más de 2000 cartas"),
    ({"choices": [(1, 1, 1, 1)] * 100_001}, "more than 100000 choices", "más de 100000 elecciones"),
    ({"settings": given(2, 20, 10**9)}, "more than 1000", "pasa de 1000"),
    ({"settings": given(2, 10**9, 7)}, "more than 1000", "pasa de 1000"),
    ({"settings": given(2, 20, -1)}, "damaged", "dañada"),
    ({"settings": given(2, 0, 7)}, "damaged", "dañada"),
    ({"seed": "9" * 5000}, "more than 100 digits", "más de 100 cifras"),
    ({"choices": [(op.CONCEDE, 99, -1, -1)]}, "does not come out the same", "no sale igual"),
    ({"choices": [(10**18, -(10**18), 10**18, 5)]}, "does not come out the same", "no sale igual"),
]


@pytest.mark.parametrize(("changes", "english", "spanish"), FORGED, ids=lambda v: str(v)[:40])
def test_huge_numbers_are_refused_with_the_bound(
    tintero: Run, saved: Path, changes: dict[str, object], english: str, spanish: str
) -> None:
    forge(saved, **changes)
    assert english in one_sentence(tintero("replay", str(saved)))
    assert spanish in one_sentence(tintero("play", "--resume", str(saved), "--lang", "es"))


def test_what_could_not_be_read_again_is_not_written(saved: Path) -> None:
    game = saves.read(saved)
    before = saved.read_bytes()
    with pytest.raises(SaveRefused) as caught:
        saves.write(saved, msgspec.structs.replace(game, decks=[deck(2001), deck(60)]))
    assert "2000" in caught.value.message("es")
    assert saved.read_bytes() == before


def test_a_format_with_thousands_of_digits(tintero: Run, saved: Path) -> None:
    saved.write_bytes(b'{"format":' + b"9" * 6000 + b"}")
    one_sentence(tintero("replay", str(saved)))


# ---- card data -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "english", "spanish"),
    [("/dev/zero", "a device", "un dispositivo"), ("pipe", "a pipe", "una tubería"), (".", "a folder", "una carpeta")],
)
def test_card_data_that_never_ends(tintero: Run, folder: Path, name: str, english: str, spanish: str) -> None:
    command = ("deck", "show", DECKS[0], "--cards", str(folder / name))
    assert english in one_sentence(tintero(*command))
    assert spanish in one_sentence(tintero(*command, "--lang", "es"))


def test_card_data_beyond_its_bound(tintero: Run, tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    with file.open("wb") as large:
        large.truncate(bounds.CARD_DATA_BYTES + 1)
    assert "50 MB" in one_sentence(tintero("deck", "show", DECKS[0], "--cards", str(file)))
