"""`tintero judge new`: a conversation that ends in a scenario file, or in nothing."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from tintero.cards.names import fold
from tintero.cli.chosen_seats import HUMAN
from tintero.cli.here import Here, shown
from tintero.cli.judge_command import judge_command
from tintero.cli.new_file import new_target, write_new
from tintero.cli.play_command import ask_line
from tintero.cli.screen import InPlace
from tintero.cli.sitting_down import screen_for
from tintero.cli.started import as_started
from tintero.cli.table_talk import Finished, Leave, Manners, TableTalk
from tintero.cli.tape import Tape
from tintero.cli.user_error import UserError
from tintero.edges import bounds
from tintero.edges.explained_error import ExplainedError
from tintero.edges.plain_text import is_number
from tintero.judge.faults import BadScenario
from tintero.judge.new import Draft
from tintero.judge.opening import opened
from tintero.judge.recording import MOST_PROPOSED
from tintero.judge.vocabulary import TOPICS, topic_of, topic_text
from tintero.rulebook import rulebook
from tintero.words import Either, base_of

INTERRUPTED = 130
MOST_PLAYERS = 4
MOST_INK = 30
MOST_LORE = 99
# what else a player may have, by the words for it
ELSEWHERE = {"discard": "discard", "descarte": "discard", "deck": "deck", "mazo": "deck"}
EXERTED = ("exerted", "agotado", "agotada")
DRYING = ("drying", "secandose")
ALIAS = ("as", "alias")
NO_RULES = ("none", "ninguna")


def new_command(here: Here, names: list[str], read: Callable[[str], str] = ask_line) -> int:
    if len(names) > 1:
        raise UserError("judging.what")
    path = names[0] if names else None
    if path is not None:
        new_target(path)
    talk = Conversation(here, read)
    try:
        return talk.run(path)
    except (EOFError, KeyboardInterrupt):
        here.line()
        talk.keep_draft(path)
        return INTERRUPTED
    except Leave:
        talk.keep_draft(path)
        return 0


class Conversation:
    def __init__(self, here: Here, read: Callable[[str], str]) -> None:
        self.here = here
        self.read = read
        self.draft = Draft(here.reader, here.lang)
        self.tape: Tape | None = None

    def ask(self, key: str, **details: object) -> str:
        while True:
            typed = self.read(self.here.say(key, **details)).strip()
            if len(typed) <= bounds.LINE_LENGTH:
                return typed
            self.here.print("cli.line_too_long", most=bounds.LINE_LENGTH)

    def run(self, path: str | None) -> int:
        """The position, the table, then what the file is called and about; the exit code of its first run."""
        self.here.print("judging.new_intro")
        self.draft.set_players(self.number("judging.new_players", 2, MOST_PLAYERS, 2))
        for player in range(len(self.draft.sides)):
            self.cards(player, "play", "judging.new_zone_play")
            self.cards(player, "hand", "judging.new_zone_hand")
            self.draft.set_ink(player, self.number("judging.new_ink", 0, MOST_INK, 0, player=f"P{player + 1}"))
            self.more(player)
        self.turn()
        self.tape = self.play()
        if not self.tape.looks:
            self.here.print("judging.new_no_checks")
        found = self.tape.whole()
        if found.cut:
            self.here.print(found.cut)
        self.head(found.rules[:MOST_PROPOSED])
        if path is None:
            path = self.file_name()
        write_new(path, found.text(self.draft.title, self.draft.topic, self.draft.rules))
        self.here.print("judging.new_written", path=path, command=as_started("judge", path))
        self.here.line()
        return judge_command(self.here, [path], as_json=False, quiet=False, explain=False, html=None)

    def play(self) -> Tape:
        """At the table of the position, until the person has seen enough."""
        text = self.draft.text()
        scenario = self.draft.check()
        session = opened(self.here.house, scenario, text, [HUMAN] * scenario.players)
        screen = screen_for(self.here, self.read, plain=False)
        with contextlib.ExitStack() as stack:
            if isinstance(screen, InPlace):
                stack.enter_context(screen)
            talk = TableTalk(self.here, session, screen, Manners(confirm_end=False, judging=True))
            self.tape = talk.tape
            talk.note(self.here.say("judging.new_table"))
            with contextlib.suppress(Finished):
                talk.play()
        assert self.tape is not None
        return self.tape

    # ---- what is left when somebody leaves -----------------------------------------------------------------------

    def keep_draft(self, path: str | None) -> None:
        """What was typed is not thrown away; if there is nothing, that is said."""
        if self.draft.is_empty:
            self.here.print("judging.new_left")
            return
        text = self.draft.text()
        if self.tape is not None and not self.tape.is_empty:
            found = self.tape.whole()
            text = found.text(self.draft.title, self.draft.topic, found.rules[:MOST_PROPOSED])
        target = path or next(name for name in drafts() if not Path(name).exists())
        write_new(target, text)
        self.here.print("judging.new_draft", path=target, command=as_started("play", "--from", target))

    # ---- the head ------------------------------------------------------------------------------------------------

    def head(self, proposed: list[str]) -> None:
        title = self.ask("judging.new_title")
        while not title:
            self.here.print("judging.new_needs_title")
            title = self.ask("judging.new_title")
        other = self.ask("judging.new_title_other") or title
        mine, theirs = ("es", "en") if base_of(self.here.lang) == "es" else ("en", "es")
        said = {mine: title, theirs: other}
        self.draft.title = {"en": said["en"], "es": said["es"]}
        topics = [topic_text(t, self.here.lang) for t in TOPICS]
        topic = self.ask("judging.new_topic", topics=topics, default=self.draft.topic)
        while topic and topic_of(topic) is None:
            self.here.print("judging.new_bad_topic", topics=topics)
            topic = self.ask("judging.new_topic", topics=topics, default=self.draft.topic)
        self.draft.topic = topic_of(topic) or self.draft.topic
        self.draft.rules = self.rules(proposed)

    def rules(self, proposed: list[str]) -> list[str]:
        """Those cited on the way, unless others are typed; `+8.3.3` and `-4.6.4` change the list."""
        default = " ".join(proposed) or self.here.say("judging.new_no_rules")
        while True:
            typed = self.ask("judging.new_rules", default=default).replace(",", " ").split()
            if not typed:
                return proposed
            if fold(" ".join(typed)) in NO_RULES:
                return []
            numbers = [n.lstrip("+-") for n in typed]
            unknown = [n for n in numbers if not rulebook().exists(n)]
            if not unknown:
                return changed(proposed, typed)
            self.here.print("judging.new_bad_rule", rule=shown(unknown[0]))

    def number(self, key: str, low: int, high: int, default: int, **details: object) -> int:
        while True:
            typed = self.ask(key, **details)
            if not typed:
                return default
            if is_number(typed, 3) and low <= int(typed) <= high:
                return int(typed)
            self.here.print("judging.new_number", low=low, high=high)

    def turn(self) -> None:
        players = [f"P{n + 1}" for n in range(len(self.draft.sides))]
        typed = self.ask("judging.new_turn").upper()
        while typed and typed not in players:
            self.here.print("judging.new_bad_turn", players=Either(players))
            typed = self.ask("judging.new_turn").upper()
        self.draft.turn = typed or "P1"

    # ---- cards ---------------------------------------------------------------------------------------------------

    def cards(self, player: int, zone: str, key: str) -> None:
        """Cards of one zone, until a line is empty."""
        while True:
            typed = self.ask(key, player=f"P{player + 1}")
            if not typed:
                return
            self.add(player, zone, typed)

    def add(self, player: int, zone: str, typed: str) -> None:
        """The card that is meant, where it can be."""
        name = self.which(typed)
        if name is None:
            return
        state = self.state() if zone == "play" else {}
        try:
            self.draft.add(player, zone, name, **state)
        except BadScenario as fault:
            self.here.print("judging.new_refused", message=fault.sentence(self.here.lang))

    def more(self, player: int) -> None:
        """Lore, and cards in the discard or on the deck, until a line is empty."""
        while typed := self.ask("judging.new_more", player=f"P{player + 1}"):
            word, _, rest = typed.partition(" ")
            rest = rest.strip()
            if fold(word) == "lore" and is_number(rest, 2) and int(rest) <= MOST_LORE:
                self.draft.set_lore(player, int(rest))
            elif fold(word) in ELSEWHERE and rest:
                self.add(player, ELSEWHERE[fold(word)], rest)
            else:
                self.here.print("judging.new_bad_more", value=shown(typed))

    def which(self, typed: str) -> str | None:
        """The full name that is meant; None to ask again."""
        found = self.draft.suggestions(typed)
        if not found:
            self.here.print("judging.new_no_card", name=shown(typed))
            return None
        if len(found) == 1:
            self.here.line(f"  {found[0]}")
            return found[0]
        for i, name in enumerate(found, start=1):
            self.here.line(f"  {i}  {name}")
        picked = self.ask("judging.new_which", names=f"1–{len(found)}")
        if is_number(picked):
            return found[int(picked) - 1] if 1 <= int(picked) <= len(found) else None
        return self.which(picked) if picked and not picked.isdigit() else None

    def state(self) -> dict[str, Any]:
        while True:
            typed = self.ask("judging.new_state")
            try:
                return state_of(typed)
            except ValueError:
                self.here.print("judging.new_bad_state", value=shown(typed))

    # ---- the file ------------------------------------------------------------------------------------------------

    def file_name(self) -> str:
        """Asked until it is one that can be written."""
        default = f"{self.draft.id}.yaml"
        while True:
            path = self.ask("judging.new_file", default=default) or default
            try:
                new_target(path)
                return path
            except ExplainedError as fault:
                self.here.line(fault.message(self.here.lang))


def changed(proposed: list[str], typed: list[str]) -> list[str]:
    """The list that was typed, or the proposed one with and without some."""
    plain = [n for n in typed if n[0] not in "+-"]
    start = plain if plain else [n for n in proposed if f"-{n}" not in typed]
    return list(dict.fromkeys([*start, *(n[1:] for n in typed if n[0] == "+")]))


def drafts() -> Iterator[str]:
    """Names for what somebody has not finished."""
    yield "draft.yaml"
    yield from (f"draft-{n}.yaml" for n in count(2))


def state_of(typed: str) -> dict[str, Any]:
    """`exerted 2 as hero` as the keys of a card; ValueError for anything else."""
    words = typed.replace(",", " ").split()
    state: dict[str, Any] = {}
    while words:
        word = words.pop(0)
        if fold(word) in EXERTED:
            state["exerted"] = True
        elif fold(word) in DRYING:
            state["drying"] = True
        elif is_number(word, 3):
            state["damage"] = int(word)
        elif fold(word) in ALIAS and words:
            state["as"] = " ".join(words)
            words = []
        else:
            raise ValueError(word)
    return {k: state[k] for k in ("as", "exerted", "drying", "damage") if k in state}
