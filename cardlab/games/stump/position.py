"""Reading a position of Stump, and refusing what could not be."""

from __future__ import annotations

from cardlab.cards import bits_of
from cardlab.games.game import Game
from cardlab.games.position import Reader, refuse
from cardlab.games.stump.laws import beating
from cardlab.games.stump.state import STALE_TURNS, StumpState
from cardlab.language import say

KEYS = ("stumps", "pile", "phase")
PHASES = ("lead", "beat", None)


def read(game: Game, data: object) -> StumpState:
    """Read a position from plain types; raises `BadPosition` for one that cannot be."""
    reader = Reader(game, data, KEYS)
    setup = reader.setup()
    hands, stumps = reader.hands(), reader.hands("stumps")
    stock, pile = reader.cards("stock"), reader.cards("pile")
    reader.one_pack(*hands, *stumps, stock, pile, reader.cards("aside"))
    state = StumpState(
        setup=setup,
        hands=tuple(map(bits_of, hands)),
        stumps=tuple(map(bits_of, stumps)),
        stock=stock,
        pile=pile,
        phase=reader.one_of("phase", PHASES),
        to_act=reader.seat("to_act"),
        out=reader.seats("out"),
        stale=reader.number("stale", 0, STALE_TURNS),
    )
    _check_stumps(state)
    _check_out(state)
    _check_turn(state)
    _check_pile(state)
    return state


def _check_stumps(state: StumpState) -> None:
    turned = state.setup.turned
    if turned is None:
        refuse(say("turned must name the card that made trumps."))
    for seat, stump in enumerate(state.stumps):
        if stump.bit_count() not in (0, 2):
            refuse(say("The stump of seat {seat} must be two cards or none.", seat=seat))
        if stump & turned.bit:
            refuse(say("The turned card, {card}, is never in a stump.", card=turned))


def _check_out(state: StumpState) -> None:
    for seat in state.out:
        if state.hands[seat] or state.stumps[seat]:
            refuse(say("Seat {seat} is out, so it can hold no card.", seat=seat))
        if state.stock:
            refuse(say("Nobody is out while there is stock; seat {seat} cannot be.", seat=seat))
    for seat, hand in enumerate(state.hands):
        if hand or seat in state.out:
            continue
        if state.stumps[seat] and not state.stock:
            refuse(
                say("Seat {seat} has no cards in hand, so its stump must be taken up.", seat=seat)
            )
        refuse(say("Seat {seat} has no cards but is not out.", seat=seat))


def _check_turn(state: StumpState) -> None:
    still_in = state.players - len(state.out)
    stopped = state.stale == STALE_TURNS
    if (state.to_act is None) != (state.phase is None):
        refuse(say("phase must be null exactly when nobody is to act."))
    if state.to_act is None:
        if not still_in or (still_in == 1) == stopped:
            refuse(say("A game that is over has one player left or has stopped after 150 turns."))
        return
    if still_in < 2 or stopped:
        refuse(say("The game is over here, so to_act must be null."))
    if state.to_act in state.out:
        refuse(say("Seat {seat} is out, so it cannot act.", seat=state.to_act))


def _check_pile(state: StumpState) -> None:
    pile = state.pile
    if state.phase == "beat" and not pile:
        refuse(say("There is no card on the pile to beat."))
    if state.phase != "lead" or not pile:
        return
    if len(pile) == 1 or not pile[-1].bit & beating(pile[-2], state.trump):
        refuse(
            say("Whoever is to lead on a pile has just beaten a card there; this pile shows none.")
        )
