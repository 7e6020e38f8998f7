"""Mutant Revolution in the browser: whole games by mouse, keyboard and finger, dials, bargains, hands and the arena."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from longbox.kernel import Game
from longbox.players import Sight, player
from longbox.titles import shelf

from .test_journeys import press, shown, went_on
from .test_site import overflow, violations
from .test_table_page import ME, OPEN, asked, table

Open = Callable[..., Page]
Bring = Callable[..., str]

SHORT = {"last_round": 1}
ANY_BOT = {"kind": "bot", "bot": "random"}
BOTS = ["random"] * 3

# -- moments worth looking at ---------------------------------------------------------------------------------------------------


def moments(games: int = 30) -> Iterator[Game[Any]]:
    """Every question to the first player in some games of four that play anything."""
    title = shelf.title("revolution")
    for seed in range(games):
        game: Game[Any] = Game.new(title, 4, f"moment {seed}", {"last_round": 3})
        players = [player("random", seed + seat) for seat in range(4)]
        while game.ask is not None:
            if game.ask.seat == 0:
                yield game
            game.answer(players[game.ask.seat].choose(Sight(title, game.state, game.ask)))


def rich(game: Game[Any]) -> bool:
    return game.state.round > 1


WORTH: dict[str, Callable[[Game[Any], dict[str, Any]], bool]] = {
    "act": lambda game, offer: any("odds" in one for one in offer["options"]) and len(game.state.standing()) > 2,
    "bid": lambda game, offer: offer["region"]["most"] > 4 and game.state.lot >= 0,
    "react": lambda game, offer: any(one["on"][:1] and one["on"][0][0] == "card" for one in offer["options"]),
    "plot": lambda game, offer: rich(game) and any(one.get("group") == "Events" for one in offer["options"]),
    "move": lambda game, offer: len(offer["options"]) > 9,
    "recover": lambda game, offer: len(offer["region"]["cards"]) > 1,
    "reroll": lambda game, offer: True,
}
"""When a question is worth looking at."""


@cache
def moment(kind: str) -> str:
    """A saved game in which the first player is asked this."""
    for game in moments():
        assert game.ask is not None
        if game.ask.kind == kind and WORTH.get(kind, lambda *_: True)(game, game.title.offer(game.state, game.ask)):
            return game.save()
    raise AssertionError(f"nobody was asked for {kind} in these games")


@pytest.fixture
def at(visit: Open, bring: Bring) -> Callable[..., Page]:
    """A page with the first player's question of a kind."""

    def at(kind: str, **how: Any) -> Page:
        page = visit("/", **how)
        code = bring(moment(kind), page, *BOTS)
        page.goto(f"/t/{code}")
        asked(page)
        return page

    return at


def state(page: Page) -> dict[str, Any]:
    code = page.get_attribute("body", "data-code")
    found: dict[str, Any] = page.context.request.get(f"/api/tables/{code}/state").json()
    return found


# -- whole games ----------------------------------------------------------------------------------------------------------------


def spot(page: Page, hex: int) -> tuple[float, float]:
    """The middle of a Hex on the screen."""
    q, r = hex % 11 - 5, hex // 11 - 5
    found = page.evaluate(
        """([x, y]) => {
            const at = new DOMPoint(x, y).matrixTransform(document.querySelector("svg.arena").getScreenCTM());
            return [at.x, at.y];
        }""",
        [3**0.5 * (q + r / 2), 1.5 * r],
    )
    return found[0], found[1]


def touch(page: Page, hex: int) -> None:
    """A click or a tap on a Hex."""
    if page.evaluate("matchMedia('(max-width: 640px)').matches"):
        page.touchscreen.tap(*spot(page, hex))
    else:
        page.mouse.click(*spot(page, hex))


