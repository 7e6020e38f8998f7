"""How the scenes of Team Tactic cards are set up and played on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from longbox.titles.crisis.events import DiceRolled
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.title import TITLE
from longbox.titles.crisis.words import ASSET, NOBODY, Character
from titles.crisis.shelf import the_cards

from ...scene import Duel
from ..players_of_cards import scene, who

US = ["test-plain", "test-avenger"]
THEM = "test-plain"
MISSES = "blank " * 8


def with_cards(*made: Character) -> Any:
    """A fixture: for the tests of a module there are these characters, too."""

    @pytest.fixture(scope="module", autouse=True)
    def made_up() -> Iterator[None]:
        before = the_cards()
        TITLE.packs.base = before.derive(made)
        yield
        TITLE.packs.base = before

    return made_up


def stage(*cards: str, seat: int = 0, us: Any = US, them: Any = THEM, **options: Any) -> Duel:
    """Two of us at the left, one of them 6 in to the right of the first, all with 6 Power."""
    duel = Duel(us, them, **options).hand(*cards, seat=seat)
    for one in range(len(duel.t.who)):
        duel.set(one, power=6)
    return duel


def reply(duel: Duel, card: str) -> Duel:
    return duel.answer(f"tactic/{card}")


def phase(duel: Duel, card: str) -> Duel:
    """The Power Phase begins, everybody has gained 1 Power, and the card is played."""
    return reply(duel.push(PowerPhase()), card)


def offers_card(duel: Duel, card: str) -> bool:
    return any(isinstance(one, tuple) and f"tactic/{card}" in one for one in duel.offered)


def token(duel: Duel, holder: int, kind: str = ASSET, name: str = "skrulls-infiltrate/skrull-agent") -> int:
    t = duel.t
    t.token_name.append(name)
    t.token_kind.append(kind)
    t.token_at.append((18.0, 18.0))
    t.token_holder.append(holder)
    t.token_side.append(NOBODY)
    return len(t.token_name) - 1


def rolled(duel: Duel, roll: str) -> int:
    """How many dice the last roll of this name had."""
    found: int = len([event for event in duel.heard(DiceRolled) if event.roll == roll][-1].faces)
    return found


def sliding(duel: Duel) -> tuple[str, int, str, int]:
    """The throw or push that waits for its direction."""
    slide = duel.t.stack[-1]
    return duel.ask.kind, slide.who, slide.how, slide.tool


def cards(duel: Duel) -> list[str]:
    """The Team Tactic cards offered in an activation."""
    return [one[1] for one in duel.offered if isinstance(one, tuple) and one[0] == "tactic"]


def granted(card: str, name: str, attack: str, **more: Any) -> Duel:
    duel = scene(card, (who(name), *more.pop("friends", ())), **more).activate(0).answer(card)
    assert ("attack", attack) in duel.offered
    return duel


def field(card: str, us: Any = "test-plain", them: Any = ("test-plain", "test-plain"), **options: Any) -> Duel:
    """Us at (10, 10), them 6 in to the right and one above the other, all with 6 Power."""
    duel = Duel(us, list(them), **options).hand(card)
    for one in range(len(duel.t.who)):
        duel.set(one, power=6)
    return duel


def dice_of(duel: Duel, roll: str = "attack") -> list[int]:
    return [len(event.faces) for event in duel.heard(DiceRolled) if event.roll == roll]
