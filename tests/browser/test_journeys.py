"""Whole journeys: what a stranger, two friends, a spectator, a keyboard, a phone and a learner go through, page by page."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, WebSocketRoute, expect

from longbox.server.languages import language as spoken
from longbox.server.words_crisis import WORDS as BOARD_WORDS
from longbox.server.words_table import WORDS as TABLE_WORDS
from longbox.titles import shelf

from .positions import able_to_fight, before_a_reaction
from .test_site import overflow, violations
from .test_table_page import BOT, ME, OPEN, asked, seq, table

Open = Callable[..., Page]
Bring = Callable[..., str]

ALL = bool(os.environ.get("LONGBOX_ALL"))
LIGHTEST = 300_000

GROUND = """(far) => {
    const path = document.querySelector(".area-legal .fill"), board = document.querySelector("#board-place > svg");
    const matrix = path.getScreenCTM().inverse(), box = board.getBoundingClientRect(), found = [];
    for (let x = box.left + 4; x < box.right; x += 8) for (let y = box.top + 4; y < box.bottom; y += 8) {
        const top = document.elementFromPoint(x, y);
        if (board.contains(top) && path.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix))) found.push([x, y]);
    }
    return found[Math.floor(found.length * far)];
}"""
"""Somewhere on the yellow ground, where no button lies over the board."""


# -- answering by hand --------------------------------------------------------------------------------------------------------


def press(page: Page, selector: str) -> None:
    """A click, or a tap where the screen is touched."""
    one = page.locator(selector).first
    if page.evaluate("matchMedia('(max-width: 640px)').matches"):
        one.tap()
    else:
        one.click()


def pick_ground(page: Page, far: float = 0.5) -> None:
    """A place on the yellow ground, and the button that goes there."""
    x, y = page.evaluate(GROUND, far)
    if page.evaluate("matchMedia('(max-width: 640px)').matches"):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    expect(page.locator("#commit")).to_be_enabled()
    expect(page.locator("#commit")).to_have_text(re.compile("Place here|Hier hinstellen"))


def commit(page: Page) -> None:
    """Sends what is picked, and waits until the table has taken it."""
    code = page.get_attribute("body", "data-code") or ""
    before = seq(page, code)
    press(page, "#commit")
    went_on(page, code, before)


def went_on(page: Page, code: str, before: int) -> None:
    for _ in range(200):
        if seq(page, code) > before:
            break
        page.wait_for_timeout(10)
    else:
        pytest.fail(f"nothing came of the answer to: {page.inner_text('#decision')}")
    page.wait_for_selector("body[data-status=over], .decision:not(.wait) #commit, .decision:not(.wait) .go .btn, .decision.wait")


def choose(page: Page, label: str) -> None:
    """The option with these words."""
    press(page, f'#decision .chip[data-option]:has-text("{label}")')
    commit(page)


def group(page: Page, name: str) -> str | None:
    """The first option of a group, or None."""
    found = page.locator("#decision .group", has=page.locator(".group-name", has_text=re.compile(f"^{name}$"))).locator(".chip[data-option]")
    return (found.first.inner_text().splitlines()[-1 if found.first.locator("small").count() == 0 else -2]) if found.count() else None


def pass_on(page: Page) -> None:
    """As little as can be: pass, or else the first thing there is."""
    code = page.get_attribute("body", "data-code") or ""
    before = seq(page, code)
    kind = page.get_attribute("#decision", "class") or ""
    passing = page.locator("#decision .go .btn:has(kbd:text-is('P'))")
    if passing.count():
        passing.click()
        went_on(page, code, before)
    elif "on-ground" in kind:
        pick_ground(page)
        commit(page)
    elif "on-dice" in kind or "on-direction" in kind:
        press(page, "#tray button.die" if "on-dice" in kind else "#decision .list")
        if "on-direction" in kind:
            press(page, "#decision .chip[data-option]")
        commit(page)
    else:
        end = page.locator("#decision .chip[data-option]:has-text('End the')")
        if end.count():
            end.first.click()
        elif page.locator("#commit:not([disabled])").count() == 0:
            page.locator("#decision .chip[data-option]").last.click()
        commit(page)


# -- 1: a stranger ------------------------------------------------------------------------------------------------------------


def test_a_stranger_plays_a_whole_game(visit: Open) -> None:
    page = visit("/")
    began = time.monotonic()
    page.get_by_role("button", name="Play now against a bot").click()
    done: set[str] = set()
    while time.monotonic() - began < 120:
        page.wait_for_selector("body[data-status=over], .decision:not(.wait)", timeout=20_000)
        if page.locator("body[data-status=over]").count():
            break
        kind = page.get_attribute("#decision", "class") or ""
        if "on-ground" in kind:
            pick_ground(page, 0.1)
            commit(page)
            done.add("move")
            continue
        if "dice" not in done and page.locator("#tray .die").count():
            done.add("dice")
        for wish, name in (("attack", "Attack"), ("move", "Move"), ("power", "Superpower"), ("power", "Team tactic")):
            label = group(page, name) if wish not in done else None
            if label:
                choose(page, label)
                done.add(wish)
                break
        else:
            pass_on(page)
    took = time.monotonic() - began
    sheet = page.get_by_role("dialog", name="The game is over")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".scores li")).to_have_count(2)
    sheet.locator("summary").click()
    expect(sheet.get_by_text("it fits")).to_be_visible()
    sheet.get_by_role("button", name="Replay").click()
    expect(page.locator("#replay")).to_be_visible()
    page.get_by_role("button", name="Next moment").click()
    expect(page.locator("#replay .where b")).to_have_text(re.compile("^1 of "))
    assert {"move", "attack", "dice", "power"} <= done
    assert took < 60, f"a first game took {took:.0f} s"


# -- 2 and 4: two people, a reaction, a lost line -----------------------------------------------------------------------------


def two_before_a_reaction(visit: Open, bring: Bring) -> tuple[Page, Page, int]:
    """The attacker's page, the defender's, and the option that is answered by a reaction."""
    moment = before_a_reaction()
    attacker, defender = visit("/"), visit("/")
    pages = (attacker, defender) if moment.seat == 0 else (defender, attacker)
    code = bring(moment.save, *pages)
    for page in pages:
        page.goto(f"/t/{code}")
    return attacker, defender, moment.option


def attack(page: Page, option: int) -> None:
    asked(page)
    page.locator(f"#decision .chip[data-option='{option}']").click()
    expect(page.locator(f"#decision .chip[data-option='{option}']")).to_have_class(re.compile("is-on"))
    page.locator("#commit").click()


def test_two_friends_attack_and_react(visit: Open, bring: Bring) -> None:
    attacker, defender, option = two_before_a_reaction(visit, bring)
    expect(defender.locator(".decision.wait #question")).not_to_be_empty()
    attack(attacker, option)
    expect(defender.locator("#decision.react")).to_be_visible()
    expect(attacker.locator("#decision.wait #question")).to_be_visible()
    assert defender.inner_text("#question")
    defender.locator("#decision .chip[data-option]").first.click()
    defender.locator("#commit").click()
    for page in (attacker, defender):
        expect(page.locator("#log-list li").first).to_be_visible()
    for _ in range(30):
        if attacker.locator("#tray .die").count():
            break
        now = next((one for one in (attacker, defender) if one.locator(".decision:not(.wait)").count()), None)
        if now is None:
            attacker.wait_for_timeout(50)
        else:
            pass_on(now)
    expect(attacker.locator("#tray .die").first).to_be_visible()
    expect(defender.locator("#tray .die")).to_have_count(attacker.locator("#tray .die").count())
    newest = [page.locator("#log-list li").first.inner_text() for page in (attacker, defender)]
    assert newest[0] == newest[1]


def test_a_friend_is_invited_and_both_act(visit: Open) -> None:
    host, friend = visit("/"), visit("/")
    host.goto("/new")
    host.get_by_label("Against a friend, by link").check()
    host.locator("[name=setup]").select_option("quick")
    host.get_by_role("button", name="Open the table").click()
    link = host.locator("#invite-link").input_value()
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    acted: set[Page] = set()
    for _ in range(30):
        now = next((one for one in (host, friend) if one.locator(".decision:not(.wait)").count()), None)
        if now is None:
            host.wait_for_timeout(50)
            continue
        pass_on(now)
        acted.add(now)
        if len(acted) == 2:
            break
    assert len(acted) == 2


def test_a_line_lost_in_a_reaction_comes_back(visit: Open, bring: Bring) -> None:
    moment = before_a_reaction()
    attacker, defender = visit("/"), visit("/")
    sockets: list[WebSocketRoute] = []
    cut = False

    def through(socket: WebSocketRoute) -> None:
        if cut:
            socket.close(code=1013)
            return
        sockets.append(socket)
        socket.connect_to_server()

    defender.route_web_socket("**/socket", through)
    pages = (attacker, defender) if moment.seat == 0 else (defender, attacker)
    code = bring(moment.save, *pages)
    for page in pages:
        page.goto(f"/t/{code}")
    expect(defender.locator(".decision.wait #question")).not_to_be_empty()
    expect(defender.locator("#log-list li").first).to_be_visible()

    # Gone before the attack: what was missed is there on coming back, and so is the reaction.
    cut = True
    sockets[-1].close(code=1012)
    expect(defender.locator("#offline")).to_be_visible()
    attack(attacker, moment.option)
    expect(attacker.locator(".decision.wait")).to_be_visible()
    cut = False
    expect(defender.locator("#offline")).to_be_hidden(timeout=10_000)
    expect(defender.locator(".toast")).to_contain_text("Reconnected")
    expect(defender.locator("#decision.react")).to_be_visible()
    lines = defender.locator("#log-list li").count()
    assert lines == attacker.locator("#log-list li").count()

    # Gone in the middle of it, with a choice already picked: nothing happened meanwhile, nothing is lost.
    question = asked(defender)
    cut = True
    sockets[-1].close(code=1012)
    expect(defender.locator("#offline")).to_be_visible()
    expect(defender.locator("#decision .chip").first).to_be_disabled()
    cut = False
    expect(defender.locator("#offline")).to_be_hidden(timeout=10_000)
    expect(defender.locator(".toast").last).to_have_text("Reconnected. You missed nothing.")
    assert asked(defender) == question
    before = seq(defender, code)
    defender.locator("#decision .chip[data-option]").first.click()
    defender.locator("#commit").click()
    went_on(defender, code, before)
    expect(defender.locator("#log-list li").nth(lines)).to_be_visible()


# -- 3: a spectator -----------------------------------------------------------------------------------------------------------


def test_a_spectator_sees_the_game_and_nothing_hidden(visit: Open) -> None:
    cards = json.loads(visit("/").context.request.get("/api/titles/crisis/cards?language=en").body())
    host, friend, guest = visit("/"), visit("/"), visit("/")
    frames: dict[Page, list[str]] = {friend: [], guest: []}
    for page in (friend, guest):
        heard = frames[page]

        def listen(socket: WebSocket, heard: list[str] = heard) -> None:
            socket.on("framereceived", lambda frame: heard.append(str(frame)))

        page.on("websocket", listen)
    code = table(host, ME, OPEN, options={"setup": "full"})
    friend.goto(f"/t/{code}")
    friend.get_by_role("button", name="Sit down").click()
    guest.goto(f"/t/{code}")
    expect(guest.locator(".decision.wait #question")).to_be_visible()

    secrets = {**cards["characters"], **cards["tactics"]}
    seen = set()
    for _ in range(60):
        now = next((one for one in (host, friend) if one.locator(".decision:not(.wait)").count()), None)
        if now is None:
            host.wait_for_timeout(30)
            continue
        state = now.context.request.get(f"/api/tables/{code}/state").json()
        kind = state["offer"]["kind"]
        if kind == "deploy":
            break
        seen.add((kind, state["offer"]["seat"]))
        if "on-cards" in (now.get_attribute("#decision", "class") or ""):
            suggested = now.locator("#decision .chip[data-option]")
            if suggested.count():
                suggested.first.click()
            else:
                for number in range(state["offer"]["region"]["least"]):
                    now.locator("#decision .chip[data-card]").nth(number).click()
            commit(now)
        else:
            if now.locator("#commit:not([disabled])").count() == 0:
                now.locator("#decision .chip[data-option]").first.click()
            commit(now)
    assert {("squad", 0), ("squad", 1), ("tactics", 0), ("tactics", 1)} <= seen, seen

    hidden = [frame for frame in frames[guest] if '"deploy"' not in frame]
    before = []
    for frame in frames[guest]:
        message = json.loads(frame)
        if (message.get("view") or {}).get("characters"):
            break
        before.append(frame)
    assert len(before) >= 6, "the spectator was told nothing"
    assert hidden
    told = "\n".join(before)
    assert [one for one in secrets if f'"{one}"' in told or secrets[one]["name"] in told] == []
    # Nor does the other player learn the squad before it is revealed.
    mine = host.context.request.get(f"/api/tables/{code}/state").json()["view"]["characters"]
    own = {one["card"] for one in mine if one["seat"] == 0}
    assert own
    unseen = []
    for frame in frames[friend]:
        if (json.loads(frame).get("view") or {}).get("characters"):
            break
        unseen.append(frame)
    theirs = {one["card"] for one in mine if one["seat"] == 1}
    assert [one for one in own - theirs if f'"{one}"' in "\n".join(unseen)] == []
    # Once revealed, whoever watches sees it too.
    expect(guest.locator(".squad .card")).not_to_have_count(0)
    expect(guest.locator("#decision")).to_have_class(re.compile("wait"))
    expect(guest.locator("#undo")).to_be_hidden()
    expect(host.locator("#watching")).to_contain_text("1")