def by_hand(page: Page) -> None:
    """One decision, with the dial, the arena, dice or cards where they are asked for."""
    before = shown(page)
    offer = state(page)["offer"]
    kind = page.get_attribute("#decision", "class") or ""
    if "on-dial" in kind:
        if before % 2 and offer["region"]["most"] > offer["region"]["least"]:
            press(page, ".dialbox .more-one")
        else:
            page.keyboard.press(str(offer["region"]["least"]))
    elif "on-squares" in kind:
        hexes = [one["on"][0][1] for one in offer["options"] if one["on"]]
        tools = page.locator(".tools").bounding_box()
        assert tools is not None
        touch(page, next(hex for hex in hexes[len(hexes) // 2 :] if spot(page, hex)[0] < tools["x"]))
    elif "on-cards" in kind:
        for number in range(max(offer["region"]["least"], 1)):
            page.locator("#decision .chip[data-card]").nth(number).click()
    elif "on-dice" in kind:
        press(page, "#tray .d6.can")
    elif not page.locator("#commit:not([disabled])").count():
        if offer["pass"] is not None and (before % 3 or not page.locator("#decision .chip[data-option]").count()):
            press(page, "#decision .go .btn:has-text('" + offer["options"][offer["pass"]]["label"] + "')")
            went_on(page, before)
            return
        chips = page.locator("#decision .chip[data-option]")
        chips.nth(before % chips.count() if offer["kind"] == "act" else 0).click()
    press(page, "#commit")
    went_on(page, before)


def by_keys(page: Page) -> None:
    """One decision by keys alone."""
    before = shown(page)
    offer = state(page)["offer"]
    kind = page.get_attribute("#decision", "class") or ""
    if "on-dial" in kind:
        page.locator(".dial").focus()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        went_on(page, before)
        return
    if "on-squares" in kind:
        page.locator(".arena .cursor").focus()
        for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp", "PageUp"):
            page.keyboard.press("Enter")
            if page.locator("#commit:not([disabled])").count():
                break
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        went_on(page, before)
        return
    page.locator("#decision").focus()
    if "on-cards" in kind:
        for number in range(offer["region"]["least"]):
            page.keyboard.press(str(number + 1))
    elif not page.locator("#commit:not([disabled])").count():
        page.keyboard.press("p" if offer["pass"] is not None else "1")
        if offer["pass"] is not None:
            went_on(page, before)
            return
    page.keyboard.press("Enter")
    went_on(page, before)


def play_out(page: Page, decide: Callable[[Page], None], *others: Page) -> None:
    pages = [page, *others]
    for _ in range(600):
        for one in pages:
            if one.locator(".decision:not(.wait):visible").count():
                decide(one)
        if page.locator("body[data-status=over]").count():
            break
        page.wait_for_timeout(5)
    for one in pages:
        sheet = one.get_by_role("dialog", name="The game is over")
        expect(sheet).to_be_visible()
        expect(sheet.locator(".scores li")).to_have_count(4)
        assert violations(one) == []


def test_a_game_from_the_front_page_to_the_result_by_mouse(visit: Open) -> None:
    page = visit("/")
    page.get_by_role("link", name="Choose how to play X-Men: Mutant Revolution").click()
    page.locator("#last_round").select_option("1")
    expect(page.locator("#seats")).to_have_value("4")
    page.get_by_text("Random bot").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    play_out(page, by_hand)
    assert page.locator(".log li.head").count() == 1
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?at=1$"))


def test_a_short_game_by_keyboard(visit: Open) -> None:
    page = visit("/")
    table(page, ME, ANY_BOT, ANY_BOT, ANY_BOT, title="revolution", options=SHORT)
    play_out(page, by_keys)


def test_a_short_game_by_touch(visit: Open) -> None:
    page = visit("/", width=390, theme="dark")
    table(page, ME, ANY_BOT, ANY_BOT, ANY_BOT, title="revolution", options=SHORT)
    play_out(page, by_hand)
    assert overflow(page) == 0


def test_two_people_and_two_bots(visit: Open) -> None:
    """Each in a browser of their own; neither ever sees the hand or the dial of the other."""
    page, friend = visit("/"), visit("/")
    code = table(page, ME, OPEN, ANY_BOT, ANY_BOT, title="revolution", options=SHORT)
    friend.goto(f"/t/{code}")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_selector("body[data-status=playing]")
    page.wait_for_selector("body[data-status=playing]")

    def decide(one: Page) -> None:
        other = friend if one is page else page
        mine, theirs = state(one), state(other)
        for told, seat in ((mine, theirs["seat"]), (theirs, mine["seat"])):
            assert told["view"]["schools"][seat]["hand"] == []
        by_hand(one)

    play_out(page, decide, friend)


def test_one_click_leads_to_a_table_of_four(visit: Open) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now X-Men: Mutant Revolution").click()
    assert asked(page)
    expect(page.locator("section.school")).to_have_count(4)
    expect(page.locator("#tracker")).to_contain_text("of 15")


def test_three_may_play(visit: Open) -> None:
    page = visit("/new?title=revolution")
    page.locator("#seats").select_option("3")
    page.locator("#side").select_option("c")
    page.get_by_role("button", name="Open the table").click()
    asked(page)
    expect(page.locator("section.school")).to_have_count(3)
    assert state(page)["seat"] == 2
