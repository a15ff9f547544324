"""`docs/rules-map.md`: for each rule the code that carries it, the tests and the rulings that prove it.

python -m tintero.judge.rulesmap            write docs/rules-map.md
python -m tintero.judge.rulesmap --check    exit code 1 if that file is not what would be written
python -m tintero.judge.rulesmap FOLDER     the same for a repository in another folder
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import yaml

from tintero.rulebook import Rule, Rulebook, rulebook
from tintero.rulebook.rulings import rules_proved

TARGET: Final = Path("docs") / "rules-map.md"
NUMBER: Final = r"\d+(?:\.\d+)*"
CITATION: Final = re.compile(rf"\bCR ({NUMBER}(?:(?:, | to | and ){NUMBER}\.\d+)*)")
LITERAL: Final = re.compile(r"\d{1,2}(?:\.\d{1,2}){1,4}")
TEST_NAME: Final = re.compile(r"test_((?:\d+_)+(?:x_)?)")
LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

HEAD: Final = """# Rules map

Written by `python -m tintero.judge.rulesmap`; do not edit it by hand. For each rule of the rulebook: the code that
cites it, the tests that are named after it or cite it, and the rulings that list it. At the end are the rules that
no test and no ruling proves, neither them nor a rule below them.
"""


class Carried:
    """Where one rule is found."""

    __slots__ = ("code", "rulings", "tests")

    def __init__(self) -> None:
        self.code: set[str] = set()
        self.tests: set[str] = set()
        self.rulings: set[str] = set()


def cited(text: str) -> Iterator[str]:
    """The numbers of 'CR 4.6.4.2' and of lists such as 'CR 4.3.3.1, 6.7.9'."""
    for m in CITATION.finditer(text):
        yield from re.findall(NUMBER, m.group(1))


def python_citations(source: str, literals: bool) -> list[tuple[str, str]]:
    """Rule and name of the function, class or constant that cites it, '' for the module itself."""
    tree = ast.parse(source)
    names = _names_by_line(tree, source.count("\n") + 1)
    found = [(n, names[i]) for i, line in enumerate(source.split("\n"), start=1) for n in cited(line)]
    if literals:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and LITERAL.fullmatch(node.value):
                found.append((node.value, names[node.lineno]))
    return found


def _names_by_line(tree: ast.Module, lines: int) -> list[str]:
    """For each line the innermost definition around it."""
    names = [""] * (lines + 2)

    def mark(body: Iterable[ast.stmt], prefix: str) -> None:
        for node in body:
            name = _name(node)
            if not name:
                continue
            full = f"{prefix}{name}"
            start = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])
            for line in range(start, (node.end_lineno or node.lineno) + 1):
                names[line] = full
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                mark(node.body, f"{full}.")

    mark(tree.body, "")
    return names


def _name(node: ast.stmt) -> str:
    if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
        return node.name
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    target = targets[0] if targets else None
    return target.id if isinstance(target, ast.Name) and target.id.isupper() else ""


def rule_of_test(name: str, book: Rulebook) -> str:
    """test_4_6_4_2_… is about rule 4.6.4.2: the longest beginning that is a rule."""
    m = TEST_NAME.match(name)
    parts = m.group(1).strip("_").split("_") if m else []
    while len(parts) > 1:
        number = ".".join(parts)
        if book.exists(number):
            return number
        parts.pop()
    return ""


def collect(root: Path, book: Rulebook) -> dict[str, Carried]:
    found: dict[str, Carried] = {r.number: Carried() for r in book.rules()}
    for file in sorted((root / "src").rglob("*.py")):
        where = file.relative_to(root / "src" / "tintero").as_posix()
        for number, name in python_citations(file.read_text(encoding="utf-8"), where.startswith("rules/")):
            if number in found:
                found[number].code.add(f"{where}:{name}" if name else where)
    for file in sorted((root / "tests").rglob("*.py")):
        where = file.relative_to(root / "tests").as_posix()
        source = file.read_text(encoding="utf-8")
        for number, name in python_citations(source, literals=False):
            if number in found:
                found[number].tests.add(f"{where}:{name}" if name else where)
        for name in re.findall(r"^\s*def (test_\d\w*)", source, re.MULTILINE):
            number = rule_of_test(name, book)
            if number:
                found[number].tests.add(f"{where}:{name}")
    for file in sorted((root / "rulings").rglob("*.yaml")):
        for number in ruling_rules(file.read_text(encoding="utf-8")):
            if number in found:
                found[number].rulings.add(file.relative_to(root / "rulings").with_suffix("").as_posix())
    return found


def ruling_rules(text: str) -> set[str]:
    """The rules that a ruling proves; none if its file cannot be read."""
    try:
        data = yaml.load(text, LOADER)
    except yaml.YAMLError:
        return set()
    return rules_proved(data) if isinstance(data, dict) else set()


# ---- the page ------------------------------------------------------------------------------------------------------


def rules_map(root: Path) -> str:
    """The whole file, the same for the same repository."""
    book = rulebook()
    found = collect(root, book)
    out = [HEAD]
    unproved: list[Rule] = []
    for rule in book.rules():
        carried = found[rule.number]
        if rule.heading:
            out.append(f"\n## {rule.number} {rule.title('en')}\n")
        else:
            out.append(f"\n### {rule.number}\n\n{gloss(rule)}\n")
            if not proved(rule.number, found):
                unproved.append(rule)
        for title, places in (("Code", carried.code), ("Tests", carried.tests), ("Rulings", carried.rulings)):
            if places:
                out.append(f"- {title}: {', '.join(f'`{p}`' for p in sorted(places))}")
        if carried.code or carried.tests or carried.rulings:
            out.append("")
    every = [r for r in book.rules() if not r.heading]
    out.append(f"\n## Rules that nothing proves\n\n{len(unproved)} of {len(every)} rules have no test and no ruling.\n")
    out += [f"- {r.number} {gloss(r)}" for r in unproved]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(out)).rstrip("\n") + "\n"


def proved(number: str, found: dict[str, Carried]) -> bool:
    """A test or a ruling is about this rule or about one below it."""
    return any((c.tests or c.rulings) and (n == number or n.startswith(f"{number}.")) for n, c in found.items())


def gloss(rule: Rule) -> str:
    """The first sentence of the rule, whole: what follows a colon or a semicolon belongs to it."""
    return re.split(r"(?<=[.?!])\s+(?=[A-Z\"“])", " ".join(rule.en.split()), maxsplit=1)[0]


def main(args: list[str]) -> int:
    check = "--check" in args
    folders = [a for a in args if a != "--check"]
    root = Path(folders[0]) if folders else Path()
    target = root / TARGET
    text = rules_map(root)
    if check:
        fresh = target.is_file() and target.read_text(encoding="utf-8") == text
        if not fresh:
            sys.stderr.write(f"{TARGET} is out of date: run python -m tintero.judge.rulesmap\n")
        return 0 if fresh else 1
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
