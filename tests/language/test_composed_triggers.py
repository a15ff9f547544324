"""Trigger conditions and continuous text put together in ways that no card has yet, with what they must mean."""

from __future__ import annotations

from typing import Any

import pytest

from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Activated, Replacement, Static, Triggered
from tintero.abilities.base import Property
from tintero.abilities.cost import Cost, RemoveInkDrops
from tintero.abilities.effect import Destination, Draw, If, Move, Nothing
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import (
    CardType,
    Doing,
    EventKind,
    How,
    Keyword,
    Limit,
    Payment,
    Role,
    Stat,
    Times,
    Who,
    Whose,
    Zone,
)
from tintero.language import Unread

from ..reading import shared_reader

E = EventKind
THIS = ta.This()
CHARACTER = ta.Filter((CardType.CHARACTER,))
ITEM = ta.Filter((CardType.ITEM,))
ACTION = ta.Filter((CardType.ACTION,))
LOCATION = ta.Filter((CardType.LOCATION,))
SONG = ta.Filter((CardType.ACTION,), tests=(ta.Song(),))
MINE = ta.Filter((CardType.CHARACTER,), Whose.YOURS)
THEIRS = ta.Filter((CardType.CHARACTER,), Whose.OPPOSING)
THAT_PLAYERS = ta.Filter((CardType.CHARACTER,), Whose.THAT_PLAYERS)
HERE = ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(ta.AtLocation(here=True),))
MY_TURN, THEIR_TURN = co.YourTurn(), co.YourTurn(opponents=True)
EXERTED = co.Is(THIS, ta.Filter(tests=(ta.Exerted(),)))
A_LOCATION = co.Exists(ta.Filter((CardType.LOCATION,), Whose.YOURS))
IN_IT = co.Is(ta.Object(), ta.Filter(tests=(ta.InChallenge(),)))


def fits(f: ta.Filter, *tests: ta.Test) -> ta.Filter:
    return ta.Filter(f.types, f.whose, f.zone, (*f.tests, *tests))


def classed(f: ta.Filter, *words: str) -> ta.Filter:
    return fits(f, ta.Classified(words))


def t(event: EventKind, subject: Any = None, **parts: Any) -> Trigger:
    return Trigger(event, subject, **parts)


def by(who: Who, event: EventKind, subject: Any = None, **parts: Any) -> Trigger:
    return Trigger(event, subject, who=who, **parts)


YOU, OPPONENT, ANYBODY = Who.YOU, Who.EACH_OPPONENT, Who.EACH_PLAYER

