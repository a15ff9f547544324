"""What a card is called for one viewer: hidden cards stay hidden, and copies in play are told apart."""

from __future__ import annotations

from tintero.cli.texts import say
from tintero.rules.event import NO_CARD
from tintero.rules.game import Game
from tintero.rules.machinery import pieces as st
from tintero.rules.machinery.traits import activated_abilities
from tintero.rules.seen import knows

COPY_MARKS = "①②③④⑤⑥⑦⑧⑨⑩"
PUBLIC_ZONES = (st.PLAY, st.DISCARD, st.UNDER)


class Names:
    """Names of the physical cards of one position. `viewer` None sees everything."""

    def __init__(self, game: Game, viewer: int | None, lang: str) -> None:
        self.game = game
        self.viewer = viewer
        self.lang = lang
        self._marks = _copies(game)

    def plain(self, card: int) -> str:
        """The full name, or that it is hidden from the viewer."""
        s = self.game.state
        if card == NO_CARD:
            return ""
        if self.viewer is not None and s.zone[card] not in PUBLIC_ZONES and not knows(s, self.viewer, card):
            return say("hidden_card", self.lang)
        return s.face_of(card).full_name

    def printed(self, card: int) -> str:
        """The full name whoever looks: for events, which say themselves who may know the card."""
        return self.game.state.face_of(card).full_name if card != NO_CARD else ""

    def marked(self, card: int) -> str:
        """The name with ① ② … if the same player has several of them in play."""
        mark = self._marks.get(card, "")
        return f"{self.plain(card)} {mark}" if mark else self.plain(card)

    def ability(self, card: int, number: int) -> str:
        """The name of an activated ability of a card in play."""
        s = self.game.state
        p = s.in_play.get(s.pid_of[card]) if card != NO_CARD else None
        abilities = activated_abilities(p) if p is not None else []
        return abilities[number].name if 0 <= number < len(abilities) else ""

    def ability_count(self, card: int) -> int:
        s = self.game.state
        p = s.in_play.get(s.pid_of[card])
        return len(activated_abilities(p)) if p is not None else 0


def _copies(game: Game) -> dict[int, str]:
    groups: dict[tuple[int, str], list[int]] = {}
    for p in game.state.in_play.values():
        groups.setdefault((p.owner, p.face.full_name), []).append(p.card)
    marks: dict[int, str] = {}
    for cards in groups.values():
        if len(cards) > 1:
            for i, card in enumerate(cards):
                marks[card] = COPY_MARKS[i] if i < len(COPY_MARKS) else f"({i + 1})"
    return marks
