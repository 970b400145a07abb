"""Lessons in a notebook: courses, practice, and what was learned, all at tables like any other."""
