"""`longbox cards new crisis ID`: a card begun. What `known/cards.json` has of it is written out; what only the card in hand says is
marked to be filled in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from longbox.kernel import LongboxError, suggest
from longbox.speech.printed import TEXT, path_of, written
from longbox.titles import checkout

from ..builder.known import facts, slug
from ..cards import LIBRARY, affiliations
from ..codes import CONDITIONS
from ..script.cards import Rule
from ..speech.cards import KEYWORDS, rows

FILL_IN: Final = "FILL IN"
"""What stands where something is missing."""
CARDS: Final = Path("src/longbox/titles/crisis/cards/characters")
TESTS: Final = Path("tests/titles/crisis/cards/characters")
NAMES: Final = Path("src/longbox/titles/crisis/speech/printed")

Facts = Mapping[str, Any]


def module(id: str) -> str:
    """The file of a card, without its ending."""
    return id.replace("-", "_")


def root_of_checkout() -> Path:
    root = checkout()
    if root is None:
        raise LongboxError("Cards are written into a checkout of Longbox; this one is installed. A pack of your own needs none.")
    return root


def unknown(id: str) -> LongboxError:
    hint = suggest(id, list(facts()["characters"]))
    return LongboxError(
        f"No character is called {id!r}; {hint if hint.startswith('did') else 'all of them: longbox cards crisis.'}"
    )


def new(id: str, root: Path) -> list[Path]:
    """Write the files of a character that the library lacks; the paths that were written or gained rows."""
    row = facts()["characters"].get(id)
    if row is None:
        raise unknown(id)
    card, tests = root / CARDS / f"{module(id)}.py", root / TESTS / f"test_{module(id)}.py"
    for path in (card, tests):
        if path.exists():
            raise LongboxError(f"{path.relative_to(root)} is there already; nothing was written.")
    wanted = [one for one in names(row) if one[0] not in rows("en")]
    card.write_text(script(row), encoding="utf-8")
    tests.write_text(stubs(row), encoding="utf-8")
    printed = path_of(root / NAMES, "de")
    with printed.open("a", encoding="utf-8") as out:
        for one, name in wanted:
            out.write(written(one, name, german(one, name)))
        out.write(written(f"{id}{TEXT}", f"{FILL_IN}: one sentence about the character", ""))
    return [card, printed, tests]


# -- the script --------------------------------------------------------------------------------------------------------


def script(row: Facts) -> str:
    """The file of a card.

    >>> "Side(4, M, 2, (3, 3, 2))" in script(facts()["characters"]["bullseye"])
    True
    """
    body = "\n".join(_character(row))
    shared = [name for name in ("PIERCE", "wild_condition") if name in body]
    keywords = [name for name in ("flight", "healing_factor", "immunity", "stealth", "wall_crawler") if f" {name}(" in body]
    imports = ["from ...words import *"]
    belongs = sorted(_constant(name) for name in row.get("affiliations", ()))
    imports += [f"from ..affiliations import {', '.join(belongs)}"] if belongs else []
    imports += [f"from ..idioms import {', '.join(shared)}"] if shared else []
    imports += [f"from ..keywords import {', '.join(keywords)}"] if keywords else []
    return f'"""{row["name"]} ({row["alter_ego"]})."""\n\n' + "\n".join(imports) + f"\n\n{body}\n"


def _character(row: Facts) -> Iterator[str]:
    yield f"{module(row['id']).upper()} = Character("
    yield f"    {_text(row['id'])},"
    yield f"    {_text(row['name'])},"
    yield f"    {_text(row['alter_ego'])},"
    yield f"    threat={row['threat']},"
    if row.get("affiliations"):
        yield f"    affiliations={_row(_constant(name) for name in row['affiliations'])},"
    yield f"    forms={_row(_form(form, row['base']) for form in row['forms'])},"
    for field in ("gems", "grunts", "parents"):
        if row.get(field):
            yield f"    {field}={_row(_text(one) for one in row[field])},"
    if not any("injured" in form for form in row["forms"]) and not row.get("parents"):
        yield "    single_sided=True,"
    yield "    attacks=("
    for attack in row.get("attacks", ()):
        yield from _attack(attack)
    yield "    ),"
    yield "    superpowers=("
    for lead in row.get("leaderships", ()):
        yield f"        # {FILL_IN}: on(...) or static(...), what the Leadership says"
        yield f"        leadership({_text(slug(lead['name']))}, {_constant(lead['affiliation'])}),"
    for power in row.get("superpowers", ()):
        yield from _superpower(power)
    yield "    ),"
    yield ")"


def _form(form: Facts, base: int) -> str:
    sides = [_side(form["healthy"]), _side(form.get("injured", form["healthy"]))]
    return f"Form({_text(form['name'])}, {', '.join(sides)}, {base})"


def _side(figures: Sequence[Any]) -> str:
    stamina, speed, size, defense = figures
    return f"Side({stamina}, {speed}, {size}, {tuple(defense)})"


def _attack(attack: Facts) -> Iterator[str]:
    yield "        Strike("
    yield f"            {_text(slug(attack['name']))},"
    yield f"            {attack['type'].upper()},"
    for figure in ("range", "dice", "cost"):
        if figure not in attack:
            yield f"            {figure}=1,  # {FILL_IN}: the {figure} of {attack['name']}"
        elif attack[figure] or figure == "range":  # 0 for an attack whose Range is counted
            yield f"            {figure}={attack[figure]},"
    yield from _where(attack, 12)
    if attack["rules"]:
        yield "            rules=("
        for line in range(_plain_rules(attack)):
            yield f"                # {FILL_IN}: line {line + 1} without an icon, such as {_likely(attack, line)}"
            yield "                after_attack(seq()),"
        for *faces, name in attack.get("icons", ()):
            yield from _icons(faces, name)
        yield "            ),"
    yield "        ),"


def _likely(attack: Facts, line: int) -> str:
    """What such a line mostly is: the first one of an attack without a price gains Power, others do not."""
    if not attack.get("cost") and line == 0:
        return "POWER_FOR_DAMAGE or ONE_POWER"
    return "after_attack(...), before_damage(...), during(...) or static(...)"


def _where(part: Facts, indent: int) -> Iterator[str]:
    """What only one form or side has, and the shape of an attack."""
    for field in ("shape", "form", "side"):
        if part.get(field):
            yield f"{' ' * indent}{field}={_text(part[field])},"


def _icons(faces: Sequence[str], name: str) -> Iterator[str]:
    id = slug(name)
    if list(faces) == ["wild"] and (id in CONDITIONS or id == "pierce"):
        yield "                PIERCE," if id == "pierce" else f"                wild_condition({_text(id)}),"
        return
    shown = f"icons({', '.join(face.upper() for face in faces)}, name={_text(id)})"
    if id in CONDITIONS:
        yield f"                {shown}(after_attack(gain_condition(TARGET, {_text(id)}))),"
        return
    yield f"                # {FILL_IN}: what {name} does, before_damage or after_attack{_as_in(rules_by_name(), id)}"
    yield f"                {shown}(after_attack(seq())),"


def _superpower(power: Facts) -> Iterator[str]:
    id, kind = slug(power["name"]), power["kind"]
    more = [line.strip().rstrip(",") for line in _where(power, 0)]
    if keyword := _keyword(power["name"], more):
        yield f"        {keyword},"
        return
    more += ["action=True"] if power.get("action") else []
    more += [f"limit={_text(power['limit'])}"] if power.get("limit") else []
    cost, alike = power.get("cost", 0), _as_in(powers_by_name(), id)
    price = [_text(id), "1" if cost == "X" else str(cost)]
    more += ["most=10"] if cost == "X" else []
    if kind == "innate":
        yield f"        # {FILL_IN}: on(moment, effect) or static(question, value), what {power['name']} says{alike}"
        yield f"        innate({', '.join([_text(id), *more])}),"
    elif kind == "reactive":
        yield f"        # {FILL_IN}: the moment {power['name']} answers, and its effect{alike}"
        yield f"        reactive({', '.join([*price, 'targeted(target=me)', 'seq()', *more])}),"
    else:
        yield f"        # {FILL_IN}: the effect of {power['name']}{alike}"
        yield f"        active({', '.join([*price, 'seq()', *more])}),"


@cache
def powers_by_name() -> Mapping[str, str]:
    """A character that has a superpower, by the superpower's id."""
    return {power.id: id for id, card in LIBRARY.characters.items() for power in card.superpowers}


