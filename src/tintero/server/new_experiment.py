"""A new experiment, as somebody asks for it over HTTP: read, checked, and put into plain values for its process."""

from __future__ import annotations

import shlex
from typing import Annotated, Final, Literal, NamedTuple

from pydantic import Field

from tintero.cards import CardsError, Deck
from tintero.cards.samples import samples
from tintero.edges.explained_error import ExplainedError
from tintero.edges.plain_text import cut, neutral
from tintero.lab.experiments.paired_decks import changed, changes_of
from tintero.table.house import House
from tintero.words import say

from .new_table import LARGEST_SEED, LONGEST_DECK, Asked, deck_of
from .refused import Refused

MOST_PAIRS: Final = 300
MOST_EACH: Final = 40  # games against each opponent
MOST_CARDS: Final = 250  # of a deck; each game shuffles them
SEED: Final = 1  # of the terminal too: whoever asks again, here or there, gets the same figures
LONGEST_CHANGE: Final = 1_000
LONGEST_TITLE: Final = 60

DeckText = Annotated[
    str, Field(min_length=1, max_length=LONGEST_DECK, description="the name of a sample, or a list as it is pasted")
]
Title = Annotated[str, Field(max_length=LONGEST_TITLE, description="what the deck is called, if its list does not say")]


class AskedExperiment(Asked):
    deck: DeckText
    name: Title = ""
    games: Annotated[int, Field(ge=1)]
    seed: Annotated[int, Field(ge=0, lt=LARGEST_SEED)] = SEED


class CompareDecks(AskedExperiment):
    """Is the other deck better? `games`: pairs, shared out among the opponents."""

    kind: Literal["compare"]
    other: DeckText
    other_name: Title = ""


class SwapCards(AskedExperiment):
    """Is the deck better with other cards? `change`: `-2 Lantern +2 Be Prepared`; `games`: pairs."""

    kind: Literal["swap"]
    change: Annotated[str, Field(min_length=1, max_length=LONGEST_CHANGE)]


class MeetField(AskedExperiment):
    """How does the deck do against each sample? `games`: against each of them."""

    kind: Literal["gauntlet"]


NewExperiment = Annotated[CompareDecks | SwapCards | MeetField, Field(discriminator="kind")]


class Entered(NamedTuple):
    """A deck that plays: what it is called, and the full names of its cards in their order."""

    name: str
    cards: tuple[str, ...]


class Wanted(NamedTuple):
    """What a process is told: texts and numbers. `command` asks the same in the terminal."""

    kind: str
    decks: tuple[Entered, ...]
    games: int
    seed: int
    command: str

    @property
    def all_games(self) -> int:
        """As far as is known before the cards are read there."""
        return self.games * (2 if len(self.decks) == 2 else len(samples()))


class NotUsed(Refused):
    """What another room says against something that was asked for."""

    def __init__(self, error: ExplainedError) -> None:
        super().__init__(error.code, 422)
        self.error = error

    def message(self, lang: str = "en") -> str:
        return self.error.message(lang)


def wanted_of(asked: CompareDecks | SwapCards | MeetField, house: House, lang: str) -> Wanted:
    """What is to be played; Refused, with what is wrong, if it cannot be."""
    if isinstance(asked, MeetField) and asked.games > MOST_EACH:
        raise Refused("lab_games", 422, most=MOST_EACH)
    if asked.games > MOST_PAIRS:
        raise Refused("lab_pairs", 422, most=MOST_PAIRS)
    first = Given(asked.deck, asked.name, say("server.lab_first_deck", lang), say("server.lab_first_file", lang))
    decks = [first.deck(house, lang)]
    typed = [first.typed]
    if isinstance(asked, CompareDecks):
        file = say("server.lab_second_file", lang)
        second = Given(asked.other, asked.other_name, say("server.lab_second_deck", lang), file)
        decks.append(second.deck(house, lang))
        typed.append(second.typed)
        if dict(decks[0].entries) == dict(decks[1].entries):
            raise Refused("lab_same_decks", 422)
    elif isinstance(asked, SwapCards):
        decks.append(_swapped(decks[0], asked.change, house))
        typed.append(" ".join(asked.change.split()))
    more = [] if asked.seed == SEED else ["--seed", str(asked.seed)]
    command = ["tintero", "lab", asked.kind, *typed, "--games", str(asked.games), *more]
    return Wanted(asked.kind, tuple(_entered(deck) for deck in decks), asked.games, asked.seed, shlex.join(command))


def _entered(deck: Deck) -> Entered:
    return Entered(deck.name, tuple(card.full_name for card in deck.cards))


class Given(NamedTuple):
    """A deck as it is asked for. `file`: what a list that was pasted is in the terminal."""

    text: str
    title: str
    usual_title: str
    file: str

    @property
    def sample(self) -> str:
        """The name of a sample; '' if it is a list."""
        name = self.text.strip().lower()
        return name if name in samples() else ""

    @property
    def typed(self) -> str:
        return self.sample or self.file

    def deck(self, house: House, lang: str) -> Deck:
        title = _plain(self.title)
        try:
            deck = deck_of(self.text, house)
        except CardsError as error:
            reason = " ".join(error.message(lang).splitlines())
            raise Refused("lab_bad_deck", 422, deck=title or self.usual_title, reason=reason) from error
        name = self.sample or title or _plain(deck.name) or self.usual_title
        return _checked(Deck(name, deck.entries), house)


def _plain(title: str) -> str:
    return " ".join(neutral(cut(title, LONGEST_TITLE)).split())


def _checked(deck: Deck, house: House) -> Deck:
    """It can be played here."""
    if deck.size > MOST_CARDS:
        raise Refused("large_deck", 422, most=MOST_CARDS)
    unread = house.reader.not_understood(card for card, _ in deck.entries)
    if unread:
        raise Refused("lab_unread_deck", 422, deck=deck.name, cards=[fault.card for fault in unread])
    return deck


def _swapped(before: Deck, change: str, house: House) -> Deck:
    try:
        changes = changes_of(neutral(" ".join(change.split())), house.pool)
        after = changed(before, changes)
    except ExplainedError as error:
        raise NotUsed(error) from error
    if not after.entries:
        raise Refused("lab_nothing_left", 422)
    return _checked(after, house)
