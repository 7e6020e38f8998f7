"""What games are played with: all cards and figures in turn, drawn by a number."""

from __future__ import annotations

from longbox.kernel import Generator, Plain
from longbox.titles import facets, title


def crisis(seed: int) -> dict[str, object]:
    """Two drawn rosters, on one of the ready battlefields."""
    return {**facets.study(title("crisis")).draw(Generator(seed)), "battlefield": "random", "last_round": 8}


def tactics(seed: int) -> dict[str, object]:
    """A drawn level and two drawn teams."""
    return facets.study(title("tactics")).draw(Generator(seed))


def revolution(seed: int) -> dict[str, Plain]:
    """All cards are in every game's decks; random play would hardly ever come to an end by itself."""
    return {**facets.study(title("revolution")).played}
