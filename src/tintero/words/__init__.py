"""Every sentence that Tintero says: one catalogue per language (Fluent files), one way to say them.

`en/` and `es/` have the same files, one for each domain; `say("cards.banned", lang, card=…)` says the message `banned`
of `cards.ftl`. A further language is a further folder; what it lacks is said in English. `terms.ftl` has the words of
the game as terms (`-ward`), which other messages use. A tag such as `es-x-en` lays the files of its own folder over
those of `es`: Spanish sentences with the terms as printed. A browser reads the same files.

Not here: the text of cards (`language/`, where one line is English, Spanish and meaning) and the rules
(`rulebook/rules/`), each of which has both languages side by side for a reason of its own.
"""

from .catalogue import Catalogue, catalogue, say
from .fractions import decimal
from .lang import pick_lang
from .listing import Either, listed
from .people import Person, label
from .phrases import Phrase, Told, Wording
from .tags import TERMS, base_of, spoken, with_terms

__all__ = [
    "TERMS", "Catalogue", "Either", "Person", "Phrase", "Told", "Wording", "base_of", "catalogue", "decimal", "label",
    "listed", "pick_lang", "say", "spoken", "with_terms",
]  # fmt: skip
