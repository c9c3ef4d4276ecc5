"""The folder where a server keeps what it keeps."""

import os
from pathlib import Path

from platformdirs import user_data_path

DATABASE = "marula.sqlite"
"""How the file with the matches is called in it."""

KEY = "server.key"
"""How the file is called by which links are signed."""


def data_folder() -> Path:
    """Where matches are kept if nobody says otherwise."""
    chosen = os.environ.get("MARULA_DATA")
    return Path(chosen) if chosen else user_data_path("marula", appauthor=False)
