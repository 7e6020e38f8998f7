"""Papers of an event as PDF, read by another library than the one that wrote them."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from pypdf import PdfReader

import longbox.web
from challenger.hall import begin, finish, hall, opened
from longbox.challenger import Event, announcement, draw, facts
from longbox.challenger.facts import Role
from longbox.server.app import create_app
from longbox.server.events.paper import TITLES, papers
from longbox.server.settings import Settings
from server.asgi import Client
from server.test_events import Hall, Person, page

A4 = (595, 842)
NAMES = ("Jürgen Straßer-Öztürk", "Zażółć Gęślą", "Ελένη Δούκα", "Владимир", "王小明", "W" * 40, "Ann (=1+1) \\n")


def read(data: bytes) -> list[str]:
    """The text of each page; all of them are A4."""
    pages = PdfReader(io.BytesIO(data)).pages
    for one in pages:
        assert tuple(sorted(round(float(side)) for side in (one.mediabox.width, one.mediabox.height))) == A4
    return [one.extract_text() for one in pages]


def event_of(*names: str) -> Event:
    event = opened()
    for number, name in enumerate(names, 1):
        event.say(facts.Joined(f"P{number}", name))
        event.say(facts.CheckedIn(f"P{number}"))
    event.say(announcement(event))
    return event


def test_two_hundred_players_on_their_pages() -> None:
    event = hall(200)
    begin(event)
    pages = read(papers(event, "pairings"))
    assert len(pages) == 6
    for number, text in enumerate(pages, 1):
        assert "Pairings, Round 1" in text
        assert f"Page {number} of 6" in text
        assert "Opponent" in text
    lines = [line for text in pages for line in text.splitlines()]
    for player in event.players.values():
        assert sum(line.startswith(f"{player.name} ") or line == player.name for line in lines) >= 1, player.name
    slips = read(papers(event, "slips"))
    assert len(slips) == 13, "eight on a page"
    for table in event.rounds[0].tables:
        assert sum(f"Table {table.number}\n" in text for text in slips) == 1
    finish(event)
    assert len(read(papers(event, "standings"))) == 6
    whole = read(papers(event, *TITLES))
    assert len(whole) == 6 + 13 + 6 + 1 + 3, "the round again, table by table"
    assert "There is no bracket yet." in whole[-4]


def test_names_of_every_kind_stay_in_their_column() -> None:
    event = event_of(*NAMES)
    begin(event)
    finish(event)
    text = "\n".join(read(papers(event, "pairings", "standings", "slips")))
    for name in (*NAMES[:4], NAMES[6]):
        assert name in text
    assert "□□□" in text, "letters that the font does not have"
    assert "W" * 40 not in text
    assert "W" * 20 in text
    assert "WW…" in text


@pytest.mark.parametrize(
    ("code", "words"), [("en", ("Standings, after round 4", "Quarter-finals", "Final")), ("de", ("Tabelle", "Runde 4"))]
)
def test_the_bracket_has_room_for_those_to_come(code: str, words: tuple[str, ...]) -> None:
    event = hall(17)
    for _ in range(4):
        begin(event)
        finish(event)
    event.say(facts.CutMade())
    begin(event)
    text = "\n".join(read(papers(event, "standings", "bracket", code=code)))
    for word in words:
        assert word in text
    last = read(papers(event, "bracket"))[-1]
    assert sum(event.players[id].name in last for id in event.cut or ()) == 8
    assert last.count("\u2013") == 6, "two semifinals and a final are open"
    for _ in range(3):
        finish(event)
        if not event.winner:
            begin(event)
    assert event.winner is not None
    last = read(papers(event, "bracket"))[-1]
    assert last.count(event.players[event.winner].name) == 4
    assert "\u2013" not in last
    assert sum(line.endswith(" 16") for line in last.splitlines()) == 7


def test_a_draw_that_is_not_out_is_on_no_paper_but_the_organisers() -> None:
    event = hall(8)
    event.say(draw(event))
    assert "No round is published yet." in read(papers(event, "pairings"))[0]
    assert "No round is published yet." in read(papers(event, "slips", role=Role.SCOREKEEPER))[0]
    assert "Player 3" in read(papers(event, "pairings", role=Role.ORGANISER))[0]


def test_who_left_is_told() -> None:
    event = hall(8)
    begin(event)
    finish(event)
    event.say(facts.Dropped("P3"))
    assert "Player 3 (dropped)" in read(papers(event, "standings"))[0]
    assert "Player 3 (ausgestiegen)" in read(papers(event, "standings", code="de"))[0]


def test_the_letters_come_with_their_licence() -> None:
    fonts = Path(longbox.web.__file__).parent / "fonts"
    assert "permission notice shall" in (fonts / "DEJAVU.txt").read_text(encoding="utf-8")


def test_papers_from_the_server(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/longbox.sqlite", bot_pace=0.0, limits=False)
    with Client(create_app(settings), accept_language="en") as client:
        made = Hall(client)
        made.begin()
        for what in TITLES:
            shown = page(made.desk, f"/e/{made.code}/print/{what}")
            assert f'href="/e/{made.code}/print/{what}.pdf"' in shown.text
            answer = page(made.desk, f"/e/{made.code}/print/{what}.pdf")
            assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
            assert answer.headers["content-disposition"] == f'inline; filename="{what}.pdf"'
            assert "Saturday" in read(answer.content)[0]
        german = page(made.desk, f"/e/{made.code}/print/pairings.pdf", **{"Accept-Language": "de"})
        assert "Paarungen, Runde 1" in read(german.content)[0]
        for who in (made.phones["P2"], made.stranger, Person(client)):
            assert page(who, f"/e/{made.code}/print/slips.pdf").status_code == 403
            assert "Player 2" in read(page(who, f"/e/{made.code}/print/pairings.pdf").content)[0]
        for wrong in ("pairings.doc", "pairings.", "nonsense.pdf", "pairings.pdf.pdf"):
            assert page(made.desk, f"/e/{made.code}/print/{wrong}").status_code == 404
        made.play_round()
        made.desk.do("POST", made.at("pair"), {})
        assert "Round 2" in read(page(made.desk, f"/e/{made.code}/print/pairings.pdf").content)[0]
        assert "Round 1" in read(page(made.stranger, f"/e/{made.code}/print/pairings.pdf").content)[0], "not public yet"
