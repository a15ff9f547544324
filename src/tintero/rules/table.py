"""Setting a table: decks and settings made ready to start games from (1.1.1, 2.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tintero.abilities.ability import CardDefinition
from tintero.abilities.words import CardType

from .book.statics import Statics
from .library import Library
from .machinery.face import Face
from .machinery.pieces import CARDS_AT_MOST, MARKETING
from .machinery.state import Table
from .settings import Settings

# CR 10.2: the cards that begin in a Pack Rush inkwell; they are ink and nothing else
MARKETING_CARD = CardDefinition(MARKETING, (MARKETING,), CardType.ITEM, 0, False)


class Deal:
    """Decks and settings made ready to start games from."""

    __slots__ = ("deals", "table")

    def __init__(self, table: Table, deals: list[list[int]]) -> None:
        self.table = table
        self.deals = deals

    def __reduce__(self) -> tuple[object, ...]:
        faces = self.table.faces
        decks = [[faces[n].definition for n in deal if faces[n].full_name != MARKETING] for deal in self.deals]
        return (_set_again, (decks, self.table.settings, [face.definition for face in faces]))


def _set_again(
    decks: list[list[CardDefinition]], settings: Settings, definitions: list[CardDefinition]
) -> Deal:
    return make_table(decks, settings, definitions)


def make_table(
    decks: Sequence[Sequence[CardDefinition]], settings: Settings, extra: Iterable[CardDefinition] = (),
    library: Library | None = None, given: Face | None = None,
) -> Deal:
    """Number the definitions and the physical cards of a game.

    `extra`: further definitions that the game may speak of. `library`: compiled cards to share with other tables.
    `given`: what a position gives besides its cards.
    """
    if len(decks) < 2:
        raise ValueError("a game needs at least two players")  # CR 1.1.1
    if settings.players != len(decks):
        settings = replace(settings, players=len(decks))
    library = Library() if library is None else library
    index: dict[str, int] = {}
    faces: list[Face] = []
    owners: list[int] = []
    deals: list[list[int]] = []
    for player, deck in enumerate(decks):
        deal: list[int] = []
        for definition in [*deck, *([MARKETING_CARD] * settings.starting_ink)]:
            n = index.get(definition.full_name)
            if n is None:
                n = len(faces)
                index[definition.full_name] = n
                faces.append(library.face(definition))
            deal.append(n)
            owners.append(player)
        deals.append(deal)
    for definition in extra:
        if definition.full_name not in index:
            index[definition.full_name] = len(faces)
            faces.append(library.face(definition))
    if len(owners) > CARDS_AT_MOST:
        raise ValueError(f"a game can hold at most {CARDS_AT_MOST} cards")
    table = Table(settings, faces, owners, Statics(), library.keyword_triggers)
    table.bring_along(library.builtin, given)
    return Deal(table, deals)
