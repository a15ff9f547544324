"""A file that is no scenario (`scenarios.ftl`), or a step that came out otherwise (`verdicts.ftl`)."""

from __future__ import annotations

from typing import Any, Final

from tintero.edges.explained_error import ExplainedError
from tintero.words import Either, Phrase, Wording, listed, say

SUBJECTS: Final = ("game", "asked", "bag")
NONE: Final = ("winner", "at")  # values of `see` that may be none
LONGEST: Final = 300


def label(subject: str, key: str) -> Wording:
    """Whose value it is and which one: 'P1, lore'. `subject`: a card or player as the file calls it, or a SUBJECT."""
    own = subject in SUBJECTS
    whose = Phrase(f"scenario_words.subject_{subject}") if own else Phrase("scenario_words.named", name=subject)
    return Phrase("scenario_words.whose_value", whose=whose, value=value_word(key)) if key else whose


def value_word(key: str) -> Wording:
    """What a value of `see` is called."""
    return Phrase(f"scenario_words.value_{key.replace(' ', '_')}")


def in_words(key: str, value: Any) -> Any:
    """A value of `see` for which the language has a word: nobody has won, it is nowhere, it is in this zone."""
    if key in NONE and value in (None, "none"):
        return Phrase(f"scenario_words.none_{key}")
    return Phrase(f"names.zone_{value}") if key == "zone" else value


def shown(value: Any, lang: str) -> str:
    """A value of a file or of the game as words."""
    if isinstance(value, Wording):
        return value.text(lang)
    if isinstance(value, bool):
        return say("scenario_words.yes" if value else "scenario_words.no", lang)
    if value is None:
        return say("scenario_words.nothing", lang)
    if isinstance(value, (list, tuple, set, frozenset)):
        words = (Either if isinstance(value, Either) else tuple)(shown(v, lang) for v in value)
        return listed(words, lang) or say("scenario_words.nothing", lang)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k}: {shown(v, lang)}" for k, v in value.items()) + "}"
    text = "".join(c if c.isprintable() else "?" for c in str(value))
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def sentence(key: str, details: dict[str, Any], lang: str) -> str:
    return say(key, lang, **{k: v if type(v) is int else shown(v, lang) for k, v in details.items()})


class BadScenario(ExplainedError):
    """A file that is not a scenario: which line, what is wrong, what would be right."""

    def __init__(self, code: str, line: int, **details: Any) -> None:
        super().__init__(code, **details)
        self.line = line

    def message(self, lang: str = "en") -> str:
        text = self.sentence(lang)
        return say("scenario_words.line", lang, line=self.line, text=text) if self.line else text

    def sentence(self, lang: str) -> str:
        """What is wrong, without the line."""
        return sentence(f"scenarios.{self.code}", self.details, lang)


class Failure(ExplainedError):
    """A step or check that did not come out as the scenario says."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code, **details)
        self.still_open: Wording | None = None  # a question that the file has not answered by then

    def message(self, lang: str = "en") -> str:
        text = sentence(f"verdicts.{self.code}", self.details, lang)
        if self.still_open is None:
            return text
        return say("judging.still_open", lang, text=text, question=self.still_open.text(lang))
