"""The roster builder's page, and what programs may ask about rosters."""

from __future__ import annotations

import io
import json
import re
import zipfile
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from longbox.server.assets import STATIC
from longbox.server.builder import MOST_BYTES
from longbox.server.builder import WORDS as SHARED
from longbox.titles.crisis.builder import plain
from longbox.titles.crisis.builder.carry import FORMS
from longbox.titles.crisis.builder.catalogue import catalogue
from longbox.titles.crisis.builder.script_words import WORDS as OWN
from longbox.titles.crisis.builder.share import share
from longbox.titles.crisis.cards import LIBRARY
from server.asgi import Client

AVENGERS = {"longbox_roster": 1, **plain(LIBRARY.rosters["avengers"])}
WORDS = {**SHARED, **OWN}
HTML = {"Accept": "text/html"}


def post(client: Client, what: str, **values: Any) -> Any:
    return client.request("POST", f"/api/rosters/{what}", **values)


def test_the_page_has_its_words_in_both_languages(client: Client) -> None:
    page = client.get("/rosters")
    assert page.status_code == 200
    assert page.text.count("<h1") == 1
    assert 'aria-current="page"' in page.text
    german = client.get("/rosters", headers={"Accept-Language": "de"})
    assert "Ist er regelkonform?" in german.text
    assert "Im Vorrat" in german.text
    for text in WORDS.values():
        assert text.split("{")[0].replace("'", "&#39;") in page.text


def test_scripts_say_only_what_is_translated() -> None:
    source = "".join(path.read_text() for folder in ("builder", "rosters") for path in (STATIC / folder).glob("*.js"))
    assert set(re.findall(r"""say\(\s*"(\w+)""", source)) <= WORDS.keys()
    quoted = set(re.findall(r'"(\w+)"', source))
    spoken = {card["kind"] for card in catalogue()["tactics"]}
    assert WORDS.keys() - quoted - spoken == set(), "never said"


def test_the_page_keeps_the_share_code_in_other_languages(client: Client) -> None:
    assert 'href="/rosters?r=abc&amp;lang=de"' in client.get("/rosters?r=abc").text


def test_cards(client: Client) -> None:
    data = client.get("/api/rosters/cards").json()
    assert len(data["characters"]) >= 29
    assert {"id", "name", "threat", "affiliations", "keywords", "size", "speed", "defenses"} <= data["characters"][0].keys()
    german = client.get("/api/rosters/cards?language=de").json()
    assert german["gems"][0]["name"] == "Gedankenstein"
    assert client.get("/api/rosters/cards", headers={"Accept-Language": "de"}).json() == german


def test_check_a_legal_roster(client: Client) -> None:
    answer = post(client, "check", json={"roster": AVENGERS})
    assert answer.status_code == 200
    data = answer.json()
    assert (data["legal"], data["faults"]) == (True, [])
    assert data["code"] == share(LIBRARY.rosters["avengers"])
    assert [row["threat"] for row in data["threats"]] == [14, 15, 16, 17, 18, 19, 20]
    row = data["threats"][3]
    assert (row["uses"], row["count"], row["lower"], row["affiliations"]) == (17, 51, 380, {"Avengers": 40, "S.H.I.E.L.D.": 22})
    assert len(row["squads"]) == 51
    first = data["affiliations"][0]
    assert first["name"] == "Avengers"
    assert first["leaders"] == ["captain-america-first-avenger"]


def test_check_tells_faults_in_the_language_asked_for(client: Client) -> None:
    short = {**AVENGERS, "characters": ["ant-man", "nobody", "black-widow", "the-black-widow"]}
    english = post(client, "check?language=en", json={"roster": short}).json()
    assert english["faults"][0] == {"text": "A roster has 10 characters; this one has 4.", "rule": "CP-113"}
    german = post(client, "check?language=de", json={"roster": short}).json()
    assert german["faults"][0]["text"] == "Ein Vorrat hat 10 Charaktere; dieser hat 4."
    older = post(client, "check", json={"roster": short, "ruleset": 2022}).json()
    assert len(older["faults"]) == len(english["faults"]) - 1


def test_an_empty_roster_is_only_illegal(client: Client) -> None:
    data = post(client, "check", json={"roster": {}}).json()
    assert len(data["faults"]) == 4
    assert all(row["count"] == 0 for row in data["threats"])


