"""A page read back as a tree, to look at what it says and where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"meta", "br"}


@dataclass
class Element:
    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    inside: list[Element | str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join(self.raw.split())

    @property
    def raw(self) -> str:
        return "".join(i if isinstance(i, str) else i.raw for i in self.inside)

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()

    def all(self, tag: str = "", css: str = "", skip: str = "") -> Iterator[Element]:
        """Every element below with this tag and class; nothing inside elements with the tag `skip`."""
        for i in self.inside:
            if isinstance(i, Element) and i.tag != skip:
                if tag in ("", i.tag) and (not css or css in i.classes):
                    yield i
                yield from i.all(tag, css, skip)

    def one(self, tag: str = "", css: str = "") -> Element:
        [found] = self.all(tag, css)
        return found


class Tree(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Element("")
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        new = Element(tag, {key: value or "" for key, value in attrs})
        self.open[-1].inside.append(new)
        if tag not in VOID:
            self.open.append(new)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        self.open[-1].inside.append(data)


def tree_of(html: str) -> Element:
    tree = Tree()
    tree.feed(html)
    assert tree.open == [tree.root]
    return tree.root
