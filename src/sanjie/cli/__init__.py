"""The `sanjie` command: one file a command, loaded when it is called.

The function of a command has the name of its file. To add one, write `cli/<name>.py` with a function
`<name>` that typer understands, and add its name to `COMMANDS`.
"""

import errno
import os
import sys
from importlib import import_module
from typing import Any, Final

import typer
from typer._click import Command, Context  # typer carries its own click and does not re-export these
from typer.core import TyperGroup

COMMANDS: Final = (
    "serve",
    "db",
    "reports",
    "mute",
    "play",
    "rules",
    "cases",
    "content",
    "map",
    "perft",
    "simulate",
    "bench",
    "verify",
    "about",
    "schema",
)

NOT_WRITTEN: Final = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT)  # said by the system of an output that is full


class Commands(TyperGroup):
    """Finds its commands in this package, so that one does not load the libraries of all."""

    def list_commands(self, ctx: Context) -> list[str]:
        """Names of the commands, in the order of `COMMANDS`."""
        return list(COMMANDS)

    def get_command(self, ctx: Context, cmd_name: str) -> Command | None:
        """The command called `cmd_name`, or None."""
        if cmd_name not in COMMANDS:
            return None
        alone = typer.Typer(add_completion=False)
        module = import_module(f"sanjie.cli.{cmd_name}")
        settings = getattr(module, "SETTINGS", None)  # what typer should know beside the signature
        alone.command(cmd_name, context_settings=settings)(getattr(module, cmd_name))
        return typer.main.get_command(alone)

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """What is left of `args` for the command. None may be empty: no command means anything by that.

        Ends with code 2 otherwise, since what is repeated of such a one is nothing.
        """
        for number, one in enumerate(args):
            option, equals, value = one.partition("=")
            named = option.startswith("--") and equals == "=" and value == ""
            if one.strip() and not named:
                continue
            before = option if named else args[number - 1] if number else ""
            from sanjie import words

            language = words.of_environment(os.environ)
            if before.startswith("-"):
                print(words.say(language, "house-empty-option", option=before), file=sys.stderr)
            else:
                print(words.say(language, "house-empty", number=number + 1), file=sys.stderr)
            raise typer.Exit(2)
        return super().parse_args(ctx, args)

    def invoke(self, ctx: Context) -> Any:
        """What the command returns. That its output has no room is told in one sentence, with code 1."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except OSError as problem:
            if problem.errno not in NOT_WRITTEN:
                raise
            from sanjie import words

            language = words.of_environment(os.environ)
            print(words.say(language, "house-not-written", detail=str(problem.strerror)), file=sys.stderr)
            sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - what is left of the output has nowhere to go
            raise typer.Exit(1) from problem
        return result


app = typer.Typer(
    cls=Commands,
    invoke_without_command=True,
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback()
def main(context: typer.Context) -> None:
    """三界 Sanjie: Chinese tabletop games in the browser and the terminal. Without a command: serve."""
    if context.invoked_subcommand is None:
        from sanjie.cli.serve import serve

        serve()
