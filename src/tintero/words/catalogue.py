"""The one renderer: a key such as `cards.banned`, a language tag and the slots make a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from .listing import joined
from .people import Person
from .phrases import Wording
from .tags import ENGLISH, PRIVATE, base_of, folders_of

if TYPE_CHECKING:  # Fluent is imported by whoever first says something
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

ENDING: Final = ".ftl"
SHARED: Final = "terms"  # the file whose terms every other one may use
LONGEST: Final = 2000  # of what fills a slot: Fluent refuses more than 2,500 characters
# Sentences are said again and again: those with plain slots are remembered.
REMEMBERED: Final = frozenset({str, int, Person})
MOST_REMEMBERED: Final = 10_000
LONGEST_REMEMBERED: Final = 300  # letters
# Control characters (a terminal obeys them), line ends, and signs that turn the direction of what follows.
_CONTROL_OR_LINE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")


class Catalogue:
    """All sentences of a folder of languages. A file is parsed when one of its messages is first said."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._folder = files("tintero.words") if folder is None else folder
        self._tags: tuple[str, ...] = ()
        self._resources: dict[tuple[str, str], Resource | None] = {}
        self._bundles: dict[tuple[str, str], FluentBundle] = {}
        self._seats: dict[tuple[str, Person], dict[str, str]] = {}
        self._said: dict[tuple[object, ...], str] = {}

    @property
    def tags(self) -> tuple[str, ...]:
        """Every tag with a folder of its own."""
        if not self._tags:
            self._tags = tuple(sorted(f.name for f in self._folder.iterdir() if f.is_dir() and f.name[:1].isalpha()))
        return self._tags

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(tag for tag in self.tags if PRIVATE not in tag)

    def say(self, key: str, lang: str, /, **slots: object) -> str:
        """The sentence. What this language lacks is said in English; KeyError if no language has it."""
        for value in slots.values():
            if type(value) not in REMEMBERED:
                return self._say(key, lang, slots)
        remembered = (key, lang, *slots.items())
        known = self._said.get(remembered)
        if known is None:
            known = self._say(key, lang, slots)
            if len(known) <= LONGEST_REMEMBERED:
                if len(self._said) >= MOST_REMEMBERED:
                    self._said.clear()
                self._said[remembered] = known
        return known

    def _say(self, key: str, lang: str, slots: dict[str, object]) -> str:
        domain, _, name = key.partition(".")
        for tag in (lang, base_of(lang), ENGLISH):
            bundle = self._bundle(tag, domain) if tag in self.tags else None
            if bundle is not None and bundle.has_message(name):
                return self._format(bundle, key, name, tag, slots)
        raise KeyError(key)

    def messages(self, domain: str) -> tuple[str, ...]:
        """The names of all sentences of a file, in its order; English has all of them."""
        from fluent.syntax.ast import Message

        resource = self._resource(ENGLISH, domain)
        return () if resource is None else tuple(m.id.name for m in resource.body if isinstance(m, Message))

    def has(self, key: str) -> bool:
        """Whether there is such a sentence; English has all of them."""
        domain, _, name = key.partition(".")
        return self._bundle(ENGLISH, domain).has_message(name)

    def _format(self, bundle: FluentBundle, key: str, name: str, tag: str, slots: dict[str, object]) -> str:
        filled: dict[str, Any] = {}
        for slot, value in slots.items():
            if isinstance(value, Person):
                filled |= {slot + ending: form for ending, form in self._person(value, tag).items()}
            else:
                filled[slot] = self._shown(value, tag)
        pattern = bundle.get_message(name).value
        if pattern is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(pattern, filled)
        if errors:
            raise ValueError(f"the message {key} ({tag}) cannot be said with {sorted(slots)}: {errors[0]}")
        return str(text)

    def _shown(self, value: object, tag: str) -> Any:
        """A number stays one, for its plural form; whatever comes from outside never speaks to the terminal."""
        from fluent.runtime.types import FluentType, fluent_number

        if isinstance(value, FluentType):
            return value
        if isinstance(value, Wording):
            return value.text(tag)
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            return fluent_number(value, useGrouping=False)
        if isinstance(value, Sequence) and not isinstance(value, str):
            return one_line(joined(value, tag, self.say))
        return one_line(str(value))

    def _person(self, person: Person, tag: str) -> dict[str, str]:
        """What a slot with a person in it stands for, by what follows the name of the slot."""
        known = self._seats.get((tag, person))
        if known is None:
            forms = person.forms()
            named = {"": "people.name", "_of": "people.of", "_to": "people.to"}
            known = {ending: self.say(key, tag, **forms) for ending, key in named.items()}
            known |= {"_start": known[""][:1].upper() + known[""][1:], "_is": str(forms["is"])}
            if not person.name:  # the seats of a table are few; names are not
                self._seats[(tag, person)] = known
        return known

    # ---- reading ---------------------------------------------------------------------------------------------------

    def _bundle(self, tag: str, domain: str) -> FluentBundle:
        """The messages of one file, with the terms that they use."""
        known = self._bundles.get((tag, domain))
        if known is None:
            from fluent.runtime import FluentBundle

            known = FluentBundle([base_of(tag), ENGLISH], use_isolating=False)
            for folder in folders_of(tag):
                for name in (SHARED, domain):
                    resource = self._resource(folder, name)
                    if resource is not None:
                        known.add_resource(resource, allow_overrides=True)
            # threads share the catalogue: what was read first stays
            known = self._bundles.setdefault((tag, domain), known)
        return known

    def _resource(self, folder: str, domain: str) -> Resource | None:
        if (folder, domain) not in self._resources:
            from fluent.runtime import FluentResource

            file = self._folder.joinpath(folder, domain + ENDING)
            text = file.read_text(encoding="utf-8") if file.is_file() else None
            self._resources[(folder, domain)] = None if text is None else FluentResource(text)
        return self._resources[(folder, domain)]


def one_line(text: str) -> str:
    """A name inside a sentence: no control character, no line of its own, and not endless."""
    text = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return text if text.isprintable() else _CONTROL_OR_LINE.sub("?", text)


@cache
def catalogue() -> Catalogue:
    """The one shared catalogue of the package."""
    return Catalogue()


def say(key: str, lang: str, /, **slots: object) -> str:
    """A sentence of the catalogue, by `domain.message`."""
    return catalogue().say(key, lang, **slots)
