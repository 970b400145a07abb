"""The numbers of reasons worked out again, by trying everything."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby, permutations
from typing import Any, NamedTuple, TypeAlias

from cardlab.cards import Card, cards_in
from cardlab.coach.outlook import DEALS, dealing_stream
from cardlab.games.game import State
from cardlab.games.move import Move
from cardlab.players.habits import habit_of
from cardlab.players.knowledge import Knowledge
from tests.coach.advised import Advised
from tests.games.hidden import hidden_cards

FIGURED = ["10", "J", "Q", "K", "A"]
Stop: TypeAlias = Callable[[list[int], int, State], bool]
"""Tells of the seats that acted, one's own and a state whether a deal has gone on for long."""
PRICES = {"A": 6, "K": 4, "Q": 3, "J": 2}


class Recount:
    """A position and two moves of it, of which something was said."""

    def __init__(self, at: Advised, best: Move, other: Move, named: tuple[Card, ...]) -> None:
        self.view = at.view
        self.best, self.other = best, other
        self.facts: dict[str, Any] = at.table.state.to_dict()
        self.hand = [str(card) for card in at.view.hand]
        self.out_of_sight = [Card.parse(text) for text in hidden_cards(at.table.state, at.seat)]
        self.named = named
        self.now = at.table.state
        self.seat = at.seat
        self.known = at.seen
        self._at = at

    def count(self, holds: Callable[[State], bool], move: Move) -> int:
        """Count the deals in which something is so after a move."""
        knowledge, stream = Knowledge(self._at.view, self._at.seen), dealing_stream()
        return sum(holds(knowledge.deal(stream).play(move)) for _ in range(DEALS))

    def both(self, holds: Callable[[State], bool]) -> tuple[int, int]:
        return self.count(holds, self.best), self.count(holds, self.other)

    def beaten(self, hand: list[str]) -> set[Card]:
        """Return the cards out of sight that a hand beats."""
        return {card for card in self.out_of_sight if any(self.beats(text, card) for text in hand)}

    def beats(self, text: str, card: Card) -> bool:
        """Tell by the laws themselves whether one card beats another."""
        beater, game = Card.parse(text), self.facts["game"]
        if game == "black_crow" and {"QS"} & {text, str(card)}:
            return False
        if beater.suit is card.suit:
            order = "6 7 8 9 J Q K 10 A" if game == "stump" else "2 3 4 5 6 7 8 9 10 J Q K A"
            ranks = order.split()
            return ranks.index(beater.rank.text) > ranks.index(card.rank.text)
        return beater.suit is self.view.trump

    def rest(self, move: Move) -> list[str]:
        gone = [str(card) for card in move.from_hand]
        return [text for text in self.hand if text not in gone]

    def spent(self, move: Move) -> set[str]:
        return {str(card) for card in move.from_hand}

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.view.players) if seat != self.seat]

    @property
    def attacks(self) -> list[str]:
        return [attack for attack, _ in self.facts["bout"]]

    @property
    def taken(self) -> list[str]:
        """Return the cards that a take would bring now."""
        if "pile" in self.facts:
            pile = self.facts["pile"]
            return list(pile[-_price(pile[-1]) :])
        return [text for pair in self.facts["bout"] for text in pair if text]

    def price(self, move: Move) -> int:
        return min(_price(str(move.cards[0])), 1 + len(self.facts["pile"]))

    def left(self, move: Move) -> int:
        rest = len(self.rest(move))
        return max(rest, min(5, rest + len(self.facts["stock"])))

    def same_rank(self, move: Move) -> list[str]:
        rank = str(move.cards[0])[:-1]
        return [text for text in self.rest(move) if text[:-1] == rank and rank not in FIGURED]


def _price(text: str) -> int:
    rank = text[:-1]
    return PRICES[rank] if rank in PRICES else int(rank)


def open_cards(state: State) -> list[str]:
    facts = state.to_dict()
    if "pile" in facts:
        return [str(text) for text in facts["pile"][-1:]]
    return [attack for attack, cover in facts["bout"] if cover is None]


