"""Make the two wheels, for this platform and for any, and try them: `make wheels`.

    python -m tools.wheels             fill dist/, install each in an empty environment, play the same matches there
    python tools/wheels.py --here      play them with the marula that this Python has installed

The last line is a JSON object. It fails where the two don't play alike.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
SEED = "wheels"


def main() -> None:
    """As the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--here", action="store_true", help="play with what is installed, and tell what came of it")
    parser.add_argument("--compiled", action="store_true", help="fail where the rules are not compiled")
    given = parser.parse_args()
    if given.here:
        found = play()
        print(json.dumps(found))
        if given.compiled and not found["compiled"]:
            sys.exit("The rules are not compiled.")
        return
    for old in DIST.glob("marula-*.whl"):
        old.unlink()
    wheels = []
    for wanted in ("yes", "no"):
        file = make(wanted)
        print(f"{file.name}: playing in an empty environment ...", flush=True)
        wheels.append({"file": f"dist/{file.name}", **tried(file)})
    print(json.dumps({"wheels": wheels}))
    if [wheel["compiled"] for wheel in wheels] != [True, False]:
        sys.exit("One wheel should be compiled, the other not.")
    if wheels[0]["match_digest"] != wheels[1]["match_digest"]:
        sys.exit("The two do not play alike.")


def make(wanted: str) -> Path:
    """Build a wheel, compiled or not, and return its file."""
    DIST.mkdir(exist_ok=True)
    before = set(DIST.iterdir())
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(DIST)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "MARULA_COMPILE": wanted}, check=True)
    [made] = set(DIST.iterdir()) - before
    return made


def tried(wheel: Path) -> dict[str, Any]:
    """What came of playing with a wheel in an environment that has nothing but what it needs."""
    with tempfile.TemporaryDirectory() as folder:
        python = Path(folder, "Scripts/python.exe" if os.name == "nt" else "bin/python")
        uv = [sys.executable, "-m", "uv"]
        install = [*uv, "pip", "install", "--quiet", "--python", str(python)]
        subprocess.run([*uv, "venv", "--quiet", "--python", sys.executable, folder], check=True)
        subprocess.run(
            [*install, "--require-hashes", "--requirement", str(ROOT / "deploy/requirements.lock")], check=True
        )
        subprocess.run([*install, "--no-deps", str(wheel)], check=True)
        # Away from the checkout: nothing of it may be needed.
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MARULA"))}
        command = [str(python), __file__, "--here"]
        done = subprocess.run(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, check=True)
        found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return found


def play() -> dict[str, Any]:
    """Play a match of every game; whether their rules are compiled, and a digest of the records."""
    digest = hashlib.sha256()
    listed = json.loads(_marula("games", "--json"))
    for game in listed:
        seats = ["greedy", "random"] * game["max_players"]
        with tempfile.TemporaryDirectory() as folder:
            options = ["--seats", ",".join(seats[: game["min_players"]]), "--seed", SEED, "--record", folder]
            _marula("simulate", game["id"], "--games", "1", *options)
            for record in sorted(Path(folder).iterdir()):
                digest.update(record.read_bytes())
    return {"compiled": all(game["rules"] == "compiled" for game in listed), "match_digest": digest.hexdigest()}


def _marula(*arguments: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "marula", *arguments], stdout=subprocess.PIPE, check=True
    ).stdout.decode()


if __name__ == "__main__":
    main()
