"""What a table of Black Crow tells: what happened, what is going on, what a button does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlab.cards import Card
from cardlab.games.move import Move
from tests.games.positions import NAMES, at, played

if TYPE_CHECKING:
    from cardlab.games.game import Event, Game, State

SIGNS = set("♣♦♥♠")
STOCK = "2C 3C 9D"


def happened(game: Game, state: State, move: str) -> tuple[Event, ...]:
    """Return what happens with a move."""
    return game.events(state, Move.parse(move), state.play(move))


def told(game: Game, events: tuple[Event, ...], viewer: int | None) -> list[str]:
    """Return how events are told to somebody, who sees only what he may."""
    sentences = [game.tell(event.seen_by(viewer), NAMES, viewer) for event in events]
    for sentence in sentences:
        assert not SIGNS & set(sentence.spoken)
        assert sentence.endswith(".")
        assert sentence[0].isupper()
        if SIGNS & set(sentence):
            assert " of " in sentence.spoken
    return list(sentences)


def test_an_attack_is_told(game: Game) -> None:
    state = at(game, "7H 9H QS", "8H 2C", "3C")
    events = happened(game, state, "attack 9H 7H")
    assert [(event.kind, event.source, event.target) for event in events] == [
        ("attack", "hand", "bout")
    ]
    assert told(game, events, 0) == ["You attack with the 7♥ 9♥."]
    for viewer in (1, 2, None):
        assert told(game, events, viewer) == ["Ann attacks with the 7♥ 9♥."]
    spoken = game.tell(events[0], NAMES, 1).spoken
    assert spoken == "Ann attacks with the seven of hearts and nine of hearts."


def test_a_cover_is_told_and_the_discard_with_the_last(game: Game) -> None:
    state = at(game, "QS", "8H 10H 2C", "3C", bout="7H 9H")
    first = happened(game, state, "beat 7H 8H")
    assert told(game, first, 1) == ["You cover with the 8♥."]
    assert told(game, first, 0) == told(game, first, None) == ["Bea covers with the 8♥."]
    last = happened(game, state.play("beat 7H 8H"), "beat 9H 10H")
    assert [event.kind for event in last] == ["beat", "discard"]
    assert [str(card) for card in last[1].cards] == ["7H", "8H", "9H", "10H"]
    assert told(game, last, None)[1] == "All is covered: the cards go to the discard."


def test_a_take_is_told_with_own_covers_and_all(game: Game) -> None:
    state = at(game, "QS", "2C 4C", "3C", bout="7H/8H 9H")
    events = happened(game, state, "take")
    assert told(game, events, 1) == ["You take the 7♥ 8♥ 9♥."]
    assert told(game, events, 0) == told(game, events, None) == ["Bea takes the 7♥ 8♥ 9♥."]


def test_the_finnish_take_tells_of_the_pairs_first(game: Game) -> None:
    state = at(game, "QS", "2C 4C", "3C", bout="7H/8H 9H", partial=True)
    events = happened(game, state, "take")
    assert told(game, events, None) == ["The covered pairs go to the discard.", "Bea takes the 9♥."]
    assert told(game, events, 1)[1] == "You take the 9♥."


def test_a_draw_is_named_to_its_drawer_alone(game: Game) -> None:
    state = at(game, "3S 4S 5S", "QS 4C", "5C", bout="7H", stock="2C 3C 8C 9D")
    [_taken, drawn] = happened(game, state, "take")
    assert (drawn.kind, drawn.count, drawn.private) == ("draw", 2, True)
    assert told(game, (drawn,), 0) == ["You draw the 2♣ 3♣."]
    for viewer in (1, 2, None):
        assert drawn.seen_by(viewer).cards == ()
        assert told(game, (drawn,), viewer) == ["Ann draws 2 cards."]
    one = at(game, "3S 4S 5S 6S", "QS 4C", "5C", bout="7H", stock=STOCK)
    assert told(game, happened(game, one, "take"), None)[1] == "Ann draws 1 card."


def test_the_drawn_turn_up_is_named_to_all(game: Game) -> None:
    state = at(game, "3S 4S", "QS 4C", "5C", bout="7H", stock=STOCK)
    [_taken, hidden, turned] = happened(game, state, "take")
    assert (hidden.private, turned.private) == (True, False)
    assert told(game, (hidden, turned), 0) == [
        "You draw the 2♣ 3♣.",
        "Then you draw the 9♦. The stock is empty now.",
    ]
    for viewer in (1, 2, None):
        assert told(game, (hidden, turned), viewer) == [
            "Ann draws 2 cards.",
            "Then Ann draws the 9♦. The stock is empty now.",
        ]


def test_the_attacker_is_told_to_draw_before_the_defender(game: Game) -> None:
    state = at(game, "3S 4S 5S 6S", "QS 8H 5C 6C 7C", "2S", bout="7H", stock=STOCK)
    events = happened(game, state, "beat 7H 8H")
    assert [(event.kind, event.seat) for event in events[2:]] == [("draw", 0), ("draw", 1)]


def test_going_out_is_told_in_its_order(game: Game) -> None:
    state = at(game, "", "8H", "QS", "2S", bout="7H")
    events = happened(game, state, "beat 7H 8H")
    assert [(event.kind, event.seat) for event in events[-2:]] == [("out", 0), ("out", 1)]
    assert told(game, events, 0)[-2:] == [
        "You have no cards left and are out.",
        "Bea has no cards left and is out.",
    ]


def test_a_deal_is_told(game: Game) -> None:
    for seed, option, last in (
        (4, "turned", "is turned: its suit is trumps."),
        (4, "diamonds", "Diamonds are trumps."),
        (1205, "marriage", "the Q♥ K♥: that suit is trumps."),
    ):
        events = game.deal_openly(6, seed, 0, None, trump=option).events
        assert [event.kind for event in events[:6]] == ["deal"] * 6
        for viewer in (0, 3, None):
            sentences = told(game, events, viewer)
            assert sentences[-1].endswith(last)
            for seat, sentence in enumerate(sentences[:6]):
                if seat == viewer:
                    assert sentence.startswith("You are dealt the ")
                else:
                    assert sentence == f"{NAMES[seat]} is dealt 5 cards."
    buried = [event for event in game.deal_openly(6, 4).events if event.kind == "bury"]
    assert buried
    for sentence in told(game, tuple(buried), None):
        assert sentence.endswith("goes back into the stock, for spades are never trumps.")


def test_who_shows_a_marriage_is_told_so(game: Game) -> None:
    shown = game.deal_openly(6, 1205, 0, None, trump="marriage").events[-1]
    assert game.tell(shown, NAMES, shown.seat) == "You show the Q♥ K♥: that suit is trumps."


def test_the_line_says_what_you_may_do(game: Game) -> None:
    attack = at(game, "7H 9H QS", "8H 2C", "3C")
    assert attack.view(0).status(NAMES) == "You attack Bea. Choose up to 2 cards of one suit."
    single = at(game, "7H 9H QS", "8H", "3C")
    assert single.view(0).status(NAMES) == "You attack Bea. Choose one card."
    defence = played(attack, "attack 7H 9H")
    line = defence.view(1).status(NAMES)
    assert line == "Ann attacks you. Cover the 7♥ 9♥, or take."
    assert line.spoken == (
        "Ann attacks you. Cover the seven of hearts and nine of hearts, or take."
    )


def test_the_line_says_when_you_must_take(game: Game) -> None:
    alone = at(game, "7H", "8S 2C", "3C", bout="QS")
    assert alone.view(1).status(NAMES) == (
        "Ann attacks you with the Q♠. Nothing covers the Q♠: you must take."
    )
    among = at(game, "7H", "8S 2C", "3C", bout="7S QS")
    assert among.view(1).status(NAMES) == (
        "Ann attacks you with the 7♠ Q♠. Nothing covers the Q♠: you must take."
    )
    finnish = at(game, "7H", "8S 2C", "3C", bout="7S QS", partial=True)
    assert finnish.view(1).status(NAMES) == (
        "Ann attacks you with the Q♠, which you must take. You may cover the 7♠ first."
    )


def test_the_line_says_what_others_do(game: Game) -> None:
    attack = at(game, "7H 9H QS", "8H 2C", "3C")
    assert attack.view(1).status(NAMES) == "Ann is about to attack you."
    for viewer in (2, None):
        assert attack.view(viewer).status(NAMES) == "Ann is about to attack Bea."
    defence = attack.play("attack 7H")
    assert defence.view(0).status(NAMES) == "You attack Bea, who may cover or take."
    for viewer in (2, None):
        assert defence.view(viewer).status(NAMES) == "Ann attacks Bea, who may cover or take."


def test_the_line_says_how_it_ended(game: Game) -> None:
    lost = at(game, "", "QS 3C", out=[0])
    crow = "Bea is left with the Q♠ and is the black crow."
    assert lost.view(1).status(NAMES) == "You are left with the Q♠. You are the black crow."
    assert lost.view(0).status(NAMES) == f"{crow} You are safe."
    assert lost.view(None).status(NAMES) == crow
    drawn = at(game, "7H", "QS", stale=40)
    for viewer in (0, 1, None):
        assert "The game is a draw" in drawn.view(viewer).status(NAMES)


def test_a_button_says_what_it_will_do(game: Game) -> None:
    view = at(game, "7H 9H QS", "8H 2C", "3C").view(0)
    assert view.caption(Move.parse("attack 7H 9H")) == "Attack with 7♥ 9♥"
    assert view.caption(Move.parse("take")) == "Take"
    for partial, number in ((False, "3 cards"), (True, "1 card")):
        defence = at(game, "QS", "10H 4C", "3C", bout="7H/8H 9H", partial=partial).view(1)
        assert defence.caption(Move.parse("take")) == f"Take {number}"
        assert defence.caption(Move.parse("beat 9H 10H")) == "Cover 9♥ with 10♥"


def test_a_choice_of_cards_is_the_move_it_would_be(game: Game) -> None:
    state = at(game, "7H 9H QS", "8H 10H 2C", "3C")
    seven, nine, ten, queen = map(Card.parse, ("7H", "9H", "10H", "QS"))
    assert state.view(0).choice([]) is None
    assert state.view(0).choice([nine, seven]) == Move.parse("attack 7H 9H")
    assert state.view(0).choice([seven, queen]) == Move.parse("attack 7H QS")
    defence = state.play("attack 7H 9H").view(1)
    assert defence.choice([ten]) == Move.parse("beat 7H 10H")
    assert defence.choice([ten], nine) == Move.parse("beat 9H 10H")
    assert defence.choice([Card.parse("2C")]) == Move.parse("beat 7H 2C")
    assert defence.choice([Card.parse("8H")], nine) == Move.parse("beat 9H 8H")


def test_the_table_counts_bouts_without_progress_from_twenty_on(game: Game) -> None:
    assert at(game, "7H", "QS", stale=19).view(0).layout().lines == ()
    [line] = at(game, "7H", "QS", stale=20).view(0).layout().lines
    assert line == "20 bouts without progress; at 40 the game is a draw."


def test_badges_say_who_attacks_defends_and_is_out(game: Game) -> None:
    layout = at(game, "7H 9H", "8H QS", "", "3C", out=[2]).view(None).layout()
    assert layout.badges == (("attacker",), ("defender",), ("out",), ())
    over = at(game, "", "QS 3C", out=[0]).view(None).layout()
    assert over.badges == (("out",), ("black crow",))


def test_a_view_is_printed_in_cards_and_public_facts(game: Game) -> None:
    view = at(game, "QS 2C", "10H 4C", "3C", bout="7H/8H 9H", discard="5C 6C", stale=2).view(1)
    text = repr(view)
    assert text.startswith(
        "CrowView(seat=1, to_act=1, hand=['4C', '10H'], sizes=(2, 2, 1), stock=0,"
    )
    assert "trump='D', turned='2D'" in text
    assert "bout=[['7H', '8H'], ['9H', None]], attacker=0, defender=1" in text
    assert "QS" not in text
