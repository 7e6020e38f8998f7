"""What an organiser may decide: a named setting for every point the packet leaves open, with the ruling it follows by default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from longbox.kernel import BadOption, Option, suggest

from .words import Refused

Value = str | int | bool


@dataclass(frozen=True, slots=True)
class Setting(Option):
    """An option of an event, and the ruling its default follows."""

    ruling: str = ""
    late: bool = False
    """May be chosen after the first pairings are out, because it takes nothing from anybody."""


def _switch(default: bool, help: str, ruling: str, late: bool = False) -> Setting:
    return Setting(default, (False, True), help, ruling, late)


SETTINGS: Final[Mapping[str, Setting]] = {
    "cut": _switch(True, "Play the Swiss rounds with a progression cut where the packet has one; false plays full Swiss.", "A4"),
    "rounds": Setting(0, range(13), "Swiss rounds that depart from the packet's table, announced beforehand; 0 keeps to it.", "A3"),
    "cut_to": Setting(-1, (-1, 0, 2, 4, 8, 16, 32), "Places of the cut that depart from the packet's table; -1 keeps to it.", "A3"),
    "cut_points": Setting(0, range(40), "Everybody with so many event points makes the cut instead of the best N; 0 is off.", "A7"),
    "rosters": Setting("required", ("required", "optional"), "Whether only players with an accepted roster are checked in.", "A1"),
    "roster_rules": Setting(2025, (2025, 2022), "Which core book rosters are built by.", "H2"),
    "late_entries": _switch(
        False, "Players may enter after the start, with an unpaired loss for each round they missed.", "B16", True
    ),
    "look_ahead": Setting(6, range(7), "Up to so many players a pairing must leave the rounds to come without repeats.", "B7"),
    "protect_paired_down": _switch(False, "Whoever was paired down in the round before is not, if that costs nothing.", "B6"),
    "extra_time_secret": _switch(True, "The 15 minutes after time are as secret as the round's clock.", "C3", True),
    "at_fifteen": Setting(
        "stands",
        ("stands", "cleanup"),
        "When the 15 minutes run out: score what stands, or the Cleanup Phase first.",
        "CE-045",
        True,
    ),
    "elimination_timed": _switch(True, "Elimination rounds are timed as Swiss rounds are.", "C7", True),
    "elimination_draw": Setting(
        "play-on", ("play-on", "seed"), "A tie in elimination: play on until somebody leads, or the better seed advances.", "D14"
    ),
    "concession_vps": Setting("kept", ("kept", "zero"), "Victory points of a player who concedes.", "D4"),
    "agreed_draw_vps": Setting("kept", ("kept", "zero"), "Victory points of players who agree to a draw.", "D8"),
    "no_show_vps": Setting(14, range(31), "Victory points for a win over an absent player.", "D9"),
    "no_show_minutes": Setting(15, range(121), "How long an absent player is waited for once the clock runs.", "D9", True),
    "no_show_drops": _switch(True, "A player who does not appear is dropped.", "D9", True),
    "unpaired_rounds_count": _switch(True, "An unpaired loss is a round played, for Strength of Schedule.", "E3"),
    "repeat_opponents_once": _switch(True, "An opponent met twice counts once for Strength of Schedule.", "E6"),
    "ejected_opponents_count": _switch(True, "Ejected opponents count for Strength of Schedule.", "E5"),
    "third_warning_waits": _switch(True, "No round is drawn while a third warning waits for its decision.", "F4", True),
    "fresh_tables": _switch(True, "Players get a table they have not had, where there is one.", "B17", True),
    "rosters_open": _switch(False, "After the start everybody may read every roster.", "F8", True),
    "most_vps": Setting(30, range(16, 100), "More victory points than this are remarked on.", "D6", True),
}
"""Every open point of the packet that changes what happens. Names of rulings are those of docs/challenger.md."""

DEFAULTS: Final[Mapping[str, Value]] = {name: setting.default for name, setting in SETTINGS.items()}  # type: ignore[misc]


def accept(name: str, value: object) -> Value:
    """The value of a setting as the event will use it.

    >>> accept("cut", "false"), accept("look_ahead", "5")
    (False, 5)
    >>> accept("cutt", 1)
    Traceback (most recent call last):
    longbox.challenger.words.Refused: There is no setting 'cutt'; did you mean cut?
    """
    if name not in SETTINGS:
        hint = suggest(name, SETTINGS)
        raise Refused("There is no setting {name!r}; {hint}", name=name, hint=hint if hint.endswith("?") else hint + ".")
    try:
        return SETTINGS[name].accept(name, value)  # type: ignore[return-value]
    except BadOption as error:
        raise Refused(error.phrase) from error


__all__ = ["DEFAULTS", "SETTINGS", "Setting", "Value", "accept"]
