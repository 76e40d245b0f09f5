from __future__ import annotations

import json
from typing import TYPE_CHECKING

from attrs import asdict

from core.ai.calibration import Calibration
from tests.benchmarks import calibrate
from tests.benchmarks.reliability import Case

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_what_bends_chances_is_found_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cases whose odds are flatter than said, and lower, are straightened."""
    bent = Calibration(1.0, 4, 0.2, 0.7)
    cases = [
        asdict(Case(10, deal, 1, 0, "early", 5, chance / 50, bent.calibrated(chance / 50)))
        for deal, chance in enumerate(range(1, 50))
    ]
    file = tmp_path / "cases"
    file.write_text("".join(json.dumps(case) + "\n" for case in cases), encoding="utf-8")
    calibrate.report(["--seats", "4", "--fit", str(file), "--judge", str(file)])

    found, *curves = capsys.readouterr().out.splitlines()
    assert found == f"early, 10 playouts: {bent}"
    counted, corrected = [json.loads(line) for line in curves if '"all"' in line]
    assert (counted["chances"], corrected["chances"]) == ("as counted", "corrected")
    assert corrected["brier"] < counted["brier"]
