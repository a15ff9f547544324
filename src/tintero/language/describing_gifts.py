"""What lasts, in words: properties that a card is given, rules for players, and how long."""

from __future__ import annotations

from typing import Final

from tintero.abilities import property as pr
from tintero.abilities.base import Property, Rule
from tintero.abilities.target import Players
from tintero.abilities.words import Doing, Until, Who

from .describing_nouns import STATS, Nouns, Pair, to

UNTIL: Final[dict[Until, Pair]] = {
    Until.THIS_TURN: ("this turn", "este turno"),
    Until.START_OF_YOUR_NEXT_TURN: ("until the start of your next turn", "hasta el inicio de tu próximo turno"),
    Until.THEIR_NEXT_TURN: ("during their next turn", "durante su próximo turno"),
    Until.START_OF_THEIR_NEXT_TURN: ("at the start of their next turn", "al inicio de su próximo turno"),
    Until.UNTIL_THEIR_NEXT_TURN: ("until the start of their next turn", "hasta el inicio de su próximo turno"),
    Until.THIS_CHALLENGE: ("during that challenge", "durante ese desafío"),
    Until.WHILE_SOURCE_IN_PLAY: ("while this card is in play", "mientras esta carta esté en juego"),
}
DOINGS: Final[dict[Doing, Pair]] = {
    Doing.QUEST: ("quest", "irse de aventura"),
    Doing.CHALLENGE: ("challenge", "desafiar"),
    Doing.BE_CHALLENGED: ("be challenged", "recibir desafíos"),
    Doing.READY: ("ready", "prepararse"),
    Doing.READY_AT_START: ("ready", "prepararse"),
    Doing.SING: ("exert to sing songs", "agotarse para cantar canciones"),
    Doing.MOVE: ("move to locations", "moverse a localizaciones"),
    Doing.BE_DEALT_DAMAGE: ("be dealt damage", "recibir daño infligido"),
    Doing.BE_CHOSEN: ("be chosen", "ser objeto de una elección"),
    Doing.CHALLENGE_READY: ("challenge ready characters", "desafiar a personajes preparados"),
    Doing.QUEST_WHILE_DRYING: ("quest the turn they are played", "irse de aventura el turno en que se juega"),
    Doing.CHALLENGE_WHILE_DRYING: ("challenge the turn they are played", "desafiar el turno en que se juega"),
    Doing.MOVE_HERE_FREE: ("move here for free", "moverse aquí gratis"),
    Doing.SING_ALONE: ("sing songs alone", "cantar canciones sin ayuda"),
    Doing.TAKE_CHALLENGE_DAMAGE: ("take damage from challenges", "recibir daño de los desafíos"),
    Doing.MUST_QUEST: ("quest", "irse de aventura"),
    Doing.MUST_BE_CHOSEN: ("be chosen", "ser objeto de una elección"),
    Doing.HAVE_DAMAGE_REMOVED: ("have damage removed", "perder daño"),
}
RULES: Final[dict[type[Rule], Pair]] = {
    pr.CantPlay: ("can't play some cards", "sin poder jugar ciertas cartas"),
    pr.MayPlayFrom: ("may play further cards", "con permiso para jugar más cartas"),
    pr.ExtraInk: ("may put an additional card into the inkwell", "con permiso para entintar una carta más"),
    pr.MayInkFrom: ("may ink further cards", "con permiso para entintar más cartas"),
    pr.HandIsInkable: ("all cards in hand count as having ◉", "todas las cartas de la mano cuentan con ◉"),
    pr.SkipDrawStep: ("no draw step", "sin paso Robar (Draw)"),
    pr.CantGainLore: ("can't gain lore", "sin poder ganar leyenda"),
    pr.CantLoseLore: ("can't lose lore", "sin poder perder leyenda"),
    pr.CantDiscardByEffects: ("can't discard by effects", "sin descartes por efectos"),
    pr.PlaysWithTopCardFaceup: ("top card of the deck faceup", "carta superior del mazo boca arriba"),
    pr.EntersExerted: ("cards enter play exerted", "las cartas entran en juego agotadas"),
    pr.EntersWithDamage: ("cards enter play with damage", "las cartas entran en juego con daño"),
    pr.MayEnterExerted: ("cards may enter play exerted", "las cartas pueden entrar en juego agotadas"),
    pr.InkEntersExerted: ("cards enter the inkwell exerted", "las cartas entran agotadas en el tintero"),
    pr.ReadiesAtMost: ("limited readying", "preparación limitada"),
    pr.OneChallengerEachTurn: ("only one character can challenge", "solo un personaje puede desafiar"),
    pr.AlternateCost: ("another way to pay", "otra forma de pagar"),
    pr.MoveForLess: ("cheaper moves to locations", "movimientos más baratos a localizaciones"),
    pr.FreeAbility: ("an ability for free", "una habilidad gratis"),
}


