"""FASERIP Tactics as a title of the house."""

from __future__ import annotations

from collections.abc import Mapping

from longbox.kernel import Generator, LongboxError, Plain, Title
from longbox.speech import Tongue, spoken
from longbox.titles import lessons

from . import cards as cards
from .builder.ready import TEAMS
from .codes import OFF
from .lessons import lay_out
from .maps import READY, the_map
from .options import LESSONS, OPTIONS, team_for
from .rules.quick import QuickIssue
from .rules.setup import Issue
from .rules.teams import legal
from .speech.cards import name
from .speech.log import NAMES, WORDS
from .speech.refusals import ROOMS, refusal
from .speech.rulings import RULINGS
from .state import Table
from .view import view


class FaseripTactics(Title[Table]):
    name = "tactics"
    label = "FASERIP Tactics"
    players = (2,)
    options = OPTIONS
    words, names = {**WORDS, **RULINGS}, NAMES
    languages = spoken(ROOMS[0])
    reveals = frozenset({"FeatRolled", "InitiativeRolled"})
    state = Table

    def begin(self, t: Table) -> None:
        if scene := lessons.scene(LESSONS, t.options["lesson"]):
            return lay_out(t, scene)
        teams = [team_for(dict(t.options), seat) for seat in (0, 1)]
        for seat, team in enumerate(teams):
            for id in team.figures:
                t.enlist(seat, id)
            for id in team.things:
                t.things.append(id)
                t.thing_at.append(OFF)
                t.thing_of.append(seat)
        t.plot = (teams[0].plot, teams[1].plot)
        t.stack.append(QuickIssue() if t.options["setup"] == "quick" else Issue())
        return None

    def check_options(self, given: Mapping[str, object]) -> dict[str, Plain]:
        """Every option; both teams must be legal at the level."""
        options = super().check_options(given)
        for seat in (0, 1):
            legal(team_for(options, seat), str(options["level"]), options["quicksilver"])
        return options

    def view(self, t: Table, seat: int) -> dict[str, object]:
        return view(t)

    def tongue(self, language: str) -> Tongue:
        return Tongue(language, *ROOMS)

    def refusal(self, error: LongboxError, language: str = "en") -> str:
        return refusal(error, language)

    def redeal(self, t: Table, seat: int, rng: Generator) -> None:
        """Nothing is hidden."""

    def value_name(self, option: str, value: Plain, language: str = "en") -> str:
        if option == "map" and value in READY:
            return the_map(str(value)).names[language]
        if option == "level":
            return name(f"level/{value}", language)
        if option in ("team_a", "team_b") and value in TEAMS:
            return name(f"team/{value}", language)
        return super().value_name(option, value, language)


TITLE = FaseripTactics()
