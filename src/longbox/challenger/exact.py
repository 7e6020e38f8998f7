"""The cheapest pairing of a round, by an exact matching."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import rustworkx

from longbox.kernel import Generator

from .field import REMATCH, Field, Indices

DENSE: Final = 64
"""Up to so many players the matching is exact over the whole round; beyond, around each knot."""
EACH: Final = 30


def matched(field: Field, rng: Generator) -> Indices:
    """An exact matching: over everybody, or over those around each pair that is not as it should be."""
    everybody = list(range(len(field.ids)))
    if len(everybody) <= DENSE:
        return best(field, everybody, rng)
    pairs = _roughly(field, rng)
    for width in (DENSE // 2, DENSE, 2 * DENSE):
        for knot in field.knots(pairs):
            if knot in pairs:
                at = min(max(0, pairs.index(knot) - width // 4), max(0, len(pairs) - width // 2))
                near = pairs[at : at + width // 2]
                better = best(field, [player for pair in near for player in pair], rng)
                pairs[at : at + width // 2] = sorted(better, key=min)
    return pairs


def _roughly(field: Field, rng: Generator) -> Indices:
    """Everybody paired group by group, in each group the try with the fewest rematches and pairs of one club."""
    pairs: Indices = []
    down: int | None = None
    for group in field.groups:
        best: Indices = []
        fewest, left = len(field.ids), None
        for _ in range(EACH):
            order = list(group)
            rng.shuffle(order)
            odd = order.pop() if len(order) % 2 != (down is not None) else None
            if down is not None:
                order.insert(0, down)
            tried = list(zip(order[::2], order[1::2], strict=True))
            again = len(field.knots(tried))
            if again < fewest:
                best, fewest, left = tried, again, odd
            if not again:
                break
        pairs += best
        down = left
    return pairs


def best(field: Field, players: list[int], rng: Generator, joined: Collection[tuple[int, int]] | None = None) -> Indices:
    """The cheapest way to pair these players, or only those of the same group and of groups that are joined."""
    rng.shuffle(players)
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(players)
    most = 10 * REMATCH * field.unit * (10**6 if field.same_score_first else 1)
    edges = [(i, j, a, b) for i, a in enumerate(players) for j, b in enumerate(players[:i])]
    if joined is not None:
        group = field.group
        edges = [edge for edge in edges if _joined(group[edge[2]], group[edge[3]], joined)]
    graph.add_edges_from([(i, j, most - field.cost(a, b)) for i, j, a, b in edges])
    matching = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(players[i], players[j]), max(players[i], players[j])) for i, j in matching)


def _joined(one: int, other: int, joined: Collection[tuple[int, int]]) -> bool:
    return one == other or (min(one, other), max(one, other)) in joined


__all__ = ["best", "matched"]
