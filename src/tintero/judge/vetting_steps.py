"""What can be wrong with the steps of a scenario before it runs: every key, every name, every kind of value."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tintero.abilities.keyword import keyword_named
from tintero.abilities.words import Keyword
from tintero.words import Phrase

from .faults import BadScenario
from .scenario import CHECKS, FILLER, PLAYER, Lines, as_list
from .vocabulary import form_of, keyword_words, kind_name, nearest_act

if TYPE_CHECKING:
    from .vetting import Vetting

# what a step does -> the keys that may stand beside it
DOING: dict[str, tuple[str, ...]] = {
    "ink": (),
    "play": ("sing", "shift", "from", "free", "exerted", "discard", "exert", "banish"),
    "use": ("ability", "discard", "exert", "banish"),
    "boost": (),
    "quest": (),
    "challenge": ("target",),
    "move": ("to",),
    "may": (),
    "choose": (),
    "pick": (),
    "name": (),
    "amount": (),
    "order": (),
    "resolve": ("ability",),
    "top": ("bottom",),
    "bottom": ("top",),
}
NEEDED = {"challenge": "target", "move": "to"}
ONE_CARD = ("ink", "play", "use", "boost", "quest", "challenge", "move", "target", "to", "resolve")
CARDS = ("sing", "shift", "discard", "exert", "banish", "choose", "order", "top", "bottom")
WITH_CARDS = ("sing", "shift", "discard", "exert", "banish")
ACT_KEYS = tuple(dict.fromkeys([*DOING, *(k for keys in DOING.values() for k in keys)]))
ZONES = ("play", "hand", "deck", "discard", "inkwell", "under")
FROM = ("hand", "discard", "deck", "under")
KINDS = ("turn", "may", "choose", "pick", "name", "amount", "order", "resolve")
PHASES = ("ready", "set", "draw", "main", "end")
SEE_CARD = (
    "zone",
    "damage",
    "exerted",
    "drying",
    "strength",
    "willpower",
    "lore",
    "at",
    "under",
    "has",
    "lacks",
    "cost",
)
SEE_PLAYER = ("lore", "hand", "deck", "deck_top", "deck_bottom", "discard", "ink", "play")
SEE_GAME = ("winner", "over", "turn", "phase")
ASKED = ("player", "kind", "options", "includes", "excludes")
# what to write in place of a check that checks nothing
EXAMPLES = {
    "see": "see: {P1: {lore: 2}}",
    "asked": "asked: {player: P1, kind: turn}",
    "can": "can: {P1: end turn}",
    "cannot": "cannot: {P1: end turn}",
    "bag": "bag: [{player: P1}]",
    "has": "has: [Ward]",
    "lacks": "lacks: [Ward]",
    "player": "{ink: 3, deck_top: [filler]}",
}


class StepVetting:
    """Works with the names that the position has brought up."""

    def __init__(self, position: Vetting) -> None:
        self.v = position

    def steps(self, steps: Any, line: int) -> list[tuple[int, Any]]:
        out: list[tuple[int, Any]] = []
        for step in self.v.a_list(steps, line, "steps"):
            if not isinstance(step, Lines) or not step:
                raise BadScenario("not_a_step", line, step=step, checks=sorted(CHECKS))
            key = next(iter(step))
            self.step(step, key)
            out.append((step.at(key), step))
        return out

    def step(self, step: Lines, key: str) -> None:
        at = step.at(key)
        if key in CHECKS:
            self.v.keys(step, (key, "rule") if key == "cannot" else (key,), key)
            if "rule" in step:
                step["rule"] = self.v.rule(step["rule"], step.at("rule"))
            self.check(key, step[key], at)
            return
        if not PLAYER.match(key):
            allowed = ("P1…", *sorted(CHECKS))
            raise BadScenario("unknown_key", at, key=key, where="steps", allowed=allowed)
        self.v.player(key, at)
        self.v.keys(step, (key,), key)
        self.act(step[key], at)

    # ---- what a player does ----------------------------------------------------------------------------------------

    def act(self, act: Any, at: int) -> None:
        if act in ("end turn", "concede"):
            return
        if not isinstance(act, Lines) or not act:
            raise BadScenario("not_an_act", at, act=act)
        doing = next((k for k in DOING if k in act), None)
        for key in act:
            if key not in ACT_KEYS:
                near = nearest_act(key) if doing is None else doing
                if near is not None:
                    raise BadScenario("unknown_act", act.at(key), key=key, form=form_of(near))
                where = Phrase("scenario_words.the_act")
                raise BadScenario("unknown_key", act.at(key), key=key, where=where, allowed=ACT_KEYS)
        if doing is None:
            key = next(iter(act))
            needs = [k for k, beside in DOING.items() if key in beside]
            raise BadScenario("key_without", act.at(key), key=key, needs=needs)
        for key in act:
            if key != doing and key not in DOING[doing]:
                raise BadScenario("two_acts", act.at(key), one=doing, other=key)
        if doing in NEEDED and NEEDED[doing] not in act:
            raise BadScenario("act_needs", act.line, key=NEEDED[doing], form=form_of(doing))
        for key, value in act.items():
            self.act_value(act, key, value)

    def act_value(self, act: Lines, key: str, value: Any) -> None:
        line = act.at(key)
        if key in ONE_CARD or key in CARDS:
            self.cards(key, value, line)
        elif key in ("free", "exerted"):
            self.v.truth(act, key)
        elif key == "may":
            self.v.one_of(value, line, key, (True, False, "yes", "no"))
        elif key == "from":
            self.v.one_of(value, line, key, FROM)
        elif key in ("pick", "amount"):
            self.v.number(value, line, key, 1 if key == "pick" else 0)
        elif key == "name":
            if not self.v.pool.named(str(value)) and self.v.pool.get(str(value)) is None:
                self.v.unknown(str(value), line)

    def cards(self, key: str, value: Any, line: int) -> None:
        """What a step names: players can only be chosen, and who sings or pays is somebody."""
        if key == "choose":
            if value != "nothing":
                self.refs(value, line)
            return
        if key in WITH_CARDS and value == []:
            raise BadScenario("names_nothing", line, key=key)
        for ref in as_list(value) if key in CARDS else [value]:
            if PLAYER.match(str(ref)):
                raise BadScenario("not_a_card", line, card=ref)
            self.ref(ref, line)

    # ---- names -------------------------------------------------------------------------------------------------------

    def refs(self, value: Any, line: int, known: bool = True) -> None:
        for ref in value if isinstance(value, list) else [value]:
            self.ref(ref, line, known)

    def ref(self, ref: Any, line: int, known: bool = True) -> None:
        """A card or player that the step names; `known`: it must be one of the position."""
        if not isinstance(ref, (str, int)) or isinstance(ref, bool):
            raise BadScenario("not_a_card", line, card=ref)
        text = str(ref)
        if PLAYER.match(text):
            self.v.player(text, line)
            return
        whose = re.match(r"(P\d)/(.*)$", text)
        if whose:
            self.v.player(whose.group(1), line)
            text = whose.group(2)
        number = re.match(r"(.*)#(\d+)$", text)
        if number and text not in self.v.aliases:
            text = number.group(1)
        if text in self.v.aliases or FILLER.match(text):
            return
        card = self.v.pool.get(text)
        if card is None:
            self.v.unknown(text, line)
        owners = self.v.names.get(card.full_name)
        if owners is None:
            if known:
                raise BadScenario("not_in_given", line, card=ref)
            return
        if whose:
            owners = [p for p in owners if p == int(whose.group(1)[1:]) - 1]
        if known and (not owners or (number and not 1 <= int(number.group(2)) <= len(owners))):
            raise BadScenario("no_such_copy", line, card=ref, count=len(owners))

    # ---- checks ----------------------------------------------------------------------------------------------------

    def check(self, key: str, value: Any, at: int) -> None:
        if key == "bag":
            for entry in self.v.a_list(value, at, "bag"):
                found = self.v.mapping(entry, at, "bag")
                self.v.keys(found, ("player", "card"), "bag")
                self.something(found, at, "bag")
                if "player" in found:
                    self.v.player(found["player"], found.at("player"))
                if "card" in found:
                    self.ref(found["card"], found.at("card"))
            return
        wanted = self.v.mapping(value, at, key)
        self.something(wanted, at, key)
        if key == "asked":
            self.asked(wanted)
        elif key in ("can", "cannot"):
            for player, act in wanted.items():
                self.v.player(player, wanted.at(player))
                self.act(act, wanted.at(player))
        else:
            for ref, facts in wanted.items():
                found = self.v.mapping(facts, wanted.at(ref), ref)
                self.something(found, wanted.at(ref), ref, "see")
                self.see(ref, found, wanted.at(ref))

    def something(self, value: Any, line: int, where: str, check: str = "") -> None:
        """A check that looks at nothing would always come out."""
        if isinstance(value, (list, Lines)) and not value:
            raise BadScenario("says_nothing", line, where=where, example=EXAMPLES[check or where])

    def asked(self, wanted: Lines) -> None:
        self.v.keys(wanted, ASKED, "asked")
        if "player" in wanted:
            self.v.player(wanted["player"], wanted.at("player"))
        if "kind" in wanted:
            if wanted["kind"] not in KINDS:
                allowed = [kind_name(k) for k in KINDS]
                raise BadScenario("unknown_value", wanted.at("kind"), key="kind", value=wanted["kind"], allowed=allowed)
        for key in ("options", "includes", "excludes"):
            if key in wanted:
                if key != "options":
                    self.something(wanted[key], wanted.at(key), key, "asked")
                for option in as_list(wanted[key]):
                    self.option(option, wanted, key)

    def option(self, option: Any, wanted: Lines, key: str) -> None:
        """A card or a player; numbers, names and plain words where the question has them; two cards in one option."""
        line = wanted.at(key)
        if option == "nothing" or is_plain(option):
            return
        if wanted.get("kind") in ("amount", "pick"):
            self.v.number(option, line, key)
        elif wanted.get("kind") == "name":
            if not self.v.pool.named(str(option)) and self.v.pool.get(str(option)) is None:
                self.v.unknown(str(option), line)
        else:
            self.refs(option, line, known=key != "excludes")

    def see(self, ref: str, facts: Lines, line: int) -> None:
        if ref == "game":
            self.v.keys(facts, SEE_GAME, "game")
            for key in ("winner", "turn"):
                if key in facts and not (key == "winner" and facts[key] == "none"):
                    self.v.player(facts[key], facts.at(key))
            if "phase" in facts:
                self.v.one_of(facts["phase"], facts.at("phase"), "phase", PHASES)
            self.v.truth(facts, "over")
        elif PLAYER.match(ref):
            self.v.player(ref, line)
            self.v.keys(facts, SEE_PLAYER, ref)
            for key, value in facts.items():
                self.player_value(key, value, facts.at(key))
        else:
            self.v.keys(facts, SEE_CARD, "see")
            self.ref(ref, line)
            for key, value in facts.items():
                self.card_value(facts, key, value)

    def player_value(self, key: str, value: Any, line: int) -> None:
        if key in ("deck_top", "deck_bottom", "ink"):
            self.something(value, line, key, "player")
        if key in ("deck_top", "deck_bottom", "play"):
            self.refs(value, line)
        elif key == "ink" and isinstance(value, Lines):
            self.v.keys(value, ("ready", "exerted"), "ink")
            for part, n in value.items():
                self.v.number(n, value.at(part), part)
        elif key in ("hand", "discard") and isinstance(value, list):
            self.refs(value, line)
        else:
            self.v.number(value, line, key)

    def card_value(self, facts: Lines, key: str, value: Any) -> None:
        line = facts.at(key)
        if key == "zone":
            self.v.one_of(value, line, key, ZONES)
        elif key in ("exerted", "drying"):
            self.v.truth(facts, key)
        elif key == "at":
            if value not in (None, "none"):
                self.ref(value, line)
        elif key in ("has", "lacks"):
            self.something(value, line, key)
            for word in as_list(value):
                if keyword_named(str(word)) is None:
                    allowed = [keyword_words(k) for k in Keyword]
                    raise BadScenario("unknown_keyword", line, keyword=word, allowed=allowed)
        elif key == "under" and isinstance(value, list):
            self.refs(value, line)
        else:
            self.v.number(value, line, key)


def is_plain(option: Any) -> bool:
    """Answers that are no cards: yes, no, numbers."""
    return isinstance(option, (bool, int)) or option in ("yes", "no")
