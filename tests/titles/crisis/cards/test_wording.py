"""Words of a card that belong together say the same thing, on every card."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest

from longbox.titles import facets
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.script.nodes import size
from longbox.titles.crisis.speech import cards
from longbox.titles.crisis.speech.telling.words import nodes_in, scripted
from longbox.titles.crisis.title import TITLE
from longbox.titles.crisis.words import heal, push
from longbox.titles.crisis.words.terrain import throw_something
from titles.crisis.shelf import the_cards

from .facts import kept


def moves_of_one_kind() -> Iterator[tuple[str, bool, list[size]]]:
    """Each part of a card that only pushes, or only throws, with the Sizes it asks for."""
    for key, card in scripted(the_cards()).items():
        for part in getattr(card, "rules", ()) or (card,):
            nodes = list(nodes_in(part))
            pushes = {one.how == "push" for one in nodes if isinstance(one, push)}
            pushes |= {False for one in nodes if isinstance(one, throw_something)}
            sizes = [one for one in nodes if isinstance(one, size) and not one.printed]
            if len(pushes) == 1 and sizes:
                yield key, pushes.pop(), sizes


def abilities() -> dict[tuple[bool, str, str], list[str]]:
    """Attacks and superpowers that are read with the same name and the same text; keywords are told apart elsewhere."""
    found: dict[tuple[bool, str, str], list[str]] = defaultdict(list)
    for key in (*LIBRARY.strikes, *LIBRARY.superpowers):
        if "/" in key and key.rpartition("/")[2] not in cards.KEYWORDS and cards.text(key):
            found[key in LIBRARY.strikes, cards.name(key), cards.text(key)].append(key)
    return found


def test_abilities_of_one_name_share_a_script_only_with_the_same_printed_facts() -> None:
    printed: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for part, facts in kept().items():
        key, _, rule = part.partition(":")
        printed[key] |= {(rule, fact) for fact in facts}
    shared = {name: [key for key in keys if key in printed] for (_, name, _), keys in abilities().items() if len(keys) > 1}
    assert len(shared) > 30
    assert {name: keys for name, keys in shared.items() if any(printed[key] != printed[keys[0]] for key in keys)} == {}


@pytest.mark.rule("CP-524")
@pytest.mark.parametrize("language", ["en", "de"])
def test_keywords_are_read_with_their_values(language: str) -> None:
    """The number of a Healing Factor and the conditions of an Immunity, on what people read of every card."""
    found = 0
    for key, power in LIBRARY.superpowers.items():
        last = key.rpartition("/")[2]
        name, text = cards.name(key, language), cards.text(key, language)
        if last == "healing-factor":
            value = next(one.n for one in nodes_in(power) if isinstance(one, heal))
            assert name.endswith(f" [{value}]"), key
            assert f" {value} " in text, key
            found += 1
        elif last.startswith("immunity-"):
            what = last.removeprefix("immunity-")
            named = [what] if what == "special-conditions" else what.split("-")
            assert all(cards.name(one, language) in name for one in named), key
            found += 1
    assert found > 40


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_only_one_side_has_is_read_on_that_side(language: str) -> None:
    told = facets.page(TITLE).catalogue(language)["characters"]
    shown = {one["id"]: one["side"] for card in told.values() for one in (*card["attacks"], *card["superpowers"])}
    sides = {key: one.side for key, one in (*LIBRARY.strikes.items(), *LIBRARY.superpowers.items()) if key in shown}
    assert len([side for side in sides.values() if side]) > 20
    assert {key for key, side in sides.items() if shown[key] != side} == set()


def test_who_is_pushed_is_asked_for_the_size_it_has_for_pushes() -> None:
    found = list(moves_of_one_kind())
    assert len(found) > 50
    assert [key for key, pushes, sizes in found if any(one.pushed is not pushes for one in sizes)] == []
