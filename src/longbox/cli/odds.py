"""`longbox odds`: exact chances from the command line, as a table, a plot or JSON."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from longbox.cli.commands import Parser
from longbox.cli.console import OK, emit_json, show, table
from longbox.kernel import LongboxError, listed, suggest

if TYPE_CHECKING:
    from longbox.titles.crisis.odds.attacks import Odds as CrisisOdds
    from longbox.titles.crisis.odds.attacks import Pool

MOST_DICE = 20


def configure(parser: Parser) -> None:
    inner = parser.add_subparsers(title="titles", metavar="TITLE", required=True)

    def command(name: str, run: Callable[[argparse.Namespace], int], help: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = inner.add_parser(name, help=help, description=help)
        made.add_argument("--plot", metavar="FILE.svg", help="write a bar chart")
        made.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
        made.set_defaults(run=run)
        return made

    sub = command("crisis", crisis, "Crisis Protocol: an attack, a whole beam, or a dodge.")
    both: dict[str, Any] = {"metavar": "N", "action": "append", "default": []}
    sub.add_argument("--attack", type=_number(1), metavar="N", help="attack dice")
    sub.add_argument("--defense", type=_number(0), help="defense dice; once more for each further target of a beam", **both)
    sub.add_argument("--card", metavar="CHARACTER/ATTACK", help="instead of --attack: an attack of a card")
    sub.add_argument("--target", metavar="CHARACTER", help="instead of --defense: the card that is attacked")
    sub.add_argument("--dodge", type=_number(1), metavar="DAMAGE", help="instead of --attack: dodge the damage of a collision")
    sub.add_argument("--reroll", type=_number(1, 99), help="the attacker rerolls up to so many dice; once for each rule", **both)
    sub.add_argument("--defense-reroll", type=_number(1, 99), help="and the defender", **both)
    sub.add_argument("--fails", action="store_true", help="rerolls may take Failures, too")
    changes: dict[str, Any] = {"metavar": "N:FACES:FACE", "action": "append", "default": []}
    sub.add_argument("--change", help="the attacker changes dice, as 1:hit,blank:wild", **changes)
    sub.add_argument("--defense-change", help="and the defender", **changes)
    sub.add_argument("--pierce", metavar="ICONS", help="a defense die that counts turns Blank if the attack shows these, or always")
    sub.add_argument("--cover", action="store_true", help="the target has cover")
    sub.add_argument("--count", metavar="FACE=N", action="append", default=[], help="what a face counts in the attack roll")
    sub.add_argument("--defense-count", metavar="FACE=N", action="append", default=[], help="and in the defense roll")
    sub.add_argument("--crit-dice", type=_number(0, 2), metavar="N", help="dice a Critical of the attack adds (default: 1)")
    sub.add_argument("--treat-fail", metavar="FACE", help="one Failure of the attack counts as this")
    names: dict[str, Any] = {"metavar": "NAME", "action": "append", "default": []}
    sub.add_argument("--attacker-condition", help="shock and hex change the roll", **names)
    sub.add_argument("--target-condition", help="incinerate and hex change the roll, judgment and stun the Power", **names)
    sub.add_argument("--stamina", type=_number(1, 99), metavar="N", help="what the target has left; with it the chance of dazing")
    sub.add_argument("--damage", type=_number(0, 99), metavar="N", default=0, help="with --target: what it has suffered already")
    sub.add_argument("--injured", action="store_true", help="the target is on its injured side, so it would be KO'd")
    sub.add_argument("--power", type=_number(0, 10), metavar="N", default=0, help="the Power the target has already")
    sub.add_argument("--reduce", type=_number(0, 99), metavar="N", default=0, help="damage is reduced by so much")
    sub.add_argument("--floor", type=_number(0, 99), metavar="N", default=0, help="but not below this")
    icons = "the chance that the attack shows these, as wild or crit,hit"
    sub.add_argument("--icons", metavar="FACES", action="append", default=[], help=icons)

    sub = command("tactics", tactics, "FASERIP Tactics: a FEAT, an attack, an evasion.")
    sub.add_argument("--rank", metavar="RANK", help="the rank that is rolled on, as Incredible or In")
    sub.add_argument("--shift", type=_number(-20, 20), metavar="CS", default=0, help="the sum of all column shifts")
    sub.add_argument("--karma", type=_number(0, 10), metavar="CS", default=0, help="columns bought with Karma before the roll")
    sub.add_argument("--reroll", action="store_true", help="the roll may be bought again with Karma")
    sub.add_argument("--dodge", metavar="RANK", help="the target's Agility: it has dodged, which shifts the attack")
    sub.add_argument(
        "--evade", metavar="RANK", nargs="?", const="", help="it evades, with this Fighting; with --card no rank is needed"
    )
    sub.add_argument("--damage", metavar="RANK", help="the Damage Rank, as Remarkable; with it the Health lost")
    sub.add_argument("--form", choices=("brawling", "charging", "shooting", "grappling", "mental", "magical"))
    sub.add_argument("--type", metavar="TYPE", help="the damage type: blunt (default), edged, fire, ...")
    sub.add_argument("--armor", metavar="RANK", help="what the target's Armor prevents")
    sub.add_argument("--health", type=_number(1, 999), metavar="N", help="what the target has left; with it the chance of a KO")
    sub.add_argument("--endurance", metavar="RANK", help="the target's, against Kills (default: Typical)")
    sub.add_argument("--card", metavar="FIGURE/ATTACK", help="instead of --rank: an attack of a figure")
    sub.add_argument("--target", metavar="FIGURE", help="with --card: the figure that is attacked")

    sub = command("revolution", revolution, "Mutant Revolution: two Dice Strings.")
    sub.add_argument("--attack", type=_number(1, 12), metavar="N", required=True, help="attack dice")
    sub.add_argument("--defense", type=_number(1, 12), metavar="N", required=True, help="defense dice")
    sub.add_argument("--reroll", type=_number(0, 12), metavar="N", default=0, help="dice the attacker may roll again")
    sub.add_argument("--defense-reroll", type=_number(0, 12), metavar="N", default=0, help="dice the defender may roll again")
    sub.add_argument("--unopposed", type=_number(2, 6), metavar="N", default=3, help="what an unopposed die needs (default: 3)")
    sub.add_argument("--health", type=_number(1, 99), metavar="N", help="what the target has left; with it the chance of a KO")


def _number(least: int, most: int = MOST_DICE) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.lstrip("-").isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")
        return int(text)

    return read


# -- what is shown ----------------------------------------------------------------------------------------------------


def tell(args: argparse.Namespace, heading: str, counted: str, facts: dict[str, Any], lines: Sequence[str]) -> int:
    """A distribution as JSON or a table, and as a plot if one is wanted."""
    if args.plot:
        write_plot(args.plot, heading, counted, facts["pmf"], facts.get("labels"))
    if args.json:
        return emit_json(facts)
    pmf: list[float] = facts["pmf"]
    labels = facts.get("labels") or [str(n) for n in range(1 + max(n for n, chance in enumerate(pmf) if chance > 1e-9))]
    out = table(f">{counted}", ">chance", ">or more", "")
    most, left = max(pmf), 1.0
    for label, chance in zip(labels, pmf, strict=False):
        out.add_row(label, f"{chance:.2%}", f"{min(1.0, max(0.0, left)):.2%}", "█" * round(30 * chance / most))
        left -= chance
    show(heading)
    show(out)
    for line in lines:
        show(line)
    if args.plot:
        show(f"Plot: {args.plot}")
    return OK


def write_plot(name: str, heading: str, counted: str, pmf: Sequence[float], labels: Sequence[str] | None) -> None:
    path = Path(name)
    if path.suffix.lower() != ".svg":
        raise LongboxError(
            f"A plot is written as SVG, so {name} must end in .svg; any browser turns it into a picture of another kind."
        )
    try:
        path.write_text(bars(heading, counted, pmf, labels or [str(n) for n in range(len(pmf))]), encoding="utf-8")
    except OSError as error:
        raise LongboxError(f"{path} cannot be written: {(error.strerror or 'unknown reason').lower()}.") from error


def bars(heading: str, counted: str, pmf: Sequence[float], labels: Sequence[str]) -> str:
    """A small bar chart as SVG, readable on light and dark ground.

    >>> bars("Two dice", "hits", [0.25, 0.75], ["0", "1"]).count("<rect")
    2
    """
    from xml.sax.saxutils import escape

    wide, high, step = 44, 180, 52
    width, most = max(320, 40 + step * len(pmf)), max(pmf) or 1.0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {high + 92}" role="img" font-family="sans-serif"',
        ' font-size="13">',
        f"<title>{escape(heading)}</title>",
        "<style>text{fill:#1d1d1f}rect{fill:#b3261e}@media(prefers-color-scheme:dark){text{fill:#f2f2f2}rect{fill:#ff8a80}}</style>",
        f'<text x="20" y="22" font-weight="bold">{escape(heading)}</text>',
    ]
    for place, (label, chance) in enumerate(zip(labels, pmf, strict=True)):
        tall = round(high * chance / most, 1)
        x, top = 20 + step * place, round(high + 52 - tall, 1)
        middle = x + wide / 2
        parts.append(f'<rect x="{x}" y="{top}" width="{wide}" height="{tall}"><title>{escape(label)}: {chance:.4%}</title></rect>')
        parts.append(f'<text x="{middle}" y="{top - 5}" text-anchor="middle">{chance:.1%}</text>')
        parts.append(f'<text x="{middle}" y="{high + 69}" text-anchor="middle">{escape(label)}</text>')
    parts.append(f'<text x="20" y="{high + 87}">{escape(counted)}</text>')
    return "\n".join([*parts, "</svg>\n"])


def _mean(pmf: Sequence[float]) -> float:
    return sum(n * chance for n, chance in enumerate(pmf))


# -- Crisis Protocol --------------------------------------------------------------------------------------------------


def crisis(args: argparse.Namespace) -> int:
    from longbox.titles.crisis.odds import attacks as rules
    from longbox.titles.crisis.odds.pools import rules_to_weigh

    if sum(one is not None for one in (args.attack, args.card, args.dodge)) != 1:
        raise LongboxError("Say what is rolled: --attack DICE, --card CHARACTER/ATTACK or --dodge DAMAGE, one of them.")
    if (args.target is not None) == bool(args.defense):
        raise LongboxError("Say who defends: --defense DICE or --target CHARACTER, one of them.")
    if args.dodge is not None:
        _refuse(args, "a dodge", "reroll", "change", "pierce", "cover", "count", "crit_dice", "treat_fail", "attacker_condition",
                "damage", "power", "reduce", "floor", "icons")  # fmt: skip
        return _dodge(args)
    if args.target is not None:
        if args.card is None:
            raise LongboxError("--target CHARACTER needs an attack of a card as well: --card CHARACTER/ATTACK.")
        _refuse(args, "two cards", "stamina", "count", "defense_count", "crit_dice", "treat_fail", "reduce", "floor", "icons")
        heading, found = _by_cards(args)
        return tell(args, heading, "damage", _crisis_facts(found), _crisis_lines(found))
    _refuse(args, "defense dice; say with --stamina what is left", "damage")
    named = [(" ".join(text.replace(",", " ").split()), _faces(text)) for text in args.icons]
    what = f"{args.attack} dice"
    if args.card is not None:
        strike = rules.find_strike(args.card)
        what = f"{args.card} ({strike.dice} dice)"
        mine = _attack_pool(args, rules.strike_pool(strike))
        named += rules.icon_rules([strike.key])
    else:
        mine = _attack_pool(args, rules.attack_pool(args.attack))
    each = []
    for defense in args.defense:
        theirs = _defense_pool(args, defense)
        weighed = rules_to_weigh(mine, theirs)
        if weighed > 4 or (weighed and mine.dice + theirs.dice > 20):
            raise LongboxError("So much to weigh would take too long; take at most 20 dice in all and four rules that change dice.")
        found = rules.odds(mine, theirs, args.stamina or 0, args.reduce, args.floor, args.power, args.injured, dict(named))
        each.append(_less_power(args, found))
    against = listed([str(n) for n in args.defense])
    if len(each) == 1:
        heading = f"Crisis Protocol: {what} against {against}"
        return tell(args, heading, "damage", _crisis_facts(each[0]), _crisis_lines(each[0]))
    whole = rules.series(each)
    facts = {"pmf": list(whole.damage), "mean": whole.mean, "any_daze": whole.any_daze}
    facts["targets"] = [_crisis_facts(one) for one in each]
    lines = [f"On average {whole.mean:.3f} damage in all."]
    if args.stamina:
        lines.append(f"Somebody is {'KO' if args.injured else 'Daze'}d: {whole.any_daze:.2%}.")
    return tell(args, f"Crisis Protocol: a beam of {what} against {against}", "damage in all", facts, lines)


def _refuse(args: argparse.Namespace, what: str, *names: str) -> None:
    """Nothing that is said is passed over in silence."""
    for name in names:
        if getattr(args, name) not in (None, False, 0, []):
            raise LongboxError(f"--{name.replace('_', '-')} does not go with {what}.")


def _crisis_facts(found: CrisisOdds) -> dict[str, Any]:
    return {
        "pmf": list(found.damage),
        "mean": found.mean,
        "daze": found.daze,
        "ko": found.ko,
        "power": list(found.power),
        "rules": dict(found.rules),
    }


def _crisis_lines(found: CrisisOdds) -> list[str]:
    lines = [f"On average {found.mean:.3f} damage; the target gains {_mean(found.power):.3f} Power."]
    if found.daze:
        lines.append(f"Dazed: {found.daze:.2%}.")
    if found.ko:
        lines.append(f"KO'd: {found.ko:.2%}.")
    return lines + [f"{name}: {chance:.2%}." for name, chance in found.rules]


def _dodge(args: argparse.Namespace) -> int:
    from longbox.titles.crisis.odds import attacks as rules
    from longbox.titles.crisis.script.cards import CHARACTERS

    if args.target is not None:
        card = CHARACTERS[rules.find_character(args.target)]
        dice = card.side(0, int(args.injured)).defense[0]
    elif len(args.defense) == 1:
        dice = args.defense[0]
    else:
        raise LongboxError("One character dodges at a time: give --defense once.")
    pmf = rules.dodge_odds(args.dodge, _defense_pool(args, dice), args.stamina or 0)
    heading = f"Crisis Protocol: {args.dodge} damage dodged with {dice} dice"
    return tell(args, heading, "damage", {"pmf": list(pmf), "mean": _mean(pmf)}, [f"On average {_mean(pmf):.3f} damage."])


def _by_cards(args: argparse.Namespace) -> tuple[str, CrisisOdds]:
    from dataclasses import replace

    from longbox.titles.crisis.odds import attacks as rules

    strike, target = rules.find_strike(args.card), rules.find_character(args.target)
    bits = (_conditions(args.attacker_condition), _conditions(args.target_condition))
    t = rules.bout(strike, target, injured=args.injured, damage=args.damage, power=args.power, conditions=bits)
    mine, theirs = rules.pools_of(t, t.attack())
    less = _defense_pool(args, 1)
    mine = _attack_pool(args, mine, fresh=False)
    theirs = replace(theirs, rerolls=theirs.rerolls + less.rerolls, changes=less.changes, cover=theirs.cover or args.cover)
    return f"Crisis Protocol: {strike.key} against {target}", rules.odds_now(t, True, (mine, theirs))


def _attack_pool(args: argparse.Namespace, plain: Pool, fresh: bool = True) -> Pool:
    """An attack roll with all that was said about it; `fresh` if its conditions are not in it yet."""
    from dataclasses import replace

    from longbox.titles.crisis.codes import HEX, SHOCK
    from longbox.titles.crisis.odds import pools

    bits = _conditions(args.attacker_condition)
    pierce: tuple[pools.Change, ...] = ()
    if args.pierce is not None:
        icons = () if args.pierce == "always" else _faces(args.pierce)
        pierce = (pools.PIERCE._replace(icons=icons),)
    made = replace(
        plain,
        worth=_worth(plain.worth, args.count, "--count"),
        per_crit=plain.per_crit if args.crit_dice is None else args.crit_dice,
        treat=_face(args.treat_fail) if args.treat_fail else plain.treat,
        rerolls=plain.rerolls + tuple(pools.Reroll(n, args.fails) for n in args.reroll),
        changes=tuple(_change(text, "--change") for text in args.change),
        against=plain.against + pierce,
    )
    if not fresh:
        return made
    return pools.with_conditions(made, fewer=int(bool(bits & SHOCK)), hex=bool(bits & HEX))


def _defense_pool(args: argparse.Namespace, dice: int) -> Pool:
    from longbox.titles.crisis.codes import DEFENSE_SUCCESS, HEX, INCINERATE
    from longbox.titles.crisis.odds import pools

    bits = _conditions(args.target_condition)
    made = pools.Pool(
        dice,
        _worth(DEFENSE_SUCCESS, args.defense_count, "--defense-count"),
        cover=args.cover,
        rerolls=tuple(pools.Reroll(n, args.fails) for n in args.defense_reroll),
        changes=tuple(_change(text, "--defense-change") for text in args.defense_change),
    )
    fewer = int(bool(bits & INCINERATE) and args.dodge is None)
    return pools.with_conditions(made, fewer=fewer, hex=bool(bits & HEX))


def _less_power(args: argparse.Namespace, found: CrisisOdds) -> CrisisOdds:
    """With Judgment the target gains nothing for an attack, with Stun one Power at most (CP-491, CP-499)."""
    from dataclasses import replace

    from longbox.titles.crisis.codes import JUDGMENT, STUN
    from longbox.titles.crisis.odds.pools import suffered

    bits = _conditions(args.target_condition)
    most = 0 if bits & JUDGMENT else 1 if bits & STUN else 10
    return replace(found, power=suffered(found.power, tuple(min(n, most) for n in range(len(found.power)))))


def _conditions(names: Sequence[str]) -> int:
    from longbox.titles.crisis.codes import CONDITION_BITS

    bits = 0
    for name in (part.strip().lower() for text in names for part in text.split(",")):
        if name not in CONDITION_BITS:
            raise LongboxError(f"There is no condition {name!r}; {suggest(name, list(CONDITION_BITS))}")
        bits |= CONDITION_BITS[name]
    return bits


def _face(name: str) -> int:
    from longbox.titles.crisis.codes import FACES

    if name.strip().lower() not in FACES:
        raise LongboxError(f"There is no face {name.strip()!r}; a die shows {listed(list(FACES), 'or')}.")
    return FACES.index(name.strip().lower())


def _faces(text: str) -> tuple[int, ...]:
    return tuple(_face(part) for part in text.replace(",", " ").split()) or (_face(text),)


def _worth(plain: tuple[int, ...], given: Sequence[str], option: str) -> tuple[int, ...]:
    worth = list(plain)
    for text in given:
        face, equals, number = text.partition("=")
        if not equals or number.strip() not in ("0", "1", "2", "3"):
            raise LongboxError(f"{option} {text} is not understood; write {option} FACE=N with N from 0 to 3, as {option} wild=2.")
        worth[_face(face)] = int(number)
    return tuple(worth)


def _change(text: str, option: str) -> Any:
    from longbox.titles.crisis.odds.pools import Change

    number, *rest = text.split(":")
    if len(rest) != 2 or not number.isdecimal() or not 0 < int(number) < 100:
        raise LongboxError(f"{option} {text} is not understood; write {option} N:FACES:FACE, as {option} 1:hit,blank:wild.")
    return Change(int(number), _faces(rest[0]), _face(rest[1]))


# -- FASERIP Tactics --------------------------------------------------------------------------------------------------


def tactics(args: argparse.Namespace) -> int:
    from longbox.titles.tactics.codes import COLOURS, RANKS, VALUES, rank
    from longbox.titles.tactics.odds import chances as rules

    if (args.rank is None) == (args.card is None):
        raise LongboxError("Say what is rolled: --rank RANK or --card FIGURE/ATTACK, one of them.")
    if args.card is not None:
        if args.target is None:
            raise LongboxError("--card FIGURE/ATTACK needs a target: --target FIGURE.")
        _refuse(args, "two cards", "dodge", "damage", "form", "type", "armor", "health", "endurance")
        if args.evade:
            raise LongboxError("The target's Fighting is on its card; write --evade alone.")
        column, found = rules.of_cards(args.card, args.target, args.shift, args.karma, args.reroll, args.evade is not None)
        heading = f"FASERIP Tactics: {args.card} against {args.target}, on {RANKS[column]}"
    else:
        if args.target is not None:
            raise LongboxError("--target FIGURE goes with --card FIGURE/ATTACK.")
        base = rank(args.rank)
        if args.damage is None:
            _refuse(args, "a FEAT without --damage RANK", "health", "armor", "evade", "form", "type", "endurance")
            colours, column = rules.feat(base, args.shift, args.karma, args.reroll, rank(args.dodge) if args.dodge else None)
            facts: dict[str, Any] = {
                "pmf": list(colours),
                "labels": list(COLOURS),
                "column": RANKS[column] if column >= 0 else None,
            }
            facts |= {"mean": _mean(colours), "success": 1 - colours[0]}
            where = f" on {RANKS[column]}" if column >= 0 else ", on what the Dodge leaves"
            return tell(args, f"FASERIP Tactics: a FEAT{where}", "colour", facts, [f"It succeeds: {1 - colours[0]:.2%}."])
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
        heading = f"FASERIP Tactics: {RANKS[base]}, {args.shift:+d}CS, {args.damage} damage"
    facts = {"pmf": list(found.damage), "mean": _mean(found.damage), "hits": found.hits, "ko": found.ko}
    facts["results"] = found.results
    lines = [f"It hits: {found.hits:.2%}; on average {facts['mean']:.3f} Health lost."]
    lines += [f"{name}: {chance:.2%}." for name, chance in found.results.items()]
    if found.ko:
        lines.append(f"KO: {found.ko:.2%}.")
    return tell(args, heading, "Health lost", facts, lines)


def _damage_type(name: str) -> str:
    from longbox.titles.tactics.codes import DAMAGE, PARENT

    if name.lower() not in (*DAMAGE, *PARENT):
        raise LongboxError(f"There is no damage type {name!r}; there are {listed([*DAMAGE, *PARENT])}.")
    return name.lower()


# -- Mutant Revolution ------------------------------------------------------------------------------------------------


def revolution(args: argparse.Namespace) -> int:
    from longbox.titles.revolution.odds.strings import strings

    if (args.reroll or args.defense_reroll) and args.attack + args.defense > 10:
        raise LongboxError("With dice that are rolled again both strings together may have 10 dice at most.")
    pmf = strings(args.attack, args.defense, args.unopposed, args.reroll, args.defense_reroll)
    facts = {"pmf": list(pmf), "mean": _mean(pmf)}
    lines = [f"On average {_mean(pmf):.3f} Damage."]
    if args.health:
        facts["ko"] = sum(pmf[args.health :])
        lines.append(f"KO: {facts['ko']:.2%}.")
    return tell(args, f"Mutant Revolution: {args.attack} attack dice against {args.defense}", "Damage", facts, lines)
