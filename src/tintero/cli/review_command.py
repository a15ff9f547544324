"""`tintero review`, and `review` after a game: where the chances fell, and what would have been better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from tintero.cli.games_command import game_file
from tintero.cli.here import Here, shown, whole_number
from tintero.cli.signs import signs_here
from tintero.cli.told_figures import play_and_tell
from tintero.cli.user_error import UserError
from tintero.cli.watch import restore
from tintero.edges.explained_error import ExplainedError
from tintero.players.advice import percent
from tintero.players.registry import budget_of
from tintero.players.reviewing import Progress, Review, Stand, review
from tintero.players.search.budget import Budget
from tintero.players.searcher import SearchPlayer
from tintero.table.session import Session

if TYPE_CHECKING:
    from tintero.cli.table_talk import TableTalk

USUAL: Final = "100ms"  # for each decision
HEIGHTS: Final = "▁▂▃▄▅▆▇█"
DIGITS: Final = "0123456789"
WORD_EVERY: Final = 0.05  # of the game, between two words about how far it is


def review_command(here: Here, file: str, player: str | None, think: str | None, as_json: bool) -> None:
    budget = thought_of(think)
    session = restore(here, str(game_file(file)))
    who = reviewed(session, player)

    def play(progress: Progress | None) -> Review:
        return reviewing(session, who, budget, progress)

    play_and_tell(here, play, as_json, _print)


def thought_of(text: str | None) -> Budget:
    """`100ms` or `nodes=200`."""
    try:
        return budget_of(USUAL if text is None else text.strip().lower() or "?", "")
    except ExplainedError:
        raise UserError("thinking.bad_think", value=shown(text or "")) from None


def reviewed(session: Session, player: str | None) -> int:
    """Whose moves; while somebody still plays, nobody else's hand is shown."""
    persons = session.persons
    usual = persons[0] if persons else 1
    count = len(session.decks)
    who = usual if player is None else whole_number(player, "thinking.bad_player", 1, count)
    if persons and not session.game.over and who != usual:
        raise UserError("thinking.review_later", player=who)
    return who


def reviewing(session: Session, player: int, budget: Budget, progress: Progress | None) -> Review:
    return review(session.game, player, SearchPlayer(0, budget, session.house.usual_decks), progress)


def lines_of(here: Here, found: Review) -> list[str]:
    """The course of the chances, and the moves that cost most."""
    lines = found.told(here.lang)
    if found.course:
        first, last = percent(found.course[0].chance), percent(found.course[-1].chance)
        lines.insert(0, here.say("thinking.course", first=first, course=course_line(found.course), last=last))
    if found.interrupted:
        lines.append(here.say("thinking.review_stopped"))
    return lines


def course_line(course: tuple[Stand, ...]) -> str:
    """One sign for each turn, as high as the mean of the chances in it; digits are tenths."""
    turns: dict[int, list[float]] = {}
    for stand in course:
        turns.setdefault(stand.turn, []).append(stand.chance)
    signs = HEIGHTS if signs_here().unicode else DIGITS
    means = [sum(chances) / len(chances) for chances in turns.values()]
    return "".join(signs[min(len(signs) - 1, int(mean * len(signs)))] for mean in means)


def _print(here: Here, found: Review) -> None:
    for line in lines_of(here, found):
        here.wrapped(line)


def review_after(talk: TableTalk, player: int) -> list[Text]:
    """The same at the table, with the word how far it is; Ctrl-C ends it with what was found."""
    told = 0.0

    def progress(done: int, total: int) -> None:
        nonlocal told
        if talk.screen.in_place and done / max(1, total) >= told:
            told = done / max(1, total) + WORD_EVERY
            talk.screen.aside(Text(talk.here.say("thinking.reviewing", share=percent(done / total)), style="dim"))

    if not talk.screen.in_place:
        talk.screen.line(talk.here.say("thinking.reviewing", share=0))
    found = reviewing(talk.session, player, thought_of(None), progress)
    asides = talk.asides(player)
    return [line for text in lines_of(talk.here, found) for line in asides.wrapped(text, 1)]
