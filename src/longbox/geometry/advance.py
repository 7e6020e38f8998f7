"""Advances: how the hinged movement tool may lie, and whether it takes a base to a given end.

The tool is every point within half its width of the line P0-H-T. P0 lies half a width outside the base, so
that the tool starts at the base edge; H is the hinge in the middle of the tool; the second arm turns by at
most a right angle. A placement is therefore two directions: `theta` of the first arm, `phi` of the second.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import acos, asin, atan2, ceil, cos, hypot, pi, sin, tau
from typing import NamedTuple

from longbox.geometry.arcs import Arc, ahead, shadow, subtract, wrap
from longbox.geometry.shapes import Base, Point, Polygon, pt_poly, pt_seg, seg_poly
from longbox.geometry.tools import HAIR, STANDARD, Tools

QUARTER = pi / 2.0


class Placement(NamedTuple):
    """A tool of some length laid down: the directions of its two arms."""

    length: float
    theta: float
    phi: float


class Mover:
    """One start with one tool, prepared: ask it about any number of ends.

    `blockers` are the features too large for the tool to cross; those under the base at the start are left
    out here, because the tool may always overlap them.

    >>> wall = Polygon.rectangle(12, 12.3, 9.5, 20)
    >>> mover = Mover((10, 10, 0.689), 5.0, [wall])
    >>> mover.find(13.2, 10.5) is None, mover.find(13.1, 11.5) is None
    (False, True)
    """

    __slots__ = (
        "_straight", "arm", "blocked", "blockers", "contact", "free", "half", "inner", "kappa", "length", "r",
        "reach", "rho", "tools", "x", "y",
    )  # fmt: skip

    def __init__(self, base: Base, length: float, blockers: Iterable[Polygon], tools: Tools = STANDARD) -> None:
        x, y, r = base
        w = tools.half_width
        self.x = x
        self.y = y
        self.r = r
        self.length = length
        self.tools = tools
        self.half = length / 2.0
        self.arm = self.half - w
        self.rho = r + self.half
        self.kappa = hypot(self.rho, self.arm)
        self.inner = w - tools.eps
        self.contact = r + w + tools.eps
        self.reach = length + 2.0 * r + tools.eps
        far = r + length
        self.blockers = [
            q for q in blockers if hypot(q.x - x, q.y - y) < far + q.radius and r - tools.eps <= pt_poly(x, y, q) < far
        ]
        self._straight: list[tuple[float, float]] | None = None
        # Widened by a hair, so that a first arm at the very end of a free arc is free by any computation.
        self.blocked: list[Arc] = []
        self.free: list[Arc] = [(-pi, pi)]
        for q in self.blockers:
            arc = shadow(x, y, r + w, self.rho, self.inner, q)
            if arc is not None:
                self.blocked.append((arc[0] - HAIR, arc[1] + HAIR))
                self.free = subtract(self.free, arc[0] - HAIR, arc[1] + HAIR)

    def hinge(self, theta: float) -> Point:
        """Where the hinge lies.

        >>> Mover((10, 10, 0.5), 5.0, []).hinge(0.0)
        (13.0, 10.0)
        """
        return (self.x + self.rho * cos(theta), self.y + self.rho * sin(theta))

    def bends(self, theta: float) -> list[Arc]:
        """Free directions of the second arm behind a first arm at `theta` (which must itself be free).

        >>> [(round(a, 3), round(b, 3)) for a, b in Mover((10, 10, 0.689), 5.0, []).bends(0.0)]
        [(-1.571, 1.571)]
        """
        hx = self.x + self.rho * cos(theta)
        hy = self.y + self.rho * sin(theta)
        pieces = [(theta - QUARTER, theta + QUARTER)]
        for q in ahead(hx, hy, self.arm + self.inner, self.blockers):
            arc = shadow(hx, hy, 0.0, self.arm, self.inner, q)
            if arc is not None:
                pieces = subtract(pieces, arc[0], arc[1])
                if not pieces:
                    break
        return pieces

    def _phi(self, theta: float, ex: float, ey: float, half_width: float, contact: float) -> float | None:
        """A second arm that keeps half_width off the blockers and comes within `contact` of the end."""
        ct = cos(theta)
        st = sin(theta)
        dx = ex - self.x
        dy = ey - self.y
        rho = self.rho
        arm = self.arm
        s = dx * ct + dy * st
        m = dy * ct - dx * st
        foot = self.r + self.tools.half_width
        gap = foot - s if s < foot else s - rho if s > rho else 0.0
        hx = self.x + rho * ct
        hy = self.y + rho * st
        lo = theta - QUARTER
        hi = theta + QUARTER
        if gap * gap + m * m > contact * contact:
            wx = ex - hx
            wy = ey - hy
            d = hypot(wx, wy)
            if d > arm + contact:
                return None
            d2 = d * d - contact * contact
            if d2 <= arm * arm:
                half = asin(contact / d)
            else:
                c = (d2 + arm * arm) / (2.0 * d * arm)
                half = acos(c) if c < 1.0 else 0.0
            # The angle from the first arm, already between -pi and pi.
            turn = atan2(wy * ct - wx * st, wx * ct + wy * st)
            if turn - half > -QUARTER:
                lo = theta + turn - half
            if turn + half < QUARTER:
                hi = theta + turn + half
            if lo > hi:
                return None
        pieces = [(lo, hi)]
        reach = arm + half_width
        for q in self.blockers:
            gx = q.x - hx
            gy = q.y - hy
            limit = reach + q.radius
            if gx * gx + gy * gy < limit * limit:
                arc = shadow(hx, hy, 0.0, arm, half_width, q)
                if arc is not None:
                    pieces = subtract(pieces, arc[0], arc[1])
                    if not pieces:
                        return None
        if len(pieces) > 1:
            lo, hi = max(pieces, key=_width)
        else:
            lo, hi = pieces[0]
        return (lo + hi) / 2.0

    def find(self, ex: float, ey: float) -> Placement | None:
        """A placement of the tool that touches a base centred on `(ex, ey)`, or None.

        Every placement returned passes the exact test. One is found whenever one exists that keeps
        `tools.spare` off all blockers. Whether the base may end there is for `end_legal` to say.

        >>> Mover((10, 10, 0.689), 5.0, []).find(16.378, 10)
        Placement(length=5.0, theta=0.0, phi=0.0)
        >>> Mover((10, 10, 0.689), 5.0, []).find(16.398, 10) is None
        True
        """
        dx = ex - self.x
        dy = ey - self.y
        d = hypot(dx, dy)
        if d > self.reach:
            return None
        psi = atan2(dy, dx)
        if not self.blockers:
            return Placement(self.length, psi, psi)
        eps = self.tools.eps
        rho = self.rho
        # The second arm reaches the end only from a hinge within rho + eps of it.
        c = (rho * rho + d * d - (rho + eps) ** 2) / (2.0 * rho * d) if d > HAIR else -2.0
        half = pi if c < -1.0 else acos(c) if c < 1.0 else 0.0
        pieces = [(psi - half, psi + half)]
        for lo, hi in self.blocked:
            pieces = subtract(pieces, lo, hi)
            if not pieces:
                return None
        if len(pieces) > 1:
            pieces.sort(key=lambda piece: max(piece[0] - psi, psi - piece[1]))
        inner = self.inner
        contact = self.contact
        for lo, hi in pieces:
            first = min(max(psi, lo), hi)
            phi = self._phi(first, ex, ey, inner, contact)
            if phi is not None:
                return Placement(self.length, first, phi)
            for theta in (lo, hi):
                if theta != first:
                    phi = self._phi(theta, ex, ey, inner, contact)
                    if phi is not None:
                        return Placement(self.length, theta, phi)
        return self._search(pieces, ex, ey)

    def reaches(self, ex: float, ey: float) -> bool:
        """Whether `find` finds a placement, without working one out where the straight tool will do.

        >>> mover = Mover((10, 10, 0.689), 5.0, [Polygon.rectangle(12, 12.3, 9.5, 20)])
        >>> mover.reaches(4.0, 10.0), mover.reaches(13.2, 10.5), mover.reaches(13.1, 11.5)
        (True, True, False)
        """
        dx = ex - self.x
        dy = ey - self.y
        if dx * dx + dy * dy > self.reach * self.reach:
            return False
        if self.blockers:
            psi = atan2(dy, dx)
            for lo, width in self._shadows() if self._straight is None else self._straight:
                if (psi - lo) % tau < width:
                    return self.find(ex, ey) is not None
        return True

    def _shadows(self) -> list[tuple[float, float]]:
        """Where the straight tool meets a blocker: the beginning of each arc, and how wide it is; widened by a hair."""
        self._straight = []
        for q in self.blockers:
            arc = shadow(self.x, self.y, self.r + self.tools.half_width, self.rho + self.arm, self.inner, q)
            if arc is not None:
                self._straight.append((arc[0] - HAIR, arc[1] - arc[0] + 2.0 * HAIR))
        return self._straight

    def _search(self, pieces: list[Arc], ex: float, ey: float) -> Placement | None:
        """Halve the arcs of theta, dropping those in which even a slimmer tool with a longer reach fails.

        Turning theta within an arc moves no point of the second arm by more than kappa times the angle
        (where the bend would pass a right angle, phi follows). So if any theta of an arc serves with `spare`
        clearance, its middle passes the relaxed test; at sigma <= eps that test implies the exact one.
        """
        inner = self.inner
        contact = self.contact
        eps = self.tools.eps
        slim = inner + self.tools.spare
        grip = contact - eps
        widest = 2.0 * (slim - 0.02) / self.kappa
        stack: list[Arc] = []
        for lo, hi in reversed(pieces):
            count = max(1, ceil((hi - lo) / widest))
            step = (hi - lo) / count
            stack.extend((lo + i * step, lo + (i + 1) * step) for i in range(count))
        while stack:
            lo, hi = stack.pop()
            theta = (lo + hi) / 2.0
            sigma = self.kappa * (hi - lo) / 2.0
            if self._phi(theta, ex, ey, slim - sigma, grip + sigma) is None:
                continue
            phi = self._phi(theta, ex, ey, inner, contact)
            if phi is not None:
                return Placement(self.length, theta, phi)
            if sigma > eps:
                stack.append((lo, theta))
                stack.append((theta, hi))
        return None

    def clear(self, theta: float, phi: float) -> bool:
        """Does the tool laid this way overlap no blocker, and bend by no more than a right angle?

        >>> Mover((10, 10, 0.689), 5.0, [Polygon.rectangle(13, 14, 9, 11)]).clear(0.0, 0.0)
        False
        """
        if abs(wrap(phi - theta)) > QUARTER + HAIR:
            return False
        start = self.r + self.tools.half_width
        ct, st = cos(theta), sin(theta)
        ax, ay = self.x + start * ct, self.y + start * st
        hx, hy = self.x + self.rho * ct, self.y + self.rho * st
        tx, ty = hx + self.arm * cos(phi), hy + self.arm * sin(phi)
        limit = self.inner - HAIR
        return not any(seg_poly(ax, ay, hx, hy, q) < limit or seg_poly(hx, hy, tx, ty, q) < limit for q in self.blockers)

    def touches(self, theta: float, phi: float, ex: float, ey: float) -> bool:
        """Does the tool laid this way touch a base of the mover's radius centred on `(ex, ey)`?

        >>> Mover((10, 10, 0.689), 5.0, []).touches(0.0, 1.57, 13.0, 13.0)
        True
        """
        start = self.r + self.tools.half_width
        ct, st = cos(theta), sin(theta)
        hx, hy = self.x + self.rho * ct, self.y + self.rho * st
        tx, ty = hx + self.arm * cos(phi), hy + self.arm * sin(phi)
        limit = self.contact + HAIR
        if pt_seg(ex, ey, self.x + start * ct, self.y + start * st, hx, hy) <= limit:
            return True
        return pt_seg(ex, ey, hx, hy, tx, ty) <= limit

    def verify(self, theta: float, phi: float, ex: float, ey: float) -> bool:
        """Is a placement somebody offers legal, and does it reach `(ex, ey)`?

        >>> Mover((10, 10, 0.689), 5.0, []).verify(0.0, 2.0, 13.0, 12.0)      # bent too far
        False
        """
        return self.touches(theta, phi, ex, ey) and self.clear(theta, phi)


class Start:
    """A base about to advance: one `Mover` per tool it may use, longest first.

    A shorter tool may lie where a longer one cannot, so every tool up to the character's Speed is tried.

    >>> start = Start((5, 10, 0.689), (3.375, 5.0), [])
    >>> placement = start.find(11.0, 10)
    >>> placement and placement.length
    5.0
    """

    __slots__ = ("base", "movers")

    def __init__(self, base: Base, lengths: Iterable[float], blockers: Sequence[Polygon], tools: Tools = STANDARD) -> None:
        self.base = base
        self.movers = [Mover(base, length, blockers, tools) for length in sorted(lengths, reverse=True)]

    def find(self, ex: float, ey: float) -> Placement | None:
        """A placement of some allowed tool that takes the base to `(ex, ey)`, or None.

        >>> Start((5, 10, 0.689), (3.375, 5.0), []).find(15.0, 10) is None
        True
        """
        for mover in self.movers:
            placement = mover.find(ex, ey)
            if placement is not None:
                return placement
        return None

    def reaches(self, ex: float, ey: float) -> bool:
        """Whether some allowed tool takes the base to `(ex, ey)`.

        >>> Start((5, 10, 0.689), (3.375, 5.0), []).reaches(11.0, 10)
        True
        """
        return any(mover.reaches(ex, ey) for mover in self.movers)

    def verify(self, placement: Placement, ex: float, ey: float) -> bool:
        """Is an offered placement one of an allowed tool, legal, and does it reach `(ex, ey)`?

        >>> start = Start((5, 10, 0.689), (3.375, 5.0), [])
        >>> [start.verify(Placement(length, 0.0, 0.0), 11.0, 10) for length in (5.0, 7.25)]
        [True, False]
        """
        return any(
            mover.length == placement.length and mover.verify(placement.theta, placement.phi, ex, ey) for mover in self.movers
        )


def _width(piece: Arc) -> float:
    return piece[1] - piece[0]
