"""No question without words, no option that differs only by its number: over random games with all cards."""

from __future__ import annotations

import pytest

from tintero.lab.exhaust import Plan, cards_of, pick, random_decks, settings_of, take
from tintero.rulebook.asked import asked_text
from tintero.rules import option as op
from tintero.rules.chance import seed_words
from tintero.rules.game import Game
from tintero.rules.library import Library
from tintero.rules.question import Ask
from tintero.rules.table import make_table
from tintero.table.speaking import Speaking
from tintero.words import Person, catalogue

from ..how_long import TIMES
from ..reading import shared_reader

PARTS = 6 * TIMES
GAMES = 25  # 150 games in all
PLANS = (Plan(2, "understood"), Plan(3, "understood"), Plan(2, "understood", "pack-rush"))
# questions that no effect of a card asks
OF_THE_RULES = frozenset({
    "turn", "hand", "readying", "resolve", "singer", "second_base", "drops", "bodyguard", "exerted", "replace",
    "replace_player", "replace_which", "pay_discard", "pay_banish", "pay_exert", "pay_bottom", "pay_return",
    "pay_reveal",
})  # fmt: skip
LEFT_OVER = ("{", "}", "@", "%", "None", "  ")


def speaks(game: Game, key: str, lang: str) -> None:
    speaking = Speaking(game, shared_reader(), lambda p: Person(name=f"P{p + 1}"), lang, game.to_decide)
    question = speaking.question()
    options = speaking.options()
    assert question.endswith(("?", "."))
    assert key in OF_THE_RULES or speaking.about(), f"{question}: by which text?"
    for text in (question, speaking.about(), *options):
        assert not any(mark in text for mark in LEFT_OVER), text
    assert all(text.strip() for text in options), options
    assert len(set(options)) == len(options), options
    assert not any(text.startswith(("Option ", "Opción ")) for text in options), options
    # only waiting abilities that nobody can tell apart are counted
    assert key == "resolve" or not any(text.endswith("]") for text in options), options


@pytest.mark.parametrize("part", range(PARTS))
def test_every_question_and_every_option_has_words_of_its_own(part: int) -> None:
    library = Library()
    for seed in range(part * GAMES, (part + 1) * GAMES):
        plan = PLANS[seed % len(PLANS)]
        decks = random_decks(seed, plan, cards_of(plan, shared_reader()))
        game = Game.start(make_table(decks, settings_of(plan), library=library), seed, log=False)
        words = seed_words(seed ^ 0x5AE)
        while not game.over:
            asked = game.asked
            assert asked is not None
            key = asked.what.value
            assert catalogue().has(f"questions.{key}")
            if game.state.asking != op.TURN and key != "hand":
                for lang in ("en", "es"):
                    speaks(game, key, lang)
            take(game, pick(game, words))


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("what", Ask)
def test_everything_that_can_be_asked_has_a_sentence(what: Ask, lang: str) -> None:
    text = asked_text(what.value, lang, c="Card", o="Other", p=Person(2), n=2, t="text")
    assert text.endswith(("?", "."))
