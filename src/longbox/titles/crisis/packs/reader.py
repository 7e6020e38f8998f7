"""Reading card files as data: nothing in them is ever run.

A card file looks like Python, and Python's parser takes it apart. What is then read is only this: names given to values, calls of
words of the card language, texts and numbers, tuples, `&`, `|`, `~`, `+` and `-`. Everything else is refused with a sentence,
and so are files that are too large or too deep.
"""

from __future__ import annotations

import ast
import builtins
import math
import types
import typing
from collections.abc import Callable as Called
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final, TypeAlias

from longbox.speech import listed

from ..codes import CONDITIONS
from ..script.cards import Character, Gem, Horseman
from ..script.crises import Crisis
from ..script.nodes import Filter, Test
from ..script.tactics import Tactic
from ..words.structure import Things
from ..words.tokens import TokenFilter
from .sheet import Card, Fault, Sheet
from .texts import allowed
from .told import kind_of, roles, sentence, takes, thing, told
from .words import ADDS, ASKS, CARDS, Parameter, Word, idioms, words

LARGEST: Final = 200_000
"""Bytes of a file."""
MOST_NODES: Final = 30_000
DEEPEST: Final = 60
"""How deep calls and tuples lie in each other."""
LONGEST: Final = 300
"""Letters of a text."""
HIGHEST: Final = 9999
"""The largest number that is read, which is a year; whatever a card counts is smaller."""
MOST_OF_ANYTHING: Final = 99
MOST_PARTS: Final = 200
"""Values of a tuple or a call."""
MOST_FAULTS: Final = 50

Named: TypeAlias = dict[str, tuple[ast.AST, object]]
"""Arguments by name: where each stands, and what it is."""


class _Wrong(Exception):
    """A mistake at a node."""

    def __init__(self, node: ast.AST, text: str) -> None:
        self.node, self.text = node, text
        super().__init__(text)


class _Broken:
    """What stands for a name whose value has a mistake that was told already."""


def read(text: str, file: str = "cards", python: bool = False, own: frozenset[str] = frozenset()) -> Sheet:
    """The cards of a file, and its mistakes. `python`: a file of the library, whose own Python is passed over. `own`: affiliations
    that a pack brings.

    >>> str(read("A = gain_powr(SELF, 1)").faults[0])
    "cards, line 1, column 5: There is no word 'gain_powr'; did you mean gain_power?"
    >>> read("import os").faults[0].text
    'A card file has no imports: the words of the language are there without one.'
    """
    sheet = Sheet(file)
    try:
        tree = _parsed(text)
    except _Wrong as wrong:
        sheet.faults.append(_fault(sheet, wrong))
        return sheet
    _Reader(sheet, python, own).read(tree)
    return sheet


def _fault(sheet: Sheet, wrong: _Wrong) -> Fault:
    return Fault(sheet.file, getattr(wrong.node, "lineno", 0), getattr(wrong.node, "col_offset", -1) + 1, wrong.text)


def _parsed(text: str) -> ast.Module:
    nowhere = ast.Pass()
    if len(text.encode(errors="replace")) > LARGEST:
        raise _Wrong(nowhere, f"This file is larger than {LARGEST // 1000} kB; make several of it.")
    if "\0" in text:
        raise _Wrong(nowhere, "This is no text file: it holds a zero byte.")
    depth = deepest = 0
    for letter in text:  # before the parser sees it: that gives up far too late
        depth += (letter in "([{") - (letter in ")]}")
        deepest = max(deepest, depth)
    if deepest > 2 * DEEPEST:
        raise _Wrong(nowhere, "The brackets of this file lie too deep in each other.")
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        place = ast.Pass(lineno=error.lineno or 1, col_offset=max(0, (error.offset or 1) - 1))
        raise _Wrong(place, f"This cannot be read: {(error.msg or 'something is missing').lower()}.") from None
    except (ValueError, RecursionError, MemoryError):
        raise _Wrong(nowhere, "This file is built too deep to be read.") from None
    try:
        count = sum(1 for _ in ast.walk(tree))
    except RecursionError:  # pragma: no cover - `walk` does not recurse
        count = MOST_NODES + 1
    if count > MOST_NODES:
        raise _Wrong(nowhere, "This file has too many words; make several of it.")
    return tree


