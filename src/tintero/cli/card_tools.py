"""`tintero cards`: download the newest data, and show what is printed on a card."""

from __future__ import annotations

from tintero.cli.board import keyword_text
from tintero.cli.here import Here
from tintero.language import understand


def update_command(here: Here) -> None:
    from tintero.cards import update

    data = update()
    here.print("cards_updated", version=data.version, path=data.path, count=len(data.records))


def show_command(here: Here, name: str) -> None:
    """The printed values and text, read from the card data at run time."""
    card = here.pool.find(name)
    here.line(card.full_name)
    kind = here.say("kind_song") if card.is_song else here.say(f"kind_{card.type.value.lower()}")
    inks = "/".join(here.say(f"ink_{ink.value.lower()}") for ink in card.inks)
    inkable = here.say("inkable" if card.inkable else "not_inkable")
    here.line("  " + " · ".join([kind, inks, here.say("printed_cost", cost=card.cost), inkable]))
    stats = [
        here.say(key, value=value)
        for key, value in (
            ("printed_strength", card.strength), ("printed_willpower", card.willpower),
            ("printed_lore", card.lore), ("printed_move_cost", card.move_cost),
        )
        if value is not None
    ]  # fmt: skip
    if stats:
        here.line("  " + " · ".join(stats))
    if card.classifications:
        here.line("  " + " · ".join(card.classifications))
    for text in card.texts:
        body = " ".join(text.full_text.split())
        if here.lang == "es" and text.keyword:
            body = f"[{keyword_text(f'{text.keyword} {text.keyword_value}'.strip(), here.lang)}] {body}"
        here.line(f"  {body}")
    prints = ", ".join(f"{p.set_code}/{p.number}" if p.number else p.set_code for p in card.printings)
    here.line("  " + here.say("printed_in", prints=prints))
    legal = [entry.format for entry in card.formats if entry.allowed]
    here.line("  " + (here.say("legal_in", formats=", ".join(legal)) if legal else here.say("legal_nowhere")))
    for entry in card.formats:
        if entry.banned_since:
            here.line("  " + here.say("banned_since", format=entry.format, date=entry.banned_since))
    result = understand(card)
    if isinstance(result, tuple):
        words = "; ".join(f"“{u.words}…”" for u in result)
        here.line("  " + here.say("card_not_understood", words=words))
    else:
        here.line("  " + here.say("card_understood"))
