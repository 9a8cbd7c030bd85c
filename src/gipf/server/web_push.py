"""Web push: what is said to a browser by way of its push service, which cannot read it.

Messages are encrypted for the browser (RFC 8291, RFC 8188) and signed with the service's own key (VAPID, RFC
8292). They go to known push services alone, over TLS, and nowhere else that an answer might lead.
"""

import hmac
import json
import os
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from gipf.errors import GipfError

KNOWN = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
    ".push.apple.com",
    ".notify.windows.com",
    ".push.services.mozilla.com",
)
"""Where browsers have their push services: a name, or what a name ends with."""
LONGEST = 3000
"""Bytes of a message; services take 4096 with what encryption adds."""
PATIENCE = 10.0
"""Seconds to wait for a push service."""
TOKEN = 12 * 3600
"""Seconds for which a signature holds; services refuse more than a day."""
KEPT = 24 * 3600
"""Seconds for which a service keeps a message for a device that is off."""
_CURVE = ec.SECP256R1()


@dataclass(frozen=True)
class Endpoint:
    """Where a browser takes messages, and the keys for which they are encrypted."""

    address: str
    p256dh: str
    auth: str


def check_endpoint(address: str, allowed: Collection[str] = ()) -> None:
    """Refuse an address that is no known push service's, nor one of those allowed besides.

    >>> check_endpoint("https://fcm.googleapis.com/fcm/send/abc")
    >>> check_endpoint("https://fcm.googleapis.com.example/abc")
    Traceback (most recent call last):
    gipf.errors.GipfError: this is no push service that is known here
    """
    try:
        parts = urlsplit(address)
        name, port = parts.hostname or "", parts.port
    except ValueError:
        raise GipfError("push-unknown") from None
    is_plain = address.isascii() and address.isprintable() and " " not in address
    origin = f"{parts.scheme}://{parts.netloc}"
    is_known = any(name == each or (each[0] == "." and name.endswith(each)) for each in KNOWN)
    is_safe = parts.scheme == "https" and port in (None, 443) and "@" not in parts.netloc
    if not is_plain or not ((is_known and is_safe) or origin in allowed):
        raise GipfError("push-unknown")


def check_keys(endpoint: Endpoint) -> None:
    """Refuse keys for which nothing can be encrypted."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, decoded(endpoint.p256dh))
        if len(decoded(endpoint.auth)) != 16:
            raise ValueError
    except (ValueError, TypeError):
        raise GipfError("push-keys") from None


# ---------------------------------------------------------------------- the service's key


def new_key() -> str:
    """Make a key for the service, as it is kept."""
    key = ec.generate_private_key(_CURVE)
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


class Signer:
    """The service as push services know it: by its key, and the address that stands for it."""

    def __init__(self, key: str, address: str) -> None:
        loaded = load_pem_private_key(key.encode(), None)
        assert isinstance(loaded, ec.EllipticCurvePrivateKey), "it was made here"
        self._key, self._address = loaded, address

    @property
    def public(self) -> str:
        """What a browser asks its push service with: the public half."""
        return encoded(_point(self._key.public_key()))

    def authorization(self, endpoint: str, now: int) -> str:
        """Sign for the push service of an endpoint, at a moment in seconds."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + TOKEN}
        said = [{"typ": "JWT", "alg": "ES256"}, {**claims, "sub": self._address}]
        text = ".".join(encoded(json.dumps(each).encode()) for each in said)
        signature = self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signature)
        signed = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signed}, k={self.public}"


# ---------------------------------------------------------------------- encryption


def encrypted(
    text: bytes,
    endpoint: Endpoint,
    salt: bytes = b"",
    key: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Encrypt a message for a browser, as one record; salt and key are new each time."""
    salt, key = salt or os.urandom(16), key or ec.generate_private_key(_CURVE)
    theirs, ours = decoded(endpoint.p256dh), _point(key.public_key())
    public = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, theirs)
    shared = key.exchange(ec.ECDH(), public)
    about = b"WebPush: info\0" + theirs + ours
    secret = _derived(decoded(endpoint.auth), shared, about, 32)
    content = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content).encrypt(nonce, text + b"\x02", None)  # 2 says that it is the last
    return salt + (4096).to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def _derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    """Derive a key of at most 32 bytes (HKDF, RFC 5869)."""
    extracted = hmac.digest(salt, secret, sha256)
    return hmac.digest(extracted, about + b"\x01", sha256)[:length]


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    """Write bytes as web push does: base64 for addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Read such bytes."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


# ---------------------------------------------------------------------- sending


def send(
    text: bytes, endpoint: Endpoint, authorization: str, *, topic: str, is_urgent: bool
) -> int:
    """Send a message to a push service; give the HTTP status it answers, 0 where it does not.

    A later message of the same topic takes the place of one that still waits there. No redirection is followed.
    """
    parts = urlsplit(endpoint.address)
    headers = {
        "Authorization": authorization,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Topic": topic,
        "Urgency": "high" if is_urgent else "normal",
    }
    path = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
    line: HTTPConnection
    if parts.scheme == "https":
        context = ssl.create_default_context()
        line = HTTPSConnection(parts.netloc, timeout=PATIENCE, context=context)
    else:  # a push service of one's own, which was allowed by name
        line = HTTPConnection(parts.netloc, timeout=PATIENCE)
    try:
        line.request("POST", path, encrypted(text, endpoint), headers)
        with line.getresponse() as answer:
            return answer.status
    except (OSError, HTTPException):
        return 0
    finally:
        line.close()
