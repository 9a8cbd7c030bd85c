"""Who asks."""

from gipf.host.responses.people import MeResponse


def me_alone() -> MeResponse:
    """Say that there is nobody but the owner, and that nobody can join."""
    return {
        "is_owner": True,
        "kind": "owner",
        "service": False,
        "mail": False,
        "id": None,
        "name": "",
        "network": None,
    }
