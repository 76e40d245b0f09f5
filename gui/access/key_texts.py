"""What the commands of board, replay and rulebook are called, and what is said of keys."""

from __future__ import annotations

from core.kernel.messages import text

COMMANDS = {
    "left": text("keys", "To the left"),
    "right": text("keys", "To the right"),
    "up": text("keys", "Up"),
    "down": text("keys", "Down"),
    "take": text("keys", "Take it, put it down"),
    "back": text("keys", "Put it back"),
    "turn": text("keys", "Turn what is held"),
    "turn_back": text("keys", "Turn it the other way"),
    "upper": text("keys", "Pixies: the new card stays up"),
    "lower": text("keys", "Pixies: the old card stays up"),
    "where": text("keys", "Where am I, what is here, what can I do?"),
    "panel": text("keys", "Score and moves beside the board"),
    "others": text("keys", "The other players’ boards, enlarged one after another"),
    "replay_back": text("keys", "One move back"),
    "replay_forward": text("keys", "One move on"),
    "replay_first": text("keys", "To the beginning"),
    "replay_last": text("keys", "To the end"),
    "replay_play": text("keys", "Play or pause"),
    "replay_close": text("keys", "Back to the game"),
    "rules_find": text("keys", "Search the rules"),
    "rules_next": text("keys", "The next match"),
    "rules_previous": text("keys", "The match before"),
    "rules_close": text("keys", "Close the rules"),
}
ROOMS = {
    "board": text("keys", "On the board"),
    "replay": text("keys", "In a replay"),
    "rules": text("keys", "In the rules"),
}
ZONES = text("keys", "From zone to zone, and out of the board")
TAB = text("keys", "Tab, Shift+Tab")
NUMBERS = text("keys", "Put it into the line, slot, column or space of this number")
PAD = text("keys", "Gamepad")
PAD_STEERING = text("keys", "Go about on the board, in menus and dialogs")
PAD_STICK = text("keys", "D-pad, left stick")
PAD_MENU = text("keys", "Open the menus")
HAND = text("keys", "Keys of the board")
HAND_NOTE = text("keys", "For one hand, everything that is played lies within its reach.")
HANDS = {
    "both": text("keys", "For both hands"),
    "left": text("keys", "For the left hand"),
    "right": text("keys", "For the right hand"),
    "": text("keys", "Own choice"),
}
COMMAND = text("keys", "Command")
KEY = text("keys", "Key")
COMMAND_LIST = text("keys", "Commands and their keys")
FIRST_KEY = text("keys", "Key for: {command}")
OTHER_KEY = text("keys", "Another key for: {command}")
PRESS = text("keys", "Press a key")
HOW = text(
    "keys", "Choose a command, go to its key with Tab and press the new one. Backspace clears it."
)
RESET_ONE = text("keys", "Usual keys")
TAKEN = text("keys", "Nothing was changed: {key} already belongs to “{command}”.")
RESERVED = text("keys", "Nothing was changed: {key} is needed for something else.")
CHANGED = text("keys", "Changed: {command}, {key}")
CLEARED = text("keys", "No key any more: {command}")
