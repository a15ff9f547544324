"""Test actions: every way to join effects and every effect."""

from __future__ import annotations

from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import CardDefinition, Triggered
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import (
    AfterPlay,
    CardType,
    DeckEnd,
    DiscardBy,
    Doing,
    EventKind,
    Keyword,
    Limit,
    Moment,
    Order,
    PlayWay,
    Quantity,
    Stat,
    Times,
    Until,
    Who,
    Whose,
    Zone,
)

from .making import (
    ANY_IN_HAND,
    CHARACTER,
    CHOSEN_OPPONENT,
    CHOSEN_PLAYER,
    EACH_OPPONENT,
    EACH_PLAYER,
    ITEM,
    LOCATION,
    MINE,
    MY_DISCARD,
    MY_HAND,
    MY_LOCATION,
    ONE,
    ONE_OF_MINE,
    ONE_OF_THEIRS,
    THAT_PLAYER,
    THEIRS,
    TO_BOTTOM,
    TO_HAND,
    TO_TOP,
    WHEN_BANISHED,
    YOU,
    N,
    action,
    keyword,
    may,
    of_kind,
    with_tests,
)


def actions() -> list[CardDefinition]:
    """In a fixed order, which the golden games rely on."""
    return [
        *players_and_hands(),
        *deck_and_inkwell(),
        *damage_and_zones(),
        *plays_and_gifts(),
        *choices_and_repeats(),
    ]


def players_and_hands() -> list[CardDefinition]:
    """Cards drawn and discarded, hands shown, lore, ink drops."""
    return [
        action("Draw Two", 2, ef.Draw(YOU, N(2))),
        action("Draw From Below", 1, ef.Draw(CHOSEN_PLAYER, N(1), bottom=True)),
        action("Everyone Discards", 2, ef.Discard(EACH_PLAYER, N(1), ANY_IN_HAND), song=True),
        action("Look And Discard", 2, ef.Discard(
            CHOSEN_OPPONENT, N(1), ta.Filter(zone=Zone.HAND, tests=(ta.Not(ta.Inkable()),)), Who.YOU, reveal=True)),
        action("Blind Discard", 1, ef.Discard(EACH_OPPONENT, N(1), ANY_IN_HAND, by=DiscardBy.RANDOM)),
        action("New Hand", 4, ef.Sequence((
            ef.Discard(YOU, N(0), ANY_IN_HAND, by=DiscardBy.WHOLE_HAND),
            ef.Draw(YOU, am.AtMost(am.Plus(am.Done(), 1), 5))))),
        action("Up To Two", 1, ef.IfDo(ef.Discard(YOU, N(2), MY_HAND, by=DiscardBy.UP_TO), ef.Draw(YOU, am.Done()))),
        action("Show Hands", 1, ef.Sequence((ef.RevealHand(EACH_OPPONENT), ef.Draw(YOU, N(1))))),
        action("Peek", 1, ef.RevealHand(CHOSEN_OPPONENT, to_you_only=True)),
        action("Steal Lore", 3, ef.Sequence((
            ef.LoseLore(EACH_OPPONENT, N(1)), ef.GainLore(YOU, am.Done()))), song=True),
        action("Drops", 1, ef.GetInkDrops(YOU, N(2))),
        action("Dry Up", 1, ef.IfDo(ef.LoseInkDrops(YOU, N(1)), ef.LoseInkDrops(EACH_OPPONENT, N(2)))),
        action("Reshuffle", 1, ef.Sequence((
            ef.Move(ta.Each(MY_DISCARD), ef.Destination(Zone.DECK, end=DeckEnd.SHUFFLED)), ef.Shuffle(YOU)))),
    ]


