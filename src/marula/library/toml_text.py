"""Data as TOML, for people to change. The standard library only reads it."""

import json
import math
import re
from collections.abc import Mapping

BARE = re.compile(r"[A-Za-z0-9_-]+")


def write(data: Mapping[str, object]) -> str:
    """A document of what a TOML or JSON file can hold; a piece of a list or a table of tables on every line."""
    return "".join(_entry(_key(key), value) for key, value in data.items())


def _entry(key: str, value: object) -> str:
    if isinstance(value, Mapping) and value and all(isinstance(item, Mapping) for item in value.values()):
        return "\n" + "".join(f"{key}.{_key(name)} = {_value(item)}\n" for name, item in value.items())
    if isinstance(value, list) and value and all(isinstance(item, Mapping) for item in value):
        return f"\n{key} = [\n" + "".join(f"  {_value(item)},\n" for item in value) + "]\n"
    return f"{key} = {_value(value)}\n"


def _value(value: object) -> str:
    match value:
        case Mapping():
            inside = ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items())
            return f"{{ {inside} }}" if inside else "{}"
        case list():
            return f"[{', '.join(map(_value, value))}]"
        case str():
            return _text(value)
        case bool():
            return "true" if value else "false"
        case float() if not math.isfinite(value):
            return str(value)
        case int() | float():
            # With a point or an exponent it stays what it is.
            return repr(value)
        case _:
            raise TypeError(f"TOML has no {type(value).__name__}")


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
