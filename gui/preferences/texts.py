"""Texts of the settings window."""

from __future__ import annotations

from core.kernel.messages import text

TITLE = text("preferences", "Settings")
PAGES = text("preferences", "Pages")
RESET = text("preferences", "Reset this page")
CLOSE = text("preferences", "Close")
SYSTEM = text("preferences", "Use system setting")

GENERAL = text("preferences", "General")
LANGUAGE = text("preferences", "Language")
LANGUAGE_NOTE = text(
    "preferences", "Players can each use their own language: choose it in the new-game dialog."
)
FORCED_MOVES = text("preferences", "Make forced moves for me")
FORCED_MOVES_NOTE = text(
    "preferences",
    "If you have only one legal move, it is made for you after a moment. Undo takes it back "
    "together with your previous move.",
)

PACE = text("preferences", "Pace of the computers")
PACE_NOTE = text(
    "preferences",
    "How soon a computer plays after the move before. How fast pieces move is set by “Motion”.",
)
PACES = {
    "slow": text("preferences", "Slow"),
    "normal": text("preferences", "Normal"),
    "quick": text("preferences", "Quick"),
}

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
BOARD_ZOOM_NOTE = text("preferences", "At 100%, the whole board fits the window.")
MOTION = text("preferences", "Motion")
MOTION_NOTE = text(
    "preferences",
    "How fast pieces move. Off: they jump straight into place. Use system setting: off if your "
    "system is set to reduce motion.",
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
    "No piece is identified by color alone. The letters are the same in every language: Azul "
    "Duel B Y R K T, Kingdomino W F L G S M, Pixies B G Y R.",
)
MARKED = {
    "ornament": text("preferences", "Ornaments"),
    "letter": text("preferences", "Ornaments and letters"),
    "shape": text("preferences", "Ornaments and plain shapes"),
}
PANEL = text("preferences", "Score and moves beside the board")
TABLE_MODE = text("preferences", "Table mode")
TABLE_MODE_NOTE = text(
    "preferences",
    "For a touch screen that lies flat: prompts and buttons face each player from the edge"
    " where that player sits.",
)

HELP = text("preferences", "Assistance")
PRESET = text("preferences", "Assistance level")
PRESET_NOTE = text(
    "preferences", "Applies to players who have not chosen their own level in the new-game dialog."
)
PRESETS = {
    "learn": text("preferences", "Learner: all aids"),
    "normal": text("preferences", "Normal: no advice"),
    "purist": text("preferences", "Purist: no aids"),
    "": text("preferences", "Custom"),
}
HELPS = {
    "sources": (
        text("preferences", "Show which pieces you can take"),
        text("preferences", "On your turn, a dotted outline marks every piece you can take."),
    ),
    "targets": (
        text("preferences", "Show where a piece can go"),
        text("preferences", "Legal places light up while you hold a piece."),
    ),
    "previews": (
        text("preferences", "Show what a move scores"),
        text("preferences", "You see points and losses before you put the piece down."),
    ),
    "hints": (
        text("preferences", "Allow hints"),
        text("preferences", "You can ask for a good move."),
    ),
    "undo": (
        text("preferences", "Allow undo"),
        text("preferences", "You can undo moves and try other variations."),
    ),
    "remaining": (
        text("preferences", "Track remaining pieces"),
        text("preferences", "The side panel shows which pieces have not appeared yet."),
    ),
    "refusals": (
        text("preferences", "Explain why a move is not allowed"),
        text("preferences", "A note where you dropped the piece names the rule that forbids it."),
    ),
    "chances": (
        text("preferences", "Show chances"),
        text(
            "preferences",
            "When you point at a place or a remaining piece, its tip says how likely the next draw "
            "brings what you need.",
        ),
    ),
}
COACH = text("preferences", "Coach")
COACH_NOTE = text(
    "preferences",
    "A line explains each new situation the first time you meet it, when you play against "
    "computers and hints are allowed.",
)

KEYBOARD = text("preferences", "Keyboard")

SOUND = text("preferences", "Sound")
MUTED = text("preferences", "Mute sound")
VOLUME = text("preferences", "Volume")
COLOR_SOUNDS = text("preferences", "A different pitch for each color")
COLOR_SOUNDS_NOTE = text(
    "preferences",
    "Each color has its own pitch when you pick up a piece. Sound is never the only cue.",
)

ACCESS = text("preferences", "Accessibility")
SPOKEN = text("preferences", "Read out by the screen reader")
SPOKEN_NOTE = text("preferences", "The answer to “Where am I?” is always read out.")
SPOKEN_HOW = {
    "all": text("preferences", "Everything"),
    "moves": text("preferences", "Everyone’s moves"),
    "own": text("preferences", "My own actions"),
    "off": text("preferences", "Nothing"),
}
SPEECH = text("preferences", "Spoken words")
SPEECH_HOW = {
    "full": text("preferences", "Full sentences"),
    "compact": text("preferences", "As few as possible"),
}
CONFIRM = text("preferences", "Confirm every move")
CONFIRM_NOTE = text(
    "preferences", "A move waits until you press Enter or “Confirm”; Esc takes it back."
)
UNSTEADY = text("preferences", "Steady-hand assist")
UNSTEADY_NOTE = text(
    "preferences", "Ignores small slips while you click and accepts less precise drops."
)

TOGETHER = text("preferences", "Together")
TABLE_NAME = text("preferences", "Your name at tables")
TABLE_NAME_NOTE = text(
    "preferences", "What others read when you join their table. Empty: the name of your profile."
)
BROKER = text("preferences", "Broker")
BROKER_NOTE = text(
    "preferences",
    "A server that passes sealed messages on between computers; needed only for tables across the "
    "Internet. Any MQTT broker will do. Nothing is connected before you open or join a table.",
)
BROKER_TLS = text("preferences", "Encrypted connection (TLS)")
BROKER_WEBSOCKETS = text("preferences", "Websockets")
BROKER_WEBSOCKETS_NOTE = text(
    "preferences", "For networks that let only web pages through; the broker must offer them."
)
BROKER_USER = text("preferences", "User name")
BROKER_PASSWORD = text("preferences", "Password")
BROKER_PASSWORD_NOTE = text(
    "preferences", "The password is kept in the settings file, readable by anyone who can open it."
)
TEST_BROKER = text("preferences", "Test the broker")
TESTING = text("preferences", "Testing…")
BROKER_FINE = text("preferences", "The broker works. Tables can be opened there.")
NO_BROKER = text("preferences", "Enter an address first.")

DATA = text("preferences", "Data")
FOLDERS = text("preferences", "Kupola keeps all its data in these folders.")
GAMES_FOLDER = text("preferences", "Games: {folder}")
SETTINGS_FOLDER = text("preferences", "Settings: {folder}")
MANAGE_GAMES = text("preferences", "Export or delete games…")
SHOW_GAMES = text("preferences", "Open games folder")
SHOW_SETTINGS = text("preferences", "Open settings folder")
RESET_ALL = text("preferences", "Reset all settings")
RESET_ALL_ASKED = text(
    "preferences", "Reset the settings on every page? Your games are not affected."
)
RESET_NOW = text("preferences", "Reset")
CANCEL = text("preferences", "Cancel")
