# The commands of the README: `make play`, `make check` and `make test`. Each makes its own virtual
# environment in .venv and installs what it needs; Python 3.11 or newer and make are enough.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
NPM := $(BIN)/python -m tools.node
PYTEST = $(BIN)/python $(TRACE) -m pytest --quiet
# What runs the tests of Python, such as coverage.
TRACE :=

# Tests start Python some hundred times: what it has compiled is kept, which spares a program half of its start.
unexport PYTHONDONTWRITEBYTECODE

# How many parts of the tests run side by side: one more than a small machine has cores, since parts also wait, for a
# page, a server or an engine, a seventh of their time.
JOBS ?= 3
BESIDE := $(MAKE) --no-print-directory --jobs=$(JOBS)

.PHONY: docs play check test coverage lint types web warmup browser browser-pages browser-study browser-table browser-site \
  unit-rules unit-library unit-app unit-server unit-compiled unit-plain unit-traced rulebook \
  page pyodide wasm site chromium release test-pythons all-tests golden diagrams typescript lzma pictures clean

play: $(VENV)/.play
	@$(BIN)/gipf

# For the day's work, in two minutes: lint, types, and the rulebook with all that people read.
check: $(VENV)/.dev
	@$(BESIDE) lint types rulebook

# Everything, each part as soon as what it needs is there: what is installed and built first, and beside it what needs
# no compiled engine; then the longest part first, and short ones at the end, so that no core is left alone for long.
test: $(VENV)/.dev
	@$(BESIDE) warmup wasm chromium pyodide types unit-rules lint web \
	  browser-table unit-server unit-library browser-site browser-pages unit-compiled browser-study unit-app unit-plain

# Which lines and branches no test reaches; too many of them are an error. Tracing takes as long as the tests do.
# SQLAlchemy's asyncio runs in greenlets; following these makes it half as slow again, so only for the server.
coverage: $(VENV)/.dev warmup
	@$(BIN)/coverage erase
	@$(BESIDE) TRACE='-m coverage run' unit-rules unit-library unit-app unit-traced
	@$(BESIDE) TRACE='-m coverage run --concurrency=thread,greenlet' unit-server
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(NPM) run --silent check

types: $(VENV)/.dev
	$(BIN)/mypy

web: $(VENV)/.dev
	$(NPM) run --silent test

warmup: $(VENV)/.dev
	$(BIN)/gipf warmup

COMPILED := $(foreach part,kernel search side_kernels solving net,tests/$(part) src/gipf/$(part))
SERVER := $(foreach part,browser host server,tests/$(part) src/gipf/$(part))
APP := $(foreach part,scene course train,tests/$(part) src/gipf/$(part))
RULES := tests/rules $(foreach part,fluent geometry golden help illegal_moves messages notation perft \
  properties record streams svg terminal variants_text vectors,tests/test_$(part).py)

rulebook: $(VENV)/.dev
	$(PYTEST) $(RULES) tests/scene

unit-rules: $(VENV)/.dev
	$(PYTEST) $(RULES)

unit-library: $(VENV)/.dev
	$(PYTEST) $(patsubst %,--ignore=%,$(RULES) $(COMPILED) $(APP) $(SERVER) tests/e2e)

unit-app: $(VENV)/.dev
	$(PYTEST) $(APP)

unit-server: $(VENV)/.dev
	$(PYTEST) $(SERVER)

unit-compiled: $(VENV)/.dev
	$(PYTEST) $(COMPILED)

# What stands for a GPU where there is none runs as plain Python only.
unit-plain: $(VENV)/.dev
	NUMBA_DISABLE_JIT=1 $(PYTEST) -m plain tests/kernel

# Compiled code leaves no trace for coverage: these run as plain Python.
unit-traced: $(VENV)/.dev
	NUMBA_DISABLE_JIT=1 $(PYTEST) $(COMPILED) tests/train/network/test_lockstep.py

# The tests in the browser are four parts: every page on all screens and in all languages; what one learns, analyses and
# keeps; the page without a server; and all others, the games themselves, so that a new file is never left out.
PAGES := $(foreach part,languages layout legend lines pages rules sentence settings starting states tools \
  words,tests/e2e/test_$(part).py)
STUDY := $(foreach part,analyse coach dropping games judging learn printing sharing,tests/e2e/test_$(part).py)
SITE := $(foreach part,archive both_hosts embed engine_worker offline first_visit site site_engine whole_games,tests/e2e/test_$(part).py)
TABLE := $(filter-out $(PAGES) $(STUDY) $(SITE),$(wildcard tests/e2e/test_*.py))

