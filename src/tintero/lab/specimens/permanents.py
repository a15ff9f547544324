"""Test characters, items and locations: every keyword, kind of ability, property, rule, cost and condition."""

from __future__ import annotations

from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import cost as ac
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import (
    Activated,
    CardDefinition,
    CountsAsNamed,
    DeckRule,
    Replacement,
    ShiftKind,
    Static,
    Triggered,
)
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import (
    CardType,
    Did,
    Doing,
    EventKind,
    How,
    Keyword,
    Limit,
    Moment,
    Payment,
    PlayWay,
    Quantity,
    Role,
    ShiftBase,
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
    EACH_OPPONENT,
    EACH_PLAYER,
    ITEM,
    MINE,
    MY_DISCARD,
    MY_HAND,
    MY_LOCATION,
    ONE,
    ONE_OF_MINE,
    ONE_OF_THEIRS,
    THEIRS,
    TO_HAND,
    WHEN_BANISHED,
    WHEN_PLAYED,
    WHEN_QUESTS,
    YOU,
    N,
    character,
    item,
    keyword,
    location,
    may,
    of_kind,
    shift,
    with_tests,
)


def keyword_bearers() -> list[CardDefinition]:
    return [
        character("Ann - Plain", 1, 1, 2, 1),
        character("Ben - Sturdy", 3, 3, 5, 1, classes=("Dreamborn", "Hero")),
        character("Cat - Alert", 2, 2, 2, 1, keyword(Keyword.ALERT)),
        character("Dan - Guard", 3, 2, 5, 1, keyword(Keyword.BODYGUARD), classes=("Storyborn", "Hero")),
        character("Eve - Boosted", 2, 1, 4, 1, keyword(Keyword.BOOST, 1)),
        character("Fay - Challenger", 2, 1, 3, 1, keyword(Keyword.CHALLENGER, 2)),
        character("Gus - Evasive", 3, 2, 3, 2, keyword(Keyword.EVASIVE)),
        character("Hal - Reckless", 2, 4, 3, 0, keyword(Keyword.RECKLESS)),
        character("Ida - Resistant", 4, 3, 4, 1, keyword(Keyword.RESIST, 1)),
        character("Jim - Rushing", 3, 3, 2, 1, keyword(Keyword.RUSH)),
        character("Kay - Singer", 2, 1, 3, 1, keyword(Keyword.SINGER, 5)),
        character("Lea - Supporter", 2, 2, 2, 1, keyword(Keyword.SUPPORT)),
        character("Max - Vanishing", 2, 3, 3, 1, keyword(Keyword.VANISH)),
        character("Nan - Warded", 2, 1, 2, 2, keyword(Keyword.WARD)),
        character("Oda - Adventurous", 2, 2, 3, 2, keyword(Keyword.ADVENTUROUS)),
        character("Ann - Shifted", 4, 4, 4, 2, shift(ac.Cost(ink=2)), inkable=False),
        character("Morph - Universal", 5, 4, 5, 2, shift(ac.Cost(ink=3), ShiftKind(ShiftBase.ANY_CHARACTER))),
        character("Pia - Hero Shift", 5, 3, 6, 2, shift(ac.Cost(ink=3), ShiftKind(ShiftBase.CLASSIFICATION, "Hero"))),
        character("Ann and Ben", 6, 6, 6, 2, shift(ac.Cost(ink=3), ShiftKind(ShiftBase.TWO_NAMES)),
                  CountsAsNamed(("Ann", "Ben"))),
        character("Ann & Cat", 6, 5, 6, 2, shift(ac.Cost(ink=2), ShiftKind(ShiftBase.ONE_OR_TWO_NAMES)),
                  CountsAsNamed(("Ann", "Cat"))),
        character("Ben - Fleeting", 4, 5, 4, 2, shift(ac.Cost(ink=1), ShiftKind(temporary=True))),
        character("Cat - Discarding", 5, 4, 4, 2, shift(ac.Cost(parts=(ac.DiscardCards(MY_HAND, 1),)))),
        character("Toy - From Potato", 5, 4, 4, 2, shift(ac.Cost(ink=1), ShiftKind(ShiftBase.ITEM, "Potato")),
                  DeckRule("deck")),
        item("Potato", 1),
    ]


