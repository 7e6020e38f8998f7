"""The rulings and measurements a game is played under, by name. They are stored with the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from longbox.geometry.tools import Tools
from longbox.kernel import BadOption, Length, Option, Plain

from .battlefields import READY, BadBattlefield, agreed
from .builder import RosterOption

RANDOM = "random"
NEVER = "never"


@dataclass(frozen=True, slots=True)
class Where(Option):
    """A ready battlefield by name, a random one, or the terrain of one's own that the players agreed on (CP-123).

    The terrain itself is stored with the game, not a file's name: the game must be the same tomorrow and elsewhere.
    """

    def accept(self, name: str, value: object) -> Plain:
        if not isinstance(value, list | tuple):
            return super(Where, self).accept(name, value)
        try:
            return agreed(value)
        except BadBattlefield as error:
            raise BadOption("{option} cannot be played on: {reason}", option=name, reason=error.phrase) from None


LENGTHS = {
    "range_1": Length(1.0, 0.25, 20.0, "Range 1, the width of a range tool, in inches"),
    "range_2": Length(3.0, 0.25, 20.0, "Range 2 in inches"),
    "range_3": Length(6.0, 0.25, 20.0, "Range 3 in inches"),
    "range_4": Length(8.0, 0.25, 20.0, "Range 4 in inches"),
    "range_5": Length(10.0, 0.25, 20.0, "Range 5 in inches"),
    "short": Length(3.375, 0.5, 20.0, "The Short movement tool in inches"),
    "medium": Length(5.0, 0.5, 20.0, "The Medium movement tool in inches"),
    "long": Length(7.25, 0.5, 20.0, "The Long movement tool in inches"),
    "tool_half_width": Length(0.375, 0.05, 1.0, "Half the width of a movement tool in inches"),
    "token_radius": Length(0.5, 0.1, 2.0, "The radius of an objective token in inches"),
}

RULINGS = {
    "ruleset": Option(2025, (2025, 2022), "Which rulebook decides where the two differ"),
    "slide": Option("tool", ("tool", "past-tool"), "How far a throw or push moves: the tool's length, or until beyond it (Q27)"),
    "dazed_collision": Option("harmless", ("harmless", "dodges"), "What a Dazed character suffers when something hits it (Q44)"),
    "roof_cover": Option(True, (True, False), "Whether the terrain a defender stands on can give cover (Q62)"),
    "beam_targets": Option("fixed", ("fixed", "checked"), "Whether a beam still hits who was moved out of it meanwhile (Q68)"),
    "judgment_collisions": Option(False, (False, True), "Whether Judgment also stops Power from collisions (Q87)"),
    "dazed_leader": Option(True, (True, False), "Whether a Dazed leader's Leadership works (Q91)"),
    "grunts_pass": Option(True, (True, False), "Whether Grunts count when passing is decided (Q113)"),
    "deploy": Option("any", ("any", "completely"), "How much of a base must be within Range 3 of its edge (Q14)"),
    "same_reroll": Option("nothing", ("nothing", "other dice"), "What a second rule of the same name may still reroll (Q106)"),
    "last_round": Option(
        NEVER, (NEVER, 6, 7, 8, 9, 10, 12, 15, 20, 30, 60), "The round after which a tie is a draw; the books know none (Q120)"
    ),
    "edition": Option("catalogue", ("catalogue", "later"), "Which printed values stat cards have"),
}

SETUP = {
    "battlefield": Where("downtown", (*READY, RANDOM), "Where it is played"),
    "roster_a": RosterOption("avengers", "The first player's roster: a ready one, or the JSON text of one"),
    "roster_b": RosterOption("cabal", "The second player's roster: a ready one, or the JSON text of one"),
    "setup": Option("full", ("full", "quick"), "Whether the players set the game up themselves or begin with the first turn"),
}

OPTIONS: dict[str, Option] = {**SETUP, **RULINGS, **LENGTHS}


def tools_of(options: Mapping[str, Plain]) -> Tools:
    """The measurements as the geometry takes them."""
    return _tools(tuple(options[name] for name in LENGTHS), options["slide"] == "past-tool")


@lru_cache(64)
def _tools(lengths: tuple[Plain, ...], past: bool) -> Tools:
    r1, r2, r3, r4, r5, short, medium, long, half, token = (float(length) for length in lengths)  # type: ignore[arg-type]
    return Tools(
        ranges=(r1, r2, r3, r4, r5),
        short=short,
        medium=medium,
        long=long,
        half_width=half,
        beam_width=r1,
        token_radius=token,
        slide_past_tool=past,
    )
