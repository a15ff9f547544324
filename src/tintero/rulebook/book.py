"""The rulebook: numbered rules in our own words, read section by section as they are needed."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

import yaml

from tintero.abilities.keyword import KEYWORDS, keyword_named, record
from tintero.words import base_of, say

if TYPE_CHECKING:
    from .finding.rule_index import Entry, RuleIndex

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

CHAPTERS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10")  # their titles are in `rules.ftl`

NUMBER: Final = re.compile(r"(?:cr\s*)?\d+(?:[.,](?:\d+|x))*[.,]?$", re.IGNORECASE)
SETTLED: Final = "settled"  # open in the rules, settled in the text of the rule without a setting


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. The heading of a section or chapter is a rule too; its text is its title."""

    number: str
    section: str
    en: str
    es: str
    title_en: str
    title_es: str
    see: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    open: tuple[str, ...] = ()  # what the rules leave open: names of settings (`rules.settings.OpenPoints`), or SETTLED
    heading: bool = False

    def text(self, lang: str) -> str:
        return self.es if base_of(lang) == "es" else self.en

    def title(self, lang: str) -> str:
        """The title of its section."""
        return self.title_es if base_of(lang) == "es" else self.title_en


class Rulebook:
    """All rules by number. A section is parsed when one of its rules is first asked for."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._folder = files("tintero.rulebook").joinpath("rules") if folder is None else folder
        self._names: tuple[str, ...] | None = None
        self._sections: dict[str, dict[str, Rule]] = {}
        self._by_words: RuleIndex | None = None

    # ---- by number ---------------------------------------------------------------------------------------------

    def rule(self, number: str) -> Rule | None:
        """'4.6.4.2', '4.6' or '4'; the form 'CR 4.6.4.2' is understood too."""
        number = plain_number(number)
        chapter, _, rest = number.partition(".")
        if not rest:
            return _chapter(chapter)
        return self._section(f"{chapter}.{rest.partition('.')[0]}").get(number)

    def exists(self, number: str) -> bool:
        return self.rule(number) is not None

    def parent(self, number: str) -> Rule | None:
        """The rule, section or chapter that this one belongs to."""
        above, _, last = plain_number(number).rpartition(".")
        return self.rule(above) if last and above else None

    def children(self, number: str) -> list[Rule]:
        """What is numbered directly below: 4.6.4 has 4.6.4.1, 4.6.4.2 and so on."""
        number = plain_number(number)
        if not self.exists(number):
            return []
        if "." not in number:
            return [self._section(name)[name] for name in self._section_names() if name.startswith(f"{number}.")]
        depth = number.count(".") + 1
        section = self._section(".".join(number.split(".")[:2]))
        return [r for n, r in section.items() if n.startswith(f"{number}.") and n.count(".") == depth]

    def neighbours(self, number: str) -> tuple[Rule | None, Rule | None]:
        """The rule before and the rule after, in the order of the book."""
        here = self.rule(number)
        if here is None or here.number in CHAPTERS:
            return (None, None)
        names = self._section_names()
        at = names.index(here.section)
        order: list[Rule] = []
        for name in names[max(0, at - 1) : at + 2]:
            order += self._section(name).values()
        i = order.index(here)
        return (order[i - 1] if i else None, order[i + 1] if i + 1 < len(order) else None)

    def sections(self) -> list[Rule]:
        """The headings of all sections, in order."""
        return [self._section(name)[name] for name in self._section_names()]

    def rules(self) -> list[Rule]:
        """Every rule of the book, in order, headings included."""
        return [r for name in self._section_names() for r in self._section(name).values()]

    # ---- by words ----------------------------------------------------------------------------------------------

    def keyword(self, name: str) -> Rule | None:
        """The section of a keyword, by its name in either language: 'bodyguard', 'guardaespaldas'."""
        keyword = keyword_named(name)
        return None if keyword is None else self.rule(record(keyword).rule)

    def search(self, text: str, limit: int = 20) -> list[Rule]:
        """The best answers first, in whatever language the question is. A number finds that rule and those below it."""
        direct = self.rule(text.strip()) if text.strip() else None
        if direct is None:
            direct = self.keyword(text)
        found = [] if direct is None else [direct, *self.children(direct.number)]
        if direct is None or direct.number not in text:
            known = {rule.number for rule in found}
            for hit in self.by_words().search(text):
                if len(found) >= limit:
                    break
                rule = self.rule(hit.number)
                if rule is not None and rule.number not in known:
                    known.add(rule.number)
                    found.append(rule)
        return found[:limit]

    def sentence(self, question: str, rule: Rule, lang: str) -> str:
        """The sentence of a rule that answers a question, none if the rule was found by what it does not say."""
        return self.by_words().sentence(question, rule.text(lang), rule.title(lang), base_of(lang))

    def by_words(self) -> RuleIndex:
        known = self._by_words
        if known is None:
            from .finding.rule_index import RuleIndex  # only questions need it

            # threads share the book: each may make the index, and all of them are alike
            known = self._by_words = RuleIndex([self._entry(rule) for rule in self.rules()], _named_sections())
        return known

    def _entry(self, rule: Rule) -> Entry:
        from .finding.rule_index import Entry

        above, _, _ = rule.number.rpartition(".")
        parent = self._section(rule.section).get(above)
        titles, texts = {"en": rule.title_en, "es": rule.title_es}, {"en": rule.en, "es": rule.es}
        above = "" if parent is None or parent.heading else above
        return Entry(rule.number, titles, texts, above, " ".join(rule.cards), rule.heading)

    # ---- reading -----------------------------------------------------------------------------------------------

    def _section_names(self) -> tuple[str, ...]:
        names = self._names
        if names is None:
            found = [f.name.removesuffix(".yaml") for f in self._folder.iterdir() if f.name.endswith(".yaml")]
            self._names = names = tuple(sorted(found, key=order_of))
        return names

    def _section(self, name: str) -> dict[str, Rule]:
        known = self._sections.get(name)
        if known is None:
            # threads share the book: what was read first stays
            known = self._sections.setdefault(name, self._read(name) if name in self._section_names() else {})
        return known

    def _read(self, name: str) -> dict[str, Rule]:
        data = yaml.load(self._folder.joinpath(f"{name}.yaml").read_bytes(), Loader=_LOADER)
        title_en, title_es = str(data["title"]["en"]), str(data["title"]["es"])
        notes = data.get("notes", [])
        heading_en = "\n\n".join([title_en, *(str(n["en"]) for n in notes)])
        heading_es = "\n\n".join([title_es, *(str(n["es"]) for n in notes)])
        left_open = tuple(name for n in notes for name in str(n.get("open", "")).split())
        found = {name: Rule(name, name, heading_en, heading_es, title_en, title_es, open=left_open, heading=True)}
        for entry in data["rules"]:
            number = str(entry["number"])
            found[number] = Rule(
                number, name, str(entry["en"]).strip(), str(entry["es"]).strip(), title_en, title_es,
                tuple(entry.get("see", ())), tuple(entry.get("cards", ())), tuple(str(entry.get("open", "")).split()),
            )
        return {number: found[number] for number in sorted(found, key=order_of)}


@cache
def rulebook() -> Rulebook:
    """The one shared book."""
    return Rulebook()


def _named_sections() -> dict[str, str]:
    """What a question may name, as the synonyms call it, and the section about it: the keywords, and a few others."""
    keywords = {r.name.replace(" ", "").lower(): r.rule for r in KEYWORDS}
    return {**keywords, "inkdrop": "8.x", "packrush": "10.2"}


def is_number(text: str) -> bool:
    """Whether it is written like the number of a rule: digits with points or commas, perhaps after 'CR'."""
    return NUMBER.match(text.strip()) is not None


def plain_number(number: str) -> str:
    """'CR 4.6.4.2.' is 4.6.4.2, and so it is with commas."""
    return unicodedata.normalize("NFKC", number).replace(",", ".").strip().lower().removeprefix("cr").strip(" .")


def order_of(number: str) -> tuple[int, ...]:
    """4.10 comes after 4.9; 8.x comes last in its chapter."""
    return tuple(int(part) if part.isdecimal() else 999 for part in number.split("."))


def _chapter(number: str) -> Rule | None:
    if number not in CHAPTERS:
        return None
    english, spanish = (say(f"rules.chapter_{number}", lang) for lang in ("en", "es"))
    return Rule(number, number, english, spanish, english, spanish, heading=True)
