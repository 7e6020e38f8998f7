"""What the rules refuse is said in the player's language: every sentence, every name, every number."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import longbox
from longbox.kernel import BadOption, Illegal, LongboxError, Named, Title
from longbox.speech import Tongue, catalogue
from longbox.speech.catalogues import CONTEXT
from longbox.speech.tongue import SHARED
from longbox.titles import facets
from longbox.titles.crisis.battlefields.kinds import KINDS
from longbox.titles.crisis.builder import write
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.rules.beams_and_areas import BeamAim
from longbox.titles.crisis.rules.movement import Advance
from longbox.titles.crisis.rules.setup import Zone
from longbox.titles.crisis.speech.refusals import ROOM, called
from longbox.titles.crisis.title import TITLE
from longbox.titles.facets.coaching import CONTESTS, FEWER, GIVES_UP, LOSES, MORE, SECURES, TAKES
from scrap.title import TITLE as SAMPLE
from speech.words import log_words

from ..scene import Duel, box

SOURCE = Path(longbox.__file__).parent
KERNEL = {english: german for room in SHARED for english, german in catalogue(room, "de").one.items() if CONTEXT not in english}
COACHED = {SECURES, TAKES, CONTESTS, GIVES_UP, LOSES, MORE, FEWER}
"""What a coach says of an option of any title."""
GERMAN = {english: german for english, german in catalogue(ROOM, "de").one.items() if CONTEXT not in english}
RULES = sorted(path for room in ("kernel", "titles/facets", "titles/crisis") for path in (SOURCE / room).rglob("*.py"))
FOR_CARD_WRITERS = {"gems.py", "grunts.py", "scatter.py"}
"""Their options are checked when Longbox is loaded or from a command line, and never by a page."""


def spoken() -> Iterator[tuple[str, ast.Call]]:
    """Every place that makes a sentence to be told to a player."""
    for path in RULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                name = node.func.id
                if name in ("Illegal", "Phrase") or (name == "BadOption" and path.name not in FOR_CARD_WRITERS):
                    yield f"{path.name}:{node.lineno}", node


CALLS = [(where, call) for where, call in spoken() if not where.startswith(("errors.py", "phrases.py"))]


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def templates() -> list[str]:
    return [call.args[0].value for _, call in CALLS if isinstance(call.args[0], ast.Constant)]


def test_the_scan_sees_the_rules() -> None:
    assert len(CALLS) > 80


@pytest.mark.parametrize(("where", "call"), CALLS, ids=[where for where, _ in CALLS])
def test_every_refusal_is_a_template_with_a_german_sentence(where: str, call: ast.Call) -> None:
    (text,) = call.args
    assert isinstance(text, ast.Constant), f"{where}: pass a template and its values, so that it can be translated"
    given = {keyword.arg for keyword in call.keywords}
    german = {**KERNEL, **GERMAN}.get(text.value)
    assert german is not None, f"{where}: there is no German sentence for {text.value!r}"
    if given:
        assert fields(text.value) == given
        assert fields(german) == given


def test_no_german_sentence_is_left_over() -> None:
    used = {*templates(), *COACHED, "and", "or"} | {text for text in log_words("crisis") if text in GERMAN}
    assert set(KERNEL) | set(GERMAN) == used
    assert not set(KERNEL) & set(GERMAN)


def why(duel: Duel, x: float, y: float, language: str = "de") -> str:
    judged = facets.page(TITLE).measure(duel.t, 0, {"what": "judge", "value": [x, y]}, language)
    assert not judged["ok"]
    return str(judged["why"])


def advancing(terrain: tuple[Any, ...] = ()) -> Duel:
    duel = Duel("captain-america-first-avenger", "captain-marvel", terrain)
    duel.put(0, 10, 10).put(1, 13, 10)
    duel.push(Advance(0))
    return duel


def test_a_german_player_reads_german_when_a_base_is_dragged_off_the_battlefield() -> None:
    duel = advancing().put(0, 3, 10)
    assert why(duel, 0.1, 10) == (
        "Captain America, Erster Avenger darf dort nicht stehen: Die Basis würde über den Rand des Schlachtfelds ragen."
    )
    assert why(duel, 0.1, 10, "en") == ("Captain America, First Avenger cannot end there: the base would leave the battlefield.")


def test_onto_another_base() -> None:
    told = why(advancing(), 12.5, 10)
    assert told.startswith("Captain America, Erster Avenger darf dort nicht stehen: Die Basis würde die von Captain Marvel um ")
    assert told.endswith(" Zoll überschneiden.")
    assert "," in told.rpartition(" um ")[2]
    assert "." not in told.rpartition(" um ")[2][:-1]


def test_too_far() -> None:
    assert why(advancing(), 30.25, 10) == "Diese Stelle ist 20,2 Zoll entfernt; die Schablone reicht 6,4 Zoll weit."
    assert why(advancing(), 30.25, 10, "en") == "That place is 20.2 in away; the tool reaches 6.4 in."


def test_onto_terrain() -> None:
    tree = why(advancing((box("tree", 2, 11, 12, 2, 2),)), 12, 13)
    assert tree.endswith(": Auf diesem Gelände (Baum) kann niemand stehen.")


def test_a_measured_path_says_the_same() -> None:
    duel = advancing()
    query = {"what": "path", "who": 0, "tool": "M", "to": [30.25, 10]}
    assert facets.page(TITLE).measure(duel.t, 0, query, "de")["why"] == why(duel, 30.25, 10)


def refused(region: Any, duel: Duel, *value: float) -> Illegal:
    with pytest.raises(Illegal) as caught:
        region.accept(duel.t, value)
    return caught.value


def test_names_of_characters_and_edges() -> None:
    duel = Duel("captain-america-first-avenger", ["captain-marvel", "crossbones-merciless-merc"])
    edge = refused(Zone(0, "south"), duel, 10, 30)
    assert TITLE.refusal(edge, "de").endswith(" muss in Reichweite 3 zum Rand im Süden aufgestellt werden.")
    assert str(edge).endswith(" must be deployed within Range 3 of the south edge.")
    beam = refused(BeamAim(0, "iron-man/unibeam", 4, (1, 2)), duel, 180)
    assert str(beam) == "The beam must touch Captain Marvel or Crossbones, Merciless Merc."
    assert TITLE.refusal(beam, "de") == "Der Strahl muss Captain Marvel oder Crossbones, Gnadenloser Söldner berühren."


def test_every_edge_and_kind_of_terrain_has_a_german_name() -> None:
    assert [called("de", Named(edge, f"edge.{edge}")) for edge in ("south", "north", "west", "east")] == [
        "Süden", "Norden", "Westen", "Osten",
    ]  # fmt: skip
    for kind in KINDS:
        assert called("de", Named(KINDS[kind].en, f"terrain.{kind}")) == KINDS[kind].de


def bad(title: Title[Any], **options: object) -> BadOption:
    with pytest.raises(BadOption) as caught:
        title.check_options(options)
    return caught.value


def test_an_option_that_is_not_possible() -> None:
    assert TITLE.refusal(bad(TITLE, setup="slow"), "de") == "setup=slow ist nicht möglich; erlaubt: full oder quick."
    assert TITLE.refusal(bad(TITLE, medium=99), "de") == "medium=99 ist nicht möglich; erlaubt: eine Zahl von 0,5 bis 20."


def test_a_roster_that_is_not_legal() -> None:
    ready = LIBRARY.rosters["avengers"]
    text = write(ready).replace(f'"{ready.tactics[1]}"', f'"{ready.tactics[0]}"').replace(f'"{ready.secure[0]}",', "")
    error = bad(TITLE, roster_a=text)
    assert str(error).startswith("roster_a cannot be played. A roster has 3 Secure Crisis cards; this one has 2. ")
    told = TITLE.refusal(error, "de")
    assert told.startswith("roster_a ist nicht spielbar. Ein Vorrat hat 3 Krisenkarten vom Typ Sicherung; dieser hat 2. ")
    assert told.endswith(" ist mehr als einmal in diesem Vorrat.")


def test_a_title_without_german_sentences_speaks_the_kernels_german_and_its_own_english() -> None:
    error = bad(SAMPLE, rounds="many")
    assert "ist nicht möglich; erlaubt: eine ganze Zahl von" in Tongue("de").say(SAMPLE.refusal(error, "de"))
    own = Illegal("(3, 4) is not on the roof.")
    assert Tongue("de").say(SAMPLE.refusal(own, "de")) == "(3, 4) is not on the roof."


def test_a_language_nobody_wrote_for_is_english() -> None:
    error = Illegal("{who} cannot end there: the base would leave the battlefield.", who=Duel("captain-marvel").t.named(0))
    assert TITLE.refusal(error, "fr") == str(error)


def test_an_error_without_values_is_taken_as_it_is() -> None:
    assert str(Illegal("{x} and {} stay.")) == "{x} and {} stay."
    assert TITLE.refusal(Illegal("{x} and {} stay."), "de") == "{x} and {} stay."


def test_an_error_crosses_processes_with_all_it_can_say() -> None:
    duel = Duel("captain-america-first-avenger", ["captain-marvel", "crossbones-merciless-merc"])
    for error in (refused(BeamAim(0, "iron-man/unibeam", 4, (1, 2)), duel, 180), bad(TITLE, setup="slow")):
        again: LongboxError = pickle.loads(pickle.dumps(error))
        assert str(again) == str(error)
        assert TITLE.refusal(again, "de") == TITLE.refusal(error, "de")


@pytest.mark.parametrize("option", ["setup", "battlefield", "roster_a", "roster_b", "ruleset"])
def test_choices_of_a_new_table_have_names_in_both_languages(option: str) -> None:
    for language in ("en", "de"):
        assert TITLE.option_name(option, language) != TITLE.options[option].help
        names = [TITLE.value_name(option, value, language) for value in TITLE.options[option].allowed]
        assert len(set(names)) == len(names)
        assert not set(names) & {str(value) for value in TITLE.options[option].allowed}


def test_battlefields_and_rosters_are_called_as_everywhere_else() -> None:
    assert TITLE.value_name("battlefield", "downtown", "de") == "Kreuzung in der Innenstadt"
    assert TITLE.value_name("roster_b", "black-order", "de") == "Black Order und Freunde"
    assert TITLE.value_name("last_round", "never", "de") == "Never"
