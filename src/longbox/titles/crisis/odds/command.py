"""`longbox odds crisis`: an attack, a whole beam, or a dodge, by numbers of dice or by cards."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from longbox.kernel import LongboxError, suggest
from longbox.speech import listed
from longbox.titles.facets import Chart, Odds, mean_of, number, refuse

from ..codes import CONDITION_BITS, DEFENSE_SUCCESS, FACES, HEX, INCINERATE, JUDGMENT, SHOCK, STUN
from ..state import Table
from ..title import TITLE
from . import attacks as rules
from . import cards
from .pools import PIERCE, Change, Pool, Reroll, rules_to_weigh, suffered, with_conditions


class CrisisOdds(Odds[Table]):
    help = "Crisis Protocol: an attack, a whole beam, or a dodge."

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        both: dict[str, Any] = {"metavar": "N", "action": "append", "default": []}
        parser.add_argument("--attack", type=number(1), metavar="N", help="attack dice")
        parser.add_argument("--defense", type=number(0), help="defense dice; once more for each further target of a beam", **both)
        parser.add_argument("--card", metavar="CHARACTER/ATTACK", help="instead of --attack: an attack of a card")
        parser.add_argument("--target", metavar="CHARACTER", help="instead of --defense: the card that is attacked")
        parser.add_argument(
            "--dodge", type=number(1), metavar="DAMAGE", help="instead of --attack: dodge the damage of a collision"
        )
        parser.add_argument(
            "--reroll", type=number(1, 99), help="the attacker rerolls up to so many dice; once for each rule", **both
        )
        parser.add_argument("--defense-reroll", type=number(1, 99), help="and the defender", **both)
        parser.add_argument("--fails", action="store_true", help="rerolls may take Failures, too")
        changes: dict[str, Any] = {"metavar": "N:FACES:FACE", "action": "append", "default": []}
        parser.add_argument("--change", help="the attacker changes dice, as 1:hit,blank:wild", **changes)
        parser.add_argument("--defense-change", help="and the defender", **changes)
        parser.add_argument(
            "--pierce", metavar="ICONS", help="a defense die that counts turns Blank if the attack shows these, or always"
        )
        parser.add_argument("--cover", action="store_true", help="the target has cover")
        parser.add_argument("--count", metavar="FACE=N", action="append", default=[], help="what a face counts in the attack roll")
        parser.add_argument("--defense-count", metavar="FACE=N", action="append", default=[], help="and in the defense roll")
        parser.add_argument("--crit-dice", type=number(0, 2), metavar="N", help="dice a Critical of the attack adds (default: 1)")
        parser.add_argument("--treat-fail", metavar="FACE", help="one Failure of the attack counts as this")
        names: dict[str, Any] = {"metavar": "NAME", "action": "append", "default": []}
        parser.add_argument("--attacker-condition", help="shock and hex change the roll", **names)
        parser.add_argument("--target-condition", help="incinerate and hex change the roll, judgment and stun the Power", **names)
        parser.add_argument(
            "--stamina", type=number(1, 99), metavar="N", help="what the target has left; with it the chance of dazing"
        )
        parser.add_argument(
            "--damage", type=number(0, 99), metavar="N", default=0, help="with --target: what it has suffered already"
        )
        parser.add_argument("--injured", action="store_true", help="the target is on its injured side, so it would be KO'd")
        parser.add_argument("--power", type=number(0, 10), metavar="N", default=0, help="the Power the target has already")
        parser.add_argument("--reduce", type=number(0, 99), metavar="N", default=0, help="damage is reduced by so much")
        parser.add_argument("--floor", type=number(0, 99), metavar="N", default=0, help="but not below this")
        icons = "the chance that the attack shows these, as wild or crit,hit"
        parser.add_argument("--icons", metavar="FACES", action="append", default=[], help=icons)

    def chart(self, args: argparse.Namespace) -> Chart:
        return chart(args)


def chart(args: argparse.Namespace) -> Chart:
    if sum(one is not None for one in (args.attack, args.card, args.dodge)) != 1:
        raise LongboxError("Say what is rolled: --attack DICE, --card CHARACTER/ATTACK or --dodge DAMAGE, one of them.")
    if (args.target is not None) == bool(args.defense):
        raise LongboxError("Say who defends: --defense DICE or --target CHARACTER, one of them.")
    if args.dodge is not None:
        refuse(args, "a dodge", "reroll", "change", "pierce", "cover", "count", "crit_dice", "treat_fail", "attacker_condition",
                "damage", "power", "reduce", "floor", "icons")  # fmt: skip
        return _dodge(args)
    if args.target is not None:
        if args.card is None:
            raise LongboxError("--target CHARACTER needs an attack of a card as well: --card CHARACTER/ATTACK.")
        refuse(args, "two cards", "stamina", "count", "defense_count", "crit_dice", "treat_fail", "reduce", "floor", "icons")
        heading, found = _by_cards(args)
        return Chart(heading, "damage", _facts(found), _lines(found))
    refuse(args, "defense dice; say with --stamina what is left", "damage")
    return _by_dice(args)


def _by_dice(args: argparse.Namespace) -> Chart:
    """An attack against so many defense dice; against several in turn it is a beam."""
    named = [(" ".join(text.replace(",", " ").split()), _faces(text)) for text in args.icons]
    what = f"{args.attack} dice"
    if args.card is not None:
        strike = cards.find_strike(args.card, TITLE.library)
        what = f"{args.card} ({strike.dice} dice)"
        mine = _attack_pool(args, cards.strike_pool(strike, TITLE.library))
        named += rules.icon_rules(TITLE.library, [strike.key])
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
        return Chart(heading, "damage", _facts(each[0]), _lines(each[0]))
    whole = rules.series(each)
    facts = {"pmf": list(whole.damage), "mean": whole.mean, "any_daze": whole.any_daze}
    facts["targets"] = [_facts(one) for one in each]
    lines = [f"On average {whole.mean:.3f} damage in all."]
    if args.stamina:
        lines.append(f"Somebody is {'KO' if args.injured else 'Daze'}d: {whole.any_daze:.2%}.")
    return Chart(f"Crisis Protocol: a beam of {what} against {against}", "damage in all", facts, lines)


def _facts(found: rules.Odds) -> dict[str, Any]:
    return {
        "pmf": list(found.damage),
        "mean": found.mean,
        "daze": found.daze,
        "ko": found.ko,
        "power": list(found.power),
        "rules": dict(found.rules),
    }


def _lines(found: rules.Odds) -> list[str]:
    lines = [f"On average {found.mean:.3f} damage; the target gains {mean_of(found.power):.3f} Power."]
    if found.daze:
        lines.append(f"Dazed: {found.daze:.2%}.")
    if found.ko:
        lines.append(f"KO'd: {found.ko:.2%}.")
    return lines + [f"{name}: {chance:.2%}." for name, chance in found.rules]


def _dodge(args: argparse.Namespace) -> Chart:
    if args.target is not None:
        card = TITLE.library.characters[cards.find_character(args.target, TITLE.library)]
        dice = card.side(0, int(args.injured)).defense[0]
    elif len(args.defense) == 1:
        dice = args.defense[0]
    else:
        raise LongboxError("One character dodges at a time: give --defense once.")
    pmf = rules.dodge_odds(args.dodge, _defense_pool(args, dice), args.stamina or 0)
    heading = f"Crisis Protocol: {args.dodge} damage dodged with {dice} dice"
    return Chart(heading, "damage", {"pmf": list(pmf), "mean": mean_of(pmf)}, [f"On average {mean_of(pmf):.3f} damage."])


def _by_cards(args: argparse.Namespace) -> tuple[str, rules.Odds]:
    strike, target = cards.find_strike(args.card, TITLE.library), cards.find_character(args.target, TITLE.library)
    bits = (_conditions(args.attacker_condition), _conditions(args.target_condition))
    t = cards.bout(strike, target, injured=args.injured, damage=args.damage, power=args.power, conditions=bits)
    mine, theirs = rules.pools_of(t, t.attack())
    less = _defense_pool(args, 1)
    mine = _attack_pool(args, mine, fresh=False)
    theirs = replace(theirs, rerolls=theirs.rerolls + less.rerolls, changes=less.changes, cover=theirs.cover or args.cover)
    return f"Crisis Protocol: {strike.key} against {target}", rules.odds_now(t, True, (mine, theirs))


def _attack_pool(args: argparse.Namespace, plain: Pool, fresh: bool = True) -> Pool:
    """An attack roll with all that was said about it; `fresh` if its conditions are not in it yet."""
    bits = _conditions(args.attacker_condition)
    pierce: tuple[Change, ...] = ()
    if args.pierce is not None:
        icons = () if args.pierce == "always" else _faces(args.pierce)
        pierce = (PIERCE._replace(icons=icons),)
    made = replace(
        plain,
        worth=_worth(plain.worth, args.count, "--count"),
        per_crit=plain.per_crit if args.crit_dice is None else args.crit_dice,
        treat=_face(args.treat_fail) if args.treat_fail else plain.treat,
        rerolls=plain.rerolls + tuple(Reroll(n, args.fails) for n in args.reroll),
        changes=tuple(_change(text, "--change") for text in args.change),
        against=plain.against + pierce,
    )
    if not fresh:
        return made
    return with_conditions(made, fewer=int(bool(bits & SHOCK)), hex=bool(bits & HEX))


def _defense_pool(args: argparse.Namespace, dice: int) -> Pool:
    bits = _conditions(args.target_condition)
    made = Pool(
        dice,
        _worth(DEFENSE_SUCCESS, args.defense_count, "--defense-count"),
        cover=args.cover,
        rerolls=tuple(Reroll(n, args.fails) for n in args.defense_reroll),
        changes=tuple(_change(text, "--defense-change") for text in args.defense_change),
    )
    fewer = int(bool(bits & INCINERATE) and args.dodge is None)
    return with_conditions(made, fewer=fewer, hex=bool(bits & HEX))


def _less_power(args: argparse.Namespace, found: rules.Odds) -> rules.Odds:
    """With Judgment the target gains nothing for an attack, with Stun one Power at most (CP-491, CP-499)."""
    bits = _conditions(args.target_condition)
    most = 0 if bits & JUDGMENT else 1 if bits & STUN else 10
    return replace(found, power=suffered(found.power, tuple(min(n, most) for n in range(len(found.power)))))


def _conditions(names: Sequence[str]) -> int:
    bits = 0
    for name in (part.strip().lower() for text in names for part in text.split(",")):
        if name not in CONDITION_BITS:
            raise LongboxError(f"There is no condition {name!r}; {suggest(name, list(CONDITION_BITS))}")
        bits |= CONDITION_BITS[name]
    return bits


def _face(name: str) -> int:
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
    number, *rest = text.split(":")
    if len(rest) != 2 or not number.isdecimal() or not 0 < int(number) < 100:
        raise LongboxError(f"{option} {text} is not understood; write {option} N:FACES:FACE, as {option} 1:hit,blank:wild.")
    return Change(int(number), _faces(rest[0]), _face(rest[1]))
