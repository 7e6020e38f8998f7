"""Rosters on paper, what they bring, links for phones, and lists that other tools read."""

from __future__ import annotations

import io
import re

from PIL import Image
from pypdf import PdfReader

from challenger.hall import TEXT
from longbox.challenger.sheets import read_sheet
from server.asgi import Client
from server.test_events import Hall, Person, page
from server.test_series import post, series


def filed(client: Client, **settings: object) -> Hall:
    hall = Hall(client, 4, rosters="required", **settings)
    for id, phone in hall.phones.items():
        phone.do("POST", hall.at(f"players/{id}/roster"), content=TEXT.encode())
    return hall


def test_rosters_and_what_they_bring_are_on_paper_for_whoever_may_read_them(client: Client) -> None:
    hall = filed(client)
    for what in ("rosters", "teams"):
        assert page(hall.stranger, f"/e/{hall.code}/print/{what}").status_code == 403
    rosters = page(hall.desk, f"/e/{hall.code}/print/rosters").text
    assert rosters.count("Second Wind") == 4
    assert "4 rosters are accepted." in page(hall.desk, f"/e/{hall.code}/print/teams").text
    hall.begin()
    hall.play_round()
    teams = page(hall.desk, f"/e/{hall.code}/print/teams").text
    assert re.search(r">Avengers</th><td class=\"num\">4</td><td class=\"num\">2-0-2</td><td class=\"num\">50 %<", teams)
    assert page(hall.phones["P2"], f"/e/{hall.code}/print/rosters").status_code == 403
    hall.say("SettingChosen", name="rosters_open", value=True)
    assert page(hall.stranger, f"/e/{hall.code}/print/rosters").text.count("Second Wind") == 4
    assert page(hall.stranger, f"/e/{hall.code}/print/teams").status_code == 200


def words(data: bytes) -> str:
    return "\n".join(one.extract_text() for one in PdfReader(io.BytesIO(data)).pages)


def test_rosters_and_links_are_pdf_files_too(client: Client) -> None:
    hall = filed(client)
    hall.desk.do("POST", hall.at("players"), {"names": ["Zoe", "Abe"]})
    assert page(hall.stranger, f"/e/{hall.code}/print/rosters.pdf").status_code == 403
    rosters = page(hall.desk, f"/e/{hall.code}/print/rosters.pdf")
    assert rosters.headers["content-type"] == "application/pdf"
    told = words(rosters.content)
    assert told.count("Second Wind") == 4
    assert all(f"Player {number}" in told for number in (1, 2, 3, 4))
    links = words(post(hall.desk, f"/e/{hall.code}/print/phones.pdf").content)
    assert links.index("Abe") < links.index("Zoe")
    found = re.findall(r"/link/\s([\w-]+)", links)
    assert len(found) == 2
    assert page(hall.stranger, f"/e/{hall.code}/link/{found[0]}").status_code == 200


def test_results_have_a_picture_affiliations_and_their_series(client: Client) -> None:
    hall = filed(client)
    hall.begin()
    shown = page(hall.stranger, f"/e/{hall.code}/results").text
    assert "Affiliations" not in shown, "rosters are secret until the event is over"
    early = page(hall.stranger, f"/e/{hall.code}/results.png").content
    for _ in range(3):
        hall.play_round()
        hall.next()
    hall.play_round()
    path = series(hall.desk, hall.code)
    shown = page(hall.stranger, f"/e/{hall.code}/results").text
    assert re.search(r'<meta property="og:image" content="http[^"]+/e/\w+/results.png">', shown)
    assert "Affiliations" in shown
    assert f'href="{path}">Northern league<' in shown
    assert f'href="{path}">Northern league<' in page(hall.stranger, f"/e/{hall.code}").text
    late = page(hall.stranger, f"/e/{hall.code}/results.png")
    assert late.headers["content-type"] == "image/png"
    assert Image.open(io.BytesIO(late.content)).size == (1200, 630)
    assert late.content != early


def test_statistics_are_open_when_the_event_is_over(client: Client) -> None:
    hall = filed(client)
    hall.begin()
    for _ in range(3):
        hall.play_round()
        hall.next()
    hall.play_round()
    assert page(hall.stranger, f"/e/{hall.code}/print/teams").status_code == 200
    assert page(hall.stranger, f"/e/{hall.code}/print/rosters").status_code == 403
    places = page(hall.stranger, f"/e/{hall.code}/export/placings.csv").content.decode("utf-8-sig").splitlines()
    assert places[0] == "Place,Player Name,Team,Faction,W,L,D,Total Points,SoS,VP"
    assert re.match(r"1,Player \d,,Avengers[^,]*,\d,\d,0,\d+,", places[1])


def test_a_sheet_of_links_brings_phones_to_players_of_the_desk(client: Client) -> None:
    hall = Hall(client, 1)
    hall.desk.do("POST", hall.at("players"), {"names": ["Zoe", "Abe"]})
    first = post(hall.desk, f"/e/{hall.code}/print/phones").text
    assert first.index("Abe") < first.index("Zoe")
    assert "Player 1" not in first, "has a phone already"
    links = re.findall(r"/link/([\w-]+)</p>", first)
    again = re.findall(r"/link/([\w-]+)</p>", post(hall.desk, f"/e/{hall.code}/print/phones").text)
    assert len(links) == len(again) == 2
    zoe = Person(client, "Somebody")
    assert zoe.ask("POST", hall.at("link"), {"token": links[1]}).status_code == 409, "a new sheet replaces the one before"
    zoe.do("POST", hall.at("link"), {"token": again[1]})
    assert zoe.do("GET", hall.at("me"))["me"]["name"] == "Zoe"
    for who in (hall.phones["P2"], hall.stranger, hall.staff("watcher")):
        assert post(who, f"/e/{hall.code}/print/phones").status_code == 403


def test_a_list_for_other_tools_comes_back_as_it_was(client: Client) -> None:
    hall = Hall(client, 0)
    hall.desk.do("POST", hall.at("players/import"), content=b"First Name,Last Name,Team,Table\nKim,van Lee,North,3\nJo,,,\n")
    data = page(hall.desk, f"/e/{hall.code}/export/entries.csv").content
    assert data.decode("utf-8-sig").splitlines()[:2] == [
        "Name,First Name,Last Name,Team,Table,List",
        "Kim van Lee,Kim van,Lee,North,3,",
    ]
    assert [(row.name, row.club, row.table) for row in read_sheet(data)] == [("Kim van Lee", "North", 3), ("Jo", "", 0)]
