"""Compile `tintero.abilities` and `tintero.rules` with mypyc, next to their source; or remove the compiled files.

python tools/compiled.py               compile
python tools/compiled.py --remove      back to plain Python
python tools/compiled.py --drop-stale  remove compiled files that are older than the source
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
HOT = [SOURCE / "tintero" / "abilities", SOURCE / "tintero" / "rules"]


def compiled_files() -> list[Path]:
    found = [file for folder in HOT for ending in ("*.so", "*.pyd") for file in folder.rglob(ending)]
    return sorted([*found, *SOURCE.glob("*__mypyc*")])


def remove() -> None:
    for file in compiled_files():
        file.unlink()


def stale() -> bool:
    files = compiled_files()
    if not files:
        return False
    newest_source = max(p.stat().st_mtime for folder in HOT for p in folder.rglob("*.py"))
    return min(f.stat().st_mtime for f in files) < newest_source


def build() -> int:
    remove()
    try:
        result = subprocess.run(
            [sys.executable, "-m", "mypyc", "tintero/abilities", "tintero/rules"],
            cwd=SOURCE, capture_output=True, text=True, check=False,
        )
    finally:
        shutil.rmtree(SOURCE / "build", ignore_errors=True)
    if result.returncode:
        print(result.stdout[-4000:], result.stderr[-4000:], sep="\n")
        remove()
        return 1
    print(f"compiled {len(compiled_files())} modules of tintero.abilities and tintero.rules")
    return 0


def main() -> int:
    if "--remove" in sys.argv:
        remove()
        return 0
    if "--drop-stale" in sys.argv:
        if stale():
            print("compiled rules are older than their source: removed, testing the source")
            remove()
        return 0
    return build()


if __name__ == "__main__":
    raise SystemExit(main())
