"""What a page of the rulebook says beyond its rule: rulings, older numbers, and what the rules leave open."""

from __future__ import annotations

from rich.text import Text

from tintero.cli.here import Here
from tintero.cli.wrapping import hanging
from tintero.rulebook import Rule
from tintero.rulebook.rulings import Ruling, rulings_on
from tintero.rulebook.sources.older_numbers import formerly

MOST_RULINGS = 12
MOST_CARDS = 12


def tell_rulings(here: Here, rule: Rule) -> None:
    """The rulings that prove a rule, by their titles, and the cards they speak of."""
    found = rulings_on(rule.number)
    if not found:
        return
    here.line()
    here.console.print(Text(here.say("rules.rulings"), style="italic"))
    for ruling in found[:MOST_RULINGS]:
        tell_ruling(here, ruling, 2)
    if len(found) > MOST_RULINGS:
        here.wrapped(f"  {here.say('rules.more_rulings', count=len(found) - MOST_RULINGS, number=rule.number)}")
    cards = list(dict.fromkeys(card for ruling in found for card in ruling.cards))
    if cards:
        more = len(cards) - MOST_CARDS
        said = here.say("rules.ruling_cards", cards=cards[:MOST_CARDS], more=max(0, more))
        hanging(here.console, Text(said, style="dim"), 2, 2)


def tell_ruling(here: Here, ruling: Ruling, by: int) -> None:
    hanging(here.console, Text.assemble(ruling.title_in(here.lang), (f"  {ruling.id}", "dim")), by, 2)


def tell_older(here: Here, number: str) -> None:
    """Where a document of old means something else by this number."""
    for old in formerly(number):
        said = here.say(
            "rules.formerly", documents=old.names(here.lang), number=number, about=old.about(here.lang),
            rules=list(old.moved.now),
        )  # fmt: skip
        here.console.print(Text(said, style="yellow"))


def tell_open(here: Here) -> None:
    """Everything that the rules leave open: the default, and what every other answer changes."""
    from tintero.rulebook.open_points import open_points

    points = open_points()
    here.print("rules.open_points", count=len(points))
    for point in points:
        here.line()
        question = Text.assemble((f"{point.rule}  ", "cyan"), (point.question(here.lang), "bold"))
        hanging(here.console, question, 0, 2)
        for answer in point.answers:
            key = "open_number" if point.is_number else "open_default" if answer.default else "open_instead"
            said = here.say(f"rules.{key}", text=answer.text(here.lang), value=str(answer.value))
            hanging(here.console, Text(said, style="" if answer.default else "dim"), 2, 2)
        hanging(here.console, Text(here.say("rules.open_setting", name=point.name), style="dim"), 2, 2)
