"""Rows of numbers as a network takes them: names become embeddings, bits become flags, magnitudes are made small.

Only rows that hold something are looked at: of 160 entities some 20 do, of 64 options some 6. What the history tells is
left out. No token, row number or other name is ever read as a magnitude.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional as fn

from tintero.env.rows import columns as col

TOKENS: Final = 4096  # room for those that are still to come; beyond it a card is unknown
OF_A_TOKEN: Final = 16  # size of an embedding
VERBS: Final = 64
OF_A_VERB: Final = 16
QUESTIONS: Final = 64
OF_A_QUESTION: Final = 8
WAYS: Final = 8  # numbers of an option that are told apart
MOST: Final = 3.0  # of a magnitude, once it is small
TENTH: Final = 0.1

_ENTITY: Final = {column.name: n for n, column in enumerate(col.ENTITY)}
_OPTION: Final = {column.name: n for n, column in enumerate(col.OPTION)}
_GLOBAL: Final = {column.name: n for n, column in enumerate(col.GLOBAL)}

# an entity
MAGNITUDES: Final = (
    "damage", "strength", "willpower", "lore", "resist", "challenger", "sings", "under", "used", "given", "cost",
    "place",
)  # fmt: skip
FLAGS: Final = ("exerted", "drying", "at")  # `at` is the number of a row: only whether there is one
BITS: Final = {"keywords": 15, "cannot": 15, "can": 15, "more": 6, "did": 6, "part": 4}
ZONES: Final = max(col.ZONES) + 1
ENTITY_SIZE: Final = len(MAGNITUDES) + len(FLAGS) + sum(BITS.values()) + ZONES + col.SEATS + OF_A_TOKEN

# an option
OPTION_SIZE: Final = 2 + WAYS + ZONES + col.SEATS + 1 + OF_A_VERB + OF_A_TOKEN

# the whole
SCALES: Final = (1 / 20, 1 / 10, 1 / 60, 1 / 10, 1 / 10, 1 / 30)  # of `columns.OF_A_SEAT`, in its order
NAMES: Final = {"phase": 7, "kind": len(col.KINDS) + 1, "asked": 5, "starter": 5, "active": 5}  # told apart, so many
GLOBAL_SIZE: Final = len(SCALES) * col.SEATS + 1 + sum(NAMES.values()) + OF_A_TOKEN + OF_A_QUESTION

# which entities are added up together: by zone, and whether they are yours
GROUPS: Final = ((col.HAND, 0), (col.IN_PLAY, 0), (col.IN_PLAY, 1), (col.DISCARD, 0), (col.DISCARD, 1))
REST: Final = len(GROUPS)


class Seen(NamedTuple):
    """A batch of observations. Entities and options stand one after the other; `…_of` says whose they are."""

    whole: Tensor  # (batch, GLOBAL_SIZE)
    entities: Tensor  # (n, ENTITY_SIZE)
    entity_of: Tensor
    group: Tensor  # of each entity
    options: Tensor  # (m, OPTION_SIZE)
    option_of: Tensor
    row: Tensor  # of each option, from 0
    source: Tensor  # the entity that it is done with, from 1 in this batch; 0 is none
    target: Tensor


class Names(nn.Module):
    """The embeddings, and how a batch of flat observations is read with them."""

    def __init__(self) -> None:
        super().__init__()
        self.token = nn.Embedding(TOKENS, OF_A_TOKEN)
        self.verb = nn.Embedding(VERBS, OF_A_VERB)
        self.question = nn.Embedding(QUESTIONS, OF_A_QUESTION)

    def forward(self, numbers: Tensor, mask: Tensor | None = None) -> Seen:
        """`numbers`: (batch, FLAT_SIZE), whole. `mask`: which options to read; without it all that are there."""
        batch = len(numbers)
        rows = numbers[:, col.ENTITIES_AT : col.OPTIONS_AT].reshape(batch, col.ENTITY_ROWS, len(col.ENTITY))
        there = rows[:, :, _ENTITY["zone"]] > 0
        entity_of, at = there.nonzero(as_tuple=True)
        entities = rows[there].long()
        place = torch.zeros(batch, col.ENTITY_ROWS + 1, dtype=torch.long)
        place[entity_of, at + 1] = torch.arange(1, len(entities) + 1)

        offered = numbers[:, col.OPTIONS_AT : col.HISTORY_AT].reshape(batch, col.OPTION_ROWS, len(col.OPTION))
        allowed = offered[:, :, _OPTION["verb"]] > 0 if mask is None else mask.bool()
        option_of, row = allowed.nonzero(as_tuple=True)
        options = offered[allowed].long()
        return Seen(
            self._whole(numbers[:, : col.ENTITIES_AT].long()), self._entity(entities), entity_of, groups_of(entities),
            self._option(options), option_of, row, place[option_of, options[:, _OPTION["row"]]],
            place[option_of, options[:, _OPTION["target"]]],
        )  # fmt: skip

    def _token(self, tokens: Tensor) -> Tensor:
        found: Tensor = self.token(tokens.where(tokens < TOKENS, 0))
        return found

    def _entity(self, rows: Tensor) -> Tensor:
        parts = [small(rows[:, [_ENTITY[name] for name in MAGNITUDES]], TENTH)]
        parts.append((rows[:, [_ENTITY[name] for name in FLAGS]] > 0).float())
        parts += [bits(rows[:, _ENTITY[name]], n) for name, n in BITS.items()]
        parts += [one_of(rows[:, _ENTITY["zone"]], ZONES), one_of(rows[:, _ENTITY["owner"]], col.SEATS)]
        return torch.cat([*parts, self._token(rows[:, _ENTITY["token"]])], 1)

    def _option(self, rows: Tensor) -> Tensor:
        number = rows[:, _OPTION["number"]]
        parts = [
            small(rows[:, [_OPTION["number"], _OPTION["second"]]], TENTH), one_of(number, WAYS),
            one_of(rows[:, _OPTION["zone"]], ZONES), one_of(rows[:, _OPTION["owner"]], col.SEATS + 1),
            self.verb(rows[:, _OPTION["verb"]].clamp(0, VERBS - 1)), self._token(rows[:, _OPTION["token"]]),
        ]  # fmt: skip
        return torch.cat(parts, 1)

    def _whole(self, numbers: Tensor) -> Tensor:
        seats = numbers[:, : len(SCALES) * col.SEATS]
        parts = [small(seats, torch.tensor(SCALES * col.SEATS)), small(numbers[:, [_GLOBAL["turn"]]], TENTH)]
        parts += [one_of(numbers[:, _GLOBAL[name]], n) for name, n in NAMES.items()]
        question = numbers[:, _GLOBAL["question"]].clamp(0, QUESTIONS - 1)
        return torch.cat([*parts, self._token(numbers[:, _GLOBAL["about"]]), self.question(question)], 1)


def small(numbers: Tensor, by: float | Tensor) -> Tensor:
    return (numbers * by).clamp(-MOST, MOST)


def bits(numbers: Tensor, number: int) -> Tensor:
    return (numbers[:, None] >> torch.arange(number) & 1).float()


def one_of(numbers: Tensor, number: int) -> Tensor:
    """1 in the place of the number; beyond the last place nowhere."""
    return fn.one_hot(numbers.clamp(0, number), number + 1)[:, :number].float()


def groups_of(rows: Tensor) -> Tensor:
    """To which of `GROUPS` each entity belongs, or REST."""
    found = torch.full((len(rows),), REST)
    theirs = (rows[:, _ENTITY["owner"]] > 0).long()
    for n, (zone, whose) in enumerate(GROUPS):
        found[(rows[:, _ENTITY["zone"]] == zone) & (theirs == whose)] = n
    return found


def layers(sizes: Sequence[int]) -> nn.Sequential:
    """Full layers of these sizes, with a ReLU after each."""
    found: list[nn.Module] = []
    for before, after in pairwise(sizes):
        found += [nn.Linear(before, after), nn.ReLU()]
    return nn.Sequential(*found)


class Table(nn.Module):
    """What lies on the table: every entity read alike, added up by group, together with the whole."""

    def __init__(self, entity: int, context: int) -> None:
        """`entity`, `context`: how many numbers describe one entity, and all of it."""
        super().__init__()
        self.entity = layers((ENTITY_SIZE, entity, entity))
        self.context = layers((GLOBAL_SIZE + (REST + 1) * entity, context, context))

    def forward(self, seen: Seen) -> tuple[Tensor, Tensor]:
        """Each entity, with none before the first; and the whole of each observation."""
        entities = self.entity(seen.entities)
        batch = len(seen.whole)
        sums = torch.zeros(batch * (REST + 1), entities.shape[1]).index_add(
            0, seen.entity_of * (REST + 1) + seen.group, entities
        )
        context = self.context(torch.cat([seen.whole, sums.reshape(batch, -1) / len(GROUPS)], 1))
        return torch.cat([torch.zeros(1, entities.shape[1]), entities]), context
