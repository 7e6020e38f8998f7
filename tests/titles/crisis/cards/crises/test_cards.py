"""The Crisis cards: what is printed on them, and whole games over them."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

import longbox
from conformance.suite import Examiner
from longbox.kernel import Game
from longbox.players import GreedyPlayer, RandomPlayer, play
from longbox.titles.crisis.builder import write
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.events import GameEnded
from longbox.titles.crisis.script.crises import EXTRACTION, SECURE
from longbox.titles.crisis.state import Table
from longbox.titles.crisis.title import TITLE
from titles.crisis.shelf import the_cards

from ...mission import BONES, CAP, Duel, mission

LINE = {(18, 10), (18, 18), (18, 26)}
Printed = dict[str, tuple[str, int, dict[str, tuple[str, set[tuple[int, int]]]]]]
FIRST_TWELVE: Printed = {
    "deadly-meteors": (SECURE, 17, {"origin-bomb": ("location", {(10, 20), (18, 18), (26, 16)})}),
    "riots-spark": (SECURE, 17, {"extremis-console": ("location", {(6, 18), (18, 10), (18, 26), (30, 18)})}),
    "infinity-formula": (SECURE, 17, {"serum-canister": ("location", {(8, 13), (8, 23), (28, 13), (28, 23)})}),
    "mutant-madman": (SECURE, 18, {"trap": ("location", {(8, 13), (8, 23), (28, 13), (28, 23)})}),
    "intrusions-open": (SECURE, 19, {"dark-portal": ("location", {(6, 18), (18, 18), (30, 18)})}),
    "terrigen-clouds": (SECURE, 20, {"mist-cloud": ("opportunity", {(6, 18), (30, 18)})}),
    "skrulls-infiltrate": (EXTRACTION, 20, {"skrull-agent": ("civilian", {(6, 18), (18, 16), (18, 20), (30, 18)})}),
    "spider-infected": (
        EXTRACTION, 17, {"spider-infected": ("civilian", {(10, 13), (10, 23), (18, 18), (26, 13), (26, 23)})},
    ),
    "struggle-for-the-cube": (
        EXTRACTION, 17, {"cosmic-cube-fragment": ("asset", {(10, 13), (10, 23), (18, 18), (26, 13), (26, 23)})},
    ),
    "fear-grips-world": (EXTRACTION, 18, {"celestial-hammer": ("asset", {(6, 18), (18, 10), (18, 26), (30, 18)})}),
    "mutant-extremists": (
        EXTRACTION, 19, {"senator": ("civilian", {(13, 16), (18, 16), (23, 16), (13, 20), (18, 20), (23, 20)})},
    ),
    "deadly-legacy-virus": (EXTRACTION, 19, {"legacy-cure": ("asset", {(6, 18), (18, 18), (30, 18)})}),
}  # fmt: skip
OTHERS: Printed = {
    "gamma-wave": (SECURE, 15, {"gamma-shelter": ("location", LINE)}),
    "sword-base": (SECURE, 15, {"console": ("location", {(12, 12), (24, 12), (12, 24), (24, 24)})}),
    "cosmic-invasion": (SECURE, 16, {"cosmic-vault": ("location", {(6, 18), (18, 10), (18, 26), (30, 18)})}),
    "mayor-fisk": (SECURE, 16, {"witness": ("opportunity", {(12, 18), (24, 18)})}),
    "portals-overrun": (SECURE, 18, {"inheritor-portal": ("location", {(6, 18), (18, 10), (18, 26), (30, 18)})}),
    "demons-downtown": (SECURE, 19, {"flaming-portal": ("location", LINE)}),
    "sinister-syndicate": (SECURE, 20, {"ambush": ("location", {(10, 13), (10, 23), (18, 18), (26, 13), (26, 23)})}),
    "wakandan-herbs": (
        EXTRACTION, 15, {"herb": ("asset", {(18, 14), (18, 22)}), "vessel": ("opportunity", {(18, 8), (18, 28)})},
    ),
    "research-station": (
        EXTRACTION, 15, {"researcher": ("civilian", {(18, 18)}), "evac-point": ("asset", {(18, 10), (18, 26)})},
    ),
    "paranoia-pummels": (EXTRACTION, 16, {"disturbance": ("asset", {(9, 18), (15, 18), (21, 18), (27, 18)})}),
    "alien-ship": (EXTRACTION, 17, {"power-core": ("asset", {(6, 18), (18, 18), (30, 18)})}),
    "montesi-formula": (EXTRACTION, 18, {"spellbook": ("asset", LINE)}),
    "panic-grips-city": (EXTRACTION, 19, {"citizen": ("civilian", {(8, 13), (8, 23), (28, 13), (28, 23)})}),
}  # fmt: skip


@pytest.mark.rule("CP-005")
@pytest.mark.parametrize("id", [*FIRST_TWELVE, *OTHERS])
def test_type_threat_tokens_and_where_they_lie(id: str) -> None:
    kind, threat, expected = (FIRST_TWELVE | OTHERS)[id]
    t = mission(Duel(CAP, BONES), id).t
    assert (the_cards().crises[id].kind, the_cards().crises[id].threat, the_cards().crises[id].approximate) == (kind, threat, True)
    found: dict[str, tuple[str, set[tuple[float, float]]]] = {}
    for name, sort, at in zip(t.token_name, t.token_kind, t.token_at, strict=True):
        found.setdefault(name.removeprefix(f"{id}/"), (sort, set()))[1].add(at)
    assert found == expected
    assert len(t.token_at) == sum(len(places) for _, places in expected.values())


def test_the_first_two_ready_rosters_use_all_twelve_and_share_none() -> None:
    drawn = [id for name in ("avengers", "cabal") for id in (*LIBRARY.rosters[name].secure, *LIBRARY.rosters[name].extraction)]
    assert sorted(drawn) == sorted(FIRST_TWELVE)
    assert all(len(roster.secure) == len(roster.extraction) == 3 for roster in LIBRARY.rosters.values())
    assert all(
        the_cards().crises[id].kind == kind
        for roster in LIBRARY.rosters.values()
        for kind in (SECURE, EXTRACTION)
        for id in roster.crises(kind)
    )


SECURES = [id for id, card in OTHERS.items() if card[0] == SECURE]
EXTRACTIONS = [id for id, card in OTHERS.items() if card[0] == EXTRACTION]
PAIRS = [(SECURES[i], EXTRACTIONS[i % len(EXTRACTIONS)]) for i in range(len(SECURES))]


def begun(secure: str, extraction: str, ruleset: int) -> Game[Table]:
    """A game in which these two were drawn: of a roster's three of each type it is left to chance."""
    decks = {
        kind: (id, *[other for other in among if other != id][:2])
        for kind, id, among in (("secure", secure, SECURES), ("extraction", extraction, EXTRACTIONS))
    }
    names = ("roster_a", "avengers"), ("roster_b", "cabal")
    options: dict[str, Any] = {name: write(replace(LIBRARY.rosters[id], **decks)) for name, id in names}
    games = (longbox.new("crisis", seed=seed, ruleset=ruleset, setup="quick", **options) for seed in count())
    return next(game for game in games if set(game.state.crises) == {secure, extraction})


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.parametrize("player", [RandomPlayer, GreedyPlayer])
def test_games_over_them_end_by_the_rules(pair: tuple[str, str], player: Any) -> None:
    game = begun(*pair, ruleset=2025 if PAIRS.index(pair) % 3 else 2022)
    play(game, [player("a"), player("b")])
    assert game.result is not None
    (end,) = [event for event in game.events() if isinstance(event, GameEnded)]
    assert end.reason in {"points", "lead", "last-round", "elimination"}


@pytest.mark.parametrize("extraction", ["panic-grips-city", "montesi-formula", "research-station"])
def test_every_decision_of_a_game_with_what_these_cards_brought_holds(extraction: str) -> None:
    game = begun("sword-base", extraction, 2025)
    Examiner(TITLE, 2, game.seed, dict(game.state.options)).play()
