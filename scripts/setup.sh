# Sourced by ./play and ./check: makes .venv from the lock files, once, and again when they change.
# Needs nothing but python3 (3.11 or newer); uses uv where it is on the PATH.

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

find_python() {
    for candidate in python3 python3.14 python3.13 python3.12 python3.11; do
        if command -v "$candidate" >/dev/null 2>&1 &&
            "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    fail "Longbox needs Python 3.11 or newer; install python3 first (on Debian and Ubuntu: apt-get install python3)."
}

as_root() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; }

apt_install() {
    echo "Installing $* ..."
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"; } >/dev/null 2>&1
}

stamp_for() { printf '%s' "$PWD $version $(cat "$1" pyproject.toml samples/scrap/pyproject.toml | cksum | tr -d ' ')"; }

# setup_venv LOCK: afterwards .venv holds at least what LOCK names, and the longbox command.
# For development the sample title is installed too: the tests play it as a title that comes from another package. To run a test
# without this script, install it once: .venv/bin/python -m pip install --no-deps --no-build-isolation -e samples/scrap
setup_venv() {
    lock=$1
    python=$(find_python) || exit 1
    version=$("$python" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])')
    stamp=$(stamp_for "$lock")
    own="-e ."
    [ "$lock" = requirements-dev.lock ] && own="-e . -e samples/scrap"
    # The development lock is a superset: what ./check has set up serves ./play too.
    for known in "$lock" requirements-dev.lock; do
        [ "$(cat ".venv/$known.stamp" 2>/dev/null)" = "$(stamp_for "$known")" ] && return 0
    done
    if command -v flock >/dev/null 2>&1; then
        exec 9>.venv.lock # two terminals must not set up the same folder at once
        flock 9
        [ "$(cat ".venv/$lock.stamp" 2>/dev/null)" = "$stamp" ] && { exec 9>&-; return 0; }
    fi
    echo "Setting up Longbox in .venv (once; about half a minute) ..."
    [ ! -L .venv ] || rm -f .venv # what a link leads to belongs to another folder
    rm -f .venv/*.stamp
    if command -v uv >/dev/null 2>&1; then
        uv venv --quiet --clear --python "$python" .venv 2>/dev/null || uv venv --quiet --python "$python" .venv || fail "uv could not make .venv."
        uv pip install --quiet --python .venv/bin/python --require-hashes -r "$lock" || fail "The packages of $lock could not be installed; is the network there?"
        uv pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation $own || fail "Longbox itself could not be installed into .venv."
    else
        if ! "$python" -m venv --clear .venv >/dev/null 2>&1; then
            as_root && apt_install "python$(printf %s "$version" | cut -d. -f1,2)-venv" python3-venv
            "$python" -m venv --clear .venv >/dev/null 2>&1 ||
                fail "Python cannot make a virtual environment here; install python3-venv first (on Debian and Ubuntu: apt-get install python3-venv)."
        fi
        .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r "$lock" 2>.venv/pip.log ||
            { cat .venv/pip.log >&2; fail "The packages of $lock could not be installed; is the network there?"; }
        .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation $own 2>.venv/pip.log ||
            { cat .venv/pip.log >&2; fail "Longbox itself could not be installed into .venv."; }
    fi
    printf '%s' "$stamp" >".venv/$lock.stamp"
    command -v flock >/dev/null 2>&1 && exec 9>&-
    return 0
}
