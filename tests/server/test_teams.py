"""The team builder's page, and what programs may ask about teams."""

from __future__ import annotations

import contextlib
import json
import re
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from longbox.kernel import BadOption, Phrase
from longbox.server.assets import STATIC
from longbox.server.builder import MOST_BYTES
from longbox.server.builder import WORDS as SHARED
from longbox.titles.carried import seal
from longbox.titles.crisis.builder import plain as plain_roster
from longbox.titles.crisis.builder.share import share as share_roster
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.tactics.builder import MOST, Draft, plain, read
from longbox.titles.tactics.builder.carry import FORMS, take
from longbox.titles.tactics.builder.catalogue import ready
from longbox.titles.tactics.builder.law import RULES, verdict
from longbox.titles.tactics.builder.script_words import WORDS as OWN
from longbox.titles.tactics.builder.share import share, unshare
from longbox.titles.tactics.rules.levels import LEVELS
from longbox.titles.tactics.rules.teams import BadTeam, Team, judge
from longbox.titles.tactics.title import TITLE
from server.asgi import Client

WORDS = {**SHARED, **OWN}
HTML = {"Accept": "text/html"}
EVIL = ready()["mean-streets-evil"]
BODY = {"longbox_team": 1, **plain(EVIL)}


def post(client: Client, what: str, **values: Any) -> Any:
    return client.request("POST", f"/api/teams/{what}", **values)


# -- the page ----------------------------------------------------------------------------------------------------------


def test_the_page_has_its_words_in_both_languages(client: Client) -> None:
    page = client.get("/teams")
    assert page.status_code == 200
    assert page.text.count("<h1") == 1
    assert 'aria-current="page"' in page.text
    german = client.get("/teams", headers={"Accept-Language": "de"})
    assert "Ist das Team regelkonform?" in german.text
    assert "Im Team" in german.text
    for text in WORDS.values():
        assert text.split("{")[0].replace("'", "&#39;") in page.text


def test_scripts_say_only_what_is_translated() -> None:
    source = "".join(path.read_text() for folder in ("builder", "teams") for path in (STATIC / folder).glob("*.js"))
    assert set(re.findall(r"""say\(\s*"(\w+)""", source)) <= WORDS.keys()
    assert WORDS.keys() - set(re.findall(r'"(\w+)"', source)) == set(), "never said"


def test_the_page_keeps_the_share_code_in_other_languages(client: Client) -> None:
    assert 'href="/teams?t=abc&amp;lang=de"' in client.get("/teams?t=abc").text


def test_a_team_is_brought_to_a_new_table(client: Client) -> None:
    page = client.get(f"/new?title=tactics&level=mean-streets&team={share(EVIL)}")
    assert f'name="team" value="{share(EVIL)}"' in page.text
    assert "You play with the team you brought." in page.text
    assert '<option value="mean-streets" selected>' in page.text
    assert 'name="roster"' not in client.get("/new?title=tactics&roster=x").text, "a roster is for another title"


# -- the law -----------------------------------------------------------------------------------------------------------


def test_levels_are_those_of_the_book(client: Client) -> None:
    shape = client.get("/api/openapi.json").json()["components"]["schemas"]["TeamBody"]["properties"]
    assert shape["level"]["enum"] == list(LEVELS)
    assert shape["outlook"]["enum"] == ["good", "evil"]


def test_cards(client: Client) -> None:
    data = client.get("/api/teams/cards").json()
    assert len(data["figures"]) >= 59
    assert {"id", "name", "alias", "renown", "side", "points", "ranks", "attacks", "specials"} <= data["figures"][0].keys()
    assert [one["id"] for one in data["levels"]] == list(LEVELS)
    german = client.get("/api/teams/cards?language=de").json()
    assert {one["id"]: one["name"] for one in german["levels"]}["mean-streets"] == "Raue Straßen"
    assert client.get("/api/teams/cards", headers={"Accept-Language": "de"}).json() == german


@pytest.mark.rule("FT-073", "FT-074", "FT-075", "FT-076", "FT-077", "FT-078")
def test_ready_teams_are_legal_and_have_names_of_their_own(client: Client) -> None:
    for one in ready().values():
        data = post(client, "check", json={"team": plain(one)}).json()
        assert (data["legal"], data["faults"], data["code"]) == (True, [], share(one))
    assert len({one.name for one in ready("de").values()}) == len(ready())


def faults(client: Client, language: str = "en", **team: Any) -> list[str]:
    return [one["text"] for one in post(client, f"check?language={language}", json={"team": team}).json()["faults"]]


