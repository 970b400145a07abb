"""Plausible mistakes in Figured Fool's bouts and its end, FF-11 to FF-17."""

from __future__ import annotations

from tests.games.mutants.fresh import Mutant

FOOL = "games/figured_fool/__init__.py"
LAWS = "games/figured_fool/laws.py"
SEATS = "games/seats.py"
STATE = "games/figured_fool/state.py"
WORDS = "games/figured_fool/words.py"

PLAYING = "clockwise = [(attacker + step) % state.players for step in range(state.players)]"

MUTANTS = (
    Mutant("FF-11", STATE, "MOST_ATTACKS = 6", "MOST_ATTACKS = 5"),
    Mutant("FF-11", STATE, "MOST_ATTACKS = 6", "MOST_ATTACKS = 7"),
    Mutant(
        "FF-11",
        STATE,
        "return min(MOST_ATTACKS if cap is None else cap, held)",
        "return MOST_ATTACKS if cap is None else cap",
    ),
    Mutant(
        "FF-11",
        STATE,
        "return bout_over(covered, taken=False) if len(pairs) == state.limit else",
        "return bout_over(covered, taken=False) if len(pairs) > 6 else",
    ),
    Mutant(
        "FF-11",
        STATE,
        "return bout_over(covered, taken=False) if len(pairs) == state.limit else",
        "return bout_over(covered, taken=not hands[state.defender]) if "
        "len(pairs) == state.limit else",
    ),
    Mutant(
        "FF-11",
        STATE,
        "limit = limit_of(state.setup, state.size(defender), first_bout=False)",
        "limit = limit_of(state.setup, 6, first_bout=False)",
    ),
    Mutant(
        "FF-11",
        STATE,
        "return min(MOST_ATTACKS if cap is None else cap, held)",
        "return max(1, min(MOST_ATTACKS if cap is None else cap, held - 1))",
    ),
    Mutant(
        "FF-11a",
        STATE,
        'cap = setup.settings["first_bout_cap"] if first_bout else None',
        'cap = setup.settings["first_bout_cap"]',
    ),
    Mutant(
        "FF-11a",
        STATE,
        'cap = setup.settings["first_bout_cap"] if first_bout else None',
        "cap = 5 if first_bout else None",
    ),
    Mutant(
        "FF-11a",
        STATE,
        "return min(MOST_ATTACKS if cap is None else cap, held)",
        "return min(MOST_ATTACKS, held) if cap is None else cap",
    ),
    Mutant(
        "FF-11a",
        STATE,
        "        first_bout=False,\n        out=out,",
        "        first_bout=taken and state.first_bout,\n        out=out,",
    ),
    Mutant("FF-11a", FOOL, "None, (None, 5), mark(", "5, (None, 5), mark("),
    Mutant(
        "FF-12",
        STATE,
        "discard=state.discard if taken else state.discard | laid,",
        "discard=state.discard if taken else laid,",
    ),
    Mutant(
        "FF-12",
        STATE,
        "laid = bits_of(card for pair in state.pairs for card in pair if card is not None)",
        "laid = bits_of(pair[0] for pair in state.pairs)",
    ),
    Mutant("FF-12", STATE, "    leader = defended\n", "    leader = state.attacker or 0\n"),
    Mutant("FF-12", STATE, "if taken or leader in state.out:", "if taken:"),
    Mutant(
        "FF-12",
        WORDS,
        'heap=Heap(say("Discard"), view.discard.bit_count()),',
        'heap=Heap(say("Discard"), view.discard.bit_count(), cards_in(view.discard)),',
    ),
    Mutant(
        "FF-13",
        STATE,
        "for attack, _ in pairs if attack.bit & FIGURED_BITS)",
        "for pair in pairs for card in pair if card is not None and card.bit & FIGURED_BITS)",
    ),
    Mutant(
        "FF-13",
        STATE,
        "for attack, _ in pairs if attack.bit & FIGURED_BITS)",
        "for attack, _ in pairs[:1] if attack.bit & FIGURED_BITS)",
    ),
    Mutant(
        "FF-13",
        STATE,
        "    else:\n        scores = _with_score",
        "    if state.pairs:\n        scores = _with_score",
    ),
    Mutant(
        "FF-13",
        STATE,
        "return (*scores[:defender], scores[defender] + figured, *scores[defender + 1 :])",
        "return (*scores[:defender], figured, *scores[defender + 1 :])",
    ),
    Mutant(
        "FF-13",
        STATE,
        "scores = _with_score(scores, defender, state.pairs)",
        "scores = _with_score(scores, attacker, state.pairs)",
    ),
    Mutant(
        "FF-13",
        STATE,
        "figured = sum(1 for attack, _ in pairs if",
        "figured = any(1 for attack, _ in pairs if",
    ),
    Mutant(
        "FF-14",
        STATE,
        "hands = with_hand(hands, defender, hands[defender] | laid)",
        "hands = with_hand(hands, defender, hands[defender] | bits_of(p[0] for p in state.pairs))",
    ),
    Mutant("FF-14", STATE, "if taken or leader in state.out:", "if leader in state.out:"),
    Mutant(
        "FF-14",
        LAWS,
        "return (*(beats[cover] for cover in fitting), TAKE)",
        "return tuple(beats[cover] for cover in fitting) or (TAKE,)",
    ),
    Mutant(
        "FF-14",
        STATE,
        "        leader = next_in(defended, state.out, state.players)\n    defender",
        "        leader = (defended + 1) % state.players\n    defender",
    ),
    Mutant(
        "FF-14",
        STATE,
        "        return bout_over(self, taken=True)",
        "        return replace(self, to_act=self.attacker)",
    ),
    Mutant(
        "FF-15",
        STATE,
        "hands, stock = draw(hands, state.stock, playing, FULL_HAND)",
        "hands, stock = draw(hands, state.stock, playing[::-1], FULL_HAND)",
    ),
    Mutant(
        "FF-15",
        STATE,
        "hands, stock = draw(hands, state.stock, playing, FULL_HAND)",
        "last = [*(seat for seat in playing if seat != defender), defender]\n"
        "    hands, stock = draw(hands, state.stock, last, FULL_HAND)",
    ),
    Mutant(
        "FF-15",
        STATE,
        "hands, stock = draw(hands, state.stock, playing, FULL_HAND)",
        "drawing = [s for s in playing if not (taken and s == defender)]\n"
        "    hands, stock = draw(hands, state.stock, drawing, FULL_HAND)",
    ),
    Mutant("FF-15", STATE, PLAYING, "clockwise = list(range(state.players))"),
    Mutant("FF-15", STATE, "FULL_HAND = 6", "FULL_HAND = 5"),
    Mutant(
        "FF-15",
        SEATS,
        "bits_of(stock[:missing])",
        "bits_of(stock[:missing] if len(stock) >= missing else ())",
    ),
    Mutant(
        "FF-15",
        SEATS,
        "        missing = max(0, full - hands[seat].bit_count())",
        "        missing = max(0, full - hands[seat].bit_count()) if hands[seat] else 0",
    ),
    Mutant(
        "FF-16",
        STATE,
        "out = state.out + tuple(seat for seat in playing if not hands[seat])",
        "out = state.out + tuple(seat for seat in sorted(playing) if not hands[seat])",
    ),
    Mutant(
        "FF-16",
        STATE,
        "out = state.out + tuple(seat for seat in playing if not hands[seat])",
        "out = tuple(seat for seat in playing if not hands[seat]) + state.out",
    ),
    Mutant(
        "FF-16",
        STATE,
        "if len(out) >= state.players - 1 or stale",
        "if len(out) >= max(1, state.players - 2) or stale",
    ),
    Mutant(
        "FF-16",
        STATE,
        "out = state.out + tuple(seat for seat in playing if not hands[seat])",
        "out = state.out + tuple(seat for seat in playing if not state.hands[seat])",
    ),
    Mutant(
        "FF-16",
        LAWS,
        "last=fools[0] if len(fools) == 1 else None,",
        "last=fools[0] if len(fools) == 1 and fools[0] not in winners else None,",
    ),
    Mutant(
        "FF-16",
        LAWS,
        "last=fools[0] if len(fools) == 1 else None,",
        "last=fools[0] if fools else self.out[-1],",
    ),
    Mutant("FF-16", SEATS, "    while following in out:", "    if following in out:"),
    Mutant("FF-17", STATE, "STALE_BOUTS = 40", "STALE_BOUTS = 41"),
    Mutant("FF-17", STATE, "progress = not taken or ", "progress = "),
    Mutant("FF-17", STATE, " or len(stock) < len(state.stock) or", " or"),
    Mutant("FF-17", STATE, " or len(out) > len(state.out)\n", "\n"),
    Mutant(
        "FF-17",
        STATE,
        "stale = 0 if progress else state.stale + 1",
        "stale = max(0, state.stale - 1) if progress else state.stale + 1",
    ),
    Mutant(
        "FF-17",
        LAWS,
        "last=fools[0] if len(fools) == 1 else None,",
        "last=fools[0] if fools else None,",
    ),
    Mutant("FF-17", LAWS, "most = max((self.size", "most = min((self.size"),
    Mutant("FF-17", LAWS, 'reason="FF-17" if stopped else "FF-16"', 'reason="FF-16"'),
    Mutant(
        "FF-17",
        LAWS,
        "        best = max(self.scores)\n",
        "        best = 0 if stopped else max(self.scores)\n",
    ),
)
