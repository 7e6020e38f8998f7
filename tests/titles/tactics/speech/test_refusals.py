"""What is refused is said in the player's language: every sentence, every name, every number."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import longbox
from longbox.kernel import BadOption, Illegal, LongboxError
from longbox.speech import catalogue
from longbox.speech.catalogues import CONTEXT
from longbox.speech.tongue import SHARED
from longbox.titles.tactics.rules.teams import BadTeam, Team, legal
from longbox.titles.tactics.speech.refusals import ROOMS
from longbox.titles.tactics.title import TITLE
from speech.words import log_words

from ..scene import Scene

SOURCE = Path(longbox.__file__).parent / "titles/tactics"
KERNEL = {english: german for room in SHARED for english, german in catalogue(room, "de").one.items()}
GERMAN = {english: german for room in ROOMS for english, german in catalogue(room, "de").one.items() if CONTEXT not in english}
SAID = ("Illegal", "Phrase", "BadOption", "BadMap", "BadTeam")
"""What makes a sentence that a player may read. `LongboxError` itself is for those who write folios."""


def spoken() -> Iterator[tuple[str, ast.Call]]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAID:
                yield f"{path.parent.name}/{path.name}:{node.lineno}", node


CALLS = list(spoken())


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def texts(call: ast.Call) -> list[str]:
    """The templates of a call: one, or two to choose from; a sentence that was made already has its own place."""
    (text,) = call.args
    if isinstance(text, ast.IfExp):
        return [one.value for one in (text.body, text.orelse) if isinstance(one, ast.Constant)]
    if isinstance(text, ast.Call) and isinstance(text.func, ast.Name) and text.func.id in SAID:
        return []
    return [str(text.value)] if isinstance(text, ast.Constant) else ["?"]


def test_the_scan_sees_the_rules_the_maps_and_the_page() -> None:
    places = {where.partition("/")[0] for where, _ in CALLS}
    assert {"rules", "maps", "page"} <= places
    assert len(CALLS) > 40


@pytest.mark.parametrize(("where", "call"), CALLS, ids=[where for where, _ in CALLS])
def test_every_refusal_is_a_template_with_a_german_sentence(where: str, call: ast.Call) -> None:
    given = {keyword.arg for keyword in call.keywords}
    for text in texts(call):
        assert text != "?", f"{where}: pass a template and its values, so that it can be translated"
        german = {**KERNEL, **GERMAN}.get(text)
        assert german is not None, f"{where}: there is no German sentence for {text!r}"
        if given:
            assert fields(text) == given
            assert fields(german) == given


def test_no_german_sentence_is_left_over() -> None:
    refused = {text for _, call in CALLS for text in texts(call)} - set(KERNEL)
    assert set(GERMAN) == refused | {text for text in log_words("tactics") if text in GERMAN}


def test_a_way_that_is_not_possible() -> None:
    s = Scene("W . .", a="W wolverine").activate("W").answer(("move", -1))
    with pytest.raises(Illegal) as refused:
        s.answer([2])
    assert TITLE.refusal(refused.value) == "C1 is not next to A1; a way goes square by square."
    assert TITLE.refusal(refused.value, "de") == "C1 liegt nicht neben A1; ein Weg geht Feld für Feld."
    assert TITLE.refusal(refused.value, "fr") == str(refused.value)


def bad_team(*figures: str, outlook: str = "good", plot: str = "danger-room", level: str = "heroic-battle") -> LongboxError:
    with pytest.raises(BadTeam) as bad:
        legal(Team(outlook, figures, plot), level)
    return bad.value


def test_what_is_wrong_with_a_team() -> None:
    error = bad_team("sabretooth", "thing")
    assert str(error) == "Sabretooth is evil; a team that is good takes good and enigmatic figures."
    assert (
        TITLE.refusal(error, "de")
        == "Sabretooth ist Böse; ein Team mit der Gesinnung Gut nimmt nur solche und rätselhafte Figuren."
    )
    assert TITLE.refusal(bad_team("thing", "thing"), "de") == (
        "Thing ist 2-mal im Team; nur ein Trupp (Squad) darf mehrfach dabei sein."
    )
    assert TITLE.refusal(bad_team("wolverin"), "de") == "Es gibt keine Figur namens 'wolverin'; meintest du wolverine?"
    assert TITLE.refusal(bad_team("wolverine", plot="dangerroom"), "de").startswith("Es gibt keinen Plot namens 'dangerroom'")
    many = bad_team("daredevil", "luke-cage", "cyclops", level="mean-streets")
    assert str(many) == "Figures of Heroic renown: 3 on the team; Mean Streets has room for 1."
    assert TITLE.refusal(many, "de") == "Figuren vom Ruhm Heroisch: 3 im Team; Raue Straßen hat Platz für 1."


def bad_option(**options: object) -> LongboxError:
    with pytest.raises(BadOption) as bad:
        TITLE.check_options(options)
    return bad.value


def test_what_is_wrong_with_a_map() -> None:
    error = bad_option(map=json.dumps({"drawing": [". ?"]}))
    assert str(error).startswith("map cannot be played on: Square B1 is drawn as '?', which means nothing")
    assert TITLE.refusal(error, "de").startswith("Auf map kann nicht gespielt werden: Feld B1 ist als '?' gezeichnet")
    small = TITLE.refusal(bad_option(map=json.dumps({"drawing": [". ."]})), "de")
    assert small.startswith("Auf map kann nicht gespielt werden: Die Karte hat 2 mal 1 Felder;")


def test_an_option_that_is_not_possible() -> None:
    assert TITLE.refusal(bad_option(setup="slow"), "de") == "setup=slow ist nicht möglich; erlaubt: full oder quick."
    assert TITLE.refusal(bad_option(team_a='{"outlook": 3}'), "de") == (
        "team_a ist nicht spielbar: Ein Team hat outlook, figures, plot und vielleicht things, sonst nichts."
    )


@pytest.mark.parametrize("option", ["level", "map", "setup"])
def test_choices_of_a_new_table_have_names_in_both_languages(option: str) -> None:
    for language in ("en", "de"):
        assert TITLE.option_name(option, language) != TITLE.options[option].help
        names = [TITLE.value_name(option, value, language) for value in TITLE.options[option].allowed]
        assert len(set(names)) == len(names)
        assert not set(names) & {str(value) for value in TITLE.options[option].allowed}