# what stands before ", draw a card."
TRIGGERS: list[tuple[str, tuple[Trigger, ...]]] = [
    # moments of every player's turn
    ("At the start of each opponent's turn", (by(OPPONENT, E.STEP_BEGAN, how=How.START_OF_TURN),)),
    ("At the start of each player's turn", (by(ANYBODY, E.STEP_BEGAN, how=How.START_OF_TURN),)),
    ("At the end of each turn", (by(ANYBODY, E.TURN_ENDS),)),
    ("At the end of an opponent's turn", (by(OPPONENT, E.TURN_ENDS),)),
    # what cards do, and what happens to them
    ("Whenever this character challenges a location", (t(E.CHALLENGED, THIS, object=LOCATION),)),
    ("Whenever an opposing character challenges one of your characters", (t(E.CHALLENGED, THEIRS, object=MINE),)),
    ("Whenever an opposing character challenges one of your other Hero characters",
     (t(E.CHALLENGED, THEIRS, object=fits(MINE, ta.Classified(("Hero",)), ta.Other())),)),
    ("Whenever this character is challenged by a Villain character",
     (t(E.CHALLENGED, classed(CHARACTER, "Villain"), object=THIS),)),
    ("Whenever one of your Hero characters banishes another character in a challenge",
     (t(E.BANISHED, CHARACTER, object=classed(MINE, "Hero"), how=How.IN_CHALLENGE, gate=IN_IT),)),
    ("Whenever one of your characters is dealt damage", (t(E.DAMAGE_DEALT, object=MINE),)),
    ("Whenever this character is dealt damage in a challenge", (t(E.DAMAGE_DEALT, object=THIS, how=How.IN_CHALLENGE),)),
    ("Whenever an opposing character takes damage in a challenge",
     (t(E.DAMAGE_TAKEN, THEIRS, how=How.IN_CHALLENGE),)),
    ("Whenever an opposing character takes 3 or more damage", (t(E.DAMAGE_TAKEN, THEIRS, at_least=3),)),
    ("Whenever this character deals damage to an opposing Villain character",
     (t(E.DAMAGE_DEALT, THIS, object=fits(THEIRS, ta.Classified(("Villain",)))),)),
    ("Whenever this character is readied", (t(E.READIED, THIS),)),
    ("Whenever this character sings a song with cost 5 or more",
     (t(E.SANG, THIS, object=fits(SONG, ta.Compare(Stat.COST, True, am.Number(5)))),)),
    ("Whenever one of your characters moves to a Hunny location",
     (t(E.MOVED, MINE, object=classed(LOCATION, "Hunny")),)),
    ("Whenever one of your other characters leaves play", (t(E.LEFT_PLAY, fits(MINE, ta.Other())),)),
    ("Whenever one of your items enters play", (t(E.ENTERED, ta.Filter((CardType.ITEM,), Whose.YOURS)),)),
    ("Whenever this character is returned to your hand", (t(E.RETURNED, THIS),)),
    ("Whenever this character is chosen by an opponent", (by(OPPONENT, E.CHOSEN, THIS),)),
    ("Whenever one of your characters is chosen by an opponent for an action",
     (by(OPPONENT, E.CHOSEN, MINE, how=How.FOR_ACTION),)),
    ("Whenever a card is put under one of your characters", (t(E.PUT_UNDER, MINE),)),
    ("Whenever this character quests, challenges, or sings a song",
     (t(E.QUESTED, THIS), t(E.CHALLENGED, THIS), t(E.SANG, THIS))),
    ("Whenever one of your characters quests or is challenged", (t(E.QUESTED, MINE), t(E.CHALLENGED, object=MINE))),
    ("When this item leaves play", (t(E.LEFT_PLAY, THIS),)),
    ("Whenever this character or one of your Hero characters quests",
     (t(E.QUESTED, ta.Filter(tests=(ta.AnyOf((ta.Filter(tests=(ta.IsRef(THIS),)), classed(MINE, "Hero"))),))),)),
    # what players do
    ("Whenever you gain lore", (by(YOU, E.LORE_GAINED),)),
    ("Whenever an opponent gains 2 or more lore", (by(OPPONENT, E.LORE_GAINED, at_least=2),)),
    ("Whenever an opponent loses lore", (by(OPPONENT, E.LORE_LOST),)),
    ("Whenever a player plays a song", (by(ANYBODY, E.PLAYED, SONG),)),
    ("Whenever an opponent plays an item", (by(OPPONENT, E.PLAYED, ITEM),)),
    ("Whenever an opponent discards a card", (by(OPPONENT, E.DISCARDED, ta.Filter()),)),
    ("Whenever an opponent draws a card", (by(OPPONENT, E.DREW),)),
    ("Whenever an opponent puts a card into their inkwell", (by(OPPONENT, E.INKED),)),
    ("Whenever a card is put into an opponent's inkwell", (by(OPPONENT, E.INKED),)),
    ("Whenever an opponent puts a card under one of their characters", (by(OPPONENT, E.PUT_UNDER, THEIRS),)),
    ("Whenever an opponent removes damage from one of their characters", (by(OPPONENT, E.DAMAGE_REMOVED, THEIRS),)),
    ("Whenever an opponent moves a character to a location", (by(OPPONENT, E.MOVED, CHARACTER),)),
    ("Whenever an opponent chooses one of your characters", (by(OPPONENT, E.CHOSEN, MINE),)),
    ("Whenever you shift a character", (by(YOU, E.PLAYED, CHARACTER, how=How.BY_SHIFT),)),
    ("Whenever you ready one of your characters", (by(YOU, E.READIED, MINE),)),
    ("Whenever you get an ink drop", (by(YOU, E.INK_DROP),)),
    ("Whenever you discard one or more cards", (by(YOU, E.DISCARDED_TOGETHER, at_least=1),)),
    ("Whenever you pay 5 ⬡ or more to play a character", (by(YOU, E.PLAYED, CHARACTER, at_least=5),)),
    # the first, the second, the third
    ("The second time you play an action each turn", (by(YOU, E.PLAYED, ACTION, ordinal=2),)),
    ("The first time each turn you play a song", (by(YOU, E.PLAYED, SONG, ordinal=1),)),
    ("The first time this character is challenged each turn", (t(E.CHALLENGED, object=THIS, ordinal=1),)),
    ("Whenever this character quests for the second time in a turn", (t(E.QUESTED, THIS, ordinal=2),)),
    ("Whenever you play a second song in a turn", (by(YOU, E.PLAYED, SONG, ordinal=2),)),
    ("Whenever you play your third action each turn", (by(YOU, E.PLAYED, ACTION, ordinal=3),)),
    ("Whenever an opponent plays their second character in a turn", (by(OPPONENT, E.PLAYED, CHARACTER, ordinal=2),)),
    # what must hold, before and after
    ("During opponents' turns, whenever one of your characters is challenged",
     (t(E.CHALLENGED, object=MINE, gate=THEIR_TURN),)),
    ("Whenever one of your characters is banished during an opponent's turn", (t(E.BANISHED, MINE, gate=THEIR_TURN),)),
    ("Whenever an opponent plays a character during their turn",
     (by(OPPONENT, E.PLAYED, CHARACTER, gate=co.YourTurn(theirs=True)),)),
    ("During each opponent's turn, whenever they play a character",
     (by(OPPONENT, E.PLAYED, CHARACTER, gate=co.And((THEIR_TURN, co.YourTurn(theirs=True)))),)),
    ("While this character is exerted, whenever you play a song", (by(YOU, E.PLAYED, SONG, gate=EXERTED),)),
    ("Whenever you play an action while you have a location in play", (by(YOU, E.PLAYED, ACTION, gate=A_LOCATION),)),
    ("During your turn, while you have a location in play, whenever you draw a card",
     (by(YOU, E.DREW, gate=co.And((MY_TURN, A_LOCATION))),)),
    ("Whenever one of your characters sings a song while here",
     (t(E.SANG, fits(MINE, ta.AtLocation(here=True))),)),
    ("When you play this character and whenever you gain lore", (t(E.PLAYED, THIS), by(YOU, E.LORE_GAINED))),
    ("Whenever one of your characters readies", (t(E.READIED, MINE),)),
    ("Whenever this character challenges and banishes another character",
     (t(E.BANISHED, CHARACTER, object=THIS, how=How.IN_CHALLENGE, gate=co.Is(
         ta.Object(), ta.Filter(tests=(ta.InChallenge(Role.CHALLENGING),)))),)),
    ("Whenever this character is dealt 3 or more damage", (t(E.DAMAGE_DEALT, object=THIS, at_least=3),)),
    ("Whenever one of your characters is dealt damage in a challenge",
     (t(E.DAMAGE_DEALT, object=MINE, how=How.IN_CHALLENGE),)),
    ("Whenever a character moves here from another location",
     (t(E.MOVED, CHARACTER, object=THIS, how=How.FROM_LOCATION),)),
    ("Whenever one of your characters enters play exerted", (t(E.ENTERED, MINE, how=How.EXERTED),)),
    ("Whenever an opponent chooses one of your characters", (by(OPPONENT, E.CHOSEN, MINE),)),
    ("Whenever you gain an ink drop", (by(YOU, E.INK_DROP),)),
    ("The fourth time you play a song each turn", (by(YOU, E.PLAYED, SONG, ordinal=4),)),
    ("During your turn, whenever you play a tenth action",
     (by(YOU, E.PLAYED, ACTION, ordinal=10, gate=MY_TURN),)),
]  # fmt: skip

