"""Somebody at a table, who can do only what the browser can send."""

from __future__ import annotations

import json

from cardlab.widgets.table import TableView
from tests.games.hidden import cards_named


class Person:
    """Whoever sits at the screen of a table."""

    def __init__(self, table: TableView) -> None:
        self.table = table
        self.face = table.face
        self.do("ready", width=720, motion=False)

    def do(self, kind: str, **details: object) -> None:
        self.table.hear({"kind": kind, "turn": self.face.turn, **details})
        assert "error" not in (self.face.ruling or {}), self.face.ruling

    def press(self, caption: str) -> None:
        action = next(act for act in self.face.actions if act["caption"] == caption)
        self.do("act", action=action["action"])

    @property
    def captions(self) -> list[str]:
        return [action["caption"] for action in self.face.actions]

    @property
    def hand(self) -> list[str]:
        return [held["card"] for held in self.face.hand]

    def named(self) -> set[str]:
        """Return every card that is named in anything the browser has been told."""
        state = self.face.get_state()
        told = {key: state[key] for key in state if not key.startswith("_") and key != "pips"}
        return cards_named([json.dumps(told, default=str, ensure_ascii=False)])

    def play_any(self) -> None:
        """Play the first legal move, by hand or by button."""
        move = self.table.view.legal_moves()[0]
        if move.cards:
            for card in move.from_hand:
                self.do("choose", card=str(card))
        self.press(self.table.view.caption(move))

    def go_on(self) -> None:
        """Do whatever keeps the game going: wait for a player, say who is there, play."""
        if self.face.wait is not None:
            self.do("next")
        elif self.table.awaited is not None:
            self.press(f"I am {self.table.table.names[self.table.awaited]}")
        else:
            self.play_any()

    def play_out(self) -> None:
        """Play the game to its end."""
        while self.table.table.state.to_act is not None:
            self.go_on()
