"""A scene without a browser: as a picture, as text, as speech."""
