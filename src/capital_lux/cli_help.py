"""Commands whose help is in the language that is spoken.

The `help` of a command or option is the id of a message; it is said when help is shown.
"""

from __future__ import annotations

import re
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from capital_lux.terminal.speech import say

STANDARD_HELP = "Show this message and exit."


def records(command: Any, ctx: Any, kind: str) -> list[tuple[str, str]]:
    """The arguments or the options of a command, each with its help."""
    found = []
    for param in command.get_params(ctx):
        record = param.get_help_record(ctx)
        if record is not None and param.param_type_name == kind:
            name, text = record
            words = "cli-help" if param.help == STANDARD_HELP else param.help
            # What Typer adds behind the help: a range, a default, "required".
            rest = text.removeprefix(param.help).replace("default:", f"{say('cli-default')}:")
            rest = rest.replace("required", say("cli-required"))
            found.append((name, say(words) + rest))
    return found


NAMED = re.compile(r"'(?P<command>.*)'|\) \((?P<extra>.*)\)$")
"""What Typer says of words that it does not expect."""


class Command(TyperCommand):
    """A command."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Say how it is used."""
        usage(self, ctx, formatter)

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        """Say what it does."""
        paragraphs(formatter, [self.help or ""])

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """List its arguments and options."""
        sections(self, ctx, formatter)


class Group(TyperGroup):
    """All commands."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Say how they are used."""
        usage(self, ctx, formatter)

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        """Say what this is."""
        paragraphs(formatter, ["cli-lux", "cli-unofficial"])

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """List the options and the commands."""
        sections(self, ctx, formatter)
        commands = [(name, say(one.help or "")) for name, one in self.commands.items()]
        with formatter.section(say("cli-commands")):
            formatter.write_dl(commands)


def usage(command: Any, ctx: Any, formatter: Any) -> None:
    """Write the line of usage."""
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, f"{say('cli-usage')} ")


def paragraphs(formatter: Any, messages: list[str]) -> None:
    """Write messages as paragraphs."""
    for message in messages:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(message))


def sections(command: Any, ctx: Any, formatter: Any) -> None:
    """Write arguments and options."""
    for kind in ("argument", "option"):
        found = records(command, ctx, kind)
        if found:
            with formatter.section(say(f"cli-{kind}s")):
                formatter.write_dl(found)


def misuse(problem: typer.TyperException) -> str:
    """What is wrong with a command line."""
    kind = type(problem).__name__
    detail: Any = problem
    if kind == "NoSuchOption":
        return say("usage-no-option", option=detail.option_name)
    if kind == "MissingParameter" and detail.param is not None:
        return say("usage-missing", name=detail.param.get_error_hint())
    if kind == "BadOptionUsage":
        wants = "requires" in detail.message
        return say("usage-no-value" if wants else "usage-a-value", option=detail.option_name)
    if kind == "BadParameter" and detail.param is not None:
        return bad_value(detail)
    words = NAMED.search(detail.message) if kind == "UsageError" else None
    if words and isinstance(detail.cmd, Group):
        commands = ", ".join(detail.cmd.commands)
        return say("usage-no-command", command=words["command"], commands=commands)
    if words and words["extra"]:
        return say("usage-extra", command=f"lux {detail.cmd.name}", extra=words["extra"])
    return say("usage-other", problem=detail.format_message())


def bad_value(detail: Any) -> str:
    """A value that an option or an argument cannot have."""
    param = detail.param
    name, wanted = param.get_error_hint(), str(param.type_descriptor.annotation)
    if "int" not in wanted and "float" not in wanted:
        return say("usage-bad-value", name=name, problem=detail.message)
    number = {"name": name, "kind": "whole" if "int" in wanted else "any"}
    if param.min is None:
        return say("usage-number", **number)
    if param.max is None:
        return say("usage-least", **number, low=str(param.min))
    return say("usage-range", **number, low=str(param.min), high=str(param.max))
