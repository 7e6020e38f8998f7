"""Playing together: several people on one device, people and bots in any seat."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .looks import overflow, violations
from .test_table_page import asked, asked_of

Open = Callable[..., Page]


def opened(page: Page, title: str, against: str, **fields: str) -> None:
    """A table by the form."""
    page.goto(f"/new?title={title}")
    page.locator(f"[name=against][value={against}]").check()
    for name, value in fields.items():
        field = page.locator(f"[name={name}]")
        if name.startswith("name_") or name == "called":
            field.fill(value)
        else:
            field.select_option(value)


def test_the_device_is_passed_by_name(visit: Open) -> None:
    page = visit("/", width=390, theme="dark")
    opened(page, "revolution", "device", seats="3", name_a="Mara", name_b="Jonas", name_c="Kim")
    expect(page.locator("[name=name_d]")).to_be_hidden()
    expect(page.locator("[name=seat_a]")).to_be_hidden()
    assert violations(page) == []
    assert overflow(page) == 0
    page.get_by_role("button", name="Open the table").click()
    curtain, holder = page.locator("#curtain[open]"), page.locator("#holder b:not(.seat b)")
    asked(page)
    name = holder.inner_text()
    assert name in ("Mara", "Jonas", "Kim")
    expect(curtain).to_have_count(0)  # a School is chosen before everybody's eyes
    covered(page, "always")
    expect(curtain.get_by_role("heading")).to_have_text(f"Hand the device to {name}.")
    assert violations(page) == []
    expect(page.locator("main")).to_be_hidden()
    curtain.get_by_role("button", name=f"I am {name}").click()
    page.locator("#decision .chip").first.click()
    page.locator("#commit").click()
    expect(curtain.get_by_role("heading")).to_contain_text("Hand the device to")
    expect(curtain.get_by_role("heading")).not_to_contain_text(name)
    curtain.get_by_role("button").click()
    asked(page)
    expect(holder).not_to_have_text(name)
    # Whoever trusts the others switches it off, and it stays off.
    covered(page, "never")
    page.reload()
    asked(page)
    expect(curtain).to_have_count(0)


def covered(page: Page, mode: str) -> None:
    """Choose when the screen is covered."""
    page.locator("#menu-button").click()
    page.locator("#menu-curtain").click()
    page.locator(f"[name=curtain][value={mode}]").click()
    expect(page.locator("#sheet")).to_be_hidden()


def test_people_and_bots_share_a_table(visit: Open) -> None:
    page = visit("/")
    opened(page, "revolution", "each", seats="4", seat_a="rookie", seat_b="me", name_b="Mara", seat_c="open", seat_d="veteran")
    expect(page.locator("[name=name_a]")).to_be_hidden()
    page.get_by_role("button", name="Open the table").click()
    rows = page.locator("#lobby .seat-list li")
    expect(rows).to_have_count(4)
    expect(rows.nth(0)).to_contain_text("Rookie")
    expect(rows.nth(1)).to_contain_text("Mara")
    expect(rows.nth(2)).to_contain_text("Open seat")
    assert violations(page) == []


def test_whoever_comes_by_link_says_a_name_once(visit: Open) -> None:
    host, friend = visit("/"), visit("/", width=390)
    host.goto("/new?title=crisis")
    expect(host.get_by_label("Your name", exact=True)).to_be_hidden()  # nobody needs it against a bot
    opened(host, "crisis", "open", called="Mara")
    host.get_by_role("button", name="Open the table").click()
    expect(host.locator("#lobby .seat-list li").first).to_contain_text("Mara (you)")
    friend.goto(host.url)
    name = friend.get_by_label("Your name")
    name.fill("Jonas")
    assert violations(friend) == []
    assert overflow(friend) == 0
    friend.get_by_role("button", name="Sit down").click()
    asked_of(host, friend)
    expect(friend.locator("#page")).to_contain_text("Mara")
    expect(host.locator(".log li", has_text="Player").or_(host.locator(".log li", has_text="Guest"))).to_have_count(0)
    expect(host.locator(".squad h2", has_text="Jonas")).to_be_visible()
    friend.goto("/new?title=crisis")
    friend.locator("[name=against][value=open]").check()
    expect(friend.get_by_label("Your name", exact=True)).to_have_value("Jonas")
