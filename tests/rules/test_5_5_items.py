"""Items (5.5)."""

from tintero.abilities.ability import Activated, Static
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.effect import GainLore
from tintero.abilities.property import EntersExerted, Imposed
from tintero.abilities.target import YOU, Filter
from tintero.abilities.words import Zone
from tintero.rules import option as op

from ..kit import HAND, Scene, item, refused

GAIN_1 = GainLore(YOU, Number(1))


def test_5_5_4_an_item_that_entered_exerted_waits_for_readying() -> None:
    exerted = Static(rules=(Imposed(EntersExerted(Filter())),), zones=(Zone.HAND,))
    scene = Scene()
    pod = scene.put(0, item("Pod", 0, exerted, Activated(Cost(exert=True), GAIN_1)), HAND)
    scene.play(pod)
    refused(scene, "is_exerted", "5.1.1.2", op.USE, pod, 0)
    scene.end()
    scene.end()
    scene.use(pod)
    assert scene.lore_total(0) == 1
