"""Reads pictures that were drawn here."""

from __future__ import annotations

from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawn: str) -> ET.Element:
    """Return the elements of a picture."""
    return ET.fromstring(drawn)  # noqa: S314 - a picture that we drew ourselves


def written(element: ET.Element) -> str:
    """Return an element as text."""
    return ET.tostring(element, encoding="unicode")
