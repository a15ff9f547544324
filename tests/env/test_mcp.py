"""`tintero mcp`: an assistant's own client, a real process between them, and every tool called."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

import tintero
from tintero.cards import source
from tintero.cli import mcp_command
from tintero.cli.main import main

SECONDS = 120
MOST_CHOICES = 2_000
SCENARIO = """
id: drying-cannot-quest
title: {en: A character that is drying cannot quest, es: Un personaje que se seca no puede ir de aventura}
topic: keywords
rules: ["4.5.1"]
given:
  P1: {play: [{card: Lilo - Making a Wish, as: lilo, drying: true}]}
  P2: {}
steps:
  - cannot: {P1: {quest: lilo}}
"""
STEP = "  - cannot: {P1: {quest: lilo}}\n"
Talk = Callable[["Assistant"], Awaitable[None]]


class Assistant:
    def __init__(self, session: ClientSession) -> None:
        self.session = session

    async def ask(self, tool: str, /, **arguments: Any) -> str:
        """What a tool answers."""
        result = await self.session.call_tool(tool, arguments)
        said = text_of(result)
        assert not result.isError, said
        return said

    async def refused(self, tool: str, /, **arguments: Any) -> str:
        """The one sentence that says why not."""
        result = await self.session.call_tool(tool, arguments)
        said = text_of(result)
        assert result.isError, said
        assert "Traceback" not in said
        assert "Error executing" not in said
        assert "\n" not in said
        return said


def text_of(result: Any) -> str:
    assert len(result.content) == 1
    said: str = result.content[0].text
    return said


def environment() -> dict[str, str]:
    here = {"TINTERO_CARDS": str(source._snapshot()), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return {**os.environ, **here}


def talk(conversation: Talk, errors: Path) -> None:
    """One conversation with a process of its own; it must have nothing to complain about."""
    server = StdioServerParameters(command=sys.executable, args=["-m", "tintero", "mcp"], env=environment())

    async def run() -> None:
        with errors.open("w") as log:
            async with stdio_client(server, errlog=log) as (read, write), ClientSession(read, write) as session:
                await session.initialize()
                await conversation(Assistant(session))

    asyncio.run(asyncio.wait_for(run(), SECONDS))
    assert errors.read_text() == ""


@pytest.fixture
def errors(tmp_path: Path) -> Path:
    return tmp_path / "stderr"


def test_every_tool_says_in_words_what_it_is_for(errors: Path) -> None:
    async def conversation(a: Assistant) -> None:
        tools = (await a.session.list_tools()).tools
        assert [tool.name for tool in tools] == [
            "search_rules", "read_rule", "find_rulings", "scenario_format", "judge", "look_up_card", "find_cards",
            "check_deck", "new_game", "choose", "leave_table", "look_at_table", "list_options", "why", "game_log",
        ]  # fmt: skip
        for tool in tools:
            assert tool.description
            assert tool.inputSchema["properties"]["lang"]["enum"] == ["en", "es"]
            assert "ctx" not in tool.inputSchema["properties"]

    talk(conversation, errors)


def test_rules_rulings_and_scenarios(errors: Path) -> None:
    async def conversation(a: Assistant) -> None:
        assert "4.6.4.2: " in await a.ask("search_rules", question="can I challenge a ready character?")
        assert "4.6: Desafío" in await a.ask("read_rule", number="4.6.4", lang="es")
        assert "8.15: Ward" in await a.ask("read_rule", number="ward")
        assert "the nearest are" in await a.refused("read_rule", number="99.9")
        assert "neither the number of a rule nor a keyword" in await a.refused("read_rule", number="dance")
        assert "No rule has the words" in await a.refused("search_rules", question="zzzz qqqq")
        found = await a.ask("find_rulings", about="ward")
        assert "[ward-own-choice-and-challenge]" in found
        assert "the nearest names are" in await a.refused("find_rulings", about="warrd")
        told = await a.ask("judge", ruling="ward-own-choice-and-challenge")
        assert "Proved" in told
        assert re.search(r"Rules applied: .*8\.15\.1", told)
        assert "Probado" in await a.ask("judge", ruling="ward-own-choice-and-challenge", lang="es")
        assert "steps:" in await a.ask("scenario_format")

    talk(conversation, errors)


def test_a_scenario_of_ones_own_is_proved_or_fails_with_the_reason(errors: Path) -> None:
    async def conversation(a: Assistant) -> None:
        told = await a.ask("judge", scenario=SCENARIO)
        assert "Proved" in told
        assert "Rules applied" in told
        failed = await a.ask("judge", scenario=SCENARIO.replace("drying: true", "drying: false"))
        assert "Failed in line" in failed
        assert "unknown key" in await a.refused("judge", scenario="foo: 1")
        assert "línea" in await a.refused("judge", scenario="foo: 1", lang="es")
        assert "either a scenario or the id" in await a.refused("judge")
        assert "There is no ruling “nope”" in await a.refused("judge", ruling="nope")
        assert "at most 20000 characters" in await a.refused("judge", scenario="x" * 20_001)
        assert "has 401 steps" in await a.refused("judge", scenario=SCENARIO + 400 * STEP)

    talk(conversation, errors)


def test_cards_and_decks(errors: Path) -> None:
    async def conversation(a: Assistant) -> None:
        card = await a.ask("look_up_card", name="Della's Moon Lullaby")
        assert card.startswith("Della's Moon Lullaby\nsong · Amber · cost 2 · inkable")
        assert "Spanish" in card
        near = await a.refused("look_up_card", name="Lylo - Making a Wish", lang="es")
        assert "Lilo - Making a Wish" in near
        assert "10 of 2681 cards" in await a.ask("find_cards", ink="ruby", cost="<=2", keyword="Evasive")
        assert "at least one filter" in await a.refused("find_cards")
        await a.refused("find_cards", cost="many")
        assert "legal in Core" in await a.ask("check_deck", deck="amber-steel-guardians")
        faults = await a.ask("check_deck", deck="2 Lylo - Making a Wish\n5 Lantern", format="infinity")
        assert "Line 1: “Lylo - Making a Wish” is not a known card" in faults
        assert "at most 4 are allowed" in faults
        await a.refused("check_deck", deck="amber-steel-guardians", format="chess")

    talk(conversation, errors)


def test_no_file_is_read_for_an_assistant(errors: Path, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("4 Lantern\n")

    async def conversation(a: Assistant) -> None:
        assert "There is no sample deck" in await a.refused("check_deck", deck=str(deck))
        assert "There is no opponent" in await a.refused("new_game", opponent="my_bots.py:Quester")

    talk(conversation, errors)


def test_a_whole_game_is_played_to_its_end(errors: Path) -> None:
    async def conversation(a: Assistant) -> None:
        said = await a.ask("new_game", deck="guardians", opponent_deck="flyers", seed=7, first=1)
        assert said.startswith("Table 1, seed 7, against greedy. You are player 1.")
        for _ in range(MOST_CHOICES):
            if "Question: " not in said:
                break
            said = await a.ask("choose", table=1, option=0)
        assert re.search(r"(You win|The computer wins) in turn \d+", said.splitlines()[-1])
        assert "is over" in await a.refused("choose", table=1, option=0)
        assert "is over" in await a.refused("why", table=1, about="Lilo")
        assert said.splitlines()[-1] in await a.ask("look_at_table", table=1)
        assert "(1.8.1.1)" in (await a.ask("game_log", table=1)).splitlines()[-1]

    talk(conversation, errors)


def test_a_table_tells_what_is_asked_and_why(errors: Path) -> None:
    async def conversation(a: Assistant) -> None:
        await a.ask("new_game", seed=7, first=1)
        assert "7) Keep the rest" in await a.ask("list_options", table=1)
        said = await a.ask("choose", table=1, option=7, lang="es")
        assert "Pregunta: Es tu turno: ¿qué haces? (4.1.2)" in said
        assert "4.2: Ink a card" in await a.ask("why", table=1, about="0")
        assert "(4.1.2)" in await a.ask("why", table=1, about="end")
        assert "There is no card “nobody”" in await a.refused("why", table=1, about="nobody")
        assert "Computer: lore 0/20" in await a.ask("look_at_table", table=1)
        assert len((await a.ask("game_log", table=1, lines=3)).splitlines()) == 3
        assert "You have left table 1." in await a.ask("leave_table", table=1)
        assert "There is no table 1: begin a game" in await a.refused("look_at_table", table=1)

    talk(conversation, errors)


def test_wrong_input_is_one_sentence_and_nothing_changes(errors: Path) -> None:
    async def conversation(a: Assistant) -> None:
        await a.ask("new_game", seed=7, first=1)
        before = await a.ask("look_at_table", table=1)
        for option in (-1, 8, 10**30):
            assert "say a number from 0 to 7" in await a.refused("choose", table=1, option=option)
        assert await a.refused("choose", table=1, option="x") == "The parameter option cannot be “x”."
        assert await a.refused("choose", table=1) == "choose needs the parameter option."
        assert await a.refused("choose", table=5, option=1, lang="es") == "No hay ninguna mesa 5; hay: 1."
        assert "is one of these: 'en' or 'es'" in await a.refused("look_at_table", table=1, lang="fr")
        assert "There is no tool “dance”" in await a.refused("dance")
        assert "No hay ninguna herramienta «dance»" in await a.refused("dance", lang="es")
        assert "at most 2 seconds" in await a.refused("new_game", opponent="search:100s")
        assert "cannot start" in await a.refused("new_game", first=3)
        assert "at most" in await a.refused("look_up_card", name="x" * 400)
        assert "players cannot be “9”" in await a.refused("new_game", players=9)
        assert await a.ask("look_at_table", table=1) == before

    talk(conversation, errors)


def test_the_table_looked_at_longest_ago_makes_room(errors: Path) -> None:
    async def conversation(a: Assistant) -> None:
        for _ in range(8):
            await a.ask("new_game", opponent="random", players=3)
        await a.ask("list_options", table=1)
        assert "Table 2 was closed to make room" in await a.ask("new_game")
        await a.ask("list_options", table=1)
        assert await a.refused("list_options", table=2) == "There is no table 2; there are: 3, 4, 5, 6, 7, 8, 9 and 1."

    talk(conversation, errors)


def test_two_conversations_share_no_table(errors: Path) -> None:
    async def begins(a: Assistant) -> None:
        await a.ask("new_game")

    async def looks(a: Assistant) -> None:
        assert "There is no table 1: begin a game" in await a.refused("look_at_table", table=1)

    talk(begins, errors)
    talk(looks, errors)


# ---- the process -----------------------------------------------------------------------------------------------------


def started() -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tintero", "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        encoding="utf-8", env=environment(),
    )  # fmt: skip


HELLO = (
    '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},'
    '"clientInfo":{"name":"test","version":"1"}}}\n'
)


def greeted() -> subprocess.Popen[str]:
    process = started()
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(HELLO)
    process.stdin.flush()
    assert f'"name":"tintero","version":"{tintero.__version__}"' in process.stdout.readline()
    return process


def test_it_ends_in_silence_when_its_input_does() -> None:
    process = greeted()
    out, err = process.communicate(timeout=SECONDS)
    assert (process.returncode, out, err) == (0, "", "")


def test_ctrl_c_ends_it_in_silence() -> None:
    process = greeted()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=SECONDS)
    assert (process.returncode, out, err) == (-signal.SIGINT, "", "")


def test_what_is_no_message_is_answered_and_the_next_one_read() -> None:
    process = greeted()
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write('nonsense\n{"jsonrpc":"2.0","id":2,"method":"ping"}\n')
    process.stdin.flush()
    while '"id":2' not in process.stdout.readline():
        pass
    process.communicate(timeout=SECONDS)
    assert process.returncode == 0


@pytest.mark.parametrize(("streams", "code"), [("<&-", 0), ("</dev/null", 0), ("</dev/null >&-", 0), (">/dev/full", 2)])
def test_streams_in_every_state_are_no_reason_to_fall_over(streams: str, code: int) -> None:
    given = "" if "<" in streams else f"printf '%s' {shlex.quote(HELLO)} | "
    ran = subprocess.run(
        ["sh", "-c", f"{given}{shlex.quote(sys.executable)} -m tintero mcp {streams}"], capture_output=True,
        encoding="utf-8", timeout=SECONDS, env=environment(), check=False,
    )  # fmt: skip
    assert ran.returncode == code, ran.stderr
    assert "Traceback" not in ran.stderr
    assert "went wrong" not in ran.stderr


def test_without_the_package_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mcp_command, "find_spec", lambda _name: None)
    assert main(["mcp", "--lang", "es"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("El servidor para asistentes necesita el paquete mcp")
    assert said.err.endswith('pip install "tintero[mcp]"\n')
