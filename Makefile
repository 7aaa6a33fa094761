# Two commands, each doing all set-up by itself: `make play` and `make test`. Needed: Python 3.11 or newer, and make.
#
#   make play            opens the collection (LUDOTHEQUE_PURE=1 make play: without compiling behind it)
#   make test            style, types, the suite in plain Python, the suite compiled, the page in a browser
#   make lint types test-pure test-compiled test-browser     its five parts
#   make check-install check-lowest             as CI: the wheel in a fresh environment; the lowest versions allowed
#   make soak            the long versions: 200 kills, ten minutes of load on the server
#   make mutants         faults planted in rules, kernel and service: which does no test notice? (ONLY='*paradis*')
#   make bench           our playouts beside OpenSpiel's, in one run
#   make rllib           trains an agent with RLlib until it beats random players (fetches Ray and torch)
#   make pictures        docs/pictures anew: stills, contact sheets, the README's moving picture (ONLY='--films paradis')
#   make clean           removes .venv, build and caches

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
JOBS ?= 2
# A worker that has nothing left takes tests from the other one: those that take longest lie together.
PYTEST = -m pytest -n $(JOBS) --dist worksteal
# On the sources as they are, and on what was built of them.
PLAIN = PYTHONPATH="$(CURDIR)/src" LUDOTHEQUE_PURE=1 $(RUN) $(PYTEST)
COMPILED = PYTHONPATH="$(CURDIR)/build/compiled" LUDOTHEQUE_COMPILED=1 $(RUN) $(PYTEST)
BIN = .venv/bin
RUN = $(BIN)/python
# Python keeps what it compiled: the tests start hundreds of processes that import the same modules.
export PYTHONDONTWRITEBYTECODE =

.PHONY: play test lint types test-pure test-compiled test-browser check-install check-lowest soak mutants bench rllib pictures clean base dev
.NOTPARALLEL:
.DELETE_ON_ERROR:

play: base
	@$(RUN) tools/play.py

test: lint types test-pure test-compiled test-browser
	@echo "All of it passed."

lint: dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: dev
	$(RUN) -m mypy
	@$(RUN) tools/page_types.py

test-pure: dev
	$(PLAIN) -m "not browser"

# A machine without a C compiler has nothing compiled to test; CI must have one.
test-compiled: dev
	@missing="$$($(RUN) tools/building.py missing)"; \
	if [ -n "$$missing" ] && [ -z "$$CI" ]; then \
		echo "The compiled pass is left out: $$missing."; \
	else \
		LUDOTHEQUE_COMPILED=1 $(RUN) tools/building.py tree && \
		$(COMPILED) -m "not browser"; \
	fi

# The page is the same on either: it is tested on the compiled server where there is one, whose bots think faster.
test-browser: dev
	@browser="$$($(RUN) tools/browser.py)" && \
	if [ -z "$$browser" ]; then \
		exit; \
	elif [ -n "$$($(RUN) tools/building.py missing)" ]; then \
		$(PLAIN) tests/browser -m browser; \
	else \
		LUDOTHEQUE_COMPILED=1 $(RUN) tools/building.py tree && \
		$(COMPILED) tests/browser -m browser; \
	fi

# The wheel that test-compiled made (with CI set: as `pip install .` makes it) is installed where nothing else is.
check-install: dev
	@LUDOTHEQUE_COMPILED=1 $(RUN) tools/building.py tree
	@$(RUN) tools/fresh.py compiled

check-lowest: dev
	@$(RUN) tools/fresh.py lowest

soak: dev
	LUDOTHEQUE_COMPILED=1 $(RUN) tools/building.py tree
	PYTHONPATH="$(CURDIR)/build/compiled" LUDOTHEQUE_SOAK=1 $(RUN) $(PYTEST) tests/games tests/bots \
		tests/web/test_kill.py tests/web/test_processes.py tests/hostile/test_full_disk.py tests/browser/test_layout.py tests/browser/test_two_people.py \
		tests/browser/test_matches.py tests/browser/test_accessibility.py tests/browser/test_seeing.py tests/browser/test_keyboard.py
	PYTHONPATH="$(CURDIR)/build/compiled" $(RUN) -m ludotheque loadtest --tables 10 --pace 0 --minutes 10 --growth 10

# It goes on where it was stopped; `mutmut show NAME` prints a fault. A function that changed is tried again.
ONLY ?=
mutants: dev
	@$(PYTHON) tools/environment.py mutants
	LUDOTHEQUE_PURE=1 $(BIN)/mutmut run --max-children $(JOBS) $(ONLY)
	$(BIN)/mutmut results

bench: dev
	$(RUN) benchmarks/playouts.py

# torch from PyPI brings several gigabytes, unless a CPU build was put into .venv before.
rllib: dev
	@$(PYTHON) tools/environment.py rllib
	PYTHONPATH="$(CURDIR)/src" $(RUN) -m pytest -q tests/envs/test_rllib.py
	PYTHONPATH="$(CURDIR)/src" $(RUN) examples/rllib_self_play.py

# Some ten minutes: matches are played in a browser, at the pace of people.
pictures: dev
	@$(PYTHON) tools/environment.py pictures
	@$(RUN) tools/browser.py
	PYTHONPATH="$(CURDIR)/src" LUDOTHEQUE_PURE=1 $(RUN) tools/pictures.py $(ONLY)

# Lists of packages stand in pyproject.toml; a list that is installed already costs nothing.
base dev: | python
	@$(PYTHON) tools/environment.py $(if $(filter dev,$@),build base dev,base)

.PHONY: python
python:
	@test -n "$(PYTHON)" || { echo "Ludothèque needs Python 3.11 or newer; none was found."; exit 1; }

clean:
	rm -rf .venv build mutants .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} +
