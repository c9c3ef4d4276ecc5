#!/bin/sh
# Installs Marula, with its pages, into a folder of its own:
#
#     sh deploy/install.sh FOLDER [SOURCE]
#
# FOLDER is a new one, an empty one, or one that this script has made before: Marula there is brought up to date then. SOURCE is a
# checkout (usually the one that this script is in) or a wheel of Marula. What Marula needs comes in the versions that it was tested
# with, by their hashes. Afterwards there is FOLDER/bin/marula. Matches are kept elsewhere.
set -eu

fail() {
  echo "install.sh: $1" >&2
  exit 1
}

[ $# -ge 1 ] && [ $# -le 2 ] || fail "usage: sh install.sh FOLDER [SOURCE]"
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
folder=$1
source=${2:-$here/..}
ours=$folder/.marula

[ -f "$source" ] || [ -f "$source/pyproject.toml" ] || fail "$source is neither a checkout of Marula nor a wheel"
if [ -e "$folder" ] && [ ! -e "$ours" ]; then
  [ -d "$folder" ] || fail "$folder is not a folder"
  [ -z "$(ls -A -- "$folder")" ] || fail "$folder is not empty, and this script has not made it"
fi

python=${PYTHON:-python3}
command -v "$python" >/dev/null || fail "there is no $python; Marula needs Python 3.11 or newer"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || fail "Marula needs Python 3.11 or newer; this is $("$python" --version)"
"$python" -c 'import ensurepip, venv' 2>/dev/null || fail "this Python cannot make virtual environments; on Debian or Ubuntu: apt install python3-venv"

# One that was left half done is begun anew.
[ -e "$ours" ] || "$python" -m venv --clear "$folder"
pip() { "$folder/bin/python" -m pip --disable-pip-version-check --no-input "$@"; }
pip install --quiet --require-hashes --prefer-binary --requirement "$here/requirements.lock"
pip install --quiet --no-deps --force-reinstall "$source"
pip check
"$folder/bin/marula" --version
if "$folder/bin/marula" games --json | grep -q '"rules": "source"'; then
  echo "The rules run from their source. With a C compiler and Python's headers (on Debian or Ubuntu: apt install gcc python3-dev) they are faster."
fi
touch "$ours"
