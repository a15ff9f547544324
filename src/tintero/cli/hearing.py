"""What a typed line means at the table: numbers, words of answers, actions, or a command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tintero.cards.names import fold
from tintero.cli.commanding import Commanding
from tintero.cli.here import shown
from tintero.cli.keys import HAND, ORDER, TURN, Act, Keys
from tintero.cli.texts import COMMAND_WORDS, NO_WORDS, YES_WORDS
from tintero.cli.user_error import UserError
from tintero.edges import bounds
from tintero.edges.plain_text import is_number
from tintero.rules import option as op
from tintero.rules.option import Option as Answer
from tintero.table.card_names import COPY_MARKS
from tintero.table.mistakes import IllegalAction
from tintero.table.typed import Typed, is_end, verb_of
from tintero.table.view import View
from tintero.table.why_not import Why
from tintero.words import Either

if TYPE_CHECKING:
    from tintero.cli.table_talk import TableTalk

MOST_NAMED = 6  # answers that are listed when several fit
BACK = "0"


class Hearing:
    """Hears one person while one question is open."""

    def __init__(self, talk: TableTalk, player: int) -> None:
        self.talk = talk
        self.session = talk.session
        self.player = player
        self.here = talk.here

    @property
    def keys(self) -> Keys:
        return self.talk.keys[self.player]

    def hear(self, typed: str, view: View) -> bool:
        """Whether the question is answered, or another one is open now."""
        if len(typed) > bounds.LINE_LENGTH:
            raise UserError("cli.line_too_long", most=bounds.LINE_LENGTH)
        if not typed:
            self.talk.step = []
            return False
        if self.talk.step and not is_number(typed.split()[0]):
            found = self.by_words(typed)
            if len(found) == 1:
                return self.do(found[0])
            self.leave_step(view)
        typed, later = in_steps(typed)
        self.talk.queue = later + self.talk.queue
        tokens = typed.replace(",", " ").split()
        if all(is_number(t) or is_end(t) for t in tokens) and (is_number(tokens[0]) or len(tokens) > 1):
            return self.several(tokens, view)
        commanding = Commanding(self.talk, self.player, view)
        if typed.startswith("?"):
            return commanding.card_or_help(typed[1:].strip())
        head, _, rest = typed.partition(" ")
        command = COMMAND_WORDS.get(fold(head), "")
        if command == "why" and fold(head) == "por":  # por qué
            rest = rest.partition(" ")[2] if fold(rest.partition(" ")[0]) == "que" else rest
        if command:
            return commanding.do(command, rest.strip())
        return self.answer_in_words(typed, view)

    def leave_step(self, view: View) -> None:
        """Something else was typed: the whole question is open again."""
        assert view.question is not None
        self.talk.step = []
        self.keys.look(view, view.question)

    # ---- numbers -----------------------------------------------------------------------------------------------

    def several(self, tokens: list[str], view: View) -> bool:
        assert view.question is not None
        kind = view.question.kind
        if kind == HAND:
            return self.opening_hand(tokens)
        if kind == ORDER and not self.talk.step and all(o.verb == "card" for o in view.question.options):
            return self.in_order(tokens)
        if len(tokens) > 1 and kind != TURN:
            raise UserError("play.keys_once")
        first, self.talk.queue = tokens[0], tokens[1:] + self.talk.queue
        if is_end(first):
            return self.end(view)
        if self.talk.step and first == BACK:
            self.talk.step = []
            return False
        return self.do(self.act(first))

    def act(self, key: str) -> Act:
        found = self.keys.act(int(key))
        if found is None:
            raise UserError("play.no_such_key", value=key)
        return found

    def do(self, act: Act) -> bool:
        """Give its answer, or open its second step."""
        if not self.talk.step and act.opens:
            name = act.name or self.name_of(act.card)
            self.talk.open_step(act.options, self.here.say(f"play.step_{act.verb}", name=name), self.player)
            return False
        self.session.answer(act.options[0].number)
        return True

    def name_of(self, card: int | None) -> str:
        found = None if card is None else self.session.game.view(self.player, self.here.lang).in_play(card)
        return "" if found is None else found.name

    def opening_hand(self, tokens: list[str]) -> bool:
        """`1 3 6`, or 0 for none: the answers one after the other, in the order in which the rules ask."""
        if any(is_end(t) for t in tokens):
            raise IllegalAction("not_at_turn", "4.1.2")
        wanted = [self.act(n) for n in dict.fromkeys(tokens) if n != BACK]
        for act in sorted(wanted, key=lambda act: act.key):
            if act.verb == "card":
                self.session.act(Answer(*act.options[0].key))
        self.session.answer(self.session.game.options.of("done")[0])
        return True

    def in_order(self, tokens: list[str]) -> bool:
        """`1 3 2`: the cards in this order; the last one is not asked for, as it has no choice left."""
        for n in tokens:
            if tokens.count(n) > 1:
                raise UserError("table.order_twice", value=n)
        for act in [self.act(n) for n in tokens][: max(1, len(self.keys) - 1)]:
            self.session.act(Answer(*act.options[0].key))
        return True

    # ---- words -------------------------------------------------------------------------------------------------

    def answer_in_words(self, typed: str, view: View) -> bool:
        assert view.question is not None
        if view.question.kind == TURN:
            return self.action(typed, view)
        found = self.by_words(typed)
        if not found and (is_end(typed) or verb_of(typed)[0]):
            Typed(self.session.game, self.here.lang).meant(typed)  # says why it is not possible now
        if not found:
            raise UserError("table.not_understood", value=shown(typed))
        unmarked = view.question.kind == ORDER  # of copies that are put in order either will do
        if len({act.options[0].text.rstrip(COPY_MARKS + " " if unmarked else "") for act in found}) > 1:
            names = [f"{act.key} {act.options[0].text}" for act in found[:MOST_NAMED]]
            raise UserError("table.which_one", names=Either([*names, "…"] if len(found) > MOST_NAMED else names))
        if view.question.kind == HAND:
            return self.opening_hand([str(found[0].key)])
        return self.do(found[0])

    def by_words(self, typed: str) -> list[Act]:
        """Answers whose text has all these words; an exact text wins, and yes and no are always understood."""
        acts = list(self.keys)
        wanted = fold(typed)
        for verb, words in (("yes", YES_WORDS), ("no", NO_WORDS)):
            if wanted in words and self.keys.of(verb):
                return self.keys.of(verb)
        exact = [act for act in acts if fold(act.options[0].text) == wanted]
        if exact:
            return exact
        parts = [part for part in (fold(word) for word in typed.split()) if part]
        return [act for act in acts if parts and all(part in fold(act.options[0].text) for part in parts)]

    def action(self, typed: str, view: View) -> bool:
        """An action of the turn in words."""
        assert view.question is not None
        if is_end(typed):
            return self.end(view)
        exact = [o for o in view.question.options if fold(o.text) == fold(typed)]
        if exact:
            self.session.answer(exact[0].number)
            return True
        heard = Typed(self.session.game, self.here.lang)
        verb, rest = verb_of(typed)
        if verb and is_number(rest):  # `play 3`: the card of option 3
            typed = f"{typed.partition(' ')[0]} {self.card_of(rest, view)}"
        everything = heard.everything(typed)
        if everything is not None:
            names = [self.key_of(answer) for answer in everything]
            self.talk.queue = [name for name in names if name] + self.talk.queue
            return False
        found = heard.meant(typed)
        if not found:
            return self.bare_name(typed, view)
        whom_is_open = found[0].verb == op.CHALLENGE and bool(heard.all(rest, [found[0].a]))
        if len(found) == 1 and not whom_is_open:
            self.session.act(found[0])
            return True
        self.choose_among(found, view)
        return False

    def card_of(self, key: str, view: View) -> str:
        act = self.act(key)
        name = act.name or self.name_of(act.card)
        if not name:
            raise UserError("play.no_card_there", value=key)
        return name

    def bare_name(self, typed: str, view: View) -> bool:
        """Only a card was named: nothing is done, but what can be done with it is offered as the second step."""
        assert view.question is not None
        parts = [part for part in (fold(word) for word in typed.split() if word.isalpha()) if part]
        found = [o for o in view.question.options if parts and all(begins_a_word(o.text, part) for part in parts)]
        if not found:
            raise UserError("table.not_understood", value=shown(typed))
        self.talk.open_step(found, self.here.say("play.step_other"), self.player)
        return False

    def choose_among(self, answers: list[Answer], view: View) -> None:
        """Several actions fit: the second step says which."""
        assert view.question is not None
        keys = {answer.key() for answer in answers}
        options = [o for o in view.question.options if o.key in keys]
        first = {o.cards[0] for o in options if o.cards}
        verbs = {o.verb for o in options}
        if len(first) == len(verbs) == 1 and all(len(o.cards) > 1 for o in options):
            act = next(act for act in self.keys if options[0] in act.options)
            self.do(act)
            return
        self.talk.open_step(options, self.here.say("play.step_other"), self.player)

    def key_of(self, answer: Answer) -> str:
        act = next((act for act in self.keys if any(o.key == answer.key() for o in act.options)), None)
        return "" if act is None else str(act.key)

    # ---- ending the turn ---------------------------------------------------------------------------------------

    def end(self, view: View) -> bool:
        """Asked about once if there is something left to do."""
        refused = Why(self.session.game.rules, self.player - 1, self.here.lang).ending()
        if refused:
            self.talk.note(refused)
            self.talk.queue.clear()
            return False
        found = Typed(self.session.game, self.here.lang).meant("end")
        left = self.left_to_do()
        moment = (view.turn, self.player)
        if left and self.talk.manners.confirm_end and self.talk.warned != moment:
            self.talk.warned = moment
            self.talk.queue.clear()
            self.talk.note(self.here.say("play.still", acts=left))
            return False
        self.session.act(found[0])
        return True

    def left_to_do(self) -> list[str]:
        out: list[str] = []
        quests = [self.name_of(act.card) for act in self.keys.of("quest")]
        if quests:
            out.append(self.here.say("play.still_quest", names=quests))
        plays = [act.name for act in self.keys.of("play") if act.name]
        if plays:
            out.append(self.here.say("play.still_play", names=list(dict.fromkeys(plays))))
        return out


def in_steps(typed: str) -> tuple[str, list[str]]:
    """`4; play lilo; end` and `4 play lilo`: one after the other."""
    parts = [part.strip() for part in typed.split(";") if part.strip()] or [typed]
    first = parts[0].split()
    numbers = 0
    while numbers < len(first) and is_number(first[numbers]):
        numbers += 1
    if 0 < numbers < len(first) and verb_of(" ".join(first[numbers:]))[0]:
        parts[:1] = [" ".join(first[:numbers]), " ".join(first[numbers:])]
    return parts[0], parts[1:]


def begins_a_word(text: str, part: str) -> bool:
    return any(fold(word).startswith(part) for word in text.split())
