"""A table in memory: its record replayed, what each command would do to it, and what each seat sees of it.

Nothing here writes or sends. A command becomes a `Step`: the state it leads to and the change to store. The
step is stored first and only then taken, so the database never lags the screens. Steps of before the start
are in `lobby.py`, those of time and absence in `keeping.py`, taking back in `undo.py`, and what ends a game
without its rules in `parting.py`.
"""

from sanjie.server.table.opening import new_table, open_seat
from sanjie.server.table.table import Step, Table, Unreadable, merged

__all__ = ["Step", "Table", "Unreadable", "merged", "new_table", "open_seat"]
