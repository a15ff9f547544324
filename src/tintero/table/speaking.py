"""Questions, options and events of one game in words, for one viewer, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.abilities import cost as ac
from tintero.abilities import effect as ef
from tintero.abilities.keyword import keyword_named
from tintero.abilities.words import DeckEnd, PlayWay
from tintero.language import Reader
from tintero.language.effect_words import ability_text, words_for
from tintero.rulebook import event_text, keyword_name, option_text
from tintero.rulebook.asked import asked_text, counted_text, done_text
from tintero.rules import option as op
from tintero.rules.book.actions import play as playing_steps
from tintero.rules.book.actions.move import move_cost
from tintero.rules.book.actions.play import Playing
from tintero.rules.book.actions.playable import IN_INK, shifts_of
from tintero.rules.book.costs import WITH_INK, HowPaid, card_ink_cost
from tintero.rules.book.effects import affecting, cards, choosing, damaging, discarding, joining, looking, playing
from tintero.rules.book.payment import Paying
from tintero.rules.book.replacement import Candidate, Happening, applicable
from tintero.rules.book.turn import READY_STEP, Turn
from tintero.rules.event import NO_CARD, Event
from tintero.rules.game import Game
from tintero.rules.machinery.object_refs import top_card
from tintero.rules.machinery.pieces import BagEntry
from tintero.rules.machinery.program import Asking, Branch, Running
from tintero.rules.machinery.traits import BODYGUARD, activated_abilities
from tintero.rules.option import Option

from .card_names import Names

PAYING: Final[dict[type[ac.CostPart], str]] = {
    ac.DiscardCards: "pay_discard", ac.BanishCards: "pay_banish", ac.ExertCards: "pay_exert",
    ac.CardsToDeckBottom: "pay_bottom", ac.RevealCards: "pay_reveal",
}  # fmt: skip
KEYWORD_KEYS: Final = "keyword/"  # how the keys of abilities begin that the rules themselves bring along

Who = Callable[[int], str]


class Asked:
    """The open question: which sentence asks it, and what that sentence speaks of."""

    __slots__ = ("card", "effect", "key", "number", "other", "player")

    def __init__(
        self, key: str, card: int = NO_CARD, other: int = NO_CARD, number: int = 0, effect: ef.Effect | None = None,
        player: int = 0,
    ) -> None:
        self.key = key
        self.card = card  # that asks
        self.other = other
        self.number = number
        self.effect = effect  # that would be done
        self.player = player


class Speaking:
    """`viewer` None knows everything. `who` gives what a player is called."""

    def __init__(self, game: Game, reader: Reader, who: Who, lang: str, viewer: int | None = None) -> None:
        self.game = game
        self.reader = reader
        self.who = who
        self.lang = lang
        self.names = Names(game, viewer, lang)
        self.viewer = viewer

    # ---- events ------------------------------------------------------------------------------------------------

    def event(self, e: Event) -> str:
        """The event with its rule; '' if another event of the same moment tells it."""
        text = event_text(e, self.who, self.names.printed, self.lang, self.viewer)
        return f"{text.removesuffix('.')} ({e.rule})" if text else ""

    # ---- the question ------------------------------------------------------------------------------------------

    def question(self) -> str:
        """What is asked, in a sentence."""
        asked = what_is_asked(self.game)
        card = self.names.marked(asked.card)
        words = ""
        if asked.effect is not None:
            words = self.effect_words(asked.effect)
        key = asked.key
        if key == "choose" and words:
            key = "choose_so"
        return asked_text(
            key, self.lang, c=card, o=self.names.marked(asked.other), p=self.who(asked.player), n=str(asked.number),
            t=words.rstrip("."),
        )

    def about(self) -> str:
        """The text of the ability that asks; '' outside an effect."""
        f = self.running()
        if f is None or f.program is None:
            return ""
        key = f.program.key
        if key.startswith(KEYWORD_KEYS):
            keyword = keyword_named(key.removeprefix(KEYWORD_KEYS))
            return "" if keyword is None else keyword_name(keyword, self.lang)
        return ability_text(self.reader, self.owner_of(key), key, self.lang)

    def running(self) -> Running | None:
        s = self.game.state
        f = s.stack[-1] if s.stack else None
        return f if isinstance(f, Running) else None

    def owner_of(self, key: str) -> str:
        """The full name of the card on which the ability with this key is printed."""
        for face in self.game.state.table.faces:
            if key in face.programs or key in face.abilities:
                return face.full_name
        return key.partition("/")[0]

    def effect_words(self, effect: ef.Effect) -> str:
        """An effect in the words of the card that asks for it."""
        f = self.running()
        key = "" if f is None or f.program is None else f.program.key
        return words_for(self.reader, self.owner_of(key), key, effect, self.lang)

    # ---- options -----------------------------------------------------------------------------------------------

    def options(self) -> list[str]:
        """Every option in words, no two alike: copies are told apart, wherever they are."""
        apart: dict[int, dict[int, str]] = {}
        for verb in OFFERS_CARDS:
            apart[verb] = self.names.told_apart([o.a for o in self.game.options if o.verb == verb])
        told = [self.option(o, apart.get(o.verb)) for o in self.game.options]
        out: list[str] = []
        for n, text in enumerate(told):
            copies = [i for i, other in enumerate(told) if other == text]
            out.append(text if len(copies) == 1 else f"{text} [{copies.index(n) + 1}]")
        return out

    def option(self, o: Option, names: dict[int, str] | None = None) -> str:
        """The option as a part of a sentence, such as `Quest with …`. `names`: other names for some cards."""
        if o.verb == op.NUMBER:
            return counted_text(what_is_asked(self.game).key, o.a, self.lang)
        if o.verb == op.DONE:
            return done_text(what_is_asked(self.game).key, self.lang)
        ability, card = self.stands_for(o)
        named = {} if names is None else names
        return option_text(
            o, lambda c: named.get(c) or self.names.marked(c), self.lang, ability, cost=self.cost(o), card_name=card,
            who=self.who,
        )

    def stands_for(self, o: Option) -> tuple[str, str]:
        """What a bare number in an option stands for: the name or the words of an ability, and its card."""
        s = self.game.state
        if o.verb == op.USE:
            return self.used(o), ""
        if o.verb == op.NAMED:
            return s.table.names[o.a], ""
        if o.verb == op.MODE:
            f = self.running()
            ask = f.code[f.at] if f is not None else None
            return (self.effect_words(ask.modes[o.a]).rstrip(".") if isinstance(ask, joining.AskMode) else ""), ""
        if o.verb == op.TRIGGER:
            entry = next((e for e in s.bag if e.number == o.a), None)
            return ("", "") if entry is None else (entry.ability.name, self.waiting(entry))
        if o.verb == op.EFFECT:
            f2 = s.stack[-1]
            found = applicable(s, f2) if isinstance(f2, Happening) else []
            return self.replacement(found[o.a]) if o.a < len(found) else ("", "")
        return "", ""

    def waiting(self, entry: BagEntry) -> str:
        """The card of a waiting ability; with what it is about, where the same ability waits several times."""
        s = self.game.state
        card = self.names.marked(entry.card)
        alike = [e for e in s.bag if e.ability is entry.ability and self.names.marked(e.card) == card]
        subjects = {top_card(s, e.subject) for e in alike}
        if len(subjects) < 2:
            return card
        subject = top_card(s, entry.subject)
        return card if subject == NO_CARD else f"{card} ({self.names.marked(subject)})"

    def used(self, o: Option) -> str:
        s = self.game.state
        p = s.in_play.get(s.pid_of[o.a])
        abilities = activated_abilities(p) if p is not None else []
        if not 0 <= o.b < len(abilities):
            return ""
        w = abilities[o.b]
        if w.name or len(abilities) == 1:
            return w.name
        return ability_text(self.reader, self.owner_of(w.key), w.key, self.lang).rstrip(".")

    def replacement(self, c: Candidate) -> tuple[str, str]:
        name = c.ability.name if c.ability is not None else ""
        if c.permanent is not None:
            return name, self.names.marked(c.permanent.card)
        return name, self.names.plain(c.shielding.card) if c.shielding is not None else ""

    def cost(self, o: Option) -> int | None:
        """The ink to pay, where it is not simply what the card says; None for what is played for free."""
        s = self.game.state
        f = self.running()
        ask = f.code[f.at] if f is not None else None
        if isinstance(ask, playing.PlayCard) and ask.playing.way != PlayWay.PAID:
            return None
        if o.verb == op.PLAY and o.b == IN_INK:
            return card_ink_cost(s, s.acting, o.a, s.face_of(o.a).cost, WITH_INK)
        if o.verb == op.SHIFT:
            shift = shifts_of(s, s.acting, o.a)[o.c]
            return card_ink_cost(s, s.acting, o.a, shift.cost.ink, HowPaid(shift=True, onto=s.pid_of[o.b]))
        if o.verb == op.MOVE:
            return move_cost(s, s.acting, s.in_play[s.pid_of[o.a]], s.in_play[s.pid_of[o.b]])
        return None


OFFERS_CARDS: Final = frozenset({op.CARD, op.INK, op.PLAY, op.TOP, op.BOTTOM, op.QUEST})


# ---- which question it is ------------------------------------------------------------------------------------------


def what_is_asked(game: Game) -> Asked:
    """The question that is open, found from what is going on."""
    s = game.state
    top = s.stack[-1]
    if isinstance(top, Running):
        return _effect_asks(game, top)
    if isinstance(top, Paying):
        return _payment_asks(game, top)
    if isinstance(top, Happening):
        return _replacement_asks(game, top)
    if isinstance(top, Turn):
        return Asked("readying" if top.at == READY_STEP else "turn")
    return Asked("resolve" if s.asking == op.RESOLVE else "hand")


def _payment_asks(game: Game, f: Paying) -> Asked:
    s = game.state
    if s.asking == op.AMOUNT:
        return Asked("drops", f.card)
    if isinstance(f, Playing):
        if f.at == playing_steps.CHOOSE_REST:
            return Asked("singer" if f.way == op.SING_TOGETHER else "second_base", f.card)
        if f.at == playing_steps.ASK_HOW:
            guards = s.face_of(f.card).base.keywords & BODYGUARD
            return Asked("bodyguard" if guards else "exerted", f.card)
    return Asked(PAYING[type(f.cost(s).parts[f.part])], f.card)


def _replacement_asks(game: Game, f: Happening) -> Asked:
    s = game.state
    other = top_card(s, f.would[f.at].subject)
    found = applicable(s, f)
    if len(found) > 1:
        return Asked("replace_which", other=other)
    permanent = found[0].permanent if found else None
    card = permanent.card if permanent is not None else NO_CARD
    return Asked("replace_player" if other == NO_CARD else "replace", card, other)


def _effect_asks(game: Game, f: Running) -> Asked:
    asking = f.code[f.at]
    assert isinstance(asking, Asking)
    found = ASKS.get(type(asking))
    if found is not None:
        return Asked(found, f.card)
    s = game.state
    if isinstance(asking, joining.AskMay):
        assert isinstance(asking.effect, ef.May)
        return Asked("may", f.card, effect=asking.effect.effect)
    if isinstance(asking, joining.AskUnlessPays):
        following = f.code[f.at + 1] if f.at + 1 < len(f.code) else None
        return Asked("unless", f.card, number=asking.ink, effect=None if following is None else following.effect)
    if isinstance(asking, choosing.Choose):
        return Asked("choose", f.card, effect=_acts_on(f, asking))
    if isinstance(asking, choosing.AskNumber):
        return Asked("number", f.card, number=max(o.a for o in game.options))
    if isinstance(asking, damaging.RemoveUpTo):
        return Asked("heal", f.card, top_card(s, f.kept[asking.left][0]))
    if isinstance(asking, damaging.MoveDamage):
        return Asked("move_damage", f.card, top_card(s, f.kept[asking.origin][0]))
    if isinstance(asking, discarding.DiscardCards):
        player = asking.discarder(s, f)
        return Asked("discard" if player == s.asked_by else "discard_theirs", f.card, player=player)
    if isinstance(asking, (affecting.MoveCards, looking.PutRest)):
        return Asked("order_top" if asking.to.end == DeckEnd.TOP else "order_bottom", f.card)
    return Asked("choose", f.card)


def _acts_on(f: Running, choose: choosing.Choose) -> ef.Effect | None:
    """What will be done to the choice: the next instruction that acts on its place."""
    for instruction in f.code[f.at + 1 :]:
        if choose.place in instruction.places() and instruction.effect is not None:
            return instruction.effect
        if isinstance(instruction, Branch) and not isinstance(instruction, Asking):
            break
    return None


ASKS: Final[dict[type[Asking], str]] = {
    joining.AskMode: "mode", joining.AskEither: "mode", joining.ChoosePlayer: "choose_player",
    looking.TakeCards: "take", looking.PutTopOrBottom: "top_or_bottom", cards.NameCard: "name",
    playing.PlayCard: "play_card",
}  # fmt: skip
