"""Names of the commands of board, replay and rulebook, and texts about keys."""

from __future__ import annotations

from core.kernel.messages import text

COMMANDS = {
    "left": text("keys", "Left"),
    "right": text("keys", "Right"),
    "up": text("keys", "Up"),
    "down": text("keys", "Down"),
    "take": text("keys", "Pick up or put down"),
    "back": text("keys", "Put back"),
    "turn": text("keys", "Turn the piece"),
    "turn_back": text("keys", "Turn it the other way"),
    "upper": text("keys", "Pixies: the new card stays up"),
    "lower": text("keys", "Pixies: the old card stays up"),
    "where": text("keys", "Where am I, what is here, what can I do?"),
    "panel": text("keys", "Score and moves beside the board"),
    "others": text("keys", "Enlarge the other players’ boards, one by one"),
    "inspect": text("keys", "Read the other players’ boards, line by line"),
    "inspect_back": text("keys", "Read the line before"),
    "scores": text("keys", "Read everyone’s points"),
    "repeat": text("keys", "Repeat the last sentence"),
    "board": text("keys", "Back to the board"),
    "replay_back": text("keys", "Previous move"),
    "replay_forward": text("keys", "Next move"),
    "replay_first": text("keys", "To the beginning"),
    "replay_last": text("keys", "To the end"),
    "replay_play": text("keys", "Play or pause"),
    "replay_close": text("keys", "Back to the game"),
    "rules_find": text("keys", "Search the rules"),
    "rules_next": text("keys", "Next result"),
    "rules_previous": text("keys", "Previous result"),
    "rules_next_heading": text("keys", "Next heading"),
    "rules_previous_heading": text("keys", "Previous heading"),
    "rules_close": text("keys", "Close the rules"),
}
ROOMS = {
    "board": text("keys", "On the board"),
    "replay": text("keys", "In a replay"),
    "rules": text("keys", "In the rules"),
}
ZONES = text("keys", "Next part of the board, or off it")
TAB = text("keys", "Tab, Shift+Tab")
NUMBERS = text("keys", "Place it in the line, slot, column or space with this number")
PAD = text("keys", "Gamepad")
PAD_STEERING = text("keys", "Move around the board, menus and dialogs")
PAD_STICK = text("keys", "D-pad, left stick")
PAD_MENU = text("keys", "Open the menus")
HAND = text("keys", "Board keys")
HAND_NOTE = text("keys", "One-handed layouts put every key you need within reach of that hand.")
HANDS = {
    "both": text("keys", "Both hands"),
    "left": text("keys", "Left hand only"),
    "right": text("keys", "Right hand only"),
    "": text("keys", "Custom"),
}
COMMAND = text("keys", "Command")
KEY = text("keys", "Key")
COMMAND_LIST = text("keys", "Commands and shortcuts")
FIRST_KEY = text("keys", "Key for: {command}")
OTHER_KEY = text("keys", "Another key for: {command}")
PRESS = text("keys", "Press a key")
HOW = text(
    "keys", "Choose a command, go to its key with Tab and press a new key. Backspace clears it."
)
RESET_ONE = text("keys", "Default keys")
TAKEN = text("keys", "Nothing changed: {key} is already used for “{command}”.")
RESERVED = text("keys", "Nothing changed: {key} is needed for something else.")
CHANGED = text("keys", "Changed: {command}, {key}")
CLEARED = text("keys", "Shortcut removed: {command}")
