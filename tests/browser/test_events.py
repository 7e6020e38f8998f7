"""A whole Challenger event as people see it: the desk, two phones and the wall, from registration to the final."""

from __future__ import annotations

import asyncio
import os
import random
import re
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from fastapi import FastAPI
from playwright.sync_api import Page, expect

from browser.conftest import NOWHERE, Visitor, Visitors
from browser.looks import looks, overflow, violations
from browser.test_journeys import pass_on
from browser.test_table_page import asked_of
from browser.waiting import the_end, until
from challenger.hall import TEXT
from longbox.server.app import create_app
from longbox.server.services import Services
from longbox.server.settings import Settings

PICTURES = os.environ.get("LONGBOX_PICTURES")
"""A folder for screenshots, for whoever wants to look."""


class Site:
    """A server that can go down and come back at the same address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.server = uvicorn.Server(uvicorn.Config(create_app(self.settings), log_level="critical", timeout_graceful_shutdown=1))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listening]}, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.02)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.listening.close()

    def restart(self) -> None:
        self.stop()
        self.listening = socket.create_server(("127.0.0.1", self.port))
        self.start()


@pytest.fixture
def hall(chromium: str, tmp_path: Path, visitors: Visitors) -> Iterator[Site]:
    """A server of its own, for a test that stops it."""
    site = Site(Settings(f"sqlite:///{tmp_path}/longbox.sqlite", bot_pace=0.0, limits=False))
    yield site
    visitors.close(site.address)
    site.stop()


class People:
    """Browsers of their own for everybody. What goes wrong in a page fails the test; a server that is away does not."""

    def __init__(self, visitors: Visitors, address: str) -> None:
        self.visitors, self.address = visitors, address
        self.here: list[Visitor] = []
        self.faults: list[str] = []
        self.down = False

    def page(self, path: str, **how: Any) -> Page:
        visitor = self.visitors.come(self.address, **how)
        self.here.append(visitor)
        answer = visitor.page.goto(path)
        assert answer is not None
        assert answer.status == 200
        return visitor.page

    def leave(self, page: Page) -> None:
        visitor = next(one for one in self.here if one.page is page)
        self.note()
        self.here.remove(visitor)
        self.visitors.go(visitor)

    def note(self) -> None:
        """Remember what went wrong until now. A refusal is an answer of 4xx, which the browser itself writes down."""
        for visitor in self.here:
            if not self.down:
                self.faults += [one for one in visitor.faults if not one.startswith("failed: ") and "status of 4" not in one]
            visitor.faults.clear()

    def server_is_away(self, down: bool) -> None:
        self.note()
        self.down = down


@pytest.fixture
def people(visitors: Visitors, request: pytest.FixtureRequest) -> Iterator[People]:
    own = "hall" in request.fixturenames
    made = People(visitors, request.getfixturevalue("hall").address if own else request.getfixturevalue("site"))
    yield made
    while made.here:
        made.leave(made.here[-1].page)
    assert made.faults == []


def seen(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/{name}.png", full_page=True)


class Desk:
    """The organiser's page, and the same browser's way to the interface for what would take long by hand."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.code = page.url.split("/")[4]

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        origin = "/".join(self.page.url.split("/")[:3])
        answer = self.page.context.request.fetch(
            f"/api/events/{self.code}{path}", method=method, data=data, headers={"Origin": origin}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def state(self) -> Any:
        return self.ask("GET", "")

    def say(self, kind: str, **values: Any) -> None:
        self.ask("POST", "/facts", {"fact": {"fact": kind, **values}})

    def name(self, player: str) -> str:
        return str(next(one["name"] for one in self.state()["players"] if one["id"] == player))

    def results(self, but: tuple[int, ...] = ()) -> None:
        """The first at each table wins, but for some tables."""
        round = self.state()["rounds"][-1]
        for row in round["pairings"]:
            if row["players"][1] is not None and row["result"] is None and row["table"] not in but:
                result = {"kind": "victory", "winner": row["players"][0], "vps": [16, 5 + row["table"]]}
                self.say("Reported", round=round["number"], table=row["table"], result=result)

    def press(self, name: str, exact: bool = True) -> None:
        self.page.get_by_role("button", name=name, exact=exact).first.click()

    def fill_in(self, verb: str, gone: bool = True, **fields: str) -> None:
        """Fill in the form over the page and send it; perhaps another one comes in its place."""
        dialog = self.page.get_by_role("dialog")
        for label, value in fields.items():
            field = dialog.get_by_label(label.replace("_", " "), exact=False)
            if field.evaluate("one => one.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        dialog.get_by_role("button", name=verb, exact=True).click()
        if gone:
            expect(dialog).to_have_count(0)

    def next_round(self, number: int) -> None:
        step = self.page.locator("[data-key=step]")
        expect(step).to_have_text(re.compile("^Draw"))
        step.click()
        expect(self.page.get_by_text("Preview: only you see this draw")).to_be_visible()
        assert self.state()["rounds"][-1]["number"] == number
        self.press("Publish")
        expect(self.page.get_by_text("Preview: only you see this draw")).to_have_count(0)


def scored(said: str, mine: int, theirs: int) -> re.Pattern[str]:
    """A result as a phone tells it, from its player's side."""
    return re.compile(rf"{said}: you {mine}, .+ {theirs} \((win|loss|draw)\)")


def opened(people: People) -> Desk:
    page = people.page("/events")
    page.get_by_label("Name of the event").fill("Harbour Challenger")
    page.get_by_label("Your name, as its organiser").fill("Olga")
    page.get_by_label("First day").fill("2025-04-05")
    page.get_by_role("button", name="Open the event").click()
    expect(page.get_by_role("navigation", name="Desk")).to_be_visible()
    page.locator("[data-key=rail-settings]").click()
    page.locator("[data-key=set-rosters]").click()
    page.get_by_role("button", name="optional", exact=True).click()
    expect(page.get_by_role("link", name="1 setting differs")).to_be_visible()
    return Desk(page)


def prepared(people: People, rosters: str = "optional") -> Desk:
    """An event that was opened by a call."""
    page = people.page(NOWHERE)
    wish = {"name": "Harbour Challenger", "date": "2025-04-05", "settings": {"rosters": rosters}}
    answer = page.context.request.post("/api/events", data=wish, headers={"Origin": people.address})
    assert answer.ok, answer.text()
    page.goto(f"/e/{answer.json()['code']}/desk")
    expect(page.get_by_role("navigation", name="Desk")).to_be_visible()
    return Desk(page)


def entered(people: People, desk: Desk, name: str, roster: str = "") -> Page:
    """Somebody who registered by a call, and has yet to look at the phone."""
    phone = people.page(NOWHERE, width=390)
    line, origin = phone.context.request, {"Origin": people.address}
    answer = line.post(f"/api/events/{desk.code}/join", data={"name": name}, headers=origin)
    assert answer.ok, answer.text()
    if roster:
        filed = line.post(f"/api/events/{desk.code}/players/{answer.json()['player']}/roster", data=roster, headers=origin)
        assert filed.ok, filed.text()
    return phone


def registered(people: People, desk: Desk, name: str, **how: str) -> Page:
    phone = people.page(f"/e/{desk.code}", width=390, **how)
    phone.locator("#join-name").fill(name)
    phone.locator("[data-key=join]").click()
    expect(phone.locator("[data-key=checkin]")).to_be_visible()
    return phone


def test_seventeen_players_to_the_final(people: People, hall: Site) -> None:
    desk = opened(people)
    page = desk.page
    ada = registered(people, desk, "Ada Abel")
    ben = registered(people, desk, "Ben Berg", language="de", theme="dark")
    seen(ada, "phone-registered")

    # The desk enters the others, checks everybody in and announces what will be played.
    page.locator("[data-key=rail-players]").click()
    desk.press("Add players")
    desk.fill_in("Add players", Names="\n".join(f"Guest {number:02d}" for number in range(3, 18)))
    ada.locator("[data-key=checkin]").tap()
    expect(ada.get_by_text("Checked in").first).to_be_visible()
    desk.press("Check everybody in")
    expect(page.locator("td .tag.good", has_text="Checked in")).to_have_count(17)
    seen(page, "desk-players")
    wall = people.page(f"/e/{desk.code}/projector")
    expect(wall.get_by_text("17 registered, 17 checked in")).to_be_visible()
    seen(wall, "wall-welcome")
    page.locator("[data-key=rail-rounds]").click()
    expect(page.get_by_text("17 players, 4 rounds, cut to 8")).to_be_visible()
    desk.press("Announce")
    expect(page.get_by_text("Announced", exact=True).first).to_be_visible()
    desk.press("Draw round 1")
    expect(page.get_by_text("Preview: only you see this draw")).to_be_visible()
    expect(page.locator(".pairs-table tbody tr")).to_have_count(9)
    seen(page, "desk-preview")
    assert violations(page) == []
    page.get_by_role("button", name="Why?").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("event points")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(ada.locator(".tn")).to_have_count(0)

    # Ada and Ben are to meet, so that two phones agree and differ; the bye goes to somebody else.
    pairings = desk.state()["rounds"][0]["pairings"]
    ids = {one["name"]: one["id"] for one in desk.state()["players"]}
    one, other = ids["Ada Abel"], ids["Ben Berg"]
    mine = next(row for row in pairings if one in row["players"])
    if other not in mine["players"]:
        partner = next((id for id in mine["players"] if id not in (one, None)), None)
        if partner is None:  # Ada has the bye
            one_table = next(row for row in pairings if other in row["players"])
            partner = next(id for id in one_table["players"] if id != other)
            desk.say("Exchanged", round=1, one=one, other=partner, reason="two phones")
        else:
            desk.say("Exchanged", round=1, one=other, other=partner, reason="two phones")
    desk.press("Publish")
    expect(ada.locator(".vs")).to_contain_text("Ben Berg")
    expect(ben.locator(".vs")).to_contain_text("Ada Abel")
    table = int(ada.locator(".tn").inner_text())
    expect(wall.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(wall.get_by_role("row", name=re.compile(f"Abel, Ada {table} Ben Berg"))).to_be_visible()
    seen(wall, "wall-pairings")
    seen(ada, "phone-round")

    # The clock is for the staff: neither phone nor wall can know it.
    desk.press("Start the clock")
    expect(page.locator("#left")).to_have_text(re.compile(r"^(9[0-5]|89):\d\d$"))
    for other_page in (ada, wall):
        text = other_page.evaluate(f"fetch('/api/events/{desk.code}').then(one => one.text())")
        assert '"minutes":9' not in text
        assert '"ends"' not in text

    # They report differently: the desk hears of it, Ben accepts after all.
    ada.get_by_label("You", exact=True).fill("16")
    ada.get_by_label("Ben Berg", exact=True).fill("12")
    ada.get_by_role("button", name="Send: you 16, Ben Berg 12 (win)").tap()
    expect(ada.get_by_text("You sent: you 16, Ben Berg 12 (win)")).to_be_visible()
    expect(ben.get_by_text("Ada Abel meldet: du 12, Ada Abel 16 (Niederlage)")).to_be_visible()
    assert violations(ben) == []
    seen(ben, "phone-confirm-dark")
    ben.get_by_role("button", name="Ein anderes Ergebnis senden").tap()
    ben.get_by_label("Du", exact=True).fill("13")
    ben.get_by_label("Ada Abel", exact=True).fill("16")
    ben.get_by_role("button", name="Senden: du 13, Ada Abel 16 (Niederlage)").tap()
    expect(ben.get_by_text("Die beiden Meldungen widersprechen sich")).to_be_visible()
    expect(page.get_by_text(f"Table {table}: reports differ")).to_be_visible()
    expect(ada.get_by_text("The two reports differ")).to_be_visible()
    seen(page, "desk-dispute")
    seen(ada, "phone-dispute")
    assert violations(page) == []
    assert violations(ada) == []
    page.locator(".todo").get_by_role("button", name="Decide").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Ben Berg is right")).to_be_visible()
    seen(page, "desk-decide")
    dialog.get_by_role("button", name="Another result").click()
    expect(dialog.get_by_label("Victory points of Ada Abel")).to_have_value("")
    assert violations(page) == []
    seen(page, "desk-enter")
    dialog.get_by_role("button", name="Cancel").click()
    page.locator(".todo").get_by_role("button", name="Decide").click()
    dialog.get_by_role("button", name="Ada Abel is right").click()
    expect(ada.get_by_text("Result saved")).to_be_visible()

    # A call, a third warning, and a decision before the next draw.
    ben.get_by_role("button", name="Watcher rufen").tap()
    ben.get_by_role("dialog").get_by_role("button", name="Watcher rufen").tap()
    expect(page.get_by_text("Ben Berg calls a Watcher")).to_be_visible()
    page.locator(".todo").get_by_role("button", name="Rule").click()
    desk.fill_in("Rule", Ruling="It stays where it is.")
    expect(ben.get_by_text("It stays where it is.")).to_be_visible()
    page.locator("[data-key=rail-watchers]").click()
    for _ in range(3):
        expect(page.get_by_text("Third warning: Guest 05")).to_have_count(0)
        desk.press("Warn")
        desk.fill_in("Warn", Player=ids["Guest 05"], Reason="rushing")
    expect(page.get_by_text("Third warning: Guest 05")).to_be_visible()
    page.locator("[data-key=rail-rounds]").click()
    desk.results()
    expect(page.get_by_role("button", name="Close the round")).to_be_enabled()
    desk.press("Close the round")
    expect(page.get_by_text("A third warning waits for a decision")).to_be_visible()
    expect(page.get_by_role("button", name="Draw round 2")).to_be_disabled()
    seen(page, "desk-third")
    page.locator(".todo").get_by_role("button", name="Keep playing").click()
    desk.fill_in("Keep playing", Reason="It was loud.")
    desk.next_round(2)

    # The server goes down in the middle of round two and comes back; nobody has to do anything.
    before = desk.state()
    people.server_is_away(True)
    hall.restart()
    after = desk.state()
    assert {**after, "now": 0, "seq": 0} == {**before, "now": 0, "seq": 0}
    assert after["seq"] == before["seq"]

    # Ada's phone goes on where it was; her opponent has none, so the desk takes her word.
    at = next(row for row in after["rounds"][-1]["pairings"] if one in row["players"])
    assert at["players"][1] is not None
    ada.get_by_label("You", exact=True).fill("9")
    ada.locator("[data-key=theirs]").fill("16")
    ada.locator("[data-key=send]").tap()
    expect(ada.get_by_text(scored("You sent", 9, 16))).to_be_visible()
    row_of_ada = page.locator(".pairs-table tbody tr").nth(at["table"] - 1)
    expect(row_of_ada).to_contain_text("One report")
    row_of_ada.get_by_role("button", name="Enter it").click()
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(ada.get_by_text(scored("Result saved", 9, 16))).to_be_visible()
    desk.results()
    expect(page.get_by_text("8 of 8 tables closed")).to_be_visible()
    people.server_is_away(False)

    # A wrong entry is corrected with a reason.
    page.locator(".pairs-table").get_by_role("button", name="Correct").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Reason").fill("typed the wrong way round")
    dialog.locator("input[name=one]").fill("3")
    dialog.locator("input[name=other]").fill("17")
    dialog.get_by_role("button", name="Save").click()
    expect(page.locator(".pairs-table tbody tr").first).to_contain_text("3 : 17")
    expect(page.locator(".log").first).to_contain_text("Corrected")
    desk.press("Close the round")
    expect(wall.get_by_role("heading", name="Standings after round 2")).to_be_visible()
    seen(wall, "wall-standings")

    # Somebody leaves on their own phone.
    ben.get_by_role("button", name="Aussteigen").tap()
    ben.get_by_role("dialog").get_by_role("button", name="Aussteigen").tap()
    expect(ben.get_by_text("Du hast das Turnier verlassen.")).to_be_visible()

    # Everybody looks away until the cut: to draw every result on every screen takes far longer than to hear of it.
    people.leave(ben)
    for other_page in (ada, wall, page):
        other_page.goto(NOWHERE)
    for number in (3, 4):
        desk.ask("POST", "/pair", {})
        desk.say("Published", round=number)
        desk.results()
        desk.say("RoundClosed", round=number)
    assert len(desk.state()["rounds"][2]["pairings"]) == 8, "sixteen are left"

    # Cut, bracket, winner.
    page.goto(f"/e/{desk.code}/desk#rounds")
    desk.press("Make the cut")
    wall.goto(f"/e/{desk.code}/projector")
    for number in (5, 6, 7):
        desk.next_round(number)
        if number == 5:
            expect(wall.get_by_role("heading", name="Quarter-finals")).to_be_visible()
        desk.results()
        expect(page.get_by_role("button", name="Close the round")).to_be_enabled()
        desk.press("Close the round")
    expect(page.get_by_text("has won the event.").first).to_be_visible()  # or the server is asked before it has heard
    winner = desk.name(desk.state()["winner"])
    expect(page.get_by_text(f"{winner} has won the event.")).to_be_visible()
    seen(page, "desk-final")
    page.locator("[data-key=rail-bracket]").click()
    expect(page.locator(".champion")).to_have_text(winner)
    seen(page, "desk-bracket")
    wall.keyboard.press("4")
    expect(wall.locator(".champion")).to_have_text(winner)
    seen(wall, "wall-bracket")
    assert violations(wall) == []
    wall.keyboard.press("3")
    expect(wall.locator("#cap")).to_have_text(f"{winner} has won the event.")
    ada.goto(f"/e/{desk.code}")
    ada.get_by_role("tab", name="Standings").tap()
    expect(ada.locator(".standings tbody tr")).to_have_count(17)
    expect(ada.locator(".standings tbody th").first).to_have_text(winner)
    seen(ada, "phone-standings")
    assert violations(ada) == []
    assert overflow(ada) == 0
    with page.expect_download() as loading:
        page.goto(f"/e/{desk.code}/desk#print")
        page.get_by_role("link", name="Results").click()
    sheet = Path(loading.value.path()).read_text(encoding="utf-8-sig")
    assert sheet.count("\n") == 9 + 9 + 8 + 8 + 4 + 2 + 1 + 1


@pytest.mark.parametrize(("width", "theme", "language"), looks(0))
def test_every_view_is_accessible(people: People, width: int, theme: str, language: str) -> None:
    desk = prepared(people)
    desk.ask("POST", "/players", {"names": [f"Guest {number} of a long and winding name" for number in range(1, 18)]})
    ada = entered(people, desk, "Ada Abel")
    desk.ask("POST", "/check-in")
    desk.ask("POST", "/announce")
    for number in (1, 2, 3, 4):
        desk.ask("POST", "/pair", {})
        desk.say("Published", round=number)
        desk.results()
        desk.say("RoundClosed", round=number)
    desk.say("CutMade")
    desk.ask("POST", "/pair", {})
    desk.say("Published", round=5)
    phone = people.page("/events", width=width, theme=theme, language=language)
    phone.context.add_cookies(ada.context.cookies())  # type: ignore[arg-type]
    phone.goto(f"/e/{desk.code}")
    for tab in ("round", "standings", "roster"):
        phone.locator(f"#tab-{tab}").click()
        expect(phone.locator("#view h2").first).to_be_visible()
        seen(phone, f"phone-{tab}-{width}-{theme}")
        assert violations(phone) == [], tab
        assert overflow(phone) == 0, tab
    page = people.page("/events", width=width, theme=theme, language=language)
    page.context.add_cookies(desk.page.context.cookies())  # type: ignore[arg-type]
    for done in (ada, phone):
        people.leave(done)
    assert violations(page) == []
    assert overflow(page) == 0
    for view in ("setup", "players", "rounds", "standings", "bracket", "watchers", "ledger", "print"):
        page.goto(NOWHERE)
        page.goto(f"/e/{desk.code}/desk#{view}")
        expect(page.locator("#view h2").first).to_be_visible()
        seen(page, f"view-{view}-{width}-{theme}")
        assert violations(page) == [], view
        assert overflow(page) == 0, view
    papers = [f"/print/{what}" for what in ("pairings", "slips", "standings", "bracket", "rosters", "teams")]
    for path in ("", "/projector", "/results", *papers):
        page.goto(f"/e/{desk.code}{path}", wait_until="networkidle" if path.startswith("/print") else "load")
        expect(page.locator("h1, h2").first).to_be_visible()
        seen(page, f"page{path.replace('/', '-')}-{width}-{theme}")
        assert violations(page) == [], path
        assert overflow(page) == 0, path
    for number in (5, 6, 7):
        if number > 5:
            desk.ask("POST", "/pair", {})
            desk.say("Published", round=number)
        desk.results()
        desk.say("RoundClosed", round=number)
    page.goto("/events")
    page.locator("#series-name").fill("League")
    page.locator("form[action='/series'] button").click()
    page.get_by_role("button", name=re.compile("^(Add it|Hinzufügen)$")).click()
    for what in ("series", "player"):
        expect(page.locator(".standings tbody tr").first).to_be_visible()
        seen(page, f"page-{what}-{width}-{theme}")
        assert violations(page) == [], what
        assert overflow(page) == 0, what
        if what == "series":
            page.locator(".standings tbody th a").first.click()


def test_a_link_a_roster_and_a_table_of_longbox(people: People) -> None:
    """Staff come by link, rosters are pasted on the phone, and a match is played here."""
    desk = opened(people)
    page = desk.page
    desk.say("SettingChosen", name="rosters", value="required")
    page.locator("[data-key=rail-setup]").click()
    desk.press("Invite staff")
    page.get_by_role("dialog").get_by_label("Role", exact=False).select_option("scorekeeper")
    page.get_by_role("dialog").get_by_role("button", name="Make a link", exact=True).click()  # the link comes in a sheet of its own
    address = page.get_by_role("dialog").locator("code").inner_text()
    expect(page.get_by_role("dialog").locator("svg.qr")).to_be_visible()
    seen(page, "desk-invite")
    helper = people.page(address.removeprefix(people.address), width=390)
    helper.get_by_label("Your name").fill("Sky")
    helper.get_by_role("button", name="Accept").tap()
    expect(helper.get_by_role("navigation", name="Desk")).to_be_visible()
    expect(helper.get_by_role("link", name="Ledger")).to_have_count(0)
    ada = registered_with_roster(people, desk, "Ada")
    with_a_ready_roster(people, desk, "Ben")
    for name in ("Cy", "Di"):
        entered(people, desk, name, TEXT)
    desk.ask("POST", "/check-in")
    desk.ask("POST", "/announce")
    desk.ask("POST", "/pair", {})
    desk.say("Published", round=1)
    expect(ada.locator(".tn")).to_be_visible()
    ada.get_by_text("Roster of").tap()
    expect(ada.locator(".fold .roster")).to_contain_text("Captain America")
    seen(ada, "phone-roster-open")
    ada.get_by_role("button", name="Play it here").tap()
    ada.wait_for_url(re.compile(r"/t/\w+$"))
    expect(ada.locator("#decision")).to_be_visible()


def registered_with_roster(people: People, desk: Desk, name: str) -> Page:
    phone = people.page(f"/e/{desk.code}", width=390)
    phone.locator("#join-name").fill(name)
    phone.locator("[data-key=join]").tap()
    phone.locator("[data-key=to-roster]").tap()
    phone.get_by_label("Roster as text").fill("no roster at all {")
    phone.get_by_role("button", name="File this roster").tap()
    expect(phone.locator(".err-text").last).not_to_be_empty()
    phone.get_by_label("Roster as text").fill(TEXT)
    phone.get_by_role("button", name="File this roster").tap()
    expect(phone.get_by_text("Your roster is accepted.")).to_be_visible()
    return phone


def with_a_ready_roster(people: People, desk: Desk, name: str) -> None:
    """Chosen by affiliation from those that a Standard event takes, and filed with one press."""
    phone = people.page(f"/e/{desk.code}", width=390)
    phone.locator("#join-name").fill(name)
    phone.locator("[data-key=join]").tap()
    phone.locator("[data-key=to-roster]").tap()
    phone.locator("#ready-group").select_option(label="Avengers")
    expect(phone.get_by_role("option", name="Avengers", exact=True)).to_have_count(1)  # the group: that roster is for Extended
    phone.locator("#ready").select_option(label="Avengers: all new, all different")
    expect(phone.get_by_text("Sam Wilson leads the next ones")).to_be_visible()
    assert violations(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390, "nothing is wider than the phone"
    seen(phone, "phone-ready-roster")
    phone.get_by_role("button", name="File the ready roster").tap()
    expect(phone.get_by_text("Your roster is accepted.")).to_be_visible()
    expect(phone.locator(".roster")).to_contain_text("She-Hulk")


def test_a_match_is_played_here_to_its_end(people: People, application: FastAPI) -> None:
    """Two phones go to a table of Longbox, play the game out, and the standings know it."""
    desk = prepared(people, rosters="required")
    page = desk.page
    phones = {name: entered(people, desk, name, TEXT) for name in ("Ada", "Ben", "Cy", "Di")}
    desk.ask("POST", "/check-in")
    desk.ask("POST", "/announce")
    desk.ask("POST", "/pair", {})
    desk.say("Published", round=1)
    ids = {one["id"]: one["name"] for one in desk.state()["players"]}
    row = next(row for row in desk.state()["rounds"][0]["pairings"] if "Ada" in {ids[one] for one in row["players"]})
    first, second = (phones[ids[one]] for one in row["players"])
    for one in (first, second):
        one.goto(f"/e/{desk.code}")
    first.get_by_role("button", name="Play it here").tap()
    first.wait_for_url(re.compile(r"/t/\w+$"))
    second.get_by_role("button", name="To your Longbox table").tap()
    second.wait_for_url(re.compile(r"/t/\w+$"))
    assert first.url == second.url, "one table for both"
    code = first.url.rpartition("/")[2]

    # The first decisions by hand, on the screen of whoever is asked; then by calls, or it takes an hour.
    for _ in range(4):
        pass_on(asked_of(first, second))
    result = play_on(application, code, first, second)
    assert result["reason"] not in ("resigned", "time"), "it was played to its end"
    for one in (first, second):
        expect(the_end(one)).to_be_visible()
    seen(first, "phone-game-over")

    # Nobody reports anything: the desk has the result, and closing the round puts it into the standings.
    scores = result["scores"]
    table = page.locator(".pairs-table tbody tr").nth(row["table"] - 1)
    page.locator("[data-key=rail-rounds]").click()
    expect(table).to_contain_text(f"{scores[0]} : {scores[1]}")
    the_end(first).get_by_role("link", name="Back to the event").tap()
    first.wait_for_url(re.compile(f"/e/{desk.code}$"))
    expect(first.get_by_text(scored("Result saved", *scores))).to_be_visible()
    assert desk.state()["standings"][0]["points"] == 0
    desk.results()
    desk.press("Close the round")
    expect(page.get_by_role("button", name="Draw round 2")).to_be_visible()
    standings = {one["player"]: (one["points"], one["vps"]) for one in desk.state()["standings"]}
    for seat, player in enumerate(row["players"]):
        points = 1 if result["winner"] is None else 3 if result["winner"] == seat else 0
        assert standings[player] == (points, scores[seat])
    first.get_by_role("tab", name="Standings").tap()
    for player in row["players"]:
        shown = first.locator(".standings tbody tr", has_text=ids[player]).locator("td").nth(2)
        expect(shown).to_have_text(str(standings[player][0]))


def play_on(application: FastAPI, code: str, *pages: Page) -> Any:
    """Any answers there are, until the game is over; how it ended. The pages look away until the last few, because to draw
    every moment of a game takes far longer than to play it."""
    services: Services = application.state.services
    assert services.tables.sweeper is not None
    loop = services.tables.sweeper.get_loop()

    async def chosen() -> list[int]:
        table = await services.tables.table(code)
        assert table.game is not None
        ahead, rng, answers = table.game.clone(), random.Random(7), list[int]()
        while ahead.ask is not None:
            answers.append(rng.randrange(len(ahead.ask.options)))
            ahead.answer(answers[-1])
        return answers

    async def play(answers: list[int]) -> Any:
        table = await services.tables.table(code)
        for answer in answers:
            await table.answer(table.seats[table.asked].account, table.seq, answer)  # type: ignore[index]
        return table.result("en")

    for page in pages:
        page.goto(NOWHERE)
    answers = asyncio.run_coroutine_threadsafe(chosen(), loop).result()
    asyncio.run_coroutine_threadsafe(play(answers[:-4]), loop).result()
    for page in pages:
        page.goto(f"/t/{code}")
        expect(page.locator("#question")).not_to_be_empty()
    return asyncio.run_coroutine_threadsafe(play(answers[-4:]), loop).result()


def two_phones(people: People) -> tuple[Desk, Page, Page]:
    """A round with Ada, Ben and two others, and the phones of Ada and her opponent."""
    desk = prepared(people)
    phones = {name: entered(people, desk, name) for name in ("Ada", "Ben", "Cy", "Di")}
    desk.ask("POST", "/check-in")
    desk.ask("POST", "/announce")
    desk.ask("POST", "/pair", {})
    desk.say("Published", round=1)
    ada = phones["Ada"]
    ada.goto(f"/e/{desk.code}")
    expect(ada.locator(".tn")).to_be_visible()
    other = phones[ada.locator(".vs strong").inner_text()]
    other.goto(f"/e/{desk.code}")
    expect(other.locator(".tn")).to_be_visible()
    return desk, ada, other


def nothing_waits(phone: Page, desk: Desk) -> None:
    """The phone keeps no report that it has yet to send."""
    until(phone, lambda: phone.evaluate(f"localStorage.getItem('longbox-report-{desk.code}')") == "null", "a report waits")


def report(phone: Page, mine: int, theirs: int) -> None:
    phone.locator("[data-key=mine]").fill(str(mine))
    phone.locator("[data-key=theirs]").fill(str(theirs))
    phone.locator("[data-key=send]").tap()


def reports(desk: Desk) -> list[dict[str, Any]]:
    return [line for line in desk.ask("GET", "/ledger") if line["fact"] == "Reported"]


def test_a_report_survives_a_server_that_is_away(people: People, hall: Site) -> None:
    desk, ada, _ = two_phones(people)
    keys: list[str] = []
    ada.on("request", lambda one: keys.append(one.headers["idempotency-key"]) if one.url.split("?")[0].endswith("/facts") else None)
    people.server_is_away(True)
    hall.stop()
    report(ada, 16, 12)
    expect(ada.get_by_text(scored("Not sent yet", 16, 12))).to_be_visible()
    seen(ada, "phone-not-sent")
    assert violations(ada) == []
    hall.listening = socket.create_server(("127.0.0.1", hall.port))
    hall.start()
    ada.reload()
    expect(ada.get_by_text(scored("You sent", 16, 12))).to_be_visible()
    people.server_is_away(False)
    assert len(keys) >= 2
    assert len(set(keys)) == 1, "it is the same report however often it is sent"
    assert len(reports(desk)) == 1
    ada.reload()
    expect(ada.get_by_text(scored("You sent", 16, 12))).to_be_visible()
    nothing_waits(ada, desk)
    assert len(reports(desk)) == 1, "once it was heard it is not sent again"


def test_a_button_pressed_twice_reports_once(people: People) -> None:
    desk, ada, _ = two_phones(people)
    asked, answered = list[str](), list[str]()
    ada.on("request", lambda one: asked.append(one.url) if "/facts" in one.url else None)
    ada.on("requestfinished", lambda one: answered.append(one.url) if "/facts" in one.url else None)
    ada.locator("[data-key=mine]").fill("16")
    ada.locator("[data-key=send]").evaluate("one => { one.click(); one.click(); }")
    expect(ada.get_by_text(scored("You sent", 16, 0))).to_be_visible()
    nothing_waits(ada, desk)
    until(ada, lambda: len(answered) == len(asked), "a report is on its way")
    assert len(reports(desk)) == 1


def test_a_report_whose_answer_was_lost_counts_once(people: People) -> None:
    desk, ada, other = two_phones(people)
    people.server_is_away(True)

    def swallow(route: Any) -> None:
        route.fetch()
        route.abort()

    ada.route("**/facts?*", swallow)
    report(ada, 16, 12)
    expect(ada.get_by_text(scored("Not sent yet", 16, 12))).to_be_visible()
    assert len(reports(desk)) == 1, "it was heard"
    ada.unroute("**/facts?*")
    ada.reload()
    expect(ada.get_by_text(scored("You sent", 16, 12))).to_be_visible()
    assert len(reports(desk)) == 1
    other.locator("[data-key=confirm]").tap()
    expect(ada.get_by_text(scored("Result saved", 16, 12))).to_be_visible()
    people.server_is_away(False)
    assert len(reports(desk)) == 2


def test_a_kept_report_is_not_sent_to_another_match(people: People) -> None:
    desk, ada, other = two_phones(people)
    people.server_is_away(True)
    ada.route("**/facts?*", lambda route: route.abort())
    report(ada, 12, 12)
    expect(ada.get_by_text(scored("Not sent yet", 12, 12))).to_be_visible()
    ids = {one["name"]: one["id"] for one in desk.state()["players"]}
    before = whose(other, desk)
    third = next(id for name, id in ids.items() if name not in (before, "Ada"))
    desk.say("Exchanged", round=1, one=ids[before], other=third, reason="brothers")
    ada.unroute("**/facts?*")
    ada.reload()
    expect(ada.locator(".vs strong")).not_to_have_text(before)
    nothing_waits(ada, desk)
    assert reports(desk) == []
    people.server_is_away(False)


def whose(phone: Page, desk: Desk) -> str:
    """Whose phone this is."""
    origin = "/".join(desk.page.url.split("/")[:3])
    return str(phone.context.request.get(f"{origin}/api/events/{desk.code}/me").json()["me"]["name"])


def test_settings_are_changed_where_they_stand(people: People) -> None:
    """In groups with short names, changed where they stand; what differs, banned cards, and a late change with its reason."""
    desk = prepared(people, rosters="required")
    page = desk.page
    for name in ("Ada", "Ben", "Cy", "Di"):
        entered(people, desk, name, TEXT)
    page.locator("[data-key=rail-settings]").click()
    packet = page.get_by_role("button", name=re.compile("^As in the packet"))
    expect(packet).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=re.compile("^Championship")).click()
    expect(page.locator("[data-key=set-places]")).to_contain_text("is played for")
    phone = people.page(f"/e/{desk.code}", width=390, language="de")
    expect(phone.get_by_role("listitem").filter(has_text="Dritter Platz: wird ausgespielt")).to_be_visible()
    assert overflow(phone) == 0
    seen(phone, "phone-differs")
    people.leave(phone)
    packet.click()
    expect(page.locator("[data-key=set-places]")).to_contain_text("by Swiss rank")
    page.locator("[data-key=set-no_show_minutes]").click()
    page.get_by_role("button", name="Wait for a no-show, one less").click()
    expect(page.locator("[data-key=set-no_show_minutes]")).to_contain_text("14 min")
    expect(page.get_by_role("button", name=re.compile("^As in the packet, with 1 change"))).to_be_visible()
    assert violations(page) == []
    seen(page, "desk-settings")
    page.locator("[data-key=packet-no_show_minutes]").click()
    expect(page.get_by_role("link", name="1 setting differs")).to_have_count(0)
    page.get_by_role("searchbox", name="Find a setting").fill("third place")
    expect(page.locator("[data-key^=set-]")).to_have_count(3)  # the field, the filter and the one that fits
    page.get_by_role("searchbox", name="Find a setting").fill("")

    # The list: what it would mean is said before it counts.
    page.get_by_role("searchbox", name="Find a card to ban or restrict").fill("patch")
    page.get_by_role("button", name="Ban: Patch Up").click()
    expect(page.get_by_role("heading", name="Banned (1)")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Use this list").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("4 accepted rosters become illegal and have to be filed again: Ada, Ben, Cy, Di.")
    dialog.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Take Patch Up off the list").click()
    page.get_by_role("searchbox", name="Find a card to ban or restrict").fill("disarm")
    page.get_by_role("button", name="Restrict: Disarm").click()
    page.get_by_role("button", name="Use this list").click()
    until(page, lambda: desk.state()["list"] is not None, "the list is not there")
    assert desk.state()["list"] | {"version": ""} == {
        "timeline": "standard",
        "version": "",
        "banned": [],
        "restricted": ["Disarm"],
        "limit": 1,
    }

    # After the start only what takes nothing from anybody, with a reason.
    desk.ask("POST", "/check-in")
    desk.ask("POST", "/announce")
    desk.ask("POST", "/pair", {})
    expect(page.locator("[data-key=set-places]")).to_have_count(0)
    page.locator("[data-key=set-most_vps]").click()
    page.get_by_role("button", name="Remark above, one more").click()
    desk.fill_in("Save", Reason="long games")
    expect(page.locator("[data-key=set-most_vps]")).to_contain_text("31 VP")
    page.locator("[data-key=rail-ledger]").click()
    expect(page.locator("#view .log")).to_contain_text("Setting Remark above: 31 VP, long games")


def test_the_desk_takes_every_fact(people: People) -> None:
    """Dice of the clock, terrain, inspections, struck cards and penalties; what is wrong is said beside the form."""
    desk = prepared(people, rosters="required")
    page = desk.page
    for name in ("Ada", "Ben", "Cy", "Di"):
        entered(people, desk, name, TEXT)
    desk.ask("POST", "/check-in")
    desk.ask("POST", "/announce")
    desk.ask("POST", "/pair", {})
    desk.say("Published", round=1)
    page.locator("[data-key=rail-rounds]").click()
    dialog = page.get_by_role("dialog")

    # Terrain: what is no size is refused in the form, and nothing is lost.
    page.get_by_text("Terrain to see to (2)").click()
    expect(page.get_by_text("Table 1 has no terrain for round 1 yet.")).to_be_visible()
    desk.press("Terrain")
    sizes = dialog.get_by_label("Sizes of its pieces", exact=False)
    sizes.fill("2 big")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert")).to_have_text("Sizes are whole numbers with spaces between, such as 2 3 3 4.")
    sizes.fill("2 11")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert")).to_have_text("Terrain is set up for a round and a table, with sizes from 0 to 10.")
    assert violations(page) == []
    seen(page, "desk-terrain")
    sizes.fill("2, 3 3;4")
    dialog.get_by_label("has its sizes marked").uncheck()
    dialog.get_by_label("is official").uncheck()
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("Table 2: mark the sizes of terrain that is not official.")).to_be_visible()
    said = [line for line in desk.ask("GET", "/ledger") if line["fact"] == "TerrainSet"]
    assert [(one["table"], one["sizes"], one["official"], one["marked"]) for one in said] == [
        (2, [2, 3, 3, 4], False, False),
        (1, [2, 3, 3, 4], False, False),
    ]

    # The judge's own dice.
    desk.press("Type the dice")
    faces = ("critical", "wild", "hit", "blank", "critical")
    for number, face in enumerate(faces, 1):
        dialog.get_by_label(f"Die {number}").select_option(face)
    assert violations(page) == []
    seen(page, "desk-dice")
    dialog.get_by_role("button", name="Start the clock").click()
    expect(page.get_by_text("93 minutes, from the dice.", exact=False)).to_be_visible()
    assert desk.state()["rounds"][0]["clock"]["faces"] == list(faces)

    # Somebody looks at somebody's things.
    page.locator("[data-key=rail-players]").click()
    more = page.get_by_role("row", name=re.compile("^Ben ")).get_by_role("button", name="More")
    more.click()
    dialog.get_by_role("button", name="Inspect").click()
    desk.fill_in("Continue", gone=False, What_is_looked_at="dice")
    dialog.get_by_label("Not the game's own").check()
    assert violations(page) == []
    seen(page, "desk-inspect")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    page.locator("[data-key=rail-watchers]").click()
    expect(page.get_by_text("Ben: Only the game's own dice are used.")).to_be_visible()

    # A card that was not legal after all.
    page.locator("[data-key=rail-players]").click()
    page.get_by_role("row", name=re.compile("^Ben ")).get_by_role("button", name="Roster").click()
    dialog.get_by_role("button", name="Strike a card").click()
    dialog.get_by_label("Card to strike").select_option("dig-in")
    dialog.get_by_label("Reason").fill("not in the timeline")
    dialog.get_by_label("The nearest legal card", exact=False).fill("No such card")
    dialog.get_by_role("button", name="Strike a card").click()
    expect(dialog.get_by_role("alert")).to_have_text("There is no card called No such card among Team Tactics.")
    assert violations(page) == []
    seen(page, "desk-strike")
    dialog.get_by_label("The nearest legal card", exact=False).fill("field dressing")
    dialog.get_by_role("button", name="Strike a card").click()
    expect(dialog).to_have_count(0)
    ben = next(one["id"] for one in desk.state()["players"] if one["name"] == "Ben")
    tactics = desk.ask("GET", f"/players/{ben}/roster")["ids"]["tactics"]
    assert "dig-in" not in tactics
    assert "field-dressing" in tactics

    # Somebody has gone without a word.
    row = page.get_by_role("row", name=re.compile("^Ben "))
    row.get_by_role("button", name="More").click()
    expect(dialog.get_by_role("button", name="Penalty")).to_have_count(0)
    dialog.get_by_role("button", name="Drop").click()
    desk.fill_in("Drop", Reason="absent")
    row.get_by_role("button", name="More").click()
    dialog.get_by_role("button", name="Penalty").click()
    desk.fill_in("Save", Which_penalty="no prizes")
    row.get_by_role("button", name="More").click()
    expect(dialog).to_contain_text("Penalty: no prizes")
    dialog.get_by_role("button", name="Close").click()
    page.locator("[data-key=rail-ledger]").click()
    log = page.locator("#view .log")
    for line in (
        "Penalty Ben, no prizes",
        "Card struck Ben",
        "Inspected Ben, Dice, Not the game's own",
        "Critical Wild Hit Blank Critical",
        "2 3 3 4",
    ):
        expect(log).to_contain_text(line)

    # A scorekeeper sets terrain up, and sees nothing of the rest.
    token = desk.ask("POST", "/invite", {"role": "scorekeeper"})["address"].removeprefix(people.address)
    helper = people.page(token, width=390, language="de", theme="dark")
    helper.get_by_label("Dein Name").fill("Sky")
    helper.get_by_role("button", name="Annehmen").tap()
    helper.locator("[data-key=rail-rounds]").tap()
    helper.get_by_role("button", name="Gelände").tap()
    expect(helper.get_by_role("dialog")).to_be_visible()
    assert violations(helper) == []
    assert overflow(helper) == 0
    seen(helper, "desk-terrain-de-390-dark")
    helper.get_by_role("dialog").get_by_label("Tisch").select_option("1")
    helper.get_by_role("dialog").get_by_label("Größen der Teile", exact=False).fill("2 2 3")
    helper.get_by_role("dialog").get_by_role("button", name="Speichern").tap()
    expect(helper.get_by_role("dialog")).to_have_count(0)
    assert desk.ask("GET", "/ledger")[0]["sizes"] == [2, 2, 3]
    for gone in ("Würfel eingeben", "Uhr starten"):
        expect(helper.get_by_role("button", name=gone)).to_have_count(0)
    helper.locator("[data-key=rail-players]").tap()
    helper.get_by_role("row", name=re.compile("^Cy ")).get_by_role("button", name="Mehr").tap()
    for gone in ("Prüfen", "Strafe"):
        expect(helper.get_by_role("dialog").get_by_role("button", name=gone)).to_have_count(0)
