"""A device that keeps passkeys, as far as a server can tell, and what browsers say of them."""

import json
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Authenticator:
    """Makes passkeys and uses them, for pages of one site."""

    origin: str
    keys: dict[str, ec.EllipticCurvePrivateKey] = field(default_factory=dict)
    uses: int = 0
    is_verified: bool = True
    """Whether its owner shows it a finger."""

    def create(self, options: str | dict[str, Any], origin: str = "") -> str:
        """Make a passkey; give what a page sends of it."""
        asked = json.loads(options) if isinstance(options, str) else options
        key = ec.generate_private_key(ec.SECP256R1())
        id_ = token_bytes(16)
        self.keys[bytes_to_base64url(id_)] = key
        point = key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
        known = bytes(16) + len(id_).to_bytes(2) + id_ + cbor2.dumps(public)
        data = self._data(asked["rp"]["id"], ATTESTED) + known
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", asked["challenge"], origin)
        response = {"clientDataJSON": said, "attestationObject": attested}
        return self._written(bytes_to_base64url(id_), response)

    def get(self, options: str | dict[str, Any], origin: str = "") -> str:
        """Use the passkey that was made last; give what a page sends of it."""
        asked = json.loads(options) if isinstance(options, str) else options
        self.uses += 1
        id_, key = list(self.keys.items())[-1]
        data = self._data(asked["rpId"], 0)
        said = self._said("webauthn.get", asked["challenge"], origin)
        signature = key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        response = {"clientDataJSON": said, "authenticatorData": data, "signature": signature}
        return self._written(id_, response)

    def _data(self, site: str, flags: int) -> bytes:
        flags |= PRESENT | (VERIFIED if self.is_verified else 0)
        return sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4)

    def _said(self, what: str, challenge: str, origin: str) -> bytes:
        told = {"type": what, "challenge": challenge, "origin": origin or self.origin}
        return json.dumps({**told, "crossOrigin": False}).encode()

    def _written(self, id_: str, response: dict[str, bytes]) -> str:
        written = {name: bytes_to_base64url(value) for name, value in response.items()}
        known = {"id": id_, "rawId": id_, "type": "public-key", "clientExtensionResults": {}}
        return json.dumps({**known, "response": written})
