"""Whom a sentence speaks of. A sentence addresses its reader (`you draw`) and names everybody else."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """A seat by its number, the computer, or somebody with a name; and whether it is the one who reads.

    In a message the slot `p` of a person stands for several: `$p` the name, `$p_start` the same at the start of a
    sentence, `$p_of` and `$p_to` the name with of and to before it, and `$p_is`, which is `you` or `other`. The forms
    are in `people.ftl`.
    """

    number: int = 0  # from 1; 0 for the only computer, or for whoever has a name
    name: str = ""
    computer: bool = False
    you: bool = False

    @property
    def kind(self) -> str:
        if self.name:
            return "named"
        if self.computer:
            return "computer_n" if self.number else "computer"
        return "player"

    def forms(self) -> dict[str, object]:
        """The slots of the messages in `people.ftl`."""
        return {"kind": self.kind, "number": self.number, "name": self.name, "is": "you" if self.you else "other"}


def label(person: Person, lang: str) -> str:
    """A heading for what belongs to this person."""
    from .catalogue import say

    return say("people.label", lang, **person.forms())
