"""What a table of Stump tells: what happened, what is going on, what a button does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlab.cards import Card
from cardlab.games.move import Move
from tests.games.positions import NAMES, played
from tests.games.stump.table import at

if TYPE_CHECKING:
    from cardlab.games.game import Event, Game, State

SIGNS = set("♣♦♥♠")
STUMPS = "KC KS|JC JS|QC QS"


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


def test_a_lead_is_told(game: Game) -> None:
    events = happened(game, at(game, "7H 9H", "8H", "7C"), "lead 7H")
    [led] = events
    assert (led.kind, led.source, led.target, led.private) == ("lead", "hand", "bout", False)
    assert told(game, events, 0) == ["You lead the 7♥."]
    for viewer in (1, 2, None):
        assert told(game, events, viewer) == ["Ann leads the 7♥."]
    assert game.tell(led, NAMES, 1).spoken == "Ann leads the seven of hearts."


def test_a_beat_is_told(game: Game) -> None:
    events = happened(game, at(game, "8H 9H", "8C", "7C", pile="7H"), "beat 7H 8H")
    [beat] = events
    assert (beat.kind, [str(card) for card in beat.cards]) == ("beat", ["8H"])
    assert (beat.source, beat.target) == ("hand", "bout")
    assert told(game, events, 0) == ["You beat with the 8♥."]
    for viewer in (1, 2, None):
        assert told(game, events, viewer) == ["Ann beats with the 8♥."]


def test_a_take_names_to_all_what_was_taken_and_nothing_else(game: Game) -> None:
    part = happened(game, at(game, "6C 7C", "8C", "9C", pile="9S AS QH JH"), "take")
    assert told(game, part, 0) == ["You take the J♥ Q♥."]
    for viewer in (1, 2, None):
        assert told(game, part, viewer) == ["Ann takes the J♥ Q♥."]
    whole = happened(game, at(game, "6C 7C", "8C", "9C", pile="QH AH"), "take")
    assert told(game, whole, None) == ["Ann takes the Q♥ A♥."]
    assert [(event.source, event.target, event.count) for event in whole] == [("bout", "hand", 2)]


def test_a_draw_is_named_to_its_drawer_alone(game: Game) -> None:
    state = at(game, "7H 9H 6C", "8H", "7C", stock="6S 7S 6D")
    [_led, drawn] = happened(game, state, "lead 7H")
    assert (drawn.kind, drawn.count, drawn.private) == ("draw", 2, True)
    assert told(game, (drawn,), 0) == ["You draw the 6♠ 7♠."]
    for viewer in (1, 2, None):
        assert drawn.seen_by(viewer).cards == ()
        assert told(game, (drawn,), viewer) == ["Ann draws 2 cards."]


def test_the_drawn_turn_up_is_named_to_all(game: Game) -> None:
    state = at(game, "7H 9H 6C", "8H", "7C", stock="6S 6D")
    [_led, hidden, turned] = happened(game, state, "lead 7H")
    assert (hidden.private, turned.private) == (True, False)
    assert told(game, (hidden, turned), 0) == [
        "You draw the 6♠.",
        "Then you draw the 6♦. The stock is empty now.",
    ]
    for viewer in (1, 2, None):
        assert told(game, (hidden, turned), viewer) == [
            "Ann draws 1 card.",
            "Then Ann draws the 6♦. The stock is empty now.",
        ]


def test_a_stump_taken_up_is_named_to_its_owner_alone(game: Game) -> None:
    after_lead = happened(game, at(game, "7H", "8H", "7C", stumps=STUMPS), "lead 7H")
    before_lead = happened(game, at(game, "8H", "9H", "7C", pile="7H", stumps=STUMPS), "beat 7H 8H")
    for events in (after_lead, before_lead):
        [_played, taken_up] = events
        assert (taken_up.kind, taken_up.count, taken_up.private) == ("stump", 2, True)
        assert told(game, (taken_up,), 0) == ["You take up your stump: the K♣ K♠."]
        for viewer in (1, 2, None):
            assert taken_up.seen_by(viewer).cards == ()
            assert told(game, (taken_up,), viewer) == ["Ann takes up the stump."]


def test_going_out_is_told_whether_the_last_card_led_or_beat(game: Game) -> None:
    led = happened(game, at(game, "7H", "8H", "7C"), "lead 7H")
    beat = happened(game, at(game, "8H", "9H", "7C", pile="7H"), "beat 7H 8H")
    for events in (led, beat):
        assert [event.kind for event in events[1:]] == ["out"]
        assert told(game, events, 0)[1] == "You have no cards left and are out."
        assert told(game, events, None)[1] == "Ann has no cards left and is out."


def test_a_deal_is_told_and_no_stump_in_it(game: Game) -> None:
    for players in (3, 6):
        deal = game.deal_openly(players, 4, 1)
        stumps = [card for cards in deal.state.to_dict()["stumps"] for card in cards]
        named = {str(card) for event in deal.events for card in event.cards}
        assert not named & set(stumps)
        for viewer in (0, 1, None):
            sentences = told(game, deal.events, viewer)
            for seat, sentence in enumerate(sentences[:players]):
                if seat == viewer:
                    assert sentence.startswith("You are dealt the ")
                else:
                    assert sentence == f"{NAMES[seat]} is dealt 4 cards."


def test_how_trumps_were_made_is_told(game: Game) -> None:
    turned = game.deal_openly(3, 4, 1)
    card = Card.parse(turned.state.to_dict()["turned"])
    for viewer in (0, 1, None):
        line = game.tell(turned.events[-1].seen_by(viewer), NAMES, viewer)
        assert line == f"The {card.short} is turned: its suit is trumps."
    shown = game.deal_openly(6, 4, 1)
    card = Card.parse(shown.state.to_dict()["turned"])
    what = f"the {card.short}, the last card dealt: its suit is trumps."
    for viewer, who in ((1, "You show"), (0, "Bea shows"), (None, "Bea shows")):
        line = game.tell(shown.events[-1].seen_by(viewer), NAMES, viewer)
        assert line == f"{who} {what}"


def test_the_line_says_what_you_may_do(game: Game) -> None:
    first = at(game, "7H 9H", "8H", "7C")
    going_on = at(game, "7H 9H", "8H", "7C", pile="6S 8S", phase="lead")
    for state in (first, going_on):
        assert state.view(0).status(NAMES) == "It is your lead. Choose a card."
    able = at(game, "9H 6C", "8C", "7C", pile="7S 8H")
    assert able.view(0).status(NAMES) == "Beat the 8♥."
    assert able.view(0).status(NAMES).spoken == "Beat the eight of hearts."
    unable = at(game, "7H 6C", "8C", "7C", pile="7S 8H")
    assert unable.view(0).status(NAMES) == "You cannot beat the 8♥. Take 2 cards."
    single = at(game, "7H 6C", "8C", "7C", pile="8H")
    assert single.view(0).status(NAMES) == "You cannot beat the 8♥. Take 1 card."


def test_the_line_says_when_a_take_is_a_choice(game: Game) -> None:
    able = at(game, "9H 6C", "8C", "7C", pile="7S 8H", decline=True)
    assert able.view(0).status(NAMES) == "Beat the 8♥, or take 2 cards."
    single = at(game, "9H 6C", "8C", "7C", pile="8H", decline=True)
    assert single.view(0).status(NAMES) == "Beat the 8♥, or take 1 card."
    unable = at(game, "7H 6C", "8C", "7C", pile="7S 8H", decline=True)
    assert unable.view(0).status(NAMES) == "You cannot beat the 8♥. Take 2 cards."


def test_the_line_says_what_others_do_and_not_what_they_can(game: Game) -> None:
    first = at(game, "7H 9H", "8H", "7C")
    for held in ("9H 6C", "7H 6C"):
        state = at(game, held, "8C", "7C", pile="7S 8H")
        for viewer in (1, 2, None):
            assert first.view(viewer).status(NAMES) == "Ann is about to lead."
            assert state.view(viewer).status(NAMES) == "Ann must beat the 8♥."


def test_the_line_says_who_won_and_who_is_the_stump(game: Game) -> None:
    over = at(game, "", "QS 7C", "", out=[2, 0], pile="8C")
    stump = "Bea is left with cards and is the stump."
    assert over.view(2).status(NAMES) == f"You have won. {stump}"
    for viewer in (0, None):
        assert over.view(viewer).status(NAMES) == f"Carl has won. {stump}"
    lost = "Carl has won. You are left with cards, so you are the stump."
    assert over.view(1).status(NAMES) == lost


def test_the_line_says_how_a_stopped_game_ended(game: Game) -> None:
    passed = "150 turns passed without progress."
    stopped = at(game, "7H", "QS 8S", "7S 8H 9H", stale=150)
    assert stopped.view(0).status(NAMES) == (
        f"{passed} You have won. Carl has the most cards and is the stump."
    )
    assert stopped.view(2).status(NAMES) == (
        f"{passed} Ann has won. You have the most cards, so you are the stump."
    )
    tied = at(game, "7H", "QS 8S", "7S 8H", stale=150)
    assert tied.view(None).status(NAMES) == f"{passed} Ann has won. Nobody is the stump."
    drawn = at(game, "7H", "QS", "7S", stale=150)
    for viewer in (0, None):
        assert drawn.view(viewer).status(NAMES) == f"{passed} Nobody is the stump."


def test_a_button_says_what_it_will_do(game: Game) -> None:
    lead = at(game, "7H 9H", "8H", "7C").view(0)
    assert lead.caption(Move.parse("lead 7H")) == "Lead 7♥"
    assert lead.caption(Move.parse("take")) == "Take"
    for pile, takes in (("7S 8H", "2 cards"), ("8H", "1 card"), ("7S 9S AS JH", "2 cards")):
        view = at(game, "6D 6C", "8C", "7C", pile=pile, decline=True).view(0)
        assert view.caption(Move.parse("take")) == f"Take {takes}"
    beat = at(game, "9H 6C", "8C", "7C", pile="7S 8H").view(0)
    caption = beat.caption(Move.parse("beat 8H 9H"))
    assert caption == "Beat 8♥ with 9♥"
    assert caption.spoken == "Beat eight of hearts with nine of hearts"


def test_a_choice_of_cards_is_the_move_it_would_be(game: Game) -> None:
    seven, nine, eight, six = map(Card.parse, ("7H", "9H", "8H", "7S"))
    lead = at(game, "7H 9H", "8H", "7C").view(0)
    assert lead.choice([]) is None
    assert lead.choice([seven]) == Move.parse("lead 7H")
    assert lead.choice([seven, nine]) == Move.parse("lead 9H")
    assert lead.choice([eight]) == Move.parse("lead 8H")
    beat = at(game, "7H 9H", "8C", "7C", pile="7S 8H").view(0)
    assert beat.choice([]) is None
    assert beat.choice([nine]) == Move.parse("beat 8H 9H")
    assert beat.choice([nine], eight) == Move.parse("beat 8H 9H")
    assert beat.choice([seven]) == Move.parse("beat 8H 7H")
    assert beat.choice([nine], six) == Move.parse("beat 7S 9H")


def test_the_layout_shows_the_pile_and_what_lies_on_top(game: Game) -> None:
    for viewer in (0, 1, None):
        empty = at(game, "7H 9H", "8H", "7C").view(viewer).layout()
        assert empty.pairs == ()
        assert empty.heap is not None
        assert (empty.heap.title, empty.heap.count) == ("Pile", 0)
        led = at(game, "9H", "8C", "7C", pile="6S 7S 8H").view(viewer).layout()
        assert [(str(pair.attack), pair.cover) for pair in led.pairs] == [("8H", None)]
        assert led.heap is not None
        assert (led.heap.count, [str(card) for card in led.heap.top]) == (3, ["7S"])
        beaten = at(game, "9H", "8C", "7C", pile="6S 7S 8S", phase="lead").view(viewer).layout()
        assert [(str(pair.attack), str(pair.cover)) for pair in beaten.pairs] == [("7S", "8S")]
        assert beaten.heap is not None
        assert (beaten.heap.count, [str(card) for card in beaten.heap.top]) == (3, ["6S"])


def test_badges_say_who_acts_who_is_out_and_whose_stump_is_unopened(game: Game) -> None:
    lead = at(game, "7H", "", "8H", "", "9H", out=[3, 1], stumps="KC KS||||QC QS")
    assert lead.view(None).layout().badges == (
        ("to lead", "unopened stump"),
        ("out",),
        (),
        ("winner",),
        ("unopened stump",),
    )
    assert played(lead, "lead 7H").view(2).layout().badges[0] == ()
    beat = at(game, "9H", "8C", pile="7H", to_act=1).view(0).layout()
    assert beat.badges == ((), ("to beat",))
    over = at(game, "", "QS 7C", "", out=[2, 0], stumps="|JC JS|").view(None).layout()
    assert over.badges == (("out",), ("the stump", "unopened stump"), ("winner",))
    stopped = at(game, "7H", "QS 8S", "7S 8H 9H", stale=150).view(None).layout()
    assert stopped.badges == (("winner",), (), ("the stump",))


def test_the_table_counts_turns_without_progress_from_75_on(game: Game) -> None:
    assert at(game, "7H", "8H", stale=74).view(0).layout().lines == ()
    [line] = at(game, "7H", "8H", stale=75).view(None).layout().lines
    assert line == "75 turns without progress; at 150 the game ends."


def test_a_view_is_printed_in_cards_and_public_facts(game: Game) -> None:
    state = at(game, "QS 7C", "10H 8C", "9C", stumps="KC KS|JC JS|", pile="6S 7H")
    text = repr(state.view(1))
    assert text.startswith(
        "StumpView(seat=1, to_act=0, hand=['8C', '10H'], sizes=(2, 2, 1), stock=0,"
    )
    assert "trump='D', turned='6D'" in text
    assert "stumps_left=(True, True, False), pile=['6S', '7H'], phase='beat'" in text
    for hidden in ("QS", "9C", "KC", "KS", "JC", "JS"):
        assert f"'{hidden}'" not in text.replace(f"aside={state.to_dict()['aside']}", "")


def test_no_stump_is_shown_to_anybody_before_it_is_taken_up(game: Game) -> None:
    one = at(game, "7H 9H", "8H 8S", "8C", pile="7S", stumps=STUMPS)
    other = at(game, "7H 9H", "8H 8S", "8C", pile="7S", stumps="JC QS|KC QC|KS JS")
    assert one != other
    for viewer in (0, 1, 2, None):
        assert one.view(viewer) == other.view(viewer)
        assert repr(one.view(viewer)) == repr(other.view(viewer))
        assert one.view(viewer).layout() == other.view(viewer).layout()
        assert one.view(viewer).status(NAMES) == other.view(viewer).status(NAMES)
