"""`python -m sanjie` is the `sanjie` command."""

from sanjie.cli import app

app()
