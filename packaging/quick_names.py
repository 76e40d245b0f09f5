"""The names of Qt, made in a third of the time; the bundled window calls `install` before Qt.

Qt for Python makes some three thousand names of enumerations at a start, each by several calls
inside ``enum``. Here an empty class that ``enum`` has made is copied instead, and its members are
put where ``enum`` would put them. ``names.py`` holds the result against that of ``enum`` itself.
"""

from __future__ import annotations

from enum import Enum, EnumType, Flag, IntEnum, IntFlag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

TAKEN = {base: frozenset(dir(base)) for base in (Enum, Flag, IntEnum, IntFlag)}
"""Names that mean something in every enumeration, so that a member must not just take them."""
slowly: Any = vars(EnumType)["_create_"]
patterns: dict[Any, EnumType] = {}


def install() -> None:
    """Make enumerations that are asked for as Qt for Python does quickly from now on."""
    EnumType._create_ = _quickly  # type: ignore[attr-defined]


def _quickly(base: Any, class_name: str, names: Any = None, **options: Any) -> Any:
    told = [option for option, value in options.items() if value is not None]
    if base not in TAKEN or type(names) is not list or told != ["start", "boundary"]:
        return slowly(base, class_name, names, **options)
    made = _empty(base, class_name, options)
    order, by_name, by_value = made._member_names_, made._member_map_, made._value2member_map_
    hashable = vars(made).get("_hashable_values_", [])  # not kept before Python 3.13
    is_flag, is_int = issubclass(base, Flag), issubclass(base, int)
    taken = TAKEN[base]
    for name, value in names:
        if name in taken or name[0] == "_" or type(value) is not int:
            return slowly(base, class_name, names, **options)
        member = by_value.get(value)
        if member is None:
            member = int.__new__(made, value) if is_int else object.__new__(made)
            vars(member).update(
                _value_=value, _name_=name, __objclass__=made, _sort_order_=len(order)
            )
            by_value[value] = member
            hashable.append(value)
            if not is_flag or _is_single(value):
                order.append(name)
        by_name[name] = member
        type.__setattr__(made, name, member)
    if is_flag:
        _note_bits(made)
    return made


def _empty(base: Any, class_name: str, options: dict[str, Any]) -> Any:
    key = base, options["boundary"]
    if key not in patterns:
        patterns[key] = slowly(base, class_name, [], **{**options, "module": __name__})
    parts: dict[str, Any] = dict(vars(patterns[key]))
    del parts["__new__"]
    for name, part in parts.items():
        if type(part) in {list, dict}:
            parts[name] = part.copy()
    made: Any = type.__new__(EnumType, class_name, (base,), parts)
    made.__new__ = Enum.__new__
    return made


def _is_single(value: int) -> bool:
    return value > 0 and not value & (value - 1)


def _note_bits(made: Any) -> None:
    mask = singles = 0
    for value in made._value2member_map_:
        mask |= value
        singles |= value if _is_single(value) else 0
    made._flag_mask_, made._singles_mask_ = mask, singles
    made._all_bits_ = 2 ** mask.bit_length() - 1
    values = [made._member_map_[name]._value_ for name in made._member_names_]
    if values != sorted(values):
        made._iter_member_ = made._iter_member_by_def_