def deck_and_inkwell() -> list[CardDefinition]:
    """What is looked at, revealed, searched for and put back."""
    return [
        action("Mill", 1, ef.Sequence((
            ef.Mill(CHOSEN_PLAYER, N(2)),
            ef.If(co.Is(ta.It(), of_kind(CardType.CHARACTER, Whose.ANY, Zone.DISCARD)), ef.GainLore(YOU, N(1)),
                  ef.Draw(YOU, N(1)))))),
        action("Ramp", 2, ef.InkTop(YOU, N(1), exerted=False)),
        action("Guess", 1, ef.Sequence((
            ef.NameCard(YOU), ef.LookAtTop(YOU, N(1), reveal=True),
            ef.If(co.Is(ta.It(), ta.Filter(tests=(ta.NamedAs(ta.It()), ta.Song()))),
                  ef.Take(ta.Filter(), 1, TO_HAND, quantity=Quantity.EVERY)),
            ef.PutTopOrBottom()))),
        action("Scry", 2, ef.Sequence((
            ef.LookAtTop(YOU, N(4)),
            ef.Take(ta.Filter((CardType.CHARACTER, CardType.ITEM)), 1, TO_HAND, Quantity.UP_TO, reveal=True),
            ef.PutRest(TO_BOTTOM)))),
        action("Sort", 1, ef.Sequence((ef.LookAtTop(YOU, N(3)), ef.PutRest(TO_TOP)))),
        action("Sift", 1, ef.Sequence((ef.LookAtTop(CHOSEN_PLAYER, N(2)), ef.PutTopOrBottom(True)))),
        action("Well", 2, ef.Sequence((
            ef.LookAtInkwell(YOU), ef.Take(ta.Filter(), 1, TO_HAND),
            ef.Move(ta.Chosen(MY_HAND, silent=True), ef.Destination(Zone.INKWELL, exerted=True))))),
        action("Reveal Until", 3, ef.Sequence((
            ef.RevealUntil(YOU, ta.Filter(types=(CardType.CHARACTER,))),
            ef.Move(ta.The(ta.It()), TO_HAND), ef.PutRest(ef.Destination(Zone.DECK, order=Order.RANDOM))))),
        action("Search", 3, ef.Sequence((
            ef.SearchDeck(YOU), ef.Take(ta.Filter((CardType.LOCATION, CardType.ITEM)), 1, TO_HAND, Quantity.UP_TO,
                                        reveal=True, label="found"),
            ef.Shuffle(YOU), ef.ForEachTime(am.Done(label="found"), ef.GainLore(YOU, N(1)))))),
    ]


def damage_and_zones() -> list[CardDefinition]:
    """Damage, and permanents that leave play, ready, exert or travel."""
    return [
        action("Fire", 2, ef.DealDamage(ONE, N(2)), song=True),
        action("Hail", 4, ef.DealDamage(ta.Each(THEIRS), N(1))),
        action("Bolt", 3, ef.DealDamage(ONE, am.Count(MINE), unreduced=True)),
        action("Wither", 2, ef.PutDamage(ONE_OF_THEIRS, N(1)), song=True),
        action("Mend", 1, ef.Sequence((
            ef.RemoveDamage(ONE, N(3), up_to=True), ef.If(co.DidIt(), ef.Draw(YOU, N(1)))))),
        action("Mend All", 2, ef.RemoveDamage(ta.Each(MINE), N(4), up_to=True, total=True)),
        action("Cleanse", 1, ef.RemoveDamage(ta.Chosen(with_tests(CHARACTER, ta.Damaged())), None)),
        action("Shift Wounds", 1, ef.MoveDamage(ONE_OF_MINE, ONE_OF_THEIRS, N(2), up_to=True)),
        action("Take Wounds", 1, ef.MoveDamage(ta.Each(with_tests(MINE, ta.Damaged())), ONE, None)),
        action("Banishment", 5, ef.Banish(ONE), keyword(Keyword.SING_TOGETHER, 7), song=True),
        action("Clear Items", 2, ef.Banish(ta.Chosen(ITEM, 2, quantity=Quantity.UP_TO))),
        action("Raze", 2, ef.Banish(ta.Chosen(LOCATION))),
        action("Purge", 7, ef.Banish(ta.Each(with_tests(CHARACTER, ta.Exerted())))),
        action("Tire", 2, ef.Exert(ta.Chosen(with_tests(CHARACTER, ta.Ready())))),
        action("Wake", 2, ef.Sequence((
            ef.Ready(ta.Chosen(MINE, label="woken")),
            ef.Give(ta.The(ta.It("woken")), (pr.Cant(Doing.QUEST),), Until.THIS_TURN)))),
        action("Dry Wells", 3, ef.ExertInk(EACH_OPPONENT)),
        action("Fill Wells", 4, ef.ExertInk(YOU, ready=True)),
        action("Return", 2, ef.Move(ONE, TO_HAND), song=True),
        action("Regrow", 1, ef.Move(ta.Chosen(of_kind(CardType.CHARACTER, Whose.YOURS, Zone.DISCARD)), TO_HAND)),
        action("Sink", 3, ef.Move(ONE_OF_THEIRS, ef.Destination(Zone.INKWELL, exerted=True))),
        action("To The Bottom", 3, ef.Move(ta.Chosen(CHARACTER, 2, quantity=Quantity.UP_TO), TO_BOTTOM)),
        action("Pile", 1, ef.PutUnder(ONE_OF_MINE, ta.Chosen(MY_DISCARD, silent=True), facedown=False)),
        action("Swallow", 3, ef.PutUnder(ta.Chosen(MINE, label="host"), ta.Chosen(
            with_tests(MINE, ta.Other()), quantity=Quantity.UP_TO, silent=True))),
        action("Unpile", 1, ef.CardsFromUnder(ta.Chosen(with_tests(MINE, ta.HasCardUnder())), TO_HAND)),
        action("Unpile Some", 1, ef.CardsFromUnder(ta.Each(MINE), ef.Destination(Zone.DISCARD), any_number=True)),
        action("Travel", 1, ef.MoveToLocation(ta.Chosen(MINE, 2, quantity=Quantity.UP_TO), ta.Chosen(MY_LOCATION))),
    ]


