"""Every address answers, links lead somewhere, and nothing is shown that is not there."""

from __future__ import annotations

import re
import time
from html import unescape
from pathlib import Path

import pytest

from longbox import ENGINE, __version__
from longbox.kernel import LongboxError
from longbox.server import assets
from longbox.titles import shelf
from server.asgi import Client

BOOKS = [book.name for book in shelf.books()]
PAGES = [
    "/",
    "/rules",
    "/search",
    "/search?q=stun",
    "/search?q=qwertz",
    "/rules/crisis?q=stun",
    "/cards",
    "/cards/crisis",
    "/cards/crisis/captain-marvel",
    *(f"/rules/{name}" for name in BOOKS),
    "/rules/crisis/cp-117",
    "/credits",
    "/rosters",
    "/teams",
]


def links(html: str) -> set[str]:
    """Everything a page leads to, but for forms that send something."""
    html = re.sub(r'<form[^>]*method="post"[^>]*>|formaction="[^"]*"', "", html)
    return {unescape(found) for found in re.findall(r'(?:href|src|action)="([^"]*)"', html)}


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_page_answers(client: Client, path: str, language: str) -> None:
    answer = client.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<html lang="{language}">' in answer.text
    ids = re.findall(r'\bid="([^"]+)"', answer.text)
    assert len(ids) == len(set(ids)), "an id is used twice"
    assert answer.text.count("<h1") == 1


def test_no_link_leads_nowhere(client: Client) -> None:
    seen: set[str] = set()
    waiting = ["/"]
    while waiting:
        path = waiting.pop()
        answer = client.get(path)
        assert answer.status_code in (200, 303, 307), path
        if answer.status_code != 200 or "text/html" not in answer.headers["content-type"]:
            continue
        for link in links(answer.text):
            target, _, fragment = link.partition("#")
            if fragment and not target:
                assert f'id="{fragment}"' in answer.text, f"{path} -> {link}"
            # One rule page per book and one card stand for all: they are made alike.
            if re.search(r"-(?!00[12])\d{3}$|^/cards/\w+(\?|/(?!captain-marvel$))", target):
                continue
            if target.startswith("/") and target not in seen:
                seen.add(target)
                waiting.append(target)
    assert {"/rules", *(f"/rules/{name}" for name in BOOKS), "/rules/crisis/cp-001"} <= seen


def test_links_into_a_book_find_their_section(client: Client) -> None:
    for link in links(client.get("/").text) | links(client.get("/rules").text):
        target, _, fragment = link.partition("#")
        if fragment and target.startswith("/rules/"):
            assert f'id="{fragment}"' in client.get(target).text, link


def test_home_shows_the_titles_and_says_what_they_can_do(client: Client) -> None:
    html = client.get("/").text
    for book in shelf.books():
        assert book.label in html
        assert f'href="/rules/{book.name}"' in html
    for name in shelf.playable():
        assert f'action="/play/{name}"' in html
        assert f'href="/new?title={name}"' in html


def test_a_title_from_elsewhere_is_shown_like_any_other(client: Client) -> None:
    assert "sample" in BOOKS, "this test needs the sample on the shelf: scripts/setup.sh installs it"
    for path in ("/", "/rules", "/search?q=sc-001", "/rules/sample", "/rules/sc-001", "/rules/sample/sc-001"):
        assert "Scrap" in client.get(path, follow_redirects=True).text, path
    assert client.get("/rules/crisis/sc-001").status_code in (307, 404)


def test_it_brings_its_board_from_its_own_package(client: Client) -> None:
    found = assets.loaded(shelf.title("sample"))
    assert found.panels == ""
    assert "class Board" in client.get(found.board).text
    assert client.get(found.board).headers["content-type"].startswith("text/javascript")
    assert "immutable" in client.get(found.board).headers["cache-control"]
    assert [client.get(style).status_code for style in found.styles] == [200, 200, 200]
    for stranger in ("sample/nothing.js", "sample/../title.py", "sample/%2e%2e/title.py", "scrap/board.js", "sample"):
        assert client.get(f"/static/{stranger}").status_code == 404, stranger


def test_scripts_come_without_their_comments_and_otherwise_as_they_are(client: Client) -> None:
    address = assets.asset("table/decision.js")
    whole, answer = (assets.STATIC / "table/decision.js").read_text(encoding="utf-8"), client.get(address)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "\n  /**" in whole
    assert "\n  /**" not in answer.text
    assert "constructor(root, table) {" in answer.text
    assert answer.text.count("\n") == whole.count("\n"), "a line keeps its number"
    for own, bare in zip(whole.split("\n"), answer.text.split("\n"), strict=True):
        assert bare == own or (not bare and own.strip()[:2] in ("/*", "//", "* ", "*", "*/")), own
    assert client.get(address, headers={"If-None-Match": answer.headers["etag"]}).status_code == 304


def test_what_looks_like_a_comment_is_one() -> None:
    """Inside a text over several lines it would be part of the text; only those that are shaders have comments of their own."""
    for path in assets.STATIC.rglob("*.js"):
        if path.name == "shaders.js":
            continue
        text, before, at = path.read_text(encoding="utf-8"), "", 0
        for note in assets.NOTES.finditer(text):
            before, at = before + text[at : note.start()], note.end()
            assert before.count("`") % 2 == 0, (path.name, note[0])


def test_titles_of_the_house_use_the_same_door(client: Client) -> None:
    for name in ("crisis", "tactics", "revolution"):
        found = assets.loaded(shelf.title(name))
        assert all(client.get(one).status_code == 200 for one in (found.board, found.panels, *found.styles)), name


