"""What effects leave behind for a while: given properties, imposed rules, waiting triggers, shields (6.1.13, 6.2.7)."""

from __future__ import annotations

from tintero.abilities.effect import Impose, Shield
from tintero.abilities.target import Filter
from tintero.abilities.words import Moment

from ..event import NOBODY
from .context import Context
from .face import CompiledTriggered, Gift


class Lasting:
    """Something that a resolved effect left behind, for a while (6.1.13, 6.6). Each kind is a class of its own.

    `key` names the instruction that left it behind; `context` is what that effect knew.
    """

    __slots__ = ("active", "context", "key", "number", "until", "until_player")

    def __init__(self, number: int, key: str, context: Context) -> None:
        self.number = number
        self.key = key
        self.context = context
        self.until = 0  # `words.Until`
        self.until_player = NOBODY  # whom that duration speaks of
        self.active = True

    @property
    def player(self) -> int:
        return self.context.player

    @property
    def source(self) -> int:
        return self.context.source

    @property
    def card(self) -> int:
        return self.context.card

    def copy(self) -> Lasting:
        raise NotImplementedError

    def fill_lasting(self, new: Lasting) -> None:
        new.until = self.until
        new.until_player = self.until_player
        new.active = self.active

    def now_about(self, old: int, new: int) -> None:
        """CR 8.10.5: what applied to one base, or speaks of it, goes on with the character."""
        c = self.context
        changed = Context(c.player, new if c.source == old else c.source, c.card)
        c.fill(changed)
        changed.it = _swap(c.it, old, new)
        changed.group = _swap(c.group, old, new)
        changed.picked = _swap(c.picked, old, new)
        changed.singers = _swap(c.singers, old, new)
        changed.kept = [_swap(one, old, new) for one in c.kept]
        self.context = changed

    def ends_with(self, player: int) -> bool:
        """CR 9.2.3: whether it goes when this player leaves the game."""
        return False

    def mentioned(self) -> list[int]:
        """Every object that it speaks of."""
        return self.context.mentioned()


def _swap(refs: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    return tuple(new if r == old else r for r in refs) if old in refs else refs


class Given(Lasting):
    """Properties given to some permanents (6.4.2)."""

    __slots__ = ("amounts", "gift", "later_too", "targets")

    def __init__(self, number: int, key: str, context: Context, gift: Gift) -> None:
        super().__init__(number, key, context)
        self.gift = gift
        self.targets: list[int] = []
        self.later_too: Filter | None = None  # also what arrives later and fits (6.4.2.1)
        self.amounts: list[int] = []  # numbers settled when the effect resolved (6.1.8)

    def copy(self) -> Given:
        new = Given(self.number, self.key, self.context, self.gift)
        self.fill_lasting(new)
        new.targets = self.targets
        new.later_too = self.later_too
        new.amounts = self.amounts
        return new

    def now_about(self, old: int, new: int) -> None:
        super().now_about(old, new)
        if old in self.targets:
            self.targets = [new if t == old else t for t in self.targets]

    def mentioned(self) -> list[int]:
        return [*super().mentioned(), *self.targets]


class Imposing(Lasting):
    """Rules imposed on players (1.2.1)."""

    __slots__ = ("impose",)

    def __init__(self, number: int, key: str, context: Context, impose: Impose) -> None:
        super().__init__(number, key, context)
        self.impose = impose

    def copy(self) -> Imposing:
        new = Imposing(self.number, self.key, self.context, self.impose)
        self.fill_lasting(new)
        return new


class Waiting(Lasting):
    """A floating trigger (6.2.7.1) or a delayed one (6.2.7.2)."""

    __slots__ = ("ability", "moment", "once")

    def __init__(self, number: int, key: str, context: Context, ability: CompiledTriggered, once: bool) -> None:
        super().__init__(number, key, context)
        self.ability = ability
        self.once = once  # for one time only
        self.moment: Moment | None = None  # of a delayed trigger: the one future moment

    def copy(self) -> Waiting:
        new = Waiting(self.number, self.key, self.context, self.ability, self.once)
        self.fill_lasting(new)
        new.moment = self.moment
        return new

    def ends_with(self, player: int) -> bool:
        return self.context.player == player


class Shielding(Lasting):
    """Damage that one permanent will not take (6.5)."""

    __slots__ = ("shield", "target")

    def __init__(self, number: int, key: str, context: Context, shield: Shield, target: int) -> None:
        super().__init__(number, key, context)
        self.shield = shield
        self.target = target

    def copy(self) -> Shielding:
        new = Shielding(self.number, self.key, self.context, self.shield, self.target)
        self.fill_lasting(new)
        return new

    def now_about(self, old: int, new: int) -> None:
        super().now_about(old, new)
        if self.target == old:
            self.target = new

    def mentioned(self) -> list[int]:
        return [*super().mentioned(), self.target]
