"""The form of the sentences of words: gaps are filled with what a word holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from ...words import Word

Sentences: TypeAlias = Mapping[type[Word], str]
