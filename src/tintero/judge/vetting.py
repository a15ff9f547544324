"""From the mappings of a file to the values of a scenario: keys, names, values and impossible positions are refused."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any, Final, NoReturn

from tintero.abilities.keyword import KEYWORDS, Numbered, keyword_named
from tintero.cards import Card
from tintero.cards.card import CardType
from tintero.language import NotUnderstood, Reader
from tintero.rulebook.book import plain_number, rulebook
from tintero.rulebook.near_numbers import nearest_rules
from tintero.rules.position import LATER
from tintero.rules.settings import OpenPoints
from tintero.words import Phrase, Wording

from .faults import BadScenario
from .given import DECK_SIZE, ZONES, Gain, Given, GivenCard, GivenInk, GivenSide
from .scenario import Lines, Run, Scenario
from .steps import FILLER, PLAYER, CardRef
from .vocabulary import TOPICS, keyword_words, topic_words

TOP_KEYS = ("id", "title", "topic", "rules", "note", "given", "steps", "runs")
PLAYER_KEYS = ("lore", "ink", "hand", "deck", "deck_size", "discard", "play", "inked", "turns")
CARD_KEYS = (
    "card",
    "as",
    "exerted",
    "drying",
    "damage",
    "under",
    "at",
    "gains",
    "strength",
    "lore",
    "willpower",
    "facedown",
)
IN_PLAY_ONLY = ("exerted", "drying", "damage", "under", "at", "gains", "strength", "lore", "willpower")
GAINED = tuple(r.keyword for r in sorted(KEYWORDS, key=lambda r: r.name) if r.given)
NUMBERED = tuple(r.keyword for r in KEYWORDS if r.given and r.number != Numbered.NONE)
RULE = re.compile(r"\d+(?:\.(?:\d+|x))*$")
RESERVED = re.compile(r"(?:P[1-9]|game|nothing|none|filler(?: x\d+)?)$")
MOST_CARDS = 1000
NUMBER = re.compile(r"[+-]?\d{1,6}$")
NOWHERE: Final = (None, "none")


class Refusing:
    """How a file is refused: the small checks that both halves share."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.pool = reader.pool
        self.aliases: dict[str, Card | None] = {}
        self.names: dict[str, list[int]] = {}  # full name -> the player of each copy, in the order of the file
        self.players = 2

    def keys(self, mapping: Lines, allowed: tuple[str, ...], where: str | Wording) -> None:
        for key in mapping:
            if key not in allowed:
                raise BadScenario("unknown_key", mapping.at(key), key=key, where=where, allowed=allowed)

    def mapping(self, value: Any, line: int, where: str) -> Lines:
        if not isinstance(value, Lines):
            raise BadScenario("not_a_mapping", line, where=where, value=value)
        return value

    def a_list(self, value: Any, line: int, where: str) -> list[Any]:
        if not isinstance(value, list):
            raise BadScenario("not_a_list", line, where=where, value=value)
        return value

    def number(self, value: Any, line: int, key: str, least: int | None = 0) -> int:
        """A whole number; a modifier (which has no least) may be written as text: "+2"."""
        whole = isinstance(value, int) and not isinstance(value, bool)
        if not whole and not (least is None and isinstance(value, str) and NUMBER.match(value)):
            raise BadScenario("not_a_number", line, key=key, value=value)
        n = int(value)
        if least is not None and n < least:
            raise BadScenario("negative", line, key=key, value=n)
        return n

    def truth(self, mapping: Lines, key: str) -> bool:
        """True or false; false if the file does not say."""
        value = mapping.get(key, False)
        if not isinstance(value, bool):
            raise BadScenario("not_true_or_false", mapping.at(key), key=key, value=value)
        return value

    def one_of(self, value: Any, line: int, key: str, allowed: tuple[str | bool, ...]) -> None:
        if value not in allowed:
            raise BadScenario("unknown_value", line, key=key, value=value, allowed=allowed)

    def player(self, name: Any, line: int) -> int:
        if not isinstance(name, str) or not PLAYER.match(name) or int(name[1:]) > self.players:
            raise BadScenario("unknown_player", line, player=name)
        return int(name[1:]) - 1

    def rule(self, rule: Any, line: int) -> str:
        """The number of a rule of the book, as the book writes it."""
        if not isinstance(rule, str):
            raise BadScenario("rule_not_quoted", line, rule=rule)
        number = plain_number(rule)
        if not rulebook().exists(number):
            if not RULE.match(number):
                raise BadScenario("not_a_rule", line, rule=rule)
            raise BadScenario("unknown_rule", line, rule=rule, near=nearest_rules(number))
        return number

    def unknown(self, name: str, line: int) -> NoReturn:
        near = [*self.pool.nearest(name), *(a for a in self.aliases if a.casefold() == name.casefold())]
        raise BadScenario("unknown_card", line, card=name, near=near)

    def card_named(self, name: str, line: int) -> Card | None:
        """The card of a full name, which must be one that is understood; None for a filler."""
        if FILLER.match(name):
            return None
        card = self.pool.get(name)
        if card is None:
            self.unknown(name, line)
        try:
            self.reader.definition_of(card)
        except NotUnderstood as error:
            raise BadScenario("not_understood", line, card=error.card, words=error.unread[0].words) from error
        return card


