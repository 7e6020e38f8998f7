"""`longbox odds revolution`: two Dice Strings."""

from __future__ import annotations

import argparse

from longbox.kernel import LongboxError
from longbox.titles.facets import Chart, Odds, mean_of, number

from ..state import Table
from .strings import strings


class RevolutionOdds(Odds[Table]):
    help = "Mutant Revolution: two Dice Strings."

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--attack", type=number(1, 12), metavar="N", required=True, help="attack dice")
        parser.add_argument("--defense", type=number(1, 12), metavar="N", required=True, help="defense dice")
        parser.add_argument("--reroll", type=number(0, 12), metavar="N", default=0, help="dice the attacker may roll again")
        parser.add_argument("--defense-reroll", type=number(0, 12), metavar="N", default=0, help="dice the defender may roll again")
        parser.add_argument(
            "--unopposed", type=number(2, 6), metavar="N", default=3, help="what an unopposed die needs (default: 3)"
        )
        parser.add_argument(
            "--health", type=number(1, 99), metavar="N", help="what the target has left; with it the chance of a KO"
        )

    def chart(self, args: argparse.Namespace) -> Chart:
        if (args.reroll or args.defense_reroll) and args.attack + args.defense > 10:
            raise LongboxError("With dice that are rolled again both strings together may have 10 dice at most.")
        pmf = strings(args.attack, args.defense, args.unopposed, args.reroll, args.defense_reroll)
        facts = {"pmf": list(pmf), "mean": mean_of(pmf)}
        lines = [f"On average {mean_of(pmf):.3f} Damage."]
        if args.health:
            facts["ko"] = sum(pmf[args.health :])
            lines.append(f"KO: {facts['ko']:.2%}.")
        return Chart(f"Mutant Revolution: {args.attack} attack dice against {args.defense}", "Damage", facts, lines)
