"""Words of a card that belong together say the same thing, on every card."""

from __future__ import annotations

from collections.abc import Iterator

from longbox.titles.crisis.script.nodes import size
from longbox.titles.crisis.speech.telling.words import nodes_in, scripted
from longbox.titles.crisis.words import push
from longbox.titles.crisis.words.terrain import throw_something
from titles.crisis.shelf import the_cards


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


def test_who_is_pushed_is_asked_for_the_size_it_has_for_pushes() -> None:
    found = list(moves_of_one_kind())
    assert len(found) > 50
    assert [key for key, pushes, sizes in found if any(one.pushed is not pushes for one in sizes)] == []
