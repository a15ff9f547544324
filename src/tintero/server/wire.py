"""What goes over the wire: every frame and every part of a view, as types. `docs/protocol.md` tells how they are used.

Players are counted from 1; 0 is somebody who only watches. Cards go by their handle (`table.handles`), never by a
number of the game. What is printed on a card is sent once to each connection, as a `Face`, and from then on named by
its full name. Codes are English words that never change; what a person reads is in the language of the connection.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

PROTOCOL: Final = 2

LONGEST_ID: Final = 40
LONGEST_SECRET: Final = 64
LONGEST_CHAT: Final = 300
MOST_OPTIONS: Final = 100_000

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
Version = Annotated[int, msgspec.Meta(ge=-1, le=2**31)]
Language = Literal["en", "es", "es-x-en", "es-x-es"]


class Part(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a frame; what has its usual value is left out."""


# ---- from whoever sits at the table --------------------------------------------------------------------------------


class Heard(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", forbid_unknown_fields=True):
    """A frame that comes in."""


class Join(Heard, frozen=True, kw_only=True, tag="join"):
    """The first frame: by which link, in which language, and what was seen already (-1: nothing)."""

    secret: Annotated[str, msgspec.Meta(max_length=LONGEST_SECRET)]
    lang: Language = "en"
    v: Version = -1


class Choose(Heard, frozen=True, kw_only=True, tag="choose"):
    """One of the options of the view with version `v`. `id` is any word of one's own; the answer carries it.

    A seat has a new id for each thing that it says: what comes again under its id is answered again, and done once.
    """

    id: Id
    v: Version
    option: Annotated[int, msgspec.Meta(ge=0, le=MOST_OPTIONS)]


class Undo(Heard, frozen=True, kw_only=True, tag="undo"):
    """Take one's last choice back: at once if nobody has learnt anything since, else the others are asked."""

    id: Id
    v: Version


class Concede(Heard, frozen=True, kw_only=True, tag="concede"):
    """Give up, whoever is asked (2.3.3.4)."""

    id: Id


class Reply(Heard, frozen=True, kw_only=True, tag="reply"):
    """Yes or no to what another player offers or asks for."""

    id: Id
    offer: Id
    yes: bool


class Rematch(Heard, frozen=True, kw_only=True, tag="rematch"):
    """Offer to play the same once more."""

    id: Id


class NextGame(Heard, frozen=True, kw_only=True, tag="next"):
    """On to the next game of the series; whoever has to say so says whether they start (2.1.3.2)."""

    id: Id
    first: bool | None = None


class Claim(Heard, frozen=True, kw_only=True, tag="claim"):
    """Somebody is gone for too long: the game counts as conceded by them, or is a draw, or a bot takes their seat."""

    id: Id
    player: Annotated[int, msgspec.Meta(ge=1, le=4)]
    what: Literal["win", "draw", "bot"]


class Pause(Heard, frozen=True, kw_only=True, tag="pause"):
    """Stop the clock or let it go on; the others agree."""

    id: Id


class Why(Heard, frozen=True, kw_only=True, tag="why"):
    """What a card can do now, and why it cannot do the rest."""

    id: Id
    card: Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]


class Chat(Heard, frozen=True, kw_only=True, tag="chat"):
    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class Speak(Heard, frozen=True, kw_only=True, tag="speak"):
    """Another language from now on; answered with a `hello`."""

    lang: Language


class Ping(Heard, frozen=True, kw_only=True, tag="ping"):
    pass


FromOutside = (
    Join | Choose | Undo | Concede | Reply | Rematch | NextGame | Claim | Pause | Why | Chat | Speak | Ping
)  # fmt: skip


# ---- parts of a view -----------------------------------------------------------------------------------------------


class Ability(Part, frozen=True):
    text: str
    name: str = ""
    given: bool = False  # by something else: it is not printed on the card


class Face(Part, frozen=True):
    """What is printed on a card."""

    name: str
    type: str  # character, action, item, location
    type_name: str
    cost: int
    inks: tuple[str, ...]
    inkable: bool = False
    classifications: tuple[str, ...] = ()
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    move_cost: int | None = None
    keywords: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()


class CardHere(Part, frozen=True):
    """A card that can be seen, outside play."""

    id: str
    face: str  # the full name
    to_pay: int | None = None  # in one's own hand: the ink to pay now


