"""Small endings of every game, and a plain way of working out what they are worth."""

from __future__ import annotations

import random
from typing import TypeAlias

from cardlab.games import get
from cardlab.games.game import State
from cardlab.games.move import Move
from cardlab.players.worth import worth
from tests.games import positions as crow
from tests.games.figured_fool import positions as fool
from tests.games.playing import random_game
from tests.games.stump import table as stump

Known: TypeAlias = dict[State, float]


def value(state: State, seat: int, known: Known) -> float:
    """Return what a seat can make sure of, by trying everything; `known` keeps what was found."""
    if state not in known:
        if state.outcome:
            known[state] = worth(state.outcome, seat)
        else:
            choose = max if state.to_act == seat else min
            known[state] = choose(
                value(state.after(move), seat, known) for move in state.legal_moves()
            )
    return known[state]


def values(state: State) -> dict[Move, float]:
    """Return what each move is worth to the seat to act."""
    seat, known = state.to_act, Known()
    assert seat is not None
    return {move: value(state.after(move), seat, known) for move in state.legal_moves()}


def small(game: str, seed: int) -> State:
    """Make a small ending of a game for two or more players, of whom two are left."""
    chance = random.Random(seed)
    state = _MAKERS[game](chance)
    return chance.choice([one for one in random_game(state, chance) if one.to_act is not None][:4])


def _seats(chance: random.Random) -> tuple[int, list[int], list[int]]:
    """Draw the number of players, and who is out and who is in."""
    players = chance.choice((2, 2, 3, 4))
    seats = chance.sample(range(players), players)
    return players, seats[2:], sorted(seats[:2])


def _hands(players: int, still_in: list[int], cards: list[str], chance: random.Random) -> list[str]:
    """Give the two who are in at least a card each."""
    cut = chance.randint(1, len(cards) - 1)
    held = dict(zip(still_in, (cards[:cut], cards[cut:]), strict=True))
    return [" ".join(held.get(seat, ())) for seat in range(players)]


def _crow(chance: random.Random) -> State:
    players, out, still_in = _seats(chance)
    others = [card for card in crow.PACK if card != "QS"]
    cards = ["QS", *chance.sample(others, chance.randint(2, 7))]
    chance.shuffle(cards)
    stock = ""
    if not out and len(cards) > 3 and chance.random() < 0.5:
        trumps = [card for card in cards if card.endswith("D")]
        stock = trumps[0] if trumps else ""
        cards = [card for card in cards if card != stock]
    hands = _hands(players, still_in, cards, chance)
    described = crow.position(
        *hands,
        stock=stock,
        attacker=chance.choice(still_in),
        out=out,
        stale=chance.choice((0, 30, 36, 39)) if len(cards) < 5 else 37,
        partial=chance.random() < 0.5,
    )
    return get("black_crow").from_dict(described)


def _stump(chance: random.Random) -> State:
    players, out, still_in = _seats(chance)
    cards = chance.sample(stump.PACK, chance.randint(3, 6))
    stumps = {seat: cards[:2] for seat in still_in[:1] if "6D" not in cards and len(cards) > 4}
    held, pile = cards[2 * len(stumps) :], []
    while len(held) > 2 and chance.random() < 0.6:
        pile.append(held.pop())
    hands = _hands(players, still_in, held, chance)
    described = stump.position(
        *hands,
        stumps=" | ".join(" ".join(stumps.get(seat, ())) for seat in range(players)),
        pile=" ".join(pile),
        to_act=chance.choice(still_in),
        out=out,
        stale=149 - chance.randrange(8 - len(cards)),
        decline=chance.random() < 0.5,
    )
    return get("stump").from_dict(described)


def _fool(chance: random.Random) -> State:
    players, out, still_in = _seats(chance)
    beaten = "10C JC QC KC AC 10H JH QH"
    cards = [card for card in fool.SMALL_PACK if card not in beaten.split()]
    hands = _hands(players, still_in, chance.sample(cards, chance.randint(2, 8)), chance)
    described = fool.position(
        *hands,
        leader=chance.choice(still_in),
        out=out,
        stale=chance.choice((34, 37, 39)),
        discard=beaten,
        scores=[chance.randint(0, 2) for _ in range(players)],
    )
    return get("figured_fool").from_dict(described)


_MAKERS = {"black_crow": _crow, "stump": _stump, "figured_fool": _fool}
