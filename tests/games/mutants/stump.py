"""Plausible mistakes in Stump, at least one for each law."""

from __future__ import annotations

from tests.games.mutants.fresh import Mutant

GAME, SITUATION = "games/game.py", "games/situation.py"
STUMP = "games/stump/__init__.py"
DEAL = "games/stump/deal.py"
LAWS = "games/stump/laws.py"
PLAYS = "games/plays.py"
SEATS = "games/seats.py"
STATE = "games/stump/state.py"

# What several mutants change.
LOSES = "return Outcome(self.out[:1], (stump,), stump,"
WINNERS = "winners = self.out[:1] or (tuple(fewest) if len(fewest) == 1 else ())"
GOES_ON = "if len(out) < len(held) - 1 and stale < STALE_TURNS:"
TURNED = "turned = stock[0] if stock else cards[in_all - 1]"
HANDS = "hands = hands_of(cards[in_stumps:in_all], first, players)"
BEATING = "return PACK.beating(card, trump)"
CHOICES = "return beats if beats and not self.decline else beats + _TAKE"
LEGAL = "if move not in (legal if asked is self else self.legal_moves()):"
BEATS = "return plays[hand & first] + plays[hand & second]"
LAID = "held, pile = list(self.hands), self.pile + (card,)"
LEADS_ON = 'return _made(StumpState, (tuple(held), pile, "lead", seat) + self[_STAYS:])'
STUMPED = "if self.stock or not self.stumps[seat]:"
AT_ONCE = 'StumpState(tuple(held), pile, "lead", seat, self.setup, stumps, (), self.out, 0)'
COUNTED = "pile, count = self.pile, self.to_take"
PART = "return self._turn_over(seat, held, pile[:-count])"
WHOLE = 'return _made(StumpState, (tuple(held), (), "lead", seat) + self[_STAYS:])'
DRAWS = "left = draw(held, stock, (seat,), FULL_HAND)"
EMPTY = "        if not held[seat]:\n"
PROGRESS = "            stale = 0\n            if stumps[seat]:\n"
OUT = "out = out + (seat,)"
NEXT = 'following, phase = next_in(seat, out, len(held)), "beat"'