NOT_READ: Final[Mapping[type[ast.AST], str]] = {
    ast.Import: "A card file has no imports: the words of the language are there without one.",
    ast.ImportFrom: "A card file has no imports: the words of the language are there without one.",
    ast.FunctionDef: "A card file defines no functions: write the effect out, or give a part of it a name.",
    ast.AsyncFunctionDef: "A card file defines no functions: write the effect out, or give a part of it a name.",
    ast.ClassDef: "A card file defines no classes.",
    ast.Lambda: "A card file holds no lambda: use a word of the language.",
    ast.Attribute: "A card file uses no dots: a word stands on its own.",
    ast.JoinedStr: "A card file holds no f-strings: write the text out.",
    ast.ListComp: "A card file holds no loops: write every part out.",
    ast.SetComp: "A card file holds no loops: write every part out.",
    ast.DictComp: "A card file holds no loops: write every part out.",
    ast.GeneratorExp: "A card file holds no loops: write every part out.",
    ast.For: "A card file holds no loops: write every part out.",
    ast.While: "A card file holds no loops: write every part out.",
    ast.If: "A card file holds no if: what depends on the game is written with if_(...).",
    ast.IfExp: "A card file holds no if: what depends on the game is written with if_(...).",
    ast.BoolOp: "Join filters and tests with & and |, not with 'and' and 'or'.",
    ast.Not: "Turn a filter or test round with ~, not with 'not'.",
    ast.Compare: "A card file compares nothing: use more(...), at_least(...) or some(...).",
    ast.Subscript: "A card file takes nothing out of brackets.",
    ast.List: "Write a row of values in round brackets: (a, b).",
    ast.Dict: "A card file holds no dictionaries.",
    ast.Set: "Write a row of values in round brackets: (a, b).",
    ast.NamedExpr: "Give a value its name in a line of its own: NAME = ...",
    ast.Await: "A card file waits for nothing.",
}


