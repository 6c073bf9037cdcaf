"""What the demon king of Hunters would do next, as far as the visitor may know: all of his turn is rule."""

from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from sanjie.core.seats import NOTHING, WATCHER
from sanjie.games.hunters.forecast import Forecast, forecast_of
from sanjie.games.hunters.state import State
from sanjie.server.api import UNSEEN, Here, guest_of, visible
from sanjie.server.problems import Refusal
from sanjie.server.talk.late import is_late
from sanjie.server.talk.rooms import Rooms


@get("/api/tables/{table_id:str}/forecast", responses=UNSEEN)
async def forecast(
    request: Request[Any, Any, Any],
    tables: Here,
    rooms: NamedDependency[Rooms],
    table_id: FromPath[str],
    k: FromQuery[str] = "",
) -> Forecast | None:
    """The forecast for the visitor's seat, or a watcher's; null unless they see it in play.

    Who watches late has that of the table as they see it. That of a private table asks who does not sit
    there for the key to watch it, `?k=`.
    """
    guest = guest_of(request)
    live = await visible(tables, table_id, guest, k)
    if not isinstance(live.table.state, State):
        raise Refusal(404, "not-found", f"{live.table.face.game.name} has no forecast; hunters has")
    seat = live.table.acting(guest)
    late = seat == NOTHING and is_late(live.table)
    table = await rooms.lates.table(live) if late else live.table
    if table is None or table.status != "playing":
        return None
    return table.once(
        "forecast", seat, lambda: forecast_of(table.state, WATCHER if seat == NOTHING else seat)
    )
