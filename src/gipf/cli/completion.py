"""``gipf completion``: a script by which a shell completes commands and options."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gipf.cli.parser import Parser

if TYPE_CHECKING:
    from argparse import Action

SHELLS = ("bash", "zsh", "fish")


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(completion)
    says = "The shell: bash, zsh or fish."
    command.add_argument("shell", metavar="SHELL", choices=SHELLS, help=says)
    command.epilog = (
        'In ~/.bashrc or ~/.zshrc: eval "$(gipf completion bash)", or zsh; for fish: '
        "gipf completion fish > ~/.config/fish/completions/gipf.fish"
    )


def completion(*, shell: str) -> None:
    """Write a script by which a shell completes the commands and options of gipf."""
    from gipf.cli import make_parser

    parser = make_parser()
    print("\n".join(_fish(parser) if shell == "fish" else _bash(parser, shell)))


def _words(parser: Parser) -> dict[str, str]:
    """Give what can follow: commands and options, each with what it does."""
    words = dict(_commands(parser))
    for action in parser._actions:
        for option in action.option_strings:
            if option.startswith("--"):
                words[option] = _says(action)
    return words


def _commands(parser: Parser) -> Iterator[tuple[str, str]]:
    for choice in parser.commands:
        yield choice.dest, _says(choice)


def _says(action: "Action") -> str:
    return str(action.help or "").partition("  [")[0]


def _bash(parser: Parser, shell: str) -> Iterator[str]:
    if shell == "zsh":
        yield "autoload -U +X compinit && compinit"
        yield "autoload -U +X bashcompinit && bashcompinit"
    yield "_gipf() {"
    yield '  local words="" current="${COMP_WORDS[COMP_CWORD]}"'
    yield '  if [ "$COMP_CWORD" -eq 1 ]; then'
    yield f'    words="{" ".join(_words(parser))}"'
    yield '  else case "${COMP_WORDS[1]}" in'
    for name, _ in _commands(parser):
        yield f'    {name}) words="{" ".join(_words(parser.command(name)))}" ;;'
    yield "  esac; fi"
    yield '  COMPREPLY=($(compgen -W "$words" -- "$current"))'
    yield "}"
    yield "complete -o default -F _gipf gipf"


def _fish(parser: Parser) -> Iterator[str]:
    def line(condition: str, word: str, says: str) -> str:
        kind = f"-l {word[2:]}" if word.startswith("--") else f"-a {word}"
        quoted = says.replace("\\", "\\\\").replace("'", "\\'")
        return f"complete -c gipf -n '{condition}' {kind} -d '{quoted}'"

    for word, says in _words(parser).items():
        yield line("__fish_use_subcommand", word, says)
    for name, _ in _commands(parser):
        for word, says in _words(parser.command(name)).items():
            yield line(f"__fish_seen_subcommand_from {name}", word, says)
