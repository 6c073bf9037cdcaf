"""The built client: one page for every path that is not the API's, and its files."""

from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.response import File

from sanjie import words
from sanjie.server.problems import Refusal

STATIC: Final = Path(__file__).parents[1] / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # names under assets/ change with their contents
ASK_AGAIN: Final = "no-cache"
NOT_BUILT: Final = """<!doctype html>
<meta charset="utf-8"><title>三界 Sanjie</title>
<h1>三界 Sanjie</h1>
{sentences}
<pre>cd web &amp;&amp; npm install &amp;&amp; npm run build</pre>
<pre>pip install .</pre>
"""


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    for_anybody=True,
)
async def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """A file of the client, or its one page when the path names none. Raises Refusal for paths of the API."""
    name = request.path_params.get("path", "").lstrip("/")
    if name == "api" or name.startswith("api/"):
        raise Refusal(404, "not-found", "the API has no such path; see /api/schema")
    index = STATIC / "index.html"
    file = file_named(name)
    if file is None and name.startswith("assets/"):
        raise Refusal(404, "not-found", "no such file; the page has been built anew")
    if file is None and not index.is_file():
        return not_built()
    shown = file or index
    caching = FOR_EVER if shown.is_relative_to(STATIC / "assets") else ASK_AGAIN
    return File(
        path=shown, filename=shown.name, content_disposition_type="inline", headers={"cache-control": caching}
    )


def not_built() -> Response[Any]:
    """A plain page that says how the client is built, in every language."""
    sentences = [(language, words.say(language, "server-not-built")) for language in words.LANGUAGES]
    lines = "".join(f'<p lang="{language}">{escape(sentence)}</p>' for language, sentence in sentences)
    return Response(NOT_BUILT.format(sentences=lines), status_code=503, media_type=MediaType.HTML)


def file_named(name: str) -> Path | None:
    """The file of the client called `name`, or None; nothing outside its folder, nothing hidden."""
    if not name or any(part.startswith(".") for part in name.split("/")) or "\0" in name:
        return None
    file = STATIC / name
    try:
        return file if file.is_file() and file.resolve().is_relative_to(STATIC.resolve()) else None
    except OSError:  # no file system has names that long
        return None
