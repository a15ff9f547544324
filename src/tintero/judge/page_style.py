"""How the page of a ruling looks: one column that a phone shows well, in the colours the reader's device prefers."""

from __future__ import annotations

from typing import Final

# Near the beginning of every page, so that a page is written over an earlier page and over nothing else.
GENERATOR: Final = "<meta name='generator' content='Tintero'>"


def is_page(head: bytes) -> bool:
    """Whether a file with this beginning is a page that we have written."""
    return head.startswith(b"<!DOCTYPE html>") and GENERATOR.encode() in head[:300]


STYLE: Final = """
:root {
  --paper: #fbf8f1; --card: #ffffff; --ink: #22201c; --quiet: #6a655c; --line: #d9d2c3; --accent: #6b3fa0;
  --yes: #1d7a3e; --no: #b3261e; --tint: #f1ebfa;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #16151a; --card: #211f27; --ink: #ece8e1; --quiet: #a39d93; --line: #3a3742; --accent: #c3a4f0;
    --yes: #6fd08c; --no: #ff8a80; --tint: #2c2538;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main, footer { max-width: 46rem; margin: 0 auto; padding: 1rem; }
h1, h2 { line-height: 1.25; font-size: 1.35rem; margin: .5rem 0; text-wrap: balance; }
h3 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; color: var(--accent); }
h4 { margin: 0; font-size: 1rem; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
a { color: var(--accent); }
article + article { border-top: 2px solid var(--line); margin-top: 2rem; padding-top: 1rem; }
.facts, .quiet, .zone { color: var(--quiet); font-size: .9rem; }
.contents { list-style: none; padding: 0; }
.table { display: grid; gap: .75rem; }
@media (min-width: 40rem) { .table { grid-template-columns: 1fr 1fr; } }
.side { border: 1px solid var(--line); border-radius: .6rem; padding: .75rem; background: var(--card); }
.side.active { border-color: var(--accent); }
.cards { display: grid; gap: .5rem; margin: .5rem 0; }
.card { border: 1px solid var(--line); border-left: .3rem solid var(--accent); border-radius: .4rem;
  padding: .4rem .6rem; }
.card.exerted { border-left-color: var(--line); background: var(--tint); }
.values { font-size: .85rem; color: var(--quiet); }
.values b { color: var(--ink); }
.chip { display: inline-block; font-size: .8rem; border: 1px solid var(--line); border-radius: 1rem; padding: 0 .5rem;
  margin: .1rem .25rem .1rem 0; }
.steps { padding-left: 1.75rem; }
.steps > li { margin: .6rem 0; }
.steps > li::marker { color: var(--quiet); }
.act > p { font-weight: 600; }
.check > p { color: var(--quiet); font-style: italic; }
.steps ul { list-style: none; padding: 0 0 0 .25rem; margin: .2rem 0; }
.fact, .event { padding-left: 1.4rem; text-indent: -1.4rem; overflow-wrap: anywhere; }
.event::before { content: "→"; color: var(--quiet); display: inline-block; width: 1.4rem; text-indent: 0; }
.fact > b:first-child { display: inline-block; width: 1.4rem; text-indent: 0; }
.rule { font-size: .8rem; text-decoration: none; border-bottom: 1px dotted; white-space: nowrap; }
.yes { color: var(--yes); }
b.no, .fact.no, .verdict.no { color: var(--no); }
.verdict { font-weight: 600; padding: .5rem .75rem; border-radius: .4rem; background: var(--tint); }
.verdict.ok { color: var(--yes); }
.rules dt { font-weight: 600; margin-top: .75rem; scroll-margin-top: 1rem; }
.rules dt:target, .rules dt:target + dd { background: var(--tint); }
.rules dd { margin: 0; }
footer { color: var(--quiet); font-size: .8rem; border-top: 1px solid var(--line); }
"""
