"""Where a report of an experiment is written: one page, with the same figures as JSON and as CSV beside it."""

from __future__ import annotations

import json
import os
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tintero.cli.here import Here
from tintero.cli.user_error import UserError
from tintero.edges.whole_files import check_target, write_whole
from tintero.judge.page_style import is_page

if TYPE_CHECKING:
    from tintero.lab.reports import Result

BESIDE = (".json", ".csv")


def _files(path: str) -> tuple[Path, list[Path]]:
    page = Path(os.path.expanduser(path))
    return page, [page.with_suffix(suffix) for suffix in BESIDE]


def check_report(path: str) -> None:
    """Before anything is played: it can be written there, over nothing but an earlier report."""
    try:
        page, beside = _files(path)
        if page.is_dir() or not page.parent.is_dir() or page.suffix in BESIDE:
            raise UserError("lab.report_not_writable", path=path)
        check_target(page, is_page)
        for file in beside:
            check_target(file, lambda _head: page.exists())
    except (OSError, ValueError):
        raise UserError("lab.report_not_writable", path=path) from None


def write_reports(here: Here, found: Result, path: str) -> None:
    from tintero.lab.reports import write_csv, write_report

    page, (as_json, as_csv) = _files(path)
    command = shlex.join(["tintero", *sys.argv[1:]])
    try:
        write_whole(page, write_report(found, here.lang, command).encode("utf-8", "replace"), is_page)
        data = {**found.to_data(), "command": command}
        write_whole(as_json, (json.dumps(data, ensure_ascii=False, indent=2) + "\n").encode(), lambda _head: True)
        write_whole(as_csv, write_csv(found).encode("utf-8", "replace"), lambda _head: True)
    except (OSError, ValueError):
        raise UserError("lab.report_not_writable", path=path) from None
    here.note("lab.written", path=str(page))
