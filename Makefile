# Everything is set up in .venv/ and web/node_modules/, on demand and only when something changed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WEB := web
STATIC := src/grognard/server/static/index.html
WEB_SOURCES := $(shell find $(WEB) -path $(WEB)/node_modules -prune -o -type f -print 2>/dev/null)

.PHONY: play test bounds fuzz soak secrets setup wheel lint types bench tune signatures fairness levels docs web web-test \
  coverage golden schemas tables pictures album clean

play: setup
	$(BIN)/grognard play

# What playing needs; what developers need comes with the targets that they use.
setup: $(VENV)/.compiled $(STATIC)

PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Grognard needs Python 3.11 or later: set PYTHON to one, as in 'make setup PYTHON=python3.12'." >&2; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing what playing needs into $(VENV)/ …"
	$(PIP) --editable '.[fast]'
	@touch $@

# Compiled here, so that nobody waits for it in the middle of a game.
$(VENV)/.compiled: $(VENV)/.play | $(STATIC)
	$(BIN)/grognard doctor --compile
	@touch $@

$(VENV)/.dev: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing what developers need into $(VENV)/ …"
	$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.play

$(STATIC): $(WEB)/node_modules/.ready $(WEB_SOURCES)
	cd $(WEB) && npm run --silent build

$(WEB)/node_modules/.ready: $(WEB)/package.json $(WEB)/package-lock.json
	@command -v npm >/dev/null || \
	  { echo "The browser game needs Node 20 or later (npm was not found). Without it: .venv/bin/grognard play --terminal" >&2; exit 2; }
	# Not npm ci: it wants every platform's optional binaries in the lock file, and not every registry has them.
	cd $(WEB) && npm install --no-save --silent --no-fund --no-audit
	@touch $@

web: $(STATIC)

# The package as it is published, its client in it.
wheel: $(VENV)/.dev $(STATIC)
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(VENV)/.dev
	$(BIN)/mypy
	$(BIN)/pyright

web-test: $(STATIC)
	cd $(WEB) && npm run --silent check && npm run --silent lint && npm run --silent test

coverage: $(VENV)/.dev
	$(BIN)/grognard rules coverage

test: lint types web-test coverage
	$(BIN)/pytest --numprocesses 2 --dist worksteal --ignore tests/e2e
	# A real browser on a busy machine may miss its moment: what fails is tried once more, alone.
	$(BIN)/pytest --numprocesses 2 tests/e2e || $(BIN)/pytest --last-failed tests/e2e

# The whole suite on kernels that look at every index before they use it.
bounds: $(VENV)/.dev
	GROGNARD_COMPILED=checked $(BIN)/pytest --numprocesses 2 --dist worksteal --ignore tests/e2e

# Searches for new counterexamples, for as long as one lets it; what it finds becomes an example.
fuzz: $(VENV)/.dev
	GROGNARD_EXAMPLES=fuzz $(BIN)/pytest --numprocesses 2 --randomly-seed=$$(date +%s) \
	  $$(grep -lrE 'hypothesis|thoroughness' tests --include='test_*.py')

# Many games of every scenario, every state checked: hours for all of them.
soak: $(VENV)/.dev
	$(BIN)/python tests/soak.py --games 20000
	$(BIN)/python tests/soak.py --games 200 --bot greedy

# The secrets that environments keep, in ten thousand states of every game that has some.
secrets: $(VENV)/.dev
	$(BIN)/python tests/secrecy.py

bench: $(VENV)/.dev
	$(BIN)/grognard bench

# Learns from games how likely a position is won, and ships what was learnt: minutes for each game.
RULESETS := baroud brimstone colossus gaslight saurian
MINUTES ?= 10
tune: $(VENV)/.dev
	for game in $(RULESETS); do \
	  $(BIN)/grognard tune $$game --minutes $(MINUTES) --jobs 2 --out .tuned/$$game && \
	  cp .tuned/$$game/winning.toml src/grognard/rulesets/$$game/ || exit 1; \
	done

# How often the rules that make each game itself are met: the table in the docs.
signatures: $(VENV)/.dev
	$(BIN)/python -m benchmarks.signatures --games 200 --jobs 2

# How fair the games are as they are shipped: the other table in the docs. Goes on where it was; the
# minutes are for all games together.
fairness: MINUTES := 60
fairness: $(VENV)/.dev
	$(BIN)/python -m benchmarks.fairness --jobs 2 --minutes $(MINUTES)

# How strong the opponents are: what the lobby says of them, and a table in the docs. Goes on as well.
levels: $(VENV)/.dev
	$(BIN)/python -m benchmarks.levels --jobs 2 --minutes $(MINUTES)

# Every screen and typical moments, as they look: wide, dark and on a phone, in the folder pictures/.
pictures: $(VENV)/.dev $(STATIC)
	$(BIN)/python -m tests.e2e.pictures --out pictures

# The pictures of the README and of the site, and the moving one.
album: $(VENV)/.dev $(STATIC)
	$(BIN)/python -m tests.e2e.album

# The site, from the pages in docs/ and from the program itself: open build/site/index.html.
docs: $(VENV)/.dev
	$(BIN)/python -m tools.site

golden: $(VENV)/.dev
	GROGNARD_GOLDEN=write $(BIN)/pytest --quiet tests/golden

schemas: $(VENV)/.dev
	GROGNARD_SCHEMAS=write $(BIN)/pytest --quiet tests/content/test_published_schemas.py

# The tables of the page for researchers, from the code.
tables: $(VENV)/.dev
	GROGNARD_TABLES=write $(BIN)/pytest --quiet tests/envs/test_page.py

clean:
	rm -rf $(VENV) $(WEB)/node_modules src/grognard/server/static .bench build