class Modifier(Part, frozen=True):
    what: str
    source: str = ""
    ability: str = ""
    until: str = ""
    rule: str = ""


class InPlay(Part, frozen=True):
    id: str
    face: str
    name: str = ""  # where it differs from the face: with ① ② for copies
    exerted: bool = False
    drying: bool = False
    damage: int = 0
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    keywords: tuple[str, ...] = ()
    classifications: tuple[str, ...] | None = None  # where they differ from the face
    abilities: tuple[Ability, ...] | None = None  # where they differ from the face
    at: str = ""  # the location
    under: tuple[CardHere | None, ...] = ()  # topmost first; null is facedown
    modifiers: tuple[Modifier, ...] = ()


class DeckPlace(Part, frozen=True):
    place: int  # from the top
    card: CardHere


class Side(Part, frozen=True):
    player: int
    name: str
    lore: int
    lore_to_win: int
    ink: int
    ink_ready: int
    deck: int
    hand: int
    in_game: bool = True
    ink_drops: int = 0
    inked: int = 0
    known_deck: tuple[DeckPlace, ...] = ()
    hand_seen: tuple[CardHere, ...] = ()
    discard: tuple[CardHere, ...] = ()
    play: tuple[InPlay, ...] = ()
    modifiers: tuple[Modifier, ...] = ()


class Waiting(Part, frozen=True):
    """A triggered ability in the bag."""

    player: int
    card: str = ""
    name: str = ""
    ability: str = ""
    text: str = ""


class Lasting(Part, frozen=True):
    player: int
    source: str
    text: str
    until: str = ""


class Preview(Part, frozen=True):
    """The damage of a challenge as far as can be seen."""

    deals: int
    takes: int
    banishes: bool = False
    is_banished: bool = False


class Option(Part, frozen=True):
    """One answer; its number is its place in the list."""

    verb: str
    text: str
    cards: tuple[str, ...] = ()
    cost: int | None = None
    preview: Preview | None = None


class Question(Part, frozen=True):
    player: int
    kind: str
    rule: str
    text: str
    about: str = ""
    card: str = ""
    goes_to: str = ""
    not_ending: str = ""  # what has to be done before the turn can be ended
    options: tuple[Option, ...] = ()


class Ended(Part, frozen=True):
    winners: tuple[int, ...]
    reason: str
    rule: str
    turn: int


class View(Part, frozen=True):
    """The table as one viewer may know it. `viewer` -1 knows everything: rulings, and games that are over."""

    viewer: int
    turn: int
    phase: str
    phase_name: str
    active: int
    first: int
    sides: tuple[Side, ...]
    actions: tuple[CardHere, ...] = ()
    challenge: tuple[str, ...] = ()  # challenger and challenged
    bag: tuple[Waiting, ...] = ()
    effects: tuple[Lasting, ...] = ()
    question: Question | None = None
    outcome: Ended | None = None


# ---- what has changed ----------------------------------------------------------------------------------------------


class SideChanged(Part, frozen=True, kw_only=True):
    """A side as it is now. A field that is left out is as it was; in a list, a card that is as it was is its id."""

    player: int
    name: str | UnsetType = UNSET
    lore: int | UnsetType = UNSET
    lore_to_win: int | UnsetType = UNSET
    ink: int | UnsetType = UNSET
    ink_ready: int | UnsetType = UNSET
    deck: int | UnsetType = UNSET
    hand: int | UnsetType = UNSET
    in_game: bool | UnsetType = UNSET
    ink_drops: int | UnsetType = UNSET
    inked: int | UnsetType = UNSET
    known_deck: tuple[DeckPlace, ...] | UnsetType = UNSET
    hand_seen: tuple[CardHere | str, ...] | UnsetType = UNSET
    discard: tuple[CardHere | str, ...] | UnsetType = UNSET
    play: tuple[InPlay | str, ...] | UnsetType = UNSET
    modifiers: tuple[Modifier, ...] | UnsetType = UNSET


class QuestionChanged(Part, frozen=True, kw_only=True):
    """The question as it is now; an option that is as it was is the number that it had."""

    player: int
    kind: str
    rule: str
    text: str
    about: str = ""
    card: str = ""
    goes_to: str = ""
    not_ending: str = ""  # what has to be done before the turn can be ended
    options: tuple[Option | int, ...] = ()


