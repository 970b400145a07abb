"""What a table of Figured Fool tells: what happened, what is going on, what a button does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlab.cards import Card
from cardlab.games.move import Move
from tests.games.figured_fool.positions import at
from tests.games.positions import NAMES, played

if TYPE_CHECKING:
    from cardlab.games.game import Event, Game, State

SIGNS = set("♣♦♥♠")
FIGURED = "10H JH QH KH AH 10C"


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


def throwing(game: Game) -> State:
    return at(game, "7C 9S", "10C KC JS", "8C 10S", "7S JC", bout="7H/8H")


def test_a_lead_a_throw_and_a_pass_are_told(game: Game) -> None:
    lead = at(game, "7H 9H", "8H QS", "9C")
    for state, move, yours, theirs in (
        (lead, "attack 7H", "You lead the 7♥.", "Ann leads the 7♥."),
        (throwing(game), "throw 7C", "You throw in the 7♣.", "Ann throws in the 7♣."),
        (throwing(game), "pass", "You pass.", "Ann passes."),
    ):
        [event] = happened(game, state, move)
        assert event.kind == move.split()[0]
        assert told(game, (event,), 0) == [yours]
        for viewer in (1, 2, None):
            assert told(game, (event,), viewer) == [theirs]
    [event] = happened(game, lead, "attack 7H")
    assert (event.source, event.target) == ("hand", "bout")
    assert game.tell(event, NAMES, 1).spoken == "Ann leads the seven of hearts."


def test_a_cover_is_told(game: Game) -> None:
    state = at(game, "7C 9H", "8H QS", "9C", bout="7H")
    events = happened(game, state, "beat 7H 8H")
    assert [(event.kind, event.seat) for event in events] == [("beat", 1)]
    assert told(game, events, 1) == ["You cover with the 8♥."]
    assert told(game, events, 0) == told(game, events, None) == ["Bea covers with the 8♥."]


def test_a_bout_that_ends_with_the_last_pass_is_told_whole(game: Game) -> None:
    state = at(game, "9S", "9D 8D", "9C", bout="7H/8H 8C/KC KD/AD", passed=[0])
    events = happened(game, state, "pass")
    assert [event.kind for event in events] == ["pass", "discard", "score"]
    assert told(game, events, None) == [
        "Carl passes.",
        "All is covered: the cards go to the discard.",
        "Bea scores 1 figured card.",
    ]
    assert told(game, events, 1)[2] == "You score 1 figured card."
    assert [str(card) for card in events[1].cards] == ["8C", "KC", "KD", "AD", "7H", "8H"]
    assert events[2].count == 1


def test_a_bout_that_ends_with_the_last_cover_is_told_whole(game: Game) -> None:
    state = at(game, "9S", "KS", "9C", bout="JH/QH JC/QC QS")
    events = happened(game, state, "beat QS KS")
    assert [event.kind for event in events] == ["beat", "discard", "score", "out"]
    assert told(game, events, None)[2:] == [
        "Bea scores 3 figured cards.",
        "Bea has no cards left and is out.",
    ]
    assert told(game, events, 1)[2:] == [
        "You score 3 figured cards.",
        "You have no cards left and are out.",
    ]


def test_without_figured_cards_no_score_is_told(game: Game) -> None:
    state = at(game, "9S", "9D 8D", "9C", bout="7H/8H", passed=[0])
    assert [event.kind for event in happened(game, state, "pass")] == ["pass", "discard"]


def test_a_take_is_told_with_own_covers_and_all(game: Game) -> None:
    state = at(game, "9S", "9D 8D", "9C", bout="7H/8H 8C")
    events = happened(game, state, "take")
    assert [event.kind for event in events] == ["take"]
    assert told(game, events, 1) == ["You take the 8♣ 7♥ 8♥."]
    assert told(game, events, 0) == told(game, events, None) == ["Bea takes the 8♣ 7♥ 8♥."]


def test_draws_are_told_from_the_leader_on_and_named_to_their_drawers_alone(game: Game) -> None:
    hands = ("6C 7C 8C", "9D 8D JC QC", "9S 6S 7S 8S JS")
    state = at(game, *hands, bout="7H", leader=1, stock="10S 10C JH QH KH 6D 7D")
    _taken, *drawn = happened(game, state, "take")
    assert [(event.kind, event.seat, event.count) for event in drawn] == [
        ("draw", 1, 2),
        ("draw", 0, 3),
    ]
    assert all(event.private for event in drawn)
    assert told(game, tuple(drawn), 1) == ["You draw the 10♣ 10♠.", "Ann draws 3 cards."]
    assert told(game, tuple(drawn), None) == ["Bea draws 2 cards.", "Ann draws 3 cards."]
    for viewer in (1, 2, None):
        assert drawn[1].seen_by(viewer).cards == ()


def test_the_drawn_turn_up_is_named_to_all(game: Game) -> None:
    state = at(game, "6C 7C 8C", "9S 6S 7S 8S JS", bout="7H", stock="10S 7D")
    _taken, hidden, turned = happened(game, state, "take")
    assert (hidden.private, turned.private) == (True, False)
    assert told(game, (hidden, turned), 0) == [
        "You draw the 10♠.",
        "Then you draw the 7♦. The stock is empty now.",
    ]
    for viewer in (1, None):
        assert told(game, (hidden, turned), viewer) == [
            "Ann draws 1 card.",
            "Then Ann draws the 7♦. The stock is empty now.",
        ]


def test_going_out_is_told_in_its_order(game: Game) -> None:
    state = at(game, "8C", "9S 9C", "", "10C", bout="7H/8H 7C", leader=2)
    events = happened(game, state, "beat 7C 10C")
    assert [(event.kind, event.seat) for event in events[-2:]] == [("out", 2), ("out", 3)]
    assert told(game, events, 2)[-2:] == [
        "You have no cards left and are out.",
        "Dora has no cards left and is out.",
    ]


def test_a_deal_is_told(game: Game) -> None:
    events = game.deal_openly(3, 4, 0).events
    assert [event.kind for event in events] == ["deal"] * 3 + ["turn", "lowest trump"]
    leader = events[-1].seat
    assert leader is not None
    for viewer in (0, 1, 2, None):
        sentences = told(game, events, viewer)
        for seat, sentence in enumerate(sentences[:3]):
            if seat == viewer:
                assert sentence.startswith("You are dealt the ")
            else:
                assert sentence == f"{NAMES[seat]} is dealt 6 cards."
        assert sentences[3].endswith("is turned: its suit is trumps.")
        if viewer == leader:
            assert sentences[4] == "You have the lowest trump, so you lead."
        else:
            assert sentences[4] == f"{NAMES[leader]} has the lowest trump and leads."


def test_a_deal_without_stock_tells_who_shows_his_last_card(game: Game) -> None:
    events = game.deal_openly(6, 4, 2).events
    assert told(game, events, 2)[6].startswith("You show the ")
    for viewer in (0, None):
        sentence = told(game, events, viewer)[6]
        assert sentence.startswith("Carl shows the ")
        assert sentence.endswith(", the last card dealt: its suit is trumps.")


def test_who_leads_without_a_trump_is_told(game: Game) -> None:
    for option, yours, theirs in (
        ("lot", "You lead, by lot.", "leads, by lot."),
        ("lowest_card", "You have the lowest card, so you lead.", "has the lowest card and leads."),
    ):
        event = game.deal_openly(2, 227, no_trump_lead=option).events[-1]
        assert event.seat is not None
        assert told(game, (event,), event.seat) == [yours]
        assert told(game, (event,), None) == [f"{NAMES[event.seat]} {theirs}"]


def test_the_line_says_what_you_may_do(game: Game) -> None:
    lead = at(game, "7H 9H", "8H QS", "9C")
    assert lead.view(0).status(NAMES) == "You lead a card to Bea. Choose one."
    line = lead.play("attack 7H").view(1).status(NAMES)
    assert line == "Cover the 7♥, or take."
    assert line.spoken == "Cover the seven of hearts, or take."
    throws = throwing(game)
    assert throws.view(0).status(NAMES) == (
        "All is covered. Throw in a card whose rank lies on the table, or pass."
    )
    nothing = at(game, "9C", "10C KC JS", "8C", bout="7H/8H")
    assert nothing.view(0).status(NAMES) == (
        "All is covered. You have no card that fits, so you can only pass."
    )


def test_the_line_says_what_others_do(game: Game) -> None:
    lead = at(game, "7H 9H", "8H QS", "9C")
    assert lead.view(1).status(NAMES) == "Ann is about to lead a card to you."
    defence = lead.play("attack 7H")
    throws = throwing(game)
    for viewer in (2, None):
        assert lead.view(viewer).status(NAMES) == "Ann is about to lead a card to Bea."
        assert defence.view(viewer).status(NAMES) == "Bea must cover the 7♥ or take."
        assert throws.view(viewer).status(NAMES) == "Ann may throw in a card or pass."
    assert defence.view(0).status(NAMES) == "Bea must cover the 7♥ or take."


def test_a_line_about_others_does_not_tell_whether_a_card_fits(game: Game) -> None:
    fits = at(game, "7C", "10C KC JS", "9C", bout="7H/8H").view(1).status(NAMES)
    fits_not = at(game, "9C", "10C KC JS", "7C", bout="7H/8H").view(1).status(NAMES)
    assert fits == fits_not


def test_the_line_says_how_it_ended(game: Game) -> None:
    over = at(game, "", "9S", "", out=[0, 2], scores=(3, 1, 0), discard=FIGURED)
    assert over.view(0).status(NAMES) == "You win with 3 figured cards. Bea is the fool."
    assert over.view(1).status(NAMES) == "Ann wins with 3 figured cards. You are the fool."
    assert over.view(None).status(NAMES) == "Ann wins with 3 figured cards. Bea is the fool."
    shared = at(game, "", "9S", "", out=[0, 2], scores=(1, 1, 0), discard=FIGURED)
    for viewer in (0, 2, None):
        assert shared.view(viewer).status(NAMES) == (
            "Ann and Bea share the win with 1 figured card each. Bea is the fool."
        )
    nobody = at(game, "", "", out=[0, 1])
    for viewer in (0, 1, None):
        assert nobody.view(viewer).status(NAMES) == (
            "Nobody has beaten off a figured card, so nobody wins."
        )


def test_the_line_says_that_the_game_was_stopped(game: Game) -> None:
    stopped = at(game, "9S", "10S JS", stale=40, scores=(0, 1), discard=FIGURED)
    assert stopped.view(0).status(NAMES) == (
        "Forty bouts passed without progress. Bea wins with 1 figured card. Bea is the fool."
    )
    assert stopped.view(1).status(NAMES) == (
        "Forty bouts passed without progress. You win with 1 figured card. You are the fool."
    )


def test_a_button_says_what_it_will_do(game: Game) -> None:
    lead = at(game, "7H 9H", "8H QS", "9C").view(0)
    assert lead.caption(Move.parse("attack 7H")) == "Lead 7♥"
    assert lead.caption(Move.parse("take")) == "Take"
    throws = throwing(game).view(0)
    assert throws.caption(Move.parse("throw 7C")) == "Throw in 7♣"
    assert throws.caption(Move.parse("pass")) == "Pass"
    defence = at(game, "9S", "9C QS", "9H", bout="7H/8H 8C").view(1)
    assert defence.caption(Move.parse("beat 8C 9C")) == "Cover 8♣ with 9♣"
    assert defence.caption(Move.parse("take")) == "Take 3 cards"
    first = at(game, "9S", "9C QS", "9H", bout="7H").view(1)
    assert first.caption(Move.parse("take")) == "Take 1 card"


def test_a_choice_of_cards_is_the_move_it_would_be(game: Game) -> None:
    seven, eight, nine, queen = map(Card.parse, ("7H", "8H", "9H", "QS"))
    lead = at(game, "7H 9H", "8H QS", "9C").view(0)
    assert lead.choice([]) is None
    assert lead.choice([seven]) == Move.parse("attack 7H")
    assert lead.choice([seven, nine]) == Move.parse("attack 9H")
    defence = at(game, "9H", "8H QS", "9C", bout="7H").view(1)
    assert defence.choice([eight]) == Move.parse("beat 7H 8H")
    assert defence.choice([queen], seven) == Move.parse("beat 7H QS")
    throws = throwing(game)
    assert throws.view(0).choice([Card.parse("7C")]) == Move.parse("throw 7C")
    assert throws.view(1).choice([Card.parse("KC")]) == Move.parse("throw KC")


def test_a_choice_out_of_turn_is_ruled_on_as_such(game: Game) -> None:
    defence = at(game, "9H", "8H QS", "9C", bout="7H").view(0)
    chosen = defence.choice([Card.parse("9H")])
    assert chosen is not None
    violation = defence.why_not(chosen)
    assert violation is not None
    assert violation.law.id == "CC-2"


def test_the_table_shows_the_bout_and_its_limit(game: Game) -> None:
    state = at(game, "9H", "8D QS", "9C", bout="7H/8H 8C", discard="6C 6S")
    for viewer in (0, 1, 2, None):
        layout = state.view(viewer).layout()
        assert [(str(p.attack), str(p.cover)) for p in layout.pairs] == [
            ("7H", "8H"),
            ("8C", "None"),
        ]
        assert layout.lines == ("Attack cards: 2 of 3.",)
        assert layout.heap is not None
        assert (layout.heap.title, layout.heap.count) == ("Discard", 2)
    assert at(game, "9H", "8D QS", "9C").view(0).layout().lines == ()


def test_the_table_counts_bouts_without_progress_from_twenty_on(game: Game) -> None:
    assert at(game, "7H", "QS", stale=19).view(0).layout().lines == ()
    [line] = at(game, "7H", "QS", stale=20).view(0).layout().lines
    assert line == "20 bouts without progress; at 40 the game ends."


def test_badges_say_who_leads_defends_has_passed_and_is_out(game: Game) -> None:
    lead = at(game, "7H 9H", "8H QS", "", "9C", out=[2]).view(None).layout().badges
    assert lead == (
        ("leader", "0 figured"),
        ("defender", "0 figured"),
        ("out", "0 figured"),
        ("0 figured",),
    )
    passed = played(throwing(game), "pass", "pass").view(None).layout().badges
    assert passed == (
        ("leader", "passed", "0 figured"),
        ("defender", "0 figured"),
        ("passed", "0 figured"),
        ("0 figured",),
    )


def test_badges_say_who_has_won_and_who_is_the_fool(game: Game) -> None:
    over = at(game, "", "9S", "", out=[0, 2], scores=(3, 3, 0), discard=FIGURED)
    assert over.view(2).layout().badges == (
        ("winner", "3 figured"),
        ("winner", "fool", "3 figured"),
        ("0 figured",),
    )


def test_a_view_is_printed_in_cards_and_public_facts(game: Game) -> None:
    state = at(game, "QS 9C", "10H 8D", "9H", bout="7H/8H 8C", discard="6C 6S", stale=2)
    text = repr(state.view(1))
    assert text.startswith(
        "FoolView(seat=1, to_act=1, hand=['8D', '10H'], sizes=(2, 2, 1), stock=0,"
    )
    assert "trump='D', turned='6D'" in text
    assert "bout=[['7H', '8H'], ['8C', None]], attacker=0, defender=1" in text
    assert "limit=3, passed=[], scores=[0, 0, 0], first_bout=False" in text
    assert "QS" not in text