class _Reader:
    def __init__(self, sheet: Sheet, python: bool, own: frozenset[str]) -> None:
        self.sheet, self.python, self.own = sheet, python, own
        self.words = words()
        self.names: dict[str, object] = dict(idioms())
        self.made: dict[int, tuple[Called[[object], object], object]] = {}
        """What words gave that can be called: by id the thing itself, which must stay alive, and its kind."""
        self.depth = 0
        self.twice: set[str] = set()

    def read(self, tree: ast.Module) -> None:
        texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
        self.twice = {text for text in texts if texts.count(text) > 1} if len(texts) <= MOST_NODES // 10 else set()
        for statement in tree.body:
            if self.python and isinstance(statement, ast.Import | ast.ImportFrom | ast.FunctionDef | ast.If):
                self.pass_over(statement)
                continue
            try:
                self.statement(statement)
            except _Wrong as wrong:
                self.note(wrong, statement)
                if len(self.sheet.faults) >= MOST_FAULTS:
                    break

    def note(self, wrong: _Wrong, statement: ast.stmt) -> None:
        """Put a mistake on the sheet; the names that the statement would have given stand for nothing now."""
        if self.python and (isinstance(wrong, _Silent) or type(wrong.node) in NOT_READ):
            self.sheet.unread += any(isinstance(node, ast.Name) and node.id in CARDS for node in ast.walk(statement))
        elif not isinstance(wrong, _Silent):
            self.sheet.faults.append(_fault(self.sheet, wrong))
        for name in _targets(statement):
            self.names[name] = _Broken()

    def pass_over(self, statement: ast.stmt) -> None:
        """What Python of its own a file of the library has; its names stand for something that cannot be looked into."""
        if isinstance(statement, ast.Import | ast.ImportFrom):
            given = [one.asname or one.name for one in statement.names if one.name not in self.names]
        else:
            given = [statement.name] if isinstance(statement, ast.FunctionDef) else []
        self.names |= {name: _Broken() for name in given if name not in self.words}

    def statement(self, node: ast.stmt) -> None:
        if isinstance(node, ast.Expr):
            if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                return  # a text on its own explains something
            self.keep(node.value)
        elif isinstance(node, ast.Assign) or (isinstance(node, ast.AnnAssign) and node.value is not None):
            value = node.value
            assert value is not None
            made = self.keep(value)
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                self.assign(target, made)
        elif not isinstance(node, ast.Pass):
            raise _Wrong(node, NOT_READ.get(type(node), "A card file holds names for values and cards, nothing else."))

    def assign(self, target: ast.expr, value: object) -> None:
        if isinstance(target, ast.Name):
            if (target.id in self.words or target.id.startswith("_")) and not self.python:
                raise _Wrong(target, f"{target.id!r} cannot be a name here; take another one.")
            self.names[target.id] = value
        elif isinstance(target, ast.Tuple) and isinstance(value, tuple) and len(target.elts) == len(value):
            for one, part in zip(target.elts, value, strict=True):
                self.assign(one, part)
        else:
            raise _Wrong(target, NOT_READ.get(type(target), "A value gets a plain name: NAME = ..."))

    def keep(self, node: ast.expr) -> object:
        """A value; a card is also put on the sheet."""
        value = self.value(node)
        kinds = Character | Tactic | Crisis | Gem | Horseman
        if isinstance(value, kinds) and not any(card is value for card, _, _ in self.sheet.cards):
            self.sheet.cards.append((value, node.lineno, node.col_offset + 1))
        return value

    # -- values --------------------------------------------------------------------------------------------------------

    def value(self, node: ast.expr) -> object:
        self.depth += 1
        if self.depth > DEEPEST:
            raise _Wrong(node, "This is built too deep; give a part of it a name above.")
        try:
            return self._value(node)
        finally:
            self.depth -= 1

    def _value(self, node: ast.expr) -> object:
        match node:
            case ast.Constant():
                return self.constant(node)
            case ast.Name():
                return self.name(node)
            case ast.Tuple():
                return tuple(self.parts(node, node.elts))
            case ast.Call():
                return self.call(node)
            case ast.BinOp():
                return self.joined(node)
            case ast.UnaryOp():
                return self.turned(node)
        raise _Wrong(node, NOT_READ.get(type(node), "A card file has no place for this."))

    def constant(self, node: ast.Constant) -> object:
        value = node.value
        if value is None or isinstance(value, bool):
            return value
        if isinstance(value, str):
            if len(value) > LONGEST:
                raise _Wrong(node, f"This text is too long; {LONGEST} letters are the most.")
            if not value.isprintable():
                raise _Wrong(node, "This text holds signs that cannot be printed.")
            return value
        if isinstance(value, int | float) and math.isfinite(value) and abs(value) <= HIGHEST:
            return value
        if isinstance(value, int | float):
            raise _Wrong(node, f"This number is too large; {HIGHEST} is the most.")
        raise _Wrong(node, "A card file holds texts and numbers; this is neither.")

    def name(self, node: ast.Name) -> object:
        if node.id in self.names:
            found = self.names[node.id]
            if isinstance(found, _Broken):
                raise _Silent(node)
            return found
        if node.id in self.words:
            return self.words[node.id]
        known = [*self.words, *self.names]
        if self.python and (node.id == "own" or hasattr(builtins, node.id)):
            raise _Silent(node)
        close = get_close_matches(node.id, known, 1, 0.6)
        hint = f"; did you mean {close[0]}?" if close else "; docs/adding-a-card.md lists them all."
        raise _Wrong(node, f"There is no word {node.id[:60]!r}{hint}")

    def parts(self, node: ast.AST, elements: list[ast.expr]) -> Iterator[object]:
        if len(elements) > MOST_PARTS:
            raise _Wrong(node, f"This has too many parts; {MOST_PARTS} are the most.")
        count = 0
        for element in elements:
            if isinstance(element, ast.Starred):
                several = self.value(element.value)
                if not isinstance(several, tuple):
                    raise _Wrong(element, "A star stands before a row of values in round brackets.")
            else:
                several = (self.value(element),)
            count += len(several)
            if count > MOST_PARTS:
                raise _Wrong(node, f"This has too many parts; {MOST_PARTS} are the most.")
            yield from several

    def joined(self, node: ast.BinOp) -> object:
        if isinstance(node.op, ast.BitAnd | ast.BitOr):
            chain = [node.right]
            left: ast.expr = node.left
            while isinstance(left, ast.BinOp) and type(left.op) is type(node.op):  # a long row is not deep
                chain.append(left.right)
                left = left.left
            if len(chain) > MOST_PARTS:
                raise _Wrong(node, f"This has too many parts; {MOST_PARTS} are the most.")
            whole = self.value(left)
            for right in reversed(chain):
                whole = self.join(node, whole, self.value(right))
            return whole
        if isinstance(node.op, ast.Add):
            one, two = self.value(node.left), self.value(node.right)
            if isinstance(one, tuple) and isinstance(two, tuple) and len(one) + len(two) <= MOST_PARTS:
                return one + two
            if type(one) is int and type(two) is int:
                return one + two
        raise _Wrong(node, "Values are joined with & and | alone; rows and conditions also with +.")

    def join(self, node: ast.BinOp, one: Any, two: Any) -> object:
        sign = "&" if isinstance(node.op, ast.BitAnd) else "|"
        alike = any(isinstance(one, kind) and isinstance(two, kind) for kind in (Filter, Test, TokenFilter))
        if alike or (type(one) is int and type(two) is int and sign == "|"):
            try:
                return one & two if sign == "&" else one | two
            except TypeError:  # tokens know no |
                pass
        raise _Wrong(node, f"{told(one)} and {told(two)} cannot be joined with {sign}.")

    def turned(self, node: ast.UnaryOp) -> object:
        if isinstance(node.op, ast.Not):
            raise _Wrong(node, NOT_READ[ast.Not])
        value = self.value(node.operand)
        if isinstance(node.op, ast.Invert) and isinstance(value, Filter | Test):
            return ~value
        if isinstance(node.op, ast.USub) and isinstance(value, int | float) and not isinstance(value, bool):
            return -value
        raise _Wrong(node, f"{told(value)} cannot stand behind {'~' if isinstance(node.op, ast.Invert) else '-'}.")

    # -- calls ---------------------------------------------------------------------------------------------------------

    def call(self, node: ast.Call) -> object:
        if not isinstance(node.func, ast.Name | ast.Call):
            raise _Wrong(node.func, NOT_READ.get(type(node.func), "Only words can be called."))
        word = self.value(node.func)
        if isinstance(word, Word):
            if word.name in ADDS and self.depth > 1:
                raise _Wrong(node, f"{word.name}(...) stands in a line of its own, not inside something else.")
            return self.speak(node, word)
        if id(word) in self.made:  # icons(...)(rule)
            made, kind = self.made[id(word)]
            wanted = typing.get_args(kind)[0]
            given = list(self.parts(node, node.args))
            if len(given) != 1 or node.keywords or not self.fits(given[0], wanted[0]):
                raise _Wrong(node, "Behind this stands one rule of the attack in brackets, such as after_attack(...).")
            return made(given[0])
        raise _Wrong(node.func, f"{told(word)} takes nothing in brackets.")

    def speak(self, node: ast.Call, word: Word) -> object:
        """What a word makes of its arguments."""
        given = list(self.parts(node, node.args))
        by_name = self.named(node)
        row = self.in_order(node, word, given, by_name)
        self.further(word, by_name)
        try:
            made = word.make(*row, **{name: value for name, (_, value) in by_name.items()})
        except (TypeError, ValueError, KeyError, IndexError, AttributeError) as error:
            raise _Wrong(node, sentence(word, error)) from None
        self.sheet.places.setdefault(id(made), (made, node.lineno, node.col_offset + 1))
        if callable(made) and not isinstance(made, Filter):
            self.made[id(made)] = (made, word.gives)
        return made

    def in_order(self, node: ast.Call, word: Word, given: list[object], by_name: Named) -> list[object]:
        """The arguments by their place; with those a word lists and that are given by name they are judged."""
        row: list[object] = []
        for parameter in word.takes:
            if parameter.many:
                for index in range(len(row), len(given)):
                    self.judge(_at(node, index), word, parameter, given[index])
                row, given = given, []
                break
            if len(row) < len(given):
                if parameter.name in by_name:
                    raise _Wrong(node, f"{word.name} is given {parameter.name!r} twice.")
                self.judge(_at(node, len(row)), word, parameter, given[len(row)])
                row.append(given[len(row)])
            elif parameter.name in by_name:
                self.judge(by_name[parameter.name][0], word, parameter, by_name[parameter.name][1])
            elif parameter.needed:
                raise _Wrong(node, f"{word.name} needs {takes(word)}; {parameter.name!r} is missing.")
            else:
                continue
        if len(row) < len(given):
            raise _Wrong(node, f"{word.name} takes {takes(word)}; that are too many.")
        return row

    def further(self, word: Word, by_name: Named) -> None:
        """Judge the named arguments that are not among those a word lists."""
        known = {parameter.name: parameter for parameter in word.takes if not parameter.many}
        for name, (place, value) in by_name.items():
            if name in known:
                continue
            if word.named is None or (word.named and "" not in word.named and name not in word.named):
                among = [*known, *(word.named or ())]
                close = get_close_matches(name, among, 1)
                hint = f"did you mean {close[0]}?" if close else f"it takes {', '.join(among) or 'nothing'}."
                raise _Wrong(place, f"{word.name} takes nothing called {name[:60]!r}; {hint}")
            self.judge(place, word, Parameter(name, word.named.get(name, word.named.get("")), False), value)

    def named(self, node: ast.Call) -> Named:
        found: Named = {}
        for keyword in node.keywords:
            if keyword.arg is None and self.python:
                raise _Silent(keyword)
            if keyword.arg is None:
                raise _Wrong(keyword, "A card file names every argument; two stars are not read.")
            found[keyword.arg] = (keyword.value, self.value(keyword.value))
        return found

    def judge(self, node: ast.AST, word: Word, parameter: Parameter, value: object) -> None:
        """Whether a value can stand where it stands."""
        if not self.fits(value, parameter.hint):
            if word.name == "Form" and parameter.name in ("healthy", "injured"):
                raise _Wrong(node, f"The {parameter.name.capitalize()} side is missing: Form(name, Side(...), Side(...), base).")
            wanted = kind_of(parameter.hint)
            by_name = f"; filters have a name here: {', '.join(roles(word))}" if isinstance(value, Filter) and roles(word) else ""
            raise _Wrong(node, f"{parameter.name!r} of {word.name} is {wanted}, not {told(value)}{by_name}.")
        if word.name == "static" and parameter.name == "value":
            return
        self.judge_texts(node, word, parameter, value)
        if type(value) is int and abs(value) > MOST_OF_ANYTHING and word.name != "book":
            raise _Wrong(node, f"{value} is too much for {parameter.name!r} of {word.name}; {MOST_OF_ANYTHING} is the most.")
        if parameter.name == "tool" and type(value) is int and value not in (0, 1, 2):
            raise _Wrong(node, f"{parameter.name!r} of {word.name} is S, M or L.")

    def judge_texts(self, node: ast.AST, word: Word, parameter: Parameter, value: object) -> None:
        """Whether texts are among those that can stand there."""
        known = allowed(word, parameter.name, self.own)
        if known is None:
            return
        for text in value if isinstance(value, tuple) else (value,):
            if isinstance(text, str) and text not in known and text not in self.spared(word):
                close = get_close_matches(text, list(known), 1)
                hint = f"did you mean {close[0]!r}?" if close else f"there is {listed([repr(one) for one in known if one])}."
                raise _Wrong(node, f"{text[:60]!r} is no {'condition' if known is CONDITIONS else thing(parameter.name)}; {hint}")

    def spared(self, word: Word) -> set[str]:
        """Changes of one's own that another part of the file asks for."""
        return self.twice if word.name == "until" else set()

    def fits(self, value: object, hint: object) -> bool:
        if isinstance(value, Word):
            return False
        if hint is Any:
            return not isinstance(value, _Broken)
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if origin in (typing.Union, types.UnionType):
            return any(self.fits(value, one) for one in arguments)
        if origin is tuple:
            return isinstance(value, tuple) and self.fits_row(value, arguments)
        if origin is Called:
            asked = value in ASKS.values() and arguments[1] is bool
            return asked or (id(value) in self.made and self.made[id(value)][1] == hint)
        return _is(value, hint)

    def fits_row(self, row: tuple[object, ...], hints: tuple[object, ...]) -> bool:
        if len(hints) == 2 and hints[1] is Ellipsis:
            return all(self.fits(part, hints[0]) for part in row)
        return len(row) == len(hints) and all(map(self.fits, row, hints))


class _Silent(_Wrong):
    """About a name whose own mistake was told already, or about Python of a file of the library."""

    def __init__(self, node: ast.AST) -> None:
        super().__init__(node, "There is a mistake above.")


def _is(value: object, kind: object) -> bool:
    """Whether a value is of a kind that is no row, no choice of kinds and no callable."""
    if kind is type(None) or kind is None:
        return value is None
    if kind is int or kind is float:  # True is no number
        return type(value) is int or (kind is float and type(value) is float)
    if kind is Things:
        return isinstance(value, TokenFilter)
    return isinstance(kind, type) and isinstance(value, kind)


def _targets(statement: ast.stmt) -> Iterator[str]:
    for node in ast.walk(statement):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


def _at(node: ast.Call, index: int) -> ast.AST:
    """Where an argument stands; behind a star nobody knows."""
    plain = index < len(node.args) and not any(isinstance(one, ast.Starred) for one in node.args[: index + 1])
    return node.args[index] if plain else node


__all__ = ["Card", "Fault", "Sheet", "read"]
