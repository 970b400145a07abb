"""Plausible mistakes in Black Crow, at least one for each law."""

from __future__ import annotations

from tests.games.mutants.fresh import Mutant

GAME = "games/game.py"
CROW = "games/black_crow/__init__.py"
DEAL = "games/black_crow/deal.py"
LAWS = "games/black_crow/laws.py"
SEATS = "games/seats.py"
TELLING = "games/telling.py"
STATE = "games/black_crow/state.py"

MUTANTS = (
    Mutant(
        "CC-1",
        GAME,
        "missing = tuple(card for card in cards if not card.bit & hand)",
        "missing = () if any(card.bit & hand for card in cards) else cards",
    ),
    Mutant("CC-1", GAME, "elif len(set(cards)) < len(cards):", "elif not cards:"),
    Mutant(
        "CC-1",
        GAME,
        "return self._not_in_hand(move, hand) or self.own_violation(move, hand)",
        "return self.own_violation(move, hand) or self._not_in_hand(move, hand)",
    ),
    Mutant(
        "CC-2",
        GAME,
        "return self.held if self.seat is not None and self.seat == self.to_act else None",
        "return self.held if self.seat in (self.attacker, self.defender) else None",
    ),
    Mutant(
        "CC-3",
        LAWS,
        'if move.verb not in ("attack", "beat", "take"):',
        'if move.verb not in ("attack", "beat", "take", "pass"):',
    ),
    Mutant(
        "CC-3",
        LAWS,
        'if move.verb == "attack" and self.pairs:',
        'if move.verb == "attack" and not self.uncovered and self.pairs:',
    ),
    Mutant(
        "CC-3",
        LAWS,
        'if move.verb == "take" and not self.pairs:',
        'if move.verb == "take" and self.pairs and not self.uncovered:',
    ),
    Mutant("CC-3", GAME, "        if wrong_time:", "        if wrong_time and not move.cards:"),
    Mutant(
        "CC-4",
        GAME,
        "        if self.to_act is None:",
        "        if self.to_act is None and self.outcome and not self.outcome.drawn:",
    ),
    Mutant("BC-1", GAME, "max_players: ClassVar[int] = 6", "max_players: ClassVar[int] = 8"),
    Mutant("BC-1", GAME, "min_players: ClassVar[int] = 2", "min_players: ClassVar[int] = 1"),
    Mutant("BC-1", LAWS, "PACK = Pack(tuple(Rank))", "PACK = Pack(tuple(Rank)[4:])"),
    Mutant(
        "BC-1",
        LAWS,
        "PACK = Pack(tuple(Rank))",
        "PACK = Pack((*tuple(Rank)[:8], *tuple(Rank)[9:12], Rank.TEN, Rank.ACE))",
    ),
    Mutant("BC-2", LAWS, "tuple(sorted(self.out))", "tuple(sorted(self.out[:1]))"),
    Mutant(
        "BC-2",
        LAWS,
        'Outcome((), (), None, None, drawn=True, reason="BC-16")',
        'Outcome(still_in, (), None, None, drawn=True, reason="BC-16")',
    ),
    Mutant(
        "BC-2",
        STATE,
        "out = self.out + tuple(seat for seat in (attacker, defender) if not hands[seat])",
        "out = tuple(seat for seat in (attacker, defender) if not hands[seat]) + self.out",
    ),
    Mutant("BC-3", DEAL, "lot = int(stream.random() * players)", "lot = 0"),
    Mutant("BC-3", DEAL, "lot = int(stream.random() * players)", "lot = round(stream.random())"),
    Mutant(
        "BC-3",
        TELLING,
        "dealer = (last.setup.dealer + 1) % last.players",
        "dealer = last.outcome.last if last.outcome else last.setup.dealer",
    ),
    Mutant(
        "BC-3",
        TELLING,
        "dealer = (last.setup.dealer + 1) % last.players",
        "dealer = (last.setup.dealer - 1) % last.players",
    ),
    Mutant(
        "BC-3",
        TELLING,
        "dealer = (last.setup.dealer + 1) % last.players",
        "dealer = (last.setup.dealer + (not (last.outcome and last.outcome.drawn))) % last.players",
    ),
    Mutant("BC-4", DEAL, "in_hands = FULL_HAND * players", "in_hands = (FULL_HAND + 1) * players"),
    Mutant(
        "BC-5",
        DEAL,
        "return Trumps(turned.suit, turned, (*stock, turned), tuple(events))",
        "return Trumps(turned.suit, turned, (turned, *stock), tuple(events))",
    ),
    Mutant(
        "BC-5", DEAL, "    turned = stock.pop(0)\n    while", "    turned = stock.pop()\n    while"
    ),
    Mutant("BC-5a", DEAL, "Trumps(Suit.DIAMONDS, None,", "Trumps(Suit.HEARTS, None,"),
    Mutant("BC-5a", DEAL, "Trumps(Suit.DIAMONDS, None,", "Trumps(Suit.DIAMONDS, stock[-1],"),
    Mutant(
        "BC-5b",
        DEAL,
        "(Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)",
        "(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)",
    ),
    Mutant(
        "BC-5b",
        DEAL,
        "(Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)",
        "(Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS)",
    ),
    Mutant("BC-5b", DEAL, "seat = (first + turn) % len(hands)", "seat = turn"),
    Mutant(
        "BC-5b",
        DEAL,
        "return max(suits, key=lambda suit: sum(card.suit is suit for card in hand), default=None)",
        "return suits[0] if suits else None",
    ),
    Mutant(
        "BC-5b",
        DEAL,
        "return Trumps(suit, None, tuple(stock),",
        "return Trumps(suit, None, tuple(stock[1:] + stock[:1]),",
    ),
    Mutant("BC-6", DEAL, "while turned.suit is Suit.SPADES:", "while str(turned) == 'QS':"),
    Mutant("BC-6", DEAL, "while turned.suit is Suit.SPADES:", "if turned.suit is Suit.SPADES:"),
    Mutant("BC-6", DEAL, "lowest = len(stock) // 4", "lowest = 0"),
    Mutant("BC-6", DEAL, "lowest = len(stock) // 4", "lowest = len(stock) // 3"),
    Mutant(
        "BC-6",
        DEAL,
        "lowest + int(stream.random() * (len(stock) - 2 * lowest))",
        "len(stock) // 2",
    ),
    Mutant("BC-6", DEAL, "(len(stock) - 2 * lowest)", "(len(stock) - 2 * lowest + 1)"),
    Mutant("BC-7", DEAL, "first = (dealer + 1) % players", "first = dealer"),
    Mutant("BC-7", DEAL, "defender=(first + 1) % players", "defender=(first - 1) % players"),
    Mutant("BC-8", LAWS, "if suited != cards:", "if not suited:"),
    Mutant("BC-8", LAWS, "elif len(move.cards) > self.room:", "elif len(move.cards) > 5:"),
    Mutant("BC-8", LAWS, "            room = self.room\n", "            room = 5\n"),
    Mutant(
        "BC-8",
        LAWS,
        "return 0 if self.defender is None else self.size(self.defender)",
        "return 0 if self.defender is None else min(5, self.size(self.defender))",
    ),
    Mutant(
        "BC-8",
        LAWS,
        "return 0 if self.defender is None else self.size(self.defender)",
        "return 0 if self.defender is None else self.size(self.defender) - 1 or 1",
    ),
    Mutant(
        "BC-9",
        LAWS,
        "return PACK.beating(attack, trump) & ~QUEEN.bit",
        "return PACK.beating(attack, attack.suit) & ~QUEEN.bit",
    ),
    Mutant(
        "BC-9",
        LAWS,
        "return PACK.beating(attack, trump) & ~QUEEN.bit",
        "return (PACK.beating(attack, trump) | trump.bits) & ~QUEEN.bit",
    ),
    Mutant(
        "BC-9",
        "cards.py",
        "bits_of(Card.of(above, suit) for above in ranks[place + 1 :])",
        "bits_of(Card.of(above, suit) for above in ranks[place + 2 :])",
    ),
    Mutant(
        "BC-9",
        LAWS,
        "return tuple(attack for attack, cover in self.pairs if cover is None)",
        "return tuple(attack for attack, cover in self.pairs)",
    ),
    Mutant("BC-10", LAWS, "    if attack == QUEEN:\n        return 0\n", ""),
    Mutant(
        "BC-10",
        LAWS,
        "return PACK.beating(attack, trump) & ~QUEEN.bit",
        "return PACK.beating(attack, trump)",
    ),
    Mutant(
        "BC-10",
        LAWS,
        "return not self.partial and any(attack == QUEEN for attack, _ in self.pairs)",
        "return False",
    ),
    Mutant("BC-10", LAWS, "        if cover == QUEEN:", "        if cover == attack:"),
    Mutant(
        "BC-11",
        STATE,
        "drawing = (attacker,) if taken and not self.partial else (attacker, defender)",
        "drawing = (attacker,) if taken and not self.partial else (defender, attacker)",
    ),
    Mutant(
        "BC-11",
        STATE,
        "return self._bout_over(hands, pairs, taken=False)",
        "return self._bout_over(hands, pairs, taken=True)",
    ),
    Mutant(
        "BC-11", STATE, "        attacks = defender\n", "        attacks = self.attacker or 0\n"
    ),
    Mutant("BC-11", STATE, "            self.discard | beaten,", "            beaten,"),
    Mutant("BC-11", STATE, "return covered, uncovered", "return 0, uncovered"),
    Mutant("BC-12", STATE, "return 0, covered | uncovered", "return 0, uncovered"),
    Mutant("BC-12", STATE, "return 0, covered | uncovered", "return covered, uncovered"),
    Mutant(
        "BC-12",
        STATE,
        "drawing = (attacker,) if taken and not self.partial else (attacker, defender)",
        "drawing = (attacker, defender)",
    ),
    Mutant(
        "BC-12",
        STATE,
        "drawing = (attacker,) if taken and not self.partial else (attacker, defender)",
        "drawing = () if taken and not self.partial else (attacker, defender)",
    ),
    Mutant("BC-12", STATE, "if taken or attacks in out:", "if attacks in out:"),
    Mutant(
        "BC-12",
        LAWS,
        "return (*self._covers(hand), TAKE)",
        "return tuple(self._covers(hand)) or (TAKE,)",
    ),
    Mutant(
        "BC-12a",
        STATE,
        "drawing = (attacker,) if taken and not self.partial else (attacker, defender)",
        "drawing = (attacker,) if taken else (attacker, defender)",
    ),
    Mutant(
        "BC-12a",
        STATE,
        "drawing = (attacker,) if taken and not self.partial else (attacker, defender)",
        "drawing = (defender, attacker) if taken else (attacker, defender)",
    ),
    Mutant("BC-12a", STATE, "        if taken and not self.partial:", "        if taken:"),
    Mutant(
        "BC-12a",
        LAWS,
        "return not self.partial and any(attack == QUEEN for attack, _ in self.pairs)",
        "return any(attack == QUEEN for attack, _ in self.pairs)",
    ),
    Mutant(
        "BC-12a",
        STATE,
        "if any(answer is None for _, answer in pairs):",
        "if any(answer is None and str(card) != 'QS' for card, answer in pairs):",
    ),
    Mutant("BC-12a", STATE, "if taken or attacks in out:", "if (taken and not self.partial):"),
    Mutant(
        "BC-12a",
        CROW,
        "                False,\n                (False, True),",
        "                True,\n                (False, True),",
    ),
    Mutant(
        "BC-13",
        SEATS,
        "        missing = max(0, full - hands[seat].bit_count())",
        "        missing = max(0, min(full - hands[seat].bit_count(), len(stock) - 1))",
    ),
    Mutant("BC-13", SEATS, "    for seat in seats:\n", "    for seat in reversed(seats):\n"),
    Mutant(
        "BC-13",
        SEATS,
        "bits_of(stock[:missing])",
        "bits_of(stock[:missing] if len(stock) >= missing else ())",
    ),
    Mutant(
        "BC-14",
        STATE,
        "out = self.out + tuple(seat for seat in (attacker, defender) if not hands[seat])",
        "out = self.out + tuple(seat for seat in (defender, attacker) if not hands[seat])",
    ),
    Mutant("BC-14", SEATS, "    while following in out:", "    if following in out:"),
    Mutant("BC-14", STATE, "if taken or attacks in out:", "if taken:"),
    Mutant(
        "BC-14",
        STATE,
        "return Seats(attacks, next_in(attacks, out, self.players))",
        "return Seats(attacks, (attacks + 1) % self.players)",
    ),
    Mutant(
        "BC-14",
        STATE,
        "return self._with(hands, tuple((card, None) for card in cards), self.defender)",
        "laid = self._with(hands, tuple((card, None) for card in cards), self.defender)\n"
        "        return laid if hands[self.attacker] else laid.after(Move('take'))",
    ),
    Mutant(
        "BC-15",
        STATE,
        "over = len(out) == self.players - 1 or stale == STALE_BOUTS",
        "over = len(out) >= max(1, self.players - 2) or stale == STALE_BOUTS",
    ),
    Mutant(
        "BC-15",
        LAWS,
        "return Outcome(winners, still_in, still_in[0],",
        "return Outcome(winners, still_in, winners[-1],",
    ),
    Mutant("BC-16", STATE, "STALE_BOUTS = 40", "STALE_BOUTS = 41"),
    Mutant("BC-16", STATE, "progress = beaten or ", "progress = "),
    Mutant("BC-16", STATE, " or len(stock) < len(self.stock) or", " or"),
    Mutant("BC-16", STATE, " or len(out) > len(self.out)", ""),
    Mutant(
        "BC-16",
        STATE,
        "stale = 0 if progress else self.stale + 1",
        "stale = max(0, self.stale - 1) if progress else self.stale + 1",
    ),
)
