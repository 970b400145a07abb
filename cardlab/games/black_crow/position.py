"""Reading a position of Black Crow, and refusing what could not be."""

from __future__ import annotations

from cardlab.cards import Suit, bits_of
from cardlab.games.black_crow.laws import QUEEN, covering
from cardlab.games.black_crow.state import STALE_BOUTS, CrowState
from cardlab.games.game import Game
from cardlab.games.position import Reader, refuse
from cardlab.games.seats import next_in
from cardlab.games.vocabulary import Setup
from cardlab.language import say

KEYS = ("bout", "attacker", "defender", "discard")


def read(game: Game, data: object) -> CrowState:
    """Read a position from plain types; raises `BadPosition` for one that cannot be."""
    reader = Reader(game, data, KEYS)
    setup = reader.setup()
    hands, stock, discard = reader.hands(), reader.cards("stock"), reader.cards("discard")
    pairs = sorted(reader.pairs(), key=lambda pair: pair[0])
    laid = [card for pair in pairs for card in pair if card is not None]
    reader.one_pack(*hands, stock, discard, laid, reader.cards("aside"))
    state = CrowState(
        setup=setup,
        hands=tuple(map(bits_of, hands)),
        stock=stock,
        discard=bits_of(discard),
        uncovered=tuple(attack for attack, cover in pairs if cover is None),
        covered=tuple((attack, cover) for attack, cover in pairs if cover is not None),
        attacker=reader.seat("attacker"),
        defender=reader.seat("defender"),
        to_act=reader.seat("to_act"),
        out=reader.seats("out"),
        stale=reader.number("stale", 0, STALE_BOUTS),
    )
    _check_trumps(setup)
    _check_queen(state)
    _check_out(state)
    _check_seats(state)
    _check_bout(state)
    return state


def _check_trumps(setup: Setup) -> None:
    option = setup.settings["trump"]
    if setup.trump is Suit.SPADES:
        refuse(say("Spades are never trumps in Black Crow."))
    if option == "diamonds" and (setup.trump is not Suit.DIAMONDS or setup.turned is not None):
        refuse(say("With the option diamonds, diamonds are trumps and no card is turned."))
    if option == "turned" and setup.turned is None:
        refuse(say("turned must name the card that was turned for trumps."))


def _check_queen(state: CrowState) -> None:
    if state.discard.bit_count() % 2:
        refuse(say("The discard holds pairs, so it cannot hold an odd number of cards."))
    covers = bits_of(cover for _, cover in state.covered)
    if QUEEN.bit & (state.discard | state.setup.aside | covers):
        refuse(
            say(
                "The {queen} is never in the discard or aside, and never covers a card.",
                queen=QUEEN,
            )
        )
    if any(attack == QUEEN for attack, _ in state.covered):
        refuse(say("Nothing covers the {queen}.", queen=QUEEN))


def _check_out(state: CrowState) -> None:
    for seat in state.out:
        if state.hands[seat]:
            refuse(say("Seat {seat} is out, so it can hold no card.", seat=seat))
        if state.stock:
            refuse(say("Nobody is out while there is stock; seat {seat} cannot be.", seat=seat))
    playing = (state.attacker, state.defender) if state.pairs else ()
    for seat, hand in enumerate(state.hands):
        if not hand and seat not in state.out and seat not in playing:
            refuse(say("Seat {seat} has no cards but is not out.", seat=seat))


def _check_seats(state: CrowState) -> None:
    seats = (state.attacker, state.defender, state.to_act)
    still_in = state.players - len(state.out)
    stopped = state.stale == STALE_BOUTS
    if state.to_act is None:
        if seats != (None, None, None) or state.pairs:
            refuse(
                say("When the game is over nobody acts, attacks or defends, and no bout is left.")
            )
        if (still_in == 1) == stopped:
            refuse(say("A game that is over has one player left or has stopped after forty bouts."))
        return
    if still_in < 2 or stopped:
        refuse(say("The game is over here, so to_act must be null."))
    if state.attacker is None or state.attacker in state.out:
        refuse(say("attacker must be a seat that is still in."))
    following = next_in(state.attacker, state.out, state.players)
    if state.defender != following:
        refuse(say("The defender must be the next seat still in, {seat}.", seat=following))
    acting = following if state.pairs else state.attacker
    if state.to_act != acting:
        refuse(say("The seat to act must be {seat}.", seat=acting))


def _check_bout(state: CrowState) -> None:
    if not state.pairs:
        return
    if len({attack.suit for attack, _ in state.pairs}) > 1:
        refuse(say("The attack cards of a bout must all be of one suit."))
    if not state.uncovered:
        refuse(say("A bout with every card covered is over; put its cards in the discard."))
    for attack, cover in state.covered:
        if not cover.bit & covering(attack, state.trump):
            refuse(say("The {cover} does not cover the {attack}.", cover=cover, attack=attack))
    if state.covered and state.must_take:
        refuse(say("An attack with the {queen} in it cannot be covered.", queen=QUEEN))
    if len(state.uncovered) > state.room:
        refuse(say("The attack has more cards than the defender held when it was laid."))