def plays_and_gifts() -> list[CardDefinition]:
    """Cards played by an effect, and what lasts for a while."""
    return [
        action("Summon", 3, may(ef.PlayCard(of_kind(
            CardType.CHARACTER, Whose.YOURS, Zone.HAND, ta.Compare(Stat.COST, False, N(4)))))),
        action("Summon Paid", 1, may(ef.PlayCard(MY_HAND, way=PlayWay.PAID, exerted=True, label="new"))),
        action("Encore", 3, may(ef.PlayCard(of_kind(
            CardType.ACTION, Whose.YOURS, Zone.DISCARD, ta.Compare(Stat.COST, False, N(3))),
            after=AfterPlay.BOTTOM_AT_ONCE))),
        action("Free Shift", 3, may(ef.PlayCard(MY_HAND, way=PlayWay.SHIFTED_FREE))),
        action("Play Or Shift", 4, may(ef.PlayCard(
            of_kind(CardType.CHARACTER, Whose.YOURS, Zone.HAND), way=PlayWay.FREE_OR_SHIFTED))),
        action("Strengthen", 1, ef.Give(ONE, (
            pr.Changes(Stat.STRENGTH, N(3)), pr.HasKeyword(Keyword.RESIST, N(1)),
            pr.HasKeyword(Keyword.CHALLENGER, N(1))), Until.THIS_TURN)),
        action("Weaken", 1, ef.Give(ONE_OF_THEIRS, (
            pr.Changes(Stat.STRENGTH, N(2), negative=True), pr.LosesKeyword(Keyword.EVASIVE),
            pr.CantGainKeyword(Keyword.WARD)), Until.START_OF_YOUR_NEXT_TURN), song=True),
        action("Freeze", 2, ef.Give(ONE_OF_THEIRS, (pr.Cant(Doing.READY_AT_START),), Until.START_OF_THEIR_NEXT_TURN)),
        action("Hold Back", 1, ef.Give(ONE_OF_THEIRS, (pr.Cant(Doing.CHALLENGE),), Until.THEIR_NEXT_TURN)),
        action("Rally", 2, ef.Give(ta.Each(MINE), (
            pr.HasAbility(Triggered(WHEN_BANISHED, ef.Draw(YOU, N(1)), name="Rallied")),), Until.THIS_TURN,
            open_set=True)),
        action("Bold", 2, ef.Give(ONE_OF_MINE, (
            pr.Can(Doing.CHALLENGE_READY, versus=with_tests(THEIRS, ta.Damaged())), pr.ExtraDamage(N(1)),
            pr.DealsDamageWith(Stat.WILLPOWER)), Until.THIS_TURN)),
        action("Ban Actions", 2, ef.Impose((pr.Imposed(
            pr.CantPlay(ta.Filter(types=(CardType.ACTION,))), Who.EACH_OPPONENT),), Until.START_OF_YOUR_NEXT_TURN)),
        action("Discount", 1, ef.Impose((pr.Imposed(pr.PayLess(
            ta.Filter(types=(CardType.CHARACTER,)), N(2), times=Times.NEXT)),), Until.THIS_TURN)),
        action("Watch Quests", 2, ef.Whenever((Trigger(EventKind.QUESTED, subject=MINE),), ef.Draw(YOU, N(1)),
                                              Until.THIS_TURN)),
        action("Next Banish", 1, ef.Whenever((Trigger(EventKind.BANISHED, subject=CHARACTER),), ef.GainLore(YOU, N(2)),
                                             Until.START_OF_YOUR_NEXT_TURN, once=True)),
        action("Borrowed Time", 2, ef.Sequence((
            ef.Ready(ta.Chosen(MINE, label="it")), ef.Later(Moment.END_OF_TURN, ef.Banish(ta.The(ta.It("it"))))))),
        action("Prepare", 1, ef.Later(Moment.END_OF_YOUR_TURN, ef.ChooseOne((
            ef.Draw(YOU, N(1)), ef.GainLore(YOU, N(1))), YOU))),
        action("Ward Off", 1, ef.Shield(ONE_OF_MINE, Until.START_OF_YOUR_NEXT_TURN)),
        action("Ward All", 3, ef.Shield(ta.Each(MINE), Until.THIS_TURN, once=False, taken=True)),
    ]