def permanents() -> list[CardDefinition]:
    return [*triggered_ones(), *more_triggered_ones(), *static_ones(), *rule_makers(), *activated_ones()]


def triggered_ones() -> list[CardDefinition]:
    return [
        character("Amy - Draws", 3, 2, 2, 1, Triggered(WHEN_PLAYED, may(ef.Draw(YOU, N(1))), name="Greeting")),
        character("Bob - Last Words", 2, 2, 1, 1, Triggered(WHEN_BANISHED, ef.Move(ta.THIS, TO_HAND), name="Back")),
        character("Cid - Quester", 3, 1, 4, 1, Triggered(
            WHEN_QUESTS, ef.DealDamage(ONE, am.StatOf(Stat.STRENGTH, ta.This())), name="Sting", limit=Limit.ONCE)),
        character("Dot - Avenger", 4, 3, 3, 1, Triggered(
            (Trigger(EventKind.BANISHED, subject=with_tests(MINE, ta.Other()), how=How.IN_CHALLENGE),),
            may(ef.Banish(ta.The(ta.Object()))), name="Avenge")),
        character("Eli - Counter", 2, 2, 3, 1, Triggered(
            (Trigger(EventKind.PLAYED, of_kind(CardType.ACTION, Whose.YOURS, Zone.PLAY), who=Who.YOU, ordinal=2),),
            ef.GainLore(YOU, N(1)), name="Second")),
        character("Flo - Start", 3, 1, 4, 1, Triggered(
            (Trigger(EventKind.STEP_BEGAN, who=Who.YOU, how=How.START_OF_TURN),),
            ef.If(co.And((co.YourTurn(), co.Negated(co.AllInkExerted()))), ef.RemoveDamage(ta.Each(MINE), N(1))),
            name="Morning")),
        character("Gil - End", 3, 2, 3, 1, Triggered(
            (Trigger(EventKind.TURN_ENDS, who=Who.YOU, gate=co.Or((
                co.ThisTurn(EventKind.QUESTED), co.EventOrdinal(EventKind.PLAYED, 2)))),),
            ef.Draw(YOU, am.AtMost(am.Happened(EventKind.QUESTED), 2)), name="Evening")),
        character("Hob - Inker", 2, 2, 2, 1, Triggered(
            (Trigger(EventKind.INKED, who=Who.YOU),), ef.Give(ta.THIS, (pr.Changes(Stat.LORE, N(1)),), Until.THIS_TURN),
            name="Wet", limit=Limit.TWICE)),
        character("Ivy - Thorned", 3, 1, 5, 1, Triggered(
            (Trigger(EventKind.DAMAGE_TAKEN, subject=ta.This(), at_least=2),),
            ef.DealDamage(ta.The(ta.Object()), am.EventAmount(), source=ta.This()), name="Thorns")),
        character("Jan - Discarded", 2, 2, 2, 1, Triggered(
            (Trigger(EventKind.DISCARDED, subject=ta.This()),), may(ef.Move(ta.THIS, TO_HAND)), name="Spring",
            zones=(Zone.DISCARD,))),
        character("Ken - Challenged", 4, 2, 5, 1, Triggered(
            (Trigger(EventKind.CHALLENGED, object=ta.This()),),
            ef.Give(ta.The(ta.Subject()), (pr.Changes(Stat.STRENGTH, N(1), negative=True),), Until.THIS_CHALLENGE),
            name="Parry"), Triggered((Trigger(EventKind.CHALLENGE_ENDED, subject=ta.This()),), ef.Later(
                Moment.AFTER_CHALLENGE, ef.Draw(YOU, N(1))), name="Aftermath")),
        character("Lou - Singer's Friend", 3, 2, 4, 1, Triggered(
            (Trigger(EventKind.SANG, subject=MINE),), may(ef.Sequence((
                ef.Draw(YOU, N(1)), ef.Discard(YOU, N(1), ANY_IN_HAND)))), name="Tune")),
        character("Mia - Traveller", 2, 2, 3, 1, Triggered(
            (Trigger(EventKind.MOVED, subject=ta.This()),), ef.GainLore(YOU, N(1)), name="Journey")),
    ]


