"""What a card is called for one viewer: hidden cards stay hidden, and copies in play are told apart."""

from __future__ import annotations

from tintero.rulebook.terms import in_lang
from tintero.rules.event import NO_CARD
from tintero.rules.game import Game
from tintero.rules.machinery import pieces as st
from tintero.rules.machinery.traits import activated_abilities
from tintero.rules.seen import knows

COPY_MARKS = "①②③④⑤⑥⑦⑧⑨⑩"
HIDDEN_CARD = ("a hidden card", "una carta oculta")
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
        if card == NO_CARD:
            return ""
        return self.game.state.face_of(card).full_name if self.is_known(card) else in_lang(HIDDEN_CARD, self.lang)

    def is_known(self, card: int) -> bool:
        """Whether the viewer may know what this card is."""
        s = self.game.state
        return self.viewer is None or s.zone[card] in PUBLIC_ZONES or knows(s, self.viewer, card)

    def printed(self, card: int) -> str:
        """The full name whoever looks: for events, which say themselves who may know the card."""
        return self.game.state.face_of(card).full_name if card != NO_CARD else ""

    def told_apart(self, cards: list[int]) -> dict[int, str]:
        """Names for cards that are offered together: no two of them alike, wherever they are."""
        groups: dict[str, list[int]] = {}
        for card in dict.fromkeys(cards):
            groups.setdefault(self.marked(card), []).append(card)
        return {
            card: name if len(same) == 1 else f"{name} {_mark(i)}"
            for name, same in groups.items()
            for i, card in enumerate(same)
        }

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
                marks[card] = _mark(i)
    return marks


def _mark(i: int) -> str:
    return COPY_MARKS[i] if i < len(COPY_MARKS) else f"({i + 1})"
