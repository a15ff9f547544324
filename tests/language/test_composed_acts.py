"""Acts put together of verbs, amounts, targets and durations: constructed texts, and what the English says."""

from __future__ import annotations

from typing import Any

import pytest

from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import cost as cs
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Activated, Static, Triggered
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import (
    CardType,
    DiscardBy,
    Doing,
    EventKind,
    Keyword,
    Limit,
    Moment,
    Quantity,
    Stat,
    Times,
    Until,
    Who,
    Whose,
    Zone,
)
from tintero.language.equal_meanings import alike
from tintero.language.reader import TextReading, Unread

from ..reading import shared_reader

N = am.Number
YOU, THEY = ta.Players(Who.YOU), ta.Players(Who.THAT_PLAYER)
OPPONENTS, EVERYBODY = ta.Players(Who.EACH_OPPONENT), ta.Players(Who.EACH_PLAYER)
RIVAL = ta.Players(Who.CHOSEN_OPPONENT)
CHARACTER, ITEM = ta.Filter((CardType.CHARACTER,)), ta.Filter((CardType.ITEM,))
SONG = ta.Filter((CardType.ACTION,), tests=(ta.Song(),))
ANY = ta.Filter()
MINE = ta.Filter((CardType.CHARACTER,), Whose.YOURS)
MY_ITEM = ta.Filter((CardType.ITEM,), Whose.YOURS)
MY_ITEMS = am.Count(MY_ITEM)
OPPOSING = ta.Filter((CardType.CHARACTER,), Whose.OPPOSING)
THEIRS = ta.Filter((CardType.CHARACTER,), Whose.THAT_PLAYERS)
THEIR_ITEM = ta.Filter((CardType.ITEM,), Whose.THAT_PLAYERS)
IT = ta.The(ta.It())
SOMEBODY, ENEMY = ta.Chosen(CHARACTER), ta.Chosen(OPPOSING)
TURN, NEXT = Until.THIS_TURN, Until.START_OF_YOUR_NEXT_TURN
TO_HAND = ef.Destination(Zone.HAND)
RUSH, WARD, EVASIVE = (pr.HasKeyword(k) for k in (Keyword.RUSH, Keyword.WARD, Keyword.EVASIVE))
CANT_QUEST = pr.Cant(Doing.QUEST)


def seq(*parts: ef.Effect) -> ef.Effect:
    return ef.Sequence(parts)


def their(f: ta.Filter, count: int = 1, silent: bool = False) -> ta.Chosen:
    """One of that player's own, which that player picks."""
    return ta.Chosen(f, count, by=Who.THAT_PLAYER, silent=silent)


def tosses(players: ta.Players, n: am.Amount, f: ta.Filter = ANY, by: DiscardBy = DiscardBy.CHOICE) -> ef.Effect:
    return ef.Discard(players, n, f, by=by)


def plus(stat: Stat, n: am.Amount | int) -> pr.Changes:
    return pr.Changes(stat, N(n) if isinstance(n, int) else n)


def minus(stat: Stat, n: am.Amount | int) -> pr.Changes:
    return pr.Changes(stat, N(n) if isinstance(n, int) else n, negative=True)


DRAW, LORE = ef.Draw(YOU, N(1)), ef.GainLore(YOU, N(1))
LOSE = ef.LoseLore(OPPONENTS, N(1))
IN_HAND = am.CardsInHand(Who.YOU)
BANISHED = Trigger(EventKind.BANISHED, subject=ta.This())

