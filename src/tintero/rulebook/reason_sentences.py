"""Why something is not possible, in a sentence for the player (`reasons.ftl`). The refusals are in `rules.refusals`."""

from __future__ import annotations

from tintero.words import say


def reason_text(name: str, lang: str) -> str:
    """The sentence of a refusal by its name, such as 'is_drying'."""
    return say(f"reasons.{name}", lang)
