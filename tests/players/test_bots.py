"""A bot is a class with one method; it is given what its player may see, and what it does wrong is one sentence."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tintero
from tintero.players import PLAYERS, chosen_player, chosen_players, make_player
from tintero.players.bot_files import address_of
from tintero.players.chosen import names_of, short_name
from tintero.rules.event import NOBODY
from tintero.rules.game import Game as RulesGame
from tintero.rules.machinery.state import State
from tintero.table.bot_faults import BotFailed, BotStopped, UnknownBot
from tintero.table.front import Game
from tintero.table.house import House
from tintero.table.seat import Seat

DECKS = ("amber-steel-guardians", "amethyst-ruby-flyers")
Write = Callable[..., str]


def opened(seed: int = 7) -> Game:
    return tintero.new_game(*DECKS, seed=seed)


class Chancer:
    """Plays at random, and remembers what it was given."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []

    def choose(self, seat: tintero.Seat) -> tintero.Option:
        self.seats.append(seat)
        return seat.random.choice(seat.options)


class First(tintero.Player):
    """A fast player."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, game: RulesGame) -> int:
        assert isinstance(game, RulesGame)
        return 0


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """A file with bots: `write("class A: …")` gives its path."""

    def written(text: str, name: str = "my_bots.py") -> str:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text), encoding="utf-8")
        return str(path)

    return written


# ---- what a bot is given ---------------------------------------------------------------------------------------------


class Checking:
    """Asks its seat everything, in a whole game."""

    asked = 0

    def choose(self, seat: tintero.Seat) -> int:
        type(self).asked += 1
        assert seat.asked
        assert seat.question is not None
        assert seat.question.player == seat.player
        assert all(option.text("en") and option.text("es") for option in seat.options)
        assert f"Player {seat.player}" in str(seat)
        assert repr(seat.question) in repr(seat)
        drawn = [e for e in seat.events if e.kind == "drew"]
        assert all((e.card != "") == (e.player == seat.player) for e in drawn)
        return seat.random.randrange(len(seat.options))


def test_a_bot_is_asked_at_its_seat_and_only_then() -> None:
    opened().play_out(Checking, Checking)
    assert Checking.asked > 40


def test_a_seat_tells_why_and_shows_cards() -> None:
    game = opened()
    game.keep().keep()
    seat = Seat(game, game.rules.to_decide + 1, Random(0))
    assert seat.why("play", "Peter Pan") == game.why("play", "Peter Pan") != ""
    assert seat.why("ink", "Creeper") == ""
    assert seat.card("Elsa - Spirit of Winter").cost == 8


def test_a_seat_that_is_not_asked_says_nothing_of_the_others_question() -> None:
    game = opened()
    other = Seat(game, 2 - game.rules.to_decide, Random(0))
    assert not other.asked
    assert other.question is None
    assert list(other.options) == []
    assert other.why("ink", "Creeper").endswith("(4.1.2)")
    shown = f"{other}{other!r}{other.view}{[str(e) for e in other.events]}"
    hands = [{c.name for c in game.view(seat + 1).side(seat + 1).hand_seen} for seat in (0, 1)]
    hidden = hands[game.rules.to_decide] - hands[other.player - 1]
    assert hidden
    assert not [name for name in hidden if name in shown]


def attributes(value: object, seen: set[int], depth: int = 5) -> Iterator[object]:
    """Everything that ordinary attributes, items and keys lead to."""
    if id(value) in seen or depth == 0 or isinstance(value, (str, int, float, type, Random)):
        return
    seen.add(id(value))
    yield value
    if isinstance(value, dict):
        inside: list[Any] = [*value.keys(), *value.values()]
    elif isinstance(value, (list, tuple, tintero.Options)):
        inside = list(value)
    else:
        inside = [getattr(value, name) for name in dir(value) if not name.startswith("_")]
    for part in inside:
        if not callable(part):
            yield from attributes(part, seen, depth - 1)


def test_no_ordinary_attribute_leads_to_what_is_hidden() -> None:
    game = opened()
    game.keep().keep()
    seat = Seat(game, game.rules.to_decide + 1, Random(0))
    found = list(attributes(seat, set()))
    assert len(found) > 20
    assert not [value for value in found if isinstance(value, (Game, RulesGame, State, House))]
    # the walk does find such things where they are
    assert [value for value in attributes(game, set(), 2) if isinstance(value, RulesGame)]


def test_what_the_seat_cannot_know_can_be_dealt_anew() -> None:
    """View, question, options and the drawn table stay the same to the last letter."""
    game = opened(3)
    bots = [make_player("greedy", 1), make_player("greedy", 2)]
    dealt_anew = 0
    while not game.over:
        me = game.rules.to_decide
        other = Game(game.rules.determinize(me, 99), game.house, game.decks, 0, NOBODY)
        dealt_anew += other.rules.state.defs != game.rules.state.defs
        given, again = (Seat(g, me + 1, Random(0)) for g in (game, other))
        assert given.view == again.view
        assert repr(given.options) == repr(again.options)
        assert str(given) == str(again)
        game.choose(bots[me].choose(game.rules))
    assert dealt_anew > 30


def test_the_same_seed_gives_the_same_chance() -> None:
    first, again = opened(), opened()
    assert first.play_out(Chancer, Chancer) == again.play_out(Chancer, Chancer)
    assert first.choices == again.choices
    assert opened(8).play_out(Chancer, Chancer) != first.outcome


def test_a_ready_made_bot_plays_one_game() -> None:
    bot = Chancer()
    opened().play_out(bot, "greedy")
    assert len(bot.seats) > 10
    assert {seat.player for seat in bot.seats} == {1}
    assert {id(seat.random) for seat in bot.seats} == {id(bot.seats[0].random)}


def test_a_class_that_derives_from_player_is_fast() -> None:
    assert chosen_player(First).is_fast
    assert not chosen_player(Chancer).is_fast
    assert all(chosen_player(name).is_fast for name in PLAYERS)
    assert opened().play_out(First, First(1)).turn > 0


# ---- where bots come from --------------------------------------------------------------------------------------------


def test_names_files_and_modules_are_addresses(write: Write) -> None:
    path = write("class Idle:\n    def choose(self, seat): return 0\n")
    greedy, idle, here = chosen_players(f" Greedy ,{path}:Idle,{__name__}:Chancer")
    assert (greedy.name, greedy.address) == ("greedy", "greedy")
    assert (idle.name, idle.address) == ("Idle", f"{path}:Idle")
    assert here.kind is Chancer
    assert opened().play_out(f"{path}:Idle", "random").turn > 0
    assert short_name(idle.address) == "Idle"


@pytest.mark.parametrize("name", [*PLAYERS, "search", "search:nodes=50+open"])
def test_a_player_chosen_twice_is_the_same_one(name: str) -> None:
    assert chosen_player(name) == chosen_player(name)
    assert {chosen_player(name), chosen_player(name), chosen_player("search:nodes=60")} == {
        chosen_player(name), chosen_player("search:nodes=60"),
    }  # fmt: skip
    assert chosen_player(name) != chosen_player("search:nodes=60")


def test_an_address_is_absolute_wherever_it_was_typed(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write("class Idle:\n    def choose(self, seat): return 0\n")
    monkeypatch.chdir(Path(path).parent)
    assert chosen_player("my_bots.py:Idle").address == f"{path}:Idle"


def test_two_files_of_the_same_name_are_two(write: Write) -> None:
    text = "class Bot:\n    def choose(self, seat): return {}\n"
    paths = [write(text.format(n), f"{folder}/bot.py") for n, folder in enumerate(("ana", "beto"))]
    ana, beto = (chosen_player(f"{path}:Bot") for path in paths)
    assert ana.kind is not beto.kind
    assert chosen_player(f"{paths[0]}:Bot").kind is ana.kind
    assert names_of([ana, beto]) == [ana.address, beto.address]
    assert names_of([ana, ana]) == ["Bot", "Bot"]


def test_a_file_may_use_what_a_script_may(write: Write) -> None:
    """What lies beside it, and dataclasses, which look for their module by name."""
    write("ANSWER = 0\n", "their_helper_7531.py")
    path = write("""
        from __future__ import annotations
        from dataclasses import dataclass
        from their_helper_7531 import ANSWER

        @dataclass
        class Counted:
            asked: int = 0

            def choose(self, seat):
                self.asked += 1
                return ANSWER
    """)
    assert opened().play_out(f"{path}:Counted", "random").turn > 0


def test_a_class_knows_where_any_process_finds_it(write: Write) -> None:
    class Local(Chancer):
        pass

    assert address_of(Chancer) == f"{__name__}:Chancer"
    assert address_of(Local) == ""
    path = write("class Idle:\n    def choose(self, seat): return 0\n")
    assert address_of(chosen_player(f"{path}:Idle").kind) == f"{path}:Idle"


# ---- what can be wrong -----------------------------------------------------------------------------------------------

FILE = """
    class NoChoose:
        pass

    class Needy:
        def __init__(self, depth):
            pass
        def choose(self, seat):
            return 0

    class Raises:
        def choose(self, seat):
            return self.help(seat)
        def help(self, seat):
            raise KeyError("nothing")

    class Leaves:
        def choose(self, seat):
            raise SystemExit

    class Says:
        def choose(self, seat):
            return self.what
        what = "end"

    class SaysTrue(Says):
        what = True

    class SaysMany(Says):
        what = 99

    class Stops:
        def choose(self, seat):
            raise KeyboardInterrupt
