"""The lengths of the physical tools, in one record that is stored with each game."""

from __future__ import annotations

from dataclasses import dataclass

EPS = 0.01
"""One tolerance for everything, in inches: a gap up to EPS is contact, a dent up to EPS no overlap."""

HAIR = 1e-9
"""Slack for rounding only, far below every tolerance of the rules."""


@dataclass(frozen=True, slots=True)
class Tools:
    """Every measurement the geometry needs, in inches.

    >>> tools = Tools()
    >>> tools.range(3), tools.medium, tools.radius(35)
    (6.0, 5.0, 0.689)
    >>> Tools(long=7.0).speeds()
    (3.375, 5.0, 7.0)
    """

    ranges: tuple[float, ...] = (1.0, 3.0, 6.0, 8.0, 10.0)
    short: float = 3.375
    medium: float = 5.0
    long: float = 7.25
    half_width: float = 0.375
    beam_width: float = 1.0
    token_radius: float = 0.5
    base_radii: tuple[tuple[int, float], ...] = ((35, 0.689), (50, 0.984), (65, 1.28))
    board_width: float = 36.0
    board_height: float = 36.0
    eps: float = EPS
    spare: float = 0.0625
    slide_past_tool: bool = False
    keeps_dent: bool = True
    """Whoever overhangs an edge by no more than eps is thrown or pushed off it all the same; false: it stays where it stands."""

    def range(self, number: int) -> float:
        """The length of a range tool; Range 0 does not exist.

        >>> Tools().range(5)
        10.0
        """
        if not 1 <= number <= len(self.ranges):
            raise ValueError(f"there is no Range {number}")
        return self.ranges[number - 1]

    def speeds(self) -> tuple[float, float, float]:
        """Short, Medium and Long, shortest first: a character may use any tool up to its Speed.

        >>> Tools().speeds()
        (3.375, 5.0, 7.25)
        """
        return (self.short, self.medium, self.long)

    def radius(self, millimetres: int) -> float:
        """The radius of a round base sold by its diameter.

        >>> Tools().radius(65), round(Tools().radius(80), 3)
        (1.28, 1.575)
        """
        for diameter, radius in self.base_radii:
            if diameter == millimetres:
                return radius
        return millimetres / 50.8

    def slide_length(self, tool: float, radius: float) -> float:
        """How far a thrown or pushed base travels along a straight tool.

        The books allow two readings: the base ends with its leading edge at the far end of the tool, or
        beyond it, touching it from outside. The record says which one this game is played by.

        >>> Tools().slide_length(5.0, 0.689), Tools(slide_past_tool=True).slide_length(5.0, 0.75)
        (5.0, 6.5)
        """
        return tool + 2.0 * radius if self.slide_past_tool else tool


STANDARD = Tools()
"""The measurements used where a caller names none."""
