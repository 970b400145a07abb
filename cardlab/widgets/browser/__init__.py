"""The part of a table in the browser: scripts and styles, a file for each thing they do.

A widget has one script and one style sheet, so the files are put one after another. All share one
scope; the last one exports what the widget needs.
"""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).parent
_PARTS = (
    "elements",
    "picture",
    "hand",
    "drag",
    "words",
    "lesson",
    "actions",
    "pieces",
    "panel",
    "typed",
    "table",
)


def script() -> str:
    """Return the script of a table."""
    return "\n".join((_HERE / f"{part}.js").read_text(encoding="utf-8") for part in _PARTS)


def styles() -> str:
    """Return the style sheet of a table, the general before the particular."""
    parts = sorted(_PARTS, key=lambda part: part != "table")
    sheets = (_HERE / f"{part}.css" for part in parts)
    return "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.exists())
