"""The description for software centers, completed when a package is built.

Home page, screenshots and release notes depend on where and when the project is published: the
page comes from ``release.project``, the notes come from the changelog. Without a page, there are
no addresses in it: none is invented.
"""

from __future__ import annotations

from datetime import UTC, datetime
from xml.etree import ElementTree as ET

from core import __version__
from release import changelog, project
from setup.environment import PACKAGING

ID = "org.kupola.Kupola"
TEMPLATE = PACKAGING / "linux" / f"{ID}.metainfo.xml"
MOST = 10
"""How many points of a release are listed."""


def complete(moment: int) -> str:
    """Write the description of this version, as it is published at a moment."""
    page = project.homepage()
    words = TEMPLATE.read_text("utf-8").replace("@VERSION@", __version__)
    root = ET.fromstring(words.replace("@PAGE@", page or ""))  # noqa: S314 - our own file
    if page is None:
        for each in (*root.findall("url"), *root.findall("screenshots")):
            root.remove(each)
    (releases,) = root.findall("releases")
    releases.extend(_release(each, moment) for each in changelog.entries())
    ET.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, "unicode")}\n'


def _release(entry: changelog.Entry, moment: int) -> ET.Element:
    date = entry.date
    if date == changelog.UNRELEASED:
        date = datetime.fromtimestamp(moment, UTC).date().isoformat()
    release = ET.Element("release", version=entry.version, date=date)
    points = ET.SubElement(ET.SubElement(release, "description"), "ul")
    for point in entry.summary[:MOST]:
        ET.SubElement(points, "li").text = point
    return release