@pytest.mark.rule("FT-067", "FT-068", "FT-070", "FT-071", "FT-079", "FT-081", "FT-098")
def test_faults_in_the_language_asked_for(client: Client) -> None:
    assert faults(client) == ["The team has no figures; it needs at least one.", "The team has no Plot; it needs one."]
    wrong = {"figures": ["kingpin", "daredevil", "daredevil"], "plot": "danger-room", "things": ["bus"]}
    assert faults(client, **wrong) == [
        "Kingpin is evil; a team that is good takes good and enigmatic figures.",
        "Daredevil is on the team 2 times; only a Squad may be there more than once.",
        "Figures of Heroic renown: 3 on the team; Mean Streets has room for 1.",
        "Objects and Artifacts of Legendary renown: 1 on the team; Mean Streets has room for 0.",
    ]
    assert faults(client, "de", **wrong)[2] == "Figuren vom Ruhm Heroisch: 3 im Team; Raue Straßen hat Platz für 1."
    answer = post(client, "check", json={"team": {"outlook": "evil", "figures": ["daredevil"], "plot": "danger-room"}}).json()
    assert [one["rule"] for one in answer["faults"]] == ["FT-071"]


def test_pieces_that_do_not_exist_are_told_and_the_rest_is_judged(client: Client) -> None:
    odd = {"figures": ["dagger", "dager", "nobody-at-all"], "plot": "danger-rom", "things": ["xyz"]}
    assert faults(client, **odd) == [
        "Longbox has no figure 'dager'; did you mean dagger?",
        "Longbox has no figure 'nobody-at-all'; take it out.",
        "Longbox has no Plot 'danger-rom'; did you mean danger-room?",
        "Longbox has no Object or Artifact 'xyz'; take it out.",
        "The team has no Plot; it needs one.",
    ]
    assert faults(client, "de", **odd)[0] == "Es gibt keine Figur namens 'dager'; meinst du dagger?"


def test_every_sentence_of_the_judge_names_its_rule() -> None:
    teams = [
        Team("odd", (), ""),
        Team("good", ("kingpin", "daredevil", "daredevil"), "danger-room", ("bus",)),
    ]
    said = [one for team in teams for one in judge(team, LEVELS["back-alley"]) if isinstance(one, Phrase)]
    assert {one.template for one in said} <= RULES.keys()
    assert len({one.template for one in said}) == 7


@pytest.mark.rule("FT-126", "FT-144", "FT-244")
def test_hints_are_the_laws_own(client: Client) -> None:
    team = {"level": "heroic-battle", "figures": ["spider-man", "wolverine", "storm"], "plot": "crime-wave"}
    data = post(client, "check", json={"team": team}).json()
    hints = [one["text"] for one in data["hints"]]
    assert "Heroic Battle has room for one more Heroic figure." in hints
    assert "Heroic Battle has room for 2 more Bold figures." in hints
    assert "Spider-Man may join X-Men at the start of the Issue." in hints
    assert any(one.startswith("Nobody on the team has to do with Sinister Syndicate") for one in hints)
    assert data["teammates"] == [{"name": "X-Men", "members": ["Wolverine", "Storm"]}]
    assert (data["legal"], data["worth"]) == (True, 9)
    assert {"renown": "bold", "have": 0, "room": 2} in data["figures"]
    for hint in verdict(EVIL).hints:
        assert hint.told("de") != hint.told("en")


# -- carrying ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
def test_out_and_in_again(client: Client, form: str) -> None:
    for language in ("en", "de"):
        answer = post(client, f"export?language={language}", json={"team": BODY, "format": form})
        assert answer.status_code == 200
        assert answer.headers["content-type"] == FORMS[form].kind
        assert (
            answer.headers["content-disposition"] == f'attachment; filename="mean-streets-kingpin-s-payroll.{FORMS[form].ending}"'
        )
        taken = post(client, "import", content=answer.content).json()
        assert taken == {"format": form, "team": BODY, "notes": []}


def test_every_ready_team_survives_every_form() -> None:
    for one in (*ready().values(), *ready("de").values(), Draft("Good: (3)", "crossover", "evil", ("police",) * 3)):
        for form in FORMS.values():
            for language in ("en", "de"):
                taken = take(form.write(one, language))
                assert (taken.draft, taken.notes) == (one, ())


def test_what_people_post() -> None:
    text = """My crew
    * 1. Daredevil - Blind Justice
    - 2x police, dagger
    thug \u00d7 2
    Plot: crime wave
    Kiste
    SPIELSTUFE: Hintergasse
    Seite: böse
    """
    taken = take(text.encode("utf-16"))
    assert taken.notes == ()
    figures = ("daredevil", "police", "police", "dagger", "thug", "thug")
    assert taken.draft == Draft("My crew", "back-alley", "evil", figures, "crime-wave", ("crate",))


def test_notes_with_suggestions(client: Client) -> None:
    text = b"Figuren\nDaredevill\nDagger\nPlot\nKrach\nPlot: Assemble\nPlot: Danger Room"
    taken = post(client, "import?language=de", content=text).json()
    assert (taken["team"]["figures"], taken["team"]["plot"]) == (["dagger"], "assemble")
    first, second, third = taken["notes"]
    assert first["text"] == "Zeile 2: 'Daredevill' gibt es in Longbox nicht. Meinst du Daredevil?"
    assert first["suggestion"] == {"part": "figures", "id": "daredevil", "name": "Daredevil"}
    assert second == {"text": "Zeile 5: 'Krach' gibt es in Longbox nicht.", "suggestion": None}
    assert third["text"] == "Zeile 7: Ein Team hat einen Plot, und Gefahrenraum ist ein zweiter."


