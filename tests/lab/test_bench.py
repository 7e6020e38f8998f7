"""The speed that was promised, measured side by side with the peers in one run."""

from __future__ import annotations

import pytest

from longbox.lab import bench


@pytest.mark.all
def test_the_sample_title_keeps_its_promises() -> None:
    *_, (_, figures) = bench.run(["sample"], rounds=5, seconds=0.4)
    assert figures["ratio.sample_to_chess.decisions_per_s"] >= 8
    assert figures["sample.clone_us"] <= 5
    assert figures["sample.deepcopy_to_clone"] >= 10
    assert figures["sample.save_us"] <= 100
    assert figures["sample.load_us"] <= 100
    for peer in bench.PEERS:
        for key in ("games_per_s", "decisions_per_s", "clone_us"):
            assert figures[f"peer.{peer}.{key}"] > 0


@pytest.mark.all
def test_crisis_protocol_is_fast_enough() -> None:
    """The floor; `docs/crisis-protocol.md` has what was measured."""
    *_, (_, figures) = bench.run(["crisis"], rounds=5, seconds=1.0)
    assert figures["crisis.games_per_s"] >= 25
    assert figures["crisis.decisions_per_s"] >= 10_000
    assert figures["crisis.clone_us"] <= 10


@pytest.mark.all
def test_faserip_tactics_is_fast_enough() -> None:
    """The floor; `docs/faserip-tactics.md` has what was measured."""
    *_, (_, figures) = bench.run(["tactics"], rounds=5, seconds=1.0)
    assert figures["tactics.games_per_s"] >= 50
    assert figures["tactics.decisions_per_s"] >= 25_000
    assert figures["tactics.clone_us"] <= 8
    assert figures["tactics.lines_us"] <= 1000


def test_lines_of_sight_are_measured_where_a_title_has_them() -> None:
    """Twelve figures and all pairs of them."""
    from longbox.titles import title

    figures = bench.extras(title("tactics"), 0.02)
    assert figures["lines_us"] > 0
    assert bench.extras(title("crisis"), 0.02) == {}


@pytest.mark.all
def test_clones_are_far_cheaper_than_deepcopy() -> None:
    from scrap import TITLE

    figures = bench.copies(TITLE, 0.05)
    assert figures["deepcopy_us"] > 5 * figures["clone_us"]


def test_the_deepest_moment_is_a_nested_reaction() -> None:
    import random

    from scrap import TITLE

    game = bench.deepest(TITLE, random.Random(1).random)
    assert [type(frame).__name__ for frame in game.state.stack].count("Window") >= 2
