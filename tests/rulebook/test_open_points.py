"""What the rules leave open is listed with its rule, its default, its alternatives and what each of them changes."""

from __future__ import annotations

from dataclasses import fields
from importlib.resources import files

import pytest
import yaml

from tintero.rulebook import rulebook
from tintero.rulebook.open_points import OpenPoint, open_points
from tintero.rules.settings import OpenPoints

FIELDS = {f.name: f.default for f in fields(OpenPoints)}
POINTS = open_points()


def test_every_setting_has_an_entry_and_every_entry_a_setting() -> None:
    written = yaml.safe_load(files("tintero.rulebook").joinpath("open_points.yaml").read_bytes())
    assert set(written) == set(FIELDS)
    assert [p.name for p in POINTS] == list(FIELDS)


@pytest.mark.parametrize("point", POINTS, ids=lambda p: p.name)
def test_a_point_has_a_rule_a_question_a_default_and_what_each_answer_changes(point: OpenPoint) -> None:
    assert rulebook().exists(point.rule)
    for lang in ("en", "es"):
        assert point.question(lang).endswith("?")
        assert all(answer.text(lang).strip() for answer in point.answers)
    assert point.question("en") != point.question("es")
    default = point.answers[0]
    assert default.default
    assert default.value == FIELDS[point.name]
    if point.is_number:
        assert isinstance(FIELDS[point.name], int)
    else:
        assert {a.value for a in point.answers} == {True, False}
        assert point.answers[0].text("en") != point.answers[1].text("en")


@pytest.mark.parametrize("point", POINTS, ids=lambda p: p.name)
def test_the_rulebook_names_every_open_point_in_one_of_its_rules(point: OpenPoint) -> None:
    named = [rule.number for rule in rulebook().rules() if point.name in rule.open]
    assert named
    assert point.rule in named or any(n.startswith(f"{point.rule}.") for n in named)
