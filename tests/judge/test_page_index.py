"""A folder of pages: one for each ruling, and an index that leads to every one of them by topic, rule and card."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby, pairwise
from pathlib import Path

import pytest

from tests.cli.conftest import Ran
from tests.judge.page_reading import Element, tree_of
from tintero.judge.page_index import INDEX, page_names, pages
from tintero.judge.running import RunResult
from tintero.language import Reader

Run = Callable[..., Ran]

QUEST = """
id: quest
title: {en: "Questing <gives> lore", es: "La aventura <da> lore"}
topic: timing
rules: ["4.5.1.4"]
given: {P1: {play: [Mickey Mouse - True Friend]}}
steps:
  - P1: {quest: Mickey Mouse - True Friend}
  - see: {P1: {lore: 2}}
"""
FIRE = """
id: fire
title: {en: "Dragon Fire banishes", es: "Dragon Fire destierra"}
topic: zones
rules: ["6.1.3", "4.5.1.4"]
given:
  P1: {ink: 5, hand: [Dragon Fire]}
  P2: {play: [Simba - Protective Cub]}
steps:
  - P1: {play: Dragon Fire}
  - see: {Simba - Protective Cub: {zone: play}}
"""


@pytest.fixture
def rulings(tmp_path: Path) -> Path:
    folder = tmp_path / "rulings"
    (folder / "more").mkdir(parents=True)
    (folder / "quest.yaml").write_text(QUEST, encoding="utf-8")
    (folder / "more" / "quest.yaml").write_text(FIRE, encoding="utf-8")
    return folder


def read(file: Path) -> Element:
    return tree_of(file.read_text(encoding="utf-8"))


def groups(root: Element, anchor: str) -> dict[str, list[str]]:
    """Of one part of the index: each group with the pages it leads to."""
    [part] = [s for s in root.all("section") if s.attributes.get("id") == anchor]
    return {next(d.all("b")).text: [a.attributes["href"] for a in d.all("a")] for d in part.all("details")}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_index_leads_to_every_page_by_topic_rule_and_card(
    tintero: Run, rulings: Path, tmp_path: Path, lang: str
) -> None:
    out = tmp_path / "pages"
    ran = tintero("judge", str(rulings), "--html", f"{out}/", "--quiet", "--lang", lang)
    assert ran.code == 1  # one of them fails, and its page is written all the same
    assert "index.html" in ran.err
    assert sorted(f.name for f in out.iterdir()) == [INDEX, "quest-2.html", "quest.html"]
    index = read(out / INDEX)
    fire, quest = "quest.html", "quest-2.html"
    topics = {"en": ["Timing", "Zones"], "es": ["Momentos", "Zonas"]}[lang]
    assert groups(index, "by-topic") == {topics[0]: [quest], topics[1]: [fire]}
    assert [sorted(set(found)) for found in groups(index, "by-rule").values()] == [[quest, fire], [fire]]
    assert groups(index, "by-card") == {"D": [fire]}
    [attention] = [s for s in index.all("section") if s.attributes.get("id") == "attention"]
    assert [a.attributes["href"] for a in attention.all("a")] == [fire]
    assert "<gives>" in index.text or "<da>" in index.text
    for page in (fire, quest):
        root = read(out / page)
        assert [a.attributes["href"] for a in root.one("nav", "home").all("a")] == [INDEX]
    assert "Dragon Fire" in read(out / fire).one("h1").text


def test_the_folder_is_written_again_but_never_over_another_file(tintero: Run, rulings: Path, tmp_path: Path) -> None:
    out = tmp_path / "pages"
    out.mkdir()
    for _ in range(2):
        assert tintero("judge", str(rulings), "--html", str(out), "--quiet").code == 1
    (out / "quest.html").write_text("<p>My own page</p>", encoding="utf-8")
    before = (out / INDEX).read_bytes()
    refused = tintero("judge", str(rulings), "--html", str(out), "--quiet", "--lang", "es")
    assert (refused.code, refused.out) == (2, "")
    assert "quest.html" in refused.err
    assert (out / "quest.html").read_text(encoding="utf-8") == "<p>My own page</p>"
    assert (out / INDEX).read_bytes() == before
    nowhere = tintero("judge", str(rulings), "--html", f"{tmp_path}/no/pages/", "--quiet")
    assert (nowhere.code, nowhere.out) == (2, "")


def test_no_page_is_called_like_another_or_like_the_index() -> None:
    files = [Path("a/x.yaml"), Path("b/X.yml"), Path("c/x-2.yaml"), Path("index.yaml"), Path("ñ&é.yaml")]
    names = page_names(files)
    assert len({*names, INDEX}) == len(files) + 1
    assert all(name.endswith(".html") and "/" not in name for name in names)


def test_every_ruling_of_ours_has_a_sound_page(outcomes: list[RunResult], reader: Reader) -> None:
    """Closed elements, anchors that exist and are there once, levels in order; a ruling is found by what it cites."""
    files = [list(found) for _path, found in groupby(outcomes, key=lambda o: o.path)]
    names = page_names([Path(found[0].path) for found in files])
    written = dict(pages(files, names, reader, "es"))
    assert len(written) == len(files) + 1
    for name, html in written.items():
        elements = list(tree_of(html).all())
        ids = [e.attributes["id"] for e in elements if "id" in e.attributes]
        links = [e.attributes["href"] for e in elements if "href" in e.attributes]
        levels = [int(e.tag[1]) for e in elements if e.tag in ("h1", "h2", "h3", "h4", "h5", "h6")]
        assert len(ids) == len(set(ids)), name
        assert all(link[1:] in ids if link.startswith("#") else link in written for link in links), name
        assert levels[0] == 1, name
        assert all(after <= before + 1 for before, after in pairwise(levels)), name
    index = tree_of(written[INDEX])
    assert {page for found in groups(index, "by-topic").values() for page in found} == set(names)