class ViewChanged(Part, frozen=True, kw_only=True):
    """What makes the view of one version that of another: a field that is left out is as it was."""

    viewer: int | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    phase_name: str | UnsetType = UNSET
    active: int | UnsetType = UNSET
    first: int | UnsetType = UNSET
    sides: tuple[SideChanged, ...] = ()  # those in which something changed
    actions: tuple[CardHere, ...] | UnsetType = UNSET
    challenge: tuple[str, ...] | UnsetType = UNSET
    bag: tuple[Waiting, ...] | UnsetType = UNSET
    effects: tuple[Lasting, ...] | UnsetType = UNSET
    question: QuestionChanged | UnsetType | None = UNSET
    outcome: Ended | UnsetType | None = UNSET


class Line(Part, frozen=True):
    """One line of the story. `names`: the card names in its text, which a page can open."""

    text: str
    rule: str
    kind: str = ""
    player: int = 0
    names: tuple[str, ...] = ()


# ---- about the table -----------------------------------------------------------------------------------------------


class Clock(Part, frozen=True):
    """Seconds that each player has left; `running`: whose clock runs (0: nobody's)."""

    left: tuple[float, ...]
    running: int = 0
    paused: bool = False


class Offer(Part, frozen=True):
    """Something that a player offers or asks for; `waiting`: who has not agreed yet."""

    id: str
    what: str  # undo, rematch, pause
    player: int
    waiting: tuple[int, ...]


class Seated(Part, frozen=True):
    player: int
    name: str
    who: str  # person, or the name of a bot
    here: bool = False  # somebody is connected
    gone_in: float | None = None  # seconds until the others may claim
    wins: int = 0


class Around(Part, frozen=True):
    """What changes without a choice: who is here, clocks, offers, the series."""

    seats: tuple[Seated, ...]
    best_of: int = 1
    game: int = 1  # of the series
    series_over: bool = False
    starter_asked: int = 0  # who has to say whether they start the next game
    thinking: bool = False  # a bot is
    clock: Clock | None = None
    offers: tuple[Offer, ...] = ()
    watchers: int = 0
    chat: bool = False
    hints: bool = False  # may be asked for


# ---- to whoever sits at the table ----------------------------------------------------------------------------------


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="t"):
    """A frame that goes out."""


class Hello(Told, frozen=True, kw_only=True, tag="hello"):
    """Everything: the answer to `join`, and whenever a gap cannot be filled."""

    protocol: int
    table: str
    seat: int
    lang: str
    v: int
    view: View
    lines: tuple[Line, ...]
    around: Around
    faces: tuple[Face, ...] = ()


class Ev(Told, frozen=True, kw_only=True, tag="ev"):
    """Something was chosen: lines since version `since`, and what has changed in the view of that version."""

    v: int
    since: int
    changed: ViewChanged
    lines: tuple[Line, ...] = ()
    faces: tuple[Face, ...] = ()


class AroundTold(Told, frozen=True, kw_only=True, tag="around"):
    around: Around


class Ack(Told, frozen=True, kw_only=True, tag="ack"):
    """What came under this id is done and kept; the table has version `v`."""

    id: str
    v: int


class Err(Told, frozen=True, kw_only=True, tag="err"):
    """What came under this id is not done: a word for programs, a sentence, its rule; with the table as it is."""

    code: str
    words: str
    id: str = ""
    rule: str = ""
    v: int = -1
    view: View | None = None
    faces: tuple[Face, ...] = ()


class Reason(Part, frozen=True):
    what: str
    possible: bool
    reason: str = ""
    rule: str = ""


class WhyTold(Told, frozen=True, kw_only=True, tag="why"):
    id: str
    card: str
    name: str
    answers: tuple[Reason, ...]


class ChatTold(Told, frozen=True, kw_only=True, tag="chat"):
    player: int
    text: str


class Pong(Told, frozen=True, kw_only=True, tag="pong"):
    pass


ToOutside = Hello | Ev | AroundTold | Ack | Err | WhyTold | ChatTold | Pong


def schema() -> dict[str, Any]:
    """The JSON schema of all frames: `$defs`, and which of them come in and go out."""
    (incoming, outgoing), parts = msgspec.json.schema_components(
        [FromOutside, ToOutside], ref_template="#/$defs/{name}"
    )
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "in": incoming, "out": outgoing, "$defs": parts}


if __name__ == "__main__":
    import json

    print(json.dumps(schema(), indent=1))
