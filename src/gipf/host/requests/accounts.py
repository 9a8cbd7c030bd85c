"""What requests about accounts hold: how one signs in, programs' tokens."""

from typing import Annotated, Literal

from gipf.host.request_fields import Bounds, Name, Request, request

Password = Annotated[str, Bounds("A password, as it was typed.", max_length=1000)]
Mail = Annotated[str, Bounds("A mail address.", max_length=300)]
Credential = Annotated[
    str, Bounds("What `navigator.credentials` gave, as JSON.", max_length=20_000)
]


@request
class NewAccountRequest(Request):
    """An account: its name, and at least one way to sign in."""

    name: Name
    password: Password | None = None
    mail: Mail | None = None
    credential: Credential | None = None


@request
class SignInRequest(Request):
    """A name or a mail address, and the password."""

    name: Annotated[str, Bounds("A name or a mail address.", max_length=300)]
    password: Password


@request
class PasswordRequest(Request):
    """One's own password."""

    password: Password


@request
class MailRequest(Request):
    """Where a link is to be sent."""

    mail: Mail


@request
class CredentialRequest(Request):
    """A passkey that was used."""

    credential: Credential


@request
class NewPasskeyRequest(Request):
    """For whom a passkey is to be made; who has an account needs no name."""

    name: Name | None = None


@request
class PasskeyRequest(Request):
    """A passkey that was made, and what it is called."""

    credential: Credential
    name: Annotated[str, Bounds("What one calls it.", max_length=60)]


@request
class AccountChangeRequest(Request):
    """What is to be different about an account; what is left out stays."""

    name: Name | None = None
    password: Password | None = None
    mail: Annotated[str | None, Bounds("A mail address, or nothing for none.", max_length=300)] = (
        None
    )


@request
class NewTokenRequest(Request):
    """A token for a program: what its owner calls it, and what it is good for besides looking."""

    name: Name
    scopes: Annotated[
        list[Literal["play", "offers", "talk"]],
        Bounds("Play and end games, offer and accept games, talk.", max_length=3),
    ]