ACTIONS: dict[str, ef.Effect] = {
    # how much
    "Draw up to 3 cards.": ef.Draw(YOU, am.Named(N(3))),
    "Draw 2 cards for each item you have in play.": ef.Draw(YOU, am.Count(MY_ITEM, 2)),
    "Get 1 ink drop for each item you have in play.": ef.GetInkDrops(YOU, MY_ITEMS),
    "Each opponent loses 2 lore for each item you have in play.": ef.LoseLore(OPPONENTS, am.Count(MY_ITEM, 2)),
    "Gain lore equal to the number of your items.": ef.GainLore(YOU, MY_ITEMS),
    "Draw cards until you have 4.": ef.Draw(YOU, am.Minus(N(4), IN_HAND)),
    "Discard cards until you have 1.": tosses(YOU, am.Minus(IN_HAND, N(1))),
    "Choose and discard any number of item cards, then draw that many cards.": seq(
        tosses(YOU, N(99), ITEM, DiscardBy.UP_TO), ef.Draw(YOU, am.Done())
    ),
    "Remove up to 3 damage from chosen character. Gain that much lore.": seq(
        ef.RemoveDamage(SOMEBODY, N(3), up_to=True), ef.Remember("way", am.Done()),
        ef.GainLore(YOU, am.Remembered("way")),
    ),
    "Remove all damage from each of your characters.": ef.RemoveDamage(ta.Each(MINE), None),
    "Remove 2 damage counters from chosen character.": ef.RemoveDamage(SOMEBODY, N(2)),
    "Put 1 damage counter on chosen character for each item you have in play.": ef.PutDamage(SOMEBODY, MY_ITEMS),
    "Put 2 damage counters each on up to 2 chosen characters.": ef.PutDamage(
        ta.Chosen(CHARACTER, 2, Quantity.UP_TO), N(2)
    ),
    "Deal 1 damage for each item you have in play to chosen character.": ef.DealDamage(SOMEBODY, MY_ITEMS),
    "Deal chosen character 4 damage.": ef.DealDamage(SOMEBODY, N(4)),
    "Deal 2 damage to chosen character, 1 damage to chosen item, and draw a card.": seq(
        ef.AtOnce((ef.DealDamage(SOMEBODY, N(2)), ef.DealDamage(ta.Chosen(ITEM), N(1)))), DRAW
    ),
    "Move up to 2 damage counters from chosen character to chosen opposing character.": ef.MoveDamage(
        SOMEBODY, ENEMY, N(2), up_to=True
    ),
    # discarding
    "Each opponent chooses and discards 2 item cards.": tosses(OPPONENTS, N(2), ITEM),
    "Each player discards 2 cards at random.": tosses(EVERYBODY, N(2), by=DiscardBy.RANDOM),
    "Discard a song card.": tosses(YOU, N(1), SONG),
    "Each opponent chooses and discards either 3 cards or 1 song card.": ef.Either(
        (tosses(THEY, N(3)), tosses(THEY, N(1), SONG)), OPPONENTS
    ),
    "Chosen opponent discards their hand and draws 2 cards.": ef.EachDoes(
        RIVAL, seq(tosses(THEY, N(99), by=DiscardBy.WHOLE_HAND), ef.Draw(THEY, N(2)))
    ),
    # choosing among one's own
    "Each opponent chooses one of their damaged characters and banishes them.": ef.EachDoes(
        OPPONENTS, ef.Banish(their(ta.Filter((CardType.CHARACTER,), Whose.THAT_PLAYERS, tests=(ta.Damaged(),))))
    ),
    "Each player chooses one of their items and banishes it.": ef.EachDoes(EVERYBODY, ef.Banish(their(THEIR_ITEM))),
    "Chosen opponent chooses 2 of their characters and exerts them.": ef.EachDoes(RIVAL, ef.Exert(their(THEIRS, 2))),
    "Each opponent chooses and returns one of their items to their hand.": ef.EachDoes(
        OPPONENTS, ef.Move(their(THEIR_ITEM), TO_HAND)
    ),
    "Each opponent banishes one of their items.": ef.EachDoes(OPPONENTS, ef.Banish(their(THEIR_ITEM, silent=True))),
    "Choose and ready one of your characters.": ef.Ready(ta.Chosen(MINE)),
    "Choose one of your characters and deal 1 damage to them.": ef.DealDamage(ta.Chosen(MINE), N(1)),
    # giving
    "This turn, chosen character gets +2 ¤ and gains Rush.": ef.Give(SOMEBODY, (plus(Stat.STRENGTH, 2), RUSH), TURN),
    "Until the start of your next turn, your characters get +1 ⛉, gain Ward, and can't quest.": ef.Give(
        ta.Each(MINE), (plus(Stat.WILLPOWER, 1), WARD, CANT_QUEST), NEXT
    ),
    "Chosen opposing character gets -2 ¤ and must quest during their next turn if able.": ef.Give(
        ENEMY, (minus(Stat.STRENGTH, 2), pr.Can(Doing.MUST_QUEST)), Until.THEIR_NEXT_TURN
    ),
    "Damaged characters get -1 ¤ this turn.": ef.Give(
        ta.Each(ta.Filter((CardType.CHARACTER,), tests=(ta.Damaged(),))), (minus(Stat.STRENGTH, 1),), TURN
    ),
    "Give chosen character Rush, Evasive, and +2 ¤ this turn.": ef.Give(
        SOMEBODY, (RUSH, EVASIVE, plus(Stat.STRENGTH, 2)), TURN
    ),
    "Chosen character gets +1 ¤ for each item you have in play this turn.": ef.Give(
        SOMEBODY, (plus(Stat.STRENGTH, MY_ITEMS),), TURN
    ),
    "Chosen opposing character gets -¤ equal to the number of your items this turn.": ef.Give(
        ENEMY, (minus(Stat.STRENGTH, MY_ITEMS),), TURN
    ),
    "Opposing items can't ready at the start of their next turn.": ef.Give(
        ta.Each(ta.Filter((CardType.ITEM,), Whose.OPPOSING)), (pr.Cant(Doing.READY_AT_START),),
        Until.START_OF_THEIR_NEXT_TURN,
    ),
    "Choose a character. While this item is in play, they get -2 ¤ and can't quest.": seq(
        ef.Pick(SOMEBODY), ef.Give(IT, (minus(Stat.STRENGTH, 2), CANT_QUEST), Until.WHILE_SOURCE_IN_PLAY)
    ),
    "Your characters gain “When this character is banished, draw a card. Then, gain 1 lore.” this turn.": ef.Give(
        ta.Each(MINE), (pr.HasAbility(Triggered((BANISHED,), seq(DRAW, LORE))),), TURN
    ),
    "Chosen character gains Ward and “⟳ - Draw a card, then gain 1 lore” this turn.": ef.Give(
        SOMEBODY, (WARD, pr.HasAbility(Activated(cs.Cost(exert=True), seq(DRAW, LORE)))), TURN
    ),
    # joining
    "Draw a card, gain 1 lore, and ready chosen character.": seq(DRAW, LORE, ef.Ready(SOMEBODY)),
    "Draw a card, gain 1 lore, ready chosen character, then banish chosen item.": seq(
        DRAW, LORE, ef.Ready(SOMEBODY), ef.Banish(ta.Chosen(ITEM))
    ),
    "Draw a card or each opponent loses 1 lore.": ef.Either((DRAW, LOSE), YOU),
    "Each player draws a card and gains 1 lore, then discards 2 cards at random.": ef.EachDoes(
        EVERYBODY, seq(ef.Draw(THEY, N(1)), ef.GainLore(THEY, N(1)), tosses(THEY, N(2), by=DiscardBy.RANDOM))
    ),
    "All opponents lose 1 lore and discard a card.": ef.EachDoes(
        OPPONENTS, seq(ef.LoseLore(THEY, N(1)), tosses(THEY, N(1)))
    ),
    "All opponents lose 1 lore and you gain 1 lore.": seq(LOSE, LORE),
    "You may banish chosen item. If you don't, each opponent loses 1 lore.": ef.IfDo(
        ef.May(ef.Banish(ta.Chosen(ITEM)), YOU), ef.Nothing(), LOSE
    ),
    "Each opponent may choose and discard a card. If they don't, they lose 1 lore.": ef.EachDoes(
        OPPONENTS, ef.IfDo(ef.May(tosses(THEY, N(1)), THEY), ef.Nothing(), ef.LoseLore(THEY, N(1)))
    ),
    "Chosen opponent may choose and discard a card. If they do, they draw 2 cards.": ef.May(
        ef.IfDo(tosses(THEY, N(1)), ef.Draw(THEY, N(2))), RIVAL
    ),
    "You may pay 2 ⬡ and banish chosen item to have each opponent lose 1 lore.": ef.May(
        ef.IfDo(seq(ef.PayInk(2, YOU), ef.Banish(ta.Chosen(ITEM))), LOSE), YOU
    ),
    "You and another chosen player each gain 1 lore.": ef.EachDoes(
        ta.Players(Who.ANOTHER_CHOSEN_PLAYER), seq(LORE, ef.GainLore(THEY, N(1)))
    ),
    "Choose any number of players. They lose 2 lore each.": ef.EachDoes(
        ta.Players(Who.CHOSEN_PLAYERS), ef.LoseLore(THEY, N(2))
    ),
    "For each opposing character, draw a card and gain 1 lore.": ef.ForEachTime(am.Count(OPPOSING), seq(DRAW, LORE)),
    # modes
    "If you have an item in play, choose one: • Draw a card. • Gain 1 lore. Ready chosen item.": ef.If(
        co.Exists(MY_ITEM), ef.ChooseOne((DRAW, seq(LORE, ef.Ready(ta.Chosen(ITEM)))), YOU)
    ),
    "Draw a card. Choose one: • Each opponent loses 1 lore. • You may banish chosen item. If you do, gain 1 lore.": seq(
        DRAW, ef.ChooseOne((LOSE, ef.May(ef.IfDo(ef.Banish(ta.Chosen(ITEM)), LORE), YOU)), YOU)
    ),
    "Each opponent chooses one: • They lose 1 lore. • You draw a card.": ef.ChooseOne(
        (ef.LoseLore(THEY, N(1)), DRAW), OPPONENTS
    ),
    "You may choose and discard a card to choose one: • Draw a card. • Gain 1 lore.": ef.May(
        ef.IfDo(tosses(YOU, N(1)), ef.ChooseOne((DRAW, LORE), YOU)), YOU
    ),
    # later
    "Banish chosen item at the end of the turn.": ef.Later(Moment.END_OF_TURN, ef.Banish(ta.Chosen(ITEM))),
    "Ready chosen character. At the end of the turn, banish them.": seq(
        ef.Ready(SOMEBODY), ef.Later(Moment.END_OF_TURN, ef.Banish(IT))
    ),
    "At the end of your turn, if you have an item in play, draw a card and gain 1 lore.": ef.Later(
        Moment.END_OF_YOUR_TURN, ef.If(co.Exists(MY_ITEM), seq(DRAW, LORE))
    ),
    "At the start of your next turn, draw a card and gain 1 lore.": ef.Later(
        Moment.START_OF_YOUR_NEXT_TURN, seq(DRAW, LORE)
    ),
    "Chosen character gains Ward until the end of the turn.": ef.Give(SOMEBODY, (WARD,), TURN),
    "Chosen character gains Ward until the start of their next turn.": ef.Give(
        SOMEBODY, (WARD,), Until.UNTIL_THEIR_NEXT_TURN
    ),
    "Chosen exerted character doesn't ready at the start of their next turn.": ef.Give(
        ta.Chosen(ta.Filter((CardType.CHARACTER,), tests=(ta.Exerted(),))), (pr.Cant(Doing.READY_AT_START),),
        Until.START_OF_THEIR_NEXT_TURN,
    ),
    "Deal chosen character damage equal to the number of items you have in play.": ef.DealDamage(SOMEBODY, MY_ITEMS),
    "Banish chosen opposing character unless their player pays 2 ⬡.": seq(
        ef.Pick(ENEMY), ef.UnlessPays(ta.Players(Who.ITS_PLAYER), 2, ef.Banish(IT))
    ),
    "Draw a card unless chosen opponent discards a card.": ef.EachDoes(
        RIVAL, ef.IfDo(ef.May(tosses(THEY, N(1)), THEY), ef.Nothing(), DRAW)
    ),
    "For each opponent, you may banish one of their items.": ef.EachDoes(
        OPPONENTS, ef.May(ef.Banish(ta.Chosen(THEIR_ITEM, silent=True)), YOU)
    ),
    "Pay 2 ⬡ to choose one: • Draw a card. • Gain 1 lore.": ef.IfDo(
        ef.PayInk(2, YOU), ef.ChooseOne((DRAW, LORE), YOU)
    ),
    "Choose Yes! or No!: • Yes! Draw a card. • No! Gain 1 lore.": ef.ChooseOne((DRAW, LORE), YOU),
    "Reveal the top card of your deck. If its card type is: • Character, draw a card. • Item, gain 1 lore.": seq(
        ef.LookAtTop(YOU, N(1), reveal=True), ef.If(co.Is(ta.It(), CHARACTER), DRAW), ef.If(co.Is(ta.It(), ITEM), LORE)
    ),
    "Draw a card, then you may banish chosen item.": seq(DRAW, ef.May(ef.Banish(ta.Chosen(ITEM)), YOU)),
    "Gain 1 lore and each opponent may draw a card.": seq(LORE, ef.May(ef.Draw(THEY, N(1)), OPPONENTS)),
    # what speaks of the first hangs on it, and nothing else does
    "You may draw a card and you may gain 1 lore.": seq(ef.May(DRAW, YOU), ef.May(LORE, YOU)),
    "You may look at the top card of your deck, then you may put it on the bottom of your deck.": ef.May(
        seq(ef.LookAtTop(YOU, N(1)), ef.May(ef.Move(IT, ef.Destination(Zone.DECK)), YOU)), YOU
    ),
    "Draw a card. If you have an item in play, you may gain 1 lore instead.": ef.If(
        co.Exists(MY_ITEM), ef.IfDo(ef.May(LORE, YOU), ef.Nothing(), DRAW), DRAW
    ),
    # some of those that were picked
    "Choose 2 characters of yours. Banish one of them.": seq(
        ef.Pick(ta.Chosen(MINE, 2)), ef.Banish(ta.Chosen(ta.Filter(tests=(ta.IsRef(ta.It()),)), silent=True))
    ),
    "Chosen opponent chooses 2 of their items and banishes one of those cards.": ef.EachDoes(
        RIVAL,
        seq(
            ef.Pick(ta.Chosen(THEIR_ITEM, 2, by=Who.THAT_PLAYER, label="those")),
            ef.Banish(ta.Chosen(ta.Filter(tests=(ta.IsRef(ta.It("those")),)), by=Who.THAT_PLAYER, silent=True)),
        ),
    ),
    # players who are chosen in a sentence of their own
    "Choose a player. They discard 2 cards.": ef.EachDoes(ta.Players(Who.CHOSEN_PLAYER), tosses(THEY, N(2))),
    "Choose an opponent. That player loses 1 lore.": ef.EachDoes(RIVAL, ef.LoseLore(THEY, N(1))),
    "Choose an opponent. They may draw a card.": ef.EachDoes(RIVAL, ef.May(ef.Draw(THEY, N(1)), THEY)),
    "Choose any number of players. They lose 1 lore each.": ef.EachDoes(
        ta.Players(Who.CHOSEN_PLAYERS), ef.LoseLore(THEY, N(1))
    ),
    "Each opponent puts cards at random from their hand on the bottom of their deck "
    "until they have 4 cards in their hand.": ef.EachDoes(OPPONENTS, ef.Move(
        ta.AtRandom(ta.Filter(whose=Whose.THAT_PLAYERS, zone=Zone.HAND),
                    am.Minus(am.CardsInHand(Who.THAT_PLAYER), N(4))), ef.Destination(Zone.DECK))),
    "Each opponent loses 1 lore for each item they have in play.": ef.EachDoes(
        OPPONENTS, ef.LoseLore(THEY, am.Count(THEIR_ITEM))
    ),
    "Gain 2 ink drops.": ef.GetInkDrops(YOU, N(2)),
    "Each opponent loses 1 ink drop.": ef.RemoveInkDrops(OPPONENTS, N(1)),
    "You may remove an ink drop to draw a card.": ef.May(ef.IfDo(ef.RemoveInkDrops(YOU, N(1)), DRAW), YOU),
    "This turn, the next time chosen character would take damage, they take no damage instead.": ef.Shield(
        SOMEBODY, TURN, taken=True
    ),
    "You pay 2 ⬡ less for the next character you play with cost 5 or more this turn.": ef.Impose(
        (pr.Imposed(pr.PayLess(
            ta.Filter((CardType.CHARACTER,), tests=(ta.Compare(Stat.COST, True, N(5)),)), N(2), times=Times.NEXT)),),
        TURN,
    ),
    "Until the start of your next turn, whenever you play a song, draw a card and gain 1 lore.": ef.Whenever(
        (Trigger(EventKind.PLAYED, subject=SONG, who=Who.YOU),), seq(DRAW, LORE), NEXT
    ),
    "This turn, the next time you play a song, draw a card.": ef.Whenever(
        (Trigger(EventKind.PLAYED, subject=SONG, who=Who.YOU),), DRAW, TURN, once=True
    ),
    "The next time chosen character would take damage this turn, they take no damage instead.": ef.Shield(
        SOMEBODY, TURN, taken=True
    ),
    # so much, and more
    "Draw a card plus 1 for each item you have in play.": ef.Draw(YOU, am.Plus(MY_ITEMS, 1)),
    "Deal 2 damage plus 1 for each item you have in play to chosen character.": ef.DealDamage(
        SOMEBODY, am.Plus(MY_ITEMS, 2)
    ),
    "Draw 2 cards from the top of your deck.": ef.Draw(YOU, N(2)),
    "Each opponent draws a card from the bottom of their deck.": ef.Draw(OPPONENTS, N(1), bottom=True),
    "Remove up to 3 damage total from your characters.": ef.RemoveDamage(ta.Each(MINE), N(3), up_to=True, total=True),
    "Chosen character gains Rush and, if you have an item in play, gains Ward and Evasive this turn.": seq(
        ef.Give(SOMEBODY, (RUSH,), TURN), ef.If(co.Exists(MY_ITEM), ef.Give(IT, (WARD, EVASIVE), TURN))
    ),
    # if not
    "If you have an item in play, draw a card. If you don't, gain 1 lore.": ef.If(co.Exists(MY_ITEM), DRAW, LORE),
    "You may draw a card. If you don't and you have an item in play, gain 1 lore.": ef.IfDo(
        ef.May(DRAW, YOU), ef.Nothing(), ef.If(co.Exists(MY_ITEM), LORE)
    ),
    "Each opponent may choose and discard a card. Otherwise, they lose 1 lore.": ef.EachDoes(
        OPPONENTS, ef.IfDo(ef.May(tosses(THEY, N(1)), THEY), ef.Nothing(), ef.LoseLore(THEY, N(1)))
    ),
    "For each opponent, draw a card.": ef.EachDoes(OPPONENTS, DRAW),
    # of those who revealed
    "Each opponent reveals the top card of their deck. Each opponent who reveals an item card loses 1 lore.":
        ef.EachDoes(
            OPPONENTS, seq(ef.LookAtTop(THEY, N(1), reveal=True), ef.If(co.Is(ta.It(), ITEM), ef.LoseLore(THEY, N(1))))
        ),
    "Each player reveals the top card of their deck. Each player who revealed a song card this way may draw a card.":
        ef.EachDoes(
            EVERYBODY,
            seq(ef.LookAtTop(THEY, N(1), reveal=True), ef.If(co.Is(ta.It(), SONG), ef.May(ef.Draw(THEY, N(1)), THEY))),
        ),
    # at a later time, and besides
    "Each opponent discards a card at the end of this turn.": ef.Later(Moment.END_OF_TURN, tosses(OPPONENTS, N(1))),
    "Chosen character gains Rush this turn. If you have an item in play, they also gain Ward this turn.": seq(
        ef.Give(SOMEBODY, (RUSH,), TURN), ef.If(co.Exists(MY_ITEM), ef.Give(IT, (WARD,), TURN))
    ),
    # the next one
    "The next character you play this turn enters play exerted.": ef.Impose(
        (pr.Imposed(pr.EntersExerted(CHARACTER, Times.NEXT)),), TURN
    ),
    "The next character you play this turn gains Rush this turn.": ef.Whenever(
        (Trigger(EventKind.PLAYED, subject=CHARACTER, who=Who.YOU),),
        ef.Give(ta.The(ta.Subject()), (RUSH,), TURN), TURN, once=True,
    ),
    "You pay 1 ⬡ less for the next character you play this turn for each item you have in play.": ef.ForEachTime(
        MY_ITEMS, ef.Impose((pr.Imposed(pr.PayLess(CHARACTER, N(1), times=Times.NEXT)),), TURN)
    ),
}


