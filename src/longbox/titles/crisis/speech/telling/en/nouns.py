"""English nouns, verbs, and small pieces of sentences."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Noun:
    """Somebody or something: as it stands, and owning something."""

    text: str
    own: str
    key: str = ""
    many: bool = False

    def __str__(self) -> str:
        return self.text


def noun(text: str, own: str = "", many: bool = False) -> Noun:
    return Noun(text, own or f"{text}'s", many=many)


IT = Noun("it", "its")
THIS = "this character"
ADJECTIVES = {
    "injured": "Injured", "healthy": "Healthy", "dazed": "Dazed", "active_character": "active", "not injured": "Healthy",
    "not healthy": "Injured", "not active_character": "inactive", "grunt": "Grunt",
}  # fmt: skip


def a(word: str) -> str:
    """With its article.

    >>> a("enemy"), a("{energy} attack"), a("{physical} attack")
    ('an enemy', 'an {energy} attack', 'a {physical} attack')
    """
    return f"an {word}" if word.lstrip("{")[0] in "aeiouAEIOU" else f"a {word}"


def third(verb: str) -> str:
    """What somebody does.

    >>> third("push the target"), third("gain 1"), third("have Flight"), third("be KO'd")
    ('pushes the target', 'gains 1', 'has Flight', "is KO'd")
    """
    word, _, rest = verb.partition(" ")
    irregular = {"have": "has", "be": "is", "do": "does", "can": "can", "cannot": "cannot", "must": "must"}
    done = irregular.get(word) or (
        f"{word}es" if word.endswith(("s", "sh", "ch", "x")) else f"{word[:-1]}ies" if word == "carry" else f"{word}s"
    )
    return f"{done} {rest}" if rest else done


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]
