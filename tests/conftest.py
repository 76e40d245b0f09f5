"""Settings for every test: no display, no files of the person who runs them, the same examples."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before anything imports Qt
os.environ["QT_SCALE_FACTOR"] = "1"

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from collections.abc import Iterator

slow = [HealthCheck.too_slow]  # a shared machine is no reason to fail
settings.register_profile(
    "ci", deadline=None, max_examples=20, derandomize=True, suppress_health_check=slow
)
settings.register_profile("thorough", deadline=None, max_examples=500, suppress_health_check=slow)
settings.load_profile(os.environ.get("KUPOLA_HYPOTHESIS", "ci"))


@pytest.fixture(autouse=True, scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the home of the person who runs the tests out of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            folder = tmp_path_factory.mktemp(name.lower())
            patch.setenv(f"XDG_{name}_HOME", str(folder))
        yield
