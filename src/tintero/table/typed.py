"""What somebody typed, as an action: `play lilo`, `challenge mickey simba`, `aventura todos`, in both languages."""

from __future__ import annotations

import re
from typing import Final

from tintero.abilities.words import CardType
from tintero.cards.errors import UnknownCard
from tintero.cards.names import fold, words
from tintero.rules import option as op
from tintero.rules.option import Option as Answer

from .front import Game
from .mistakes import IllegalAction
from .naming import CardFinder

# Words for each action, English and Spanish, as they are compared: no accents, no capitals, no spaces.
VERB_WORDS: Final[dict[str, int]] = {
    word: verb
    for verb, both in {
        op.INK: "ink entinta entintar entinto",
        op.PLAY: "play juega jugar juego",
        op.SING: "sing canta cantar canto",
        op.SHIFT: "shift cambia cambiar cambio",
        op.USE: "use usa usar uso boost impulsa impulsar impulso",
        op.QUEST: "quest aventura aventurar aventuras",
        op.CHALLENGE: "challenge attack desafia desafiar desafio reta retar ataca atacar",
        op.MOVE: "move mueve mover muevo",
    }.items()
    for word in both.split()
}
END_WORDS: Final = frozenset({
    "end", "pass", "endturn", "endyourturn", "endmyturn", "endtheturn", "fin", "termina", "terminar", "terminarturno",
    "terminarelturno", "terminartuturno", "terminarmiturno", "finturno", "findelturno", "acaba", "acabar", "pasa",
    "pasar", "pasarturno",
})  # fmt: skip
ALL_WORDS: Final = frozenset(["all", "everybody", "everyone", "todos", "todas", "todo"])
BETWEEN: Final = re.compile(r"\s+(?:with|onto|on|to|at|con|sobre|a|al|hasta)\s+|\s*(?:->|→|>|,)\s*", re.IGNORECASE)
# What a challenger can be told, as against what its target can be told.
ABOUT_TARGETS: Final = ("target_", "cant_be_")


def is_end(text: str) -> bool:
    return fold(text) in END_WORDS


def verb_of(text: str) -> tuple[int, str]:
    """The action that the first word means, and the rest; 0 if it means none."""
    head, _, rest = text.strip().partition(" ")
    return VERB_WORDS.get(fold(head), 0), rest.strip()


