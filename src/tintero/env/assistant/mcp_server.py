"""The MCP server: which tools there are, what they are told to an assistant, and how what goes wrong is said.

The docstring of a tool is what an assistant reads to know when to use it. Everything that a conversation has begun
(its tables) lives as long as its session.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final, Literal

from mcp.server.fastmcp import Context, FastMCP
from mcp.server.fastmcp.exceptions import ToolError
from mcp.server.session import ServerSession
from mcp.types import ToolAnnotations
from pydantic import Field, ValidationError

from tintero.edges.bounds import NAME_LENGTH
from tintero.edges.explained_error import ExplainedError
from tintero.edges.plain_text import cut, neutral
from tintero.edges.version import VERSION
from tintero.table.chronicle import LANGUAGES
from tintero.table.house import House
from tintero.words import say

from . import card_desk, rule_desk
from .assistant_tables import MOST_SEATS, Tables

INSTRUCTIONS: Final = (
    "Tintero knows the rules of the trading card game Disney Lorcana and plays it by the book. Use it instead of your "
    "memory: rules have numbers, cards change, and what it says is what the engine does. To settle a rules question, "
    "search_rules and read_rule, and prove the answer with judge (scenario_format says how a scenario is written, "
    "find_rulings has examples). To play, new_game and then choose, one numbered option at a time. Rules are told in "
    "Tintero's own words. Unofficial fan content."
)

LOOKS: Final = ToolAnnotations(readOnlyHint=True, openWorldHint=False)
ACTS: Final = ToolAnnotations(readOnlyHint=False, destructiveHint=False, openWorldHint=False)

Lang = Annotated[Literal["en", "es"], Field(description="Language of the answer: en (English) or es (Spanish).")]
Words = Annotated[str, Field(max_length=NAME_LENGTH)]
Table = Annotated[int, Field(description="Number of the table, as new_game told it.")]
DeckText = Annotated[
    str, Field(max_length=card_desk.LONGEST_DECK, description="A list as people paste it, or the name of a sample.")
]
Here = Context[ServerSession, Tables, Any]


class AssistantServer(FastMCP[Tables]):
    """Says what went wrong in one sentence, in the language that was asked for."""

    def __init__(self, house: House) -> None:
        @asynccontextmanager
        async def conversation(_server: FastMCP[Tables]) -> AsyncIterator[Tables]:
            yield Tables(house)

        super().__init__("tintero", INSTRUCTIONS, lifespan=conversation, log_level="CRITICAL")
        self._mcp_server.version = VERSION  # else it would say that of the SDK

    async def call_tool(self, name: str, arguments: dict[str, Any]) -> Any:
        wanted = arguments.get("lang")
        lang = wanted if wanted in LANGUAGES else LANGUAGES[0]
        try:
            return await super().call_tool(name, arguments)
        except ToolError as fault:
            known = [tool.name for tool in self._tool_manager.list_tools()]
            raise ToolError(neutral(sentence(fault.__cause__, name, known, lang))) from None


def sentence(cause: BaseException | None, tool: str, known: list[str], lang: str) -> str:
    """What is wrong, so that an assistant can do better."""
    message = getattr(cause, "message", None)
    if isinstance(cause, ValidationError):
        return badly_asked(cause, tool, lang)
    if isinstance(cause, (ExplainedError, ValueError)) and callable(message):
        return str(message(lang))
    if cause is None:
        return say("assistants.no_tool", lang, name=cut(tool, 60), names=known)
    return say("assistants.unexpected", lang, tool=tool, error=type(cause).__name__)


def badly_asked(fault: ValidationError, tool: str, lang: str) -> str:
    """The first of the parameters that cannot be used."""
    first = fault.errors()[0]
    name = ".".join(str(part) for part in first["loc"])
    kind, limits = first["type"], first.get("ctx", {})
    if kind == "missing":
        return say("assistants.missing", lang, tool=tool, name=name)
    if kind == "string_too_long":
        return say("assistants.too_long", lang, name=name, most=limits["max_length"])
    if kind == "literal_error":
        return say("assistants.one_of", lang, name=name, values=limits["expected"])
    return say("assistants.wrong_kind", lang, name=name, value=cut(str(first["input"]), 60))


def assistant_server(house: House) -> AssistantServer:
    """All tools, over the cards of this house."""
    server = AssistantServer(house)
    for kind in (rule_tools, ruling_tools, card_tools, game_tools, table_tools):
        for tool, manner in kind(house):
            server.add_tool(tool, annotations=manner, structured_output=False)  # the words are all there is
    return server


Tools = list[tuple[Callable[..., str], ToolAnnotations]]


def rule_tools(_house: House) -> Tools:
    def search_rules(question: Annotated[str, Field(max_length=rule_desk.LONGEST_QUESTION)], lang: Lang = "en") -> str:
        """Find the rules of Disney Lorcana that answer a question in words ("can I challenge a ready character?").

        Answers with rule numbers and what they say, in Tintero's own words, the best first.
        """
        return rule_desk.search_rules(question, lang)

    def read_rule(
        number: Annotated[str, Field(max_length=60, description="Such as 4.6.4, or a keyword such as Ward.")],
        lang: Lang = "en",
    ) -> str:
        """Read a rule by its number or a keyword by its name, with what stands around it and rulings that prove it.

        Numbers of older versions of the rules are understood too.
        """
        return rule_desk.read_rule(number, lang)

    return [(search_rules, LOOKS), (read_rule, LOOKS)]


def ruling_tools(house: House) -> Tools:
    def find_rulings(
        about: Annotated[str, Field(max_length=NAME_LENGTH, description="A card, a keyword, a rule number, or words.")],
        lang: Lang = "en",
    ) -> str:
        """List the rulings that come with Tintero about a card, keyword, rule or topic: titles, and ids for judge."""
        return rule_desk.find_rulings(about, lang)

    def scenario_format(lang: Lang = "en") -> str:
        """How to write a scenario for judge: the whole format with examples. Read it before you write the first one."""
        return rule_desk.scenario_format(lang)

    def judge(
        scenario: Annotated[
            str, Field(max_length=rule_desk.LONGEST_SCENARIO, description="YAML text, as scenario_format describes it.")
        ] = "",
        ruling: Annotated[str, Field(max_length=100, description="Instead: id of a ruling of find_rulings.")] = "",
        lang: Lang = "en",
    ) -> str:
        """Prove a ruling on a real position: the scenario is played out by the rules engine, step by step.

        Answers with what happened at each step and by which rule, whether everything came out as the scenario says, and
        the chain of rule numbers. Give a scenario of your own, or the id of a ruling that comes with Tintero.
        """
        return rule_desk.judged(scenario, ruling, house, lang)

    return [(find_rulings, LOOKS), (scenario_format, LOOKS), (judge, LOOKS)]


def card_tools(house: House) -> Tools:
    def look_up_card(name: Words, lang: Lang = "en") -> str:
        """Look up a card by its full name, such as "Elsa - Spirit of Winter".

        Answers with its printed text, the same in Spanish, where it is legal, what the rules engine understood of it,
        and rulings about it. For a name that is not known it suggests others.
        """
        return card_desk.look_up_card(name, house, lang)

    def find_cards(
        name: Annotated[str, Field(max_length=NAME_LENGTH, description="Words of the name.")] = "",
        text: Annotated[str, Field(max_length=NAME_LENGTH, description="Words of the printed text.")] = "",
        ink: Annotated[str, Field(max_length=60, description="Amber, Amethyst, Emerald, Ruby, Sapphire, Steel.")] = "",
        type: Annotated[str, Field(max_length=60, description="character, action, song, item, location.")] = "",
        cost: Annotated[str, Field(max_length=60, description="Such as 3, <=2, >=7.")] = "",
        keyword: Annotated[str, Field(max_length=60, description="Such as Evasive.")] = "",
        classification: Annotated[str, Field(max_length=60, description="Such as Princess.")] = "",
        format: Annotated[str, Field(max_length=60, description="Only cards legal in it, such as core.")] = "",
        lang: Lang = "en",
    ) -> str:
        """Find cards that pass every filter given; names with cost, ink and values. Give at least one filter."""
        filters = {
            "name": name, "text": text, "ink": ink, "type": type, "cost": cost, "keyword": keyword,
            "classification": classification, "format": format,
        }  # fmt: skip
        return card_desk.find_cards(filters, house, lang)

    def check_deck(
        deck: DeckText,
        format: Annotated[str, Field(max_length=60, description="core or infinity, for example.")] = "core",
        lang: Lang = "en",
    ) -> str:
        """Check a deck list for a format.

        Answers with every line that is not understood (with suggestions) and everything that the format does not allow,
        each with its rule.
        """
        return card_desk.check_deck(deck, format, house, lang)

    return [(look_up_card, LOOKS), (find_cards, LOOKS), (check_deck, LOOKS)]


def game_tools(_house: House) -> Tools:
    def new_game(
        ctx: Here,
        deck: DeckText = "",
        opponent_deck: DeckText = "",
        opponent: Annotated[
            str, Field(max_length=60, description="easy, medium, hard, expert, greedy, random, or search:100ms.")
        ] = "greedy",
        players: Annotated[int, Field(ge=2, le=MOST_SEATS, description="How many players, you among them.")] = 2,
        seed: Annotated[int | None, Field(ge=0, lt=10**12, description="The same seed gives the same game.")] = None,
        first: Annotated[int | None, Field(description="Who starts: 1 is you. Else chance decides.")] = None,
        lang: Lang = "en",
    ) -> str:
        """Begin a game of Lorcana against the computer. You are player 1.

        Answers with the number of the table, the position as you may see it, the question that you are asked and its
        numbered options. Answer with choose. Without decks two samples play.
        """
        return tables_of(ctx).new(deck, opponent_deck, opponent, players, seed, first, lang)

    def choose(
        ctx: Here, table: Table, option: Annotated[int, Field(description="Number of the option.")], lang: Lang = "en"
    ) -> str:
        """Answer the open question at a table with the number of one of its options.

        The others then play until you are asked again. Answers with what happened, the position, and the next question.
        """
        return tables_of(ctx).choose(table, option, lang)

    def leave_table(ctx: Here, table: Table, lang: Lang = "en") -> str:
        """Leave a table and forget its game."""
        return tables_of(ctx).leave(table, lang)

    return [(new_game, ACTS), (choose, ACTS), (leave_table, ACTS)]


def table_tools(_house: House) -> Tools:
    def look_at_table(ctx: Here, table: Table, lang: Lang = "en") -> str:
        """The position at a table as you may see it, the open question and its options."""
        return tables_of(ctx).look(table, lang)

    def list_options(ctx: Here, table: Table, lang: Lang = "en") -> str:
        """Only the open question at a table and its numbered options."""
        return tables_of(ctx).options(table, lang)

    def why(
        ctx: Here, table: Table,
        about: Annotated[str, Field(max_length=NAME_LENGTH, description='"3", "Lilo", "challenge Lilo", or "end".')],
        lang: Lang = "en",
    ) -> str:  # fmt: skip
        """Why something is possible or not at a table, each with its rule.

        About an option by its number, everything that a card could do by its name, one action of it ("quest Lilo"), or
        ending the turn ("end").
        """
        return tables_of(ctx).why(table, about, lang)

    def game_log(ctx: Here, table: Table, lines: Annotated[int, Field(ge=1, le=300)] = 30, lang: Lang = "en") -> str:
        """The last lines of what has happened at a table, each with its rule, as you may know it."""
        return tables_of(ctx).log(table, lines, lang)

    return [(look_at_table, LOOKS), (list_options, LOOKS), (why, LOOKS), (game_log, LOOKS)]


def tables_of(ctx: Here) -> Tables:
    """Those of the conversation that asks."""
    tables: Tables = ctx.request_context.lifespan_context
    return tables
