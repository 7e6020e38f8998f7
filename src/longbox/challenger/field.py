"""The players of a round as pairing sees them: in groups of the same score, and what it costs to let two of them meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Final

REMATCH: Final = 10**29
DEAD_END: Final = 10**23
STEP: Final = 10**18
"""In the scale of `Field.cost`, which see."""
CLUBS: Final = 10**4
"""Where clubs are kept apart, the least of everything else costs so much: more than all pairs of one club together."""

Met = Mapping[str, Mapping[str, int]]
"""For each player the opponents so far, and the round they last met."""
Indices = list[tuple[int, int]]


class Field:
    """The players of a round in order of points; cost of pairs as one number that compares like the goals do."""

    def __init__(
        self,
        points: Mapping[str, int],
        met: Met,
        protected: Collection[str] = (),
        *,
        same_score_first: bool = False,
        oldest: bool = True,
        clubs: Mapping[str, str] | None = None,
    ) -> None:
        self.same_score_first, self.oldest = same_score_first, oldest
        self.ids = sorted(points, key=lambda id: -points[id])
        place = {id: at for at, id in enumerate(self.ids)}
        self.met = [{place[other]: round for other, round in met.get(id, {}).items() if other in place} for id in self.ids]
        self.protected = {place[id] for id in protected if id in place}
        self.points = [points[id] for id in self.ids]
        self.club = [(clubs or {}).get(id, "") for id in self.ids] if clubs else []
        """Of whom those of one club are kept apart; empty where nobody asks."""
        self.unit = CLUBS if clubs else 1
        self._turns: dict[int, list[int]] = {}
        self.group: list[int] = []
        self.groups: list[list[int]] = []  # CE-058, CE-060
        last = None
        for at, id in enumerate(self.ids):
            if points[id] != last:
                self.groups.append([])
                last = points[id]
            self.groups[-1].append(at)
            self.group.append(len(self.groups) - 1)

    def in_turn(self, at: int) -> list[int]:
        """A group in the order in which its players get their partners: a club of more than half comes last."""
        if at not in self._turns:
            group = self.groups[at]
            count = Counter(self.club[one] for one in group if self.club[one])
            largest, most = count.most_common(1)[0] if count else ("", 0)
            self._turns[at] = sorted(group, key=lambda one: self.club[one] == largest) if 2 * most > len(group) else group
        return self._turns[at]

    @property
    def step(self) -> int:
        """What the shortest step down costs at least."""
        return self.unit * STEP * (10**12 if self.same_score_first else 1)

    def apart(self, one: int, other: int) -> int:
        """What a pair from two groups costs: steps first, then long steps, event points apart, and steps near the top."""
        steps = abs(one - other)
        if not steps:
            return 0
        near_the_top = steps * (len(self.groups) - min(one, other))
        points = abs(self.points[self.groups[one][0]] - self.points[self.groups[other][0]])
        cost = steps * STEP + steps * steps * 10**12 + points * 10**6 + near_the_top
        return cost * 10**12 if self.same_score_first else cost

    def again(self, a: int, b: int) -> int:
        """What a rematch costs, the more the later they met (CE-048, CE-058)."""
        last = self.met[a].get(b)
        if last is None:
            return 0
        lately = last if self.oldest else 0
        return 10**6 + lately if self.same_score_first else REMATCH + lately * 10**24

    def cost(self, a: int, b: int) -> int:
        """Rematches count first, then how lately they met, then everything about steps.

        Each unit outweighs all that follow, added up over the largest event. Where the same score goes first (B2) rematches
        count after everything about steps. Two of one club count last of all.
        """
        return self.unit * self.apart(self.group[a], self.group[b]) + self.beside(a, b)

    def alike(self, a: int, b: int) -> bool:
        """Whether two are of one club and should not meet."""
        return bool(self.club) and self.club[a] == self.club[b] != ""

    def beside(self, a: int, b: int) -> int:
        """What a pair costs beside its steps: a rematch, and behind everything else two of one club."""
        return self.unit * self.again(a, b) + self.alike(a, b)

    def total(self, pairs: Indices) -> int:
        return sum(self.cost(a, b) for a, b in pairs)

    def rematches(self, pairs: Indices) -> Indices:
        """CE-048, CE-058."""
        return [(a, b) for a, b in pairs if b in self.met[a]]

    def knots(self, pairs: Indices) -> Indices:
        """The pairs that should not be, if another pairing of the same steps can do without them."""
        return [(a, b) for a, b in pairs if b in self.met[a] or self.alike(a, b)]


__all__ = ["DEAD_END", "REMATCH", "STEP", "Field", "Indices", "Met"]
