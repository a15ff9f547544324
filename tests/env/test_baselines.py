"""The baselines of the benchmark in their short form: they learn, are saved, read again and compared."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch

from tintero.env.arrays import Observation, observed
from tintero.env.baselines import lessons, option_net, ppo, row_reader
from tintero.env.baselines.contestant import Contestant, contestant
from tintero.env.baselines.evaluate import PAIRINGS, evaluate, play_pair
from tintero.env.baselines.evaluate.__main__ import main as compare
from tintero.env.hall import BENCHMARK, usual_hall
from tintero.env.match import Match
from tintero.env.rows import columns as col

ENTITY = {column.name: n for n, column in enumerate(col.ENTITY)}
OPTION = {column.name: n for n, column in enumerate(col.OPTION)}
HISTORY = {column.name: n for n, column in enumerate(col.HISTORY)}
ABOUT = [column.name for column in col.GLOBAL].index("about")


@pytest.fixture(scope="module")
def positions() -> list[Observation]:
    """Of both seats, from a game between greedy players."""
    hall = usual_hall()
    match = Match.begin(hall.lay(BENCHMARK[:2]), 5)
    moves = contestant("greedy").seated(1, hall)
    found = []
    while not match.over:
        found.append(observed(match, match.to_act, flat=True))
        moves(match)
    assert len(found) > 40
    return found


@pytest.fixture(scope="module")
def net() -> option_net.OptionNet:
    torch.manual_seed(3)
    torch.set_num_threads(1)
    return option_net.OptionNet().eval()


def batch(positions: list[Observation]) -> tuple[torch.Tensor, torch.Tensor]:
    numbers = np.stack([seen["observation"] for seen in positions])
    return torch.from_numpy(numbers), torch.from_numpy(np.stack([seen["action_mask"] for seen in positions]))


def entities(numbers: torch.Tensor) -> torch.Tensor:
    return numbers[:, col.ENTITIES_AT : col.OPTIONS_AT].view(len(numbers), col.ENTITY_ROWS, -1)


def options(numbers: torch.Tensor) -> torch.Tensor:
    return numbers[:, col.OPTIONS_AT : col.HISTORY_AT].view(len(numbers), col.OPTION_ROWS, -1)


def history(numbers: torch.Tensor) -> torch.Tensor:
    return numbers[:, col.HISTORY_AT :].view(len(numbers), col.HISTORY_ROWS, -1)


def token_columns(numbers: torch.Tensor) -> list[torch.Tensor]:
    """Every number of an observation that names a card; they share its memory."""
    happened = [history(numbers)[:, :, HISTORY[name]] for name in ("token", "other", "cause")]
    named = [entities(numbers)[:, :, ENTITY["token"]], options(numbers)[:, :, OPTION["token"]]]
    return [numbers[:, ABOUT], *named, *happened]


# ---- how players are compared ----------------------------------------------------------------------------------------


def test_a_pair_is_dealt_alike_and_only_the_seats_change() -> None:
    greedy, hall = contestant("greedy"), usual_hall()
    assert {sum(play_pair(greedy, greedy, n, 1, hall).points) for n in range(3)} == {1.0}
    assert len(PAIRINGS) == 16
    assert {play_pair(greedy, greedy, n, 1, hall).decks for n in (0, 16)} == {PAIRINGS[0]}


def test_the_same_seeds_are_the_same_games_and_others_are_not() -> None:
    greedy, random, hall = contestant("greedy"), contestant("random"), usual_hall()
    first, again, other = (evaluate(random, random, 8, seed, hall).pairs for seed in (1, 1, 9))
    assert first == again
    assert [pair.points for pair in first] != [pair.points for pair in other]
    assert [pair.seed for pair in first] == [*range(1, 9)]
    assert evaluate(greedy, random, 4, 1, hall).report.score > 0.6


def test_what_was_recorded_is_not_played_again(tmp_path: Path) -> None:
    greedy, random, hall = contestant("greedy"), contestant("random"), usual_hall()
    record = tmp_path / "pairs.jsonl"
    whole = evaluate(random, greedy, 3, 1, hall, record)
    lines = record.read_text("utf-8").splitlines(keepends=True)
    assert len(lines) == 3
    record.write_text(lines[0] + lines[1][:20], encoding="utf-8")  # the machine was switched off
    assert evaluate(random, greedy, 3, 1, hall, record).pairs == whole.pairs
    assert record.read_text("utf-8").splitlines(keepends=True) == lines
    nobody = Contestant("random", None, None)  # it cannot play
    assert evaluate(nobody, greedy, 3, 1, hall, record).pairs == whole.pairs
    with pytest.raises(ValueError, match="random against greedy from seed 1"):
        evaluate(random, greedy, 3, 2, hall, record)


def test_no_pair_begins_when_the_time_is_over() -> None:
    random = contestant("random")
    found = evaluate(random, random, 5, 1, usual_hall(), seconds=0.0)
    assert (found.pairs, found.asked) == ((), 5)


def test_the_command_lists_every_pair(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--player", "greedy", "--against", "random", "--pairs", "2"]
    assert compare([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [pair["seed"] for pair in told["played"]] == [1, 2]
    assert [pair["decks"] for pair in told["played"]] == [list(decks) for decks in PAIRINGS[:2]]
    assert set(told["made_with"]) == {"tintero", "engine", "cards"}
    low, high = told["interval"]
    assert 0 <= low <= told["score"] <= high <= 1
    assert compare(asked) == 0
    assert "of 4 games" in capsys.readouterr().out


# ---- what a network sees ---------------------------------------------------------------------------------------------


def test_scores_do_not_depend_on_rows_that_cannot_be_chosen(
    net: option_net.OptionNet, positions: list[Observation]
) -> None:
    numbers, mask = batch(positions)
    mask[:, 1::2] = 0  # fewer than are there
    scores, values = net(numbers, mask)
    assert (scores[mask == 0] == option_net.NEVER).all()
    assert (scores[mask == 1] > option_net.NEVER / 2).all()
    other = numbers.clone()
    options(other)[mask == 0] = torch.randint(0, 11, (int((mask == 0).sum()), len(col.OPTION)), dtype=torch.int16)
    assert not torch.equal(numbers, other)
    again, worth = net(other, mask)
    assert torch.equal(scores, again)
    assert torch.equal(values, worth)


def test_the_order_of_entities_changes_nothing(net: option_net.OptionNet, positions: list[Observation]) -> None:
    numbers, mask = batch(positions)
    other = numbers.clone()
    order = torch.randperm(col.ENTITY_ROWS)  # row n of the new is row order[n] of the old
    entities(other)[:] = entities(numbers)[:, order]
    now = torch.cat([torch.zeros(1, dtype=torch.int16), (order.argsort() + 1).to(torch.int16)])
    for names, rows in ((("row", "target"), options(other)), (("at",), entities(other))):
        for name in names:
            at = (OPTION if name in OPTION else ENTITY)[name]
            rows[:, :, at] = now[rows[:, :, at].long()]
    for one, same in zip(net(numbers, mask), net(other, mask), strict=True):
        assert torch.allclose(one, same, atol=1e-4)
    entities(other)[:] = entities(numbers)  # but which entity an option speaks of does
    assert not torch.allclose(net(numbers, mask)[0], net(other, mask)[0], atol=1e-4)


def scored(net: option_net.OptionNet) -> tuple[row_reader.Names, Callable[[torch.Tensor, torch.Tensor], torch.Tensor]]:
    return net.names, lambda numbers, mask: net(numbers, mask)[0]


def read_flat(_: option_net.OptionNet) -> tuple[row_reader.Names, Callable[[torch.Tensor, torch.Tensor], torch.Tensor]]:
    torch.manual_seed(3)
    reading = ppo.Reading(lessons.Lesson("random").observation_space).eval()
    return reading.names, lambda numbers, _: reading(numbers.float())


@pytest.mark.parametrize("made", [scored, read_flat])
def test_tokens_are_names_and_never_magnitudes(
    made: Callable[..., tuple[row_reader.Names, Callable[[torch.Tensor, torch.Tensor], torch.Tensor]]],
    net: option_net.OptionNet, positions: list[Observation],
) -> None:  # fmt: skip
    """All cards get other tokens: with the embeddings that they had nothing changes, without them something does."""
    names, answer = made(net)
    numbers, mask = batch(positions)
    other = numbers.clone()
    before = names.token.weight.detach().clone()
    with torch.no_grad():
        expected = answer(numbers, mask)
        known = sorted({int(n) for column in token_columns(numbers) for n in column.flatten()} - {0})
        assert len(known) > 12
        given = torch.arange(row_reader.TOKENS, dtype=torch.int16)
        for n, token in enumerate(known):
            given[token] = n + 1  # small ones: a large number would be cut off
        for column in token_columns(other):
            column[:] = given[column.long()]
        assert not torch.allclose(answer(other, mask), expected, atol=1e-4)
        names.token.weight[given[known].long()] = before[known]
        assert torch.allclose(answer(other, mask), expected, atol=1e-5)
        names.token.weight[:] = before


def test_a_card_that_has_no_room_is_unknown(net: option_net.OptionNet, positions: list[Observation]) -> None:
    numbers, mask = batch(positions[:8])
    found = []
    for token in (0, row_reader.TOKENS, col.MOST):
        other = numbers.clone()
        for column in token_columns(other):
            column[:] = token
        found.append(net(other, mask)[0])
    assert torch.equal(found[0], found[1])
    assert torch.equal(found[0], found[2])


def test_numbers_are_small_and_bits_are_flags(net: option_net.OptionNet, positions: list[Observation]) -> None:
    numbers, _ = batch(positions)
    seen = net.names(numbers)
    embedded = row_reader.OF_A_TOKEN
    assert seen.entities.shape[1] == row_reader.ENTITY_SIZE
    assert seen.entities[:, :-embedded].abs().max() <= row_reader.MOST
    assert row_reader.bits(torch.tensor([5, 0]), 4).tolist() == [[1, 0, 1, 0], [0, 0, 0, 0]]
    assert row_reader.one_of(torch.tensor([1, 7]), 3).tolist() == [[0, 1, 0], [0, 0, 0]]


# ---- how they learn --------------------------------------------------------------------------------------------------


def test_only_winning_counts_in_the_end() -> None:
    """What is gained by lore on the way is taken back: a game is worth what it brings, and nothing else."""
    lesson, chance = lessons.Lesson("random"), np.random.default_rng(1)
    lesson.reset(seed=4)
    for _ in range(3):
        rewards, over = [], False
        while not over:
            row = int(chance.choice(np.flatnonzero(lesson.action_masks())))
            _, reward, over, _, info = lesson.step(row)
            rewards.append(reward)
        assert any(reward not in (-1.0, 0.0, 1.0) for reward in rewards)
        worth = sum(reward * lessons.GAMMA**n for n, reward in enumerate(rewards))
        assert worth == pytest.approx(info["won"] * lessons.GAMMA ** (len(rewards) - 1))
        lesson.reset()


def test_advantages_stop_where_a_game_ends() -> None:
    values = torch.tensor([[0.5], [0.2], [0.1]])
    rewards = torch.tensor([[0.0], [1.0], [0.0]])
    going = torch.tensor([[1.0], [0.0], [1.0]])
    found = option_net.advantages_of(values, rewards, going, torch.tensor([0.4])).flatten().tolist()
    assert found[2] == pytest.approx(lessons.GAMMA * 0.4 - 0.1)
    assert found[1] == pytest.approx(1 - 0.2)
    assert found[0] == pytest.approx(lessons.GAMMA * 0.2 - 0.5 + lessons.GAMMA * option_net.LAMBDA * found[1])


def same_weights(one: object, other: object) -> bool:
    weights = [getattr(trained, "policy", trained).state_dict() for trained in (one, other)]
    return all(torch.equal(weight, weights[1][name]) for name, weight in weights[0].items())


@pytest.mark.parametrize(("network", "name"), [(ppo, "best.zip"), (option_net, "best.pt")])
def test_a_network_learns_is_saved_and_plays(
    network: object, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(network, "GAMES", 4)
    monkeypatch.setattr(network, "ROUND", 128)
    out = tmp_path / "folder" / name
    last = network.train(512, ["random", "greedy"], 1, out, trial_every=10_000, trial_pairs=1)
    told = capsys.readouterr().out
    assert "512 steps" in told
    assert "against random" in told
    assert "against greedy" in told
    assert told.rstrip().endswith("kept")
    again = network.train(512, ["random", "greedy"], 1, tmp_path / name, 10_000, 1)
    assert same_weights(last, again)
    found = [evaluate(contestant(str(out)), contestant("random"), 2, 1, usual_hall()) for _ in range(2)]
    assert found[0].pairs == found[1].pairs  # by the row that it thinks best, so the games are the same
    assert found[0].player.startswith(f"{name} ")


def test_the_better_network_is_kept() -> None:
    """Also if it was the first."""
    keeper = lessons.Keeper(["random"], pairs=2)
    saved: list[str] = []

    def first_row(seen: Observation) -> int:
        return 0

    def last_row(seen: Observation) -> int:
        return int(np.flatnonzero(seen["action_mask"])[-1])

    scores = {}
    for name, policy in (("first", first_row), ("last", last_row), ("first", first_row)):
        scores[name] = keeper.tried(policy, 0, lambda name=name: saved.append(name))
    assert saved == (["first"] if scores["first"] >= scores["last"] else ["first", "last"])
    assert keeper.best == max(scores.values())