DRAW = Draw(ta.YOU, am.Number(1))


def read(text: str) -> Any:
    reading = shared_reader().read_text("ability", "", text)
    assert not isinstance(reading, Unread), reading
    return reading.meaning


@pytest.mark.parametrize(("words", "triggers"), TRIGGERS, ids=[words for words, _ in TRIGGERS])
def test_a_trigger_condition_listens_to(words: str, triggers: tuple[Trigger, ...]) -> None:
    assert read(f"{words}, draw a card.") == Triggered(triggers, DRAW)


def test_so_often_in_a_turn() -> None:
    ability = read("Once per turn, whenever an opponent plays an item, draw a card.")
    assert ability == Triggered((by(OPPONENT, E.PLAYED, ITEM),), DRAW, limit=Limit.ONCE)
    ability = read("Twice during your turn, whenever you play an item, draw a card.")
    assert ability == Triggered((by(YOU, E.PLAYED, ITEM, gate=MY_TURN),), DRAW, limit=Limit.TWICE)


# ---- continuous text -----


def plus(stat: Stat, n: int) -> pr.Changes:
    return pr.Changes(stat, am.Number(abs(n)), negative=n < 0)


def static(affects: Any, *properties: Property, **parts: Any) -> Static:
    return Static(affects=affects, properties=properties, **parts)


