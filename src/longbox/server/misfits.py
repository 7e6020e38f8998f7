"""What is wrong with a request that does not fit its description, in our own words and in the language of whoever sent it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from longbox.server.languages import language, message

MISFIT: Final = message("%(where)s does not fit: %(what)s.")

FIELDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "name": message("The name"),
        "names": message("The list of names"),
        "text": message("The text"),
        "reason": message("The reason"),
        "club": message("The club"),
        "place": message("The place"),
        "date": message("The day"),
        "time": message("The time"),
    }
)
"""What people see of a request; other fields are called as programs call them."""

EMPTY: Final = message("it must not be empty")
KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "missing": message("it is missing"),
        "extra_forbidden": message("there is no such field"),
        "string_too_short": message("it needs at least %(min_length)s characters"),
        "too_short": message("it needs at least %(min_length)s entries"),
        "string_too_long": message("it has at most %(max_length)s characters"),
        "too_long": message("it has at most %(max_length)s entries"),
        "greater_than_equal": message("it is at least %(ge)s"),
        "greater_than": message("it is more than %(gt)s"),
        "less_than_equal": message("it is at most %(le)s"),
        "less_than": message("it is less than %(lt)s"),
        "literal_error": message("it is one of %(expected)s"),
        "string_pattern_mismatch": message("it holds a character that is not allowed"),
        "json_invalid": message("this is no JSON that can be read"),
        "string_type": message("it is a text"),
        "bool_type": message("it is true or false"),
        "int_type": message("it is a whole number"),
        "int_parsing": message("it is a whole number"),
        "int_from_float": message("it is a whole number"),
        "float_type": message("it is a number"),
        "float_parsing": message("it is a number"),
        "finite_number": message("it is a number"),
        "list_type": message("it is a list"),
        "dict_type": message("it is an object"),
        "model_attributes_type": message("it is an object"),
        "model_type": message("it is an object"),
    }
)
OTHERWISE: Final = message("its value cannot be used")


def misfit(error: Mapping[str, Any], code: str) -> str:
    """A sentence about one thing that is wrong, as pydantic reports it.

    >>> misfit({"type": "string_too_short", "loc": ("body", "name"), "ctx": {"min_length": 1}}, "de")
    'Der Name passt nicht: Das darf nicht leer sein.'
    >>> misfit({"type": "literal_error", "loc": ("body", "role"), "ctx": {"expected": "'watcher' or 'organiser'"}}, "en")
    'role does not fit: it is one of watcher, organiser.'
    """
    say = language(code).gettext
    path = [str(part) for part in error["loc"] if part not in ("body", "query", "path")]
    where = say(FIELDS[path[0]]) if len(path) == 1 and path[0] in FIELDS else ".".join(path)[:80] or "body"
    given = dict(error.get("ctx") or {})
    given["expected"] = str(given.get("expected", "")).replace(" or ", ", ").replace("'", "")[:200]
    short = error["type"] in ("string_too_short", "too_short") and given.get("min_length") == 1
    what = EMPTY if short else KINDS.get(error["type"], OTHERWISE)
    return say(MISFIT) % {"where": where, "what": say(what) % given}


__all__ = ["misfit"]
