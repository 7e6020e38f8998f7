"""Cards that exist only for tests of the rules: plain ones whose every number is known.

    @pytest.fixture(autouse=True)
    def _cards() -> Iterator[None]:
        with stock():
            yield

`hero-0` to `hero-9` fill a roster; the others have one thing each that some rule is about.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from longbox.titles.crisis.builder import READY, Roster, write
from longbox.titles.crisis.codes import ACTIVE, LOCATION, PHYSICAL, M, S
from longbox.titles.crisis.rules.missions import CRISES, EXTRACTION, SECURE, Crisis, Tokens, add_crisis
from longbox.titles.crisis.rules.tactics import TACTICS, By, Tactic, add_tactic
from longbox.titles.crisis.script import cards
from longbox.titles.crisis.script import running as script
from longbox.titles.crisis.script.cards import Character, Form, Side, Strike, Superpower, add_character, leadership, static
from longbox.titles.crisis.script.nodes import PAYER, ally
from longbox.titles.crisis.script.running import Effect
from longbox.titles.crisis.words.power import gain_power

PUNCH = Strike("punch", PHYSICAL, range=3, dice=4)


def hero(id: str, *superpowers: Superpower, threat: int = 3, alter_ego: str = "", **more: Any) -> Character:
    """Stamina 5, then 4; Speed Medium, Size 2, three dice of every defense, an attack of four dice that costs nothing."""
    sides = Side(5, M, 2, (3, 3, 3)), Side(4, S, 2, (2, 2, 2))
    values: dict[str, Any] = {"name": id, "affiliations": (), "attacks": (PUNCH,), **more}
    return Character(
        id,
        alter_ego=alter_ego or f"who is {id}",
        threat=threat,
        forms=(Form("Normal", *sides, 35),),
        superpowers=superpowers,
        **values,
    )


HEROES = tuple(
    hero(f"hero-{i}", threat=2 + i % 4, affiliations=("Testers",) if i < 6 else (), gems=("mind", "time") if i == 9 else ())
    for i in range(10)
)
LEADERS = tuple(
    hero(f"leader-{x}", leadership(f"lead-{x}", "Testers", static("attack_dice", n, on=ally)), affiliations=("Testers",))
    for x, n in (("a", 1), ("b", 2))
)
OTHERS = (
    hero("agent", affiliations=("Agents", "Testers")),
    hero("twin-a", alter_ego="Twin"),
    hero("twin-b", alter_ego="Twin"),
    hero("namesake-a", name="Namesake"),
    hero("namesake-b", name="Namesake"),
    hero("copy", name="hero-0", alter_ego="who is hero-0"),
    hero("collector", gems=("mind", "power", "time"), gem_slots=2),
    hero("minion", threat=0, parents=("hero-0",)),
)
ROSTER = Roster(
    "",
    "Mine",
    tuple(card.id for card in HEROES),
    tuple(f"card-{i}" for i in range(10)),
    ("secure-0", "secure-1", "secure-2"),
    ("extraction-0", "extraction-1", "extraction-2"),
)
MINE = write(ROSTER)


def tactic(id: str, do: Effect, affiliation: str = "", action: bool = False) -> Tactic:
    """An Active card that any character plays for 1 Power."""
    return add_tactic(Tactic(id, id, ACTIVE, (By(cost=1),), do, affiliation, action=action))


@contextmanager
def stock(*more: Character) -> Iterator[None]:
    """The library with the cards of this module, and more; afterwards it is as before."""
    libraries: list[Any] = [
        cards.CHARACTERS,
        cards.STRIKES,
        cards.SUPERPOWERS,
        script.SCRIPTS,
        script.NAMED,
        TACTICS,
        CRISES,
        READY,
    ]
    before = [dict(library) for library in libraries]
    squads = set(script.OF_SQUADS)
    try:
        for card in (*HEROES, *LEADERS, *OTHERS, *more):
            add_character(card)
        for i in range(10):
            affiliation = "Testers" if i in (1, 2) else "Others" if i == 3 else ""
            tactic(f"card-{i}", gain_power(PAYER, 3), affiliation, action=i == 9)
        for kind, threats in ((SECURE, (15, 16, 17, 19)), (EXTRACTION, (14, 15, 18, 20))):
            for i, threat in enumerate(threats):
                tokens = (Tokens("token", LOCATION, ((9.0 + 3.0 * i, 18.0), (21.0, 18.0))),)
                add_crisis(Crisis(f"{kind}-{i}", f"{kind}-{i}", kind, threat, tokens, lambda t, id: (0, 0)))
        yield
    finally:
        for library, was in zip(libraries, before, strict=True):
            library.clear()
            library.update(was)
        script.OF_SQUADS.clear()
        script.OF_SQUADS.update(squads)


__all__ = ["HEROES", "LEADERS", "MINE", "OTHERS", "PUNCH", "ROSTER", "hero", "stock", "tactic"]
