"""What requests about accounts are answered."""

from typing import Literal

from gipf.typed_dict import TypedDict


class PasskeyData(TypedDict):
    """A passkey."""

    id: str
    name: str
    created: str


class SessionData(TypedDict):
    """Where somebody is signed in; ``agent`` is what the browser says it is."""

    id: str
    agent: str
    created: str
    seen: str
    is_this: bool


class TokenData(TypedDict):
    """A token of a program, without its secret; ``used`` is when a program last came by it."""

    id: str
    name: str
    scopes: list[Literal["play", "offers", "talk"]]
    created: str
    used: str | None


class AccountResponse(TypedDict):
    """An account; ``is_proved``: whether one has shown lately that it is oneself, which some changes need.

    ``bot``: whether it is the account of a program, which comes by its ``tokens``.
    """

    name: str
    created: str
    mail: str | None
    has_password: bool
    is_proved: bool
    passkeys: list[PasskeyData]
    sessions: list[SessionData]
    bot: bool
    tokens: list[TokenData]


class NewTokenResponse(TypedDict):
    """A token that was made just now, told this once; and the account."""

    token: str
    account: AccountResponse
