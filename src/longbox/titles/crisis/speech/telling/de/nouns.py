"""German nouns in their cases, verbs, and small pieces of sentences, as cards of Crisis Protocol use them."""

from __future__ import annotations

from longbox.speech.german import ES, IT, Noun, Verb, cased, fixed, pronoun, quoted, tidy, upper

STEMS = {"injured": "verletzt", "healthy": "gesund", "dazed": "angeschlagen", "active_character": "aktiv", "not injured": "gesund",
         "not healthy": "verletzt", "not active_character": "inaktiv"}  # fmt: skip

__all__ = ["ES", "IT", "STEMS", "Noun", "Verb", "cased", "fixed", "pronoun", "quoted", "tidy", "upper"]
