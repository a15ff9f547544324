"""The sentences of `tintero judge` and `tintero rules`, in English and in Spanish."""

from __future__ import annotations

from typing import Final

JUDGE: Final[dict[str, tuple[str, str]]] = {
    "help_judge": (
        "Run rulings: scenario files or folders of them. “tintero judge new FILE” helps to write one; "
        "docs/scenarios.md tells all they can say.",
        "Ejecuta dictámenes: archivos de escenario o carpetas con ellos. «tintero judge new ARCHIVO» ayuda a escribir "
        "uno; docs/scenarios.md cuenta todo lo que pueden decir.",
    ),
    "help_rules": (
        "The rulebook: by number, by keyword or by words.",
        "El reglamento: por número, por palabra clave o por palabras.",
    ),
    "arg_scenarios": (
        "Scenario files, or folders of them; or “new” and the file to write.",
        "Archivos de escenario, o carpetas con ellos; o «new» y el archivo que escribir.",
    ),
    "arg_rule": ("A number such as 4.6.4, a keyword, or words.", "Un número como 4.6.4, una palabra clave o palabras."),
    "meta_scenarios": ("FILE|FOLDER …", "ARCHIVO|CARPETA …"),
    "meta_rule": ("[RULE]", "[REGLA]"),
    "meta_words": ("WORDS", "PALABRAS"),
    "opt_quiet": ("Print only what failed.", "Escribe solo lo que ha fallado."),
    "opt_explain": (
        "Show the text of the rules of the ruling, and of those that each step cites.",
        "Muestra el texto de las reglas del dictamen y de las que cita cada paso.",
    ),
    "opt_html": (
        "Write a page for the browser, all in one file.",
        "Escribe una página para el navegador, en un solo archivo.",
    ),
    "opt_search": ("Search the text of all rules.", "Busca en el texto de todas las reglas."),
    # ---- judge
    "judge_what": (
        "Say which scenarios to run: tintero judge FILE or FOLDER; or start one: tintero judge new FILE.",
        "Di qué escenarios ejecutar: tintero judge ARCHIVO o CARPETA; o empieza uno: tintero judge new ARCHIVO.",
    ),
    "judge_missing": (
        "There is no file or folder {path}: check the name.",
        "No existe el archivo o la carpeta {path}: revisa el nombre.",
    ),
    "judge_empty": (
        "There are no scenarios (*.yaml) in {path}: begin one with tintero judge new {path}/my-ruling.yaml",
        "No hay escenarios (*.yaml) en {path}: empieza uno con tintero judge new {path}/mi-dictamen.yaml",
    ),
    "judge_many": (
        "There are more than {most} scenarios in {path}: name a smaller folder.",
        "Hay más de {most} escenarios en {path}: indica una carpeta más pequeña.",
    ),
    "judge_rules": ("Rules: {rules}", "Reglas: {rules}"),
    "judge_turn": ("It is the main phase of {player}.", "Es la fase principal de {player}."),
    "judge_run": ("Line of play: {name}", "Línea de juego: {name}"),
    "judge_proved": ("Proved: everything came out as the file says.", "Probado: todo ha salido como dice el archivo."),
    "judge_failed": ("Failed in line {line}: {message}", "Falla en la línea {line}: {message}"),
    "judge_failed_short": ("line {line}: {message}", "línea {line}: {message}"),
    "judge_summary": (
        "{passed} of {total} passed, {failed} failed.",
        "{passed} de {total} correctos, {failed} con fallos.",
    ),
    "judge_html": ("The page is in {path}.", "La página está en {path}."),
    "html_not_writable": (
        "The page could not be written to {path}: check the folder and the permissions.",
        "No se ha podido escribir la página en {path}: revisa la carpeta y los permisos.",
    ),
    "html_is_folder": (
        "{path} is a folder: name the file of the page, for example --html {file}",
        "{path} es una carpeta: di el archivo de la página, por ejemplo --html {file}",
    ),
    "html_is_ruling": (
        "{path} is one of the rulings to run: name another file for the page.",
        "{path} es uno de los dictámenes que ejecutar: di otro archivo para la página.",
    ),
    # ---- judge new
    "new_intro": (
        "A new scenario. Enter alone ends a list or takes what is in brackets; Ctrl-C leaves and writes nothing.",
        "Un escenario nuevo. Intro a secas acaba una lista o toma lo que está entre corchetes; Ctrl-C sale y no "
        "escribe nada.",
    ),
    "new_title": ("What does it show? (one sentence) ", "¿Qué demuestra? (una frase) "),
    "new_title_other": ("The same in Spanish [the same words] ", "Lo mismo en inglés [las mismas palabras] "),
    "new_needs_title": ("It needs a title, so that others find it.", "Necesita un título, para que se encuentre."),
    "new_topic": ("Topic: {topics} [{default}] ", "Tema: {topics} [{default}] "),
    "new_rules": (
        "Rules it is about, such as 4.6.4 8.6.1 [none] ",
        "Reglas de las que trata, como 4.6.4 8.6.1 [ninguna] ",
    ),
    "new_players": ("How many players? [2] ", "¿Cuántos jugadores? [2] "),
    "new_zone_play": ("{player}, a card in play: ", "{player}, una carta en juego: "),
    "new_zone_hand": ("{player}, a card in hand: ", "{player}, una carta en la mano: "),
    "new_ink": ("{player}, ready ink [0] ", "{player}, tinta preparada [0] "),
    "new_state": (
        "State: exerted, drying, a number of damage, an alias after “as” [ready and undamaged] ",
        "Estado: agotada, secándose, un número de daño, un alias tras «as» [preparada y sin daño] ",
    ),
    "new_bad_state": (
        "“{value}” is not understood: for example “exerted 2 as hero”.",
        "No se entiende «{value}»: por ejemplo «agotada 2 as héroe».",
    ),
    "new_which": ("Which one? {names} ", "¿Cuál? {names} "),
    "new_no_card": ("There is no card “{name}”.", "No existe ninguna carta «{name}»."),
    "new_refused": ("That cannot be: {message}.", "Eso no puede ser: {message}."),
    "new_bad_rule": ("There is no rule {rule}.", "No existe la regla {rule}."),
    "new_bad_topic": ("The topics are: {topics}.", "Los temas son: {topics}."),
    "new_turn": ("Whose turn is it? [P1] ", "¿De quién es el turno? [P1] "),
    "new_number": ("A whole number from {low} to {high}, please.", "Un número entero de {low} a {high}, por favor."),
    "new_file": ("In which file? [{default}] ", "¿En qué archivo? [{default}] "),
    "new_not_writable": (
        "The file {path} cannot be written: check the folder and the permissions.",
        "No se puede escribir el archivo {path}: revisa la carpeta y los permisos.",
    ),
    "new_written": (
        "The scenario is in {path}. Add steps and checks to it, then run: tintero judge {path}",
        "El escenario está en {path}. Añádele pasos y comprobaciones y ejecútalo: tintero judge {path}",
    ),
    "new_left": ("Nothing was written.", "No se ha escrito nada."),
    # ---- rules
    "rules_unknown": (
        "There is no rule {number}; the nearest are: {near}.",
        "No existe la regla {number}; las más cercanas son: {near}.",
    ),
    "rules_nothing": (
        "No rule has the words “{words}”: try fewer of them, or the number of a rule.",
        "Ninguna regla tiene las palabras «{words}»: prueba con menos, o con el número de una regla.",
    ),
    "rules_long": (
        "A question to the rulebook has at most {most} characters: use fewer words.",
        "Una pregunta al reglamento tiene como máximo {most} caracteres: usa menos palabras.",
    ),
    "rules_chapters": (
        "The chapters; tintero rules 4 shows one of them, tintero rules 4.6.4 a rule.",
        "Los capítulos; tintero rules 4 muestra uno de ellos, tintero rules 4.6.4 una regla.",
    ),
    "rules_see": ("See also: {rules}", "Véase también: {rules}"),
    "rules_cards": ("Cards: {cards}", "Cartas: {cards}"),
    "rules_open": (
        "The rules leave this open; Tintero has a setting for it: {name}",
        "Las reglas dejan esto abierto; Tintero tiene un ajuste para ello: {name}",
    ),
    "rules_settled": (
        "The rules leave this open; the text above says what Tintero does.",
        "Las reglas dejan esto abierto; el texto de arriba dice qué hace Tintero.",
    ),
    "rules_below": ("Below it", "Por debajo"),
    "rules_around": ("Around it", "Alrededor"),
    "rules_found": ("{count} rules found, the best first.", "Reglas encontradas: {count}; primero las mejores."),
    # ---- why and export at the table
    "why_changed": ("{what} {now}: printed {printed}", "{what} {now}: impreso {printed}"),
    "why_plain": ("{what} {now}, as printed", "{what} {now}, como está impreso"),
    "why_strength": ("Strength", "Fuerza"),
    "why_willpower": ("Willpower", "Voluntad"),
    "why_lore": ("Lore", "Leyenda"),
    "why_cost": ("Ink to pay {now}: its cost is {printed}", "Tinta que pagar {now}: su coste es {printed}"),
    "why_cost_plain": ("Ink to pay {now}, its cost", "Tinta que pagar {now}, su coste"),
    "why_part": ("{amount} from {source}", "{amount} por {source}"),
    "why_floor": ("not below {amount}, because of {source}", "no menos de {amount}, por {source}"),
    "why_negative": ("below 0 it counts as 0 ({rule})", "por debajo de 0 cuenta como 0 ({rule})"),
    "why_challenging": (
        "{amount} from Challenger, while challenging ({rule})",
        "{amount} por Desafiador (Challenger), mientras desafía ({rule})",
    ),
    "why_printed_keyword": ("{word}: printed", "{word}: impresa"),
    "why_gained_keyword": ("{word}: from {source}", "{word}: por {source}"),
    "why_lost_keyword": ("loses {word}, because of {source}", "pierde {word}, por {source}"),
    "why_barred_keyword": ("cannot gain {word}, because of {source}", "no puede ganar {word}, por {source}"),
    "why_sings_as": ("cost {amount} to sing, from {source}", "coste {amount} para cantar, por {source}"),
    "why_ban": ("{source}: it cannot {doing}", "{source}: no puede {doing}"),
    "why_duty": ("{source}: it has to {doing}", "{source}: tiene que {doing}"),
    "why_permission": ("{source}: it can {doing}", "{source}: puede {doing}"),
    "why_gained_ability": ("has {word} from {source}", "tiene {word} por {source}"),
    "why_lost_ability": ("loses {word}, because of {source}", "pierde {word}, por {source}"),
    "an_ability": ("an ability", "una habilidad"),
    "source_of": ("{ability} of {card}", "{ability} de {card}"),
    "source_position": ("the position as it was set up", "la posición tal como se preparó"),
    "lasts_static": ("{source} ({rule})", "{source} ({rule})"),
    "lasts_turn": ("{source}, this turn ({rule})", "{source}, este turno ({rule})"),
    "lasts_challenge": ("{source}, this challenge ({rule})", "{source}, este desafío ({rule})"),
    "lasts_longer": ("{source}, for a while ({rule})", "{source}, durante un tiempo ({rule})"),
    "doing_quest": ("quest", "irse de aventura"),
    "doing_challenge": ("challenge", "desafiar"),
    "doing_be_challenged": ("be challenged", "ser desafiada"),
    "doing_ready": ("be readied", "prepararse"),
    "doing_ready_at_start": ("ready at the start of the turn", "prepararse al inicio del turno"),
    "doing_sing": ("sing songs", "cantar canciones"),
    "doing_move": ("move", "moverse"),
    "doing_be_dealt_damage": ("be dealt damage", "recibir daño infligido"),
    "doing_be_chosen": ("be chosen", "ser elegida"),
    "doing_challenge_ready": ("challenge ready characters", "desafiar a personajes preparados"),
    "doing_quest_while_drying": (
        "quest on the turn it comes into play",
        "irse de aventura el turno en que entra en juego",
    ),
    "doing_move_here_free": ("be moved to for free", "recibir personajes gratis"),
    "doing_sing_alone": (
        "sing alone a song with Sing Together",
        "cantar sola una canción con Cantar juntos (Sing Together)",
    ),
    "doing_take_challenge_damage": ("take damage from challenges", "recibir daño de desafíos"),
    "doing_must_quest": ("quest if able", "irse de aventura si puede"),
    "doing_must_be_chosen": ("be chosen if able", "ser elegida si se puede"),
    "doing_have_damage_removed": ("have damage removed", "perder contadores de daño"),
    "export_where": ("Say in which file: export ruling.yaml", "Di en qué archivo: exportar dictamen.yaml"),
    "export_not_now": (
        "A position can be exported when you are asked what to do in your turn, with nothing waiting.",
        "Una posición se puede exportar cuando se te pregunta qué haces en tu turno, sin nada en espera.",
    ),
    "exported": (
        "The position is in {path}, as far as you can know it. Run it: tintero judge {path}",
        "La posición está en {path}, hasta donde la puedes conocer. Ejecútala: tintero judge {path}",
    ),
}