@cache
def rules_by_name() -> Mapping[str, str]:
    """A character with an attack that has a rule, by the rule's name."""
    strikes = [(id, strike) for id, card in LIBRARY.characters.items() for strike in card.attacks]
    return {rule.name: id for id, strike in strikes for rule in strike.rules if isinstance(rule, Rule) and rule.name}


def _as_in(known: Mapping[str, str], id: str) -> str:
    return f"; {module(known[id])}.py has one of this name" if id in known else ""


def _keyword(name: str, more: Sequence[str]) -> str:
    """A keyword of the rulebook, called with what stands in its brackets."""
    word, _, values = name.partition(" [")
    id = slug(word)
    if id not in KEYWORDS or id in ("gem-bearer", "grunts"):
        return ""
    given = [slug(value) for value in values.rstrip("]").split(",") if value]
    if (id == "immunity" and not {*given} <= {*CONDITIONS}) or (id == "healing-factor" and not given):
        return ""  # to more than single conditions, or as much as something else says
    return f"{module(id)}({', '.join([*(value if value.isdigit() else _text(value) for value in given), *more])})"


def _plain_rules(attack: Facts) -> int:
    return max(0, int(attack["rules"]) - len(attack.get("icons", ())))


def _constant(affiliation: str) -> str:
    return next(name for name, one in vars(affiliations).items() if name.isupper() and one == affiliation)


