"""Static files: addressed by a digest of their content, so that a browser may keep them for good."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import longbox.web
from longbox.kernel import AnyTitle, LongboxError, State
from longbox.titles import facets, shelf

STATIC = Path(longbox.web.__file__).parent / "static"

NOTES = re.compile(r"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*$", re.DOTALL | re.MULTILINE)
"""Comments of a script that stand on lines of their own."""

# Not left to the machine: a script that comes as text/plain is refused by the browser.
for ending, kind in {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}.items():
    mimetypes.add_type(kind, ending)


def asset(name: str) -> str:
    """The address of a static file. The digest of all of them is part of the path, so that modules which import each other by
    relative addresses always come from the same release.

    >>> asset("logo.svg").startswith("/static/~"), asset("logo.svg").endswith("/logo.svg")
    (True, True)
    """
    assert (STATIC / name).is_file(), f"there is no static file {name}"
    return f"/static/~{release()}/{name}"


@dataclass(frozen=True, slots=True)
class Loaded:
    """The addresses of what a page loads for a title; nothing where it brings nothing. A `script` runs the page of a builder."""

    board: str = ""
    panels: str = ""
    script: str = ""
    styles: tuple[str, ...] = ()


def loaded(title: AnyTitle) -> Loaded:
    """What a page loads for a title.

    >>> loaded(shelf.title("crisis")).board.endswith("/crisis/board.js")
    True
    """
    scripts = facets.page(title).scripts
    if scripts is None:
        return Loaded()
    home = f"/static/~{release()}/{title.name}"
    styles = (asset("board/board.css"), asset("cards/card.css"), *(f"{home}/{name}" for name in scripts.styles))
    return Loaded(f"{home}/{scripts.board}", f"{home}/{scripts.panels}" if scripts.panels else "", styles=styles)


def desk_files(kind: str, desk: facets.Desk) -> Loaded:
    """What the page of a builder loads."""
    home = f"/static/~{release()}/{kind}s"
    return Loaded(script=f"{home}/{desk.script}", styles=tuple(f"{home}/{name}" for name in desk.styles))


def built() -> tuple[facets.Builder[State], ...]:
    """The builders of all titles that have something to build."""
    found: dict[str, facets.Builder[State]] = {}
    for one in (facets.builder(shelf.title(name)) for name in shelf.playable()):
        if one.kind in found:
            raise LongboxError(f"The title {one.title.name!r} cannot build a {one.kind!r}: {found[one.kind].title.name!r} does.")
        if one.kind:
            found[one.kind] = one
    return tuple(found.values())


@cache
def folders() -> Mapping[str, Path]:
    """Where the files of each title are, by its name and by what it builds: in its own package, wherever that is."""
    brought = [(name, name, facets.page(shelf.title(name)).scripts) for name in shelf.playable()]
    built_at = [(one.title.name, f"{one.kind}s", one.desk) for one in built()]
    found: dict[str, Path] = {}
    for title, name, files in (*brought, *built_at):
        if files is None:
            continue
        shared = STATIC / name
        if name in found or (shared.is_dir() and files.path != shared):
            raise LongboxError(f"The title {title!r} cannot bring files of its own: the page has a folder named {name!r}.")
        found[name] = files.path
    return found


@cache
def release() -> str:
    """A digest of every static file, those of the titles too."""
    digest = hashlib.sha256()
    for home, folder in (("", STATIC), *sorted(folders().items())):
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                digest.update(f"{home}/{path.relative_to(folder)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:12]


@lru_cache(maxsize=512)
def bare(path: str, changed: int) -> bytes:
    """A script without the comments on lines of their own, much of what would be sent. Every line keeps its number."""
    return NOTES.sub(lambda note: "\n" * note[0].count("\n"), Path(path).read_text(encoding="utf-8")).encode()


def sent(file: FileResponse) -> Response:
    """A script as it goes out."""
    assert file.stat_result is not None
    made = Response(bare(str(file.path), file.stat_result.st_mtime_ns), media_type=file.media_type)
    for header in ("etag", "last-modified"):
        made.headers[header] = file.headers[header]
    return made


class Assets(StaticFiles):
    """Scripts come without their comments.

    A year for an address with the digest, an hour for one without. What a title brings comes from its own folder."""

    def __init__(self) -> None:
        super().__init__(directory=STATIC)
        self.titles = {name: StaticFiles(directory=folder) for name, folder in folders().items() if folder != STATIC / name}

    async def get_response(self, path: str, scope: Scope) -> Response:
        versioned = path.startswith("~")
        name = path.partition("/")[2] if versioned else path
        title, _, file = name.partition("/")
        try:
            own = self.titles.get(title)
            response = await (super().get_response(name, scope) if own is None else own.get_response(file, scope))
        except (ValueError, OSError):  # a null byte or an endless name is no file
            raise HTTPException(404) from None
        if isinstance(response, FileResponse) and name.endswith(".js"):
            response = sent(response)
        # An old digest gets the new file: whoever asks with it has a page from before an update, which must not be kept for a year.
        kept = versioned and path.startswith(f"~{release()}/")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if kept else "public, max-age=3600"
        return response
