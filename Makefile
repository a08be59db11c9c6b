# Two commands do all the set-up: `make play` and `make test`. A step that is done is not done again.
PYTHON ?= python3
GAME ?= three-chapters
VENV := .venv
BIN := $(VENV)/bin
# everything that the compiled rules come from
RULES := $(shell find src/fabletop/engine src/fabletop/games -name '*.py' -o -name '*.pyx') setup.py

.PHONY: play test check bench soak build doctor wheel clean

play: build
	@$(BIN)/fabletop play $(GAME) $(PLAY)

test: build
	$(BIN)/python -m pytest

check: build
	$(BIN)/ruff check .
	$(BIN)/python -m mypy
	$(BIN)/python -m pytest tests/checks tests/texts

bench: build
	@$(BIN)/fabletop bench

soak: build
	tests/soak/run

build: build/built

build/installed: requirements/dev.lock pyproject.toml
	@$(PYTHON) -c 'import venv, ensurepip, sys; sys.exit(sys.version_info < (3, 11))' || { echo "fabletop needs Python 3.11 or newer with venv: apt-get install python3-venv python3-dev gcc"; exit 2; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --config-settings editable_mode=compat -e .
	@mkdir -p build && touch $@

build/built: build/installed $(RULES)
	$(BIN)/python setup.py -q build_ext --inplace
	$(BIN)/python -m fabletop.engine.build.printed
	@touch $@

doctor: build
	@$(BIN)/fabletop doctor

wheel: build
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation -w dist .

clean:
	rm -rf build dist $(VENV) src/*.egg-info src/fabletop/compiled/*.so
