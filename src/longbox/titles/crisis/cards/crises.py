"""Crisis cards."""

from __future__ import annotations

from ..language.effects import damage, own, roll_for
from ..language.nodes import Context, Role, Test
from ..language.script import Run, if_, seq
from ..rules.missions import EXTRACTION, SECURE, Crisis, Interaction, Tokens, add_crisis, per_controlled, per_held
from ..rules.objectives import contesting, may_hold, pick_up, take_control
from ..vocabulary import CIVILIAN, CRIT, HIT, LOCATION, WILD

IT = Role("it")


def _take(c: Context, run: Run) -> None:
    pick_up(c.table, run.roles["it"], run.roles["token"])


def _control(c: Context, run: Run) -> None:
    token = run.roles["token"]
    if run.roles["rolled"] > contesting(c.table, 1 - c.seat, token)[0]:
        take_control(c.table, c.seat, token)


add_crisis(
    Crisis(
        "skrulls", "Skrulls Infiltrate World Leadership", EXTRACTION, 19,
        (Tokens("agent", CIVILIAN, ((6.0, 18.0), (18.0, 16.0), (18.0, 20.0), (30.0, 18.0))),),
        per_held("agent"),
        (Interaction("agent", own("take", _take), allowed=lambda t, who, token: may_hold(t, who, token, 1)),),
    )
)  # fmt: skip
add_crisis(
    Crisis(
        "meteors", "Deadly Meteors Mutate Civilians", SECURE, 17,
        (Tokens("bomb", LOCATION, ((10.0, 16.0), (18.0, 18.0), (26.0, 20.0))),),
        per_controlled("bomb"),
        (
            Interaction(
                "bomb",
                seq(
                    roll_for(3, (CRIT, WILD, HIT), "meteor"),
                    own("control", _control),
                    if_(Test("failed", lambda c: c.roles["failed"] > 0), damage(IT, 1)),
                ),
            ),
        ),
    )
)  # fmt: skip
