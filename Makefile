# Everything a person does with a checkout. Needs python3 (3.11 or newer) and make, nothing else.
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
NODE_READY := node_modules/.ready
# Tests in the browser wait half of their time: one process more than there are cores keeps all of them busy.
JOBS ?= $(shell echo $$(( $$(getconf _NPROCESSORS_ONLN) + 1 )))

.DEFAULT_GOAL := help
.PHONY: help setup play dev pages check format test test-all game which-game bench train move-cost soak load store-size page-speed wheels browser checkers compiler lock clean

help: ## list the targets
	@awk -F':.*## ' '/^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# PYTHON=3.13 (or python3.13, or a path) asks for a Python of one's own choice. Where .venv was made with another one it is made
# anew; where nothing is asked it stays, whatever made it.
WHICH := import sys; print(sys.base_prefix, sys.version)
ifneq ($(origin PYTHON),undefined)
  FOUND := $(shell sh tools/find_python.sh $(PYTHON))
  ifneq ($(and $(FOUND),$(shell $(FOUND) -c '$(WHICH)' 2>&1)),$(shell $(BIN)/python -c '$(WHICH)' 2>&1))
    OTHER := yes
.PHONY: $(READY)
  endif
else
  FOUND = $(shell sh tools/find_python.sh python3)
endif

# One set-up for all targets, redone only when what is to be installed, or the Python, has changed.
$(READY): requirements.lock pyproject.toml
	@test -n "$(FOUND)" || { echo "Choose one that is there: make PYTHON=python3 $(MAKECMDGOALS)"; exit 1; }
	@$(FOUND) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Marula needs Python 3.11 or newer; $(FOUND) is $$($(FOUND) --version 2>&1). Try: make PYTHON=3.13 $(MAKECMDGOALS)"; exit 1; }
	@$(FOUND) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "This Python cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@echo "Setting up $(VENV) with $$($(FOUND) --version) ..."
	@$(if $(OTHER),rm -rf $(VENV))
	@test -x $(BIN)/python || $(FOUND) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(READY)

# Node comes with .venv, from a wheel; the packages of the pages are as package-lock.json has them.
$(NODE_READY): package-lock.json $(READY)
	@echo "Fetching the packages of the pages ..."
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-progress --loglevel=error
	@touch $(NODE_READY)

setup: $(READY) ## set up .venv with the command marula in it

play: pages ## play in the browser; PORT=… chooses the port
	@$(BIN)/marula play $(if $(PORT),--port $(PORT))

dev: $(NODE_READY) ## page and server, both reloading, and a gallery of positions; PORT=… chooses the port
	@$(BIN)/python -m tools.dev $(if $(PORT),--port $(PORT))

pages: $(NODE_READY)
	@$(BIN)/python tools/build_pages.py

check: $(NODE_READY) ## format, lint, strict types, import layers, of Python and of the pages; hooks and workflows
	@$(BIN)/python -m tools.check

format: $(NODE_READY) ## put the source in the house's format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent format

# MARULA_GAMES=DIR adds a folder of games to ours: they are found, tested, checked and built with the rest.
export MARULA_GAMES
GAME_FOLDERS := src/marula/games $(MARULA_GAMES)

# Python keeps what it has read in files, even where somebody told it not to: finding all tests takes half the time.
export PYTHONDONTWRITEBYTECODE :=

