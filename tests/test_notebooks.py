"""What holds for every tutorial, run or not: it can be read, compared and trusted."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import nbformat
import pytest

from tests.refresh import KERNEL, LIVE_ONLY, TUTORIALS, refresh_notebook, strip, written

NOTEBOOKS = sorted(TUTORIALS.glob("*.ipynb"))
# Each of these makes a stored output differ from the next run's, or waits for somebody.
UNSTABLE = {
    "the Output widget": r"\bOutput\s*\(",
    "clear_output": r"\bclear_output\b",
    "display_id": r"\bdisplay_id\b",
    "update_display": r"\bupdate_display\b",
    "input()": r"\binput\s*\(",
    "a trailing semicolon": r";\s*$",
}
IMAGE = re.compile(r"!\[(?P<alt>[^\]]*)\]\(")
HTML_IMAGE = re.compile(r"<img\b(?![^>]*\balt=\"[^\"]+\")[^>]*>")
HEADING = re.compile(r"^(#{1,6}) +\S", re.MULTILINE)
FENCED = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)


def faults(notebook: nbformat.NotebookNode) -> list[str]:
    """List everything in a notebook that should not be so."""
    found = [] if notebook.metadata.get("kernelspec") == KERNEL else ["another kernel"]
    if "widgets" in notebook.metadata:
        found.append("stored widget state")
    for number, cell in enumerate(notebook.cells):
        kind = code_faults if cell.cell_type == "code" else text_faults
        found += [f"cell {number}: {fault}" for fault in kind(cell)]
    return found + heading_faults(notebook)


def code_faults(cell: nbformat.NotebookNode) -> list[str]:
    """List what would make a code cell unreadable without a kernel, or never the same again."""
    found = [] if cell.execution_count else ["it has not been run"]
    found += [name for name, sign in UNSTABLE.items() if re.search(sign, cell.source, re.MULTILINE)]
    may_fail = "raises-exception" in cell.metadata.get("tags", [])
    for output in cell.outputs:
        if output.output_type == "error" and not may_fail:
            found.append(f"it failed with {output.ename}")
        if LIVE_ONLY in output.get("data", {}):
            found.append("it stores a widget's address in a page that is gone")
    return found


def text_faults(cell: nbformat.NotebookNode) -> list[str]:
    """List the pictures that say nothing to those who cannot see them."""
    blind = [match for match in IMAGE.finditer(cell.source) if not match["alt"].strip()]
    return ["a picture without words"] * (len(blind) + len(HTML_IMAGE.findall(cell.source)))


def heading_faults(notebook: nbformat.NotebookNode) -> list[str]:
    """A heading may be one level below the one before it, never two; there is one title."""
    texts = [cell.source for cell in notebook.cells if cell.cell_type == "markdown"]
    levels = [len(mark) for text in texts for mark in HEADING.findall(FENCED.sub("", text))]
    found = [] if levels[:1] == [1] and levels.count(1) == 1 else ["not exactly one title, first"]
    return found + [f"a heading skips from {a} to {b}" for a, b in pairwise(levels) if b > a + 1]


def test_there_is_a_way_in() -> None:
    assert "00_start_here.ipynb" in [path.name for path in NOTEBOOKS]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_notebook_is_as_it_should_be(path: Path) -> None:
    notebook = nbformat.reads(path.read_text(encoding="utf-8"), as_version=4)
    nbformat.validate(notebook)
    assert faults(notebook) == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_notebook_is_stored_stripped(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    notebook = nbformat.reads(text, as_version=4)
    strip(notebook)
    assert text == written(notebook), "python3 tests refresh stores it as it should be"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_links_to_other_tutorials_lead_somewhere(path: Path) -> None:
    notebook = nbformat.reads(path.read_text(encoding="utf-8"), as_version=4)
    text = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "markdown")
    local = re.findall(r"\]\((?!https?:|mailto:|#|attachment:)([^)#\s]+)", text)
    assert [link for link in local if not (path.parent / link).exists()] == []


def test_every_rule_for_comparing_outputs_is_loaded() -> None:
    # nbval reads the file with one regular expression, which drops what it does not match.
    for path in TUTORIALS.glob("*.cfg"):
        text = path.read_text(encoding="utf-8")
        rules = re.findall(r"^regex: (.*)\nreplace: (.+)$", text, re.MULTILINE)
        assert len(rules) == len(re.findall(r"^\[", text, re.MULTILINE)), path


def a_notebook(*cells: nbformat.NotebookNode) -> nbformat.NotebookNode:
    title = nbformat.v4.new_markdown_cell("# Title")
    made: nbformat.NotebookNode = nbformat.v4.new_notebook(
        metadata={"kernelspec": KERNEL}, cells=[title, *cells]
    )
    return made


def a_run(source: str, *outputs: nbformat.NotebookNode) -> nbformat.NotebookNode:
    cell: nbformat.NotebookNode = nbformat.v4.new_code_cell(
        source, execution_count=1, outputs=list(outputs)
    )
    return cell


WIDGET = nbformat.v4.new_output("display_data", data={LIVE_ONLY: {}, "text/plain": "a table"})
ERROR = nbformat.v4.new_output("error", ename="IllegalMove", evalue="", traceback=[])


@pytest.mark.parametrize(
    ("cell", "fault"),
    [
        (nbformat.v4.new_code_cell("1"), "it has not been run"),
        (a_run("play();"), "a trailing semicolon"),
        (a_run("x = input('?')"), "input()"),
        (a_run("w = Output()"), "the Output widget"),
        (a_run("clear_output()"), "clear_output"),
        (a_run("1", WIDGET), "it stores a widget's address in a page that is gone"),
        (a_run("1", ERROR), "it failed with IllegalMove"),
        (nbformat.v4.new_markdown_cell("![](a.png)"), "a picture without words"),
        (nbformat.v4.new_markdown_cell('<img src="a.png">'), "a picture without words"),
        (nbformat.v4.new_markdown_cell("### Deep"), "a heading skips from 1 to 3"),
        (nbformat.v4.new_markdown_cell("# Another"), "not exactly one title, first"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_fault_is_noticed(cell: nbformat.NotebookNode, fault: str) -> None:
    found = faults(a_notebook(cell))
    assert len(found) == 1
    assert found[0].endswith(fault)


def test_a_sound_notebook_has_no_faults() -> None:
    picture = nbformat.v4.new_markdown_cell("## Two\n\n![a queen](q.png) <img alt=\"a\" src='b'>")
    fenced = nbformat.v4.new_markdown_cell("```\n#### not a heading\n```")
    meant = a_run("state.play('beat QS AS')", ERROR)
    meant.metadata.tags = ["raises-exception"]
    assert faults(a_notebook(picture, fenced, meant, a_run("1"))) == []


def test_stripping_keeps_what_can_be_read() -> None:
    notebook = a_notebook(a_run("1", nbformat.from_dict(WIDGET)))
    notebook.metadata["widgets"] = {"state": {}}
    notebook.cells[1].metadata["execution"] = {"iopub.status.busy": "2026"}
    strip(notebook)
    assert faults(notebook) == []
    assert notebook.cells[1].outputs[0]["data"] == {"text/plain": "a table"}
    assert "execution" not in notebook.cells[1].metadata


def test_refreshing_runs_a_notebook_and_stores_it_stripped(tmp_path: Path) -> None:
    path = tmp_path / "slider.ipynb"
    cell = nbformat.v4.new_code_cell("import ipywidgets\nipywidgets.IntSlider(value=7)")
    path.write_text(written(a_notebook(cell)), encoding="utf-8")
    assert refresh_notebook(path)
    stored = path.read_text(encoding="utf-8")
    assert faults(nbformat.reads(stored, as_version=4)) == []
    assert "IntSlider(value=7)" in stored.split('"outputs"')[1]
    assert cell.id in stored
    assert refresh_notebook(path)
    assert path.read_text(encoding="utf-8") == stored


def test_refreshing_leaves_a_notebook_that_fails_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken.ipynb"
    text = written(a_notebook(nbformat.v4.new_code_cell("1 / 0")))
    path.write_text(text, encoding="utf-8")
    assert not refresh_notebook(path)
    assert path.read_text(encoding="utf-8") == text
    assert "broken.ipynb failed and was left as it was" in capsys.readouterr().out
