"""What each file of checks proves, one line for each text, so that nothing that was proven is lost unseen.

    python -m tintero.lab.proof_ledger --write

A line is the name of a file and a short digest of a text, or of an official clarification (with a question mark), whose
words are not ours to keep. The rulings stand together under one name. Without --write what has changed is printed.
"""

from __future__ import annotations

import argparse
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

from tintero.judge.proof_files import proof_files
from tintero.language import Reader
from tintero.language.distinct_texts import DIGEST, digest_of_key

from .proof import Proof, measure

FILE: Final = Path("tests/proofs/proven.txt")
HEAD: Final = "# written by python -m tintero.lab.proof_ledger --write\n"
RULINGS: Final = "rulings"

Line = tuple[str, str]  # the name of the file, the digest


def clarified(answer: str) -> str:
    return "?" + sha256(answer.encode()).hexdigest()[:DIGEST]


def wanted(found: Proof) -> set[str]:
    """The digests of everything that is to be proven."""
    return {digest_of_key(key) for key in found.texts} | {clarified(answer) for _, answer in found.clarifications}


def lines_of(found: Proof, name: str) -> set[Line]:
    """What was proven by the checks that were run."""
    texts = {digest_of_key(key) for key, text in found.texts.items() if text.proven}
    answers = {clarified(answer) for (_, answer), checks in found.clarifications.items() if checks}
    return {(name, digest) for digest in texts | answers}


def read(text: str) -> set[Line]:
    cut = [line.split(" ") for line in text.splitlines() if not line.startswith("#")]
    return {(name, digest) for name, digest in cut}


def written(lines: set[Line]) -> str:
    return HEAD + "".join(f"{name} {digest}\n" for name, digest in sorted(lines))


def main() -> int:
    from tintero.cards import load_pool

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the file anew instead of comparing it")
    given = parser.parse_args()
    reader = Reader(load_pool())
    now = lines_of(measure(reader, []), RULINGS)
    for path in proof_files():
        found = measure(reader, [path], rulings=False)
        now |= lines_of(found, path.stem)
        for broken in found.broken:
            sys.stdout.write(f"{broken.place}: {broken.why('en')}\n")
    before = read(FILE.read_text(encoding="utf-8")) if FILE.exists() else set()
    sys.stdout.write(f"{len(now - before)} proven anew, {len(before - now)} proven no longer\n")
    if given.write:
        FILE.write_text(written(now), encoding="utf-8")
        return 0
    return 1 if now != before else 0


if __name__ == "__main__":
    sys.exit(main())
