"""What an Issue is played under: level, map, teams, rulings."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import BadOption, Option, Plain
from longbox.titles.carried import CODE

from .builder import read as read_draft
from .builder.ready import TEAMS
from .builder.share import unshare
from .maps import READY, BadMap, playable, the_map
from .rules.levels import LEVELS
from .rules.setup import CHOOSE
from .rules.teams import BadTeam, Team, read

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
    "halves": Option("up", ("up", "down"), "How the Speed of a Held figure and the damage after a Green Evasion round (TQ-24)"),
    "fresh_conditions": Option(
        "next", ("next", "this"), "With which activation a condition ends that a figure gained during its own (TQ-25)"
    ),
    "stunned_moves": Option(1, (1, 2), "How many Move actions a Stunned figure has (TQ-27)"),
    "stuck_evades": Option(True, (True, False), "Whether a Stuck figure may Evade (TQ-28)"),
    "past_fliers": Option(False, (False, True), "Whether who is adjacent to fliers only may shoot at others too (TQ-34)"),
    "karma_mark": Option("user", ("user", "payer"), "Whose once a Page is used up when a Teammate's Karma is spent (TQ-36)"),
    "karma_raises": Option("any", ("any", "tested"), "Which abilities Karma may raise before a FEAT (TQ-37)"),
    "last_effects": Option("page", ("page", "at-once"), "When what a KO'ed figure did to others ends (TQ-43)"),
    "second_dodge": Option("replaces", ("replaces", "better"), "What a second Dodge does to the token of the first (TQ-54)"),
    "plots_from": Option("owner", ("owner", "all"), "Whose figures Plot tokens keep their distance from (TQ-13)"),
    "wiped_out": Option("play-on", ("play-on", "ends"), "What happens when one side has no figures left (TQ-42)"),
    "last_page": Option(10, range(5, 101), "The Page after which points decide; the book knows none (TQ-42)"),
}


def team_for(options: dict[str, Plain], seat: int) -> Team:
    """The team a player brings: by default the ready one of the level, Good for player A, Evil for player B."""
    chosen = str(options["team_b" if seat else "team_a"])
    if chosen.startswith("{"):
        return read(chosen)
    return TEAMS[f"{options['level']}-{'evil' if seat else 'good'}" if chosen == READY_TEAM else chosen]
