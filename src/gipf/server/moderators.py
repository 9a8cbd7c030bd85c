"""Who sees to it that people behave: named at the machine of a service, and nowhere else."""

import asyncio
from collections.abc import Mapping

from gipf.errors import GipfError
from gipf.server.account_store import AccountStore
from gipf.server.settings import Settings
from gipf.server.store import Store


def moderators(settings: Settings, changes: Mapping[str, bool]) -> list[str]:
    """Make some people moderators or none any longer, by name; give all there are then."""
    return asyncio.run(_moderators(settings, changes))


async def _moderators(settings: Settings, changes: Mapping[str, bool]) -> list[str]:
    store = Store(settings)
    try:
        await store.open(is_server=False)
        accounts = AccountStore(store)
        for name, is_moderator in changes.items():
            if await accounts.set_moderator(name, is_moderator=is_moderator) is None:
                raise GipfError("no-such-account", name=name)
        return await accounts.moderators()
    finally:
        await store.close()
