"""A desktop whose settings portal first asks for less motion, and not after the first read.

Run by the Python that ``tree`` needs; prints when it is ready.
"""

from __future__ import annotations

import sys
from typing import Any

from gi.repository import Gio, GLib  # type: ignore[import-not-found]  # the system's Python has it

NAME, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
SETTINGS = "org.freedesktop.portal.Settings"
INTERFACE = f"""<node><interface name='{SETTINGS}'>
<method name='Read'>
  <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/>
</method>
<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
</interface></node>"""
GROUP, SETTING = "org.gnome.desktop.interface", "enable-animations"
SOON = 500


class Desktop:
    """Knows one setting only."""

    def __init__(self, bus: Gio.DBusConnection, _: str) -> None:
        self._bus = bus
        interface = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
        bus.register_object(PATH, interface, self._on_asked, None, None)

    def _on_asked(self, *call: Any) -> None:
        question, answer = call[-2:]
        if question.unpack() != (GROUP, SETTING):
            answer.return_dbus_error("org.freedesktop.portal.Error.NotFound", "not here")
            return
        wrapped = GLib.Variant("v", GLib.Variant("b", False))  # noqa: FBT003 - a value on the bus
        answer.return_value(GLib.Variant("(v)", (wrapped,)))
        GLib.timeout_add(SOON, self._change)

    def _change(self) -> bool:
        values = (GROUP, SETTING, GLib.Variant("b", True))  # noqa: FBT003 - a value on the bus
        told = GLib.Variant("(ssv)", values)
        self._bus.emit_signal(None, PATH, SETTINGS, "SettingChanged", told)
        return False


def main() -> None:
    own = Gio.BusNameOwnerFlags.NONE
    Gio.bus_own_name(Gio.BusType.SESSION, NAME, own, Desktop, _on_ready, None)
    GLib.MainLoop().run()


def _on_ready(*_: object) -> None:
    sys.stdout.write("ready\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
