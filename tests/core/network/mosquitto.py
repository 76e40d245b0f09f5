"""A broker of the test's own, with the configuration that we recommend."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from core.table.invitation import Address

ROOT = Path(__file__).parents[3]
RECOMMENDED = ROOT / "packaging" / "mosquitto"
PROGRAM = shutil.which("mosquitto", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
needs_mosquitto = pytest.mark.skipif(PROGRAM is None, reason="needs mosquitto")

needs_linux = pytest.mark.skipif(
    sys.platform != "linux", reason="needs the loopback and the signals of Linux"
)


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class Mosquitto:
    """Runs Debian's program with our drop-in, on loopback, in a folder of the test."""

    def __init__(self, folder: Path, more: str = "") -> None:
        self.port = free_port()
        self.address = Address.parsed(f"mqtt://127.0.0.1:{self.port}")
        self._folder = folder / f"broker-{self.port}"
        drop_ins = self._folder / "conf.d"
        drop_ins.mkdir(parents=True)
        acl = self._folder / "kupola.acl"
        shutil.copy(RECOMMENDED / "kupola.acl", acl)
        own = (RECOMMENDED / "kupola.conf").read_text("utf-8")
        own = own.replace("listener 1883", f"listener {self.port} 127.0.0.1")
        own = own.replace("/etc/mosquitto/kupola.acl", str(acl))
        (drop_ins / "kupola.conf").write_text(own + more, "utf-8")
        main = ["user root", "persistence true", f"persistence_location {self._folder}/"]
        main += [f"include_dir {drop_ins}"]
        (self._folder / "mosquitto.conf").write_text("\n".join(main) + "\n", "utf-8")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        assert PROGRAM is not None
        with (self._folder / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - the broker that the test asks for
                [PROGRAM, "-c", str(self._folder / "mosquitto.conf")], stdout=log, stderr=log
            )
        end = time.monotonic() + 10
        while time.monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                assert self.process.poll() is None, (self._folder / "log.txt").read_text("utf-8")
                time.sleep(0.01)
            else:
                return
        raise AssertionError(self.port)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait()
