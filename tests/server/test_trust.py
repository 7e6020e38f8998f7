"""Whom the server believes: origins, cookies, tokens, codes, seats, imports and webhooks."""

from __future__ import annotations

import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from fastapi import FastAPI
from websockets.exceptions import InvalidStatus

from longbox.kernel import LongboxError
from longbox.server import notices
from longbox.server.accounts import TRIES, cookie, hashed
from longbox.server.app import create_app
from longbox.server.notices import call_hook, checked_hook
from longbox.server.security import LARGEST_BODY
from longbox.server.services import Services
from longbox.server.settings import Settings
from longbox.server.store.schema import metadata
from longbox.server.tables import Refused
from server.asgi import Client
from server.wire import Server

HOME = {"Origin": "http://testserver"}
ABROAD = {"Origin": "https://evil.example"}


@pytest.fixture
def app_client(app: FastAPI) -> Iterator[tuple[Client, Services]]:
    with Client(app, accept_language="en") as client:
        yield client, app.state.services


class Letters:
    """The letters that were sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sent: list[tuple[str, str]] = []

        async def keep(this: object, to: str, subject: str, body: str) -> None:
            self.sent.append((to, body))

        monkeypatch.setattr(notices.Notices, "_mail", keep)

    @property
    def token(self) -> str:
        found = re.search(r"token=([\w-]+)", self.sent[-1][1])
        assert found
        return found[1]

    @property
    def code(self) -> str:
        found = re.search(r"\b(\d{8})\b", self.sent[-1][1])
        assert found
        return found[1]


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> Letters:
    return Letters(monkeypatch)


def become(client: Client, name: str) -> str:
    """A new account in this browser; its cookie."""
    client.http.cookies.clear()
    assert client.post("/api/me", json={"name": name}).status_code == 201
    return str(client.http.cookies["longbox"])


def be(client: Client, secret: str) -> None:
    client.http.cookies.clear()
    client.http.cookies.set("longbox", secret)


def me(client: Client) -> dict[str, Any]:
    told: dict[str, Any] = client.get("/api/me").json()
    return told


# -- origins --------------------------------------------------------------------------------------------------------------

UNSAFE = [
    ("POST", "/new"), ("POST", "/play/crisis"), ("POST", "/tables"), ("POST", "/account/confirm"), ("POST", "/account/signout"),
    ("POST", "/api/me"), ("PATCH", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/me/signout"), ("POST", "/api/me/email"),
    ("POST", "/api/me/confirm"), ("POST", "/api/tables"), ("POST", "/api/import"), ("POST", "/api/tables/ABCDEFG/answer"),
]  # fmt: skip


FOREIGN = [
    ABROAD, {"Origin": "null"}, {"Origin": "http://testserver.evil.example"}, {"Origin": "https://testserver"}, {"Origin": ""}, {},
    {"Origin": "http://testserver:81"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"},
    {"Authorization": "Basic eDp5"},
]  # fmt: skip


def test_what_another_site_sends_is_refused(client: Client) -> None:
    """A form on another site, or a request that does not say where it comes from, with the visitor's cookie."""
    client.http.cookies.set("longbox", "x" * 43)
    for method, path in UNSAFE:
        for headers in FOREIGN:
            form = {"Content-Type": "application/x-www-form-urlencoded", **headers}
            answer = client.request(method, path, headers=form, content=b"token=x&title=crisis")
            assert answer.status_code == 403, (path, headers)
            assert "set-cookie" not in answer.headers


def test_the_own_site_may(client: Client) -> None:
    secret = become(client, "Mara")
    answer = client.post("/account/signout", headers=ABROAD)
    assert answer.status_code == 403
    assert me(client)["name"] == "Mara", "still signed in"
    assert client.post("/account/signout").status_code == 303
    be(client, secret)
    assert client.get("/api/me").status_code == 401


def test_a_program_with_a_token_needs_no_origin(client: Client) -> None:
    answer = client.request("POST", "/api/me", json={"name": "Bot", "token": True})
    assert answer.status_code == 201
    token = answer.json()["token"]
    client.http.cookies.clear()
    told = client.request("PATCH", "/api/me", json={"name": "Robot"}, headers={"Authorization": f"Bearer {token}"})
    assert told.json()["name"] == "Robot"