def rule(who: Who, what: Any, **parts: Any) -> Static:
    return Static(rules=(pr.Imposed(what, who),), **parts)


STRONGER, WARD = plus(Stat.STRENGTH, 1), pr.HasKeyword(Keyword.WARD)
HOME = (Zone.HAND, Zone.DISCARD, Zone.DECK, Zone.UNDER)
PIRATE = co.Exists(classed(MINE, "Pirate"))

STATICS: list[tuple[str, Any]] = [
    # traits in any order
    ("This character can't be challenged and gets +1 ¤.", static(THIS, pr.Cant(Doing.BE_CHALLENGED), STRONGER)),
    ("Your characters get +1 ¤, gain Ward, and can't be challenged by Villain characters.",
     static(MINE, STRONGER, WARD, pr.Cant(Doing.BE_CHALLENGED, classed(CHARACTER, "Villain")))),
    ("Your characters can challenge ready characters and take no damage from challenges.",
     static(MINE, pr.Can(Doing.CHALLENGE_READY, CHARACTER), pr.Cant(Doing.TAKE_CHALLENGE_DAMAGE))),
    ("Characters gain Ward and can't quest while here.",
     static(fits(CHARACTER, ta.AtLocation(here=True)), WARD, pr.Cant(Doing.QUEST))),
    # what must hold, before and after
    ("Opposing characters get -1 ¤ during your turn.", static(THEIRS, plus(Stat.STRENGTH, -1), condition=MY_TURN)),
    ("Opposing characters can't quest while this character is exerted.",
     static(THEIRS, pr.Cant(Doing.QUEST), condition=EXERTED)),
    ("During your turn, while this character is exerted, your characters gain Ward.",
     static(MINE, WARD, condition=co.And((MY_TURN, EXERTED)))),
    ("Your characters gain Ward unless they're exerted.", static(fits(MINE, ta.Not(ta.Exerted())), WARD)),
    ("While one of your characters is exerted, that character gains Ward.", static(fits(MINE, ta.Exerted()), WARD)),
    ("While you have a Pirate character in play, that character gains Ward.", static(classed(MINE, "Pirate"), WARD)),
    ("While challenging a Villain character, your Hero characters gain Ward.",
     static(fits(classed(MINE, "Hero"), ta.InChallenge(Role.CHALLENGING)), WARD,
            condition=co.Is(ta.Participant(Role.CHALLENGED), classed(CHARACTER, "Villain")))),
    ("While this character is exerted, opponents can't play actions and your characters gain Ward.",
     (rule(OPPONENT, pr.CantPlay(ACTION), condition=EXERTED), static(MINE, WARD, condition=EXERTED))),
    # what those of whom it is said must be, before and after
    ("While exerted, this character gains Ward.", static(THIS, WARD, condition=EXERTED)),
    ("Your characters gain Ward while exerted.", static(fits(MINE, ta.Exerted()), WARD)),
    ("While at a location, your characters get +1 ¤.", static(fits(MINE, ta.AtLocation()), STRONGER)),
    ("During challenges, your characters get +1 ¤.", static(fits(MINE, ta.InChallenge()), STRONGER)),
    ("While being challenged by a Villain character, your Hero characters gain Ward.",
     static(fits(classed(MINE, "Hero"), ta.InChallenge(Role.CHALLENGED)), WARD,
            condition=co.Is(ta.Participant(Role.CHALLENGING), classed(CHARACTER, "Villain")))),
    ("Unless you have a Pirate character in play, this character can't quest.",
     static(THIS, pr.Cant(Doing.QUEST), condition=co.Negated(PIRATE))),
    ("If you have a Pirate character in play, whenever you play a song, draw a card.",
     Triggered((by(YOU, E.PLAYED, SONG, gate=PIRATE),), DRAW)),
    ("Draw a card whenever you play a song.", Triggered((by(YOU, E.PLAYED, SONG),), DRAW)),
    ("If you have a Pirate character in play, draw a card whenever you play a song.",
     Triggered((by(YOU, E.PLAYED, SONG),), If(PIRATE, DRAW))),
    ("While you have only 2 characters here, they gain Ward.",
     static(HERE, WARD, condition=co.Exists(HERE, 2, 2))),
    ("While this character is at a location, your other characters at that location gain Ward.",
     static(fits(MINE, ta.Other(), ta.SameLocationAs(ta.LocationOf(THIS))), WARD,
            condition=co.Is(THIS, ta.Filter(tests=(ta.AtLocation(),))))),
    # what cards can and can't do
    ("Your characters can't sing songs.", static(MINE, pr.Cant(Doing.SING))),
    ("Your characters can't sing songs without Sing Together.", static(MINE, pr.Cant(Doing.SING_ALONE))),
    ("Your characters can challenge ready damaged Villain characters.",
     static(MINE, pr.Can(Doing.CHALLENGE_READY, fits(classed(CHARACTER, "Villain"), ta.Damaged())))),
    ("All characters lose Rush, Evasive, and Ward.",
     static(CHARACTER, *[pr.LosesKeyword(k) for k in (Keyword.RUSH, Keyword.EVASIVE, Keyword.WARD)])),
    ("This character deals damage with his ◊ instead of his ¤.", static(THIS, pr.DealsDamageWith(Stat.LORE))),
    ("Opponents can't choose your locations except to challenge.",
     static(ta.Filter((CardType.LOCATION,), Whose.YOURS), pr.Cant(Doing.BE_CHOSEN))),
    ("Each opponent can't choose your items for abilities or effects.",
     static(ta.Filter((CardType.ITEM,), Whose.YOURS), pr.Cant(Doing.BE_CHOSEN))),
    ("Opposing players can't choose this character for songs.", static(THIS, pr.Cant(Doing.BE_CHOSEN, SONG))),
    ("Your opponents must choose your Hero characters for actions and abilities if able.",
     static(classed(MINE, "Hero"), pr.Can(Doing.MUST_BE_CHOSEN))),
    ("Your Pirate characters can challenge the turn they're played.",
     static(classed(MINE, "Pirate"), pr.Can(Doing.CHALLENGE_WHILE_DRYING))),
    ("This character can't be dealt damage while being challenged.",
     static(THIS, pr.HasAbility(static(THIS, pr.Cant(Doing.BE_DEALT_DAMAGE),
                                       condition=co.Is(THIS, ta.Filter(tests=(ta.InChallenge(Role.CHALLENGED),))))))),
    ("Damage can't be removed from opposing characters.", static(THEIRS, pr.Cant(Doing.HAVE_DAMAGE_REMOVED))),
    ("Your Hero characters' ◊ can't be reduced below their printed value.",
     static(classed(MINE, "Hero"), pr.FloorOf(Stat.LORE))),
    ("This character's ¤ can't be reduced below 2.", static(THIS, pr.FloorOf(Stat.STRENGTH, 2))),
    ("You may shift any character on this character.", static(THIS, pr.NamedForShift(any_variant=True))),
    ("You can play any character with Shift on top of this character.",
     static(THIS, pr.NamedForShift(any_variant=True))),
    # rules by player
    ("Players can't gain lore.", rule(ANYBODY, pr.CantGainLore())),
    ("Opposing players skip their Draw step.", rule(OPPONENT, pr.SkipDrawStep())),
    ("Skip your Draw step.", rule(YOU, pr.SkipDrawStep())),
    ("Play with the top card of your deck faceup.", rule(YOU, pr.PlaysWithTopCardFaceup())),
    ("Only one opposing character can challenge each turn.", rule(OPPONENT, pr.OneChallengerEachTurn())),
    ("Cards enter your inkwell exerted.", rule(YOU, pr.InkEntersExerted())),
    ("Cards enter all players' inkwells exerted.", rule(ANYBODY, pr.InkEntersExerted())),
    ("Opposing characters enter play exerted and can't quest.",
     (rule(OPPONENT, pr.EntersExerted(CHARACTER)), static(THEIRS, pr.Cant(Doing.QUEST)))),
    ("Opponents pay 1 ⬡ more to shift characters.",
     rule(OPPONENT, pr.PayMore(CHARACTER, am.Number(1), payment=Payment.SHIFT))),
    ("You pay 1 ⬡ less to move characters here.",
     rule(YOU, pr.MoveForLess(CHARACTER, fits(LOCATION, ta.IsRef(THIS)), am.Number(1)))),
    ("You may ink an additional card each turn.", rule(YOU, pr.ExtraInk(1))),
    ("You may play songs from under this character for free.",
     rule(YOU, pr.MayPlayFrom(ta.Filter((CardType.ACTION,), Whose.YOURS, Zone.UNDER, (ta.Song(),)), free=True,
                              under_this=True))),
    ("If an effect would cause you to discard a card, you don't discard.", rule(YOU, pr.CantDiscardByEffects())),
    ("Your opponents can't play songs.", rule(OPPONENT, pr.CantPlay(SONG))),
    ("Opponents can't play actions unless they have 3 or more characters in play.",
     Static(rules=(pr.Imposed(pr.CantPlay(ACTION), OPPONENT, co.Negated(co.Exists(THAT_PLAYERS, 3))),))),
    ("Each opponent can't gain lore while one of their characters is exerted.",
     Static(rules=(pr.Imposed(pr.CantGainLore(), OPPONENT, co.Exists(fits(THAT_PLAYERS, ta.Exerted()))),))),
    ("Each opponent pays 1 ⬡ more to play actions.", rule(OPPONENT, pr.PayMore(ACTION, am.Number(1)))),
    ("Opponents pay 2 ⬡ more to play items.", rule(OPPONENT, pr.PayMore(ITEM, am.Number(2)))),
    ("Each player pays 1 ⬡ less to play items.", rule(ANYBODY, pr.PayLess(ITEM, am.Number(1)))),
    ("You pay 1 ⬡ less for the first item you play each turn.",
     rule(YOU, pr.PayLess(ITEM, am.Number(1), times=Times.FIRST_EACH_TURN))),
    ("For each location you have in play, you pay 1 ⬡ less to play items.",
     rule(YOU, pr.PayLess(ITEM, am.Count(ta.Filter((CardType.LOCATION,), Whose.YOURS))))),
    ("You pay 1 ⬡ less to move your Pirate characters here.",
     rule(YOU, pr.MoveForLess(classed(CHARACTER, "Pirate"), fits(LOCATION, ta.IsRef(THIS)), am.Number(1)))),
    ("Opponents can't gain lore.", rule(OPPONENT, pr.CantGainLore())),
    ("Opponents can't play actions during your turn.", rule(OPPONENT, pr.CantPlay(ACTION), condition=MY_TURN)),
    ("Opponents can't lose lore.", rule(OPPONENT, pr.CantLoseLore())),
    ("Each player can't play songs.", rule(ANYBODY, pr.CantPlay(SONG))),
    ("Your items enter play exerted.", rule(YOU, pr.EntersExerted(ITEM))),
    ("Characters enter play with 1 damage.", rule(ANYBODY, pr.EntersWithDamage(CHARACTER, am.Number(1)))),
    ("You may play songs from your discard.",
     rule(YOU, pr.MayPlayFrom(ta.Filter((CardType.ACTION,), Whose.YOURS, Zone.DISCARD, (ta.Song(),))))),
    ("You may play items from your discard for free.",
     rule(YOU, pr.MayPlayFrom(ta.Filter((CardType.ITEM,), Whose.YOURS, Zone.DISCARD), free=True))),
    ("You may ink item cards from your discard.",
     rule(YOU, pr.MayInkFrom(ta.Filter((CardType.ITEM,), Whose.YOURS, Zone.DISCARD)))),
    ("During your turn, you may ink 2 additional cards.", rule(YOU, pr.ExtraInk(2), condition=MY_TURN)),
    ("Song cards in your hand count as having ◉.", rule(YOU, pr.HandIsInkable(SONG))),
    ("Your Pirate characters may enter play exerted.", rule(YOU, pr.MayEnterExerted(classed(CHARACTER, "Pirate")))),
    ("Once during your turn, you may pay 2 ⬡ less to move one of your characters here.",
     rule(YOU, pr.MoveForLess(CHARACTER, fits(LOCATION, ta.IsRef(THIS)), am.Number(2), once_each_turn=True))),
    ("Once during your turn, you pay 2 ⬡ less for the next song you play this turn.",
     rule(YOU, pr.PayLess(SONG, am.Number(2), Times.NEXT), condition=MY_TURN)),
    # the price and the entry of the card itself
    ("You pay 1 ⬡ less to play this character for each item you have in play.",
     rule(YOU, pr.PayLess(ta.Filter(), am.Count(ta.Filter((CardType.ITEM,), Whose.YOURS))), zones=HOME)),
    ("You can't play this character if you have a Pirate character in play.",
     rule(YOU, pr.CantPlay(ta.Filter()), condition=PIRATE, zones=HOME)),
    ("While you have a Pirate character in play, you may play this card for free.",
     rule(YOU, pr.AlternateCost(Cost()), condition=PIRATE, zones=HOME)),
    ("You may remove 2 ink drops to play this character for free.",
     rule(YOU, pr.AlternateCost(Cost(parts=(RemoveInkDrops(2),))), zones=HOME)),
    ("This character enters play exerted and gets +1 ¤.",
     static(THIS, STRONGER, rules=(pr.Imposed(pr.EntersExerted(ta.Filter(tests=(ta.IsRef(THIS),)))),),
            zones=(Zone.PLAY, *HOME))),
    ("This character enters play with 2 damage and gets +1 ¤.",
     static(THIS, STRONGER, rules=(pr.Imposed(pr.EntersWithDamage(ta.Filter(tests=(ta.IsRef(THIS),)), am.Number(2))),),
            zones=(Zone.PLAY, *HOME))),
    ("You pay 1 ⬡ less to shift this character.",
     rule(YOU, pr.PayLess(ta.Filter(), am.Number(1), payment=Payment.SHIFT), zones=HOME)),
    ("You pay 1 ⬡ more to play this character.", rule(YOU, pr.PayMore(ta.Filter(), am.Number(1)), zones=HOME)),
    ("You pay 2 ⬡ less to play this character if you have a Pirate character in play.",
     rule(YOU, pr.PayLess(ta.Filter(), am.Number(2)), condition=PIRATE, zones=HOME)),
    ("During your turn, you pay 2 ⬡ less to play this item.",
     rule(YOU, pr.PayLess(ta.Filter(), am.Number(2)), condition=MY_TURN, zones=HOME)),
    ("If you have a Pirate character in play, this character enters play with 2 damage.",
     rule(YOU, pr.EntersWithDamage(ta.Filter(), am.Number(2)), condition=PIRATE, zones=HOME)),
    # quoted
    ("Your characters gain “While this character is exerted, whenever you play a song, draw a card.”",
     static(MINE, pr.HasAbility(Triggered((by(YOU, E.PLAYED, SONG, gate=EXERTED),), DRAW)))),
    ("Your characters gain “This character can't be challenged.”",
     static(MINE, pr.HasAbility(static(THIS, pr.Cant(Doing.BE_CHALLENGED))))),
    ("Your characters gain “Once during your turn, whenever you play a song, draw a card.”",
     static(MINE, pr.HasAbility(Triggered((by(YOU, E.PLAYED, SONG, gate=MY_TURN),), DRAW, limit=Limit.ONCE)))),
    ("Your characters gain “This character can't quest unless you have a Pirate character in play”.",
     static(MINE, pr.HasAbility(static(THIS, pr.Cant(Doing.QUEST), condition=co.Negated(PIRATE))))),
    # replacements
    ("If this character would be dealt damage, draw a card instead.", Replacement(E.DAMAGE_DEALT, DRAW, subject=THIS)),
    ("During opponents' turns, if one of your other characters would be banished, you may draw a card instead.",
     Replacement(E.BANISHED, DRAW, subject=fits(MINE, ta.Other()), condition=THEIR_TURN, optional=True)),
    ("The first time each turn one of your characters would take damage, they take no damage instead.",
     Replacement(E.DAMAGE_TAKEN, Nothing(), subject=MINE, first_time_each_turn=True)),
    ("If one of your items would be banished, you may return that item to your hand instead.",
     Replacement(E.BANISHED, Move(ta.The(ta.Subject()), Destination(Zone.HAND)),
                 subject=ta.Filter((CardType.ITEM,), Whose.YOURS), optional=True)),
    # options
    ("Twice per turn, you may pay 1 ⬡ to draw a card.", Activated(Cost(ink=1), DRAW, limit=Limit.TWICE, option=True)),
    ("While this character is exerted, you may pay 1 ⬡ to draw a card.",
     Activated(Cost(ink=1), DRAW, condition=EXERTED, option=True)),
    ("Once during your turn, while this character is exerted, you may pay 1 ⬡ to draw a card.",
     Activated(Cost(ink=1), DRAW, limit=Limit.ONCE, condition=EXERTED, option=True)),
    ("Twice during your turn, if you have a Pirate character in play, you may pay 1 ⬡ to draw a card.",
     Activated(Cost(ink=1), DRAW, limit=Limit.TWICE, condition=PIRATE, option=True)),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), STATICS, ids=[text for text, _ in STATICS])
