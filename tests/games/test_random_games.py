"""Games played at random with every option: what holds at every move, and who may see what."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

from hypothesis import given, strategies as st

from cardlab.games import get, names
from cardlab.games.move import Move
from tests.games.hidden import cards_named, game_of, hidden_cards, shuffled_behind
from tests.games.playing import every_option
from tests.games.positions import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardlab.cards import Card
    from cardlab.games.game import Event, Game, State, View

LONGEST = 10_000
"""More moves than any game may have; most end far below."""


class Play:
    """One move of a game: the states around it and what happened."""

    def __init__(self, game: Game, before: State, move: Move, after: State) -> None:
        self.game = game
        self.before = before
        self.move = move
        self.after = after

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""
        return self.game.events(self.before, self.move, self.after)

    def __repr__(self) -> str:
        return f"Play({str(self.move)!r})"


@st.composite
def games_played(draw: st.DrawFn, name: str | None = None) -> list[Play]:
    """Play a game to its end: any game or this one, any options, seats, seed and way to play."""
    game = get(name or draw(st.sampled_from(names())))
    options = draw(st.sampled_from(list(every_option(game))))
    players = draw(st.integers(game.min_players, game.max_players))
    state = game.deal(players, draw(st.integers(0, 2**40 - 1)), None, None, **options)
    chance = random.Random(draw(st.integers(0, 2**32)))
    habit = draw(st.sampled_from(["any", "one card", "high", "take"]))
    return list(_plays(game, state, chance, habit))


def _plays(game: Game, state: State, chance: random.Random, habit: str) -> Iterator[Play]:
    for _ in range(LONGEST):
        if state.to_act is None:
            return
        move = _chosen(state.legal_moves(), chance, habit)
        after = state.play(move)
        yield Play(game, state, move, after)
        state = after
    raise AssertionError(f"no end after {LONGEST} moves: {state!r}")


def _chosen(legal: tuple[Move, ...], chance: random.Random, habit: str) -> Move:
    """Choose by a habit most of the time, so that games go to odd places."""
    if chance.random() < 0.9:
        if habit == "one card":
            legal = tuple(move for move in legal if len(move.cards) < 3) or legal
        if habit == "high":
            return max(legal, key=lambda move: (move.cards or (0,))[-1] % 13)
        if habit == "take":
            return legal[-1] if legal[-1].verb == "take" else chance.choice(legal)
    return chance.choice(legal)


def states_of(plays: list[Play]) -> list[State]:
    """Return every state of a game, the first and the last too."""
    return [plays[0].before, *(play.after for play in plays)]


def views_of(state: State) -> Iterator[View]:
    """Go through every view of a state, the onlooker's last."""
    for seat in (*range(state.players), None):
        yield state.view(seat)


@given(games_played())
def test_the_pack_is_always_whole(plays: list[Play]) -> None:
    for state in states_of(plays):
        facts = state.to_dict()
        cards = [card for held in facts["hands"] for card in held]
        cards += [card for stump in facts.get("stumps", []) for card in stump]
        cards += [card for pair in facts.get("bout", []) for card in pair if card]
        for key in ("stock", "aside", "discard", "pile"):
            cards += facts.get(key, [])
        assert sorted(cards) == sorted(map(str, pack_of(state)))


@given(games_played())
def test_a_discard_is_even_and_grows_alone(plays: list[Play]) -> None:
    before: set[str] = set()
    for state in states_of(plays):
        discard = set(state.to_dict().get("discard", []))
        assert len(discard) % 2 == 0
        assert before <= discard
        before = discard


@given(games_played())
def test_legal_moves_are_those_with_nothing_against_them(plays: list[Play]) -> None:
    for play in plays:
        legal = play.before.legal_moves()
        assert len(set(legal)) == len(legal)
        assert all(play.before.why_not(move) is None for move in legal[:50])
        for move in (*play.after.legal_moves()[-5:], Move("take"), Move("pass")):
            assert (play.before.why_not(move) is None) == (move in legal)
            assert Move.parse(str(move)) == move


@given(games_played(), st.randoms(use_true_random=False))
def test_any_card_played_in_any_way_is_ruled_on_alike(
    plays: list[Play], chance: random.Random
) -> None:
    for play in chance.sample(plays, min(8, len(plays))):
        state, cards = play.before, play.game.pack.cards
        held = [card for seat in range(state.players) for card in state.view(seat).hand]
        legal = set(state.legal_moves())
        for _ in range(10):
            tried = (
                Move("beat", [chance.choice(cards), chance.choice(held)]),
                Move("attack", chance.sample(held, min(len(held), chance.randint(1, 3)))),
                *(Move(verb, [chance.choice(held)]) for verb in ("lead", "throw")),
            )
            for move in tried:
                violation = state.why_not(move)
                assert (violation is None) == (move in legal)
                assert violation is None or violation.move in legal


