"""The setup diagrams of the Crisis cards, by the letter of their map.

Read off by hand: the shapes are sure, the tools probable. Of A, G, H and K even the shape is a guess from what their cards say.
"""

from __future__ import annotations

from ..script.crises import CENTRE, Mark, corners

MAP_C_SIDES = corners((3,), ())
"""Near both side edges, on the centre line."""

MAP_A_OUTER = corners((), (4,))
MAP_A_INNER = corners((), (4, 3))
MAP_B = corners((4,), (5, 2))
MAP_C = (*MAP_C_SIDES, CENTRE)
MAP_D = (*MAP_C_SIDES, *corners((), (5,)))
MAP_E_ENDS = corners((), (5,))
"""In front of each player."""
MAP_E = (*MAP_E_ENDS, CENTRE)
MAP_F = (*corners((5,), (5, 2)), CENTRE)
MAP_G = corners((3, 3), (3, 3))
MAP_H = corners((3, 3), ())
MAP_I = (Mark("nw", (5,), (5, 3)), CENTRE, Mark("se", (5,), (5, 3)))
MAP_J = (*MAP_C_SIDES, *corners((), (5, 3)))
MAP_K = (*corners((3, 2), ()), *corners((3, 3, 2), ()))
MAP_L = (*corners((5, 2), (5, 3)), *corners((), (5, 3)))
