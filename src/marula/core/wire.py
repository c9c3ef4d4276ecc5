"""Plain JSON forms of views, events and answers, which are dataclasses of plain values."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")

Json = str | int | float | bool | None | list["Json"] | dict[str, "Json"]
"""A value as JSON knows it."""

JsonObject = dict[str, Json]

LANGUAGES = ("en", "fr", "ja")
"""The languages of every text that people read, ours and a board file's."""


@dataclass_transform(kw_only_default=True, frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """A dataclass of plain values that stay as they are.

    That they stay is left to the type checker: dataclasses that see to it themselves take four times as long to make,
    and a move makes a hundred.
    """
    return dataclass(slots=True, kw_only=True, unsafe_hash=True)(cls)


def altered(one: T, **changes: Any) -> T:
    """A value like that one but for these fields: what dataclasses.replace does, in a tenth of the time."""
    cls = type(one)
    copy = _copiers.get(cls)
    if copy is None:
        copy = _copiers[cls] = _copier(cls)
    other: T = copy(one, object.__new__(cls))
    for name, changed in changes.items():
        setattr(other, name, changed)
    return other


_copiers: dict[type, Callable[[Any, Any], Any]] = {}


def _copier(cls: type) -> Callable[[Any, Any], Any]:
    """What copies every field of a value, written out field by field as dataclasses write what makes one."""
    lines = [f"    other.{name} = one.{name}" for name in cls.__slots__]  # type: ignore[attr-defined]
    made: dict[str, Any] = {}
    exec("\n".join(["def copy(one, other):", *lines, "    return other"]), made)  # noqa: S102 -- nothing from outside
    copy: Callable[[Any, Any], Any] = made["copy"]
    return copy


@value
class RefusalInfo:
    """Why an action may not be taken: a text key, the rule that says so, values for the text."""

    key: str
    rule: str
    values: dict[str, str | int]


def to_wire(value: Any) -> Json:
    """Turn a dataclass of plain values, or any nesting of them, into JSON values."""
    if value is None or isinstance(value, str | int | float):
        return value
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: to_wire(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): to_wire(item) for key, item in value.items()}
    if isinstance(value, Sequence):
        return [to_wire(item) for item in value]
    raise TypeError(f"{type(value).__name__} has no place on the wire")