# Tests in the browser take a thousand times as long as most others: tests are handed out one at a time, those of a game in the browser together.
# With GAME=… there are only the tests of that game, and those that every game is put to, for it alone.
PYTEST := $(BIN)/pytest -n $(JOBS) --dist loadgroup $(if $(GAME),--game $(GAME)) $(if $(MARULA_GAMES),tests $(GAME_FOLDERS))
VITEST := PATH="$(CURDIR)/$(BIN):$$PATH" npm test --silent $(if $(GAME),-- /$(GAME)/web/)
GAMES := $(sort $(notdir $(patsubst %/__init__.py,%,$(wildcard $(addsuffix /*/__init__.py,$(GAME_FOLDERS))))))

test: game check pages browser checkers ## checks and tests, under 15 minutes; GAME=… those of one game
	$(VITEST)
	$(PYTEST) -m "not long"

test-all: game check compiler pages browser checkers ## everything, the long tests too (needs a C compiler)
	$(VITEST)
	$(PYTEST) --hypothesis-profile=long

game:
	$(if $(GAME),$(if $(filter $(GAME),$(GAMES)),,$(error There is no game $(GAME). There are: $(GAMES))))

bench: $(READY) compiler ## how fast the rules are, beside other engines (needs a C compiler)
	$(BIN)/python -m tools.bench

# What learning needs lies in a folder of its own: nothing else uses it.
LEARNING := .cache/training-packages
$(LEARNING)/.ready: tools/train.lock $(READY)
	@echo "Fetching what learning needs ..."
	@rm -rf $(LEARNING)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --target $(LEARNING) -r tools/train.lock
	@touch $@

which-game:
	$(if $(GAME),,$(error Which game? One of: $(GAMES)))

train: which-game game $(LEARNING)/.ready ## learn what positions are worth, from matches of bots; GAME=… QUICK=1 takes minutes
	@PYTHONPATH=$(LEARNING) $(BIN)/python -m tools.train $(GAME) $(if $(QUICK),--quick)

move-cost: $(READY) ## what a move costs the server; CHECKOUT=… measures another checkout
	$(BIN)/python -m tools.move_cost $(if $(CHECKOUT),--checkout $(CHECKOUT))

soak: $(READY) ## whole matches over bad connections at a server that is killed; MATCHES=… SEED=…
	@$(BIN)/python -m tools.soak $(if $(MATCHES),--matches $(MATCHES)) $(if $(SEED),--seed $(SEED))

# With compiled rules where there can be any, as a server has them after its first start.
load: $(READY) ## what a server bears; SOCKETS=… TABLES=… SECONDS=… RATE=… BOTS=master
	@$(BIN)/python -m tools.compile_rules > /dev/null || true
	@$(BIN)/python -m tools.load $(if $(SOCKETS),--sockets $(SOCKETS)) $(if $(TABLES),--tables $(TABLES)) \
	  $(if $(SECONDS),--seconds $(SECONDS)) $(if $(RATE),--rate $(RATE)) $(if $(BOTS),--bots $(BOTS))

store-size: $(READY) ## what a full store costs, in room and processor time; TABLES=…
	@$(BIN)/python -m tools.store_size $(if $(TABLES),--tables $(TABLES))

page-speed: pages browser ## how soon pages are there on a slow phone, as Lighthouse has it; RUNS=… loads each so often
	@$(BIN)/python -m tools.page_speed $(if $(RUNS),--runs $(RUNS))

wheels: $(NODE_READY) compiler ## dist/: a wheel for this platform, compiled, and one for any; both are tried (needs a C compiler)
	@$(BIN)/python -m tools.wheels

# Tests of the pages need a browser and a font with Japanese letters.
browser:
	@sh tools/get_browser.sh

# What the files in deploy/ are checked with.
checkers:
	@sh tools/get_checkers.sh

# The rules are compiled by mypyc there; everything else runs from the source.
compiler:
	@command -v $${CC:-cc} >/dev/null || { echo "This needs a C compiler and Python's headers. On Debian or Ubuntu: apt install gcc python3-dev"; exit 1; }

lock: $(READY) ## choose the newest versions and write the lock files anew
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate \
	  --extra dev --output-file requirements.lock pyproject.toml
	@# What a server needs, in the same versions.
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate \
	  --constraint requirements.lock --output-file deploy/requirements.lock pyproject.toml
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate \
	  --output-file tools/bench.lock tools/bench.in
	@# What learning needs, and nothing else.
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["train"], sep="\n")' | \
	  $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate \
	  --output-file tools/train.lock -
	PATH="$(CURDIR)/$(BIN):$$PATH" npm update --package-lock-only --no-progress
	@# The settings in .npmrc are for the folder it is in.
	for folder in tools/lighthouse tools/pyodide; do \
	  PATH="$(CURDIR)/$(BIN):$$PATH" npm update --package-lock-only --no-progress --prefix $$folder $$(sed 's/^/--/' .npmrc); done
	@# Locks record versions and hashes, no addresses: npm adds links for donations.
	for lock in package-lock.json tools/lighthouse/package-lock.json tools/pyodide/package-lock.json; do $(BIN)/python -c 'import json, pathlib, sys; path = pathlib.Path(sys.argv[1]); lock = json.loads(path.read_text()); [package.pop("funding", None) for package in lock["packages"].values()]; path.write_text(json.dumps(lock, indent=2) + "\n")' $$lock; done

clean: ## remove everything that was made here
	rm -rf $(VENV) node_modules src/marula/pages .cache build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
