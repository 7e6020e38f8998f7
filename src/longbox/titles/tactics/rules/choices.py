"""What the options of the questions are made of. They are plain tuples, numbers and words, so that a save can hold them."""

from __future__ import annotations

from typing import Literal, TypeAlias

Pass: TypeAlias = Literal["pass"]
"""To do without: the kernel's `PASS`."""

Path: TypeAlias = tuple[int, ...]
"""The squares of a way one after another, without the one it starts from."""

Action: TypeAlias = (
    tuple[Literal["end"]]
    | tuple[Literal["move"], int]
    | tuple[Literal["strike"], int, int, int]
    | tuple[Literal["charge"], int, int]
    | tuple[Literal["charge"], int, int, int]
    | tuple[Literal["special"], int]
    | tuple[Literal["dodge"]]
    | tuple[Literal["plot"]]
    | tuple[Literal["pick"], int]
    | tuple[Literal["drop"], int]
    | tuple[Literal["break"], int, int]
    | tuple[Literal["demolish"], int]
)
"""An action of an activation, by its name:

- `move`: who pays Karma for 1 more Speed, or NOBODY;
- `strike`: the number of the attack (THROW: what is carried), the target, whether the Object carried is swung;
- `charge`: the number of the attack, the target, and who pays for more Speed, if anybody does;
- `special`: the number of the Special; `pick`: the Object; `drop`: the square;
- `break`: the number of the attack, the Object; `demolish`: the number of the attack.
"""

Blow: TypeAlias = tuple[int, int] | tuple[int, int, int]
"""A Brawling attack of a flurry: its number, the target, and a 1 if the Object that is carried is swung."""

Opportunity: TypeAlias = tuple[int, int]
"""An Attack of Opportunity: who makes it, and the number of the attack."""

Raise: TypeAlias = tuple[int, int]
"""Karma for an ability: who pays, and the ability."""

Join: TypeAlias = tuple[int, int, str]
"""An affiliation at the start of the Issue: whose Special it is, who joins, the affiliation."""

Hire: TypeAlias = tuple[int, int]
"""A figure that another brings along: who brings it, and the square."""

Countering: TypeAlias = tuple[int, int]
"""A Special to be countered: the figure, and the number of the Special."""

Demolition: TypeAlias = tuple[int, int]
"""What is destroyed: a square twice, or the two squares of a wall."""
