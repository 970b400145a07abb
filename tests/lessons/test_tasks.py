"""Each kind of task: what is asked, and how each kind of answer is judged."""

from __future__ import annotations

import random

import pytest

from cardlab.cards import Card
from cardlab.games import get
from cardlab.games.move import Move
from cardlab.language import mark
from cardlab.lessons import asking, facts
from cardlab.lessons.courses.stump.places import small
from cardlab.lessons.happening import Happening
from cardlab.lessons.positions import position
from cardlab.lessons.ruling import NotForAllToSee, ruling
from cardlab.lessons.step import Maker
from cardlab.lessons.task import BadAnswer, PickOne, PutInOrder, Task
from cardlab.lessons.tasks.order import strength
from cardlab.lessons.why import why
from tests.games.playing import random_game, throughout

NINE = position(
    "stump",
    ["QH 7D 8S", "7H 9C JH", "AS"],
    stumps=[[], [], []],
    pile=["6S", "9H"],
    phase="beat",
    to_act=0,
    trump="D",
    turned="8D",
)
ANNS = {**NINE, "to_act": 1}
LAWS = ("ST-7", "ST-8")
ASKED = mark("What about the {lying}?")


def made(maker: Maker) -> Task:
    return maker(LAWS)


def cards(text: str) -> frozenset[Card]:
    return frozenset(map(Card.parse, text.split()))


def test_a_question_names_what_lies_there() -> None:
    task = made(asking.pick(NINE, mark("{lying} {trump} {name} {next} {dealer} {left} {players}")))
    assert task.question == "9♥ ♦ You Ann Bea You 3"


def test_pick() -> None:
    task = made(asking.pick(NINE, ASKED))
    assert task.solution == cards("QH 7D")
    assert task.judge(["QH", "7D"]).verdict == "right"
    nearly = task.judge(cards("QH"))
    assert (nearly.verdict, nearly.cure) == ("nearly", "1 card is missing.")
    assert task.judge(()).verdict == "nearly"
    wrong = task.judge(cards("QH 8S"))
    assert (wrong.verdict, wrong.law and wrong.law.id) == ("wrong", "ST-7")
    assert (wrong.cards, wrong.cure) == ((Card.parse("8S"),), "Leave the 8♠ out.")


def test_pick_refuses_a_legal_card_that_does_not_fit() -> None:
    trump = asking.pick(NINE, ASKED, lambda view, move: move.cards[-1].suit is view.trump)
    wrong = made(trump).judge(cards("QH"))
    assert "may be played" in wrong.text
    assert made(trump).judge(cards("7D")).verdict == "right"


def uses_no_trump(happening: Happening) -> bool:
    return happening.played != () and happening.played[-1].suit is not happening.before.trump


def test_play() -> None:
    task = made(asking.play(NINE, ASKED, uses_no_trump, mark("You gave a trump away.")))
    right = task.judge("beat 9H QH")
    assert (right.verdict, right.told) == ("right", ("You beat with the Q♥.",))
    assert right.view is not None
    assert right.view.hand == (Card.parse("7D"), Card.parse("8S"))
    poor = task.judge("beat 9H 7D")
    assert (poor.verdict, poor.text, poor.view) == ("poor", "You gave a trump away.", None)
    illegal = task.judge("take")
    assert (illegal.verdict, illegal.law and illegal.law.id) == ("illegal", "ST-7")
    assert illegal.cure == "Beat the 9♥ with the Q♥."
    assert task.judge("lead 8S").law == get("stump").laws["CC-3"]


def test_break_law() -> None:
    task = made(asking.break_law(NINE, ASKED))
    assert task.judge("beat 9H QH").verdict == "wrong"
    assert task.judge("take").verdict == "right"
    other = task.judge("lead 8S")
    assert (other.verdict, other.law and other.law.id) == ("nearly", "CC-3")
    assert made(asking.break_law(NINE, ASKED, "take")).judge("beat 9H 8S").verdict == "nearly"


