"""Things in words, from what they are: cards, players, numbers, references. For what no text says by itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tintero.abilities import amount as am
from tintero.abilities import target as ta
from tintero.abilities.base import Amount, Ref, Target, Test
from tintero.abilities.keyword import record
from tintero.abilities.words import CardType, Keyword, Moment, Quantity, Role, Stat, Who, Whose, Zone
from tintero.words import base_of

Pair = tuple[str, str]  # English, Spanish

MOMENTS: Final[dict[Moment, Pair]] = {
    Moment.END_OF_TURN: ("at the end of the turn", "al final del turno"),
    Moment.END_OF_YOUR_TURN: ("at the end of your turn", "al final de tu turno"),
    Moment.AFTER_CHALLENGE: ("after the challenge", "después del desafío"),
    Moment.START_OF_YOUR_NEXT_TURN: ("at the start of your next turn", "al inicio de tu próximo turno"),
}

TYPES: Final[dict[CardType, tuple[str, str, str]]] = {  # English, Spanish, the Spanish plural
    CardType.CHARACTER: ("character", "personaje", "personajes"),
    CardType.ACTION: ("action", "acción", "acciones"),
    CardType.ITEM: ("item", "objeto", "objetos"),
    CardType.LOCATION: ("location", "localización", "localizaciones"),
}
FEMININE: Final = (CardType.ACTION, CardType.LOCATION)
STATS: Final[dict[Stat, Pair]] = {
    Stat.STRENGTH: ("¤", "fuerza"),
    Stat.WILLPOWER: ("⛉", "voluntad"),
    Stat.LORE: ("◊", "leyenda"),
    Stat.COST: ("cost", "coste"),
    Stat.DAMAGE: ("damage", "daño"),
    Stat.MOVE_COST: ("move cost", "coste de movimiento"),
    Stat.CARDS_UNDER: ("cards under it", "cartas debajo"),
}
PLAYERS: Final[dict[Who, Pair]] = {
    Who.EACH_OPPONENT: ("each opponent", "cada oponente"),
    Who.EACH_PLAYER: ("each player", "cada jugador"),
    Who.CHOSEN_PLAYER: ("chosen player", "el jugador elegido"),
    Who.CHOSEN_OPPONENT: ("chosen opponent", "el oponente elegido"),
    Who.ANOTHER_CHOSEN_PLAYER: ("another chosen player", "otro jugador elegido"),
    Who.ITS_PLAYER: ("its player", "su jugador"),
    Who.SUBJECTS_PLAYER: ("its player", "su jugador"),
    Who.OBJECTS_PLAYER: ("its player", "su jugador"),
    Who.MOST_CARDS_IN_HAND: ("the player with the most cards in hand", "el jugador con más cartas en la mano"),
    Who.CHOSEN_PLAYERS: ("each chosen player", "cada jugador elegido"),
    Who.EACH_OTHER_PLAYER: ("each other player", "cada uno de los demás jugadores"),
    Who.CHALLENGING_PLAYER: ("the challenging player", "el jugador desafiante"),
}
ZONES: Final[dict[Zone, Pair]] = {
    Zone.DECK: ("deck", "mazo"),
    Zone.HAND: ("hand", "mano"),
    Zone.INKWELL: ("inkwell", "tintero"),
    Zone.DISCARD: ("discard", "descarte"),
}
ADJECTIVES: Final[dict[type[Test], Pair]] = {
    ta.Damaged: ("damaged", "dañad@"),
    ta.Exerted: ("exerted", "agotad@"),
    ta.Ready: ("ready", "preparad@"),
}
REFERENCES: Final[dict[type[Ref], Pair]] = {
    ta.This: ("this card", "esta carta"),
    ta.Singers: ("the characters that sang", "los personajes que han cantado"),
    ta.LocationOf: ("that location", "esa localización"),
    ta.UnderOf: ("the cards under it", "las cartas de debajo"),
}
OWNED: Final = {Whose.YOURS: "of yours", Whose.THAT_PLAYERS: "of theirs"}
THAT: Final[Pair] = ("that card", "esa carta")


@dataclass(frozen=True)
class Noun:
    """A noun with what stands before and after it; `ending` is that of a Spanish adjective."""

    head: str
    rest: str = ""
    ending: str = "o"

    @property
    def text(self) -> str:
        return f"{self.head} {self.rest}".strip()


class Nouns:
    """Words for things in one language. `name` knows what a reference is called at the table; '' if it does not."""

    def __init__(self, lang: str, name: Callable[[Ref], str] | None = None) -> None:
        self.lang = lang
        self.es = base_of(lang) == "es"
        self.name = name

    def say(self, english: str, spanish: str) -> str:
        return spanish if self.es else english

    def one_of(self, pair: Pair) -> str:
        return pair[1] if self.es else pair[0]

    def keyword(self, keyword: Keyword) -> str:
        r = record(keyword)
        return f"{r.spanish} ({r.name})" if self.es else r.name

    # ---- references and players ------------------------------------------------------------------------------------

    def ref(self, ref: Ref) -> str:
        known = self.name(ref) if self.name is not None else ""
        if known:
            return known
        if isinstance(ref, ta.Participant):
            challenging = ref.role != Role.CHALLENGED
            return self.say(
                "the challenging character" if challenging else "the challenged character",
                "el personaje desafiante" if challenging else "el personaje desafiado",
            )
        return self.one_of(REFERENCES.get(type(ref), THAT))

    def players(self, players: ta.Players) -> str:
        """Who does it; '' for the one who is spoken to."""
        return self.one_of(PLAYERS.get(players.who, ("", "")))

    # ---- cards -----------------------------------------------------------------------------------------------------

    def noun(self, f: ta.Filter, plural: bool = False) -> Noun:
        for t in f.tests:
            if isinstance(t, ta.AnyOf) and not f.types:
                return Noun(self.say(" or ", " o ").join([self.noun(part, plural).text for part in t.filters]))
            if isinstance(t, ta.IsRef) and not f.types:
                return Noun(self.ref(t.ref))
        head, ending = self._kind(f, plural)
        before = [word for word in (self._before(t) for t in f.tests) if word]
        after = [word for word in (self._after(t, plural) for t in f.tests) if word]
        whose = {
            Whose.OPPOSING: ("opposing", "oponentes" if plural else "oponente"),
            Whose.YOURS: ("", "tuy@"),
            Whose.THAT_PLAYERS: ("", "suy@"),
        }.get(f.whose, ("", ""))
        zone = self._from(f)
        if not self.es:
            before = [*([whose[0]] if whose[0] else []), *before]
            if f.whose in OWNED and not zone:
                after = [OWNED[f.whose], *after]
            return Noun(" ".join([*before, head]), " ".join([*after, zone]).strip())
        other = "otr@ " if ta.Other() in f.tests else ""
        named = [w for w in before if w != "otr@"]
        if whose[1] and not zone:
            named.append(whose[1])
        words = [w.replace("@", ending) for w in (f"{other}{head}", *named)]
        return Noun(" ".join(words), " ".join([*after, zone]).strip().replace("@", ending), ending)

    def _kind(self, f: ta.Filter, plural: bool) -> tuple[str, str]:
        """The kind of card, and the ending of an adjective."""
        s = "s" if plural else ""
        joint = self.say(" or ", " o ")
        if ta.Song() in f.tests:
            words = self.say("song", "canción")
            if f.zone != Zone.PLAY:
                return self.say(f"song card{s}", f"carta{s} de canción"), f"a{s}"
            return (words + s if not self.es else "canciones" if plural else words), f"a{s}"
        if not f.types:
            return self.say(f"card{s}", f"carta{s}"), f"a{s}"
        if f.zone != Zone.PLAY:
            kinds = joint.join([TYPES[t][1 if self.es else 0] for t in f.types])
            return self.say(f"{kinds} card{s}", f"carta{s} de {kinds}"), f"a{s}"
        names = [TYPES[t][2 if plural else 1] if self.es else TYPES[t][0] + s for t in f.types]
        return joint.join(names), ("a" if all(t in FEMININE for t in f.types) else "o") + s

    def _before(self, t: Test) -> str:
        if type(t) in ADJECTIVES:
            return self.one_of(ADJECTIVES[type(t)])
        if isinstance(t, ta.Other):
            return self.say("other", "otr@")
        if isinstance(t, ta.Classified):
            return self.say(" or ", " o ").join(t.any_of)
        if isinstance(t, ta.OfInk):
            return t.ink
        return ""

    def _after(self, t: Test, plural: bool) -> str:
        if isinstance(t, ta.Named):
            names = self.say(" or ", " o ").join(t.any_of)
            return self.say(f"named {names}", f"que se llame{'n' if plural else ''} {names}")
        if isinstance(t, ta.WithKeyword):
            return self.say("with ", "con ") + self.keyword(t.keyword)
        if isinstance(t, ta.Not) and isinstance(t.test, ta.WithKeyword):
            return self.say("without ", "sin ") + self.keyword(t.test.keyword)
        if isinstance(t, ta.Not) and isinstance(t.test, ta.Damaged):
            return self.say("with no damage", "sin daño")
        if isinstance(t, ta.NamedAs):
            return self.say("with that name", "con ese nombre")
        if isinstance(t, ta.HasCardUnder):
            return self.say("with a card under them", "con una carta debajo")
        if isinstance(t, ta.AtLocation):
            return self.say("here", "aquí") if t.here else self.say("at a location", "en una localización")
        if isinstance(t, (ta.Compare, ta.Equals)):
            return self._compared(t)
        return ""

    def _compared(self, t: ta.Compare | ta.Equals) -> str:
        n, stat = self.amount(t.amount), self.one_of(STATS[t.stat])
        bound = ""
        if isinstance(t, ta.Compare):
            bound = self.say(" or more", " o más") if t.at_least else self.say(" or less", " o menos")
        if t.stat in (Stat.COST, Stat.MOVE_COST):
            return self.say(f"with {stat} {n}{bound}", f"de {stat} {n}{bound}")
        return self.say(f"with {n} {stat}{bound}", f"con {n} de {stat}{bound}")

    def _from(self, f: ta.Filter) -> str:
        if f.zone not in ZONES:
            return ""
        zone = self.one_of(ZONES[f.zone])
        if f.whose == Whose.YOURS:
            return self.say(f"from your {zone}", f"de tu {zone}")
        if f.whose == Whose.THAT_PLAYERS:
            return self.say(f"from their {zone}", f"de su {zone}")
        return self.say(f"from a {zone}", f"de un{'a' if zone == 'mano' else ''} {zone}")

    def a_card(self, f: ta.Filter, count: int = 1) -> str:
        """A character card; 2 character cards."""
        n = self.noun(f, plural=count != 1)
        if count != 1:
            return f"{count} {n.text}"
        if self.es:
            return n.text if n.text.startswith("otr") else f"un{'a' if n.ending == 'a' else ''} {n.text}"
        return f"an{n.text}" if n.text.startswith("other ") else f"{_article(n.text)} {n.text}"

    # ---- targets ---------------------------------------------------------------------------------------------------

    def target(self, target: Target | None) -> str:
        if isinstance(target, ta.The):
            return self.ref(target.ref)
        if isinstance(target, ta.Each):
            return self.say("each ", "cada ") + self.noun(target.filter).text
        if isinstance(target, ta.Chosen):
            return self._chosen(target)
        if isinstance(target, ta.Both):
            return self.say(" and ", " y ").join([self.target(part) for part in target.parts])
        if isinstance(target, ta.AtRandom):
            cards = self.noun(target.filter, plural=True).text
            return self.say(f"{cards} at random", f"{cards} al azar")
        return self.one_of(THAT)

    def _chosen(self, target: ta.Chosen) -> str:
        if not target.filter.types and any(isinstance(t, ta.IsRef) for t in target.filter.tests):
            return self.say("one of those cards", "una de esas cartas")
        several = target.count != 1 or target.quantity == Quantity.ANY_NUMBER
        n = self.noun(target.filter, several)
        count = {
            Quantity.UP_TO: self.say(f"up to {target.count} ", f"hasta {target.count} "),
            Quantity.ANY_NUMBER: self.say("any number of ", "cualquier número de "),
        }.get(target.quantity, f"{target.count} " if several else "")
        if self.es:
            article = ("la " if n.ending == "a" else "el ") if not several and not n.head.startswith("otr") else ""
            return f"{count}{article}{n.head} elegid{n.ending} {n.rest}".strip()
        if n.head.startswith("other ") and not several:
            return f"another chosen {n.text.removeprefix('other ')}"
        return f"{count}chosen {n.text}"

    # ---- numbers ---------------------------------------------------------------------------------------------------

    def amount(self, amount: Amount | None) -> str:
        """A number, or what it is equal to."""
        if isinstance(amount, am.Number):
            return str(amount.value)
        if isinstance(amount, am.Named):
            return self.say("up to ", "hasta ") + self.amount(amount.maximum)
        if isinstance(amount, am.AtMost):
            return self.amount(amount.amount)
        if isinstance(amount, am.Count):
            cards = self.noun(amount.filter, plural=True).text
            return self.say(f"the number of {cards}", f"el número de {cards}")
        if isinstance(amount, am.StatOf):
            stat = self.one_of(STATS[amount.stat])
            article = "la" if amount.stat in (Stat.STRENGTH, Stat.WILLPOWER, Stat.LORE) else "el"
            if amount.stat == Stat.CARDS_UNDER:
                article = "las"
            owner = self.ref(amount.ref)
            return self.say(f"the {stat} of {owner}", f"{article} {stat} {of(owner)}")
        if isinstance(amount, am.CardsInHand):
            return self.say("the number of cards in hand", "el número de cartas en la mano")
        if isinstance(amount, am.CardsInInkwell):
            return self.say("the number of cards in the inkwell", "el número de cartas en el tintero")
        return self.say("that number", "ese número")


def _article(noun: str) -> str:
    return "an" if noun[:1].lower() in "aeio" else "a"


def of(words: str) -> str:
    """De el -> del."""
    return f"del {words[3:]}" if words.startswith("el ") else f"de {words}"


def to(words: str) -> str:
    """A el -> al."""
    return f"al {words[3:]}" if words.startswith("el ") else f"a {words}"
