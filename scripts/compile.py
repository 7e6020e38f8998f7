"""Compiles the engine with mypyc: scripts/compile [--if-needed] [--wheel] [--jobs N]

Kernel, geometry, and the rules and bots of the titles become one library in build/engine, which Longbox uses from then on
(`longbox/engine.py`). The source is not changed; what mypyc cannot take is written otherwise in a copy (`scripts/native.py`).
"""

from __future__ import annotations

import argparse
import ast
import importlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from base64 import urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b, sha256
from pathlib import Path
from time import monotonic
from zipfile import ZIP_DEFLATED, ZipFile

from longbox.engine import LIBRARY, SUFFIX, find, fingerprint

ROOT = Path(__file__).parents[1]
SOURCE, BUILD = ROOT / "src", ROOT / "build"
STAGE, OBJECTS, ENGINE = BUILD / "engine-source", BUILD / "engine-objects", BUILD / "engine"

ROOMS = (
    "kernel",
    "geometry",
    "titles/crisis/barriers.py",
    "titles/crisis/columns.py",
    "titles/crisis/enduring.py",
    "titles/crisis/ground.py",
    "titles/crisis/measuring.py",
    "titles/crisis/state.py",
    "titles/crisis/rules",
    "titles/crisis/bot",
    "titles/tactics/state.py",
    "titles/tactics/ground",
    "titles/tactics/rules",
    "titles/tactics/odds/feats.py",
    "titles/tactics/bot",
    "titles/revolution/state.py",
    "titles/revolution/arena.py",
    "titles/revolution/rules",
    "titles/revolution/odds/strings.py",
    "titles/revolution/cards/decks.py",
    "titles/revolution/bot",
    "players/greedy.py",
    "players/trials.py",
    "players/search.py",
)
"""What is compiled: what games and bots spend their time in."""

LEFT = {
    "kernel/de.po",
    "kernel/errors.py",
    "kernel/events.py",
    "kernel/game.py",
    "kernel/phrases.py",
    "kernel/title.py",
    "titles/crisis/rules/missions.py",
    "titles/revolution/bot/effects.py",
}
"""What is not: text that knows its parts; what others derive from in many places and costs no time; words that packs are read by;
and where answers come in, which may be anything and must be refused in a sentence."""

CONFIG = """[mypy]
ignore_missing_imports = True
follow_imports = silent
disable_error_code = misc, attr-defined, override
"""


def chosen(rooms: tuple[str, ...]) -> list[str]:
    """The modules to compile."""
    home, found = SOURCE / "longbox", []
    for room in rooms:
        place = home / room
        files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
        found += [
            ".".join(file.relative_to(SOURCE).with_suffix("").parts)
            for file in files
            if file.name != "__init__.py" and str(file.relative_to(home)) not in LEFT
        ]
    return found


def path_of(module: str) -> Path:
    return Path(*module.split(".")).with_suffix(".py")


def stage(modules: list[str]) -> None:
    """A copy of the source in which the modules to compile are written as mypyc takes them."""
    import native

    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(SOURCE / "longbox", STAGE / "longbox", ignore=shutil.ignore_patterns("__pycache__", "*.po", "*.json", "static"))
    (STAGE / "mypy.ini").write_text(CONFIG)
    for module in modules:
        text = (SOURCE / path_of(module)).read_text(encoding="utf-8")
        (STAGE / path_of(module)).write_text(native.native(text, importlib.import_module(module)), encoding="utf-8")


def write_c(modules: list[str]) -> list[Path]:
    """The C files of the library."""
    if sys.version_info >= (3, 12) and importlib.util.find_spec("setuptools") is None:
        without_distutils()
    from mypyc.build import RUNTIME_C_FILES, include_dir, mypyc_build
    from mypyc.options import CompilerOptions

    os.chdir(STAGE)
    paths = [str(path_of(module)) for module in modules]
    _, files, deps = mypyc_build(
        ["--config-file", "mypy.ini", *paths], CompilerOptions(multi_file=True, group_name="longbox", target_dir="c")
    )
    runtime = [*RUNTIME_C_FILES, *(dep.path for dep in deps)]
    for name in runtime:
        shutil.copy(Path(include_dir()) / name, Path("c") / name)
    doors = ["#include <Python.h>", *(f"PyObject *CPyInit_{cname(module)}(void);" for module in modules)]
    doors += [
        f"PyMODINIT_FUNC PyInit_longbox_{number}(void) {{ return CPyInit_{cname(module)}(); }}"
        for number, module in enumerate(modules)
    ]
    Path("c/doors.c").write_text("\n".join(doors) + "\n")
    return [Path(one) for one in files[0][0]] + [Path("c") / name for name in (*runtime, "doors.c")]


def without_distutils() -> None:
    """mypyc looks for a compiler of distutils, which Python has no more; it is not used here."""
    from types import ModuleType

    package, module = ModuleType("distutils"), ModuleType("distutils.ccompiler")
    module.CCompiler = type("CCompiler", (), {"spawn": None})  # type: ignore[attr-defined]
    package.ccompiler = module  # type: ignore[attr-defined]
    sys.modules |= {"distutils": package, "distutils.ccompiler": module}


def cname(module: str) -> str:
    from mypyc.namegen import exported_name

    return exported_name(module)


