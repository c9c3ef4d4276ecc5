#!/bin/sh
# What checks the files in deploy/: caddy and systemd-analyze. Root gets what is missing by apt. Tests that need one that can't be had are
# skipped, and say so.
set -eu

has() { command -v "$1" >/dev/null 2>&1; }
get() { has "$1" || DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$2" >/dev/null 2>&1; }

if has caddy && has systemd-analyze; then exit 0; fi
if [ "$(id -u)" = 0 ] && has apt-get; then
  echo "Installing what checks the files for hosts ..."
  apt-get update -qq >/dev/null 2>&1 || true
  get caddy caddy && get systemd-analyze systemd && exit 0
fi
echo "Some files for hosts are not checked. On Debian or Ubuntu: apt install caddy systemd"
