"""Ranges, line of sight and cover between what stands on the battlefield."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.geometry.ranges import bases_within
from longbox.geometry.tools import Tools
from longbox.kernel import Named

from .codes import DAZED, NOBODY, ON_BOARD, PLAYED
from .columns import Columns
from .ground import Ground, ground_of
from .measures import tools_of
from .script.cards import Character, Side


@dataclass(slots=True, kw_only=True)
class Measured(Columns):
    """A table that can be measured."""

    def card(self, who: int) -> Character:
        return self.library.characters[self.who[who]]

    def named(self, who: int) -> Named:
        """A character for a sentence."""
        return Named(self.card(who).name, self.who[who])

    def side(self, who: int) -> Side:
        """The stats of the side and form that show (CP-015, CP-509)."""
        return self.library.characters[self.who[who]].side(self.form[who], self.injured[who])

    def size(self, who: int) -> int:
        return self.side(who).size

    def within(self, a: int, b: int, range: int) -> bool:
        """CP-099, CP-100: edge to edge, touching the end of the tool counts; always within range of oneself."""
        if a == b:
            return True
        ax, ay, ar = self.base[a]
        bx, by, br = self.base[b]
        tools = self.tools or self.the_tools()
        reach = tools.ranges[range - 1] + tools.eps + ar + br
        return (ax - bx) * (ax - bx) + (ay - by) * (ay - by) <= reach * reach

    def enemy_within(self, who: int, seat: int, range: int) -> bool:
        """Whether an enemy of a player, not Dazed, is within a range of a character: `within` for all of them at once."""
        x, y, r = self.base[who]
        tools, seats, bases = self.tools or self.the_tools(), self.seat, self.base
        reach = tools.ranges[range - 1] + tools.eps + r
        for one, marks in enumerate(self.status):
            if seats[one] != seat and marks & (PLAYED | DAZED) == PLAYED:
                ex, ey, er = bases[one]
                if (ex - x) * (ex - x) + (ey - y) * (ey - y) <= (reach + er) * (reach + er):
                    return True
        return False

    def token_within(self, who: int, token: int, range: int) -> bool:
        x, y = self.token_at[token]
        tools = self.the_tools()
        return bases_within(self.base[who], (x, y, tools.token_radius), tools.range(range), tools.eps)

    def tokens_within(self, who: int, range: int) -> list[int]:
        """The objective tokens on the battlefield within a range of a character."""
        x, y, r = self.base[who]
        tools = self.tools or self.the_tools()
        reach = tools.ranges[range - 1] + tools.eps + r + tools.token_radius
        limit, holders = reach * reach, self.token_holder
        return [
            token
            for token, (tx, ty) in enumerate(self.token_at)
            if holders[token] == ON_BOARD and (tx - x) * (tx - x) + (ty - y) * (ty - y) <= limit
        ]

    def marker_within(self, who: int, name: str, range: int, seat: int = NOBODY) -> bool:
        """Whether a marker of a name, of one player if one is meant, is within a range of a character."""
        return any(one == name and seat in (NOBODY, of) and self.near_spot(who, (x, y), range) for one, of, x, y in self.markers)

    def near_spot(self, who: int, spot: tuple[float, float], range: int) -> bool:
        """Whether a token or marker that lies there is within a range of a character."""
        tools = self.the_tools()
        return bases_within(self.base[who], (*spot, tools.token_radius), tools.range(range), tools.eps)

    def the_tools(self) -> Tools:
        if self.tools is None:
            self.tools = tools_of(self.options)
        return self.tools

    def the_ground(self) -> Ground:
        if self.ground is None:
            self.ground = ground_of(self.terrain, self.the_tools())
        return self.ground

    def standing_on(self, who: int) -> list[int]:
        """The terrain under a base."""
        return self.the_ground().under(self.base[who], self.rubble)

    def covered(self, attacker: int, defender: int) -> bool:
        """Cover from terrain (CP-472..CP-475); from a roof one stands on unless ruled otherwise (Q62)."""
        if self.within(attacker, defender, 2):
            return False
        roof = bool(self.options["roof_cover"])
        return self.the_ground().covers(self.base[attacker], self.base[defender], self.size(defender), self.rubble, roof)
