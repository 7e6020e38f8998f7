"""Which language a visitor gets, and that the choice cannot be used to lead anybody astray."""

from __future__ import annotations

import pytest

from longbox.titles import books
from server.asgi import Client


def language_of(client: Client, **headers: str) -> str:
    answer = client.get("/rules", headers={name.replace("_", "-"): value for name, value in headers.items()})
    assert answer.status_code == 200
    assert answer.headers["vary"].startswith("Accept-Language, Cookie")
    assert f'<html lang="{answer.headers["content-language"]}">' in answer.text
    return answer.headers["content-language"]


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr,de;q=0.4,en;q=0.5", "en"),
        ("fr", "en"),
        ("DE", "de"),
        ("de;q=0, en", "en"),
        ("", "en"),
        ("*", "en"),
        ("de;q=nan,;;,\x7f,=", "en"),
        ("x" * 5000 + ",de", "en"),
    ],
)
def test_accept_language(client: Client, header: str, expected: str) -> None:
    assert language_of(client, accept_language=header) == expected


@pytest.mark.parametrize(
    ("cookie", "expected"),
    [
        ("lang=de", "de"),
        ("a=b; lang=de", "de"),
        ("lang=tlh", "en"),
        ("lang=", "en"),
        ('lang="de', "en"),
        ("lang", "en"),
        ("=;=;;", "en"),
    ],
)
def test_cookie_wins_if_it_names_a_language(client: Client, cookie: str, expected: str) -> None:
    assert language_of(client, cookie=cookie, accept_language="en") == expected


def test_choice_sets_a_cookie_and_leads_back(client: Client) -> None:
    answer = client.get("/rules/crisis?q=a%20b&lang=de&edition=2022")
    assert answer.status_code == 303
    assert answer.headers["location"] == "/rules/crisis?q=a+b&edition=2022"
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("lang=de;")
    assert {"HttpOnly", "Path=/", "SameSite=Lax", "Max-Age=31536000"} <= set(cookie.split("; "))
    assert '<html lang="de">' in client.get("/rules/crisis").text


def test_cookie_is_secure_behind_tls(client: Client) -> None:
    assert "Secure" in client.get("https://testserver/?lang=de").headers["set-cookie"]


def test_unknown_language_is_dropped_without_a_cookie(client: Client) -> None:
    answer = client.get("/rules?lang=tlh")
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "path",
    ["//evil.example/?lang=de", "//evil.example?lang=de", "/%5Cevil.example?lang=de", "/%0d%0aX: y?lang=de", "//evil.example/"],
)
def test_choice_never_leads_to_another_site(client: Client, path: str) -> None:
    location = client.get("http://testserver" + path).headers["location"]
    assert location.startswith("/")
    assert not location.startswith(("//", "/\\"))
    assert "\n" not in location


def test_switch_and_alternates_keep_the_search(client: Client) -> None:
    html = client.get("/search?q=stun").text
    for code in ("en", "de"):
        assert f'<link rel="alternate" hreflang="{code}" href="/search?q=stun&amp;lang={code}">' in html
        assert f'<a href="/search?q=stun&amp;lang={code}" lang="{code}"' in html


def test_german_numbers(client: Client) -> None:
    count = sum(len(book.rules()) for book in books())
    assert f"{count:,} Regeln".replace(",", ".") in client.get("/rules", headers={"Accept-Language": "de"}).text
    assert f"{count:,} rules" in client.get("/rules").text
