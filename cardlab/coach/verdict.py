"""Which of two choices is better, and by how much, in a sentence."""

from __future__ import annotations

from cardlab.coach.choice import Choice, doubt, hundredths
from cardlab.language import Sentence, say


def verdict(best: Choice, other: Choice | None) -> Sentence:
    """Say which choice is best, beside another if there is one."""
    if other is None:
        return say("“{move}” is the only move there is.", move=best.caption)
    fields = {
        "move": best.caption,
        "other": other.caption,
        "worth": hundredths(best.worth),
        "less": hundredths(other.worth),
        "doubt": hundredths(doubt(best, other)),
    }
    if best.proven:
        return _proven(best, other, fields)
    if not best.apart_from(other):
        return say(
            "“{move}” and “{other}” are too close to call: your chances are {worth} in 100 and "
            "{less} in 100, and luck alone can make up to {doubt} of difference.",
            **fields,
        )
    return say(
        "“{move}” is better than “{other}”: your chances are {worth} in 100 and not {less} in "
        "100, and up to {doubt} of that can be luck.",
        **fields,
    )


def _proven(best: Choice, other: Choice, fields: dict[str, object]) -> Sentence:
    """Say what the best choice leads to for certain, and where the other does."""
    if best.worth == 1:
        return _wins(other, fields)
    if best.worth == 0:
        return say(
            "“{move}” and “{other}” both lose against best play: hope for a mistake.", **fields
        )
    if not other.proven:
        return say("“{move}” keeps you from losing for certain, and no move does more.", **fields)
    if other.worth == 0:
        return say(
            "“{move}” keeps you from losing for certain; “{other}” loses against best play.",
            **fields,
        )
    if other.worth == best.worth:
        return say(
            "“{move}” and “{other}” both keep you from losing for certain, and no move does more.",
            **fields,
        )
    return say(
        "“{move}” is worth {worth} in 100 for certain; “{other}”, {less} in 100 against best play.",
        **fields,
    )


def _wins(other: Choice, fields: dict[str, object]) -> Sentence:
    if not other.proven:
        return say("“{move}” wins for certain; whether “{other}” does is not certain.", **fields)
    if other.worth == 1:
        return say("“{move}” and “{other}” both win for certain.", **fields)
    if other.worth == 0:
        return say("“{move}” wins for certain; “{other}” loses against best play.", **fields)
    return say(
        "“{move}” wins for certain; “{other}” only keeps you from losing, against best play.",
        **fields,
    )