@pytest.mark.parametrize("form", FORMS)
def test_out_and_in_again(client: Client, form: str) -> None:
    answer = post(client, "export", json={"roster": AVENGERS, "format": form})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == FORMS[form].kind
    assert answer.headers["content-disposition"] == f'attachment; filename="avengers.{FORMS[form].ending}"'
    taken = post(client, "import", content=answer.content).json()
    assert taken == {"format": form, "roster": AVENGERS, "notes": []}


def test_the_name_of_a_file_is_harmless(client: Client) -> None:
    for name, file in (('../"x"\n', "x.txt"), ("Müll & Co", "m-ll-co.txt"), ("", "roster.txt"), ("日本", "roster.txt")):
        answer = post(client, "export", json={"roster": {**AVENGERS, "name": name}})
        assert answer.headers["content-disposition"] == f'attachment; filename="{file}"'


def test_notes_with_suggestions(client: Client) -> None:
    taken = post(client, "import?language=de", content=b"Hood\nMedpak\n").json()
    assert taken["roster"]["characters"] == ["hood"]
    assert taken["notes"] == [
        {
            "text": "Zeile 2: 'Medpak' ist keine Karte, die Longbox hat. Meinst du 'Medpack'?",
            "suggestion": {"part": "tactics", "id": "medpack", "name": "Medpack"},
        }
    ]


def bomb() -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.ros", b"<roster>" + b" " * 20_000_000)
    return file.getvalue()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "nothing to read"),
        (b"hello", "No card"),
        (b'{"longbox_roster": 9}', "version 9"),
        (b"1AAAAAAAAAAAAAAAAAAAAAAAAAA", "damaged or cut off"),
        (b'<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]><roster name="&a;"/>', "document type"),
        (b"PK\x03\x04rubbish", "damaged"),
        (bomb(), "at most 4 MB"),
    ],
)
def test_refused_with_a_sentence(client: Client, content: bytes, says: str) -> None:
    answer = post(client, "import", content=content, headers=HTML)
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/json"
    assert says in answer.json()["detail"]


@pytest.mark.parametrize("what", ["import", "check", "export"])
def test_too_much(client: Client, what: str) -> None:
    answer = post(client, what, content=b"x" * (MOST_BYTES + 1))
    assert answer.status_code == 413
    assert answer.json()["detail"] == "This is more than can be read here; at most 1 MB."


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({}, "roster does not fit"),
        ({"roster": {"characters": 3}}, "roster.characters does not fit"),
        ({"roster": {"characters": ["x" * 81]}}, "roster.characters.0 does not fit"),
        ({"roster": {"characters": ["x"] * 61}}, "roster.characters does not fit"),
        ({"roster": {"affiliation": "x"}}, "roster.affiliation does not fit"),
        ({"roster": {"longbox_roster": 2}}, "roster.longbox_roster does not fit"),
        ({"roster": {"name": "x" * 61}}, "roster.name does not fit"),
        ({"roster": {"gems": {"a": "soul"}}}, "roster.gems.a does not fit"),
        ({"roster": {}, "ruleset": 1999}, "ruleset does not fit"),
        ([], "body does not fit"),
    ],
)
def test_wrong_parts_are_named(client: Client, body: Any, says: str) -> None:
    answer = post(client, "check", json=body, headers=HTML)
    assert answer.status_code == 422
    assert says in answer.json()["detail"]


@pytest.mark.parametrize("content", [b"{", b"\xff", b'{"roster": {"name": "\\ud800"}}', b"[" * 100_000, b"null", b""])
def test_what_is_no_json(client: Client, content: bytes) -> None:
    answer = post(client, "check", content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["detail"].endswith(".")


def test_unknown_languages_and_formats(client: Client) -> None:
    assert client.get("/api/rosters/cards?language=tlh").status_code == 422
    assert post(client, "export", json={"roster": {}, "format": "pdf"}).status_code == 422
    assert client.get("/api/rosters/check", headers=HTML).json()["status"] == 405
    assert client.get("/api/rosters/nothing", headers=HTML).json()["status"] == 404


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
@given(
    content=st.binary(max_size=200),
    roster=st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*AVENGERS, "x"]), inner, max_size=7),
        max_leaves=12,
    ),
)
def test_anything_is_answered(client: Client, content: bytes, roster: Any) -> None:
    assert post(client, "import", content=content).status_code in (200, 422)
    for what in ("check", "export"):
        body = json.dumps({"roster": roster}).encode()
        answer = post(client, what, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (200, 422)
