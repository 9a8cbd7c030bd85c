"""Which ways there are to tell people what they have not seen on the page: those of a service for everybody."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from gipf.host.moments import now
from gipf.server.settings import Settings
from gipf.server.store import Store

if TYPE_CHECKING:
    from gipf.server.notice_pushes import Pushes

Delivery = Callable[[], Awaitable[object]]


def pushes_of(settings: Settings, store: Store) -> "Pushes | None":
    """Give the pushes of a service; what belongs to them is not loaded elsewhere."""
    if not settings.service:
        return None
    from gipf.server.notice_pushes import Pushes

    return Pushes(store, settings.service, settings.push)


def deliveries_of(settings: Settings, store: Store) -> list[Delivery]:
    """Give what is to be done again and again, so that what is due is sent."""
    if not settings.service:
        return []
    pushes, found = pushes_of(settings, store), list[Delivery]()
    if pushes:
        push = pushes.push
        found.append(lambda: push(now()))
    if settings.mail:
        from gipf.server.mail import Mailer
        from gipf.server.notice_mail import NoticeMail

        mail = NoticeMail(store, Mailer(settings.mail, settings.service), settings.service)
        found.append(lambda: mail.post(now()))
    return found
