"""A server looks through everything it holds at fixed times, not whenever something was added."""

import asyncio
import gc
import weakref

from gipf.server.garbage import collecting_rarely


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.other = self


def test_what_holds_only_itself_goes_at_the_next_look() -> None:
    async def main() -> None:
        before = gc.get_threshold()
        async with collecting_rarely(0.01):
            gone = asyncio.Event()
            ring = Ring()
            weakref.finalize(ring, gone.set)
            gc.collect(1)  # it is among the old ones now
            del ring
            await gone.wait()
        assert gc.get_threshold() == before

    asyncio.run(main())


def test_meanwhile_nothing_that_is_added_makes_it_look_through_everything() -> None:
    async def main() -> None:
        looks = list[int]()

        def note(phase: str, info: dict[str, int]) -> None:
            if phase == "stop" and info["generation"] == 2:
                looks.append(info["collected"])

        async with collecting_rarely(3600):
            gc.callbacks.append(note)
            try:
                held = [[[number]] for number in range(500_000)]
            finally:
                gc.callbacks.remove(note)
            assert len(held) == 500_000 and not looks

    asyncio.run(main())