def can_beat_all(state: State) -> bool:
    """Tell, by trying everything, whether the seat to act can beat all that lies before it."""
    for move in state.legal_moves():
        if move.verb == "beat":
            after = state.play(move)
            if len(open_cards(state)) == 1 or can_beat_all(after):
                return True
    return False


def plain_covers_do(state: State) -> bool:
    """Tell, by trying everything, whether an attack can be covered without trumps."""
    lying = [Card.parse(text) for text in open_cards(state)]
    assert state.to_act is not None
    hand = [card for card in cards_in(state.hands[state.to_act]) if card.suit is not state.trump]
    pairs = {move.cards for move in state.legal_moves() if move.verb == "beat"}
    return any(
        all(pair in pairs for pair in zip(lying, covers, strict=True))
        for covers in permutations(hand, len(lying))
    )


def only_trumps_do(state: State) -> bool:
    if any(Card.parse(text).suit is state.trump for text in open_cards(state)):
        return False
    return can_beat_all(state) and not plain_covers_do(state)


def may_throw(state: State) -> bool:
    facts = state.to_dict()
    ranks = {text[:-1] for pair in facts["bout"] for text in pair}
    return any(
        text[:-1] in ranks
        for seat, hand in enumerate(facts["hands"])
        if seat != facts["defender"]
        for text in hand
    )


def _baited(again: Recount) -> tuple[int, ...]:
    def baited(state: State, move: Move) -> bool:
        facts = state.to_dict()
        ranks = {text[:-1] for pair in facts["bout"] for text in pair}
        thrown = {
            text
            for seat, hand in enumerate(facts["hands"])
            if seat != facts["defender"]
            for text in hand
            if text[:-1] in ranks and text[:-1] in FIGURED
        }
        return any(
            again.beats(own, Card.parse(text)) for own in again.rest(move) for text in thrown
        )

    ours, theirs = again.best, again.other
    return (
        again.count(lambda state: baited(state, ours), ours),
        again.count(lambda state: baited(state, theirs), theirs),
    )


def _kept(again: Recount) -> tuple[int, ...]:
    beaters = {
        card: {text for text in again.hand if again.beats(text, card)}
        for card in again.out_of_sight
    }
    (hardest, *_) = (card for card in again.named if card in beaters)
    spent = {str(card) for card in again.other.from_hand} - {str(c) for c in again.best.from_hand}
    assert beaters[hardest] <= spent
    alone = sum(bool(found) and found <= beaters[hardest] for found in beaters.values())
    return alone - 1, len(beaters)


def _stronger(again: Recount) -> tuple[int, ...]:
    ours, theirs = again.spent(again.best), again.spent(again.other)
    return (
        len(again.beaten(sorted(theirs - ours))),
        len(again.beaten(sorted(ours - theirs))),
        len(again.out_of_sight),
    )


def _trumps(again: Recount) -> tuple[int, ...]:
    hands = [
        [*again.rest(move), *(again.taken if move.verb == "take" else ())]
        for move in (again.best, again.other)
    ]
    ours, theirs = (
        sum(Card.parse(text).suit is again.view.trump for text in hand) for hand in hands
    )
    return ours, theirs


def _attacker(again: Recount) -> tuple[int, ...]:
    """Cover everything in any way, and see who attacks."""
    state = again.now.play(again.best)
    while state.to_act == again.seat and state.to_dict()["bout"]:
        covers = [move for move in state.legal_moves() if move.verb == "beat"]
        state = next(
            after
            for after in map(state.play, covers)
            if len(open_cards(state)) == 1 or can_beat_all(after)
        )
    return (int(state.to_dict()["attacker"] == again.seat),)


class Ending(NamedTuple):
    """How a deal went on: the facts at the end, and how often the seat took."""

    facts: dict[str, Any]
    last: int | None
    takes: int


def _goes_on(again: Recount, move: Move, stop: Stop) -> list[Ending]:
    """Play each deal on by habit until it is to stop: told the seats that acted, and the state."""
    knowledge, stream = Knowledge(again.view, again.known), dealing_stream()
    usual = habit_of(again.facts["game"]).usual
    found = []
    for _ in range(DEALS):
        state, acted, takes = knowledge.deal(stream).play(move), [again.seat], 0
        while state.to_act is not None and not stop([*acted, state.to_act], again.seat, state):
            acted.append(state.to_act)
            chosen = usual(state, state.legal_moves())
            takes += acted[-1] == again.seat and chosen.verb == "take"
            state = state.play(chosen)
        last = state.outcome.last if state.outcome else None
        found.append(Ending(state.to_dict(), last, takes))
    return found


