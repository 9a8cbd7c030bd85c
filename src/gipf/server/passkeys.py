"""Passkeys: keys that a device keeps, and uses when its owner shows it a finger, a face or a number."""

import json
from typing import Any
from urllib.parse import urlsplit

from gipf.errors import GipfError
from gipf.host.moments import now
from gipf.host.people import Person
from gipf.server.account_store import Passkey

MOST = 20
"""Passkeys of one account."""
LONGEST_ID, LONGEST_KEY = 1400, 2000
"""Letters of what is stored of one."""


class Passkeys:
    """Makes what a browser is asked, and looks at what it answers."""

    def __init__(self, address: str) -> None:
        self._origin = address
        self._name = urlsplit(address).hostname or ""

    def creation(self, person: Person, name: str, known: list[Passkey]) -> tuple[str, str]:
        """Ask a browser for a new passkey of somebody; give what it is asked as JSON, and the challenge."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        made = generate_registration_options(
            rp_id=self._name,
            rp_name="GIPF",
            user_name=name,
            user_display_name=name,
            user_id=(person.id or "").encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(each.id)) for each in known
            ],
        )
        return options_to_json(made), _text(made.challenge)

    def created(self, person: Person, credential: str, name: str) -> Passkey:
        """Give the passkey that a browser has made; the challenge in it is looked at before."""
        from webauthn import verify_registration_response
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            found = verify_registration_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge_in(credential)),
                expected_rp_id=self._name,
                expected_origin=self._origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise GipfError("passkey-refused") from None
        id_, key = _text(found.credential_id), _text(found.credential_public_key)
        if len(id_) > LONGEST_ID or len(key) > LONGEST_KEY:
            raise GipfError("passkey-refused")
        return Passkey(id_, person.id or "", key, found.sign_count, name, now())

    def request(self) -> tuple[str, str]:
        """Ask a browser for any passkey it has; give what it is asked as JSON, and the challenge."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        made = generate_authentication_options(
            rp_id=self._name, user_verification=UserVerificationRequirement.REQUIRED
        )
        return options_to_json(made), _text(made.challenge)

    def used(self, credential: str, passkey: Passkey | None) -> int:
        """Give what the device has counted, where it holds the key; the challenge is looked at before."""
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.exceptions import WebAuthnException

        if passkey is None:
            raise GipfError("passkey-refused")
        try:
            return verify_authentication_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge_in(credential)),
                expected_rp_id=self._name,
                expected_origin=self._origin,
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.uses,
                require_user_verification=True,
            ).new_sign_count
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise GipfError("passkey-refused") from None


def challenge_in(credential: str) -> str:
    """Give the challenge that a browser says it has answered."""
    from webauthn.helpers import base64url_to_bytes

    try:
        said = json.loads(base64url_to_bytes(_read(credential)["response"]["clientDataJSON"]))
        challenge = said["challenge"]
    except (ValueError, KeyError, TypeError):
        raise GipfError("passkey-refused") from None
    if not isinstance(challenge, str):
        raise GipfError("passkey-refused")
    return challenge


def id_in(credential: str) -> str:
    """Give which passkey a browser says it has used."""
    return str(_read(credential).get("id", ""))


def _read(credential: str) -> dict[str, Any]:
    try:
        data = json.loads(credential)
    except ValueError:
        raise GipfError("passkey-refused") from None
    if not isinstance(data, dict):
        raise GipfError("passkey-refused")
    return data


def _text(raw: bytes) -> str:
    from webauthn.helpers import bytes_to_base64url

    return bytes_to_base64url(raw)
