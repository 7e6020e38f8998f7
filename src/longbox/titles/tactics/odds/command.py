"""`longbox odds tactics`: a FEAT, an attack, an evasion, by ranks or by cards."""

from __future__ import annotations

import argparse

from longbox.kernel import LongboxError
from longbox.speech import listed
from longbox.titles.facets import Chart, Odds, mean_of, number, refuse

from ..codes import COLOURS, DAMAGE, PARENT, RANKS, VALUES, rank
from ..state import Table
from . import chances as rules


class TacticsOdds(Odds[Table]):
    help = "FASERIP Tactics: a FEAT, an attack, an evasion."

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--rank", metavar="RANK", help="the rank that is rolled on, as Incredible or In")
        parser.add_argument("--shift", type=number(-20, 20), metavar="CS", default=0, help="the sum of all column shifts")
        parser.add_argument(
            "--karma", type=number(0, 10), metavar="CS", default=0, help="columns bought with Karma before the roll"
        )
        parser.add_argument("--reroll", action="store_true", help="the roll may be bought again with Karma")
        parser.add_argument("--dodge", metavar="RANK", help="the target's Agility: it has dodged, which shifts the attack")
        parser.add_argument(
            "--evade", metavar="RANK", nargs="?", const="", help="it evades, with this Fighting; with --card no rank is needed"
        )
        parser.add_argument("--damage", metavar="RANK", help="the Damage Rank, as Remarkable; with it the Health lost")
        parser.add_argument("--form", choices=("brawling", "charging", "shooting", "grappling", "mental", "magical"))
        parser.add_argument("--type", metavar="TYPE", help="the damage type: blunt (default), edged, fire, ...")
        parser.add_argument("--armor", metavar="RANK", help="what the target's Armor prevents")
        parser.add_argument(
            "--health", type=number(1, 999), metavar="N", help="what the target has left; with it the chance of a KO"
        )
        parser.add_argument("--endurance", metavar="RANK", help="the target's, against Kills (default: Typical)")
        parser.add_argument("--card", metavar="FIGURE/ATTACK", help="instead of --rank: an attack of a figure")
        parser.add_argument("--target", metavar="FIGURE", help="with --card: the figure that is attacked")

    def chart(self, args: argparse.Namespace) -> Chart:
        return chart(args)


def chart(args: argparse.Namespace) -> Chart:
    if (args.rank is None) == (args.card is None):
        raise LongboxError("Say what is rolled: --rank RANK or --card FIGURE/ATTACK, one of them.")
    if args.card is not None:
        return _of_cards(args)
    if args.target is not None:
        raise LongboxError("--target FIGURE goes with --card FIGURE/ATTACK.")
    return _of_feat(args) if args.damage is None else _of_ranks(args)


def _of_cards(args: argparse.Namespace) -> Chart:
    if args.target is None:
        raise LongboxError("--card FIGURE/ATTACK needs a target: --target FIGURE.")
    refuse(args, "two cards", "dodge", "damage", "form", "type", "armor", "health", "endurance")
    if args.evade:
        raise LongboxError("The target's Fighting is on its card; write --evade alone.")
    column, found = rules.of_cards(args.card, args.target, args.shift, args.karma, args.reroll, args.evade is not None)
    return _drawn(f"FASERIP Tactics: {args.card} against {args.target}, on {RANKS[column]}", found)


def _of_feat(args: argparse.Namespace) -> Chart:
    base = rank(args.rank)
    refuse(args, "a FEAT without --damage RANK", "health", "armor", "evade", "form", "type", "endurance")
    colours, column = rules.feat(base, args.shift, args.karma, args.reroll, rank(args.dodge) if args.dodge else None)
    facts = {
        "pmf": list(colours),
        "labels": list(COLOURS),
        "column": RANKS[column] if column >= 0 else None,
        "mean": mean_of(colours),
        "success": 1 - colours[0],
    }
    where = f" on {RANKS[column]}" if column >= 0 else ", on what the Dodge leaves"
    return Chart(f"FASERIP Tactics: a FEAT{where}", "colour", facts, [f"It succeeds: {1 - colours[0]:.2%}."])


def _of_ranks(args: argparse.Namespace) -> Chart:
    base = rank(args.rank)
    found = rules.attack(
        base,
        args.shift,
        VALUES[rank(args.damage)],
        form=args.form or "brawling",
        kind=_damage_type(args.type or "blunt"),
        armor=VALUES[rank(args.armor)] if args.armor else 0,
        health=args.health or 0,
        endurance=rank(args.endurance or "Typical"),
        evade=rank(args.evade) if args.evade is not None else None,
        dodge=rank(args.dodge) if args.dodge else None,
        karma=args.karma,
        reroll=args.reroll,
    )
    return _drawn(f"FASERIP Tactics: {RANKS[base]}, {args.shift:+d}CS, {args.damage} damage", found)


def _drawn(heading: str, found: rules.AttackChances) -> Chart:
    mean = mean_of(found.damage)
    facts = {"pmf": list(found.damage), "mean": mean, "hits": found.hits, "ko": found.ko, "results": found.results}
    lines = [f"It hits: {found.hits:.2%}; on average {mean:.3f} Health lost."]
    lines += [f"{name}: {chance:.2%}." for name, chance in found.results.items()]
    if found.ko:
        lines.append(f"KO: {found.ko:.2%}.")
    return Chart(heading, "Health lost", facts, lines)


def _damage_type(name: str) -> str:
    if name.lower() not in (*DAMAGE, *PARENT):
        raise LongboxError(f"There is no damage type {name!r}; there are {listed([*DAMAGE, *PARENT])}.")
    return name.lower()
