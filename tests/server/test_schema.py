"""What the API's description says can be asked, asked at random: nothing makes the server fail."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from gipf.server.app import make_app
from tests.server.serving import Site

schema = schemathesis.openapi.from_dict(make_app().openapi())


@schema.parametrize()
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_nothing_that_can_be_asked_makes_the_server_fail(case: Any, site: Site) -> None:
    excluded: list[Any] = [
        positive_data_acceptance
    ]  # a text of the right form need not be a position
    case.call_and_validate(base_url=site.address, excluded_checks=excluded)
