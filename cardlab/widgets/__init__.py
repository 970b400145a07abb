"""A scene in a browser: tables and lessons that can be touched."""
