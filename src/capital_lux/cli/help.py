"""Commands whose help is in the language that is spoken.

The `help` of a command or option is the id of a message; it is said when help is shown.
"""

from __future__ import annotations

import io
import re
from contextlib import redirect_stdout
from difflib import get_close_matches
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from capital_lux.console.refusal import FAILED, Refusal
from capital_lux.console.speech import say

TYPERS = {
    "Show this message and exit.": "cli-help",
    "Install completion for the current shell.": "cli-install-completion",
    "Show completion for the current shell, to copy it or customize the installation.": (
        "cli-show-completion"
    ),
}
"""The help of options that Typer adds, and what we say instead."""
KINDS = {"str": "text", "list[str]": "text", "path": "file", "list[Path]": "file"}
KINDS |= dict.fromkeys(("int", "int range", "float range"), "number")
"""Types as Typer shows them, and what we say instead."""
TYPE = re.compile(r"<([a-zA-Z\[\] ]+)>")


def rated_levels() -> str:
    """All levels with their ratings, as they are typed."""
    # Imported here because it is needed only for help.
    from capital_lux.bots.ratings import RATINGS

    return ", ".join(f"{level} ({points:.0f})" for level, (points, _) in RATINGS.items())


def records(command: Any, ctx: Any, kind: str) -> list[tuple[str, str]]:
    """The arguments or the options of a command, each with its help."""
    found = []
    for param in command.get_params(ctx):
        record = param.get_help_record(ctx)
        if record is not None and param.param_type_name == kind:
            name, text = record
            words = TYPERS.get(param.help, param.help)
            name = TYPE.sub(lambda found: say(f"cli-type-{KINDS[found[1]]}"), name)
            # What Typer adds behind the help: a range, a default, "required".
            rest = text.removeprefix(param.help).replace("default:", say("cli-default"))
            rest = rest.replace("required", say("cli-required"))
            found.append((name, say(words, levels=rated_levels()) + rest))
    return found


EXTRA = re.compile(r"\) \((.*)\)$")
"""What Typer says of words that it does not expect."""


def spoken(items: list[Any]) -> list[Any]:
    """What a shell may complete, each with its help in words."""
    for item in items:
        words = TYPERS.get(item.help, item.help)
        item.help = say(words, levels=rated_levels()) if words else None
    return items


class Help:
    """Help in the language that is spoken, for a command and for all commands."""

    def format_usage(self: Any, ctx: Any, formatter: Any) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        pieces = pieces.replace("[OPTIONS]", f"[{say('cli-options').upper()}]")
        pieces = pieces.replace("COMMAND [ARGS]...", say("cli-usage-command"))
        formatter.write_usage(ctx.command_path, pieces, f"{say('cli-usage')} ")

    def format_help_text(self: Any, ctx: Any, formatter: Any) -> None:
        for message in self.introduction:
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(say(message))

    def format_options(self: Any, ctx: Any, formatter: Any) -> None:
        for kind in ("argument", "option"):
            found = records(self, ctx, kind)
            if found:
                with formatter.section(say(f"cli-{kind}s")):
                    formatter.write_dl(found)


class Command(Help, TyperCommand):
    """A command. The language may be named after it, too."""

    @property
    def introduction(self) -> tuple[str, ...]:
        return (self.help or "",)

    def get_params(self, ctx: Any) -> Any:
        found: Any = super().get_params(ctx)
        *own, help_option = found
        for one in own:
            # Whoever opens a file that may not be read refuses it, in the reader's language.
            one.type_descriptor.parameter_info.readable = False
        every = ctx.find_root().command.params
        return [*own, *(one for one in every if one.name == "language"), help_option]

    def get_short_help_str(self, limit: int = 45) -> str:
        """What a shell shows beside its name."""
        return say(self.help or "")

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        return spoken(super().shell_complete(ctx, incomplete))


class Group(Help, TyperGroup):
    """All commands."""

    introduction: tuple[str, ...] = ("cli-lux", "cli-unofficial")

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is named; else a refusal that says which one may have been meant."""
        if args[0] in self.commands or args[0].startswith("-") or ctx.resilient_parsing:
            return super().resolve_command(ctx, args)
        named = {"command": args[0], "commands": ", ".join(self.commands)}
        near = get_close_matches(args[0], self.commands, 1)
        if near:
            raise Refusal("usage-near-command", **named, near=near[0])
        raise Refusal("usage-no-command", **named)

    def get_params(self, ctx: Any) -> Any:
        """The options; when completion is installed we say so in Typer's place."""
        found = super().get_params(ctx)
        for param in found:
            if param.name == "install_completion":
                param.callback = install_completion
        return found

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        return spoken(super().shell_complete(ctx, incomplete))

    def format_options(self, ctx: Any, formatter: Any) -> None:
        super().format_options(ctx, formatter)
        commands = [(name, say(one.help or "")) for name, one in self.commands.items()]
        with formatter.section(say("cli-commands")):
            formatter.write_dl(commands)


def install_completion(ctx: Any, param: Any, value: Any) -> None:
    """Let the user's shell complete our commands, and say where that is written."""
    if not value or ctx.resilient_parsing:
        return
    # Imported here because hardly anybody needs it.
    from typer.completion import install  # type: ignore[attr-defined]

    try:
        with redirect_stdout(io.StringIO()):
            shell, path = install()
    except typer.Exit:
        raise Refusal("refusal-shell", FAILED) from None
    print(say("cli-completion-installed", shell=shell, path=str(path)))
    raise typer.Exit


def misuse(problem: typer.TyperException) -> str:
    kind = type(problem).__name__
    detail: Any = problem
    if kind == "NoSuchOption":
        known = [option.lstrip("-") for option in detail.possibilities or ()]
        near = get_close_matches(detail.option_name.lstrip("-"), known, 1)
        if near:
            return say("usage-near-option", option=detail.option_name, near=f"--{near[0]}")
        return say("usage-no-option", option=detail.option_name)
    if kind == "MissingParameter" and detail.param is not None:
        return say("usage-missing", name=detail.param.get_error_hint())
    if kind == "BadOptionUsage":
        wants = "requires" in detail.message
        return say("usage-no-value" if wants else "usage-a-value", option=detail.option_name)
    if kind == "BadParameter" and detail.param is not None:
        return bad_value(detail)
    words = EXTRA.search(detail.message) if kind == "UsageError" else None
    if words:
        return say("usage-extra", command=f"lux {detail.cmd.name}", extra=words[1])
    return say("usage-other", problem=detail.format_message())


def bad_value(detail: Any) -> str:
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
