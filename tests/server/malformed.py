"""Frames that are none, or come at the wrong time: each is answered, and nothing changes.

    python -m tests.server.malformed --frames 100000 --seed 1
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tintero.server import wire
from tintero.server.serving import url_of

from .seats import House, Person, house_on, play_on

LANGS: tuple[wire.Language, ...] = ("en", "es", "es-x-en")
KINDS = (
    "join", "choose", "undo", "concede", "reply", "rematch", "next", "claim", "pause", "why", "chat", "speak", "ping",
)  # fmt: skip
ODD = (
    None, True, False, -1, 0, 1, 2**31, 2**63, -(2**70), 1.5, 1e308, "", "x", "\x00", "‮", "é" * 50, "a" * 5000, [], {},
    [[]], {"t": "choose"}, "1; drop table entries", "../../etc/passwd", "<script>",
)  # fmt: skip
FIELDS = ("t", "id", "v", "option", "secret", "lang", "offer", "yes", "first", "player", "what", "card", "text", "more")


def random_frame(rng: random.Random, v: int) -> str | bytes:
    """Something that changes nothing at a table whose version is `v`, whoever says it out of turn."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:  # a good frame with something wrong in it
        frame = good_frame(rng, v)
        for _ in range(rng.randrange(1, 4)):
            frame[rng.choice(FIELDS)] = rng.choice(ODD)
        return json.dumps(frame)
    if kind == 2:  # cut off, or with other letters in it
        text = bytearray(json.dumps(good_frame(rng, v)).encode())
        for _ in range(rng.randrange(1, 5)):
            if text:
                text[rng.randrange(len(text))] = rng.randrange(256)
        return bytes(text[: rng.randrange(len(text) + 1)])
    if kind == 3:
        return "[" * rng.randrange(3000) + "]" * rng.randrange(10)
    return json.dumps(good_frame(rng, v))  # well formed, at the wrong time


def good_frame(rng: random.Random, v: int) -> dict[str, object]:
    """A frame as the protocol has it, but of another version, or about what does not exist."""
    t = rng.choice(KINDS)
    frame: dict[str, object] = {"t": t}
    if t not in ("join", "speak", "ping"):
        frame["id"] = f"{rng.randrange(10**9)}"
    if t in ("choose", "undo"):
        frame["v"] = rng.choice([-1, v - 1, v + 1, v + 100])
    if t == "join":
        frame["secret"] = rng.choice(["", "x", "a" * 22])
    more: dict[str, dict[str, object]] = {
        "choose": {"option": rng.randrange(3)}, "reply": {"offer": "none", "yes": True}, "why": {"card": "nothing"},
        "claim": {"player": rng.randrange(1, 5), "what": rng.choice(["win", "bot"])}, "chat": {"text": "hello"},
        "speak": {"lang": rng.choice(LANGS)}, "next": {"first": rng.choice([None, True])},
    }  # fmt: skip
    return {**frame, **more.get(t, {})}


ANSWERS = (wire.Ack, wire.Err, wire.WhyTold, wire.Pong, wire.Hello)


async def say_badly(person: Person, text: str | bytes) -> str:
    """What it was answered with: one sentence in the language of the connection, or what such a frame is for."""
    room = person.table.room
    v, entries = room.v, room.session.game.choices[:]
    lang = person.who.lang
    new = await person.say_text(text)
    answers = [f for f in new if isinstance(f, ANSWERS)]
    assert len(answers) == 1, f"{text!r}: {new}"
    assert person.table.room.v == v, f"{text!r} changed the table"
    assert person.table.room.session.game.choices == entries
    (answer,) = answers
    if isinstance(answer, wire.Err):
        assert answer.words.strip(), text
        assert "\n" not in answer.words
        assert "Traceback" not in answer.words
        assert answer.code != "not_done", f"{text!r} was a mistake of ours"
        if answer.code == "no_frame":
            assert answer.words.startswith("That" if lang == "en" else "Ese"), answer.words
        return answer.code
    return type(answer).__name__


def is_harmless(text: str | bytes, over: bool) -> bool:
    """Some frames change something by right: conceding does, and after a game what leads to the next."""
    try:
        frame = msgspec.json.decode(text, type=wire.FromOutside)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return True
    by_right = (wire.Rematch, wire.NextGame) if over else (wire.Concede,)
    return not isinstance(frame, by_right)


async def storm(house: House, frames: int, seed: int) -> Counter[str]:
    """So many bad frames from both seats and from somebody who watches, while the game goes on."""
    rng = random.Random(seed)
    links = await house.make(seed=seed, chat=False)
    people = await house.sit_down(links)
    everybody = [*people, await house.join(links.watch, "es")]
    heard: Counter[str] = Counter()
    for n in range(frames):
        person = rng.choice(everybody)
        text = random_frame(rng, person.table.room.v)
        if is_harmless(text, over=person.table.room.session.asked is None):
            heard[await say_badly(person, text)] += 1
        for other in everybody:
            other.hear()
        if n % 500 == 499 and people[0].table.room.session.asked is not None:
            await play_on(people, n, most=3)
    kept = await house.lobby.store.entries(links.table)
    assert len(kept) == people[0].table.room.v
    return heard


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.malformed", description=__doc__)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)

    async def whole() -> Counter[str]:
        with tempfile.TemporaryDirectory() as folder:
            async with house_on(url_of(str(Path(folder) / "tables.sqlite"))) as house:
                return await storm(house, given.frames, given.seed)

    heard = asyncio.run(whole())
    print(f"{sum(heard.values())} frames, all answered, 0 changes: {dict(heard.most_common())}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
