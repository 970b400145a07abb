"""What the README says is so."""

from __future__ import annotations

import doctest
import re

from tests.setup import places

README = (places.ROOT / "README.md").read_text(encoding="utf-8")


def test_examples_do_what_they_say() -> None:
    examples = "\n".join(re.findall(r"```python\n(.*?)```", README, re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, "README", "README.md", 0)
    assert doctest.DocTestRunner().run(test).failed == 0
    assert len(test.examples) > 9


def test_first_screen_has_the_two_commands_and_the_link() -> None:
    screen = "\n".join(README.splitlines()[:24])
    assert "python3 tutorials" in screen
    assert "python3 tests" in screen
    assert "https://mybinder.org/v2/gh/OWNER/cardlab/HEAD?urlpath=notebooks/" in screen


def test_every_folder_of_the_layout_is_there() -> None:
    folders = re.findall(r"^\| `(\w+)/` \|", README, re.MULTILINE)
    assert len(folders) == 4
    assert all((places.ROOT / folder).is_dir() for folder in folders)
