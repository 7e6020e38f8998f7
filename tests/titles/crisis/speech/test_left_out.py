"""A text leaves nothing out: what no sentence says is an error, and no card of ours has one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from longbox.titles.crisis.script.cards import Strike, Superpower
from longbox.titles.crisis.speech import cards, telling
from longbox.titles.crisis.speech.telling import UntoldError, scripted, tell
from longbox.titles.crisis.speech.telling.words import nodes_in
from longbox.titles.crisis.words import *
from titles.crisis.shelf import the_cards

LANGUAGES = ["en", "de"]
POWER = gain_power(SELF, 1)


def two_moments() -> Superpower:
    return innate("two", on(cast(Trigger, (power_phase(), cleanup())), POWER))


def lost_but_never_asked_for() -> Superpower:
    return innate("snare", static("loses", "healing-factor", enemy & within(2)))


def somebody_elses_gem() -> Superpower:
    return innate("aura", static("gem_power", 2, ally & within(2)))


def moment_of_a_used_superpower() -> Superpower:
    return active("used", 1, POWER, parts=(on(attack_resolved(attacker=enemy), POWER),))


def each_once_in_a_loop() -> Superpower:
    return active("loop", 1, each(ally & unaffected("loop", "round"), gain_power(IT, 1)))


def each_once_in_a_game() -> Superpower:
    return active("ever", 1, choose(ally & unaffected("ever", "game"), gain_power(CHOSEN, 1)))


def a_moment_that_says_nothing() -> Superpower:
    return innate("mute", on(power_phase(), tick(SELF, "mute")))


FAULTS: dict[Callable[[], Superpower], str] = {
    two_moments: "several moments",
    lost_but_never_asked_for: "loses healing-factor",
    somebody_elses_gem: "gem_power with on=",
    moment_of_a_used_superpower: "after_attack in parts=",
    each_once_in_a_loop: "unaffected where it stands",
    each_once_in_a_game: "unaffected for a game",
    a_moment_that_says_nothing: "tick with nothing to say",
}


def said(one: Any, language: str) -> str:
    return tell(one, language, the_cards(), lambda id: cards.name(id, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("made", FAULTS, ids=lambda made: str(made.__name__))
def test_what_no_sentence_says_is_an_error(made: Callable[[], Superpower], language: str) -> None:
    with pytest.raises(UntoldError, match=FAULTS[made]):
        said(replace(made(), card="iron-man"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_filter_of_an_attacks_own_change_is_an_error(language: str) -> None:
    with pytest.raises(UntoldError, match="no_cover with on="):
        said(Strike("ray", ENERGY, 3, 5, rules=(static("no_cover", True, enemy & within(2)),), card="iron-man"), language)
    assert said(Strike("ray", ENERGY, 3, 5, rules=(static("no_cover", True),), card="iron-man"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_put_together_as_never_before_name_the_part(language: str) -> None:
    with pytest.raises(UntoldError, match="broken as its words are put together") as raised:
        said(active("broken", 1, gain_power(cast(Role, None), 1), card="iron-man"), language)
    assert isinstance(raised.value.__cause__, AttributeError)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_card_of_a_pack_may_go_without_a_text(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setitem(the_cards().superpowers, "iron-man/two", replace(two_moments(), card="iron-man"))
    monkeypatch.setitem(the_cards().superpowers, "pack-hero/two", replace(two_moments(), card="pack-hero"))
    assert cards.text("pack-hero/two", language, the_cards()) == ""
    with pytest.raises(UntoldError):
        cards.text("iron-man/two", language, the_cards())


def test_every_superpower_that_can_be_lost_looks_whether_it_was() -> None:
    lost = {one.value for part in scripted().values() for one in nodes_in(part) if isinstance(one, Static) and one.query == "loses"}
    ours = telling.our_cards()
    powers = [power for power in the_cards().superpowers.values() if power.id in lost and telling.card_of(power) in ours]
    assert lost
    assert powers
    for power in powers:
        assert any(isinstance(one, Test) and one.name == "keeps" and one.parts == (power.id,) for one in nodes_in(power)), power.key
