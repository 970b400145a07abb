"""The command `python -m tests.benchmarks`: measures one thing, or says what can be measured."""

from __future__ import annotations

import importlib
import sys

COMMANDS = {
    "import": ("starting", "how long `import cardlab` takes"),
    "speed": ("speed", "random games and moves a second, beside OpenSpiel and RLCard"),
    "search": ("searching", "simulations a second, beside OpenSpiel's own search"),
    "coach": ("coaching", "what the coach's advice costs, and how soon a hint comes"),
    "practice": ("practising", "how long it takes to make a task for practice"),
    "latency": ("latency", "how long a click takes until its picture is on the screen"),
    "class": ("classroom", "thirty tables in one server, all playing: memory and latency"),
    "strength": ("strength", "how strong the players of the house are against each other"),
}
"""Each command with the module whose `main(words)` carries it out, and what it measures."""


def main(words: list[str]) -> int:
    """Carry out the command that the first word names; without one, say which there are."""
    if words and words[0] in COMMANDS:
        module, _ = COMMANDS[words[0]]
        code: int = importlib.import_module(f"tests.benchmarks.{module}").main(words[1:])
        return code
    asked = not words or words[0] in ("-h", "--help")
    if not asked:
        print(f'There is no command "{words[0]}".')
    print("These can be measured; each command tells its options with --help:")
    for command, (_, measured) in COMMANDS.items():
        print(f"  python -m tests.benchmarks {command:8} {measured}")
    return 0 if asked else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
