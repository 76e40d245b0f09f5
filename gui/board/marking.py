"""Marks on the board: sources, targets, the last move, the keyboard's ring."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF

from core.kernel.places import Place
from gui.text.translation import render

from .hand import Grip
from .marks import (
    DimMark,
    GlowMark,
    LabelMark,
    LossMark,
    PointsMark,
    RingMark,
    TakableMark,
    TargetMark,
)
from .table import Preview
from .turn_badge import TurnBadge, key_cap

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

    from .faces import Face
    from .hand import Hand
    from .handles import Handle
    from .tabletop import Tabletop

PREVIEW_Z = 610.0
ASIDE_Z = 545.0
FOCUS_Z = 645.0
TAG_Z = 650.0
LABEL = 15.0


class Trail(Enum):
    """Which moves stay marked: only the one shown, also those before it, or only those."""

    FRESH = "fresh"
    ADDED = "added"
    KEPT = "kept"


@frozen
class Lit:
    """Places that are counted just now, the points that they bring, and how dark the rest is.

    Places that are only mentioned have no points.
    """

    places: tuple[Place, ...]
    points: int | None
    shade: float = 0.5


class Marking:
    """Makes the marks that go with what the hand does, and owns them.

    Attributes:
        marks: What is on the board now.
        last: Where the last move went.
        hovered: What would be taken by a press.
        highlighted: Places of the points under the pointer.
        focus: Where the keyboard is.
        lit: What is being counted.
        takable: What can be taken, or chosen by a click.
        sources: Whether that is outlined while nothing is held.
        targets: Whether it is shown where something can go.
        previews: Whether it is shown what a move brings before it is made.
        chances: Whether explanations say how likely it is that something comes.

    """

    def __init__(self, scene: QGraphicsScene, tabletop: Tabletop) -> None:
        """Begin without marks."""
        self._scene = scene
        self._tabletop = tabletop
        self.marks: list[QGraphicsItem] = []
        self.last: tuple[Place, ...] = ()
        self.hovered: Place | None = None
        self.highlighted: tuple[Place, ...] = ()
        self.focus: Place | None = None
        self.lit: Lit | None = None
        self.takable: tuple[Place, ...] = ()
        self.sources = True
        self.targets = True
        self.previews = True
        self.chances = True

    def clear(self) -> None:
        """Take all marks off."""
        for mark in self.marks:
            self._scene.removeItem(mark)
        self.marks = []

    def mark(self, hand: Hand, aside: Sequence[Face], badge: QRectF) -> Sequence[Face]:
        """Update all marks; return what makes way on the board for the aimed piece."""
        self.clear()
        top = self._tabletop
        last = [top.faces[place] for place in self.last if place in top.faces]
        self.marks += [
            self._ring(face.place, "ring", 2, 540, face.body or face.rect) for face in last
        ]
        if self.sources and self.lit is None and hand.grip is Grip.NOTHING:
            self._outline_takable()
        if self.hovered is not None and hand.grip is Grip.NOTHING:
            group = top.table.group(top.stage.view, self.hovered)
            self.marks += [self._ring(member, "accent", 2, 560) for member in group]
        shown = [place for place in self.highlighted if not top.rect_of(place).isNull()]
        self.marks += [self._ring(place, "ring", 3, 570) for place in shown]
        if self.lit is not None:
            self._mark_lit(self.lit)
        self.marks += [top.hint(face, ASIDE_Z) for face in aside]
        if not badge.isNull():
            cap = key_cap(top.stage, by_finger=hand.by_finger)
            self.marks.append(TurnBadge(badge, top.stage.theme, cap))
        sliding: Sequence[Face] = ()
        if hand.holding and hand.source is not None:
            targets = hand.handles.targets(hand.source, hand.variant) if self.targets else {}
            self._mark_targets(targets, hand.target)
            preview = Preview()
            if hand.handle is not None and self.previews:
                preview = top.table.preview(top.stage, top.layout, hand.handle)
            self._dim(targets, preview)
            sliding = self._mark_preview(preview, hand.pointer)
        if self.focus is not None and not top.rect_of(self.focus).isNull():
            self.marks.append(self._ring(self.focus, "accent", 3, FOCUS_Z))
        if self.lit is None:
            self.marks += [top.hint(face, TAG_Z) for face in top.table.tags(top.stage, top.layout)]
        for mark in self.marks:
            self._scene.addItem(mark)
        return sliding

    def _outline_takable(self) -> None:
        """Outline what can be taken; a part of something larger is outlined with it."""
        top = self._tabletop
        rects = {}
        for place in self.takable:
            face = top.faces.get(place)
            rect = top.rect_of(place) if face is None else face.body or face.rect
            if not rect.isNull():
                rects[place] = rect
        whole = {
            place: rect
            for place, rect in rects.items()
            if not any(rect != other and other.contains(rect) for other in rects.values())
        }
        if whole:
            shapes = [(rect, top.roundness(place)) for place, rect in whole.items()]
            mark = TakableMark(shapes, self._scene.sceneRect(), top.stage.theme)
            self.marks.append(mark)

    def _mark_lit(self, lit: Lit) -> None:
        """Light the places that are counted, with their points."""
        top, board = self._tabletop, self._scene.sceneRect()
        shapes = [(top.rect_of(place), top.roundness(place)) for place in lit.places]
        shapes = [(rect, roundness) for rect, roundness in shapes if not rect.isNull()]
        if shapes:
            glow = GlowMark(shapes, board, top.stage.theme, lit.shade)
            corner, inside = glow.lit.topRight(), board.adjusted(40, 24, -40, -24)
            at = QPointF(min(corner.x(), inside.right()), max(corner.y(), inside.top()))
            self.marks.append(glow)
            if lit.points is not None:
                self.marks.append(PointsMark(lit.points, at, top.stage.theme))

    def _mark_targets(self, targets: Mapping[Place, Handle], aimed: Place | None) -> None:
        """Mark where something can go."""
        top, stage = self._tabletop, self._tabletop.stage
        for target, handle in targets.items():
            rect, hovered = top.rect_of(target), target == aimed
            mark = TargetMark(rect, stage.theme, hovered=hovered)
            self.marks.append(mark.rounded(top.roundness(target)))
            if handle.label is not None:
                words = render(handle.label, [look.name for look in stage.looks])
                size = LABEL * stage.scale
                label = LabelMark(words, rect, stage.theme, size=size, hovered=hovered)
                self.marks.append(label.warning() if handle.warns else label)
            if handle.warns:
                self.marks.append(LossMark(rect, stage.theme).rounded(top.roundness(target)))

    def _dim(self, targets: Collection[Place], preview: Preview) -> None:
        """Veil where nothing can be dropped among what can be aimed at."""
        top = self._tabletop
        bright = [top.rect_of(place) for place in (*targets, *preview.marked)]
        areas = {target.area for target in targets}
        for place in top.table.drop_places(top.stage):
            rect = top.rect_of(place)
            if place.area in areas and not any(map(rect.intersects, bright)):
                self.marks.append(DimMark(rect, top.stage.theme).rounded(top.roundness(place)))

    def _mark_preview(self, preview: Preview, pointer: QPointF) -> Sequence[Face]:
        """Show what a drop would bring; return what of it lies on the board already."""
        top, theme = self._tabletop, self._tabletop.stage.theme
        sliding = [face for face in preview.faces if top.lies(face)]
        hinted = (face for face in preview.faces if face not in sliding)
        self.marks += [top.hint(face, PREVIEW_Z) for face in hinted]
        self.marks += [self._ring(place, "ring", 3, 615) for place in preview.marked]
        for place, loss in preview.losses.items():
            rect = top.rect_of(place)
            self.marks.append(LossMark(rect, theme).rounded(top.roundness(place)))
            if loss is not None:
                self.marks.append(PointsMark(-loss, rect.topRight(), theme, 16))
        if preview.points is not None:
            at = pointer + QPointF(34, -40)
            self.marks.append(PointsMark(preview.points, at, theme))
        return sliding

    def _ring(
        self, place: Place, color: str, width: float, z: float, rect: QRectF | None = None
    ) -> RingMark:
        top = self._tabletop
        mark = RingMark(rect or top.rect_of(place), top.stage.theme, color, width, z)
        return mark.rounded(top.roundness(place))
