"""Joining sentences: what "if you do", "otherwise", "instead" and "this way" hang on (6.1.2, 6.1.5, 6.5.6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.said import InsteadOfDiscard
from tintero.abilities.unbound import Again as Again
from tintero.abilities.unbound import Same as Same
from tintero.abilities.words import AfterPlay, CardType, Quantity, Until, Who, Zone

from .meanings import STAY, THAT_PLAYER, Pronoun, Sentence, about_singers, and_also, otherwise, sequence, then_do
from .meanings_measures import settled
from .nodes import finds, has, mentions, rewrite

EXERTED = Pronoun("the exerted character")
DISCARDED = ta.It("discarded")
VALUED = "valued"  # what a value was read from
BEFORE_VALUE = Pronoun("them before")  # "they", said before it is chosen whose value counts
WAY = "way"  # the label of what was done "this way"
ONE, TWO = ta.It("one"), ta.It("two")  # two cards that are compared
HEALED = ta.It("healed")  # each card that damage was removed from
THOSE = Pronoun("those characters")
BOTH, A_PAIR = Pronoun("both"), 2
LOOKED = {ef.LookAtInkwell: Zone.INKWELL, ef.RevealHand: Zone.HAND}  # what "there" can be

SAME = Same()
OF_EACH = "of each"  # hangs on what each of those players revealed
TOGETHER = "those"  # the label of several that were picked together
ONE_OF_THOSE = ta.Chosen(ta.Filter(tests=(ta.IsRef(ta.It(TOGETHER)),)), silent=True)

# ---- clauses of one sentence ---------------------------------------------------------------------------------------


def linked(first: ef.Effect, rest: ef.Effect) -> ef.Effect:
    """Joined by "and". "Choose one of their characters and banish them": what is chosen is what it is done to."""
    if not isinstance(first, ef.Pick) or not isinstance(first.target, ta.Chosen):
        return and_also(first, rest)
    parts = rest.parts if isinstance(rest, ef.Sequence) else (rest,)
    if has(parts, ta.IsRef(Pronoun(TOGETHER))):
        named = ef.Pick(replace(first.target, label=TOGETHER))
        return sequence(named, *[_of_those(part) for part in parts])
    target = getattr(parts[0], "target", None)
    if isinstance(target, ta.The) and isinstance(target.ref, Pronoun):
        return sequence(_aimed(parts[0], first.target), *parts[1:])
    return sequence(first, rest)


def _of_those(effect: ef.Effect) -> ef.Effect:
    """ "Put one on the bottom": one of those that were picked, for no cards have been looked at."""
    if isinstance(effect, ef.Take) and effect.filter == ta.Filter():
        return ef.Move(ONE_OF_THOSE, effect.to)
    result: ef.Effect = rewrite(effect, lambda n: ta.It(TOGETHER) if n == Pronoun(TOGETHER) else n)
    return result


def alone(sentence: Sentence) -> ef.Effect:
    """A sentence inside another one hangs on nothing else."""
    if sentence.link:
        raise ValueError(f"{sentence.link}: of what?")
    return sentence.effect


# ---- sentences -----------------------------------------------------------------------------------------------------


def whole(sentences: tuple[Sentence, ...]) -> ef.Effect:
    """Sentences that stand by themselves: the first hangs on nothing, and nothing is left out of the last."""
    alone(sentences[0])
    effect = join_effects(sentences)
    if finds(effect, lambda n: isinstance(n, (Same, InsteadOfDiscard)) or awaits(n)):
        raise ValueError("done to whom, or what?")
    return effect


def join_effects(sentences: tuple[Sentence, ...]) -> ef.Effect:
    """CR 6.1.2, 6.1.5: sentences in order; some hang on the one before."""
    done: list[ef.Effect] = []
    for s in keep_exerted(turn_by_turn(sentences)):
        if done and mentions(done[-1], ef.ChooseOne):
            done[-1] = in_last_mode(done[-1], s)
            continue
        s = replace(s, effect=settled(s.effect, tuple(done)))
        if done and (has(s.effect, DISCARDED) or has(s.condition, DISCARDED)):
            done = [rewrite(e, _keep_discarded) for e in done]
        if done and awaits(done[-1]):
            done[-1] = each_of_them(done[-1], alone(s))
        elif not done or not s.link:
            _append(done, s.effect)
        elif s.link == "if you do" and mentions(s.effect, InsteadOfDiscard):
            done[-1] = to_bottom_afterwards(done[-1], s.effect)
        elif s.link == "if you do":
            done[-1] = after_search(done[-1], s.effect) or then_do(done[-1], s.effect)
        elif s.link == "if you do either":
            done[-1] = within_may(done[-1], s.effect)
        elif s.link == "otherwise":
            done[-1] = else_do(done[-1], s.effect)
        elif s.link == "instead" and s.condition is not None:
            done[-1] = instead(done[-1], s.effect, s.condition)
        elif s.link == "unreduced":
            done[-1] = rewrite(done[-1], lambda n: replace(n, unreduced=True) if isinstance(n, ef.DealDamage) else n)
        elif s.link == "on these terms":
            done[-1] = on_terms(done[-1], s.effect)
        else:
            raise ValueError(s.link)
    whole = sequence(*done)
    return repeated(from_there(rewrite(whole, _play_those))) if finds(whole, _waits) else whole


def in_last_mode(effect: ef.Effect, sentence: Sentence) -> ef.Effect:
    """What follows the last mode belongs to it."""

    def longer(node: Any) -> Any:
        if not isinstance(node, ef.ChooseOne):
            return node
        last = join_effects((Sentence(node.modes[-1]), sentence))
        return replace(node, modes=(*node.modes[:-1], last))

    result: ef.Effect = rewrite(effect, longer)
    return result


def else_do(first: ef.Effect, effect: ef.Effect) -> ef.Effect:
    """Otherwise, if you don't; of several who may, each is asked (6.7.6)."""
    if isinstance(first, ef.May) and first.who.who in (Who.EACH_OPPONENT, Who.EACH_PLAYER, Who.EACH_OTHER_PLAYER):
        part = ef.IfDo(replace(first, who=THAT_PLAYER), ef.Nothing(), effect)
        return ef.EachDoes(first.who, part)
    return otherwise_that(first, effect) or otherwise(first, same_pick(first, effect))


