"""What the experiments of `tintero lab` have in common: who plays what against whom, and where the outcome goes."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from rich.cells import cell_len

from tintero.cards import Deck, sample_decks
from tintero.cli.chosen_decks import definitions_of, entered
from tintero.cli.chosen_seats import players_of
from tintero.cli.here import Here, seed_of, shown
from tintero.cli.rows import padded, right
from tintero.cli.told_figures import SEED, games_of, jobs_of, percent, progress_bar
from tintero.cli.user_error import UserError

try:
    from tintero.lab.experiments.crew import Crew
    from tintero.lab.experiments.field import Contender, Terms
    from tintero.lab.experiments.kept_games import Kept, usual_place
    from tintero.lab.experiments.paired import Paired
except ImportError as missing:
    raise UserError("lab.not_installed") from missing
from tintero.lab import WorkerDied
from tintero.words import decimal

if TYPE_CHECKING:
    from tintero.lab.reports import Result

LISTS: Final = (".txt", ".deck", ".dec")
POINTS: Final = 100  # a rate in percentage points

Typed = Mapping[str, Any]  # the options that every experiment has
Found = TypeVar("Found", bound="Result")


@dataclass(frozen=True)
class How:
    """The options that every experiment has, understood."""

    games: int
    terms: Terms
    jobs: int
    cluster: str
    fresh: bool
    html: str
    as_json: bool

    @classmethod
    def of(cls, here: Here, typed: Typed, usual: int) -> How:
        who = players_of(typed["players"], 2)
        terms = Terms((who[0].address, who[1].address), seed_of(typed["seed"] or SEED), house=here.house)
        html = typed["html"] or ""
        if html:
            from tintero.cli.lab_pages import check_report

            check_report(html)
        return cls(
            games_of(typed["games"], usual), terms, jobs_of(typed["jobs"]), (typed["cluster"] or "").strip(),
            bool(typed["fresh"]), html, bool(typed["json"]),
        )  # fmt: skip

    def play_and_tell(
        self, here: Here, play: Callable[[Crew], Found], tell: Callable[[Here, Found], None]
    ) -> None:
        """Play, tell, write the report; after Ctrl-C what there is, and then it is the end."""
        kept = Kept(None if self.fresh else usual_place())
        try:
            with progress_bar(here) as progress:
                found = play(Crew(self.jobs, self.cluster, kept, progress))
        except WorkerDied as fault:
            raise UserError("figures.worker_died") from fault
        finally:
            kept.close()
        if self.as_json:
            here.line(json.dumps(found.to_data(), ensure_ascii=False, indent=2))
        else:
            tell(here, found)
            names = found.to_data()["players"]
            told(here, "lab.who_played", first=names[0], second=names[1], seed=self.terms.seed)
            if found.interrupted:
                told(here, "lab.interrupted")
        if self.html:
            from tintero.cli.lab_pages import write_reports

            write_reports(here, found, self.html)
        if found.interrupted:
            raise KeyboardInterrupt


def contenders(here: Here, names: Sequence[str]) -> list[Contender]:
    definitions, titles = entered(here, names)
    return [Contender(title, tuple(cards)) for title, cards in zip(titles, definitions, strict=True)]


def meeting(here: Here, deck: str, against: str | None) -> tuple[Contender, list[Contender]]:
    """One deck, and whom it meets."""
    return contenders(here, [deck])[0], field_of(here, against)


def contender(here: Here, deck: Deck, title: str) -> Contender:
    return Contender(title, tuple(definitions_of([deck], here.reader)[0]))


def field_of(here: Here, against: str | None) -> list[Contender]:
    """The opponents: those that were named, every list of a folder, or the samples."""
    if against is None:
        return contenders(here, list(sample_decks()))
    folder = Path(os.path.expanduser(against.strip()))
    try:
        is_folder = folder.is_dir()
    except (OSError, ValueError):
        is_folder = False
    if not is_folder:
        return contenders(here, [name.strip() for name in against.split(",") if name.strip()] or [against])
    lists = sorted(str(file) for file in folder.iterdir() if file.suffix.lower() in LISTS and file.is_file())
    if not lists:
        raise UserError("lab.empty_folder", path=shown(against))
    return contenders(here, lists)


# ---- how figures look ------------------------------------------------------------------------------------------------


def told(here: Here, key: str, **details: object) -> None:
    """A sentence, broken between words."""
    here.wrapped(here.say(key, **details), 2)


def signed(here: Here, value: float) -> str:
    """`+1.8` or `−0.4`, in percentage points."""
    number = here.say("figures.number", value=decimal(abs(POINTS * value)))
    return ("+" if round(POINTS * value, 1) > 0 else "−" if round(POINTS * value, 1) < 0 else "±") + number


def span(here: Here, interval: tuple[float, float]) -> str:
    """Of a rate: `48.1 % … 53.0 %`."""
    return " … ".join(percent(here, bound) for bound in interval)


def apart(here: Here, paired: Paired) -> tuple[str, str]:
    """The difference, and its interval."""
    low, high = paired.interval
    return signed(here, paired.difference), f"{signed(here, low)} … {signed(here, high)}"


def table(here: Here, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Columns as wide as they must be: the first to the left, the others to the right."""
    lines = [head, *rows]
    first, *others = (max(cell_len(line[n]) for line in lines) for n in range(len(head)))
    for line in lines:
        cells = [padded(line[0], first), *(right(cell, width) for cell, width in zip(line[1:], others, strict=True))]
        here.line(("  " + "  ".join(cells)).rstrip())