@pytest.mark.parametrize("text", ACTIONS)
def test_what_an_action_says(text: str) -> None:
    read = shared_reader().read_text("effect", "", text)
    assert isinstance(read, TextReading), read
    assert alike(read.meaning, ACTIONS[text])


def when(trigger: Trigger, effect: ef.Effect) -> Triggered:
    return Triggered((trigger,), effect)


HURT = Trigger(EventKind.DAMAGE_TAKEN, subject=ta.This())
HOME = (Zone.HAND, Zone.DISCARD, Zone.DECK, Zone.UNDER)


def price(*parts: cs.CostPart, shift: bool = False) -> tuple[pr.Imposed, ...]:
    return (pr.Imposed(pr.AlternateCost(cs.Cost(parts=parts), shift)),)


ABILITIES: dict[str, Any] = {
    "Once during your turn, you may draw a card. If you do, choose and discard a card. Then, gain 1 lore.": Activated(
        cs.Cost(), ef.IfDo(DRAW, seq(tosses(YOU, N(1)), LORE)), limit=Limit.ONCE, option=True
    ),
    "Once per turn, if you have an item in play, you may pay 1 ⬡ to draw a card.": Activated(
        cs.Cost(1), DRAW, limit=Limit.ONCE, condition=co.Exists(MY_ITEM), option=True
    ),
    "Whenever this character takes damage, gain that much lore.": when(HURT, ef.GainLore(YOU, am.EventAmount())),
    "Whenever this character takes damage, put that many damage counters on chosen opposing character.": when(
        HURT, ef.PutDamage(ENEMY, am.EventAmount())
    ),
    "This character gets +1 ¤ and +1 ⛉ for each item you have in play.": Static(
        affects=ta.This(), properties=(plus(Stat.STRENGTH, MY_ITEMS), plus(Stat.WILLPOWER, MY_ITEMS))
    ),
    "You may banish one of your items to play this character for free.": Static(
        rules=price(cs.BanishCards(MY_ITEM)), zones=HOME
    ),
    "You may choose and discard 2 song cards to shift this character for free.": Static(
        rules=price(cs.DiscardCards(ta.Filter(SONG.types, Whose.YOURS, Zone.HAND, SONG.tests), 2), shift=True),
        zones=HOME,
    ),
    "If you have an item in play, you may exert 2 characters of yours to play this item for free.": Static(
        condition=co.Exists(MY_ITEM), rules=price(cs.ExertCards(MINE, 2)), zones=HOME
    ),
}


