"""Plausible mistakes in Black Crow, at least one for each law."""

from __future__ import annotations

from tests.games.mutants.fresh import Mutant

GAME, SITUATION = "games/game.py", "games/situation.py"
CROW = "games/black_crow/__init__.py"
DEAL = "games/black_crow/deal.py"
LAWS = "games/black_crow/laws.py"
SEATS = "games/seats.py"
TELLING = "games/telling.py"
STATE = "games/black_crow/state.py"
PLAYS = "games/plays.py"
LEGAL = "if move not in (legal if asked is self else self.legal_moves()):"
COVERED = "return self._bout_over(hands, (self.attacker, seat), beaten=beaten, taken=False)"
TAKEN = "return self._bout_over(hands, (self.attacker,), beaten=0, taken=True)"
TAKEN_IN_PART = "return self._bout_over(hands, (self.attacker, seat), beaten=covered, taken=True)"
PROGRESS = "progress = beaten or left is not stock or gone is not out"
NOW_OUT = "return out + tuple(seat for seat in seats if not hands[seat] and seat not in out)"
MUST_TAKE = "return QUEEN in self.uncovered and not self.partial"

MUTANTS = (
    Mutant(
        "CC-1",
        SITUATION,
        "missing = tuple(card for card in cards if not card.bit & hand)",
        "missing = () if any(card.bit & hand for card in cards) else cards",
    ),
    Mutant("CC-1", SITUATION, "elif len(set(cards)) < len(cards):", "elif not cards:"),
    Mutant(
        "CC-1",
        SITUATION,
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
        'if move.verb == "attack" and self.uncovered:',
        'if move.verb == "attack" and self.uncovered and not self.covered:',
    ),
    Mutant(
        "CC-3",
        LAWS,
        'if move.verb == "beat" and not self.uncovered:',
        'if move.verb == "beat" and self.covered and not self.uncovered:',
    ),
    Mutant(
        "CC-3",
        LAWS,
        'if move.verb == "take" and not self.uncovered:',
        'if move.verb == "take" and self.covered and not self.uncovered:',
    ),
    Mutant(
        "CC-3", SITUATION, "        if wrong_time:", "        if wrong_time and not move.cards:"
    ),
    Mutant("CC-3", GAME, LEGAL, "if move not in (legal or self.legal_moves()):"),
    Mutant("CC-3", GAME, LEGAL, "if asked is self and move not in legal:"),
    Mutant(
        "CC-4",
        SITUATION,
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
        SEATS,
        NOW_OUT,
        "return tuple(seat for seat in seats if not hands[seat] and seat not in out) + out",
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
    Mutant("BC-6", DEAL, "turned.suit is not Suit.SPADES", "str(turned) != 'QS'"),
    Mutant("BC-6", DEAL, "while not can_be_trumps(turned):", "if not can_be_trumps(turned):"),
    Mutant("BC-6", DEAL, "lowest = count // 4", "lowest = 0"),
    Mutant("BC-6", DEAL, "lowest = count // 4", "lowest = count // 3"),
    Mutant("BC-6", DEAL, "places[int(stream.random() * len(places))]", "len(stock) // 2"),
    Mutant("BC-6", DEAL, "range(lowest, count - lowest)", "range(lowest, count - lowest + 1)"),
    Mutant("BC-7", DEAL, "first = (dealer + 1) % players", "first = dealer"),
    Mutant("BC-7", DEAL, "defender=(first + 1) % players", "defender=(first - 1) % players"),
    Mutant("BC-8", LAWS, "if suited != cards:", "if not suited:"),
    Mutant("BC-8", LAWS, "elif len(move.cards) > self.room:", "elif len(move.cards) > 5:"),
    Mutant("BC-8", STATE, "self.hands[seat] ^ bits_of(cards)", "self.hands[seat]"),
    Mutant("BC-8", LAWS, "return attacks_from(hand, self.room)", "return attacks_from(hand, 5)"),
    Mutant("BC-8", LAWS, "_ATTACKS[min(room, held)]", "_ATTACKS[held]"),
    Mutant("BC-8", LAWS, "_ATTACKS[min(room, held)]", "_ATTACKS[min(room, held, 5)]"),
    Mutant("BC-8", LAWS, "        suited = hand & suit\n", "        suited = hand\n"),
    Mutant("BC-8", LAWS, "for size in range(1, most + 1)", "for size in range(1, most)"),
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
        "self.ranks[self.ranks.index(card.rank) + 1 :]",
        "self.ranks[self.ranks.index(card.rank) + 2 :]",
    ),
    Mutant(
        "BC-9",
        "cards.py",
        "return higher if card.suit is trump else higher | (trump.bits & self.bits)",
        "return higher | (trump.bits & self.bits)",
    ),
    Mutant(
        "BC-9",
        STATE,
        "uncovered = tuple([card for card in self.uncovered if card != attack])",
        "uncovered = self.uncovered",
    ),
    Mutant("BC-9", SEATS, "held[seat] ^= 1 << card", "held[seat] |= 1 << card"),
    Mutant(
        "BC-9",
        LAWS,
        "        if attack not in self.uncovered:",
        "        if attack not in [card for card, _ in self.pairs]:",
    ),
    Mutant(
        "BC-9",
        PLAYS,
        "            beats += plays[hand & first] + plays[hand & second]",
        "            beats += plays[hand & first]",
    ),
    Mutant(
        "BC-9",
        PLAYS,
        "            beats += plays[hand & first] + plays[hand & second]",
        "            beats += plays[hand & second]",
    ),
    Mutant(
        "BC-9",
        PLAYS,
        "moves = self[suited ^ last] + self[last] if suited != last",
        "moves = self[last] if suited != last",
    ),
    Mutant(
        "BC-9", PLAYS, "_two_suits(beating(card, trump))", "_two_suits(beating(card, card.suit))"
    ),
    Mutant(
        "BC-9",
        PLAYS,
        "suits = [suit.bits & cards for suit in Suit if suit.bits & cards]",
        "suits = [suit.bits & cards for suit in Suit]",
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
        MUST_TAKE,
        "return False",
    ),
    Mutant("BC-10", LAWS, "        if self.must_take:\n            return _TAKE\n", ""),
    Mutant("BC-10", LAWS, "        if cover == QUEEN:", "        if cover == attack:"),
    Mutant("BC-11", STATE, COVERED, COVERED.replace("self.attacker, seat", "seat, self.attacker")),
    Mutant("BC-11", STATE, COVERED, COVERED.replace("taken=False", "taken=True")),
    Mutant("BC-11", STATE, COVERED, COVERED.replace("beaten=beaten", "beaten=0")),
    Mutant(
        "BC-11",
        STATE,
        "beaten = bits_of_pairs(covered)",
        "beaten = bits_of_pairs(self.covered)",
    ),
    Mutant("BC-11", SEATS, "bits |= 1 << attack | 1 << cover", "bits |= 1 << attack"),
    Mutant("BC-11", STATE, "next_bout(defender, gone,", "next_bout(attacker, gone,"),
    Mutant("BC-11", STATE, "        discard |= beaten", "        discard = beaten"),
    Mutant("BC-11", SEATS, "drawn += missing", "drawn = missing"),
    Mutant(
        "BC-12",
        STATE,
        "self.hands[seat] | taken | covered)",
        "self.hands[seat] | taken)",
    ),
    Mutant("BC-12", STATE, "        if self.partial:", "        if self.partial or self.covered:"),
    Mutant("BC-12", STATE, TAKEN, TAKEN.replace("(self.attacker,)", "(self.attacker, seat)")),
    Mutant("BC-12", STATE, TAKEN, TAKEN.replace("(self.attacker,)", "()")),
    Mutant("BC-12", STATE, TAKEN, TAKEN.replace("taken=True", "taken=False")),
    Mutant("BC-12", SEATS, "if taken or defended in out:", "if defended in out:"),
    Mutant(
        "BC-12",
        LAWS,
        "return _BEATS.of_each(uncovered, self.setup.trump, hand) + _TAKE",
        "return _BEATS.of_each(uncovered, self.setup.trump, hand) or _TAKE",
    ),
    Mutant(
        "BC-12a",
        STATE,
        TAKEN_IN_PART,
        TAKEN_IN_PART.replace("(self.attacker, seat)", "(self.attacker,)"),
    ),
    Mutant(
        "BC-12a",
        STATE,
        TAKEN_IN_PART,
        TAKEN_IN_PART.replace("(self.attacker, seat)", "(seat, self.attacker)"),
    ),
    Mutant(
        "BC-12a",
        STATE,
        "hands = with_hand(self.hands, seat, self.hands[seat] | taken)\n",
        "hands, covered = with_hand(self.hands, seat, self.hands[seat] | taken | covered), 0\n",
    ),
    Mutant("BC-12a", LAWS, MUST_TAKE, "return QUEEN in self.uncovered"),
    Mutant(
        "BC-12a",
        STATE,
        "        if uncovered:",
        "        if any(str(card) != 'QS' for card in uncovered):",
    ),
    Mutant("BC-12a", STATE, TAKEN_IN_PART, TAKEN_IN_PART.replace("taken=True", "taken=False")),
    Mutant("BC-12a", LAWS, '_PARTIAL = ("partial", True)', '_PARTIAL = ("partial", False)'),
    Mutant(
        "BC-12a",
        CROW,
        "                False,\n                (False, True),",
        "                True,\n                (False, True),",
    ),
    Mutant(
        "BC-13",
        SEATS,
        "missing = full - hands[seat].bit_count()",
        "missing = min(full - hands[seat].bit_count(), len(stock) - 1 - drawn)",
    ),
    Mutant(
        "BC-13", SEATS, "        for seat in seats:\n", "        for seat in reversed(seats):\n"
    ),
    Mutant(
        "BC-13",
        SEATS,
        "for card in stock[drawn : drawn + missing]:",
        "for card in stock[drawn : drawn + missing] if len(stock) >= drawn + missing else ():",
    ),
    Mutant(
        "BC-14", STATE, "(hands, out, (attacker, defender))", "(hands, out, (defender, attacker))"
    ),
    Mutant("BC-14", STATE, "gone = out if left else", "gone = out if stock else"),
    Mutant("BC-14", SEATS, "if hands.count(0) == len(out):", "if hands.count(0) <= len(out) + 1:"),
    Mutant("BC-14", SEATS, "    while following in out:", "    if following in out:"),
    Mutant("BC-14", SEATS, "if taken or defended in out:", "if taken:"),
    Mutant(
        "BC-14",
        SEATS,
        "return attacks, next_in(attacks, out, players)",
        "return attacks, (attacks + 1) % players",
    ),
    Mutant("BC-14", STATE, "next_bout(defender, gone,", "next_bout(defender, out,"),
    Mutant(
        "BC-14",
        STATE,
        "return _made(CrowState, (hands, cards, (), self.defender) + self[_STAYS:])",
        "laid = _made(CrowState, (hands, cards, (), self.defender) + self[_STAYS:])\n"
        "        return laid if hands[seat] else laid.after(Move('take'))",
    ),
    Mutant(
        "BC-15",
        STATE,
        "if len(gone) < len(hands) - 1 and",
        "if len(gone) < max(1, len(hands) - 2) and",
    ),
    Mutant(
        "BC-15",
        LAWS,
        "return Outcome(winners, still_in, still_in[0],",
        "return Outcome(winners, still_in, winners[-1],",
    ),
    Mutant("BC-16", STATE, "STALE_BOUTS = 40", "STALE_BOUTS = 41"),
    Mutant("BC-16", STATE, PROGRESS, PROGRESS.replace("beaten or ", "")),
    Mutant("BC-16", STATE, PROGRESS, PROGRESS.replace("left is not stock or ", "")),
    Mutant("BC-16", STATE, PROGRESS, PROGRESS.replace(" or gone is not out", "")),
    Mutant(
        "BC-16",
        STATE,
        "stale = 0 if progress else stale + 1",
        "stale = max(0, stale - 1) if progress else stale + 1",
    ),
)
