"""Joining effects: may, if you do, modes, each player, for each (6.1.4, 6.1.5, 6.7.6)."""

from __future__ import annotations

from tintero.abilities.amount import Amount
from tintero.abilities.condition import Condition
from tintero.abilities.effect import Effect
from tintero.abilities.target import Players
from tintero.abilities.words import Who

from ... import option as op
from ... import ways
from ...machinery.conditions import holds, players_where
from ...machinery.evaluate import number
from ...machinery.face import CompiledTriggered
from ...machinery.program import Asking, Branch, Found, Instruction, Outlook, Running
from ...machinery.state import State, are_opponents, order_from
from ...machinery.uses import note_use, uses
from ...machinery.whom import one_player
from ...option import Option
from ..check import is_endless
from ..costs import can_pay_ink
from ..payment import PayingInk


class Jump(Branch):
    __slots__ = ()

    def run(self, s: State, f: Running) -> None:
        f.jump(self.target)


class JumpUnlessFull(Branch):
    """CR 6.1.5.1: [B] happens only if [A] was completely performed."""

    __slots__ = ()

    def run(self, s: State, f: Running) -> None:
        if not s.full:
            f.jump(self.target)


class JumpUnlessPicked(Branch):
    """CR 6.1.5.1: fewer than told were picked, so [A] was done only in part."""

    __slots__ = ("count", "place")

    def __init__(self, place: int, count: int) -> None:
        super().__init__()
        self.place = place
        self.count = count

    def run(self, s: State, f: Running) -> None:
        if len(f.kept[self.place]) < self.count:
            s.full = False
            f.jump(self.target)


class Test(Branch):
    """CR 6.7.2.1: the condition, at resolution. `otherwise`: there is something to do instead."""

    __slots__ = ("condition", "otherwise")

    def __init__(self, condition: Condition, otherwise: bool) -> None:
        super().__init__()
        self.condition = condition
        self.otherwise = otherwise

    def run(self, s: State, f: Running) -> None:
        if not holds(s, f, self.condition):
            f.jump(self.target)
            if not self.otherwise:  # the ability is not fully resolved (6.1.13.2)
                f.failed(s, self.rule(f), ways.WITHOUT_CONDITION)

    def rule(self, f: Running) -> str:
        """CR 6.2.4 is about the "if" that follows a trigger condition, CR 6.1.16 about every other."""
        follows_trigger = isinstance(f.ability, CompiledTriggered) and f.code[0] is self
        return "6.2.4" if follows_trigger else "6.1.16"


class Pay(Instruction):
    """CR 6.7.2: ink demanded in a step is paid in that step, in full or not at all."""

    __slots__ = ("besides", "ink", "players")

    def __init__(self, ink: int, players: Players) -> None:
        super().__init__()
        self.ink = ink
        self.players = players
        self.besides: int | None = None  # where what has to be paid besides the ink begins (1.5.3)

    def run(self, s: State, f: Running) -> None:
        player = one_player(s, f, self.players.who)
        if can_pay_ink(s, player, self.ink):
            f.done(s, self.ink, True)
            s.stack.append(PayingInk(player, f.source, f.card, self.ink, "6.7.2"))
        else:
            f.failed(s)

    def possible(self, s: State, f: Running) -> bool:
        return can_pay_ink(s, one_player(s, f, self.players.who), self.ink)

    def private(self, s: State, f: Running) -> bool:
        return self.besides is not None and f.code[self.besides].private(s, f)

    def payable(self, s: State, f: Running) -> bool:
        """CR 1.5.3: in full or not at all, with what is paid besides the ink."""
        if not self.possible(s, f):
            return False
        return self.besides is None or f.code[self.besides].payable(s, f)


class AskMay(Asking):
    """CR 6.1.4: yes or no before any choice inside. Only ink that cannot be paid is a no without asking (6.1.4.1):
    any other first half is an effect, which may be tried in vain (6.1.5).
    """

    __slots__ = ("players",)

    def __init__(self, effect: Effect, players: Players) -> None:
        super().__init__(op.MAY)
        self.players = players
        self.effect = effect

    def run(self, s: State, f: Running) -> None:
        player = one_player(s, f, self.players.who)
        if s.players[player].in_game:
            f.ask(s, self, player)
        else:
            f.declined(s, self.target)

    def options(self, s: State, f: Running) -> list[Option]:
        following = f.code[f.at + 1]
        if isinstance(following, Pay) and not following.payable(s, f):
            return [Option(op.NO)]
        return [Option(op.YES), Option(op.NO)]

    def private(self, s: State, f: Running) -> bool:
        return f.code[f.at + 1].private(s, f) and isinstance(f.code[f.at + 1], Pay)

    def empty(self, s: State, f: Running) -> bool:
        """Nothing can come of a yes, and nothing follows that could tell it from a no."""
        return nothing_comes(s, f, f.at + 1, self.target, {})

    def answer(self, s: State, f: Running, o: Option) -> None:
        if o.verb == op.NO:
            f.declined(s, self.target)
        else:
            s.done = 1
            s.full = True


