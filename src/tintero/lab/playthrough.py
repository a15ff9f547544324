"""Whole games as plain text, and counted positions: what the engine did yesterday it does today, byte for byte.

    python -m tintero.lab.playthrough --write
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from tintero.abilities.ability import CardDefinition
from tintero.abilities.words import EventKind, How
from tintero.rules import option as op
from tintero.rules.chance import seed_words
from tintero.rules.event import NO_CARD, Event
from tintero.rules.game import Game
from tintero.rules.option import Option
from tintero.rules.settings import Asks, Settings
from tintero.rules.table import make_table

from .conformance import canonical, digest, option_words, public_position, seat
from .exhaust import Plan, invented, pick, random_decks, settings_of, take

FOLDER = Path("tests/golden")
CONFORMANCE = "conformance.txt"
LONGEST = 40  # turns: a golden game that grows longer is a draw, so that its file stays small
PLAYERS = frozenset({op.PLAYER, op.HAND_OVER})  # verbs whose first number is a player
NUMBERS = frozenset({op.MODE, op.NUMBER, op.TRIGGER, op.EFFECT})
# told by another line, or the same every turn: left out to keep the files small
UNTOLD = frozenset({
    EventKind.INK_READIED, EventKind.ENTERED, EventKind.LEFT_DISCARD, EventKind.STEP_BEGAN, EventKind.INTO_DISCARD,
    EventKind.TURN_ENDED, EventKind.DISCARDED_TOGETHER, EventKind.MILLED,
})


@dataclass(frozen=True)
class Golden:
    """One game to keep: a name for its file and what it is made from."""

    name: str
    plan: Plan
    seed: int

    def settings(self) -> Settings:
        return replace(settings_of(self.plan), max_turns=LONGEST, asks=Asks.EVERYTHING)

    def start(self) -> Game:
        decks = random_decks(self.seed, self.plan, invented(self.plan.cards))
        return Game.start(make_table(decks, self.settings()), self.seed)


CARDS = "first-specimens"  # no card data, and no test card that was added later, can change these games
TWO = Plan(2, CARDS)
THREE = Plan(3, CARDS)
FOUR = Plan(4, CARDS)
RUSH = Plan(2, CARDS, "pack-rush")
RUSH_OF_THREE = Plan(3, CARDS, "pack-rush")
TEAMS = Plan(4, CARDS, "teams")
TOGETHER = Plan(4, CARDS, "simultaneous")
GAMES = (
    Golden("two-players-1", TWO, 8),
    Golden("two-players-2", TWO, 53),
    Golden("two-players-3", TWO, 23),
    Golden("three-players-1", THREE, 40),
    Golden("three-players-2", THREE, 23),
    Golden("four-players", FOUR, 22),
    Golden("pack-rush-1", RUSH, 47),
    Golden("pack-rush-2", RUSH, 44),
    Golden("pack-rush-three-players", RUSH_OF_THREE, 53),
    Golden("teams", TEAMS, 22),
    Golden("simultaneous-turns-1", TOGETHER, 48),
    Golden("simultaneous-turns-2", TOGETHER, 53),
)


def card_name(game: Game, card: int) -> str:
    return game.state.face_of(card).full_name if card != NO_CARD else ""


def choice_line(game: Game, choice: int) -> str:
    """`> P1 challenge | Ann - Plain | Ben - Sturdy`: who, the verb, then cards, players or numbers."""
    if choice < 0:
        return f"> P{-choice} concede"
    o = game.options[choice]
    return " ".join([f"> P{game.to_decide + 1}", op.VERBS[o.verb], *(f"| {part}" for part in parts(game, o))])


def parts(game: Game, o: Option) -> list[str]:
    if o.verb in PLAYERS:
        return [f"P{o.a + 1}"]
    if o.verb == op.NAMED:
        return [game.state.table.names[o.a]]
    if o.verb in NUMBERS:
        return [str(o.a)]
    if o.a < 0:
        return []
    out = [card_name(game, o.a)]
    if o.verb in (op.SING, op.CHALLENGE, op.MOVE, op.SHIFT):
        out.append(card_name(game, o.b))
    elif o.b > 0:
        out.append(str(o.b))
    if o.c > 0:
        out.append(str(o.c))
    return out


def event_line(game: Game, e: Event) -> str:
    """`damage_taken 1.9.3 P2 | Ben - Sturdy | < Ann - Plain | 3 | by Ann - Plain | in challenge`."""
    words = [f"{EventKind(e.kind).name.lower()} {e.rule} P{e.player + 1}"]
    if e.answer is not None:
        return " | ".join([*words, op.VERBS[e.answer.verb], *parts(game, e.answer)])
    if e.card != NO_CARD:
        words.append(card_name(game, e.card))
    if e.other != NO_CARD:
        words.append(f"< {card_name(game, e.other)}")
    if e.amount not in (0, 1) or (e.amount and e.card == NO_CARD):
        words.append(str(e.amount))
    if e.cause not in (NO_CARD, e.card, e.other):
        words.append(f"by {card_name(game, e.cause)}")
    if e.how:
        words.append(How(e.how).name.lower().replace("_", " "))
    if e.words:
        words.append(e.words)
    return " | ".join(words)


def playthrough(golden: Golden) -> str:
    """The whole game as text: every choice, and below it what happened."""
    game = golden.start()
    words = seed_words(golden.seed ^ 0x5EED)
    plan = golden.plan
    lines = [f"# {golden.name}: seed {golden.seed}, {plan.players} players, {plan.format}, {plan.cards}"]
    told = 0

    def tell() -> None:
        nonlocal told
        lines.extend(event_line(game, h) for h in game.events[told:] if h.kind not in UNTOLD)
        told = len(game.events)

    tell()
    while not game.over:
        choice = pick(game, words)
        lines.append(choice_line(game, choice))
        take(game, choice)
        game.take_only_answers()
        tell()
    lores = ", ".join(str(p.lore) for p in game.state.players)
    outcome = game.outcome
    winner = "nobody" if outcome is None or outcome.winner is None else f"P{outcome.winner + 1}"
    lines.append(f"= turn {game.state.turn}, winner {winner}, lore {lores}")
    lines.append(f"= {digest(game)}")
    return "\n".join(lines) + "\n"


# ---- counted positions ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Counted:
    """A position, reached from a seed by the random choices of the golden games, and how deep to count from it."""

    plan: Plan
    seed: int
    after: int
    depth: int

    def decks(self) -> list[list[CardDefinition]]:
        return random_decks(self.seed, self.plan, invented(self.plan.cards))

    def reached(self) -> tuple[Game, list[str]]:
        """The position and the choices that lead to it, in words."""
        settings = replace(settings_of(self.plan), asks=Asks.EVERYTHING)
        game = Game.start(make_table(self.decks(), settings), self.seed, log=False)
        words = seed_words(self.seed ^ 0x5EED)
        made: list[str] = []
        for _ in range(self.after):
            if not game.over:
                choice = pick(game, words)
                made.append(choice_words(game, choice))
                take(game, choice)
                game.take_only_answers()
        return game, made

    def position(self) -> Game:
        return self.reached()[0]

    def block(self) -> str:
        """All that another engine needs: the decks, the chance, the choices, and what must come out."""
        game, made = self.reached()
        p = self.plan
        lines = [
            f"{p.players} {p.format} {p.cards} seed {self.seed} after {self.after}: depth {self.depth} "
            f"sequences {sequences(game, self.depth)} position {digest(game)}",
            f"  chance {' '.join(str(n) for n in seed_words(self.seed))}",
        ]
        for n, deck in enumerate(self.decks()):
            lines.append(f"  deck {seat(n)} | {' | '.join(d.full_name for d in deck)}")
        return "\n".join([*lines, *(f"  {line}" for line in made)]) + "\n"


def choice_words(game: Game, choice: int) -> str:
    """`> P1 quest | P1 play Ann - Plain #2`: who, then the option as the public position has it."""
    if choice < 0:
        return f"> {seat(-1 - choice)} concede"
    return f"> {seat(game.to_decide)} {option_words(game)[choice]}"


def sequences(game: Game, depth: int) -> int:
    """How many sequences of so many choices there are from here."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.options)
    total = 0
    for n in range(len(game.options)):
        after = game.clone()
        after.choose(n)
        after.take_only_answers()
        total += sequences(after, depth - 1)
    return total


