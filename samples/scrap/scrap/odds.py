"""`longbox odds sample`: the hits of an attack."""

from __future__ import annotations

import argparse
from math import comb

from longbox.titles.facets import Chart, Odds, mean_of, number

from .title import DICE, Rooftop


class ScrapOdds(Odds[Rooftop]):
    help = "Scrap: the hits of an attack."

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--dice", type=number(1, 10), metavar="N", default=DICE, help=f"how many are rolled (default: {DICE})")
        parser.add_argument("--reroll", action="store_true", help="all misses are rolled again once")

    def chart(self, args: argparse.Namespace) -> Chart:
        pmf = hits(args.dice, args.reroll)
        facts = {"pmf": pmf, "mean": mean_of(pmf)}
        return Chart(f"Scrap: {args.dice} dice", "hits", facts, [f"On average {facts['mean']:.3f} hits."])


def hits(dice: int, reroll: bool = False) -> list[float]:
    """How likely each number of hits is; a die hits with 5 and 6.

    >>> [round(chance, 3) for chance in hits(1, reroll=True)]
    [0.444, 0.556]
    """
    one = 5 / 9 if reroll else 1 / 3
    return [comb(dice, n) * one**n * (1 - one) ** (dice - n) for n in range(dice + 1)]


FACET = ScrapOdds