def test_referee() -> None:
    task = made(asking.referee(NINE, "beat 9H 8S", "ST-8", "ST-7"))
    assert task.question == "You choose “Beat 9♥ with 8♠”. Is that allowed?"
    assert [task.judge(place).verdict for place in range(3)] == ["wrong", "nearly", "right"]
    laws = get("stump").laws
    assert [task.judge(place).law for place in (1, 2)] == [laws["ST-8"], laws["ST-7"]]
    legal = made(asking.referee(NINE, "beat 9H 7D", "ST-8", "ST-7"))
    assert [legal.judge(place).verdict for place in range(3)] == ["right", "wrong", "wrong"]
    assert legal.judge(0).text == "Yes, that is allowed."
    assert legal.judge(1).sentence == "It is allowed. ST-8, “Beat, then lead”, does not forbid it."


def test_a_referee_is_asked_in_the_words_of_the_button() -> None:
    lead = asking.referee(small("8S", "7H", pile="9H KH", phase="lead"), "lead 8S", "ST-7")
    assert made(lead).question == "You choose “Lead 8♠”. Is that allowed?"
    assert made(asking.referee(NINE, "take", "ST-7")).question.startswith("You want to take.")


def test_referee_of_somebody_else() -> None:
    theirs = made(asking.referee(ANNS, "beat 9H 9C", "ST-7", "CC-2"))
    assert theirs.question == "Ann chooses “Beat 9♥ with 9♣”. Is that allowed?"
    assert theirs.judge(1).cure == ""
    out_of_turn = made(asking.referee(ANNS, "beat 9H QH", "ST-7", "CC-2", by=0))
    assert out_of_turn.solution == 2
    too_soon = made(asking.referee(ANNS, "beat 9H AS", "ST-7", "CC-2", by=2))
    assert too_soon.judge(2).text.endswith("It is not that player’s turn.")


def test_nobody_rules_on_what_he_cannot_see() -> None:
    view = get("stump").from_dict(ANNS).view(0)
    with pytest.raises(NotForAllToSee):
        ruling(view, Move("take"))


@pytest.mark.parametrize("name", ["black_crow", "stump", "figured_fool"])
def test_a_ruling_by_what_all_can_see_is_the_law(name: str) -> None:
    game, chance = get(name), random.Random(7)
    for state in throughout(game, 60, 7):
        seat = state.to_act
        assert seat is not None
        acting = state.view(seat)
        move = acting.choice((chance.choice(acting.hand),))
        assert move is not None
        violation = state.why_not(move)
        try:
            public = ruling(state.view((seat + 1) % state.players), move)
        except NotForAllToSee:
            continue
        assert (public and public.law) == (violation and violation.law)
        assert public is None or public.cure == ""


def test_predict() -> None:
    task = made(asking.predict(NINE, ASKED, facts.NEXT, move="beat 9H QH"))
    assert isinstance(task.form, PickOne)
    assert [str(choice) for choice in task.form.choices] == ["You", "Ann", "Bea", "Nobody"]
    assert task.judge(0).verdict == "right"
    assert task.judge(1).text == "No, not Ann."
    either = made(asking.predict(NINE, ASKED, facts.OVER, move="beat 9H QH"))
    assert either.judge(0).text == "No, it is the other way round."


def test_a_wrong_answer_is_denied_in_a_whole_sentence() -> None:
    denied = [
        (facts.who, 0, "No, not you."),
        (facts.who, 1, "No, not Ann."),
        (facts.who, None, "No, it is somebody."),
        (facts.which_card, Card.parse("9S"), "No, not the 9♠."),
        (facts.which_card, None, "No, there is a card."),
        (facts.number_of_cards, 1, "No, not 1 card."),
    ]
    for label, key, text in denied:
        assert label.denied(key, ("You", "Ann")) == text


def test_the_wrong_one_of_yes_and_no_is_told_why() -> None:
    why_not = mark("You have just played the {cards}.")
    task = made(asking.predict(NINE, ASKED, facts.OVER, move="beat 9H QH", why=why_not))
    told = "No, it is the other way round. You have just played the Q♥."
    assert task.judge(0).text == told


def test_a_move_that_is_shown_spends_no_trump_without_need() -> None:
    anyhow = made(asking.play(NINE, ASKED, lambda happening: bool(happening.played)))
    assert anyhow.view.legal_moves()[0] == Move.parse("beat 9H 7D")
    assert anyhow.solution == Move.parse("beat 9H QH")


