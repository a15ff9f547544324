"""How the page of a ruling looks: one column that a phone shows well, in the colours the reader's device prefers."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from typing import Final

# Near the beginning of every page, so that a page is written over an earlier page and over nothing else.
GENERATOR: Final = "<meta name='generator' content='Tintero'>"


def is_page(head: bytes) -> bool:
    """Whether a file with this beginning is a page that we have written."""
    return head.startswith(b"<!DOCTYPE html>") and GENERATOR.encode() in head[:300]


# The colours of every page that is one file, whatever it shows.
COLOURS: Final = """
:root {
  --paper: #fbf8f1; --card: #ffffff; --ink: #22201c; --quiet: #625d54; --line: #d3cbba; --edge: #8a8375;
  --accent: #6b3fa0; --yes: #1a6d37; --no: #a8231b; --tint: #f1ebfa; --good: #e7f3ea; --bad: #fbe9e7;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #16151a; --card: #211f27; --ink: #ece8e1; --quiet: #aca69c; --line: #3f3b48; --edge: #8d8699;
    --accent: #c9adf3; --yes: #7ad695; --no: #ff9a91; --tint: #2e273b; --good: #1d2d23; --bad: #3a2220;
  }
}
"""

STYLE: Final = (
    COLOURS
    + """\
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main, footer { max-width: 62rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3, h4, h5 { line-height: 1.25; overflow-wrap: anywhere; text-wrap: balance; }
h1 { font-size: 1.5rem; margin: .5rem 0; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; color: var(--accent); }
h3 { font-size: 1.1rem; margin: 1.25rem 0 .4rem; }
h4, h5 { font-size: 1rem; margin: 0 0 .25rem; }
p, dd, li { overflow-wrap: anywhere; }
p { margin: .25rem 0; }
article p, article li, dd { max-width: 46rem; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
article + article { border-top: 2px solid var(--line); margin-top: 2rem; padding-top: 1rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.facts, .quiet { color: var(--quiet); font-size: .9rem; }
.contents { list-style: none; padding: 0; }
.contents li { margin: .35rem 0; }
.row { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem 1.25rem; }
.yes { color: var(--yes); }
b.no, .fact.no, .verdict.no { color: var(--no); }
article .verdict { max-width: none; }
.verdict { font-weight: 600; padding: .6rem .85rem; border-radius: .4rem; background: var(--tint); margin: .75rem 0;
  border-left: .3rem solid var(--edge); }
.verdict.ok { color: var(--yes); background: var(--good); border-color: var(--yes); }
.verdict.no { background: var(--bad); border-color: var(--no); }
.table { display: grid; gap: .75rem; align-items: start; }
@media (min-width: 40rem) { .of2, .of4 { grid-template-columns: 1fr 1fr; } }
@media (min-width: 50rem) { .of3 { grid-template-columns: repeat(3, 1fr); } }
@media (min-width: 62rem) { .of4 { grid-template-columns: repeat(4, 1fr); } }
.side { border: 1px solid var(--line); border-radius: .6rem; padding: .75rem; background: var(--card); min-width: 0; }
.side.active { border: 2px solid var(--accent); }
.side h3, .side h4, .side h5 { font-size: 1rem; margin: 0 0 .25rem; }
.counts { display: flex; flex-wrap: wrap; gap: .1rem 1rem; margin: 0; font-size: .9rem; }
.counts div { display: flex; gap: .3rem; align-items: baseline; }
.counts dt, .piles dt, .label { color: var(--quiet); }
.counts dd, .piles dd { margin: 0; }
.piles { margin: .5rem 0 0; font-size: .9rem; }
.piles div { margin: .2rem 0; }
.piles dt { float: left; margin-right: .35rem; }
.piles dt::after { content: ":"; }
.label { font-size: .9rem; margin-top: .5rem; }
.bag { margin: 0; padding-left: 1.5rem; font-size: .9rem; }
.cards, .gone { list-style: none; padding: 0; display: grid; gap: .5rem; margin: .5rem 0; }
.gone { gap: .15rem; font-size: .9rem; }
.card { border: 1px solid var(--line); border-left: .35rem solid var(--accent); border-radius: .4rem;
  padding: .4rem .6rem; }
.card.exerted { border-left: .35rem dashed var(--edge); background: var(--tint); }
.values { font-size: .9rem; color: var(--quiet); display: flex; flex-wrap: wrap; gap: 0 .9rem; }
.values b { color: var(--ink); }
.under { font-size: .9rem; color: var(--quiet); border-top: 1px dashed var(--line); margin-top: .35rem;
  padding-top: .25rem; }
.mark { color: var(--accent); font-size: .8em; }
.was { color: var(--ink); font-size: .85em; font-style: italic; white-space: nowrap; }
.new { font-weight: 600; color: var(--ink); }
.chip { display: inline-block; font-size: .8rem; border: 1px solid var(--edge); border-radius: 1rem; padding: 0 .5rem;
  margin: .1rem .1rem .1rem 0; font-weight: 400; color: var(--ink); }
.chip.new { border-width: 2px; border-color: var(--accent); font-weight: 600; }
.chip.over { border-style: dashed; }
.chip.part { background: var(--tint); }
.involved { border-left: .2rem solid var(--line); padding-left: .75rem; margin: 1rem 0; }
.involved h3, .involved h4 { font-size: 1rem; margin: 0; }
.involved ul { list-style: none; padding: 0; margin: .2rem 0; }
.involved li { margin: .3rem 0; }
.ability { font-size: .9em; letter-spacing: .01em; }
.texts dt { font-weight: 600; margin-top: .5rem; }
.texts dd { margin: 0; }
.texts .contents { margin: 0; }
summary { cursor: pointer; color: var(--accent); font-size: .9rem; padding: .2rem 0; }
.steps { padding-left: 1.75rem; }
.steps > li { margin: .75rem 0; }
.steps > li::marker { color: var(--quiet); }
.act > p { font-weight: 600; }
.check > p { color: var(--quiet); font-style: italic; }
.steps ul { list-style: none; padding: 0; margin: .2rem 0; }
.fact, .event, .refusal { padding-left: 1.4rem; text-indent: -1.4rem; }
.event::before { content: "→" / ""; color: var(--quiet); display: inline-block; width: 1.4rem; text-indent: 0; }
.refusal::before { content: "⊘" / ""; color: var(--no); display: inline-block; width: 1.4rem; text-indent: 0; }
.fact > b:first-child { display: inline-block; width: 1.4rem; text-indent: 0; }
.question { border: 1px solid var(--line); border-radius: .4rem; background: var(--card); padding: .4rem .7rem;
  margin: .4rem 0; max-width: 46rem; font-size: .95rem; }
.options { display: flex; flex-wrap: wrap; gap: .3rem; }
.options li { border: 1px solid var(--edge); border-radius: .3rem; padding: 0 .5rem; }
.options li.quiet { border: 0; }
.rule { font-size: .8rem; text-decoration: none; border-bottom: 1px dotted; white-space: nowrap; }
.rules dt { font-weight: 600; margin-top: .75rem; scroll-margin-top: 1rem; }
.rules dt:target, .rules dt:target + dd { background: var(--tint); }
.rules dd { margin: 0; }
footer { color: var(--quiet); font-size: .8rem; border-top: 1px solid var(--line); }
@media print {
  :root { --paper: #fff; --card: #fff; --ink: #000; --quiet: #444; --line: #999; --edge: #555; --accent: #000;
    --yes: #000; --no: #000; --tint: #fff; --good: #fff; --bad: #fff; }
  body { font-size: 10pt; }
  main, footer { max-width: none; padding: 0; }
  .card, .side, .question, .steps > li, .rules dd { break-inside: avoid; }
  h1, h2, h3, h4 { break-after: avoid; }
  a { text-decoration: none; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
"""
)


def policy_of(style: str) -> str:
    """Nothing may be fetched or run; the one style that applies is this one, known by its digest."""
    digest = b64encode(sha256(style.encode()).digest()).decode()
    return (
        "<meta http-equiv='Content-Security-Policy' content=\"default-src 'none'; "
        f"style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'\">"
    )


POLICY: Final = policy_of(STYLE)
