"""Phones of an event whose network dies: they open, show where to sit, and keep what was reported."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.looks import overflow, violations
from browser.test_events import (  # noqa: F401  the fixtures stand beside what they are for
    People,
    Site,
    hall,
    nothing_waits,
    people,
    report,
    reports,
    scored,
    seen,
    two_phones,
)
from browser.waiting import until

KEPT = "caches.open('longbox /e/{code}').then(async one => (await one.keys()).map(each => new URL(each.url).pathname))"


def kept(page: Page, code: str) -> list[str]:
    found: list[str] = page.evaluate(KEPT.format(code=code))
    return found


def held(page: Page, code: str) -> None:
    """Wait until the phone has kept the page, and whatever a page needs to be drawn."""
    until(page, lambda: f"/e/{code}" in (found := kept(page, code)) and any(one.endswith("phone.js") for one in found), "not kept")
    until(
        page, lambda: page.evaluate("navigator.serviceWorker.getRegistration().then(one => one?.active?.state)") == "activated", ""
    )


def test_a_phone_without_a_network_opens_keeps_a_report_and_sends_it_once(people: People) -> None:  # noqa: F811
    desk, ada, _ = two_phones(people)
    held(ada, desk.code)
    table, opponent = ada.locator(".tn").inner_text(), ada.locator(".vs strong").inner_text()
    people.server_is_away(True)
    ada.context.set_offline(True)
    ada.reload()
    expect(ada.locator(".tn")).to_have_text(table)
    expect(ada.locator(".vs")).to_contain_text(opponent)
    expect(ada.get_by_text("No connection since")).to_be_visible()
    expect(ada.get_by_text("This page opens without a network, too.")).to_be_visible()
    report(ada, 16, 12)
    expect(ada.get_by_text(scored("Not sent yet", 16, 12))).to_be_visible()
    seen(ada, "phone-offline")
    assert violations(ada) == []
    assert overflow(ada) == 0
    ada.reload()
    expect(ada.get_by_text(scored("Not sent yet", 16, 12))).to_be_visible()
    assert reports(desk) == []

    # The network comes back, but the first answer is lost on its way.
    keys: list[str] = []

    def swallow(route: Any) -> None:
        keys.append(route.request.headers["idempotency-key"])
        if len(keys) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    ada.route("**/facts?*", swallow)
    ada.context.set_offline(False)
    expect(ada.get_by_text(scored("You sent", 16, 12))).to_be_visible()
    expect(ada.get_by_text("No connection since")).to_have_count(0)
    nothing_waits(ada, desk)
    people.server_is_away(False)
    assert len(keys) == 2
    assert len(set(keys)) == 1
    assert len(reports(desk)) == 1


def test_what_a_phone_heard_before_the_network_went_is_what_it_shows(people: People) -> None:  # noqa: F811
    """The page was opened in round one; round two came while it was open. Without a network it opens in round two."""
    desk, ada, _ = two_phones(people)
    held(ada, desk.code)
    desk.results()
    desk.say("RoundClosed", round=1)
    desk.ask("POST", "/pair", {})
    desk.say("Published", round=2)
    expect(ada.get_by_text("Round 2, your table", exact=True)).to_be_visible()
    people.server_is_away(True)
    ada.context.set_offline(True)
    ada.reload()
    expect(ada.get_by_text("Round 2, your table", exact=True)).to_be_visible()

    # What was reported meanwhile for a match that the desk has entered otherwise is not lost in silence.
    report(ada, 16, 12)
    expect(ada.get_by_text(scored("Not sent yet", 16, 12))).to_be_visible()
    desk.results()
    desk.say("RoundClosed", round=2)
    ada.context.set_offline(False)
    expect(ada.get_by_role("dialog", name="Your report came too late")).to_be_visible()
    people.server_is_away(False)
    nothing_waits(ada, desk)


def test_the_desk_says_how_phones_reach_it(people: People) -> None:  # noqa: F811
    desk, _, _ = two_phones(people)
    desk.page.locator("[data-key=rail-setup]").click()
    expect(desk.page.get_by_text("No phone can open this event yet")).to_be_visible()
    expect(desk.page.locator("code", has_text="./play --host 0.0.0.0 --port")).to_be_visible()
    expect(desk.page.locator("img.qr")).to_have_count(0)
    seen(desk.page, "desk-unreached")
    assert violations(desk.page) == []