def _turn(acted: list[int], seat: int, _: State) -> bool:
    """Stop when the seat has acted again after others did, and another's turn has come."""
    turns = [one for one, _ in groupby(acted)]
    return turns[-1] != seat and turns.count(seat) > 1


def _bout(_: list[int], __: int, state: State) -> bool:
    return not state.to_dict()["bout"]


def _never(_: list[int], __: int, ___: State) -> bool:
    return False


def _both(again: Recount, stop: Stop, count: Callable[[Ending], int]) -> tuple[int, ...]:
    return tuple(sum(map(count, _goes_on(again, move, stop))) for move in (again.best, again.other))


def _fewer(again: Recount) -> tuple[int, ...]:
    def size(ending: Ending) -> int:
        stumps = ending.facts.get("stumps", {again.seat: ()})
        return len(ending.facts["hands"][again.seat]) + len(stumps[again.seat])

    ours, theirs = (_goes_on(again, move, _turn) for move in (again.best, again.other))
    pairs = [(size(one), size(other)) for one, other in zip(ours, theirs, strict=True)]
    return sum(one < other for one, other in pairs), sum(one > other for one, other in pairs)


def _points(again: Recount, stop: Stop, seats: Iterable[int]) -> tuple[int, ...]:
    """Count the points of the seat of these that the other move helps most."""
    before = again.facts["scores"]

    def gained(seat: int) -> tuple[int, ...]:
        return _both(again, stop, lambda ending: ending.facts["scores"][seat] - before[seat])

    return max(map(gained, seats), key=lambda points: points[1] - points[0])


def _gathered(again: Recount) -> tuple[int, ...]:
    taken = again.beaten([*again.hand, *again.taken])
    without = again.beaten(again.rest(again.other))
    return len(taken), len(without), len(again.out_of_sight)


def _price_of(again: Recount) -> tuple[int, ...]:
    ours, theirs = again.both(can_beat_all)
    return DEALS - ours, again.price(again.best), DEALS - theirs, again.price(again.other)


RECOUNTS: dict[str, Callable[[Recount], tuple[int, ...]]] = {
    "answered": lambda again: again.both(can_beat_all),
    "known": lambda again: again.both(can_beat_all),
    "powerless": lambda again: again.both(can_beat_all),
    "kept": _kept,
    "brought": lambda again: (len(again.taken),),
    "gathered": _gathered,
    "queen": lambda again: (int("QS" in again.rest(again.other)),),
    "trumped": lambda again: again.both(only_trumps_do),
    "left": lambda again: (again.left(again.best), again.left(again.other)),
    "price": _price_of,
    "emptied": lambda again: (int(not again.rest(again.best) and not again.facts["stock"]),),
    "point": lambda again: (again.count(can_beat_all, again.other),),
    "spoilt": lambda again: (DEALS - again.count(can_beat_all, again.best),),
    "renewed": lambda again: (len(again.facts["stock"]),),
    "scored": lambda again: (sum(text[:-1] in FIGURED for text in again.attacks),),
    "stronger": _stronger,
    "trumps": _trumps,
    "attacker": _attacker,
    "crowned": lambda again: _both(
        again, _turn, lambda ending: "QS" in ending.facts["hands"][again.seat]
    ),
    "ahead": lambda again: _both(again, _turn, lambda ending: ending.takes > 0),
    "later": lambda again: _both(again, _never, lambda ending: ending.takes),
    "last": lambda again: _both(again, _never, lambda ending: ending.last == again.seat),
    "fewer": _fewer,
    "earned": lambda again: _points(again, _never, [again.seat]),
    "given": lambda again: _points(again, _bout, [again.facts["defender"]]),
    "later given": lambda again: _points(again, _never, again.others),
    "baited": _baited,
    "invited": lambda again: again.both(may_throw),
    "followed": lambda again: (len(again.same_rank(again.best)),),
}
"""How the numbers of each kind of reason come about."""
