"""A review as a small page: the curve of your chances, what was dear, and what to practise."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape

from cardlab.coach.choice import hundredths
from cardlab.coach.review import Decision, Review
from cardlab.language import Sentence, say

WIDTH, HEIGHT, EDGE = 640, 220, 26
"""The curve's picture and the room at its right, in pixels."""
LEFT, TOP, BOTTOM = 40, 36, 46
"""The room for what stands at the axes, in pixels."""


def curve_picture(points: Sequence[tuple[int, float]], dear: Sequence[int]) -> str:
    """Draw chances from move to move as SVG, with a ring around the moves that were `dear`.

    >>> curve_picture([(1, 0.5), (4, 0.75)], [4]).count("<circle")
    1
    """
    first, last = points[0][0], points[-1][0]
    across = (WIDTH - LEFT - EDGE) / max(1, last - first)
    down = HEIGHT - TOP - BOTTOM
    places = {
        number: (LEFT + (number - first) * across, TOP + (1 - chance) * down)
        for number, chance in points
    }
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places.values())
    rings = "".join(
        f'<circle cx="{places[number][0]:.1f}" cy="{places[number][1]:.1f}" r="6" fill="none" '
        f'stroke="#b3261e" stroke-width="3"/>'
        for number in dear
    )
    levels = "".join(
        f'<line x1="{LEFT}" x2="{WIDTH - EDGE}" y1="{y}" y2="{y}" stroke="#8a8f98" '
        f'stroke-dasharray="3 4"/>{_note(LEFT - 6, y + 4, str(label), "end")}'
        for label, y in ((100, TOP), (50, TOP + down // 2), (0, TOP + down))
    )
    below = HEIGHT - BOTTOM + 18
    ends = dict.fromkeys((first, last))
    moves = "".join(_note(round(places[one][0]), below, str(one), "middle") for one in ends)
    named = (
        _note(4, 16, say("Your chances in 100"), "start"),
        _note((LEFT + WIDTH - EDGE) // 2, HEIGHT - 8, say("Move of the game"), "middle"),
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}">{levels}{moves}{"".join(named)}'
        f'<polyline points="{line}" fill="none" stroke="#1a7f4f" stroke-width="3"/>{rings}</svg>'
    )


def _note(x: int, y: int, words: str, anchor: str) -> str:
    """Return words at an axis, in letters that can be read by day and by night."""
    return (
        f'<text x="{x}" y="{y}" font-size="13" font-family="system-ui, sans-serif" '
        f'fill="#7b828e" text-anchor="{anchor}">{escape(words)}</text>'
    )


def curve_text(points: Sequence[tuple[int, float]]) -> Sentence:
    """Say what a curve shows."""
    lowest = min(points, key=lambda point: point[1])
    highest = max(points, key=lambda point: point[1])
    return say(
        "Your chances from move to move: {first} in 100 at first, {last} in 100 at last, highest "
        "at move {high} with {most} in 100, lowest at move {low} with {least} in 100.",
        first=hundredths(points[0][1]),
        last=hundredths(points[-1][1]),
        high=highest[0],
        most=hundredths(highest[1]),
        low=lowest[0],
        least=hundredths(lowest[1]),
    )


def curve_page(review: Review) -> str:
    """Return the course of a game, as far as it has been looked at, as HTML."""
    course = f"<p>{escape(review.lines()[0])}</p>"
    if not review.curve:
        return course
    drawn = curve_picture(review.curve, [one.number for one in review.dearest])
    image = b64encode(drawn.encode()).decode()
    return (
        f'{course}<img alt="{escape(curve_text(review.curve))}" '
        f'src="data:image/svg+xml;base64,{image}" style="max-width:100%">'
    )


def why_page(decision: Decision) -> str:
    """Return why another move was better, as HTML."""
    reasons = "".join(f"<li>{escape(why.sentence)}</li>" for why in decision.advice.reasons)
    return f"<p>{escape(decision.advice.verdict)}</p><ul>{reasons}</ul>"


def review_page(review: Review) -> str:
    """Return a whole review as HTML that needs nothing else."""
    dear = "".join(f"<li>{escape(one.sentence)}{why_page(one)}</li>" for one in review.dearest)
    rest = "".join(f"<p>{escape(line)}</p>" for line in review.closing())
    title = escape(say("Your game of {game}", game=review.record.game.title))
    return (
        f'<section class="cardlab-review"><h3>{title}</h3>{curve_page(review)}'
        f"<ol>{dear}</ol>{rest}</section>"
    )