def test_a_token_is_no_cookie_and_a_cookie_no_token(client: Client) -> None:
    secret = become(client, "Mara")
    token = client.post("/api/me", json={"token": True}).json()["token"]
    for _ in range(2):  # also when both were seen before
        be(client, token)
        assert client.get("/api/me").status_code == 401
        client.http.cookies.clear()
        assert client.get("/api/me", headers={"Authorization": f"Bearer {secret}"}).status_code == 401
        assert client.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status_code == 200
        be(client, secret)
        assert client.get("/api/me").status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", None])
def test_a_handshake_from_elsewhere_is_refused(server: Server, origin: str | None) -> None:
    mara = server.person("Mara")
    made = mara.post("/api/tables", json={"title": "sample"}).json()
    with pytest.raises(InvalidStatus) as refused, server.socket(made["code"], mara, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_a_program_may_shake_hands_without_an_origin(server: Server) -> None:
    token = server.browser().post("/api/me", json={"token": True}).json()["token"]
    made = server.browser(Authorization=f"Bearer {token}").post("/api/tables", json={"title": "sample"}).json()
    with server.socket(made["code"], origin=None, headers={"Authorization": f"Bearer {token}"}) as wire:
        assert wire.hello()["seat"] == 0
    with server.socket(made["code"], origin=None) as wire:
        assert wire.hello()["seat"] == -1


def test_behind_a_name_only_that_name_counts(settings: Settings) -> None:
    with Client(create_app(replace(settings, address="https://play.example"))) as client:
        for origin, status in (("https://play.example", 201), ("http://testserver", 403), ("http://play.example", 403)):
            headers = {"Origin": origin, "Host": "play.example"}
            assert client.request("POST", "/api/me", headers=headers).status_code == status


# -- cookies --------------------------------------------------------------------------------------------------------------


def test_the_cookie(client: Client, settings: Settings) -> None:
    told = client.post("/api/me").headers["set-cookie"]
    assert "HttpOnly" in told
    assert "SameSite=Lax" in told
    assert "Path=/" in told
    assert "Secure" not in told
    assert len(re.match(r"longbox=([\w-]+);", told)[1]) == 43, "256 bits"  # type: ignore[index]
    other = settings.database.replace("longbox.sqlite", "public.sqlite")
    with Client(create_app(replace(settings, database=other, address="https://play.example"))) as public:
        headers = {"Origin": "https://play.example", "Host": "play.example"}
        assert "Secure" in public.post("/api/me", headers=headers).headers["set-cookie"]
    assert "Max-Age=0" in client.post("/api/me/signout").headers["set-cookie"]
    assert "Max-Age=0" in cookie("", secure=True, age=0)


def test_the_cookie_is_secure_behind_a_proxy_with_tls(server: Server) -> None:
    """The proxy is on this machine, so what it says of the visitor is believed."""
    browser = server.browser(Origin=f"https://127.0.0.1:{server.port}")
    answer = browser.post("/api/me", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"})
    assert answer.status_code == 201
    assert "Secure" in answer.headers["set-cookie"]


def test_only_hashes_are_kept(app_client: tuple[Client, Services], letters: Letters, tmp_path: Path) -> None:
    client, services = app_client
    secret = become(client, "Mara")
    token = client.post("/api/me", json={"token": True}).json()["token"]
    assert client.post("/api/me/email", json={"email": "mara@example.org"}).status_code == 202
    services.store.read_now(lambda db: db.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"mara@example.org" in kept, "we look at the right place"
    for hidden in (secret, token, letters.token):
        assert hidden.encode() not in kept
    assert not re.search(rf"\b{letters.code}\b".encode(), kept)


# -- letters --------------------------------------------------------------------------------------------------------------


def test_the_link_works_once_and_looking_uses_nothing_up(client: Client, letters: Letters) -> None:
    become(client, "Mara")
    client.post("/api/me/email", json={"email": "Mara@Example.org"})
    for _ in range(3):
        assert client.get(f"/account/confirm?token={letters.token}").status_code == 200
        assert client.head(f"/account/confirm?token={letters.token}").status_code in (200, 405)
    assert me(client)["email"] is None
    client.http.cookies.clear()
    assert client.post("/account/confirm", data={"token": letters.token}, headers=HOME).status_code == 303
    assert me(client)["email"] == "mara@example.org"
    client.http.cookies.clear()
    assert client.post("/account/confirm", data={"token": letters.token}, headers=HOME).status_code == 422
    assert client.post("/api/me/confirm", json={"token": letters.token}).status_code == 422
    assert "longbox" not in client.http.cookies
    assert client.post("/api/me/confirm", json={"token": ""}).status_code == 401


def test_a_code_can_be_tried_five_times(client: Client, letters: Letters) -> None:
    become(client, "Mara")
    client.post("/api/me/email", json={"email": "mara@example.org"})
    wrong = f"{(int(letters.code) + 1) % 10**8:08d}"
    for _ in range(TRIES):
        assert client.post("/api/me/confirm", json={"code": wrong}).status_code == 422
    assert client.post("/api/me/confirm", json={"code": letters.code}).status_code == 422
    assert me(client)["email"] is None
    client.post("/api/me/email", json={"email": "mara@example.org"})
    for _ in range(TRIES - 1):
        client.post("/api/me/confirm", json={"code": wrong if wrong != letters.code else "x"})
    assert client.post("/api/me/confirm", json={"code": f" {letters.code[:3]} {letters.code[3:]}"}).status_code == 200
    assert me(client)["email"] == "mara@example.org"
    assert client.post("/api/me/confirm", json={"code": letters.code}).status_code == 422


def test_a_code_works_only_where_it_was_asked_for(client: Client, letters: Letters) -> None:
    mara = become(client, "Mara")
    client.post("/api/me/email", json={"email": "mara@example.org"})
    become(client, "Eve")
    assert client.post("/api/me/confirm", json={"code": letters.code}).status_code == 422
    be(client, mara)
    assert client.post("/api/me/confirm", json={"code": letters.code}).status_code == 200


def test_letters_grow_old(client: Client, letters: Letters, monkeypatch: pytest.MonkeyPatch) -> None:
    become(client, "Mara")
    client.post("/api/me/email", json={"email": "mara@example.org"})
    monkeypatch.setattr("longbox.server.accounts.LETTER_LASTS", -1.0)
    mara = client.http.cookies["longbox"]
    client.http.cookies.clear()
    assert client.post("/api/me/confirm", json={"token": letters.token}).status_code == 422
    be(client, mara)
    assert me(client)["name"] == "Mara", "a stranger with an old link signs nobody out"
    assert client.post("/api/me/confirm", json={"token": letters.token}).status_code == 422
    assert client.post("/api/me/confirm", json={"code": letters.code}).status_code == 422


def test_whoever_asks_for_a_letter_to_somebody_else_gains_nothing(app_client: tuple[Client, Services], letters: Letters) -> None:
    """Eve asks in the name of Mara. Mara presses the button: the account is hers, and Eve is out of it."""
    client, _ = app_client
    eve = become(client, "Eve")
    client.post("/api/me/email", json={"email": "mara@example.org"})
    client.request("PATCH", "/api/me", json={"webhook": "https://hooks.example.org/eve"}, headers=HOME)
    client.http.cookies.clear()
    assert client.post("/api/me/confirm", json={"token": letters.token}).status_code == 200
    assert (me(client)["email"], me(client)["webhook"]) == ("mara@example.org", None)
    be(client, eve)
    assert client.get("/api/me").status_code == 401


def test_coming_back_on_another_device_brings_the_games_along(client: Client, letters: Letters) -> None:
    become(client, "Mara")
    client.post("/api/me/email", json={"email": "mara@example.org"})
    client.post("/api/me/confirm", json={"token": letters.token})
    first = me(client)["id"]
    become(client, "Guest")
    code = client.post("/api/tables", json={"title": "sample"}).json()["code"]
    client.post("/api/me/email", json={"email": "mara@example.org"})
    assert client.post("/api/me/confirm", json={"code": letters.code}).status_code == 200
    assert me(client)["id"] == first
    assert [seat["you"] for seat in client.get(f"/api/tables/{code}").json()["seats"]] == [True, False, False]
    assert client.post(f"/api/tables/{code}/bot", json={"bot": "random"}).status_code == 200, "still its owner"


def test_letters_and_codes_are_limited(settings: Settings, letters: Letters) -> None:
    with Client(create_app(replace(settings, limits=True))) as client:
        client.post("/api/me")
        same = [client.post("/api/me/email", json={"email": "Mara@example.org"}).status_code for _ in range(5)]
        assert same == [202] * 3 + [429] * 2, "nobody gets a heap of letters"
        asked = [client.post("/api/me/email", json={"email": f"m{i}@example.org"}).status_code for i in range(20)]
        assert (asked[0], asked[-1]) == (202, 429)
        tried = [client.post("/api/me/confirm", json={"code": "000000"}).status_code for _ in range(70)]
        assert (tried[0], tried[-1]) == (422, 429)


@pytest.mark.parametrize(
    "email", ["", "mara", "a@b", "a b@c.de", "a@c.de\nBcc: x@y.de", "<a@b.de>", "a@b.de,c@d.de", "\x00@b.de", "ü@b.de", "a@b.de "]
)
def test_what_is_no_address_gets_no_letter(client: Client, letters: Letters, email: str) -> None:
    assert client.post("/api/me/email", json={"email": email}).status_code == 422
    assert not letters.sent


def test_links_in_letters_lead_to_the_named_address_only(settings: Settings, letters: Letters) -> None:
    with Client(create_app(replace(settings, address="https://play.example"))) as client:
        headers = {"Origin": "https://play.example", "Host": "127.0.0.1:8000"}
        assert client.post("/api/me/email", json={"email": "m@example.org"}, headers=headers).status_code == 202
        assert "https://play.example/account/confirm?token=" in letters.sent[-1][1]
        assert "127.0.0.1" not in letters.sent[-1][1]
    with pytest.raises(LongboxError, match="needs LONGBOX_ADDRESS"):
        Settings.read({"LONGBOX_SMTP": "smtp://mail.example"})


# -- deletion -------------------------------------------------------------------------------------------------------------


def everything(services: Services) -> str:
    def read(db: Any) -> list[Any]:
        return [tuple(row) for table in metadata.tables.values() for row in db.execute(sa.select(table))]

    return repr(services.store.read_now(read))


def test_a_deleted_account_leaves_no_trace(app_client: tuple[Client, Services], letters: Letters) -> None:
    client, services = app_client
    become(client, "Zebediah Unique")
    client.post("/api/me/email", json={"email": "zebediah@example.org"})
    client.post("/api/me/confirm", json={"code": letters.code})
    client.post("/api/me/email", json={"email": "second@example.org"})
    client.request("PATCH", "/api/me", json={"webhook": "https://hooks.example.org/zebediah"}, headers=HOME)
    code = client.post("/api/tables", json={"title": "sample"}).json()["code"]
    client.post(f"/api/tables/{code}/chat", json={"text": "Hello"})
    secret, id = client.http.cookies["longbox"], me(client)["id"]
    for trace in ("Zebediah Unique", "zebediah@example.org", "second@example.org", "hooks.example.org", id):
        assert trace in everything(services)
    assert client.request("DELETE", "/api/me", headers=HOME).json() == {"deleted": True}
    kept = everything(services)
    for trace in ("Zebediah", "zebediah", "second@example.org", "hooks.example.org", id):
        assert trace not in kept
    client.http.cookies.clear()
    for path in ("", "/state", "/chat", "/replay"):
        assert "Zebediah" not in client.get(f"/api/tables/{code}{path}").text
    be(client, secret)
    assert client.get("/api/me").status_code == 401
    assert client.post(f"/api/tables/{code}/chat", json={"text": "Still here"}).status_code == 401


def test_a_socket_that_outlives_its_account_only_watches(server: Server) -> None:
    mara = server.person("Mara")
    code = mara.post("/api/tables", json={"title": "sample", "seats": [{"kind": "me"}] * 3}).json()["code"]
    with server.socket(code, mara) as wire:
        state = wire.hello()
        cookies = httpx.Cookies(mara.cookies)
        assert mara.delete("/api/me").status_code == 200
        assert wire.closed() == 4401
        mara.cookies = cookies
    with server.socket(code, mara) as wire:
        assert wire.hello()["seat"] == -1
        wire.send("chat", text="Boo")
        assert wire.until("error")["code"] == "seat"
        wire.send("answer", seq=state["seq"], value=0)
        assert wire.until("error")["code"] == "seat"


@pytest.mark.parametrize("way", ["here", "from elsewhere", "everywhere", "by a letter"])
def test_signing_out_closes_the_sockets_that_came_with_it(server: Server, way: str, letters: Letters) -> None:
    """Whoever holds the cookie or sits at the device sees no hand any more; other ways into the account go on."""
    mara = server.person("Mara")
    code = mara.post("/api/tables", json={"title": "sample", "seats": [{"kind": "me"}] * 3}).json()["code"]
    program = server.browser(Authorization=f"Bearer {mara.post('/api/me', json={'token': True}).json()['token']}")
    with (
        server.socket(code, mara) as wire,
        server.socket(code, headers={"Authorization": program.headers["Authorization"]}) as other,
    ):
        assert wire.hello()["seat"] == other.hello()["seat"] == 0
        if way == "here":
            mara.post("/api/me/signout")
        elif way == "everywhere":
            assert program.delete("/api/me/sessions").json() == {"ended": 1}
        elif way == "by a letter":
            mara.post("/api/me/email", json={"email": "mara@example.org"})
            assert server.browser().post("/api/me/confirm", json={"token": letters.token}).status_code == 200
        else:
            found = program.get("/api/me/sessions").json()
            [cookie] = [one["id"] for one in found if not one["here"]]
            assert program.delete(f"/api/me/sessions/{cookie}").json() == {"ended": 1}
        assert wire.closed() == 4401
        assert mara.get("/api/me").status_code == 401
        if way == "by a letter":  # whoever asked for it may have been somebody else
            assert other.closed() == 4401
        else:
            assert other.hello()["seat"] == 0


# -- sessions -------------------------------------------------------------------------------------------------------------


def test_the_ways_into_an_account_are_listed_and_ended_one_by_one(client: Client) -> None:
    firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0"
    client.http.cookies.clear()
    client.post("/api/me", json={"name": "Mara"}, headers={"User-Agent": firefox})
    for _ in range(2):
        client.post("/api/me", json={"token": True})
    found = client.get("/api/me/sessions").json()
    assert sorted((one["kind"], one["device"], one["here"]) for one in found) == [
        ("cookie", "Firefox, Windows", True),
        ("token", "", False),
        ("token", "", False),
    ]
    assert all(len(one["id"]) == 16 for one in found), "never enough of the hash to guess with"
    token = next(one["id"] for one in found if one["kind"] == "token")
    assert client.request("DELETE", f"/api/me/sessions/{token}", headers=HOME).json() == {"ended": 1}
    assert client.request("DELETE", f"/api/me/sessions/{token}", headers=HOME).json() == {"ended": 0}
    assert client.request("DELETE", "/api/me/sessions/%25", headers=HOME).status_code == 422
    assert client.request("DELETE", "/api/me/sessions", headers=HOME).json() == {"ended": 1}
    assert [one["here"] for one in client.get("/api/me/sessions").json()] == [True]


def test_nobody_ends_the_session_of_somebody_else(client: Client) -> None:
    mara = become(client, "Mara")
    [own] = client.get("/api/me/sessions").json()
    become(client, "Eve")
    assert client.request("DELETE", f"/api/me/sessions/{own['id']}", headers=HOME).json() == {"ended": 0}
    be(client, mara)
    assert me(client)["name"] == "Mara"


def test_a_session_that_nobody_uses_ends(app_client: tuple[Client, Services], monkeypatch: pytest.MonkeyPatch) -> None:
    client, services = app_client
    become(client, "Mara")
    token = client.post("/api/me", json={"token": True}).json()["token"]
    client.http.cookies.clear()
    now = time.time()
    for days, status in ((300, 200), (600, 200), (1100, 401)):  # used twice within 400 days of each other, then not
        services.accounts.known.clear()
        monkeypatch.setattr("longbox.server.accounts.time.time", lambda at=now + days * 86400: at)
        assert client.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status_code == status


def test_signing_in_makes_the_cookie_of_before_worthless(client: Client, letters: Letters) -> None:
    before = become(client, "Mara")
    client.post("/api/me/email", json={"email": "mara@example.org"})
    assert client.post("/api/me/confirm", json={"code": letters.code}).status_code == 200
    assert me(client)["email"] == "mara@example.org"
    be(client, before)
    assert client.get("/api/me").status_code == 401


# -- what is kept ---------------------------------------------------------------------------------------------------------


def test_what_is_kept_about_somebody_is_told_to_them_alone(app_client: tuple[Client, Services]) -> None:
    client, _ = app_client
    become(client, "Mara")
    code = client.post("/api/tables", json={"title": "sample"}).json()["code"]
    client.post(f"/api/tables/{code}/chat", json={"text": "Hello there"})
    secret = hashed(client.http.cookies["longbox"])
    told = client.get("/api/me/export")
    assert "attachment" in told.headers["content-disposition"]
    data = told.json()
    assert (data["account"]["name"], [one["code"] for one in data["tables"]]) == ("Mara", [code])
    assert [one["text"] for one in data["chat"]] == ["Hello there"]
    assert secret not in told.text
    become(client, "Eve")
    assert "Hello there" not in client.get("/api/me/export").text
    client.http.cookies.clear()
    assert client.get("/api/me/export").status_code == 401


def test_a_deleted_account_is_a_number_at_events(app_client: tuple[Client, Services]) -> None:
    client, services = app_client
    desk = become(client, "Olga")
    code = client.post("/api/events", json={"name": "Friday", "timeline": "standard"}).json()["code"]
    become(client, "Zebediah Unique")
    assert client.post(f"/api/events/{code}/join", json={"name": "Zebediah Unique"}).status_code == 201
    assert "Zebediah" in client.get(f"/api/events/{code}").text
    assert "Zebediah" in client.get("/api/me/export").json()["events"][0]["facts"][0]["name"]
    assert client.request("DELETE", "/api/me", headers=HOME).json() == {"deleted": True}
    assert "Zebediah" not in everything(services)
    be(client, desk)
    found = client.get(f"/api/events/{code}")
    assert "Zebediah" not in found.text
    assert [one["name"] for one in found.json()["players"]] == ["P2"]


@pytest.mark.parametrize("name", ["\u200b", "\u3164\u3164", "\u2800", "\u202e", "\u2066 \u2069"])
def test_a_name_can_be_seen(client: Client, name: str) -> None:
    become(client, "Mara")
    assert client.request("PATCH", "/api/me", json={"name": name}, headers=HOME).status_code == 422
    assert client.post("/api/events", json={"name": name, "timeline": "standard"}).status_code == 422
    seats = [{"kind": "me", "name": f"Ma{name}ra"}, {"kind": "open"}, {"kind": "open"}]
    made = client.post("/api/tables", json={"title": "sample", "name": f"Our{name}table", "seats": seats}).json()
    assert (made["name"], made["seats"][0]["name"]) == ("Our table", "Ma ra")


def test_an_invitation_is_in_no_log(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    become(client, "Mara")
    code = client.post("/api/events", json={"name": "Friday", "timeline": "standard"}).json()["code"]
    with caplog.at_level("INFO", logger="longbox.requests"):
        client.get(f"/e/{code}/link/open-sesame")
    assert f"/e/{code}/link/..." in caplog.text
    assert "sesame" not in caplog.text + repr([vars(one) for one in caplog.records])


# -- seats ----------------------------------------------------------------------------------------------------------------


def test_nobody_acts_for_another_seat_whatever_they_send(server: Server) -> None:
    mara, eve = server.person("Mara"), server.person("Eve")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    code = mara.post("/api/tables", json={"title": "sample", "seats": seats}).json()["code"]
    eve.post(f"/api/tables/{code}/join")
    id = mara.get("/api/me").json()["id"]
    with server.socket(code, eve) as wire:
        state = wire.hello(seat=0, account=id, as_seat=0)
        assert state["seat"] == 1
        for more in ({"seat": 0}, {"account": id}, {"as": 0}, {"player": 0, "own": [0]}, {"seats": [0]}, {"name": "Mara"}):
            for kind in ("answer", "undo"):
                number = wire.send(kind, seq=state["seq"], value=0, **more)
                assert wire.until("error", id=number)["code"] in ("seat", "illegal")
    for more in ({"seat": 0}, {"account": id}, {"as": 0}):
        answer = eve.post(f"/api/tables/{code}/answer", json={"seq": state["seq"], "value": 0, **more})
        assert answer.status_code == 422, "unknown fields are refused"
    assert eve.post(f"/api/tables/{code}/answer?seat=0", json={"seq": state["seq"], "value": 0}).status_code == 403
    assert server.browser().post(f"/api/tables/{code}/answer", json={"seq": state["seq"], "value": 0}).status_code == 401
    assert mara.get(f"/api/tables/{code}/state").json()["seq"] == state["seq"]


def test_nobody_tells_the_server_what_time_it_is(server: Server) -> None:
    """The clock of a game runs by the times in the ledger, and those are the server's."""
    mara = server.person("Mara")
    clock = {"kind": "live", "main": 600, "plus": 0}
    wish = {"title": "sample", "seats": [{"kind": "me"}] * 3, "clock": clock}
    code = mara.post("/api/tables", json=wish).json()["code"]
    before = time.time()
    with server.socket(code, mara) as wire:
        state = wire.hello(at=0, now=1e12)
        wire.send("answer", seq=state["seq"], value=0, at=before + 1e6, left=1e9, clock={"main": 1e9})
        wire.until("ack")
    after = time.time()
    table = server.services.tables.loaded[code]
    assert all(before <= move.at <= after for move in table.moves)
    assert all(left <= 600 for left in table.clock.left)


def test_stale_numbers_change_nothing_over_http(client: Client) -> None:
    become(client, "Mara")
    code = client.post("/api/tables", json={"title": "sample", "seats": [{"kind": "me"}] * 3}).json()["code"]
    assert client.post(f"/api/tables/{code}/answer", json={"seq": 1, "value": 0}).json() == {"seq": 2}
    for path in ("answer", "undo", "resign"):
        body = {"seq": 1, "value": 0} if path == "answer" else {"seq": 1}
        told = client.post(f"/api/tables/{code}/{path}", json=body)
        assert (told.status_code, told.json()["code"]) == (409, "stale")
    assert client.get(f"/api/tables/{code}/state").json()["seq"] == 2


def test_waiting_for_something_new(server: Server) -> None:
    mara = server.person("Mara")
    code = mara.post("/api/tables", json={"title": "sample", "seats": [{"kind": "me"}] * 3}).json()["code"]
    told: list[Any] = []
    other = server.browser()
    thread = threading.Thread(
        target=lambda: told.append(other.get(f"/api/tables/{code}/state", params={"since": 1, "wait": 30}).json())
    )
    thread.start()
    mara.post(f"/api/tables/{code}/answer", json={"seq": 1, "value": 0})
    thread.join()
    assert (told[0]["seq"], len(told[0]["log"])) == (2, 1)
    assert mara.get(f"/api/tables/{code}/state", params={"since": 2, "wait": 0.05}).json()["log"] == []


# -- what comes in --------------------------------------------------------------------------------------------------------


def test_imports_have_bounds(client: Client) -> None:
    become(client, "Mara")
    code = client.post("/api/tables", json={"title": "sample", "seats": [{"kind": "me"}] * 3}).json()["code"]
    assert client.get(f"/api/tables/{code}/export").status_code == 409, "the seed is a secret until the end"
    client.post(f"/api/tables/{code}/resign", json={"seq": 1})
    save = client.get(f"/api/tables/{code}/export").content
    assert client.post("/api/import", content=save).status_code == 201
    for body, status in (
        (b" " * 2_000_001, 413),
        (b"[" * 1_000_000, 422),
        (b'{"longbox":' * 100_000, 422),
        (b'{"longbox":1' + b"0" * 5000 + b"}", 422),
        (b'{"longbox":2}', 422),
        (b"\xff\xfe", 422),
        (save[:-20], 422),
        (save.replace(b'"sample"', b'"crisis"'), 422),
        (b"", 422),
    ):
        answer = client.post("/api/import", content=body)
        assert answer.status_code == status, body[:40]
        assert answer.json()["detail"].endswith(".")


def test_bodies_have_an_end(client: Client) -> None:
    async def endless() -> Any:
        for _ in range(LARGEST_BODY // 100_000 + 2):
            yield b" " * 100_000

    for path in ("/api/tables", "/api/me", "/new"):
        answer = client.post(path, content=endless(), headers={**HOME, "Content-Type": "application/json"})
        assert answer.status_code == 413, path


@pytest.mark.parametrize("text", ["\ud800", "\x00", "%(x)s %d %", "x" * 5000, "\u202e"])
def test_half_characters_and_signs_break_no_sentence(client: Client, text: str) -> None:
    raw = json.dumps({"title": text, "name": text[:60]}).encode()
    for path, body in (
        ("/api/tables", raw),
        ("/api/tables", json.dumps({"title": "sample", "options": {text: text}}).encode()),
        ("/api/tables", json.dumps({"title": "sample", "options": {"rounds": text}}).encode()),
        ("/api/tables", json.dumps({"title": "crisis", "options": {"roster_a": "{" + text}}).encode()),
        ("/api/tables", json.dumps({"title": "crisis", "options": {"battlefield": [text, [text]]}}).encode()),
        ("/api/me", json.dumps({text: 1}).encode()),
        ("/api/me", json.dumps({"name": text}).encode()),
    ):
        answer = client.post(path, content=body, headers={**HOME, "Content-Type": "application/json"})
        assert answer.status_code in (201, 422), answer.text
    assert client.post("/api/tables", json={"title": "sample", "name": "ok"}).status_code == 201


# -- webhooks -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/", "https://127.0.0.1/", "https://[::1]/", "https://10.0.0.1/x", "https://192.168.1.1", "https://169.254.169.254/",
        "https://[::ffff:127.0.0.1]/", "https://[fe80::1%25eth0]/", "https://[64:ff9b::a00:1]/", "https://0.0.0.0/", "https://100.64.0.1/",
        "https://localhost/", "https://user@example.org/", "https://user:pw@example.org/", "https://example.org:0/", "https://example.org:99999/",
        "https://", "https://[", "ftp://example.org", "file:///etc/passwd", "https://exa mple.org/", "https://example.org/a b", "https://2130706433/",
        "https://example.org/" + "x" * 500, "https://ex\u00e4mple.org/", "https://0x7f.1/", "https://[::]/", "gopher://x.y",
        "https://example.org/\r\nX: y",
    ],
)  # fmt: skip
def test_webhooks_that_are_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def resolve(host: str, *_: Any, **__: Any) -> Any:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 443))]

    monkeypatch.setattr(notices.socket, "getaddrinfo", resolve)
    monkeypatch.setattr(notices.socket, "create_connection", lambda *_: pytest.fail("it was called"))
    with pytest.raises(Refused, match="A webhook is an https address"):
        call_hook(address, b"{}")


