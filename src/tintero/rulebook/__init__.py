"""Everything Tintero says to a person about the rules and the play belongs here, in English and in Spanish."""

from tintero.rulebook.book import Rule, Rulebook, rulebook
from tintero.rulebook.lang import LANGUAGES, Lang, pick_lang
from tintero.rulebook.narrate import event_text, option_text
from tintero.rulebook.reason_sentences import reason_text
from tintero.rulebook.terms import (
    ability_label,
    card_type_name,
    keyword_name,
    phase_name,
    step_name,
    zone_name,
)

__all__ = [
    "LANGUAGES",
    "Lang",
    "Rule",
    "Rulebook",
    "ability_label",
    "card_type_name",
    "event_text",
    "keyword_name",
    "option_text",
    "phase_name",
    "pick_lang",
    "reason_text",
    "rulebook",
    "step_name",
    "zone_name",
]