def choices_and_repeats() -> list[CardDefinition]:
    """Choices, conditions, repetitions and amounts."""
    return [
        action("Choose", 3, ef.ChooseOne((
            ef.Draw(YOU, N(1)), ef.DealDamage(ONE, N(1)), ef.GainLore(YOU, N(1))), YOU,
            all_if=co.Exists(MINE, 3)), song=True),
        action("Either", 2, ef.Either((
            ef.Banish(ta.Chosen(ITEM)), ef.Discard(CHOSEN_OPPONENT, N(1), ANY_IN_HAND)), CHOSEN_OPPONENT)),
        action("Ransom", 2, ef.UnlessPays(CHOSEN_OPPONENT, 1, ef.LoseLore(THAT_PLAYER, N(2)))),
        action("Each In Turn", 3, ef.EachDoes(EACH_OPPONENT, ef.Exert(ta.Chosen(
            ta.Filter((CardType.CHARACTER,), Whose.THAT_PLAYERS), by=Who.THAT_PLAYER)))),
        action("Any Players", 1, ef.Draw(ta.Players(Who.CHOSEN_PLAYERS), N(1))),
        action("Another Player", 1, ef.Sequence((
            ef.Draw(ta.Players(Who.ANOTHER_CHOSEN_PLAYER), N(1)), ef.Draw(YOU, N(2))))),
        action("Each Object", 3, ef.ForEachObject(ta.Each(THEIRS), ef.DealDamage(
            ta.The(ta.It()), am.StatOf(Stat.LORE, ta.It())))),
        action("Again", 1, ef.RepeatWhile(
            ef.Mill(YOU, N(1)), co.Is(ta.It(), of_kind(CardType.ACTION, Whose.ANY, Zone.DISCARD)))),
        action("Pay For It", 1, may(ef.IfDo(ef.PayInk(1, YOU), ef.Draw(YOU, N(2)), ef.GainLore(YOU, N(1))))),
        action("Small Sum", 4, ef.Banish(ta.Chosen(
            THEIRS, quantity=Quantity.ANY_NUMBER, total=Stat.COST, total_at_most=N(4)))),
        action("Random Return", 2, ef.Move(ta.AtRandom(of_kind(
            CardType.CHARACTER, Whose.YOURS, Zone.DISCARD), N(2)), TO_HAND)),
        action("Both", 2, ef.Give(ta.Both((ONE_OF_MINE, ta.Chosen(with_tests(MINE, ta.Other())))), (
            pr.Changes(Stat.LORE, N(1)),), Until.THIS_TURN)),
        action("Hand Limit", 2, ef.EachDoes(
            ta.Players(Who.EACH_PLAYER, co.CompareAmounts(am.CardsInHand(Who.THAT_PLAYER), N(4), more=True)),
            ef.Discard(THAT_PLAYER, am.Minus(am.CardsInHand(Who.THAT_PLAYER), N(4)), ANY_IN_HAND))),
        action("Most Cards", 1, ef.Discard(ta.Players(Who.MOST_CARDS_IN_HAND), N(1), ANY_IN_HAND)),
        action("Nothing At All", 0, ef.Nothing()),
        action("Mark", 2, ef.Sequence((
            ef.Pick(ta.Chosen(MINE, label="marked")), ef.Remember("strong", am.StatOf(Stat.STRENGTH, ta.It("marked"))),
            ef.DealDamage(ONE_OF_THEIRS, am.Remembered("strong"))))),
        action("Unmask", 1, ef.Sequence((
            ef.Pick(ta.Chosen(MY_HAND, silent=True)), ef.Remember("shown"), ef.Reveal(ta.It("shown")),
            ef.Draw(YOU, am.AtMost(am.InkDropsOf(Who.YOU), 2))))),
        action("Standing Ovation", 3, ef.Sequence((
            ef.Ready(ta.The(ta.Singers())), ef.GainLore(YOU, am.AtMost(am.Highest(Stat.LORE, MINE), 2)))), song=True),
        action("Full House", 2, ef.Draw(YOU, am.HowMany(Who.EACH_PLAYER))),
        action("Chorus", 4, ef.If(
            co.SangBy(2), ef.GainLore(YOU, N(2)), ef.Limited(Limit.ONCE, ef.Draw(YOU, N(1)))),
            keyword(Keyword.SING_TOGETHER, 6), song=True),
    ]
