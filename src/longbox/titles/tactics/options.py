"""What an Issue is played under: level, map, teams, rulings."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import BadOption, Option, Plain
from longbox.titles import lessons
from longbox.titles.carried import CODE

from .builder.drafts import read as read_draft
from .builder.ready import TEAMS
from .builder.share import unshare
from .maps import READY, BadMap, playable, the_map
from .rules.levels import FIRST, LEVELS
from .rules.rulings import RULINGS
from .rules.setup import CHOOSE
from .rules.teams import BadTeam, Team, read

READY_TEAM = "ready"
LESSONS = "longbox.titles.tactics.lessons"


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
    "level": Option(FIRST, tuple(LEVELS), "The Game Level"),
    "map": MapOption("crossroads", (CHOOSE, *READY), "The map that was agreed on, or: the winner of the roll chooses"),
    "team_a": TeamOption(READY_TEAM, (READY_TEAM, *TEAMS), "The team of player A"),
    "team_b": TeamOption(READY_TEAM, (READY_TEAM, *TEAMS), "The team of player B"),
    "setup": Option("full", ("full", "quick"), "Whether the players set the Issue up themselves or begin with its first Page"),
    "lesson": lessons.option(LESSONS),
    **RULINGS,
}


def team_for(options: dict[str, Plain], seat: int) -> Team:
    """The team a player brings: by default the ready one of the level, Good for player A, Evil for player B."""
    chosen = str(options["team_b" if seat else "team_a"])
    if chosen.startswith("{"):
        return read(chosen)
    return TEAMS[f"{options['level']}-{'evil' if seat else 'good'}" if chosen == READY_TEAM else chosen]
