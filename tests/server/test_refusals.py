"""A German visitor is told in German what cannot be done, and chooses from German words."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from pydantic_core._pydantic_core import list_all_errors

from longbox.server.misfits import KINDS, misfit
from longbox.titles import facets, shelf
from server.asgi import Client

ORIGIN = {"Origin": "http://testserver"}


def opened(client: Client) -> dict[str, Any]:
    wish = {"title": "crisis", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"setup": "quick"}}
    table: dict[str, Any] = client.post("/api/tables", json=wish).json()
    return table


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("de", "Die Möglichkeit 999 gibt es nicht; diese Frage hat "), ("en", "Option 999 does not exist; this question has ")],
)
def test_an_answer_the_rules_refuse(client: Client, language: str, sentence: str) -> None:
    table = opened(client)
    headers = {**ORIGIN, "Accept-Language": language}
    state = client.get(f"/api/tables/{table['code']}/state").json()
    refused = client.post(f"/api/tables/{table['code']}/answer", json={"seq": state["seq"], "value": 999}, headers=headers)
    assert refused.status_code == 409
    assert refused.json()["code"] == "illegal"
    assert refused.json()["detail"].startswith(sentence)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("de", "Eine Reichweite ist eine ganze Zahl von 1 bis 5."), ("en", "A range is a whole number from 1 to 5.")],
)
def test_a_measurement_that_makes_no_sense(client: Client, language: str, sentence: str) -> None:
    table = opened(client)
    query = {"query": {"what": "range", "from": ["character", 0], "range": 9}}
    headers = {**ORIGIN, "Accept-Language": language}
    refused = client.post(f"/api/tables/{table['code']}/measure", json=query, headers=headers)
    assert refused.json()["detail"] == sentence


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_new_table_is_chosen_in_ones_own_words(client: Client, language: str) -> None:
    html = unescape(client.get("/new", headers={"Accept-Language": language}).text)
    title = shelf.title("crisis")
    for option in facets.page(title).form():
        assert f'<label for="{option}">{title.option_name(option, language)}</label>' in html
        for value in title.options[option].allowed:
            assert re.search(rf'<option value="{value}"[^>]*>{re.escape(title.value_name(option, value, language))}</option>', html)


def test_a_roster_that_cannot_be_played(client: Client) -> None:
    form = {"title": "crisis", "against": "bot", "roster": '{"name": "Mine", "characters": ["iron-man"]}'}
    answer = client.post("/new", data=form, headers={**ORIGIN, "Accept-Language": "de"})
    assert answer.status_code == 422
    assert "Ein Vorrat hat 10 Charaktere; dieser hat 1." in unescape(answer.text)
    assert "A roster has 10 characters; this one has 1." in unescape(client.post("/new", data=form).text)


@pytest.mark.parametrize("code", ["en", "de"])
def test_what_does_not_fit_is_said_in_our_own_words(code: str) -> None:
    """For every kind of misfit that is known, with the values it comes with."""
    known = {error["type"]: error for error in list_all_errors()}
    for kind in KINDS:
        error = known[kind]
        said = misfit({"type": kind, "loc": ("body", "name"), "ctx": error.get("example_context")}, code)
        assert "%" not in said
        assert said.startswith("The name does not fit: " if code == "en" else "Der Name passt nicht: ")
        assert error["example_message_python"] not in said


def test_an_empty_name_is_told_in_the_language_of_the_visitor(client: Client) -> None:
    for code, told in (
        ("en", "The name does not fit: it must not be empty."),
        ("de", "Der Name passt nicht: Das darf nicht leer sein."),
    ):
        answer = client.post("/api/events", json={"name": ""}, headers={**ORIGIN, "Accept-Language": code})
        assert (answer.status_code, answer.json()["detail"]) == (422, told)
    wrong: list[tuple[object, str]] = [
        ({"name": "x", "timeline": "modern"}, "one of standard, extended"),
        ({"name": "x", "x": 1}, "no such field"),
        ([], "body does not fit: it is an object."),
    ]
    for given, what in wrong:
        assert what in client.post("/api/events", json=given, headers={**ORIGIN, "Accept-Language": "en"}).json()["detail"]
