"""`tintero judge --html`: one page for everything that was run, or a folder with a page for each file and an index."""

from __future__ import annotations

import os
from pathlib import Path

from tintero.cli.here import Here
from tintero.cli.user_error import UserError
from tintero.edges.whole_files import check_target, write_whole
from tintero.judge.page_style import is_page
from tintero.judge.running import RunResult


def is_folder(path: str, files: list[Path]) -> bool:
    """Whether a folder of pages is wanted: one is named, and there is more than one ruling to put into it."""
    try:
        return len(files) > 1 and (path.endswith(("/", os.sep)) or Path(os.path.expanduser(path)).is_dir())
    except ValueError:  # a NUL character
        return False


def check_pages(path: str, files: list[Path]) -> None:
    """Before anything is run: everything can be written there, over nothing but earlier pages."""
    page = Path(os.path.expanduser(path))
    try:
        if is_folder(path, files):
            check_folder(page, path, files)
            return
        if page.is_dir():
            raise UserError("judging.html_is_folder", path=path, file=str(page / "page.html"))
        if not page.parent.is_dir():
            raise UserError("judging.html_not_writable", path=path)
        if page.exists() and any(file.exists() and page.samefile(file) for file in files):
            raise UserError("judging.html_is_ruling", path=path)
        check_target(page, is_page)
    except (OSError, ValueError):
        raise UserError("judging.html_not_writable", path=path) from None


def check_folder(folder: Path, path: str, files: list[Path]) -> None:
    from tintero.judge.page_index import INDEX, page_names

    if not folder.is_dir():
        if folder.exists() or not folder.parent.is_dir():
            raise UserError("judging.html_not_writable", path=path)
        return
    for name in (INDEX, *page_names(files)):
        check_target(folder / name, is_page)


def write_pages(here: Here, results: list[list[RunResult]], files: list[Path], path: str) -> None:
    try:
        if is_folder(path, files):
            write_folder(here, results, path)
        else:
            from tintero.judge.html import page

            text = page(results, here.reader, here.lang)
            write_whole(path, text.encode("utf-8", "replace"), is_page)
            here.note("judging.html", path=path)
    except (OSError, ValueError) as error:
        raise UserError("judging.html_not_writable", path=path) from error


def write_folder(here: Here, results: list[list[RunResult]], path: str) -> None:
    from tintero.judge.page_index import INDEX, page_names, pages

    folder = Path(os.path.expanduser(path))
    folder.mkdir(exist_ok=True)
    for name, text in pages(results, page_names(named(results)), here.reader, here.lang):
        write_whole(folder / name, text.encode("utf-8", "replace"), is_page)
    here.note("judging.html_folder", n=len(results), path=str(folder / INDEX))


def named(results: list[list[RunResult]]) -> list[Path]:
    """What the page of each scenario is called after: its file, or among several of one file its id."""
    paths = [Path(outcomes[0].path) for outcomes in results]
    return [p if paths.count(p) == 1 else p.with_stem(o[0].id) for p, o in zip(paths, results, strict=True)]
