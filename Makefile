# The two commands of the README: `make play` and `make test`. Each makes its own virtual
# environment in .venv and installs what it needs; Python 3.11 or newer and make are enough.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test test-pythons all-tests lint types unit unit-library unit-kernel golden diagrams clean

play: $(VENV)/.play
	@$(BIN)/gipf warmup > /dev/null 2>&1 &  # one can play meanwhile
	$(BIN)/gipf play --terminal

test: lint types unit

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(VENV)/.dev
	$(BIN)/mypy

# Compiled code leaves no trace for coverage, so tests of what is compiled run a second time as plain
# Python, and coverage is measured then. Library and kernel are tested side by side, but speed by itself.
unit: $(VENV)/.dev
	$(BIN)/gipf warmup
	$(BIN)/python -m pytest --quiet tests/test_speed.py
	$(BIN)/coverage erase
	$(MAKE) --no-print-directory --jobs=2 unit-library unit-kernel
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

COMPILED := tests/kernel tests/search src/gipf/kernel src/gipf/search

unit-library:
	$(BIN)/coverage run -m pytest --quiet $(COMPILED:%=--ignore=%) --ignore=tests/test_speed.py

unit-kernel:
	$(BIN)/python -m pytest --quiet $(COMPILED)
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest --quiet $(COMPILED)

# All tests once more with every Python from 3.11 to 3.13 that is installed.
test-pythons:
	@for version in 3.11 3.12 3.13; do \
	  if python$$version -c '' 2>/dev/null; then echo "Python $$version"; \
	    $(MAKE) --no-print-directory VENV=.venv-$$version PYTHON=python$$version all-tests || exit 1; \
	  else echo "Python $$version is not installed"; fi; \
	done

all-tests: $(VENV)/.dev
	$(BIN)/python -m pytest --quiet

# Write the golden playthroughs and the diagrams of the docs and the boards of the page anew; look at what git says changed.
golden: $(VENV)/.dev
	$(BIN)/python -m tests.golden.write

diagrams: $(VENV)/.dev
	$(BIN)/python docs/draw.py
	$(BIN)/python -m gipf.scene.boards > web/src/board/boards.json

$(VENV)/.play: $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@ $(VENV)/.play

# Debian's Python comes without venv: install it where we may, and say what is missing elsewhere.
$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "gipf needs Python 3.11 or newer; name it as in: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq python3-venv; } || \
	  { echo "Python's venv module is missing; on Debian or Ubuntu: sudo apt install python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)

clean:
	rm -rf $(VENV) .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache dist
