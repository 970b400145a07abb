"""Sets everything up and runs the tests: `python3 tests`.

    python3 tests            everything, in a browser too
    python3 tests quick      what needs no browser and takes no patience
    python3 tests refresh    run the notebooks and draw the stored pictures again
    python3 tests gallery    draw the gallery of tables again, and photograph some in the browser

Whatever else stands there goes on to pytest, as in `python3 tests quick -k queen` or
`python3 tests tests/test_house.py`; words after `--` go on unread.

The browser that was found is handed to the tests in the environment variable CARDLAB_BROWSER.
Set it beforehand to choose one.
"""

import os
import sys
from typing import List, Tuple

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, ".ci"))

import bootstrap  # noqa: E402 - found only now

COMMANDS = ("quick", "refresh", "gallery")


def main() -> None:
    """Run a command from an environment that has all it needs."""
    command, words = understood(sys.argv[1:])
    bootstrap.enter("test")
    sys.path[0] = ROOT
    from tests.commands import run  # needs what is installed only now

    sys.exit(run(command, words))


def understood(words: List[str]) -> Tuple[str, List[str]]:
    """Tell the command from the words that are pytest's, and refuse what is neither."""
    if not words or words[0].startswith("-") or os.path.exists(words[0].split("::")[0]):
        return "all", [word for word in words if word != "--"]
    if words[0] in COMMANDS:
        return words[0], [word for word in words[1:] if word != "--"]
    sys.exit(
        f'There is no command "{words[0]}". Say python3 tests for everything, '
        "python3 tests quick for what needs no browser, "
        "python3 tests refresh to run the notebooks and draw the pictures again, "
        "or python3 tests gallery to draw and photograph the gallery of tables."
    )


if __name__ == "__main__":
    main()
