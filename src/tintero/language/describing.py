"""Effects in words, from what they are: short, as said to whoever does it ("draw 2 cards", "roba 2 cartas").

For effects that no part of a text means by itself: those that the meanings of the grammar made, or the rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.base import Amount, Ref
from tintero.abilities.effect import Effect
from tintero.abilities.words import AfterPlay, DeckEnd, DiscardBy, Limit, Moment, Order, PlayWay, Quantity, Zone

from .describing_gifts import Gifts
from .describing_nouns import THAT, Pair, of, to
from .in_terms import in_terms
from .infinitives import infinitive

MOMENTS: Final[dict[Moment, Pair]] = {
    Moment.END_OF_TURN: ("at the end of the turn", "al final del turno"),
    Moment.END_OF_YOUR_TURN: ("at the end of your turn", "al final de tu turno"),
    Moment.AFTER_CHALLENGE: ("after the challenge", "después del desafío"),
    Moment.START_OF_YOUR_NEXT_TURN: ("at the start of your next turn", "al inicio de tu próximo turno"),
}
# effects that begin with something else than a verb in the imperative
FACTS: Final = (ef.Give, ef.Impose, ef.If, ef.EachDoes, ef.ForEachObject, ef.Shield, ef.Later, ef.Whenever)
IF_YOU_DO: Final = re.compile(r"^(if you do|si lo haces), ")


def describe(effect: Effect, lang: str, name: Callable[[Ref], str] | None = None) -> str:
    """An effect in words. `name`: what a reference is called at the table, '' if it has no name there."""
    return Describer(lang, name).described(effect)


class Describer(Gifts):
    """Writes effects. `part` knows better words for some of them (those of the text); '' if it does not."""

    def __init__(
        self,
        lang: str,
        name: Callable[[Ref], str] | None = None,
        part: Callable[[Effect], str] | None = None,
    ) -> None:
        super().__init__(lang, name)
        self.part = part

    def described(self, e: Effect) -> str:
        """The effect, in Spanish with the terms that the reader wants."""
        return in_terms(self.effect(e), self.lang) if self.es else self.effect(e)

    def effect(self, e: Effect) -> str:
        method = WRITE.get(type(e))
        if method is not None:
            return method(self, e)
        return self.say("apply this effect", "aplica este efecto")

    def inner(self, e: Effect) -> str:
        """An effect inside another one."""
        return (self.part(e) if self.part is not None else "") or self.effect(e)

    def does(self, players: ta.Players, english: Pair, spanish: str, rest: Pair) -> str:
        """A verb (its two English forms; in Spanish they are alike) with whoever does it, and what."""
        who = self.players(players)
        verb = spanish if self.es else english[1 if who else 0]
        return f"{who} {verb} {self.one_of(rest)}".strip()

    def cards(self, n: Amount, count: Pair = ("", "")) -> Pair:
        """2 cards; cards equal to something."""
        if isinstance(n, am.Number):
            en = "a card" if n.value == 1 else f"{n.value} cards"
            es = "1 carta" if n.value == 1 else f"{n.value} cartas"
            return en + count[0], es + count[1]
        words = self.amount(n)
        if isinstance(n, am.Named):
            return f"{words} cards{count[0]}", f"{words} cartas{count[1]}"
        return f"as many cards as {words}{count[0]}", f"tantas cartas como {words}{count[1]}"

    def much(self, n: Amount | None, what: Pair) -> Pair:
        """2 lore; lore equal to something."""
        words = self.amount(n)
        if isinstance(n, (am.Number, am.Named)):
            return f"{words} {what[0]}", f"{words} de {what[1]}"
        return f"{what[0]} equal to {words}", f"{what[1]} igual {to(words)}"

    # ---- joining -----------------------------------------------------------------------------------------------------

    def sequence(self, e: ef.Sequence | ef.AtOnce) -> str:
        parts = [self.inner(part) for part in e.parts if not isinstance(part, ef.Remember)]
        between = (" and ", " y ") if isinstance(e, ef.AtOnce) else (", then ", ", luego ")
        return self.one_of(between).join(parts).replace(" y inflige", " e inflige") or self.inner(e.parts[0])

    def may(self, e: ef.May) -> str:
        who = self.players(e.who)
        doing = self.inner(e.effect)
        able = infinitive(doing)
        if isinstance(e.effect, FACTS) or (self.es and able == doing):  # no verb that this player does
            return self.say(f"{who or 'you'} may: {doing}", f"{who} puede: {doing}" if who else f"si quieres, {doing}")
        return self.say(f"{who or 'you'} may {doing}", f"{who} puede {able}" if who else f"puedes {able}")

    def if_do(self, e: ef.IfDo) -> str:
        first = self.inner(e.first)
        if not isinstance(e.then, ef.Nothing):
            first += self.say(". If you do, ", ". Si lo haces, ") + IF_YOU_DO.sub("", self.inner(e.then))
        if e.otherwise is not None:
            first += self.say(". Otherwise, ", ". En otro caso, ") + self.inner(e.otherwise)
        return first

    def either(self, e: ef.Either) -> str:
        return self.say(" or ", " o ").join([self.inner(part) for part in e.options])

    def choose_one(self, e: ef.ChooseOne) -> str:
        modes = "; ".join([self.inner(part) for part in e.modes])
        return self.say(f"choose one: {modes}", f"elige una opción: {modes}")

    def if_(self, e: ef.If) -> str:
        out = self.say("if its condition is met, ", "si se cumple su condición, ") + self.inner(e.then)
        if e.otherwise is not None:
            out += self.say("; otherwise, ", "; en otro caso, ") + self.inner(e.otherwise)
        return out

    def each_does(self, e: ef.EachDoes) -> str:
        who = self.players(e.players)
        doing = self.inner(e.effect)
        return f"{who}: {doing}" if who else doing

    def for_each_time(self, e: ef.ForEachTime) -> str:
        doing = self.inner(e.effect)
        if isinstance(e.amount, am.Number):
            n = e.amount.value
            return self.say(f"{doing}, {n} times", f"{doing}, {n} veces")
        words = self.amount(e.amount)
        return self.say(f"{doing}, as many times as {words}", f"{doing}, tantas veces como {words}")

    def for_each_object(self, e: ef.ForEachObject) -> str:
        cards, doing = self.target(e.target), self.inner(e.effect)
        return self.say(f"for {cards}, {doing}", f"por {cards}, {doing}")

    def repeat_while(self, e: ef.RepeatWhile) -> str:
        return self.inner(e.effect) + self.say(", and repeat this effect", " y repite este efecto")

    def limited(self, e: ef.Limited) -> str:
        often = {Limit.ONCE: ("once per turn, ", "una vez por turno, "),
                 Limit.TWICE: ("twice per turn, ", "dos veces por turno, ")}.get(e.limit, ("", ""))
        return self.one_of(often) + self.inner(e.effect)

    def nothing(self, e: ef.Nothing) -> str:
        return self.say("do nothing", "no hagas nada")

    # ---- picking and paying ------------------------------------------------------------------------------------------

    def pick(self, e: ef.Pick) -> str:
        t = e.target
        if isinstance(t, ta.Chosen) and t.quantity == Quantity.EXACTLY:
            return self.say("choose ", "elige ") + self.a_card(t.filter, t.count)
        return self.say(f"choose {self.target(t)}", f"elige {self.target(t)}").replace("chosen ", "")

    def remember(self, e: ef.Remember) -> str:
        return self.say("remember this", "recuérdalo")

    def unless_pays(self, e: ef.UnlessPays) -> str:
        who = self.players(e.players)
        doing = self.inner(e.effect)
        return self.say(
            f"{doing} unless {who} pays {e.ink} ⬡" if who else f"{doing} unless you pay {e.ink} ⬡",
            f"{doing}, a menos que {who} pague {e.ink} ⬡" if who else f"{doing}, a menos que pagues {e.ink} ⬡",
        )

    def pay_ink(self, e: ef.PayInk) -> str:
        return self.does(e.who, ("pay", "pays"), "paga", (f"{e.amount} ⬡", f"{e.amount} de tinta"))

    # ---- cards and lore ----------------------------------------------------------------------------------------------

    def draw(self, e: ef.Draw) -> str:
        bottom = (" from the bottom of the deck", " del fondo del mazo") if e.bottom else ("", "")
        return self.does(e.players, ("draw", "draws"), "roba", self.cards(e.amount, bottom))

    def discard(self, e: ef.Discard) -> str:
        if e.by == DiscardBy.WHOLE_HAND:
            mine = ("your hand", "tu mano") if not self.players(e.players) else ("their hand", "su mano")
            return self.does(e.players, ("discard", "discards"), "descarta", mine)
        if e.by == DiscardBy.RANDOM:
            cards = self.cards(e.amount, (" at random", " al azar"))
            return self.does(e.players, ("discard", "discards"), "descarta", cards)
        if e.by == DiscardBy.UP_TO:
            some = self.noun(e.filter, plural=True).text
            cards = (f"any number of {some}", f"cualquier número de {some}")
        elif isinstance(e.amount, am.Number) and e.filter != ta.Filter():
            f = ta.Filter(e.filter.types, zone=Zone.OUT, tests=e.filter.tests)
            cards = (self.a_card(f, e.amount.value),) * 2
        else:
            cards = self.cards(e.amount)
        return self.does(e.players, ("choose and discard", "chooses and discards"), "elige y descarta", cards)

    def reveal_hand(self, e: ef.RevealHand) -> str:
        who = self.players(e.players)
        if e.to_you_only and who:
            return self.say(f"look at the hand of {who}", f"mira la mano {of(who)}")
        mine = ("their hand", "su mano") if who else ("your hand", "tu mano")
        return self.does(e.players, ("reveal", "reveals"), "revela", mine)

    def reveal(self, e: ef.Reveal) -> str:
        return self.say("reveal ", "revela ") + self.ref(e.ref)

    def gain_lore(self, e: ef.GainLore) -> str:
        return self.does(e.players, ("gain", "gains"), "gana", self.much(e.amount, ("lore", "leyenda")))

    def lose_lore(self, e: ef.LoseLore) -> str:
        return self.does(e.players, ("lose", "loses"), "pierde", self.much(e.amount, ("lore", "leyenda")))

    def ink_drops(self, e: ef.GetInkDrops | ef.LoseInkDrops) -> str:
        one, n = e.amount == am.Number(1), self.amount(e.amount)
        if isinstance(e.amount, (am.Number, am.Named)):
            drops = f"{n} ink drop{'' if one else 's'}", f"{n} gota{'' if one else 's'} de tinta"
        else:
            drops = f"as many ink drops as {n}", f"tantas gotas de tinta como {n}"
        verb = (("lose", "loses"), "pierde") if isinstance(e, ef.LoseInkDrops) else (("get", "gets"), "recibe")
        return self.does(e.players, *verb, drops)

    def shuffle(self, e: ef.Shuffle) -> str:
        mine = ("their deck", "su mazo") if self.players(e.players) else ("your deck", "tu mazo")
        return self.does(e.players, ("shuffle", "shuffles"), "baraja", mine)

    def _top(self, e: ef.Mill | ef.InkTop | ef.LookAtTop) -> Pair:
        """The top card of whose deck."""
        their, su = ("their", "su") if self.players(e.players) else ("your", "tu")
        if e.amount == am.Number(1):
            return f"the top card of {their} deck", f"la carta superior de {su} mazo"
        n = self.amount(e.amount)
        if isinstance(e.amount, am.Number):
            return f"the top {n} cards of {their} deck", f"las {n} cartas superiores de {su} mazo"
        return f"as many top cards of {their} deck as {n}", f"tantas cartas superiores de {su} mazo como {n}"

    def mill(self, e: ef.Mill) -> str:
        en, es = self._top(e)
        their, su = ("their", "su") if self.players(e.players) else ("your", "tu")
        verb = "pone" if self.players(e.players) else "pon"
        return self.does(e.players, ("put", "puts"), verb, (f"{en} into {their} discard", f"{es} en {su} descarte"))

    def ink_top(self, e: ef.InkTop) -> str:
        en, es = self._top(e)
        their, su = ("their", "su") if self.players(e.players) else ("your", "tu")
        several = e.amount != am.Number(1)
        ink = (f" into {their} inkwell facedown", f" en {su} tintero boca abajo")
        state = (" and exerted", " y agotadas" if several else " y agotada") if e.exerted else ("", "")
        verb = "pone" if self.players(e.players) else "pon"
        return self.does(e.players, ("put", "puts"), verb, (en + ink[0] + state[0], es + ink[1] + state[1]))

    def name_card(self, e: ef.NameCard) -> str:
        return self.does(e.who, ("name", "names"), "nombra", ("a card", "una carta"))

    def look_at_top(self, e: ef.LookAtTop) -> str:
        if e.reveal:
            return self.does(e.players, ("reveal", "reveals"), "revela", self._top(e))
        return self.does(e.players, ("look at", "looks at"), "mira", self._top(e))

    def look_at_inkwell(self, e: ef.LookAtInkwell) -> str:
        mine = ("the cards in their inkwell", "las cartas de su tintero")
        if not self.players(e.who):
            mine = ("the cards in your inkwell", "las cartas de tu tintero")
        return self.does(e.who, ("look at", "looks at"), "mira", mine)

    def reveal_until(self, e: ef.RevealUntil) -> str:
        card = self.a_card(e.filter)
        return self.does(e.who, ("reveal", "reveals"), "revela", (
            f"cards from the top of the deck until {card} appears",
            f"cartas de la parte superior del mazo hasta que aparezca {card}",
        ))

    def search_deck(self, e: ef.SearchDeck) -> str:
        deck = ("their deck", "su mazo") if self.players(e.who) else ("your deck", "tu mazo")
        return self.does(e.who, ("search", "searches"), "busca en", deck)

    def take(self, e: ef.Take) -> str:
        f = ta.Filter(e.filter.types, zone=Zone.OUT, tests=e.filter.tests)
        if e.quantity == Quantity.ANY_NUMBER:
            cards = self.say("any number of ", "cualquier número de ") + self.noun(f, plural=True).text
        elif e.quantity == Quantity.EVERY:
            cards = self.say("all ", "todas las ") + self.noun(f, plural=True).text
        else:
            up_to = e.quantity == Quantity.UP_TO
            cards = self.a_card(f, e.count)
            cards = self.say("up to ", "hasta ") + f"{e.count}{cards[cards.index(' '):]}" if up_to else cards
        if e.to.zone == Zone.OUT:
            return self.say(f"choose {cards}", f"elige {cards}")
        return self.say(f"put {cards} ", f"pon {cards} ") + self.destination(e.to)

    def put_rest(self, e: ef.PutRest) -> str:
        return self.say("put the rest ", "pon el resto ") + self.destination(e.to)

    def top_or_bottom(self, e: ef.PutTopOrBottom) -> str:
        if e.discard_instead_of_bottom:
            where = ("on the top of the deck or into the discard", "en la parte superior del mazo o en el descarte")
        else:
            where = ("on the top or the bottom of the deck", "en la parte superior o inferior del mazo")
        return self.say("put each card ", "pon cada carta ") + self.one_of(where)

    def destination(self, to_zone: ef.Destination) -> str:
        """Into which zone, and how."""
        order = {Order.ANY: (" in any order", " en cualquier orden"), Order.RANDOM: (" in a random order",
                 " en orden aleatorio")}.get(to_zone.order, ("", ""))
        if to_zone.zone == Zone.DECK:
            where = {
                DeckEnd.TOP: ("on the top of the deck", "en la parte superior del mazo"),
                DeckEnd.BOTTOM: ("on the bottom of the deck", "en la parte inferior del mazo"),
                DeckEnd.SHUFFLED: ("into the deck and shuffle", "en el mazo y baraja"),
            }[to_zone.end]
            return self.say(where[0] + order[0], where[1] + order[1])
        if to_zone.zone == Zone.INKWELL:
            state = (" and exerted", " y agotada") if to_zone.exerted else ("", "")
            return self.say(f"into the inkwell facedown{state[0]}", f"en el tintero boca abajo{state[1]}")
        return {
            Zone.HAND: self.say("into hand", "en la mano"),
            Zone.DISCARD: self.say("into the discard", "en el descarte"),
            Zone.PLAY: self.say("into play", "en juego"),
        }.get(to_zone.zone, self.say("aside", "aparte"))

    # ---- damage ------------------------------------------------------------------------------------------------------

    def deal_damage(self, e: ef.DealDamage) -> str:
        en, es = self.much(e.amount, ("damage", "daño"))
        who = self.target(e.target)
        return self.say(f"deal {en} to {who}", f"inflige {es} {to(who)}")

    def put_damage(self, e: ef.PutDamage) -> str:
        n, who = self.amount(e.amount), self.target(e.target)
        en, es = ("counter", "contador") if e.amount == am.Number(1) else ("counters", "contadores")
        return self.say(f"put {n} damage {en} on {who}", f"pon {n} {es} de daño en {who}")

    def _counters(self, n: Amount | None, up_to: bool) -> Pair:
        if n is None:
            return "all damage", "todo el daño"
        en, es = self.much(n, ("damage", "daño"))
        return (f"up to {en}", f"hasta {es}") if up_to else (en, es)

    def remove_damage(self, e: ef.RemoveDamage) -> str:
        en, es = self._counters(e.amount, e.up_to)
        who = self.target(e.target)
        return self.say(f"remove {en} from {who}", f"retira {es} {of(who)}")

    def move_damage(self, e: ef.MoveDamage) -> str:
        en, es = self._counters(e.amount, e.up_to)
        a, b = self.target(e.origin), self.target(e.to)
        return self.say(f"move {en} from {a} to {b}", f"mueve {es} {of(a)} {to(b)}")

    # ---- permanents and zones ----------------------------------------------------------------------------------------

    def banish(self, e: ef.Banish) -> str:
        return self.say("banish ", "destierra ") + self.target(e.target)

    def exert(self, e: ef.Exert) -> str:
        return self.say("exert ", "agota ") + self.target(e.target)

    def ready(self, e: ef.Ready) -> str:
        return self.say("ready ", "prepara ") + self.target(e.target)

    def exert_ink(self, e: ef.ExertInk) -> str:
        their, su = ("their", "su") if self.players(e.players) else ("your", "tu")
        verbs = (("ready", "readies"), "prepara") if e.ready else (("exert", "exerts"), "agota")
        return self.does(e.players, *verbs, (f"all cards in {their} inkwell", f"todas las cartas de {su} tintero"))

    def move(self, e: ef.Move) -> str:
        cards = self.target(e.target)
        if e.to.zone == Zone.HAND:
            return self.say(f"return {cards} to hand", f"devuelve {cards} a la mano")
        if e.to.zone == Zone.DECK and e.to.end == DeckEnd.SHUFFLED:
            return self.say(f"shuffle {cards} into the deck", f"baraja {cards} en el mazo")
        return self.say(f"put {cards} ", f"pon {cards} ") + self.destination(e.to)

    def put_under(self, e: ef.PutUnder) -> str:
        host = self.target(e.host)
        cards = self.say("the top card of your deck", "la carta superior de tu mazo")
        if e.cards is not None:
            cards = self.target(e.cards)
        down = (" facedown", " boca abajo") if e.facedown else ("", "")
        return self.say(f"put {cards}{down[0]} under {host}", f"pon {cards}{down[1]} debajo {of(host)}")

    def from_under(self, e: ef.CardsFromUnder) -> str:
        host = self.target(e.hosts)
        some = self.say("any number of cards", "cualquier número de cartas") if e.any_number else self.say(
            "all cards", "todas las cartas")
        where = self.destination(e.to)
        return self.say(f"put {some} from under {host} {where}", f"pon {some} de debajo {of(host)} {where}")

    def move_to_location(self, e: ef.MoveToLocation) -> str:
        who, where = self.target(e.characters), self.target(e.location)
        if isinstance(e.characters, ta.The) and who in THAT:
            who = self.say("that character", "ese personaje")
        if isinstance(e.location, ta.The) and where in THAT:
            where = self.say("that location", "esa localización")
        return self.say(f"move {who} to {where} for free", f"mueve {who} {to(where)} gratis")

    def play_card(self, e: ef.PlayCard) -> str:
        if e.ref is not None:
            card = self.ref(e.ref)
        else:
            card = self.a_card(e.filter or ta.Filter(zone=Zone.HAND))
        how = {
            PlayWay.FREE: ("for free", "gratis"),
            PlayWay.PAID: ("", ""),
            PlayWay.SHIFTED_FREE: ("with Shift for free", "con Cambio (Shift) gratis"),
            PlayWay.FREE_OR_SHIFTED: ("for free, with Shift too", "gratis, también con Cambio (Shift)"),
        }[e.way]
        out = self.say(f"play {card} {how[0]}", f"juega {card} {how[1]}").strip()
        if e.exerted:
            out += self.say(", exerted", ", agotada")
        if e.after != AfterPlay.DISCARD:
            out += self.say(", then put it on the bottom of the deck", ", luego ponla en la parte inferior del mazo")
        return out

    # ---- what lasts --------------------------------------------------------------------------------------------------

    def give(self, e: ef.Give) -> str:
        who = self.target(e.target)
        gifts = self.say(" and ", " y ").join([self.gift(p) for p in e.properties])
        return f"{who} {gifts} {self.until(e.until)}".strip()

    def impose(self, e: ef.Impose) -> str:
        rules = self.say(" and ", " y ").join([self.rule(r) for r in e.rules])
        return f"{rules} {self.until(e.until)}".strip()

    def whenever(self, e: ef.Whenever) -> str:
        doing = self.inner(e.effect)
        if e.once:
            return self.say(f"the next time it happens, {doing}", f"la próxima vez que suceda, {doing}")
        return self.say(f"each time it happens, {doing}", f"cada vez que suceda, {doing}")

    def later(self, e: ef.Later) -> str:
        return f"{self.one_of(MOMENTS[e.moment])}, {self.inner(e.effect)}"

    def shield(self, e: ef.Shield) -> str:
        who = self.target(e.target)
        if e.once:
            return self.say(
                f"the next time {who} would be dealt damage, they take none",
                f"la próxima vez que {who} fuera a recibir daño, no recibe ninguno",
            )
        return self.say(f"{who} takes no damage ", f"{who} no recibe daño ") + self.until(e.until)


WRITE: Final[dict[type[Effect], Callable[[Describer, Any], str]]] = {
    ef.Sequence: Describer.sequence,
    ef.May: Describer.may,
    ef.IfDo: Describer.if_do,
    ef.Either: Describer.either,
    ef.ChooseOne: Describer.choose_one,
    ef.If: Describer.if_,
    ef.EachDoes: Describer.each_does,
    ef.ForEachTime: Describer.for_each_time,
    ef.ForEachObject: Describer.for_each_object,
    ef.RepeatWhile: Describer.repeat_while,
    ef.Limited: Describer.limited,
    ef.Nothing: Describer.nothing,
    ef.Pick: Describer.pick,
    ef.Remember: Describer.remember,
    ef.UnlessPays: Describer.unless_pays,
    ef.PayInk: Describer.pay_ink,
    ef.Draw: Describer.draw,
    ef.Discard: Describer.discard,
    ef.RevealHand: Describer.reveal_hand,
    ef.Reveal: Describer.reveal,
    ef.GainLore: Describer.gain_lore,
    ef.LoseLore: Describer.lose_lore,
    ef.GetInkDrops: Describer.ink_drops,
    ef.LoseInkDrops: Describer.ink_drops,
    ef.Shuffle: Describer.shuffle,
    ef.Mill: Describer.mill,
    ef.InkTop: Describer.ink_top,
    ef.NameCard: Describer.name_card,
    ef.LookAtTop: Describer.look_at_top,
    ef.LookAtInkwell: Describer.look_at_inkwell,
    ef.RevealUntil: Describer.reveal_until,
    ef.SearchDeck: Describer.search_deck,
    ef.Take: Describer.take,
    ef.PutRest: Describer.put_rest,
    ef.PutTopOrBottom: Describer.top_or_bottom,
    ef.DealDamage: Describer.deal_damage,
    ef.AtOnce: Describer.sequence,
    ef.PutDamage: Describer.put_damage,
    ef.RemoveDamage: Describer.remove_damage,
    ef.MoveDamage: Describer.move_damage,
    ef.Banish: Describer.banish,
    ef.Exert: Describer.exert,
    ef.Ready: Describer.ready,
    ef.ExertInk: Describer.exert_ink,
    ef.Move: Describer.move,
    ef.PutUnder: Describer.put_under,
    ef.CardsFromUnder: Describer.from_under,
    ef.MoveToLocation: Describer.move_to_location,
    ef.PlayCard: Describer.play_card,
    ef.Give: Describer.give,
    ef.Impose: Describer.impose,
    ef.Whenever: Describer.whenever,
    ef.Later: Describer.later,
    ef.Shield: Describer.shield,
}
