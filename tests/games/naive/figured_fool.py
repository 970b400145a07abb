"""Figured Fool played naively on dictionaries, straight from the text of its laws."""

from __future__ import annotations

from typing import Any

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")  # FF-1
FIGURED = ("10", "J", "Q", "K", "A")  # FF-2


def covers(card: str, attack: str, trump: str) -> bool:
    """Tell whether a card covers an attack card (FF-9)."""
    if card[-1] == attack[-1]:
        return RANKS.index(card[:-1]) > RANKS.index(attack[:-1])
    return card[-1] == trump


def moves(facts: dict[str, Any]) -> list[str]:
    """Return the legal moves in a position that is not over."""
    held = facts["hands"][facts["to_act"]]
    bout = facts["bout"]
    if not bout:  # FF-8
        return [f"attack {card}" for card in held]
    attack, cover = bout[-1]
    if cover is None:  # FF-9, FF-14
        fitting = [card for card in held if covers(card, attack, facts["trump"])]
        return [f"beat {attack} {card}" for card in fitting] + ["take"]
    ranks = [card[:-1] for pair in bout for card in pair]
    return [f"throw {card}" for card in held if card[:-1] in ranks] + ["pass"]  # FF-10


def after(facts: dict[str, Any], move: str) -> dict[str, Any]:
    """Return the position after a legal move."""
    facts = {
        **facts,
        "hands": [list(held) for held in facts["hands"]],
        "stock": list(facts["stock"]),
        "bout": [list(pair) for pair in facts["bout"]],
        "discard": list(facts["discard"]),
        "passed": list(facts["passed"]),
        "scores": list(facts["scores"]),
        "out": list(facts["out"]),
    }
    seat = facts["to_act"]
    held = facts["hands"][seat]
    verb, *cards = move.split()
    if verb == "take":
        return _taken(facts)
    if verb == "pass":
        facts["passed"].append(seat)
        return _ask(facts)
    held.remove(cards[-1])
    if verb == "beat":
        facts["bout"][-1][1] = cards[-1]
        facts["passed"] = []  # after each covered card the right starts again
        if len(facts["bout"]) == facts["limit"]:  # FF-11
            return _covered(facts)
        return _ask(facts)
    facts["bout"].append([cards[-1], None])
    facts["to_act"] = facts["defender"]
    return facts


def _clockwise(facts: dict[str, Any], first: int) -> list[int]:
    """Return the seats still in, clockwise from this one on."""
    every = [*range(first, facts["players"]), *range(first)]
    return [seat for seat in every if seat not in facts["out"]]


def _ask(facts: dict[str, Any]) -> dict[str, Any]:
    for seat in _clockwise(facts, facts["attacker"]):  # FF-10
        if seat == facts["defender"] or seat in facts["passed"] or not facts["hands"][seat]:
            continue
        facts["to_act"] = seat
        return facts
    return _covered(facts)


def _covered(facts: dict[str, Any]) -> dict[str, Any]:
    defender = facts["defender"]
    for attack, cover in facts["bout"]:
        facts["discard"] += [attack, cover]  # FF-12
        if attack[:-1] in FIGURED:
            facts["scores"][defender] += 1  # FF-13
    facts["stale"] = 0
    return _draw(facts, defender, progress=True)


def _taken(facts: dict[str, Any]) -> dict[str, Any]:
    defender = facts["defender"]
    for pair in facts["bout"]:  # FF-14
        facts["hands"][defender] += [card for card in pair if card is not None]
    return _draw(facts, (defender + 1) % facts["players"], progress=False)


def _draw(facts: dict[str, Any], leads: int, *, progress: bool) -> dict[str, Any]:
    """Let all draw, look who is out, and let the seat that leads, or the next one in, lead."""
    order = _clockwise(facts, facts["attacker"])
    for seat in order:  # FF-15
        while len(facts["hands"][seat]) < 6 and facts["stock"]:
            facts["hands"][seat].append(facts["stock"].pop(0))
            progress = True
    for seat in order:  # FF-16
        if not facts["hands"][seat]:
            facts["out"].append(seat)
            progress = True
    facts["stale"] = 0 if progress else facts["stale"] + 1
    facts.update(bout=[], passed=[], first_bout=False)
    left = _clockwise(facts, leads)
    if len(left) <= 1 or facts["stale"] == 40:  # FF-16, FF-17
        facts.update(attacker=None, defender=None, to_act=None, limit=None)
        return facts
    limit = min(6, len(facts["hands"][left[1]]))  # FF-11
    facts.update(attacker=left[0], defender=left[1], to_act=left[0], limit=limit)
    return facts
