"""Every rule number cited in the code, in the tests and in the reasons is in the rulebook."""

import ast
import re
from pathlib import Path

from tintero.rulebook import rulebook
from tintero.rules.option import RULE_OF_KIND
from tintero.rules.refusals import REFUSALS, RULE_OF_ACTION

ROOT = Path(__file__).resolve().parents[2]
NUMBER = r"\d+(?:\.\d+)*"
CITATION = re.compile(rf"\bCR ({NUMBER}(?:(?:, | to | and ){NUMBER}\.\d+)*)")
LITERAL = re.compile(r"\d{1,2}(?:\.\d{1,2}){1,4}")


def python_files(*folders: str) -> list[Path]:
    return [f for folder in folders for f in sorted((ROOT / folder).rglob("*.py"))]


def cited(text: str) -> list[str]:
    """The numbers of 'CR 4.6.4.2' and of lists such as 'CR 4.3.3.1, 6.7.9'."""
    return [n for m in CITATION.finditer(text) for n in re.findall(NUMBER, m.group(1))]


def literals(source: str) -> list[str]:
    """String literals that look like rule numbers."""
    constants = [n.value for n in ast.walk(ast.parse(source)) if isinstance(n, ast.Constant)]
    return [c for c in constants if isinstance(c, str) and LITERAL.fullmatch(c)]


def test_the_scanner_sees_what_it_should() -> None:
    assert cited("# CR 4.6.4.2: the target") == ["4.6.4.2"]
    assert cited("CR 4.3.3.1, 6.7.9: a new one") == ["4.3.3.1", "6.7.9"]
    assert cited("CR 4.6.4.3 to 4.6.4.5.") == ["4.6.4.3", "4.6.4.5"]
    assert literals('emit(s, "4.5.1.4", "from deck", "1.0.0.0.0.0", 3)') == ["4.5.1.4"]


def test_every_citation_in_a_comment_exists() -> None:
    unknown: list[str] = []
    seen = 0
    for file in python_files("src", "tests"):
        if file == Path(__file__).resolve():
            continue
        for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for number in cited(text):
                seen += 1
                if not rulebook().exists(number):
                    unknown.append(f"{file.relative_to(ROOT)}:{line} {number}")
    assert not unknown, "\n".join(unknown)
    assert seen > 150


def test_every_rule_number_in_the_engine_exists() -> None:
    unknown: list[str] = []
    seen = 0
    for file in python_files("src/tintero/rules"):
        for number in literals(file.read_text(encoding="utf-8")):
            seen += 1
            if not rulebook().exists(number):
                unknown.append(f"{file.relative_to(ROOT)} {number}")
    assert not unknown, "\n".join(unknown)
    assert seen > 100


def test_every_reason_and_every_question_cites_a_rule() -> None:
    for refusal in REFUSALS:
        assert rulebook().exists(refusal.rule), refusal.name
    for (_, refusal), rule in RULE_OF_ACTION.items():
        assert rulebook().exists(rule), refusal.name
    for kind, rule in RULE_OF_KIND.items():
        assert rulebook().exists(rule), kind