class Typed:
    """Which of the offered answers a line can mean. UnknownCard and AmbiguousCard as everywhere."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.seat = game.rules.to_decide
        self.finder = CardFinder(game.speaking(lang, self.seat).names)

    def meant(self, text: str) -> list[Answer]:
        """The offered answers that fit; else IllegalAction says why what was meant is not possible now.

        Nothing at all: no action begins the line.
        """
        if is_end(text):
            return self.offered(op.END) or self.refuse(Answer(op.END))
        verb, rest = verb_of(text)
        if not verb:
            return []
        offered = self.offered(verb)
        if not rest:
            return offered or self.refuse_nothing(verb)
        found = self.fitting(offered, rest)
        return found or self.refuse(self.imagined(verb, rest))

    def everything(self, text: str) -> list[Answer] | None:
        """`quest all`: one after the other; None if the line does not say `all`."""
        verb, rest = verb_of(text)
        if verb != op.QUEST or fold(rest) not in ALL_WORDS:
            return None
        return self.offered(verb) or self.refuse_nothing(verb)

    def offered(self, verb: int) -> list[Answer]:
        verbs = (op.SING, op.SING_TOGETHER) if verb == op.SING else (verb,)
        return [o for o in self.game.rules.options if o.verb in verbs]

    # ---- which cards are meant ---------------------------------------------------------------------------------

    def fitting(self, offered: list[Answer], rest: str) -> list[Answer]:
        """By the first card, by both cards, or by the second one alone."""
        firsts = list(dict.fromkeys(o.a for o in offered))
        first = self.all(rest, firsts)
        if first:
            return self.one_of(first, [o for o in offered if o.a in first])
        for left, right in splits(rest):
            a = self.all(left, firsts)
            b = self.all(right, [o.b for o in offered if o.a in a and o.verb in op.OF_TWO_CARDS])
            found = [o for o in offered if o.a in a and o.b in b]
            if not found:
                found = [o for o in offered if o.a in a and self.is_ability(o, right)]
            if found:
                return self.one_of(a, found)
        second = self.all(rest, [o.b for o in offered if o.verb in op.OF_TWO_CARDS])
        return [o for o in offered if o.b in second and o.verb in op.OF_TWO_CARDS]

    def one_of(self, cards: list[int], found: list[Answer]) -> list[Answer]:
        """Copies that nobody can tell apart are as good as one."""
        names = {self.finder.names.marked(c) for c in cards}
        if len(cards) > 1 and len(names) == 1:
            return [o for o in found if o.a == found[0].a]
        return found

    def all(self, ref: str, among: list[int]) -> list[int]:
        return self.finder.all_meant(ref, list(dict.fromkeys(among)))

    def is_ability(self, o: Answer, name: str) -> bool:
        if o.verb != op.USE:
            return False
        return fold(name) in fold(self.finder.names.ability(o.a, o.b))

    # ---- what is not possible ----------------------------------------------------------------------------------

    def refuse(self, answer: Answer) -> list[Answer]:
        refusal = self.game.rules.why_not(answer)
        if refusal is None:
            return [answer]
        raise IllegalAction(refusal.name, refusal.rule)

    def refuse_nothing(self, verb: int) -> list[Answer]:
        """No card was named, and none could do it."""
        turn = self.game.rules.why_not(Answer(op.END))
        if turn is not None and turn.name == "not_at_turn":
            raise IllegalAction(turn.name, turn.rule)
        raise IllegalAction("no_such_option", "1.7.6")

    def imagined(self, verb: int, rest: str) -> Answer:
        """The action that the words mean, though it is not offered."""
        if verb in op.OF_TWO_CARDS:
            for left, right in splits(rest):
                try:
                    return self.game.meant(verb, left, right)
                except UnknownCard:
                    continue
            return self.imagined_with_one(verb, rest)
        for left, right in splits(rest) if verb == op.USE else ():
            if self.all(left, self.in_play(self.seat)) and not self.all(rest, self.in_play(self.seat)):
                return self.game.meant(verb, left, right)
        return self.game.meant(verb, rest)

    def imagined_with_one(self, verb: int, rest: str) -> Answer:
        """One card of two was named: as if somebody of the player's did it, whoever gets furthest."""
        mine = self.in_play(self.seat)
        if verb in (op.SING, op.SHIFT):
            card = self.game.meant(op.PLAY, rest).a
            tries = [Answer(verb, card, other, 0 if verb == op.SHIFT else op.ABSENT) for other in mine]
            return self.furthest(tries or [Answer(op.SING_TOGETHER if verb == op.SING else verb, card, card, 0)])
        other = self.game.meant(op.QUEST, rest).a
        if other in mine:  # who would do it: to whom or where is open
            targets = [c for c in self.in_play() if c not in mine] if verb == op.CHALLENGE else mine
            return self.furthest([Answer(verb, other, c) for c in targets] or [Answer(verb, other, other)])
        able = [c for c in mine if self.is_character(c)]
        return self.furthest([Answer(verb, c, other) for c in able] or [Answer(verb, other, other)])

    def furthest(self, tries: list[Answer]) -> Answer:
        """Of several actions that are not possible the one whose refusal is about its target."""
        for answer in tries:
            refusal = self.game.rules.why_not(answer)
            if refusal is None or refusal.name.startswith(ABOUT_TARGETS):
                return answer
        return tries[0]

    def in_play(self, player: int | None = None) -> list[int]:
        sight = self.game.rules.sight(self.seat)
        return [p.card for p in sight.play if player is None or p.owner == player]

    def is_character(self, card: int) -> bool:
        sight = self.game.rules.sight(self.seat)
        return any(p.card == card and p.type == CardType.CHARACTER for p in sight.play)


def splits(text: str) -> list[tuple[str, str]]:
    """Every way to read two names in a row, first where a word or sign parts them."""
    parted = [part.strip() for part in BETWEEN.split(text, maxsplit=1)]
    said = text.split()
    ways = [(" ".join(said[:n]), " ".join(said[n:])) for n in range(1, len(said))]
    if len(parted) == 2 and all(words(part) for part in parted):
        ways.insert(0, (parted[0], parted[1]))
    return ways
