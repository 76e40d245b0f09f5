"""The page about shared tables: a name, and the broker for tables across the Internet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from core.kernel.errors import KupolaError
from gui.store.broker import broker_of
from gui.store.settings import Settings
from gui.system.background_call import BackgroundCall
from gui.text.translation import render
from gui.widgets.announce import announce
from gui.widgets.controls import button, label

from . import texts
from .page import Page
from .rows import CheckRow, TextRow

if TYPE_CHECKING:
    from core.kernel.messages import Message
    from core.table.invitation import Address

SAMPLE = "broker.example.org"


class TogetherPage(Page):
    """Rows, and a button that tries the broker and says what is wrong."""

    def __init__(self) -> None:
        super().__init__(
            texts.TOGETHER,
            [
                TextRow("table_name", texts.TABLE_NAME, texts.TABLE_NAME_NOTE),
                TextRow("broker", texts.BROKER, texts.BROKER_NOTE, sample=SAMPLE),
                CheckRow("broker_tls", texts.BROKER_TLS),
                CheckRow(
                    "broker_websockets", texts.BROKER_WEBSOCKETS, texts.BROKER_WEBSOCKETS_NOTE
                ),
                TextRow("broker_user", texts.BROKER_USER),
                TextRow(
                    "broker_password",
                    texts.BROKER_PASSWORD,
                    texts.BROKER_PASSWORD_NOTE,
                    secret=True,
                ),
            ],
        )
        self._settings = Settings()
        self._call: BackgroundCall | None = None
        self._said: Message | None = None
        self.test = button("test")
        self.test.setAutoDefault(False)
        self.test.clicked.connect(self._on_test)
        self.answer = label("caption", wrap=True)
        self.column.insertWidget(len(self.rows), self.test, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.insertWidget(len(self.rows) + 1, self.answer)

    def show_settings(self, settings: Settings) -> None:
        """Show what is chosen; an answer about another broker goes away."""
        super().show_settings(settings)
        if _of_broker(settings) != _of_broker(self._settings):
            self._say(None)
            self._drop()
        self._settings = settings

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self.test.setText(render(texts.TEST_BROKER))
        self.answer.setText(render(self._said) if self._said is not None else "")
        self.test.setAccessibleDescription(self.answer.text())

    def _on_test(self) -> None:
        self._drop()
        try:
            address = broker_of(self._settings)
        except KupolaError as error:
            self._answer(error.message)
            return
        if address is None:
            self._answer(texts.NO_BROKER)
            return
        user, password = self._settings.broker_user, self._settings.broker_password
        self._call = BackgroundCall(lambda: _probed(address, user, password))
        self._call.done.connect(self._on_probed)
        self._call.failed.connect(self._answer)
        self._call.start()
        self._answer(texts.TESTING)

    def _on_probed(self, problem: Message | None) -> None:
        self._answer(texts.BROKER_FINE if problem is None else problem)

    def _answer(self, said: Message) -> None:
        self._say(said)
        announce(self.test, self.answer.text())

    def _say(self, said: Message | None) -> None:
        self._said = said
        self.retranslate()

    def _drop(self) -> None:
        if self._call is not None:
            self._call.drop()
            self._call = None


def _of_broker(settings: Settings) -> tuple[object, ...]:
    names = ("broker", "broker_tls", "broker_websockets", "broker_user", "broker_password")
    return tuple(getattr(settings, name) for name in names)


def _probed(address: Address, user: str, password: str) -> Message | None:
    """Try a broker, and say what is wrong with it; waits for it."""
    from core.network.broker import Login  # noqa: PLC0415 - only tables need it
    from core.network.broker_probe import problem_of  # noqa: PLC0415 - likewise

    return problem_of(address, Login(user, password) if user else None)
