"""Everything Tintero says to a person about the rules and the play belongs here, in English and in Spanish."""

from tintero.rulebook.book import Rule, Rulebook, rulebook
from tintero.rulebook.narrate import event_text, option_text
from tintero.rulebook.reason_sentences import reason_text
from tintero.rulebook.terms import (
    ability_label,
    card_type_name,
    keyword_name,
    phase_name,
    printed_keyword,
    step_name,
    zone_name,
)

__all__ = [
    "Rule",
    "Rulebook",
    "ability_label",
    "card_type_name",
    "event_text",
    "keyword_name",
    "printed_keyword",
    "option_text",
    "phase_name",
    "reason_text",
    "rulebook",
    "step_name",
    "zone_name",
]
