"""docs/rules-map.md is what the command would write now, and the command finds what it should."""

from __future__ import annotations

from pathlib import Path

import pytest

from tintero.judge.rulesmap import collect, main, python_citations, rule_of_test, rules_map, ruling_rules
from tintero.rulebook import rulebook

ROOT = Path(__file__).parents[2]
# written apart so that this file itself carries no citation
CITE = "C" + "R"


def test_the_map_is_fresh_and_names_no_place_of_this_machine() -> None:
    written = (ROOT / "docs" / "rules-map.md").read_text(encoding="utf-8")
    assert written == rules_map(ROOT), "run: python -m tintero.judge.rulesmap"
    assert str(ROOT) not in written


def test_citations_know_the_function_around_them() -> None:
    source = f'''
"""A module. {CITE} 4.1.2."""
TABLE = {{"a": "4.5.1.4"}}
class Thing:
    def act(self):
        # {CITE} 4.3.3.1, 6.7.9: a list
        return "4.6.4.2"
# {CITE} 4.7.1 to 4.7.2
'''
    found = python_citations(source, literals=True)
    assert sorted(found) == [
        ("4.1.2", ""), ("4.3.3.1", "Thing.act"), ("4.5.1.4", "TABLE"), ("4.6.4.2", "Thing.act"), ("4.7.1", ""),
        ("4.7.2", ""), ("6.7.9", "Thing.act"),
    ]  # fmt: skip
    assert ("4.6.4.2", "Thing.act") not in python_citations(source, literals=False)


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("test_4_6_4_2_the_target_is_exerted", "4.6.4.2"),
        ("test_4_6_4_99_of_them", "4.6.4"),
        ("test_8_x_adventurous", "8.x"),
        ("test_10_2_pack_rush", "10.2"),
        ("test_words_only", ""),
        ("test_2_players", ""),
    ],
)
def test_the_rule_of_a_test_is_in_its_name(name: str, rule: str) -> None:
    assert rule_of_test(name, rulebook()) == rule


def test_the_rules_of_a_ruling() -> None:
    text = 'rules: ["4.6.4", "4.10"]\nruns:\n  - steps:\n      - cannot: {P1: x}\n        rule: "8.6.1"\n'
    assert ruling_rules(text) == {"4.6.4", "4.10", "8.6.1"}
    assert ruling_rules("[") == ruling_rules("a") == set()


def test_a_small_repository(tmp_path: Path) -> None:
    for name, text in {
        "src/tintero/rules/quest.py": f'def gain():\n    # {CITE} 4.5.1.4: lore\n    return "4.5.1.3"\n',
        "tests/rules/test_quest.py": "def test_4_5_1_4_lore():\n    pass\n",
        "rulings/timing/one.yaml": 'rules: ["4.5.2"]\nsteps: []\n',
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
    found = collect(tmp_path, rulebook())
    assert found["4.5.1.4"].code == {"rules/quest.py:gain"}
    assert found["4.5.1.4"].tests == {"rules/test_quest.py:test_4_5_1_4_lore"}
    assert found["4.5.1.3"].code == {"rules/quest.py:gain"}
    assert found["4.5.2"].rulings == {"timing/one"}
    assert main([str(tmp_path), "--check"]) == 1
    assert main([str(tmp_path)]) == 0
    assert main([str(tmp_path), "--check"]) == 0
    unproved = (tmp_path / "docs" / "rules-map.md").read_text(encoding="utf-8").partition("nothing proves")[2]
    assert "\n- 4.5.1.3 " in unproved  # code alone proves nothing
    assert "\n- 4.5.1.4 " not in unproved
    assert "\n- 4.5.1 " not in unproved  # a rule below it is proved
    assert "\n- 4.5.2 " not in unproved
