"""What is asked, in terms of the card that asks: one sentence for each kind of question (`questions.ftl`)."""

from __future__ import annotations

from tintero.words import Person, catalogue, say


def asked_text(key: str, lang: str, **slots: str | int | Person) -> str:
    """The question in words; a name that begins it is written as it is."""
    text = say(f"questions.{key}", lang, **slots)
    return text[:1].upper() + text[1:]


def done_text(key: str, lang: str) -> str:
    """How one says "no more" to a question."""
    own = f"questions.done_{key}"
    return say(own if catalogue().has(own) else "questions.done", lang)


def counted_text(key: str, n: int, lang: str) -> str:
    """An answer that is a number, said with what it counts."""
    counted = f"questions.count_{key}"
    return say(counted, lang, n=n) if catalogue().has(counted) else str(n)
