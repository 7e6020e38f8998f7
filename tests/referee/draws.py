"""What games are played with: all cards and figures in turn, drawn by a number."""

from __future__ import annotations

from longbox.kernel import Generator, Plain
from longbox.titles import facets, title
from longbox.titles.tactics.rules.levels import LEVELS
from longbox.titles.tactics.rules.teams import Team, judge
from longbox.titles.tactics.words import FIGURES, PLOTS, THINGS


def crisis(seed: int) -> dict[str, object]:
    """Two drawn rosters, on one of the ready battlefields."""
    return {**facets.study(title("crisis")).draw(Generator(seed)), "battlefield": "random", "last_round": 8}


def team(outlook: str, level: str, rng: Generator) -> Team:
    """Figures in random order, each taken if the team is still legal with it."""
    plot = sorted(PLOTS)[rng.below(len(PLOTS))]
    found = Team(outlook, (), plot)
    left = sorted(FIGURES)
    while left:
        figure = left.pop(rng.below(len(left)))
        more = Team(outlook, (*found.figures, figure), plot)
        if not judge(more, LEVELS[level]):
            found = more
    things = sorted(THINGS)
    while things:
        thing = things.pop(rng.below(len(things)))
        more = Team(outlook, found.figures, plot, (*found.things, thing))
        if not judge(more, LEVELS[level]):
            found = more
    return found


def tactics(seed: int) -> dict[str, object]:
    """Two drawn teams of one level."""
    rng = Generator(seed)
    levels = sorted(LEVELS)
    level = levels[rng.below(len(levels))]
    return {"level": level, "team_a": team("good", level, rng).text(), "team_b": team("evil", level, rng).text()}


def revolution(seed: int) -> dict[str, Plain]:
    """All cards are in every game's decks; random play would hardly ever come to an end by itself."""
    return {**facets.study(title("revolution")).played}