def more_triggered_ones() -> list[CardDefinition]:
    return [
        character("Ned - Shift Watcher", 4, 3, 4, 1, Triggered(WHEN_PLAYED, ef.If(
            co.UsedShift(ta.This()), ef.Draw(YOU, N(2)), ef.If(co.UsedInkDrop(ta.This()), ef.GainLore(YOU, N(1)))),
            name="Entrance"), shift(ac.Cost(ink=2))),
        character("Ned - Slow", 2, 1, 3, 1, Triggered(WHEN_PLAYED, ef.If(
            co.AnyPlayer(Who.EACH_OPPONENT, co.CompareAmounts(
                am.CardsInHand(Who.THAT_PLAYER), am.CardsInHand(Who.YOU), more=True)), ef.Draw(YOU, N(1))),
            name="Catch Up")),
        character("Opa - Extortion", 5, 3, 5, 2, Triggered(WHEN_PLAYED, ef.EachDoes(EACH_OPPONENT, ef.ChooseOne((
            ef.LoseLore(ta.Players(Who.THAT_PLAYER), N(1)),
            ef.Discard(ta.Players(Who.THAT_PLAYER), N(1), ANY_IN_HAND)), ta.Players(Who.THAT_PLAYER))), name="Toll")),
        character("Pam - Chosen", 3, 3, 3, 1, Triggered(
            (Trigger(EventKind.CHOSEN, subject=ta.This(), who=Who.EACH_OPPONENT),),
            ef.Discard(ta.Players(Who.THAT_PLAYER), N(1), ANY_IN_HAND), name="Curse")),
        character("Quin - Owners", 3, 2, 3, 1, Triggered(
            (Trigger(EventKind.BANISHED, subject=with_tests(CHARACTER, ta.Other())),), ef.Sequence((
                ef.Draw(ta.Players(Who.SUBJECTS_PLAYER), N(1)), ef.Mill(ta.Players(Who.EACH_OTHER_PLAYER), N(1)))),
            name="Wake")),
        character("Pug - Cover", 2, 2, 3, 1, CountsAsNamed(("Ann",)), Triggered(
            (Trigger(EventKind.PLAYED, subject=with_tests(MINE, ta.LiesOn(ta.This()))),), ef.Draw(YOU, N(1)),
            name="Covered"), Triggered(WHEN_BANISHED, may(ef.PlayCard(of_kind(
                CardType.CHARACTER, Whose.YOURS, Zone.DISCARD, ta.IsRef(ta.UnderOf(ta.This()))))), name="Below")),
        character("Rob - Lodger", 3, 2, 4, 1, Triggered(
            WHEN_QUESTS, ef.RemoveDamage(ta.The(ta.LocationOf(ta.This())), None), name="Repair"), Triggered(
            (Trigger(EventKind.CHALLENGED, who=Who.YOU),), ef.Give(ta.The(ta.Participant(Role.CHALLENGED)), (
                pr.Changes(Stat.STRENGTH, N(1), negative=True),), Until.THIS_TURN), name="Distract")),
        character("Ray - Healer", 2, 1, 4, 1, Triggered(WHEN_QUESTS, ef.Sequence((
            ef.RemoveDamage(ta.Chosen(with_tests(CHARACTER, ta.Damaged())), N(2)),
            ef.Draw(ta.Players(Who.ITS_PLAYER), N(1)))), name="Care")),
    ]