class AskMayForEach(AskMay):
    """ "For each …, you may …": one question for each, or the first answer for all (6.1.8 does not say).

    `answered`: where the first answer is kept.
    """

    __slots__ = ("answered",)

    def __init__(self, effect: Effect, players: Players, answered: int) -> None:
        super().__init__(effect, players)
        self.answered = answered

    def run(self, s: State, f: Running) -> None:
        before = f.kept[self.answered]
        if before and not s.table.settings.open_points.for_each_may_asks_each:
            super().answer(s, f, Option(before[0]))
        else:
            super().run(s, f)

    def answer(self, s: State, f: Running, o: Option) -> None:
        f.kept[self.answered] = (o.verb,)
        super().answer(s, f, o)


class Forget(Instruction):
    """Nothing is kept there any more."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def run(self, s: State, f: Running) -> None:
        f.kept[self.place] = ()


def nothing_comes(s: State, f: Running, at: int, end: int, found: Found) -> bool:
    """Whether everybody can see that what stands between these places does nothing, and nothing stands after it.

    `found`: what lies at which place of the program, or can lie there by then.
    """
    full = True  # whether what was gone through last counts as done completely (6.1.5.1)
    while at < len(f.code):
        instruction = f.code[at]
        at += 1
        if isinstance(instruction, Jump):
            at = instruction.target
        elif isinstance(instruction, JumpUnlessFull):
            at = at if full else instruction.target
        elif isinstance(instruction, JumpUnlessPicked):
            at = at if len(found.get(instruction.place, ())) >= instruction.count else instruction.target
        else:
            outlook = Outlook.SOMETHING if at > end else instruction.outlook(s, f, found)
            if outlook == Outlook.SOMETHING:
                return False
            if outlook != Outlook.NO_STEP:
                full = outlook == Outlook.A_PICK
    return True


class AskUnlessPays(Asking):
    """CR 6.1.16: that player decides at resolution."""

    __slots__ = ("ink", "players")

    def __init__(self, ink: int, players: Players) -> None:
        super().__init__(op.MAY)
        self.ink = ink
        self.players = players

    def run(self, s: State, f: Running) -> None:
        player = one_player(s, f, self.players.who)
        if s.players[player].in_game and can_pay_ink(s, player, self.ink):
            f.ask(s, self, player)

    def options(self, s: State, f: Running) -> list[Option]:
        return [Option(op.YES), Option(op.NO)]

    def answer(self, s: State, f: Running, o: Option) -> None:
        if o.verb == op.YES:
            player = one_player(s, f, self.players.who)
            f.declined(s, self.target)  # the effect does not happen
            s.stack.append(PayingInk(player, f.source, f.card, self.ink, "6.1.16"))


class AskMode(Asking):
    """Choose the mode as the effect resolves; `starts`: where each of them begins."""

    __slots__ = ("modes", "players", "starts")

    def __init__(self, modes: tuple[Effect, ...], players: Players) -> None:
        super().__init__(op.PICK)
        self.modes = modes
        self.players = players
        self.starts: list[int] = []

    def run(self, s: State, f: Running) -> None:
        player = one_player(s, f, self.players.who)
        if not s.players[player].in_game:
            f.jump(self.target)  # CR 9.2.3: nobody chooses for a player who left
            f.failed(s)
            return
        f.ask(s, self, player)

    def options(self, s: State, f: Running) -> list[Option]:
        return [Option(op.MODE, n) for n in range(len(self.starts))]

    def answer(self, s: State, f: Running, o: Option) -> None:
        f.jump(self.starts[o.a])


def acts(s: State, f: Running, start: int) -> bool:
    """Whether what stands here can be done to something that it could be done to."""
    found = f.code[start].could_pick(s, f)
    return found is None or f.code[start + 1].can_act_on(s, f, found)


class AskEither(AskMode):
    """CR 6.1.5.2, 1.2.2: what cannot be done is not offered, as far as its first choice and what acts on that tell."""

    __slots__ = ()

    def options(self, s: State, f: Running) -> list[Option]:
        able = [n for n, start in enumerate(self.starts) if acts(s, f, start)]
        out = [Option(op.MODE, n) for n in able if f.code[self.starts[n]].possible(s, f)]
        if not out:  # CR 1.2.3: none can be done completely, so as much as possible of one of them
            out = [Option(op.MODE, n) for n in able if f.code[self.starts[n]].begun(s, f)]
        return out or [Option(op.MODE, len(self.starts) - 1)]

    def private(self, s: State, f: Running) -> bool:
        return any(f.code[start].private(s, f) for start in self.starts)


# ---- one after the other (6.7.6): what was done is added up --------------------------------------------------------


class StartPlayers(Instruction):
    """The players whose part it is, active player first. `left`: who is left; `before`: "that player" of now."""

    __slots__ = ("before", "left", "players", "tally")

    def __init__(self, players: Players, left: int, tally: int, before: int) -> None:
        super().__init__()
        self.players = players
        self.left = left
        self.tally = tally
        self.before = before

    def run(self, s: State, f: Running) -> None:
        f.kept[self.left] = tuple(players_where(s, f, self.players))
        f.kept[self.tally] = NOTHING_DONE
        f.kept[self.before] = f.that_player


class NextPlayer(Branch):
    __slots__ = ("before", "left", "tally")

    def __init__(self, left: int, tally: int, before: int) -> None:
        super().__init__()
        self.left = left
        self.tally = tally
        self.before = before

    def run(self, s: State, f: Running) -> None:
        left = [p for p in f.kept[self.left] if s.players[p].in_game]
        if left:
            f.that_player = (left[0],)
            f.kept[self.left] = tuple(left[1:])
            return
        f.jump(self.target)
        add_up(s, f, self.tally)
        f.that_player = f.kept[self.before]


NOTHING_DONE = (0, 0)  # how much was done, how often completely


def add_up(s: State, f: Running, tally: int) -> None:
    done, times = f.kept[tally]
    s.done = done
    s.full = times > 0


class Tally(Branch):
    """Back to the head of the loop."""

    __slots__ = ("tally",)

    def __init__(self, tally: int) -> None:
        super().__init__()
        self.tally = tally

    def run(self, s: State, f: Running) -> None:
        done, times = f.kept[self.tally]
        f.kept[self.tally] = (done + s.done, times + (1 if s.full else 0))
        f.jump(self.target)


class StartCount(Instruction):
    """CR 6.1.8: counted once."""

    __slots__ = ("amount", "left", "tally")

    def __init__(self, amount: Amount, left: int, tally: int) -> None:
        super().__init__()
        self.amount = amount
        self.left = left
        self.tally = tally

    def run(self, s: State, f: Running) -> None:
        f.kept[self.left] = (number(s, f, self.amount),)
        f.kept[self.tally] = NOTHING_DONE


class NextTime(Branch):
    __slots__ = ("left", "tally")

    def __init__(self, left: int, tally: int) -> None:
        super().__init__()
        self.left = left
        self.tally = tally

    def run(self, s: State, f: Running) -> None:
        left = f.kept[self.left][0]
        if left > 0:
            f.kept[self.left] = (left - 1,)
            return
        f.jump(self.target)
        add_up(s, f, self.tally)


class StartObjects(Instruction):
    """For each of the objects, which becomes IT."""

    __slots__ = ("left", "place")

    def __init__(self, place: int, left: int) -> None:
        super().__init__()
        self.place = place
        self.left = left

    def run(self, s: State, f: Running) -> None:
        f.kept[self.left] = f.kept[self.place]


class NextObject(Branch):
    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    def run(self, s: State, f: Running) -> None:
        left = f.kept[self.left]
        if not left:
            f.jump(self.target)
            return
        f.it = left[:1]
        f.kept[self.left] = left[1:]


class Repeat(Branch):
    """Again while the condition holds (6.1.10)."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition

    def run(self, s: State, f: Running) -> None:
        if holds(s, f, self.condition) and not is_endless(s):
            f.jump(self.target)