def test_a_title_cannot_hide_files_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "playable", lambda: ("sample",))
    monkeypatch.setattr(assets, "STATIC", tmp_path)
    assert list(assets.folders.__wrapped__()) == ["sample"]
    (tmp_path / "sample").mkdir()
    with pytest.raises(LongboxError, match="the page has a folder named 'sample'"):
        assets.folders.__wrapped__()


@pytest.mark.parametrize(("language", "blurb"), [("en", "Three brawlers"), ("de", "Drei Raufbolde")])
def test_the_page_introduces_it_in_both_languages(client: Client, language: str, blurb: str) -> None:
    html = client.get("/", headers={"Accept-Language": language}).text
    assert blurb in html
    assert 'action="/play/sample"' in html
    assert '<label for="rounds">' in client.get("/new?title=sample").text


def test_every_rule_of_every_book_has_its_page(client: Client) -> None:
    for book in shelf.books():
        html = client.get(f"/rules/{book.name}").text
        ids = re.findall(rf'<li class="row" id="({book.prefix.lower()}-\d+)"', html)
        assert sorted(ids) == sorted(id.lower() for id in book.rules())
        for id in (ids[0], ids[-1], ids[len(ids) // 2]):
            assert client.get(f"/rules/{book.name}/{id}").status_code == 200


def test_rule_page_has_neighbours_section_and_edition(client: Client) -> None:
    html = client.get("/rules/crisis/cp-517").text
    assert 'rel="prev" href="/rules/crisis/cp-516"' in html
    assert 'rel="next" href="/rules/crisis/cp-518"' in html
    assert 'href="/rules/crisis#keywords"' in html
    assert "2022 only" in html
    assert 'href="/rules/cp-517"' in html
    assert 'rel="prev"' not in client.get("/rules/crisis/cp-001").text
    assert 'rel="next"' not in client.get("/rules/crisis/cp-619").text


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("/rules/cp-117", "/rules/crisis/cp-117"),
        ("/rules/CP-117", "/rules/crisis/cp-117"),
        ("/rules/ft-001", "/rules/tactics/ft-001"),
        ("/rules/tactics/cp-117", "/rules/crisis/cp-117"),
        ("/rules/Crisis/CP-117", "/rules/crisis/cp-117"),
        ("/rules/crisis/117", "/rules/crisis/cp-117"),
        ("/rules/crisis/7", "/rules/crisis/cp-007"),
        ("/rules/CRISIS", "/rules/crisis"),
    ],
)
def test_short_addresses_lead_to_the_full_one(client: Client, short: str, full: str) -> None:
    answer = client.get(short)
    assert (answer.status_code, answer.headers["location"]) == (307, full)
    assert client.get(full).status_code == 200


def test_trailing_slash_leads_to_the_page_without_it(client: Client) -> None:
    answer = client.get("/rules/?q=a+b")
    assert (answer.status_code, answer.headers["location"]) == (308, "/rules?q=a+b")


def test_edition_filter(client: Client) -> None:
    rules = shelf.book("crisis").rules().values()
    for edition in ("2022", "2025"):
        html = client.get("/rules/crisis", params={"edition": edition}).text
        other = {"2022": "2025", "2025": "2022"}[edition]
        assert html.count('<li class="row"') == sum(rule.edition != other for rule in rules)
        assert f"{edition} only" in html
        assert f"{other} only" not in html
    assert client.get("/rules/crisis?edition=1999").text.count('<li class="row"') == len(rules)
    kept = client.get("/rules/crisis?edition=2022&q=stun").text
    assert 'name="edition" value="2022"' in kept
    assert "/rules/crisis?q=stun&amp;edition=2025" in kept
    assert 'aria-label="Edition"' not in client.get("/rules/tactics").text


def test_health(client: Client) -> None:
    answer = client.get("/healthz")
    assert answer.json() == {"status": "ok", "version": __version__, "engine": ENGINE}


def test_robots_and_icon(client: Client) -> None:
    assert client.get("/robots.txt").text.startswith("User-agent: *")
    icon = client.get("/favicon.ico")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.text.startswith("<svg")


@pytest.mark.parametrize("path", ["/", "/rules", "/rules/crisis", "/rules/crisis/cp-001", "/healthz", "/static/logo.svg"])
def test_head_is_answered_like_get(client: Client, path: str) -> None:
    assert client.head(path).status_code == 200


@pytest.mark.all
def test_the_longest_book_is_quick(client: Client) -> None:
    times = []
    for _ in range(5):
        start = time.thread_time()
        assert client.get("/rules/crisis").status_code == 200
        times.append(time.thread_time() - start)
    assert min(times) < 0.1


def test_static_files_are_kept_for_good_only_under_their_hash(client: Client) -> None:
    address = next(link for link in links(client.get("/").text) if link.startswith("/static/~") and link.endswith("/site.css"))
    hashed = client.get(address)
    assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert hashed.headers["content-type"].startswith("text/css")
    old = client.get("/static/~0123456789ab/site.css")  # asked for by a page from before an update
    assert (old.status_code, old.headers["cache-control"]) == (200, "public, max-age=3600")
    assert client.get("/static/site.css").headers["cache-control"] == "public, max-age=3600"
    font = client.get("/static/fonts/archivo-longbox.woff2")
    assert font.headers["content-type"] == "font/woff2"
    assert client.get("/static/theme.js").headers["content-type"].startswith("text/javascript")
    assert client.get(address, headers={"If-None-Match": hashed.headers["etag"]}).status_code == 304


def test_pages_are_compressed(client: Client) -> None:
    assert client.get("/rules/crisis", headers={"Accept-Encoding": "gzip"}).headers["content-encoding"] == "gzip"


def test_the_licence_can_be_read_without_internet(client: Client) -> None:
    answer = client.get("/licence")
    assert answer.status_code == 200
    assert answer.text.startswith("MIT License")