@pytest.mark.parametrize("text", ABILITIES)
def test_what_an_ability_says(text: str) -> None:
    read = shared_reader().read_text("static", "", text)
    assert isinstance(read, TextReading), read
    assert alike(read.meaning, ABILITIES[text])


@pytest.mark.parametrize(
    "text",
    [
        # the wrong thing, or the wrong number of things
        "Draw 2 lore.", "Gain 2 cards.", "Get 2 cards.", "Draw an item card.", "Deal 2 lore to chosen character.",
        "Deal 2 damage counters to chosen character.", "Discard 2 damage.", "Discard an item card at random.",
        "Draw any number of cards.",
        # said of nothing
        "Deal 3 damage.", "They draw a card.", "Each opponent loses that much lore.", "Banish one of their items.",
        "You may banish one of their items.", "Each opponent loses 1 lore. They draw a card.",
        "Choose any number of players.", "Choose any number of players. Draw a card.",
        # one player stops it, and that player is known
        "Draw 2 cards unless each opponent pays 1 ⬡.", "Draw a card and banish chosen item unless its player pays 1 ⬡.",
        # modes that are chosen, and modes for such cards
        "Choose one: • Character, draw a card. • Item, gain 1 lore.",
        "If its card type is: • Draw a card. • Item, gain 1 lore.",
        # more than is said
        "This turn, the next time chosen character would take 3 or more damage, they take no damage instead.",
        "This turn, the next time chosen character would be banished, they take no damage instead.",
        "Draw a card. If you have a location in play, if you have an item in play, draw 2 cards instead.",
        "You pay 1 ⬡ more for the next item you play this turn.",
        "This turn, the next time one of your characters would take damage, they take no damage instead.",
        "Remove all damage total from your characters.",
        "The next character you play this turn enters play with 2 damage.",
        # others have revealed
        "Each player reveals the top card of their deck. Each opponent who reveals an item card loses 1 lore.",
        "Each player who reveals an item card draws a card.",
        # hanging on nothing
        "If you do, draw a card.", "Otherwise, draw a card.", "If you have an item in play, draw 2 cards instead.",
        "If you have an item in play, otherwise, draw a card.", "This damage can't be reduced by Resist.",
        # not what can be said at that time
        "Chosen character can't quest at the start of their next turn.",
        "At the start of their next turn, draw a card.",
        "Until the start of their next turn, whenever this character quests, draw a card.",
        "Draw a card, gain 1 lore or deal 1 damage to chosen character.",
    ],
)
def test_what_says_nothing_is_refused(text: str) -> None:
    assert isinstance(shared_reader().read_text("effect", "", text), Unread)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this character banishes another character in a challenge, gain that much lore.",
        "Once during your turn, draw a card.",
        "Once during your turn, you may draw a card. Gain 1 lore.",
    ],
)
def test_no_number_of_a_banishment_and_no_option_without_may(text: str) -> None:
    assert isinstance(shared_reader().read_text("triggered", "", text), Unread)
