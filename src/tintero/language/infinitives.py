"""A Spanish description that begins with an imperative, as what somebody may do: roba 1 carta -> robar 1 carta."""

from __future__ import annotations

import re
from typing import Final

from .conjugation import Mood, Person, conjugate

# the verbs with which a description begins, by their imperative
VERBS: Final = (
    "agotar", "barajar", "buscar", "dar", "descartar", "desterrar", "devolver", "elegir", "ganar", "hacer", "infligir",
    "jugar", "mirar", "mover", "nombrar", "pagar", "poner", "preparar", "recibir", "retirar", "revelar", "robar",
    "sumar", "usar",
)  # fmt: skip
INFINITIVES: Final = {conjugate(verb, Person.YOU, Mood.INSTRUCTION): verb for verb in VERBS}
IMPERATIVE: Final = re.compile(
    r"(^|(?:^|, )luego |, luego |, | y |; )(" + "|".join(sorted(INFINITIVES, key=len, reverse=True)) + r")\b"
)


def infinitive(text: str) -> str:
    """Roba 1 carta y gana 1 de leyenda -> robar 1 carta y ganar 1 de leyenda; sentences that follow stay."""
    head, stop, rest = text.partition(". ")
    head, quote, quoted = head.partition("«")  # what a quoted ability says stays as it is
    return IMPERATIVE.sub(lambda m: m.group(1) + INFINITIVES[m.group(2)], head) + quote + quoted + stop + rest
