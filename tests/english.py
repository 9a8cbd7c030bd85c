"""Read messages as people do, in English."""

from gipf.fluent import arguments_of, read
from gipf.messages import FOLDER, Message, render


def say(message: Message | str) -> str:
    """Write out a message; one that is missing or lacks an argument is an error."""
    return render({"id": message, "args": {}} if isinstance(message, str) else message)


def messages_in(part: str, language: str = "en") -> dict[str, set[str]]:
    """List the messages of a file, each with the names of its arguments."""
    text = (FOLDER / language / f"{part}.ftl").read_text(encoding="utf-8")
    return {name: arguments_of(pattern) for name, pattern in read(text, part).items()}
