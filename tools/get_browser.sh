#!/bin/sh
# A browser for the tests of the pages, and a font with Japanese letters. Root gets what is missing by apt; others are told how.
# chromium-headless-shell is chromium without windows: tests take a third less time in it, and chromium does as well.
set -eu

has() { command -v "$1" >/dev/null 2>&1; }
has_browser() { has chromium-headless-shell || has chromium || has chromium-browser; }
has_font() { fc-list 2>/dev/null | grep -q 'Noto Sans CJK'; }
get() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null; }

if has_browser && has_font; then exit 0; fi
if [ "$(id -u)" != 0 ] || ! has apt-get; then
  echo "The tests need chromium and Noto's Japanese font. On Debian or Ubuntu: apt install chromium fonts-noto-cjk"
  exit 1
fi
echo "Installing a browser and fonts ..."
apt-get update -qq >/dev/null
get fonts-noto-cjk fontconfig
has_browser || get chromium-headless-shell 2>/dev/null || get chromium