def static_ones() -> list[CardDefinition]:
    deep = ac.Cost(ink=0)
    return [
        character("Sal - Captain", 4, 2, 4, 1, Static(
            "Lead", affects=with_tests(MINE, ta.Other()), properties=(pr.Changes(Stat.STRENGTH, N(1)),))),
        character("Tom - Warding", 5, 2, 5, 1, Static(
            "Cover", co.Is(ta.This(), with_tests(CHARACTER, ta.Exerted())),
            with_tests(MINE, ta.Not(ta.WithKeyword(Keyword.WARD)), ta.Other()),
            (pr.HasKeyword(Keyword.WARD), pr.HasClassification("Hero")))),
        character("Una - Heroic", 3, 2, 4, 1, Static(
            "Valour", co.Exists(with_tests(MINE, ta.Classified(("Hero",)), ta.Other())), None,
            (pr.Changes(Stat.LORE, N(1)), pr.HasKeyword(Keyword.EVASIVE), pr.HasKeyword(Keyword.SUPPORT)))),
        character("Val - Growing", 3, 0, 4, 1, Static("Grow", None, ta.This(), (
            pr.Changes(Stat.STRENGTH, am.Count(MY_HAND)), pr.FloorOf(Stat.STRENGTH, 1),
            pr.SingsAs(am.Count(MINE))))),
        character("Wim - Restrainer", 4, 3, 3, 1, Static("Hush", None, with_tests(THEIRS, ta.Compare(
            Stat.STRENGTH, False, N(2))), (pr.Cant(Doing.CHALLENGE, versus=with_tests(CHARACTER, ta.Named(("Wim",)))),
                                          pr.Cant(Doing.SING)))),
        character("Xan - Taxing", 4, 3, 4, 1, Static("Tax", None, THEIRS, (
            pr.Cant(Doing.CHALLENGE, unless_ink=1),))),
        character("Yan - Teacher", 4, 2, 5, 1, Static("Teach", None, with_tests(MINE, ta.OfInk("Amber")), (
            pr.HasAbility(Activated(ac.Cost(exert=True), ef.Draw(YOU, N(1)), name="Learn")),))),
        character("Zoe - Silencer", 4, 3, 3, 1, Static("Silence", None, THEIRS, (pr.LosesAbility("Greeting"),))),
        character("Art - Shape", 2, 2, 2, 1, Static("Shape", None, None, (
            pr.NamedForShift(), pr.NamedForShift("Ben")))),
        character("Bea - Willing", 3, 2, 2, 1, Static("Brave", None, ta.This(), (
            pr.Changes(Stat.WILLPOWER, am.StatSum(Stat.DAMAGE, THEIRS)), pr.Can(Doing.MUST_BE_CHOSEN)))),
        character("Cal - Outnumbered", 4, 4, 4, 1, Static(
            "Odds", co.EveryPlayer(Who.EACH_OPPONENT, co.CompareAmounts(am.LoreOf(Who.THAT_PLAYER), N(5))), ta.This(),
            (pr.Changes(Stat.STRENGTH, am.DifferentInks(MINE)), pr.Changes(Stat.LORE, am.DifferentNames(MINE))))),
        character("Dee - Steadfast", 3, 2, 4, 1, Static("Steady", None, ta.This(), (
            pr.Cant(Doing.BE_DEALT_DAMAGE, versus=ITEM), pr.Cant(Doing.HAVE_DAMAGE_REMOVED)))),
        character("Ed - Guardian", 4, 2, 6, 1, Replacement(
            EventKind.DAMAGE_DEALT, ef.PutDamage(ta.THIS, am.EventAmount()), name="Take It",
            subject=with_tests(MINE, ta.Other()), optional=True)),
        character("Fia - Phoenix", 4, 3, 2, 1, Replacement(
            EventKind.BANISHED, ef.Move(ta.THIS, TO_HAND), name="Rise", subject=ta.This())),
        character("Gem - Stubborn", 3, 3, 3, 1, Replacement(
            EventKind.DAMAGE_TAKEN, ef.Nothing(), name="Shrug", subject=ta.This(), first_time_each_turn=True,
            condition=co.YourTurn(opponents=True))),
        character("Hex - Hoarder", 2, 2, 2, 1, Replacement(
            EventKind.DISCARDED, ef.Move(ta.The(ta.Subject()), ef.Destination(Zone.INKWELL, exerted=True)),
            name="Hoard")),
        item("Inkstone", 2, Replacement(
            EventKind.INK_DROP, ef.Draw(YOU, N(1)), name="Soak", first_time_each_turn=True)),
        character("Ian - Cheap Alone", 6, 5, 5, 2, Static("Alone", co.Negated(co.Exists(MINE)), rules=(
            pr.Imposed(pr.PayLess(ta.Filter(), N(3))),), zones=(Zone.HAND,))),
        character("Jo - Alternate", 5, 4, 4, 2, Static("Swap", rules=(
            pr.Imposed(pr.AlternateCost(ac.Cost(parts=(ac.BanishCards(ITEM_OF_MINE, 1),)))),
            pr.Imposed(pr.AlternateCost(deep, shift=True))), zones=(Zone.HAND,)), shift(ac.Cost(ink=3))),
        character("Jo - Base", 1, 1, 1, 1),
        character("Kit - Picky", 2, 4, 4, 2, Static("Picky", co.FirstTurnNotFirstPlayer(), rules=(
            pr.Imposed(pr.CantPlay(ta.Filter())),), zones=(Zone.HAND,))),
    ]


