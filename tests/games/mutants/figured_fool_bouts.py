"""Plausible mistakes in Figured Fool's bouts and its end, FF-11 to FF-17."""

from __future__ import annotations

from tests.games.mutants.fresh import Mutant

FOOL = "games/figured_fool/__init__.py"
LAWS = "games/figured_fool/laws.py"
SEATS = "games/seats.py"
STATE = "games/figured_fool/state.py"
WORDS = "games/figured_fool/words.py"

MOST = "MOST_ATTACKS = 6"
LIMIT = "return min(self.most_attacks, self.size(self.defender) + len(self.bout) // 2)"
NO_MORE = "if not hands[seat] or len(bout) == 2 * self.most_attacks:"
CAP = 'cap = self.setup.settings["first_bout_cap"] if self.first_bout else None'
CAPS = "None,\n                (None, 5),"
BEGUN = "leader, led_to, scores, False, gone, stale)"
GOES_ON = "if len(gone) < players - 1 and stale < STALE_BOUTS:"
NEXT = "next_bout(defender, gone, players, taken)"
LEADS = "if taken or defended in out:"
FIGURED = "figured = (bits_of(bout[::2]) & FIGURED_BITS).bit_count()"
BOOKED = "scores = with_hand(scores, defender, scores[defender] + figured)"
DRAWN = "left = draw(held, stock, clockwise_from(attacker, players), FULL_HAND)"
GONE = "gone = now_out(held, out, clockwise_from(attacker, players))"
NOW_OUT = "out + tuple(seat for seat in seats if not hands[seat] and seat not in out)"
PROGRESS = "progress = not taken or left is not stock or gone is not out"
FOOL_IS = "last=fools[0] if len(fools) == 1 else None,"

