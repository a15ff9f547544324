"""The bench for real cards: a `Scene` with cards read from their printed text, and one word for each thing to say.

Build     put, mine, theirs, body, bodies, fillers, ink, lore
Act       quest, challenge, play, paid, sing, sing_together, shift, ink_card, move, use, end
Answer    yes, no, may, pick, done, mode, amount, player, resolve, any_answer, all_yes, all_no
Not asked settled
Look      asked, asked_player, idle, cards, offered, can, can_quest, can_play, targets, bases, why_not
          zone, zones, at, top, bottom, depth, deck_cards, hand, deck, discard_size, ink_total, ready_ink, drops
          perm, damage, strength, willpower, lore_of, has, lore_total, bag, events

A card is named in one of two ways, and both are strict. `pick` answers a question: it fails if the card is not offered.
What has one possible answer is not asked (1.7.7); there `settled` names the card that the game took itself: it fails if
the game took another one, or none. No word does now the one and now the other: a test knows which of them it means. So
it is with everything that answers: `any_answer`, `all_yes` and `all_no` too fail where nothing is asked.
"""

from __future__ import annotations

from typing import Any, Self

from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.position import FILLER, Placed

from .kit import PLAY, Scene, character
from .reading import real

SONG = "Though I Have to Say Goodbye"  # a song of cost 2 that chooses any character
SONG_OF_5 = "Let It Go"  # a song of cost 5 that chooses a character
FIRE = "Dragon Fire"  # an action of cost 5 that is no song and chooses a character


class Table(Scene):
    """A Scene with real cards: player 0 acts first, with plenty of ink unless told otherwise."""

    def __init__(self, ink: int = 12, players: int = 2, **kind: Any) -> None:
        super().__init__(players, **kind)
        self._answered_itself: list[Option] = []
        if ink:
            self.ink(0, ink)

    # ---- before the game ---------------------------------------------------------------------------------------

    def mine(self, name: str, zone: int = PLAY, **state: Any) -> Placed:
        return self.put(0, real(name), zone, **state)

    def theirs(self, name: str, zone: int = PLAY, **state: Any) -> Placed:
        return self.put(1, real(name), zone, **state)

    def body(
        self, player: int, strength: int = 2, willpower: int = 5, lore: int = 1, cost: int = 2, **state: Any
    ) -> Placed:
        """A plain character without text; zone=, name= and classifications= are taken out of the state."""
        name = state.pop("name", "")
        classifications = state.pop("classifications", ("Storyborn",))
        zone = state.pop("zone", PLAY)
        return self.put(
            player, character(name, strength, willpower, lore, cost, classifications=classifications), zone, **state
        )

    def bodies(self, player: int, n: int, **kind: Any) -> list[Placed]:
        """Several like `body`, each with a name of its own."""
        return [self.body(player, **kind) for _ in range(n)]

    def fillers(self, player: int, n: int, zone: int) -> list[Placed]:
        """Several copies of the card with which decks are filled up."""
        return [self.put(player, FILLER, zone) for _ in range(n)]

    # ---- playing -----------------------------------------------------------------------------------------------

    def choose(self, option: Option) -> Self:
        """As in a Scene; what the game then answers itself is kept for `settled`, until the next answer."""
        game, before = self.game, len(self.game.events)
        game.choose(option)
        taken = []
        while (only := game.only_answer) is not None:
            taken.append(only)
            game.choose(only)
        self._answered_itself = [e.answer for e in game.events[before:] if e.answer is not None] + taken
        return self

    def settled(self, *cards: Placed) -> Self:
        """Cards that the game took itself after the last answer, as nothing else was possible; each once."""
        for c in cards:
            found = [o for o in self._answered_itself if o.verb in op.OF_CARDS and o.a == c.card]
            assert found, f"{c.definition.full_name} was not settled; asked now: {self.asked}"
            self._answered_itself.remove(found[0])
        return self

    def may(self, do: bool) -> Self:
        """Yes or no, as the test has it in a variable."""
        return self.yes() if do else self.no()

    def sing_together(self, song: Placed, *singers: Placed) -> Self:
        """Singers are asked for as long as there are more who could sing."""
        self.begin()
        self.choose(Option(op.SING_TOGETHER, song.card)).pick(*singers)
        return self.done() if self.offered(op.DONE) else self

    def paid(self, c: Placed) -> int:
        """Play it and tell how much ink that took."""
        before = self.ready_ink(c.player)
        self.play(c)
        return before - self.ready_ink(c.player)

    def resolve(self, source: Placed) -> Self:
        """Of several waiting triggers, the one of this card."""
        return self.choose(Option(op.TRIGGER, next(e.number for e in self.game.state.bag if e.card == source.card)))

    def any_answer(self, kind: str) -> Self:
        """The first answer as long as this kind of question is asked; it must be asked once."""
        assert self.asked == kind, f"asked now: {self.asked}"
        while self.asked == kind:
            self.choose(self.game.options[0])
        return self

    def all_yes(self) -> int:
        """Yes to every may and the first answer to everything else until nothing is asked; how many mays there were."""
        return self._answer_all(op.YES, 0)

    def all_no(self) -> int:
        """No to every may and the last answer to everything else until nothing is asked; how many mays there were."""
        return self._answer_all(op.NO, -1)

    def _answer_all(self, may: int, other: int) -> int:
        assert not self.idle, "nothing is asked"
        mays = 0
        while not self.idle:
            mays += self.asked == op.MAY
            self.choose(Option(may) if self.asked == op.MAY else self.game.options[other])
        return mays

    # ---- looking -----------------------------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Nothing is left to answer: the active player may do something new."""
        return self.asked == op.TURN

    @property
    def cards(self) -> set[int]:
        """The cards of the open question, to choose or to play."""
        assert not self.idle, "nothing is asked"
        return self.offered(op.CARD) | self.offered(op.PLAY)

    def can_quest(self, c: Placed) -> bool:
        return self.can(Option(op.QUEST, c.card))

    def can_play(self, c: Placed, mode: int = 0) -> bool:
        return self.can(Option(op.PLAY, c.card, mode))

    def zones(self, *cards: Placed) -> list[int]:
        return [self.zone(c) for c in cards]

    def at(self, c: Placed) -> int:
        """The location of a character, as the card on top of it; -1 for none."""
        spot = self.perm(c).location
        return self.game.state.in_play[spot].card if spot else -1

    def damage(self, c: Placed) -> int:
        return self.perm(c).damage

    def deck_cards(self, player: int) -> list[int]:
        """The cards of a deck, the uppermost first."""
        return self.game.state.players[player].deck[::-1]

    def top(self, player: int) -> int:
        return self.deck_cards(player)[0]

    def bottom(self, player: int) -> int:
        return self.deck_cards(player)[-1]

    def depth(self, c: Placed) -> int:
        """How many cards lie above it in its deck."""
        return self.deck_cards(c.player).index(c.card)

    def deck(self, player: int) -> int:
        return len(self.game.state.players[player].deck)

    def discard_size(self, player: int) -> int:
        return len(self.game.state.players[player].discard)

    def ink_total(self, player: int) -> int:
        return len(self.game.state.players[player].inkwell)

    def drops(self, player: int) -> int:
        return self.game.state.players[player].ink_drops
