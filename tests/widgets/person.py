"""Somebody at a table, who can do only what the browser can send."""

from __future__ import annotations

import json
from typing import Any

from cardlab.widgets.table import TableView
from tests.games.hidden import cards_named
from tests.widgets.told import ALIKE


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

    def open(self, title: str) -> None:
        """Open a panel by its title."""
        while self.face.panel is None or self.face.panel["name"] != "more":
            self.press("More")
        self.press_in_panel(title)

    def use(self, control: str, value: object = True) -> None:
        """Do something with a piece of the panel that is open."""
        self.table.hear({"kind": "panel", "control": control, "value": value})
        assert "error" not in (self.face.ruling or {}), self.face.ruling

    def press_in_panel(self, caption: str) -> None:
        """Press a button of the panel that is open."""
        found = [item for item in self.buttons if item["caption"] == caption]
        assert len(found) == 1, (caption, [item["caption"] for item in self.buttons])
        assert not found[0].get("off"), f"{caption} has no use now."
        self.use(found[0]["id"])

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """The buttons of the panel that is open."""
        rows = [piece for piece in self.face.panel["pieces"] if piece["kind"] == "buttons"]
        return [item for row in rows for item in row["items"]]

    def piece(self, control: str) -> dict[str, Any]:
        """Find a piece of the panel that is open."""
        return next(piece for piece in self.face.panel["pieces"] if piece.get("id") == control)

    @property
    def refused(self) -> str:
        """Why what was wanted in the panel was refused, or nothing."""
        pieces = self.face.panel["pieces"] if self.face.panel else []
        return " ".join(piece["text"] for piece in pieces if piece.get("tone") == "bad")

    def at_pace(self, pace: str) -> None:
        """Have the others play at this pace."""
        self.open("Settings")
        self.use("pace", pace)
        self.press("More")

    def new_game(self) -> None:
        """Deal anew among the same players, in the middle of a game."""
        self.open("New game")
        self.press_in_panel("Deal again at this table")

    @property
    def captions(self) -> list[str]:
        return [action["caption"] for action in self.face.actions]

    @property
    def hand(self) -> list[str]:
        return [held["card"] for held in self.face.hand]

    def named(self) -> set[str]:
        """Return every card that is named in anything the browser has been told."""
        state = self.face.get_state()
        told = {key: state[key] for key in state if not key.startswith("_") and key not in ALIKE}
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
