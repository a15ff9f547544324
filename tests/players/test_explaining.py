"""Hints and explanations: honest to whoever is advised, and silent about what the other must not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.reading import shared_house
from tintero.cli.chosen_decks import find_any
from tintero.players.advice import SENTENCES, Advice, Considered, Reason, Why, advise
from tintero.players.explaining import Explanation, cards_of, explain, words_for
from tintero.players.search.budget import Budget
from tintero.players.searcher import SearchPlayer
from tintero.table.card_names import COPY_MARKS
from tintero.table.front import Game
from tintero.table.session import Session
from tintero.words import say

PERSON = 0
COMPUTER = 1
DECKS = ("amber-steel-guardians", "amethyst-ruby-flyers")


def asked_in_turns(seed: int, turns: int) -> Iterator[Session]:
    """A game of a person, who plays like a computer, against one that thinks; whenever a turn of the person begins."""
    house = shared_house()
    decks = [find_any(name, house.pool) for name in DECKS]
    session = Session(house, decks, ["human", "search:nodes=40"], seed, first=1)
    assert house.players is not None
    person = house.players("greedy", 5, house)
    seen = 0
    while not session.game.over and session.game.turn < turns:
        if session.computer_asked:
            session.computer_moves()
            continue
        if session.game.turn > seen:
            seen = session.game.turn
            yield session
        session.answer(person.choose(session.game.rules))


def thinkers(session: Session) -> dict[int, SearchPlayer]:
    return {seat: bot for seat, bot in session.bots.items() if isinstance(bot, SearchPlayer)}


def secrets_of(game: Game) -> set[str]:
    """Names that only the computer can know of: of cards that the person has never seen."""
    s = game.rules.state
    names = game.speaking("en", PERSON).names
    cards = range(len(s.zone))
    theirs = {names.printed(c) for c in cards if s.table.owners[c] == COMPUTER}
    return theirs - {names.printed(c) for c in cards if names.is_known(c)}


def hand_of_computer(game: Game) -> list[str]:
    s = game.rules.state
    return [s.face_of(card).full_name for card in s.players[COMPUTER].hand]


class Moment(NamedTuple):
    game: Game
    computers: dict[int, SearchPlayer]
    for_person: Explanation | None
    for_all: Explanation | None


@pytest.fixture(scope="module")
def moments() -> list[Moment]:
    found: list[Moment] = []
    for session in asked_in_turns(5, 12):
        computers = thinkers(session)
        told = [explain(session.game, computers, viewer) for viewer in (PERSON, None)]
        found.append(Moment(session.game.copy(), computers, *told))
    return found


def test_no_explanation_names_what_the_reader_has_not_seen(moments: list[Moment]) -> None:
    told = options = kept_back = 0
    for game, _computers, found, everything in moments:
        if found is None:
            continue
        assert everything is not None
        told += 1
        options += len(found.others)
        secrets = secrets_of(game)
        assert secrets
        kept_back += any(name in " ".join(everything.told("en")) for name in secrets)
        for lang in ("en", "es"):
            text = " ".join(found.told(lang))
            assert not [name for name in secrets if name in text]
            assert "%" not in text
    assert told > 2
    assert options > 2
    assert kept_back, "no secret was at stake in this game: choose another seed"


def test_that_something_is_kept_back_is_said_whether_or_not_there_is_anything(moments: list[Moment]) -> None:
    told = [moment.for_person for moment in moments if moment.for_person is not None]
    assert told
    assert {found.told("en")[-1] for found in told} == {say("thinking.hand_is_secret", "en")}


def test_copies_in_a_hand_are_not_told_apart_to_others(
    moments: list[Moment],
) -> None:
    looked_at = 0
    for game in [moments[-1].game]:
        then = game.earlier(0)
        for answer in game.choices:
            if not then.over and then.rules.to_decide == COMPUTER and then.offered > 1:
                hand = then.rules.state.players[COMPUTER].hand
                for option in then.options:
                    cards = cards_of(option.answer)
                    if set(cards) & set(hand) and option.text("en")[-1] in COPY_MARKS + "]":
                        looked_at += 1
                        assert words_for(then, option.number, PERSON)["en"][-1] not in COPY_MARKS + "]"
            then.repeat(answer)
    assert looked_at


def test_after_the_game_all_is_told_with_chances(moments: list[Moment]) -> None:
    told = [moment.for_all for moment in moments if moment.for_all is not None]
    assert told
    for found in told:
        lines = found.told("en")
        assert "% to win" in lines[1]
        assert say("thinking.hand_is_secret", "en") not in lines


def test_nothing_is_explained_that_was_taken_back_or_never_thought(
    moments: list[Moment],
) -> None:
    game, computers = moments[-1][:2]
    assert explain(game.earlier(0), computers, None) is None
    assert explain(game, {COMPUTER: SearchPlayer(1, Budget(nodes=9))}, None) is None


def test_a_hint_is_short_and_does_not_depend_on_what_the_player_cannot_see(
    moments: list[Moment],
) -> None:
    lists = shared_house().usual_decks
    for game in [moment.game for moment in moments[1:4]]:
        hint = advise(game, SearchPlayer(1, Budget(nodes=30), lists))
        for lang in ("en", "es"):
            assert 2 <= len(hint.in_short(lang)) <= SENTENCES
        assert "%" in hint.in_short("en")[0]
        owners = game.rules.state.table.owners
        mine = {card for card, owner in enumerate(owners) if owner == PERSON}  # chance deals those alike then
        dealt = game.rules.dealt_anew(PERSON, 77, mine)
        other = Game(dealt, game.house, game.decks, game.seed, game.first)
        assert hand_of_computer(other) != hand_of_computer(game)
        assert advise(other, SearchPlayer(1, Budget(nodes=30), lists)).in_short("en") == hint.in_short("en")


def test_of_the_opening_hand_a_hint_says_that_a_card_is_replaced() -> None:
    house = shared_house()
    session = Session(house, [find_any(name, house.pool) for name in DECKS], ["human", "greedy"], 5, first=1)
    hint = advise(session.game, SearchPlayer(1, Budget(nodes=30), house.usual_decks))
    spoken_of = [one.words["en"] for one in hint.considered if session.game.options[one.number].verb == "card"]
    assert spoken_of
    assert all(words.startswith("Replace ") for words in spoken_of)
    assert all(one.words["es"].startswith("Cambiar ") for one in hint.considered if one.words["en"] in spoken_of)


def considered(name: str, chance: float, *reasons: Reason) -> Considered:
    return Considered(0, {"en": name, "es": name}, chance, 0.01, 50, reasons)


def test_what_is_just_as_good_is_said_in_one_sentence() -> None:
    lore = Reason(Why.LESS_LORE, amount=2)
    found = considered("A", 0.612), considered("B", 0.609), considered("C", 0.611, lore), considered("D", 0.608)
    advice = Advice(1, {"en": "?", "es": "?"}, found, 200, 50)
    for told in (advice.told("en"), advice.in_short("en")):
        assert told[1] == "Just as good: B and D."
        assert "C instead: 61 % → 61 %." in told[2]
        assert "lore less" in " ".join(told)
