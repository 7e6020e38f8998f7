"""The languages Longbox has, and one of them as pages use it: texts as templates call them, and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from babel.numbers import format_decimal

from .catalogues import Catalogue

LANGUAGES: Mapping[str, str] = MappingProxyType({"en": "English", "de": "Deutsch"})
"""Code and own name; the first is what the source is written in."""


@dataclass(frozen=True, slots=True)
class Language:
    """One language: texts come in as English and go out translated."""

    code: str
    catalogue: Catalogue

    def gettext(self, text: str) -> str:
        return self.catalogue.gettext(text)

    def ngettext(self, singular: str, plural: str, count: int) -> str:
        return self.catalogue.ngettext(singular, plural, count)

    def number(self, value: float) -> str:
        """
        >>> from longbox.speech.catalogues import NONE
        >>> Language("de", NONE).number(1771), Language("en", NONE).number(1771)
        ('1.771', '1,771')
        """
        return str(format_decimal(value, locale=self.code))


__all__ = ["LANGUAGES", "Language"]