class StartLimited(Branch):
    """CR 6.1.13.2 for a part of an ability: nothing if it fully resolved so often this turn."""

    __slots__ = ("before", "key", "limit")

    def __init__(self, key: str, limit: int, before: int) -> None:
        super().__init__()
        self.key = key
        self.limit = limit
        self.before = before  # where it is kept whether something before it did nothing

    def run(self, s: State, f: Running) -> None:
        if uses(s, f.source, self.key) >= self.limit:
            f.declined(s, self.target)
            return
        f.kept[self.before] = (int(f.partial),)
        f.partial = False


class EndLimited(Instruction):
    __slots__ = ("before", "key")

    def __init__(self, key: str, before: int) -> None:
        super().__init__()
        self.key = key
        self.before = before

    def run(self, s: State, f: Running) -> None:
        if not f.partial:
            note_use(s, f.source, self.key)
        f.partial = f.partial or bool(f.kept[self.before][0])


# ---- players -------------------------------------------------------------------------------------------------------


class ChoosePlayer(Asking):
    """Chosen player includes yourself; chosen opponent does not (1.3.5.2). `who`: which choice it is."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        super().__init__(op.CHOOSE)
        self.who = who

    def run(self, s: State, f: Running) -> None:
        f.ask(s, self, f.player)

    def options(self, s: State, f: Running) -> list[Option]:
        order = order_from(s, f.player)
        if self.who == Who.CHOSEN_OPPONENT:
            order = [p for p in order if are_opponents(s, f.player, p)]
        elif self.who == Who.ANOTHER_CHOSEN_PLAYER:
            order = [p for p in order if p != f.player]
        elif self.who == Who.CHOSEN_PLAYERS:
            return [Option(op.PLAYER, p) for p in order if p not in f.picking] + [Option(op.DONE)]
        return [Option(op.PLAYER, p) for p in order]

    def answer(self, s: State, f: Running, o: Option) -> None:
        if self.who != Who.CHOSEN_PLAYERS:
            f.that_player = (o.a,)
        elif o.verb == op.PLAYER:
            f.picking = (*f.picking, o.a)
            f.again()
            return
        else:
            f.that_player = f.picking
            f.picking = ()
        s.done = len(f.that_player)
        s.full = s.done > 0