def build(files: list[Path], jobs: int, level: str) -> Path:
    """The library."""
    from mypyc.build import include_dir

    cc = [*shlex.split(os.environ.get("CC", "cc")), *shlex.split(sysconfig.get_config_var("CCSHARED") or "-fPIC")]
    flags = [f"-O{level}", "-g0", "-fwrapv", "-DNDEBUG", "-w", f"-I{include_dir()}", "-Ic", f"-I{sysconfig.get_path('include')}"]
    flags += [f"-I{sysconfig.get_path('platinclude')}"]

    headers = fingerprint(sorted(Path("c").rglob("*.h")))

    def compile_one(file: Path) -> str:
        """What was compiled before from the same text is taken as it is."""
        kept = OBJECTS / (blake2b((headers + " ".join(flags)).encode() + file.read_bytes(), digest_size=16).hexdigest() + ".o")
        if not kept.is_file():
            made = kept.with_suffix(f".{os.getpid()}")
            subprocess.run([*cc, *flags, "-c", str(file), "-o", str(made)], check=True)
            made.replace(kept)
        kept.touch()
        return str(kept)

    OBJECTS.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(jobs) as pool:
        objects = list(pool.map(compile_one, sorted(files, key=lambda file: -file.stat().st_size)))
    made = Path(LIBRARY + SUFFIX)
    shared = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")[1:]
    subprocess.run([*shlex.split(os.environ.get("CC", "cc")), *shared, *objects, "-o", str(made)], check=True)
    return STAGE / made


def sources(modules: list[str]) -> list[str]:
    """The files a library is of: those of its modules, and those they import, whose constants they hold."""
    home, found = SOURCE / "longbox", set()
    for module in modules:
        file = SOURCE / path_of(module)
        found.add(file)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                base = ".".join(module.split(".")[: -node.level]) if node.level else ""
                name = ".".join(part for part in (base, node.module) if part)
                for one in (name, *(f"{name}.{alias.name}" for alias in node.names)):
                    place = SOURCE / path_of(one)
                    found |= {place} if place.is_file() else set()
                    package = place.with_suffix("") / "__init__.py"
                    found |= {package} if package.is_file() else set()
    return sorted(str(file.relative_to(home)) for file in found if file.is_relative_to(home))


def wheel() -> Path:
    """The usual wheel with the compiled engine in it, named for this Python and platform."""
    from flit_core import buildapi

    os.chdir(ROOT)
    Path("dist").mkdir(exist_ok=True)
    pure = Path("dist") / buildapi.build_wheel("dist")
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    tag = f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"
    made = pure.with_name(pure.name.replace("py3-none-any", tag))
    with ZipFile(pure) as old, ZipFile(made, "w", ZIP_DEFLATED) as new:
        rows: list[str] = []

        def put(name: str, content: bytes) -> None:
            new.writestr(name, content)
            rows.append(f"{name},sha256={urlsafe_b64encode(sha256(content).digest()).rstrip(b'=').decode()},{len(content)}")

        record = next(name for name in old.namelist() if name.endswith(".dist-info/RECORD"))
        for item in old.infolist():
            content = old.read(item)
            if item.filename == record:
                continue
            if item.filename.endswith(".dist-info/WHEEL"):
                content = content.replace(b"Root-Is-Purelib: true", b"Root-Is-Purelib: false")
                content = content.replace(b"Tag: py3-none-any", f"Tag: {tag}".encode())
            put(item.filename, content)
        for file in sorted(ENGINE.iterdir()):
            put(f"longbox/compiled/{file.name}", file.read_bytes())
        new.writestr(record, "\n".join([*rows, f"{record},,", ""]))
    pure.unlink()
    return made.resolve()


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/compile", description="Compiles the engine for this Python and this machine.")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many files at once (default: one per core)")
    parser.add_argument("--level", default="2", help="how hard the C compiler tries: 0 to 3 (default: 2)")
    parser.add_argument("--if-needed", action="store_true", help="not if there is a compiled engine that fits")
    parser.add_argument("--wheel", action="store_true", help="also make a wheel for this Python and platform in dist")
    args = parser.parse_args()
    if not args.if_needed or find()[0] is None:
        make(args.jobs, args.level)
    if args.wheel:
        print(f"The wheel is {wheel()}.")


def make(jobs: int, level: str) -> None:
    """The compiled engine, in build/engine."""
    began = monotonic()
    modules = chosen(ROOMS)
    print(f"{len(modules)} modules ...", flush=True)
    names = sources(modules)
    about = {"modules": modules, "sources": names, "fingerprint": fingerprint(SOURCE / "longbox" / name for name in names)}
    stage(modules)
    print(f"written for mypyc: {monotonic() - began:.0f} s", flush=True)
    files = write_c(modules)
    print(f"translated to C: {monotonic() - began:.0f} s", flush=True)
    try:
        library = build(files, jobs, level)
    except subprocess.CalledProcessError:
        sys.exit(
            "The C compiler gave up; what it said stands above. It needs the headers of Python (on Debian and Ubuntu: "
            "apt-get install python3-dev)."
        )
    shutil.rmtree(ENGINE, ignore_errors=True)
    ENGINE.mkdir(parents=True)
    shutil.copy(library, ENGINE)
    (ENGINE / "engine.json").write_text(json.dumps(about, indent=1) + "\n")
    print(f"The compiled engine is ready after {monotonic() - began:.0f} s; Longbox uses it from now on.")


if __name__ == "__main__":
    main()
