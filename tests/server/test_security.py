"""Headers on every answer, errors as pages, and input that means harm."""

from __future__ import annotations

import logging
import re
from dataclasses import replace
from urllib.parse import quote

import pytest
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from longbox.server.app import create_app
from longbox.server.security import HEADERS, PARTS
from longbox.server.settings import Settings
from server.asgi import Client

HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
JSON = {"Accept": "application/json"}


def broken_app() -> FastAPI:
    """The application with pages that fail."""
    app = create_app(Settings("sqlite:///file:broken?mode=memory&uri=true"))

    @app.get("/count/{number}")
    def count(number: int) -> int:
        return 1 // number

    app.router.routes.insert(0, app.router.routes.pop())
    return app


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/rules",
        "/rules/crisis",
        "/rules/cp-117",
        "/nope",
        "/healthz",
        "/robots.txt",
        "/favicon.ico",
        "/static/logo.svg",
        "/static/nope",
        "/?lang=de",
        "/rules/",
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_headers_are_on_every_answer(client: Client, path: str, method: str) -> None:
    headers = client.request(method, path).headers
    for name, value in HEADERS.items():
        assert headers[name] == value


@pytest.mark.parametrize("path", ["/static/site.css", "/static/theme.js", "/static/fonts/archivo-longbox.woff2"])
def test_what_is_no_document_carries_what_protects_it_and_no_more(client: Client, path: str) -> None:
    headers = client.get(path).headers
    assert {name: headers.get(name) for name in HEADERS} == {name: PARTS.get(name) for name in HEADERS}


def test_policy_is_strict_and_pages_obey_it(client: Client) -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    for path in ("/", "/rules", "/rules/crisis", "/rules/crisis/cp-117", "/rosters", "/teams", "/nope"):
        html = client.get(path).text
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", html)
        assert all("src=" in script for script in re.findall(r"<script[^>]*>", html))


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/nope", "There is no page at this address."),
        ("/rules/nope", "There is no book or rule called nope."),
        ("/rules/cp-999", "There is no book or rule called cp-999."),
        ("/rules/nope/cp-001", "There is no book called nope."),
        ("/rules/crisis/cp-999", "There is no rule CP-999. The rules of Marvel: Crisis Protocol run from CP-001 to CP-619."),
        ("/static/nope.css", "There is no page at this address."),
        ("/rules/%3Cscript%3E", "There is no book or rule called &lt;script&gt;."),
        ("/rules/%25(x)s", "There is no book or rule called %(x)s."),
    ],
)
def test_not_found(client: Client, path: str, sentence: str) -> None:
    page = client.get(path, headers=HTML)
    assert page.status_code == 404
    assert sentence in page.text
    assert 'href="/"' in page.text
    data = client.get(path, headers=JSON)
    assert data.status_code == 404
    assert data.json()["status"] == 404
    assert data.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    ("accept", "kind"),
    [
        ("application/json", "application/json"),
        ("application/problem+json", "application/json"),
        ("application/json, text/html;q=0.5", "application/json"),
        ("text/html, application/json;q=0.5", "text/html"),
        ("*/*", "text/html"),
        ("", "text/html"),
        ("image/png", "text/html"),
    ],
)
def test_errors_come_as_the_client_asks(client: Client, accept: str, kind: str) -> None:
    assert client.get("/nope", headers={"Accept": accept}).headers["content-type"].startswith(kind)


def test_error_pages_speak_german(client: Client) -> None:
    assert "Unter dieser Adresse gibt es keine Seite." in client.get("/nope", headers={**HTML, "Accept-Language": "de"}).text


def test_wrong_method(client: Client) -> None:
    page = client.request("POST", "/rules", headers=HTML)
    assert page.status_code == 405
    assert "can be read" in page.text
    assert "GET" in page.headers["allow"]
    assert client.request("DELETE", "/rules", headers=JSON).json()["status"] == 405


def test_wrong_value() -> None:
    with Client(broken_app()) as client:
        page = client.get("/count/many", headers=HTML)
        assert page.status_code == 422
        assert "cannot use" in page.text
        assert client.get("/count/many", headers=JSON).json()["status"] == 422


