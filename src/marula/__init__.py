"""Marula: a digital table for board games set in Africa."""

import os
from typing import Final

from marula.compiled import use_compiled

__version__ = "0.1.0"

FURTHER_GAMES: Final = os.environ.get("MARULA_GAMES", "") and os.path.abspath(os.environ["MARULA_GAMES"])  # noqa: PTH100
"""A folder with games beside those that Marula comes with; empty where there is none. They run from their source."""

use_compiled()
