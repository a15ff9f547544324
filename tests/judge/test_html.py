"""The page that one can send to a player: one file, nothing fetched, everything escaped."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tintero.judge.html import page
from tintero.judge.running import RunResult, run_file
from tintero.language import Reader

SCENARIO = """
id: <b>t</b>
title: {en: "A <script> & a test", es: "Una <script> & una prueba"}
rules: ["4.5.1.4"]
given:
  P1:
    play: [Mickey Mouse - True Friend, {card: Ariel's Grotto - A Secret Place, damage: 1}]
  P2:
    hand: [{card: Be Prepared}]
runs:
  - name: it <quests>
    steps:
      - P1: {quest: Mickey Mouse - True Friend}
      - see: {P1: {lore: 2}}
  - name: it fails
    steps:
      - see: {P1: {lore: 7}}
"""
VOID = {"meta", "br"}


class Checker(HTMLParser):
    """Every element is closed in order; nothing is fetched; links stay on the page."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "img", "link", "iframe", "object")
        for key, value in attrs:
            assert key not in ("src", "srcset", "onclick", "action")
            if key == "id":
                self.ids.append(str(value))
            if key == "href":
                self.links.append(str(value))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def outcomes(reader: Reader, tmp_path_factory: pytest.TempPathFactory) -> list[RunResult]:
    file: Path = tmp_path_factory.mktemp("page") / "t.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    return run_file(file, reader)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_one_whole_page_without_anything_from_outside(lang: str, outcomes: list[RunResult], reader: Reader) -> None:
    html = page([outcomes], reader, lang)
    checker = Checker()
    checker.feed(html)
    assert checker.open == []
    assert not re.search(r"https?:|//|@import|url\(", html.replace("<!DOCTYPE html>", ""))
    assert len(checker.ids) == len(set(checker.ids))
    assert checker.links
    assert {link[1:] for link in checker.links} <= set(checker.ids)
    assert all(link.startswith("#") for link in checker.links)
    assert f"<html lang='{lang}'>" in html
    assert "prefers-color-scheme: dark" in html
    assert "width=device-width" in html


def test_what_the_page_says(outcomes: list[RunResult], reader: Reader) -> None:
    html = page([outcomes], reader, "es")
    assert "Una &lt;script&gt; &amp; una prueba" in html
    assert "<script" not in html
    assert "&lt;b&gt;t&lt;/b&gt;" in html
    assert "Línea de juego: it &lt;quests&gt;" in html
    assert "P1 se va de aventura con Mickey Mouse - True Friend" in html
    assert "se esperaba 7, hay 0" in html
    assert "id='r4.5.1.4'" in html
    assert "no oficial" in html


def test_many_files_have_contents_and_a_summary(outcomes: list[RunResult], reader: Reader, tmp_path: Path) -> None:
    bad = run_file(tmp_path / "missing.yaml", reader)
    html = page([outcomes[:1], bad], reader, "en")
    checker = Checker()
    checker.feed(html)
    assert "1 of 2 passed, 1 failed." in html
    assert "missing.yaml cannot be read" in html
    assert {link[1:] for link in checker.links} <= set(checker.ids)
