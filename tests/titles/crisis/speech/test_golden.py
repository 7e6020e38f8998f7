"""Each combination of words is told as somebody has read it, in both languages."""

from __future__ import annotations

from longbox.titles.crisis.speech import cards

from .golden import combinations, read


def test_each_combination_of_words_is_told_as_it_was_read() -> None:
    changed = {id: (cards.plain(id, "en"), cards.plain(id, "de")) for id in read()}
    wrong = [f"{id}\n  was {was}\n  is  {changed[id]}" for id, was in read().items() if changed[id] != was]
    assert not wrong, "read these in both languages, then run tests/titles/crisis/speech/golden.py:\n" + "\n".join(wrong)


def test_no_combination_of_words_is_unread() -> None:
    found = combinations()
    known = set().union(*(found[id] for id in read()))
    new = {id: sorted(some - known) for id, some in found.items() if some - known}
    assert not new, f"run tests/titles/crisis/speech/golden.py and read the new rows: {new}"
