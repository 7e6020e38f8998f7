"""The setup diagrams of the Crisis cards, by the letter of their map. Read off by hand: the shapes are sure, the tools probable."""

from __future__ import annotations

from ..rules.layout import CENTRE, Mark, corners

MAP_C_SIDES = corners((3,), ())
"""Near both side edges, on the centre line."""

MAP_B = corners((4,), (5, 2))
MAP_C = (*MAP_C_SIDES, CENTRE)
MAP_D = (*MAP_C_SIDES, *corners((), (5,)))
MAP_F = (*corners((5,), (5, 2)), CENTRE)
MAP_I = (Mark("nw", (5,), (5, 3)), CENTRE, Mark("se", (5,), (5, 3)))
MAP_J = (*MAP_C_SIDES, *corners((), (5, 3)))
MAP_L = (*corners((5, 2), (5, 3)), *corners((), (5, 3)))
