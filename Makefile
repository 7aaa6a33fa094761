# Two commands, each doing all set-up by itself: `make play` and `make test`. Needed: Python 3.11 or newer, and make.
#
#   make play            opens the collection (LUDOTHEQUE_PURE=1 make play: without compiling)
#   make test            all that CI runs: style, types, the whole suite in plain Python, the whole suite compiled
#   make lint types test-pure test-compiled     its four parts
#   make bench           our playouts beside OpenSpiel's, in one run
#   make clean           removes .venv, build and caches

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
JOBS ?= 2
BIN = .venv/bin
RUN = $(BIN)/python
PIP = $(RUN) -m pip --disable-pip-version-check --no-input install --quiet

.PHONY: play test lint types test-pure test-compiled bench clean
.NOTPARALLEL:
.DELETE_ON_ERROR:

play: .venv/play.txt
	@$(RUN) tools/building.py install
	@$(BIN)/ludotheque

test: lint types test-pure test-compiled
	@echo "All of it passed."

lint: .venv/dev.txt
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/dev.txt
	$(RUN) -m mypy

test-pure: .venv/dev.txt
	PYTHONPATH="$(CURDIR)/src" LUDOTHEQUE_PURE=1 $(RUN) -m pytest -n $(JOBS)

# A machine without a C compiler has nothing compiled to test; CI must have one.
test-compiled: .venv/dev.txt
	@missing="$$($(RUN) tools/building.py missing)"; \
	if [ -n "$$missing" ] && [ -z "$$CI" ]; then \
		echo "The compiled pass is left out: $$missing."; \
	else \
		LUDOTHEQUE_COMPILED=1 $(RUN) tools/building.py tree && \
		PYTHONPATH="$(CURDIR)/build/compiled" LUDOTHEQUE_COMPILED=1 $(RUN) -m pytest -n $(JOBS) -m "not browser"; \
	fi

bench: .venv/dev.txt
	$(RUN) benchmarks/playouts.py

# The lists of packages are those of pyproject.toml; a list that is there is installed.
.venv/play.txt: pyproject.toml setup.py | .venv/pyvenv.cfg
	@echo "Installing what the games need into .venv …"
	@$(RUN) tools/requirements.py build base > $@
	@$(PIP) -r $@

.venv/dev.txt: pyproject.toml setup.py .venv/play.txt
	@echo "Installing what the tests need into .venv …"
	@$(RUN) tools/requirements.py build base dev > $@
	@$(PIP) -r $@

.venv/pyvenv.cfg:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed."; exit 1; }
	@$(PYTHON) -m venv .venv

clean:
	rm -rf .venv build .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} +