def test_continuous_text_means(text: str, expected: Any) -> None:
    assert read(text) == expected


def test_a_reminder_can_leave_out_what_is_sung() -> None:
    """Only the reminder says so: without it the price is for every way to play them."""
    said = "Each player pays 1 ⬡ more to play songs."
    assert read(said) == rule(ANYBODY, pr.PayMore(SONG, am.Number(1)))
    limited = read(f"{said} (This doesn't apply to singing songs.)")
    assert limited == rule(ANYBODY, pr.PayMore(SONG, am.Number(1), payment=Payment.NOT_SUNG))


def test_the_names_of_abilities_come_from_the_pool() -> None:
    name = next(text.name for card in shared_reader().pool for text in card.texts if text.name)
    assert read(f"Opposing characters lose the {name} ability.") == static(THEIRS, pr.LosesAbility(name))
    unknown = shared_reader().read_text("ability", "", "Opposing characters lose the NO SUCH NAME ability.")
    assert isinstance(unknown, Unread)


REFUSED = [
    "If one of their characters would be banished, draw a card instead.",  # whose?
    "This character can't challenge their characters.",
    "Whenever this character challenges one of their characters, draw a card.",
    "Whenever you ready one of their characters, draw a card.",
    "This character can't challenge 2 or more characters.",
    "Whenever this character enters play damaged, draw a card.",
    "Whenever a character moves here from this location, draw a card.",
    "When this character challenges and is banished in a challenge, draw a card.",
    "While you have 2 or more card in your hand, this character gets +1 ¤.",
    "While you have card in your hand, this character gets +1 ¤.",
    "Whenever this character banishes another character, draw a card.",  # told apart only in a challenge
    "Whenever this character quests in a challenge, draw a card.",
    "Whenever this character sings a character, draw a card.",
    "Whenever this character moves to a character, draw a card.",
    "Whenever you play a character each turn, draw a card.",  # which of them?
    "Whenever an opponent plays this character, draw a card.",
    "Whenever a player removes damage from one of their characters, draw a card.",  # whose they are is not told
    "Whenever this character quests during their turn, draw a card.",
    "Whenever you play a character while here, draw a card.",
    "Whenever you draw 2 cards, draw a card.",
    "The first time you play a song each turn while this character is exerted, draw a card.",  # which first time?
    "Each character here gets +1 ¤ for each other character here.",  # another number for each of them
    "This character may only challenge ready characters.",
    "Whenever you exert one of your characters, draw a card.",  # who exerted it is not told
    "During each player's turn, your characters gain Ward.",
    "Chosen character gets +1 ¤.",  # for how long?
    "Chosen opponent can't play actions.",
    "You pay 1 ⬡ more to move your characters here.",
    "Your characters get +1 ¤ while they're at a location and you have a location in play.",
    "If this character would be challenged, draw a card instead.",
    "The second time this character would be banished, draw a card instead.",
    "Once during an opponent's turn, you may draw a card.",
    "You may draw a card.",  # an option without an end
    "Once per turn, your characters gain Ward.",
    "This character gains “You pay 1 ⬡ less to play this character.”",  # works where it is not
    "While this character is exerted, you may draw a card.",  # as often as one likes, for nothing
    "Opponents can't play this character.",
    "Opposing characters can't quest unless they have no cards in their hand.",  # who?
    "While you have only 1 character in play, he gets +1 ¤.",  # that one, or this one?
    "Characters at that location get +1 ¤.",  # which location?
    "Whenever this character quests, ready all characters at that location.",
    "This character loses +1 ¤.",
    "Your characters can challenge damaged characters.",  # as always
    "Opponents can't choose opposing characters except to challenge.",
    "You can't choose this character for actions.",
    "Opponents can't choose this character for items.",  # for their abilities?
    "Opponents must choose this character for songs if able.",
    "Opposing characters can't quest unless you pay 1 ⬡.",  # whoever quests with them pays
    "You can shift any Villain character on this character.",
    "You may play any character on top of this character.",
    "You may play any character with Shift on this character as if this item had any name.",
    "Each turn, only one Villain character can challenge.",
    "Items enter opponents' inkwells exerted.",  # who sees what they are?
    "Cards enter opponents' discards exerted.",
    "Cards enter your inkwell with 1 damage.",
    "Can't gain lore.",
    "You may need 25 lore to win the game.",
    "You pay that much ⬡ less to play characters.",
    "This character can sing songs the turn he's played.",
    "You pay 1 ⬡ less to move opposing characters here.",
    "If one of your items would be banished, you may return that character to your hand instead.",
    "You pay 1 ⬡ less to play items and can't be challenged.",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_cannot_be_said_is_refused(text: str) -> None:
    assert isinstance(shared_reader().read_text("ability", "", text), Unread)
