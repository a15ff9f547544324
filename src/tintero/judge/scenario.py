"""Reading a scenario file: YAML with line numbers, checked before anything runs."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from tintero.cards import CardPool, CardsError

PLAYER = re.compile(r"P[1-9]$")
TOP_KEYS = {"id", "title", "topic", "rules", "given", "steps", "runs", "note", "settings"}
TOPICS = {"timing", "zones", "costs", "abilities", "keywords", "complex", "multiplayer"}
PLAYER_KEYS = {"lore", "ink", "hand", "deck", "deck_size", "discard", "play", "inked"}
CARD_KEYS = {"card", "as", "exerted", "drying", "damage", "under", "at", "gains", "strength", "lore", "willpower",
             "facedown"}
CHECKS = {"see", "asked", "can", "cannot", "bag"}
ACT_KEYS = {
    "ink", "play", "sing", "shift", "from", "free", "exerted", "discard", "exert", "banish", "use", "ability", "boost",
    "quest", "challenge", "target", "move", "to", "may", "choose", "pick", "name", "amount", "order", "resolve", "top",
    "bottom",
}
SEE_CARD = {"zone", "damage", "exerted", "drying", "strength", "willpower", "lore", "at", "under", "has", "lacks", "cost"}
SEE_PLAYER = {"lore", "hand", "deck", "deck_top", "deck_bottom", "discard", "ink", "play"}
SEE_GAME = {"winner", "over", "turn", "phase"}
ASKED = {"player", "kind", "options", "includes", "excludes"}
FILLER = re.compile(r"filler(?: x(\d+))?$")


class BadScenario(Exception):
    """A file that is not a scenario: which line, what is wrong, what would be right."""

    def __init__(self, code: str, line: int, **details: Any) -> None:
        super().__init__(f"{code} (line {line})")
        self.code = code
        self.line = line
        self.details = details


class Lines(dict[str, Any]):
    """A mapping that remembers the line of each key."""

    def __init__(self) -> None:
        super().__init__()
        self.line = 0
        self.lines: dict[str, int] = {}

    def at(self, key: str) -> int:
        return self.lines.get(key, self.line)


class Loader(yaml.SafeLoader):
    """Mappings keep their lines; a key given twice is an error."""


def _mapping(loader: Loader, node: yaml.MappingNode) -> Lines:
    out = Lines()
    out.line = node.start_mark.line + 1
    for key_node, value_node in node.value:
        key = str(loader.construct_object(key_node, deep=True))
        line = key_node.start_mark.line + 1
        if key in out:
            raise BadScenario("twice", line, key=key)
        out[key] = loader.construct_object(value_node, deep=True)
        out.lines[key] = line
    return out


Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping)


@dataclass
class Run:
    name: str
    steps: list[tuple[int, Any]]


@dataclass
class Scenario:
    path: str
    id: str
    title: dict[str, str]
    topic: str
    rules: list[str]
    given: Lines
    runs: list[Run] = field(default_factory=list)
    players: int = 2


def load_scenario(path: str | Path, pool: CardPool) -> Scenario:
    """Read and check a file; raises BadScenario with the line."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadScenario("unreadable", 0, path=str(path)) from error
    try:
        data = yaml.load(text, Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        raise BadScenario("not_yaml", mark.line + 1 if mark else 0, why=str(error.problem)) from error
    except yaml.YAMLError as error:
        raise BadScenario("not_yaml", 0, why=str(error).splitlines()[0]) from error
    if not isinstance(data, Lines):
        raise BadScenario("not_a_mapping", 1)
    return Checker(data, pool, str(path)).scenario()


class Checker:
    """Everything that can be wrong before the game begins."""

    def __init__(self, data: Lines, pool: CardPool, path: str) -> None:
        self.data = data
        self.pool = pool
        self.path = path
        self.aliases: set[str] = set()
        self.names: set[str] = set()

    def keys(self, mapping: Lines, allowed: set[str], where: str) -> None:
        for key in mapping:
            if key not in allowed:
                raise BadScenario("unknown_key", mapping.at(key), key=key, where=where, allowed=", ".join(sorted(allowed)))

    def scenario(self) -> Scenario:
        data = self.data
        self.keys(data, TOP_KEYS, "scenario")
        for key in ("id", "given"):
            if key not in data:
                raise BadScenario("missing_key", data.line, key=key)
        given = data["given"]
        if given is None:
            given = Lines()
        if not isinstance(given, Lines):
            raise BadScenario("not_a_mapping", data.at("given"))
        if data.get("topic") is not None and data["topic"] not in TOPICS:
            raise BadScenario("unknown_topic", data.at("topic"), topic=data["topic"], allowed=", ".join(sorted(TOPICS)))
        title = data.get("title") or {}
        if isinstance(title, str):
            title = {"en": title, "es": title}
        scenario = Scenario(
            self.path, str(data["id"]), dict(title), str(data.get("topic", "")),
            [str(r) for r in data.get("rules") or []], given,
        )
        scenario.players = self.check_given(given)
        if ("steps" in data) == ("runs" in data):
            raise BadScenario("steps_or_runs", data.line)
        if "steps" in data:
            scenario.runs.append(Run("", self.steps(data["steps"], data.at("steps"), scenario.players)))
        else:
            for run in data["runs"]:
                if not isinstance(run, Lines):
                    raise BadScenario("not_a_mapping", data.at("runs"))
                self.keys(run, {"name", "steps"}, "run")
                steps = self.steps(run.get("steps") or [], run.at("steps"), scenario.players)
                scenario.runs.append(Run(str(run.get("name", "")), steps))
        return scenario

    # ---- given ---------------------------------------------------------------------------------------------------

    def check_given(self, given: Lines) -> int:
        players = 2
        for key, value in given.items():
            if key == "turn":
                continue
            if not PLAYER.match(key):
                raise BadScenario("unknown_key", given.at(key), key=key, where="given", allowed="turn, P1, P2, …")
            players = max(players, int(key[1:]))
            if value is None:
                given[key] = Lines()
                continue
            if not isinstance(value, Lines):
                raise BadScenario("not_a_mapping", given.at(key))
            self.keys(value, PLAYER_KEYS, key)
            for zone in ("hand", "deck", "discard", "play"):
                for card in value.get(zone) or []:
                    self.card(card, value.at(zone), zone)
            if isinstance(value.get("ink"), list):
                for card in value["ink"]:
                    self.card(card, value.at("ink"), "ink")
        turn = given.get("turn", "P1")
        if not PLAYER.match(str(turn)) or int(str(turn)[1:]) > players:
            raise BadScenario("unknown_player", given.at("turn"), player=turn)
        for player, value in given.items():
            if player != "turn":
                for card in value.get("play") or []:
                    if isinstance(card, Lines) and "at" in card and not self.known(str(card["at"])):
                        raise BadScenario("unknown_card", card.at("at"), card=card["at"], near="")
        return players

    def card(self, card: Any, line: int, where: str) -> None:
        if isinstance(card, Lines):
            self.keys(card, CARD_KEYS, where)
            if "card" not in card:
                raise BadScenario("missing_key", card.line, key="card")
            self.exists(str(card["card"]), card.at("card"))
            if "as" in card:
                alias = str(card["as"])
                if alias in self.aliases:
                    raise BadScenario("twice", card.at("as"), key=alias)
                self.aliases.add(alias)
            for below in card.get("under") or []:
                self.card(below, card.at("under"), "under")
            return
        if not isinstance(card, str):
            raise BadScenario("not_a_card", line, card=card)
        self.exists(card, line)

    def exists(self, name: str, line: int) -> None:
        if FILLER.match(name):
            return
        try:
            card = self.pool[name]
        except (CardsError, KeyError):
            raise BadScenario("unknown_card", line, card=name, near=", ".join(self.pool.nearest(name))) from None
        self.names.add(card.full_name)

    def known(self, ref: str) -> bool:
        ref = re.sub(r"^P\d/", "", ref)
        ref = re.sub(r"#\d+$", "", ref)
        return ref in self.aliases or ref == "filler" or ref in self.names or self.pool.get(ref) is not None

    # ---- steps ---------------------------------------------------------------------------------------------------

    def steps(self, steps: Any, line: int, players: int) -> list[tuple[int, Any]]:
        if not isinstance(steps, list):
            raise BadScenario("not_a_list", line)
        out: list[tuple[int, Any]] = []
        for step in steps:
            if not isinstance(step, Lines) or not step:
                raise BadScenario("not_a_step", line, step=step)
            key = next(iter(step))
            self.step(step, key, players)
            out.append((step.at(key), step))
        return out

    def step(self, step: Lines, key: str, players: int) -> None:
        at = step.at(key)
        if key in CHECKS:
            self.keys(step, {key, "rule"} if key == "cannot" else {key}, "step")
            self.check(key, step[key], at, players)
            return
        if not PLAYER.match(key) or int(key[1:]) > players:
            raise BadScenario("unknown_key", at, key=key, where="step", allowed="P1…, " + ", ".join(sorted(CHECKS)))
        self.keys(step, {key}, "step")
        self.act(step[key], at)

    def act(self, act: Any, at: int) -> None:
        if act in ("end turn", "concede"):
            return
        if not isinstance(act, Lines):
            raise BadScenario("not_an_act", at, act=act)
        self.keys(act, ACT_KEYS, "act")
        for key in ("ink", "play", "use", "boost", "quest", "challenge", "target", "move", "to", "resolve"):
            if key in act and not self.known(str(act[key])):
                raise BadScenario("unknown_card", act.at(key), card=act[key], near=", ".join(self.pool.nearest(str(act[key]))))

    def check(self, key: str, value: Any, at: int, players: int) -> None:
        if key == "bag":
            if not isinstance(value, list):
                raise BadScenario("not_a_list", at)
            return
        if not isinstance(value, Lines):
            raise BadScenario("not_a_mapping", at)
        if key == "asked":
            self.keys(value, ASKED, "asked")
        elif key in ("can", "cannot"):
            for player, act in value.items():
                if not PLAYER.match(player) or int(player[1:]) > players:
                    raise BadScenario("unknown_player", value.at(player), player=player)
                self.act(act, value.at(player))
        else:
            for ref, wanted in value.items():
                if not isinstance(wanted, Lines):
                    raise BadScenario("not_a_mapping", value.at(ref))
                if ref == "game":
                    self.keys(wanted, SEE_GAME, "game")
                elif PLAYER.match(ref):
                    if int(ref[1:]) > players:
                        raise BadScenario("unknown_player", value.at(ref), player=ref)
                    self.keys(wanted, SEE_PLAYER, ref)
                else:
                    self.keys(wanted, SEE_CARD, "card")
                    if not self.known(ref):
                        raise BadScenario("unknown_card", value.at(ref), card=ref, near=", ".join(self.pool.nearest(ref)))
