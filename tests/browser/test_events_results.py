"""Results by the keyboard, and what the desk hears of a late correction."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from browser.looks import overflow, violations
from browser.test_events import People, hall, people, prepared, seen  # noqa: F401  the fixtures stand beside what they are for


def test_a_round_is_entered_without_a_mouse(people: People) -> None:  # noqa: F811
    desk = prepared(people)
    page = desk.page
    desk.ask("POST", "/players", {"names": [f"Guest {number}" for number in range(1, 11)]})
    for path in ("/check-in", "/announce", "/pair"):
        desk.ask("POST", path, {} if path == "/pair" else None)
    desk.say("Published", round=1)
    page.locator("[data-key=rail-rounds]").click()
    field, says = page.get_by_label("Results by the keyboard"), page.locator("#grid-says")
    expect(field).to_be_visible()

    def table(number: int) -> Any:
        return desk.state()["rounds"][0]["pairings"][number - 1]

    def name(number: int, side: int) -> str:
        return desk.name(table(number)["players"][side])

    field.press_sequentially("1 16 9")
    expect(says).to_have_text(f"Table 1: {name(1, 0)} 16 : 9 {name(1, 1)}. {name(1, 0)} wins.")
    seen(page, "desk-grid")
    assert violations(page) == []
    field.press("Enter")
    expect(says).to_have_text(re.compile("^Saved"))
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    field.press("ArrowDown")
    expect(field).to_have_value("2 ")
    field.press_sequentially("c")
    expect(says).to_have_text(f"Who concedes? 1: {name(2, 0)}, 2: {name(2, 1)}")
    field.press("Enter")
    assert table(2)["result"] is None, "what is not complete is not entered"
    field.press_sequentially(" 2")
    field.press("Enter")
    expect(says).to_have_text(re.compile("^Saved"))
    assert (table(2)["result"]["kind"], table(2)["result"]["winner"]) == ("concession", table(2)["players"][0])
    for typed in ("3 12 12", "4 n 1", "5 3 16"):
        expect(field).to_be_focused()
        field.press_sequentially(typed)
        field.press("Enter")
        expect(says).to_have_text(re.compile("^Saved"))
    assert (table(3)["result"]["kind"], table(3)["result"]["winner"]) == ("draw", None)
    assert (table(4)["result"]["kind"], table(4)["result"]["winner"]) == ("no-show", table(4)["players"][1])
    assert table(5)["result"]["winner"] == table(5)["players"][1]
    field.press_sequentially("9 16 9")
    expect(says).to_have_text("No match is played at table 9.")
    field.press("Escape")

    # A table that has a result is corrected, with a reason.
    field.press_sequentially("1 9 16")
    expect(says).to_have_text(re.compile("^Change it: Table 1"))
    field.press("Enter")
    desk.fill_in("Save", Reason="misread")
    assert table(1)["result"]["winner"] == table(1)["players"][1]
    expect(page.locator("#pace")).to_contain_text("Over at about")

    # Round two is out when somebody finds that round one was entered wrongly.
    desk.say("RoundClosed", round=1)
    desk.ask("POST", "/pair", {})
    desk.say("Published", round=2)
    page.get_by_role("button", name="1", exact=True).click()
    page.locator("[data-key=e1]").click()
    dialog = page.get_by_role("dialog")
    for label, value in (("Victory points of", "16"), ("Reason", "misread again")):
        dialog.get_by_label(label).first.fill(value)
    dialog.get_by_label("Victory points of").nth(1).fill("9")
    dialog.get_by_role("button", name="Save").click()
    expect(page.locator("#late")).to_contain_text("Round 2 is out and stays.")
    seen(page, "desk-otherwise")
    assert violations(page) == []
    page.locator("[data-key=late-read]").click()
    expect(page.locator("#late")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    assert overflow(page) == 0

    # Somebody has not come: either has a button, which waits as long as the law does, or a reason is given.
    page.set_viewport_size({"width": 1280, "height": 800})
    desk.say("ClockStarted", round=2)
    expect(page.locator("#left")).to_have_text(re.compile(r":\d\d$"))
    page.locator("[data-key=n1]").click()
    expect(dialog).to_contain_text("A no-show in 1")
    second = desk.name(desk.state()["rounds"][1]["pairings"][0]["players"][1])
    expect(dialog.get_by_role("button", name=f"{second} is absent")).to_be_disabled()
    assert violations(page) == []
    dialog.get_by_role("button", name="Now, with a reason").click()
    desk.fill_in("Enter the no-show", Who=desk.state()["rounds"][1]["pairings"][0]["players"][1], Why="went home")
    result = desk.state()["rounds"][1]["pairings"][0]["result"]
    assert (result["kind"], desk.name(result["winner"]) != second) == ("no-show", True)