def test_predict_says_whether_it_is_more_or_fewer() -> None:
    hard = position(
        "stump",
        ["8S", "7H"],
        stumps=[[], []],
        pile=["6S", "7C", "9S", "QH"],
        phase="beat",
        to_act=0,
        trump="D",
        turned="8D",
    )
    task = made(asking.predict(hard, ASKED, facts.TAKEN, 1, 2, 4, move="take"))
    verdicts = [(task.judge(place).verdict, task.judge(place).cure) for place in range(4)]
    assert verdicts == [
        ("wrong", "It is more."),
        ("nearly", "It is more."),
        ("right", ""),
        ("nearly", "It is fewer."),
    ]


def test_order() -> None:
    task = made(asking.order(NINE, ASKED, "10C 7C KC AC", strength))
    assert isinstance(task.form, PutInOrder)
    assert task.solution == (1, 2, 0, 3)
    assert task.judge([1, 2, 0, 3]).verdict == "right"
    nearly = task.judge((1, 0, 2, 3))
    assert (nearly.verdict, nearly.text) == ("nearly", "10♣ does not come before K♣.")
    assert nearly.cure == "Change these two."
    assert task.judge((3, 0, 2, 1)).verdict == "wrong"


def test_watch() -> None:
    task = made(
        asking.watch(
            NINE, mark("Look."), ("beat 9H QH", mark("Beaten.")), ("lead 8S", mark("Led."))
        )
    )
    assert task.question == "Look."
    first = task.judge(None)
    assert (first.verdict, first.text) == ("on", "You beat with the Q♥. Beaten.")
    assert first.then is not None
    last = first.then.judge(None)
    assert (last.verdict, last.text, last.then) == ("right", "You lead the 8♠. Led.", None)


def test_mini_game_goes_on_until_it_is_over() -> None:
    task = made(asking.mini_game(NINE, ASKED))
    assert task.judge("take").verdict == "illegal"
    chance = random.Random(3)
    for _ in range(200):
        feedback = task.judge(chance.choice(task.view.legal_moves()))
        if feedback.then is None:
            break
        assert feedback.verdict == "on"
        task = feedback.then
        assert task.view.to_act == 0
    assert feedback.verdict in ("right", "nearly")
    assert feedback.view is not None
    assert feedback.view.outcome is not None


def test_mini_game_is_coached_and_lets_anybody_insist() -> None:
    task = made(asking.mini_game(asking.dealt("stump", 2, 26, dealer=1), ASKED, coached=True))
    poor = None
    while poor is None:
        judged = [(move, task.judge(move)) for move in task.view.legal_moves()]
        poor = next((found for _, found in judged if found.verdict == "poor"), None)
        move = next((move for move, found in judged if found.verdict != "poor"), judged[0][0])
        going = task.judge(move)
        assert going.then is not None
        task = going.then
    assert "would be better." in poor.cure
    assert poor.then is None
    assert poor.anyway is not None
    assert poor.anyway.told


@pytest.mark.parametrize("answer", ["sing", None, 7, (0, 0), object(), "QH"])
def test_an_answer_of_another_form_is_refused(answer: object) -> None:
    makers = [
        asking.pick(NINE, ASKED),
        asking.referee(NINE, "beat 9H 8S", "ST-7"),
        asking.order(NINE, ASKED, "10C 7C KC AC", strength),
        asking.play(NINE, ASKED, uses_no_trump),
    ]
    for maker in makers:
        with pytest.raises(BadAnswer, match="is not an answer"):
            made(maker).judge(answer)


@pytest.mark.parametrize("name", ["black_crow", "stump", "figured_fool"])
def test_why_says_of_every_card_what_the_law_says(name: str) -> None:
    game = get(name)
    for seed in range(3):
        for state in random_game(game.deal(3, seed), random.Random(seed)):
            view = state.view(0)
            legal = {card for move in view.legal_moves() for card in move.from_hand}
            for card in view.hand:
                answer = why(view, card)
                assert answer.playable == (card in legal)
                assert (answer.law is None) == answer.playable
                assert all(view.why_not(move) is None for move in answer.moves)
                assert answer.text
