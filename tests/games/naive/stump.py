"""Stump played naively on dictionaries, straight from the text of its laws."""

from __future__ import annotations

from typing import Any

RANKS = ("6", "7", "8", "9", "J", "Q", "K", "10", "A")  # ST-1
COSTS = {"A": 6, "K": 4, "Q": 3, "J": 2, "10": 10, "9": 9, "8": 8, "7": 7, "6": 6}  # ST-10


def beats(card: str, top: str, trump: str) -> bool:
    """Tell whether a card beats the top card (ST-7)."""
    if card[-1] == top[-1]:
        return RANKS.index(card[:-1]) > RANKS.index(top[:-1])
    return card[-1] == trump


def moves(facts: dict[str, Any]) -> list[str]:
    """Return the legal moves in a position that is not over."""
    held = facts["hands"][facts["to_act"]]
    if facts["phase"] == "lead":
        return [f"lead {card}" for card in held]
    top = facts["pile"][-1]
    found = [f"beat {top} {card}" for card in held if beats(card, top, facts["trump"])]
    if facts["options"]["decline"] or not found:  # ST-7a, ST-7
        found.append("take")
    return found


def after(facts: dict[str, Any], move: str) -> dict[str, Any]:
    """Return the position after a legal move."""
    facts = {
        **facts,
        "hands": [list(held) for held in facts["hands"]],
        "stumps": [list(stump) for stump in facts["stumps"]],
        "stock": list(facts["stock"]),
        "pile": list(facts["pile"]),
        "out": list(facts["out"]),
    }
    seat = facts["to_act"]
    held = facts["hands"][seat]
    verb, *cards = move.split()
    if verb == "take":
        _take(facts, held)
        if not facts["pile"]:  # ST-11: he keeps the move
            facts["phase"] = "lead"
            return facts
        return _end_turn(facts, seat)  # ST-12
    held.remove(cards[-1])
    facts["pile"].append(cards[-1])
    if verb == "beat":
        if _opens_stump(facts, seat):  # ST-13
            facts["stale"] = 0
        if held:  # ST-8
            facts["phase"] = "lead"
            return facts
    return _end_turn(facts, seat)


def _take(facts: dict[str, Any], held: list[str]) -> None:
    count = COSTS[facts["pile"][-1][:-1]]
    held.extend(facts["pile"][-count:])
    del facts["pile"][-count:]


def _opens_stump(facts: dict[str, Any], seat: int) -> bool:
    held, stump = facts["hands"][seat], facts["stumps"][seat]
    if held or facts["stock"] or not stump:
        return False
    held.extend(stump)
    stump.clear()
    return True


def _end_turn(facts: dict[str, Any], seat: int) -> dict[str, Any]:
    held = facts["hands"][seat]
    progress = False
    while len(held) < 4 and facts["stock"]:  # ST-9
        held.append(facts["stock"].pop(0))
        progress = True
    if _opens_stump(facts, seat):  # ST-13
        progress = True
    if not held:  # ST-14
        facts["out"].append(seat)
        progress = True
    facts["stale"] = 0 if progress else facts["stale"] + 1
    with_cards = [one for one in range(facts["players"]) if one not in facts["out"]]
    if len(with_cards) == 1 or facts["stale"] == 150:  # ST-15, ST-16
        facts["to_act"] = facts["phase"] = None
        return facts
    facts["phase"] = "beat"
    facts["to_act"] = min(with_cards, key=lambda one: (one - seat - 1) % facts["players"])
    return facts
