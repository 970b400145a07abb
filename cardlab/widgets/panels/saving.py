"""Saving and opening games: in files of this machine, or as a line to copy and paste."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

from cardlab.codes import deal_code, looks_like_code, read_deal_code
from cardlab.errors import BadFile, BadSetting
from cardlab.language import Sentence, say
from cardlab.match import Match, copied
from cardlab.players.opponents import seated
from cardlab.record import Record
from cardlab.sealing import LONGEST, SEAL, bare
from cardlab.storage import kept, read_whole
from cardlab.table import rightly_named, seat_names
from cardlab.widgets.panels.panel import Panel
from cardlab.widgets.panels.pieces import Piece, buttons, copyable, field, press, text
from cardlab.widgets.past import Past

FOLDER = "saved"
MOST = 12
"""So many of the games that were saved last are listed."""
LONGEST_NAME = 40
"""The most letters of the name of a saved game."""
_NAME = re.compile(r"\w[\w .()-]*")


class Saving(Panel):
    """Keeps the game of this table where somebody wants it, and opens others."""

    name = "save"

    @property
    def title(self) -> Sentence:
        """What it is called."""
        return say("Save, open, copy, paste")

    def opened(self) -> None:
        """Show nothing to copy until it is asked for: a copied game holds every card."""
        self._copy: Piece | None = None
        self._doubtful: str | None = None

    @property
    def _opens(self) -> bool:
        """Whether another game may lie at this table; at a lesson's it may not."""
        return self.host.goal is None

    def pieces(self) -> list[Piece]:
        """Offer to save and to copy, and to open what was saved or copied."""
        found = [
            field(
                "save",
                say("Save this game as"),
                self._doubtful or self._free_name(),
                most=LONGEST_NAME,
                caption=say("Save"),
            )
        ]
        if self._doubtful:
            found += [
                text(say("There is a game of that name already."), tone="bad"),
                buttons(
                    say("A game of that name"),
                    [
                        press("save over", say("Save over it"), danger=True),
                        press("leave", say("Leave it")),
                    ],
                ),
            ]
        if self._opens and _saved():
            opened = [
                press(f"open {path.stem}", say("{name}", name=path.stem)) for path in _saved()
            ]
            found.append(buttons(say("Open a saved game"), opened, listed=True))
        copies = [press("copy game", say("Copy this game"))]
        if self._code():
            copies.append(press("copy code", say("Copy the deal code")))
        found.append(buttons(say("Copy"), copies))
        if self._copy:
            found.append(self._copy)
        if self._opens:
            label = say("Paste a copied game or a deal code")
            found.append(field("paste", label, most=LONGEST, lines=3, caption=say("Open it")))
        return found

    def _free_name(self) -> Sentence:
        """Return a name that no saved game has."""
        title = self.host.table.game.title
        names = (say("{game} {number}", game=title, number=number) for number in count(1))
        return next(name for name in names if not _path(name).exists())

    def _code(self) -> str | None:
        """Return the code of this deal, where it is one that a code can give."""
        table = self.host.table
        setup = table.deal_state.setup
        if table.seed is None:
            return None
        options = dict(setup.options)
        if table.game.deal_openly(setup.players, table.seed, **options).state != table.deal_state:
            return None
        return deal_code(table.game.name, setup.players, table.seed, **options)

    def heard(self, control: str, value: object) -> None:
        """Save, open, copy or paste; raises a `CardlabError` where that cannot be."""
        what, _, name = control.partition(" ")
        if control == "save":
            self._save(_checked(str(value)))
        elif control == "save over":
            self._save(self._doubtful, over=True)
        elif control == "leave":
            self._doubtful = None
            self.host.show(polite=say("Nothing is saved."))
        elif control == "copy game":
            label = say("This game, as one line to copy")
            self._offer(copyable("copied", label, self._series(Match.to_sealed_text, _sealed)))
        elif control == "copy code":
            self._offer(copyable("copied", say("The deal code"), self._code() or ""))
        elif control == "copied":
            self.host.show(polite=_copied() if value else _marked())
        elif what == "open" and self._opens:
            self._put(copied(read_whole(_path(_checked(name)))))
        elif control == "paste" and self._opens:
            self._put(_read(str(value), self.host.people))

    def _series(self, match: Callable[[Match], str], game: Callable[[Record], str]) -> str:
        series = self.host.series
        return match(series) if isinstance(series, Match) else game(Record.of(series.table))

    def _save(self, name: str | None, *, over: bool = False) -> None:
        """Save the game under a name, over another one only where that was asked for."""
        if name is None:
            return
        path = _path(name)
        if path.exists() and not over:
            self._doubtful = name
            self.host.show(polite=say("There is a game of that name already."))
            return
        whole = self.host.series if isinstance(self.host.series, Match) else None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            (whole or Record.of(self.host.table)).save(path)
        except OSError as error:
            raise BadFile(
                say("The game cannot be saved: {reason}.", reason=error.strerror or error)
            ) from error
        self._doubtful = None
        self.host.show(polite=say("Saved as {name}.", name=name))

    def _offer(self, copy: Piece) -> None:
        self._copy = copy
        self.host.show(polite=say("Here it is, to be copied."))

    def _put(self, match: Match) -> None:
        """Put a match on the table, with people where they sit now."""
        from cardlab.widgets.panels.opening import Panels

        everybody = range(len(match.names))
        people = [seat for seat in self.host.people if seat in everybody] or [0]
        match.name(rightly_named(match.names, people[0] if len(people) == 1 else None))
        others = tuple(seat for seat in everybody if seat not in people)
        players = seated(None, match.game.name, others, match.seed)
        self.host.part(Panels).close()
        self.host.part(Past).put(match, players, say("The game is opened."))


def _read(pasted: str, people: Sequence[int]) -> Match:
    """Read a copied game, the text of a record, or a deal code; raises a `CardlabError`.

    A deal by a code has new names, for these people at the screen.
    """
    pasted = bare(pasted)
    if not pasted:
        raise BadSetting(say("Paste a copied game or a deal code first."))
    if pasted.startswith((SEAL, "{")):
        return copied(pasted)
    if looks_like_code(pasted):
        code = read_deal_code(pasted)
        you = people[0] if len(people) == 1 and people[0] < code.players else None
        names = seat_names(code.players, you)
        return Match(code.game, code.players, code.seed, names=names, **dict(code.options))
    raise BadSetting(
        say("This is neither a copied game, which begins with {seal}, nor a deal code.", seal=SEAL)
    )


def _saved() -> list[Path]:
    """Return the games that were saved, the newest first."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in kept(FOLDER).glob("*.json")]
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True)][:MOST]


def _path(name: str) -> Path:
    return kept(FOLDER, f"{name}.json")


def _checked(name: str) -> str:
    """Check a name of a game, so that it names a file of our folder and no other."""
    name = name.strip()
    if len(name) > LONGEST_NAME or not _NAME.fullmatch(name):
        raise BadSetting(
            say(
                "A name has at most {count} letters, digits, spaces, dots, brackets and hyphens.",
                count=LONGEST_NAME,
            )
        )
    return name


def _sealed(record: Record) -> str:
    return record.to_sealed_text()


def _copied() -> Sentence:
    return say("Copied.")


def _marked() -> Sentence:
    return say("It is marked: copy it with Ctrl and C.")
