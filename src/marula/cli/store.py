"""marula migrate, backup, verify-all, prune: the matches that are kept, and looking after them."""

import asyncio
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TypeVar

from marula.cli.common import bar_when_told, print_json, progress_bar
from marula.cli.errors import CommandError
from marula.cli.parser import Parser, whole_number
from marula.server.folder import DATABASE, KEY, data_folder
from marula.server.store.base import Store, StoreError
from marula.texts import Texts

T = TypeVar("T")

LONGEST = 36500
"""Days that matches can be kept before they are pruned: a hundred years."""


def migrate(arguments: Sequence[str], texts: Texts) -> int:
    """Bring matches of an older version up to date."""
    given = _parser("marula migrate", "cli-about-migrate", texts).read(arguments)
    if given is None:
        return 0
    # What the store is made with takes a while to load; other commands need none of it.
    from marula.server.store import file  # noqa: PLC0415

    folder = _folder(given)
    with bar_when_told(texts.say("cli-migrating")) as tell:
        is_done = file.upgrade(folder / DATABASE, tell)
    print(texts.say("cli-migrated" if is_done else "cli-migrated-already", {"data": str(folder)}))
    return 0


def backup(arguments: Sequence[str], texts: Texts) -> int:
    """Copy all matches into a file, which is checked."""
    parser = _parser("marula backup", "cli-about-backup", texts)
    parser.need("file", "cli-help-backup-file")
    parser.switch("--force", "cli-help-force")
    given = parser.read(arguments)
    if given is None:
        return 0
    from marula.server.store import file  # noqa: PLC0415

    target = Path(given.file)
    target_key = Path(f"{target}.key")
    for one in (target, target_key):
        if one.exists() and not given.force:
            return _no("cli-backup-exists", {"file": str(one)}, texts)
    folder = _folder(given)
    count = file.back_up(folder / DATABASE, folder / KEY, target, target_key)
    print(texts.say("cli-backed-up", {"file": given.file, "tables": count}))
    if target_key.exists():
        print(texts.say("cli-backed-up-key", {"file": str(target_key)}))
    return 0


def prune(arguments: Sequence[str], texts: Texts) -> int:
    """Remove matches that ended long ago, after asking."""
    parser = _parser("marula prune", "cli-about-prune", texts)
    parser.option("--older-than", "DAYS", "cli-help-older-than")
    parser.switch("--yes", "cli-help-yes")
    given = parser.read(arguments)
    if given is None:
        return 0
    if given.older_than is None:
        raise CommandError("cli-missing-option", {"option": "--older-than"}, parser.prog)
    days = min(whole_number(given.older_than, "--older-than", 0, parser.prog), LONGEST)
    before = datetime.now(UTC) - timedelta(days=days)
    limit, day = before.isoformat(timespec="milliseconds"), before.date().isoformat()
    found = _with_store(given, lambda store: store.count_prunable(limit))
    if found == 0:
        print(texts.say("cli-prune-none", {"day": day}))
        return 0
    if not given.yes and not _agrees(texts.say("cli-prune-ask", {"tables": found, "day": day}), texts):
        print(texts.say("cli-prune-left"))
        return 1
    print(texts.say("cli-pruned", {"tables": _with_store(given, lambda store: store.prune(limit))}))
    return 0


def verify_all(arguments: Sequence[str], texts: Texts) -> int:
    """Replay every stored match by the rules it was played by."""
    given = _parser("marula verify-all", "cli-about-verify-all", texts).read(arguments)
    if given is None:
        return 0
    counts, damages = _with_store(given, lambda store: _verify(store, texts))
    for damage in damages:
        print(damage)
    print(texts.say("cli-verified", {"damaged": counts["damaged"]}))
    print_json(counts)
    return 1 if counts["damaged"] else 0


async def _verify(store: Store, texts: Texts) -> tuple[dict[str, int], list[str]]:
    """Look at every table, with a bar where somebody watches: how many hold, and what is wrong with the others."""
    from marula.server.examination import Damage, Examiner  # noqa: PLC0415

    examiner = Examiner(store)
    ids = await store.ids()
    counts = {"tables": 0, "verified": 0, "unfinished": 0, "damaged": 0}
    damages = []
    bar = progress_bar(texts.say("cli-verifying"))
    with bar:
        task = bar.add_task("", total=len(ids))
        for id in ids:
            found = await examiner.examine(id)
            bar.advance(task)
            if found is None:
                continue
            counts["tables"] += 1
            if isinstance(found, Damage):
                counts["damaged"] += 1
                reason = texts.say(found.key, found.values)
                damages.append(texts.say("cli-damaged-table", {"table": id, "reason": reason}))
            else:
                counts[found] += 1
    return counts, damages


def _parser(command: str, about: str, texts: Texts) -> Parser:
    parser = Parser(texts, command, about)
    parser.option("--data", "DIR", "cli-help-data", usual=str(data_folder()))
    return parser


def _folder(given: Namespace) -> Path:
    return Path(given.data) if given.data else data_folder()


def _with_store(given: Namespace, work: Callable[[Store], Awaitable[T]]) -> T:
    """Work with the matches of a folder; a server may have them under way."""
    from marula.server.store.sqlite import SqliteStore  # noqa: PLC0415

    folder = _folder(given)

    async def run() -> T:
        store = SqliteStore(folder / DATABASE, beside=True)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StoreError as error:
        if error.key.startswith("store-"):
            raise
        # What happened while a page would have waited: it has a text of its own there.
        told = StoreError("store-failed", str(error.values["reason"]))
        told.values["data"] = str(folder)
        raise told from error


def _agrees(question: str, texts: Texts) -> bool:
    try:
        answer = input(f"{question} ")
    except EOFError:
        print()
        return False
    return answer.strip().casefold() in texts.say("cli-prune-yes").split()


def _no(key: str, values: dict[str, str], texts: Texts) -> int:
    print(texts.say("cli-error", {"message": texts.say(key, values)}), file=sys.stderr)
    return 1