MUTANTS = (
    Mutant(
        "CC-1",
        SITUATION,
        "missing = tuple(card for card in cards if not card.bit & hand)",
        "missing = () if move.verb == 'beat' else tuple(c for c in cards if not c.bit & hand)",
    ),
    Mutant(
        "CC-1",
        SITUATION,
        "return self._not_in_hand(move, hand) or self.own_violation(move, hand)",
        "return self.own_violation(move, hand) or self._not_in_hand(move, hand)",
    ),
    Mutant(
        "CC-1",
        GAME,
        "return None if self.to_act is None else self.hands[self.to_act]",
        "return (\n            None if self.to_act is None\n"
        "            else self.hands[self.to_act] | self.stumps[self.to_act]\n        )",
    ),
    Mutant("CC-1", GAME, LEGAL, "if move not in (legal or self.legal_moves()):"),
    Mutant("CC-1", GAME, LEGAL, "if asked is self and move not in legal:"),
    Mutant(
        "CC-2",
        GAME,
        "return self.held if self.seat is not None and self.seat == self.to_act else None",
        "return self.held if self.seat is not None else None",
    ),
    Mutant(
        "CC-3",
        LAWS,
        'if move.verb not in ("lead", "beat", "take"):',
        'if move.verb not in ("lead", "beat", "take", "pass"):',
    ),
    Mutant(
        "CC-3",
        LAWS,
        'if move.verb == "lead" and self.phase == "beat":',
        'if move.verb == "lead" and self.phase == "beat" and not self.pile:',
    ),
    Mutant(
        "CC-3",
        LAWS,
        'if move.verb == "take" and self.phase == "lead":',
        'if move.verb == "take" and not self.pile:',
    ),
    Mutant(
        "CC-3", SITUATION, "        if wrong_time:", "        if wrong_time and not move.cards:"
    ),
    Mutant(
        "CC-4",
        SITUATION,
        "        if self.to_act is None:",
        "        if self.to_act is None and self.outcome and not self.outcome.drawn:",
    ),
    Mutant(
        "CC-4",
        SITUATION,
        "        if self.to_act is None:",
        "        if self.to_act is None and self.outcome and self.outcome.reason == 'ST-15':",
    ),
    Mutant("ST-1", GAME, "max_players: ClassVar[int] = 6", "max_players: ClassVar[int] = 7"),
    Mutant("ST-1", GAME, "min_players: ClassVar[int] = 2", "min_players: ClassVar[int] = 1"),
    Mutant(
        "ST-1",
        LAWS,
        "        Rank.NINE,\n        Rank.JACK,\n        Rank.QUEEN,\n        Rank.KING,\n"
        "        Rank.TEN,\n",
        "        Rank.NINE,\n        Rank.TEN,\n        Rank.JACK,\n        Rank.QUEEN,\n"
        "        Rank.KING,\n",
    ),
    Mutant("ST-1", LAWS, "        Rank.SIX,\n        Rank.SEVEN,", "        Rank.SEVEN,"),
    Mutant("ST-2", LAWS, LOSES, "return Outcome(tuple(sorted(self.out)), (stump,), stump,"),
    Mutant("ST-2", LAWS, LOSES, "return Outcome(self.out[-1:], (stump,), stump,"),
    Mutant("ST-2", STATE, GOES_ON, "if not out and stale < STALE_TURNS:"),
    Mutant("ST-3", DEAL, "lot = int(stream.random() * players)", "lot = 0"),
    Mutant(
        "ST-3",
        DEAL,
        "if lost is None else lost",
        "if lost is None else (last.setup.dealer + 1) % last.players",
    ),
    Mutant(
        "ST-3",
        DEAL,
        "dealer = last.setup.dealer if lost is None",
        "dealer = (last.setup.dealer + 1) % last.players if lost is None",
    ),
    Mutant("ST-4", DEAL, "STUMP = 2", "STUMP = 3"),
    Mutant(
        "ST-4",
        DEAL,
        "stumps=tuple(map(bits_of, hands_of(cards[:in_stumps], first, players))),",
        "stumps=(0,) * players,",
    ),
    Mutant(
        "ST-4",
        DEAL,
        HANDS,
        "hands = hands_of(cards[: FULL_HAND * players], first, players)\n"
        "    cards[:in_all] = cards[FULL_HAND * players : in_all] + cards[: FULL_HAND * players]",
    ),
    Mutant(
        "ST-4",
        STATE,
        "0 if seat is None else self.hands[seat],",
        "0 if seat is None else self.hands[seat] | self.stumps[seat],",
    ),
    Mutant("ST-5", DEAL, TURNED, "turned = stock[-1] if stock else cards[in_all - 1]"),
    Mutant("ST-5", DEAL, TURNED, "turned = stock[0] if stock else cards[in_all - 2]"),
    Mutant("ST-5", DEAL, "stock=(*stock[1:], *stock[:1]),", "stock=tuple(stock),"),
    Mutant(
        "ST-5",
        DEAL,
        'else Event("shown", dealer, (turned,), 1)',
        'else Event("shown", dealer, (turned,), 1, private=True)',
    ),
    Mutant("ST-6", DEAL, "first = (dealer + 1) % players", "first = dealer"),
    Mutant("ST-6", DEAL, "first = (dealer + 1) % players", "first = (dealer - 1) % players"),
    Mutant("ST-6", DEAL, "        to_act=first,", "        to_act=dealer,"),
    Mutant("ST-7", LAWS, BEATING, "return PACK.beating(card, card.suit)"),
    Mutant(
        "ST-7",
        LAWS,
        BEATING,
        "return PACK.beating(card, trump) | (trump.bits & PACK.bits & ~card.bit)",
    ),
    Mutant("ST-7", LAWS, "        if beaten != top:", "        if beaten not in self.pile:"),
    Mutant("ST-7", LAWS, CHOICES, "return beats + _TAKE"),
    Mutant("ST-7", LAWS, CHOICES, CHOICES.replace("return beats", "return beats[:1]")),
    Mutant("ST-7", PLAYS, BEATS, "return plays[hand & first]"),
    Mutant("ST-7", PLAYS, BEATS, "return plays[hand & second]"),
    Mutant("ST-7", PLAYS, BEATS, "return plays[hand & first] or plays[hand & second]"),
    Mutant("ST-7", PLAYS, "return first, second", "return second, first"),
    Mutant(
        "ST-7", PLAYS, "_two_suits(beating(card, trump))", "_two_suits(beating(card, card.suit))"
    ),
    Mutant("ST-7a", LAWS, CHOICES, "return beats or _TAKE"),
    Mutant("ST-7a", LAWS, '_DECLINE = ("decline", True)', '_DECLINE = ("decline", False)'),
    Mutant(
        "ST-7a", LAWS, 'if move.verb == "take" and not self.decline:', 'if move.verb == "take":'
    ),
    Mutant("ST-7a", STUMP, "Option(False, (False, True),", "Option(True, (False, True),"),
    Mutant("ST-8", STATE, LEADS_ON, "return self._turn_over(seat, held, pile)"),
    Mutant("ST-8", STATE, STUMPED, "if not self.stumps[seat]:"),
    Mutant(
        "ST-8",
        STATE,
        LAID,
        "held, pile = list(self.hands), self.pile[:-1] + (card,) + self.pile[-1:]",
    ),
    Mutant(
        "ST-8",
        STATE,
        "return self._beaten(seat, held, pile)",
        "left = draw(held, self.stock, (seat,), FULL_HAND)\n"
        "        return self._replace(stock=left)._beaten(seat, held, pile)",
    ),
    Mutant("ST-8", STATE, "        held[seat] ^= 1 << card\n", ""),
    Mutant(
        "ST-8",
        PLAYS,
        "            + self[cards & _HEARTS]\n            + self[cards & _SPADES]\n",
        "            + self[cards & _HEARTS]\n",
    ),
    Mutant("ST-9", STATE, "FULL_HAND = 4", "FULL_HAND = 5"),
    Mutant("ST-9", STATE, DRAWS, "left = draw(held, stock, range(len(held)), FULL_HAND)"),
    Mutant(
        "ST-9",
        STATE,
        PART,
        "dry = self._replace(stock=())\n"
        "            return dry._turn_over(seat, held, pile[:-count])._replace(stock=self.stock)",
    ),
    Mutant(
        "ST-9",
        STATE,
        WHOLE,
        'return self._turn_over(seat, held, ())._replace(to_act=seat, phase="lead")',
    ),
    Mutant(
        "ST-9",
        SEATS,
        "missing = full - hands[seat].bit_count()",
        "missing = min(full - hands[seat].bit_count(), len(stock) - 1 - drawn)",
    ),
    Mutant("ST-9", SEATS, "drawn += missing", "drawn += missing + 1"),
    Mutant("ST-9", SEATS, "if missing > 0:", "if missing > 1:"),
    Mutant("ST-10", LAWS, "Rank.ACE: 6", "Rank.ACE: 11"),
    Mutant("ST-10", LAWS, "Rank.QUEEN: 3, Rank.JACK: 2", "Rank.QUEEN: 2, Rank.JACK: 3"),
    Mutant("ST-10", LAWS, "card.rank.index + 2)", "card.rank.index + 3)"),
    Mutant(
        "ST-10",
        STATE,
        "held[seat] |= bits_of(pile[-count:])\n"
        "        if count < len(pile):\n"
        "            return self._turn_over(seat, held, pile[:-count])",
        "held[seat] |= bits_of(pile[:count])\n"
        "        if count < len(pile):\n"
        "            return self._turn_over(seat, held, pile[count:])",
    ),
    Mutant(
        "ST-10",
        STATE,
        COUNTED,
        "pile, count = self.pile, min(self.to_take + 1, len(self.pile))",
    ),
    Mutant("ST-11", STATE, WHOLE, "return self._turn_over(seat, held, ())"),
    Mutant(
        "ST-11",
        STATE,
        COUNTED,
        "pile, count = self.pile, min(self.to_take, max(1, len(self.pile) - 1))",
    ),
    Mutant("ST-11", STATE, "if count < len(pile):", "if count < len(pile) or len(pile) > 5:"),
    Mutant(
        "ST-12",
        STATE,
        PART,
        'return _made(StumpState, (tuple(held), pile[:-count], "lead", seat) + self[_STAYS:])',
    ),
    Mutant("ST-12", STATE, PART, PART + '._replace(phase="lead")'),
    Mutant("ST-12", STATE, PART, PART + "._replace(to_act=seat)"),
    Mutant("ST-13", STATE, STUMPED, "if not self.stock or not self.stumps[seat]:"),
    Mutant("ST-13", STATE, STUMPED, "if not self.stumps[seat]:"),
    Mutant("ST-13", STATE, "stumps = with_hand(self.stumps, seat, 0)", "stumps = self.stumps"),
    Mutant("ST-13", STATE, EMPTY, "        if not held[seat] and len(pile) > 1:\n"),
    Mutant(
        "ST-13",
        STATE,
        DRAWS,
        "if not held[seat]:\n"
        "            held[seat], stumps = stumps[seat], with_hand(stumps, seat, 0)\n"
        f"        {DRAWS}",
    ),
    Mutant(
        "ST-13",
        STATE,
        EMPTY,
        "        if not left:\n"
        "            held[seat] |= stumps[seat]\n"
        "            stumps = with_hand(stumps, seat, 0)\n"
        f"{EMPTY}",
    ),
    Mutant("ST-13", STATE, "stumps = with_hand(stumps, seat, 0)", "stumps = (0,) * len(held)"),
    Mutant(
        "ST-14",
        STATE,
        DRAWS,
        f"out = out if held[seat] or stumps[seat] or not stock else out + (seat,)\n        {DRAWS}",
    ),
    Mutant("ST-14", STATE, f"            else:\n                {OUT}", f"            {OUT}"),
    Mutant("ST-14", STATE, OUT, "out, pile = out + (seat,), ()"),
    Mutant("ST-14", STATE, OUT, "out = (seat,) + out"),
    Mutant("ST-14", STATE, STUMPED, "if self.stock:"),
    Mutant("ST-14", STATE, NEXT, NEXT.replace("out,", "out[:-1],")),
    Mutant("ST-14", STATE, NEXT, f'{NEXT} if held[seat] else "lead"'),
    Mutant("ST-14", SEATS, "    while following in out:", "    if following in out:"),
    Mutant("ST-15", STATE, GOES_ON, "if len(out) < len(held) and stale < STALE_TURNS:"),
    Mutant(
        "ST-15",
        STATE,
        GOES_ON,
        GOES_ON.replace("if ", "if held[seat] != self.stumps[seat] and "),
    ),
    Mutant("ST-15", STATE, GOES_ON, GOES_ON.replace("len(held) - 1", "max(1, len(held) - 2)")),
    Mutant("ST-16", STATE, "STALE_TURNS = 150", "STALE_TURNS = 151"),
    Mutant("ST-16", STATE, "stale = stale + 1 if left is stock else 0", "stale = stale + 1"),
    Mutant("ST-16", STATE, PROGRESS, PROGRESS.replace("= 0", "= stale if stumps[seat] else 0")),
    Mutant("ST-16", STATE, PROGRESS, PROGRESS.replace("= 0", "= 0 if stumps[seat] else stale")),
    Mutant("ST-16", STATE, AT_ONCE, AT_ONCE.replace(" 0)", " self.stale)")),
    Mutant("ST-16", STATE, AT_ONCE, AT_ONCE.replace(" 0)", " -1)")),
    Mutant("ST-16", STATE, WHOLE, WHOLE.replace("[_STAYS:]", "[_STAYS:-1] + (self.stale + 1,)")),
    Mutant(
        "ST-16", STATE, LEADS_ON, LEADS_ON.replace("[_STAYS:]", "[_STAYS:-1] + (self.stale + 1,)")
    ),
    Mutant(
        "ST-16",
        STATE,
        "return self.hands[seat].bit_count() + self.stumps[seat].bit_count()",
        "return self.hands[seat].bit_count()",
    ),
    Mutant("ST-16", LAWS, "losers = tuple(most) if len(most) == 1 else ()", "losers = tuple(most)"),
    Mutant("ST-16", LAWS, WINNERS, "winners = tuple(fewest) if len(fewest) == 1 else ()"),
    Mutant("ST-16", LAWS, WINNERS, "winners = self.out[:1] or tuple(fewest)"),
    Mutant("ST-16", LAWS, WINNERS, "winners = self.out[:1]"),
    Mutant("ST-16", LAWS, "drawn=not winners and not losers,", "drawn=not losers,"),
)
