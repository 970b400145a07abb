"""Sets everything up and opens the tutorials in JupyterLab: `python3 tutorials`."""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, ".ci"))

import bootstrap  # noqa: E402 - found only now


def main() -> None:
    """Open the first notebook from an environment that has all it needs."""
    if len(sys.argv) > 1:
        sys.exit("python3 tutorials takes no further words; it opens the first notebook.")
    bootstrap.enter("lab")
    from cardlab.launch import open_lab  # installed only now

    sys.exit(open_lab(ROOT, "tutorials/00_start_here.ipynb"))


if __name__ == "__main__":
    main()