ITEM_OF_MINE = of_kind(CardType.ITEM, Whose.YOURS, Zone.PLAY)


def rule_makers() -> list[CardDefinition]:
    return [
        item("Cheaper Actions", 2, Static("Cheap", rules=(pr.Imposed(pr.PayLess(
            ta.Filter(types=(CardType.ACTION,)), N(1), times=Times.FIRST_EACH_TURN)),))),
        item("Dearer Items", 2, Static("Dear", rules=(pr.Imposed(pr.PayMore(
            ta.Filter(types=(CardType.ITEM,)), N(1)), Who.EACH_OPPONENT),))),
        item("Shift Help", 1, Static("Help", rules=(pr.Imposed(pr.PayLess(
            ta.Filter(types=(CardType.CHARACTER,)), N(1), payment=Payment.SHIFT)),))),
        character("Leo - Base Help", 2, 1, 3, 1, Static("Onto", rules=(pr.Imposed(pr.PayLess(
            ta.Filter(types=(CardType.CHARACTER,)), N(2), payment=Payment.SHIFT_ONTO_THIS)),)),
            CountsAsNamed(("Ann",))),
        location("Road", 1, 2, 4, 0, Static("Short Cut", rules=(pr.Imposed(pr.MoveForLess(
            MINE, MY_LOCATION, N(1), once_each_turn=True)),))),
        item("Tomb", 3, Static("Rise", rules=(pr.Imposed(pr.MayPlayFrom(of_kind(
            CardType.CHARACTER, Whose.YOURS, Zone.DISCARD, ta.Compare(Stat.COST, False, N(2))), exerted=True)),))),
        character("Mo - Crate", 3, 2, 4, 1, keyword(Keyword.BOOST, 1), Triggered(
            WHEN_QUESTS, ef.PutUnder(ta.THIS, ta.Chosen(of_kind(CardType.CHARACTER, Whose.YOURS, Zone.DISCARD)),
                                     facedown=False), name="Pack"), Static("Unpack", rules=(pr.Imposed(
            pr.MayPlayFrom(ta.Filter(whose=Whose.YOURS, zone=Zone.UNDER), free=True, under_this=True)),))),
        item("Second Well", 3, Static("More", rules=(pr.Imposed(pr.ExtraInk()),))),
        item("Grave Ink", 3, Static("Grave", rules=(pr.Imposed(pr.MayInkFrom(MY_DISCARD)),))),
        item("Wet Hands", 2, Static("Wet", rules=(pr.Imposed(pr.HandIsInkable()),))),
        character("Nat - Far Goal", 3, 2, 3, 1, Static("Far", rules=(pr.Imposed(
            pr.LoreToWin(25), Who.EACH_OPPONENT),))),
        item("No Draw", 1, Static("Dull", rules=(pr.Imposed(pr.SkipDrawStep()),)), Triggered(
            (Trigger(EventKind.STEP_BEGAN, who=Who.YOU, how=How.START_OF_TURN),), ef.LookAtTop(YOU, N(1)),
            name="Gaze")),
        character("Ole - Envy", 4, 2, 4, 1, Static("Envy", rules=(
            pr.Imposed(pr.CantGainLore(), Who.EACH_OPPONENT),), condition=co.Is(ta.This(), with_tests(
                CHARACTER, ta.Damaged())))),
        item("Safe", 2, Static("Kept", rules=(pr.Imposed(pr.CantLoseLore()), pr.Imposed(pr.CantDiscardByEffects())))),
        item("Crystal Ball", 2, Static("Clear", rules=(pr.Imposed(pr.PlaysWithTopCardFaceup()),))),
        item("Mud", 3, Static("Slow", rules=(pr.Imposed(
            pr.EntersExerted(ta.Filter(types=(CardType.CHARACTER,))), Who.EACH_OPPONENT),
            pr.Imposed(pr.InkEntersExerted(), Who.EACH_OPPONENT)))),
        item("Thorn Gate", 3, Static("Thorns", rules=(pr.Imposed(pr.EntersWithDamage(
            ta.Filter(types=(CardType.CHARACTER,)), N(1)), Who.EACH_OPPONENT),))),
        item("Lazy Gate", 1, Static("Lazy", rules=(pr.Imposed(pr.MayEnterExerted(
            ta.Filter(types=(CardType.CHARACTER,)))),))),
        item("Chains", 3, Static("Chained", rules=(
            pr.Imposed(pr.ReadiesAtMost(CardType.CHARACTER, 2), Who.EACH_OPPONENT),
            pr.Imposed(pr.OneChallengerEachTurn(), Who.EACH_OPPONENT)))),
        location("Garden", 2, 1, 5, 1, Static("Bloom", None, with_tests(CHARACTER, ta.AtLocation(here=True)), (
            pr.Changes(Stat.WILLPOWER, N(2)), pr.HasKeyword(Keyword.BODYGUARD)))),
        location("Theatre", 3, 1, 6, 1, Triggered(
            (Trigger(EventKind.QUESTED, with_tests(MINE, ta.SameLocationAs(ta.Subject()), ta.AtLocation(True))),),
            ef.Draw(YOU, N(1)), name="Show")),
        location("Arena", 2, 0, 6, 0, Static("Roar", None, with_tests(MINE, ta.AtLocation()), (
            pr.HasKeyword(Keyword.CHALLENGER, N(2)),)), Static("Fight", None, with_tests(
                CHARACTER, ta.InChallenge(Role.CHALLENGED)), (pr.Changes(Stat.STRENGTH, N(1), negative=True),))),
        location("Harbour", 1, 1, 3, 2),
    ]


