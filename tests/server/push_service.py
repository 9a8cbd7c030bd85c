"""A push service of our own: it takes what is pushed to a device, and a device reads it.

How it is read is written down anew, after RFC 8291, so that both ends cannot be wrong in the same way.
"""

import json
import os
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.patience import PATIENCE

CURVE = ec.SECP256R1()


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


@dataclass
class Device:
    """A browser's keys; what they are for, nobody else can read."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": text_of(self.public), "auth": text_of(self.auth)}

    def read(self, body: bytes) -> bytes:
        """Decrypt what was pushed: one record of aes128gcm."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        assert size == 4096 >= len(body)
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        shared = self.key.exchange(ec.ECDH(), public)
        secret = derived(self.auth, shared, b"WebPush: info\0" + self.public + theirs, 32)
        content = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(content).decrypt(nonce, sealed, None)
        text, mark, rest = padded.rpartition(b"\x02")
        assert mark and not rest
        return text


@dataclass
class Pushed:
    """What has come, and from whom."""

    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self) -> dict[str, Any]:
        """Check the signature, and give what is claimed."""
        scheme, _, rest = self.headers["Authorization"].partition(" ")
        parts = dict(each.strip().split("=", 1) for each in rest.split(","))
        assert scheme == "vapid"
        head, claims, signature = parts["t"].split(".")
        signed = bytes_of(signature)
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(parts["k"]))
        pair = (int.from_bytes(signed[:32], "big"), int.from_bytes(signed[32:], "big"))
        public.verify(
            encode_dss_signature(*pair), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256())
        )
        assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
        found: dict[str, Any] = json.loads(bytes_of(claims))
        return {**found, "key": parts["k"]}


@dataclass
class PushService:
    """Where it listens, what it answers, and what has come."""

    address: str
    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)
    pushed: Queue[Pushed] = field(default_factory=Queue)

    def next(self) -> Pushed:
        """Wait for the next push."""
        return self.pushed.get(timeout=PATIENCE)


@contextmanager
def push_service() -> Iterator[PushService]:
    """Open one for a while."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.pushed.put(Pushed(self.path, dict(self.headers), body))
            self.send_response(service.status)
            for name, value in service.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield service
    server.shutdown()
    server.server_close()
    thread.join(PATIENCE)
