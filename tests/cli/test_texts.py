"""What may be typed at the table."""

from __future__ import annotations

from tintero.cli.texts import COMMAND_WORDS
from tintero.rules import option as op
from tintero.table.typed import END_WORDS, VERB_WORDS


def test_the_words_at_the_table_do_not_collide() -> None:
    assert not set(COMMAND_WORDS) & set(VERB_WORDS)
    assert not END_WORDS & (set(COMMAND_WORDS) | set(VERB_WORDS))
    assert set(VERB_WORDS.values()) <= set(op.VERBS)


def test_every_command_and_every_action_has_words_in_both_languages() -> None:
    for english, spanish in (
        ("help", "ayuda"), ("why", "porque"), ("hint", "pista"), ("explain", "explica"),
        ("undo", "deshacer"), ("save", "guardar"), ("export", "exportar"),
        ("log", "registro"), ("board", "mesa"), ("card", "carta"), ("rules", "reglas"), ("discard", "descarte"),
        ("under", "debajo"), ("deck", "mazo"), ("concede", "rendirse"), ("quit", "salir"), ("more", "mas"),
    ):  # fmt: skip
        assert COMMAND_WORDS[english] == COMMAND_WORDS[spanish]
    for english, spanish in (
        ("ink", "entintar"), ("play", "jugar"), ("sing", "cantar"), ("shift", "cambio"), ("use", "usar"),
        ("quest", "aventura"), ("challenge", "desafiar"), ("move", "mover"),
    ):  # fmt: skip
        assert VERB_WORDS[english] == VERB_WORDS[spanish]
    assert {"end", "fin", "terminar"} <= END_WORDS
