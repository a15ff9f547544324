"""Loading the grammar: each line says how something is written in English, in Spanish, and what it means.

    category = english with {slots} => spanish with {slots} [features] :: meaning

A slot is {category} or {label:category}. The meaning is an expression over the vocabulary of `abilities`, in which
the slots are variables; a slot that it does not use is an error, and so is `x and y`, which would swallow x. A slot
that carries only style is written {~category}, and every line of its category means STYLE. Lines whose verb is written
once for you and for others are explained in `forms.py`. <that|who> are several words
of which one is written; <from play|> may be left out. A slot that is left out is None in the meaning.

Spanish features are gender and number ([ms], [fp] …) or those of a slot ([=noun]; [=noun/s]: one of them);
‹o|a|os|as:noun› agrees with a slot; *robar is a verb that waits for its form, which {slot!inf}, {slot!ind} or
{slot!sub} gives it (`spanish_lines.py`). A line that begins with '~' is a way of writing that means the same as another
line (a declared equivalence). '#' begins a comment.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from importlib import resources
from types import ModuleType, SimpleNamespace
from typing import Any, Final

from tintero.edges.plain_text import is_number

from .conjugation import participle
from .forms import (
    ALIKE,
    DENYING,
    MARKS,
    NUMBERED,
    PALABRAS,
    PRESENT,
    STAR,
    STATED,
    WORDS,
    Denied,
    Form,
    Inflected,
    Number,
    Shape,
    Tense,
    declared,
    names_in,
    nombre,
    said,
)
from .keywords import grammar_lines
from .lexicon import Lexicon
from .tokens import words

SLOT = re.compile(r"\{(~)?(?:(\w+):)?(\w+)\}")
FEATURES = re.compile(r"\[(=\w+(?:&\w+)*(?:/s)?|[mf][sp]?)\]\s*$")
NOUN = re.compile(r"#(\w+)")
CHOICE = re.compile(r"<([^<>]*)>")
VERBO = re.compile(r"(?<!\*)\*([a-záéíóúñ]+)")
BETWEEN = re.compile(r"\|(?![^‹›]*›)")  # not inside an ending that agrees
PRIMITIVES = frozenset({"number", "name", "classification", "full_name", "ability_name", "ink", "rank"})


class Style:
    """The meaning of words that only say the same in another way."""


STYLE: Final = Style()


@dataclass(frozen=True)
class Item:
    """A word, or a slot with its category."""

    word: str = ""
    label: str = ""
    category: str = ""
    to_you: str = ""  # the word as it is said to the doer, where that is another one


@dataclass(frozen=True, eq=False)
class Production:
    """One line of the grammar."""

    category: str
    items: tuple[Item, ...]
    spanish: str
    features: str
    meaning: Callable[..., Any]  # of what its slots mean, in their order
    place: str
    variant: bool = False
    labels: tuple[str, ...] = ()
    source: str = ""
    form: Form = Form.YOU
    inflected: bool = False
    styles: tuple[str, ...] = ()  # categories of slots that carry style alone
    of_one: Production | None = None  # of a line that is said of several: the same, said of one
    templates: dict[int, Any] = field(default_factory=dict)  # its Spanish cut into pieces (`spanish_lines.py`)


Kind = tuple[str, ...]  # of a word: the word itself, if the grammar has it, and <the primitives> that it can begin


class Step:
    """A place inside the productions of a category that begin alike: what may follow there, and which end there."""

    __slots__ = ("beginning", "ends", "slots", "words")

    def __init__(self) -> None:
        self.beginning: dict[Kind, tuple[tuple[str, Step], ...]] = {}  # the slots that such a word can begin
        self.words: dict[str, Step] = {}
        self.slots: dict[str, Step] = {}  # by their category
        self.ends: list[tuple[int, Production]] = []  # with their place among the productions of the category

    def add(self, p: Production, place: int) -> None:
        step = self
        for item in p.items:
            following = step.words if item.word else step.slots
            step = following.setdefault(item.word or item.category, Step())
        step.ends.append((place, p))


@dataclass(frozen=True, eq=False)
class Grammar:
    """All productions by category, with what each can begin with: a word, or <the name of a primitive>.

    `steps`: the same productions, what they have in common at their beginning written once.
    """

    productions: Mapping[str, tuple[Production, ...]]
    first: Mapping[str, frozenset[str]]
    steps: Mapping[str, Step]
    vocabulary: frozenset[str]

    def kind_of(self, word: str, lexicon: Lexicon) -> Kind:
        """What begins with this word."""
        own = (word,) if word in self.vocabulary else ()
        if is_number(word):
            return (*own, "<number>")
        return (*own, *[f"<{c}>" for c in lexicon.entries if lexicon.starts(c, word)])

    def beginning(self, step: Step, kind: Kind) -> tuple[tuple[str, Step], ...]:
        """The slots of a step that can begin with a word of this kind, and what follows them."""
        known = step.beginning.get(kind)
        if known is None:
            known = tuple([(c, next_) for c, next_ in step.slots.items() if not self.first[c].isdisjoint(kind)])
            step.beginning[kind] = known
        return known


class GrammarError(Exception):
    """A mistake in a grammar file, with its place."""


class Line:
    """One line as it is written; it stands for a production in each of its forms."""

    def __init__(self, line: str, place: str, slots: tuple[str, ...] = ()) -> None:
        self.place = place
        self.variant = line.startswith("~")
        head, _, meaning = line.lstrip("~ ").partition(" :: ")
        left, arrow, spanish = head.partition(" => ")
        category, equals, english = left.partition(" = ")
        if not (meaning and arrow and equals and english.strip()):
            raise GrammarError(f"{place}: a line is 'category = english => spanish :: meaning'")
        self.category = category.strip()
        self.english = english.strip()
        found = FEATURES.search(spanish)
        self.features = found.group(1) if found else ""
        self.spanish = (spanish[: found.start()] if found else spanish).strip()
        self.nodes = self.checked(meaning.strip())
        labels = slots_of(self.english)
        self.left_out = [label for label in slots if label not in labels]
        parameters = ", ".join([*labels, *[f"{label}=None" for label in self.left_out]])
        self.code = compile(f"lambda {parameters}: ({meaning.strip()})", place, "eval")

    def has_verb(self, tense: Tense) -> bool:
        """Whether it has a verb of its own that has this tense, not only in its slots."""
        mark = STATED if tense in PRESENT else STAR
        return any(word[0] == mark and word[1:] not in WORDS for word in self.english.split())

    def checked(self, meaning: str) -> list[ast.AST]:
        """A slot that the meaning does not use would be a swallowed word, and so would x in "x and y"."""
        try:
            parsed = ast.parse(meaning, mode="eval")
        except SyntaxError as mistake:
            raise GrammarError(f"{self.place}: no meaning can be written so: {mistake.msg}") from mistake
        nodes = list(ast.walk(parsed))
        if any(isinstance(node, ast.BoolOp) for node in nodes):
            raise GrammarError(f"{self.place}: a meaning has no 'and' and no 'or'")
        used = {node.id for node in nodes if isinstance(node, ast.Name)}
        for m in SLOT.finditer(self.english):
            label = m.group(2) or m.group(3)
            if bool(m.group(1)) == (label in used):
                raise GrammarError(f"{self.place}: the meaning {'uses' if m.group(1) else 'does not use'} {{{label}}}")
        return nodes

    def check_names(self, names: Mapping[str, Any]) -> None:
        """Every name in the meaning is a slot or one that meanings may use, and a module has what it is asked for."""
        slots = {*slots_of(self.english), *self.left_out}
        bound = slots | {node.arg for node in self.nodes if isinstance(node, ast.arg)}
        bound |= {node.id for node in self.nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        for node in self.nodes:
            if isinstance(node, ast.Name) and not (node.id in bound or node.id in names or node.id in vars(builtins)):
                raise GrammarError(f"{self.place}: no such name: {node.id}")
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id not in slots:
                owner = names.get(node.value.id)
                if isinstance(owner, (ModuleType, SimpleNamespace, type)) and not hasattr(owner, node.attr):
                    raise GrammarError(f"{self.place}: no such name: {node.value.id}.{node.attr}")

    def items(self, shape: Shape, inflected: Inflected) -> tuple[Item, ...]:
        """Its words and slots when it is said of you or of others, of one or of several."""
        out: list[Item] = []
        at = 0
        inside = self.category in inflected.verbal | inflected.personal | inflected.numbered
        for m in [*SLOT.finditer(self.english), None]:
            for word in words(self.english[at : m.start() if m else None]):
                if word[0] in (STAR, NUMBERED, STATED) and not inside:
                    raise GrammarError(f"{self.place}: {word} stands in a line that has no forms")
                spoken, to_you = said(word, shape), said(word, Shape(tense=shape.tense, number=shape.number))
                out += [Item(word=a, to_you=b if a != b else "") for a, b in zip(spoken, to_you, strict=True)]
            if m:
                category = inflected.slot(m.group(3), shape) if inside else m.group(3)
                out.append(Item(label=m.group(2) or m.group(3), category=category))
                at = m.end()
        return tuple(out)

    def production(self, shape: Shape, inflected: Inflected, names: dict[str, Any]) -> Production:
        inside = self.category in inflected.verbal | inflected.personal
        known = dict(names, STYLE=STYLE) | dict(names_in(shape.form, inside))
        if shape == inflected.shapes(self.category)[0]:
            self.check_names(known)
        means = eval(self.code, known)
        denies, past = shape.tense in DENYING, shape.tense in MARKS

        def build(*slots: Any) -> Any:
            return Denied(means(*slots)) if denies else means(*slots)

        def build_past(*slots: Any) -> Any:
            """The verb may stand in a slot: what is denied there is denied here."""
            if not any(isinstance(slot, Denied) for slot in slots):
                return build(*slots)
            return Denied(means(*[slot.meaning if isinstance(slot, Denied) else slot for slot in slots]))

        found = list(SLOT.finditer(self.english))
        labels = tuple([m.group(2) or m.group(3) for m in found])
        styles = tuple([m.group(3) for m in found if m.group(1)])
        spanish = NOUN.sub(lambda m: nombre(m.group(1), shape.number), self.spanish)
        spanish = self.of_several(en_pasado(spanish, shape.tense), shape, inflected)
        features = self.features + shape.number[1:] if self.features in ("m", "f") else self.features
        return Production(
            self.category + shape.suffix, self.items(shape, inflected), "no " + spanish if denies else spanish,
            features, build_past if past else build, self.place, self.variant, labels, self.english, shape.form, inside,
            styles,
        )  # fmt: skip

    def of_several(self, spanish: str, shape: Shape, inflected: Inflected) -> str:
        """In a line about several, the verbs in its slots are those of several."""
        if shape.number != Number.SEVERAL:
            return spanish
        for m in SLOT.finditer(self.english):
            if inflected.has_verb(m.group(3)):
                label = m.group(2) or m.group(3)
                spanish = spanish.replace("{" + label + "}", "{" + label + "!they}")
        return spanish


def en_pasado(spanish: str, tense: Tense) -> str:
    """*robar -> *haber robado, *irse -> *haberse ido; as something that is done to a card, robad@."""

    def verb(m: re.Match[str]) -> str:
        infinitive = m.group(1)
        if infinitive in PALABRAS:
            return m.group(0)
        if tense == Tense.PARTICIPLE:
            return participle(infinitive) + "@"
        return f"*haber{'se' if infinitive.endswith('se') else ''} {participle(infinitive)}o"

    return VERBO.sub(verb, spanish) if tense in MARKS else spanish


def slots_of(english: str) -> tuple[str, ...]:
    """The labels of the slots in the English side of a line, each once."""
    return tuple(dict.fromkeys(m.group(2) or m.group(3) for m in SLOT.finditer(english)))


def load(names: dict[str, Any], further: str = "") -> Grammar:
    """The table of keywords, every grammar file in the order of their names, and further lines."""
    folder = resources.files("tintero.language") / "grammar"
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".grammar")), key=lambda f: f.name)
    texts = {"keywords": grammar_lines()}
    texts |= {f.name: f.read_text(encoding="utf-8") for f in files}
    return grammar_of(texts | ({"further": further} if further else {}), names)


def grammar_of(texts: Mapping[str, str], names: dict[str, Any]) -> Grammar:
    """The grammar written in these texts, each with the name that mistakes in it are reported by."""
    written = [(f"{name}:{number}", line) for name, text in texts.items() for number, line in joined_lines(text)]
    inflected = declared([line for _, line in written if line.startswith("%")])
    found: dict[str, list[Production]] = {}
    for place, line in written:
        if line.startswith("%"):
            continue
        slots = slots_of(line.partition(" => ")[0])
        for read in [Line(way, place, slots) for way in ways(line)]:
            of_one: dict[Shape, Production] = {}
            for shape in inflected.shapes(read.category):
                if shape.tense in ALIKE and not read.has_verb(shape.tense):
                    continue  # the tense of such a line is that of its slots
                p = read.production(shape, inflected, names)
                if shape.number == Number.SEVERAL:
                    p = replace(p, of_one=of_one[replace(shape, number=Number.ONE)])
                of_one[shape] = p
                found.setdefault(p.category, []).append(p)
    productions = {category: tuple(lines) for category, lines in found.items()}
    check_categories(productions)
    vocabulary = frozenset(item.word for lines in productions.values() for p in lines for item in p.items if item.word)
    steps = {category: steps_of(lines) for category, lines in productions.items()}
    return Grammar(productions, beginnings(productions), steps, vocabulary)


def steps_of(productions: tuple[Production, ...]) -> Step:
    first = Step()
    for place, p in enumerate(productions):
        first.add(p, place)
    return first


def ways(line: str) -> list[str]:
    """A line in each of the ways in which it can be written; all but the first are variants of it.

    A choice of as many words in the Spanish side goes with it.
    """
    english, arrow, rest = line.partition(" => ")
    spanish, colons, meaning = rest.partition(" :: ")
    m = CHOICE.search(english)
    if m is None:
        return [line]
    words_en = m.group(1).split("|")
    es = CHOICE.search(spanish)
    words_es = BETWEEN.split(es.group(1)) if es else []
    found: list[str] = []
    for n, word in enumerate(words_en):
        told = spanish
        if es and len(words_es) == len(words_en):
            told = spanish[: es.start()] + words_es[n] + spanish[es.end() :]
        way = english[: m.start()] + word + english[m.end() :]
        variant = "~" if n and not way.startswith("~") else ""
        found += ways(variant + way + arrow + told + colons + meaning)
    return found


def joined_lines(text: str) -> list[tuple[int, str]]:
    """The lines of one file with their numbers; a line that begins with white space continues the one before."""
    joined: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.rstrip()
        if not line or line.lstrip().startswith("#"):
            continue
        if line[0] in " \t" and joined:
            joined[-1] = (joined[-1][0], joined[-1][1] + " " + line.strip())
        else:
            joined.append((number, line))
    return joined


def check_categories(productions: Mapping[str, tuple[Production, ...]]) -> None:
    for found in productions.values():
        for p in found:
            for item in p.items:
                if item.category and item.category not in PRIMITIVES and item.category not in productions:
                    raise GrammarError(f"{p.place}: no such category: {item.category}")
            for style in p.styles:
                if any(line.labels or line.meaning() is not STYLE for line in productions.get(style, ())):
                    raise GrammarError(f"{p.place}: {style} is no mere style: every line of it must mean STYLE")


def beginnings(productions: Mapping[str, tuple[Production, ...]]) -> dict[str, frozenset[str]]:
    """The words (or primitives) that each category can begin with."""
    first: dict[str, set[str]] = {c: set() for c in productions}
    changed = True
    while changed:
        changed = False
        for category, found in productions.items():
            for p in found:
                head = p.items[0]
                new = (
                    {head.word}
                    if head.word
                    else ({"<" + head.category + ">"} if head.category in PRIMITIVES else first[head.category])
                )
                if not new <= first[category]:
                    first[category] |= new
                    changed = True
    first.update({primitive: {f"<{primitive}>"} for primitive in PRIMITIVES})
    return {category: frozenset(heads) for category, heads in first.items()}