def activated_ones() -> list[CardDefinition]:
    return [
        item("Lens", 2, Activated(ac.Cost(exert=True), ef.Draw(YOU, N(1)), name="Look", condition=co.Exists(
            MY_HAND, 0, 3))),
        item("Bomb", 2, Activated(ac.Cost(ink=1, parts=(ac.BanishThis(),)), ef.DealDamage(ONE, N(2)), name="Bang"),
             Static("Light", co.Exists(MINE, 4), rules=(pr.Imposed(pr.FreeAbility("Bang")),))),
        item("Press", 2, Activated(ac.Cost(exert=True, parts=(ac.DiscardCards(MY_HAND, 1),)),
                                   ef.Draw(YOU, N(2)), name="Press")),
        item("Loom", 2, Activated(ac.Cost(parts=(ac.ExertCards(with_tests(MINE, ta.Ready(), ta.Dry()), 1),)),
                                  ef.GainLore(YOU, N(1)), name="Weave", limit=Limit.ONCE)),
        item("Altar", 2, Activated(ac.Cost(exert=True, parts=(ac.BanishCards(MINE, 1),)),
                                   ef.GainLore(YOU, am.StatOf(Stat.LORE, ta.It())), name="Offer")),
        item("Drain", 1, Activated(ac.Cost(parts=(ac.RemoveInkDrops(1),)), ef.Draw(YOU, N(1)), name="Drain")),
        item("Archive", 2, Activated(ac.Cost(ink=1, parts=(ac.MoveCards(MY_DISCARD, 2),)),
                                     ef.Draw(YOU, N(1)), name="File")),
        item("Twins", 1, Activated(ac.Cost(exert=True, parts=(ac.RevealCards(MY_HAND, 2, same_name=True),)),
                                   ef.Draw(YOU, N(1)), name="Pair")),
        character("Rex - Brawler", 3, 3, 5, 1, Activated(
            ac.Cost(parts=(ac.DamageThis(1),)), ef.Give(ta.THIS, (pr.Changes(Stat.STRENGTH, N(2)),), Until.THIS_TURN),
            name="Rage", limit=Limit.TWICE)),
        character("Sue - Exerter", 3, 1, 4, 1, Activated(
            ac.Cost(exert=True), ef.Exert(ta.Chosen(with_tests(THEIRS, ta.Equals(Stat.COST, N(2))))), name="Hush")),
        character("Ted - Minstrel", 2, 1, 3, 1, Activated(
            ac.Cost(exert=True, ink=1), may(ef.PlayCard(of_kind(
                CardType.ACTION, Whose.YOURS, Zone.HAND, ta.Song()), way=PlayWay.PAID)), name="Perform")),
        character("Uma - Watcher", 3, 2, 4, 1, Activated(ac.Cost(ink=1), ef.Give(ta.Chosen(with_tests(
            MINE, ta.DidThisTurn(Did.QUESTED))), (pr.HasKeyword(Keyword.BODYGUARD),), Until.WHILE_SOURCE_IN_PLAY),
            name="Guard", limit=Limit.ONCE)),
        character("Vic - Thief", 3, 2, 3, 1, Activated(ac.Cost(exert=True), ef.IfDo(
            ef.Discard(YOU, N(1), with_tests(MY_HAND, ta.AnyOf((
                ta.Filter(types=(CardType.ITEM,)), ta.Filter(types=(CardType.LOCATION,)))))),
            ef.Discard(CHOSEN_OPPONENT, am.Named(N(2)), ANY_IN_HAND)), name="Trade")),
        character("Wes - Mimic", 4, 2, 4, 1, Triggered(WHEN_QUESTS, ef.Sequence((
            ef.Exert(ONE_OF_THEIRS), ef.Move(ta.Chosen(with_tests(
                MY_DISCARD, ta.NamedAs(ta.It())), quantity=Quantity.UP_TO), TO_HAND))), name="Mimic")),
        character("Xia - Giver", 3, 2, 3, 1, Triggered(WHEN_PLAYED, ef.Give(ONE_OF_MINE, (
            pr.Changes(Stat.STRENGTH, am.CardsInInkwell(Who.YOU)), pr.HasKeyword(Keyword.RUSH)), Until.PERMANENT),
            name="Gift"), Triggered((Trigger(EventKind.DAMAGE_DEALT, subject=with_tests(
                MINE, ta.IsRef(ta.This()))),), ef.Mill(EACH_PLAYER, N(1)), name="Grind")),
    ]
