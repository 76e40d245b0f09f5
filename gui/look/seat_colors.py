"""The colors of the seats; imports no Qt."""

from __future__ import annotations

from attrs import frozen


@frozen
class SeatColor:
    """A seat's color in three shades, and its emblem, because color alone is not enough."""

    name: str
    main: str
    dark: str
    light: str
    emblem: str


SEAT_COLORS = (
    SeatColor("pink", "#D6518F", "#8E2A5A", "#F2A3C8", "rose"),
    SeatColor("yellow", "#E2B33C", "#8F6A14", "#FBE08E", "sun"),
    SeatColor("green", "#4E9A51", "#2B5E30", "#9AD29A", "oak"),
    SeatColor("blue", "#2F6DB5", "#1F4A80", "#7FB0E6", "wave"),
    SeatColor("violet", "#7A5BB5", "#4A3478", "#B9A3E6", "star"),
)
