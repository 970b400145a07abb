"""The gallery is what would be drawn now: whoever changes how a table looks, looks at it."""

from __future__ import annotations

from tests.gallery.photographs import SUBJECTS
from tests.gallery.pictures import FOLDER, MOMENTS, pictures

SMALL = 100_000
"""The most bytes of one stored file."""


def test_every_stored_picture_is_as_it_would_be_drawn_now() -> None:
    drawn = dict(pictures())
    stored = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.svg")}
    assert stored.keys() == drawn.keys()
    changed = [name for name, picture in drawn.items() if stored[name] != picture]
    assert not changed, "python3 tests gallery draws these again; then look at them."


def test_photographs_are_of_moments_of_the_gallery_and_small() -> None:
    moments = {f"{moment.game}-{moment.name}" for moment in MOMENTS}
    assert {subject.moment for subject in SUBJECTS} <= moments
    photographs = {path.name: path.stat().st_size for path in FOLDER.glob("page-*.jpg")}
    assert photographs.keys() == {subject.name for subject in SUBJECTS}
    assert max(photographs.values()) <= SMALL
