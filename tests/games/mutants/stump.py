"""Plausible mistakes in Stump, at least one for each law."""

from __future__ import annotations

from tests.games.mutants.fresh import Mutant

GAME = "games/game.py"
STUMP = "games/stump/__init__.py"
DEAL = "games/stump/deal.py"
LAWS = "games/stump/laws.py"
SEATS = "games/seats.py"
STATE = "games/stump/state.py"

# What several mutants change.
LOSES = "return Outcome(self.out[:1], (stump,), stump,"
WINNERS = "winners = self.out[:1] or (tuple(fewest) if len(fewest) == 1 else ())"
OVER = "over = len(out) == state.players - 1 or stale == STALE_TURNS"
TURNED = "turned = stock[0] if stock else cards[in_all - 1]"
BEATING = "return PACK.beating(card, trump)"
CHOICES = "return beats if beats and not self.decline else (*beats, TAKE)"
PART = "    return turn_over(taken, seat) if left else"
WHOLE = 'if left else replace(taken, phase="lead")'
STUMPED = "if not state.stock and state.stumps[seat]:"
UP = "    if not hands[seat]:\n        ended = with_stump(ended, seat)\n"
AT_ONCE = 'return replace(with_stump(state, seat), phase="lead", stale=0)'

MUTANTS = (
    Mutant(
        "CC-1",
        GAME,
        "missing = tuple(card for card in cards if not card.bit & hand)",
        "missing = () if move.verb == 'beat' else tuple(c for c in cards if not c.bit & hand)",
    ),
    Mutant(
        "CC-1",
        GAME,
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
    Mutant("CC-3", GAME, "        if wrong_time:", "        if wrong_time and not move.cards:"),
    Mutant(
        "CC-4",
        GAME,
        "        if self.to_act is None:",
        "        if self.to_act is None and self.outcome and not self.outcome.drawn:",
    ),
    Mutant(
        "CC-4",
        GAME,
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
    Mutant("ST-2", STATE, OVER, "over = len(out) > 0 or stale == STALE_TURNS"),
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
        "hands_of(cards[in_stumps:in_all], first, players))),\n"
        "        stumps=tuple(map(bits_of, hands_of(cards[:in_stumps], first, players))),",
        "hands_of(cards[: 4 * players], first, players))),\n"
        "        stumps=tuple(map(bits_of, hands_of(cards[4 * players : in_all], first, players)))"
        ",",
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
    Mutant("ST-7", LAWS, CHOICES, "return (*beats, TAKE)"),
    Mutant(
        "ST-7", LAWS, CHOICES, "return beats[:1] if beats and not self.decline else (*beats, TAKE)"
    ),
    Mutant("ST-7a", LAWS, CHOICES, "return beats or (TAKE,)"),
    Mutant(
        "ST-7a", LAWS, 'if move.verb == "take" and not self.decline:', 'if move.verb == "take":'
    ),
    Mutant("ST-7a", STUMP, "Option(False, (False, True),", "Option(True, (False, True),"),
    Mutant(
        "ST-8",
        STATE,
        '    if state.hands[seat]:\n        return replace(state, phase="lead")\n',
        "    if state.hands[seat]:\n        return turn_over(state, seat)\n",
    ),
    Mutant("ST-8", STATE, STUMPED, "if state.stumps[seat]:"),
    Mutant(
        "ST-8",
        STATE,
        "pile=(*state.pile, card))",
        "pile=(*state.pile[:-1], card, *state.pile[-1:]))",
    ),
    Mutant(
        "ST-8",
        STATE,
        "        return _beaten(laid(self, seat, move.cards[1]), seat)",
        "        drawn = draw(self.hands, self.stock, (seat,), FULL_HAND + 1)\n"
        "        filled = replace(self, hands=drawn[0], stock=drawn[1])\n"
        "        return _beaten(laid(filled, seat, move.cards[1]), seat)",
    ),
    Mutant("ST-9", STATE, "FULL_HAND = 4", "FULL_HAND = 5"),
    Mutant(
        "ST-9",
        STATE,
        "draw(state.hands, state.stock, (seat,), FULL_HAND)",
        "draw(state.hands, state.stock, range(state.players), FULL_HAND)",
    ),
    Mutant(
        "ST-9",
        STATE,
        PART,
        "    return replace(turn_over(replace(taken, stock=()), seat), stock=taken.stock)"
        " if left else",
    ),
    Mutant(
        "ST-9",
        STATE,
        WHOLE,
        'if left else replace(turn_over(taken, seat), to_act=seat, phase="lead")',
    ),
    Mutant(
        "ST-9",
        SEATS,
        "        missing = max(0, full - hands[seat].bit_count())",
        "        missing = max(0, min(full - hands[seat].bit_count(), len(stock) - 1))",
    ),
    Mutant(
        "ST-9", SEATS, "        stock = stock[missing:]", "        stock = stock[missing + 1 :]"
    ),
    Mutant("ST-10", LAWS, "Rank.ACE: 6", "Rank.ACE: 11"),
    Mutant("ST-10", LAWS, "Rank.QUEEN: 3, Rank.JACK: 2", "Rank.QUEEN: 2, Rank.JACK: 3"),
    Mutant("ST-10", LAWS, "card.rank.index + 2)", "card.rank.index + 3)"),
    Mutant(
        "ST-10",
        STATE,
        "left, picked_up = state.pile[:-count], state.pile[-count:]",
        "left, picked_up = state.pile[count:], state.pile[:count]",
    ),
    Mutant(
        "ST-10",
        STATE,
        "    count = state.to_take\n",
        "    count = min(state.to_take + 1, len(state.pile))\n",
    ),
    Mutant("ST-11", STATE, WHOLE, "if left else turn_over(taken, seat)"),
    Mutant(
        "ST-11",
        STATE,
        "    count = state.to_take\n",
        "    count = min(state.to_take, max(1, len(state.pile) - 1))\n",
    ),
    Mutant("ST-11", STATE, PART, "    return turn_over(taken, seat) if len(state.pile) > 5 else"),
    Mutant(
        "ST-12",
        STATE,
        '    return turn_over(taken, seat) if left else replace(taken, phase="lead")',
        '    return replace(taken, phase="lead")',
    ),
    Mutant(
        "ST-12",
        STATE,
        PART,
        '    return replace(turn_over(taken, seat), phase="lead") if left else',
    ),
    Mutant(
        "ST-12", STATE, PART, "    return replace(turn_over(taken, seat), to_act=seat) if left else"
    ),
    Mutant("ST-13", STATE, STUMPED, "if state.stumps[seat] and state.stock:"),
    Mutant("ST-13", STATE, STUMPED, "if state.stumps[seat]:"),
    Mutant(
        "ST-13",
        STATE,
        UP,
        "    if not stock and len(state.pile) > 1:\n        ended = with_stump(ended, seat)\n",
    ),
    Mutant(
        "ST-13",
        STATE,
        UP,
        "    if not state.hands[seat]:\n        ended = with_stump(ended, seat)\n",
    ),
    Mutant("ST-13", STATE, UP, "    if not stock:\n        ended = with_stump(ended, seat)\n"),
    Mutant(
        "ST-14",
        STATE,
        "out = ended.out if ended.hands[seat] else (*ended.out, seat)",
        "out = ended.out if state.hands[seat] or ended.stumps[seat] else (*ended.out, seat)",
    ),
    Mutant(
        "ST-14",
        STATE,
        "        out=out,\n",
        "        out=out,\n        pile=ended.pile if out == state.out else (),\n",
    ),
    Mutant(
        "ST-14",
        STATE,
        "to_act=None if over else next_in(seat, out, state.players),",
        "to_act=None if over else next_in(seat, out[:-1], state.players),",
    ),
    Mutant(
        "ST-14",
        STATE,
        'phase=None if over else "beat",',
        'phase=None if over else "beat" if out == state.out else "lead",',
    ),
    Mutant("ST-14", SEATS, "    while following in out:", "    if following in out:"),
    Mutant("ST-15", STATE, OVER, "over = len(out) == state.players or stale == STALE_TURNS"),
    Mutant(
        "ST-15",
        STATE,
        OVER,
        "over = sum(map(bool, ended.hands)) == 1 and not ended.stumps[seat] or not hands[seat]",
    ),
    Mutant(
        "ST-15", STATE, OVER, "over = len(out) >= max(1, state.players - 2) or stale == STALE_TURNS"
    ),
    Mutant("ST-16", STATE, "STALE_TURNS = 150", "STALE_TURNS = 151"),
    Mutant("ST-16", STATE, "progress = stock != state.stock or ", "progress = "),
    Mutant("ST-16", STATE, " or ended.stumps != state.stumps or", " or"),
    Mutant("ST-16", STATE, " or out != state.out\n", "\n"),
    Mutant("ST-16", STATE, AT_ONCE, 'return replace(with_stump(state, seat), phase="lead")'),
    Mutant(
        "ST-16", STATE, AT_ONCE, 'return replace(with_stump(state, seat), phase="lead", stale=-1)'
    ),
    Mutant(
        "ST-16", STATE, WHOLE, 'if left else replace(taken, phase="lead", stale=state.stale + 1)'
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