def test_a_crash_is_a_page_and_a_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with Client(broken_app()) as client, caplog.at_level(logging.ERROR):
        page = client.get("/count/0", headers=HTML)
        assert page.status_code == 500
        assert "failed on our side" in page.text
        assert "Traceback" not in page.text
        assert "ZeroDivisionError" not in page.text
        assert page.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]
        assert client.get("/count/0", headers=JSON).json()["status"] == 500
    assert "GET /count/0 failed" in caplog.text
    assert "ZeroDivisionError" in caplog.text


NASTY = [
    "a" * 20_000,
    "\x00",
    "\x00\x01\x02\x1b[31m",
    "\ud7ff\U0010ffff\u202e\u200d",
    "%",
    "%(query)s %s {0} {{ 1234 * 4321 }}",
    "'\"><script>alert(1)</script>",
    "((((((((((a+)+)+)+$",
    "\\",
    "é" * 500,
    " ".join("abcdefghij" * 200),
    "²",
    "٣",
    "9" * 5000,
]


@pytest.mark.parametrize("value", NASTY)
@pytest.mark.parametrize("path", ["/search", "/rules", "/rules/crisis"])
def test_weird_queries(client: Client, path: str, value: str) -> None:
    answer = client.get(path, params={"q": value, "edition": value, "other": value})
    if path == "/rules":  # which sends whoever searches there to the search for everything
        assert answer.status_code == 307
        assert answer.headers["location"].startswith("/search?q=")
    else:
        assert answer.status_code == 200
    assert "<script>alert" not in answer.text
    assert "5332114" not in answer.text


@pytest.mark.parametrize(
    "raw", [b"%", b"%zz", b"%ff%fe", b"%00", b"q=%ff", b"q=%E0%A4%A", b"&&&===", b"lang=%ff", b"q[]=1&q=2&q=3"]
)
def test_bad_percent_encodings(client: Client, raw: bytes) -> None:
    for path in ("/rules", "/search", "/rules/crisis", "/rules/crisis/cp-001", "/"):
        assert client.get(f"{path}?{raw.decode('latin-1')}").status_code in (200, 303, *((307,) if path == "/rules" else ()))


@pytest.mark.parametrize(
    "part",
    ["%00", "%ff", "%zz", "..%2f..%2fetc%2fpasswd", "a" * 5000, "%0d%0a", "%2e%2e", "cp-\u0661\u0661\u0667", "%F0%9F%92%A5"],
)
def test_weird_paths(client: Client, part: str) -> None:
    for path in (
        f"/{part}",
        f"/rules/{part}",
        f"/rules/crisis/{part}",
        f"/rules/{part}/cp-001",
        f"/static/{part}",
        f"/static/fonts/{part}",
    ):
        answer = client.get(path)
        assert answer.status_code == 404, path
        assert "root:" not in answer.text


@pytest.mark.parametrize("host", ["[", "]", "a b", "", "evil.example", "x" * 2000, "::::"])
def test_weird_hosts(client: Client, host: str) -> None:
    for path in ("/", "/rules/", "/rules/crisis?lang=de", "/nope"):
        assert client.get(path, headers={"Host": host}).status_code in (200, 303, 308, 404)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
@given(q=st.text(max_size=80), cookie=st.binary(max_size=40), accept=st.binary(max_size=40))
def test_anything_is_answered(client: Client, q: str, cookie: bytes, accept: bytes) -> None:
    headers = [(b"cookie", cookie), (b"accept-language", accept), (b"accept", accept)]
    q = q.encode("utf-8", "replace").decode()
    assert client.get("/rules/challenger", params={"q": q}, headers=headers).status_code == 200
    assert client.get(f"/rules/{quote(q, safe='')}-", headers=headers).status_code == 404


def test_security_txt_is_there_when_the_operator_says_whom_to_tell(settings: Settings) -> None:
    with Client(create_app(settings)) as client:
        assert client.get("/.well-known/security.txt").status_code == 404
    with Client(create_app(replace(settings, contact="holes@play.example"))) as client:
        text = client.get("/.well-known/security.txt").text
        assert "Contact: mailto:holes@play.example\nExpires: 2" in text
