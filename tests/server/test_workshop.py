"""Long work has a process of its own: it is stopped when it takes too long, and what goes wrong there stays there."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tintero.server.workshop import MOST_WAITING, RefusedThere, Shelf, Workshop


@dataclass(frozen=True)
class Sleeps:
    seconds: float
    lang: str = "es"

    def done(self, shelf: Shelf) -> bytes:
        time.sleep(self.seconds)
        return str(os.getpid()).encode()


@dataclass(frozen=True)
class Fails:
    lang: str = "en"

    def done(self, shelf: Shelf) -> bytes:
        raise RuntimeError("a mistake of ours")


@pytest.fixture
def workshop() -> Iterator[Workshop]:
    made = Workshop(seconds=3.0)
    yield made
    made.close()


def test_the_work_is_done_in_another_process_which_stays(workshop: Workshop) -> None:
    async def twice() -> list[bytes]:
        return [await workshop.do(Sleeps(0)), await workshop.do(Sleeps(0))]

    first, second = asyncio.run(twice())
    assert first == second != str(os.getpid()).encode()


def test_what_takes_too_long_is_refused_and_the_next_is_done(workshop: Workshop) -> None:
    async def both() -> tuple[str, str, bytes]:
        with pytest.raises(RefusedThere) as refused:
            await workshop.do(Sleeps(60))
        return refused.value.code, refused.value.message(), await workshop.do(Sleeps(0))

    began = time.monotonic()
    code, words, after = asyncio.run(both())
    assert code == "too_slow"
    assert words.startswith("Eso tarda")
    assert after
    assert time.monotonic() - began < 59


def test_a_mistake_of_ours_is_told_and_the_process_goes_on(workshop: Workshop) -> None:
    async def all_three() -> tuple[bytes, RefusedThere, bytes]:
        before = await workshop.do(Sleeps(0))
        with pytest.raises(RefusedThere) as refused:
            await workshop.do(Fails())
        return before, refused.value, await workshop.do(Sleeps(0))

    before, refused, after = asyncio.run(all_three())
    assert (refused.code, refused.status) == ("not_done", 500)
    assert before == after


def test_whoever_comes_when_too_many_wait_is_told_so(workshop: Workshop) -> None:
    async def crowd() -> list[object]:
        return await asyncio.gather(*[workshop.do(Sleeps(0)) for _ in range(MOST_WAITING + 3)], return_exceptions=True)

    found = asyncio.run(crowd())
    refused = [error for error in found if isinstance(error, Exception)]
    assert [getattr(error, "code", "") for error in refused] == ["busy"] * 3
