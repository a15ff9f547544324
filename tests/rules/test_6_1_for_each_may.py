"""6.1.8: "for each …, you may …": one question for each or one for all is an open point."""

from __future__ import annotations

import pytest

from tests.kit import Scene, character
from tests.reading import real
from tintero.rules import option as op
from tintero.rules.settings import OpenPoints, Settings


def mirror_chamber(asks_each: bool) -> Scene:
    """The start of the turn of a player with three characters at Mirror Chamber."""
    scene = Scene(settings=Settings(open_points=OpenPoints(for_each_may_asks_each=asks_each)), turn=1)
    chamber = scene.put(0, real("The Queen's Castle - Mirror Chamber"))
    for _ in range(3):
        scene.put(0, character(), at=chamber)
    scene.begin()
    scene.end()
    assert (scene.asked_player, scene.asked) == (0, op.MAY)
    return scene


DRAW_STEP = 1


def test_6_1_8_by_default_each_is_asked_for() -> None:
    scene = mirror_chamber(True)
    scene.yes().no().yes()
    assert scene.asked == op.TURN
    assert scene.hand(0) == 2 + DRAW_STEP


@pytest.mark.parametrize(("answer", "drawn"), [(op.YES, 3), (op.NO, 0)])
def test_6_1_8_the_other_way_one_answer_counts_for_all(answer: int, drawn: int) -> None:
    scene = mirror_chamber(False)
    if answer == op.YES:
        scene.yes()
    else:
        scene.no()
    assert scene.asked == op.TURN
    assert scene.hand(0) == drawn + DRAW_STEP
