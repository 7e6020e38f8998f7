"""Letters as they leave: a mail server on this machine takes them, as one that is far away would."""

from __future__ import annotations

import asyncio
import contextlib
import email
import email.policy
import os
import shutil
import socketserver
import ssl
import subprocess
import threading
from collections.abc import Iterator
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path

import pytest

from longbox.server import notices
from longbox.server.app import create_app
from longbox.server.notices import Notices
from longbox.server.services import Services
from longbox.server.settings import Settings
from server.asgi import Client

PUBLIC = "https://play.example"


class Post(socketserver.ThreadingTCPServer):
    """A mail server that speaks as much SMTP as is needed to take a letter."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Talk)
        self.came: list[tuple[str, list[str], EmailMessage]] = []
        self.refuses = ""
        """What it says instead of taking a letter."""
        self.signed_in: list[str] = []
        self.tls: ssl.SSLContext | None = None
        self.begins_secure = False
        self.secure: list[bool] = []
        """Whether nobody on the way could read what was signed in with."""


class Talk(socketserver.StreamRequestHandler):
    server: Post

    def say(self, *lines: str) -> None:
        self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())

    def secured(self) -> None:
        assert self.server.tls is not None
        self.request = self.server.tls.wrap_socket(self.request, server_side=True)
        self.rfile, self.wfile = self.request.makefile("rb"), self.request.makefile("wb", 0)

    def handle(self) -> None:
        try:
            with contextlib.suppress(ssl.SSLError, ConnectionError):  # whoever does not trust this server leaves
                self.talk()
        finally:
            self.rfile.close()
            self.request.close()

    def talk(self) -> None:
        if self.server.begins_secure:
            self.secured()
        self.say("220 post.example")
        sender, to = "", list[str]()
        while line := self.rfile.readline().decode().rstrip("\r\n"):
            word = line.partition(" ")[0].upper()
            if word == "EHLO":
                offers = self.server.tls is not None and not isinstance(self.request, ssl.SSLSocket)
                self.say("250-post.example", *["250-STARTTLS"] * offers, "250-AUTH PLAIN", "250 8BITMIME")
            elif word == "STARTTLS":
                self.say("220 go on")
                self.secured()
            elif word == "AUTH":
                self.server.signed_in.append(line)
                self.server.secure.append(isinstance(self.request, ssl.SSLSocket))
                self.say("235 welcome")
            elif word == "MAIL":
                sender = line
                self.say(self.server.refuses or "250 go on")
            elif word == "RCPT":
                to.append(line)
                self.say("250 go on")
            elif word == "DATA":
                self.say("354 say it")
                read = b"".join(iter(self.rfile.readline, b".\r\n"))
                letter = email.message_from_bytes(read, EmailMessage, policy=email.policy.default)
                self.server.came.append((sender, to, letter))
                self.say("250 taken")
            elif word == "QUIT":
                return self.say("221 bye")
            else:
                self.say("250 as you like")
        return None


@pytest.fixture
def post() -> Iterator[Post]:
    made = Post()
    thread = threading.Thread(target=made.serve_forever, args=(0.01,))
    thread.start()
    yield made
    made.shutdown()
    thread.join()
    made.server_close()


@pytest.fixture
def posting(settings: Settings, post: Post) -> Settings:
    where = f"smtp://mara:secret%21@127.0.0.1:{post.server_address[1]}"
    return replace(settings, smtp=where, address=PUBLIC, sender="Longbox <longbox@play.example>")


def test_a_letter_arrives_with_its_link_and_its_code(posting: Settings, post: Post) -> None:
    with Client(create_app(posting)) as client:
        here = {"Host": "play.example", "Origin": PUBLIC, "Accept-Language": "de"}
        token = client.post("/api/me", json={"token": True, "name": "Jörg"}, headers=here).json()["token"]
        client.http.cookies.clear()
        signed_in = {**here, "Authorization": f"Bearer {token}"}
        assert client.post("/api/me/email", json={"email": "joerg@example.org"}, headers=signed_in).status_code == 202
        [(sender, to, letter)] = post.came
        assert sender.upper().startswith("MAIL FROM:<LONGBOX@PLAY.EXAMPLE>")
        assert [one.upper() for one in to] == ["RCPT TO:<JOERG@EXAMPLE.ORG>"]
        assert (letter["To"], letter["From"]) == ("joerg@example.org", "Longbox <longbox@play.example>")
        text = letter.get_content()
        assert f"{PUBLIC}/" in text
        assert "Minuten" in text, "in the language of whoever asked"
        code = next(word.strip(".") for word in text.split() if word.strip(".").isdigit() and len(word.strip(".")) == 8)
        assert client.post("/api/me/confirm", json={"code": code}, headers=signed_in).status_code == 200
    assert len(post.signed_in) == 1


@pytest.mark.parametrize("fault", ["refused", "gone"])
def test_a_mail_server_that_does_not_take_a_letter_is_told_to_the_operator(
    posting: Settings, post: Post, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    post.refuses = "550 not from there"
    settings = posting if fault == "refused" else replace(posting, smtp="smtp://127.0.0.1:1")
    services = Services(settings)
    asyncio.run(Notices(settings, services.store)._mail("joerg@example.org", "Hello", "How are you?"))
    assert not post.came
    assert "a letter could not be sent" in caplog.text
    assert "secret" not in caplog.text


# -- nobody on the way reads it -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for this machine, with its key."""
    made = tmp_path_factory.mktemp("certificate") / "both.pem"
    if shutil.which("openssl") is None:
        if os.environ.get("CI") == "true":
            pytest.fail("No openssl on this machine (on Debian: apt-get install openssl).")
        pytest.skip("No openssl on this machine (on Debian: apt-get install openssl).")
    words = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
    words += ["-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run([*words, "-keyout", made, "-out", made.with_suffix(".crt")], check=True, capture_output=True)
    made.write_text(made.read_text() + made.with_suffix(".crt").read_text())
    return made


@pytest.fixture(params=["smtp", "smtps"])
def secure(request: pytest.FixtureRequest, posting: Settings, post: Post, certificate: Path) -> Settings:
    """A mail server that offers STARTTLS, and one that is secure from the first word."""
    post.tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    post.tls.load_cert_chain(certificate)
    post.begins_secure = request.param == "smtps"
    return replace(posting, smtp=posting.smtp.replace("smtp:", f"{request.param}:"))


def posted(settings: Settings) -> None:
    asyncio.run(Notices(settings, Services(settings).store)._mail("joerg@example.org", "Hello", "How are you?"))


def test_nobody_on_the_way_reads_password_and_letter(
    secure: Settings, post: Post, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate.with_suffix(".crt")))
    posted(secure)
    assert post.secure == [True]
    assert [letter["Subject"] for _, _, letter in post.came] == ["Hello"]


def test_a_mail_server_that_is_another_one_is_told_nothing(secure: Settings, post: Post, caplog: pytest.LogCaptureFixture) -> None:
    posted(secure)
    assert not post.signed_in
    assert not post.came
    assert "a letter could not be sent" in caplog.text
    assert "CERTIFICATE_VERIFY_FAILED" in caplog.text


def test_a_password_goes_nowhere_in_the_clear(
    posting: Settings, post: Post, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "HERE", ())
    posted(posting)
    assert not post.signed_in
    assert "offers no STARTTLS" in caplog.text
    assert "secret" not in caplog.text
