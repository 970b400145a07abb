"""Plausible mistakes in Figured Fool, at least one for each law."""

from __future__ import annotations

from tests.games.mutants import figured_fool_bouts
from tests.games.mutants.fresh import Mutant

GAME, SITUATION = "games/game.py", "games/situation.py"
FOOL = "games/figured_fool/__init__.py"
DEAL = "games/figured_fool/deal.py"
LAWS = "games/figured_fool/laws.py"
PLAYS = "games/plays.py"
STATE = "games/figured_fool/state.py"
WORDS = "games/figured_fool/words.py"

LEGAL = "if move not in (legal if asked is self else self.legal_moves()):"
LOWEST = "lowest = min(bits & -bits for bits in trumps if bits)"
COVERING = "return PACKS[52].beating(attack, trump)"
BEATS = "return plays[hand & first] + plays[hand & second]"
LAID = "(hands, bout, self.passed, self.defender)"
ASKED = "if hands[seat] and seat not in passed:"
THROWERS = "seat for seat in clockwise_from(attacker, players) if seat != defender"
WINNERS = (
    "winners = tuple(seat for seat, score in enumerate(self.scores) if best and score == best)"
)

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
        'return None if verb == "attack" else self._too_early(verb)',
        'return None if verb in ("attack", "pass") else self._too_early(verb)',
    ),
    Mutant(
        "CC-3",
        LAWS,
        'return None if verb in ("beat", "take") else self._while_defending(verb)',
        'return None if verb in ("beat", "take", "throw") else self._while_defending(verb)',
    ),
    Mutant(
        "CC-3",
        LAWS,
        'if verb in ("throw", "pass"):',
        'if verb in ("attack", "throw", "pass"):',
    ),
    Mutant("CC-3", LAWS, 'if verb in ("throw", "pass"):', 'if verb != "attack":'),
    Mutant(
        "CC-3", SITUATION, "        if wrong_time:", "        if wrong_time and not move.cards:"
    ),
    Mutant("CC-3", GAME, LEGAL, "if move not in (legal or self.legal_moves()):"),
    Mutant("CC-3", GAME, LEGAL, "if asked is self and move not in legal:"),
    Mutant(
        "CC-4",
        SITUATION,
        "        if self.to_act is None:",
        '        if self.to_act is None and self.outcome and self.outcome.reason == "FF-16":',
    ),
    Mutant("FF-1", GAME, "max_players: ClassVar[int] = 6", "max_players: ClassVar[int] = 5"),
    Mutant("FF-1", GAME, "min_players: ClassVar[int] = 2", "min_players: ClassVar[int] = 1"),
    Mutant("FF-1", LAWS, "36: Pack(tuple(Rank)[4:])", "36: Pack(tuple(Rank)[:9])"),
    Mutant("FF-1", FOOL, "36, (36, 52), mark(", "52, (36, 52), mark("),
    Mutant("FF-1", FOOL, 'return laws.PACKS[options["deck"]]', "return laws.PACKS[52]"),
    Mutant(
        "FF-2",
        LAWS,
        "frozenset({Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE})",
        "frozenset({Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE})",
    ),
    Mutant(
        "FF-2",
        LAWS,
        "frozenset({Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE})",
        "frozenset({Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING})",
    ),
    Mutant(
        "FF-2",
        LAWS,
        "frozenset({Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE})",
        "frozenset({Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE})",
    ),
    Mutant(
        "FF-2",
        WORDS,
        "if card.rank in FIGURED)",
        "if card.rank in FIGURED and len(str(card)) == 2)",
    ),
    Mutant("FF-3", LAWS, "best = max(self.scores)", "best = min(self.scores)"),
    Mutant("FF-3", LAWS, "if best and score == best)", "if score == best)"),
    Mutant("FF-3", LAWS, WINNERS, f"{WINNERS}[:1]"),
    Mutant(
        "FF-3",
        LAWS,
        "losers = tuple(seat for seat in range(self.players) if seat not in winners)",
        "losers = tuple(seat for seat in still_in if seat not in winners)",
    ),
    Mutant("FF-3", LAWS, "            drawn=False,", "            drawn=not winners,"),
    Mutant(
        "FF-4",
        DEAL,
        "int(stream.random() * players) for _ in range(2)",
        "round(stream.random()) for _ in range(2)",
    ),
    Mutant("FF-4", DEAL, "Succession(fool, leader, say", "Succession(leader, leader, say"),
    Mutant(
        "FF-4",
        DEAL,
        "fool = None if outcome is None else outcome.last",
        "fool = outcome.losers[0] if outcome and outcome.losers else None",
    ),
    Mutant(
        "FF-4",
        DEAL,
        "fool = None if outcome is None else outcome.last",
        "fool = None if not outcome or outcome.last in outcome.winners else outcome.last",
    ),
    Mutant(
        "FF-4",
        DEAL,
        "dealer = (last.setup.dealer + 1) % players",
        "dealer = (last.setup.dealer - 1) % players",
    ),
    Mutant(
        "FF-4",
        DEAL,
        "dealer = (last.setup.dealer + 1) % players",
        "dealer = last.setup.dealer",
    ),
    Mutant("FF-5", STATE, "FULL_HAND = 6", "FULL_HAND = 5"),
    Mutant("FF-5", DEAL, "stock=(*stock[1:], *stock[:1]),", "stock=tuple(stock),"),
    Mutant("FF-5", DEAL, "turned = stock[0] if stock", "turned = stock[-1] if stock"),
    Mutant("FF-5", DEAL, "else cards[in_hands - 1]", "else cards[0]"),
    Mutant("FF-5", DEAL, "first = (dealer + 1) % players", "first = dealer"),
    Mutant("FF-5", DEAL, 'Event("shown", dealer, (turned,)', 'Event("shown", first, (turned,)'),
    Mutant(
        "FF-5",
        DEAL,
        "dealer = lot if request.dealer is None else request.dealer",
        "dealer = (request.leader or lot) if request.dealer is None else request.dealer\n"
        "    cards = cards[dealer:] + cards[:dealer]",
    ),
    Mutant("FF-6", DEAL, LOWEST, "lowest = 1 << max(trumps).bit_length() - 1"),
    Mutant("FF-6", DEAL, LOWEST, "lowest = max(bits & -bits for bits in trumps)"),
    Mutant("FF-6", DEAL, LOWEST, "lowest = min(bits for bits in trumps if bits)"),
    Mutant(
        "FF-6",
        DEAL,
        "seat = next(seat for seat, bits in enumerate(trumps) if lowest & bits)",
        "seat = next(seat for seat, bits in enumerate(trumps) if bits)",
    ),
    Mutant("FF-6", DEAL, "return Leader(lot,", "return Leader(0 * lot,"),
    Mutant("FF-6", DEAL, 'settings["no_trump_lead"] == "lot"', 'settings["no_trump_lead"]'),
    Mutant(
        "FF-6",
        DEAL,
        "ranks = [min(card.rank.index for card in cards_in(hand)) for hand in hands]",
        "ranks = [min(cards_in(hand)) for hand in hands]",
    ),
    Mutant("FF-6", DEAL, "seat = tied[int(stream.random() * len(tied))]", "seat = tied[0]"),
    Mutant(
        "FF-6",
        DEAL,
        "tied = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]",
        "tied = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]",
    ),
    Mutant(
        "FF-7",
        DEAL,
        'under = last.setup.settings["later_lead"] == "under"',
        'under = last.setup.settings["later_lead"] != "under"',
    ),
    Mutant("FF-7", DEAL, "leader = (fool - 1) % players if under", "leader = fool if under"),
    Mutant("FF-7", DEAL, "else (fool + 1) % players", "else fool"),
    Mutant(
        "FF-7",
        DEAL,
        "return Succession(dealer, None, reason)",
        "return Succession(dealer, dealer, reason)",
    ),
    Mutant(
        "FF-7",
        DEAL,
        "    leader = request.leader\n    if leader is None:",
        "    leader = request.leader or None\n    if leader is None:",
    ),
    Mutant(
        "FF-7",
        FOOL,
        '"under",\n                ("under", "from_under"),',
        '"from_under",\n                ("under", "from_under"),',
    ),
    Mutant(
        "FF-8",
        LAWS,
        'if move.verb == "attack" and len(move.cards) > 1:',
        'if move.verb == "attack" and len({card.rank for card in move.cards}) > 1:',
    ),
    Mutant(
        "FF-8",
        LAWS,
        "return _ATTACKS.of(hand)",
        "return _ATTACKS.of(hand & ~self.trump.bits or hand)",
    ),
    Mutant(
        "FF-8",
        PLAYS,
        "            + self[cards & _HEARTS]\n            + self[cards & _SPADES]\n",
        "            + self[cards & _SPADES]\n",
    ),
    Mutant("FF-8", STATE, LAID, LAID.replace("self.defender", "(seat + 1) % len(hands)")),
    Mutant("FF-9", LAWS, COVERING, COVERING.replace("trump", "attack.suit")),
    Mutant("FF-9", LAWS, COVERING, f"{COVERING} | trump.bits"),
    Mutant(
        "FF-9",
        LAWS,
        COVERING,
        COVERING.replace("trump", "attack.suit if attack.rank in FIGURED else trump"),
    ),
    Mutant("FF-9", PLAYS, BEATS, "return plays[hand & first]"),
    Mutant("FF-9", PLAYS, BEATS, "return plays[hand & second]"),
    Mutant(
        "FF-9", PLAYS, "_two_suits(beating(card, trump))", "_two_suits(beating(card, card.suit))"
    ),
    Mutant(
        "FF-9", LAWS, "        if attack != lying:", "        if attack.suit is not lying.suit:"
    ),
    Mutant(
        "FF-9",
        "cards.py",
        "self.ranks[self.ranks.index(card.rank) + 1 :]",
        "self.ranks[self.ranks.index(card.rank) + 2 :]",
    ),
    Mutant("FF-10", LAWS, "for card in self.bout:", "for card in self.bout[::2]:"),
    Mutant(
        "FF-10",
        LAWS,
        'if move.verb == "throw" and not move.cards[0].bit & self.ranks_laid:',
        'if move.verb == "throw" and not self.ranks_laid:',
    ),
    Mutant("FF-10", LAWS, "fitting = hand & self.ranks_laid", "fitting = hand"),
    Mutant("FF-10", LAWS, "_THROWS.of(fitting) + _PASS if", "_THROWS.of(fitting) if"),
    Mutant(
        "FF-10",
        STATE,
        "return self._ask(hands, bout, ())",
        "return self._ask(hands, bout, self.passed)",
    ),
    Mutant("FF-10", STATE, "bout, self.passed + (seat,))", "bout, (seat,))"),
    Mutant(
        "FF-10",
        STATE,
        ASKED,
        "if hands[seat] & self._replace(bout=bout).ranks_laid and seat not in passed:",
    ),
    Mutant("FF-10", STATE, ASKED, "if hands[seat] and not passed:"),
    Mutant("FF-10", STATE, ASKED, "if seat not in passed and seat not in self.out:"),
    Mutant(
        "FF-10",
        LAWS,
        THROWERS,
        THROWERS.replace("(attacker, players)", "((attacker + 1) % players, players)[::-1]"),
    ),
    Mutant("FF-10", LAWS, THROWERS, THROWERS.replace("(attacker,", "(defender,")),
    Mutant("FF-10", LAWS, THROWERS, "clockwise_from(attacker, players)"),
    Mutant(
        "FF-10",
        STATE,
        "hands, bout = without(self.hands, seat, card), bout + (card,)",
        "hands, bout = without(self.hands, seat, card), bout + (card,)\n"
        '        hands = self.hands if verb == "throw" else hands',
    ),
    *figured_fool_bouts.MUTANTS,
)
