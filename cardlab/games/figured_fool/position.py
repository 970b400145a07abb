"""Reading a position of Figured Fool, and refusing what could not be."""

from __future__ import annotations

from cardlab.cards import bits_of
from cardlab.games.figured_fool.laws import FIGURED_BITS, MOST_ATTACKS, Pairs, covering, throwers
from cardlab.games.figured_fool.state import STALE_BOUTS, FoolState
from cardlab.games.game import Game
from cardlab.games.position import Reader, refuse
from cardlab.games.seats import clockwise_from, next_in
from cardlab.language import say

KEYS = ("bout", "attacker", "defender", "discard", "limit", "passed", "scores", "first_bout")


def read(game: Game, data: object) -> FoolState:
    """Read a position from plain types; raises `BadPosition` for one that cannot be."""
    reader = Reader(game, data, KEYS)
    setup = reader.setup()
    hands, stock, discard = reader.hands(), reader.cards("stock"), reader.cards("discard")
    pairs = reader.pairs()
    laid = [card for pair in pairs for card in pair if card is not None]
    reader.one_pack(*hands, stock, discard, laid, reader.cards("aside"))
    limit = reader.number_or_none("limit", 0, MOST_ATTACKS)
    attacker, passed = reader.seat("attacker"), reader.seats("passed")
    in_turn = () if attacker is None else clockwise_from(attacker, setup.players)
    state = FoolState(
        setup=setup,
        hands=tuple(map(bits_of, hands)),
        stock=stock,
        discard=bits_of(discard),
        bout=tuple(laid),
        attacker=attacker,
        defender=reader.seat("defender"),
        to_act=reader.seat("to_act"),
        scores=reader.numbers("scores", FIGURED_BITS.bit_count()),
        passed=tuple(sorted(passed, key=in_turn.index)) if in_turn else passed,
        first_bout=reader.truth("first_bout"),
        out=reader.seats("out"),
        stale=reader.number("stale", 0, STALE_BOUTS),
    )
    if setup.turned is None:
        refuse(say("turned must name the card that made trumps."))
    _check_order(pairs)
    _check_scores(state)
    _check_out(state)
    if state.to_act is None:
        _check_end(state, limit)
    else:
        _check_seats(state, limit)
        _check_bout(state)
        _check_turn(state)
    return state


def _check_order(pairs: Pairs) -> None:
    for attack, cover in pairs[:-1]:
        if cover is None:
            refuse(say("Only the last card can be open, not the {attack}.", attack=attack))


def _check_scores(state: FoolState) -> None:
    if state.discard.bit_count() % 2:
        refuse(say("The discard holds pairs, so it cannot hold an odd number of cards."))
    if sum(state.scores) > (state.discard & FIGURED_BITS).bit_count():
        refuse(say("The scores are more than the figured cards in the discard."))
    begun = state.discard or state.out or state.stale or state.to_act is None
    if state.first_bout and begun:
        refuse(say("In the first bout nothing is discarded yet and nobody is out."))


def _check_out(state: FoolState) -> None:
    for seat in state.out:
        if state.hands[seat]:
            refuse(say("Seat {seat} is out, so it can hold no card.", seat=seat))
        if state.stock:
            refuse(say("Nobody is out while there is stock; seat {seat} cannot be.", seat=seat))
    for seat, hand in enumerate(state.hands):
        if not hand and seat not in state.out and not state.bout:
            refuse(say("Seat {seat} has no cards but is not out.", seat=seat))


def _check_end(state: FoolState, limit: int | None) -> None:
    nobody = state.attacker is None and state.defender is None and limit is None
    if not nobody or state.bout or state.passed:
        refuse(say("When the game is over nobody acts, leads or defends, and no bout is left."))
    still_in = state.players - len(state.out)
    if (still_in <= 1) == (state.stale == STALE_BOUTS):
        refuse(say("A game that is over has one player left or has stopped after forty bouts."))


def _check_seats(state: FoolState, limit: int | None) -> None:
    if state.players - len(state.out) < 2 or state.stale == STALE_BOUTS:
        refuse(say("The game is over here, so to_act must be null."))
    if state.attacker is None or state.attacker in state.out:
        refuse(say("attacker must be a seat that is still in."))
    following = next_in(state.attacker, state.out, state.players)
    if state.defender != following:
        refuse(say("The defender must be the next seat still in, {seat}.", seat=following))
    assert state.limit is not None
    if limit != state.limit:
        refuse(say("The limit of this bout must be {limit}.", limit=state.limit))
    if len(state.pairs) > limit:
        refuse(say("The bout has more attack cards than its limit."))


def _check_bout(state: FoolState) -> None:
    ranks = set()
    for place, (attack, cover) in enumerate(state.pairs):
        if place and attack.rank not in ranks:
            refuse(say("No rank of the {attack} lay there to throw it in.", attack=attack))
        if cover is None:
            break
        if not cover.bit & covering(attack, state.trump):
            refuse(say("The {cover} does not cover the {attack}.", cover=cover, attack=attack))
        ranks |= {attack.rank, cover.rank}


def _check_turn(state: FoolState) -> None:
    assert state.attacker is not None
    assert state.defender is not None
    seats = throwers(state.attacker, state.defender, state.players)
    able = [seat for seat in seats if state.hands[seat]]
    others = state.players - len(state.out) - 1
    if state.passed and (len(state.pairs) < 1 + (state.open_card is not None)):
        refuse(say("Nobody can have passed before the first card is covered."))
    if state.open_card is not None and len(state.passed) >= others:
        refuse(say("All have passed, so nobody can have laid the open card."))
    asked = able[: len(state.passed)]
    if asked != list(state.passed):
        refuse(say("Seats pass in turn, the leader first and then clockwise."))
    acting: int | None
    if not state.bout:
        acting = state.attacker
    elif state.open_card is not None:
        acting = state.defender
    else:
        acting = next((seat for seat in able if seat not in state.passed), None)
        if acting is None or len(state.pairs) == state.limit:
            refuse(say("This bout is over; its cards belong in the discard."))
    if state.to_act != acting:
        refuse(say("The seat to act must be {seat}.", seat=acting))