browser: browser-pages browser-table browser-site browser-study

browser-pages: TESTS := $(PAGES)
browser-study: TESTS := $(STUDY)
browser-site: TESTS := $(SITE)
browser-table: TESTS := $(TABLE)

browser-pages browser-study browser-site browser-table: $(VENV)/.dev chromium pyodide wasm
	$(PYTEST) $(TESTS)

# What asks the engine begins when it is compiled: parts that wait for each other would be in the way of others.
browser-pages browser-study browser-site browser-table unit-library unit-app unit-server unit-compiled: | warmup
unit-library unit-server: | wasm pyodide

# The page is built when it is not that of its sources; with the machine's Node, or with one in .venv.
page: $(VENV)/bin/python
	@$(BIN)/python -m tools.page

# Python for browsers, packed for the site.
pyodide: $(VENV)/bin/python
	@$(BIN)/python -m tools.pyodide

# The whole app as plain files, in site/: any web server can serve them.
site: $(VENV)/.dev pyodide wasm
	@$(BIN)/gipf site site

# The engine for browsers is built when it is not that of its sources; nobody needs it to play from a copy of the repository.
wasm: $(VENV)/.dev
	@$(BIN)/python -m tools.wasm

# Where we may, a Chromium is installed; elsewhere it is said how to.
chromium: $(VENV)/.dev
	@$(BIN)/python -m tests.e2e.chromium

# Make a release ready: check, write version and changelog, build wheel and sdist; what is left to do is said.
release: $(VENV)/.dev page pyodide wasm
	@$(BIN)/python -m tools.release $(VERSION)

# All tests once more with every Python from 3.11 to 3.13 that is installed.
test-pythons:
	@for version in 3.11 3.12 3.13; do \
	  if python$$version -c '' 2>/dev/null; then echo "Python $$version"; \
	    $(MAKE) --no-print-directory VENV=.venv-$$version PYTHON=python$$version all-tests || exit 1; \
	  else echo "Python $$version is not installed"; fi; \
	done

all-tests: $(VENV)/.dev chromium pyodide wasm
	$(BIN)/python -m pytest --quiet

# Write the golden playthroughs and searches, the diagrams of the docs and the boards of the page anew; look at what git says changed.
golden: $(VENV)/.dev
	$(BIN)/python -m tests.golden.write

# Write the page's types of what the server and the page send each other anew.
typescript: $(VENV)/.dev
	$(BIN)/python -m tools.typescript

# Compile what unpacks LZMA in the page (web/src/host/lzma.c) anew.
lzma: $(VENV)/.dev
	$(BIN)/python -m tools.lzma

diagrams: $(VENV)/.dev
	$(BIN)/python docs/draw.py
	$(BIN)/python -m gipf.scene.boards > web/src/board/boards.json
	$(BIN)/python -m tools.first_games

# The site of the documentation, in build/docs/html; a warning is an error.
docs: $(VENV)/.dev
	$(BIN)/python -m tools.docs

# Every page on a desktop and a phone, light and dark, into docs/pictures/.
pictures: $(VENV)/.dev chromium
	$(BIN)/python -m tests.e2e.pictures
	$(BIN)/python -m tests.e2e.preview

$(VENV)/.play: $(VENV)/bin/python pyproject.toml | page
	@echo "Installing gipf into $(VENV); the first time this takes a minute"
	@$(PIP) -e '.[app]'
	@touch $@

# On Linux an index offers torch with gigabytes for a GPU: where pip is told of a folder with a wheel of torch
# (find-links), that one is taken.
$(VENV)/.dev: $(VENV)/bin/python pyproject.toml | page
	@echo "Installing gipf and what tests it into $(VENV); the first time this takes some minutes"
	@$(PIP) --no-index --no-deps 'torch>=2.6' 2>/dev/null || true
	@$(PIP) -e '.[dev]'
	@touch $@ $(VENV)/.play

# Debian's Python comes without venv: install it where we may, and say what is missing elsewhere.
$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "gipf needs Python 3.11 or newer; name it as in: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq python3-venv; } || \
	  { echo "Python's venv module is missing; on Debian or Ubuntu: sudo apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv $(VENV)

clean:
	rm -rf $(VENV) build web/node_modules web/pyodide/node_modules src/gipf/server/page src/gipf/browser/python src/gipf/engine/wasm site .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache dist