def test_very_many_lines_that_are_nothing_are_summed_up() -> None:
    taken = take(("Dagger\n" + "Blahblah\n" * 50).encode())
    assert len(taken.notes) == 41
    assert taken.notes[-1].phrase == "10 more lines were not understood."


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "nothing to read"),
        (b"hello", "No figure"),
        (b"x\n" * 300, "too many lines"),
        (b"9x Police\n" * 3, "far too many"),
        (b"{" * 30_000, "at most 20 kB"),
        (b"{", "JSON object"),
        (b"{" + b'"a":[' * 3000, "JSON object"),
        (b'{"longbox_team": 9}', "version 9"),
        (b'{"longbox_team": true}', "version True"),
        (b'{"heroes": []}', "no part 'heroes'"),
        (b'{"name": 3}', "are words"),
        (b'{"level": "mean streets"}', "did you mean mean-streets?"),
        (b'{"outlook": "odd"}', "a team is good or evil"),
        (b'{"figures": 3}', "lists of at most 20"),
        (b'{"figures": ["x", 3]}', "lists of at most 20"),
        (b"1AAAAAAAAAAAAAAAAAAAAAAAAAA", "damaged or cut off"),
        (share(EVIL)[:-4].encode(), "damaged or cut off"),
        (b"2AAAAAAAAAAAAAAAAAAAAAAAAAA", "version 2"),
        (seal(b"T\x01\x00\x02\x00\x00abc").encode(), "damaged or cut off"),
        (seal(b"T\x63\x00\x00\x00\x00").encode(), "damaged or cut off"),
        (seal(b"T\x01\x00\x01\x00\x00abc").encode(), "does not have"),
        (b"/teams?t=" + seal(b"T").encode(), "damaged or cut off"),
        (share_roster(LIBRARY.rosters["hydra"]).encode(), "does not hold a team"),
        (json.dumps({"longbox_roster": 1, **plain_roster(LIBRARY.rosters["hydra"])}).encode(), "roster of Crisis Protocol"),
    ],
)
def test_refused_with_a_sentence(client: Client, content: bytes, says: str) -> None:
    answer = post(client, "import", content=content, headers=HTML)
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/json"
    assert says in answer.json()["detail"]
    german = post(client, "import?language=de", content=content).json()["detail"]
    assert german != answer.json()["detail"]


@pytest.mark.parametrize("what", ["import", "check", "export"])
def test_too_much(client: Client, what: str) -> None:
    answer = post(client, what, content=b"x" * (MOST_BYTES + 1))
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({}, "team does not fit"),
        ({"team": {"figures": 3}}, "team.figures does not fit"),
        ({"team": {"figures": ["x" * 81]}}, "team.figures.0 does not fit"),
        ({"team": {"things": ["x"] * (MOST + 1)}}, "team.things does not fit"),
        ({"team": {"gems": {}}}, "team.gems does not fit"),
        ({"team": {"level": "street"}}, "team.level does not fit"),
        ({"team": {"outlook": "enigmatic"}}, "team.outlook does not fit"),
        ({"team": {"longbox_team": 2}}, "team.longbox_team does not fit"),
        ([], "body does not fit"),
    ],
)
def test_wrong_parts_are_named(client: Client, body: Any, says: str) -> None:
    answer = post(client, "check", json=body, headers=HTML)
    assert answer.status_code == 422
    assert says in answer.json()["detail"]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
@given(
    content=st.binary(max_size=200) | st.text("Tagr 2x:-(),\nPlotDge", max_size=60).map(str.encode),
    team=st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*BODY, "x"]), inner, max_size=7),
        max_leaves=12,
    ),
)
def test_anything_is_answered(client: Client, content: bytes, team: Any) -> None:
    assert post(client, "import", content=content).status_code in (200, 422)
    assert post(client, "import", content=json.dumps(team).encode()).status_code in (200, 422)
    for what in ("check", "export"):
        body = json.dumps({"team": team}).encode()
        answer = post(client, what, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (200, 422)


@settings(deadline=None, max_examples=80)
@given(st.binary(max_size=60))
def test_any_sealed_bytes_are_a_team_or_a_sentence(body: bytes) -> None:
    with contextlib.suppress(BadTeam):
        assert unshare(seal(b"T" + body)).level in LEVELS


# -- at the table ------------------------------------------------------------------------------------------------------


def test_a_table_takes_a_code_or_the_builders_file() -> None:
    text = EVIL.team().text()
    for value in (share(EVIL), json.dumps(BODY), text):
        assert TITLE.check_options({"team_b": value})["team_b"] == text
    with pytest.raises(BadOption, match="team_b cannot be played: This link is damaged") as bad:
        TITLE.check_options({"team_b": share(EVIL)[:-3]})
    assert "beschädigt" in TITLE.refusal(bad.value, "de")
    with pytest.raises(BadTeam, match="Heroic Battle has room for 0"):
        TITLE.check_options({"team_b": share(EVIL), "level": "heroic-battle"})
    assert read(json.dumps(BODY)) == EVIL