"""


@pytest.mark.parametrize(
    ("who", "key", "english", "spanish"),
    [
        ("kasparov", "unknown_bot", "random and foresight", "random y foresight"),
        ("", "unknown_bot", "“”", "«»"),
        ("x:", "unknown_bot", "“x:”", "«x:»"),
        ("{file}", "which_class", "{file}:", "{file}:"),
        ("nowhere.py:A", "no_bot_file", "no file nowhere.py", "No existe el archivo"),
        ("/tmp:A", "no_bot_module", "/tmp", "/tmp"),
        ("no_such_module_here:A", "no_bot_module", "no module no_such", "No existe el módulo"),
        (".bots:A", "no_bot_module", ".bots", ".bots"),
        ("{file}:Nobody", "no_bot_class", "it has: Needy, Raises", "hay: Needy, Raises"),
        ("{file}:NoChoose", "no_choose", "choose(self, seat)", "choose(self, seat)"),
        ("{file}:Needy", "bot_not_made", "depth", "depth"),
        (Chancer(), "not_a_class", "give its class", "da su clase"),
        (int, "no_choose", "int is no player", "int no es"),
    ],
)  # fmt: skip
def test_who_is_no_player_is_said_in_a_sentence(write: Write, who: Any, key: str, english: str, spanish: str) -> None:
    file = write(FILE)
    if isinstance(who, str):
        who = who.format(file=file)
    with pytest.raises(UnknownBot) as caught:
        make_player(who)
    fault = caught.value
    assert fault.code == key
    assert english.format(file=file) in fault.message() == str(fault)
    assert spanish.format(file=file) in fault.message("es") != fault.message()
    assert "\n" not in fault.message()


@pytest.mark.parametrize(
    ("text", "error", "line"),
    [
        ("x = 1\nclass A(\n", "SyntaxError", 2),
        ("import sys\n\nsys.exit(3)\n", "SystemExit", 3),
        ("import no_such_thing_at_all\n", "ModuleNotFoundError", 1),
        ("def f():\n    return 1 // 0\n\nf()\n", "ZeroDivisionError", 2),
    ],
)
def test_a_file_that_fails_is_named_with_its_line(write: Write, text: str, error: str, line: int) -> None:
    path = write(text)
    for _twice in range(2):
        with pytest.raises(UnknownBot) as caught:
            make_player(f"{path}:A")
        assert caught.value.code == "bot_file_fails"
        assert f"{error}" in caught.value.message()
        assert f"{path}, line {line})" in caught.value.message()
        assert f"{path}, línea {line})" in caught.value.message("es")
    assert not [name for name in sys.modules if name.startswith("tintero_bots_") and path in str(sys.modules[name])]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Raises", "KeyError: 'nothing' ({file}, line 15)"),
        ("Leaves", "SystemExit ({file}, line 19)"),
        ("Says", "answered 'end', which is none of the"),
        ("SaysTrue", "answered True,"),
        ("SaysMany", "answered 99,"),
    ],
)
def test_a_bot_that_fails_is_named_with_its_line_and_the_seed(write: Write, name: str, said: str) -> None:
    file = write(FILE)
    game = opened()
    with pytest.raises(BotFailed) as caught:
        game.play_out(f"{file}:{name}", "greedy")
    english, spanish = caught.value.message(), caught.value.message("es")
    assert english.startswith(name)
    assert said.format(file=file) in english
    assert english.endswith("seed 7.")
    assert spanish.endswith("semilla 7.")
    assert "\n" not in english


def test_a_fast_player_that_fails_is_named_too(write: Write) -> None:
    path = write("""
        import tintero

        class Far(tintero.Player):
            def __init__(self, seed):
                pass
            def choose(self, game):
                return len(game.options)
    """)
    with pytest.raises(BotFailed, match="Far answered"):
        opened().play_out(f"{path}:Far", "greedy")


def test_an_interrupted_bot_is_named(write: Write) -> None:
    with pytest.raises(BotStopped) as caught:
        opened().play_out(f"{write(FILE)}:Stops", "greedy")
    assert "Stops" in caught.value.message("es")


def test_an_answer_of_another_question_is_no_answer() -> None:
    class Stale:
        kept: tintero.Option | None = None

        def choose(self, seat: tintero.Seat) -> tintero.Option:
            if self.kept is None:
                self.kept = seat.options[0]
            return self.kept

    with pytest.raises(BotFailed, match="none of the"):
        opened().play_out(Stale, "greedy")


def test_a_bot_of_ones_own_is_typed_strictly(write: Write, tmp_path: Path) -> None:
    script = write("""
        import tintero


        class Quester:
            def choose(self, seat: tintero.Seat) -> tintero.Option:
                wanted = [option for verb in ("quest", "play") for option in seat.options.of(verb)]
                return wanted[0] if wanted else seat.random.choice(seat.options)


        class Quick(tintero.Player):
            def __init__(self, seed: int) -> None:
                self.seed = seed

            def choose(self, game: object) -> int:
                return 0


        bot: tintero.Bot = Quester()
        report: tintero.Report = tintero.simulate("a.txt", "b.txt", players=(Quester, "greedy"), games=10, jobs=2)
        rate: float = report.win_rate(0)
        standings: tintero.Standings = tintero.tournament(["a.txt"], [Quester, Quick, "my_bots.py:Other"])
        best: str = standings.entrants[standings.table[0].entrant].player
    """)
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", script]
    result = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert result.returncode == 0, result.stdout


def test_a_failure_goes_through_to_another_process() -> None:
    import pickle

    fault = BotFailed("bot_no_option", name="Quester", answer="'x'", count=3).in_game(5, 2)
    assert pickle.loads(pickle.dumps(fault)).message("es") == fault.message("es")
    assert fault.message().endswith("game 2 with seed 5.")
