"""What people read: pages that keep to their width, in both languages, plain when they are piped; and what shells complete."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from fabletop.cli import COMMANDS, fabletop
from fabletop.commands.words import Words, language_in
from fabletop.engine.light import ARGUMENT, simple_texts
from fabletop.engine.scenario import scenarios_of
from fabletop.texts.files import LANGUAGES

from .conftest import COBBLER, Run

TEXTS = Path(__file__).parents[2] / "src" / "fabletop" / "commands"
PAGES = [
    ["games"],
    ["rules", "three-chapters"],
    ["cards", "three-chapters"],
    ["cards", "three-chapters", "--both"],
    ["cards", "three-chapters", "hansel"],
    ["replay", "evening.journal"],
    ["replay", "evening.journal", "--seat", "1"],
    ["simulate", "three-chapters", "--games", "8", "--bots", "fox,rabbit"],
    ["doctor"],
]


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", PAGES, ids=" ".join)
def test_a_page_keeps_to_its_width(run: Run, evening: str, typed: list[str], lang: str, width: int) -> None:
    os.environ["COLUMNS"] = str(width)  # `run` puts back what was there
    ran = run(*typed, "--lang", lang)
    assert ran.status == 0, ran.err
    assert max(map(len, ran.out.splitlines())) <= width
    assert "\x1b" not in ran.out
    assert all(line == line.rstrip(" ") for line in ran.out.splitlines())


@pytest.mark.parametrize("typed", [page for page in PAGES if page != ["doctor"]], ids=" ".join)
def test_a_page_is_written_in_both_languages(run: Run, evening: str, typed: list[str]) -> None:
    assert run(*typed, "--lang", "fr").out != run(*typed, "--lang", "en").out


def test_a_french_page_is_french(run: Run, evening: str) -> None:
    assert "Boucle d’or" in run("cards", "three-chapters", "--lang", "fr").out
    assert "La plus belle des fins" in run("rules", "three-chapters", "--lang", "fr").out
    told = run("replay", evening, "--lang", "fr").out.replace("\u00a0", " ")
    assert "La donne a été vérifiée" in told
    assert "Emploi :" in run("cards", "--help", "--lang", "fr").out.replace("\u00a0", " ")


def test_the_catalogue_marks_what_is_reconstructed(run: Run) -> None:
    rows = run("cards", "three-chapters").out.splitlines()
    listed = {card["name"]: bool(card["reconstructed"]) for card in run("cards", "three-chapters", "--json").json}
    for name, marked in listed.items():
        row = next(row for row in rows if f"{row} "[4:].startswith(f"{name} "))
        assert (f"{name} *" in row) is marked


def test_both_names_of_a_card_are_shown_on_demand(run: Run) -> None:
    out = run("cards", "three-chapters", "--both").out
    assert "Goldilocks" in out
    assert "Boucle d’or" in out


def test_a_ruling_names_its_basis_and_its_scenarios(run: Run) -> None:
    out = run("rules", "three-chapters", "--rulings").out
    assert "from the rulebook" in out
    proved = {rule for one in scenarios_of("three-chapters") for rule in one.rules}
    if "CH4" in proved:
        assert "three-chapters/CH4" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_there_for_every_command(run: Run, lang: str) -> None:
    page = run("--lang", lang, "--help").out
    for name in COMMANDS:
        ran = run(name, "--help", "--lang", lang)
        assert ran.status == 0, ran.err
        assert Words(lang)(f"about-{name}") in ran.out.replace("\n  ", " ")
        assert Words(lang)(f"about-{name}")[:40] in page


def test_without_a_command_there_is_help(run: Run) -> None:
    ran = run()
    assert ran.status == 0
    assert all(f"  {name} " in ran.out for name in COMMANDS)


# ---- texts
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_light_reader_says_what_fluent_says(lang: str) -> None:
    source = (TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")
    resource = FluentResource(source)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(resource)
    words, keys = Words(lang), set()
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            message = bundle.get_message(entry.id.name)
            patterns = {f"{entry.id.name}.{name}": pattern for name, pattern in message.attributes.items()}
            patterns[entry.id.name] = message.value
            for key, pattern in patterns.items():
                args = dict.fromkeys(ARGUMENT.findall(simple_texts(source)[key]), "x")
                assert words(key, **args) == bundle.format_pattern(pattern, args)[0]
                keys.add(key)
    assert keys == set(simple_texts(source))


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    texts = {lang: simple_texts((TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")) for lang in LANGUAGES}
    arguments = {lang: {key: sorted(ARGUMENT.findall(text)) for key, text in found.items()} for lang, found in texts.items()}
    assert arguments["en"] == arguments["fr"]


def test_a_text_that_only_fluent_can_read_is_left_to_it() -> None:
    source = "a = plain\nb = { $n ->\n    [one] one\n   *[other] more\n }\nc = { $n } of us\n    and more\n    .d = deep\n# end\n"
    assert simple_texts(source) == {"a": "plain", "c": "{ $n } of us\nand more", "c.d": "deep"}


@pytest.mark.parametrize(("surroundings", "lang"), [("fr_FR.UTF-8", "fr"), ("fr", "fr"), ("C.UTF-8", "en"), ("de_AT", "en"), ("", "en")])
def test_the_language_is_that_of_the_terminal(monkeypatch: pytest.MonkeyPatch, surroundings: str, lang: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", surroundings)
    assert language_in(["games"]) == lang
    assert language_in(["games", "--lang", "fr"]) == "fr"


# ---- completion
@pytest.fixture
def completed(run: Run) -> Callable[..., list[str]]:
    """What a shell would offer for the last word."""

    def offered(*typed: str) -> list[str]:
        shell = ShellComplete(fabletop, {}, "fabletop", "_FABLETOP_COMPLETE")
        return [item.value for item in shell.get_completions(list(typed[:-1]), typed[-1])]

    return offered


@pytest.mark.parametrize(("typed", "offered"), [
    (("ru",), ["rules"]),
    (("new",), ["new-game"]),
    (("rules", "three"), ["three-chapters"]),
    (("cards", "three-chapters", "gold"), ["goldilocks"]),
    (("cards", "grimm-forest", "gold"), ["golden-goose", "goldilocks"]),
    (("cards", "three-chapters", "--lang", ""), ["en", "fr"]),
    (("simulate", "three-chapters", "--bots", "fox,ra"), ["fox,rabbit"]),
    (("simulate", "three-chapters", "--edition", "r"), ["retail"]),
    (("simulate", "three-chapters", "--option", "double"), ["double_draft=true", "double_draft=false"]),
    (("bench", "--game", ""), ["grimm-forest", "three-chapters"]),
    (("play", "th"), ["three-chapters"]),
    (("play", "three-chapters", "--bots", "fox,ra"), ["fox,rabbit"]),
    (("play", "three-chapters", "--option", "double"), ["double_draft=true", "double_draft=false"]),
    (("play", "three-chapters", "--speed", ""), ["normal", "fast", "off"]),
    (("play", "three-chapters", "--js"), []),
    (("scenario", "three-chapters/CH4b"), ["three-chapters/CH4b"]),
    (("completion", "z"), ["zsh"]),
    (("rules", "three-chapters", "--js"), ["--json"]),
])
def test_names_are_completed(completed: Callable[..., list[str]], typed: tuple[str, ...], offered: list[str]) -> None:
    assert completed(*typed) == offered


def test_cards_of_a_deck_file_are_completed(completed: Callable[..., list[str]]) -> None:
    Path("my.toml").write_text(COBBLER, encoding="utf-8")
    assert completed("cards", "three-chapters", "--deck", "my.toml", "cob") == ["cobbler"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_gets_its_script(run: Run, shell: str) -> None:
    script = run("completion", shell).out
    assert "_FABLETOP_COMPLETE" in script
    assert run("completion", shell, "--json").json["script"].strip() == script.strip()
    if shell == "bash":
        subprocess.run(["bash", "-n"], input=script, text=True, check=True)