def test_a_webhook_is_set_and_taken_away(client: Client) -> None:
    become(client, "Mara")
    for address, status in (("https://hooks.example.org/x?y=1", 200), ("https://127.0.0.1/", 422), ("", 200)):
        answer = client.request("PATCH", "/api/me", json={"webhook": address}, headers=HOME)
        assert answer.status_code == status
    assert me(client)["webhook"] is None
    assert checked_hook("https://hooks.example.org:8443/x") == "https://hooks.example.org:8443/x"
    assert checked_hook("https://93.184.216.34/") == "https://93.184.216.34/"


@pytest.mark.parametrize("inside", ["127.0.0.1", "10.1.2.3", "::1", "fd00::1", "169.254.169.254", "::ffff:10.0.0.1"])
def test_a_name_that_leads_inside_is_refused(monkeypatch: pytest.MonkeyPatch, inside: str) -> None:
    for found in ([inside], ["93.184.216.34", inside]):
        entries = [(0, 0, 6, "", (ip, 443)) for ip in found]
        monkeypatch.setattr(notices.socket, "getaddrinfo", lambda *_, entries=entries, **__: entries)
        monkeypatch.setattr(notices.socket, "create_connection", lambda *_: pytest.fail("it was called"))
        with pytest.raises(Refused):
            call_hook("https://rebound.example/", b"{}")


