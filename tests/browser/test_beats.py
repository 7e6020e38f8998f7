"""What happened is shown: an attack in pictures, everybody else at one's own pace, and a strip of what one has missed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from longbox.kernel import Event, Game
from longbox.players import Sight, player
from longbox.titles import facets, shelf

from .looks import looks, overflow, violations
from .positions import moments
from .test_table_page import ME, asked, seq, table

Open = Callable[..., Page]
Bring = Callable[..., str]


class Struck(NamedTuple):
    save: str
    answers: tuple[int, ...]
    """What the second player does: an attack that hurts, then something that leads to the next question."""


@cache
def before_an_attack() -> Struck:
    """The second player attacks and does damage, and nobody is asked between; then something else happens that is seen."""
    for game, option in moments():
        ask = game.ask
        assert ask is not None
        if ask.seat != 1 or ask.kind != "target" or not isinstance(option, int):
            continue
        then, answers = game.clone(), [option]
        if not {"AttackBegan", "Damaged"} <= happens(then, option):
            continue
        bot = player("greedy", 1)
        while then.ask is not None and then.ask.seat == 1 and len(answers) < 8:
            value = bot.choose(Sight(shelf.title("crisis"), then.state, then.ask))
            assert isinstance(value, int)
            answers.append(value)
            if "Moved" in happens(then, value) and then.ask is not None and then.ask.seat == 1:
                return Struck(game.save(), tuple(answers))
    raise AssertionError("no such attack in these games")


def happens(game: Game[Any], value: int) -> set[str]:
    """What an answer leads to."""
    heard: list[Event] = []
    game.state.sink = heard.append
    game.answer(value)
    return {type(event).__name__ for event in heard}


class Two:
    """Somebody who looks on, and somebody who answers by calls."""

    def __init__(self, visit: Open, bring: Bring, speed: str = "", **how: object) -> None:
        self.page, self.other = visit(**how), visit()
        if speed:
            self.page.evaluate("(speed) => localStorage.setItem('longbox-speed', speed)", speed)
        self.struck = before_an_attack()
        self.code = bring(self.struck.save, self.page, self.other)
        self.page.goto(f"/t/{self.code}")
        self.page.wait_for_selector("#decision h2:is(:text('decides'), :text('entscheidet'))")
        self.left = list(self.struck.answers)

    def answer(self) -> None:
        """The next thing the other one does."""
        origin = "/".join(self.page.url.split("/")[:3])
        api = f"{origin}/api/tables/{self.code}"
        body = {"seq": seq(self.other, self.code), "value": self.left.pop(0)}
        done = self.other.context.request.post(f"{api}/answer", data=body, headers={"Origin": origin})
        assert done.status == 200, done.text()

    def all(self) -> None:
        while self.left:
            self.answer()


def test_every_picture_waits_and_what_follows_waits_behind_it(visit: Open, bring: Bring) -> None:
    """An attack step by step, its words for readers, and marks on the board; the next one comes with Space."""
    two = Two(visit, bring, "wait", moving=True)
    page = two.page
    two.answer()
    beat = page.locator("#beat")
    expect(beat.locator("svg.bp-attack")).to_be_visible()
    expect(page.locator("#beat-said")).to_contain_text("attacks")
    expect(beat.get_by_role("button", name="Go on")).to_be_visible()
    expect(beat.locator("svg.bp-result .bp-damage")).to_have_count(1)
    expect(page.locator(".l-marks .tag-damage")).not_to_have_count(0)
    shown = page.get_attribute("body", "data-seq")
    two.all()
    expect(beat.locator(".bp-wait .sub")).not_to_contain_text("0")
    assert page.get_attribute("body", "data-seq") == shown, "what the other one did next is not there yet"
    page.locator("body").press("Space")
    expect(page.locator("body")).not_to_have_attribute("data-seq", str(shown))
    page.locator("body").press("Escape")
    expect(page.locator("body")).to_have_attribute("data-seq", str(seq(page, two.code)))
    expect(beat.locator(".bp-wait")).to_have_count(0)


@pytest.mark.parametrize(("width", "theme", "language"), looks(1))
def test_nothing_moves_for_whoever_wants_it_still(visit: Open, bring: Bring, width: int, theme: str, language: str) -> None:
    """One picture of the result, at once, and no step of it takes time."""
    two = Two(visit, bring, width=width, theme=theme, language=language)
    page = two.page
    two.answer()
    expect(page.locator("#beat svg.bp-result .bp-damage")).to_be_visible()
    assert overflow(page) == 0
    assert violations(page) == []
    expect(page.locator("#beat-said")).not_to_be_empty()


def test_the_strip_tells_what_was_missed_and_shows_one_of_it_again(visit: Open, bring: Bring) -> None:
    two = Two(visit, bring, "once")
    page, beat = two.page, two.page.locator("#beat")
    two.all()
    expect(page.locator("body")).to_have_attribute("data-seq", str(seq(page, two.code)))
    expect(beat).to_be_visible()
    page.keyboard.press("Escape")
    expect(beat).to_be_hidden()
    page.keyboard.press("b")
    rows = beat.locator(".bp-row")
    expect(beat.get_by_role("heading")).to_have_text("Since your last turn")
    attack = rows.filter(has_text="attacks").first
    expect(attack).to_be_visible()
    expect(rows.locator(".crest, .bp-piece").first).to_be_visible()
    assert rows.count() >= 2
    assert violations(page) == []
    attack.click()
    expect(beat.locator("svg.bp-result.bp-attack")).to_be_visible()
    expect(beat.locator(".bp-strip")).to_have_count(0)
    page.reload()
    page.wait_for_selector("body[data-status=playing]")
    page.keyboard.press("b")
    expect(attack).to_be_visible()


def test_how_fast_others_are_is_chosen_in_the_menu_and_kept(visit: Open) -> None:
    page = visit(moving=True)
    table(page, ME, ME)
    asked(page)
    page.locator("#menu-button").click()
    page.locator("#menu-speed").click()
    expect(page.get_by_label("Normal")).to_be_checked()
    assert violations(page) == []
    page.get_by_label("Wait for me").check()
    page.reload()
    asked(page)
    page.locator("#menu-button").click()
    page.locator("#menu-speed").click()
    expect(page.get_by_label("Wait for me")).to_be_checked()


def after_others(title: str) -> Game[Any]:
    """The first player is asked, after two things at least that others have done."""
    played = shelf.title(title)
    seats = played.players[-1]
    heard: list[Event] = []
    game: Game[Any] = Game.new(played, seats, "pictures", {"setup": "quick"} if "setup" in played.options else {}, heard.append)
    bots = [player("greedy", number) for number in range(seats)]
    while game.ask is not None:
        if game.ask.seat == 0 and len(heard) > 60:
            told = facets.page(played).beats(game.state, [(i, i, event) for i, event in enumerate(heard)])
            if len(told) > 1 and all(one["done"] and one["seat"] > 0 for one in told[-2:]):
                return game
        game.answer(bots[game.ask.seat].choose(Sight(played, game.state, game.ask)))
    raise AssertionError("no such moment in this game")


@pytest.mark.parametrize("title", ["tactics", "revolution"])
def test_whoever_comes_back_finds_what_happened_in_other_titles_too(visit: Open, bring: Bring, title: str) -> None:
    game = after_others(title)
    page = visit()
    page.goto(f"/t/{bring(game.save(), page, *['greedy'] * (len(game.state.scores()) - 1))}")
    asked(page)
    expect(page.locator(".bp-strip .bp-row").nth(1)).to_be_visible()
    expect(page.locator("#beat svg.bp").first).to_be_visible()
    expect(page.locator("#beat .bp-words").first).not_to_be_empty()
    assert violations(page) == []
