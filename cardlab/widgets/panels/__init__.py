"""Panels of a table: what is chosen, read, kept or looked up beside the play."""