class Gifts(Nouns):
    """Words for what is given to cards and players."""

    def until(self, until: Until) -> str:
        return self.one_of(UNTIL.get(until, ("", "")))

    def gift(self, p: Property) -> str:
        if isinstance(p, pr.Changes):
            n, stat = self.amount(p.amount), self.one_of(STATS[p.stat])
            sign = "-" if p.negative else "+"
            if not n.isdecimal():
                return self.say(f"gets {sign}{stat} equal to {n}", f"obtiene {sign}{stat} igual {to(n)}")
            return self.say(f"gets {sign}{n} {stat}", f"obtiene {sign}{n} de {stat}")
        if isinstance(p, pr.HasKeyword):
            number = "" if p.value is None else f" +{self.amount(p.value)}"
            return self.say("gains ", "gana ") + self.keyword(p.keyword) + number
        if isinstance(p, pr.LosesKeyword):
            return self.say("loses ", "pierde ") + self.keyword(p.keyword)
        if isinstance(p, pr.CantGainKeyword):
            return self.say("can't gain ", "no puede ganar ") + self.keyword(p.keyword)
        if isinstance(p, pr.Cant):
            return self.say("can't ", "no puede ") + self.one_of(DOINGS[p.doing])
        if isinstance(p, pr.Can):
            must = p.doing in (Doing.MUST_QUEST, Doing.MUST_BE_CHOSEN)
            verb = self.say("must ", "debe ") if must else self.say("can ", "puede ")
            return verb + self.one_of(DOINGS[p.doing])
        if isinstance(p, pr.HasClassification):
            return self.say(f"is also {p.classification}", f"también es {p.classification}")
        if isinstance(p, pr.LosesAbility):
            return self.say(f"loses the {p.name} ability", f"pierde la habilidad {p.name}")
        return self.say("gains an ability", "gana una habilidad")

    def rule(self, imposed: pr.Imposed) -> str:
        rule = imposed.rule
        who = self.players(Players(imposed.who)) or self.say("you", "tú")
        if isinstance(rule, (pr.PayLess, pr.PayMore)):
            n = self.amount(rule.amount)
            less = self.say("less", "menos") if isinstance(rule, pr.PayLess) else self.say("more", "más")
            pays = self.say("pay" if imposed.who == Who.YOU else "pays", "pagas" if imposed.who == Who.YOU else "paga")
            cards = self.noun(rule.filter, plural=True).text
            return f"{who} {pays} {n} ⬡ {less} " + self.say(f"to play {cards}", f"por jugar {cards}")
        if isinstance(rule, pr.LoreToWin):
            yours = imposed.who == Who.YOU
            needs = self.say("need" if yours else "needs", "necesitas" if yours else "necesita")
            return f"{who} {needs} {rule.amount} " + self.say("lore to win", "de leyenda para ganar")
        return f"{who}: " + self.one_of(RULES.get(type(rule), ("a further rule", "una regla más")))
