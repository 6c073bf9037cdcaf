"""What the demon king of Hunters would do next, as far as the visitor may know: all of his turn is rule."""

from typing import Any

from litestar import Request, get
from litestar.params import FromPath

from sanjie.core.seats import NOTHING, WATCHER
from sanjie.games.hunters.forecast import Forecast, forecast_of
from sanjie.games.hunters.state import State
from sanjie.server.api import REFUSALS, Here, guest_of, opened
from sanjie.server.lobby import may_see
from sanjie.server.problems import Refusal
from sanjie.server.talk.late import is_late


@get("/api/tables/{table_id:str}/forecast", responses=REFUSALS)
async def forecast(request: Request[Any, Any, Any], tables: Here, table_id: FromPath[str]) -> Forecast | None:
    """The forecast for the visitor's seat, or a watcher's; null unless they see it in play.

    That of a private table asks who does not sit there for the key to watch it, `?k=`.
    """
    table = (await opened(tables, table_id)).table
    guest = guest_of(request)
    if not may_see(table, guest, request.query_params.get("k", "")):
        raise Refusal(404, "no-such-table", "there is no table of that id")
    state = table.state
    if not isinstance(state, State):
        raise Refusal(404, "not-found", f"{table.face.game.name} has no forecast; hunters has")
    seat = table.acting(guest)
    if table.status != "playing" or (seat == NOTHING and is_late(table)):
        return None
    return table.once("forecast", seat, lambda: forecast_of(state, WATCHER if seat == NOTHING else seat))
