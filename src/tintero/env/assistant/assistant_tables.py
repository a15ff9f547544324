"""The tables of one conversation: an assistant in the first seat, players of the house in the others."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from tintero.cards.samples import samples
from tintero.edges.explained_error import ExplainedError
from tintero.edges.plain_text import cut
from tintero.players.chosen import chosen_player
from tintero.players.registry import LEVELS, PLAYERS, SEARCH, budget_of, is_of_house
from tintero.rules.settings import CONSTRUCTED
from tintero.table.house import House
from tintero.table.seating import HUMAN
from tintero.table.session import Session
from tintero.words import say

from ..stdio.spoken_position import SpokenPosition
from ..stdio.spoken_table import SpokenTable, no_option
from .card_desk import playable

MOST_TABLES: Final = 8
MOST_SEATS: Final = 4
LONGEST_THOUGHT: Final = 2.0  # seconds for one decision, as the strongest level has
MOST_NODES: Final = 10_000
LONGEST_GAME: Final = 300  # turns; then it is drawn
SEEDS: Final = 1_000_000
YOU: Final = 1


class Tables:
    """By number, from 1; at most so many, and the one that was looked at longest ago makes room."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tables: dict[int, SpokenTable] = {}
        self._made = 0

    def new(
        self, deck: str, opponent_deck: str, opponent: str, players: int, seed: int | None, first: int | None, lang: str
    ) -> str:
        who = opponent_called(opponent)
        if first is not None and not 1 <= first <= players:
            raise ExplainedError("stdio.bad_first", value=str(first), low=1, high=players)
        names = list(samples())
        mine = playable(deck or names[0], self.house)
        theirs = playable(opponent_deck or names[-1], self.house)
        session = Session(
            self.house, [mine, *[theirs] * (players - 1)], [HUMAN, *[who] * (players - 1)],
            secrets.randbelow(SEEDS) if seed is None else seed, first=first,
            settings=replace(CONSTRUCTED, players=players, max_turns=LONGEST_GAME),
        )  # fmt: skip
        lines: list[str] = []
        if len(self._tables) >= MOST_TABLES:
            oldest = next(iter(self._tables))
            del self._tables[oldest]
            lines.append(say("assistants.made_room", lang, table=oldest, most=MOST_TABLES))
        self._made += 1
        self._tables[self._made] = SpokenTable(session, lang)
        lines.append(say("assistants.table", lang, table=self._made, seed=str(session.game.seed), opponent=who))
        names = [one.name or say("assistants.the_deck", lang) for one in session.decks]
        lines.append(say("assistants.decks", lang, deck=names[0], other=names[1]))
        return "\n".join([*lines, self._go_on(self._tables[self._made], lang)])

    def at(self, number: int, lang: str) -> SpokenTable:
        """The table with this number, which is now the one that was looked at last."""
        table = self._tables.pop(number, None)
        if table is None:
            key = "assistants.no_table" if self._tables else "assistants.no_tables"
            raise ExplainedError(key, table=number, tables=[str(n) for n in self._tables])
        self._tables[number] = table
        table.lang = lang
        return table

    def look(self, number: int, lang: str) -> str:
        table = self.at(number, lang)
        return "\n".join([*self._position(table), *self._question(table, lang)])

    def options(self, number: int, lang: str) -> str:
        return "\n".join(self._question(self.at(number, lang), lang))

    def choose(self, number: int, option: int, lang: str) -> str:
        table = self.at(number, lang)
        session = table.session
        if session.game.over:
            raise ExplainedError("assistants.game_over", result=table.result())
        if not 0 <= option < session.game.offered:
            raise no_option(str(option), session.game.offered)
        session.answer(option)
        return self._go_on(table, lang)

    def why(self, number: int, about: str, lang: str) -> str:
        table = self.at(number, lang)
        if table.session.game.over:
            raise ExplainedError("assistants.game_over", result=table.result())
        return "\n".join(table.why(YOU, about.strip()))

    def log(self, number: int, lines: int, lang: str) -> str:
        return "\n".join(self.at(number, lang).log(YOU, str(lines)))

    def leave(self, number: int, lang: str) -> str:
        result = self.at(number, lang).result()
        del self._tables[number]
        return say("assistants.left", lang, table=number, result=result)

    # ---- in words --------------------------------------------------------------------------------------------------

    def _go_on(self, table: SpokenTable, lang: str) -> str:
        """The others answer until the assistant is asked; then what has happened, and where things stand."""
        table.session.computers_move()
        news = [f"- {line.text}" for line in table.news(YOU)]
        lines = [say("assistants.happened", lang), *news] if news else []
        new = table.new_cards(table.view(YOU), YOU)
        if new:
            lines += [say("assistants.new_cards", lang), *(f"* {line}" for line in new)]
        return "\n".join([*lines, *self._position(table), *self._question(table, lang)])

    def _position(self, table: SpokenTable) -> list[str]:
        return SpokenPosition(table.view(YOU)).lines()

    def _question(self, table: SpokenTable, lang: str) -> list[str]:
        if table.session.game.over:
            return [table.result()]
        spoken = SpokenPosition(table.view(YOU))
        options = [f"{n}) {text}" for n, text in enumerate(spoken.options())]
        return [say("assistants.question", lang, text=spoken.question()), *options]


def opponent_called(name: str) -> str:
    """A player of the house that answers soon: nobody else's code is run for an assistant."""
    plain = name.strip().lower()
    if not is_of_house(plain):
        raise ExplainedError("assistants.no_opponent", name=cut(name, 60), names=[*PLAYERS, f"{SEARCH}:100ms"])
    if plain not in LEVELS and plain.startswith(SEARCH):
        budget = budget_of(plain.partition(":")[2].partition("+")[0], plain)
        if (budget.seconds or 0) > LONGEST_THOUGHT or (budget.nodes or 0) > MOST_NODES:
            limits = {"seconds": int(LONGEST_THOUGHT), "most": MOST_NODES}
            raise ExplainedError("assistants.slow_opponent", name=cut(name, 60), **limits)
    return chosen_player(plain).address