def awaits(effect: ef.Effect) -> bool:
    """ "Choose any number of players": what they do is said in the next sentence."""
    return isinstance(effect, ef.EachDoes) and effect.effect == ef.Nothing()


def each_of_them(first: ef.Effect, effect: ef.Effect) -> ef.Effect:
    """ "Choose any number of players. They …": the part of each of them; of one chosen player, "that player" too."""
    if isinstance(first, ef.EachDoes) and first.players.who != Who.CHOSEN_PLAYERS:
        effect = rewrite(effect, lambda n: THAT_PLAYER if n == ta.Players(Who.ITS_PLAYER) else n)
    if not isinstance(first, ef.EachDoes) or not mentions_doer(effect):
        raise ValueError("who are they?")
    inner = effect.effect if isinstance(effect, ef.EachDoes) and effect.players == THAT_PLAYER else effect
    return replace(first, effect=inner)


def _waits(node: Any) -> bool:
    """Whether it is known only from the sentences around it what this means."""
    return isinstance(node, Again) or _is_there(node) or (isinstance(node, ef.PlayCard) and node.ref == THOSE)


def turn_by_turn(sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """Somebody reveals a card; what "they" then do belongs to that player's part (6.7.6)."""
    for n, s in enumerate(sentences):
        rest = sentences[n + 1 :]
        if any(mentions_doer(later.effect) for later in rest) and mentions(s.effect, ef.LookAtTop):
            part = _part_of_each(s.effect, rest)
            if part is not None:
                return (*sentences[:n], replace(s, effect=part))
    return sentences


def _in_part_of(players: ta.Players, sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """What is said of each of these players, as what one of them does."""

    def own(s: Sentence) -> Sentence:
        if s.link != OF_EACH:
            return s
        if not isinstance(s.effect, ef.EachDoes) or s.effect.players != players:
            raise ValueError("others have revealed")
        return Sentence(s.effect.effect)

    return tuple([own(s) for s in sentences])


def _part_of_each(first: ef.Effect, rest: tuple[Sentence, ...]) -> ef.Effect | None:
    if isinstance(first, (ef.EachDoes, ef.LookAtTop)):
        rest = _in_part_of(first.players, rest)
    if isinstance(first, ef.LookAtTop) and first.players.who in (Who.EACH_PLAYER, Who.EACH_OPPONENT):
        own = Sentence(replace(first, players=THAT_PLAYER))
        return ef.EachDoes(first.players, join_effects((own, *rest)))
    if isinstance(first, ef.May) and first.who.who != Who.YOU:
        # who declines to reveal has nothing further to do
        then = join_effects((Sentence(first.effect), *rest))
        return replace(first, effect=rewrite(then, lambda n: n.effect if _is_own_part(n) else n))
    if isinstance(first, ef.EachDoes) and isinstance(first.effect, ef.May):
        inside = _part_of_each(first.effect, rest)
        return None if inside is None else replace(first, effect=inside)
    if isinstance(first, ef.EachDoes):
        # CR 6.1.2: the first sentence for all of them; then each decides about the card that still lies on top
        again = Sentence(ef.LookAtTop(THAT_PLAYER, am.Number(1)))
        return sequence(first, ef.EachDoes(first.players, join_effects((again, *rest))))
    return None


def _is_own_part(node: Any) -> bool:
    return isinstance(node, ef.EachDoes) and node.players == THAT_PLAYER


def mentions_doer(node: Any) -> bool:
    return finds(node, lambda n: isinstance(n, ta.Players) and n.who == Who.THAT_PLAYER)


def _keep_discarded(node: Any) -> Any:
    return ef.Sequence((node, ef.Remember(DISCARDED.label, more=True))) if isinstance(node, ef.Discard) else node


def _keep_way(node: Any) -> Any:
    """What is banished or moved is kept, also one player after the other, and nothing if it was not done."""
    return ef.Sequence((node, ef.Remember(WAY, more=True))) if isinstance(node, (ef.Banish, ef.Move)) else node


def _of_movers(node: Any) -> Any:
    """Only characters move to locations; which of them were moved, nothing keeps."""
    if not isinstance(node, am.Done) or node.filter is None:
        return node
    assert node.filter == ta.CHARACTER
    return replace(node, filter=None)


def keep_exerted(sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """A character that is spoken of again after other picks and discards is kept under a name."""
    out: list[Sentence] = []
    for n, s in enumerate(sentences):
        effect = s.effect
        spoken_of = has(tuple(x.effect for x in sentences[n + 1 :]), EXERTED)
        if isinstance(effect, ef.Exert) and isinstance(effect.target, ta.Chosen) and spoken_of:
            effect = replace(effect, target=replace(effect.target, label="exerted"))
        effect = rewrite(effect, lambda node: ta.It("exerted") if node == EXERTED else node)
        if n and mentions(effect, ef.Discard) and any(_picks_value(before.effect) for before in sentences[:n]):
            effect = rewrite(effect, lambda node: ta.It(VALUED) if node == Pronoun("that character") else node)
        out.append(replace(s, effect=effect))
    return tuple(out)


def _picks_value(node: Any) -> bool:
    return finds(node, lambda n: isinstance(n, ta.Chosen) and n.label == VALUED)


def after_search(first: ef.Effect, then: ef.Effect) -> ef.Effect | None:
    """CR 7.1.4: a search that found nothing was a search all the same."""
    if isinstance(first, ef.May) and mentions(first.effect, ef.SearchDeck):
        return replace(first, effect=sequence(first.effect, then))
    return None


def same_pick(first: ef.Effect, second: ef.Effect) -> ef.Effect:
    """ "Return an item card to your hand. Otherwise, put it …": one branch or the other picks it."""
    if isinstance(first, ef.If) and isinstance(first.then, ef.Move) and isinstance(first.then.target, ta.Chosen):
        if isinstance(second, ef.Move) and isinstance(second.target, ta.The) and isinstance(second.target.ref, Pronoun):
            return replace(second, target=first.then.target)
    return second


def otherwise_that(first: ef.Effect, effect: ef.Effect) -> ef.Effect | None:
    """ "You may reveal a card. If you do, you may play it. Otherwise, put it …": it was revealed, and not played."""
    if not (isinstance(first, ef.May) and isinstance(first.effect, ef.IfDo) and mentions(effect, Pronoun)):
        return None
    inner = first.effect
    if not isinstance(inner.then, ef.May):
        return None
    return replace(first, effect=replace(inner, then=ef.IfDo(inner.then, ef.Nothing(), effect)))


def within_may(first: ef.Effect, effect: ef.Effect) -> ef.Effect:
    """What follows belongs to the yes."""
    if isinstance(first, ef.If) and first.otherwise is None:
        return replace(first, then=within_may(first.then, effect))
    if isinstance(first, ef.EachDoes):
        return replace(first, effect=within_may(first.effect, effect))
    if isinstance(first, ef.May):
        return replace(first, effect=sequence(first.effect, effect))
    raise ValueError("nothing that may be done")


def to_bottom_afterwards(first: ef.Effect, effect: ef.Effect) -> ef.Effect:
    """The action that was played goes to the bottom of the deck once it has resolved."""
    if not mentions(first, ef.PlayCard) or not isinstance(effect, ef.Move):
        raise ValueError("nothing was played")
    last = AfterPlay.BOTTOM_WHEN_DONE
    result: ef.Effect = rewrite(first, lambda n: replace(n, after=last) if isinstance(n, ef.PlayCard) else n)
    return result


def on_terms(first: ef.Effect, terms: ef.Effect) -> ef.Effect:
    """ "You may play characters from your discard. If you do, …": how, and what not."""
    assert isinstance(first, ef.Impose)
    assert isinstance(terms, ef.Impose)
    allowed, how = first.rules[0].rule, terms.rules[0].rule
    assert isinstance(allowed, pr.MayPlayFrom)
    assert isinstance(how, pr.MayPlayFrom)
    if (allowed.filter.types, allowed.filter.tests) != (how.filter.types, how.filter.tests):
        raise ValueError("the terms speak of other cards")
    return replace(first, rules=(replace(first.rules[0], rule=replace(how, filter=allowed.filter)),))


def _play_those(node: Any) -> Any:
    """ "If any of the cards … are character cards, you may play those characters": all or none of them (6.1.4)."""
    play_those = ef.PlayCard(ref=THOSE)
    if not (isinstance(node, ef.If) and isinstance(node.condition, co.Exists) and has(node.then, play_those)):
        return node
    which = node.condition.filter
    if which.types != (CardType.CHARACTER,) or which.zone != Zone.DISCARD:
        raise ValueError("those characters lie in the discard")
    every = ef.ForEachObject(ta.Each(which), ef.PlayCard(ref=ta.It()))
    return replace(node, then=rewrite(node.then, lambda n: every if n == play_those else n))


def _is_of_before(node: Any) -> bool:
    return isinstance(node, (ta.It, Pronoun)) and node in (BOTH, HEALED, TWO)


def both_of(first: ef.Effect, effect: ef.Effect) -> ef.Effect:
    """ "Both", after two have been chosen."""
    if not finds(first, lambda n: isinstance(n, ta.Chosen) and n.count == A_PAIR):
        raise ValueError("both are two")
    result: ef.Effect = rewrite(effect, lambda n: Pronoun("them") if n == BOTH else n)
    return result


def each_healed(first: ef.Effect, effect: ef.Effect) -> ef.Effect:
    """What is done to each card that damage was removed from: one after the other."""
    if isinstance(first, ef.May):
        return replace(first, effect=each_healed(first.effect, effect))
    target = getattr(effect, "target", None)
    assert isinstance(first, ef.RemoveDamage)
    assert isinstance(target, ta.Each)
    that = ta.The(ta.It())
    then = _aimed(effect, that)
    which = replace(target.filter, tests=tuple([t for t in target.filter.tests if t != ta.IsRef(HEALED)]))
    if which.tests or which.types != getattr(first.target, "filter", which).types:
        then = ef.If(co.Is(ta.It(), which), then)
    return ef.ForEachObject(first.target, ef.IfDo(replace(first, target=that), then))


def only_picks(effect: ef.Effect) -> bool:
    """ "You may choose a character. They …": a choice does nothing by itself."""
    if isinstance(effect, ef.EachDoes):
        return only_picks(effect.effect)
    if isinstance(effect, ef.May):
        parts = effect.effect.parts if isinstance(effect.effect, ef.Sequence) else (effect.effect,)
        return all(isinstance(part, (ef.Pick, ef.Reveal)) for part in parts)
    return False


def name_two(effect: ef.Effect) -> ef.Effect:
    """The two cards that were picked get names of their own."""
    names = [ONE.label, TWO.label]

    def name(node: Any) -> Any:
        if not (isinstance(node, ef.Pick) and isinstance(node.target, ta.Chosen)):
            return node
        return replace(node, target=replace(node.target, label=names.pop(0)))

    result: ef.Effect = rewrite(effect, name)
    if names:
        raise ValueError("two cards")
    return result


def from_there(effect: ef.Effect) -> ef.Effect:
    """ "From there" is the zone whose cards were looked at."""
    if not finds(effect, _is_there):
        return effect
    looked = [zone for kind, zone in LOOKED.items() if mentions(effect, kind)]
    if len(looked) != 1:
        return effect  # only the whole text tells, or nothing does
    result: ef.Effect = rewrite(effect, lambda n: replace(n, zone=looked[0]) if _is_there(n) else n)
    return result


def _is_there(node: Any) -> bool:
    return isinstance(node, ta.Filter) and node.zone == Zone.OUT


def repeated(effect: ef.Effect) -> ef.Effect:
    """ "Repeat this effect": again as long as the condition that led there holds."""
    if not mentions(effect, Again):
        return effect
    conditions: list[co.Condition] = []

    def without(node: Any) -> Any:
        if isinstance(node, ef.If) and isinstance(node.then, ef.Sequence) and node.then.parts[-1] == Again():
            conditions.append(node.condition)
            return replace(node, then=sequence(*node.then.parts[:-1]))
        return node

    once = rewrite(effect, without)
    if len(conditions) != 1 or mentions(once, Again):
        return effect  # it is not said when
    return ef.RepeatWhile(once, conditions[0])


def _append(done: list[ef.Effect], effect: ef.Effect) -> None:
    if done and finds(effect, _is_of_before):
        if has(effect, BOTH):
            effect = both_of(done[-1], effect)
        elif has(effect, HEALED):
            done[-1] = each_healed(done[-1], effect)
            return
        else:
            done[-1] = within_may(name_two(done[-1]), effect)
            return
    if done and only_picks(done[-1]) and mentions(effect, Pronoun):
        done[-1] = within_may(done[-1], effect)
        return
    if done and isinstance(done[-1], ef.EachDoes) and isinstance(effect, ef.Give) and mentions(effect, Pronoun):
        # "they", after each player has chosen one, are all of them: each as it was chosen
        done[-1] = replace(done[-1], effect=sequence(done[-1].effect, effect))
        return
    if done and about_singers(done[-1], effect):
        before = done[-1]
        assert isinstance(before, ef.If)
        done[-1] = ef.If(before.condition, sequence(before.then, effect))
        return
    if done and mentions(effect, am.Done):
        if mentions(done[-1], ef.MoveToLocation):
            effect = rewrite(effect, _of_movers)
        if finds(effect, lambda n: isinstance(n, am.Done) and n.filter is not None):
            if not mentions(done[-1], ef.Banish, ef.Move):
                raise ValueError("nothing was done this way that is kept")
            done[-1] = rewrite(done[-1], _keep_way)
            effect = rewrite(effect, lambda n: replace(n, label=WAY) if isinstance(n, am.Done) else n)
        else:
            done.append(ef.Remember(WAY, am.Done()))
            effect = rewrite(effect, lambda n: am.Remembered(WAY, n.times) if isinstance(n, am.Done) else n)
    if done and mentions_way(effect):
        done.append(ef.Remember(WAY))
    done.append(effect)


def mentions_way(node: Any) -> bool:
    return finds(node, lambda n: isinstance(n, ta.It) and n.label == WAY)


def instead(first: ef.Effect, second: ef.Effect, condition: co.Condition) -> ef.Effect:
    """CR 6.5.6: the ability replaces its own effect. What both speak of is chosen once, before the condition."""
    if isinstance(second, ef.If):
        raise ValueError("instead of it if both hold?")
    if isinstance(first, ef.May):
        return replace(first, effect=instead(first.effect, second, condition))
    if isinstance(first, ef.IfDo):
        return replace(first, then=instead(first.then, second, condition))
    if isinstance(first, ef.Sequence):
        if isinstance(second, ef.LookAtTop) and isinstance(first.parts[0], ef.LookAtTop):
            return sequence(ef.If(condition, second, first.parts[0]), *first.parts[1:])
        return sequence(*first.parts[:-1], instead(first.parts[-1], second, condition))
    if isinstance(first, ef.Take) and mentions((second, condition), Pronoun):
        kept = ef.Move(ta.The(ta.It()), first.to)
        pointed_at = replace(first, to=STAY, quantity=Quantity.UP_TO, must=False)  # none: as good as a no
        return ef.IfDo(pointed_at, otherwise(ef.If(condition, second), kept))
    target = getattr(first, "target", None)
    if isinstance(target, ta.Chosen) and (mentions(second, Same, Pronoun) or mentions(condition, ta.It, Pronoun)):
        that = ta.The(ta.It())
        replaced = otherwise(ef.If(condition, _fill(second, first, that)), _aimed(first, that))
        return sequence(ef.Pick(target), replaced)
    return otherwise(ef.If(condition, _fill(second, first, target)), first)


def under_secondary(effect: ef.Effect) -> ef.Effect:
    """CR 6.2.4: a false "if" right after the trigger condition stops the whole ability, not only its sentence.

    A later sentence with an "if" of its own stands by itself.
    """
    if isinstance(effect, ef.Sequence) and not any(isinstance(part, ef.If) for part in effect.parts[1:]):
        first = effect.parts[0]
        if isinstance(first, ef.If) and first.otherwise is None:
            return ef.If(first.condition, sequence(first.then, *effect.parts[1:]))
    return effect


def _aimed(effect: ef.Effect, target: ta.Target) -> ef.Effect:
    """The same effect on another target; the caller has seen that it has one."""
    return replace(effect, target=target)  # type: ignore[type-var]  # no common class has a target


def _fill(second: ef.Effect, first: ef.Effect, target: ta.Target | None) -> ef.Effect:
    """The words that the second sentence leaves out: on whom, and for how long."""
    if isinstance(second, ef.Give) and isinstance(first, ef.Give) and second.until == Until.PERMANENT:
        second = replace(second, until=first.until)
    if target is not None and getattr(second, "target", None) == SAME:
        second = _aimed(second, target)
    return second