MUTANTS = (
    Mutant("FF-11", LAWS, MOST, "MOST_ATTACKS = 5"),
    Mutant("FF-11", LAWS, MOST, "MOST_ATTACKS = 7"),
    Mutant("FF-11", LAWS, LIMIT, "return self.most_attacks"),
    Mutant("FF-11", LAWS, LIMIT, "return min(self.most_attacks, self.size(self.defender))"),
    Mutant("FF-11", LAWS, LIMIT, LIMIT.replace("len(self.bout) //", "(len(self.bout) + 1) //")),
    Mutant(
        "FF-11",
        LAWS,
        LIMIT,
        "return max(1, min(self.most_attacks, self.size(self.defender) + len(self.bout) // 2 - 1))",
    ),
    Mutant("FF-11", STATE, NO_MORE, "if not hands[seat]:"),
    Mutant("FF-11", STATE, NO_MORE, "if len(bout) == 2 * self.most_attacks:"),
    Mutant(
        "FF-11",
        STATE,
        f"{NO_MORE}  # no more may come: FF-11\n"
        "            return self._bout_over(hands, bout, taken=False)",
        f"{NO_MORE}\n            return self._bout_over(hands, bout, taken=not hands[seat])",
    ),
    Mutant("FF-11a", LAWS, CAP, 'cap = self.setup.settings["first_bout_cap"]'),
    Mutant("FF-11a", LAWS, CAP, "cap = 5 if self.first_bout else None"),
    Mutant("FF-11a", LAWS, "return cap or MOST_ATTACKS", "return MOST_ATTACKS"),
    Mutant("FF-11a", LAWS, LIMIT, f"return 5 if self.most_attacks == 5 else {LIMIT[7:]}"),
    Mutant("FF-11a", STATE, NO_MORE, "if not hands[seat] or len(bout) == 12:"),
    Mutant("FF-11a", STATE, BEGUN, BEGUN.replace("False", "taken and self.first_bout")),
    Mutant("FF-11a", FOOL, CAPS, CAPS.replace("None,", "5,", 1)),
    Mutant("FF-12", STATE, "            discard |= laid", "            discard = laid"),
    Mutant("FF-12", STATE, "list(hands), bits_of(bout)", "list(hands), bits_of(bout[::2])"),
    Mutant("FF-12", STATE, NEXT, NEXT.replace("defender", "attacker")),
    Mutant("FF-12", SEATS, LEADS, "if taken:"),
    Mutant(
        "FF-12",
        WORDS,
        'heap=Heap(say("Discard"), view.discard.bit_count()),',
        'heap=Heap(say("Discard"), view.discard.bit_count(), cards_in(view.discard)),',
    ),
    Mutant("FF-13", STATE, FIGURED, "figured = (laid & FIGURED_BITS).bit_count()"),
    Mutant("FF-13", STATE, FIGURED, FIGURED.replace("[::2]", "[:1]")),
    Mutant("FF-13", STATE, FIGURED, "figured = bool(bits_of(bout[::2]) & FIGURED_BITS)"),
    Mutant(
        "FF-13",
        STATE,
        "        else:\n            discard |= laid\n",
        "        else:\n            discard |= laid\n        if bout:\n",
    ),
    Mutant("FF-13", STATE, BOOKED, "scores = with_hand(scores, defender, figured)"),
    Mutant("FF-13", STATE, BOOKED, BOOKED.replace("defender", "attacker")),
    Mutant("FF-14", STATE, "held[defender] |= laid", "held[defender] |= bits_of(bout[::2])"),
    Mutant("FF-14", SEATS, LEADS, "if defended in out:"),
    Mutant(
        "FF-14",
        LAWS,
        "return _BEATS.of(bout[-1], self.setup.trump, hand) + _TAKE",
        "return _BEATS.of(bout[-1], self.setup.trump, hand) or _TAKE",
    ),
    Mutant(
        "FF-14",
        SEATS,
        "attacks = next_in(defended, out, players)",
        "attacks = (defended + 1) % players",
    ),
    Mutant(
        "FF-14",
        STATE,
        "return self._bout_over(self.hands, bout, taken=True)",
        "return self._replace(to_act=self.attacker)",
    ),
    Mutant("FF-15", STATE, DRAWN, DRAWN.replace("players)", "players)[::-1]")),
    Mutant(
        "FF-15",
        STATE,
        DRAWN,
        "last = (*throwers(attacker, defender, players), defender)\n"
        "            left = draw(held, stock, last, FULL_HAND)",
    ),
    Mutant(
        "FF-15",
        STATE,
        DRAWN,
        "drawing = clockwise_from(attacker, players)\n"
        "            drawing = throwers(attacker, defender, players) if taken else drawing\n"
        "            left = draw(held, stock, drawing, FULL_HAND)",
    ),
    Mutant("FF-15", STATE, DRAWN, "left = draw(held, stock, range(players), FULL_HAND)"),
    Mutant("FF-15", SEATS, "drawn += missing", "drawn = missing"),
    Mutant("FF-15", STATE, "FULL_HAND = 6", "FULL_HAND = 5"),
    Mutant(
        "FF-15",
        SEATS,
        "for card in stock[drawn : drawn + missing]:",
        "for card in stock[drawn : drawn + missing] if len(stock) >= drawn + missing else ():",
    ),
    Mutant("FF-15", SEATS, "if missing > 0:", "if missing > 0 and hands[seat]:"),
    Mutant("FF-16", STATE, GONE, "gone = now_out(held, out, range(players))"),
    Mutant("FF-16", STATE, GONE, GONE.replace("held", "hands")),
    Mutant("FF-16", STATE, "        if not left:", "        if not stock:"),
    Mutant("FF-16", SEATS, NOW_OUT, NOW_OUT.replace("out + ", "") + " + out"),
    Mutant("FF-16", SEATS, NOW_OUT, "tuple(seat for seat in seats if not hands[seat])"),
    Mutant("FF-16", SEATS, NOW_OUT, NOW_OUT.replace(" and seat not in out", "")),
    Mutant("FF-16", SEATS, "if hands.count(0) == len(out):", "if hands.count(0) <= len(out) + 1:"),
    Mutant("FF-16", STATE, GOES_ON, GOES_ON.replace("players - 1", "max(1, players - 2)")),
    Mutant("FF-16", STATE, NEXT, NEXT.replace("gone", "out")),
    Mutant(
        "FF-16",
        SEATS,
        "return attacks, next_in(attacks, out, players)",
        "return attacks, (attacks + 1) % players",
    ),
    Mutant(
        "FF-16",
        LAWS,
        FOOL_IS,
        "last=fools[0] if len(fools) == 1 and fools[0] not in winners else None,",
    ),
    Mutant(
        "FF-16",
        LAWS,
        FOOL_IS,
        "last=fools[0] if fools else self.out[-1],",
    ),
    Mutant("FF-16", SEATS, "    while following in out:", "    if following in out:"),
    Mutant("FF-17", STATE, "STALE_BOUTS = 40", "STALE_BOUTS = 41"),
    Mutant("FF-17", STATE, PROGRESS, PROGRESS.replace("not taken or ", "")),
    Mutant("FF-17", STATE, PROGRESS, PROGRESS.replace("left is not stock or ", "")),
    Mutant("FF-17", STATE, PROGRESS, PROGRESS.replace(" or gone is not out", "")),
    Mutant(
        "FF-17",
        STATE,
        "stale = 0 if progress else stale + 1",
        "stale = max(0, stale - 1) if progress else stale + 1",
    ),
    Mutant(
        "FF-17",
        LAWS,
        FOOL_IS,
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
