"""The team builder as people use it: by keyboard, by touch, with links and files, by day and night."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from longbox.titles.tactics.builder.carry import FORMS
from longbox.titles.tactics.builder.catalogue import catalogue, ready
from longbox.titles.tactics.builder.share import share

from .looks import looks, overflow, violations

Open = Callable[..., Page]

EVIL = ready()["mean-streets-evil"]
CODE = share(EVIL)
XMEN = share(ready()["heroic-battle-good"])
POSTED = """Night shift
Level: Back Alley

Figures
Dagger
2x Police
Clok
Galactus
Plot
Kitchen Cleaners
"""


def start_from(page: Page, code: str = CODE) -> None:
    page.locator("#ready").select_option(code)
    expect(page.locator("#verdict")).to_have_text(re.compile("Legal"))


def test_build_a_legal_team_by_keyboard(visit: Open) -> None:
    """Without a mouse, from nothing to a team that can be played; the sentences follow every step."""
    page = visit("/teams")
    faults = page.locator("#faults .note.bad")
    expect(faults).to_have_count(2)
    expect(faults.first).to_contain_text("The team has no figures; it needs at least one.")
    play = page.locator("#play")
    expect(play).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    for word in ("kingpin", "electro", "vulture", "black cat"):
        page.keyboard.type(word)
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
    expect(page.locator("#said")).to_contain_text("Black Cat added. 4 of 6 Figures.")
    expect(page.get_by_role("button", name="Evil", exact=True).and_(page.locator("#outlook button"))).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.locator("#faults")).to_contain_text("Mean Streets has room for 2 more Minion figures.")
    page.keyboard.type("thug")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".pick").first).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    expect(page.locator("#faults")).not_to_contain_text("Minion figures")
    expect(faults).to_have_count(1)
    page.locator("#kinds").get_by_role("button", name="Plots").press("Enter")
    page.get_by_role("searchbox").fill("crime")
    page.get_by_role("searchbox").press("Enter")
    expect(faults).to_have_count(0)
    expect(page.locator("#verdict")).to_have_text("Legal")
    expect(play).to_have_attribute("href", re.compile(r"^/new\?title=tactics&level=mean-streets&team=1[\w-]+$"))
    expect(page.locator("#mates")).to_contain_text("Sinister Syndicate")


def test_what_the_level_asks_and_why_a_figure_cannot_be_added(visit: Open) -> None:
    page = visit("/teams")
    page.get_by_role("button", name="Add: Daredevil").click()
    for label, why in (
        ("Other side: Kingpin", "The team's side is Good; this figure is on the other one."),
        ("Full: Luke Cage", "All places of this renown are taken; remove one first."),
        ("No place: Thor", "Mean Streets has no place for this renown."),
    ):
        page.get_by_role("button", name=label).press("Enter")
        expect(page.locator("#said")).to_have_text(why)
    expect(page.locator("#slots .slots li:not(.free)")).to_have_count(1)
    page.get_by_label("Game Level").select_option("Back Alley")
    expect(page.locator("#faults")).to_contain_text("Figures of Heroic renown: 1 on the team; Back Alley has room for 0.")
    expect(page.locator("#level-facts")).to_have_text("8 points win; each advance of the Plot brings 1.")
    page.locator("#outlook").get_by_role("button", name="Evil").click()
    expect(page.locator("#faults")).to_contain_text("Daredevil is good; a team that is evil takes evil and enigmatic figures.")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Remove Daredevil").click()
    expect(page.locator("#faults .bad")).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(page.get_by_role("button", name="Remove Daredevil")).to_be_visible()


def test_a_squad_may_be_there_twice(visit: Open) -> None:
    page = visit("/teams")
    page.get_by_role("button", name="Add: Police").click()
    page.get_by_role("button", name="Add: Police").click()
    expect(page.get_by_role("button", name="Remove Police")).to_have_count(2)
    page.get_by_role("button", name="On team: Police").click()
    expect(page.get_by_role("button", name="Remove Police")).to_have_count(1)


def test_filters(visit: Open) -> None:
    page = visit("/teams")
    hits = page.locator("#hits")
    figures = catalogue()["figures"]
    expect(hits).to_have_text(f"{len(figures)} found")
    page.get_by_label("Affiliation").select_option("X-Men")
    xmen = [one for one in figures if "X-Men" in one["affiliations"]]
    expect(hits).to_have_text(f"{len(xmen)} found")
    page.get_by_role("button", name="Bold, 2 points").click()
    expect(page.get_by_role("button", name="Bold, 2 points")).to_be_focused()
    bold = [one for one in xmen if one["renown"] == "bold"]
    assert len(xmen) > len(bold) > 1
    expect(hits).to_have_text(f"{len(bold)} found")
    page.locator("#chips").get_by_role("button", name="Evil").click()
    expect(page.get_by_text("Nothing fits all of this.")).to_be_visible()
    page.locator("#scroll").get_by_role("button", name="Clear the filters").click()
    expect(hits).to_have_text(f"{len(figures)} found")
    page.get_by_role("searchbox").fill("web")
    expect(page.locator("#scroll tbody tr", has_text="Spider-Man")).to_have_count(1)
    page.get_by_role("searchbox").fill("")
    start_from(page, XMEN)
    page.get_by_role("button", name="Remove Iceman").click()
    page.get_by_role("button", name="Fits the team now").click()
    expect(page.locator("#scroll tbody tr", has_text="Iceman")).to_have_count(1)
    expect(page.locator("#scroll tbody tr", has_text="Kingpin")).to_have_count(0)
    page.get_by_role("button", name="Free place: Bold").click()
    expect(page.get_by_role("searchbox")).to_be_focused()
    expect(page.get_by_role("button", name="Bold, 2 points")).to_have_attribute("aria-pressed", "true")


def test_a_folio_opens_and_gives_the_focus_back(visit: Open) -> None:
    page = visit("/teams")
    opener = page.locator("#scroll").get_by_role("button", name="Spider-Man", exact=True)
    opener.press("Enter")
    folio = page.get_by_role("dialog", name="Spider-Man")
    for text in ("Heroic · Good · Marvel Knights", "Remarkable", "Agility (Amazing) to hit", "Range 4", "Spider-Senses"):
        expect(folio).to_contain_text(text)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(folio).to_be_hidden()
    expect(opener).to_be_focused()


def test_plot_objects_and_artifacts(visit: Open) -> None:
    page = visit("/teams")
    start_from(page, XMEN)
    page.locator("#kinds").get_by_role("button", name="Plots").click()
    page.get_by_role("button", name="Add: Assemble!").or_(page.get_by_role("button", name="Add: Assemble")).first.click()
    expect(page.locator(".part.plot li")).to_have_count(1)
    expect(page.locator("#faults")).to_contain_text("Nobody on the team has to do with Avengers")
    page.locator("#kinds").get_by_role("button", name="Objects and Artifacts").click()
    expect(page.get_by_role("button", name="On team: Crate")).to_be_visible()
    page.get_by_role("button", name="Full: Lamp Post").press("Enter")
    expect(page.locator("#said")).to_contain_text("All places of this renown are taken")
    page.get_by_role("button", name="On team: Crate").click()
    page.get_by_role("button", name="Add: Lamp Post").click()
    expect(page.locator("#verdict")).to_have_text("Legal")


def test_import_a_posted_text(visit: Open) -> None:
    page = visit("/teams")
    page.get_by_role("button", name="Import", exact=True).click()
    dialog = page.get_by_role("dialog", name="Import a team")
    dialog.get_by_label("List, JSON or link").fill(POSTED)
    dialog.get_by_role("button", name="Import", exact=True).click()
    expect(dialog).to_contain_text("Imported. Pieces read: 4.")
    expect(dialog).to_contain_text("Line 8: 'Galactus' is nothing that Longbox has.")
    assert violations(page) == []
    dialog.get_by_role("button", name="Take Cloak").click()
    expect(dialog.get_by_role("button", name="Done")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    expect(page.get_by_label("Name of the team")).to_have_value("Night shift")
    expect(page.get_by_label("Game Level")).to_have_value("back-alley")
    page.reload()
    expect(page.locator("#slots")).to_contain_text("Cloak")


def test_import_a_file_and_what_is_none(visit: Open, tmp_path: Path) -> None:
    page = visit("/teams", missing=True)  # the browser reports refused requests on the console itself
    page.get_by_role("button", name="Add: Dagger").click()
    page.get_by_role("button", name="Import", exact=True).click()
    dialog = page.get_by_role("dialog", name="Import a team")
    dialog.get_by_label("List, JSON or link").fill('{"longbox_roster": 1}')
    dialog.get_by_role("button", name="Import", exact=True).click()
    expect(dialog.get_by_role("alert")).to_have_text("This is a roster of Crisis Protocol; a team of FASERIP Tactics is expected.")
    expect(page.locator("#slots")).to_contain_text("Dagger")
    file = tmp_path / "team.json"
    file.write_bytes(FORMS["json"].write(EVIL, "en"))
    dialog.get_by_label("Or a file").set_input_files(file)
    dialog.get_by_role("button", name="Import", exact=True).click()
    expect(dialog).to_be_hidden()
    expect(page.locator("#verdict")).to_have_text("Legal")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#slots")).to_contain_text("Dagger")


def test_downloads(visit: Open) -> None:
    page = visit("/teams")
    start_from(page)
    for button, form in (("Text", "text"), ("JSON", "json")):
        with page.expect_download() as download:
            page.get_by_role("button", name=button, exact=True).click()
        assert download.value.suggested_filename == f"mean-streets-kingpin-s-payroll.{FORMS[form].ending}"
        assert Path(download.value.path()).read_bytes() == FORMS[form].write(EVIL, "en")


def test_a_share_link_opens_for_reading_and_leaves_ones_own_alone(visit: Open) -> None:
    page = visit("/teams")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Add: Dagger").click()
    page.goto(f"/teams?t={CODE}")
    expect(page.get_by_label("Name of the team")).to_have_value(EVIL.name)
    expect(page.get_by_label("Name of the team")).not_to_be_editable()
    expect(page.get_by_label("Game Level")).to_be_disabled()
    expect(page.get_by_role("button", name=re.compile("^Remove"))).to_have_count(0)
    page.get_by_role("button", name="On team: Kingpin").click()
    expect(page.locator("#said")).to_contain_text("This is a shared team")
    page.get_by_role("button", name="Share link").click()
    expect(page.locator(".toast")).to_contain_text("The link is copied.")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/teams?t={CODE}")
    page.goto("/teams")
    expect(page.locator("#slots .slots li:not(.free)")).to_have_count(1)
    page.goto(f"/teams?t={CODE}")
    page.get_by_role("button", name="Edit a copy").click()
    expect(page).to_have_url(re.compile("/teams$"))
    page.get_by_role("button", name="Remove Kingpin").click()
    page.reload()
    expect(page.locator("#slots .slots li:not(.free)")).to_have_count(5)


def test_a_broken_link_says_so(visit: Open) -> None:
    page = visit(f"/teams?t={CODE[:-3]}", missing=True)
    expect(page.locator(".toast")).to_have_text("This link is damaged or cut off; copy it again in full.")
    expect(page).to_have_url(re.compile("/teams$"))
    expect(page.locator("#scroll tbody tr", has_text="Spider-Man")).to_have_count(1)


def test_saved_teams(visit: Open) -> None:
    page = visit("/teams")
    start_from(page)
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="New team").click()
    expect(page.locator("#faults .bad")).to_have_count(2)
    page.reload()
    page.get_by_role("button", name=f"Open {EVIL.name}").click()
    expect(page.locator("#verdict")).to_have_text("Legal")
    page.get_by_role("button", name=f"Delete {EVIL.name}").click()
    expect(page.get_by_text("Nothing is saved yet.")).to_be_visible()


def test_nonsense_in_the_storage_does_no_harm(visit: Open) -> None:
    page = visit("/teams")
    page.evaluate("""() => {
        localStorage.setItem("longbox-team-draft", '{"longbox_team": 1, "figures": 5}');
        localStorage.setItem("longbox-teams", '[1, {"key": "x", "team": {}}]');
    }""")
    page.reload()
    expect(page.locator("#scroll tbody tr", has_text="Spider-Man")).to_have_count(1)
    expect(page.get_by_text("Nothing is saved yet.")).to_be_visible()


def test_play_with_it(visit: Open) -> None:
    page = visit(f"/teams?t={CODE}")
    page.get_by_role("link", name="Play with this team").click()
    expect(page.get_by_text("You play with the team you brought.")).to_be_visible()
    expect(page.get_by_label("Game Level")).to_have_value("mean-streets")


@pytest.mark.parametrize(("width", "theme", "language"), looks(1))
def test_accessible(visit: Open, width: int, theme: str, language: str) -> None:
    page = visit(f"/teams?t={CODE}", width=width, theme=theme, language=language)
    expect(page.locator("#verdict")).to_have_text("Legal")
    assert violations(page) == []
    page.get_by_role("button", name=re.compile("Edit a copy|Kopie bearbeiten")).click()
    page.locator("#level").select_option("crossover")
    expect(page.locator("#faults .bad")).to_have_count(4)
    for view in ("cards", "sheet", "law"):
        if width < 860:
            page.locator(f"[data-view={view}]").first.click()
        assert violations(page) == [], view
        if view == "cards":
            for part in ("plot", "things", "figures"):
                page.locator(f"#kinds [data-part={part}]").click()
                assert violations(page) == [], part
            page.locator("#scroll .folio-go").first.click()
            assert violations(page) == [], "folio"
            assert overflow(page) == 0
            page.keyboard.press("Escape")


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.all), "de"])
def test_nothing_scrolls_sideways(visit: Open, language: str) -> None:
    page = visit(f"/teams?t={CODE}", language=language)
    expect(page.locator("#verdict")).to_have_text("Legal")
    for width in (1920, 1440, 1300, 1024, 961, 700, 390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        for view in ("cards", "sheet", "law"):
            if width <= 960:
                page.locator(f".views [data-view={view}]").click()
            assert overflow(page) == 0, f"{view} at {width}"
        if width > 960:
            inner = page.locator("#scroll").evaluate("place => place.scrollWidth - place.clientWidth")
            assert inner == 0, f"the list at {width}"


def test_touch_on_a_phone(visit: Open) -> None:
    page = visit("/teams", width=390)
    page.get_by_role("button", name="Add: Daredevil").tap()
    page.locator("[data-view=sheet]").tap()
    expect(page.get_by_role("button", name="Remove Daredevil")).to_be_visible()
    page.get_by_role("button", name="Free place: Plot").tap()
    page.get_by_role("button", name="Add: Danger Room").tap()
    page.locator(".views [data-view=law]").tap()
    expect(page.locator("#verdict")).to_have_text("Legal")


def test_touch_targets_on_a_phone(visit: Open) -> None:
    page = visit("/teams", width=390)
    page.locator("[data-view=law]").tap()
    start_from(page)
    for view in ("cards", "sheet", "law"):
        page.locator(f".views [data-view={view}]").tap()
        small = page.evaluate(
            """() => [...document.querySelectorAll("main :is(a, button, input, select, summary)")]
                .filter(e => e.checkVisibility() && !e.matches(".rule"))
                .map(e => [e.textContent.trim().slice(0, 30), e.getBoundingClientRect()])
                .filter(([, box]) => box.height < 43.5)
                .map(([text, box]) => `${text}: ${box.height}`)"""
        )
        assert small == [], view


def test_print_holds_the_team_and_its_folios(visit: Open) -> None:
    page = visit(f"/teams?t={CODE}")
    expect(page.locator("#verdict")).to_have_text("Legal")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    for place in (".cards", ".law", ".views", ".shared"):
        expect(page.locator(place)).to_be_hidden()
    expect(page.locator(".slots").first).to_contain_text("Kingpin")
    expect(page.locator(".folios article")).to_have_count(len(set(EVIL.figures)))


def test_without_javascript_the_rules_are_offered(visit: Open) -> None:
    page = visit("/teams", scripts=False)
    expect(page.get_by_text("Building a team needs JavaScript.")).to_be_visible()
    page.get_by_role("link", name="Read the rules").click()
    expect(page).to_have_url(re.compile("/rules/tactics#team-building$"))
    expect(page.locator("#team-building")).to_be_visible()
