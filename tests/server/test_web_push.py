"""Web push: as the published example has it, for the device alone, to known push services alone."""

import time

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from gipf.errors import GipfError
from gipf.server.web_push import (
    LONGEST,
    Endpoint,
    Signer,
    check_endpoint,
    check_keys,
    encrypted,
    new_key,
    send,
)
from tests.server.push_service import CURVE, Device, bytes_of, push_service, text_of
from tests.server.test_errors import check_refusal

# RFC 8291, section 5
TEXT = b"When I grow up, I want to be a watermelon"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(bytes_of(text), "big"), CURVE)


def test_a_message_is_encrypted_as_in_the_published_example() -> None:
    endpoint = Endpoint(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV", PUBLIC, AUTH
    )
    made = encrypted(TEXT, endpoint, bytes_of(SALT), private(SENDER))
    assert text_of(made) == BODY
    assert Device(private(PRIVATE), bytes_of(AUTH)).read(made) == TEXT


def test_only_the_device_reads_it_and_it_is_never_the_same_twice() -> None:
    device, other = Device(), Device()
    endpoint = Endpoint("https://web.push.apple.com/x", **device.keys)
    first, second = encrypted(b"x" * LONGEST, endpoint), encrypted(b"x" * LONGEST, endpoint)
    assert first != second and len(first) <= 4096
    assert device.read(first) == device.read(second) == b"x" * LONGEST
    with pytest.raises(InvalidTag):
        other.read(first)


def test_a_push_is_signed_for_its_push_service_and_leads_nowhere_else() -> None:
    device, signer = Device(), Signer(new_key(), "https://play.example")
    with push_service() as service, push_service() as elsewhere:
        endpoint = Endpoint(f"{service.address}/abc?x=1", **device.keys)
        signed = signer.authorization(endpoint.address, int(time.time()))
        assert send(b"hello", endpoint, signed, topic="t", is_urgent=True) == 201
        pushed = service.next()
        assert (pushed.path, device.read(pushed.body)) == ("/abc?x=1", b"hello")
        sent = {name: pushed.headers[name] for name in ("TTL", "Topic", "Urgency")}
        assert sent == {"TTL": "86400", "Topic": "t", "Urgency": "high"}
        claims = pushed.claims()
        assert (claims["aud"], claims["sub"]) == (service.address, "https://play.example")
        assert 0 < claims["exp"] - time.time() <= 24 * 3600
        assert claims["key"] == signer.public

        service.status, service.headers = 307, {"Location": f"{elsewhere.address}/abc"}
        assert send(b"hello", endpoint, signed, topic="t", is_urgent=False) == 307
        assert elsewhere.pushed.empty()
    assert send(b"hello", endpoint, signed, topic="t", is_urgent=False) == 0


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://169.254.169.254/latest",
        "https://fcm.googleapis.com@example.org/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://example.org/fcm.googleapis.com",
        "https://evilpush.apple.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com\\@example.org/x",
        "https://fcm.googleapis.com/x\r\nHost: y",
        "https://[::1/x",
        "file:///etc/passwd",
        "",
    ],
)
def test_nothing_is_pushed_to_an_unknown_address(address: str) -> None:
    with pytest.raises(GipfError) as refused:
        check_endpoint(address)
    assert refused.value.code == "push-unknown"


def test_known_push_services_and_one_of_ones_own_are_taken() -> None:
    for address in (
        "https://fcm.googleapis.com/fcm/send/abc:d-e_f",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/QOd",
        "https://wns2-by3p.notify.windows.com/w/?token=x%2b",
    ):
        check_endpoint(address)
    check_endpoint("http://127.0.0.1:9099/abc", ["http://127.0.0.1:9099"])
    with pytest.raises(GipfError):
        check_endpoint("http://127.0.0.1:9098/abc", ["http://127.0.0.1:9099"])


@pytest.mark.parametrize("wrong", [{"auth": "abc"}, {"p256dh": "abc"}, {"p256dh": "ä"}])
def test_keys_for_which_nothing_can_be_encrypted_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(GipfError) as refused:
        check_keys(Endpoint("https://web.push.apple.com/x", **{**Device().keys, **wrong}))
    check_refusal(
        "push-keys",
        {
            "error": str(refused.value),
            "code": refused.value.code,
            "arguments": refused.value.arguments,
        },
    )
