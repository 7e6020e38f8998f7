"""Which engine plays: the source as it is, or what `scripts/compile` has made of it.

Compiled modules lie in one library, in a folder of their own. They take the place of the modules they were made from if that folder
is there, fits this Python, and the source has not changed since. `LONGBOX_ENGINE=interpreted` leaves them alone, and with
`LONGBOX_ENGINE=compiled` nothing starts without them.
"""

from __future__ import annotations

import _imp
import dataclasses
import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeVar

T = TypeVar("T")

HERE: Final = Path(__file__).parent
FOLDERS: Final = (HERE.parents[1] / "build" / "engine", HERE / "compiled")
"""Where compiled modules are looked for: beside a checkout, and in an installed package."""

LIBRARY: Final = "longbox__mypyc"
"""What the library is called as a module."""

SUFFIX: Final = EXTENSION_SUFFIXES[0]
"""How a library for this Python ends."""

INTERPRETED, COMPILED = "interpreted", "compiled"
STALE: Final = f"{INTERPRETED} (what was compiled is of another version: run scripts/compile again)"


def fingerprint(files: Iterable[Path]) -> str:
    """What tells whether some files have changed."""
    found = blake2b(digest_size=16)
    for file in files:
        found.update(file.read_bytes())
    return found.hexdigest()


class Engine(MetaPathFinder, Loader):
    """Finds modules in a library of compiled ones."""

    def __init__(self, library: Path, modules: Sequence[str]) -> None:
        self.library = library
        self.numbers = {name: number for number, name in enumerate(modules)}

    def find_spec(self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname in self.numbers:
            return ModuleSpec(fullname, self, origin=str(source(fullname)))
        return spec_from_file_location(fullname, self.library) if fullname == LIBRARY else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        import_module(LIBRARY)
        name = f"longbox_{self.numbers[spec.name]}"  # after which the library calls the function that makes the module
        made: ModuleType = _imp.create_dynamic(ModuleSpec(name, self, origin=str(self.library)))
        sys.modules.pop(name, None)
        made.__file__ = str(source(spec.name))
        return made

    def exec_module(self, module: ModuleType) -> None:
        """It ran when it was made."""


def source(module: str) -> Path:
    """The file a module is written in.

    >>> source("longbox.kernel.state").name
    'state.py'
    """
    return HERE.parent.joinpath(*module.split(".")).with_suffix(".py")


def find() -> tuple[Engine | None, str]:
    """The compiled engine, if there is one that fits, and in words which one is there."""
    for folder in FOLDERS:
        about, library = folder / "engine.json", folder / (LIBRARY + SUFFIX)
        if about.is_file() and library.is_file():
            told = json.loads(about.read_text(encoding="utf-8"))
            try:
                fits = fingerprint(HERE / name for name in told["sources"]) == told["fingerprint"]
            except OSError:
                fits = False
            return (Engine(library, told["modules"]), COMPILED) if fits else (None, STALE)
    return None, INTERPRETED


def start() -> str:
    """Take compiled modules where they fit, before any other module of Longbox is loaded."""
    wanted = os.environ.get("LONGBOX_ENGINE", "")
    if wanted == INTERPRETED:
        return INTERPRETED
    engine, told = find()
    if engine is not None:
        sys.meta_path.insert(0, engine)
    elif wanted == COMPILED:
        sys.exit("longbox: There is no compiled engine that fits; run scripts/compile, or leave LONGBOX_ENGINE unset.")
    return told


field: Any = dataclasses.field
total: Any = sum
"""As compiled modules use them: for what they give at run time, not for the types they are declared with."""


def mypyc_attr(**how: bool) -> Callable[[T], T]:
    """What tells mypyc how to compile a class does nothing when it runs."""
    return lambda cls: cls


class Slots(tuple[str, ...]):
    """The fields of a compiled record, for `dataclasses`. Nothing, for mypyc, which gives its classes no slots."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return False


MIRRORS: Final[dict[type, type]] = {}
"""By compiled record: a dataclass with the same fields."""


def declare(cls: Any, how: Mapping[str, bool], fields: Mapping[str, tuple[str, Any]]) -> None:
    """Tell `dataclasses` of the fields of a compiled record: records that are not compiled may be derived from it."""
    bases = tuple([MIRRORS[base] for base in cls.__mro__[1:] if base in MIRRORS][:1])
    notes = {name: note for name, (note, _) in fields.items()}
    defaults = {name: default for name, (_, default) in fields.items() if default is not ...}
    mirror: type = dataclasses.dataclass(**how)(
        type(cls.__name__, bases, {"__annotations__": notes, "__module__": __name__, "__qualname__": cls.__qualname__, **defaults})
    )
    MIRRORS[cls] = mirror
    cls.__slots__ = Slots(notes)
    cls.__annotations__ = notes
    for name in ("__dataclass_fields__", "__dataclass_params__", "__match_args__", "__repr__"):
        setattr(cls, name, getattr(mirror, name))
    cls.__hash__ = None


ENGINE: Final = start()
"""Which engine plays, in words."""
