"""The page that one can send to a player: one file, nothing fetched, everything escaped."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

from tests.judge.page_reading import Element, tree_of
from tintero.judge.html import page
from tintero.judge.page_style import POLICY
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
    assert not re.search(r"https?:|//|@import|url\(", html.replace(POLICY, ""))
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


def headings(html: str) -> list[int]:
    return [int(e.tag[1]) for e in tree_of(html).all() if re.fullmatch("h[1-6]", e.tag)]


def test_headings_begin_at_one_and_never_leave_a_level_out(outcomes: list[RunResult], reader: Reader) -> None:
    for html in (page([outcomes], reader, "en"), page([outcomes, outcomes[:1]], reader, "es")):
        levels = headings(html)
        assert levels[0] == 1
        assert levels.count(1) == 1
        assert all(after <= before + 1 for before, after in pairwise(levels))


def test_nothing_but_the_style_of_the_page_is_allowed(outcomes: list[RunResult], reader: Reader) -> None:
    root = tree_of(page([outcomes], reader, "en"))
    [policy] = [m.attributes["content"] for m in root.all("meta") if "http-equiv" in m.attributes]
    digest = b64encode(sha256(root.one("style").raw.encode()).digest()).decode()
    assert policy == f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    assert not [e for e in root.all() if "style" in e.attributes]


def told(text: str, reader: Reader, tmp_path: Path, lang: str = "en") -> Element:
    file = tmp_path / "t.yaml"
    file.write_text(text, encoding="utf-8")
    return tree_of(page([run_file(file, reader)], reader, lang))


def test_everything_from_the_file_is_escaped(reader: Reader, tmp_path: Path) -> None:
    bad = "<script>alert(1)</script>"
    text = f"""
id: "{bad}"
title: {{en: "{bad} title"}}
note: "{bad} note"
given:
  P1: {{play: [{{card: Mickey Mouse - True Friend, as: "{bad} a"}}, {{card: Mickey Mouse - True Friend, as: b}}]}}
runs:
  - {{name: "{bad} run", steps: [{{P1: {{quest: "{bad} a"}}}}, {{see: {{"{bad} a": {{exerted: true}}}}}}]}}
"""
    root = told(text, reader, tmp_path)
    assert not list(root.all("script"))
    assert root.one("h1").text == f"{bad} title"
    for words in ("note", "run", "a)"):
        assert f"{bad} {words}" in root.text


def test_an_open_point_says_its_question_and_what_the_answer_changes(reader: Reader, tmp_path: Path) -> None:
    root = told("id: t\ngiven: {open: {win_beats_loss: false}}\nsteps:\n  - bag: []\n", reader, tmp_path)
    [section] = [s for s in root.all("section") if [h.text for h in s.all("h2")] == ["Taken as settled here"]]
    assert section.one("code").text == "win_beats_loss: no"
    assert "would win and lose in the same check" in section.text
    assert "the empty deck decides" in section.text
    assert section.one("a", "rule").attributes["href"] == "#r1.8.1.2"


CHOOSING = """
id: t
given:
  P1: {ink: 5, hand: [Dragon Fire], play: [Stitch - New Dog]}
  P2: {play: [Simba - Protective Cub]}
steps:
  - P1: {play: Dragon Fire}
  - asked: {player: P1, kind: choose}
  - P1: {choose: Stitch - New Dog}
  - cannot: {P1: {challenge: Simba - Protective Cub, target: Simba - Protective Cub}}
"""


def test_a_question_is_shown_once_with_its_options_and_a_refusal_with_its_rule(reader: Reader, tmp_path: Path) -> None:
    root = told(CHOOSING, reader, tmp_path)
    [question] = root.all("div", "question")
    assert [o.text for o in question.one("ul", "options").all("li")] == ["Stitch - New Dog", "Simba - Protective Cub"]
    assert question.one("b").text == "Question to P1:"
    assert question.one("a", "rule").text == "6.1.3"
    [refusal] = root.all("li", "refusal")
    assert refusal.text.startswith("Why not: ")
    assert next(refusal.all("a", "rule")).text
    events = list(root.all("li", "event"))
    assert events
    assert all(next(e.all(css="rule")).text for e in events)


def test_a_failed_run_names_its_step_and_the_answer_is_no(reader: Reader, tmp_path: Path) -> None:
    text = "id: t\ngiven: {}\nsteps:\n  - bag: []\n  - see: {P1: {lore: 3}}\n"
    first = next(told(text, reader, tmp_path).all("p", "verdict"))
    assert "no" in first.classes
    assert "No, this does not hold. At step 2: P1, lore: expected 3, found 0" in first.text
    spanish = next(told(text, reader, tmp_path, "es").all("p", "verdict"))
    assert "No, no es así. En el paso 2:" in spanish.text
    right = next(told(text.replace("lore: 3", "lore: 0"), reader, tmp_path).all("p", "verdict"))
    assert right.text == "✓ Yes, this holds. 2 checks: all came out."