POSITIONS = (
    Counted(TWO, 101, 0, 6),
    Counted(TWO, 102, 25, 6),
    Counted(TWO, 105, 60, 5),
    Counted(TWO, 106, 90, 5),
    Counted(THREE, 101, 0, 5),
    Counted(THREE, 102, 25, 7),
    Counted(THREE, 103, 60, 6),
    Counted(THREE, 104, 95, 6),
    Counted(FOUR, 102, 25, 6),
    Counted(FOUR, 103, 60, 5),
    Counted(RUSH, 101, 0, 6),
    Counted(RUSH, 102, 25, 6),
    Counted(RUSH, 103, 60, 6),
    Counted(TEAMS, 102, 25, 5),
    Counted(TEAMS, 104, 95, 6),
    Counted(TOGETHER, 101, 0, 5),
    Counted(TOGETHER, 102, 25, 6),
    Counted(TOGETHER, 104, 95, 5),
)


def conformance() -> str:
    head = (
        "# players format cards, seed N after K choices: depth D, number of sequences of D choices, digest of the\n"
        "# public position after the K choices. Below it: the four words of the chance, the decks before they are\n"
        "# shuffled, bottom card first, and the K choices. docs/conformance.md explains all of it\n"
        "# written by python -m tintero.lab.playthrough --write\n"
    )
    return head + "".join(p.block() for p in POSITIONS)


def files() -> dict[str, str]:
    """Every golden file with what belongs in it now."""
    out = {f"{g.name}.txt": playthrough(g) for g in GAMES}
    out[CONFORMANCE] = conformance()
    return out


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.playthrough", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files anew instead of comparing them")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--show", type=int, metavar="N", help="the N-th counted position as canonical JSON")
    given = parser.parse_args(arguments)
    if given.show is not None:
        if not 1 <= given.show <= len(POSITIONS):
            parser.error(f"there are positions 1 to {len(POSITIONS)}")
        print(canonical(public_position(POSITIONS[given.show - 1].position())))
        return 0
    changed = []
    for name, text in files().items():
        path = given.folder / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        changed.append(name)
        if given.write:
            path.write_text(text, encoding="utf-8", newline="\n")
    if changed:
        print(f"{'written' if given.write else 'different'}: {', '.join(changed)}")
    else:
        print("all golden files are as they were")
    return 0 if given.write or not changed else 1


if __name__ == "__main__":
    sys.exit(main())
