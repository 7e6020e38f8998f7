"""Models from the plain classes in which a title describes what goes in and out: titles know nothing of web frameworks."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import pydantic
from pydantic import BaseModel, ConfigDict, create_model

from longbox.titles.facets import Among, Most

OPEN, CLOSED = ConfigDict(), ConfigDict(extra="forbid")


@cache
def model(shape: type, name: str = "", closed: bool = False) -> type[BaseModel]:
    """The model of a dataclass; a closed one refuses what it does not know."""
    about = shape.__doc__
    written = about if about and not about.startswith(f"{shape.__name__}(") else None  # else dataclass() wrote it
    config = CLOSED if closed else OPEN
    return create_model(name or shape.__name__, __config__=config, __doc__=written, **fields_of(shape))


def fields_of(shape: type) -> dict[str, Any]:
    """What `create_model` is told of the fields of a dataclass."""
    hints = get_type_hints(shape, include_extras=True)
    return {one.name: (typed(hints[one.name]), default(one)) for one in fields(shape)}


def default(one: Field[Any]) -> Any:
    if one.default_factory is not MISSING:
        return one.default_factory()
    return ... if one.default is MISSING else one.default


def typed(hint: Any) -> Any:
    """An annotation with its limits as pydantic knows them.

    >>> typed(Annotated[str, Among(("good", "evil"))])
    typing.Literal['good', 'evil']
    """
    kind, inside = get_origin(hint), get_args(hint)
    if kind in (list, dict):
        return kind[tuple(typed(one) for one in inside)]
    if kind is not Annotated:
        return model(hint) if isinstance(hint, type) and is_dataclass(hint) else hint
    made = typed(inside[0])
    for note in inside[1:]:
        match note:
            case Among():
                made = Literal[note.values]
            case Most():
                made = Annotated[made, pydantic.Field(max_length=note.n)]
            case str():
                made = Annotated[made, pydantic.Field(description=note)]
    return made
