"""Pictures that are made once and cached while there is room for them."""

from __future__ import annotations

from collections import OrderedDict
from functools import wraps
from typing import TYPE_CHECKING, Generic, ParamSpec, TypeVar

from PySide6.QtGui import QImage, QPixmap

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

MAX_BYTES = 48 * 1024 * 1024
"""Bytes for the images of all games together: several sizes of a usual board."""

Picture = TypeVar("Picture", QImage, QPixmap)
Said = ParamSpec("Said")


class ImageCache(Generic[Picture]):
    """A least-recently-used cache of pictures by their keys."""

    def __init__(self, most: int) -> None:
        """Begin empty, with room for a number of bytes."""
        self._most = most
        self._pictures: OrderedDict[Hashable, Picture] = OrderedDict()
        self._bytes = 0

    @property
    def keys(self) -> frozenset[Hashable]:
        """What is kept."""
        return frozenset(self._pictures)

    def find(self, key: Hashable, make: Callable[[], Picture]) -> Picture:
        """Find a picture, or make it."""
        picture = self._pictures.get(key)
        if picture is None:
            picture = make()
            self._keep(key, picture)
        self._pictures.move_to_end(key)
        return picture

    def clear(self) -> None:
        """Forget everything, for example when the theme changes."""
        self._pictures.clear()
        self._bytes = 0

    def _keep(self, key: Hashable, picture: Picture) -> None:
        self._pictures[key] = picture
        self._bytes += _bytes(picture)
        while self._bytes > self._most and len(self._pictures) > 1:
            _, dropped = self._pictures.popitem(last=False)
            self._bytes -= _bytes(dropped)


def _bytes(picture: QImage | QPixmap) -> int:
    return picture.width() * picture.height() * picture.depth() // 8


ALBUM: ImageCache[QImage] = ImageCache(MAX_BYTES)
"""The cache of what the games paint under their pieces."""


def kept(make: Callable[Said, QImage]) -> Callable[Said, QImage]:
    """Cache the pictures that a function makes."""

    @wraps(make)
    def found(*args: Said.args, **kwargs: Said.kwargs) -> QImage:
        key = (make, args, tuple(kwargs.items()))
        return ALBUM.find(key, lambda: make(*args, **kwargs))

    return found
