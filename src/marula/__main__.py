"""python -m marula: the same as the command."""

import sys

from marula.cli import main

sys.exit(main())
