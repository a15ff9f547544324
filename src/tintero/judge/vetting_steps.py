"""From the mappings of a file to its steps: every key, every name and every kind of value is looked at, and refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tintero.abilities.keyword import keyword_named
from tintero.abilities.words import Keyword, Zone
from tintero.words import Phrase

from . import expectations as ex
from . import steps as st
from .faults import BadScenario
from .scenario import Lines
from .slots import FROM_WORD
from .steps import FILLER, PLAYER, CardRef, PlayerRef, Ref
from .vocabulary import form_of, keyword_words, kind_name, nearest_act

if TYPE_CHECKING:
    from .vetting import Vetting

CHECKS: Final = ("asked", "bag", "can", "cannot", "see")
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
WITH_CARDS = ("sing", "shift", "discard", "exert", "banish")  # who sings or pays is somebody
NAMES = ("choose", "order", "top", "bottom")
ACT_KEYS = tuple(dict.fromkeys([*DOING, *(k for keys in DOING.values() for k in keys)]))
ZONES = ("play", "hand", "deck", "discard", "inkwell", "under")
FROM = {"hand": Zone.HAND, **{word: Zone(zone) for zone, word in FROM_WORD.items()}}
MAY: dict[str | bool, bool] = {True: True, False: False, "yes": True, "no": False}
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


ACTS: Final[dict[str, Callable[..., st.Act]]] = {
    act.key: act
    for act in (
        st.Ink, st.Play, st.Use, st.Boost, st.Quest, st.Challenge, st.Move, st.May, st.Choose, st.Pick, st.Name,
        st.Amount, st.Order, st.Resolve, st.Top, st.Bottom,
    )
}  # fmt: skip
FIELDS: Final = {"from": "source"}  # a key that the language keeps for itself


def as_list(value: Any) -> list[Any]:
    """What a file may write as one or as a list; `filler x3` is three of them."""
    out: list[Any] = []
    for one in value if isinstance(value, list) else [value]:
        fillers = FILLER.match(one) if isinstance(one, str) else None
        out += ["filler"] * int(fillers.group(1)) if fillers and fillers.group(1) else [one]
    return out


class StepVetting:
    """Works with the names that the position has brought up."""

    def __init__(self, position: Vetting) -> None:
        self.v = position

    def steps(self, steps: Any, line: int) -> list[st.Step]:
        out: list[st.Step] = []
        for step in self.v.a_list(steps, line, "steps"):
            if not isinstance(step, Lines) or not step:
                raise BadScenario("not_a_step", line, step=step, checks=CHECKS)
            out.append(self.step(step, next(iter(step))))
        return out

    def step(self, step: Lines, key: str) -> st.Step:
        at = step.at(key)
        for other in step:
            if other != key and (other in CHECKS or PLAYER.match(other)):
                raise BadScenario("two_acts", step.at(other), one=key, other=other)
        if key in CHECKS:
            self.v.keys(step, (key, "rule") if key == "cannot" else (key,), key)
            rule = self.v.rule(step["rule"], step.at("rule")) if "rule" in step else ""
            return self.check(key, step[key], at, rule)
        if not PLAYER.match(key):
            allowed = ("P1…", *CHECKS)
            raise BadScenario("unknown_key", at, key=key, where="steps", allowed=allowed)
        player = self.v.player(key, at)
        self.v.keys(step, (key,), key)
        return st.Does(at, player, self.act(step[key], at))

    # ---- what a player does ----------------------------------------------------------------------------------------

    def act(self, act: Any, at: int) -> st.Act:
        if act == "end turn":
            return st.EndTurn(at)
        if act == "concede":
            return st.Concede(at)
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
        values = {FIELDS.get(key, key): self.act_value(act, key, value) for key, value in act.items()}
        main = values.pop(doing)
        return ACTS[doing](act.at(doing), main, **values)

    def act_value(self, act: Lines, key: str, value: Any) -> Any:
        line = act.at(key)
        if key in NAMES:
            return self.names(key, value, line)
        if key in ONE_CARD:
            return self.card(value, line)
        if key in WITH_CARDS:
            if value == []:
                raise BadScenario("names_nothing", line, key=key)
            return self.cards(value, line)
        if key in ("free", "exerted"):
            return self.v.truth(act, key)
        if key == "may":
            self.v.one_of(value, line, key, tuple(MAY))
            return MAY[value]
        if key == "from":
            self.v.one_of(value, line, key, tuple(FROM))
            return FROM[value]
        if key in ("pick", "amount"):
            return self.v.number(value, line, key, 1 if key == "pick" else 0)
        if key == "name":
            return self.name(value, line)
        return str(value)  # an ability

    # ---- names -------------------------------------------------------------------------------------------------------

    def name(self, value: Any, line: int) -> str:
        """A full name or a plain one, of any card."""
        if not self.v.pool.named(str(value)) and self.v.pool.get(str(value)) is None:
            self.v.unknown(str(value), line)
        return str(value)

    def names(self, key: str, value: Any, line: int) -> st.Names:
        """What an answer names: players can only be chosen."""
        if key == "choose":
            refs = () if value == "nothing" else tuple(self.ref(ref, line) for ref in as_list(value))
        else:
            refs = self.cards(value, line)
        return st.Names(refs, isinstance(value, list))

    def cards(self, value: Any, line: int) -> st.Cards:
        """One card or a list."""
        return tuple(self.card(ref, line) for ref in as_list(value))

    def card(self, ref: Any, line: int) -> CardRef:
        found = None if PLAYER.match(str(ref)) else self.ref(ref, line)
        if not isinstance(found, CardRef):
            raise BadScenario("not_a_card", line, card=ref)
        return found

    def ref(self, ref: Any, line: int, known: bool = True) -> Ref:
        """A card or player that the step names; `known`: it must be one of the position."""
        if not isinstance(ref, (str, int)) or isinstance(ref, bool):
            raise BadScenario("not_a_card", line, card=ref)
        text = str(ref)
        if PLAYER.match(text):
            self.v.player(text, line)
            return PlayerRef.read(text)
        found = CardRef.read(text)
        if found.player is not None:
            self.v.player(f"P{found.player + 1}", line)
        if text in self.v.aliases or found.called in self.v.aliases or found.is_filler:
            return found
        card = self.v.pool.get(found.called)
        if card is None:
            self.v.unknown(found.called, line)
        owners = self.v.names.get(card.full_name)
        if owners is None:
            if known:
                raise BadScenario("not_in_given", line, card=ref)
            return found
        if found.player is not None:
            owners = [p for p in owners if p == found.player]
        numbered = found.number is None or 1 <= found.number <= len(owners)
        if known and not (owners and numbered):
            raise BadScenario("no_such_copy", line, card=ref, count=len(owners))
        return found

    # ---- checks ----------------------------------------------------------------------------------------------------

    def check(self, key: str, value: Any, at: int, rule: str) -> st.Check:
        if key == "bag":
            return ex.Bag(at, tuple(self.waiting(entry, at) for entry in self.v.a_list(value, at, "bag")))
        wanted = self.v.mapping(value, at, key)
        self.something(wanted, at, key)
        if key == "asked":
            return self.asked(wanted, at)
        if key == "see":
            return ex.See(at, tuple(self.subject(ref, facts, wanted.at(ref)) for ref, facts in wanted.items()))
        tries = tuple(
            st.Does(wanted.at(name), self.v.player(name, wanted.at(name)), self.act(act, wanted.at(name)))
            for name, act in wanted.items()
        )
        return ex.Can(at, tries) if key == "can" else ex.Cannot(at, tries, rule)

    def waiting(self, entry: Any, at: int) -> ex.Waiting:
        found = self.v.mapping(entry, at, "bag")
        self.v.keys(found, ("player", "card"), "bag")
        self.something(found, at, "bag")
        player = self.v.player(found["player"], found.at("player")) if "player" in found else None
        return ex.Waiting(found.line, player, self.card(found["card"], found.at("card")) if "card" in found else None)

    def something(self, value: Any, line: int, where: str, check: str = "") -> None:
        """A check that looks at nothing would always come out."""
        if isinstance(value, (list, Lines)) and not value:
            raise BadScenario("says_nothing", line, where=where, example=EXAMPLES[check or where])

    def asked(self, wanted: Lines, line: int) -> ex.Asked:
        self.v.keys(wanted, ASKED, "asked")
        player = self.v.player(wanted["player"], wanted.at("player")) if "player" in wanted else None
        kind = wanted.get("kind", "")
        if "kind" in wanted and kind not in KINDS:
            allowed = [kind_name(k) for k in KINDS]
            raise BadScenario("unknown_value", wanted.at("kind"), key="kind", value=kind, allowed=allowed)
        lists: dict[str, ex.Options] = {}
        for key in ("options", "includes", "excludes"):
            if key in wanted:
                if key != "options":
                    self.something(wanted[key], wanted.at(key), key, "asked")
                lists[key] = tuple(self.option(o, kind, key, wanted.at(key)) for o in as_list(wanted[key]))
        return ex.Asked(line, tuple(wanted), player, kind, **lists)

    def option(self, option: Any, kind: str, key: str, line: int) -> ex.OptionRef:
        """A card or a player; numbers, names and plain words where the question has them; two cards in one option."""
        if isinstance(option, bool):
            return ex.OptionWord("yes" if option else "no")
        if isinstance(option, int):
            return ex.OptionNumber(option)
        if option in PLAIN:
            return ex.OptionWord(option)
        if kind in ("amount", "pick"):
            return ex.OptionNumber(self.v.number(option, line, key))
        if kind == "name":
            return ex.OptionName(self.name(option, line))
        known = key != "excludes"
        if isinstance(option, list):
            return ex.OptionPair(tuple(self.ref(part, line, known) for part in option))
        return self.ref(option, line, known)

    # ---- see -------------------------------------------------------------------------------------------------------

    def subject(self, ref: str, facts: Any, line: int) -> ex.Seen:
        wanted = self.v.mapping(facts, line, ref)
        self.something(wanted, line, ref, "see")
        if ref == "game":
            self.v.keys(wanted, SEE_GAME, "game")
            return ex.SeeGame(line, self.of_game(wanted))
        if PLAYER.match(ref):
            player = self.v.player(ref, line)
            self.v.keys(wanted, SEE_PLAYER, ref)
            return ex.SeePlayer(line, player, tuple(self.of_player(wanted, key) for key in wanted))
        self.v.keys(wanted, SEE_CARD, "see")
        card = self.card(ref, line)
        return ex.SeeCard(line, card, tuple(self.of_card(wanted, key) for key in wanted))

    def of_game(self, facts: Lines) -> tuple[ex.Expected, ...]:
        """Whoever wins or is on turn is looked at first."""
        found: dict[str, ex.Expected] = {}
        for key in [k for k in ("winner", "turn", "phase", "over") if k in facts]:
            line, value = facts.at(key), facts[key]
            if key == "over":
                found[key] = ex.StateIs(line, key, self.v.truth(facts, key))
            elif key == "phase":
                self.v.one_of(value, line, key, PHASES)
                found[key] = ex.WordIs(line, key, value)
            else:
                nobody = key == "winner" and value == "none"
                found[key] = ex.PlayerIs(line, key, None if nobody else self.v.player(value, line))
        return tuple(found[key] for key in facts)

    def of_player(self, facts: Lines, key: str) -> ex.Expected:
        value, line = facts[key], facts.at(key)
        if key in ("deck_top", "deck_bottom", "ink"):
            self.something(value, line, key, "player")
        if key in ("deck_top", "deck_bottom", "play") or (key in ("hand", "discard") and isinstance(value, list)):
            return ex.CardsAre(line, key, self.cards(value, line))
        if key == "ink" and isinstance(value, Lines):
            self.v.keys(value, ("ready", "exerted"), "ink")
            return ex.InkIs(
                line, key, tuple((part, self.v.number(n, value.at(part), part)) for part, n in value.items())
            )
        return ex.NumberIs(line, key, self.v.number(value, line, key))

    def of_card(self, facts: Lines, key: str) -> ex.Expected:
        value, line = facts[key], facts.at(key)
        if key == "zone":
            self.v.one_of(value, line, key, ZONES)
            return ex.WordIs(line, key, value)
        if key in ("exerted", "drying"):
            return ex.StateIs(line, key, self.v.truth(facts, key))
        if key == "at":
            return ex.PlaceIs(line, key, None if value in (None, "none") else self.card(value, line))
        if key in ("has", "lacks"):
            self.something(value, line, key)
            keywords = tuple(self.keyword(word, line) for word in as_list(value))
            return ex.KeywordsAre(line, key, keywords, tuple(map(str, as_list(value))))
        if key == "under" and isinstance(value, list):
            return ex.CardsAre(line, key, self.cards(value, line))
        return ex.NumberIs(line, key, self.v.number(value, line, key))

    def keyword(self, word: Any, line: int) -> Keyword:
        found = keyword_named(str(word))
        if found is None:
            allowed = [keyword_words(k) for k in Keyword]
            raise BadScenario("unknown_keyword", line, keyword=word, allowed=allowed)
        return found


PLAIN: Final = ("yes", "no", "nothing")  # answers that are no cards