def test_a_name_is_looked_up_once_and_a_redirect_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that answers with a redirect inside: one connection is made, to the address that was checked."""
    called: list[Any] = []
    listener = socket.create_server(("127.0.0.1", 0))
    heard: list[bytes] = []

    def serve() -> None:
        one, _ = listener.accept()
        with one:
            heard.append(one.recv(4000))
            one.sendall(b"HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/\r\nContent-Length: 0\r\n\r\n")

    thread = threading.Thread(target=serve)
    thread.start()
    looked: list[str] = []

    def resolve(host: str, *_: Any, **__: Any) -> Any:
        looked.append(host)
        return [(0, 0, 6, "", ("93.184.216.34" if len(looked) == 1 else "127.0.0.1", 443))]

    def reach(where: Any, timeout: float) -> socket.socket:
        called.append(where)
        made = socket.socket()
        made.settimeout(timeout)
        made.connect(listener.getsockname())
        return made

    monkeypatch.setattr(notices.socket, "getaddrinfo", resolve)
    monkeypatch.setattr(notices.socket, "create_connection", reach)
    monkeypatch.setattr(notices.ssl.SSLContext, "wrap_socket", lambda self, plain, server_hostname: plain)
    call_hook("https://hooks.example.org/turn?x=1", b'{"text":"Your turn"}')
    thread.join()
    listener.close()
    assert called == [("93.184.216.34", 443)]
    assert looked == ["hooks.example.org"]
    assert heard[0].startswith(b"POST /turn?x=1 HTTP/1.1\r\nHost: hooks.example.org\r\n")