class Vetting(Refusing):
    """The head of the file and the position; the steps are vetted by `StepVetting`."""

    def __init__(self, data: Lines, reader: Reader, path: str) -> None:
        super().__init__(reader)
        self.data = data
        self.path = path
        self.count = 0
        self.homes: list[tuple[CardRef, int, int]] = []  # where cards are at, the line, and their player
        self.places: dict[str, set[int]] = {}  # what a location in play may be called -> its players

    def scenario(self) -> Scenario:
        from .vetting_steps import StepVetting

        data = self.data
        self.keys(data, TOP_KEYS, Phrase("scenario_words.the_file"))
        for key in ("id", "given"):
            if key not in data:
                raise BadScenario("missing_key", data.line, key=key)
        if not isinstance(data["id"], str) or not data["id"].strip():
            raise BadScenario("bad_id", data.at("id"), value=data["id"])
        if data.get("topic") is not None and data["topic"] not in TOPICS:
            allowed = [topic_words(t) for t in TOPICS]
            raise BadScenario("unknown_topic", data.at("topic"), topic=data["topic"], allowed=allowed)
        given = Lines() if data["given"] is None else self.mapping(data["given"], data.at("given"), "given")
        scenario = Scenario(
            self.path,
            data["id"],
            self.title(),
            str(data.get("topic") or ""),
            self.rules(),
            self.given(given),
            note=str(data.get("note") or ""),
        )
        if ("steps" in data) == ("runs" in data):
            raise BadScenario("steps_or_runs", data.line)
        steps = StepVetting(self)
        if "steps" in data:
            scenario.runs.append(Run("", steps.steps(data["steps"], data.at("steps"))))
        else:
            for run in self.a_list(data["runs"], data.at("runs"), "runs"):
                found = self.mapping(run, data.at("runs"), "runs")
                self.keys(found, ("name", "steps"), "runs")
                if "steps" not in found:
                    raise BadScenario("missing_key", found.line, key="steps")
                scenario.runs.append(Run(str(found.get("name", "")), steps.steps(found["steps"], found.at("steps"))))
        if not scenario.runs:
            scenario.runs.append(Run("", []))
        return scenario

    def title(self) -> dict[str, str]:
        title = self.data.get("title")
        if title is None:
            return {}
        if isinstance(title, str):
            return {"en": title, "es": title}
        if not isinstance(title, Lines) or not all(isinstance(t, str) for t in title.values()):
            raise BadScenario("bad_title", self.data.at("title"))
        self.keys(title, ("en", "es"), "title")
        return dict(title)

    def rules(self) -> list[str]:
        line = self.data.at("rules")
        rules = self.data.get("rules")
        return [self.rule(rule, line) for rule in ([] if rules is None else self.a_list(rules, line, "rules"))]

    # ---- given ---------------------------------------------------------------------------------------------------

    def given(self, given: Lines) -> Given:
        points: dict[str, int | bool] = {}
        for key in given:
            if key == "open":
                points = self.open_points(self.mapping(given["open"], given.at("open"), "open"))
            elif key != "turn":
                if not PLAYER.match(key):
                    allowed = "turn, open, P1, P2, …"
                    raise BadScenario("unknown_key", given.at(key), key=key, where="given", allowed=allowed)
                self.players = max(self.players, int(key[1:]))
        sides: list[GivenSide] = []
        for n in range(self.players):
            key = f"P{n + 1}"
            side = Lines() if given.get(key) is None else self.mapping(given[key], given.at(key), key)
            sides.append(self.side(side, n, key))
        turn = self.player(given.get("turn", "P1"), given.at("turn"))
        for where, line, player in self.homes:
            self.home(where, line, player)
        written = tuple(int(key[1:]) - 1 for key in given if PLAYER.match(key))
        return Given(tuple(sides), turn, points, written)

    def open_points(self, points: Lines) -> dict[str, int | bool]:
        """What this file takes the rules to say where they leave it open."""
        usual = {point.name: point.default for point in fields(OpenPoints)}
        self.keys(points, tuple(usual), "open")
        return {
            key: self.truth(points, key) if isinstance(usual[key], bool) else self.number(value, points.at(key), key, 1)
            for key, value in points.items()
        }

    def side(self, side: Lines, player: int, key: str) -> GivenSide:
        """Everything one player has."""
        self.keys(side, PLAYER_KEYS, key)
        inked = self.truth(side, "inked")
        zones: dict[str, tuple[GivenCard, ...]] = {}
        for zone in ("hand", "deck", "discard", "play"):
            before = self.count
            zones[zone] = self.zone(side, zone, player)
            if zone == "deck" and side.get("deck") is not None and "deck_size" in side:
                size = self.number(side["deck_size"], side.at("deck_size"), "deck_size")
                if size < self.count - before:
                    count = self.count - before
                    raise BadScenario("deck_too_small", side.at("deck_size"), value=size, count=count)
        lore = self.number(side.get("lore", 0), side.at("lore"), "lore")
        size = self.number(side.get("deck_size", DECK_SIZE), side.at("deck_size"), "deck_size")
        if "deck_size" in side:
            self.add(size, side.at("deck_size"))
        order = tuple(key for key in side if key in ZONES)
        turns = self.number(side.get("turns", LATER), side.at("turns"), "turns", 1)
        return GivenSide(lore, inked, size, self.ink(side, player), **zones, turns=min(turns, LATER), zones=order)

    def zone(self, spec: Lines, key: str, player: int) -> tuple[GivenCard, ...]:
        """The cards of a list, which may be left out or empty."""
        if spec.get(key) is None:
            return ()
        line = spec.at(key)
        return tuple(self.card(card, line, key, player) for card in self.a_list(spec[key], line, key))

    def ink(self, side: Lines, player: int) -> GivenInk:
        ink = side.get("ink")
        line = side.at("ink")
        if isinstance(ink, list):
            return GivenInk(cards=self.zone(side, "ink", player))
        if isinstance(ink, Lines):
            self.keys(ink, ("ready", "exerted"), "ink")
            counts = {key: self.add(self.number(n, ink.at(key), key), line) for key, n in ink.items()}
            return GivenInk(counts.get("ready", 0), counts.get("exerted", 0))
        return GivenInk() if ink is None else GivenInk(self.add(self.number(ink, line, "ink"), line))

    def add(self, cards: int, line: int) -> int:
        """Count them; a position has its bounds."""
        self.count += cards
        if self.count > MOST_CARDS:
            raise BadScenario("too_many_cards", line, most=MOST_CARDS)
        return cards

    def card(self, card: Any, line: int, where: str, player: int) -> GivenCard:
        spec = card if isinstance(card, Lines) else Lines()
        if isinstance(card, Lines):
            self.keys(spec, CARD_KEYS, where)
            if "card" not in spec:
                raise BadScenario("missing_key", spec.line, key="card")
            line = spec.at("card")
        elif not isinstance(card, str):
            raise BadScenario("not_a_card", line, card=card)
        name = str(spec["card"]) if spec else str(card)
        found = self.card_named(name, line)
        filler = FILLER.match(name)
        copies = int(filler.group(1) or 1) if filler else 1
        self.add(copies, line)
        if found is not None:
            self.names.setdefault(found.full_name, []).append(player)
        if "as" in spec:
            self.alias(spec, found)
        state = self.in_play(spec, name, found, line, player) if where == "play" else self.elsewhere(spec, where)
        full_name = "" if found is None else found.full_name
        return GivenCard(line, full_name, copies, str(spec.get("as", "")), **state)

    def alias(self, spec: Lines, card: Card | None) -> None:
        alias = str(spec["as"])
        if alias in self.aliases:
            raise BadScenario("twice", spec.at("as"), key=alias)
        if RESERVED.match(alias):
            raise BadScenario("alias_is_name", spec.at("as"), key=alias)
        self.aliases[alias] = card

    def elsewhere(self, spec: Lines, where: str) -> dict[str, Any]:
        """Cards that are not in play have no state, except that ink is ready or exerted and cards lie facedown."""
        for key in IN_PLAY_ONLY:
            if key in spec and not (key == "exerted" and where == "ink"):
                raise BadScenario("not_in_play_state", spec.at(key), key=key, where=where)
        if "facedown" in spec and where != "under":
            raise BadScenario("facedown_in_play", spec.at("facedown"))
        return {"exerted": self.truth(spec, "exerted"), "facedown": self.truth(spec, "facedown")}

    def in_play(self, spec: Lines, name: str, card: Card | None, line: int, player: int) -> dict[str, Any]:
        kind = CardType.CHARACTER if card is None else card.type
        if kind == CardType.ACTION:
            raise BadScenario("cannot_be_in_play", line, card=name)
        state: dict[str, Any] = {key: self.truth(spec, key) for key in ("exerted", "drying")}
        if "facedown" in spec:
            raise BadScenario("facedown_in_play", spec.at("facedown"))
        if state["exerted"] and kind == CardType.LOCATION:
            raise BadScenario("no_exerted_location", spec.at("exerted"), card=name)
        state["damage"] = self.number(spec.get("damage", 0), spec.at("damage"), "damage")
        if state["damage"] and kind == CardType.ITEM:
            raise BadScenario("no_damage_on", spec.at("damage"), card=name)
        state |= self.values_and_cards(spec, player)
        state["at"] = self.place(spec, name, card, kind, player)
        return state

    def values_and_cards(self, spec: Lines, player: int) -> dict[str, Any]:
        """What a permanent has of its own: changed values, gained keywords, cards under it."""
        own: dict[str, Any] = {
            key: self.number(spec.get(key, 0), spec.at(key), key, None) for key in ("strength", "lore", "willpower")
        }
        if spec.get("gains") is not None:
            gains = self.a_list(spec["gains"], spec.at("gains"), "gains")
            own["gains"] = tuple(one for gain in gains for one in self.gain(gain, spec.at("gains")))
        own["under"] = self.zone(spec, "under", player)
        return own

    def place(self, spec: Lines, name: str, card: Card | None, kind: CardType, player: int) -> CardRef | None:
        """Where a character is, and by which names a location is found; `home` brings the two together."""
        where = None if spec.get("at") in NOWHERE else CardRef.read(str(spec["at"]))
        if where is not None:
            if kind != CardType.CHARACTER:
                raise BadScenario("only_characters_at", spec.at("at"), card=name)
            self.homes.append((where, spec.at("at"), player))
        if kind == CardType.LOCATION and card is not None:
            for called in {card.full_name, *([str(spec["as"])] if "as" in spec else [])}:
                self.places.setdefault(called, set()).add(player)
        return where

    def gain(self, gain: Any, line: int) -> list[Gain]:
        words = gain if isinstance(gain, Lines) else {str(gain): None}
        out: list[Gain] = []
        for word, n in words.items():
            found = keyword_named(word)
            if found is None or found not in GAINED:
                allowed = [keyword_words(k) for k in GAINED]
                raise BadScenario("unknown_keyword", line, keyword=word, allowed=allowed)
            if n is None and found in NUMBERED:
                raise BadScenario("keyword_number", line, keyword=word)
            out.append(Gain(found, None if n is None else self.number(n, line, word)))
        return out

    def home(self, where: CardRef, line: int, player: int) -> None:
        bare = where.called
        card = self.pool.get(bare)
        called = bare if bare in self.aliases or card is None else card.full_name
        owners = self.places.get(called)
        if owners is None:
            if bare not in self.aliases and card is None:
                self.unknown(bare, line)
            raise BadScenario("not_a_location", line, card=where)
        if player not in owners:
            raise BadScenario("other_players_location", line, card=where)
