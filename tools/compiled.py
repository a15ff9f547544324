"""Compile `tintero.abilities` and `tintero.rules` with mypyc, next to their source; or remove the compiled files.

python tools/compiled.py               compile
python tools/compiled.py --copy DIR    compile a copy of the source in this folder; the checkout stays as it is
python tools/compiled.py --remove      back to plain Python
python tools/compiled.py --drop-stale  remove compiled files that are older than the source
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
HOT = (
    "tintero/abilities", "tintero/rules", "tintero/players/policy", "tintero/players/search", "tintero/env/rows",
)  # with all folders in them; whoever else plays is met in plain Python
OPTIMISE = "3"
DEBUG = "0"
FLAGS = [
    "-fvisibility=hidden",  # calls inside the extension go straight to their function
    "-ffp-contract=off",  # sums are rounded as Python rounds them, also on processors that could do more at once
]


def sources(root: Path) -> list[Path]:
    return sorted(file for folder in HOT for file in (root / folder).rglob("*.py"))


def compiled_files(root: Path) -> list[Path]:
    found = [file for folder in HOT for ending in ("*.so", "*.pyd") for file in (root / folder).rglob(ending)]
    return sorted([*found, *root.glob("*__mypyc*")])


def remove(root: Path) -> None:
    for file in compiled_files(root):
        file.unlink()


def stale(root: Path) -> bool:
    """Whether a compiled file is older than a source, or its source is gone."""
    files = compiled_files(root)
    if not files:
        return False
    if max(p.stat().st_mtime for p in sources(root)) > min(f.stat().st_mtime for f in files):
        return True
    names = {file.with_suffix("") for file in sources(root)}
    return any(f.parent / f.name.partition(".")[0] not in names for f in files if f.parent != root)


def build(root: Path) -> int:
    remove(root)
    began = perf_counter()
    try:
        result = subprocess.run(
            [sys.executable, __file__, "--here"], cwd=root, capture_output=True, text=True, check=False
        )
    finally:
        shutil.rmtree(root / "build", ignore_errors=True)
    if result.returncode:
        print(result.stdout[-4000:], result.stderr[-4000:], sep="\n")
        remove(root)
        return 1
    modules = sum(file.parent != root for file in compiled_files(root))
    print(f"compiled {modules} modules of tintero.abilities and tintero.rules in {perf_counter() - began:.0f} s")
    return 0


def build_here() -> None:
    """The build itself. The C compiler takes nearly all of the time: one file per module, as many at once as cores."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    jobs = os.cpu_count() or 1

    class Together(build_ext):
        def build_extensions(self) -> None:
            alone = self.compiler.compile

            def compile_all(files: list[str], **options: object) -> list[str]:
                with ThreadPoolExecutor(jobs) as pool:
                    made = list(pool.map(lambda file: alone([file], **options), files))
                return [file for files in made for file in files]

            self.compiler.compile = compile_all
            super().build_extensions()

    here = Path.cwd()
    extensions = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), *(str(file.relative_to(here)) for file in sources(here))],
        opt_level=OPTIMISE, debug_level=DEBUG, multi_file=True, group_name="tintero",
    )
    for extension in extensions:
        extension.extra_compile_args += FLAGS
    setup(
        name="tintero-compiled", packages=[], py_modules=[], ext_modules=extensions, cmdclass={"build_ext": Together},
        script_args=["build_ext", "--inplace", "--parallel", str(jobs)],
    )


def copy(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


def main(arguments: list[str]) -> int:
    match arguments:
        case []:
            return build(SOURCE)
        case ["--copy", folder]:
            return build(copy(Path(folder).resolve()))
        case ["--remove"]:
            remove(SOURCE)
        case ["--drop-stale"]:
            if stale(SOURCE):
                print("compiled rules are older than their source: removed, testing the source")
                remove(SOURCE)
        case ["--here"]:
            build_here()
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
