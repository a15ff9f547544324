"""`tintero watch` and `tintero replay`: a whole game from beginning to end, with its log."""

from __future__ import annotations

import time

from tintero.cli import saves
from tintero.cli.chosen_decks import find_any, two_samples
from tintero.cli.here import Here, seed_of, shown
from tintero.cli.session import HUMAN, Session, beginning_of
from tintero.cli.simulate_command import players_of
from tintero.cli.telling import Telling
from tintero.cli.user_error import UserError
from tintero.players import Player, make_player
from tintero.rules.option import IllegalAction

MAX_PLAYERS = 4


def watch_command(
    here: Here, names: list[str], seed: str | None, players: str | None, delay: str | None, save: str | None
) -> None:
    if save is not None:
        saves.check(save)
    number = seed_of(seed)
    pause = _seconds(delay)
    wanted = names or list(two_samples())
    if len(wanted) == 1:
        wanted = wanted * 2
    if len(wanted) > MAX_PLAYERS:
        raise UserError("too_many_decks", count=len(wanted), most=MAX_PLAYERS)
    who = players_of(players, len(wanted))
    decks = [find_any(name, here.pool) for name in wanted]
    session = Session(decks, who, number, here.reader)
    watch(here, session, pause, save)


def watch(here: Here, session: Session, pause: float = 0.0, save: str | None = None) -> None:
    """Let the bots play and print everything that happens."""
    introduce(here, session)
    bots = bots_of(session)
    game = session.game
    told = 0
    try:
        while not game.over:
            told = _tell(here, session, told, pause)
            session.choose(game.options[bots[game.to_decide].choose(game)])
        _tell(here, session, told, pause)
        result(here, session)
    except BrokenPipeError:
        if save is not None:  # nobody looks on any more, as after `| head`, but the game was to be kept
            while not game.over:
                session.choose(game.options[bots[game.to_decide].choose(game)])
            saves.write(save, session.saved())
        raise
    if save is not None:
        here.note("saved", path=saves.write(save, session.saved()))


def bots_of(session: Session) -> list[Player]:
    """Somebody for every seat; a person's seat gets a stand-in that is never asked."""
    names = ["greedy" if name == HUMAN else name for name in session.seats]
    return [make_player(name, session.seed * 8 + i + len(session.choices)) for i, name in enumerate(names)]


def introduce(here: Here, session: Session) -> None:
    here.print("game_head", seed=session.seed, cards=session.pool.version)
    telling = Telling(session, here.lang)
    for i, deck in enumerate(session.decks):
        seat = session.seats[i]
        kind = here.say("seat_human") if seat == HUMAN else here.say("seat_bot", name=seat)
        here.line("  " + here.say("seat_line", player=telling.who(i), deck=deck.name or "–", kind=kind))
    here.line()


def result(here: Here, session: Session) -> None:
    """Who won, and the lore of everybody."""
    game = session.game
    telling = Telling(session, here.lang)
    here.line()
    scores = ", ".join(
        here.say("score", player=telling.who(i), lore=p["lore"])
        for i, p in enumerate(game.view(0)["players"])
    )
    turn = game.view(0)["turn"]
    if game.outcome is None:
        here.print("result_open", turn=turn, scores=scores)
    elif game.outcome.winner is not None:
        here.print("result_won", player=telling.who(game.outcome.winner), turn=turn, scores=scores)
    else:
        here.print("result_draw", turn=turn, scores=scores)


def _tell(here: Here, session: Session, told: int, pause: float) -> int:
    events = session.game.events
    for line in Telling(session, here.lang).lines(events[told:]):
        here.line(line)
        if pause:
            time.sleep(pause)
    return len(events)


def _seconds(text: str | None) -> float:
    if text is None:
        return 0.0
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        value = -1.0
    if not 0 <= value <= 60:
        raise UserError("bad_delay", value=shown(text))
    return value


# ---- saved games -------------------------------------------------------------------------------------------------


def restore(here: Here, path: str) -> Session:
    """The session of a saved game, played up to where it was left, and checked."""
    saved = saves.read(path)
    session = begin_saved(here, saved, path)
    for choice in saved.choices:
        step(session, saved, choice, path)
    verify(session, saved, path)
    return session


def begin_saved(here: Here, saved: saves.SavedGame, path: str) -> Session:
    """The beginning of a saved game; other card data or another engine is said aloud."""
    from tintero.players import PLAYERS

    if any(seat != HUMAN and seat not in PLAYERS for seat in saved.seats):
        raise UserError("save_damaged", path=path)
    if saved.cards_digest != here.pool.digest:
        here.note("save_other_cards", saved=saved.cards_version, used=here.pool.version)
    if saved.rules != saves.RULES:
        here.note("save_other_rules", saved=saved.rules, used=saves.RULES)
    return beginning_of(saved, here.reader)


def step(session: Session, saved: saves.SavedGame, choice: tuple[int, int, int, int], path: str) -> None:
    try:
        session.repeat(choice)
    except IllegalAction:
        raise _diverged(session, saved, path) from None


def verify(session: Session, saved: saves.SavedGame, path: str) -> None:
    if saves.state_digest(session.game) != saved.state:
        raise _diverged(session, saved, path)


def _diverged(session: Session, saved: saves.SavedGame, path: str) -> UserError:
    key = "save_diverged" if saved.cards_digest == session.pool.digest else "save_diverged_cards"
    return UserError(key, path=path, cards=saved.cards_version, version=saved.tintero)


def replay_command(here: Here, path: str) -> None:
    session = restore(here, path)
    people = [i for i in range(len(session.seats)) if session.is_human(i)]
    # Somebody who is still playing the game must not read the opponent's hand in its log.
    viewer = people[0] if people and not session.game.over else None
    introduce(here, session)
    for line in Telling(session, here.lang, viewer).lines(session.game.events):
        here.line(line)
    result(here, session)
