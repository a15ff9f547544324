"""How a report looks: the colours of the judge's pages, and charts in colours that everybody tells apart."""

from __future__ import annotations

from typing import Final

from tintero.judge.page_style import COLOURS

HEATS: Final = 9  # steps from losing to winning; the middle one is even

# Blue wins, orange loses. The steps of the heat map are pale by day and deep by night: one ink is legible on all.
CHART_COLOURS: Final = """\
:root {
  --up: #1a66a8; --down: #a85408; --open: #77716a; --soft-up: #dbe9f6; --soft-down: #fbe6d1;
  --h0: #e6923f; --h1: #efb072; --h2: #f5cca2; --h3: #f9e3cb; --h4: #f1eee7; --h5: #d9e7f4; --h6: #b5d2ec;
  --h7: #8dbae2; --h8: #64a1d6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --up: #79bdf7; --down: #f5ab62; --open: #97909f; --soft-up: #1c2f41; --soft-down: #3b2a19;
    --h0: #97500e; --h1: #7c4413; --h2: #613817; --h3: #46301f; --h4: #2f2c36; --h5: #23384c; --h6: #1e4767;
    --h7: #1a5681; --h8: #16659a;
  }
}
"""

REPORT_STYLE: Final = (
    COLOURS
    + CHART_COLOURS
    + """\
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main, footer { max-width: 62rem; margin: 0 auto; padding: 1rem; }
h1, h2 { line-height: 1.2; overflow-wrap: anywhere; text-wrap: balance; }
h1 { font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.1rem); margin: .15rem 0 1rem; }
h2 { font-size: 1.25rem; margin: 0 0 .4rem; color: var(--accent); }
p, li, dd, figcaption { overflow-wrap: anywhere; }
p { margin: .3rem 0; }
.brand { color: var(--quiet); font-size: .85rem; margin: 0; }
.brand b { color: var(--accent); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.verdict { border-radius: .7rem; padding: 1rem 1.15rem; background: var(--tint); border-left: .4rem solid var(--open); }
.verdict p { margin: 0 0 .35rem; font-size: 1.2rem; line-height: 1.4; font-weight: 600; text-wrap: pretty; }
.verdict p.more { font-size: 1rem; font-weight: 400; }
.verdict p.evidence { font-size: .9rem; font-weight: 400; color: var(--quiet); margin: 0; }
.verdict.up { background: var(--soft-up); border-color: var(--up); }
.verdict.down { background: var(--soft-down); border-color: var(--down); }
.verdict.up .evidence, .verdict.down .evidence { color: var(--ink); }
.stopped { border: 1px dashed var(--edge); border-radius: .5rem; padding: .5rem .85rem; margin: .75rem 0 0; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .6rem; margin: .85rem 0 0; }
.tiles div { display: flex; flex-direction: column-reverse; justify-content: flex-end; background: var(--card);
  border: 1px solid var(--line); border-radius: .6rem; padding: .55rem .8rem; min-width: 0; }
.tiles dt { color: var(--quiet); font-size: .82rem; line-height: 1.3; overflow-wrap: anywhere; }
.tiles dd { margin: 0; font-size: 1.3rem; font-weight: 650; line-height: 1.25; font-variant-numeric: tabular-nums; }
.tiles dd.long { font-size: 1rem; }
.hand { list-style: none; padding: 0; margin: 0 0 1rem; display: flex; flex-wrap: wrap; gap: .35rem; }
.hand li { border: 1px solid var(--edge); border-radius: .4rem; background: var(--card); padding: .1rem .55rem;
  font-size: .9rem; }
section { margin: 2.25rem 0 0; }
figure { margin: .5rem 0 .9rem; padding: .9rem 1rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .7rem; }
figcaption { margin: 0 0 .8rem; max-width: 46rem; font-size: .95rem; }
svg { display: block; overflow: visible; font-family: system-ui, sans-serif; }
.fit svg { width: 100%; height: auto; max-width: 54rem; }
.narrow.fit svg { max-width: 24rem; }
.wide { display: none; }
@media (min-width: 46rem) { .wide { display: block; } .narrow { display: none; } }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; padding: 0; margin: .8rem 0 0;
  font-size: .85rem; color: var(--quiet); }
.legend li { display: flex; align-items: center; gap: .4rem; }
.legend i { flex: none; width: .75rem; height: .75rem; border-radius: 50%; border: 2px solid var(--open); }
.legend i.up { background: var(--up); border-color: var(--up); }
.legend i.down { background: var(--down); border-color: var(--down); }
.legend i.open { background: var(--open); }
.legend i.maybe { border-color: var(--ink); }
.legend .steps { display: flex; }
.legend .steps i { width: 1.15rem; height: .85rem; border: 0; border-radius: 0; }
.h0 { background: var(--h0); } .h1 { background: var(--h1); } .h2 { background: var(--h2); }
.h3 { background: var(--h3); } .h4 { background: var(--h4); } .h5 { background: var(--h5); }
.h6 { background: var(--h6); } .h7 { background: var(--h7); } .h8 { background: var(--h8); }
.scroll { overflow-x: auto; max-width: 100%; position: relative; }
.scroll:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
table { border-collapse: separate; border-spacing: 0; font-size: .9rem; font-variant-numeric: tabular-nums;
  min-width: 100%; }
caption { text-align: left; padding: 0 0 .35rem; color: var(--quiet); }
caption span { position: sticky; left: 0; display: inline-block; max-width: min(100%, 56rem, 100vw - 2.5rem); }
th, td { padding: .35rem .7rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
th.words, td.words, th[scope=row] { text-align: left; }
td { white-space: nowrap; }
td.words { white-space: normal; min-width: 13rem; }
thead th { vertical-align: bottom; color: var(--quiet); font-weight: 600; line-height: 1.25; min-width: 4.4rem; }
th[scope=row] { position: sticky; left: 0; background: var(--paper); font-weight: 600; min-width: 8.5rem;
  max-width: 18rem; overflow-wrap: anywhere; }
@media (min-width: 46rem) { th[scope=row] { min-width: 13rem; } }
td small { display: block; color: var(--quiet); font-size: .8rem; }
tr.open:not(.whole) td:not(.words) { color: var(--quiet); }
tr.open:not(.whole) th[scope=row] { font-weight: 400; }
tr.whole th, tr.whole td { border-top: 2px solid var(--edge); font-weight: 650; }
.reading li { margin: .45rem 0; max-width: 46rem; }
.reading { padding-left: 1.2rem; }
.made { display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: .3rem 1rem; margin: 0;
  font-size: .9rem; }
.made dt { color: var(--quiet); }
.made dd { margin: 0; min-width: 0; }
code { font: .9em/1.5 ui-monospace, monospace; background: var(--tint); border-radius: .3rem; padding: .1rem .35rem;
  overflow-wrap: anywhere; }
code span { display: inline-block; max-width: 100%; }
footer { color: var(--quiet); font-size: .8rem; border-top: 1px solid var(--line); margin-top: 2.5rem; }
@media (max-width: 30rem) { figure { padding: .8rem .6rem; } .made { display: block; } .made dd { margin: 0 0 .5rem; } }
@media print {
  :root { --paper: #fff; --card: #fff; --ink: #000; --quiet: #444; --line: #999; --edge: #555; --accent: #000;
    --tint: #fff; --up: #1a66a8; --down: #a85408; --open: #77716a; --soft-up: #fff; --soft-down: #fff;
    --h0: #e6923f; --h1: #efb072; --h2: #f5cca2; --h3: #f9e3cb; --h4: #f1eee7; --h5: #d9e7f4; --h6: #b5d2ec;
    --h7: #8dbae2; --h8: #64a1d6; }
  body { font-size: 10pt; }
  main, footer { max-width: none; padding: 0; }
  figure, tr, .tiles div { break-inside: avoid; }
  h1, h2, caption { break-after: avoid; }
  .scroll { overflow: visible; }
  .wide { display: block; }
  .narrow { display: none; }
}
"""
)
