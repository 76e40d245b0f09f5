"""What the settings window says."""

from __future__ import annotations

from core.kernel.messages import text

TITLE = text("preferences", "Settings")
PAGES = text("preferences", "Pages")
RESET = text("preferences", "Reset this page")
CLOSE = text("preferences", "Close")
SYSTEM = text("preferences", "Like the system")

GENERAL = text("preferences", "General")
LANGUAGE = text("preferences", "Language")
LANGUAGE_NOTE = text(
    "preferences", "A player may have another one: the new-game dialog asks for it at each seat."
)
FORCED_MOVES = text("preferences", "Make forced moves for me")
FORCED_MOVES_NOTE = text(
    "preferences",
    "Your only legal move is made after a moment. Undo takes it back with your move before it.",
)

APPEARANCE = text("preferences", "Appearance")
COLORS = text("preferences", "Colors")
APPEARANCES = {
    "system": SYSTEM,
    "light": text("preferences", "Light"),
    "dark": text("preferences", "Dark"),
    "contrast": text("preferences", "High contrast"),
}
TEXT_SIZE = text("preferences", "Text size")
BOARD_ZOOM = text("preferences", "Board size")
BOARD_ZOOM_NOTE = text("preferences", "At 100% the whole board fits into its window.")
MOTION = text("preferences", "Motion")
MOTION_NOTE = text(
    "preferences",
    "How quickly pieces travel; off: they are there at once."
    " Like the system: off where the system asks for less motion.",
)
MOTIONS = {
    "system": SYSTEM,
    "slow": text("preferences", "Slow"),
    "normal": text("preferences", "Normal"),
    "fast": text("preferences", "Fast"),
    "faster": text("preferences", "Very fast"),
    "off": text("preferences", "Off"),
}
MARKS = text("preferences", "Marks on the pieces")
MARKS_NOTE = text(
    "preferences",
    "No piece is told by its color alone. Letters are the same in every language: "
    "Azul Duel B Y R K T, Kingdomino W F L G S M, Pixies B G Y R.",
)
MARKED = {
    "ornament": text("preferences", "Ornaments"),
    "letter": text("preferences", "Ornaments and letters"),
    "shape": text("preferences", "Ornaments and plain shapes"),
}
PANEL = text("preferences", "Score and moves beside the board")

HELP = text("preferences", "Help")
PRESET = text("preferences", "How much help")
PRESET_NOTE = text(
    "preferences", "For everybody at the table who has not chosen otherwise in the new-game dialog."
)
PRESETS = {
    "learn": text("preferences", "Learn: every help"),
    "normal": text("preferences", "Normal: no advice"),
    "purist": text("preferences", "Purist: no help at all"),
    "": text("preferences", "Own choice"),
}
HELPS = {
    "sources": (
        text("preferences", "Show what can be taken"),
        text("preferences", "On your turn, dots outline every piece that you can take."),
    ),
    "targets": (
        text("preferences", "Show where a piece can go"),
        text("preferences", "Legal places light up while something is held."),
    ),
    "previews": (
        text("preferences", "Show what a move brings"),
        text("preferences", "Points and losses appear before the piece is put down."),
    ),
    "hints": (
        text("preferences", "Allow hints"),
        text("preferences", "The program may be asked for a good move."),
    ),
    "undo": (
        text("preferences", "Allow take-backs"),
        text("preferences", "Moves can be undone, and other lines be tried."),
    ),
    "remaining": (
        text("preferences", "Count what is still to come"),
        text("preferences", "The panel shows which pieces have not been seen yet."),
    ),
    "refusals": (
        text("preferences", "Say why something is not allowed"),
        text("preferences", "A sentence with its rule appears where the piece was dropped."),
    ),
}

KEYBOARD = text("preferences", "Keyboard")

SOUND = text("preferences", "Sound")
MUTED = text("preferences", "No sound")
VOLUME = text("preferences", "Volume")
COLOR_SOUNDS = text("preferences", "A sound for every color")
COLOR_SOUNDS_NOTE = text(
    "preferences", "Whatever is taken sounds as high as its color; nothing is told by sound alone."
)

ACCESS = text("preferences", "Accessibility")
SPOKEN = text("preferences", "Read out by the screen reader")
SPOKEN_NOTE = text("preferences", "The answer to “Where am I?” is always read out.")
SPOKEN_HOW = {
    "all": text("preferences", "Everything"),
    "moves": text("preferences", "Everybody’s moves"),
    "own": text("preferences", "What my hand does"),
    "off": text("preferences", "Nothing"),
}
CONFIRM = text("preferences", "Confirm every move")
CONFIRM_NOTE = text(
    "preferences", "A move waits until you press Enter or “Confirm”; Esc takes it back."
)
UNSTEADY = text("preferences", "For unsteady hands")
UNSTEADY_NOTE = text(
    "preferences", "The pointer may slip during a click, and a drop may miss its place by more."
)

DATA = text("preferences", "Data")
FOLDERS = text("preferences", "Everything that Kupola keeps lies in these folders.")
GAMES_FOLDER = text("preferences", "Games: {folder}")
SETTINGS_FOLDER = text("preferences", "Settings: {folder}")
MANAGE_GAMES = text("preferences", "Export or delete games…")
SHOW_GAMES = text("preferences", "Show the games")
SHOW_SETTINGS = text("preferences", "Show the settings")
RESET_ALL = text("preferences", "Reset all settings")
RESET_ALL_ASKED = text("preferences", "Reset the settings of every page? Games are not touched.")
RESET_NOW = text("preferences", "Reset")
CANCEL = text("preferences", "Cancel")
