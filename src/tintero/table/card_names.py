"""What a card is called for one viewer: hidden cards stay hidden, and copies in play are told apart."""

from __future__ import annotations

from tintero.abilities.words import Zone
from tintero.rules.event import NO_CARD
from tintero.rules.game import Game
from tintero.rules.seen import knows
from tintero.words import say

KEYWORD_KEYS = "keyword/"  # how the keys of abilities begin that the rules themselves bring along
COPY_MARKS = "①②③④⑤⑥⑦⑧⑨⑩"
PUBLIC_ZONES = (Zone.PLAY, Zone.DISCARD, Zone.UNDER)


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
        return self.game.state.face_of(card).full_name if self.is_known(card) else say("names.hidden_card", self.lang)

    def is_known(self, card: int) -> bool:
        """Whether the viewer may know what this card is."""
        s = self.game.state
        return self.viewer is None or s.zone[card] in PUBLIC_ZONES or knows(s, self.viewer, card)

    def printed(self, card: int) -> str:
        """The full name whoever looks: for events, which say themselves who may know the card."""
        return self.game.state.face_of(card).full_name if card != NO_CARD else ""

    def owner_of(self, key: str) -> str:
        """The full name of the card on which the ability with this key is printed."""
        for face in self.game.state.table.faces:
            if key in face.programs or key in face.abilities:
                return face.full_name
        return key.partition("/")[0]

    def left_by(self, card: int, key: str) -> str:
        """The card that left an effect behind: as it was printed, wherever it is now; a keyword is on any card."""
        return self.plain(card) if key.startswith(KEYWORD_KEYS) else self.owner_of(key)

    def told_apart(self, cards: list[int]) -> dict[int, str]:
        """Names for cards that are offered together: no two of them alike, wherever they are."""
        groups: dict[str, list[int]] = {}
        for card in dict.fromkeys(cards):
            groups.setdefault(self.marked(card), []).append(card)
        return {
            card: name if len(same) == 1 else f"{name} {copy_mark(i)}"
            for name, same in groups.items()
            for i, card in enumerate(same)
        }

    def marked(self, card: int) -> str:
        """The name with ① ② … if the same player has several of them in play."""
        mark = self._marks.get(card, "")
        return f"{self.plain(card)} {mark}" if mark else self.plain(card)

    def ability(self, card: int, number: int) -> str:
        """The name of an activated ability of a card in play."""
        abilities = self.game.usable_abilities(card)
        return abilities[number].name if 0 <= number < len(abilities) else ""

    def ability_count(self, card: int) -> int:
        return len(self.game.usable_abilities(card))


def _copies(game: Game) -> dict[int, str]:
    groups: dict[tuple[int, str], list[int]] = {}
    for p in game.state.in_play.values():
        groups.setdefault((p.owner, p.face.full_name), []).append(p.card)
    marks: dict[int, str] = {}
    for cards in groups.values():
        if len(cards) > 1:
            for i, card in enumerate(cards):
                marks[card] = copy_mark(i)
    return marks


def copy_mark(i: int) -> str:
    """The sign of copy number i, from 0."""
    return COPY_MARKS[i] if i < len(COPY_MARKS) else f"({i + 1})"
