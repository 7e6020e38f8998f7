"""How rosters and teams are carried about, whatever the title: names as people write them, codes for links, files as they come."""

from __future__ import annotations

import base64
import hashlib
import re
import unicodedata
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

T = TypeVar("T")

VERSION: Final = "1"
"""Of codes: their first letter."""
CODE: Final = re.compile(r"\d[A-Za-z0-9_-]{11,}")
"""What looks like a code of this or a later version."""
MARK: Final = 3
"""Bytes that stand for a card."""
SUM: Final = 4
LONGEST: Final = 2000


def tidy(text: str, most: int = 60) -> str:
    r"""A text on one line that can be shown anywhere.

    >>> tidy(" My\n\x00 roster ")
    'My roster'
    """
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:most].rstrip()


def key_of(name: str) -> str:
    """A name as it is compared: without accents, capitals and signs.

    >>> key_of("X-Ceptional Healing"), key_of("Kick 'Em While They\u2019re Down"), key_of("S.H.I.E.L.D.")
    ('x ceptional healing', 'kick em while theyre down', 'shield')
    """
    bare = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c)).casefold()
    return " ".join(re.sub(r"[^\w]+|_", " ", re.sub("['`.\u2018\u2019\u00b4]", "", bare)).split())


def bare(line: str) -> str:
    """A line without bullets, numbers and marks of emphasis.

    >>> bare("  * 3. **Hood** "), bare("—Kingpin"), bare("2x Disarm")
    ('Hood', 'Kingpin', '2x Disarm')
    """
    line = re.sub(r"^[\s\-*•·\u2013—>#+=_~|]+|[\s*_~|=]+$", "", line)
    return re.sub(r"^\d{1,2}\s*[.)]\s*[*_]*", "", line).strip("*_ ")


def decoded(data: bytes) -> str:
    """What editors write: UTF-8 with or without a mark, UTF-16 with one, or the old Windows letters."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


@dataclass(frozen=True, slots=True)
class Found:
    """A card, and the part of a roster or team it goes into."""

    part: str
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Form(Generic[T]):
    """A form in which something is carried."""

    kind: str
    """As in a Content-Type."""
    ending: str
    write: Callable[[T, str], bytes]
    """In a language."""


# -- codes -------------------------------------------------------------------------------------------------------------


def mark(id: str) -> bytes:
    """A card by the hash of its id, so that no list of cards has to keep its order."""
    return hashlib.sha256(id.encode()).digest()[:MARK]


def marks(ids: Iterable[str]) -> dict[bytes, str]:
    return {mark(id): id for id in ids}


def seal(body: bytes) -> str:
    """Bytes as a code for an address: the version, then base 64 of the bytes and their checksum."""
    return VERSION + base64.urlsafe_b64encode(body + zlib.crc32(body).to_bytes(SUM)).decode().rstrip("=")


def unseal(code: str) -> bytes:
    """The bytes of a code, or `ValueError` where it is damaged.

    >>> unseal(seal(b"Hood"))
    b'Hood'
    """
    if code[:1] != VERSION or not re.fullmatch(r"[A-Za-z0-9_-]*", code) or len(code) > LONGEST:
        raise ValueError(code[:20])
    data = base64.urlsafe_b64decode(code[1:] + "=" * (-len(code[1:]) % 4))
    body, check = data[:-SUM], data[-SUM:]
    if zlib.crc32(body).to_bytes(SUM) != check:
        raise ValueError(code[:20])
    return body


def another_version(code: str) -> bool:
    """Whether a later Longbox wrote it."""
    return code[:1] != VERSION and bool(CODE.fullmatch(code))


__all__ = [
    "CODE", "MARK", "VERSION", "Form", "Found", "another_version", "bare", "decoded", "key_of", "mark", "marks", "seal", "tidy",
    "unseal",
]  # fmt: skip
