"""Whether a scripted card is whole: every attack, icon rule, superpower and figure that the facts name is on it, and no other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from ...codes import FACES, INNATE, TYPES
from ...script import queries
from ...script.cards import Character, Gem, Horseman, Rule, Side, Static, Strike, Superpower
from ...script.crises import Crisis
from ...script.tactics import Tactic
from .published import facts, scripted, slug

TOOLS: Final = "SML"


def gaps(kind: str, id: str) -> Iterator[str]:
    """What a card of the library lacks or has otherwise than the facts say, as sentences. A card nobody knows has none."""
    row = facts()[kind].get(id)
    if row is None:
        return
    judge: Mapping[str, Any] = {
        "characters": _character,
        "crises": _crisis,
        "tactics": _tactic,
        "gems": _gem,
        "horsemen": _horseman,
    }
    for fault in judge[kind](scripted()[kind][id], row):
        yield f"{id}: {fault}"


def _differs(what: str, have: object, want: object) -> Iterator[str]:
    if have != want:
        yield f"{what} is {have!r}, and it should be {want!r}."


def _character(card: Character, row: Mapping[str, Any]) -> Iterator[str]:
    for what in ("name", "alter_ego", "threat"):
        yield from _differs(what, getattr(card, what), row[what])
    yield from _differs("affiliations", sorted(card.affiliations), row.get("affiliations", []))
    yield from _differs("gems", sorted(card.gems), sorted(row.get("gems", [])))
    yield from _differs("grunts", sorted(card.grunts), sorted(row.get("grunts", [])))
    yield from _differs("parents", sorted(card.parents), sorted(row.get("parents", [])))
    yield from _differs("forms", [form.name for form in card.forms], [form["name"] for form in row["forms"]])
    for form, want in zip(card.forms, row["forms"], strict=False):
        yield from _differs(f"base of {form.name}", form.base, want.get("base", row["base"]))
        yield from _differs(f"{form.name}, Healthy", _side(form.healthy), want["healthy"])
        if "injured" in want:
            yield from _differs(f"{form.name}, Injured", _side(form.injured), want["injured"])
        elif not (card.single_sided or card.is_grunt):
            yield f"{form.name} has one side only; the card says two."
    yield from _attacks(card.attacks, row.get("attacks", ()))
    yield from _superpowers(card.superpowers, row)


def _side(side: Side) -> list[object]:
    return [side.stamina, TOOLS[side.speed], side.size, list(side.defense)]


def _compared(what: str, have: Iterable[object], want: Iterable[object]) -> Iterator[str]:
    """What is missing or too much, each told once."""
    ours, theirs = Counter(have), Counter(want)
    for one in theirs - ours:
        yield f"{what} {_told(one)} is missing."
    for one in ours - theirs:
        yield f"{what} {_told(one)} is not on the card."


def _told(one: object) -> str:
    return ", ".join(str(part) for part in one if part not in ("", None)) if isinstance(one, tuple) else str(one)


def _attacks(strikes: Sequence[Strike], rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    have = [
        (one.id, TYPES[one.type], f"Range {one.range}", one.shape, f"{one.dice} dice", f"cost {one.cost}", one.form, one.side)
        for one in strikes
    ]
    want = [
        (
            slug(row["name"]),
            row["type"],
            f"Range {row['range']}",
            row.get("shape", "target"),
            f"{row['dice']} dice",
            f"cost {row['cost']}",
            row.get("form", ""),
            row.get("side", ""),
        )
        for row in rows
    ]
    yield from _compared("the attack", have, want)
    by_key = {(one.id, one.form, one.side): one for one in strikes}
    for row in rows:
        strike = by_key.get((slug(row["name"]), row.get("form", ""), row.get("side", "")))
        if strike is not None:
            yield from _rules(strike, row)


def _rules(strike: Strike, row: Mapping[str, Any]) -> Iterator[str]:
    """Icon rules by their icons and names; of the others, that there are as many as the card has lines.

    A face that counts for more is a static without a name, and the choice of a type is a figure of the attack.
    """
    want = {(*sorted(icons), slug(name)) for *icons, name in row.get("icons", ())}
    have = {
        (*sorted(FACES[face] for face in rule.icons), slug(rule.name))
        for rule in strike.rules
        if isinstance(rule, Rule) and rule.icons
    }
    counting = {FACES[rule.value[1]] for rule in strike.rules if isinstance(rule, Static) and rule.query == queries.FACE_COUNTS}
    want -= {one for one in want - have if {*one[:-1]} <= counting}
    yield from _compared(f"{strike.id}: the rule", have, want)
    rules = len(strike.rules) + bool(strike.types)
    if rules < row["rules"]:
        yield f"{strike.id} has {rules} special rules; the card has {row['rules']}."


def _superpowers(powers: Sequence[Superpower], row: Mapping[str, Any]) -> Iterator[str]:
    have = [
        (
            _keyword(power.id),
            power.kind,
            _cost(power),
            power.limit if power.kind != INNATE else "",
            "an action" if power.action else "",
            power.form,
            power.side,
        )
        for power in powers
        if not power.leadership
    ]
    want = [
        (
            _keyword(slug(one["name"])),
            one["kind"],
            f"cost {one.get('cost', 0)}",
            one.get("limit", ""),
            "an action" if one.get("action") else "",
            one.get("form", ""),
            one.get("side", ""),
        )
        for one in row.get("superpowers", ())
    ]
    yield from _compared("the superpower", have, want)
    leads = [(power.id, power.leadership) for power in powers if power.leadership]
    yield from _compared("the leadership", leads, [(slug(one["name"]), one["affiliation"]) for one in row.get("leaderships", ())])


def _cost(power: Superpower) -> str:
    return "cost X" if power.most else f"cost {power.cost}"


def _keyword(id: str) -> str:
    """Keywords with a value are one superpower whatever order or spelling it has.

    >>> _keyword("healing-factor-2"), _keyword("immunity-stun-bleed")
    ('healing-factor', 'immunity-bleed-stun')
    """
    first, _, rest = id.partition("-")
    if id.startswith("healing-factor"):
        return "healing-factor"
    return "-".join([first, *sorted(rest.split("-"))]) if first == "immunity" else id


def _tactic(card: Tactic, row: Mapping[str, Any]) -> Iterator[str]:
    yield from _differs("name", card.name, row["name"])
    yield from _differs("affiliation", card.affiliation, row.get("affiliation", ""))
    yield from _differs("action", card.action, row.get("action", False))
    yield from _differs("kind", card.kind, row["kind"])


def _crisis(card: Crisis, row: Mapping[str, Any]) -> Iterator[str]:
    for what in ("name", "kind", "threat"):
        yield from _differs(what, getattr(card, what), row[what])
    yield from _differs("tokens", sorted(len(one.at) for one in card.tokens), sorted(n for _, _, n in row.get("tokens", ())))


def _gem(card: Gem, row: Mapping[str, Any]) -> Iterator[str]:
    yield from _differs("name", card.name, row["name"])
    yield from _differs("threat", card.threat, row["threat"])
    yield from _differs("kind", card.superpower.kind, row["kind"])
    yield from _differs("cost", card.superpower.cost, row.get("cost", 0))


def _horseman(card: Horseman, row: Mapping[str, Any]) -> Iterator[str]:
    yield from _differs("name", card.name, row["name"])
    yield from _superpowers(card.superpowers, row)


__all__ = ["gaps"]
