"""The sentences about what is understood of the cards, in English and in Spanish."""

from __future__ import annotations

from typing import Final

CARD_SENTENCES: Final[dict[str, tuple[str, str]]] = {
    "unknown_set": (
        "There is no set “{value}”; the sets are: {names}.",
        "No existe el set «{value}»; los sets son: {names}.",
    ),
    "bad_ink": (
        "There is no ink “{value}”; the inks are: {names}.",
        "No existe la tinta «{value}»; las tintas son: {names}.",
    ),
    "bad_type": (
        "There is no card type “{value}”; the types are: {names}.",
        "No existe el tipo de carta «{value}»; los tipos son: {names}.",
    ),
    "bad_cost": (
        "A cost is written 3, =3, <=3 or >=3 (in quotes), not “{value}”.",
        "Un coste se escribe 3, =3, <=3 o >=3 (entre comillas), no «{value}».",
    ),
    "fuzz_bad_targets": (
        "A game can only be about understood cards, not about: {names}.",
        "Una partida solo puede tratar de cartas que se entienden, no de: {names}.",
    ),
    # ---- cards show and search -------------------------------------------------------------------------------------
    "card_in_spanish": ("In Spanish:", "En español:"),
    "card_meaning": ("What was understood:", "Lo que se ha entendido:"),
    "card_rules": ("Rules:", "Reglas:"),
    "cards_found": ("{count} of {all} cards.", "{count} de {all} cartas."),
    "search_columns": ("Name|Ink|Cost|Type|¤/⛉/◊", "Nombre|Tinta|Coste|Tipo|¤/⛉/◊"),
    # ---- coverage --------------------------------------------------------------------------------------------------
    "cover_texts": ("Distinct texts read: {share}", "Textos distintos leídos: {share}"),
    "cover_cards": ("Cards understood: {share}", "Cartas entendidas: {share}"),
    "cover_overrides": (
        "Cards that need an override: {count} (there is no way to override a card: its text is read or it is refused)",
        "Cartas con una excepción a mano: {count} (no hay excepciones: el texto se lee o la carta se rechaza)",
    ),
    "cover_fired": ("Abilities that have fired: {share}", "Habilidades que han actuado: {share}"),
    "cover_not_fired": (
        "Abilities that have fired: not measured, of {all}; `tintero fuzz --cards all --until-all` measures it",
        "Habilidades que han actuado: sin medir, de {all}; `tintero fuzz --cards all --until-all` lo mide",
    ),
    "cover_set": ("  set {set}: {share}", "  set {set}: {share}"),
    "cover_missing": ("Missing pieces: {count}", "Piezas que faltan: {count}"),
    "cover_piece": (
        "  “{words}…”: texts {texts}, cards {cards}, such as {card}",
        "  «{words}…»: textos {texts}, cartas {cards}, como {card}",
    ),
    "cover_doubtful": (
        "Texts that are read, but not understood: {count}",
        "Textos que se leen, pero no se entienden: {count}",
    ),
    "cover_why_ambiguous": ("two meanings", "dos significados"),
    "cover_why_not": ("not written back equal", "no se reescribe igual"),
    "cover_why_spanish": ("no Spanish", "sin español"),
    # ---- the exhaustive runner -------------------------------------------------------------------------------------
    "fuzz_progress": ("{games} games: {fired}/{all} abilities", "{games} partidas: {fired}/{all} habilidades"),
    "fuzz_head": (
        "{games} games in {seconds} s, seed {seed}; with every check: {full}; stopped by a limit: {cut}",
        "{games} partidas en {seconds} s, semilla {seed}; con todas las pruebas: {full}; cortadas por un límite: {cut}",
    ),
    "fuzz_not_reached": ("Not reached: {count}", "Sin alcanzar: {count}"),
    "fuzz_holds": ("Everything that must hold held.", "Se ha cumplido todo lo que debe cumplirse."),
    "fuzz_failures": ("Games in which something did not hold: {count}", "Partidas en las que algo ha fallado: {count}"),
    "fuzz_one_holds": (
        "Everything holds in the game with seed {seed}.",
        "Todo se cumple en la partida con semilla {seed}.",
    ),
    "ability_triggered": ("triggered", "disparada"),
    "ability_activated": ("activated", "activada"),
    "ability_static": ("static", "estática"),
    "ability_replacement": ("replacement", "de reemplazo"),
    "ability_keyword": ("keyword", "palabra clave"),
    "ability_action": ("action", "acción"),
    "ability_names": ("names", "nombres"),
}  # fmt: skip
