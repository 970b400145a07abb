"""Black Crow played naively on dictionaries, straight from the text of its laws."""

from __future__ import annotations

from itertools import combinations
from typing import Any

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")  # BC-1


def covers(card: str, attack: str, trump: str) -> bool:
    """Tell whether a card covers an attack card (BC-9, BC-10)."""
    if "QS" in (card, attack):
        return False
    if card[-1] == attack[-1]:
        return RANKS.index(card[:-1]) > RANKS.index(attack[:-1])
    return card[-1] == trump


def moves(facts: dict[str, Any]) -> list[str]:
    """Return the legal moves in a position that is not over."""
    held = facts["hands"][facts["to_act"]]
    if not facts["bout"]:  # BC-8
        return _attacks(held, len(facts["hands"][facts["defender"]]))
    found = ["take"]  # BC-12
    if "QS" in [attack for attack, _ in facts["bout"]] and not facts["options"]["partial"]:
        return found  # BC-10
    for attack, cover in facts["bout"]:
        if cover is None:
            fitting = [card for card in held if covers(card, attack, facts["trump"])]
            found += [f"beat {attack} {card}" for card in fitting]
    return found


def _attacks(held: list[str], most: int) -> list[str]:
    found = []
    for suit in "CDHS":
        low_to_high = [rank + suit for rank in RANKS if rank + suit in held]
        for number in range(1, most + 1):
            found += [" ".join(("attack", *some)) for some in combinations(low_to_high, number)]
    return found


def after(facts: dict[str, Any], move: str) -> dict[str, Any]:
    """Return the position after a legal move."""
    facts = {
        **facts,
        "hands": [list(held) for held in facts["hands"]],
        "stock": list(facts["stock"]),
        "bout": [list(pair) for pair in facts["bout"]],
        "discard": list(facts["discard"]),
        "out": list(facts["out"]),
    }
    held = facts["hands"][facts["to_act"]]
    verb, *cards = move.split()
    if verb == "attack":
        for card in cards:
            held.remove(card)
            facts["bout"].append([card, None])
        facts["to_act"] = facts["defender"]
        return facts
    if verb == "take":
        return _taken(facts)
    attack, cover = cards
    held.remove(cover)
    for pair in facts["bout"]:
        if pair[0] == attack:
            pair[1] = cover
    if all(pair[1] for pair in facts["bout"]):  # BC-11
        facts["discard"] += [card for pair in facts["bout"] for card in pair]
        drawing = [facts["attacker"], facts["defender"]]
        return _draw(facts, drawing, facts["defender"], progress=True)
    return facts


def _taken(facts: dict[str, Any]) -> dict[str, Any]:
    attacker, defender = facts["attacker"], facts["defender"]
    taking, discarded = facts["hands"][defender], []
    for attack, cover in facts["bout"]:
        if cover is None:
            taking.append(attack)
        elif facts["options"]["partial"]:  # BC-12a
            discarded += [attack, cover]
        else:  # BC-12
            taking += [attack, cover]
    facts["discard"] += discarded
    drawing = [attacker, defender] if facts["options"]["partial"] else [attacker]
    left = (defender + 1) % facts["players"]
    return _draw(facts, drawing, left, progress=bool(discarded))


def _draw(
    facts: dict[str, Any], drawing: list[int], attacks: int, *, progress: bool
) -> dict[str, Any]:
    """Let these seats draw, look who is out, and let the seat that attacks, or the next, do so."""
    for seat in drawing:  # BC-13
        while len(facts["hands"][seat]) < 5 and facts["stock"]:
            facts["hands"][seat].append(facts["stock"].pop(0))
            progress = True
    for seat in (facts["attacker"], facts["defender"]):  # BC-14
        if not facts["hands"][seat]:
            facts["out"].append(seat)
            progress = True
    facts["bout"] = []
    facts["stale"] = 0 if progress else facts["stale"] + 1
    around = [*range(attacks, facts["players"]), *range(attacks)]
    left = [seat for seat in around if seat not in facts["out"]]
    if len(left) == 1 or facts["stale"] == 40:  # BC-15, BC-16
        facts.update(attacker=None, defender=None, to_act=None)
    else:
        facts.update(attacker=left[0], defender=left[1], to_act=left[0])
    return facts
