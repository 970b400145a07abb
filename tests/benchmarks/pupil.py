"""A pupil without a browser, who says to a kernel what the page of a table would say."""

from __future__ import annotations

import asyncio
import json
import struct
import uuid
from time import perf_counter
from typing import Any

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

PATIENCE = 120.0
"""Seconds until a kernel that does not answer has failed."""


class Pupil:
    """Somebody at a table in a kernel of his own, behind a server."""

    def __init__(self, address: tuple[str, str], source: str) -> None:
        """Know the server's address and its token, and what shows the table."""
        self._base, self._token = address
        self._source = source
        self._session = uuid.uuid4().hex
        self._line: WebSocketClientConnection | None = None
        self._face = ""
        self._state: dict[str, Any] = {}

    async def sit_down(self) -> None:
        """Start a kernel, show the table, and wait until its picture has come."""
        headers = {"Authorization": f"token {self._token}"}
        answer = await AsyncHTTPClient().fetch(
            f"{self._base}api/kernels",
            method="POST",
            body="{}",
            headers=headers,
            request_timeout=PATIENCE,
        )
        kernel = json.loads(answer.body)["id"]
        address = f"{self._base.replace('http', 'ws', 1)}api/kernels/{kernel}/channels"
        request = HTTPRequest(f"{address}?session_id={self._session}", headers=headers)
        self._line = await websocket_connect(request)
        code = {
            "code": self._source,
            "silent": False,
            "store_history": True,
            "user_expressions": {},
            "allow_stdin": False,
            "stop_on_error": True,
        }
        await self._ask("execute_request", code)
        assert self._face, "The cell showed no table."
        await self._tell({"kind": "ready", "width": 900, "motion": False})

    async def click(self) -> float:
        """Do the next thing that a person would, and return how many seconds its answer took."""
        turn, state = self._state["turn"], self._state
        playable, chosen = (state["hand"].get(kind) for kind in ("playable", "chosen"))
        if state["wait"] is not None:
            content = {"kind": "next"}
        elif playable and not chosen:
            content = {"kind": "choose", "card": playable[0]}
        else:
            main = next((act for act in state["moves"] if act.get("once")), None)
            content = {"kind": "act", "action": main["action"] if main else "new"}
        begun = perf_counter()
        await self._tell({**content, "turn": turn})
        return perf_counter() - begun

    async def _tell(self, content: dict[str, Any]) -> None:
        await self._ask(
            "comm_msg", {"comm_id": self._face, "data": {"method": "custom", "content": content}}
        )

    async def _ask(self, kind: str, content: dict[str, Any]) -> None:
        """Send a message, and read on until the kernel is done with it."""
        assert self._line
        number = uuid.uuid4().hex
        header = {
            "msg_id": number,
            "msg_type": kind,
            "session": self._session,
            "username": "",
            "version": "5.4",
            "date": "",
        }
        message = {
            "header": header,
            "parent_header": {},
            "metadata": {},
            "content": content,
            "channel": "shell",
            "buffers": [],
        }
        await self._line.write_message(json.dumps(message))
        while True:
            frame = await asyncio.wait_for(self._line.read_message(), PATIENCE)
            assert frame is not None, "The server has hung up."
            heard = read(frame)
            self._hear(heard)
            is_answer = heard["parent_header"].get("msg_id") == number
            if is_answer and heard["content"].get("execution_state") == "idle":
                return

    def _hear(self, message: dict[str, Any]) -> None:
        kind, content = message["header"]["msg_type"], message["content"]
        assert kind != "error", content
        state = content.get("data", {}).get("state", {}) if kind.startswith("comm_") else {}
        if kind == "comm_open" and "hand_label" in state:
            self._face, self._state = content["comm_id"], state
        elif kind == "comm_msg" and content["comm_id"] == self._face:
            self._state = {**self._state, **state}


def read(frame: str | bytes) -> dict[str, Any]:
    """Read a frame of the server's older protocol; what is attached is left out."""
    if isinstance(frame, bytes):
        (count,) = struct.unpack_from(">I", frame)
        start, end = struct.unpack_from(">2I", frame, 4) if count > 1 else (8, len(frame))
        frame = frame[start:end].decode()
    found: dict[str, Any] = json.loads(frame)
    return found