def _text(text: str) -> str:
    return '"' + text.replace('"', '\\"') + '"'


def _row(parts: Iterator[str]) -> str:
    several = list(parts)
    return f"({', '.join(several)}{',' if len(several) == 1 else ''})"


# -- names -------------------------------------------------------------------------------------------------------------


def names(row: Facts) -> Iterator[tuple[str, str]]:
    """Every entry of names that a card needs as far as the facts tell, with its English name; tokens come with the script."""
    id = row["id"]
    yield id, row["name"]
    parts = [*row.get("attacks", ()), *row.get("leaderships", ()), *row.get("superpowers", ())]
    seen = [one["name"] for one in parts]
    for one in parts:
        if not is_keyword(slug(one["name"])):
            variant = one.get("form") or one.get("side", "")
            yield f"{id}/{slug(one['name'])}{f'@{variant}' if variant and seen.count(one['name']) > 1 else ''}", one["name"]
    rules = {slug(name): name for attack in row.get("attacks", ()) for *_, name in attack.get("icons", ())}
    for rule, name in rules.items():
        if rule not in CONDITIONS:
            yield f"rule/{rule}", name


def is_keyword(id: str) -> bool:
    return id in KEYWORDS or id.startswith(("immunity-", "healing-factor"))


def german(id: str, name: str) -> str:
    """The German name of something that another card has under the same English name; a hero keeps its name."""
    if "/" not in id:
        return name
    english, other = rows("en"), rows("de")
    return next((other[one].name for one, row in english.items() if row.name == name and one in other), "")


# -- tests -------------------------------------------------------------------------------------------------------------


def stubs(row: Facts) -> str:
    """A test file with one test for each line of the card; each fails until it is written."""
    lines = "\n\n".join(f'def test_{name}() -> None:\n    pytest.fail("{FILL_IN}: {what}")\n' for name, what in _lines(row))
    head = f'"""{row["name"]} ({row["alter_ego"]})."""\n\nfrom __future__ import annotations\n\nimport pytest\n\n'
    imports = "from ...scene import Duel\nfrom ..cast import SKULL\n\n"
    says = "Both within Range 2. How to play on: settle, take, offers and usable in ..playing."
    first = f'ME = "{row["id"]}"\n\n\ndef scene(power: int = 0) -> Duel:\n    """{says}"""\n'
    return f"{head}{imports}{first}    return Duel(ME, SKULL).put(SKULL, 12.5, 10).set(ME, power=power)\n\n\n{lines}"


def _lines(row: Facts) -> Iterator[tuple[str, str]]:
    for attack in row.get("attacks", ()):
        id = module(slug(attack["name"]))
        head = id + _place(attack)
        for line in range(_plain_rules(attack)):
            yield f"{head}_line_{line + 1}", f"{attack['name']}, line {line + 1} without an icon"
        for *faces, name in attack.get("icons", ()):
            yield f"{head}_{module(slug(name))}", f"{attack['name']}, {' and '.join(faces)}: {name}"
    for lead in row.get("leaderships", ()):
        yield module(slug(lead["name"])), f"the Leadership {lead['name']}"
    for power in row.get("superpowers", ()):
        if not is_keyword(slug(power["name"])):
            yield module(slug(power["name"])) + _place(power), f"the superpower {power['name']}"


def _place(part: Facts) -> str:
    """The form and side that alone have something, as the end of a test's name."""
    return "".join(f"_{module(slug(part[field]))}" for field in ("form", "side") if part.get(field))


__all__ = ["CARDS", "FILL_IN", "NAMES", "TESTS", "module", "names", "new", "root_of_checkout", "unknown"]
