"""Texts of opening, joining and gathering."""

from __future__ import annotations

from core.kernel.messages import text

# Opening a table.

OPEN_TITLE = text("together", "Open a table")
OPEN = text("together", "Open the table")
GAME = text("together", "Game")
SEATS = text("together", "Seats")
WAY = text("together", "Where your guests are")
WAYS = {
    "home": text("together", "At home"),
    "internet": text("together", "Across the Internet"),
}
WAYS_EXPLAINED = {
    "home": text(
        "together",
        "Your guests are in the same network. They find the table by themselves and enter a code "
        "of eight letters that you tell them.",
    ),
    "internet": text(
        "together",
        "Your guests are anywhere. You send them an invitation. The broker {broker} passes sealed "
        "messages on; it cannot read them.",
    ),
}
FIREWALL = text(
    "together",
    "Your system may ask whether Kupola may accept connections: agree for private networks. Guest "
    "Wi-Fi often keeps devices apart; then play across the Internet.",
)
NO_BROKER = text(
    "together",
    "A table across the Internet needs a broker, a server that passes messages on. Enter its "
    "address in the settings.",
)
BROKER_SETTINGS = text("together", "Broker settings…")
FREE_WORDS = text("together", "Guests may write words of their own, not only quick phrases")
NO_OPEN_SEAT = text("together", "No seat is open for a guest: guests can only watch.")

# The host waits for guests.

GATHERING = text("together", "Your table: {game}")
CODE = text("together", "Code for your guests")
ADDRESSES = text("together", "Address, if the table is not found: {addresses}")
INVITATION = text("together", "Invitation")
COPY = text("together", "Copy the invitation")
COPIED = text("together", "The invitation is on the clipboard.")
QR = text("together", "QR picture of the invitation")
QR_EXPLAINED = text(
    "together", "A square pattern that contains the invitation. A phone’s camera reads it as text."
)
AT_SEAT = text("together", "Seat {seat}")
SIT_CHOICE = text("together", "Who sits at seat {seat}")
OPEN_SEAT = text("together", "Open for a guest")
HERE = text("together", "{name}, at this computer")
COMPUTER = text("together", "Computer: {level}")
GUEST = text("together", "{name}, guest")
AWAY = text("together", "away")
KNOCKS = text("together", "At the door")
NO_KNOCKS = text("together", "Nobody is knocking.")
LET_IN = text("together", "Let in")
TURN_AWAY = text("together", "Turn away")
LET_IN_NAMED = text("together", "Let {name} in")
TURN_AWAY_NAMED = text("together", "Turn {name} away")
KNOCKED = text("together", "{name} knocks at the table.")
WATCHING = text("together", "Watching: {names}")
NOBODY_WATCHES = text("together", "Nobody is watching.")
READY = text("together", "Everybody is here. You can start.")
SEATS_OPEN = text("together", "Waiting: a seat is still open.")
NUMBERS_MISSING = text("together", "One moment: the guests’ programs prepare the deal.")
START = text("together", "Start the game")
CLOSE = text("together", "Close the table")
CLOSE_ASKED = text("together", "Close the table? Your guests are sent home.")
STAY = text("together", "Stay")
CONNECTING = text("together", "Connecting…")

# Joining a table.

JOIN_TITLE = text("together", "Join a table")
YOUR_NAME = text("together", "Your name")
JOIN_BY = text("together", "How you join")
JOIN_WAYS = {
    "home": text("together", "At home"),
    "invitation": text("together", "By invitation"),
}
NEARBY = text("together", "Tables nearby")
NEARBY_ENTRY = text("together", "{host}: {game} · {free}")
LOOKING = text("together", "Looking for tables…")
NONE_NEARBY = text(
    "together",
    "No table found yet. Is a table open on another computer in the same network? If it is, enter "
    "its address, which the host’s window shows.",
)
ADDRESS = text("together", "Or the address")
ADDRESS_SAMPLE = text("together", "e.g. 192.168.1.20")
CODE_FIELD = text("together", "Code from the host")
CODE_SAMPLE = text("together", "eight letters")
PASTE_INVITATION = text("together", "Paste the invitation, or the whole message that contains it:")
INVITED_TO = text("together", "This is an invitation. Its broker is {broker}.")
INVITED_HOME = text("together", "This is an invitation to a table at {address}.")
JOIN = text("together", "Join")
CANCEL = text("together", "Cancel")
NO_ADDRESS = text("together", "Choose a table or enter its address.")
BAD_ADDRESS = text("together", "This is no address of a computer: {address}")

# The guest waits.

REACHING = text("together", "Looking for the table…")
KNOCKING = text("together", "Waiting for the host to let you in.")
NO_ANSWER = text(
    "together",
    "No answer yet. Is the table still open, and the host’s computer awake? Kupola keeps trying.",
)
TURNED_AWAY = text("together", "The host has turned you away.")
FULL = text("together", "The table is full.")
TABLE_CLOSED = text("together", "The host has closed the table.")
INSIDE = text("together", "At {host}’s table: {game}")
WAITS_FOR_START = text("together", "Waiting for {host} to start the game.")
CHOOSE_SEAT = text("together", "Choose a seat, or watch.")
SIT_HERE = text("together", "Sit here")
SIT_AT = text("together", "Sit at seat {seat}")
STAND_UP = text("together", "Stand up")
YOU = text("together", "You")
NOT_PRESENT = text("together", "{host} is away. The table waits.")
LEAVE = text("together", "Leave the table")
