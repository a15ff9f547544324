"""6.7.9 with 6.1.5: what a card enters exerted for is done together with the entry, before the check and the bag."""

from __future__ import annotations

from tintero.abilities.words import Keyword
from tintero.rules import kinds
from tintero.rules import option as op

from ..bench import Table
from ..kit import DISCARD, HAND
from .round_trip import same_again


def test_6_7_9_what_it_enters_exerted_for_is_done_before_the_bag() -> None:
    # Merida sees him enter exerted, and her trigger waits in the bag until he has dealt his damage
    t = Table()
    t.mine("Merida - Wisp Conjurer")
    lord, hurt, other = t.mine("Lord MacGuffin - Clever Swordsman", HAND), t.body(1, damage=1), t.body(1, damage=2)
    t.play(lord).yes()
    assert t.asked == op.CHOOSE
    assert [e.card for e in t.game.state.bag] != [lord.card]
    t.pick(other)
    assert (t.zone(other), t.damage(hurt)) == (DISCARD, 1)  # 5 damage on willpower 5, checked before the bag
    assert t.asked == op.MAY
    assert t.hand(0) == 0
    t.yes()
    assert t.hand(0) == 1


def test_6_7_9_it_triggers_nothing_and_is_told_with_the_rule() -> None:
    t = Table()
    merida = t.mine("Merida - Wisp Conjurer", HAND)
    t.play(merida).yes()
    told = [e for e in t.game.state.log or [] if e.card == merida.card and e.kind in (kinds.TRIGGERED, kinds.RESOLVED)]
    assert [(e.kind, e.rule) for e in told] == [(kinds.RESOLVED, "6.7.9")]
    assert t.hand(0) == 1


def test_6_7_9_entering_ready_does_nothing() -> None:
    t = Table()
    merida = t.mine("Merida - Wisp Conjurer", HAND)
    t.play(merida).no()
    assert (t.hand(0), t.asked) == (0, op.TURN)


def test_6_7_9_played_by_an_effect_it_is_done_before_the_effect_goes_on() -> None:
    t = Table()
    song, lord = t.mine("Gruesome and Grim", HAND), t.mine("Lord Macintosh - Wiry and High-Strung", HAND)
    guest = t.body(0)
    t.play(song).yes()
    assert t.asked == op.CHOOSE
    assert not t.has(lord, Keyword.RUSH)  # the song has not gone on
    same_again(t)
    t.pick(guest)
    assert t.has(guest, Keyword.RESIST)
    assert t.has(lord, Keyword.RUSH)
