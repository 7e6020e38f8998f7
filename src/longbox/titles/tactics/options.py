"""What an Issue is played under: level, map, teams, rulings."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import BadOption, Option, Plain
from longbox.titles.carried import CODE

from .cards import TEAMS
from .maps import READY, BadMap, playable, the_map
from .rules.levels import LEVELS
from .rules.setup import CHOOSE
from .rules.teams import BadTeam, Team, read
from .teams import read as read_draft
from .teams.share import unshare

READY_TEAM = "ready"


@dataclass(frozen=True, slots=True)
class MapOption(Option):
    """A ready map, one's own as JSON text, or a choice of the winner of the Initiative roll."""

    def accept(self, name: str, value: object) -> Plain:
        if not isinstance(value, str) or not value.lstrip().startswith("{"):
            return super(MapOption, self).accept(name, value)
        try:
            playable(the_map(value))
        except BadMap as error:
            raise BadOption("{option} cannot be played on: {reason}", option=name, reason=error.phrase) from None
        return value


@dataclass(frozen=True, slots=True)
class TeamOption(Option):
    """A ready team, one's own as JSON text or as the code of a link, or whatever is ready for the level."""

    def accept(self, name: str, value: object) -> Plain:
        if not isinstance(value, str) or not (value.lstrip().startswith("{") or CODE.fullmatch(value)):
            return super(TeamOption, self).accept(name, value)
        try:
            if '"longbox_team"' in value:  # a file of the builder
                return read_draft(value).team().text()
            return (read(value) if value.lstrip().startswith("{") else unshare(value).team()).text()
        except BadTeam as error:
            raise BadOption("{option} cannot be played: {reason}", option=name, reason=error.phrase) from None


OPTIONS = {
    "level": Option("mean-streets", tuple(LEVELS), "The Game Level"),
    "map": MapOption("crossroads", (CHOOSE, *READY), "The map that was agreed on, or: the winner of the roll chooses"),
    "team_a": TeamOption(READY_TEAM, (READY_TEAM, *TEAMS), "The team of player A"),
    "team_b": TeamOption(READY_TEAM, (READY_TEAM, *TEAMS), "The team of player B"),
    "setup": Option("full", ("full", "quick"), "Whether the players set the Issue up themselves or begin with its first Page"),
    "brawling_column": Option(
        "blunt", ("blunt", "edged"), "The results column of Brawling damage that is neither Blunt nor Edged (TQ-49)"
    ),
    "own_evasion": Option(True, (True, False), "Whether a figure may Evade during its own activation (TQ-29)"),
    "wiped_out": Option("play-on", ("play-on", "ends"), "What happens when one side has no figures left (TQ-42)"),
    "last_page": Option(10, range(5, 101), "The Page after which points decide; the book knows none (TQ-42)"),
}


def team_for(options: dict[str, Plain], seat: int) -> Team:
    """The team a player brings: by default the ready one of the level, Good for player A, Evil for player B."""
    chosen = str(options["team_b" if seat else "team_a"])
    if chosen.startswith("{"):
        return read(chosen)
    return TEAMS[f"{options['level']}-{'evil' if seat else 'good'}" if chosen == READY_TEAM else chosen]