@given(games_played())
def test_every_state_survives_a_dictionary_and_json(plays: list[Play]) -> None:
    game = plays[0].game
    for state in states_of(plays):
        facts = state.to_dict()
        assert game.from_dict(json.loads(json.dumps(facts))) == state
        assert game.from_dict(facts).to_dict() == facts


@given(games_played())
def test_a_game_ends_once_and_rightly(plays: list[Play]) -> None:
    *earlier, last = states_of(plays)
    assert all(state.outcome is None and state.to_act is not None for state in earlier)
    outcome = last.outcome
    assert outcome is not None
    assert last.legal_moves() == ()
    facts = last.to_dict()
    still_in = {seat for seat in range(last.players) if seat not in facts["out"]}
    if outcome.last is not None and len(still_in) == 1:
        assert still_in == {outcome.last}
    assert all(view.outcome == outcome for view in views_of(last))


@given(games_played())
def test_seats_that_are_out_stay_out_and_do_nothing(plays: list[Play]) -> None:
    gone: list[int] = []
    for state in states_of(plays):
        facts = state.to_dict()
        assert facts["out"][: len(gone)] == gone
        gone = facts["out"]
        for key in ("to_act", "attacker", "defender"):
            assert facts.get(key) not in gone


@given(games_played(), st.randoms(use_true_random=False))
def test_no_view_depends_on_a_hidden_card(plays: list[Play], chance: random.Random) -> None:
    game = plays[0].game
    for state in chance.sample(states_of(plays), min(6, len(plays))):
        moves = [*state.legal_moves()[:5], Move("take"), Move("attack", ["QS", "7H"])]
        moves += [Move("beat", ["7H", card]) for card in ("8H", "QS", "2D")]
        for view in views_of(state):
            other = shuffled_behind(game, state, view.seat, chance).view(view.seat)
            assert other == view
            assert hash(other) == hash(view)
            assert repr(other) == repr(view)
            assert other.legal_moves() == view.legal_moves()
            assert other.layout() == view.layout()
            assert other.status(NAMES) == view.status(NAMES)
            assert [other.why_not(move) for move in moves] == [view.why_not(move) for move in moves]


@given(games_played(), st.randoms(use_true_random=False))
def test_no_view_names_a_hidden_card(plays: list[Play], chance: random.Random) -> None:
    for state in chance.sample(states_of(plays), min(6, len(plays))):
        for view in views_of(state):
            status = view.status(NAMES)
            shown = [repr(view), repr(view.layout()), status, status.spoken]
            shown += [view.caption(move) for move in view.legal_moves()[:20]]
            hidden = set(hidden_cards(state, view.seat)) - {state.to_dict()["turned"]}
            if state.outcome and state.outcome.reason == "BC-15":
                hidden.discard("QS")  # everybody knows who is left with her
            assert not hidden & cards_named(shown)
            assert view.seat is None or set(map(str, view.hand)) <= cards_named(shown)


@given(games_played(), st.randoms(use_true_random=False))
def test_no_event_names_a_card_to_those_who_did_not_see_it(
    plays: list[Play], chance: random.Random
) -> None:
    for play in chance.sample(plays, min(20, len(plays))):
        for view in views_of(play.after):
            unseen = set(hidden_cards(play.after, view.seat))
            unseen &= set(hidden_cards(play.before, view.seat))
            for event in play.events:
                seen = event.seen_by(view.seat)
                told = play.game.tell(seen, NAMES, view.seat)
                assert not unseen & cards_named([repr(seen), told, told.spoken])
                assert (seen.kind, seen.seat, seen.count) == (event.kind, event.seat, event.count)


@given(games_played())
def test_events_move_each_card_from_where_it_was_to_where_it_is(plays: list[Play]) -> None:
    for play in plays:
        moved = {card for event in play.events for card in event.cards}
        before, after = _places(play.before), _places(play.after)
        assert moved == {card for card in before if before[card] != after[card]} | set(
            play.move.from_hand
        )


def _places(state: State) -> dict[object, object]:
    """Return where each card is, as `hand 2` or `stock`."""
    facts = state.to_dict()
    places: dict[object, object] = {}
    for seat, held in enumerate(facts["hands"]):
        places.update(dict.fromkeys(held, ("hand", seat)))
    for seat, stump in enumerate(facts.get("stumps", [])):
        places.update(dict.fromkeys(stump, ("stump", seat)))
    for key in ("stock", "discard", "aside", "pile"):
        places.update(dict.fromkeys(facts.get(key, []), key))
    places.update({card: "bout" for pair in facts.get("bout", []) for card in pair if card})
    return {card: places[str(card)] for card in pack_of(state)}


def pack_of(state: State) -> tuple[Card, ...]:
    """Return the cards that a game is played with."""
    return game_of(state).pack_of(state.setup.settings).cards
