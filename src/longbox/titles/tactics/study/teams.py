"""Teams at random, for studies over all figures."""

from __future__ import annotations

from longbox.kernel import Generator, LongboxError, suggest

from ..codes import ENIGMATIC, EVIL_SIDE, GOOD_SIDE
from ..rules.levels import LEVELS, Level
from ..rules.teams import Team, judge
from ..words import FIGURES, PLOTS, THINGS

DRAWN = ("level", "team_a", "team_b")
"""The options that are drawn."""


def drawn(rng: Generator, card: str = "") -> dict[str, object]:
    """A level and two teams that are legal at it, Good against Evil; with `card`, that figure is on the first one.

    >>> options = drawn(Generator(7), "thanos")
    >>> options["level"], '"thanos"' in options["team_a"]
    ('cosmic-confrontation', True)
    """
    if card and card not in FIGURES:
        raise LongboxError(f"There is no figure {card!r}; {suggest(card, FIGURES)}")
    levels = sorted(level for level, one in LEVELS.items() if not card or FIGURES[card].renown in one.slots)
    level = rng.choice(levels)
    sides = (GOOD_SIDE, EVIL_SIDE)
    if card and FIGURES[card].disposition not in (GOOD_SIDE, ENIGMATIC):
        sides = (EVIL_SIDE, GOOD_SIDE)
    first, second = (team(rng, outlook, LEVELS[level], card if outlook == sides[0] else "") for outlook in sides)
    return {"level": level, "team_a": first.text(), "team_b": second.text()}


def team(rng: Generator, outlook: str, level: Level, card: str = "") -> Team:
    """Figures and pieces in random order, each taken if the team is still legal with it.

    >>> judge(team(Generator(3), "evil", LEVELS["epic-event"]), LEVELS["epic-event"])
    []
    """
    found = Team(outlook, (card,) if card else (), rng.choice(sorted(PLOTS)))
    for figure in shuffled(
        rng, sorted([*FIGURES, *(id for id, one in FIGURES.items() if one.squad)])
    ):  # a Squad may be there twice
        more = Team(outlook, (*found.figures, figure), found.plot)
        found = found if judge(more, level) else more
    for thing in shuffled(rng, sorted(THINGS)):
        more = Team(outlook, found.figures, found.plot, (*found.things, thing))
        found = found if judge(more, level) else more
    return found


def shuffled(rng: Generator, ids: list[str]) -> list[str]:
    rng.shuffle(ids)
    return ids
