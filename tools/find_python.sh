#!/bin/sh
# Prints the Python that `make PYTHON=…` asks for, or says why there is none:
#
#     sh tools/find_python.sh python3.13        (or 3.13, 3.13.0, or a path)
#
# What PATH leads to comes first; then what pyenv has installed, switched on or not.

wanted=$1
case $wanted in [0-9]*) wanted=python$wanted ;; esac
version=${wanted#python}
installed=${PYENV_ROOT:-$HOME/.pyenv}/versions

# The interpreter itself: not pyenv's stand-in for it, nor the one of an environment, which may be about to go.
ask() {
  "$1" -c 'import os, sys; print(sys.executable if sys.prefix == sys.base_prefix else os.path.realpath(sys.executable))' 2>/dev/null
}

ask "$wanted" && exit

# Of several 3.13.x the newest.
newest=$(ls "$installed" 2>/dev/null | grep -E "^$version(\.[0-9]+)?$" | sort -t. -k3,3n | tail -1)
[ -n "$version" ] && [ -n "$newest" ] && ask "$installed/$newest/bin/python" && exit

echo "There is no $wanted, neither on PATH nor among pyenv's versions ($installed)." >&2
found=$(ls "$installed" 2>/dev/null | grep -E '^3\.(1[1-9]|[2-9][0-9])' | tr '\n' ' ')
[ -n "$found" ] && echo "pyenv has: $found" >&2
exit 1
