"""What `longbox event` and `longbox roster` say, in the language asked for. German is in `de.po`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from longbox.kernel import LongboxError, Phrase
from longbox.speech import Tongue

ROOMS: Final = (Path(__file__).parent, Path(__file__).parents[1] / "challenger")
"""Whose catalogues these commands speak from."""


def tell(args: argparse.Namespace, text: str) -> str:
    """A sentence in the language of whoever asked."""
    return Tongue(args.language, *ROOMS).say(text)


def word(name: str) -> Phrase:
    """The name of a state as people read it."""
    return Phrase(name.replace("-", " "))


def cannot(what: str, path: object, error: OSError) -> LongboxError:
    """That a file cannot be read or written, and why."""
    sentence = {"read": "{path} cannot be read: {why}.", "written": "{path} cannot be written: {why}."}[what]
    return LongboxError(sentence, path=str(path), why=Phrase((error.strerror or "unknown reason").lower()))


def spoken_by(run: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    """The same command, with what goes wrong said in the language asked for."""

    def call(args: argparse.Namespace) -> int:
        try:
            return run(args)
        except LongboxError as error:
            raise LongboxError(tell(args, error.phrase)) from error

    return call


__all__ = ["ROOMS", "cannot", "spoken_by", "tell", "word"]
