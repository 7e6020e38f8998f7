"""Attacks from afar."""

from __future__ import annotations

import pytest

from longbox.titles.revolution.rules.actions import Act

from ...fights import power_scene
from ...scene import at


@pytest.mark.parametrize(("who", "far"), [("glowstick", 3), ("northlight", 5)])
def test_a_longer_reach(who: str, far: int) -> None:
    s = power_scene(who, distance=4)
    s.t.at[0], s.t.at[3] = at(-1, 0), at(far - 1, 0)
    s.push(Act(0))
    assert ("attack", 3, 1, 0) in s.options
    s.roll(*[1] * 20).answer(("attack", 3, 1, 0)).quiet()
    assert s.t.struck == ((0, 3),)
