"""Every event by every player, and everything that happens to cards: told as it happens, and asked about later."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import target as ta
from tintero.abilities.ability import Triggered
from tintero.abilities.effect import Draw, If
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, Did, EventKind, How, Who, Whose, Zone
from tintero.language import Unread
from tintero.language.meanings_past import REMEMBERED
from tintero.rules.machinery.ledger import COUNTED

from ..reading import shared_reader

E = EventKind
DRAW = Draw(ta.YOU, am.Number(1))
CARD = ta.Filter()
CHARACTER = ta.Filter((CardType.CHARACTER,))
MINE = ta.Filter((CardType.CHARACTER,), Whose.YOURS)
THEIRS = ta.Filter((CardType.CHARACTER,), Whose.OPPOSING)
OF_THAT_PLAYER = ta.Filter((CardType.CHARACTER,), Whose.THAT_PLAYERS)
VILLAIN = ta.Filter((CardType.CHARACTER,), tests=(ta.Classified(("Villain",)),))
SONG = ta.Filter((CardType.ACTION,), tests=(ta.Song(),))
LOCATION = ta.Filter((CardType.LOCATION,))
THEIR_TURN = co.YourTurn(theirs=True)


def read(text: str, kind: str = "ability") -> Any:
    reading = shared_reader().read_text(kind, "", text)
    assert not isinstance(reading, Unread), reading
    return reading.meaning


def refused(text: str, kind: str = "ability") -> bool:
    return isinstance(shared_reader().read_text(kind, "", text), Unread)


# ---- what players do -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Does:
    """A verb with what it is done to, said of you and of others, now and later; `asked`: whether it is remembered."""

    you: str
    others: str
    later: str
    event: EventKind
    subject: Any = None
    parts: dict[str, Any] = field(default_factory=dict)
    asked: bool = True

    def of(self, who: Who, **more: Any) -> Trigger:
        return Trigger(self.event, whose(self.subject, who), who=who, **self.parts, **more)


def whose(subject: Any, who: Who) -> Any:
    """ "One of your characters" is one of theirs, said of others."""
    if subject != MINE:
        return subject
    return {Who.YOU: MINE, Who.EACH_OPPONENT: THEIRS, Who.THAT_PLAYER: OF_THAT_PLAYER}[who]


def line(words: str, event: EventKind, subject: Any = None, asked: bool = True, **parts: Any) -> Does:
    """Verbs in the three ways in which they are said, then the rest: "draw draws drew: a card"."""
    verbs, _, rest = words.partition(": ")
    you, others, later = [f"{verb} {rest}" for verb in verbs.split()]
    return Does(you, others.replace("your", "their"), later, event, subject, parts, asked)


DONE = [
    line("draw draws drew: a card", E.DREW),
    line("discard discards discarded: a card", E.DISCARDED, CARD),
    line("discard discards discarded: a song card", E.DISCARDED, SONG),
    line("play plays played: a character", E.PLAYED, CHARACTER),
    line("play plays played: a song", E.PLAYED, SONG),
    line("shift shifts shifted: a character", E.PLAYED, CHARACTER, how=How.BY_SHIFT),
    line("ready readies readied: a Villain character", E.READIED, VILLAIN),
    line("put puts put: a card into your inkwell", E.INKED),
    line("put puts put: a card under a character", E.PUT_UNDER, CHARACTER),
    line("put puts put: a card under one of your characters", E.PUT_UNDER, MINE),
    line("put puts put: a card into your discard from your deck", E.INTO_DISCARD, CARD, how=How.FROM_DECK),
    line("return returns returned: a card from your discard to your hand", E.PUT_INTO_HAND, CARD, False,
         how=How.FROM_DISCARD),
    line("move moves moved: a character", E.MOVED, CHARACTER),
    line("move moves moved: a character to a location", E.MOVED, CHARACTER),
    line("move moves moved: one of your characters to a location", E.MOVED, MINE),
    line("remove removes removed: damage from a character", E.DAMAGE_REMOVED, CHARACTER),
    line("remove removes removed: damage from one of your characters", E.DAMAGE_REMOVED, MINE),
    line("remove removes removed: 2 or more damage from a character", E.DAMAGE_REMOVED, CHARACTER, False, at_least=2),
    line("remove removes removed: an ink drop", E.INK_DROP_REMOVED, None, False),
    line("get gets got: an ink drop", E.INK_DROP),
    line("get gets got: 2 or more ink drops", E.INK_DROP, None, False, at_least=2),
    line("gain gains gained: lore", E.LORE_GAINED),
    line("gain gains gained: 3 or more lore", E.LORE_GAINED, None, False, at_least=3),
    line("lose loses lost: lore", E.LORE_LOST),
    line("choose chooses chose: a character", E.CHOSEN, CHARACTER),
    line("use uses used: the Boost ability of a character", E.ABILITY_USED, CHARACTER, False, how=How.BY_BOOST),
]  # fmt: skip
LATER = [d for d in DONE if d.asked and d.event != E.INTO_DISCARD]
PLAYERS = {"an opponent": Who.EACH_OPPONENT, "a player": Who.EACH_PLAYER}


def can_be_told(d: Does, who: Who) -> bool:
    """Of a player who may be you, "their" cards are nobody's in particular; into the discard go everybody's own."""
    return d.event != E.INTO_DISCARD and not (d.subject == MINE and who == Who.EACH_PLAYER)


@pytest.mark.parametrize("d", [d for d in DONE if can_be_told(d, Who.YOU)], ids=lambda d: d.you)
def test_you_do_it(d: Does) -> None:
    assert read(f"Whenever you {d.you}, draw a card.") == Triggered((d.of(Who.YOU),), DRAW)


@pytest.mark.parametrize("somebody", PLAYERS)
@pytest.mark.parametrize("d", DONE, ids=lambda d: d.you)
def test_somebody_does_it(d: Does, somebody: str) -> None:
    text, who = f"Whenever {somebody} {d.others}, draw a card.", PLAYERS[somebody]
    if can_be_told(d, who):
        assert read(text) == Triggered((d.of(who),), DRAW)
    else:
        assert refused(text)


@pytest.mark.parametrize("d", [d for d in DONE if can_be_told(d, Who.YOU)], ids=lambda d: d.you)
def test_each_opponent_does_it_in_their_turn(d: Does) -> None:
    text = f"During each opponent's turn, whenever they {d.you.replace('your', 'their')}, draw a card."
    gated = d.of(Who.EACH_OPPONENT, gate=co.And((co.YourTurn(opponents=True), THEIR_TURN)))
    assert read(text) == Triggered((gated,), DRAW)


@pytest.mark.parametrize("d", [d for d in DONE if can_be_told(d, Who.YOU) and not d.parts], ids=lambda d: d.you)
def test_only_the_second_time_in_a_turn(d: Does) -> None:
    assert read(f"The second time you {d.you} each turn, draw a card.") == Triggered((d.of(Who.YOU, ordinal=2),), DRAW)


def asked(d: Does, who: Who) -> co.Condition:
    f = whose(d.subject, who)
    return co.ThisTurn(d.event, who, filter=None if f == CARD else f, how=d.parts.get("how", How.ANY))


@pytest.mark.parametrize("d", LATER, ids=lambda d: d.later)
def test_it_is_asked_whether_you_did_it_this_turn(d: Does) -> None:
    assert read(f"If you {d.later} this turn, draw a card.", "effect") == If(asked(d, Who.YOU), DRAW)


@pytest.mark.parametrize("d", LATER, ids=lambda d: d.later)
def test_it_is_asked_whether_you_did_not(d: Does) -> None:
    text = f"If you didn't {d.you} this turn, draw a card."
    assert read(text, "effect") == If(co.Negated(asked(d, Who.YOU)), DRAW)


@pytest.mark.parametrize("somebody", PLAYERS)
@pytest.mark.parametrize("d", LATER, ids=lambda d: d.later)
def test_it_is_asked_whether_somebody_did_it_this_turn(d: Does, somebody: str) -> None:
    text = f"If {somebody} {d.later.replace('your', 'their')} this turn, draw a card."
    assert read(text, "effect") == If(co.AnyPlayer(PLAYERS[somebody], asked(d, Who.THAT_PLAYER)), DRAW)


@pytest.mark.parametrize("d", [d for d in DONE if d not in LATER], ids=lambda d: d.later)
def test_what_is_not_remembered_is_not_asked(d: Does) -> None:
    assert refused(f"If you {d.later} this turn, draw a card.", "effect")


def test_what_texts_ask_about_is_what_the_rules_remember() -> None:
    assert set(REMEMBERED) <= set(COUNTED)


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("you've drawn 2 or more cards", co.ThisTurn(E.DREW, at_least=2)),
        ("you've put 3 or more cards into your inkwell", co.ThisTurn(E.INKED, at_least=3)),
        ("you haven't discarded any cards", co.Negated(co.ThisTurn(E.DISCARDED))),
        ("you have discarded 2 or more song cards", co.ThisTurn(E.DISCARDED, at_least=2, filter=SONG)),
        ("you played no songs", co.Negated(co.ThisTurn(E.PLAYED, filter=SONG))),
        ("one or more players drew 2 or more cards",
         co.AnyPlayer(Who.EACH_PLAYER, co.ThisTurn(E.DREW, Who.THAT_PLAYER, 2))),
        ("an opponent hasn't gained lore",
         co.AnyPlayer(Who.EACH_OPPONENT, co.Negated(co.ThisTurn(E.LORE_GAINED, Who.THAT_PLAYER)))),
    ],
)  # fmt: skip
def test_how_many_were_done_this_turn(text: str, condition: co.Condition) -> None:
    assert read(f"If {text} this turn, draw a card.", "effect") == If(condition, DRAW)


@pytest.mark.parametrize(
    ("words", "number", "event", "who"),
    [
        ("you draw a card, if it's the second card you've drawn", 2, E.DREW, Who.YOU),
        ("you discard a card, if it's the first card you've discarded", 1, E.DISCARDED, Who.YOU),
        ("you put a card into your inkwell, if it's the third card you've put into your inkwell", 3, E.INKED, Who.YOU),
        ("an opponent puts a card into their inkwell, if it's the second card they've put into their inkwell", 2,
         E.INKED, Who.EACH_OPPONENT),
        ("a player plays a card, if it's the second card they've played", 2, E.PLAYED, Who.EACH_PLAYER),
    ],
)  # fmt: skip
def test_which_of_the_cards_of_this_turn_it_is(words: str, number: int, event: EventKind, who: Who) -> None:
    ability = read(f"Whenever {words} this turn, draw a card.")
    told = co.EventOrdinal(event, number, Who.YOU if who == Who.YOU else Who.THAT_PLAYER)
    assert ability.effect == If(told, DRAW)
    assert [(t.event, t.who) for t in ability.triggers] == [(event, who)]


def test_which_of_its_kind_this_turn_it_is() -> None:
    asked = "if they're the fifth character you've played this turn"
    ability = read(f"Whenever you play a character, {asked}, draw a card.")
    assert ability.effect == If(co.EventOrdinal(E.PLAYED, 5, filter=CHARACTER), DRAW)


def test_whose_name_it_has() -> None:
    asked = "if the item you played has the same name as another item you have in play"
    other = ta.Filter((CardType.ITEM,), Whose.YOURS, tests=(
        ta.NamedAs(ta.Subject()), ta.Not(ta.IsRef(ta.Subject(), card=True))))
    is_item = co.Is(ta.Subject(), ta.Filter((CardType.ITEM,)))
    ability = read(f"Whenever you play an item, {asked}, draw a card.")
    assert ability.effect == If(co.And((is_item, co.Exists(other))), DRAW)


# ---- what happens to cards -------------------------------------------------------------------------------------------


HAPPENS = [
    ("quests", "quested", Trigger(E.QUESTED, CHARACTER)),
    ("challenges", "challenged", Trigger(E.CHALLENGED, CHARACTER)),
    ("takes damage", "took damage", Trigger(E.DAMAGE_TAKEN, CHARACTER)),
    ("sings a song", "sang a song", Trigger(E.SANG, CHARACTER)),
    ("moves to a location", "moved to a location", Trigger(E.MOVED, CHARACTER)),
    ("is moved to a location", "was moved to a location", Trigger(E.MOVED, CHARACTER)),
    ("is banished", "was banished", Trigger(E.BANISHED, CHARACTER)),
    ("is banished in a challenge", "was banished in a challenge", Trigger(E.BANISHED, CHARACTER, how=How.IN_CHALLENGE)),
    ("is exerted", "was exerted", Trigger(E.EXERTED, CHARACTER)),
    ("is readied", "was readied", Trigger(E.READIED, CHARACTER)),
    ("is played", "was played", Trigger(E.PLAYED, CHARACTER)),
    ("is chosen", "was chosen", Trigger(E.CHOSEN, CHARACTER)),
    ("is chosen by an opponent", "was chosen by an opponent", Trigger(E.CHOSEN, CHARACTER, who=Who.EACH_OPPONENT)),
    ("is returned to your hand", "was returned to your hand", Trigger(E.RETURNED, CHARACTER, who=Who.YOU)),
    ("is returned to their player's hand", "was returned to their player's hand", Trigger(E.RETURNED, CHARACTER)),
    ("is returned to an opponent's hand", "was returned to an opponent's hand",
     Trigger(E.RETURNED, CHARACTER, who=Who.EACH_OPPONENT)),
]  # fmt: skip
CARDS = [
    ("a card is put into your inkwell", "a card was put into your inkwell", Trigger(E.INKED, who=Who.YOU)),
    ("a card is put into an opponent's inkwell", "a card was put into an opponent's inkwell",
     Trigger(E.INKED, who=Who.EACH_OPPONENT)),
    ("a card is put into a player's inkwell", "a card was put into a player's inkwell",
     Trigger(E.INKED, who=Who.EACH_PLAYER)),
    ("a card leaves your discard", "a card left your discard", Trigger(E.LEFT_DISCARD, who=Who.YOU)),
    ("a card leaves an opponent's discard", "a card left an opponent's discard",
     Trigger(E.LEFT_DISCARD, who=Who.EACH_OPPONENT)),
    ("a song card is discarded", "a song card was discarded", Trigger(E.DISCARDED, SONG)),
    ("a song card is put into your discard", "a song card was put into your discard",
     Trigger(E.INTO_DISCARD, SONG, who=Who.YOU)),
    ("a song card is put into your discard from your deck", "a song card was put into your discard from your deck",
     Trigger(E.INTO_DISCARD, SONG, who=Who.YOU, how=How.FROM_DECK)),
    ("a card is put under a character", "a card was put under a character", Trigger(E.PUT_UNDER, CHARACTER)),
]  # fmt: skip
TOLD = [*[(f"a character {now}", f"a character {later}", t) for now, later, t in HAPPENS], *CARDS]


@pytest.mark.parametrize(("now", "trigger"), [(now, t) for now, _, t in TOLD])
def test_it_happens_to_a_card(now: str, trigger: Trigger) -> None:
    assert read(f"Whenever {now}, draw a card.") == Triggered((trigger,), DRAW)


@pytest.mark.parametrize(("later", "t"), [(later, t) for _, later, t in TOLD])
def test_it_is_asked_whether_it_happened_this_turn(later: str, t: Trigger) -> None:
    who = Who.EACH_PLAYER if t.who is None else t.who
    condition = co.ThisTurn(t.event, who, filter=t.subject, how=t.how)
    assert read(f"If {later} this turn, draw a card.", "effect") == If(condition, DRAW)


@pytest.mark.parametrize(
    ("text", "trigger"),
    [
        ("one or more cards are discarded", Trigger(E.DISCARDED_TOGETHER, at_least=1)),
        ("you discard 2 or more cards", Trigger(E.DISCARDED_TOGETHER, who=Who.YOU, at_least=2)),
        ("one or more cards are put into your discard from your deck", Trigger(E.MILLED, who=Who.YOU, at_least=1)),
        ("an opponent puts 2 or more cards into their discard from their deck",
         Trigger(E.MILLED, who=Who.EACH_OPPONENT, at_least=2)),
        ("one or more of your characters sing a song", Trigger(E.SANG, MINE, at_most=1)),
        ("you draw your second card each turn", Trigger(E.DREW, who=Who.YOU, ordinal=2)),
        ("an opponent discards their first card each turn",
         Trigger(E.DISCARDED, CARD, who=Who.EACH_OPPONENT, ordinal=1)),
        ("one of your opponents' characters is challenged by a Villain character",
         Trigger(E.CHALLENGED, VILLAIN, THEIRS)),
    ],
)  # fmt: skip
def test_how_many_at_once_and_which_one_of_the_turn(text: str, trigger: Trigger) -> None:
    assert read(f"Whenever {text}, draw a card.") == Triggered((trigger,), DRAW)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you banish a character, draw a card.",  # by whom it was done is not told
        "Whenever you exert a character, draw a card.",
        "Whenever you put a card into an opponent's inkwell, draw a card.",
        "Whenever a song card is put into your inkwell, draw a card.",  # it lies facedown
        "Whenever you draw a song card, draw a card.",
        "Whenever 2 or more characters are banished, draw a card.",  # one after the other
        "Whenever you play 2 or more characters, draw a card.",
        "Whenever no characters quest, draw a card.",
        "Whenever that character quests, draw a card.",  # which one?
        "Whenever the banished character quests, draw a card.",
        "Whenever a character here moves to another location, draw a card.",  # it is no longer here
        "Whenever you put a character, draw a card.",  # where?
        "Whenever they draw a card, draw a card.",  # who?
        "Whenever a character is returned, draw a card.",
        "Whenever a character sings this song, draw a card.",
        "Whenever you draw a card, if it's the second song card you've drawn this turn, draw a card.",
    ],
)
def test_what_nothing_tells_is_refused(text: str) -> None:
    assert refused(text)


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("2 or more characters were banished", co.ThisTurn(E.BANISHED, Who.EACH_PLAYER, 2, CHARACTER)),
        ("2 or more cards were put into your inkwell", co.ThisTurn(E.INKED, Who.YOU, 2)),
        ("no Villain characters quested", co.Negated(co.ThisTurn(E.QUESTED, Who.EACH_PLAYER, filter=VILLAIN))),
        ("none of your characters sang a song", co.Negated(co.ThisTurn(E.SANG, Who.EACH_PLAYER, filter=MINE))),
        ("one of your characters has moved to a location", co.ThisTurn(E.MOVED, Who.EACH_PLAYER, filter=MINE)),
        ("one of your characters hasn't quested",
         co.Exists(ta.Filter(MINE.types, MINE.whose, tests=(ta.Not(ta.DidThisTurn(Did.QUESTED)),)))),
    ],
)  # fmt: skip
def test_how_many_it_happened_to_this_turn(text: str, condition: co.Condition) -> None:
    assert read(f"If {text} this turn, draw a card.", "effect") == If(condition, DRAW)


DISCARDED = ta.IsRef(ta.It("discarded"))


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("Choose and discard 2 cards. If you discarded 2 or more song cards this way, draw a card.",
         co.Exists(ta.Filter(SONG.types, zone=Zone.DISCARD, tests=(*SONG.tests, DISCARDED)), 2)),
        ("Each opponent discards a card. If any song cards were discarded this way, draw a card.",
         co.Exists(ta.Filter(SONG.types, zone=Zone.DISCARD, tests=(*SONG.tests, DISCARDED)))),
        ("Banish chosen character. If a Villain character was banished this way, draw a card.",
         co.CompareAmounts(
             am.Done(label="way", filter=ta.Filter(VILLAIN.types, zone=Zone.DISCARD, tests=VILLAIN.tests)),
             am.Number(1))),
    ],
)  # fmt: skip
def test_what_this_very_effect_did(text: str, condition: co.Condition) -> None:
    asked_at_last = read(text, "effect").parts[-1]
    assert asked_at_last == If(condition, DRAW)


# ---- what players have -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("you have an ink drop", co.CompareAmounts(am.InkDropsOf(Who.YOU), am.Number(1))),
        ("you have 3 or more ink drops", co.CompareAmounts(am.InkDropsOf(Who.YOU), am.Number(3))),
        ("you don't have an ink drop", co.Negated(co.CompareAmounts(am.InkDropsOf(Who.YOU), am.Number(1)))),
        ("you have no ink drops", co.CompareAmounts(am.Number(0), am.InkDropsOf(Who.YOU))),
        ("an opponent has more ink drops than you", co.AnyPlayer(
            Who.EACH_OPPONENT, co.CompareAmounts(am.InkDropsOf(Who.THAT_PLAYER), am.InkDropsOf(Who.YOU), more=True))),
        ("you have a Villain character and 2 or more song cards in your discard", co.And((
            co.Exists(ta.Filter(VILLAIN.types, Whose.YOURS, tests=VILLAIN.tests)),
            co.Exists(ta.Filter(SONG.types, Whose.YOURS, Zone.DISCARD, SONG.tests), 2)))),
        ("you have a location and an exerted character in play", co.And((
            co.Exists(ta.Filter(LOCATION.types, Whose.YOURS)),
            co.Exists(ta.Filter(CHARACTER.types, Whose.YOURS, tests=(ta.Exerted(),)))))),
        ("you have more than 1 opponents",
         co.CompareAmounts(am.HowMany(Who.EACH_OPPONENT), am.Number(1), more=True)),
        ("a player has no cards in their hand",
         co.AnyPlayer(Who.EACH_PLAYER, co.CompareAmounts(am.Number(0), am.CardsInHand(Who.THAT_PLAYER)))),
        ("there are 3 or more cards in a player's discard", None),
        ("there are no cards in your hand", co.Negated(co.Exists(ta.Filter(whose=Whose.YOURS, zone=Zone.HAND)))),
        ("there are no cards in an opponent's hand", None),  # in whose of them?
        ("3 or more cards in your discard are songs",
         co.Exists(ta.Filter(SONG.types, Whose.YOURS, Zone.DISCARD, SONG.tests), 3)),
        ("you have only 1 card in your hand", co.And((
            co.CompareAmounts(am.CardsInHand(Who.YOU), am.Number(1)),
            co.CompareAmounts(am.Number(1), am.CardsInHand(Who.YOU))))),
        ("an opponent has only 2 characters in play", co.AnyPlayer(
            Who.EACH_OPPONENT, co.Exists(ta.Filter(CHARACTER.types, Whose.THAT_PLAYERS), 2, 2))),
        ("any of your characters are exerted",
         co.Exists(ta.Filter(CHARACTER.types, Whose.YOURS, tests=(ta.Exerted(),)))),
        ("none of opponents' characters are exerted",
         co.Negated(co.Exists(ta.Filter(CHARACTER.types, Whose.OPPOSING, tests=(ta.Exerted(),))))),
        ("2 or more of your characters are Villain characters",
         co.Exists(ta.Filter(VILLAIN.types, Whose.YOURS, tests=VILLAIN.tests), 2)),
    ],
)  # fmt: skip
def test_what_players_have(text: str, condition: co.Condition | None) -> None:
    if condition is None:
        assert refused(f"If {text}, draw a card.", "effect")
    else:
        assert read(f"If {text}, draw a card.", "effect") == If(condition, DRAW)
