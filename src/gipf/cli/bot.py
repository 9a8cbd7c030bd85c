"""``gipf bot``: a level of the engine that plays at a service, by the API for bots."""

from gipf.cli.parser import Parser, number
from gipf.cli.shared import INTERRUPTED, USAGE, WRONG, explained, say


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(bot)
    command.add_option("--server", str, "The address of the service.", required=True)
    command.add_option("--token", str, "The token; better in the variable GIPF_TOKEN.")
    command.add_option("--level", number(int, 1, 10), "How strong it plays, 1 to 10.", 5)
    command.add_option("--games", number(int, 1, 64), "So many games at once.", 4)
    command.add_flag("--rated", help="Accept and offer rated games, too.")
    command.add_flag("--open", dest="is_open", help="Accept open offers that are for bots, too.")
    command.add_option("--offer", str, "Offer games of these variants, with commas between.", "")
    command.add_option("--time", str, "Minutes and seconds a turn of those.", "10+5")


def bot(
    *,
    server: str,
    token: str | None,
    level: int,
    games: int,
    rated: bool,
    is_open: bool,
    offer: str,
    time: str,
) -> int:
    """Play at a service as one of its bots: accept challenges, several games at once, until Ctrl-C."""
    import asyncio
    import os
    import signal

    token = token or os.environ.get("GIPF_TOKEN")
    if not token:
        say("there is no token: write it into the variable GIPF_TOKEN")
        return USAGE
    with explained(WRONG):
        from gipf.bot.player import Habits, play

        try:
            minutes, _, increment = time.partition("+")
            agreed = round(float(minutes) * 60), int(increment or 0)
        except ValueError:
            say(f"'{time}' is no time: write minutes and seconds a turn, as in 10+5")
            return USAGE
        offers = tuple(each.strip() for each in offer.split(",") if each.strip())
        habits = Habits(level, games, rated, is_open, offers, agreed)

        async def run() -> None:
            task = asyncio.current_task()
            assert task is not None, "it runs in one"
            loop = asyncio.get_running_loop()
            if os.name == "posix":
                loop.add_signal_handler(signal.SIGTERM, task.cancel)
            await play(server, token, habits, lambda text: print(text, flush=True))

        try:
            asyncio.run(run())
        except asyncio.CancelledError:
            return 0
        except KeyboardInterrupt:
            return INTERRUPTED
    return 0
