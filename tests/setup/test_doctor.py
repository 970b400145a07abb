"""The doctor notices what is missing or does not fit, and says what would mend it."""

from __future__ import annotations

import json
from importlib import metadata
from pathlib import Path

import pytest

from cardlab import doctor


def test_all_is_well_here(capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor.main() == 0
    said = capsys.readouterr().out
    assert said.count("  ok    ") == len(doctor.CHECKS)
    assert said.endswith("Everything is well.\n")


def pretend(monkeypatch: pytest.MonkeyPatch, package: str, version: str | None) -> None:
    """Let a package have another version, or none."""
    real = metadata.version

    def fake(name: str) -> str:
        if name != package:
            return real(name)
        if version is None:
            raise metadata.PackageNotFoundError(name)
        return version

    monkeypatch.setattr(metadata, "version", fake)


@pytest.mark.parametrize(
    ("package", "version", "words"),
    [
        ("ipywidgets", "7.8.5", ("ipywidgets 7.8.5 does not fit", '"ipywidgets<9,>=8.1"')),
        ("ipycanvas", None, ("ipycanvas is not installed", '"ipycanvas<0.15,>=0.14.3"')),
        ("jupyterlab", None, ("jupyterlab is not installed", '"cardlab[lab]"')),
        ("notebook", None, ("notebook is not installed", '"cardlab[lab]"')),
    ],
)
def test_a_missing_or_wrong_package_is_named_with_its_cure(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    package: str,
    version: str | None,
    words: tuple[str, str],
) -> None:
    pretend(monkeypatch, package, version)
    assert doctor.main() == 1
    said = capsys.readouterr().out
    finding, cure = words
    assert f"WRONG {finding}" in said
    assert f"To mend it: pip install {cure}\n" in said
    assert said.endswith("Not everything is well; see above.\n")


def test_a_too_old_python_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.python_version", lambda: "3.9.18")
    with pytest.raises(doctor.Ill, match=r"Python 3\.9\.18 does not fit"):
        doctor.python()


def test_an_old_extension_that_comes_first_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    old = tmp_path / "labextensions" / "ipycanvas"
    old.mkdir(parents=True)
    (old / "package.json").write_text(json.dumps({"version": "0.12.0"}), encoding="utf-8")
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    with pytest.raises(doctor.Ill, match="of another version lies in") as ill:
        doctor.extensions()
    assert ill.value.cure == "remove that folder, then pip install --force-reinstall ipycanvas"


def test_a_missing_extension_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jupyter_core.paths.jupyter_path", lambda *_: [])
    with pytest.raises(doctor.Ill, match="does not have the extension @jupyter-widgets"):
        doctor.extensions()


def test_whatever_else_fails_is_reported_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def a_deal() -> str:
        raise OSError("the pack is gone")

    monkeypatch.setattr(doctor, "CHECKS", (a_deal,))
    assert doctor.main() == 1
    assert "WRONG a deal: OSError: the pack is gone\n" in capsys.readouterr().out
