"""Where a person can do something on the board now: a sentence beside it covers nothing of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRectF

    from gui.board.view import TableView


def busy_places(view: TableView) -> Iterator[QRectF]:
    """List where something can be taken, put or pressed, as the view shows it."""
    scene = view.table_scene
    handles = scene.hand.handles
    for source in handles.sources:
        yield view.shown(scene.rect_of(source))
        yield from (view.shown(scene.rect_of(each)) for each in handles.all_targets(source))
    for choice in scene.table.choices(scene.stage.view, scene.moves):
        yield view.shown(scene.rect_of(choice.place))
