"""The part of a table in the browser: scripts and styles, a file for each thing they do.

A widget has one script and one style sheet, so the files are put one after another. All share one
scope; the last one exports what the widget needs.
"""

from __future__ import annotations

from pathlib import Path

from cardlab.render.look import THEMES, Look

_HERE = Path(__file__).parent
_PARTS = (
    "elements",
    "cards",
    "painting",
    "picture",
    "hand",
    "drag",
    "words",
    "lesson",
    "actions",
    "pieces",
    "panel",
    "typed",
    "flights",
)


def script(last: str = "table") -> str:
    """Return the script of a table, or of a presenter, which is made of the same parts."""
    parts = (*_PARTS, last)
    return "\n".join((_HERE / f"{part}.js").read_text(encoding="utf-8") for part in parts)


def styles(last: str = "table") -> str:
    """Return the style sheet of a table or a presenter, the general before the particular."""
    parts = dict.fromkeys(("table", *_PARTS, last))
    sheets = (_HERE / f"{part}.css" for part in parts)
    texts = (sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.exists())
    return "\n".join((_cloth(), *texts))


def _cloth() -> str:
    """Return the colours of the table's cloth in each theme, so that a page can follow its own."""
    colours = {theme: Look(theme=theme).colours for theme in THEMES if theme != "auto"}
    variables = (
        f"--cardlab-{theme}-{part}: {getattr(shades, part)};"
        for theme, shades in colours.items()
        for part in ("felt", "shade", "rim")
    )
    return f".cardlab {{{' '.join(variables)}}}"
