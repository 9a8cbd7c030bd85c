"""One profile for hypothesis: the same examples in every run, here and in CI."""

from hypothesis import settings

settings.register_profile("gipf", derandomize=True, deadline=None, max_examples=80)
settings.load_profile("gipf")
